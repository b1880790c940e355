/* SPDX-License-Identifier: MIT */
/* One puzzle, shown: `puzzles show`. */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include "cli/command.h"
#include "train/puzzle.h"

struct show {
    struct context *context;
    const char *format; /* "text", "json", "fen", "pgn" */
    const char *ply;    /* NULL: the claim's */
};

/* Prints it.  The text gives no verdict away; json, made for course authors, does. */
enum exit_status show_puzzle(const struct show *show, const struct puzzle *puzzle);

/* Appends one JSON object and a newline. */
bool show_json(struct buf *out, const struct puzzle *puzzle, const char *language);

#endif
