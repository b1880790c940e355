/* SPDX-License-Identifier: MIT */
/*
 * A learner goes through games and claims: what surrounds the state machine of one game (spot.h).
 * The attempt is kept as soon as a game is over, before anything is told.  No printing, no clock.
 *
 *     spot_run_open(&run, now)
 *     while (run.spot.state == SPOT_GOING_ON)
 *         spot_run_move(&run, now, utc) or spot_run_claim(&run, &claim, now, utc)
 *     ... run.attempt, spot_result(&run.spot) ...
 */
#ifndef TRAIN_SPOT_RUN_H
#define TRAIN_SPOT_RUN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "train/deck.h"
#include "train/records.h"
#include "train/spot.h"
#include "train/spot_games.h"

struct spot_run {
    /* The caller's: borrowed but for the games, which are cleared with the run. */
    struct spot_games games;
    const struct ruleset *rules;
    struct records *records;
    const struct deck *deck;     /* for the study day; NULL: days are those of UTC */

    struct spot_game game;       /* on the board; pgn NULL: none */
    struct spot spot;
    struct attempt attempt;      /* of the game that is over */
    bool not_kept;               /* records.keep failed for it: err says why */
    struct err err;              /* of the latest call; ERR_NONE: all went well */
    int64_t stirred_at;          /* monotonic ms of the latest thing done */
    int64_t active_ms;           /* with this game until then, idle gaps cut */
    int64_t all_ms;              /* with all games that are over */
    size_t number;               /* of the game, from 1 */
    size_t asked, right;         /* games that are over */
};

/* Opens the next game.  False: there is none (ERR_NONE), or err says why.  Once it was called the
 * run must not be moved. */
bool spot_run_open(struct spot_run *run, int64_t now_ms);
/* The next move of the score; beyond the last one the game is over.  False: it made no sense. */
bool spot_run_move(struct spot_run *run, int64_t now_ms, int64_t utc);
/* As spot_claim.  False: memory (err), too many claims, or not going on (ERR_NONE). */
bool spot_run_claim(struct spot_run *run, struct claim *claim, int64_t now_ms, int64_t utc);

/* Something was done that is neither; and the program was suspended for so long. */
void spot_run_stir(struct spot_run *run, int64_t now_ms);
void spot_run_pause(struct spot_run *run, int64_t paused_ms);

/* Notes the run in the records, if a game was ended; what could not be written is written later. */
void spot_run_note(const struct spot_run *run, int64_t utc);
void spot_run_clear(struct spot_run *run);

#endif
