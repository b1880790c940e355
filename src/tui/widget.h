/* SPDX-License-Identifier: MIT */
/*
 * Small things that screens are made of: a list, wrapped text, an input line, the key bar.
 * State is in the caller's struct, one call feeds an action, one draws.
 */
#ifndef TUI_WIDGET_H
#define TUI_WIDGET_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "tui/canvas.h"
#include "tui/key.h"

/* --- list --- */

/* Zero-initialise; count may change at any time (list_fit puts chosen back inside). */
struct list {
    int count;
    int chosen; /* 0 .. count - 1 */
    int top;    /* first row seen last time something moved */
};
void list_fit(struct list *list, int rows);
/* Applies up, down, page up, page down, first, last; rows: how many are visible.  False: not
 * a list's doing. */
bool list_do(struct list *list, enum doing doing, int rows);
/* Appends one row's text, without the ">" of the chosen one. */
typedef void (*list_row)(const void *data, int index, struct buf *out);
/* Draws "> text" rows into the area, cut to it, the chosen row in ROLE_CHOSEN, and puts the
 * cursor there if `active`.  Where rows do not fit, the last column shows how far it is. */
void list_draw(struct canvas *canvas, struct area area, const struct list *list, list_row row,
               const void *data, bool active);

/* --- wrapped text --- */

/* How many rows a text takes in so many columns. */
int text_rows(const char *text, int cols);
/* Draws it from its `skip`-th row on; returns how many rows it has in all. */
int text_draw(struct canvas *canvas, struct area area, enum role role, const char *text, int skip);
/* The same without drawing beyond the area, starting at a row of it; returns the row after
 * it. */
int text_flow(struct canvas *canvas, struct area area, int row, enum role role, const char *text);
/* Applies up, down, page up, page down, first, last to a skip count of a text with `total` rows
 * of which `rows` are visible.  False: not a doing of it. */
bool scroll_do(int *skip, enum doing doing, int total, int rows);

/* --- input line --- */

enum { LINE_SIZE = 512 };
struct line_edit {
    char text[LINE_SIZE]; /* UTF-8 */
    size_t length;        /* bytes */
    size_t at;            /* byte offset of the cursor */
    bool selected;        /* all of it: what is typed takes its place */
};
enum line_result { LINE_GOES_ON, LINE_DONE, LINE_CANCELLED, LINE_COMPLETE /* Tab */ };
void line_set(struct line_edit *line, const char *text);
/* Feeds one key: characters, Backspace, Delete, arrows, Home, End, Ctrl-U, Ctrl-W, Enter, Esc.
 * Backspace in an empty line cancels. */
enum line_result line_key(struct line_edit *line, int key);
/* Selects all of the text until the next key. */
void line_select(struct line_edit *line);
/* Inserts at the cursor; what does not fit is left out whole. */
void line_insert(struct line_edit *line, const char *text);
/* Draws label and text on a row, scrolled so that the cursor is visible, and puts the hardware
 * cursor there. */
void line_draw(struct canvas *canvas, struct area area, int row, const char *label,
               const struct line_edit *line);

/* --- key bar --- */

/* What a row's hint says, translated; NULL: it is no hint just now. */
typedef const char *(*hint_label)(const void *data, const struct binding *row);
/* Draws "x hint  f flip": the rows of a table that have a key and a label, in the table's order;
 * neighbours with the same label share a hint ("Left/Right step").  Those that do not fit are
 * dropped whole, right to left; most: at most so many (0: no limit). */
void keybar_draw(struct canvas *canvas, struct area area, int row, const struct binding *table,
                 hint_label label, const void *data, int most);

#endif
