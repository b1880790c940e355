/* SPDX-License-Identifier: MIT */
/* What grade and report share: a paper and the answers to it, read and checked. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/exam.h"
#include "cli/packs.h"
#include "os/files.h"
#include "text/explain.h"
#include "text/i18n.h"
#include "train/answer_words.h"

/* A candidate chose the file's name. */
static void warn_not_handed_in(const struct context *context, const char *path)
{
    struct buf name = {0};

    utf8_clean(&name, path, strlen(path));
    fprintf(context->err, _("drawclaim: %s: not handed in; judged as it is (warning)\n"),
            buf_text(&name));
    buf_clear(&name);
}

static enum exit_status read_sheet(struct exam_sheet *out, const struct context *context,
                                   const struct exam_paper *paper, const char *path)
{
    struct buf text = {0};
    struct err err;
    bool good = files_read(&text, path, EXAM_FILE_LIMIT, &err);

    if (good && !exam_sheet_read(out, paper, buf_text(&text), text.length, &err)) {
        err.file = path;
        good = false;
    }
    buf_clear(&text);
    if (!good)
        return command_fail(context, &err);
    if (!out->handed_in && !context->quiet)
        warn_not_handed_in(context, path);
    return EXIT_DONE;
}

/* Two files of one candidate: an older copy, or one file named twice.  Both are judged, for which of
 * them counts is not for us to say. */
static void warn_of_second(const struct exam_marks *marks, const struct context *context)
{
    const struct exam_sheet *latest = &marks->sheets[marks->count - 1];

    for (size_t i = 0; i + 1 < marks->count; i++)
        if (strcmp(marks->sheets[i].candidate, latest->candidate) == 0 && !context->quiet) {
            fprintf(context->err,
                    _("drawclaim: candidate %s is there twice; both count in the report (warning)\n"),
                    latest->candidate);
            return;
        }
}

/* A bad file spoils the status, and the others are judged all the same. */
static enum exit_status read_sheets(struct exam_marks *marks, const struct context *context,
                                    const struct options *options)
{
    size_t most = (size_t)options->operand_count;
    enum exit_status status = EXIT_DONE;
    const char **files = calloc(most, sizeof *files);

    marks->files = files;
    marks->sheets = calloc(most, sizeof *marks->sheets);
    for (size_t i = 2; files && marks->sheets && i < most; i++) {
        struct exam_sheet *sheet = &marks->sheets[marks->count];
        enum exit_status one = read_sheet(sheet, context, &marks->desk.paper, options->operands[i]);

        status = exit_worse(status, one);
        files[marks->count] = options->operands[i];
        if (one != EXIT_DONE) {
            exam_sheet_clear(sheet);
            continue;
        }
        marks->count++;
        warn_of_second(marks, context);
    }
    return status;
}

enum exit_status exam_marks_open(struct exam_marks *marks, const struct context *context,
                                 const struct options *options)
{
    struct err err;
    enum exit_status status;

    if (options->operand_count < 3)
        return command_usage(context, &cmd_exam, _("exam: name a paper and the answers to it"));
    status = packs_load(context, &marks->pack);
    if (status == EXIT_DONE)
        status = exam_desk_open(&marks->desk, context, options->operands[1], &marks->pack);
    if (status != EXIT_DONE)
        return status;
    if (!exam_key_make(&marks->key, &marks->desk.puzzles)) {
        err_set(&err, ERR_MEMORY);
        return command_fail(context, &err);
    }
    return read_sheets(marks, context, options);
}

void exam_marks_clear(struct exam_marks *marks)
{
    for (size_t i = 0; i < marks->count; i++)
        exam_sheet_clear(&marks->sheets[i]);
    free(marks->sheets);
    free((void *)marks->files);
    exam_key_clear(&marks->key);
    exam_desk_clear(&marks->desk);
    pack_clear(&marks->pack);
}

/* ---- words ---- */

static void say_choices(struct buf *out, const struct puzzle *puzzle, unsigned choices,
                        const char *language)
{
    const char *between = "";

    for (size_t i = 0; i < puzzle->choice_count; i++)
        if (choices & 1u << i) {
            buf_printf(out, "%s%s", between, words_in(&puzzle->choices[i].words, language, NULL));
            between = "; ";
        }
}

void exam_say_answer(struct buf *out, const struct puzzle *puzzle, const struct exam_answer *answer,
                     const char *language)
{
    if (!answer->given)
        buf_add(out, _("not answered"));
    else if (answer->gave_up)
        buf_add(out, _("don't know"));
    else if (answer->is_choice)
        say_choices(out, puzzle, answer->choices, language);
    else
        buf_printf(out, "%s: %s", answer_words(puzzle->claim.kind, answer->verdict),
                   answer->has_ground ? explain_ground(answer->ground) : _("no ground"));
}

enum exit_status exam_write(const struct context *context, const struct buf *text)
{
    struct err err;

    if (buf_ok(text))
        return command_write(context, buf_text(text), text->length);
    err_set(&err, ERR_MEMORY);
    return command_fail(context, &err);
}

enum exit_status exam_write_new(const struct context *context, const struct buf *text,
                                const char *path)
{
    struct err err;

    if (!buf_ok(text) || !path || strcmp(path, "-") == 0)
        return exam_write(context, text);
    files_make_folders(path); /* where that fails, opening tells */
    if (files_create(path, buf_text(text), text->length, &err))
        return EXIT_DONE;
    return command_fail(context, &err);
}
