/* SPDX-License-Identifier: MIT */
/* A board as SVG: each man once, on its square, seen from either side; marks; escaped words. */
#include "text/svg.h"

#include <string.h>

#include "core/fen.h"
#include "tests/tap/tap.h"

static size_t times(const struct buf *text, const char *what)
{
    size_t count = 0;

    for (const char *at = buf_text(text); (at = strstr(at, what)) != NULL; at += strlen(what))
        count++;
    return count;
}

static void draw(struct buf *out, const char *fen, struct svg_board board)
{
    struct position position;

    ok(fen_parse(fen, strlen(fen), &position, NULL, NULL), "%s", fen);
    board.position = &position;
    buf_clear(out);
    svg_board(out, &board);
}

static void test_men(void)
{
    struct buf out = {0};

    draw(&out, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", (struct svg_board){0});
    is_int(32, (long)times(&out, "<g transform="), "thirty-two men at the start");
    is_int(16, (long)times(&out, "fill=\"#222\" stroke=\"#000\""), "sixteen of them black");
    is_int(1, (long)times(&out, "<svg "), "one picture");
    ok(strstr(buf_text(&out), "id=") == NULL, "no ids: many boards can stand on a page");
    ok(strstr(buf_text(&out), "<title>") == NULL, "no title where none was given");
    buf_clear(&out);
}

/* a1 is at the bottom left: cells of 45 behind an edge of 20 and below one of 2. */
static void test_sides(void)
{
    struct buf out = {0};

    draw(&out, "8/8/8/8/4k3/8/8/K7 w - - 0 1", (struct svg_board){0});
    ok(strstr(buf_text(&out), "translate(20 317)") != NULL, "a1 is bottom left for White");
    draw(&out, "8/8/8/8/4k3/8/8/K7 w - - 0 1", (struct svg_board){.flipped = true});
    ok(strstr(buf_text(&out), "translate(335 2)") != NULL, "and top right for Black");
    buf_clear(&out);
}

static void test_marks(void)
{
    struct buf out = {0};

    draw(&out, "8/8/8/8/4k3/8/8/K7 w - - 0 1",
         (struct svg_board){
             .last = bb_of(0) | bb_of(1), .marked = bb_of(8), .title = "<K & \"k\">"});
    is_int(1, (long)times(&out, "stroke-dasharray"), "a ring for the marked square");
    is_int(2, (long)times(&out, "stroke-width=\"2\""), "corners for both squares of the move");
    ok(strstr(buf_text(&out), "<title>&lt;K &amp; &quot;k&quot;&gt;</title>") != NULL,
       "words are escaped");
    buf_clear(&out);
}

int main(void)
{
    tap_plan(14);
    test_men();
    test_sides();
    test_marks();
    return tap_done();
}
