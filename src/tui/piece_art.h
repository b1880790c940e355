/* SPDX-License-Identifier: MIT */
/* Chess men drawn from quarter blocks, for cells of 7x3, 9x4 and 11x5 and larger. */
#ifndef TUI_PIECE_ART_H
#define TUI_PIECE_ART_H

#include <stdbool.h>

#include "base/buf.h"
#include "core/chess.h"

/* A drawing of so many characters across and down. */
struct piece_art {
    int cols, rows;
    const char *const *pixels; /* 2 * rows strings of 2 * cols characters: '#' or '.' */
};

/* The largest drawing that fits a cell; cols 0 where none does. */
struct piece_art piece_art_of(enum piece_type type, int cols, int rows);
/* Appends the row-th line of it: characters of U+2580 .. U+259F and blanks. */
void piece_art_row(struct buf *out, struct piece_art art, int row);

#endif
