/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "text/svg.h"

/* Lengths in units of the picture. */
enum { CELL = 45, BOARD = 8 * CELL, EDGE = 20, SIZE = BOARD + EDGE + 4 };

static const char light_square[] = "#fff";
static const char dark_square[] = "#ccc";

/* ---- men ---- */

/* In a cell of 45 x 45: the outline, and lines within it. */
static const struct {
    const char *outline;
    const char *lines;
} art[] = {
    [PAWN] =
        {"M22.5 8.5a5.7 5.7 0 0 1 3.6 10.1c3 1.8 4.4 5.2 4.4 9.4l4 4.5V38h-24v-5.5l4-4.5c0-4.2 "
         "1.4-7.6 4.4-9.4A5.7 5.7 0 0 1 22.5 8.5z",
         "M14.5 32.5h16"},
    [KNIGHT] = {"M13 38c0-8 7.5-9.5 8.5-17-3 2.5-6.5 2-8.5 5.5-2.5 2-5 .5-5.5-2.5 "
                "2-3.5 3-8 6-11.5l.5-5.5 4.5 3.5C30 10.5 35 18 35 38z",
                "M15.5 16.5l1.5-1.5M13 32.5h0M27 14.5c4 5 5 11 5 19.5"},
    [BISHOP] = {"M22.5 6a2.8 2.8 0 0 1 1.9 4.9c4.6 3.6 7.1 7.3 7.1 12.1 0 2.9-1.5 "
                "5.2-3.5 6.9v2.6l6.5 2V38h-24v-3.5l6.5-2v-2.6c-2-1.7-3.5-4-3.5-6.9 0-4.8 "
                "2.5-8.5 7.1-12.1A2.8 2.8 0 0 1 22.5 6z",
                "M17 29.9h11M17 32.5h11M22.5 16v8M18.5 20h8"},
    [ROOK] = {"M11.5 9h5.5v3.5h3V9h5v3.5h3V9h5.5v8l-4 3.5V30l3 2.5h2V38h-24v-5.5h2l3-2.5v-9.5l"
              "-4-3.5z",
              "M15.5 20.5h14M15.5 30h14M12.5 32.5h20"},
    [QUEEN] = {"M8.5 14a2.2 2.2 0 1 1 2.1-.9l5.4 8.4.8-9.7a2.2 2.2 0 1 1 2.4-.1l3.3 "
               "9.3 3.3-9.3a2.2 2.2 0 1 1 2.4.1l.8 9.7 5.4-8.4a2.2 2.2 0 1 1 2.1.9L32 "
               "29.5l2 3V38H11v-5.5l2-3z",
               "M13 29.5h19M11.5 32.5h22"},
    [KING] = {"M21.2 5h2.6v3h3v2.6h-3v3.2c1.7.7 2.6 2.3 2.3 4.7 3.9-4.2 11.4-2.5 11.4 "
              "3.7 0 3.6-3 5.6-4.5 8.3l1 2V38H11v-5.5l1-2c-1.5-2.7-4.5-4.7-4.5-8.3 0-6.2 "
              "7.5-7.9 11.4-3.7-.3-2.4.6-4 2.3-4.7v-3.2h-3V8h3z",
              "M12.5 30.5h20M11.5 32.5h22M22.5 18v12"},
};

static void add_man(struct buf *out, piece man, int x, int y)
{
    bool white = piece_color(man) == WHITE;
    enum piece_type type = piece_type_of(man);

    buf_printf(out,
               "<g transform=\"translate(%d %d)\" stroke-linejoin=\"round\" "
               "stroke-linecap=\"round\">"
               "<path fill=\"%s\" stroke=\"#000\" stroke-width=\"1.5\" d=\"%s\"/>"
               "<path fill=\"none\" stroke=\"%s\" stroke-width=\"1.2\" d=\"%s\"/></g>\n",
               x, y, white ? "#fff" : "#222", art[type].outline, white ? "#000" : "#fff",
               art[type].lines);
}

/* ---- squares ---- */

static int column_of(const struct svg_board *board, square at)
{
    return board->flipped ? 7 - square_file(at) : square_file(at);
}

static int row_of(const struct svg_board *board, square at)
{
    return board->flipped ? square_rank(at) : 7 - square_rank(at);
}

static void add_squares(struct buf *out)
{
    buf_printf(
        out,
        "<rect x=\"%d\" y=\"2\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n<path fill=\"%s\" d=\"",
        EDGE, BOARD, BOARD, light_square, dark_square);
    for (int row = 0; row < 8; row++)
        for (int column = 1 - row % 2; column < 8; column += 2)
            buf_printf(out, "M%d %dh%dv%dh-%dz", EDGE + column * CELL, 2 + row * CELL, CELL, CELL,
                       CELL);
    buf_add(out, "\"/>\n");
}

static void add_frame(struct buf *out)
{
    buf_printf(out,
               "<rect x=\"%d\" y=\"2\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#000\" "
               "stroke-width=\"1.5\"/>\n",
               EDGE, BOARD, BOARD);
}

/* Corners in all four angles of a square. */
static void add_corners(struct buf *out, int x, int y)
{
    buf_printf(out,
               "<path fill=\"none\" stroke=\"#000\" stroke-width=\"2\" d=\"M%d %dv-8h8m26 0h8v8m0 "
               "26v8h-8m-26 0h-8v-8\"/>\n",
               x + 2, y + 10);
}

static void add_ring(struct buf *out, int x, int y)
{
    buf_printf(out,
               "<rect x=\"%d.5\" y=\"%d.5\" width=\"40\" height=\"40\" rx=\"9\" fill=\"none\" "
               "stroke=\"#000\" stroke-width=\"2.5\" stroke-dasharray=\"6 3\"/>\n",
               x + 2, y + 2);
}

static void add_square(struct buf *out, const struct svg_board *board, square at)
{
    int x = EDGE + column_of(board, at) * CELL;
    int y = 2 + row_of(board, at) * CELL;

    if (board->last & bb_of(at))
        add_corners(out, x, y);
    if (board->marked & bb_of(at))
        add_ring(out, x, y);
    if (board->position->board[at] != NO_PIECE)
        add_man(out, board->position->board[at], x, y);
}

static void add_names(struct buf *out, bool flipped)
{
    buf_add(out, "<g font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\">");
    for (int i = 0; i < 8; i++) {
        int name = flipped ? 7 - i : i;

        buf_printf(out, "<text x=\"%d\" y=\"%d\">%c</text>", EDGE + i * CELL + CELL / 2,
                   BOARD + EDGE - 2, 'a' + name);
        buf_printf(out, "<text x=\"9\" y=\"%d\">%c</text>", i * CELL + CELL / 2 + 7, '8' - name);
    }
    buf_add(out, "</g>\n");
}

/* ---- the whole ---- */

void svg_escape(struct buf *out, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '&':
            buf_add(out, "&amp;");
            break;
        case '<':
            buf_add(out, "&lt;");
            break;
        case '>':
            buf_add(out, "&gt;");
            break;
        case '"':
            buf_add(out, "&quot;");
            break;
        case '\'':
            buf_add(out, "&#39;");
            break;
        default:
            buf_add_char(out, *text);
        }
}

void svg_board(struct buf *out, const struct svg_board *board)
{
    buf_printf(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" role=\"img\" viewBox=\"0 0 "
        "%d %d\">\n",
        SIZE, SIZE);
    if (board->title) {
        buf_add(out, "<title>");
        svg_escape(out, board->title);
        buf_add(out, "</title>\n");
    }
    add_squares(out);
    for (square at = 0; at < 64; at++)
        add_square(out, board, at);
    add_frame(out);
    add_names(out, board->flipped);
    buf_add(out, "</svg>\n");
}
