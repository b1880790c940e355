/* SPDX-License-Identifier: MIT */
/*
 * What the answers of a learner add up to: how often right, by week, topic, ground and puzzle; how
 * well the schedule foretells it; what is due; what is mistaken for what.  Pure: records and days
 * in, numbers out.
 */
#ifndef TRAIN_STATS_H
#define TRAIN_STATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "train/records.h"
#include "train/schedule.h"

enum { STATS_DAYS_AHEAD = 30, STATS_BINS = 5, STATS_STUBBORN = 8 /* lapses */ };

struct share {
    size_t asked, right;
};

/* One day, week or puzzle. */
struct stats_line {
    char name[64];         /* the puzzle's id; "" of days and weeks */
    int64_t day;           /* the day, or the Monday of the week; of a puzzle the latest */
    struct share share;
    int lapses;            /* of a puzzle: as a card's (schedule.h) */
    int64_t due;           /* of a puzzle: study day; 0: not scheduled */
};
struct stats_lines {
    struct stats_line *items;
    size_t count, capacity;
};

/* One ground taken for another. */
struct confusion {
    enum reason right, given;
    size_t count;
};

/* Answers whose recall was foretold to lie in one part of 0..1. */
struct calibration {
    double predicted;      /* sum of what was foretold */
    struct share share;
};

struct stats {
    struct share all;
    struct share first;    /* of each puzzle the first answer of all */
    int64_t median_ms;     /* of active time; 0: no answers */
    struct share topics[TOPICS];
    struct share grounds[REASON_COUNT]; /* by the right ground, where one was asked */
    struct stats_lines days, weeks;     /* by day */
    struct stats_lines puzzles;         /* by id */
    struct confusion *confusions;       /* most frequent first */
    size_t confusion_count, confusion_capacity;
    struct calibration bins[STATS_BINS];/* of equal width; see stats_calibration for the whole */
    size_t due[STATS_DAYS_AHEAD + 1];   /* reviews due, by days from today; [0]: overdue ones too */
};

/* Adds up the answers of the study days since..today (since 0: all).  Cards and first answers take
 * the earlier ones into account.  False: memory.  stats_clear it in any case. */
bool stats_make(const struct records *records, const struct weights *weights, int64_t since,
                int64_t today, struct stats *out);
void stats_clear(struct stats *stats);

/* 0..100, rounded; -1 where nothing was asked. */
int share_percent(const struct share *share);
/* All bins together. */
struct calibration stats_calibration(const struct stats *stats);
/* The topic or ground with the worst share among those asked at least `least` times; -1: none. */
int shares_weakest(const struct share *shares, size_t count, size_t least);

#endif
