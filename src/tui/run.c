/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/run.h"

#include <string.h>

#include "tui/app.h"
#include "tui/screens.h"

/* ---- how far the learner is ---- */

/* Records keep the beginning of a long id only. */
static bool is_about(const struct attempt *attempt, const struct puzzle *puzzle)
{
    return attempt->content == puzzle->content &&
           strncmp(attempt->puzzle, puzzle->id, sizeof attempt->puzzle - 1) == 0;
}

enum progress run_progress(const struct records *records, const struct puzzle *puzzle)
{
    struct attempt attempt;

    for (size_t n = records ? records->count(records->data) : 0; n-- > 0;)
        if (records->get(records->data, n, &attempt) && is_about(&attempt, puzzle))
            return attempt_is_right(&attempt) ? PROGRESS_PASSED : PROGRESS_FAILED;
    return PROGRESS_NEW;
}

static bool has_failed(const struct app *app, const struct puzzle *puzzle)
{
    return run_progress(app->context.records, puzzle) == PROGRESS_FAILED;
}

size_t run_failed_count(const struct app *app)
{
    const struct pack *pack = app->context.pack;
    size_t count = 0;

    for (size_t n = 0; pack && n < pack->count; n++)
        count += has_failed(app, &pack->puzzles[n]);
    return count;
}

size_t run_count(const struct app *app, const char *set)
{
    const struct pack *pack = app->context.pack;
    size_t count = 0;

    for (size_t n = 0; pack && n < pack->count; n++)
        count += !set || puzzle_in_set(&pack->puzzles[n], set);
    return count;
}

size_t run_count_kind(const struct app *app, enum puzzle_kind kind)
{
    const struct pack *pack = app->context.pack;
    size_t count = 0;

    for (size_t n = 0; pack && n < pack->count; n++)
        count += pack->puzzles[n].kind == kind;
    return count;
}

static bool is_new(const struct app *app, const struct puzzle *puzzle)
{
    const struct deck_card *card =
        app->context.deck ? deck_card(app->context.deck, puzzle) : NULL;

    return !card || card->card.reviews == 0;
}

bool run_has_new(const struct app *app, const char *set)
{
    const struct pack *pack = app->context.pack;

    for (size_t n = 0; pack && n < pack->count; n++)
        if (puzzle_in_set(&pack->puzzles[n], set) && is_new(app, &pack->puzzles[n]))
            return true;
    return false;
}

bool run_has_answers(const struct app *app)
{
    const struct records *records = app->context.records;

    return records && records->count(records->data) > 0;
}

/* ---- opening ---- */

const char *run_language(const struct app *app)
{
    return app->context.language ? app->context.language : "en";
}

static struct session_options options_of(const struct app *app)
{
    return (struct session_options){
        .seed = app->context.seed,
        .ask_ground = strcmp(app_setting(app, "quiz.ground"), "off") != 0,
        .ask_steps = true,
        .scheduled = app->context.scheduled,
        .deck = app->context.deck,
        .keeper = app->context.keeper,
    };
}

static bool open_with(struct app *app, struct selection *selection,
                      const struct session_options *options)
{
    bool good = false;

    if (selection->count > 0) {
        struct quiz_setup setup = {.selection = selection,
                                   .options = *options,
                                   .first = !run_has_answers(app)};
        good = app_open(app, "quiz", &setup);
    }
    selection_clear(selection); /* the quiz has taken it, unless it can't be opened */
    return good;
}

bool run_open(struct app *app, struct selection *selection)
{
    struct session_options options = options_of(app);

    return open_with(app, selection, &options);
}

size_t run_left_count(const struct app *app)
{
    const struct unfinished_door *left = app->context.left;

    return left ? left->count(left->data) : 0;
}

bool run_open_left(struct app *app)
{
    const struct unfinished_door *left = app->context.left;
    struct session_options options = options_of(app);
    struct selection selection = {0};
    bool good = left->read(left->data, &selection, &options);

    if (!good)
        selection_clear(&selection);
    return good && open_with(app, &selection, &options);
}

static bool select_by(const struct app *app, const struct filter *filter, struct selection *out)
{
    return app->context.pack && catalog_select(app->context.pack, filter, run_language(app), out);
}

struct deck_count run_review_count(const struct app *app)
{
    const struct deck *deck = app->context.deck;

    if (!deck || !app->context.scheduled)
        return (struct deck_count){0};
    return deck_count(deck, deck_day(deck, app->utc));
}

bool run_open_review(struct app *app)
{
    const struct deck *deck = app->context.deck;
    int64_t day = deck_day(deck, app->utc);
    struct selection all = {0}, chosen = {0};
    bool good = select_by(app, &(struct filter){0}, &all) &&
                deck_choose(deck, &all, day, deck_new_left(deck, day), app->context.seed, &chosen);

    selection_clear(&all);
    if (!good)
        selection_clear(&chosen);
    return good && run_open(app, &chosen);
}

bool run_open_set(struct app *app, const char *set)
{
    struct selection selection = {0};
    struct filter filter = {.set = set};

    return select_by(app, &filter, &selection) && run_open(app, &selection);
}

/* Insertion sort: it keeps the shuffled order among equals. */
static void easy_first(struct selection *selection)
{
    for (size_t n = 1; n < selection->count; n++) {
        const struct puzzle *puzzle = selection->items[n];
        size_t at = n;

        for (; at > 0 && selection->items[at - 1]->level > puzzle->level; at--)
            selection->items[at] = selection->items[at - 1];
        selection->items[at] = puzzle;
    }
}

static bool open_mixed(struct app *app, const struct filter *filter)
{
    struct selection selection = {0};

    if (!select_by(app, filter, &selection))
        return false;
    selection_shuffle(&selection, app->context.seed);
    easy_first(&selection);
    return run_open(app, &selection);
}

bool run_open_all(struct app *app)
{
    return open_mixed(app, &(struct filter){0});
}

bool run_open_kind(struct app *app, enum puzzle_kind kind)
{
    return open_mixed(app, &(struct filter){.kinds = 1u << kind});
}

bool run_open_station(struct app *app, const struct station *station)
{
    struct selection selection = {0};
    bool good = course_choose(app->context.deck, station, app->context.seed, &selection);

    if (!good)
        selection_clear(&selection);
    return good && run_open(app, &selection);
}

bool run_open_drills(struct app *app)
{
    const struct records *records = app->context.records; /* other ones after each answer */
    struct series series = {.seed = series_seed(app->context.seed, records->count(records->data))};
    struct quiz_setup setup = {
        .series = &series, .options = options_of(app), .first = !run_has_answers(app)};
    struct err err;

    setup.options.mode = MODE_DRILL;
    setup.options.keeper = NULL; /* the seed makes the same drills again */
    bool good = series_grow(&series, &err) && app_open(app, "quiz", &setup);
    series_clear(&series); /* the quiz has taken it, unless it can't be opened */
    return good;
}

bool run_open_spot(struct app *app)
{
    const struct records *records = app->context.records; /* another order after each answer */
    struct spot_games games = {0};
    bool good = app->context.pack &&
                spot_games_of_pack(&games, app->context.pack, &(struct filter){0});

    selection_shuffle(&games.selection, app->context.seed + records->count(records->data));
    good = good && app_open(app, "spot", &(struct spot_setup){.games = &games});
    spot_games_clear(&games); /* the screen has taken them, unless it can't be opened */
    return good;
}

bool run_open_failed(struct app *app)
{
    struct selection selection = {0};
    struct filter filter = {0};
    size_t kept = 0;

    if (!select_by(app, &filter, &selection))
        return false;
    for (size_t n = 0; n < selection.count; n++)
        if (has_failed(app, selection.items[n]))
            selection.items[kept++] = selection.items[n];
    selection.count = kept;
    return run_open(app, &selection);
}
