/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/canvas.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"

enum { VARIATION_SELECTOR_15 = 0xFE0E, MARKS_PER_CELL = 2 };

static const struct cell blank_cell = {" ", 1, ROLE_TEXT, ROLE_TEXT};

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

bool canvas_resize(struct canvas *canvas, int cols, int rows)
{
    cols = most(cols, 1);
    rows = most(rows, 1);
    struct cell *cells = calloc((size_t)cols * (size_t)rows, sizeof *cells);
    if (cells == NULL)
        return false;
    free(canvas->cells);
    canvas->cells = cells;
    canvas->cols = cols;
    canvas->rows = rows;
    canvas_blank(canvas);
    return true;
}

void canvas_blank(struct canvas *canvas)
{
    for (int i = 0; i < canvas->cols * canvas->rows; i++)
        canvas->cells[i] = blank_cell;
    canvas->cursor_col = canvas->cursor_row = -1;
}

void canvas_clear(struct canvas *canvas)
{
    if (canvas == NULL)
        return;
    free(canvas->cells);
    *canvas = (struct canvas){0};
}

struct area canvas_area(const struct canvas *canvas)
{
    return (struct area){0, 0, canvas->cols, canvas->rows};
}

struct area area_part(struct area area, int col, int row, int cols, int rows)
{
    int left = most(col, 0), top = most(row, 0);
    int right = least(col + cols, area.cols), bottom = least(row + rows, area.rows);
    return (struct area){area.col + left, area.row + top, most(right - left, 0),
                         most(bottom - top, 0)};
}

struct area area_inset(struct area area, int left, int top, int right, int bottom)
{
    return area_part(area, left, top, area.cols - left - right, area.rows - top - bottom);
}

static struct cell *cell_at(const struct canvas *canvas, int col, int row)
{
    if (col < 0 || row < 0 || col >= canvas->cols || row >= canvas->rows)
        return NULL;
    return &canvas->cells[row * canvas->cols + col];
}

const struct cell *canvas_at(const struct canvas *canvas, int col, int row)
{
    return cell_at(canvas, col, row);
}

/* Is the column (relative to the area) inside the area and the canvas? */
static struct cell *cell_inside(const struct canvas *canvas, struct area area, int col, int row)
{
    if (col < 0 || row < 0 || col >= area.cols || row >= area.rows)
        return NULL;
    return cell_at(canvas, area.col + col, area.row + row);
}

/* Half of a wide character is never left standing. */
static void break_wide(struct canvas *canvas, struct cell *cell)
{
    struct cell *end = canvas->cells + canvas->cols * canvas->rows;
    if (cell->width == 0 && cell > canvas->cells)
        memcpy(cell[-1].text, " ", 2), cell[-1].width = 1;
    else if (cell->width == 2 && cell + 1 < end)
        memcpy(cell[1].text, " ", 2), cell[1].width = 1;
}

static void set_cell(struct canvas *canvas, struct cell *cell, const char *text, size_t length,
                     int width, enum role front, enum role back)
{
    break_wide(canvas, cell);
    memcpy(cell->text, text, length);
    cell->text[length] = '\0';
    cell->width = (uint8_t)width;
    cell->front = (uint8_t)front;
    cell->back = (uint8_t)back;
}

/* One character as it stands in the text: base, its marks, its width. */
struct cluster {
    size_t length;
    int width;
    bool is_ascii;
};

static bool is_mark(uint32_t character)
{
    return character == VARIATION_SELECTOR_15 || utf8_char_width(character) == 0;
}

static struct cluster next_cluster(const char *text, size_t left)
{
    size_t used;
    uint32_t base = utf8_decode(text, left, &used);
    struct cluster cluster = {used, most(utf8_char_width(base), 1), base < 0x80};
    for (int marks = 0; cluster.length < left; marks++) {
        if (!is_mark(utf8_decode(text + cluster.length, left - cluster.length, &used)) ||
            marks == MARKS_PER_CELL)
            break;
        cluster.length += used;
    }
    return cluster;
}

/* What stands for a character in plain ASCII: its look if there is one, else a question mark. */
static const char *plain(const char *text, struct cluster cluster)
{
    static const char *const alike[][2] = {{"“", "\""}, {"”", "\""}, {"„", "\""}, {"‘", "'"},
                                           {"’", "'"},  {"–", "-"},  {"—", "-"},  {"−", "-"},
                                           {"…", "."},  {"×", "x"},  {"½", "h"}};
    for (size_t i = 0; i < sizeof alike / sizeof *alike; i++) {
        if (strncmp(text, alike[i][0], cluster.length) == 0)
            return alike[i][1];
    }
    return "?";
}

static void put_cluster(struct canvas *canvas, struct area area, int col, int row, const char *text,
                        struct cluster cluster, enum role front, enum role back)
{
    struct cell *first = cell_inside(canvas, area, col, row);
    struct cell *second = cell_inside(canvas, area, col + 1, row);
    bool whole = first != NULL && (cluster.width == 1 || second != NULL);
    if (canvas->ascii && !cluster.is_ascii)
        text = plain(text, cluster), cluster.length = 1;
    if (!whole || cluster.length >= CELL_TEXT_SIZE)
        text = " ", cluster = (struct cluster){1, 1, true};
    if (first != NULL)
        set_cell(canvas, first, text, cluster.length,
                 canvas->ascii && !cluster.is_ascii ? 1 : cluster.width, front, back);
    if (cluster.width == 2 && second != NULL)
        set_cell(canvas, second, canvas->ascii ? "?" : "", canvas->ascii ? 1 : 0,
                 canvas->ascii ? 1 : 0, front, back);
}

static int put_bytes(struct canvas *canvas, struct area area, int col, int row, enum role front,
                     enum role back, const char *text, size_t length)
{
    int start = col;
    for (size_t at = 0; at < length;) {
        struct cluster cluster = next_cluster(text + at, length - at);
        put_cluster(canvas, area, col, row, text + at, cluster, front, back);
        col += cluster.width;
        at += cluster.length;
    }
    return col - start;
}

int canvas_put_on(struct canvas *canvas, struct area area, int col, int row, enum role front,
                  enum role back, const char *text)
{
    return put_bytes(canvas, area, col, row, front, back, text, strlen(text));
}

int canvas_put(struct canvas *canvas, struct area area, int col, int row, enum role role,
               const char *text)
{
    return canvas_put_on(canvas, area, col, row, role, ROLE_TEXT, text);
}

int canvas_printf(struct canvas *canvas, struct area area, int col, int row, enum role role,
                  const char *format, ...)
{
    struct buf text = {0};
    va_list args;
    va_start(args, format);
    buf_vprintf(&text, format, args);
    va_end(args);
    int cols = canvas_put(canvas, area, col, row, role, buf_text(&text));
    buf_clear(&text);
    return cols;
}

void canvas_put_right(struct canvas *canvas, struct area area, int row, enum role role,
                      const char *text)
{
    canvas_put(canvas, area, area.cols - utf8_width(text), row, role, text);
}

void canvas_put_cut(struct canvas *canvas, struct area area, int col, int row, enum role role,
                    const char *text)
{
    const char *dots = canvas->ascii ? "..." : "…";
    int room = area.cols - col;
    if (utf8_width(text) <= room) {
        canvas_put(canvas, area, col, row, role, text);
        return;
    }
    size_t fits = utf8_fit(text, most(room - utf8_width(dots), 0));
    int cols = put_bytes(canvas, area, col, row, role, ROLE_TEXT, text, fits);
    canvas_put(canvas, area, col + cols, row, role, dots);
}

void canvas_tint(struct canvas *canvas, struct area area, enum role role)
{
    for (int row = 0; row < area.rows; row++) {
        for (int col = 0; col < area.cols; col++) {
            struct cell *cell = cell_inside(canvas, area, col, row);
            if (cell != NULL)
                cell->front = (uint8_t)role;
        }
    }
}

void canvas_fill(struct canvas *canvas, struct area area, enum role back)
{
    for (int row = 0; row < area.rows; row++) {
        for (int col = 0; col < area.cols; col++) {
            struct cell *cell = cell_inside(canvas, area, col, row);
            if (cell != NULL)
                set_cell(canvas, cell, " ", 1, 1, ROLE_TEXT, back);
        }
    }
}

void canvas_rule(struct canvas *canvas, struct area area, int row)
{
    for (int col = 0; col < area.cols; col++)
        canvas_put(canvas, area, col, row, ROLE_DIM, canvas->ascii ? "-" : "─");
}

void canvas_upright(struct canvas *canvas, struct area area, int col)
{
    for (int row = 0; row < area.rows; row++)
        canvas_put(canvas, area, col, row, ROLE_DIM, canvas->ascii ? "|" : "│");
}

void canvas_copy(struct canvas *canvas, struct area area, const struct canvas *from, int skip)
{
    for (int row = 0; row < area.rows; row++) {
        for (int col = 0; col < area.cols; col++) {
            const struct cell *cell = canvas_at(from, col, row + skip);
            if (cell != NULL && cell->width > 0)
                canvas_put_on(canvas, area, col, row, (enum role)cell->front, (enum role)cell->back,
                              cell->text);
        }
    }
}

void canvas_cursor(struct canvas *canvas, struct area area, int col, int row)
{
    if (cell_inside(canvas, area, col, row) == NULL)
        return;
    canvas->cursor_col = area.col + col;
    canvas->cursor_row = area.row + row;
}

char role_letter(enum role role)
{
    static const char letters[ROLE_COUNT + 1] = ".-HTkcrwD!_#LPMCXWB";
    return role < ROLE_COUNT ? letters[role] : '?';
}

static char cell_letter(const struct cell *cell)
{
    return role_letter((enum role)(cell->back != ROLE_TEXT ? cell->back : cell->front));
}

/* Appends a row; blanks and untold cells at its end are left out. */
static void dump_row(const struct canvas *canvas, int row, struct buf *out, enum dump what)
{
    size_t end = out->length;
    for (int col = 0; col < canvas->cols; col++) {
        const struct cell *cell = canvas_at(canvas, col, row);
        bool blank = strcmp(cell->text, " ") == 0;
        if (what == DUMP_TEXT)
            buf_add(out, cell->text);
        else
            buf_add_char(out, cell_letter(cell));
        if (what == DUMP_TEXT ? !blank : cell_letter(cell) != '.')
            end = out->length;
    }
    buf_truncate(out, end);
    buf_add_char(out, '\n');
}

void canvas_dump(const struct canvas *canvas, struct buf *out, enum dump what)
{
    for (int row = 0; row < canvas->rows; row++)
        dump_row(canvas, row, out, what);
}
