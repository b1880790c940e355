/* SPDX-License-Identifier: MIT */
/* exam take, exam resume: a sitting, on the screen or in lines. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/exam_sitting.h"
#include "cli/packs.h"
#include "cli/stage.h"
#include "os/files.h"
#include "text/i18n.h"
#include "train/exam_lines.h"
#include "tui/screens.h"

/* Where it takes place, and the exam itself. */
struct hall {
    struct stage stage;
    struct exam_sitting sitting;
};

static bool lines(struct stage *stage, struct line_mode *mode)
{
    return line_mode_exam(mode, stage->data);
}

/* The first half of the hash, in groups of four, short enough to be written down. */
static void add_seal(struct buf *out, const char *hash)
{
    for (int i = 0; i < 16; i += 4)
        buf_printf(out, "%s%.4s", i > 0 ? " " : "", hash + i);
}

/* What became of it, and where the answers are. */
static void say_outcome(const struct exam_sitting *sitting)
{
    const struct exam_sheet *sheet = &sitting->exam.sheet;
    FILE *out = sitting->context->out;
    struct buf seal = {0};

    add_seal(&seal, sheet->hash);
    if (sheet->handed_in)
        fprintf(out, _("Handed in, %zu of %zu answered. Seal: %s\n"), exam_answered(sheet),
                sheet->count, buf_text(&seal));
    else
        fprintf(out,
                _("Not handed in, and the time goes on. To come back: drawclaim exam resume\n"));
    fprintf(out, _("Answers: %s\n"), buf_text(&sitting->path));
    buf_clear(&seal);
}

static enum exit_status run(struct hall *hall)
{
    struct exam *exam = &hall->sitting.exam;
    enum exit_status status = EXIT_DONE;

    hall->stage.screen = "exam";
    hall->stage.argument = exam;
    hall->stage.lines = lines;
    hall->stage.data = exam;
    if (!exam->sheet.handed_in)
        status = stage_run(&hall->stage);
    say_outcome(&hall->sitting);
    return exit_worse(status, command_flush(hall->stage.context));
}

/* Nothing goes to the learner's own store: the exam keeps its answers.  And it goes by the
 * machine's own clock. */
static enum exit_status enter(struct hall *hall, struct context *context)
{
    *hall = (struct hall){.stage = {.without_puzzles = true}};
    exam_sitting_init(&hall->sitting, context, &hall->stage.pack);
    context->clock_shift = 0;
    enum exit_status status = stage_start(&hall->stage, context);

    return status == EXIT_DONE ? packs_load(context, &hall->stage.pack) : status;
}

static void leave(struct hall *hall)
{
    exam_sitting_clear(&hall->sitting);
    stage_clear(&hall->stage);
}

/* ---- take ---- */

/* "1.5" as 150: one to four, with at most two digits behind the point. */
static bool read_factor(const struct options *options, int *out, struct err *err)
{
    const char *text = option_value(options, "time-factor");
    size_t digits;

    *out = 100;
    if (!text)
        return true;
    *out = text[0] >= '1' && text[0] <= '4' ? (text[0] - '0') * 100 : 0;
    digits = text[0] && text[1] == '.' ? strspn(text + 2, "0123456789") : 0;
    if (digits > 0)
        *out += (text[2] - '0') * 10 + (digits > 1 ? text[3] - '0' : 0);
    if (*out >= 100 && *out <= EXAM_FACTOR_MOST && digits <= 2 &&
        strlen(text) == (digits > 0 ? digits + 2 : 1))
        return true;
    option_refuse(err, "time-factor", text, _("a number from 1 to 4, as in 1.5"));
    return false;
}

static bool read_candidate(const struct options *options, const char **out, struct err *err)
{
    const char *given = option_value(options, "candidate");

    *out = given ? given : "me";
    if (exam_is_name(*out, EXAM_NAME_SIZE))
        return true;
    option_refuse(err, "candidate", *out,
                  _("up to 40 letters, digits, dots, dashes or underscores"));
    return false;
}

/* A crash right after the file was made leaves an empty one; it is nobody's. */
static bool is_taken(const char *path)
{
    struct stat status;

    if (lstat(path, &status) != 0)
        return false;
    return !S_ISREG(status.st_mode) || status.st_size > 0;
}

/* Where the answers are kept by default; false: no home is known. */
static bool own_path(struct buf *out, const struct exam_sitting *sitting, const char *candidate)
{
    if (!exam_folder(out, sitting->context))
        return false;
    exam_answers_name(out, &sitting->desk.paper, candidate);
    return true;
}

/* Where they are kept elsewhere, a link tells that the paper has been taken, and where. */
static void link_to(const char *own, const char *path)
{
    char *whole = realpath(path, NULL);

    if (whole && files_make_folders(own) && symlink(whole, own) == 0)
        files_sync_folder(own);
    free(whole);
}

static enum exit_status refuse_taken(const struct context *context, const char *candidate)
{
    fprintf(context->err,
            _("drawclaim: %s has taken this paper already; exam resume goes on with what is not "
              "handed in\n"),
            candidate);
    return EXIT_USAGE;
}

static enum exit_status take(struct exam_sitting *sitting, const char *candidate, int factor,
                             const char *output)
{
    const struct context *context = sitting->context;
    struct buf own = {0};
    bool has_own = own_path(&own, sitting, candidate);
    enum exit_status status = EXIT_DONE;
    struct err err;

    buf_add(&sitting->path, output ? output : buf_text(&own));
    if (!has_own && !output) {
        status = command_usage(context, &cmd_exam,
                               _("exam take: no home folder is known; name a file by --output"));
    } else if ((has_own && is_taken(buf_text(&own))) || is_taken(buf_text(&sitting->path))) {
        status = refuse_taken(context, candidate);
    } else if (!exam_sitting_begin(sitting, candidate, factor, &err)) {
        status = command_fail(context, &err);
    } else if (output && has_own) {
        link_to(buf_text(&own), output);
    }
    buf_clear(&own);
    return status;
}

enum exit_status exam_take(struct context *context, const struct options *options)
{
    struct hall hall;
    const char *candidate;
    int factor;
    struct err err;
    enum exit_status status;

    if (options->operand_count != 2)
        return command_usage(context, &cmd_exam, _("exam take: name one paper"));
    if (!read_factor(options, &factor, &err) || !read_candidate(options, &candidate, &err))
        return command_fail(context, &err);
    status = enter(&hall, context);
    if (status == EXIT_DONE)
        status =
            exam_desk_open(&hall.sitting.desk, context, options->operands[1], &hall.stage.pack);
    if (status == EXIT_DONE)
        status = take(&hall.sitting, candidate, factor, option_value(options, "output"));
    if (status == EXIT_DONE)
        status = run(&hall);
    leave(&hall);
    return status;
}

/* ---- resume ---- */

static void say_file(const struct context *context, const char *path)
{
    struct buf name = {0};

    utf8_clean(&name, path, strlen(path));
    fprintf(context->err, "%s\n", buf_text(&name));
    buf_clear(&name);
}

/* The only exam that is open, or says which there are. */
static enum exit_status find_open(struct exam_sitting *sitting)
{
    const struct context *context = sitting->context;
    struct path_list found = {0};
    enum exit_status status = EXIT_DONE;

    exam_find_open(&found, context);
    if (found.count == 1) {
        buf_add(&sitting->path, found.items[0]);
    } else {
        fputs(found.count == 0 ? _("drawclaim: no exam is open\n")
                               : _("drawclaim: several exams are open; name one of these files:\n"),
              context->err);
        for (size_t i = 0; i < found.count; i++)
            say_file(context, found.items[i]);
        status = EXIT_USAGE;
    }
    path_list_clear(&found);
    return status;
}

static enum exit_status resume(struct exam_sitting *sitting)
{
    struct err_list faults = {0};
    enum exit_status status = EXIT_DONE;

    if (!exam_sitting_resume(sitting, &faults))
        status = exam_complain(sitting->context, &faults);
    err_list_clear(&faults);
    return status;
}

enum exit_status exam_go_on(struct context *context, const struct options *options)
{
    struct hall hall;
    enum exit_status status;

    if (options->operand_count > 2)
        return command_usage(context, &cmd_exam,
                             _("exam resume: name one file of answers, or none"));
    status = enter(&hall, context);
    if (status == EXIT_DONE && options->operand_count == 2)
        buf_add(&hall.sitting.path, options->operands[1]);
    else if (status == EXIT_DONE)
        status = find_open(&hall.sitting);
    if (status == EXIT_DONE)
        status = resume(&hall.sitting);
    if (status == EXIT_DONE)
        status = run(&hall);
    leave(&hall);
    return status;
}
