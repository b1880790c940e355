/* SPDX-License-Identifier: MIT */
/*
 * What the answers of the last ninety days add up to, in charts; Tab shows the same as a table,
 * which needs no eye for pictures.  Narrow terminals see the charts on two pages.
 */
#include "config.h"

#include <stdlib.h>

#include "base/date.h"
#include "text/i18n.h"
#include "text/phrase.h"
#include "train/stats_text.h"
#include "tui/app.h"
#include "tui/chart.h"
#include "tui/screens.h"
#include "tui/widget.h"

enum {
    SPAN_DAYS = 90,
    WIDE_COLS = 76,
    CHART_ROWS = 5,
    WEEK_COLS = 2,
    AXIS_COLS = 5,
    GAP = 3,
    DUE_NAMED = 3 /* days in words below the chart */
};

enum page { PAGE_COURSE, PAGE_GROUNDS, PAGE_TABLE, PAGES };

struct stats_screen {
    struct screen screen;
    struct stats stats;
    struct stats_span span;
    struct stats_rows topics, grounds;
    struct buf table;
    enum page page;
    int skip;           /* rows of the table above the first one seen */
};

/* ---- opening and closing ---- */

static void stats_close(struct screen *screen)
{
    struct stats_screen *shown = (struct stats_screen *)screen;

    stats_clear(&shown->stats);
    stats_rows_clear(&shown->topics);
    stats_rows_clear(&shown->grounds);
    buf_clear(&shown->table);
    free(shown);
}

static bool add_up(struct stats_screen *shown, const struct app *app)
{
    const struct deck *deck = app->context.deck;

    shown->span.today = deck_day(deck, app->utc);
    shown->span.since = shown->span.today - (SPAN_DAYS - 1);
    if (!stats_make(app->context.records, &deck->plan.weights, shown->span.since,
                    shown->span.today, &shown->stats) ||
        !stats_rows(&shown->stats, BY_TOPIC, &shown->topics) ||
        !stats_rows(&shown->stats, BY_GROUND, &shown->grounds))
        return false;
    stats_text(&shown->table, &shown->stats, shown->span);
    return buf_ok(&shown->table);
}

static struct screen *stats_open(struct app *app, const void *argument)
{
    struct stats_screen *shown = app->context.deck ? calloc(1, sizeof *shown) : NULL;

    (void)argument;
    if (!shown)
        return NULL;
    if (add_up(shown, app))
        return &shown->screen;
    stats_close(&shown->screen);
    return NULL;
}

/* ---- charts ---- */

static bool has_blocks(const struct app *app)
{
    return !app->display.ascii;
}

/* The share of each week, the last one on the right; -1 for weeks without answers. */
static size_t fill_weeks(const struct stats *stats, double *values, size_t most)
{
    const struct stats_lines *weeks = &stats->weeks;
    size_t count = 0;

    if (weeks->count == 0)
        return 0;
    int64_t last = weeks->items[weeks->count - 1].day;
    int64_t first = last - 7 * ((int64_t)most - 1);
    for (size_t n = 0; n < weeks->count; n++) {
        if (weeks->items[n].day < first)
            continue;
        if (count == 0)
            first = weeks->items[n].day;
        size_t at = (size_t)((weeks->items[n].day - first) / 7);
        while (count < at)
            values[count++] = -1;
        values[count++] = (double)weeks->items[n].share.right / (double)weeks->items[n].share.asked;
    }
    return count;
}

static void draw_axis(struct canvas *canvas, struct area area)
{
    canvas_put(canvas, area, 0, 0, ROLE_DIM, "100|");
    canvas_put(canvas, area, 0, (area.rows - 1) / 2, ROLE_DIM, " 50|");
    canvas_put(canvas, area, 0, area.rows - 1, ROLE_DIM, "  0|");
}

/* "2026-11-02 … 2026-11-30" below the columns. */
static void draw_dates(const struct stats *stats, size_t shown, struct canvas *canvas,
                       struct area area)
{
    const struct stats_lines *weeks = &stats->weeks;
    struct buf text = {0};

    if (weeks->count == 0)
        return;
    date_write(&text, weeks->items[weeks->count - 1].day - 7 * ((int64_t)shown - 1));
    if (shown > 1) {
        buf_add(&text, " - ");
        date_write(&text, weeks->items[weeks->count - 1].day);
    }
    canvas_put_cut(canvas, area, AXIS_COLS - 1, 0, ROLE_DIM, buf_text(&text));
    buf_clear(&text);
}

static int draw_weeks(const struct stats_screen *shown, const struct app *app,
                      struct canvas *canvas, struct area area)
{
    enum { WEEKS_MOST = SPAN_DAYS / 7 + 2 };
    double values[WEEKS_MOST];
    size_t count = fill_weeks(&shown->stats, values, WEEKS_MOST);
    struct area chart = area_part(area, AXIS_COLS - 1, 1, area.cols - AXIS_COLS, CHART_ROWS);

    canvas_put(canvas, area, 0, 0, ROLE_HEADING, _("Right by week, in per cent"));
    draw_axis(canvas, area_part(area, 0, 1, AXIS_COLS, CHART_ROWS));
    chart_columns(canvas, chart, values, count, WEEK_COLS, has_blocks(app));
    draw_dates(&shown->stats, count, canvas, area_part(area, 0, CHART_ROWS + 1, area.cols, 1));
    return CHART_ROWS + 3;
}

static void write_due(struct buf *out, const struct stats *stats)
{
    buf_printf(out, _("today %zu"), stats->due[0]);
    for (int day = 1; day <= DUE_NAMED; day++)
        buf_printf(out, " | +%d %zu", day, stats->due[day]);
}

static int draw_due(const struct stats_screen *shown, const struct app *app, struct canvas *canvas,
                    struct area area, int row)
{
    double values[STATS_DAYS_AHEAD + 1];
    size_t most = 1;
    struct buf line = {0};

    for (int day = 0; day <= STATS_DAYS_AHEAD; day++)
        most = shown->stats.due[day] > most ? shown->stats.due[day] : most;
    for (int day = 0; day <= STATS_DAYS_AHEAD; day++)
        values[day] = (double)shown->stats.due[day] / (double)most;
    canvas_put(canvas, area, 0, row, ROLE_HEADING, _("Reviews due, by days from today"));
    chart_columns(canvas, area_part(area, AXIS_COLS - 1, row + 1, area.cols - AXIS_COLS, 3), values,
                  STATS_DAYS_AHEAD + 1, 1, has_blocks(app));
    write_due(&line, &shown->stats);
    canvas_put_cut(canvas, area, AXIS_COLS - 1, row + 4, ROLE_TEXT, buf_text(&line));
    buf_clear(&line);
    return row + 6;
}

static int draw_calibration(const struct stats_screen *shown, struct canvas *canvas,
                            struct area area, int row)
{
    struct calibration all = stats_calibration(&shown->stats);
    struct buf line = {0};

    if (all.share.asked == 0)
        return row;
    phrase_with(&line, _("Recall foretold {predicted} %, measured {measured} % ({count})."),
                (struct filling[]){
                    {"predicted", NULL, (long)(all.predicted * 100 / (double)all.share.asked + 0.5)},
                    {"measured", NULL, share_percent(&all.share)},
                    {"count", NULL, (long)all.share.asked},
                    {0}});
    row = text_flow(canvas, area, row, ROLE_TEXT, buf_text(&line));
    buf_clear(&line);
    return row + 1;
}

static void draw_stubborn(const struct stats_screen *shown, struct canvas *canvas, struct area area,
                          int row)
{
    struct stats_rows rows = {0};

    if (stats_stubborn(&shown->stats, &rows) && rows.count > 0 && row + 1 < area.rows) {
        canvas_put(canvas, area, 0, row, ROLE_HEADING, _("Stubborn"));
        for (size_t n = 0; n < rows.count && row + 1 + (int)n < area.rows; n++) {
            struct buf line = {0};
            buf_printf(&line,
                       ngettext("%s (forgotten %d time)", "%s (forgotten %d times)",
                                (unsigned long)rows.items[n].lapses),
                       rows.items[n].code, rows.items[n].lapses);
            canvas_put_cut(canvas, area, 0, row + 1 + (int)n, ROLE_TEXT, buf_text(&line));
            buf_clear(&line);
        }
    }
    stats_rows_clear(&rows);
}

static void draw_course(const struct stats_screen *shown, const struct app *app,
                        struct canvas *canvas, struct area area)
{
    int row = draw_weeks(shown, app, canvas, area);

    row = draw_due(shown, app, canvas, area, row);
    row = draw_calibration(shown, canvas, area, row);
    draw_stubborn(shown, canvas, area, row);
}

static int draw_rows(struct canvas *canvas, struct area area, int row, const char *heading,
                     const struct stats_rows *rows, const struct app *app, int most)
{
    struct area part = area_part(area, 0, row + 1, area.cols, most);

    if (rows->count == 0 || most < 1)
        return row;
    canvas_put(canvas, area, 0, row, ROLE_HEADING, heading);
    chart_shares(canvas, part, rows, has_blocks(app));
    return row + 2 + ((int)rows->count < part.rows ? (int)rows->count : part.rows);
}

/* Grounds take what topics leave: the worst stand first, and the table has them all. */
static void draw_grounds(const struct stats_screen *shown, const struct app *app,
                         struct canvas *canvas, struct area area)
{
    int topics = (int)shown->topics.count;
    int row = draw_rows(canvas, area, 0, _("By ground, the weakest first"), &shown->grounds, app,
                        area.rows - topics - 3);

    draw_rows(canvas, area, row, _("By topic"), &shown->topics, app, area.rows - row - 1);
}

/* ---- the table ---- */

/* Lines are cut rather than wrapped, so that a table stays one. */
static int table_rows(const struct stats_screen *shown)
{
    int rows = 0;

    for (const char *at = buf_text(&shown->table); *at; at++)
        rows += *at == '\n';
    return rows;
}

static void draw_table(const struct stats_screen *shown, struct canvas *canvas, struct area area)
{
    const char *at = buf_text(&shown->table);
    int row = -shown->skip;

    for (; *at && row < area.rows; row++) {
        struct buf line = {0};
        const char *end = at;
        while (*end && *end != '\n')
            end++;
        buf_add_bytes(&line, at, (size_t)(end - at));
        if (row >= 0)
            canvas_put_cut(canvas, area, 0, row, ROLE_TEXT, buf_text(&line));
        at = *end ? end + 1 : end;
        buf_clear(&line);
    }
}

/* ---- the screen ---- */

static bool is_wide(const struct app *app)
{
    return app_body(app).cols >= WIDE_COLS;
}

/* The wide layout has both charts on one page. */
static enum page turn_page(enum page page, int by, bool wide)
{
    int next = ((int)page + by + PAGES) % PAGES;

    if (wide && next == PAGE_GROUNDS)
        next += by;
    return (enum page)next;
}

static void stats_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct stats_screen *shown = (struct stats_screen *)screen;

    if (call->doing == DO_NEXT_PANE)
        shown->page = turn_page(shown->page, 1, is_wide(app));
    else if (call->doing == DO_PREVIOUS_PANE)
        shown->page = turn_page(shown->page, -1, is_wide(app));
    else
        scroll_do(&shown->skip, call->doing, table_rows(shown), app_body(app).rows - 1);
}

/* Only the table can be scrolled. */
static bool stats_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct stats_screen *shown = (const struct stats_screen *)screen;

    (void)app;
    switch (doing) {
    case DO_UP:
    case DO_DOWN:
    case DO_PAGE_UP:
    case DO_PAGE_DOWN:
    case DO_FIRST:
    case DO_LAST:
        return shown->page == PAGE_TABLE;
    default:
        return true;
    }
}

static void draw_charts(const struct stats_screen *shown, const struct app *app,
                        struct canvas *canvas, struct area area)
{
    int left = AXIS_COLS + STATS_DAYS_AHEAD + 1;

    if (area.cols < WIDE_COLS - 2 && shown->page == PAGE_GROUNDS)
        draw_grounds(shown, app, canvas, area);
    else
        draw_course(shown, app, canvas,
                    area.cols < WIDE_COLS - 2 ? area : area_part(area, 0, 0, left, area.rows));
    if (area.cols >= WIDE_COLS - 2)
        draw_grounds(shown, app, canvas,
                     area_part(area, left + GAP, 0, area.cols - left - GAP, area.rows));
}

static void stats_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                       struct area body)
{
    const struct stats_screen *shown = (const struct stats_screen *)screen;
    struct area area = area_inset(body, 1, 1, 1, 0);

    if (shown->page == PAGE_TABLE || shown->stats.all.asked == 0)
        draw_table(shown, canvas, area);
    else
        draw_charts(shown, app, canvas, area);
}

static void stats_title(const struct screen *screen, const struct app *app, struct buf *left,
                        struct buf *right)
{
    const struct stats_screen *shown = (const struct stats_screen *)screen;
    const struct share *first = &shown->stats.first;

    (void)app;
    buf_printf(left, _("RESULTS of %d days"), SPAN_DAYS);
    if (first->asked > 0)
        phrase_with(right, _("right first time {percent} % ({right} of {asked})"),
                    (struct filling[]){{"percent", NULL, share_percent(first)},
                                       {"right", NULL, (long)first->right},
                                       {"asked", NULL, (long)first->asked},
                                       {0}});
}

static void stats_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct stats_screen *shown = (const struct stats_screen *)screen;

    (void)app;
    if (shown->stats.median_ms > 0)
        buf_printf(out, _("Half of the answers took no more than %d s."),
                   (int)((shown->stats.median_ms + 500) / 1000));
}

static const struct binding stats_keys[] = {
    {K_TAB, DO_NEXT_PANE, N_("charts, table"), N_("charts, or the same as a table")},
    {K_BACKTAB, DO_PREVIOUS_PANE, NULL, N_("the page before")},
    {K_UP, DO_UP, N_("scroll"), N_("up in the table")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, N_("scroll"), N_("down in the table")},
    {'j', DO_DOWN, NULL, NULL},
    KEYS_OF_PAGES,
    KEYS_OF_ENDS,
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_stats = {
    .name = "stats",
    .keys = stats_keys,
    .open = stats_open,
    .close = stats_close,
    .update = stats_update,
    .view = stats_view,
    .title = stats_title,
    .message = stats_message,
    .works = stats_works,
};
