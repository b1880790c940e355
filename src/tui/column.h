/* SPDX-License-Identifier: MIT */
/* Text in columns, for the rows of lists: measured in columns of the screen, not in bytes. */
#ifndef TUI_COLUMN_H
#define TUI_COLUMN_H

#include "base/buf.h"

/* Appends clean text in exactly so many columns: cut at a whole character, or blanks after. */
void column_add(struct buf *out, const char *text, int cols);

/* Appends it if it fits, else as many of its words as do, and "…". */
void column_cut(struct buf *out, const char *text, int cols);

#endif
