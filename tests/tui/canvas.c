/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/canvas.h"

#include <string.h>

#include "tests/tap/tap.h"

static struct canvas canvas;

static void start(int cols, int rows)
{
    canvas = (struct canvas){0};
    canvas_resize(&canvas, cols, rows);
}

static void shows(const char *wanted, const char *name)
{
    struct buf text = {0};
    canvas_dump(&canvas, &text, DUMP_TEXT);
    is_string(wanted, buf_text(&text), "%s", name);
    buf_clear(&text);
}

static void has_roles(const char *wanted, const char *name)
{
    struct buf text = {0};
    canvas_dump(&canvas, &text, DUMP_ROLES);
    is_string(wanted, buf_text(&text), "%s", name);
    buf_clear(&text);
}

static void puts_text(void)
{
    start(8, 2);
    struct area all = canvas_area(&canvas);
    is_int(3, canvas_put(&canvas, all, 2, 0, ROLE_TEXT, "abc"), "three letters take 3 columns");
    shows("  abc\n\n", "text stands where it was put, without blanks at the end");
    is_int(12, canvas_put(&canvas, all, 5, 1, ROLE_TEXT, "twelve chars"),
           "text that is cut says what it would have taken");
    shows("  abc\n     twe\n", "and is cut at the edge");
    canvas_put(&canvas, all, -2, 0, ROLE_TEXT, "xyz");
    shows("z abc\n     twe\n", "what lies left of the area is dropped");
    canvas_put(&canvas, all, 0, 2, ROLE_TEXT, "no");
    canvas_put(&canvas, all, 0, -1, ROLE_TEXT, "no");
    shows("z abc\n     twe\n", "rows outside are dropped");
    canvas_blank(&canvas);
    shows("\n\n", "blanking empties it");
    canvas_clear(&canvas);
    canvas_clear(&canvas);
    canvas_clear(NULL);
}

static void clips_to_areas(void)
{
    start(10, 3);
    struct area all = canvas_area(&canvas);
    struct area part = area_part(all, 2, 1, 5, 1);
    canvas_put(&canvas, part, 0, 0, ROLE_TEXT, "abcdefgh");
    shows("\n  abcde\n\n", "text is cut at the area's edge");
    struct area inner = area_inset(all, 1, 1, 1, 1);
    is_int(8, inner.cols, "an inset loses columns on both sides");
    is_int(1, inner.rows, "and rows");
    struct area none = area_part(all, 20, 0, 5, 1);
    is_int(0, none.cols, "an area outside is empty");
    struct area deeper = area_part(part, 3, 0, 9, 9);
    is_int(2, deeper.cols, "a part is no larger than its whole");
    is_int(5, deeper.col, "and counts from it");
    canvas_put_right(&canvas, part, 0, ROLE_TEXT, "yz");
    shows("\n  abcyz\n\n", "text can end at the right edge");
    canvas_put_cut(&canvas, part, 0, 0, ROLE_TEXT, "long text");
    shows("\n  long…\n\n", "text that is too long ends in dots");
    canvas_put_cut(&canvas, part, 0, 0, ROLE_TEXT, "fits!");
    shows("\n  fits!\n\n", "text that fits does not");
    canvas_clear(&canvas);
}

static void knows_wide_and_combining(void)
{
    start(6, 1);
    struct area all = canvas_area(&canvas);
    is_int(3,
           canvas_put(&canvas, all, 0, 0, ROLE_TEXT,
                      "é\xCC\x81"
                      "ab"),
           "a combining mark takes no column");
    is_string("é\xCC\x81", canvas_at(&canvas, 0, 0)->text, "it shares its base's cell");
    canvas_blank(&canvas);
    is_int(4, canvas_put(&canvas, all, 0, 0, ROLE_TEXT, "王王"),
           "wide characters take two columns");
    is_int(2, canvas_at(&canvas, 0, 0)->width, "the first cell is two wide");
    is_int(0, canvas_at(&canvas, 1, 0)->width, "the second belongs to it");
    shows("王王\n", "and the dump shows each once");
    canvas_put(&canvas, all, 1, 0, ROLE_TEXT, "x");
    shows(" x王\n", "half of a wide character is not left standing");
    canvas_put(&canvas, all, 2, 0, ROLE_TEXT, "y");
    shows(" xy\n", "neither from its other side");
    canvas_blank(&canvas);
    canvas_put(&canvas, all, 5, 0, ROLE_TEXT, "王");
    shows("\n", "a wide character that does not fit whole leaves a blank");
    canvas_put(&canvas, all, 0, 0, ROLE_TEXT, "♟\xEF\xB8\x8E.");
    is_string(".", canvas_at(&canvas, 1, 0)->text, "a variation selector takes no column");
    canvas_clear(&canvas);
}

static void tells_roles(void)
{
    start(6, 2);
    struct area all = canvas_area(&canvas);
    canvas_put(&canvas, all, 0, 0, ROLE_HEADING, "ab");
    canvas_put_on(&canvas, all, 2, 0, ROLE_WHITE_MAN, ROLE_DARK, "K");
    canvas_put(&canvas, all, 0, 1, ROLE_RIGHT, "r");
    has_roles("HH#\nr\n", "a ground goes before a front");
    canvas_tint(&canvas, area_part(all, 0, 0, 2, 1), ROLE_WRONG);
    has_roles("ww#\nr\n", "a tint changes the front");
    canvas_fill(&canvas, area_part(all, 0, 1, 3, 1), ROLE_LIGHT);
    has_roles("ww#\n___\n", "a fill gives a ground");
    shows("abK\n\n", "and takes the text away");
    char seen[128] = "";
    for (int role = 0; role < ROLE_COUNT; role++) {
        char letter[2] = {role_letter((enum role)role), '\0'};
        if (strstr(seen, letter) == NULL)
            strcat(seen, letter);
    }
    is_size(ROLE_COUNT, strlen(seen), "each role has a letter of its own");
    canvas_clear(&canvas);
}

static void draws_lines(void)
{
    start(4, 3);
    struct area all = canvas_area(&canvas);
    canvas_rule(&canvas, all, 1);
    canvas_upright(&canvas, all, 2);
    shows("  │\n──│─\n  │\n", "lines are drawn");
    canvas_blank(&canvas);
    canvas.ascii = true;
    canvas_rule(&canvas, all, 1);
    canvas_upright(&canvas, all, 2);
    canvas_put(&canvas, all, 0, 2, ROLE_TEXT, "é王");
    shows("  |\n--|-\n???\n", "in ASCII from - and |, what is not ASCII as ?");
    canvas_put(&canvas, all, 0, 2, ROLE_TEXT, "“a”–");
    shows("  |\n--|-\n\"a\"-\n", "quotes and dashes as their plain kin");
    canvas_clear(&canvas);
}

static void copies_rows(void)
{
    struct canvas page = {0};
    start(5, 3);
    canvas_resize(&page, 5, 9);
    for (int row = 0; row < 9; row++)
        canvas_printf(&page, canvas_area(&page), 0, row, ROLE_DIM, "row%d", row);
    canvas_copy(&canvas, area_part(canvas_area(&canvas), 0, 1, 5, 2), &page, 4);
    shows("\nrow4\nrow5\n", "rows of a page are copied from where it is scrolled to");
    canvas_cursor(&canvas, canvas_area(&canvas), 4, 2);
    is_int(2, canvas.cursor_row, "the cursor stands in the canvas");
    canvas_cursor(&canvas, canvas_area(&canvas), 5, 0);
    is_int(2, canvas.cursor_row, "and not outside of it");
    canvas_clear(&page);
    canvas_clear(&canvas);
}

int main(void)
{
    tap_plan(37);
    puts_text();
    clips_to_areas();
    knows_wide_and_combining();
    tells_roles();
    draws_lines();
    copies_rows();
    return tap_done();
}
