/* SPDX-License-Identifier: MIT */
/* What the learner has set about grades and repetition: the settings schedule.* and grading.*. */
#ifndef TRAIN_PLAN_H
#define TRAIN_PLAN_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "core/ruleset.h"
#include "train/grade.h"
#include "train/schedule.h"

struct plan {
    struct weights weights;
    double retention;       /* 0.70..0.97 */
    int new_each_day;
    int rollover;           /* the hour at which a study day begins, 0..23 */
    struct grading grading;
    int64_t offset;         /* of local time, seconds east of Greenwich */
    const struct ruleset *rules; /* what is new under others waits longer */
};

/* A setting's value by its key; NULL or "" where there is none. */
typedef const char *plan_lookup(const void *data, const char *key);

/* Reads it from settings whose values have been checked; what is not set is as usual; the
 * rules are the default.  False: the weights are no good, err says why, and the usual ones are in
 * their place. */
bool plan_read(struct plan *out, plan_lookup *lookup, const void *data, int64_t offset,
               struct err *err);

#endif
