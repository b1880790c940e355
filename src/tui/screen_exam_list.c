/* SPDX-License-Identifier: MIT */
/* The questions of an exam: which are answered and which marked; the last row hands in. */
#include "config.h"

#include <stdlib.h>

#include "text/i18n.h"
#include "text/phrase.h"
#include "tui/exam_screen.h"
#include "tui/screens.h"
#include "tui/widget.h"

struct questions {
    struct screen screen;
    struct exam *exam;
    const char *language;
    struct list list; /* the questions, and one row more */
    int asked;        /* of the two questions before handing in, how many were answered yes */
};

static int last_row(const struct questions *questions)
{
    return (int)questions->exam->sheet.count;
}

static int visible_rows(const struct app *app)
{
    return app_body(app).rows - 1;
}

static struct screen *list_open(struct app *app, const void *argument)
{
    struct questions *questions = calloc(1, sizeof *questions);

    if (questions == NULL)
        return NULL;
    questions->exam = (struct exam *)argument; /* it is ours to change: screens.h */
    questions->language = app->context.language;
    questions->list.count = last_row(questions) + 1;
    questions->list.chosen = (int)questions->exam->at;
    if (exam_next_open(questions->exam, 0) == questions->exam->sheet.count)
        questions->list.chosen = last_row(questions);
    list_fit(&questions->list, visible_rows(app));
    return &questions->screen;
}

static void list_close(struct screen *screen)
{
    free(screen);
}

/* ---- handing in ---- */

static void first_question(const struct exam *exam, struct buf *out)
{
    struct buf open = {0};

    exam_add_open(&open, exam);
    if (open.length > 0)
        phrase_with(out, _("Not answered: {numbers}.  Hand in all the same? (y/n)"),
                    (struct filling[]){{"numbers", buf_text(&open), 0}, {NULL, NULL, 0}});
    else
        buf_add(out, _("All questions are answered.  Hand in? (y/n)"));
    buf_clear(&open);
}

/* Asks twice; any other key than yes takes both questions back. */
static void hand_in(struct questions *questions, struct app *app)
{
    struct buf text = {0};
    struct err err;

    first_question(questions->exam, &text);
    bool sure = app_sure(app, DO_CONFIRM, buf_text(&text));
    buf_clear(&text);
    if (!sure) {
        questions->asked = 0;
        return;
    }
    if (questions->asked++ == 0) {
        app_sure(app, DO_CONFIRM, _("Nothing can be changed after that.  Hand in now? (y/n)"));
        return;
    }
    if (exam_hand_in(questions->exam, &err))
        app_close(app, DO_BACK);
    else
        exam_warn(app, &err);
}

static void choose(struct questions *questions, struct app *app)
{
    if (questions->list.chosen == last_row(questions)) {
        hand_in(questions, app);
        return;
    }
    questions->exam->at = (size_t)questions->list.chosen;
    app_close(app, DO_GOTO);
}

/* ---- doing ---- */

static void mark(struct questions *questions, struct app *app)
{
    struct err err;

    if (questions->list.chosen < last_row(questions) &&
        !exam_mark(questions->exam, (size_t)questions->list.chosen, &err))
        exam_warn(app, &err);
}

static void next_open(struct questions *questions)
{
    size_t from = (size_t)questions->list.chosen + 1;
    size_t next = exam_next_open(questions->exam, from % (questions->exam->sheet.count + 1));

    questions->list.chosen = (int)next;
}

static void list_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct questions *questions = (struct questions *)screen;

    exam_tick(questions->exam, app);
    if (questions->exam->sheet.handed_in || call->doing == DO_BACK || call->doing == DO_QUESTIONS) {
        app_close(app, DO_BACK);
        return;
    }
    if (call->doing == DO_CONFIRM) {
        choose(questions, app); /* which may have closed this screen */
        return;
    }
    if (call->doing == DO_MARK)
        mark(questions, app);
    else if (call->doing == DO_NEXT_MATCH)
        next_open(questions);
    else
        list_do(&questions->list, call->doing, visible_rows(app));
    list_fit(&questions->list, visible_rows(app));
}

static void list_happened(struct screen *screen, struct app *app, const struct tui_event *event)
{
    struct questions *questions = (struct questions *)screen;

    (void)event;
    exam_tick(questions->exam, app);
    if (questions->exam->sheet.handed_in)
        app_close(app, DO_BACK);
}

static bool list_ticking(const struct screen *screen, const struct app *app)
{
    (void)app;
    return !((const struct questions *)screen)->exam->sheet.handed_in;
}

/* ---- seeing ---- */

static const char *state_of(const struct exam_answer *answer)
{
    if (exam_is_answered(answer))
        return _("answered");
    return answer->given ? _("ground missing") : _("not answered");
}

/* " 3  answered, marked  The queen comes home" */
static void row_text(const void *data, int index, struct buf *out)
{
    const struct questions *questions = data;
    const struct exam_answer *answer;

    if (index == last_row(questions)) {
        buf_add(out, _("Hand in"));
        return;
    }
    answer = &questions->exam->sheet.answers[index];
    buf_printf(out, "%3d  %s%s%s  %s", index + 1, state_of(answer), answer->marked ? ", " : "",
               answer->marked ? _("marked") : "",
               puzzle_title(questions->exam->puzzles->items[index], questions->language));
}

static void list_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                      struct area body)
{
    const struct questions *questions = (const struct questions *)screen;

    (void)app;
    canvas_put(canvas, body, 1, 0, ROLE_HEADING, _("QUESTIONS"));
    list_draw(canvas, area_inset(body, 0, 1, 0, 0), &questions->list, row_text, questions, true);
}

static void list_title(const struct screen *screen, const struct app *app, struct buf *left,
                       struct buf *right)
{
    exam_title(((const struct questions *)screen)->exam, app, left, right);
}

static void list_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    (void)screen;
    (void)app;
    buf_add(out, _("Enter goes to the question; the last row hands in."));
}

static const struct binding list_keys[] = {
    {K_ENTER, DO_CONFIRM, N_("open"),
     N_("go to the question; in the last row: hand in, asks twice")},
    {K_UP, DO_UP, NULL, N_("the row above")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("the row below")},
    {'j', DO_DOWN, NULL, NULL},
    {'n', DO_NEXT_MATCH, N_("not answered"), N_("the next question that is not answered")},
    {'m', DO_MARK, N_("mark"), N_("mark the question, or no longer")},
    {K_TAB, DO_QUESTIONS, N_("back"), N_("back to the question")},
    {K_PAGE_UP, DO_PAGE_UP, NULL, N_("a page up")},
    {K_PAGE_DOWN, DO_PAGE_DOWN, NULL, N_("a page down")},
    {K_HOME, DO_FIRST, NULL, N_("the first question")},
    {K_END, DO_LAST, NULL, N_("the last row: hand in")},
    {'q', DO_BACK, NULL, N_("back to the question")},
    {K_ESCAPE, DO_BACK, NULL, NULL},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_exam_list = {
    .name = "exam-list",
    .keys = list_keys,
    .open = list_open,
    .close = list_close,
    .update = list_update,
    .view = list_view,
    .title = list_title,
    .message = list_message,
    .happened = list_happened,
    .ticking = list_ticking,
};
