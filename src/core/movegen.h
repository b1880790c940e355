/* SPDX-License-Identifier: MIT */
/* Legal moves (Article 3 of the Laws), mate, stalemate, perft.  Standard chess and Chess960. */
#ifndef CORE_MOVEGEN_H
#define CORE_MOVEGEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/position.h"

enum { MOVELIST_MAX = 256 }; /* the known maximum is 218 */

struct movelist {
    move moves[MOVELIST_MAX];
    int count;
};

/* All legal moves, in a fixed order: from-square ascending, then to-square ascending, then
 * kind (promotions knight, bishop, rook, queen). */
void movegen_legal(const struct position *position, struct movelist *out);

bool movegen_is_legal(const struct position *position, move m);
/* Faster than counting. */
bool movegen_has_legal(const struct position *position);
/* A legal move that is neither capture nor pawn move (Article 9.3.1). */
bool movegen_has_quiet(const struct position *position);

enum position_state { STATE_ONGOING, STATE_CHECK, STATE_CHECKMATE, STATE_STALEMATE };
enum position_state movegen_state(const struct position *position);

/* From where the player to move can legally bring a man of that type to a square (castling
 * aside).  *reaching (may be NULL) becomes the same without a look at what happens to the
 * own king.  For reading and writing SAN. */
bitboard movegen_origins(const struct position *position, enum piece_type type, square to,
                         bitboard *reaching);

/* Leaf nodes of the legal move tree at `depth` plies (0 gives 1). */
uint64_t movegen_perft(const struct position *position, int depth);

#endif
