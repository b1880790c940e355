/* SPDX-License-Identifier: MIT */
/*
 * The field's words as small values: colours, pieces, squares, moves.
 *
 * Squares run a1 = 0, b1 = 1 … h8 = 63.  A move is 16 bits: from (6), to (6), kind (4).
 * Castling is always stored as the king taking its own rook (`to` is the rook's square),
 * which is the one form that stays unambiguous in Chess960.
 */
#ifndef CORE_CHESS_H
#define CORE_CHESS_H

#include <stdbool.h>
#include <stdint.h>

enum color { WHITE, BLACK };
enum piece_type { PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING, NO_PIECE_TYPE };

/* A man on a square: type * 2 + color, or NO_PIECE. */
typedef uint8_t piece;
enum { NO_PIECE = NO_PIECE_TYPE * 2 };

typedef uint8_t square; /* 0..63, or SQUARE_NONE */
enum { SQUARE_NONE = 64 };

typedef uint16_t move; /* MOVE_NONE, or as the functions below make it */
enum { MOVE_NONE = 0 };

enum move_kind {
    MOVE_PLAIN,      /* captures too */
    MOVE_CASTLE,     /* `to` is the own rook's square */
    MOVE_EN_PASSANT, /* `to` is the square behind the captured pawn */
    MOVE_PROMOTE_KNIGHT,
    MOVE_PROMOTE_BISHOP,
    MOVE_PROMOTE_ROOK,
    MOVE_PROMOTE_QUEEN
};

/* Number of plies a game may have here (a bound for every reader, not a rule). */
enum { GAME_MAX_PLIES = 20000 };

static inline enum color color_other(enum color color)
{
    return color == WHITE ? BLACK : WHITE;
}

static inline piece piece_make(enum piece_type type, enum color color)
{
    return (piece)(type * 2 + color);
}

static inline enum piece_type piece_type_of(piece man)
{
    return (enum piece_type)(man >> 1);
}

static inline enum color piece_color(piece man)
{
    return (enum color)(man & 1);
}

static inline square square_make(int file, int rank) /* both 0..7 */
{
    return (square)(rank * 8 + file);
}

static inline int square_file(square at)
{
    return at & 7;
}

static inline int square_rank(square at)
{
    return at >> 3;
}

static inline move move_make(square from, square to, enum move_kind kind)
{
    return (move)(from | to << 6 | kind << 12);
}

static inline square move_from(move m)
{
    return (square)(m & 63);
}

static inline square move_to(move m)
{
    return (square)(m >> 6 & 63);
}

static inline enum move_kind move_kind_of(move m)
{
    return (enum move_kind)(m >> 12);
}

/* The piece a pawn becomes, or NO_PIECE_TYPE. */
static inline enum piece_type move_promotion(move m)
{
    enum move_kind kind = move_kind_of(m);
    return kind < MOVE_PROMOTE_KNIGHT ? NO_PIECE_TYPE
                                      : (enum piece_type)(KNIGHT + kind - MOVE_PROMOTE_KNIGHT);
}

#endif
