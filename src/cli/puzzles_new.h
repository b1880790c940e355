/* SPDX-License-Identifier: MIT */
/* A colleague's game and a claim in it as a puzzle file: `puzzles new`. */
#ifndef CLI_PUZZLES_NEW_H
#define CLI_PUZZLES_NEW_H

#include "cli/command.h"

/* --from=PGN --claim=PLY:CLAIM [--game=N] [NAME]: prints the file, or puts it as NAME.pgn among the
 * user's own puzzles, where it may not be there already. */
enum exit_status puzzles_new(struct context *context, const struct options *options);

#endif
