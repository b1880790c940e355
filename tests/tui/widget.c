/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/widget.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tui/column.h"

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
    canvas_clear(&canvas);
}

/* --- list --- */

static void name_row(const void *data, int index, struct buf *out)
{
    buf_printf(out, "%s%d", (const char *)data, index);
}

static void moves_in_lists(void)
{
    struct list list = {.count = 10};
    ok(list_do(&list, DO_DOWN, 4), "down is a list's doing");
    is_int(1, list.chosen, "down goes one row on");
    list_do(&list, DO_PAGE_DOWN, 4);
    is_int(4, list.chosen, "a page keeps one row");
    is_int(1, list.top, "and scrolls no further than it must");
    list_do(&list, DO_LAST, 4);
    is_int(9, list.chosen, "last");
    is_int(6, list.top, "the end fills the window");
    list_do(&list, DO_DOWN, 4);
    is_int(9, list.chosen, "there is nothing below the last");
    list_do(&list, DO_FIRST, 4);
    is_int(0, list.chosen, "first");
    list_do(&list, DO_UP, 4);
    is_int(0, list.chosen, "nothing above the first");
    ok(!list_do(&list, DO_FLIP, 4), "flip is not a list's doing");
    list = (struct list){.count = 3, .chosen = 8};
    list_fit(&list, 4);
    is_int(2, list.chosen, "a list that has shrunk keeps its choice inside");
    list = (struct list){.count = 0};
    list_do(&list, DO_DOWN, 4);
    is_int(0, list.chosen, "an empty list stays where it is");
}

static void draws_lists(void)
{
    struct list list = {.count = 3, .chosen = 1};
    start(10, 4);
    list_draw(&canvas, canvas_area(&canvas), &list, name_row, "row ", true);
    is_int(1, canvas.cursor_row, "the cursor is on the chosen row");
    is_int(ROLE_CHOSEN, canvas_at(&canvas, 5, 1)->front, "which has a role of its own");
    shows("  row 0\n> row 1\n  row 2\n\n", "the chosen row is marked");
    start(10, 3);
    list = (struct list){.count = 9, .chosen = 8};
    list_draw(&canvas, canvas_area(&canvas), &list, name_row, "long row ", false);
    is_int(-1, canvas.cursor_row, "a list that is not active has no cursor");
    shows("  long … |\n  long … |\n> long … #\n", "a bar says how far it is");
}

/* --- text --- */

static void wraps_text(void)
{
    const char text[] = "one two three four\nfive";
    is_int(4, text_rows(text, 9), "text takes the rows it needs");
    is_int(0, text_rows("", 9), "no text takes none");
    start(9, 3);
    is_int(4, text_draw(&canvas, canvas_area(&canvas), ROLE_TEXT, text, 1),
           "drawing says how many rows there are");
    shows("three\nfour\nfive\n", "rows can be skipped");
    start(9, 3);
    is_int(5, text_flow(&canvas, canvas_area(&canvas), 1, ROLE_TEXT, text),
           "flowing text says where the next begins");
    shows("\none two\nthree\n", "and is cut at the end of the area");
    int skip = 0;
    scroll_do(&skip, DO_PAGE_DOWN, 20, 5);
    is_int(4, skip, "a page down");
    scroll_do(&skip, DO_LAST, 20, 5);
    is_int(15, skip, "the end");
    scroll_do(&skip, DO_DOWN, 20, 5);
    is_int(15, skip, "and not beyond");
    scroll_do(&skip, DO_FIRST, 20, 5);
    is_int(0, skip, "the top");
    scroll_do(&skip, DO_DOWN, 3, 5);
    is_int(0, skip, "what fits does not scroll");
}

/* --- input line --- */

static void type(struct line_edit *line, const char *text)
{
    for (; *text != '\0'; text++)
        line_key(line, (unsigned char)*text);
}

static void edits_lines(void)
{
    struct line_edit line;
    line_set(&line, "");
    type(&line, "Qe2");
    is_string("Qe2", line.text, "characters are typed");
    line_key(&line, K_LEFT);
    line_key(&line, K_BACKSPACE);
    is_string("Q2", line.text, "backspace takes the one before the cursor");
    line_key(&line, 0xE9);
    is_string("Qé2", line.text, "any character can be typed");
    line_key(&line, K_LEFT);
    line_key(&line, K_DELETE);
    is_string("Q2", line.text, "delete takes a whole character");
    line_key(&line, K_HOME);
    type(&line, "x ");
    is_string("x Q2", line.text, "home goes to the start");
    line_key(&line, K_END);
    line_key(&line, K_CTRL('W'));
    is_string("x ", line.text, "Ctrl-W takes a word");
    line_key(&line, K_CTRL('U'));
    is_string("", line.text, "Ctrl-U takes all");
    is_int(LINE_GOES_ON, line_key(&line, K_CTRL('G')), "control keys are no text");
    is_int(LINE_GOES_ON, line_key(&line, 0x202E), "neither is what would turn the line around");
    is_string("", line.text, "so nothing was typed");
    is_int(LINE_CANCELLED, line_key(&line, K_BACKSPACE), "backspace in an empty line cancels");
    is_int(LINE_DONE, line_key(&line, K_ENTER), "Enter is the end");
    is_int(LINE_CANCELLED, line_key(&line, K_ESCAPE), "Esc cancels");
    is_int(LINE_COMPLETE, line_key(&line, K_TAB), "Tab completes");
    for (int i = 0; i < LINE_SIZE + 5; i++)
        line_key(&line, 'a');
    is_size(LINE_SIZE - 1, line.length, "a full line takes no more");
}

static void selects_lines(void)
{
    struct line_edit line;
    line_set(&line, "fifty 2");
    line_select(&line);
    type(&line, "4");
    is_string("4", line.text, "what is typed takes the place of what was selected");
    type(&line, "-5");
    is_string("4-5", line.text, "once");
    line_select(&line);
    line_key(&line, K_LEFT);
    type(&line, "x");
    is_string("4-x5", line.text, "after an arrow it is changed");
    line_select(&line);
    is_int(LINE_GOES_ON, line_key(&line, K_BACKSPACE), "Backspace");
    is_string("", line.text, "takes all that is selected");
}

static void cut_is(const char *wanted, const char *text, int cols)
{
    struct buf out = {0};
    column_cut(&out, text, cols);
    is_string(wanted, buf_text(&out), "in %d columns", cols);
    buf_clear(&out);
}

static void cuts_at_words(void)
{
    static const char name[] = "B  after 15...Bf2+ (written)";
    cut_is(name, name, 28);
    cut_is("B  after 15...Bf2+…", name, 27);
    cut_is("B  after 15...Bf2+…", name, 19);
    cut_is("B  after…", name, 18);
    cut_is("…", name, 1);
}

static void draws_lines(void)
{
    struct line_edit line;
    line_set(&line, "goto 30w");
    start(12, 1);
    line_draw(&canvas, canvas_area(&canvas), 0, ":", &line);
    is_int(9, canvas.cursor_col, "the cursor stands behind what was typed");
    shows(":goto 30w\n", "label and text");
    line_set(&line, "a text that is too long");
    start(12, 1);
    line_draw(&canvas, canvas_area(&canvas), 0, ":", &line);
    is_int(11, canvas.cursor_col, "a long line is scrolled to its cursor");
    shows(":s too long\n", "and its end is seen");
}

/* --- key bar --- */

static const char *label_of(const void *data, const struct binding *row)
{
    (void)data;
    return row->doing == DO_HINT ? NULL : row->label;
}

static void draws_key_bars(void)
{
    static const struct binding table[] = {{K_LEFT, DO_STEP_BACK, "step", "back"},
                                           {K_RIGHT, DO_STEP_ON, "step", "on"},
                                           {'x', DO_HINT, "hint", "hint"},
                                           {'f', DO_FLIP, "flip", "flip"},
                                           {'k', DO_UP, NULL, "up"},
                                           {'q', DO_BACK, "back", "back"},
                                           {K_NONE, DO_NONE, NULL, NULL}};
    start(40, 1);
    keybar_draw(&canvas, canvas_area(&canvas), 0, table, label_of, NULL, 0);
    is_int(ROLE_KEY, canvas_at(&canvas, 0, 0)->front, "keys have a role of their own");
    shows("Left/Right step  f flip  q back\n",
          "keys of one label share a hint; what does not work is left out");
    start(28, 1);
    keybar_draw(&canvas, canvas_area(&canvas), 0, table, label_of, NULL, 0);
    shows("Left/Right step  f flip\n", "a hint that does not fit is dropped whole");
    start(40, 1);
    keybar_draw(&canvas, canvas_area(&canvas), 0, table, label_of, NULL, 1);
    shows("Left/Right step\n", "at most so many");
}

int main(void)
{
    tap_plan(61);
    moves_in_lists();
    draws_lists();
    wraps_text();
    edits_lines();
    selects_lines();
    cuts_at_words();
    draws_lines();
    draws_key_bars();
    return tap_done();
}
