/* SPDX-License-Identifier: MIT */
/* What the session has so far, in words and as a summary screen. */
#ifndef TUI_TALLY_H
#define TUI_TALLY_H

#include <stdbool.h>

#include "base/buf.h"

struct app;

/* Appends "This session: 12 of 15 right, 9 min.  Kept in memory only." */
void tally_line(struct buf *out, const struct app *app);
/* Appends "9 min", "45 s". */
void tally_time(struct buf *out, long long ms);
/* Opens the summary of all that was answered. */
bool tally_open(struct app *app);

#endif
