/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/layout.h"

/* What a layout asks for, and the cells it starts from (an index into cell_sizes). */
static const struct {
    int cols, rows;
    int cell;
} layouts[LAYOUTS] = {
    [LAYOUT_NARROW] = {LAYOUT_LEAST_COLS, LAYOUT_LEAST_ROWS, 1},
    [LAYOUT_FULL] = {80, 24, 1},
    [LAYOUT_WIDE] = {100, 30, 3},
    [LAYOUT_LARGE] = {120, 40, 4},
    [LAYOUT_HUGE] = {160, 50, 5},
};

/* About two columns to a row, so that squares look square. */
static const struct cell_size cell_sizes[] = {{3, 1}, {4, 2},  {5, 2}, {7, 3},
                                              {9, 4}, {11, 5}, {13, 6}};
enum { CELL_SIZES = sizeof cell_sizes / sizeof *cell_sizes };

/* A panel narrower than this can't show a move pair or a card; wider lines are hard to read. */
enum { SIDE_LEAST = 28, SIDE_MOST = 66 };
/* A question with its claim takes so many rows below a board, and two panes so many beside it. */
enum { BELOW_LEAST = 14, PANES_LEAST = 18 };

enum layout layout_of(int cols, int rows)
{
    int layout = LAYOUTS - 1;
    while (layout > LAYOUT_NONE && (cols < layouts[layout].cols || rows < layouts[layout].rows))
        layout--;
    return (enum layout)layout;
}

static bool cell_fits(struct cell_size cell, int cols, int rows)
{
    return board_cols(cell) + 3 + SIDE_LEAST <= cols && board_rows(cell) <= rows;
}

struct cell_size layout_cell(enum layout layout, int step, int cols, int rows)
{
    int at = layouts[layout].cell + step;
    at = at < 0 ? 0 : at >= CELL_SIZES ? CELL_SIZES - 1 : at;
    while (at > 0 && !cell_fits(cell_sizes[at], cols, rows))
        at--;
    return cell_sizes[at];
}

struct cell_size layout_fit(int cols, int rows)
{
    int at = CELL_SIZES - 1;
    while (at > 0 && (board_cols(cell_sizes[at]) > cols || board_rows(cell_sizes[at]) > rows))
        at--;
    return cell_sizes[at];
}

/* The cells of a board above its panel: the largest that leave it its rows. */
static struct cell_size cell_above(int step, struct area body)
{
    int at = CELL_SIZES - 1;
    while (at > 0 && (board_cols(cell_sizes[at]) > body.cols ||
                      board_rows(cell_sizes[at]) + 1 + BELOW_LEAST > body.rows))
        at--;
    at = step < 0 ? at + step : at;
    return cell_sizes[at > 0 ? at : 0];
}

static void put_beside(struct board_layout *out, struct area body)
{
    out->across = -1;
    out->upright = board_cols(out->cell);
    out->board = area_part(body, 0, 0, out->upright, body.rows);
    int side = body.cols - out->upright - 3;
    out->side =
        area_part(body, out->upright + 2, 0, side < SIDE_MOST ? side : SIDE_MOST, body.rows);
}

static void put_below(struct board_layout *out, struct area body)
{
    out->upright = -1;
    out->across = board_rows(out->cell);
    out->board = area_part(body, 0, 0, body.cols, out->across + 1);
    int cols = body.cols - 2;
    out->side = area_part(body, 1, out->across + 1, cols < SIDE_MOST ? cols : SIDE_MOST,
                          body.rows - out->across - 1);
}

struct board_layout layout_board(int cols, int rows, struct area body,
                                 const struct display *display)
{
    struct board_layout out = {.layout = layout_of(cols, rows)};
    struct cell_size above = cell_above(display->cell_step, body);
    out.cell = layout_cell(out.layout, display->cell_step, body.cols, body.rows);
    bool larger = out.layout <= LAYOUT_NARROW ? above.cols > out.cell.cols
                                              : above.rows > out.cell.rows;
    if (out.layout <= LAYOUT_FULL && larger) {
        out.cell = above;
        put_below(&out, body);
    } else {
        put_beside(&out, body);
    }
    out.one_pane = out.layout <= LAYOUT_NARROW && out.side.rows < PANES_LEAST;
    return out;
}

void layout_divide(struct canvas *canvas, struct area body, const struct board_layout *layout)
{
    if (layout->upright >= 0)
        canvas_upright(canvas, body, layout->upright);
    else
        canvas_rule(canvas, body, layout->across);
}
