/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <string.h>

#include "cli/commands.h"
#include "cli/filters.h"
#include "cli/stage.h"
#include "os/files.h"
#include "text/i18n.h"
#include "tui/screens.h"

enum { GAME_MOST = 1000000, PACE_MOST = 3600, SEED_MOST = 1000000000, FILE_LIMIT = 64 * 1024 * 1024 };

static const struct option_info spot_options[] = {
    {"set", 0, "SET", N_("only games of this set, as famous, in its order")},
    {"pace", 0, "SECONDS", N_("a move every so many seconds; without it moves wait for you")},
    {"game", 0, "N", N_("only this game of the file")},
    {"seed", 0, "N", N_("the same number gives the same order of games")},
    {NULL, 0, NULL, NULL},
};

struct spotting {
    struct spot_games games;
    struct filter filter;
    struct buf text;       /* of a file of one's own */
    const char *path;      /* its name; NULL: the program's games */
    long pace, game, seed;
};

static bool spot_lines(struct stage *stage, struct line_mode *mode)
{
    struct spotting *spotting = stage->data;
    return line_mode_spot(mode, &spotting->games, (int)spotting->pace);
}

static bool read_options(struct spotting *spotting, const struct options *options, struct err *err)
{
    spotting->filter.set = option_value(options, "set");
    return option_number(options, "pace", 1, PACE_MOST, &spotting->pace, err) &&
           option_number(options, "game", 1, GAME_MOST, &spotting->game, err) &&
           option_number(options, "seed", 1, SEED_MOST, &spotting->seed, err);
}

/* --- games --- */

/* Is there a game to watch?  What is wrong with the file is said before the screen is taken. */
static enum exit_status check_text(struct spotting *spotting, const struct context *context)
{
    struct spot_games probe = spotting->games;
    struct spot_game game;
    struct err err;
    bool good = spot_games_next(&probe, context->rules, &game, &err);
    spot_games_clear(&probe);
    if (good)
        return EXIT_DONE;
    err.file = spotting->path;
    if (err.code != ERR_NONE)
        return command_fail(context, &err);
    fprintf(context->err,
            spotting->game ? _("drawclaim: %s: no game of this number has moves\n")
                           : _("drawclaim: %s: no game has moves\n"),
            spotting->path);
    return EXIT_INPUT;
}

static enum exit_status read_games(struct spotting *spotting, const struct context *context)
{
    struct err err;
    if (!files_read(&spotting->text, spotting->path, FILE_LIMIT, &err))
        return command_fail(context, &err);
    spotting->games.text = buf_text(&spotting->text);
    spotting->games.length = spotting->text.length;
    spotting->games.only = spotting->game;
    return check_text(spotting, context);
}

/* A set is a story told in order; everything else is mixed. */
static enum exit_status choose_games(struct spotting *spotting, struct stage *stage)
{
    struct err err;
    if (!spot_games_of_pack(&spotting->games, &stage->pack, &spotting->filter)) {
        err_set(&err, ERR_MEMORY);
        return command_fail(stage->context, &err);
    }
    if (spotting->games.selection.count == 0)
        return command_usage(stage->context, &cmd_spot, _("spot: no game is long enough, or in the set"));
    if (!spotting->filter.set)
        selection_shuffle(&spotting->games.selection,
                          spotting->seed ? (uint64_t)spotting->seed : stage_seed());
    return EXIT_DONE;
}

/* --- running --- */

static enum exit_status watch(struct spotting *spotting, struct stage *stage)
{
    struct spot_setup setup = {.games = &spotting->games, .pace = (int)spotting->pace};
    enum exit_status status = spotting->path ? read_games(spotting, stage->context)
                                             : choose_games(spotting, stage);
    if (status != EXIT_DONE)
        return status;
    stage->screen = "spot";
    stage->argument = &setup;
    stage->lines = spot_lines;
    stage->data = spotting;
    return stage_run(stage);
}

static const char *clash_of(const struct options *options)
{
    bool own = options->operand_count == 1;
    if (options->operand_count > 1)
        return _("spot: one file at a time");
    if (own && (option_given(options, "set") || option_given(options, "seed")))
        return _("spot: a file has its own games in its own order; leave out --set and --seed");
    if (!own && option_given(options, "game"))
        return _("spot: --game=N is a game of a file; name the file");
    if (own && strcmp(options->operands[0], "-") == 0)
        return _("spot: standard input is the keyboard here; name a file");
    return NULL;
}

static enum exit_status run(struct context *context, const struct options *options)
{
    struct spotting spotting = {.path = options->operand_count > 0 ? options->operands[0] : NULL};
    struct stage stage = {.status = EXIT_DONE,
                          .options = {.ask_ground = true, .ask_steps = true}};
    const char *clash = clash_of(options);
    struct err err;
    enum exit_status status;
    if (clash)
        return command_usage(context, &cmd_spot, clash);
    if (!read_options(&spotting, options, &err))
        return command_fail(context, &err);
    status = stage_start(&stage, context);
    if (status == EXIT_DONE)
        status = watch(&spotting, &stage);
    spot_games_clear(&spotting.games);
    buf_clear(&spotting.text);
    stage_clear(&stage);
    return status;
}

const struct command cmd_spot = {
    "spot", "[FILE]", N_("a game goes by: claim at the right moment yourself"), spot_options, run,
};
