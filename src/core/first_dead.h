/* SPDX-License-Identifier: MIT */
/*
 * Where did a game become dead (5.2.2)?  A dead position leads to dead positions only, so one
 * look at the last position of a game tells most games apart, and halving the way back finds
 * the ply in the others.
 */
#ifndef CORE_FIRST_DEAD_H
#define CORE_FIRST_DEAD_H

#include "core/dead.h"
#include "core/draws.h"

struct first_dead {
    int ply;        /* the first ply proven dead; -1: none */
    bool at_latest; /* the ply before it is neither proven dead nor alive */
    bool is_open;   /* DEAD_FULL: nor is the last position, and no ply is proven dead */
};

/* Of the plies 0 to `upto`.  Mate and stalemate at the end of a game are ends of their own and
 * never the ply found.  DEAD_FAST takes the quick proof of the last position, DEAD_FULL a
 * search; where that proves it dead, both search on the way back, each ply with the budget. */
struct first_dead first_dead_of(const struct game *game, int upto, const struct ruleset *rules,
                                enum dead_mode mode, const struct dead_budget *budget);

/* The same where `dead` is a ply known to be dead, under rules that ask for a proof. */
struct first_dead first_dead_before(const struct game *game, int dead,
                                    const struct dead_budget *budget);

#endif
