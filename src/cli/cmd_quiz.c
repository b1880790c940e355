/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <string.h>

#include "cli/commands.h"
#include "cli/filters.h"
#include "cli/stage.h"
#include "text/i18n.h"
#include "tui/screens.h"

enum { SEED_MOST = 1000000000 };

static const struct option_info quiz_options[] = {
    FILTER_OPTIONS,
    {"count", 0, "N", N_("at most so many puzzles")},
    {"seed", 0, "N", N_("the same number gives the same order of puzzles and choices")},
    {"ground", 0, "on|off", N_("ask for the ground too; on by default")},
    {NULL, 0, NULL, NULL},
};

struct quiz {
    struct filter filter;
    struct selection selection;
    long count;
    bool shuffle;
};

static bool quiz_lines(struct stage *stage, struct line_mode *mode)
{
    struct quiz *quiz = stage->data;
    return line_mode_quiz(mode, &quiz->selection);
}

static const char *ground_choice(const struct context *context, const struct options *options)
{
    const char *given = option_value(options, "ground");
    return given ? given : settings_get(context->settings, "quiz.ground");
}

static bool read_options(struct quiz *quiz, struct stage *stage, const struct context *context,
                         const struct options *options, struct err *err)
{
    long seed = 0;
    const char *ground = ground_choice(context, options);
    if (!filters_read(&quiz->filter, options, err) ||
        !option_number(options, "count", 1, SEED_MOST, &quiz->count, err) ||
        !option_number(options, "seed", 1, SEED_MOST, &seed, err))
        return false;
    stage->options = (struct session_options){
        .seed = (uint64_t)seed, .ask_ground = strcmp(ground, "off") != 0, .ask_steps = true};
    return true;
}

/* A set is a story told in order; everything else is mixed. */
static bool choose(struct quiz *quiz, struct stage *stage)
{
    if (!catalog_select(&stage->pack, &quiz->filter, stage->context->language, &quiz->selection))
        return false;
    if (stage->options.seed == 0)
        stage->options.seed = stage_seed();
    if (!quiz->filter.set)
        selection_shuffle(&quiz->selection, stage->options.seed);
    if (quiz->count)
        selection_cut(&quiz->selection, (size_t)quiz->count);
    return true;
}

static enum exit_status no_match(const struct quiz *quiz, const struct stage *stage)
{
    struct buf text = {0};
    buf_add(&text, "quiz: ");
    filters_say_none(&text, &quiz->filter, &stage->pack);
    enum exit_status status = command_usage(stage->context, &cmd_quiz, buf_text(&text));
    buf_clear(&text);
    return status;
}

static enum exit_status start(struct quiz *quiz, struct stage *stage)
{
    struct quiz_setup setup = {&quiz->selection, stage->options, true};
    if (quiz->selection.count == 0)
        return no_match(quiz, stage);
    setup.options = stage->options;
    stage->screen = "quiz";
    stage->argument = &setup;
    stage->lines = quiz_lines;
    stage->data = quiz;
    return stage_run(stage);
}

static enum exit_status run(struct context *context, const struct options *options)
{
    struct quiz quiz = {.count = 0};
    struct stage stage = {.status = EXIT_DONE};
    struct err err;
    enum exit_status status;

    if (options->operand_count > 0)
        return command_usage(context, &cmd_quiz, _("quiz: takes no names; see --set and browse"));
    if (!read_options(&quiz, &stage, context, options, &err))
        return command_fail(context, &err);
    status = stage_start(&stage, context);
    if (status == EXIT_DONE) {
        err_set(&err, ERR_MEMORY);
        status = choose(&quiz, &stage) ? start(&quiz, &stage) : command_fail(context, &err);
    }
    selection_clear(&quiz.selection);
    stage_clear(&stage);
    return status;
}

const struct command cmd_quiz = {
    "quiz", "", N_("ask puzzles: is this claim valid, and why?"), quiz_options, run,
};
