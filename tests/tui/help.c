/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tui/screens.h"
#include "tests/tui/walk.h"

static void looks(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "menu", NULL);
    walk_keys(&walk, "?");
    walk_matches(&walk, "help-menu-80x24");
    walk_keys(&walk, "Esc 3 F1");
    walk_resize(&walk, 60, 18);
    walk_matches(&walk, "help-browse-60x18");
    walk_keys(&walk, "End");
    ok(walk_shows(&walk, "suspend the program"), "the end of the list can be reached");
    walk_end(&walk);
}

static void says_where_it_is(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "menu", NULL);
    walk_keys(&walk, "1 ?");
    ok(walk_shows(&walk, "fischer-petrosian#2"), "the puzzle's id can be copied");
    walk_keys(&walk, "?");
    is_string("help", walk_screen(&walk), "no help for the help");
    walk_end(&walk);
}

/* Moves down to the row with a text; false if it never comes. */
static bool go_to(struct walk *walk, const char *text)
{
    for (int n = 0; n < 60; n++) {
        if (strstr(walk_row(walk, walk->canvas.cursor_row), text))
            return true;
        walk_keys(walk, "Down");
    }
    return false;
}

static void does_what_is_chosen(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "browse", NULL);
    walk_keys(&walk, "?");
    ok(go_to(&walk, "other order"), "sorting is listed");
    walk_keys(&walk, "Enter");
    is_string("browse", walk_screen(&walk), "Enter leads back");
    ok(walk_shows(&walk, "sort: due"), "and sorts");
    walk_keys(&walk, "?");
    ok(go_to(&walk, "other colours"), "what works everywhere is listed");
    walk_keys(&walk, "Enter");
    is_string("theme=dark", buf_text(&walk.setting), "and is done");
    walk_keys(&walk, "?");
    ok(go_to(&walk, "back; asks only"), "the way back is listed");
    walk_keys(&walk, "Enter");
    is_string("", walk_screen(&walk), "and leads out of the screen below");
    walk_end(&walk);
}

static void lists_what_works(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "browse", NULL);
    walk_keys(&walk, "?");
    is_bool(false, walk_shows(&walk, "the next that fits"), "no filter, no next match");
    walk_keys(&walk, "Esc / 'repetition' Enter ?");
    ok(walk_shows(&walk, "the next that fits"), "with one there is");
    walk_end(&walk);
}

/* The cursor never stands on a heading. */
static void passes_headings(void)
{
    struct walk walk;
    bool good = true;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "menu", NULL);
    walk_keys(&walk, "?");
    for (int n = 0; n < 30; n++) {
        good = good && strncmp(walk_row(&walk, walk.canvas.cursor_row), ">   ", 4) == 0;
        walk_keys(&walk, "Down");
    }
    for (int n = 0; n < 30; n++) {
        walk_keys(&walk, "Up");
        good = good && strncmp(walk_row(&walk, walk.canvas.cursor_row), ">   ", 4) == 0;
    }
    ok(good, "headings are passed over in both directions");
    walk_end(&walk);
}

int main(void)
{
    tap_plan(15);
    looks();
    says_where_it_is();
    does_what_is_chosen();
    lists_what_works();
    passes_headings();
    return tap_done();
}
