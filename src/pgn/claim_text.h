/* SPDX-License-Identifier: MIT */
/*
 * One grammar and one parser for claims: the arguments of `[%claim …]` in a comment and of
 * `--claim=PLY:…` on the command line.
 *
 *     KIND[,ARGUMENT]...     threefold,move=Qe2   fivefold   flag,fallen=white
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
#include "core/verdict.h"

/* Reads the arguments; out->ply is left at 0.  On failure err->column counts characters of
 * the text from 1. */
bool claim_text_parse(const char *text, size_t length, struct claim *out, struct err *err);
/* Reads PLY:ARGUMENTS. */
bool claim_text_parse_ply(const char *text, size_t length, struct claim *out, struct err *err);
/* Appends the arguments in canonical order. */
void claim_text_write(struct buf *out, const struct claim *claim);

/* What an author expects: `valid`, or `invalid,REASON`, `undecided,REASON`, `valid,REASON`. */
struct expect {
    enum verdict_answer answer;
    enum reason reason; /* REASON_COUNT: not said */
};
bool expect_text_parse(const char *text, size_t length, struct expect *out, struct err *err);

#endif
