/* SPDX-License-Identifier: MIT */
/*
 * Spaced repetition: when a puzzle comes again.  FSRS-6 as its reference implementations have
 * it (open-spaced-repetition: fsrs-rs 6.6, py-fsrs 6.3, ts-fsrs 5.4), without learning steps and
 * without fuzz.  Pure: weights, card, grade and day in, card out; nothing is rounded.
 */
#ifndef TRAIN_SCHEDULE_H
#define TRAIN_SCHEDULE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "train/records.h"

enum { SCHEDULE_WEIGHTS = 21, SCHEDULE_DAYS_MOST = 36500 };

struct weights {
    double w[SCHEDULE_WEIGHTS];
};
extern const struct weights schedule_weights; /* the published defaults */

/* Reads numbers divided by commas or spaces: 21, or 19 of FSRS-5, which are extended.  err:
 * ERR_WEIGHT_COUNT, or ERR_WEIGHT_VALUE with the index, from 0, of the first that is no number or
 * out of bounds; *out is as it was. */
bool schedule_parse_weights(const char *text, struct weights *out, struct err *err);

/* What is remembered of one puzzle; all 0: never reviewed. */
struct card {
    double stability;      /* days until recall falls to 90 %, 0.001..36500 */
    double difficulty;     /* 1..10 */
    int64_t day;           /* study day of the latest review */
    int64_t due;           /* study day of the next; after Again that same day */
    int reviews;
    int lapses;            /* Again on a later day than the review before */
};

/* Chance of recall, 0..1, after `days` (>= 0). */
double schedule_recall(const struct weights *weights, double days, double stability);
/* Days until recall falls to `retention` (0 < retention < 1): 1..SCHEDULE_DAYS_MOST. */
int schedule_interval(const struct weights *weights, double stability, double retention);
/* The card after a review on study day `day` (a day before the latest counts as that day). */
struct card schedule_review(const struct weights *weights, double retention,
                            const struct card *card, enum grade grade, int64_t day);

/* What a review is made of.  Difficulty of a first review, not yet clamped to 1..10; and of a later
 * one. */
double schedule_first_difficulty(const struct weights *weights, enum grade grade);
double schedule_difficulty(const struct weights *weights, double difficulty, enum grade grade);
/* Stability after a review when the chance of recall was `recall`; and after one on the day of the
 * review before. */
double schedule_stability(const struct weights *weights, const struct card *card, double recall,
                          enum grade grade);
double schedule_same_day(const struct weights *weights, double stability, enum grade grade);

/* The study day of a moment: days since 1970 of the local date (utc + offset, both in seconds),
 * where the day begins `rollover` hours after midnight. */
int64_t schedule_day(int64_t utc, int64_t offset, int rollover);

#endif
