/* SPDX-License-Identifier: MIT */
/* Text -> list of games -> one game with its findings. */
#include "config.h"

#include <stdlib.h>

#include "base/mem.h"
#include "text/complain.h"
#include "text/i18n.h"
#include "tui/analysis.h"

void analysis_complain(struct app *app, const struct err *err, const struct game *game)
{
    struct buf sentence = {0};

    complain_sentence(&sentence, err, game);
    app_warn(app, "%s", buf_text(&sentence));
    buf_clear(&sentence);
}

static void complain_of_memory(struct app *app)
{
    struct err err;

    err_set(&err, ERR_MEMORY);
    analysis_complain(app, &err, NULL);
}

void analysis_clear_text(struct analysis *analysis)
{
    for (size_t n = 0; n < analysis->game_count; n++)
        free(analysis->titles[n]);
    free(analysis->titles);
    free(analysis->text);
    analysis->titles = NULL;
    analysis->text = NULL;
    analysis->length = analysis->game_count = analysis->title_capacity = 0;
    analysis->games = (struct list){0};
}

void analysis_load(struct analysis *analysis, struct app *app, const char *path)
{
    char *copy = mem_dup(path);

    if (!copy)
        return;
    free(analysis->wished);
    analysis->wished = copy;
    analysis->state = ANALYSIS_LOADING;
    app_wish(app, WISH_LOAD, copy, NULL, 0);
}

/* ---- the list of games ---- */

/* Errors beside the moves, as in a tag, do not stop them. */
static const struct err *stop_of(const struct pgn_game *game)
{
    for (size_t n = 0; n < game->errors.count; n++)
        if (!game->playable || game->errors.items[n].ply >= 0)
            return &game->errors.items[n];
    return NULL;
}

const struct err *analysis_stop(const struct analysis *analysis)
{
    return stop_of(&analysis->pgn);
}

static bool add_title(struct analysis *analysis, const struct pgn_game *game)
{
    struct buf title = {0};

    if (!mem_grow((void **)&analysis->titles, &analysis->title_capacity, analysis->game_count + 1,
                  sizeof *analysis->titles))
        return false;
    report_title(&title, game);
    if (!game->playable)
        buf_add(&title, _("  (can't be set up)"));
    else if (stop_of(game))
        buf_add(&title, _("  (stops at a move that can't be read)"));
    char *text = buf_steal(&title);
    if (text)
        analysis->titles[analysis->game_count++] = text;
    return text != NULL;
}

/* Reads games until one is refused by `each`, or the end; false: the text is no chess, or
 * memory, and *err says which. */
static bool read_games(const struct analysis *analysis, struct pgn_game *game, struct err *err,
                       bool (*each)(struct analysis *analysis, const struct pgn_game *game),
                       struct analysis *to)
{
    struct pgn_memory memory = {.bytes = analysis->text, .length = analysis->length};
    struct reader *reader = reader_new(pgn_source_memory(&memory), NULL);
    enum read_what what = READ_FAILED;

    err_set(err, ERR_MEMORY);
    while (reader && (what = reader_next(reader, game, err)) == READ_GAME)
        if (!each(to, game))
            break;
    reader_free(reader);
    return what == READ_END || what == READ_GAME;
}

static bool list_games(struct analysis *analysis, struct err *err)
{
    struct pgn_game game = {0};
    bool good = read_games(analysis, &game, err, add_title, analysis);

    pgn_game_clear(&game);
    return good;
}

/* The one asked for, or the only one; else the list asks. */
static void choose_game(struct analysis *analysis, struct app *app)
{
    size_t wanted = analysis->wanted > 0 ? (size_t)analysis->wanted : 1;

    analysis->games.count = (int)analysis->game_count;
    analysis->state = ANALYSIS_GAMES;
    if (wanted > analysis->game_count)
        app_warn(app, _("There is no game %zu in it."), wanted);
    else if (analysis->wanted > 0 || analysis->game_count == 1)
        analysis_open_game(analysis, app, wanted - 1);
}

void analysis_take(struct analysis *analysis, struct app *app, const char *text, size_t length)
{
    struct err err;

    analysis_clear_text(analysis);
    analysis->state = ANALYSIS_EMPTY;
    analysis->text = mem_dup_bytes(text, length);
    analysis->length = length;
    if (!analysis->text) {
        complain_of_memory(app);
    } else if (!list_games(analysis, &err)) {
        analysis_complain(app, &err, NULL);
    } else if (analysis->game_count == 0) {
        app_warn(app, _("There is no game in it."));
    } else {
        choose_game(analysis, app);
    }
    analysis->wanted = 0;
}

/* ---- one game ---- */

/* Called for each game of the text until it is the wanted one. */
static bool is_before(struct analysis *analysis, const struct pgn_game *game)
{
    (void)game;
    return analysis->number-- > 0;
}

/* The reader leaves the last game read in analysis->pgn. */
static bool read_game(struct analysis *analysis, size_t number, struct err *err)
{
    analysis->number = number;
    bool good = read_games(analysis, &analysis->pgn, err, is_before, analysis);
    analysis->number = number;
    return good;
}

static bool find(struct analysis *analysis, const struct app *app)
{
    const struct game *game = &analysis->pgn.game;
    const struct ruleset *rules = analysis_rules(app);
    struct near_miss_list near = {0};
    bool good = draws_events(game, game->plies, rules, DEAD_FULL, &analysis->events) &&
                near_misses(game, rules, &near) &&
                report_game(&analysis->report, &analysis->pgn, rules, &analysis->events, &near,
                            app->context.letters);

    near_miss_list_clear(&near);
    analysis->findings = (struct list){.count = (int)analysis->report.count};
    return good;
}

static void start_game(struct analysis *analysis)
{
    analysis_leave_line(analysis);
    analysis_forget_verdict(analysis);
    report_clear(&analysis->report);
    analysis->asking = false;
    analysis->state = ANALYSIS_EMPTY;
    analysis->findings = (struct list){0};
    analysis->ply = 0;
}

/* It stands where the first finding is, or at the end. */
static void show_first(struct analysis *analysis)
{
    analysis->ply =
        analysis->report.count > 0 ? analysis->report.lines[0].ply : analysis->pgn.game.plies;
    analysis->state = ANALYSIS_GAME;
}

void analysis_open_game(struct analysis *analysis, struct app *app, size_t number)
{
    struct err err;

    start_game(analysis);
    analysis->games.chosen = (int)number;
    if (analysis->game_count > 1)
        analysis->state = ANALYSIS_GAMES;
    if (!read_game(analysis, number, &err)) {
        analysis_complain(app, &err, NULL);
        return;
    }
    const struct err *stop = analysis_stop(analysis);
    if (stop)
        analysis_complain(app, stop, analysis->pgn.playable ? &analysis->pgn.game : NULL);
    if (!analysis->pgn.playable)
        return;
    if (find(analysis, app))
        show_first(analysis);
    else
        complain_of_memory(app);
}
