/* SPDX-License-Identifier: MIT */
/*
 * A way through the puzzles, from the first lesson to the traps that grandmasters fell into:
 * stations of a topic or two at a level, in an order to learn in.  How far a learner is stands in his
 * cards, nowhere else; so whatever is answered by whatever way of asking counts, once it is graded.
 */
#ifndef TRAIN_COURSE_H
#define TRAIN_COURSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "train/deck.h"

struct station {
    const char *name;         /* N_(): "Repetition" */
    unsigned topics;          /* set of 1 << enum topic */
    int level_from, level_to; /* 1..5 */
};

enum { COURSE_MOST = 40 };

/* How far a learner is with a station. */
struct station_state {
    const struct station *station; /* static */
    size_t count;                  /* puzzles of it; at least 1 */
    size_t begun;                  /* answered at least once */
    size_t right;                  /* the latest answer was right */
};
struct course {
    struct station_state stations[COURSE_MOST]; /* those that the pack has puzzles of */
    size_t count;
};

/* The n-th station of all, NULL after the last.  Every topic at every level belongs to one. */
const struct station *course_station(size_t n);
bool station_has(const struct station *station, const struct puzzle *puzzle);

void course_make(struct course *out, const struct deck *deck);
/* Are at least 80 of 100 of its puzzles right? */
bool station_is_mastered(const struct station_state *state);
/* The first that is not mastered, from 0; course->count where all are. */
size_t course_at(const struct course *course);
/* Of all puzzles, how many of 100 are right, rounded down. */
int course_percent(const struct course *course);

/* What a station asks: its new puzzles, then those whose latest answer was wrong; where there are
 * neither, all of them.  The seed decides among equals.  Clears out first.  False: memory. */
bool course_choose(const struct deck *deck, const struct station *station, uint64_t seed,
                   struct selection *out);

#endif
