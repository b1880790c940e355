/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/board_view.h"

#include <ctype.h>
#include <string.h>

#include "tui/piece_art.h"
#include "tui/style.h"

/* Columns left of the a-file (rank names) and right of the h-file. */
enum { MARGIN_LEFT = 3, MARGIN_RIGHT = 1 };
/* Drawings need cells of at least this size. */
enum { BLOCK_COLS = 7, BLOCK_ROWS = 3 };

static const char *const set_names[PIECE_SETS] = {"auto", "glyph", "letter", "ascii", "block"};

const char *piece_set_name(enum piece_set set)
{
    return set_names[set];
}

enum piece_set piece_set_find(const char *name)
{
    int set = 0;
    while (set < PIECE_SETS && strcmp(set_names[set], name) != 0)
        set++;
    return (enum piece_set)set;
}

struct board_view board_view_of(const struct position *position, const struct display *display,
                                struct cell_size cell)
{
    return (struct board_view){
        .position = position, .display = display, .cell = cell, .cursor = SQUARE_NONE};
}

int board_cols(struct cell_size cell)
{
    return MARGIN_LEFT + 8 * cell.cols + MARGIN_RIGHT;
}

int board_rows(struct cell_size cell)
{
    return 8 * cell.rows + 1;
}

bitboard board_move_squares(const struct position *before, move m)
{
    if (move_kind_of(m) != MOVE_CASTLE)
        return bb_of(move_from(m)) | bb_of(move_to(m));
    struct position after;
    position_play(before, m, &after);
    return bb_of(move_from(m)) | bb_of(position_king(&after, (enum color)before->turn));
}

bool piece_set_tells(enum piece_set set, const struct display *display)
{
    return !display->mono || (set != PIECES_GLYPH && set != PIECES_BLOCK);
}

/* The set that is drawn where the user wished for one: what the terminal can't show, or what
 * would not tell White from Black on it, falls back to letters, drawings in small cells to
 * glyphs. */
static enum piece_set set_drawn(const struct board_view *view)
{
    const struct display *display = view->display;
    bool large = view->cell.cols >= BLOCK_COLS && view->cell.rows >= BLOCK_ROWS;
    enum piece_set wish = display->pieces;
    if (display->ascii)
        return wish == PIECES_LETTER ? PIECES_LETTER : PIECES_ASCII;
    if (wish == PIECES_AUTO && (display->mono || display->plain_glyphs))
        return PIECES_LETTER;
    if (!piece_set_tells(wish, display))
        return PIECES_LETTER;
    if (wish == PIECES_AUTO)
        return large ? PIECES_BLOCK : PIECES_GLYPH;
    return wish == PIECES_BLOCK && !large ? PIECES_GLYPH : wish;
}

/* --- names of men --- */

/* Indexes of struct san_letters by type. */
static const int letter_index[] = {[KNIGHT] = 4, [BISHOP] = 3, [ROOK] = 2, [QUEEN] = 1, [KING] = 0};

static char pawn_letter(const struct san_letters *letters)
{
    if (strcmp(letters->language, "de") == 0)
        return 'B'; /* Bauer */
    return strcmp(letters->language, "hu") == 0 ? 'G' : 'P';
}

/* A letter in the language's own alphabet; only ASCII has small letters here, and figurines have
 * none at all: then English. */
static char man_letter(piece man, const struct san_letters *letters)
{
    enum piece_type type = piece_type_of(man);
    char letter = "PNBRQK"[type];
    if (letters != NULL && (unsigned char)letters->letter[0][0] < 0x80)
        letter = type == PAWN ? pawn_letter(letters) : letters->letter[letter_index[type]][0];
    return piece_color(man) == WHITE ? letter : (char)tolower((unsigned char)letter);
}

static void man_text(char out[8], piece man, enum piece_set set, const struct display *display)
{
    static const char *const glyphs[] = {
        [PAWN] = "♟", [KNIGHT] = "♞", [BISHOP] = "♝", [ROOK] = "♜", [QUEEN] = "♛", [KING] = "♚"};
    out[0] = man_letter(man, set == PIECES_LETTER ? display->letters : NULL);
    out[1] = '\0';
    if (set != PIECES_GLYPH)
        return;
    strcpy(out, glyphs[piece_type_of(man)]);
    if (display->vs15)
        strcat(out, "\xEF\xB8\x8E"); /* U+FE0E: as text, not as a colour picture */
}

/* --- one square --- */

struct place {
    struct canvas *canvas;
    struct area area; /* of the square */
    const struct board_view *view;
    square at;
    enum role ground; /* what it is drawn on */
    enum role mark;   /* what it is marked as; ROLE_TEXT: nothing */
    int col, row;     /* its middle */
};

static enum role mark_of(const struct board_view *view, square at)
{
    bitboard set = bb_of(at);
    if (view->cursor == at)
        return ROLE_CURSOR;
    if (view->written & set)
        return ROLE_WRITTEN;
    if (view->matters & set)
        return ROLE_MATTERS;
    return view->last & set ? ROLE_LAST_MOVE : ROLE_TEXT;
}

/* Without colour the ground keeps saying light or dark, and the mark is told by its sign. */
static enum role ground_of(const struct board_view *view, square at, enum role mark)
{
    enum role plain = BB_LIGHT & bb_of(at) ? ROLE_LIGHT : ROLE_DARK;
    return mark == ROLE_TEXT || view->display->mono ? plain : mark;
}

static void put(const struct place *place, int col, int row, enum role front, const char *text)
{
    canvas_put_on(place->canvas, place->area, col, row, front, place->ground, text);
}

/* Signs before and after the man; with a drawing at the square's edges. */
static void draw_mark(const struct place *place, int before, int after)
{
    struct style_mark mark = style_mark(place->mark);
    if (mark.before[0] != '\0')
        put(place, before, place->row, place->mark, mark.before);
    if (mark.after[0] != '\0')
        put(place, after, place->row, place->mark, mark.after);
}

static enum role man_role(piece man)
{
    return piece_color(man) == WHITE ? ROLE_WHITE_MAN : ROLE_BLACK_MAN;
}

static void draw_art(const struct place *place, piece man)
{
    struct cell_size cell = place->view->cell;
    struct piece_art art = piece_art_of(piece_type_of(man), cell.cols, cell.rows);
    for (int row = 0; row < art.rows; row++) {
        struct buf line = {0};
        piece_art_row(&line, art, row);
        put(place, (cell.cols - art.cols) / 2, (cell.rows - art.rows) / 2 + row, man_role(man),
            buf_text(&line));
        buf_clear(&line);
    }
    draw_mark(place, 0, cell.cols - 1);
}

static void draw_man(const struct place *place, piece man)
{
    char text[8];
    enum piece_set set = set_drawn(place->view);
    if (set == PIECES_BLOCK) {
        draw_art(place, man);
        return;
    }
    man_text(text, man, set, place->view->display);
    put(place, place->col, place->row, man_role(man), text);
    draw_mark(place, place->col - 1, place->col + 1);
}

static void draw_empty(const struct place *place)
{
    bool dark = !(BB_LIGHT & bb_of(place->at));
    if (place->mark == ROLE_MATTERS) {
        put(place, place->col, place->row, ROLE_MATTERS, style_mark(ROLE_MATTERS).before);
        return;
    }
    if (dark)
        put(place, place->col, place->row, ROLE_DARK, ".");
    draw_mark(place, place->col - 1, place->col + 1);
}

static void draw_square(struct canvas *canvas, struct area area, const struct board_view *view,
                        square at)
{
    enum role mark = mark_of(view, at);
    struct place place = {.canvas = canvas,
                          .area = area,
                          .view = view,
                          .at = at,
                          .ground = ground_of(view, at, mark),
                          .mark = mark,
                          .col = (view->cell.cols - 1) / 2,
                          .row = (view->cell.rows - 1) / 2};
    piece man = view->position->board[at];
    canvas_fill(canvas, area, place.ground);
    if (man == NO_PIECE)
        draw_empty(&place);
    else
        draw_man(&place, man);
    if (view->cursor == at)
        canvas_cursor(canvas, area, place.col, place.row);
}

/* --- the board --- */

/* What stands in the n-th column or row on the screen, counted from the upper left. */
static int file_shown(const struct board_view *view, int n)
{
    return view->display->flip ? 7 - n : n;
}

static int rank_shown(const struct board_view *view, int n)
{
    return view->display->flip ? n : 7 - n;
}

static void draw_names(struct canvas *canvas, struct area area, const struct board_view *view)
{
    for (int n = 0; n < 8; n++) {
        int row = n * view->cell.rows + (view->cell.rows - 1) / 2;
        int col = MARGIN_LEFT + n * view->cell.cols + (view->cell.cols - 1) / 2;
        canvas_printf(canvas, area, 1, row, ROLE_DIM, "%d", rank_shown(view, n) + 1);
        canvas_printf(canvas, area, col, 8 * view->cell.rows, ROLE_DIM, "%c",
                      'a' + file_shown(view, n));
    }
}

void board_draw(struct canvas *canvas, struct area area, const struct board_view *view)
{
    for (int n = 0; n < 64; n++) {
        int col = n % 8, row = n / 8;
        struct area square_area =
            area_part(area, MARGIN_LEFT + col * view->cell.cols, row * view->cell.rows,
                      view->cell.cols, view->cell.rows);
        draw_square(canvas, square_area, view,
                    square_make(file_shown(view, col), rank_shown(view, row)));
    }
    draw_names(canvas, area, view);
}
