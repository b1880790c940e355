/* SPDX-License-Identifier: MIT */
/* The course: its stations, how far the learner is with each, and which comes next. */
#include "config.h"

#include <stdlib.h>

#include "text/i18n.h"
#include "text/phrase.h"
#include "train/course.h"
#include "tui/app.h"
#include "tui/chart.h"
#include "tui/column.h"
#include "tui/run.h"
#include "tui/screens.h"
#include "tui/widget.h"

enum { HEAD_ROWS = 2, NAME_COLS = 25, BAR_COL = 35, BAR_COLS = 10, NUMBER_COL = BAR_COL + BAR_COLS + 1 };

struct course_screen {
    struct screen screen;
    struct course course;
    struct list list;
};

static void look(struct course_screen *own, const struct app *app)
{
    course_make(&own->course, app->context.deck);
    own->list.count = (int)own->course.count;
}

static int page(const struct app *app)
{
    return app_body(app).rows - HEAD_ROWS;
}

/* At the first station that is not mastered. */
static struct screen *course_open(struct app *app, const void *argument)
{
    struct course_screen *own;
    (void)argument;
    if (app->context.deck == NULL || (own = calloc(1, sizeof *own)) == NULL)
        return NULL;
    look(own, app);
    own->list.chosen = (int)course_at(&own->course);
    list_fit(&own->list, page(app));
    return &own->screen;
}

static void course_close(struct screen *screen)
{
    free(screen);
}

/* --- update --- */

static void ask(struct course_screen *own, struct app *app, int row)
{
    if (row >= own->list.count)
        return;
    own->list.chosen = row;
    run_open_station(app, own->course.stations[row].station);
}

static void course_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct course_screen *own = (struct course_screen *)screen;
    if (call->doing == DO_CONFIRM)
        ask(own, app, own->list.chosen);
    else if (call->doing == DO_CHOOSE)
        ask(own, app, call->number - 1);
    else
        list_do(&own->list, call->doing, page(app));
}

/* Who has mastered the station goes on with the next. */
static void course_resume(struct screen *screen, struct app *app, enum doing how)
{
    struct course_screen *own = (struct course_screen *)screen;
    (void)how;
    look(own, app);
    if (own->list.count > 0 && station_is_mastered(&own->course.stations[own->list.chosen]) &&
        course_at(&own->course) < own->course.count)
        own->list.chosen = (int)course_at(&own->course);
    list_fit(&own->list, page(app));
}

/* --- view --- */

static void course_row(const void *data, int index, struct buf *out)
{
    const struct course_screen *own = data;
    const struct station *station = own->course.stations[index].station;
    buf_printf(out, "%2d  ", index + 1);
    column_add(out, _(station->name), NAME_COLS);
    if (station->level_from == station->level_to)
        buf_printf(out, "%d", station->level_from);
    else
        buf_printf(out, "%d-%d", station->level_from, station->level_to);
}

/* "12 of 30", and in words whether that is enough. */
static void draw_state(const struct station_state *state, struct canvas *canvas, struct area area,
                       int row, bool utf8)
{
    struct share share = {.asked = state->count, .right = state->right};
    struct buf text = {0};
    chart_bar(canvas, area, BAR_COL, row, BAR_COLS, &share, utf8);
    buf_printf(&text, "%2zu/%zu", state->right, state->count);
    if (station_is_mastered(state))
        buf_printf(&text, " %s", _("mastered"));
    canvas_put_cut(canvas, area_inset(area, NUMBER_COL, 0, 1, 0), 0, row, ROLE_TEXT,
                   buf_text(&text));
    buf_clear(&text);
}

static void draw_head(struct canvas *canvas, struct area body)
{
    canvas_put(canvas, body, 6, 0, ROLE_HEADING, _("Station"));
    canvas_put(canvas, body, NAME_COLS + 4, 0, ROLE_HEADING, _("Level"));
    canvas_put(canvas, body, BAR_COL, 0, ROLE_HEADING, _("Right"));
}

static void course_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                        struct area body)
{
    const struct course_screen *own = (const struct course_screen *)screen;
    struct area area = area_inset(body, 0, HEAD_ROWS, 0, 0);
    int last = own->list.top + area.rows;
    draw_head(canvas, body);
    list_draw(canvas, area, &own->list, course_row, own, true);
    for (int n = own->list.top; n < own->list.count && n < last; n++)
        draw_state(&own->course.stations[n], canvas, area, n - own->list.top, app->context.utf8);
    canvas_tint(canvas, area_part(area, 1, own->list.chosen - own->list.top, area.cols - 2, 1),
                ROLE_CHOSEN);
}

static void course_title(const struct screen *screen, const struct app *app, struct buf *left,
                         struct buf *right)
{
    const struct course_screen *own = (const struct course_screen *)screen;
    (void)app;
    (void)right;
    buf_printf(left, _("COURSE  %d %% of all puzzles right"), course_percent(&own->course));
}

static void course_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct course_screen *own = (const struct course_screen *)screen;
    (void)app;
    if (own->list.count == 0)
        return;
    const struct station_state *state = &own->course.stations[own->list.chosen];
    phrase_with(out,
                state->begun < state->count
                    ? _("New: {new} of {count}.  Wrong the last time: {wrong}.  Mastered: 80 of 100 right.")
                : state->right < state->count
                    ? _("Wrong the last time: {wrong} of {count}.  Mastered: 80 of 100 right.")
                    : _("All {count} were right the last time; Enter asks them again."),
                (const struct filling[]){{"new", NULL, (long)(state->count - state->begun)},
                                         {"wrong", NULL, (long)(state->begun - state->right)},
                                         {"count", NULL, (long)state->count},
                                         {0}});
}

static const struct binding course_keys[] = {
    {K_ENTER, DO_CONFIRM, N_("ask"), N_("ask this station: new puzzles first, then what was wrong")},
    {K_UP, DO_UP, N_("choose"), N_("the station before")},
    {K_DOWN, DO_DOWN, N_("choose"), N_("the next station")},
    {'q', DO_BACK, N_("back"), N_("back to where you came from")},
    {K_ESCAPE, DO_BACK, NULL, NULL},
    {K_DIGIT, DO_CHOOSE, NULL, N_("ask the station of that number")},
    {'k', DO_UP, NULL, NULL},
    {'j', DO_DOWN, NULL, NULL},
    KEYS_OF_PAGES,
    {K_HOME, DO_FIRST, NULL, N_("the first station")},
    {K_END, DO_LAST, NULL, N_("the last station")},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_course = {
    .name = "course",
    .keys = course_keys,
    .open = course_open,
    .close = course_close,
    .update = course_update,
    .view = course_view,
    .title = course_title,
    .message = course_message,
    .resume = course_resume,
};
