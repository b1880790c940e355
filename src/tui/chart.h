/* SPDX-License-Identifier: MIT */
/* Columns and bars out of characters: blocks where the terminal has them, else # and dots. */
#ifndef TUI_CHART_H
#define TUI_CHART_H

#include <stddef.h>

#include "train/stats_rows.h"
#include "tui/canvas.h"

/* Upright columns, one for each value from 0 to 1 (below 0: none), `width` columns wide, in the
 * area's whole height; those that do not fit on the right are left out. */
void chart_columns(struct canvas *canvas, struct area area, const double *values, size_t count,
                   int width, bool utf8);
/* One row of the area: a bar of `cols` columns for a share. */
void chart_bar(struct canvas *canvas, struct area area, int col, int row, int cols,
               const struct share *share, bool utf8);
/* Rows of a table: name, bar, per cent, how many; those that do not fit are left out. */
void chart_shares(struct canvas *canvas, struct area area, const struct stats_rows *rows,
                  bool utf8);

#endif
