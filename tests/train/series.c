/* SPDX-License-Identifier: MIT */
/* Drills one after the other: what is made, what stays, and a session that needs no end. */
#include "config.h"

#include "train/series.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "train/session.h"

static void grow(struct series *series, int count)
{
    struct err err;
    for (int n = 0; n < count; n++)
        if (!series_grow(series, &err))
            bail("no drill");
}

/* The ids of the first five, with blanks between. */
static void ids(struct buf *out, struct filter filter, uint64_t seed)
{
    struct series series = {.filter = filter, .seed = seed};
    grow(&series, 5);
    for (size_t n = 0; n < 5; n++)
        buf_printf(out, "%s ", series.selection.items[n]->id);
    series_clear(&series);
}

static void repeats_by_seed(void)
{
    struct buf one = {0}, again = {0}, other = {0};
    ids(&one, (struct filter){0}, 42);
    ids(&again, (struct filter){0}, 42);
    ids(&other, (struct filter){0}, 43);
    is_string(buf_text(&one), buf_text(&again), "the same seed makes the same drills");
    ok(strcmp(buf_text(&one), buf_text(&other)) != 0, "another seed makes others");
    buf_clear(&one);
    buf_clear(&again);
    buf_clear(&other);
    ok(series_seed(7, 0) == series_seed(7, 0) && series_seed(7, 0) != series_seed(7, 1),
       "a program's series have seeds of their own");
    ok(series_seed(~UINT64_C(0), 5) >= 1 && series_seed(~UINT64_C(0), 5) <= 1000000000,
       "that an option takes");
}

static void filters(void)
{
    struct series series = {
        .filter = {.topics = 1u << TOPIC_FIFTY, .level_from = 2, .level_to = 3}, .seed = 1};
    bool all = true;
    grow(&series, 20);
    for (size_t n = 0; n < 20; n++) {
        const struct puzzle *puzzle = series.selection.items[n];
        all = all && puzzle->topic == TOPIC_FIFTY && puzzle->level >= 2 && puzzle->level <= 3;
    }
    ok(all, "topics and levels are those wanted");
    series_clear(&series);
}

/* Pointers must hold: a session and its screen have them. */
static void stays(void)
{
    struct series series = {.seed = 9};
    grow(&series, 1);
    const struct puzzle *first = series.selection.items[0];
    const struct game *game = &first->source->pgn.game;
    char id[64];
    strncpy(id, first->id, sizeof id - 1);
    id[sizeof id - 1] = '\0';
    grow(&series, 200);
    ok(series.selection.items[0] == first && strcmp(first->id, id) == 0,
       "the first drill is where it was");
    ok(&first->source->pgn.game == game && game->plies > 0, "and its game");
    series_clear(&series);
}

static void says_command(void)
{
    struct buf out = {0};
    struct drill drills[] = {{TRAP_EN_PASSANT, 3, 31}, {TRAP_CASTLING, 1, 10}};
    struct series series = {.seed = 42};
    series_command(&out, &series);
    is_string("drawclaim drill --seed=42", buf_text(&out), "the command that makes them again");
    buf_reset(&out);
    series.filter = (struct filter){
        .topics = 1u << TOPIC_THREEFOLD | 1u << TOPIC_FIFTY, .level_from = 2, .level_to = 3};
    series_command(&out, &series);
    is_string("drawclaim drill --topic=threefold,fifty --level=2-3 --seed=42", buf_text(&out),
              "with what chose them");
    buf_reset(&out);
    series = (struct series){.drills = drills, .most = 2};
    series_command(&out, &series);
    is_string("drawclaim drill drill-b3-1f drill-a1-a", buf_text(&out), "or their names");
    grow(&series, 2);
    is_string("drill-b3-1f", series.selection.items[0]->id, "which make them");
    is_bool(false, series_has_more(&series), "and no more");
    series_clear(&series);
    buf_clear(&out);
}

/* --- in a session --- */

static struct records records;

static void step(struct session *session, enum input_kind kind)
{
    if (!session_step(session, (struct input){.kind = kind}, 0, 1700000000))
        bail("a step makes no sense");
}

static void start(struct session *session, struct series *series)
{
    struct session_options options = {
        .seed = 3, .ask_ground = true, .mode = MODE_DRILL, .scheduled = true, .series = series};
    grow(series, 1);
    if (!session_start(session, &series->selection, &records, options, 0))
        bail("no session");
}

static void goes_on(void)
{
    struct series series = {.seed = 42};
    struct session session;
    struct attempt attempt;
    start(&session, &series);
    is_size(0, session_count(&session), "no end is known");
    for (int n = 0; n < 12; n++) {
        step(&session, INPUT_DONT_KNOW);
        if (!session_goes_on(&session))
            bail("it ends");
        step(&session, INPUT_NEXT);
    }
    is_size(13, session_number(&session), "one drill after the other");
    is_size(13, series.selection.count, "of which no more are made than asked");
    ok(records.get(records.data, 3, &attempt), "answers are kept");
    is_int(MODE_DRILL, attempt.mode, "as those of drills");
    is_int(GRADE_NONE, attempt.grade, "without a grade");
    is_string(series.selection.items[3]->id, attempt.puzzle, "by the drill's id");
    step(&session, INPUT_UNDO);
    is_size(12, session_number(&session), "the last answer can be taken back");
    step(&session, INPUT_SKIP);
    ok(session_puzzle(&session) == series.selection.items[12], "and the next one is still that one");
    session_clear(&session);
    series_clear(&series);
}

static void ends(void)
{
    struct series series = {.seed = 42, .most = 2};
    struct session session;
    start(&session, &series);
    is_size(2, session_count(&session), "two are wanted");
    step(&session, INPUT_DONT_KNOW);
    ok(session_goes_on(&session), "after the first comes another");
    step(&session, INPUT_NEXT);
    step(&session, INPUT_DONT_KNOW);
    ok(!session_goes_on(&session), "after the second none");
    step(&session, INPUT_NEXT);
    is_int(SESSION_OVER, session.state, "that is all");
    session_clear(&session);
    series_clear(&series);
}

int main(void)
{
    tap_plan(25);
    if (!records_memory(&records))
        bail("memory");
    repeats_by_seed();
    filters();
    stays();
    says_command();
    goes_on();
    ends();
    records.free(records.data);
    return tap_done();
}
