/* SPDX-License-Identifier: MIT */
/* exam new: chooses the questions and writes the paper. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/exam.h"
#include "cli/filters.h"
#include "cli/packs.h"
#include "cli/stage.h"
#include "text/i18n.h"
#include "train/exam_lines.h"

enum { SEED_MOST = 1000000000, COUNT_STANDARD = 20, PASS_STANDARD = 80, MINUTES_EACH = 2 };

/* The file's name without folder and ending, with a dash for what is no letter of a name. */
static void name_paper(struct exam_paper *paper, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *start = slash ? slash + 1 : path;
    const char *dot = strrchr(start, '.');
    size_t length = dot && dot != start ? (size_t)(dot - start) : strlen(start);

    if (length >= sizeof paper->name)
        length = sizeof paper->name - 1;
    memcpy(paper->name, start, length);
    paper->name[length] = '\0';
    for (char *at = paper->name; *at; at++)
        if (!exam_is_name((const char[]){'a', *at, '\0'}, 3))
            *at = '-';
    if (!exam_is_name(paper->name, sizeof paper->name))
        strcpy(paper->name, "exam");
}

static enum exit_status refuse_blueprint(const struct context *context, const char *bad)
{
    struct buf text = {0}, part = {0};
    enum exit_status status;

    utf8_clean(&part, bad, strcspn(bad, ","));
    buf_printf(&text, _("exam new: \"%s\" can't be a part of a blueprint such as "
                        "threefold:8,fifty:8,law:6; each of these may stand in it once: law"),
               buf_text(&part));
    for (int topic = 0; topic < TOPICS; topic++)
        buf_printf(&text, ", %s", topic_name((enum topic)topic));
    status = command_usage(context, &cmd_exam, buf_text(&text));
    buf_clear(&text);
    buf_clear(&part);
    return status;
}

static enum exit_status read_blueprint(struct exam_paper *paper, const struct context *context,
                                       const struct options *options)
{
    const char *text = option_value(options, "blueprint"), *bad;

    if (!text || exam_read_parts(paper, text, &bad))
        return EXIT_DONE;
    return refuse_blueprint(context, bad);
}

struct wanted {
    struct filter filter;
    long count, minutes;
};

static bool read_options(struct exam_paper *paper, struct wanted *wanted,
                         const struct options *options, struct err *err)
{
    long seed = (long)(stage_seed() % SEED_MOST) + 1, pass = PASS_STANDARD;

    wanted->count = COUNT_STANDARD;
    if (!filters_read(&wanted->filter, options, err) ||
        !option_number(options, "count", 1, EXAM_QUESTIONS_MOST, &wanted->count, err) ||
        !option_number(options, "minutes", 1, EXAM_MINUTES_MOST, &wanted->minutes, err) ||
        !option_number(options, "seed", 1, SEED_MOST, &seed, err) ||
        !option_number(options, "pass", 1, 100, &pass, err))
        return false;
    paper->seed = seed;
    paper->pass = (int)pass;
    return true;
}

/* Two minutes each, unless another time was given. */
static void set_minutes(struct exam_paper *paper, const struct wanted *wanted)
{
    paper->minutes = (int)wanted->minutes;
    if (wanted->minutes == 0)
        paper->minutes = (int)(paper->count * MINUTES_EACH);
    if (paper->minutes > EXAM_MINUTES_MOST)
        paper->minutes = EXAM_MINUTES_MOST;
}

static void say_written(const struct context *context, const struct exam_paper *paper,
                        const char *path)
{
    if (context->quiet)
        return;
    fprintf(context->err, _("%s: %zu questions, %d minutes, %d %% to pass, seed %lld\n"), path,
            paper->count, paper->minutes, paper->pass, (long long)paper->seed);
}

static enum exit_status write_paper(const struct context *context, struct exam_paper *paper,
                                    const char *path)
{
    struct buf text = {0};
    enum exit_status status;

    exam_paper_write(&text, paper);
    status = exam_write_new(context, &text, path);
    if (status == EXIT_DONE)
        say_written(context, paper, path);
    buf_clear(&text);
    return status;
}

static enum exit_status make(const struct context *context, struct exam_paper *paper,
                             const struct wanted *wanted, const char *path)
{
    struct pack pack = {0};
    struct err err;
    enum exit_status status = packs_load(context, &pack);

    if (status == EXIT_DONE &&
        !exam_choose(paper, &pack, &wanted->filter, (size_t)wanted->count,
                     context->rules, &err))
        status = command_fail(context, &err);
    set_minutes(paper, wanted);
    if (status == EXIT_DONE)
        status = write_paper(context, paper, path);
    pack_clear(&pack);
    return status;
}

enum exit_status exam_new(struct context *context, const struct options *options)
{
    struct exam_paper paper = {.count = 0};
    struct wanted wanted = {.count = 0};
    const char *path = option_value(options, "output");
    struct err err;
    enum exit_status status;

    if (options->operand_count != 1 || !path)
        return command_usage(context, &cmd_exam,
                             _("exam new: name the paper to write with --output=FILE"));
    if (option_given(options, "count") && option_given(options, "blueprint"))
        return command_usage(context, &cmd_exam,
                             _("exam new: a blueprint says how many questions; leave --count out"));
    if (!read_options(&paper, &wanted, options, &err))
        return command_fail(context, &err);
    name_paper(&paper, path);
    status = read_blueprint(&paper, context, options);
    if (status == EXIT_DONE)
        status = make(context, &paper, &wanted, path);
    exam_paper_clear(&paper);
    return status;
}
