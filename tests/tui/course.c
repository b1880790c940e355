/* SPDX-License-Identifier: MIT */
/* The course on the screen: stations, how far one is, and what they ask. */
#include "config.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tests/tui/walk.h"
#include "train/course.h"

static void shows_how_far(void)
{
    struct walk walk;
    walk_start(&walk, 80, 24);
    walk_open(&walk, "menu", NULL);
    ok(walk_shows(&walk, "Course: station 1 of "), "the menu tells the station");
    walk_keys(&walk, "4");
    is_string("course", walk_screen(&walk), "and leads to the course");
    walk_matches(&walk, "course-80x24");
    walk_resize(&walk, 60, 18);
    walk_matches(&walk, "course-60x18");
    walk_end(&walk);
}

static void asks(void)
{
    struct walk walk;
    walk_start(&walk, 80, 24);
    walk_open(&walk, "course", NULL);
    walk_keys(&walk, "Down Enter");
    is_string("quiz", walk_screen(&walk), "Enter asks what is chosen");
    walk_keys(&walk, "q");
    is_string("course", walk_screen(&walk), "and comes back");
    walk_keys(&walk, "9");
    is_string("course", walk_screen(&walk), "there is no ninth station in this pack");
    walk_end(&walk);
}

/* The first station with all its puzzles right. */
static void goes_on(void)
{
    struct walk walk;
    struct course course;
    walk_start(&walk, 80, 24);
    course_make(&course, &walk.deck);
    for (size_t n = 0; n < walk.pack.count; n++)
        if (station_has(course.stations[0].station, &walk.pack.puzzles[n]))
            walk_answer(&walk, n, true);
    walk_open(&walk, "course", NULL);
    ok(walk_shows(&walk, "mastered"), "a station is mastered");
    ok(strstr(walk_row(&walk, 4), ">  2  ") != NULL, "the next one is chosen");
    walk_keys(&walk, "Home");
    ok(walk_shows(&walk, "Enter asks them again."), "what is mastered may be asked again");
    walk_end(&walk);
}

int main(void)
{
    tap_plan(10);
    shows_how_far();
    asks();
    goes_on();
    return tap_done();
}
