/* SPDX-License-Identifier: MIT */
/* The kinds of claim as the rows of a list, the same wherever a claim is made on a board. */
#ifndef TUI_CLAIM_FORM_H
#define TUI_CLAIM_FORM_H

#include <stdbool.h>

#include "base/buf.h"

enum { CLAIM_FORM_ROWS = 9 };

/* Appends the row with its number, from 1. */
void claim_form_label(int row, struct buf *out);
/* The claim as it is typed: "threefold,move=". */
const char *claim_form_text(int row);
/* Is a move to be typed behind it? */
bool claim_form_wants_move(int row);

#endif
