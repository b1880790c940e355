/* SPDX-License-Identifier: MIT */
/* Sums as rows of a table: what screen, lines, CSV and JSON show of them. */
#ifndef TRAIN_STATS_ROWS_H
#define TRAIN_STATS_ROWS_H

#include "train/stats.h"

enum stats_by { BY_DAY, BY_WEEK, BY_TOPIC, BY_GROUND, BY_PUZZLE, STATS_BYS };
const char *stats_by_name(enum stats_by by);      /* "day"; never translated */
enum stats_by stats_by_find(const char *name);    /* STATS_BYS if none */
const char *stats_by_heading(enum stats_by by);   /* "By day", translated */

struct stats_row {
    char code[64];        /* a date, a topic's or reason's name, a puzzle's id */
    const char *words;    /* translated; NULL: the code says it; lives as long as the program */
    struct share share;
    int lapses;           /* BY_PUZZLE */
    int64_t due;          /* BY_PUZZLE: study day; 0: not scheduled */
};

struct stats_rows {
    struct stats_row *items;
    size_t count, capacity;
};
/* Days, weeks, topics and grounds with at least one answer, in their order; grounds and puzzles
 * with the worst share first.  Zero-initialise; false: memory.  stats_rows_clear it. */
bool stats_rows(const struct stats *stats, enum stats_by by, struct stats_rows *out);
void stats_rows_clear(struct stats_rows *rows);

/* The puzzles that were forgotten STATS_STUBBORN times or more, most often first.  False:
 * memory. */
bool stats_stubborn(const struct stats *stats, struct stats_rows *out);

#endif
