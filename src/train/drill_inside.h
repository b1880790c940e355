/* SPDX-License-Identifier: MIT */
/* Shared by the files of drill, and nobody else's business. */
#ifndef TRAIN_DRILL_INSIDE_H
#define TRAIN_DRILL_INSIDE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/claim.h"
#include "core/game.h"
#include "core/movegen.h"
#include "train/drill.h"

/* A game in the making. */
struct maker {
    uint64_t random;     /* state of the generator */
    struct game game;
    int level;
    bool honest;         /* the claim is meant to be right; the core has the last word */
    bool ahead;          /* claim with the last move written instead of played */
    enum claim_kind kind;
    bool out_of_memory;
};

/* --- chance --- */

/* 0 .. count - 1; count >= 1. */
int drill_below(struct maker *maker, int count);
bool drill_toss(struct maker *maker);

/* --- scenes (drill_scene.c): where a game starts --- */

enum scene_kind {
    SCENE_MIDDLE,     /* kings and rooks at home, with rights to castle */
    SCENE_ENDING,     /* some pawns, one to three pieces each */
    SCENE_PASSANT,    /* as an ending, and a pawn may pass one that could take it */
    SCENE_PINNED,     /* the same, but the pawn that could take may not leave its file */
    SCENE_PROMOTION,  /* a pawn one step from the last rank against a rook */
    SCENE_CAPTURE,    /* pieces and one pawn or minor piece that can get lost */
    SCENE_MATE        /* checkmate with few men, by a move that took nothing */
};
/* Makes a start that looks like chess: nobody in check (but for mate), nothing hanging.  False:
 * this try gave none. */
bool scene_make(struct maker *maker, enum scene_kind kind, struct position *out);

/* --- walks (drill_walk.c) --- */

/* Nothing hangs, and nobody is in check. */
bool walk_is_calm(const struct position *position);
/* All walks play quiet moves into calm positions; they return false, with the game longer than
 * before, where they find no way on. */

/* `plies` moves, none into a position that stands in the game already.  `still`: squares of men
 * that don't move. */
bool walk_on(struct maker *maker, int plies, bitboard still);
/* Both players go out and come back, by `pairs` moves of each (1 or 2), to the same diagram. */
bool walk_cycle(struct maker *maker, int pairs, bitboard still);
/* The same by one move of each; only men on `movers` move for the player to move. */
bool walk_cycle_with(struct maker *maker, bitboard movers, bitboard still);
/* The player to move takes three moves to come back, the other two: the same diagram, the other
 * to move. */
bool walk_triangle(struct maker *maker, bitboard still);
/* The player to move makes a quiet move after which the other has one of the wanted kind. */
enum walk_event { WALK_CAPTURE, WALK_PROMOTION };
bool walk_into(struct maker *maker, enum walk_event event);
/* Somebody castles, in this move or the next. */
bool walk_castle(struct maker *maker);
/* A quiet game of `plies` moves that ends in `last`, made backwards. */
bool walk_back(struct maker *maker, const struct position *last, int plies);

/* --- traps (drill_traps.c) --- */

/* Fills maker->game, kind and ahead for a trap.  False: this try gave none. */
bool trap_make(struct maker *maker, enum trap trap);

#endif
