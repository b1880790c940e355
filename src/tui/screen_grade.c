/* SPDX-License-Identifier: MIT */
/* Another grade for an answer: the grades it may have, and when each brings the puzzle back. */
#include "config.h"

#include <stdlib.h>

#include "text/complain.h"
#include "text/i18n.h"
#include "tui/app.h"
#include "tui/column.h"
#include "tui/screens.h"
#include "tui/widget.h"

enum { GRADES = GRADE_EASY, LABEL_COLS = 10, LIST_TOP = 2 };

struct grade_screen {
    struct screen screen;
    struct session *session; /* borrowed */
    struct list list;
};

/* The n-th grade that the answer may have; GRADE_NONE after the last. */
static enum grade grade_at(const struct grade_screen *grades, int n)
{
    for (int grade = GRADE_AGAIN; grade <= GRADE_EASY; grade++)
        if (session_may_grade(grades->session, (enum grade)grade) && n-- == 0)
            return (enum grade)grade;
    return GRADE_NONE;
}

static struct screen *grade_open(struct app *app, const void *argument)
{
    const struct grade_setup *setup = argument;
    struct grade_screen *grades = calloc(1, sizeof *grades);
    (void)app;
    if (grades == NULL)
        return NULL;
    grades->session = setup->session;
    while (grade_at(grades, grades->list.count) != GRADE_NONE)
        grades->list.count++;
    for (int n = 0; n < grades->list.count; n++)
        if (grade_at(grades, n) == grades->session->attempt.grade)
            grades->list.chosen = n;
    return &grades->screen;
}

static void grade_close(struct screen *screen)
{
    free(screen);
}

/* ---- update ---- */

static void say_failed(struct app *app, const struct err *err)
{
    struct buf sentence = {0};
    complain_sentence(&sentence, err, NULL);
    app_warn(app, "%s", buf_text(&sentence));
    buf_clear(&sentence);
}

static void choose(struct grade_screen *grades, struct app *app, int n)
{
    enum grade grade = grade_at(grades, n);
    struct input input = {.kind = INPUT_GRADE, .value = (int)grade};
    if (grade == GRADE_NONE)
        return;
    if (grade != grades->session->attempt.grade &&
        !session_step(grades->session, input, app->now_ms, app->utc))
        say_failed(app, &grades->session->err);
    app_close(app, DO_BACK);
}

static void grade_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct grade_screen *grades = (struct grade_screen *)screen;
    if (call->doing == DO_CONFIRM)
        choose(grades, app, grades->list.chosen);
    else if (call->doing == DO_CHOOSE)
        choose(grades, app, call->number - 1);
    else if (call->doing == DO_CANCEL)
        app_close(app, DO_BACK);
    else
        list_do(&grades->list, call->doing, grades->list.count);
}

/* ---- view ---- */

static void draw_row(const void *data, int index, struct buf *out)
{
    const struct grade_screen *grades = data;
    enum grade grade = grade_at(grades, index);
    struct attempt attempt = session_attempt_with(grades->session, grade);
    buf_printf(out, "%d  ", index + 1);
    column_add(out, grade_label(grade), LABEL_COLS);
    grade_say_next(out, &attempt);
}

static void grade_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                       struct area body)
{
    const struct grade_screen *grades = (const struct grade_screen *)screen;
    struct area area = area_part(body, 1, LIST_TOP, body.cols - 2, GRADES);
    (void)app;
    canvas_printf(canvas, body, 1, 0, ROLE_HEADING, _("The program's grade: %s"),
                  grade_label(grades->session->attempt.graded));
    list_draw(canvas, area, &grades->list, draw_row, grades, true);
}

static void grade_title(const struct screen *screen, const struct app *app, struct buf *left,
                        struct buf *right)
{
    (void)screen;
    (void)app;
    (void)right;
    buf_add(left, _("GRADE"));
}

static void grade_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    (void)screen;
    (void)app;
    buf_add(out, _("How well did you know it?  The grade says when it comes again."));
}

static const struct binding grade_keys[] = {
    {K_ENTER, DO_CONFIRM, N_("take it"), N_("take the chosen grade")},
    {K_DIGIT, DO_CHOOSE, N_("grade"), N_("take the grade of that number")},
    {K_UP, DO_UP, NULL, N_("up")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("down")},
    {'j', DO_DOWN, NULL, NULL},
    {K_ESCAPE, DO_CANCEL, N_("back"), N_("leave the grade as it is")},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_grade = {
    .name = "grade",
    .keys = grade_keys,
    .open = grade_open,
    .close = grade_close,
    .update = grade_update,
    .view = grade_view,
    .title = grade_title,
    .message = grade_message,
};
