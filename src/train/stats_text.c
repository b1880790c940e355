/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/stats_text.h"

#include "base/date.h"
#include "base/utf8.h"
#include "text/explain.h"
#include "text/i18n.h"
#include "text/phrase.h"

enum {
    BAR_COLS = 20,
    NAME_COLS = 30,      /* at least */
    NAME_COLS_MOST = 50,
    CONFUSIONS_SHOWN = 5,
    DAYS_SHOWN = 7
};

/* "85 %  (34 of 40)" */
static void add_share(struct buf *out, const struct share *share)
{
    phrase_with(out, _("{percent} % ({right} of {asked})"),
                (struct filling[]){{"percent", NULL, share_percent(share)},
                                   {"right", NULL, (long)share->right},
                                   {"asked", NULL, (long)share->asked},
                                   {0}});
}

static void add_padded(struct buf *out, const char *text, int cols)
{
    int width = utf8_width(text);
    buf_add(out, text);
    if (width < cols)
        buf_add_times(out, ' ', (size_t)(cols - width));
}

static void add_bar(struct buf *out, const struct share *share)
{
    size_t full = (share->right * BAR_COLS * 2 + share->asked) / (share->asked * 2);
    buf_add_times(out, '#', full);
    buf_add_times(out, '.', BAR_COLS - full);
}

static const char *name_of(const struct stats_row *row)
{
    return row->words ? row->words : row->code;
}

static int widest_name(const struct stats_rows *rows)
{
    int widest = NAME_COLS;
    for (size_t n = 0; n < rows->count; n++) {
        int width = utf8_width(name_of(&rows->items[n]));
        widest = width > widest ? width : widest;
    }
    return widest < NAME_COLS_MOST ? widest : NAME_COLS_MOST;
}

static void add_row(struct buf *out, const struct stats_row *row, int name_cols)
{
    buf_add(out, "  ");
    add_padded(out, name_of(row), name_cols);
    buf_add(out, "  ");
    if (row->share.asked > 0) {
        add_bar(out, &row->share);
        buf_add(out, "  ");
        add_share(out, &row->share);
    }
    if (row->lapses > 0)
        buf_printf(out, ngettext(", forgotten %d time", ", forgotten %d times",
                                 (unsigned long)row->lapses),
                   row->lapses);
    buf_add_char(out, '\n');
}

static void add_rows(struct buf *out, const char *heading, const struct stats_rows *rows)
{
    if (rows->count == 0)
        return;
    int name_cols = widest_name(rows);
    buf_printf(out, "\n%s\n", heading);
    for (size_t n = 0; n < rows->count; n++)
        add_row(out, &rows->items[n], name_cols);
}

void stats_text_table(struct buf *out, const struct stats *stats, enum stats_by by)
{
    struct stats_rows rows = {0};
    out->failed = !stats_rows(stats, by, &rows) || out->failed;
    add_rows(out, stats_by_heading(by), &rows);
    stats_rows_clear(&rows);
}

/* --- the whole --------------------------------------------------------------------------- */

static void add_head(struct buf *out, const struct stats *stats, struct stats_span span)
{
    if (span.since > 0) {
        struct buf date = {0};
        date_write(&date, span.since);
        buf_printf(out, _("Results since %s."), buf_text(&date));
        buf_clear(&date);
    } else {
        buf_add(out, _("Results of all days."));
    }
    buf_add(out, "\n\n");
    if (stats->all.asked == 0) {
        buf_add(out, _("Nothing answered yet."));
        buf_add_char(out, '\n');
        return;
    }
    add_padded(out, _("Right the first time:"), NAME_COLS);
    if (stats->first.asked > 0)
        add_share(out, &stats->first);
    buf_add_char(out, '\n');
    add_padded(out, _("Right of all answers:"), NAME_COLS);
    add_share(out, &stats->all);
    buf_add_char(out, '\n');
    add_padded(out, _("Median time with a question:"), NAME_COLS);
    buf_printf(out, _("%d s\n"), (int)((stats->median_ms + 500) / 1000));
}

static void add_confusions(struct buf *out, const struct stats *stats)
{
    if (stats->confusion_count == 0)
        return;
    buf_printf(out, "\n%s\n", _("Most often mistaken"));
    for (size_t n = 0; n < stats->confusion_count && n < CONFUSIONS_SHOWN; n++) {
        const struct confusion *confusion = &stats->confusions[n];
        buf_add(out, "  ");
        phrase_with(out,
                    ngettext("once “{given}” was said where “{right}” is right",
                             "{count} times “{given}” was said where “{right}” is right",
                             (unsigned long)confusion->count),
                    (struct filling[]){{"count", NULL, (long)confusion->count},
                                       {"given", explain_ground(confusion->given), 0},
                                       {"right", explain_ground(confusion->right), 0},
                                       {0}});
        buf_add_char(out, '\n');
    }
}

static long percent_of(double sum, size_t count)
{
    return (long)(sum * 100 / (double)count + 0.5);
}

static void add_calibration(struct buf *out, const struct stats *stats)
{
    struct calibration all = stats_calibration(stats);
    if (all.share.asked == 0)
        return;
    buf_add_char(out, '\n');
    phrase_with(out,
                ngettext("Of {count} review the schedule foretold {predicted} % recalled; it was "
                         "{measured} %.",
                         "Of {count} reviews the schedule foretold {predicted} % recalled; it was "
                         "{measured} %.",
                         (unsigned long)all.share.asked),
                (struct filling[]){{"count", NULL, (long)all.share.asked},
                                   {"predicted", NULL, percent_of(all.predicted, all.share.asked)},
                                   {"measured", NULL, share_percent(&all.share)},
                                   {0}});
    buf_add_char(out, '\n');
}

static void add_due(struct buf *out, const struct stats *stats)
{
    size_t later = 0;
    buf_add_char(out, '\n');
    buf_printf(out, _("Reviews due: %zu today"), stats->due[0]);
    for (int day = 1; day <= STATS_DAYS_AHEAD; day++) {
        if (day <= DAYS_SHOWN)
            buf_printf(out, ", +%d: %zu", day, stats->due[day]);
        else
            later += stats->due[day];
    }
    buf_printf(out, _("; in the %d days after that: %zu.\n"), STATS_DAYS_AHEAD - DAYS_SHOWN, later);
}

static void add_stubborn(struct buf *out, const struct stats *stats)
{
    struct stats_rows rows = {0};
    out->failed = !stats_stubborn(stats, &rows) || out->failed;
    add_rows(out, _("Stubborn puzzles"), &rows);
    stats_rows_clear(&rows);
}

void stats_text(struct buf *out, const struct stats *stats, struct stats_span span)
{
    add_head(out, stats, span);
    if (stats->all.asked == 0)
        return;
    stats_text_table(out, stats, BY_WEEK);
    stats_text_table(out, stats, BY_TOPIC);
    stats_text_table(out, stats, BY_GROUND);
    add_confusions(out, stats);
    add_calibration(out, stats);
    add_due(out, stats);
    add_stubborn(out, stats);
}
