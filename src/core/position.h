/* SPDX-License-Identifier: MIT */
/*
 * The board and its rights, as a value.  A move gives a new position; nothing is undone.
 *
 *     struct position next;
 *     position_play(&position, m, &next);
 *
 * What Article 9.2.3 compares is held in canonical form, so that comparing fields
 * compares positions: castling *rights* (of king and rook that have not moved, never
 * whether castling is possible just now), and the en passant square only where the
 * capture is legal at this moment.
 */
#ifndef CORE_POSITION_H
#define CORE_POSITION_H

#include <stdbool.h>
#include <stdint.h>

#include "core/bitboard.h"
#include "core/chess.h"

struct position {
    bitboard by_type[6];  /* indexed by enum piece_type, both colours */
    bitboard by_color[2];
    piece board[64];      /* NO_PIECE where empty */
    bitboard castling;    /* squares of the rooks with which castling is still allowed */
    uint64_t key;         /* Zobrist key of placement, player to move, castling, en passant */
    uint16_t halfmove;    /* plies since the last capture or pawn move */
    uint16_t fullmove;    /* from 1, goes up after Black's move */
    uint8_t turn;         /* enum color */
    square en_passant;    /* where a pawn would land; SQUARE_NONE unless the capture is legal now */
};

/* The initial array, White to move. */
void position_initial(struct position *out);

/* Sets everything from the board array, the rights and the counters (key and sets are
 * computed).  `en_passant` may name any square or SQUARE_NONE: it is kept only where a
 * capture there is legal (position_en_passant_possible says what the board must show).
 * castling holds rooks' squares, taken as they are.  For FEN and tests. */
void position_setup(struct position *out, const piece board[64], enum color turn,
                    bitboard castling, square en_passant, unsigned halfmove, unsigned fullmove);

/* Can the last move have been a double step over `at`: right rank for the player to move, a
 * pawn before it, nothing on it and behind it?  Says nothing about who may capture. */
bool position_en_passant_possible(const struct position *position, square at);
/* Would the capture from `from` on the en passant square `at` leave the own king unattacked?
 * `from` holds a pawn of the player to move that attacks `at`. */
bool position_en_passant_is_legal(const struct position *position, square from, square at);

/* Plays a legal move (anything else is a bug of the caller: assert).  `out` may be `in`. */
void position_play(const struct position *in, move m, struct position *out);

/* Men of one colour that attack a square on this board; men that are not in `occupied`
 * count as gone. */
bitboard position_attackers(const struct position *position, square at, enum color by,
                            bitboard occupied);

square position_king(const struct position *position, enum color color);
/* Is that side's king attacked? */
bool position_in_check(const struct position *position, enum color color);

/* A capture or pawn move, promotion and en passant included: it sets the halfmove clock
 * to 0.  Castling is neither.  m is legal or at least pseudo-legal here. */
bool position_is_zeroing(const struct position *position, move m);
bool position_is_capture(const struct position *position, move m);

/* The rook's square with which `color` still has the right to castle towards the h-file
 * (king_side) or the a-file, or SQUARE_NONE. */
square position_castling_rook(const struct position *position, enum color color, bool king_side);

static inline bitboard position_occupied(const struct position *position)
{
    return position->by_color[WHITE] | position->by_color[BLACK];
}

static inline bitboard position_men(const struct position *position, enum color color,
                                    enum piece_type type)
{
    return position->by_type[type] & position->by_color[color];
}

/* Zobrist key of the placement alone: what a diagram shows.  For looking up positions that
 * look the same. */
uint64_t position_diagram_key(const struct position *position);

#endif
