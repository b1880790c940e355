/* SPDX-License-Identifier: MIT */
/*
 * FEN in and out (PGN standard, section 16.1; X-FEN by R. Scharnagl and Shredder-FEN for
 * castling rights).
 */
#ifndef CORE_FEN_H
#define CORE_FEN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "base/err.h"
#include "core/position.h"

/*
 * Reads one FEN.  Strict about what cannot be: ranks that do not add up, digits side by
 * side, no or several kings, touching kings, pawns on the end ranks, the side not to move
 * in check, more than 16 men or 8 pawns of a colour, more checkers than a move can give.
 * False then, with code, column and arguments in err.
 *
 * What can be mended is mended and reported in `warnings` (may be NULL): missing fields
 * (counters as 0 and 1), castling flags without king and rook, an en passant square that no
 * double step can have left (one where only the capture is illegal is dropped without a
 * word: the FEN standard asks for it), move number 0, a halfmove clock larger than the move
 * number allows, and ERR_HISTORY_UNKNOWN where the clock is above 0.
 *
 * Castling letters: KQkq mean the outermost rook on that side (X-FEN); file letters A-H and
 * a-h name the rook.  With a king on the e-file, KQkq for a rook outside the corner counts
 * only where both colours' letters agree on the file, as in Chess960 arrays.
 * Blanks around and between fields may be any run of spaces.
 */
bool fen_parse(const char *text, size_t length, struct position *out, struct err_list *warnings,
               struct err *err);

/* The same where the game is known to be Chess960, as by a PGN's Variant tag: KQkq mean the
 * outermost rook wherever the king stands. */
bool fen_parse_chess960(const char *text, size_t length, struct position *out,
                        struct err_list *warnings, struct err *err);

/* Appends all six fields.  En passant only where the capture is legal (position holds no
 * other); castling as X-FEN: KQkq, with a file letter only where the rook is not the outermost
 * on its side.  fen_parse_chess960 always reads it back. */
void fen_write(struct buf *out, const struct position *position);

/* Could this text be meant as a FEN (for "is this file PGN or FEN")?  Looks at the first
 * field only. */
bool fen_looks_like(const char *text, size_t length);

#endif
