/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <stdlib.h>

#include "cli/commands.h"
#include "cli/filters.h"
#include "cli/stage.h"
#include "text/i18n.h"
#include "tui/screens.h"

enum { SEED_MOST = 1000000000 };

static const struct option_info drill_options[] = {
    SUBJECT_OPTIONS,
    {"count", 0, "N", N_("so many drills; without it, as many as you like")},
    {"seed", 0, "N", N_("the same number makes the same drills again")},
    {"ground", 0, "on|off", N_("ask for the ground too; on by default")},
    {NULL, 0, NULL, NULL},
};

struct drills {
    struct series series;
    struct drill *named; /* by operands; NULL: none are */
};

static bool drill_lines(struct stage *stage, struct line_mode *mode)
{
    struct drills *drills = stage->data;
    return line_mode_drill(mode, &drills->series);
}

/* --- options --- */

static unsigned trap_topics(void)
{
    unsigned topics = 0;
    for (int trap = 0; trap < TRAPS; trap++)
        topics |= 1u << trap_topic((enum trap)trap);
    return topics;
}

static bool read_options(struct drills *drills, const struct options *options, struct err *err)
{
    long seed = 0, count = 0;
    struct filter *filter = &drills->series.filter;
    if (!filters_read_subject(filter, options, err) ||
        !option_number(options, "count", 1, SEED_MOST, &count, err) ||
        !option_number(options, "seed", 1, SEED_MOST, &seed, err))
        return false;
    if (filter->topics & ~trap_topics()) {
        option_refuse(err, "topic", option_value(options, "topic"),
                      _("some of threefold,fifty,automatic"));
        return false;
    }
    drills->series.most = (size_t)count;
    drills->series.seed = seed > 0 ? (uint64_t)seed : series_seed(stage_seed(), 0);
    return true;
}

static enum exit_status read_named(struct drills *drills, struct context *context,
                                   const struct options *options)
{
    struct err err;
    size_t count = (size_t)options->operand_count;
    drills->named = calloc(count, sizeof *drills->named);
    if (!drills->named) {
        err_set(&err, ERR_MEMORY);
        return command_fail(context, &err);
    }
    for (size_t n = 0; n < count; n++)
        if (!drill_parse(options->operands[n], &drills->named[n]))
            return command_usage(context, &cmd_drill,
                                 _("drill: a name is a drill's own, as in drill-b3-1f"));
    drills->series.drills = drills->named;
    drills->series.most = count;
    return EXIT_DONE;
}

/* What chooses drills makes no sense beside the names of some. */
static bool clashes_with_names(const struct options *options)
{
    return option_given(options, "topic") || option_given(options, "level") ||
           option_given(options, "count") || option_given(options, "seed");
}

static enum exit_status read(struct drills *drills, struct context *context,
                             const struct options *options)
{
    struct err err;
    if (options->operand_count > 0 && clashes_with_names(options))
        return command_usage(context, &cmd_drill,
                             _("drill: with names leave out what chooses drills"));
    if (options->operand_count > 0)
        return read_named(drills, context, options);
    return read_options(drills, options, &err) ? EXIT_DONE : command_fail(context, &err);
}

/* --- running --- */

static enum exit_status start(struct drills *drills, struct stage *stage)
{
    const struct records *records = &stage->learner.records;
    struct quiz_setup setup = {.series = &drills->series,
                               .first = records->count(records->data) == 0};
    struct err err;
    if (!series_grow(&drills->series, &err))
        return command_fail(stage->context, &err);
    stage->options.mode = MODE_DRILL;
    stage->options.seed = drills->series.seed;
    stage->options.keeper = NULL; /* the command makes the same drills again */
    setup.options = stage->options;
    stage->screen = "quiz";
    stage->argument = &setup;
    stage->lines = drill_lines;
    stage->data = drills;
    return stage_run(stage);
}

static enum exit_status run(struct context *context, const struct options *options)
{
    struct drills drills = {0};
    struct stage stage = {.status = EXIT_DONE,
                          .options = {.ask_ground = stage_asks_ground(context, options),
                                      .ask_steps = true}};
    enum exit_status status = read(&drills, context, options);
    if (status == EXIT_DONE)
        status = stage_start(&stage, context);
    if (status == EXIT_DONE)
        status = start(&drills, &stage);
    series_clear(&drills.series);
    free(drills.named);
    stage_clear(&stage);
    return status;
}

const struct command cmd_drill = {
    "drill", "[ID]...", N_("games made on the spot, each around one trap"), drill_options, run,
};
