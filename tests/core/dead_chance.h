/* SPDX-License-Identifier: MIT */
/* Positions by chance, of the kinds in which who can mate is a question: few men, walls of pawns,
 * the last moves before mate and stalemate, rights that may or may not help. */
#ifndef TESTS_CORE_DEAD_CHANCE_H
#define TESTS_CORE_DEAD_CHANCE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/position.h"

enum chance {
    CHANCE_FEW_MEN,    /* kings and two or three men, pawns among them */
    CHANCE_CORNER,     /* kings and one to three men, all of them near a king in the corner */
    CHANCE_WALL,       /* blocked pairs of pawns, kings, up to three pieces */
    CHANCE_LOOSE_WALL, /* the same, and a pawn or two that are not blocked */
    CHANCE_CASTLING,   /* a right to castle, in Chess960 too, often behind a wall */
    CHANCE_EN_PASSANT, /* a pawn that has just gone two squares, and one that may take it */
    CHANCE_CROWD,      /* pawns close around a king */
    CHANCES
};

extern const char *const chance_names[CHANCES];

/* One that a FEN could tell: neither king in touch of the other, nobody in check who is not on
 * move.  The same state gives the same position. */
struct position chance_position(enum chance kind, uint64_t *state);

/* May a position be?  The reader of FENs decides. */
bool chance_can_be(const struct position *position);

/* The same position with the sides' parts changed: ranks turned round, colours and move too. */
struct position chance_flip(const struct position *position);
/* The same position as a mirror shows it, a-file for h-file; without castling rights. */
struct position chance_mirror(const struct position *position);

/* How many times as much as usual is tried (DRAWCLAIM_DEAD_TIMES), and the seed, which
 * DRAWCLAIM_DEAD_SEED changes. */
long chance_times(void);
uint64_t chance_seed(uint64_t usual);

/* Counts a position of which something wrong was said, and shows the first few. */
void chance_note(int *count, const char *what, const struct position *position);

#endif
