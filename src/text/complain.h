/* SPDX-License-Identifier: MIT */
/* err codes with their arguments -> one sentence each: what is wrong; what to do.  The only
 * place with these words.  Everything that came from a file is cleaned here. */
#ifndef TEXT_COMPLAIN_H
#define TEXT_COMPLAIN_H

#include "base/buf.h"
#include "base/err.h"
#include "core/game.h"

/* Appends the sentence without the place: "game 2, 17...Nxe5: no black knight can reach e5;
 * game judged up to 17.Re1".  game (may be NULL) supplies move numbers for err->ply. */
void complain_sentence(struct buf *out, const struct err *err, const struct game *game);

/* Appends "FILE:LINE:COL: sentence" (the parts that are known), and " (warning)" when asked. */
void complain_line(struct buf *out, const struct err *err, const struct game *game, bool warning);

#endif
