/* SPDX-License-Identifier: MIT */
/* exam report: how the candidates did, and how the questions did. */
#include "config.h"

#include <string.h>

#include "cli/exam.h"
#include "export/csv.h"
#include "export/html.h"
#include "text/i18n.h"
#include "text/json_exam.h"

struct report {
    const struct context *context;
    const struct exam_marks *marks;
    int pass;
    struct buf out;
};

/* A row as texts, whatever becomes of it. */
enum { CELLS = 9 };
struct row {
    struct buf cells[CELLS];
    size_t count;
};

static struct buf *cell(struct row *row)
{
    return &row->cells[row->count++];
}

static void row_clear(struct row *row)
{
    for (size_t i = 0; i < row->count; i++)
        buf_clear(&row->cells[i]);
    row->count = 0;
}

/* ---- rows ---- */

static const char *const candidate_heads[] = {N_("candidate"), N_("right"),  N_("of"),
                                              N_("%"),         N_("result"), N_("answered"),
                                              N_("handed in"), NULL};

static const char *handed(const struct exam_sheet *sheet)
{
    if (!sheet->handed_in)
        return _("no");
    return sheet->by_time ? _("at the end") : _("yes");
}

static void candidate_row(struct row *row, const struct report *report, size_t at)
{
    const struct exam_sheet *sheet = &report->marks->sheets[at];
    size_t right = exam_score(&report->marks->key, sheet);
    bool passed = exam_passes(right, sheet->count, report->pass);

    buf_add(cell(row), sheet->candidate);
    buf_printf(cell(row), "%zu", right);
    buf_printf(cell(row), "%zu", sheet->count);
    buf_printf(cell(row), "%zu", right * 100 / sheet->count);
    buf_add(cell(row), passed ? _("passed") : _("not passed"));
    buf_printf(cell(row), "%zu", exam_answered(sheet));
    buf_add(cell(row), handed(sheet));
}

static const char *const item_heads[] = {N_("no."),
                                         N_("puzzle"),
                                         N_("right"),
                                         N_("difficulty"),
                                         N_("discrimination"),
                                         N_("key"),
                                         N_("most frequent wrong answer"),
                                         N_("times"),
                                         NULL};

static void item_row(struct row *row, const struct report *report, size_t n)
{
    const struct exam_marks *marks = report->marks;
    const struct puzzle *puzzle = marks->desk.puzzles.items[n];
    const char *language = report->context->language;
    struct exam_item item;

    exam_item_of(&item, &marks->key, n, marks->sheets, marks->count);
    buf_printf(cell(row), "%zu", n + 1);
    buf_add(cell(row), puzzle->id);
    buf_printf(cell(row), "%zu", item.right);
    buf_printf(cell(row), "%.2f", item.difficulty);
    if (item.has_discrimination)
        buf_printf(cell(row), "%.2f", item.discrimination);
    else
        buf_add_char(cell(row), '-');
    exam_say_answer(cell(row), puzzle, &marks->key.answers[n], language);
    if (item.wrong_count > 0)
        exam_say_answer(cell(row), puzzle, &item.wrong, language);
    else
        buf_add_char(cell(row), '-');
    buf_printf(cell(row), "%zu", item.wrong_count);
}

/* ---- tables ---- */

struct table {
    const char *title;
    const char *const *heads;
    size_t (*rows)(const struct report *report);
    void (*row)(struct row *row, const struct report *report, size_t at);
};

static size_t candidate_rows(const struct report *report)
{
    return report->marks->count;
}

static size_t item_rows(const struct report *report)
{
    return report->marks->key.count;
}

static const struct table tables[] = {
    {N_("Candidates"), candidate_heads, candidate_rows, candidate_row},
    {N_("Questions"), item_heads, item_rows, item_row},
};

enum { TABLES = sizeof tables / sizeof tables[0] };

static void add_notes(struct buf *out)
{
    buf_add(out, _("Difficulty: the share of candidates who were right; what was not answered "
                   "counts as wrong.\n"));
    buf_add(out, _("Discrimination: correlation of the question with the score in all others "
                   "(corrected item-total correlation, Henrysson 1963); - where all did alike.\n"));
}

/* Columns of text are cut nowhere; the last two of a row stand on a line of their own where they are
 * words. */
static void text_row(struct buf *out, const struct row *row, bool is_item)
{
    if (is_item)
        buf_printf(out, "%3s  %-34s %5s  %10s  %14s\n     %s: %s\n     %s: %s (%s)\n",
                   buf_text(&row->cells[0]), buf_text(&row->cells[1]), buf_text(&row->cells[2]),
                   buf_text(&row->cells[3]), buf_text(&row->cells[4]), _("right"),
                   buf_text(&row->cells[5]), _("most often wrong"), buf_text(&row->cells[6]),
                   buf_text(&row->cells[7]));
    else
        buf_printf(out, "%-20s %5s %5s %5s  %-10s  %8s  %s\n", buf_text(&row->cells[0]),
                   buf_text(&row->cells[1]), buf_text(&row->cells[2]), buf_text(&row->cells[3]),
                   buf_text(&row->cells[4]), buf_text(&row->cells[5]), buf_text(&row->cells[6]));
}

static void text_heads(struct buf *out, const struct table *table)
{
    const char *const *heads = table->heads;

    buf_printf(out, "%s\n", _(table->title));
    if (table->heads == item_heads)
        buf_printf(out, "%3s  %-34s %5s  %10s  %14s\n", _(heads[0]), _(heads[1]), _(heads[2]),
                   _(heads[3]), _(heads[4]));
    else
        buf_printf(out, "%-20s %5s %5s %5s  %-10s  %8s  %s\n", _(heads[0]), _(heads[1]),
                   _(heads[2]), _(heads[3]), _(heads[4]), _(heads[5]), _(heads[6]));
}

static void text_table(struct report *report, const struct table *table)
{
    text_heads(&report->out, table);
    for (size_t at = 0; at < table->rows(report); at++) {
        struct row row = {.count = 0};

        table->row(&row, report, at);
        text_row(&report->out, &row, table->heads == item_heads);
        row_clear(&row);
    }
    buf_add_char(&report->out, '\n');
}

static void write_text(struct report *report)
{
    for (size_t i = 0; i < TABLES; i++)
        text_table(report, &tables[i]);
    add_notes(&report->out);
}

/* ---- html ---- */

static void html_table(struct report *report, const struct table *table)
{
    const char *cells[CELLS + 1] = {NULL};

    html_element(&report->out, "h2", NULL, _(table->title));
    html_open(&report->out, "table", NULL);
    for (size_t i = 0; table->heads[i]; i++)
        cells[i] = _(table->heads[i]);
    html_row(&report->out, "th", cells);
    for (size_t at = 0; at < table->rows(report); at++) {
        struct row row = {.count = 0};

        table->row(&row, report, at);
        for (size_t i = 0; i < row.count; i++)
            cells[i] = buf_text(&row.cells[i]);
        html_row(&report->out, "td", cells);
        row_clear(&row);
    }
    html_close(&report->out, "table");
}

static void write_html(struct report *report)
{
    struct buf title = {0}, notes = {0};

    buf_printf(&title, _("Exam %s: report"), report->marks->desk.paper.name);
    html_begin(&report->out, &(struct html_page){buf_text(&title), report->context->language});
    html_element(&report->out, "h1", NULL, buf_text(&title));
    for (size_t i = 0; i < TABLES; i++)
        html_table(report, &tables[i]);
    add_notes(&notes);
    html_paragraphs(&report->out, "p", "small", buf_text(&notes));
    html_end(&report->out);
    buf_clear(&title);
    buf_clear(&notes);
}

/* ---- csv: the questions; candidates are grade's ---- */

static void write_csv(struct report *report)
{
    const struct exam_marks *marks = report->marks;

    buf_add(&report->out, "number,puzzle,key,asked,answered,right,difficulty,discrimination,wrong,"
                          "wrong_count\r\n");
    for (size_t n = 0; n < marks->key.count; n++) {
        struct exam_item item;
        struct buf code = {0};

        exam_item_of(&item, &marks->key, n, marks->sheets, marks->count);
        buf_printf(&report->out, "%zu,", n + 1);
        csv_cell(&report->out, marks->desk.paper.questions[n].id);
        buf_add_char(&report->out, ',');
        exam_answer_code(&code, &marks->key.answers[n]);
        csv_cell(&report->out, buf_text(&code));
        buf_add_char(&report->out, ',');
        buf_printf(&report->out, "%zu,%zu,%zu,%.4f,", item.asked, item.answered, item.right,
                   item.difficulty);
        if (item.has_discrimination)
            buf_printf(&report->out, "%.4f", item.discrimination);
        buf_reset(&code);
        if (item.wrong_count > 0)
            exam_answer_code(&code, &item.wrong);
        buf_add_char(&report->out, ',');
        csv_cell(&report->out, buf_text(&code));
        buf_add_char(&report->out, ',');
        buf_printf(&report->out, "%zu\r\n", item.wrong_count);
        buf_clear(&code);
    }
}

/* ---- json ---- */

static void json_item(struct report *report, size_t n)
{
    const struct exam_marks *marks = report->marks;
    struct exam_item item;
    struct buf key = {0}, wrong = {0};

    exam_item_of(&item, &marks->key, n, marks->sheets, marks->count);
    exam_answer_code(&key, &marks->key.answers[n]);
    exam_answer_code(&wrong, &item.wrong);
    json_write_item(&report->out,
                    &(struct json_item){.paper = marks->desk.paper.name,
                                        .puzzle = marks->desk.paper.questions[n].id,
                                        .key = buf_text(&key),
                                        .number = n + 1,
                                        .asked = item.asked,
                                        .answered = item.answered,
                                        .right = item.right,
                                        .difficulty = item.difficulty,
                                        .has_discrimination = item.has_discrimination,
                                        .discrimination = item.discrimination,
                                        .wrong = item.wrong_count > 0 ? buf_text(&wrong) : NULL,
                                        .wrong_count = item.wrong_count});
    buf_clear(&key);
    buf_clear(&wrong);
}

static void write_json(struct report *report)
{
    for (size_t n = 0; n < report->marks->key.count; n++)
        json_item(report, n);
}

/* ---- all ---- */

static const struct {
    const char *name;
    void (*write)(struct report *report);
} formats[] = {
    {"text", write_text}, {"csv", write_csv}, {"json", write_json}, {"html", write_html}};

static size_t format_of(const char *name)
{
    size_t format = 0;

    while (name && strcmp(name, formats[format].name) != 0)
        format++; /* the option's table lets no other name through */
    return format;
}

enum exit_status exam_report(struct context *context, const struct options *options)
{
    struct exam_marks marks = {.count = 0};
    struct report report = {.context = context, .marks = &marks};
    long pass = 0;
    struct err err;

    if (!option_number(options, "pass", 1, 100, &pass, &err))
        return command_fail(context, &err);
    enum exit_status status = exam_marks_open(&marks, context, options);
    report.pass = pass ? (int)pass : marks.desk.paper.pass;
    if (marks.count > 0) {
        formats[format_of(context->ndjson ? "json" : option_value(options, "format"))].write(
            &report);
        status = exit_worse(status, exam_write(context, &report.out));
    }
    buf_clear(&report.out);
    exam_marks_clear(&marks);
    return status;
}
