/* SPDX-License-Identifier: MIT */
/* Games made on the spot, in the quiz's screen. */
#include "config.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tests/tui/walk.h"
#include "tui/screens.h"

static void start(struct walk *walk, int cols, int rows, size_t most)
{
    struct series series = {.seed = 42, .most = most};
    struct quiz_setup setup = {.series = &series,
                               .options = {.seed = 42, .ask_ground = true, .mode = MODE_DRILL}};
    struct err err;
    walk_start(walk, cols, rows);
    if (!series_grow(&series, &err))
        bail("no drill");
    walk_open(walk, "quiz", &setup);
    series_clear(&series);
}

static void asks(void)
{
    struct walk walk;
    start(&walk, 80, 24, 0);
    walk_matches(&walk, "drill-80x24");
    walk_keys(&walk, "?");
    ok(walk_shows(&walk, "drawclaim drill --seed=42"), "the help tells how to make them again");
    ok(walk_shows(&walk, "puzzle drill-"), "and the name of this one");
    walk_keys(&walk, "Esc");
    walk_resize(&walk, 60, 18);
    walk_matches(&walk, "drill-60x18");
    walk_end(&walk);
}

static void goes_on(void)
{
    struct walk walk;
    start(&walk, 80, 24, 0);
    walk_keys(&walk, "x d");
    is_string("explain", walk_screen(&walk), "the answer is explained");
    is_bool(false, walk_shows(&walk, "grade:"), "and has no grade");
    for (int n = 0; n < 6; n++)
        walk_keys(&walk, "Enter d");
    walk_keys(&walk, "Enter m u");
    ok(strstr(walk_row(&walk, 0), "DRILL 7 | ") != NULL, "the seventh is taken back");
    walk_keys(&walk, "d Enter");
    ok(strstr(walk_row(&walk, 0), "DRILL 8 | ") != NULL &&
           strstr(walk_row(&walk, 0), "marked") != NULL,
       "the eighth is still marked");
    walk_keys(&walk, "q");
    is_string("summary", walk_screen(&walk), "until one has had enough");
    ok(walk_shows(&walk, "0 of 7 right"), "all are counted");
    ok(walk_shows(&walk, "- drill-"), "those missed by their names");
    walk_end(&walk);
}

static void ends(void)
{
    struct walk walk;
    start(&walk, 80, 24, 2);
    ok(strstr(walk_row(&walk, 0), "DRILL 1/2 | ") != NULL, "two are wanted");
    walk_keys(&walk, "d Enter d Enter");
    is_string("summary", walk_screen(&walk), "after them comes the summary");
    walk_end(&walk);
}

static void begins_in_the_menu(void)
{
    struct walk walk;
    struct attempt attempt;
    walk_start(&walk, 80, 24);
    walk_open(&walk, "menu", NULL);
    walk_keys(&walk, "5");
    is_string("quiz", walk_screen(&walk), "the menu asks them");
    walk_keys(&walk, "d q");
    ok(walk.records.get(walk.records.data, 0, &attempt) && attempt.mode == MODE_DRILL,
       "the answer is kept as a drill's");
    walk_end(&walk);
}

int main(void)
{
    tap_plan(15);
    asks();
    goes_on();
    ends();
    begins_in_the_menu();
    return tap_done();
}
