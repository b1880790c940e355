/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <string.h>

#include "cli/commands.h"
#include "cli/stage.h"
#include "os/files.h"
#include "text/i18n.h"
#include "tui/screens.h"

enum { GAME_MOST = 1000000, FILE_LIMIT = 64 * 1024 * 1024 };

static const struct option_info analyze_options[] = {
    {"game", 0, "N", N_("open this game of the file")},
    {NULL, 0, NULL, NULL},
};

struct analysis {
    const char *path;
    long game;
};

static enum exit_status status_of(enum err_code bad)
{
    switch (bad) {
    case ERR_NONE:
        return EXIT_DONE;
    case ERR_FILE_OPEN:
    case ERR_FILE_READ:
    case ERR_FILE_TOO_LARGE:
        return EXIT_SYSTEM;
    default:
        return EXIT_INPUT;
    }
}

static bool analysis_lines(struct stage *stage, struct line_mode *mode)
{
    const struct analysis *analysis = stage->data;
    enum err_code bad = ERR_NONE;
    bool good = line_mode_analyse(mode, analysis->path, analysis->game, &bad);
    stage->status = status_of(bad);
    return good;
}

/* The file is read before the screen is taken, so that a wrong name is said in the shell. */
static enum exit_status read_file(const struct context *context, const char *path, struct buf *text)
{
    struct err err;
    if (files_read(text, path, FILE_LIMIT, &err))
        return EXIT_DONE;
    return command_fail(context, &err);
}

static enum exit_status analyse(struct context *context, struct analysis *analysis)
{
    struct stage stage = {.screen = "analysis", .lines = analysis_lines, .data = analysis,
                          .without_puzzles = true,
                          .options = {.ask_ground = true, .ask_steps = true}};
    struct buf text = {0};
    struct analysis_setup setup = {0};
    bool is_file = strcmp(analysis->path, "-") != 0;
    enum exit_status status = is_file ? read_file(context, analysis->path, &text) : EXIT_DONE;

    if (!is_file)
        command_say_waiting(context);
    if (!is_file)
        context->plain = true; /* standard input is the game, not the keyboard */
    setup = (struct analysis_setup){.text = buf_text(&text), .length = text.length,
                                    .name = analysis->path, .game = analysis->game};
    stage.argument = &setup;
    if (status == EXIT_DONE)
        status = stage_start(&stage, context);
    if (status == EXIT_DONE)
        status = stage_run(&stage);
    stage_clear(&stage);
    buf_clear(&text);
    return status;
}

static enum exit_status run(struct context *context, const struct options *options)
{
    struct analysis analysis = {.path = "-", .game = 0};
    struct err err;

    if (options->operand_count > 1)
        return command_usage(context, &cmd_analyze, _("analyze: one file at a time"));
    if (!option_number(options, "game", 1, GAME_MOST, &analysis.game, &err))
        return command_fail(context, &err);
    if (options->operand_count == 1)
        analysis.path = options->operands[0];
    return analyse(context, &analysis);
}

const struct command cmd_analyze = {
    "analyze", "[FILE|-]", N_("your own game on the board, with the claims open in it"),
    analyze_options, run,
};
