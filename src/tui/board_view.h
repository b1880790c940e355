/* SPDX-License-Identifier: MIT */
/*
 * A board on a canvas: any cell size, from either side, with marks, in four sets of pieces.
 *
 * Without colour dark squares are in reverse video (a dump shows "." in the middle of an empty
 * one, always), and men are told apart by case.  All marks are characters; colour only
 * supports them.
 */
#ifndef TUI_BOARD_VIEW_H
#define TUI_BOARD_VIEW_H

#include <stdbool.h>

#include "core/position.h"
#include "core/san.h"
#include "tui/canvas.h"

enum piece_set {
    PIECES_AUTO,   /* block in cells of 7x3 and more, else glyph; letters without colour or UTF-8 */
    PIECES_GLYPH,  /* U+265A ..: the same solid ones for both, told apart by colour and bold;
                      without colour letters */
    PIECES_LETTER, /* letters of the language, Black's in small ones */
    PIECES_ASCII,  /* KQRBNP / kqrbnp */
    PIECES_BLOCK,  /* drawings from U+2580 .. U+259F; without colour letters */
    PIECE_SETS
};
const char *piece_set_name(enum piece_set set);      /* "glyph" */
enum piece_set piece_set_find(const char *name);     /* PIECE_SETS if none */
struct display;
/* Does it tell White from Black there?  Without colour a shape alone does not: letters are drawn
 * in its place. */
bool piece_set_tells(enum piece_set set, const struct display *display);

/* How the user wants boards. */
struct display {
    enum piece_set pieces;
    bool vs15;                         /* U+FE0E after a glyph */
    bool flip;                         /* Black below */
    bool mono;                         /* no colours: PIECES_AUTO means letters */
    bool ascii;                        /* no UTF-8 */
    bool plain_glyphs;                 /* PIECES_AUTO means letters (TERM=linux) */
    int cell_step;                     /* + and -: steps away from the layout's cell size */
    const struct san_letters *letters; /* NULL: English */
};

struct cell_size {
    int cols, rows;
};

struct board_view {
    const struct position *position;
    const struct display *display;
    struct cell_size cell;
    bitboard last;      /* the last move's two squares */
    bitboard written;   /* the written move's two squares */
    bitboard matters;   /* squares that matter */
    square cursor;      /* SQUARE_NONE if there is none; the hardware cursor goes there */
};
/* All marks empty, no cursor. */
struct board_view board_view_of(const struct position *position, const struct display *display,
                                struct cell_size cell);

/* Columns and rows that a board takes, its rank and file names included. */
int board_cols(struct cell_size cell);
int board_rows(struct cell_size cell);

/* Draws it into the area's upper left corner, clipped. */
void board_draw(struct canvas *canvas, struct area area, const struct board_view *view);

/* The two squares of a move (of castling: where the king comes from and goes to). */
bitboard board_move_squares(const struct position *before, move m);

#endif
