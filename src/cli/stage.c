/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/stage.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "cli/packs.h"
#include "cli/study.h"
#include "os/clock.h"
#include "text/i18n.h"
#include "tui/loop.h"

uint64_t stage_seed(void)
{
    uint64_t state = (uint64_t)clock_utc() ^ (uint64_t)clock_monotonic_ms() << 32;
    return random_next(&state);
}

bool stage_asks_ground(const struct context *context, const struct options *options)
{
    const char *given = option_value(options, "ground");
    return strcmp(given ? given : settings_get(context->settings, "quiz.ground"), "off") != 0;
}

enum exit_status stage_start(struct stage *stage, struct context *context)
{
    enum exit_status status;
    stage->context = context;
    if (stage->without_puzzles)
        return learner_in_memory(&stage->learner, context);
    status = packs_load(context, &stage->pack);
    if (status == EXIT_DONE)
        status = learner_open(&stage->learner, context);
    if (status == EXIT_DONE)
        status = study_open(&stage->deck, context, &stage->pack, &stage->learner.records);
    if (status == EXIT_DONE)
        stage->options.deck = &stage->deck;
    if (status == EXIT_DONE && stage->learner.profile) {
        left_open(&stage->left, context, &stage->pack);
        stage->options.keeper = stage->left.path.length > 0 ? &stage->left.keeper : NULL;
    }
    stage->options.scheduled = !stage->unscheduled;
    return status;
}


void stage_clear(struct stage *stage)
{
    deck_clear(&stage->deck);
    left_clear(&stage->left);
    learner_clear(&stage->learner);
    pack_clear(&stage->pack);
}

static const struct unfinished_door *door_to_left(const struct stage *stage)
{
    return stage->options.keeper ? &stage->left.door : NULL;
}

static enum exit_status run_lines(struct stage *stage)
{
    const struct context *context = stage->context;
    struct line_mode mode = {
        .in = context->in,
        .out = context->out,
        .echo = !isatty(STDIN_FILENO),
        .ascii = context->ascii || !context->utf8,
        .language = context->language,
        .letters = context->letters,
        .rules = context->rules,
        .pack = &stage->pack,
        .records = &stage->learner.records,
        .exam = stage->exam,
        .left = door_to_left(stage),
        .options = stage->options,
        .settings = context->settings,
        .settings_path = context->settings_path,
        .source = stage->source,
        .now_ms = clock_monotonic_ms,
        .utc = clock_utc,
        .clock_shift = context->clock_shift,
    };
    enum exit_status status = EXIT_DONE;
    if (!stage->lines(stage, &mode)) {
        if (mode.err.code == ERR_FILE_WRITE) {
            mode.err.file = _("standard output");
            *context->output_failed = true;
        }
        status = command_fail(context, &mode.err);
    }
    line_mode_clear(&mode);
    status = exit_worse(status, learner_settle(&stage->learner, stage->context));
    left_settle(&stage->left, stage->context);
    return exit_worse(status, stage->status);
}

static bool wants_color(const struct context *context)
{
    const char *never = context->env("NO_COLOR");
    if (strcmp(context->color, "never") == 0)
        return false;
    if (strcmp(context->color, "always") == 0)
        return true;
    return !never || !*never;
}

static struct loop make_loop(struct stage *stage)
{
    struct context *context = stage->context;
    return (struct loop){
        .context = {.pack = &stage->pack,
                    .records = &stage->learner.records,
                    .deck = stage->options.deck,
                    .exam = stage->exam,
                    .left = door_to_left(stage),
                    .scheduled = stage->options.scheduled,
                    .keeper = stage->options.keeper,
                    .rules = context->rules,
                    .language = context->language,
                    .letters = context->letters,
                    .seed = stage->options.seed,
                    .profile = stage->learner.profile,
                    .hint = stage->learner.notice.length ? buf_text(&stage->learner.notice)
                                                         : NULL},
        .settings = context->settings,
        .settings_path = context->settings_path,
        .terminal = context->env("TERM"),
        .colorfgbg = context->env("COLORFGBG"),
        .color = wants_color(context),
        .ascii = context->ascii,
        .theme = context->theme,
        .clock_shift = context->clock_shift,
        .source = stage->source,
    };
}

/* Why the screen can't be, in a sentence; NULL where nobody would miss it. */
static void say_trouble(const struct context *context, enum term_trouble trouble)
{
    const char *terminal = context->env("TERM");
    if (context->quiet || trouble == TERM_NOT_A_TERMINAL || trouble == TERM_FINE)
        return;
    if (trouble == TERM_NO_CURSOR)
        fprintf(context->err,
                _("drawclaim: terminal \"%s\" cannot move the cursor; using --plain (warning)\n"),
                terminal ? terminal : "");
    else
        fprintf(context->err, _("drawclaim: terminal \"%s\" is not known; using --plain (warning)\n"),
                terminal ? terminal : "");
}

/* As a program ends that does not catch the signal: the shell learns what it was. */
static void end_by(int number)
{
    signal(number, SIG_DFL);
    raise(number);
}

static enum exit_status run_screen(struct stage *stage, struct loop *loop)
{
    int number = loop_run(loop, stage->screen, stage->argument);
    loop_close(loop);
    enum exit_status status = learner_settle(&stage->learner, stage->context);
    left_settle(&stage->left, stage->context);
    if (number) {
        stage_clear(stage);
        end_by(number);
    }
    return status;
}

enum exit_status stage_run(struct stage *stage)
{
    struct loop loop = make_loop(stage);
    enum term_trouble trouble = TERM_FINE;
    if (stage->options.seed == 0)
        stage->options.seed = loop.context.seed = stage_seed();
    if (!stage->context->plain && loop_open(&loop, &trouble))
        return run_screen(stage, &loop);
    say_trouble(stage->context, trouble);
    return run_lines(stage);
}
