/* SPDX-License-Identifier: MIT */
/* What a learner's answers add up to, for other programs.  All texts borrowed; dates as ISO. */
#ifndef TEXT_JSON_STATS_H
#define TEXT_JSON_STATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"

struct json_stats_row {
    const char *name;            /* date, topic, reason code or puzzle id */
    size_t asked, right;
    int lapses;                  /* of puzzles */
    const char *due;             /* of puzzles: a date, or NULL */
};
struct json_stats_table {
    const char *key;             /* "days", and what its rows are named by: "day" */
    const char *name;
    bool cards;                  /* with lapses and due */
    const struct json_stats_row *rows;
    size_t count;
};
struct json_confusion {
    const char *right, *given;   /* reason codes */
    size_t count;
};
struct json_calibration {
    double from, to, predicted;  /* chances, 0..1; predicted: the mean */
    size_t asked, right;
};
struct json_stats {
    const char *since, *until;   /* since NULL: from the beginning */
    size_t asked, right, first_asked, first_right;
    int64_t median_ms;
    const struct json_stats_table *tables;
    size_t table_count;
    const struct json_confusion *confusions;
    size_t confusion_count;
    const struct json_calibration *calibration;
    size_t calibration_count;
    const size_t *due;           /* reviews, by days from today */
    size_t due_count;
};

/* Appends one object and a newline.  False: memory. */
bool json_write_stats(struct buf *out, const struct json_stats *stats);

#endif
