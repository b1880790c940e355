/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/chart.h"

#include "base/buf.h"
#include "tui/column.h"

enum { EIGHTHS = 8, NUMBERS_COLS = 12, BAR_LEAST = 6, NAME_MOST = 40 };

/* From nothing to a whole cell, standing and lying. */
static const char *const upright[] = {" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
static const char *const lying[] = {" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"};

/* How many eighths of a cell are full, that lies `before` cells from the bar's foot. */
static int eighths_at(double length, int before)
{
    int eighths = (int)((length - before) * EIGHTHS + 0.5);
    return eighths < 0 ? 0 : eighths > EIGHTHS ? EIGHTHS : eighths;
}

static const char *cell_text(const char *const blocks[], int eighths, bool utf8)
{
    if (utf8)
        return blocks[eighths];
    return eighths > EIGHTHS / 2 ? "#" : " ";
}

/* What has a value shows at least a trace. */
static double column_length(double value, int rows)
{
    double length = value * rows;
    return value > 0 && length < 1.0 / EIGHTHS ? 1.0 / EIGHTHS : length;
}

static void draw_column(struct canvas *canvas, struct area area, int col, int width, double value,
                        bool utf8)
{
    double length = column_length(value, area.rows);
    for (int row = 0; row < area.rows; row++) {
        const char *text = cell_text(upright, eighths_at(length, area.rows - 1 - row), utf8);
        if (!utf8 && value >= 0 && row == area.rows - 1 && text[0] == ' ')
            text = ".";
        for (int n = 0; n < width; n++)
            canvas_put(canvas, area, col + n, row, ROLE_TEXT, text);
    }
}

void chart_columns(struct canvas *canvas, struct area area, const double *values, size_t count,
                   int width, bool utf8)
{
    for (size_t n = 0; n < count && ((int)n + 1) * width <= area.cols; n++)
        if (values[n] >= 0)
            draw_column(canvas, area, (int)n * width, width, values[n], utf8);
}

void chart_bar(struct canvas *canvas, struct area area, int col, int row, int cols,
               const struct share *share, bool utf8)
{
    double length = share->asked ? (double)share->right * cols / (double)share->asked : 0;
    for (int n = 0; n < cols; n++) {
        const char *text = cell_text(lying, eighths_at(length, n), utf8);
        canvas_put(canvas, area, col + n, row, text[0] == ' ' ? ROLE_DIM : ROLE_TEXT,
                   text[0] == ' ' ? utf8 ? "·" : "." : text);
    }
}

static const char *name_of(const struct stats_row *row)
{
    return row->words ? row->words : row->code;
}

void chart_shares(struct canvas *canvas, struct area area, const struct stats_rows *rows,
                  bool utf8)
{
    int name_cols = area.cols - NUMBERS_COLS - BAR_LEAST - 2;
    name_cols = name_cols > NAME_MOST ? NAME_MOST : name_cols;
    int bar = area.cols - NUMBERS_COLS - 2 - name_cols;
    for (int n = 0; n < (int)rows->count && n < area.rows; n++) {
        const struct stats_row *row = &rows->items[n];
        struct buf name = {0};
        column_cut(&name, name_of(row), name_cols);
        canvas_put(canvas, area, 0, n, ROLE_TEXT, buf_text(&name));
        chart_bar(canvas, area, name_cols + 1, n, bar, &row->share, utf8);
        canvas_printf(canvas, area, name_cols + bar + 2, n, ROLE_TEXT, "%3d %% (%zu)",
                      share_percent(&row->share), row->share.asked);
        buf_clear(&name);
    }
}
