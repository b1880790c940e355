/* SPDX-License-Identifier: MIT */
/* The results of ninety days: charts of a few answers that can be counted, and their twin. */
#include "config.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tests/tui/walk.h"
#include "tui/chart.h"

static void keep(struct walk *walk, int64_t day, bool right, int64_t interval)
{
    const struct puzzle *puzzle = &walk->pack.puzzles[0];
    struct attempt attempt = {.content = puzzle->content,
                              .topic = TOPIC_FIFTY,
                              .has_ground = true,
                              .ground_right = REASON_FIFTY_SHORT,
                              .ground_given = right ? REASON_FIFTY_SHORT : REASON_FIFTY_REACHED,
                              .day = day,
                              .active_ms = 34000,
                              .grade = right ? GRADE_GOOD : GRADE_AGAIN,
                              .stability = 2,
                              .interval = (int)interval};

    strncat(attempt.puzzle, puzzle->id, sizeof attempt.puzzle - 1);
    if (!walk->records.keep(walk->records.data, &attempt, NULL))
        bail("no memory");
}

static void shows_what_was_answered(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    keep(&walk, WALK_DAY - 9, false, 1);
    keep(&walk, WALK_DAY - 8, true, 2);
    keep(&walk, WALK_DAY - 2, true, 4);
    keep(&walk, WALK_DAY, true, 2);
    walk_restudy(&walk);
    walk_open(&walk, "stats", NULL);
    ok(walk_shows(&walk, "right first time 0 % (0 of 1)"), "the first answer was wrong");
    ok(walk_shows(&walk, "75 % (4)"), "three of four were right, by ground and by topic");
    ok(walk_shows(&walk, "today 0 | +1 0 | +2 1"), "due in two days");
    ok(walk_shows(&walk, "Half of the answers took no more than 34 s."), "the median");
    walk_keys(&walk, "Tab");
    ok(walk_shows(&walk, "Right of all answers:") && walk_shows(&walk, "75 % (3 of 4)"),
       "the table says the same");
    walk_keys(&walk, "End");
    ok(walk_shows(&walk, "Reviews due: 0 today, +1: 0, +2: 1"), "down to its end");
    walk_keys(&walk, "Tab");
    ok(walk_shows(&walk, "Right by week"), "and round to the charts");
    walk_resize(&walk, 60, 18);
    walk_keys(&walk, "Tab");
    ok(walk_shows(&walk, "By ground") && !walk_shows(&walk, "Right by week"),
       "narrow terminals have two pages of charts");
    walk_end(&walk);
}

static void can_be_left(void)
{
    static const char *const keys[] = {"q", "Tab q", "Tab Tab q", "? q q"};

    for (size_t n = 0; n < sizeof keys / sizeof keys[0]; n++) {
        struct walk walk;
        walk_start(&walk, 60, 18);
        keep(&walk, WALK_DAY, true, 2);
        walk_restudy(&walk);
        walk_open(&walk, "menu", NULL);
        walk_open(&walk, "stats", NULL);
        walk_keys(&walk, keys[n]);
        is_string("menu", walk_screen(&walk), "left by %s", keys[n]);
        walk_end(&walk);
    }
}

static void is_in_the_menu(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "menu", NULL);
    ok(walk_shows(&walk, "Results"), "a row of the menu");
    walk_end(&walk);
}

static void charts(void)
{
    static const double values[] = {1, 0.5, 0, -1, 0.25};
    struct canvas canvas = {0};
    struct buf text = {0};
    struct share share = {8, 4};

    canvas_resize(&canvas, 10, 4);
    chart_columns(&canvas, canvas_area(&canvas), values, 5, 2, true);
    canvas_dump(&canvas, &text, DUMP_TEXT);
    is_string("██\n██\n████\n████    ██\n", buf_text(&text), "columns of blocks");
    buf_reset(&text);
    canvas_blank(&canvas);
    chart_columns(&canvas, canvas_area(&canvas), values, 5, 2, false);
    canvas_dump(&canvas, &text, DUMP_TEXT);
    is_string("##\n##\n####\n####..  ##\n", buf_text(&text), "columns of signs; a dot for nothing");
    buf_reset(&text);
    canvas_blank(&canvas);
    chart_bar(&canvas, canvas_area(&canvas), 0, 0, 8, &share, false);
    canvas_dump(&canvas, &text, DUMP_TEXT);
    is_string("####....\n\n\n\n", buf_text(&text), "a bar");
    buf_clear(&text);
    canvas_clear(&canvas);
}

int main(void)
{
    tap_plan(16);
    shows_what_was_answered();
    can_be_left();
    is_in_the_menu();
    charts();
    return tap_done();
}
