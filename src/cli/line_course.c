/* SPDX-License-Identifier: MIT */
/* The course in lines: its stations and how far one is, and one of them asked. */
#include "config.h"

#include "cli/line_course.h"

#include <string.h>

#include "text/i18n.h"
#include "train/course.h"

static void say_station(struct line_mode *mode, const struct station_state *state, size_t number)
{
    static const char *const sentences[2][2] = {
        {N_("{n} {station}, level {from}: {right} of {count} right."),
         N_("{n} {station}, level {from}: {right} of {count} right, mastered.")},
        {N_("{n} {station}, levels {from} to {to}: {right} of {count} right."),
         N_("{n} {station}, levels {from} to {to}: {right} of {count} right, mastered.")},
    };
    const struct station *station = state->station;

    line_phrase(mode,
                _(sentences[station->level_from < station->level_to][station_is_mastered(state)]),
                (const struct filling[]){
                    {"n", NULL, (long)number},
                    {"station", _(station->name), 0},
                    {"from", NULL, station->level_from},
                    {"to", NULL, station->level_to},
                    {"right", NULL, (long)state->right},
                    {"count", NULL, (long)state->count},
                    {0}});
}

void line_course_say_at(struct line_mode *mode, const char *before)
{
    struct course course;
    struct buf line = {0};

    course_make(&course, mode->options.deck);
    buf_add(&line, before);
    phrase_with(&line,
                course_at(&course) < course.count
                    ? _("course: station {station} of {stations} ({percent} %)")
                    : _("course: all {stations} stations are mastered ({percent} %)"),
                (const struct filling[]){{"station", NULL, (long)course_at(&course) + 1},
                                         {"stations", NULL, (long)course.count},
                                         {"percent", NULL, course_percent(&course)},
                                         {0}});
    line_say_buf(mode, &line);
}

static void say_all(struct line_mode *mode, const struct course *course)
{
    for (size_t n = 0; n < course->count; n++)
        say_station(mode, &course->stations[n], n + 1);
    line_say(mode, _("Mastered: 80 of 100 right. course and a number asks a station: new puzzles "
                     "first, then what was wrong; course next asks the first that is not mastered."));
}

static void ask(struct line_mode *mode, const struct station_state *state, size_t number)
{
    struct selection selection = {0};

    say_station(mode, state, number);
    if (course_choose(mode->options.deck, state->station, mode->options.seed, &selection))
        line_mode_quiz(mode, &selection);
    else
        line_fail(mode, &(struct err){.code = ERR_MEMORY});
    selection_clear(&selection);
}

/* "next", or a number from 1; 0: it is neither. */
static size_t station_number(const struct course *course, const char *text)
{
    size_t number = line_number(text);

    if (strcmp(text, "next") == 0)
        number = course_at(course) + 1;
    return number <= course->count ? number : 0;
}

void line_course_command(struct line_desk *desk, const char *argument)
{
    struct line_mode *mode = desk->mode;
    struct course course = {.count = 0};
    size_t number;

    if (mode->options.deck)
        course_make(&course, mode->options.deck);
    number = station_number(&course, argument);
    if (course.count == 0)
        line_say(mode, _("There are no puzzles here."));
    else if (!argument[0])
        say_all(mode, &course);
    else if (number > 0)
        ask(mode, &course.stations[number - 1], number);
    else
        line_say(mode, _("There is no such station; course lists them."));
}
