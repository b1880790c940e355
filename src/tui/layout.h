/* SPDX-License-Identifier: MIT */
/*
 * Where things go at a size of the terminal.  Never stretched: spare room stays empty.
 *
 *     struct board_layout layout = layout_board(app->cols, app->rows, body, &app->display);
 *     board.cell = layout.cell;
 *     board_draw(canvas, layout.board, &board);
 *     draw_panel(canvas, layout.side);
 */
#ifndef TUI_LAYOUT_H
#define TUI_LAYOUT_H

#include <stdbool.h>

#include "tui/board_view.h"
#include "tui/canvas.h"

enum layout {
    LAYOUT_NONE,   /* below 60x18: nothing but a sentence */
    LAYOUT_NARROW, /* below 80x24: what there is room for, Tab switches */
    LAYOUT_FULL,   /* 80x24 */
    LAYOUT_WIDE,   /* 100x30 */
    LAYOUT_LARGE,  /* 120x40 */
    LAYOUT_HUGE,   /* 160x50 */
    LAYOUTS
};
enum { LAYOUT_LEAST_COLS = 60, LAYOUT_LEAST_ROWS = 18 };

enum layout layout_of(int cols, int rows);

/* The cell size of a layout, some steps larger or smaller, and within the room. */
struct cell_size layout_cell(enum layout layout, int step, int cols, int rows);

/* The largest cells of a board of so many columns and rows, its names included; the smallest
 * where none fits. */
struct cell_size layout_fit(int cols, int rows);

struct board_layout {
    enum layout layout;
    struct cell_size cell;
    struct area board;
    struct area side;   /* the panel right of the board, or below it */
    int upright;        /* column of the line between them, relative to body; -1: below */
    int across;         /* row of the line between them; -1: beside */
    bool one_pane;      /* the panel has rows for one pane at a time */
};
/* Board left, panel right; in a high and narrow window the panel below, if the board then has
 * larger squares.  cols and rows are the terminal's; body is what view was given. */
struct board_layout layout_board(int cols, int rows, struct area body,
                                 const struct display *display);
/* Draws the line between board and panel. */
void layout_divide(struct canvas *canvas, struct area body, const struct board_layout *layout);

#endif
