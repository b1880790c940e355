/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "export/exam_page.h"

#include <stdio.h>

#include "export/html.h"
#include "export/page.h"
#include "export/sheet.h"
#include "train/answer_words.h"
#include "text/explain.h"
#include "text/i18n.h"
#include "text/phrase.h"
#include "train/exam.h"

/* A question while it is written: the session knows its choices and their order. */
struct asked {
    struct sheet sheet;
    struct session session;
    bool key;
};

/* ---- boxes ---- */

static void add_box(struct buf *out, const struct asked *asked, bool right, const char *text)
{
    html_element(out, "li", asked->key && right ? "right" : NULL, text);
}

static void add_verdicts(struct buf *out, const struct asked *asked)
{
    enum verdict_answer answers[3];
    size_t count = session_answers(&asked->session, answers);

    html_open(out, "ul", "box row");
    for (size_t i = 0; i < count; i++)
        add_box(out, asked, answers[i] == session_right_answer(&asked->session),
                answer_words(asked->sheet.puzzle->claim.kind, answers[i]));
    html_close(out, "ul");
}

static void add_grounds(struct buf *out, const struct asked *asked)
{
    const struct session *session = &asked->session;

    html_element(out, "p", NULL, _("On what ground?"));
    html_open(out, "ul", "box");
    for (size_t i = 0; i < session->ground_count; i++)
        add_box(out, asked, session->grounds[i] == session->verdict.reason,
                explain_ground(session->grounds[i]));
    html_close(out, "ul");
}

static void add_choices(struct buf *out, const struct asked *asked)
{
    const struct session *session = &asked->session;

    html_open(out, "ul", "box");
    for (size_t i = 0; i < session->choice_count; i++) {
        const struct sheet_choice *choice = &asked->sheet.choices[session->choices[i]];

        add_box(out, asked, choice->right, buf_text(&choice->text));
    }
    html_close(out, "ul");
}

/* ---- a question ---- */

static void add_rules(struct buf *out, const struct sheet *sheet)
{
    struct buf line = {0};

    phrase_with(&line, _("Rules: {rules}"),
                (const struct filling[]){{"rules", buf_text(&sheet->rules), 0}, {0}});
    html_element(out, "p", "small", buf_text(&line));
    buf_clear(&line);
}

static void add_claim(struct buf *out, const struct asked *asked)
{
    struct speaker speaker = {&asked->sheet.puzzle->source->pgn.game, asked->sheet.puzzle->rules,
                              &asked->session.verdict, NULL};
    struct buf question = {0};

    html_paragraphs(out, "p", "small", buf_text(&asked->sheet.story));
    html_paragraphs(out, "p", NULL, buf_text(&asked->sheet.claim));
    explain_question(&question, &speaker);
    html_element(out, "p", NULL, buf_text(&question));
    buf_clear(&question);
    add_verdicts(out, asked);
    add_grounds(out, asked);
}

static void add_law(struct buf *out, const struct asked *asked)
{
    html_paragraphs(out, "p", NULL, buf_text(&asked->sheet.question));
    add_choices(out, asked);
}

static void add_why(struct buf *out, const struct sheet *sheet)
{
    struct buf line = {0};

    html_paragraphs(out, "p", NULL, buf_text(&sheet->explanation));
    if (sheet->article.length > 0)
        phrase_with(&line, _("Article {article}"),
                    (const struct filling[]){{"article", buf_text(&sheet->article), 0}, {0}});
    html_paragraphs(out, "p", "small", buf_text(&line));
    buf_clear(&line);
}

static void add_parts(struct buf *out, const struct asked *asked)
{
    add_rules(out, &asked->sheet);
    if (asked->sheet.puzzle->kind == PUZZLE_QUESTION)
        add_law(out, asked);
    else
        add_claim(out, asked);
}

static void add_question(struct buf *out, const struct asked *asked, size_t number)
{
    const struct sheet *sheet = &asked->sheet;
    struct buf heading = {0};

    buf_printf(&heading, "%zu. %s", number, buf_text(&sheet->title));
    html_open(out, "div", "item");
    html_element(out, "h2", NULL, buf_text(&heading));
    if (sheet->has_board) {
        html_open(out, "div", "side");
        page_board(out, sheet);
        html_open(out, "div", NULL);
    }
    add_parts(out, asked);
    if (sheet->has_board) {
        html_close(out, "div");
        html_close(out, "div");
    }
    html_paragraphs(out, "p", "small", buf_text(&sheet->moves));
    if (asked->key)
        add_why(out, sheet);
    html_close(out, "div");
    buf_clear(&heading);
}

/* ---- the key's table ---- */

static void right_choices(struct buf *out, const struct asked *asked)
{
    for (size_t i = 0; i < asked->session.choice_count; i++) {
        const struct sheet_choice *choice = &asked->sheet.choices[asked->session.choices[i]];

        if (choice->right)
            buf_printf(out, "%s%s", out->length > 0 ? "; " : "", buf_text(&choice->text));
    }
}

static void right_answer(struct buf *out, const struct asked *asked)
{
    if (asked->sheet.puzzle->kind == PUZZLE_QUESTION)
        right_choices(out, asked);
    else
        buf_printf(
            out, "%s: %s",
            answer_words(asked->sheet.puzzle->claim.kind, session_right_answer(&asked->session)),
            explain_ground(asked->session.verdict.reason));
}

static void add_row(struct buf *out, const struct asked *asked, size_t number)
{
    char digits[24];
    struct buf name = {0}, right = {0};

    snprintf(digits, sizeof digits, "%zu", number);
    buf_printf(&name, "%s (%s)", buf_text(&asked->sheet.title), asked->sheet.puzzle->id);
    right_answer(&right, asked);
    html_row(out, "td",
             (const char *const[]){digits, buf_text(&name), buf_text(&right), NULL});
    buf_clear(&name);
    buf_clear(&right);
}

/* ---- the page ---- */

/* What candidates fill in and are told. */
static void add_head(struct buf *out, const struct exam_paper *paper, bool key)
{
    struct buf line = {0};

    phrase_with(&line, key ? _("Exam {name}: key") : _("Exam {name}"),
                (const struct filling[]){{"name", paper->name, 0}, {0}});
    html_element(out, "h1", NULL, buf_text(&line));
    buf_reset(&line);
    phrase_with(
        &line, _("Questions: {count}. Minutes: {minutes}. Enough to pass: {pass} %. Paper {hash}."),
        (const struct filling[]){{"count", NULL, (long)paper->count},
                                 {"minutes", NULL, paper->minutes},
                                 {"pass", NULL, paper->pass},
                                 {"hash", paper->hash, 0},
                                 {0}});
    html_element(out, "p", "small", buf_text(&line));
    buf_clear(&line);
}

static void add_instructions(struct buf *out)
{
    html_element(out, "p", "line", _("Name or number:"));
    html_element(out, "p", "line", _("Date and signature:"));
    html_element(
        out, "p", NULL,
        _("To a claim, tick the verdict and the ground that decides; both must be right. To "
          "a question, tick what is right. Squares with corners: the last move. Squares "
          "with a ring: a move that is written and not played."));
}

typedef void asked_writer(struct buf *out, const struct asked *asked, size_t number);

/* Each question in turn.  The sitting is only for the order: nothing is kept of it. */
static bool each(struct buf *out, struct exam *exam, bool key, const char *language,
                 asked_writer *write)
{
    bool good = true;

    for (size_t n = 0; good && n < exam->puzzles->count; n++) {
        struct asked asked = {.key = key};

        good = sheet_make(&asked.sheet, exam->puzzles->items[n], language) &&
               exam_ask(exam, &asked.session, n);
        if (good)
            write(out, &asked, n + 1);
        session_clear(&asked.session);
        sheet_clear(&asked.sheet);
    }
    return good;
}

static bool add_key(struct buf *out, struct exam *exam, const char *language)
{
    bool good;

    html_open(out, "table", NULL);
    html_row(out, "th", (const char *const[]){_("no."), _("puzzle"), _("right"), NULL});
    good = each(out, exam, true, language, add_row);
    html_close(out, "table");
    return good;
}

bool exam_page(struct buf *out, const struct exam_paper *paper, const struct selection *puzzles,
               bool key, const char *language)
{
    struct exam exam;
    bool good = true;

    exam_begin(&exam, paper, puzzles, (struct exam_keeper){NULL, NULL});
    html_begin(out, &(struct html_page){paper->name, language});
    add_head(out, paper, key);
    if (key)
        good = add_key(out, &exam, language);
    else
        add_instructions(out);
    good = good && each(out, &exam, key, language, add_question);
    html_end(out);
    exam_clear(&exam);
    return good && buf_ok(out);
}
