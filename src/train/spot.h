/* SPDX-License-Identifier: MIT */
/*
 * Spot it: a game goes by, move for move, and the learner claims by himself, for whoever is to
 * move: at the right moment, in the right form (position on the board, or a move written), and says
 * when the game is over by itself.  No printing, no clock, no files.
 *
 *     spot_start(&spot, game, rules);
 *     while (spot.state == SPOT_GOING_ON)
 *         spot_next(&spot) or spot_claim(&spot, &claim, &err)
 *     spot_result(&spot)
 */
#ifndef TRAIN_SPOT_H
#define TRAIN_SPOT_H

#include <stdbool.h>
#include <stddef.h>

#include "core/draws.h"
#include "core/verdict.h"
#include "train/records.h"

enum spot_state {
    SPOT_GOING_ON,
    SPOT_CLAIMED,    /* drawn by a claim of the learner's */
    SPOT_ENDED,      /* the game ended by itself, and the learner said so */
    SPOT_PLAYED_ON,  /* it ended by itself, and the learner went on */
    SPOT_RUN_OUT     /* the score is at its end, and nothing has ended the game */
};

/* What a claim was worth. */
enum spot_worth {
    SPOT_FIRST,      /* right, at the first chance */
    SPOT_LATE,       /* right, with a chance before */
    SPOT_FALSE,      /* not right; the game goes on */
    SPOT_OPEN        /* left to the arbiter; the game goes on */
};

struct spot_claimed {
    enum spot_worth worth;
    struct verdict verdict;      /* the core's */
};

enum { SPOT_CLAIMS = 32 };       /* more are refused */

struct spot {
    enum spot_state state;
    const struct game *game;     /* borrowed */
    const struct ruleset *rules; /* borrowed */
    struct event_list events;    /* of the whole game: for the reveal, once it is over */
    int ply;                     /* on the board */
    int first;                   /* ply at which a claim was first possible; -1: never */
    int end;                     /* ply at which the game ended by itself; -1: it did not */
    struct spot_claimed claims[SPOT_CLAIMS];
    int count;
};

/* False: memory.  spot_clear it. */
bool spot_start(struct spot *spot, const struct game *game, const struct ruleset *rules);
void spot_clear(struct spot *spot);

/* The next move of the score.  False: it made no sense, the game is not going on. */
bool spot_next(struct spot *spot);
/* Claims here; claim->ply is set to the ply on the board.  Of the kinds those that a player claims
 * and those that end a game by themselves make sense.  The verdict is claims[count - 1].  False:
 * memory, too many claims, or not going on. */
bool spot_claim(struct spot *spot, struct claim *claim);

/* How it went as a whole, once it is over. */
enum spot_result {
    SPOT_GOOD,       /* first chance or right end, and no false claim on the way; or a game in which
                      * there was nothing to claim */
    SPOT_FAIR,       /* found late, or after a false claim */
    SPOT_MISSED      /* not found, or the end was played over */
};
enum spot_result spot_result(const struct spot *spot);
/* Half-moves between the first chance and the right claim; 0 where there was none. */
int spot_late_by(const struct spot *spot);
int spot_false_claims(const struct spot *spot);
/* For the records: mode, topic, right or wrong.  The caller adds who and when. */
void spot_attempt(const struct spot *spot, struct attempt *out);

#endif
