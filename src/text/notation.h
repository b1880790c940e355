/* SPDX-License-Identifier: MIT */
/* Piece letters per language, figurines, and how a move is named in a sentence: 34.Qe2,
 * 33...Rd5. */
#ifndef TEXT_NOTATION_H
#define TEXT_NOTATION_H

#include <stdbool.h>

#include "base/buf.h"
#include "core/game.h"
#include "core/san.h"

/* By language code ("en", "es", "de", "fr", "it", "pt", "nl", "hu") or "figurine"; NULL if
 * there is none.  Static. */
const struct san_letters *notation_find(const char *code);
/* The n-th known, NULL after the last. */
const struct san_letters *notation_at(int n);

/* Appends the move that led to `ply` as "34.Qe2" or "33...Rd5"; for ply 0 "the starting
 * position" (translated).  letters NULL: English. */
void notation_move(struct buf *out, const struct game *game, int ply,
                   const struct san_letters *letters);
/* Appends a move that is written or thought of at `ply` and not played. */
void notation_intended(struct buf *out, const struct game *game, int ply, move m,
                       const struct san_letters *letters);
/* Appends "34w" / "33b" (ply 66 is "33b"; ply 0 is "start"). */
void notation_ply(struct buf *out, const struct game *game, int ply);
/* Reads "34w", "33b", "34", "start", "end"; -1 if it is none or outside the game. */
int notation_parse_ply(const struct game *game, const char *text);

/* Appends a board in letters: eight lines, each with its rank before it, then the files; no newline
 * at the end. */
void notation_board(struct buf *out, const struct position *position,
                    const struct san_letters *letters);
/* A man on a board of letters: capitals for White, "." for none.  Letters that are no ASCII
 * would make the board uneven; English ones stand for them.  letters NULL: English. */
char notation_board_letter(const struct san_letters *letters, piece man);
/* "White" / "Black" (translated). */
const char *notation_color_word(enum color color);

#endif
