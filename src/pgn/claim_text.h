/* SPDX-License-Identifier: MIT */
/*
 * One grammar and one parser for claims: the arguments of `[%claim …]` in a comment and of
 * `--claim=PLY:…` on the command line.
 *
 *     KIND[,ARGUMENT]...     threefold,move=Qe2   fivefold   flag,fallen=white
 *
 * A written move may have its number in front (`move=34.Qe2`).  It must have the form of a move
 * in the given letters; a move that is not legal is for the verdict.
 *
 * doc/puzzle-format.md lists kinds and arguments.  Unknown ones are errors, never ignored;
 * so are arguments that can't go together (`pressed` without `made`, `fallen` without
 * `flag`, a move with an automatic end, `made` with `move=`).
 */
#ifndef PGN_CLAIM_TEXT_H
#define PGN_CLAIM_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "base/err.h"
#include "core/claim.h"
#include "core/san.h"
#include "core/verdict.h"

enum { CLAIM_PLACE_SIZE = 8 };

/* Reads the arguments; out->ply is left at 0.  letters: of the moves, NULL for English; in the
 * claim they are English.  On failure err->column counts characters of the text from 1. */
bool claim_text_parse(const char *text, size_t length, const struct san_letters *letters,
                      struct claim *out, struct err *err);
/* Reads PLY:ARGUMENTS.  A ply that depends on the game (33b, 34w, start, end) is copied to
 * place, for text/notation; else place becomes "". */
bool claim_text_parse_at(const char *text, size_t length, const struct san_letters *letters,
                         struct claim *out, char place[CLAIM_PLACE_SIZE], struct err *err);
/* Appends the arguments in canonical order. */
void claim_text_write(struct buf *out, const struct claim *claim);

/* What an author expects: `valid`, or `invalid,REASON`, `undecided,REASON`, `valid,REASON`. */
struct expect {
    enum verdict_answer answer;
    enum reason reason; /* REASON_COUNT: not said */
};
bool expect_text_parse(const char *text, size_t length, struct expect *out, struct err *err);

#endif
