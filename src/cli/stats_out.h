/* SPDX-License-Identifier: MIT */
/* Sums of answers for other programs. */
#ifndef CLI_STATS_OUT_H
#define CLI_STATS_OUT_H

#include "train/stats_text.h"

/* One table with a header (RFC 4180). */
void stats_csv(struct buf *out, const struct stats *stats, enum stats_by by);
/* Everything, as one object and a newline.  False: memory. */
bool stats_json(struct buf *out, const struct stats *stats, struct stats_span span);

#endif
