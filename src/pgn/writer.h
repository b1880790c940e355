/* SPDX-License-Identifier: MIT */
/* A game as PGN, export format (Edwards 1994, section 3.2): tags, wrapped movetext, main line
 * with its comments and commands, result.  Variations are not written: the reader does not
 * keep their moves. */
#ifndef PGN_WRITER_H
#define PGN_WRITER_H

#include "base/buf.h"
#include "pgn/reader.h"

/* Appends the game and a blank line after it. */
void writer_game(struct buf *out, const struct pgn_game *game);

/* Appends the moves first < ply <= last of a game with numbers ("33. Qd3 Rd5 34. Qe2"), on
 * one line. */
void writer_moves(struct buf *out, const struct game *game, int first, int last,
                  const struct san_letters *letters);

#endif
