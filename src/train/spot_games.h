/* SPDX-License-Identifier: MIT */
/*
 * The games that are to be spotted in, one after the other: those of a pack's claims, each once, or
 * those of a PGN text.
 *
 *     spot_games_of_pack(&games, pack, &filter)  or  games = (struct spot_games){.text = ...}
 *     while (spot_games_next(&games, rules, &game, &err))
 *         ...
 *     spot_games_clear(&games);
 */
#ifndef TRAIN_SPOT_GAMES_H
#define TRAIN_SPOT_GAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "pgn/reader.h"
#include "train/catalog.h"
#include "train/records.h"

/* Shorter games of a pack are left out: there is not much to watch. */
enum { SPOT_LEAST_PLIES = 40 };

struct spot_games {
    struct selection selection; /* of a pack: one puzzle for each game */
    const char *text;           /* PGN, borrowed; NULL: the pack's */
    size_t length;
    long only;                  /* of the text only the game of this number; 0: all */

    size_t at;                  /* how many of the selection were given */
    struct reader *reader;      /* of the text; from the first game on this struct must not move */
    struct pgn_memory memory;
    struct pgn_game own;
};

struct spot_game {
    const struct pgn_game *pgn; /* borrowed until the next one */
    char id[sizeof ((struct attempt *)0)->puzzle]; /* "spot-…" */
    uint64_t content;           /* hash of start, moves and ruleset */
};

/* The games that filter lets through: claims, from the start of what is known, and long enough.
 * False: memory. */
bool spot_games_of_pack(struct spot_games *games, const struct pack *pack,
                        const struct filter *filter);
/* How many there are in all; 0: not known before they are read. */
size_t spot_games_count(const struct spot_games *games);
/* The next one with moves.  False: there is none (ERR_NONE), or err says why. */
bool spot_games_next(struct spot_games *games, const struct ruleset *rules, struct spot_game *out,
                     struct err *err);
void spot_games_clear(struct spot_games *games);

#endif
