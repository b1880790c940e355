/* SPDX-License-Identifier: MIT */
/*
 * The castling letters of FEN, for fen.c.
 *
 * KQkq mean the outermost rook on that side of the king (X-FEN), a file letter names the
 * rook.  One case is open: the king on the e-file and the outermost rook not in the corner,
 * as in "4KR2 w K".  In Chess960 that is a right, in the ordinary game a slip.  It is taken
 * as a right where the game is known to be Chess960, or where the other colour's letter says
 * the same of the same file, as both do in every array of Chess960.
 */
#ifndef CORE_FEN_CASTLING_H
#define CORE_FEN_CASTLING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "core/position.h"

/* Is it one of the letters at all? */
bool fen_castling_is_flag(char flag);

/* The rook that `flag`, one letter of the castling field, means on this board, as a set;
 * empty where no king and rook stand for it.  The position's rights are not looked at. */
bitboard fen_castling_rook(const struct position *position, char flag, const char *field,
                           size_t length, bool is_chess960);

/* Appends the field, "-" without rights. */
void fen_castling_write(struct buf *out, const struct position *position);

#endif
