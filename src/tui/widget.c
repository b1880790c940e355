/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/widget.h"

#include <string.h>

#include "base/utf8.h"
#include "text/i18n.h"

static int clamp(int value, int low, int high)
{
    return value > high ? (high > low ? high : low) : value < low ? low : value;
}

/* --- list --- */

void list_fit(struct list *list, int rows)
{
    list->chosen = clamp(list->chosen, 0, list->count - 1);
    list->top = clamp(list->top, list->chosen - rows + 1, list->chosen);
    list->top = clamp(list->top, 0, list->count - rows);
}

/* How far a doing moves in something of `total` lines, a page being `page` of them; 0 for a
 * doing that is none of these (and then *known is false). */
static int distance(enum doing doing, int total, int page, bool *known)
{
    const struct {
        enum doing doing;
        int lines;
    } table[] = {{DO_UP, -1},          {DO_DOWN, 1},       {DO_PAGE_UP, -page},
                 {DO_PAGE_DOWN, page}, {DO_FIRST, -total}, {DO_LAST, total}};
    *known = false;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (table[i].doing == doing) {
            *known = true;
            return table[i].lines;
        }
    }
    return 0;
}

bool list_do(struct list *list, enum doing doing, int rows)
{
    bool known;
    int lines = distance(doing, list->count, rows > 1 ? rows - 1 : 1, &known);
    if (!known)
        return false;
    list->chosen += lines;
    list_fit(list, rows);
    return true;
}

/* Where the view is in the whole: a "#" among "|" in the last column. */
static void draw_progress(struct canvas *canvas, struct area area, const struct list *list)
{
    if (list->count <= area.rows || area.rows < 2)
        return;
    int at = list->chosen * (area.rows - 1) / (list->count - 1);
    for (int row = 0; row < area.rows; row++)
        canvas_put(canvas, area, area.cols - 1, row, ROLE_DIM, row == at ? "#" : "|");
}

static void draw_row(struct canvas *canvas, struct area area, int row, const char *text,
                     bool chosen)
{
    struct area line = area_part(area, 0, row, area.cols, 1);
    canvas_put(canvas, line, 0, 0, ROLE_TEXT, chosen ? "> " : "  ");
    canvas_put_cut(canvas, line, 2, 0, ROLE_TEXT, text);
    if (chosen)
        canvas_tint(canvas, line, ROLE_CHOSEN);
}

void list_draw(struct canvas *canvas, struct area area, const struct list *list, list_row row,
               const void *data, bool active)
{
    bool overflows = list->count > area.rows;
    struct area text_area = area_inset(area, 0, 0, overflows ? 2 : 0, 0);
    struct list fitted = *list;
    list_fit(&fitted, area.rows);
    for (int n = 0; n < area.rows && fitted.top + n < fitted.count; n++) {
        struct buf text = {0};
        row(data, fitted.top + n, &text);
        draw_row(canvas, text_area, n, buf_text(&text), fitted.top + n == fitted.chosen);
        buf_clear(&text);
    }
    draw_progress(canvas, area, &fitted);
    if (active && fitted.count > 0)
        canvas_cursor(canvas, area, 0, fitted.chosen - fitted.top);
}

/* --- wrapped text --- */

struct flow {
    struct canvas *canvas; /* NULL: only counts */
    struct area area;
    enum role role;
    int row; /* of the next line; below 0 while lines are skipped */
};

static void flow_line(void *data, const char *text, size_t length)
{
    struct flow *flow = data;
    struct buf line = {0};
    buf_add_bytes(&line, text, length);
    if (flow->canvas != NULL && flow->row >= 0)
        canvas_put(flow->canvas, flow->area, 0, flow->row, flow->role, buf_text(&line));
    flow->row++;
    buf_clear(&line);
}

enum { WRAP_LEAST = 8 }; /* utf8_wrap wants so many columns */

static int flow_text(struct flow *flow, const char *text, int cols)
{
    int before = flow->row;
    if (text[0] != '\0')
        utf8_wrap(text, cols < WRAP_LEAST ? WRAP_LEAST : cols, flow_line, flow);
    return flow->row - before;
}

int text_rows(const char *text, int cols)
{
    struct flow flow = {0};
    return flow_text(&flow, text, cols);
}

int text_draw(struct canvas *canvas, struct area area, enum role role, const char *text, int skip)
{
    struct flow flow = {canvas, area, role, -skip};
    return flow_text(&flow, text, area.cols);
}

int text_flow(struct canvas *canvas, struct area area, int row, enum role role, const char *text)
{
    struct flow flow = {canvas, area, role, row};
    flow_text(&flow, text, area.cols);
    return flow.row;
}

bool scroll_do(int *skip, enum doing doing, int total, int rows)
{
    bool known;
    int lines = distance(doing, total, rows > 1 ? rows - 1 : 1, &known);
    if (!known)
        return false;
    *skip = clamp(*skip + lines, 0, total - rows);
    return true;
}

/* --- input line --- */

void line_set(struct line_edit *line, const char *text)
{
    *line = (struct line_edit){0};
    line_insert(line, text);
}

void line_select(struct line_edit *line)
{
    line->selected = line->length > 0;
}

void line_insert(struct line_edit *line, const char *text)
{
    size_t length = strlen(text);
    if (line->length + length >= LINE_SIZE)
        return;
    memmove(line->text + line->at + length, line->text + line->at, line->length - line->at + 1);
    memcpy(line->text + line->at, text, length);
    line->length += length;
    line->at += length;
}

static bool is_inside_character(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

static size_t before(const struct line_edit *line, size_t at)
{
    while (at > 0 && is_inside_character(line->text[--at]))
        ;
    return at;
}

static size_t after(const struct line_edit *line, size_t at)
{
    if (at < line->length)
        at++;
    while (at < line->length && is_inside_character(line->text[at]))
        at++;
    return at;
}

static void cut(struct line_edit *line, size_t from, size_t to)
{
    memmove(line->text + from, line->text + to, line->length - to + 1);
    line->length -= to - from;
    line->at = from;
}

static size_t word_start(const struct line_edit *line)
{
    size_t at = line->at;
    while (at > 0 && line->text[at - 1] == ' ')
        at--;
    while (at > 0 && line->text[at - 1] != ' ')
        at--;
    return at;
}

static enum line_result edit_key(struct line_edit *line, int key)
{
    switch (key) {
    case K_LEFT:
        line->at = before(line, line->at);
        break;
    case K_RIGHT:
        line->at = after(line, line->at);
        break;
    case K_HOME:
        line->at = 0;
        break;
    case K_END:
        line->at = line->length;
        break;
    case K_BACKSPACE:
        if (line->length == 0)
            return LINE_CANCELLED;
        cut(line, before(line, line->at), line->at);
        break;
    case K_DELETE:
        cut(line, line->at, after(line, line->at));
        break;
    case K_CTRL('U'):
        cut(line, 0, line->at);
        break;
    case K_CTRL('W'):
        cut(line, word_start(line), line->at);
        break;
    default:
        break;
    }
    return LINE_GOES_ON;
}

enum line_result line_key(struct line_edit *line, int key)
{
    if (key == K_ENTER)
        return LINE_DONE;
    if (key == K_ESCAPE)
        return LINE_CANCELLED;
    if (key == K_TAB)
        return LINE_COMPLETE;
    bool is_character = key >= K_SPACE && key < K_SPECIAL && utf8_char_width((uint32_t)key) >= 0;
    if (line->selected && (is_character || key == K_BACKSPACE || key == K_DELETE)) {
        line_set(line, "");
        if (!is_character)
            return LINE_GOES_ON;
    }
    line->selected = false;
    if (!is_character)
        return edit_key(line, key);
    struct buf character = {0};
    utf8_encode(&character, (uint32_t)key);
    line_insert(line, buf_text(&character));
    buf_clear(&character);
    return LINE_GOES_ON;
}

/* Columns of the text before a byte. */
static int columns_before(const struct line_edit *line, size_t at)
{
    struct buf head = {0};
    buf_add_bytes(&head, line->text, at);
    int cols = utf8_width(buf_text(&head));
    buf_clear(&head);
    return cols;
}

void line_draw(struct canvas *canvas, struct area area, int row, const char *label,
               const struct line_edit *line)
{
    int start = canvas_put(canvas, area, 0, row, ROLE_HEADING, label);
    struct area field = area_part(area, start, row, area.cols - start, 1);
    int cursor = columns_before(line, line->at);
    int shift = cursor >= field.cols ? cursor - field.cols + 1 : 0;
    size_t skipped = utf8_fit(line->text, shift);
    while (columns_before(line, skipped) < shift && skipped < line->at)
        skipped = after(line, skipped);
    canvas_put(canvas, field, 0, 0, line->selected ? ROLE_CHOSEN : ROLE_TEXT, line->text + skipped);
    canvas_cursor(canvas, field, cursor - columns_before(line, skipped), 0);
}

/* --- key bar --- */

enum { KEYBAR_GAP = 2 };

/* What a row says in the bar; NULL: nothing. */
static const char *hint_of(const struct binding *row, hint_label label, const void *data)
{
    return row->label != NULL && row->key != K_NONE ? label(data, row) : NULL;
}

/* Appends "Left/Right": the keys of the rows from the first on that share its label.  Returns
 * the row after them. */
static const struct binding *hint_keys(struct buf *out, const struct binding *row,
                                       hint_label label, const void *data)
{
    const char *first = row->label;
    for (; row->doing != DO_NONE && row->label != NULL && strcmp(row->label, first) == 0; row++) {
        if (hint_of(row, label, data) == NULL)
            continue;
        if (out->length > 0)
            buf_add_char(out, '/');
        key_write(out, row->key);
    }
    return row;
}

void keybar_draw(struct canvas *canvas, struct area area, int row, const struct binding *table,
                 hint_label label, const void *data, int most)
{
    int col = 0;
    for (int drawn = 0; table->doing != DO_NONE && (most == 0 || drawn < most);) {
        const char *text = hint_of(table, label, data);
        if (text == NULL) {
            table++;
            continue;
        }
        struct buf keys = {0};
        table = hint_keys(&keys, table, label, data);
        int cols = utf8_width(buf_text(&keys)) + 1 + utf8_width(text);
        bool fits = col + cols <= area.cols;
        if (fits) {
            canvas_put(canvas, area, col, row, ROLE_KEY, buf_text(&keys));
            canvas_put(canvas, area, col + cols - utf8_width(text), row, ROLE_TEXT, text);
        }
        buf_clear(&keys);
        if (!fits)
            return;
        col += cols + KEYBAR_GAP;
        drawn++;
    }
}
