/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/tally.h"

#include <stdint.h>
#include <stdlib.h>

#include "text/i18n.h"
#include "text/phrase.h"
#include "tui/app.h"
#include "tui/run.h"
#include "tui/screens.h"

void tally_time(struct buf *out, long long ms)
{
    long long seconds = ms / 1000;

    if (seconds < 60)
        buf_printf(out, _("%lld s"), seconds);
    else
        buf_printf(out, _("%lld min %lld s"), seconds / 60, seconds % 60);
}

static int64_t active_ms(const struct records *records)
{
    struct attempt attempt;
    int64_t sum = 0;

    for (size_t n = 0; records->get(records->data, n, &attempt); n++)
        sum += attempt.active_ms;
    return sum;
}

static void fill(struct buf *out, const char *sentence, size_t right, size_t asked, int64_t ms)
{
    struct buf time = {0};

    tally_time(&time, ms);
    phrase_with(out, sentence,
                (struct filling[]){{.name = "right", .number = (long)right},
                                   {.name = "asked", .number = (long)asked},
                                   {.name = "time", .text = buf_text(&time)},
                                   {0}});
    buf_clear(&time);
}

static void fill_tally(struct buf *out, const char *sentence, const struct records *records)
{
    struct tally tally;

    records_tally(records, NULL, &tally);
    fill(out, sentence, tally.right, tally.asked, active_ms(records));
}

static void fill_lasting(struct buf *out, const struct records *records)
{
    struct run run;

    if (!records_last(records))
        fill_tally(out, _("{right} of {asked} right, {time}.  Not all of it is written yet."),
                   records);
    else if (records->last_run(records->data, &run))
        fill(out, _("Last session: {right} of {asked} right, {time}."), (size_t)run.right,
             (size_t)run.asked, run.lasted_ms);
    else
        fill_tally(out, _("{right} of {asked} right, {time}."), records);
}

void tally_line(struct buf *out, const struct app *app)
{
    const struct records *records = app->context.records;

    if (!run_has_answers(app))
        buf_add(out, records && !records->lasting
                         ? _("Nothing answered yet.  Results end with this session.")
                         : _("Nothing answered yet."));
    else if (records->lasting)
        fill_lasting(out, records);
    else
        fill_tally(out, _("This session: {right} of {asked} right, {time}.  Kept in memory only."),
                   records);
}

/* Titles of the puzzles that failed the last time, in the pack's order. */
static const char **missed_titles(const struct app *app, size_t *count)
{
    const struct pack *pack = app->context.pack;
    const char **titles = calloc(run_failed_count(app) + 1, sizeof *titles);

    *count = 0;
    for (size_t n = 0; titles && pack && n < pack->count; n++)
        if (run_progress(app->context.records, &pack->puzzles[n]) == PROGRESS_FAILED)
            titles[(*count)++] = puzzle_title(&pack->puzzles[n], run_language(app));
    return titles;
}

bool tally_open(struct app *app)
{
    struct summary_setup setup = {.of_session = true};
    struct tally tally = {0};

    if (run_has_answers(app)) {
        records_tally(app->context.records, NULL, &tally);
        setup.active_ms = active_ms(app->context.records);
    }
    const char **titles = missed_titles(app, &setup.missed_count);
    setup.asked = tally.asked;
    setup.right = tally.right;
    setup.missed = titles;
    bool good = app_open(app, "summary", &setup);
    free(titles);
    return good;
}
