/* SPDX-License-Identifier: MIT */
/* The end of a run, and the results of the whole session. */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>

#include "base/mem.h"
#include "text/i18n.h"
#include "text/phrase.h"
#include "tui/app.h"
#include "tui/run.h"
#include "tui/screens.h"
#include "tui/tally.h"
#include "tui/widget.h"

struct summary {
    struct screen screen;
    size_t asked, right, skipped, left;
    int64_t active_ms;
    bool of_session;
    char **missed; /* titles */
    size_t missed_count;
    struct list list; /* the rows below, as far as they exist */
};

/* ---- what can be done now ---- */

enum row { ROW_BACK, ROW_REPEAT, ROWS };

static int row_count(const struct app *app)
{
    return run_failed_count(app) > 0 ? ROWS : ROW_REPEAT;
}

static void draw_row(const void *data, int index, struct buf *out)
{
    const struct app *app = data;

    buf_printf(out, "%d  ", index + 1);
    if (index == ROW_BACK)
        buf_add(out, _("Back"));
    else
        buf_printf(out, _("Ask again what was answered wrongly (%zu)"), run_failed_count(app));
}

/* ---- opening and closing ---- */

static void summary_close(struct screen *screen)
{
    struct summary *summary = (struct summary *)screen;

    for (size_t n = 0; n < summary->missed_count; n++)
        free(summary->missed[n]);
    free(summary->missed);
    free(summary);
}

static bool copy_missed(struct summary *summary, const struct summary_setup *setup)
{
    summary->missed = calloc(setup->missed_count + 1, sizeof *summary->missed);
    for (size_t n = 0; summary->missed && n < setup->missed_count; n++) {
        summary->missed[n] = mem_dup(setup->missed[n]);
        if (!summary->missed[n])
            return false;
        summary->missed_count++;
    }
    return summary->missed != NULL;
}

static struct screen *summary_open(struct app *app, const void *argument)
{
    const struct summary_setup *setup = argument;
    struct summary *summary = setup ? calloc(1, sizeof *summary) : NULL;

    if (!summary)
        return NULL;
    summary->asked = setup->asked;
    summary->right = setup->right;
    summary->skipped = setup->skipped;
    summary->left = setup->left;
    summary->active_ms = setup->active_ms;
    summary->of_session = setup->of_session;
    summary->list.count = row_count(app);
    if (copy_missed(summary, setup))
        return &summary->screen;
    summary_close(&summary->screen);
    return NULL;
}

/* ---- update ---- */

static void choose(struct summary *summary, struct app *app, int row)
{
    if (row >= summary->list.count)
        return;
    summary->list.chosen = row;
    if (row == ROW_BACK)
        app_close(app, DO_BACK);
    else
        run_open_failed(app);
}

static void summary_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct summary *summary = (struct summary *)screen;

    summary->list.count = row_count(app);
    list_fit(&summary->list, ROWS);
    if (call->doing == DO_CONFIRM)
        choose(summary, app, summary->list.chosen);
    else if (call->doing == DO_CHOOSE)
        choose(summary, app, call->number - 1);
    else
        list_do(&summary->list, call->doing, ROWS);
}

/* Some of what had failed may have been answered by now. */
static void summary_resume(struct screen *screen, struct app *app, enum doing how)
{
    struct summary *summary = (struct summary *)screen;

    (void)how;
    summary->list.count = row_count(app);
    list_fit(&summary->list, ROWS);
}

/* ---- view ---- */

static void write_score(struct buf *out, const struct summary *summary)
{
    size_t percent =
        summary->asked ? (100 * summary->right + summary->asked / 2) / summary->asked : 0;

    if (summary->asked == 0)
        buf_add(out, _("Nothing answered yet."));
    else
        phrase_with(out, _("{right} of {asked} right ({percent} %)."),
                    (struct filling[]){{.name = "right", .number = (long)summary->right},
                                       {.name = "asked", .number = (long)summary->asked},
                                       {.name = "percent", .number = (long)percent},
                                       {0}});
}

static void write_time(struct buf *out, const struct summary *summary)
{
    struct buf all = {0}, each = {0};

    tally_time(&all, summary->active_ms);
    tally_time(&each, summary->active_ms / (int64_t)summary->asked);
    phrase_with(out, _("Time with the questions: {all}, {each} for each."),
                (struct filling[]){{.name = "all", .text = buf_text(&all)},
                                   {.name = "each", .text = buf_text(&each)},
                                   {0}});
    buf_clear(&all);
    buf_clear(&each);
}

/* As many titles as there is room for; the rest as a number.  Returns the row after them. */
static int draw_missed(const struct summary *summary, struct canvas *canvas, struct area area)
{
    int count = (int)summary->missed_count;
    int shown = count <= area.rows ? count : area.rows - 1;

    for (int n = 0; n < shown; n++) {
        canvas_put(canvas, area, 0, n, ROLE_WRONG, "-");
        canvas_put_cut(canvas, area, 2, n, ROLE_TEXT, summary->missed[n]);
    }
    if (shown < count && shown >= 0)
        canvas_printf(canvas, area, 2, shown, ROLE_DIM, _("and %d more"), count - shown);
    return shown < count ? shown + 1 : shown;
}

static int draw_numbers(const struct summary *summary, struct canvas *canvas, struct area area)
{
    struct buf line = {0};
    int row = 0;

    write_score(&line, summary);
    canvas_put_cut(canvas, area, 0, row++, ROLE_HEADING, buf_text(&line));
    buf_reset(&line);
    if (summary->asked > 0) {
        write_time(&line, summary);
        canvas_put_cut(canvas, area, 0, row++, ROLE_TEXT, buf_text(&line));
    }
    if (summary->skipped > 0)
        canvas_printf(canvas, area, 0, row++, ROLE_TEXT, _("Left unanswered: %zu."),
                      summary->skipped);
    if (summary->left > 0)
        canvas_printf(canvas, area, 0, row++, ROLE_TEXT,
                      _("Left for later: %zu.  drawclaim quiz --resume asks them."), summary->left);
    buf_clear(&line);
    return row;
}

static void draw_actions(const struct summary *summary, const struct app *app,
                         struct canvas *canvas, struct area area)
{
    list_draw(canvas, area_part(area, 0, 0, area.cols, ROWS), &summary->list, draw_row, app, true);
    if (app->context.records && !records_last(app->context.records))
        canvas_put_cut(canvas, area, 0, ROWS + 1, ROLE_DIM,
                       app->context.records->lasting
                           ? _("Not all of it is written yet; that is tried again.")
                           : _("Kept in memory only: the results end with the program."));
}

static void summary_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                         struct area body)
{
    const struct summary *summary = (const struct summary *)screen;
    struct area area = area_inset(body, 1, 1, 1, 0);
    int row = draw_numbers(summary, canvas, area) + 1;
    int room = area.rows - row - ROWS - 4; /* heading, a blank row, the actions, two rows below */

    if (summary->missed_count > 0) {
        canvas_put(canvas, area, 0, row, ROLE_HEADING, _("Answered wrongly:"));
        row += 1 + draw_missed(summary, canvas, area_part(area, 0, row + 1, area.cols, room));
        row++;
    }
    draw_actions(summary, app, canvas, area_part(area, 0, row, area.cols, area.rows - row));
}

static void summary_title(const struct screen *screen, const struct app *app, struct buf *left,
                          struct buf *right)
{
    const struct summary *summary = (const struct summary *)screen;

    (void)app;
    (void)right;
    buf_add(left, summary->of_session ? _("RESULTS OF THIS SESSION") : _("END OF THE RUN"));
}

static void summary_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct summary *summary = (const struct summary *)screen;

    if (summary->missed_count > 0 && run_failed_count(app) > 0)
        buf_add(out, _("\"Browse puzzles\" lists them, too: / and the word failed."));
}

static const struct binding summary_keys[] = {
    {K_ENTER, DO_CONFIRM, N_("go on"), N_("do what is chosen")},
    {K_DIGIT, DO_CHOOSE, NULL, N_("do what has that number")},
    {K_UP, DO_UP, NULL, N_("up")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("down")},
    {'j', DO_DOWN, NULL, NULL},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_summary = {
    .name = "summary",
    .keys = summary_keys,
    .open = summary_open,
    .close = summary_close,
    .update = summary_update,
    .view = summary_view,
    .title = summary_title,
    .message = summary_message,
    .resume = summary_resume,
};
