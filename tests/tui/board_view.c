/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/board_view.h"

#include <string.h>

#include "core/fen.h"
#include "tests/tap/tap.h"
#include "text/notation.h"
#include "tui/piece_art.h"

/* All kinds of men of both colours, few enough to think the picture out. */
static const char men[] = "k6r/1p4q1/2b5/3n4/4N3/5B2/1P4Q1/K6R w - - 0 1";

static struct position position;
static struct display display;

static void set_up(const char *fen)
{
    struct err err;
    display = (struct display){0};
    if (!fen_parse(fen, strlen(fen), &position, NULL, &err))
        bail("bad FEN: %s", fen);
}

static struct board_view view_of(int cols, int rows)
{
    return board_view_of(&position, &display, (struct cell_size){cols, rows});
}

static void draws_as(const struct board_view *view, const char *wanted, const char *name)
{
    struct canvas canvas = {0};
    struct buf text = {0};
    canvas_resize(&canvas, board_cols(view->cell), board_rows(view->cell));
    board_draw(&canvas, canvas_area(&canvas), view);
    canvas_dump(&canvas, &text, DUMP_TEXT);
    is_string(wanted, buf_text(&text), "%s", name);
    buf_clear(&text);
    canvas_clear(&canvas);
}

/* One row of the board's picture. */
static void row_is(const struct board_view *view, int row, const char *wanted, const char *name)
{
    struct canvas canvas = {0};
    struct buf text = {0};
    canvas_resize(&canvas, board_cols(view->cell), board_rows(view->cell));
    board_draw(&canvas, canvas_area(&canvas), view);
    canvas_dump(&canvas, &text, DUMP_TEXT);
    char *line = strtok(text.data, "\n");
    /* strtok passes over empty lines: rows are counted among those with something on them */
    for (; row > 0 && line != NULL; row--)
        line = strtok(NULL, "\n");
    is_string(wanted, line, "%s", name);
    buf_clear(&text);
    canvas_clear(&canvas);
}

static void small_cells(void)
{
    set_up(men);
    display.pieces = PIECES_ASCII;
    struct board_view view = view_of(3, 1);
    draws_as(&view,
             " 8  k  .     .     .     r\n"
             " 7  .  p  .     .     q\n"
             " 6     .  b  .     .     .\n"
             " 5  .     .  n  .     .\n"
             " 4     .     .  N  .     .\n"
             " 3  .     .     .  B  .\n"
             " 2     P     .     .  Q  .\n"
             " 1  K     .     .     .  R\n"
             "    a  b  c  d  e  f  g  h\n",
             "3x1, White below, ASCII");
    display.flip = true;
    draws_as(&view,
             " 1  R  .     .     .     K\n"
             " 2  .  Q  .     .     P\n"
             " 3     .  B  .     .     .\n"
             " 4  .     .  N  .     .\n"
             " 5     .     .  n  .     .\n"
             " 6  .     .     .  b  .\n"
             " 7     q     .     .  p  .\n"
             " 8  r     .     .     .  k\n"
             "    h  g  f  e  d  c  b  a\n",
             "3x1, Black below");
}

static void middle_cells(void)
{
    set_up(men);
    struct board_view view = view_of(4, 2);
    draws_as(&view,
             " 8  ♚   .       .       .       ♜\n\n"
             " 7  .   ♟   .       .       ♛\n\n"
             " 6      .   ♝   .       .       .\n\n"
             " 5  .       .   ♞   .       .\n\n"
             " 4      .       .   ♞   .       .\n\n"
             " 3  .       .       .   ♝   .\n\n"
             " 2      ♟       .       .   ♛   .\n\n"
             " 1  ♚       .       .       .   ♜\n\n"
             "    a   b   c   d   e   f   g   h\n",
             "4x2: glyphs, the same for both colours");
    display.pieces = PIECES_LETTER;
    display.letters = notation_find("es");
    view = view_of(5, 2);
    draws_as(&view,
             " 8   r    .         .         .         t\n\n"
             " 7   .    p    .         .         d\n\n"
             " 6        .    a    .         .         .\n\n"
             " 5   .         .    c    .         .\n\n"
             " 4        .         .    C    .         .\n\n"
             " 3   .         .         .    A    .\n\n"
             " 2        P         .         .    D    .\n\n"
             " 1   R         .         .         .    T\n\n"
             "     a    b    c    d    e    f    g    h\n",
             "5x2: Spanish letters, Black's small");
    display.letters = notation_find("de");
    row_is(&view, 1, " 7   .    b    .         .         d", "a German pawn is a Bauer");
    display.letters = notation_find("figurine");
    row_is(&view, 1, " 7   .    p    .         .         q",
           "figurines as letters fall back to English");
}

/* The corner of the board where a rook stands, row by row, its pixels put together by hand. */
static void rook_is(int cols, int rows, const char *const *wanted, const char *name)
{
    set_up("r7/8/k7/8/8/8/8/7K w - - 0 1");
    display.pieces = PIECES_BLOCK;
    struct board_view view = view_of(cols, rows);
    struct canvas canvas = {0};
    struct buf seen = {0}, all = {0};
    canvas_resize(&canvas, 3 + cols, rows);
    board_draw(&canvas, canvas_area(&canvas), &view);
    canvas_dump(&canvas, &seen, DUMP_TEXT);
    for (int row = 0; row < rows; row++)
        buf_printf(&all, "%s\n", wanted[row]);
    is_string(buf_text(&all), buf_text(&seen), "%s", name);
    buf_clear(&seen);
    buf_clear(&all);
    canvas_clear(&canvas);
}

static void drawings(void)
{
    rook_is(7, 3, (const char *[]){"    ▄ ▄ ▄", " 8  ▀███▀", "    ▄███▄"}, "7x3: a rook");
    rook_is(9, 4, (const char *[]){"    ▗▄ ▄ ▄▖", " 8  ▝▜███▛▘", "      ███", "    ▗▟███▙▖"},
            "9x4: a rook");
    rook_is(11, 5,
            (const char *[]){"     ▄▖▗▄▖▗▄", "     █▙▟█▙▟█", " 8    ▜███▛", "      ▐███▌",
                             "     ▄█████▄"},
            "11x5: a rook");
    rook_is(13, 6,
            (const char *[]){"      ▄▖▗▄▖▗▄", "      █▙▟█▙▟█", " 8     ▜███▛", "       ▐███▌",
                             "      ▄█████▄", ""},
            "13x6: the largest one in the middle");
}

/* Shapes are the same for both sides: without colour letters stand in their place. */
static void without_color(void)
{
    static const enum piece_set sets[] = {PIECES_AUTO, PIECES_GLYPH, PIECES_BLOCK};
    for (int i = 0; i < 3; i++) {
        set_up(men);
        display.pieces = sets[i];
        display.mono = true;
        struct board_view view = view_of(3, 1);
        row_is(&view, 3, " 5  .     .  n  .     .", "a small n is Black's, whatever is wished");
        view = view_of(7, 3);
        row_is(&view, 4, " 4           .             .      N      .             .",
               "a capital one White's, in large squares, too");
    }
}

static bool is_symmetric(const char *pixels)
{
    size_t length = strlen(pixels);
    for (size_t i = 0; i < length; i++) {
        if (pixels[i] != pixels[length - 1 - i])
            return false;
    }
    return true;
}

static void drawings_are_whole(void)
{
    static const struct cell_size sizes[] = {{7, 3}, {9, 4}, {11, 5}};
    int bad_length = 0, crooked = 0;
    for (int i = 0; i < 3 * 6; i++) {
        enum piece_type type = (enum piece_type)(i % 6);
        struct piece_art art = piece_art_of(type, sizes[i / 6].cols, sizes[i / 6].rows);
        for (int row = 0; row < 2 * art.rows; row++) {
            bad_length += strlen(art.pixels[row]) != (size_t)(2 * art.cols);
            crooked += type != KNIGHT && type != BISHOP && !is_symmetric(art.pixels[row]);
        }
    }
    is_int(0, bad_length, "every drawing has its full size");
    is_int(0, crooked, "all but knight and bishop look the same from both sides");
    is_int(0, piece_art_of(PAWN, 6, 3).cols, "there is none for smaller cells");
}

static void falls_back(void)
{
    set_up(men);
    display.pieces = PIECES_BLOCK;
    struct board_view view = view_of(4, 2);
    row_is(&view, 0, " 8  ♚   .       .       .       ♜", "no drawings in small cells: glyphs");
    display.ascii = true;
    row_is(&view, 0, " 8  k   .       .       .       r", "nor without UTF-8: letters");
    display.ascii = false;
    display.pieces = PIECES_AUTO;
    display.mono = true;
    row_is(&view, 0, " 8  k   .       .       .       r", "without colour letters tell who is who");
    display.mono = false;
    display.plain_glyphs = true;
    row_is(&view, 0, " 8  k   .       .       .       r", "a console without glyphs gets letters");
    display.plain_glyphs = false;
    display.vs15 = true;
    row_is(&view, 1, " 7  .   ♟\xEF\xB8\x8E   .       .       ♛\xEF\xB8\x8E",
           "a variation selector on wish");
}

static void marks(void)
{
    set_up(men);
    display.pieces = PIECES_ASCII;
    struct board_view view = view_of(3, 1);
    view.last = bb_of(square_make(0, 7)) | bb_of(square_make(1, 7));
    row_is(&view, 0, " 8 [k][.]    .     .     r", "the last move in square brackets");
    view.written = bb_of(square_make(7, 7)) | bb_of(square_make(6, 7));
    row_is(&view, 0, " 8 [k][.]    .     . ( )(r)", "a written move in round ones");
    view.matters = bb_of(square_make(2, 5)) | bb_of(square_make(3, 5));
    row_is(&view, 2, " 6     . *b  *     .     .", "what matters has a star");
    view.cursor = square_make(4, 4);
    row_is(&view, 3, " 5  .     .  n <.>    .", "the cursor");
}

static void roles(void)
{
    struct canvas canvas = {0};
    set_up(men);
    struct board_view view = view_of(3, 1);
    view.written = bb_of(square_make(0, 7));
    view.cursor = square_make(1, 7);
    canvas_resize(&canvas, board_cols(view.cell), board_rows(view.cell));
    board_draw(&canvas, canvas_area(&canvas), &view);
    is_int(ROLE_WRITTEN, canvas_at(&canvas, 4, 0)->back, "a mark is a ground of its own");
    is_int(ROLE_BLACK_MAN, canvas_at(&canvas, 4, 0)->front, "a man keeps his colour on it");
    is_int(ROLE_LIGHT, canvas_at(&canvas, 10, 0)->back, "light squares are light");
    is_int(ROLE_DARK, canvas_at(&canvas, 13, 0)->back, "dark ones dark");
    is_int(7, canvas.cursor_col, "the hardware cursor stands on the cursor's square");
    display.mono = true;
    board_draw(&canvas, canvas_area(&canvas), &view);
    is_int(ROLE_LIGHT, canvas_at(&canvas, 4, 0)->back, "without colour the ground stays light");
    canvas_clear(&canvas);
}

static void move_squares(void)
{
    set_up("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    move castle = move_make(square_make(4, 0), square_make(7, 0), MOVE_CASTLE);
    is_hex(bb_of(square_make(4, 0)) | bb_of(square_make(6, 0)),
           board_move_squares(&position, castle), "castling is shown as the king's way");
    move step = move_make(square_make(0, 0), square_make(0, 7), MOVE_PLAIN);
    is_hex(bb_of(0) | bb_of(56), board_move_squares(&position, step), "a move has two squares");
}

int main(void)
{
    tap_plan(36);
    small_cells();
    middle_cells();
    drawings();
    without_color();
    drawings_are_whole();
    falls_back();
    marks();
    roles();
    move_squares();
    return tap_done();
}
