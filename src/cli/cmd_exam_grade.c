/* SPDX-License-Identifier: MIT */
/* exam grade: each candidate's marks. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "cli/exam.h"
#include "export/csv.h"
#include "text/i18n.h"
#include "text/json_exam.h"
#include "text/phrase.h"

enum { COLUMNS = 79 };

struct grading {
    const struct context *context;
    const struct exam_marks *marks;
    struct buf out;
};

static void add_line(void *data, const char *text, size_t length)
{
    buf_add_bytes(data, text, length);
    buf_add_char(data, '\n');
}

static int percent(size_t right, size_t count)
{
    return (int)(right * 100 / count);
}

/* ---- text ---- */

/* "3 The rook ending (rook-ending#2): given: valid: …. Right: invalid: counted short." */
static void say_wrong(struct grading *grading, const struct exam_sheet *sheet, size_t n)
{
    const struct exam_desk *desk = &grading->marks->desk;
    const struct puzzle *puzzle = desk->puzzles.items[n];
    struct buf name = {0}, given = {0}, right = {0}, line = {0};

    puzzle_name(&name, puzzle, grading->context->language);
    exam_say_answer(&given, puzzle, &sheet->answers[n], grading->context->language);
    exam_say_answer(&right, puzzle, &grading->marks->key.answers[n], grading->context->language);
    phrase_with(&line, _("{n} {puzzle}: given: {given}. Right: {right}."),
                (const struct filling[]){{"n", NULL, (long)n + 1},
                                         {"puzzle", buf_text(&name), 0},
                                         {"given", buf_text(&given), 0},
                                         {"right", buf_text(&right), 0},
                                         {0}});
    utf8_wrap(buf_text(&line), COLUMNS, add_line, &grading->out);
    buf_clear(&name);
    buf_clear(&given);
    buf_clear(&right);
    buf_clear(&line);
}

static void say_head(struct grading *grading, const struct exam_sheet *sheet, size_t right)
{
    const struct exam_paper *paper = &grading->marks->desk.paper;
    bool passed = exam_passes(right, sheet->count, paper->pass);
    struct buf line = {0};

    phrase_with(&line,
                passed ? _("Candidate {id}: {right} of {count} right, {percent} %, {pass} % are "
                           "enough: PASSED.")
                       : _("Candidate {id}: {right} of {count} right, {percent} %, {pass} % are "
                           "enough: NOT PASSED."),
                (const struct filling[]){{"id", sheet->candidate, 0},
                                         {"right", NULL, (long)right},
                                         {"count", NULL, (long)sheet->count},
                                         {"percent", NULL, percent(right, sheet->count)},
                                         {"pass", NULL, paper->pass},
                                         {0}});
    utf8_wrap(buf_text(&line), COLUMNS, add_line, &grading->out);
    buf_clear(&line);
}

/* How it was handed in, and the seal to compare with what was written down then. */
static void say_seal(struct grading *grading, const struct exam_sheet *sheet)
{
    const char *how = !sheet->handed_in ? _("not handed in")
                      : sheet->by_time  ? _("handed in at the end of the time")
                                        : _("handed in");

    buf_printf(&grading->out, _("%s; answered: %zu; resumed: %d; "), how, exam_answered(sheet),
               sheet->resumes);
    if (sheet->factor != 100) /* who sits down alone takes it without asking */
        buf_printf(&grading->out, _("time factor: %d.%02d; "), sheet->factor / 100,
                   sheet->factor % 100);
    buf_printf(&grading->out, _("seal: %.4s %.4s %.4s %.4s\n"), sheet->hash, sheet->hash + 4,
               sheet->hash + 8, sheet->hash + 12);
}

static void text_of(struct grading *grading, size_t at, size_t right)
{
    const struct exam_sheet *sheet = &grading->marks->sheets[at];

    say_head(grading, sheet, right);
    say_seal(grading, sheet);
    for (size_t n = 0; n < sheet->count; n++)
        if (!exam_is_right(&grading->marks->key.answers[n], &sheet->answers[n]))
            say_wrong(grading, sheet, n);
    buf_add_char(&grading->out, '\n');
}

/* ---- csv: a row for each question of each candidate ---- */

static void csv_of(struct grading *grading, size_t at, size_t right)
{
    const struct exam_marks *marks = grading->marks;
    const struct exam_sheet *sheet = &marks->sheets[at];

    for (size_t n = 0; n < sheet->count; n++) {
        struct buf given = {0}, key = {0};

        exam_answer_code(&given, &sheet->answers[n]);
        exam_answer_code(&key, &marks->key.answers[n]);
        buf_printf(&grading->out, "%s,%s,%zu,", marks->desk.paper.name, sheet->candidate, n + 1);
        csv_cell(&grading->out, marks->desk.paper.questions[n].id);
        buf_add_char(&grading->out, ',');
        csv_cell(&grading->out, buf_text(&given));
        buf_add_char(&grading->out, ',');
        csv_cell(&grading->out, buf_text(&key));
        buf_add_char(&grading->out, ',');
        buf_printf(&grading->out, "%d,%zu,%zu,%d\r\n",
                   exam_is_right(&marks->key.answers[n], &sheet->answers[n]), right, sheet->count,
                   exam_passes(right, sheet->count, marks->desk.paper.pass));
        buf_clear(&given);
        buf_clear(&key);
    }
}

/* ---- json ---- */

static char *code_of(const struct exam_answer *answer)
{
    struct buf code = {0};

    exam_answer_code(&code, answer);
    return buf_steal(&code);
}

static struct json_candidate candidate_of(const struct grading *grading, size_t at, size_t right,
                                          const char *file, const struct json_answer *answers)
{
    const struct exam_paper *paper = &grading->marks->desk.paper;
    const struct exam_sheet *sheet = &grading->marks->sheets[at];

    return (struct json_candidate){.paper = paper->name,
                                   .candidate = sheet->candidate,
                                   .file = file,
                                   .seal = sheet->hash,
                                   .count = sheet->count,
                                   .answered = exam_answered(sheet),
                                   .right = right,
                                   .percent = percent(right, sheet->count),
                                   .pass = paper->pass,
                                   .passed = exam_passes(right, sheet->count, paper->pass),
                                   .handed_in = sheet->handed_in,
                                   .by_time = sheet->by_time,
                                   .factor = sheet->factor,
                                   .resumes = sheet->resumes,
                                   .start = sheet->start,
                                   .end = sheet->latest,
                                   .answers = answers};
}

/* JSON is UTF-8, whatever a file is called. */
static void write_candidate(struct grading *grading, size_t at, size_t right,
                            const struct json_answer *answers)
{
    const char *path = grading->marks->files[at];
    struct buf file = {0};

    utf8_clean(&file, path, strlen(path));
    struct json_candidate candidate = candidate_of(grading, at, right, buf_text(&file), answers);
    if (!json_write_candidate(&grading->out, &candidate))
        grading->out.failed = true;
    buf_clear(&file);
}

static void json_of(struct grading *grading, size_t at, size_t right)
{
    const struct exam_marks *marks = grading->marks;
    const struct exam_sheet *sheet = &marks->sheets[at];
    struct json_answer *answers = calloc(sheet->count, sizeof *answers);

    for (size_t n = 0; answers && n < sheet->count; n++)
        answers[n] =
            (struct json_answer){marks->desk.paper.questions[n].id, code_of(&sheet->answers[n]),
                                 code_of(&marks->key.answers[n]),
                                 exam_is_right(&marks->key.answers[n], &sheet->answers[n])};
    if (answers)
        write_candidate(grading, at, right, answers);
    else
        grading->out.failed = true;
    for (size_t n = 0; answers && n < sheet->count; n++) {
        free((void *)answers[n].given);
        free((void *)answers[n].right);
    }
    free(answers);
}

/* ---- all ---- */

static const struct {
    const char *name, *head;
    void (*add)(struct grading *grading, size_t at, size_t right);
} formats[] = {
    {"text", "", text_of},
    {"csv", "paper,candidate,number,puzzle,given,key,right,score,questions,passed\r\n", csv_of},
    {"json", "", json_of},
};

static enum exit_status grade(struct grading *grading, size_t format)
{
    const struct exam_marks *marks = grading->marks;
    enum exit_status status = EXIT_DONE;

    buf_add(&grading->out, formats[format].head);
    for (size_t at = 0; at < marks->count; at++) {
        size_t right = exam_score(&marks->key, &marks->sheets[at]);

        formats[format].add(grading, at, right);
        if (!exam_passes(right, marks->key.count, marks->desk.paper.pass))
            status = EXIT_NOT_VALID;
    }
    return exit_worse(status, exam_write(grading->context, &grading->out));
}

enum exit_status exam_grade(struct context *context, const struct options *options)
{
    struct exam_marks marks = {.count = 0};
    struct grading grading = {.context = context, .marks = &marks};
    const char *name = context->ndjson ? "json" : option_value(options, "format");
    size_t format = 0;
    struct err err;

    while (name && format < 3 && strcmp(name, formats[format].name) != 0)
        format++;
    if (format == 3) {
        option_refuse(&err, "format", name, _("text, csv or json"));
        return command_fail(context, &err);
    }
    enum exit_status status = exam_marks_open(&marks, context, options);
    if (marks.count > 0)
        status = exit_worse(status, grade(&grading, format));
    buf_clear(&grading.out);
    exam_marks_clear(&marks);
    return status;
}
