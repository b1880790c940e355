/* SPDX-License-Identifier: MIT */
/* The end of a class: how many were right, puzzle by puzzle, in both votes. */
#include "config.h"

#include <stdlib.h>

#include "text/i18n.h"
#include "tui/app.h"
#include "tui/column.h"
#include "tui/screens.h"
#include "tui/widget.h"

struct class_end {
    struct screen screen;
    const struct class *class; /* borrowed */
    struct list list;
};

enum { HEAD_ROWS = 2, COUNT_COLS = 11, TITLE_MOST = 48 };

static struct screen *end_open(struct app *app, const void *argument)
{
    struct class_end *end = calloc(1, sizeof *end);
    (void)app;
    if (end == NULL)
        return NULL;
    end->class = argument;
    end->list.count = (int)end->class->result_count;
    return &end->screen;
}

static void end_close(struct screen *screen)
{
    free(screen);
}

static struct area list_area(struct area body)
{
    return area_inset(body, 1, HEAD_ROWS, 1, 0);
}

static void end_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct class_end *end = (struct class_end *)screen;
    if (!list_do(&end->list, call->doing, list_area(app_body(app)).rows))
        app_close(app, DO_BACK);
}

/* --- view --- */

struct rows {
    const struct class_end *end;
    const struct app *app;
    int title_cols;
};

static void add_count(struct buf *out, struct class_count count)
{
    struct buf text = {0};
    if (count.votes > 0)
        /* TRANSLATORS: so many right of so many votes */
        buf_printf(&text, _("%u of %u"), count.right, count.votes);
    else
        buf_add_char(&text, '-');
    column_add(out, buf_text(&text), COUNT_COLS);
    buf_clear(&text);
}

static void add_row(const void *data, int index, struct buf *out)
{
    const struct rows *rows = data;
    const struct class_result *result = &rows->end->class->results[index];
    const char *title = puzzle_title(result->puzzle, rows->app->context.language);
    column_add(out, title, rows->title_cols);
    buf_add_char(out, ' ');
    for (int part = 0; part < CLASS_PARTS; part++) {
        for (int round = 0; round < CLASS_ROUNDS; round++)
            add_count(out, result->counts[round][part]);
    }
}

static void draw_head(struct canvas *canvas, struct area body, int title_cols)
{
    const char *const names[] = {_("vote 1"), _("vote 2"), _("ground 1"), _("ground 2")};
    struct buf head = {0};
    column_add(&head, _("Right answers"), title_cols);
    buf_add_char(&head, ' ');
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        column_add(&head, names[i], COUNT_COLS);
    canvas_put(canvas, body, 3, 0, ROLE_HEADING, buf_text(&head));
    buf_clear(&head);
}

static void end_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                     struct area body)
{
    const struct class_end *end = (const struct class_end *)screen;
    int cols = body.cols - 5 - CLASS_PARTS * CLASS_ROUNDS * COUNT_COLS;
    struct rows rows = {end, app, cols > TITLE_MOST ? TITLE_MOST : cols};
    draw_head(canvas, body, rows.title_cols);
    list_draw(canvas, list_area(body), &end->list, add_row, &rows, true);
}

static void end_title(const struct screen *screen, const struct app *app, struct buf *left,
                      struct buf *right)
{
    (void)screen;
    (void)app;
    (void)right;
    buf_add(left, _("RESULTS OF THE CLASS"));
}

static void end_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct class *class = ((const struct class_end *)screen)->class;
    (void)app;
    buf_add(out, class->lost > 0          ? _("Not all of these counts could be kept.")
                 : class->keeper != NULL ? _("The counts are kept.")
                                         : _("The counts are gone when you leave."));
}

static const struct binding end_keys[] = {
    {K_SPACE, DO_PLAYED, N_("leave"), N_("leave")},
    {K_ENTER, DO_CONFIRM, NULL, N_("leave")},
    {'q', DO_BACK, N_("back"), N_("leave")},
    {K_UP, DO_UP, NULL, N_("the puzzle above")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("the puzzle below")},
    {'j', DO_DOWN, NULL, NULL},
    KEYS_OF_PAGES,
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_class_end = {
    .name = "class-end",
    .keys = end_keys,
    .open = end_open,
    .close = end_close,
    .update = end_update,
    .view = end_view,
    .title = end_title,
    .message = end_message,
};
