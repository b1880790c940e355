/* SPDX-License-Identifier: MIT */
/*
 * Sliders work line by line with the obstruction difference (Chess Programming Wiki).  On
 * one line through a rook R, with men as x:
 *
 *     line      . . x . . R . x x .
 *     below         x                  the nearest man below R: its highest bit
 *     above                   x        the nearest man above R: its lowest bit
 *     2 * above - below                sets every bit from the one to the other
 *
 * With nothing below, bit 0 stands in; with nothing above, the subtraction borrows through
 * to bit 63.  The line's own mask cuts both back.
 *
 * The tables are written by the macros of this file, square by square, when it is compiled.
 */
#include "core/bitboard.h"

#define BIT(s) (UINT64_C(1) << (s))
#define ROW(make, s)                                                                               \
    make(s), make((s) + 1), make((s) + 2), make((s) + 3), make((s) + 4), make((s) + 5),            \
        make((s) + 6), make((s) + 7)
#define ALL_SQUARES(make)                                                                          \
    ROW(make, 0), ROW(make, 8), ROW(make, 16), ROW(make, 24), ROW(make, 32), ROW(make, 40),        \
        ROW(make, 48), ROW(make, 56)

#define FILES_AB (BB_FILE_A | BB_FILE_A << 1)
#define FILES_GH (BB_FILE_H | BB_FILE_H >> 1)

#define KNIGHT_FROM(s)                                                                             \
    ((BIT(s) << 17 & ~BB_FILE_A) | (BIT(s) << 15 & ~BB_FILE_H) | (BIT(s) << 10 & ~FILES_AB) |      \
     (BIT(s) << 6 & ~FILES_GH) | (BIT(s) >> 17 & ~BB_FILE_H) | (BIT(s) >> 15 & ~BB_FILE_A) |       \
     (BIT(s) >> 10 & ~FILES_GH) | (BIT(s) >> 6 & ~FILES_AB))

#define KING_FROM(s)                                                                               \
    (BIT(s) << 8 | BIT(s) >> 8 | (BIT(s) << 1 & ~BB_FILE_A) | (BIT(s) >> 1 & ~BB_FILE_H) |         \
     (BIT(s) << 9 & ~BB_FILE_A) | (BIT(s) << 7 & ~BB_FILE_H) | (BIT(s) >> 9 & ~BB_FILE_H) |        \
     (BIT(s) >> 7 & ~BB_FILE_A))

/* A diagonal is one of the two long ones moved up (or, below 0, down) by whole ranks. */
#define A1_H8             UINT64_C(0x8040201008040201)
#define A8_H1             UINT64_C(0x0102040810204080)
#define MOVED(set, ranks) ((ranks) >= 0 ? (set) << (8 * (ranks)&63) : (set) >> (-8 * (ranks)&63))
#define LINES_FROM(s)                                                                              \
    {                                                                                              \
        {                                                                                          \
            (BB_FILE_A << ((s)&7)) & ~BIT(s), (BB_RANK_1 << ((s)&56)) & ~BIT(s),                   \
                MOVED(A1_H8, (s) / 8 - (s) % 8) & ~BIT(s),                                         \
                MOVED(A8_H1, (s) / 8 + (s) % 8 - 7) & ~BIT(s)                                      \
        }                                                                                          \
    }

enum { LINE_FILE, LINE_RANK, LINE_DIAGONAL, LINE_ANTIDIAGONAL, LINE_KINDS };

/* The lines through a square, without the square. */
struct lines {
    bitboard of[LINE_KINDS];
};

static const bitboard knight_from[64] = {ALL_SQUARES(KNIGHT_FROM)};
static const bitboard king_from[64] = {ALL_SQUARES(KING_FROM)};
static const struct lines lines_from[64] = {ALL_SQUARES(LINES_FROM)};

bitboard bb_knight_attacks(square from)
{
    return knight_from[from];
}

bitboard bb_king_attacks(square from)
{
    return king_from[from];
}

bitboard bb_pawn_attacks(square from, enum color color)
{
    bitboard at = bb_of(from);
    bitboard west = at & ~BB_FILE_A;
    bitboard east = at & ~BB_FILE_H;
    return color == WHITE ? west << 7 | east << 9 : west >> 9 | east >> 7;
}

static inline bitboard line_attacks(bitboard line, square from, bitboard occupied)
{
    bitboard men = line & occupied;
    bitboard below = (men & (bb_of(from) - 1)) | 1;
    bitboard above = men & ~(bb_of(from) - 1);
    bitboard highest_below = bb_of((square)(63 - __builtin_clzll(below)));
    return line & (2 * (above & -above) - highest_below);
}

bitboard bb_bishop_attacks(square from, bitboard occupied)
{
    const struct lines *lines = &lines_from[from];
    return line_attacks(lines->of[LINE_DIAGONAL], from, occupied) |
           line_attacks(lines->of[LINE_ANTIDIAGONAL], from, occupied);
}

bitboard bb_rook_attacks(square from, bitboard occupied)
{
    const struct lines *lines = &lines_from[from];
    return line_attacks(lines->of[LINE_FILE], from, occupied) |
           line_attacks(lines->of[LINE_RANK], from, occupied);
}

bitboard bb_queen_attacks(square from, bitboard occupied)
{
    return bb_bishop_attacks(from, occupied) | bb_rook_attacks(from, occupied);
}

bitboard bb_piece_attacks(enum piece_type type, enum color color, square from, bitboard occupied)
{
    switch (type) {
    case PAWN:
        return bb_pawn_attacks(from, color);
    case KNIGHT:
        return bb_knight_attacks(from);
    case BISHOP:
        return bb_bishop_attacks(from, occupied);
    case ROOK:
        return bb_rook_attacks(from, occupied);
    case QUEEN:
        return bb_queen_attacks(from, occupied);
    case KING:
        return bb_king_attacks(from);
    case NO_PIECE_TYPE:
        break;
    }
    return 0;
}

/* The line from `a` (without `a`) that holds `b`; empty when there is none. */
static bitboard line_with(square a, square b)
{
    int files = square_file(b) - square_file(a);
    int ranks = square_rank(b) - square_rank(a);
    if (files == 0)
        return lines_from[a].of[LINE_FILE];
    if (ranks == 0)
        return lines_from[a].of[LINE_RANK];
    if (files == ranks)
        return lines_from[a].of[LINE_DIAGONAL];
    if (files == -ranks)
        return lines_from[a].of[LINE_ANTIDIAGONAL];
    return 0;
}

bitboard bb_between(square a, square b)
{
    square low = a < b ? a : b;
    square high = a < b ? b : a;
    bitboard above_low = ~(2 * bb_of(low) - 1);
    return line_with(a, b) & above_low & (bb_of(high) - 1);
}

bitboard bb_line(square a, square b)
{
    bitboard line = a == b ? 0 : line_with(a, b);
    return line == 0 ? 0 : line | bb_of(a);
}
