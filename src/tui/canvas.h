/* SPDX-License-Identifier: MIT */
/*
 * A screen in memory: cells of text with roles.  Everything is drawn here; the terminal shows
 * it, tests read it as text.  No curses, no colours: a cell says what it is, not how it looks
 * (style.h turns roles into looks).
 *
 *     struct canvas canvas = {0};
 *     canvas_resize(&canvas, 80, 24);
 *     canvas_put(&canvas, canvas_area(&canvas), 0, 1, ROLE_HEADING, "QUIZ 7/20");
 *     canvas_dump(&canvas, &out, DUMP_TEXT);
 *     canvas_clear(&canvas);
 *
 * All drawing is clipped to the area given; columns and rows count from 0 inside it.  What
 * lies outside is dropped silently, a wide character that does not fit whole leaves a blank.
 * Text must be clean (base/utf8.h): one line, no control characters.
 */
#ifndef TUI_CANVAS_H
#define TUI_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"

/* What a cell is about. */
enum role {
    ROLE_TEXT,         /* the terminal's own colours */
    ROLE_DIM,          /* of less weight: frames, comments */
    ROLE_HEADING,
    ROLE_TITLE,        /* the title line */
    ROLE_KEY,          /* the name of a key */
    ROLE_CHOSEN,       /* the chosen row of a list; marked ">" as well */
    ROLE_RIGHT,
    ROLE_WRONG,
    ROLE_DIFFERENCE,   /* what is not the same; marked "*" on a board */
    ROLE_WARNING,      /* a message that wants to be read */
    /* the board: grounds of a square ... */
    ROLE_LIGHT,
    ROLE_DARK,
    ROLE_LAST_MOVE,    /* marked [ ] */
    ROLE_WRITTEN,      /* written, not played; marked ( ) */
    ROLE_MATTERS,      /* a square that matters; marked * */
    ROLE_CURSOR,       /* marked < > */
    ROLE_CHECK,        /* a king in check; marked + */
    /* ... and who stands on it */
    ROLE_WHITE_MAN,
    ROLE_BLACK_MAN,
    ROLE_COUNT
};

/* One base character and at most two marks. */
enum { CELL_TEXT_SIZE = 16 };

struct cell {
    char text[CELL_TEXT_SIZE]; /* UTF-8; "" in the second half of a wide character */
    uint8_t width;             /* columns: 1 or 2; 0: second half of a wide character */
    uint8_t front;             /* enum role: of the text */
    uint8_t back;              /* enum role: of the ground; ROLE_TEXT: as the front's */
};

struct area {
    int col, row, cols, rows;
};

/* Zero-initialise, then canvas_resize. */
struct canvas {
    int cols, rows;
    struct cell *cells;        /* rows * cols, row by row */
    bool ascii;                /* frames from - | +, and ? for what is not ASCII */
    int cursor_col, cursor_row;/* where the hardware cursor stands; -1: nowhere (hidden) */
};

/* Gives it a size (at least 1x1) and blanks it.  False: memory; the canvas is as it was. */
bool canvas_resize(struct canvas *canvas, int cols, int rows);
/* Blanks all cells, takes the cursor away. */
void canvas_blank(struct canvas *canvas);
/* Frees; fine on a cleared one. */
void canvas_clear(struct canvas *canvas);

/* The whole of it. */
struct area canvas_area(const struct canvas *canvas);
/* Parts of an area, never larger than it; empty (0 cols or rows) where nothing is left. */
struct area area_part(struct area area, int col, int row, int cols, int rows);
/* What is left after taking rows or columns off its edges. */
struct area area_inset(struct area area, int left, int top, int right, int bottom);

/* Puts text on one row; returns the columns it took or would have taken. */
int canvas_put(struct canvas *canvas, struct area area, int col, int row, enum role role,
               const char *text);
/* The same with a ground of its own (squares of a board). */
int canvas_put_on(struct canvas *canvas, struct area area, int col, int row, enum role front,
                  enum role back, const char *text);
int canvas_printf(struct canvas *canvas, struct area area, int col, int row, enum role role,
                  const char *format, ...) __attribute__((format(printf, 6, 7)));
/* Ends at the area's right edge. */
void canvas_put_right(struct canvas *canvas, struct area area, int row, enum role role,
                      const char *text);
/* Text cut to the area with "…" ("..." in ASCII) at its end where it does not fit. */
void canvas_put_cut(struct canvas *canvas, struct area area, int col, int row, enum role role,
                    const char *text);
/* Gives all cells of an area a role without touching their text. */
void canvas_tint(struct canvas *canvas, struct area area, enum role role);
/* Blanks an area and gives it a ground. */
void canvas_fill(struct canvas *canvas, struct area area, enum role back);

/* Lines; they do not join where they meet. */
void canvas_rule(struct canvas *canvas, struct area area, int row);      /* across the area */
void canvas_upright(struct canvas *canvas, struct area area, int col);   /* down the area */

/* Copies rows of another canvas from its `skip`-th on into an area. */
void canvas_copy(struct canvas *canvas, struct area area, const struct canvas *from, int skip);

/* The hardware cursor, in coordinates of an area; ignored outside of it. */
void canvas_cursor(struct canvas *canvas, struct area area, int col, int row);

/* The cell at an absolute place, NULL outside. */
const struct cell *canvas_at(const struct canvas *canvas, int col, int row);

enum dump { DUMP_TEXT, DUMP_ROLES };
/* Appends all rows, each with a newline and without blanks at its end.  DUMP_ROLES appends one
 * letter a cell instead of its text: that of the ground where it has one, else of the front
 * (role_letter). */
void canvas_dump(const struct canvas *canvas, struct buf *out, enum dump what);
/* '.' for ROLE_TEXT, else a letter of its own. */
char role_letter(enum role role);

#endif
