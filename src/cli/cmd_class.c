/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/class_host.h"
#include "cli/class_keep.h"
#include "cli/commands.h"
#include "cli/filters.h"
#include "cli/line_class.h"
#include "cli/stage.h"
#include "text/i18n.h"
#include "tui/screens.h"

enum { SEED_MOST = 1000000000 };

static const struct option_info class_options[] = {
    FILTER_OPTIONS,
    {"count", 0, "N", N_("at most so many puzzles")},
    {"seed", 0, "N", N_("the same number gives the same order of puzzles and choices")},
    {"ground", 0, "on|off", N_("vote on the ground too; on by default")},
    {"votes-from", 0, "FILE", N_("votes of a clicker's bridge, one per line: v, i, a or a number; -: standard input")},
    {"listen", 0, "[ADDRESS:]PORT",
     N_("let devices vote over the network; without an address this machine only")},
    {"show-tally", 0, "after|live|never", N_("when the room sees the tally; after each vote by default")},
    {NULL, 0, NULL, NULL},
};

struct class_run {
    struct filter filter;
    struct selection selection;
    long count;
    struct class_options options;
    struct class class;
    struct class_host host;
    struct class_book book;
};

static const struct class_door *door_of(const struct class_run *run)
{
    return run->host.server != NULL ? &run->host.door : NULL;
}

static bool class_lines(struct stage *stage, struct line_mode *mode)
{
    struct class_run *run = stage->data;
    setvbuf(mode->in, NULL, _IONBF, 0); /* what is read ahead can't be polled for */
    return line_mode_class(mode, &run->class, door_of(run));
}

/* --- options --- */

static enum class_show read_show(const struct options *options)
{
    const char *given = option_value(options, "show-tally");
    if (given == NULL || strcmp(given, "after") == 0)
        return SHOW_AFTER;
    return strcmp(given, "live") == 0 ? SHOW_LIVE : SHOW_NEVER;
}

static bool read_options(struct class_run *run, const struct context *context,
                         const struct options *options, struct err *err)
{
    long seed = 0;
    const char *ground = option_value(options, "ground");
    if (!filters_read(&run->filter, options, err) ||
        !option_number(options, "count", 1, SEED_MOST, &run->count, err) ||
        !option_number(options, "seed", 1, SEED_MOST, &seed, err))
        return false;
    if (ground == NULL)
        ground = settings_get(context->settings, "quiz.ground");
    run->options = (struct class_options){.seed = seed > 0 ? (uint64_t)seed : stage_seed(),
                                          .ask_ground = strcmp(ground, "off") != 0,
                                          .show = read_show(options)};
    return true;
}

/* A set is a story told in order; everything else is mixed. */
static bool choose(struct class_run *run, const struct stage *stage)
{
    if (!catalog_select(&stage->pack, &run->filter, stage->context->language, &run->selection))
        return false;
    if (run->filter.set == NULL)
        selection_shuffle(&run->selection, run->options.seed);
    if (run->count > 0)
        selection_cut(&run->selection, (size_t)run->count);
    return true;
}

/* --- voters --- */

/* Votes come through standard input: keys then come from the terminal itself, as in a pager.
 * Where there is none, or lines are wanted, votes and commands are lines of one kind. */
static void take_standard_input(struct class_run *run, const struct context *context)
{
    int votes, terminal;
    if (context->plain || isatty(STDIN_FILENO))
        return;
    terminal = open("/dev/tty", O_RDWR | O_CLOEXEC);
    if (terminal < 0)
        return;
    votes = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
    if (votes >= 0)
        line_feed_use(&run->host.feed, votes);
    dup2(terminal, STDIN_FILENO);
    close(terminal);
}

static bool let_in_voters(struct class_run *run, const struct context *context,
                          const struct options *options, struct err *err)
{
    const char *from = option_value(options, "votes-from");
    const char *address = option_value(options, "listen");
    if (address != NULL && !class_host_listen(&run->host, address, err))
        return false;
    if (from != NULL && strcmp(from, "-") != 0)
        return class_host_feed(&run->host, from, err);
    if (from != NULL)
        take_standard_input(run, context);
    return true;
}

/* --- running --- */

static enum exit_status teach(struct class_run *run, struct stage *stage)
{
    struct class_setup setup = {.class = &run->class, .door = door_of(run)};
    stage->screen = "class";
    stage->argument = &setup;
    stage->lines = class_lines;
    stage->data = run;
    stage->source = &run->host.source;
    stage->options.seed = run->options.seed;
    enum exit_status status = stage_run(stage);
    return run->class.lost > 0 ? exit_worse(status, EXIT_SYSTEM) : status;
}

static enum exit_status start(struct class_run *run, struct stage *stage,
                              const struct options *options)
{
    struct err err;
    bool keeps = stage->learner.records.lasting &&
                 class_book_open(&run->book, buf_text(&stage->learner.path));
    if (!choose(run, stage)) {
        err_set(&err, ERR_MEMORY);
        return command_fail(stage->context, &err);
    }
    if (run->selection.count == 0)
        return filters_fail(stage->context, &cmd_class, &run->filter, &stage->pack);
    class_host_init(&run->host, &run->class, stage->context);
    if (!let_in_voters(run, stage->context, options, &err))
        return command_fail(stage->context, &err);
    if (!class_start(&run->class, &run->selection, &stage->learner.records, &run->options,
                     keeps ? &run->book.keeper : NULL))
        return command_fail(stage->context, &run->class.err);
    return teach(run, stage);
}

static void clear(struct class_run *run)
{
    class_host_close(&run->host);
    class_clear(&run->class);
    class_book_close(&run->book);
    selection_clear(&run->selection);
    free(run);
}

static enum exit_status run_class(struct context *context, const struct options *options)
{
    struct class_run *run = calloc(1, sizeof *run);
    struct stage stage = {.status = EXIT_DONE, .unscheduled = true};
    enum exit_status status;
    struct err err;
    if (run == NULL) {
        err_set(&err, ERR_MEMORY);
        return command_fail(context, &err);
    }
    class_host_init(&run->host, &run->class, context);
    if (options->operand_count > 0)
        status = command_usage(context, &cmd_class, _("class: takes no names; see --set and browse"));
    else if (!read_options(run, context, options, &err))
        status = command_fail(context, &err);
    else if ((status = stage_start(&stage, context)) == EXIT_DONE)
        status = start(run, &stage, options);
    stage_clear(&stage);
    clear(run);
    return status;
}

const struct command cmd_class = {
    "class", "", N_("a class votes on puzzles, before a projector"), class_options, run_class,
};
