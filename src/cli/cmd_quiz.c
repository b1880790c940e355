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
    {"due", 0, NULL, N_("only what is due, no new puzzles")},
    {"new", 0, "N", N_("at most so many new puzzles, whatever the day has left")},
    {"no-schedule", 0, NULL, N_("all that fit, mixed; answers are not graded, no card is moved")},
    {"resume", 0, NULL, N_("go on with the session that was left")},
    {"timing", 0, "on|off", N_("does it count for the grade how long an answer took?")},
    {"count", 0, "N", N_("at most so many puzzles")},
    {"seed", 0, "N", N_("the same number gives the same order of puzzles and choices")},
    {"ground", 0, "on|off", N_("ask for the ground too; on by default")},
    {NULL, 0, NULL, NULL},
};

enum { NEW_AS_SET = -1 };

struct quiz {
    struct filter filter;
    struct selection selection;
    long count;
    long fresh;         /* new ones at most; NEW_AS_SET: what the day has left */
    const char *timing; /* --timing; NULL: as set */
    bool fits;          /* there are puzzles that the filters let through */
};

static bool quiz_lines(struct stage *stage, struct line_mode *mode)
{
    struct quiz *quiz = stage->data;
    return line_mode_quiz(mode, &quiz->selection);
}

static bool read_options(struct quiz *quiz, struct stage *stage, const struct context *context,
                         const struct options *options, struct err *err)
{
    long seed = 0;
    if (!filters_read(&quiz->filter, options, err) ||
        !option_number(options, "count", 1, SEED_MOST, &quiz->count, err) ||
        !option_number(options, "new", 0, SEED_MOST, &quiz->fresh, err) ||
        !option_number(options, "seed", 1, SEED_MOST, &seed, err))
        return false;
    if (option_given(options, "due"))
        quiz->fresh = 0;
    quiz->timing = option_value(options, "timing");
    stage->unscheduled = option_given(options, "no-schedule");
    stage->options = (struct session_options){.seed = (uint64_t)seed,
                                              .ask_ground = stage_asks_ground(context, options),
                                              .ask_steps = true};
    return true;
}

/* For this run only: the setting stays. */
static void set_timing(const struct quiz *quiz, struct deck *deck)
{
    if (quiz->timing)
        deck->plan.grading.untimed = strcmp(quiz->timing, "off") == 0;
}

/* Keeps what is due, and new ones. */
static bool choose_due(struct quiz *quiz, struct stage *stage)
{
    const struct deck *deck = &stage->deck;
    int64_t day = deck_day(deck, command_utc(stage->context));
    size_t fresh = quiz->fresh == NEW_AS_SET ? deck_new_left(deck, day) : (size_t)quiz->fresh;
    struct selection due = {0};
    bool good = deck_choose(deck, &quiz->selection, day, fresh, stage->options.seed, &due);
    selection_clear(&quiz->selection);
    quiz->selection = due;
    return good;
}

/* What goes with --resume: how is asked, not what. */
static bool clashes_with_resume(const struct options *options)
{
    static const char *const names[] = {"kind", "set", "topic", "level", "due",
                                        "new", "no-schedule", "count", NULL};
    bool clash = false;
    for (int i = 0; names[i]; i++)
        clash = clash || option_given(options, names[i]);
    return clash;
}

/* A set is a story told in order; without a schedule everything is mixed. */
static bool choose(struct quiz *quiz, struct stage *stage)
{
    if (!catalog_select(&stage->pack, &quiz->filter, stage->context->language, &quiz->selection))
        return false;
    if (stage->options.seed == 0)
        stage->options.seed = stage_seed();
    quiz->fits = quiz->selection.count > 0;
    set_timing(quiz, &stage->deck);
    if (stage->unscheduled && !quiz->filter.set)
        selection_shuffle(&quiz->selection, stage->options.seed);
    else if (!quiz->filter.set && !choose_due(quiz, stage))
        return false;
    if (quiz->count)
        selection_cut(&quiz->selection, (size_t)quiz->count);
    return true;
}

/* All that fits has been asked for today: no fault of anybody's. */
static enum exit_status nothing_due(const struct quiz *quiz, const struct stage *stage)
{
    const char *text = quiz->fresh == 0
                           ? _("Nothing of this is due today; --new=10 asks ten new puzzles.\n")
                           : _("Nothing of this is due today, and its new puzzles have been begun: "
                               "--new=10 asks ten more, --no-schedule asks regardless.\n");
    return command_write(stage->context, text, strlen(text));
}

static enum exit_status start(struct quiz *quiz, struct stage *stage)
{
    const struct records *records = &stage->learner.records;
    struct quiz_setup setup = {.selection = &quiz->selection,
                               .first = records->count(records->data) == 0};
    if (quiz->selection.count == 0)
        return quiz->fits ? nothing_due(quiz, stage)
                          : filters_fail(stage->context, &cmd_quiz, &quiz->filter, &stage->pack);
    setup.options = stage->options;
    stage->screen = "quiz";
    stage->argument = &setup;
    stage->lines = quiz_lines;
    stage->data = quiz;
    return stage_run(stage);
}

static enum exit_status begin(struct quiz *quiz, struct stage *stage)
{
    struct err err;
    if (choose(quiz, stage))
        return start(quiz, stage);
    err_set(&err, ERR_MEMORY);
    return command_fail(stage->context, &err);
}

/* As it was asked, unless --ground says otherwise. */
static enum exit_status resume(struct quiz *quiz, struct stage *stage, bool ground_given)
{
    const char *none = _("There is no session to go on with; drawclaim quiz begins one.\n");
    struct session_options *options = &stage->options, was = *options;
    struct err err;
    if (!left_read(&stage->left, &quiz->selection, options, &err))
        return err.code ? command_fail(stage->context, &err)
                        : command_write(stage->context, none, strlen(none));
    if (ground_given)
        options->ask_ground = was.ask_ground;
    if (options->seed == 0)
        options->seed = stage_seed();
    set_timing(quiz, &stage->deck);
    return start(quiz, stage);
}

/* What is wrong with the options together; NULL: nothing. */
static const char *clash_of(const struct options *options)
{
    if (options->operand_count > 0)
        return _("quiz: takes no names; see --set and browse");
    if (option_given(options, "due") && option_given(options, "new"))
        return _("quiz: --due means no new ones; leave out --new");
    if (option_given(options, "resume") && clashes_with_resume(options))
        return _("quiz: --resume asks what was left; leave out what chooses puzzles");
    return NULL;
}

static enum exit_status run(struct context *context, const struct options *options)
{
    struct quiz quiz = {.fresh = NEW_AS_SET};
    struct stage stage = {.status = EXIT_DONE};
    const char *clash = clash_of(options);
    struct err err;
    enum exit_status status;
    if (clash)
        return command_usage(context, &cmd_quiz, clash);
    if (!read_options(&quiz, &stage, context, options, &err))
        return command_fail(context, &err);
    status = stage_start(&stage, context);
    if (status == EXIT_DONE)
        status = option_given(options, "resume")
                     ? resume(&quiz, &stage, option_given(options, "ground"))
                     : begin(&quiz, &stage);
    selection_clear(&quiz.selection);
    stage_clear(&stage);
    return status;
}

const struct command cmd_quiz = {
    "quiz", "", N_("ask puzzles: is this claim valid, and why?"), quiz_options, run,
};
