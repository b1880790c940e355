/* SPDX-License-Identifier: MIT */
/* Sets of squares (bit n = square n) and what each piece attacks on a given board.
 * All tables are const or computed from the arguments: no start-up call, no globals
 * that change. */
#ifndef CORE_BITBOARD_H
#define CORE_BITBOARD_H

#include <stdint.h>

#include "core/chess.h"

typedef uint64_t bitboard;

static inline bitboard bb_of(square at)
{
    return (bitboard)1 << at;
}

/* Adds neighbouring bits up in ever larger groups.  The compiler's builtin would call into
 * its runtime library on a plain x86-64. */
static inline int bb_count(bitboard set)
{
    set -= set >> 1 & UINT64_C(0x5555555555555555);
    set = (set & UINT64_C(0x3333333333333333)) + (set >> 2 & UINT64_C(0x3333333333333333));
    set = (set + (set >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(set * UINT64_C(0x0101010101010101) >> 56);
}

/* The lowest square of a set that is not empty. */
static inline square bb_first(bitboard set)
{
    return (square)__builtin_ctzll(set);
}

/* Takes the lowest square out of a set that is not empty and returns it. */
static inline square bb_pop(bitboard *set)
{
    square at = bb_first(*set);
    *set &= *set - 1;
    return at;
}

#define BB_FILE_A UINT64_C(0x0101010101010101)
#define BB_FILE_H UINT64_C(0x8080808080808080)
#define BB_RANK_1 UINT64_C(0x00000000000000ff)
#define BB_RANK_8 UINT64_C(0xff00000000000000)
#define BB_LIGHT UINT64_C(0x55aa55aa55aa55aa)

bitboard bb_knight_attacks(square from);
bitboard bb_king_attacks(square from);
bitboard bb_pawn_attacks(square from, enum color color); /* the two capture squares */
/* Sliders see up to and including the first man of `occupied` on each line. */
bitboard bb_bishop_attacks(square from, bitboard occupied);
bitboard bb_rook_attacks(square from, bitboard occupied);
bitboard bb_queen_attacks(square from, bitboard occupied);
bitboard bb_piece_attacks(enum piece_type type, enum color color, square from, bitboard occupied);

/* The squares strictly between two on one line; empty when they share none. */
bitboard bb_between(square a, square b);
/* The whole line (edge to edge) through both; empty when they share none. */
bitboard bb_line(square a, square b);

#endif
