/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/layout.h"

#include "tests/tap/tap.h"

static void layouts(void)
{
    static const struct {
        int cols, rows;
        enum layout layout;
    } table[] = {{59, 17, LAYOUT_NONE},   {59, 50, LAYOUT_NONE},   {200, 17, LAYOUT_NONE},
                 {60, 18, LAYOUT_NARROW}, {79, 24, LAYOUT_NARROW}, {80, 23, LAYOUT_NARROW},
                 {80, 24, LAYOUT_FULL},   {99, 30, LAYOUT_FULL},   {100, 30, LAYOUT_WIDE},
                 {120, 40, LAYOUT_LARGE}, {160, 49, LAYOUT_LARGE}, {160, 50, LAYOUT_HUGE},
                 {400, 120, LAYOUT_HUGE}, {1, 1, LAYOUT_NONE}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        is_int(table[i].layout, layout_of(table[i].cols, table[i].rows), "layout of %dx%d",
               table[i].cols, table[i].rows);
}

static struct board_layout layout_at(int cols, int rows, int step)
{
    struct display display = {.cell_step = step};
    return layout_board(cols, rows, (struct area){0, 1, cols, rows - 4}, &display);
}

static void cells(void)
{
    static const struct {
        int cols, rows, cell_cols, cell_rows;
    } table[] = {{60, 18, 3, 1},  {79, 23, 4, 2},   {80, 24, 4, 2},   {100, 30, 7, 3},
                 {120, 40, 9, 4}, {160, 50, 11, 5}, {300, 100, 11, 5}, {60, 40, 5, 2},
                 {70, 40, 5, 2},  {60, 44, 7, 3},   {60, 43, 5, 2},    {80, 60, 9, 4}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct board_layout layout = layout_at(table[i].cols, table[i].rows, 0);
        is_int(table[i].cell_cols, layout.cell.cols, "columns of a cell at %dx%d", table[i].cols,
               table[i].rows);
        is_int(table[i].cell_rows, layout.cell.rows, "and rows");
    }
}

/* 1 where board and panel overlap. */
static int overlaps_beside(const struct board_layout *layout)
{
    return layout->board.col + board_cols(layout->cell) > layout->upright ||
           layout->upright >= layout->side.col;
}

static int overlaps_below(const struct board_layout *layout)
{
    return layout->board.row + board_rows(layout->cell) > layout->side.row - 1 ||
           layout->side.rows < 14;
}

/* Whatever one wishes, board and panel stay inside and apart. */
static void stays_inside(void)
{
    int bad = 0;
    for (int cols = 60; cols < 200; cols += 7) {
        for (int rows = 18; rows < 70; rows += 5) {
            for (int step = -4; step <= 4; step++) {
                struct board_layout layout = layout_at(cols, rows, step);
                bad += board_rows(layout.cell) > rows - 4;
                bad += layout.side.cols < 28;
                bad += layout.side.col + layout.side.cols >= cols;
                bad += layout.side.row + layout.side.rows > rows - 3;
                bad += layout.upright < 0 ? overlaps_below(&layout) : overlaps_beside(&layout);
            }
        }
    }
    is_int(0, bad, "board and panel fit in all sizes and steps");
}

static void steps(void)
{
    is_int(5, layout_at(80, 24, 1).cell.cols, "a step larger at 80x24 gives 5x2");
    is_int(5, layout_at(80, 24, 4).cell.cols, "more would not fit");
    is_int(3, layout_at(80, 24, -1).cell.cols, "a step smaller 3x1");
    is_int(3, layout_at(80, 24, -4).cell.cols, "and no smaller");
    is_int(4, layout_at(60, 40, -1).cell.cols, "so it is where the panel is below");
    is_bool(true, layout_at(60, 18, 0).one_pane, "a narrow window has one pane");
    is_bool(false, layout_at(60, 40, 0).one_pane, "a high one has rows for more");
    is_bool(false, layout_at(80, 24, 0).one_pane, "80x24 all of them");
}

int main(void)
{
    tap_plan(14 + 24 + 1 + 8);
    layouts();
    cells();
    stays_inside();
    steps();
    return tap_done();
}
