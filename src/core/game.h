/* SPDX-License-Identifier: MIT */
/*
 * A starting position and the moves made from it, with every position on the way.
 *
 * Ply P is the position after P half-moves; ply 0 is the starting position.  A FEN start
 * keeps its halfmove clock: what happened before it is not known, and game_history_unknown
 * says whether that matters at a ply.
 */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include <stdbool.h>
#include <stddef.h>

#include "core/position.h"

struct game {
    struct position *positions; /* plies + 1 of them */
    move *moves;                /* moves[p] leads from ply p to ply p + 1 */
    int plies;
    size_t position_capacity;
    size_t move_capacity;
};

/* Starts a game at a position; false when memory is short.  game_clear it. */
bool game_init(struct game *game, const struct position *start);
/* Starts over at another position, keeping the memory. */
bool game_reset(struct game *game, const struct position *start);
/* Frees; fine on NULL and on a cleared game. */
void game_clear(struct game *game);

/* Adds a legal move; false when memory is short or GAME_MAX_PLIES is reached. */
bool game_push(struct game *game, move m);
/* Drops all moves after a ply (0 <= ply <= plies). */
void game_truncate(struct game *game, int ply);
/* A copy of the moves up to a ply, for lines that leave the game. */
bool game_copy(struct game *out, const struct game *game, int ply);

/* The position after `ply` half-moves (0 <= ply <= plies).  Borrowed until the next push,
 * truncate, reset or clear. */
static inline const struct position *game_at(const struct game *game, int ply)
{
    return &game->positions[ply];
}

/* First ply of the stretch without capture or pawn move that `ply` ends (at least 0):
 * nothing before it can be the same position. */
int game_stretch_start(const struct game *game, int ply);

/* Does the stretch that ends at ply reach back before the recorded game?  Then positions
 * may have occurred that nobody knows of. */
bool game_history_unknown(const struct game *game, int ply);

/* Move number and side of the move that led to `ply` (ply >= 1), as a score sheet numbers
 * them: *number from 1, returns the colour that made it. */
enum color game_move_number(const struct game *game, int ply, int *number);

#endif
