/* SPDX-License-Identifier: MIT */
/* What lexer and reader make of a text, as text: so that cases are data. */
#ifndef TESTS_PGN_SKETCH_H
#define TESTS_PGN_SKETCH_H

#include <stddef.h>

#include "base/buf.h"
#include "pgn/reader.h"

struct sketch_case {
    const char *name;
    const char *input;
    const char *wanted;
};

/* One token a line: its place, kind and text, and what is wrong with it:
 *     1:4 move e4
 *     1:6 stray } !stray */
void sketch_tokens(struct buf *out, const char *text, size_t length);

/* One line for a game (number and line, moves, result), one for each tag, comment, sign,
 * error and warning:
 *     game 1 line 1: e4 e5 1-0
 *     tag White=Carl
 *     comment 2 (1:10) [clk 0:01@1:11] well
 *     error move-illegal 2:3 ply 4 "Qh4" */
void sketch_games(struct buf *out, const char *text, size_t length,
                  const struct san_letters *letters);
void sketch_game(struct buf *out, const struct pgn_game *game);
/* A line as for an error: code, place, arguments. */
void sketch_err(struct buf *out, const struct err *err);

/* One check for each case. */
void sketch_check_tokens(const struct sketch_case *cases, size_t count);
void sketch_check_games(const struct sketch_case *cases, size_t count);

#endif
