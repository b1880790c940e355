/* SPDX-License-Identifier: MIT */
/* Sums of answers as lines of text for people: what `stats` prints, and the twin of the charts. */
#ifndef TRAIN_STATS_TEXT_H
#define TRAIN_STATS_TEXT_H

#include "train/stats_rows.h"

/* What is summed up. */
struct stats_span {
    int64_t since, today; /* study days; since 0: from the beginning */
};

/* Appends everything, in lines. */
void stats_text(struct buf *out, const struct stats *stats, struct stats_span span);
/* Appends one table; its first line is empty. */
void stats_text_table(struct buf *out, const struct stats *stats, enum stats_by by);

#endif
