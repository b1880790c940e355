/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/date.h"
#include "cli/stats_out.h"
#include "export/csv.h"
#include "text/json_stats.h"

/* --- CSV --- */

void stats_csv(struct buf *out, const struct stats *stats, enum stats_by by)
{
    struct stats_rows rows = {0};
    out->failed = !stats_rows(stats, by, &rows) || out->failed;
    buf_printf(out, by == BY_PUZZLE ? "%s,asked,right,lapses,due\r\n" : "%s,asked,right\r\n",
               stats_by_name(by));
    for (size_t n = 0; n < rows.count; n++) {
        const struct stats_row *row = &rows.items[n];
        csv_cell(out, row->code);
        buf_printf(out, ",%zu,%zu", row->share.asked, row->share.right);
        if (by == BY_PUZZLE) {
            buf_printf(out, ",%d,", row->lapses);
            if (row->due > 0)
                date_write(out, row->due);
        }
        buf_add(out, "\r\n");
    }
    stats_rows_clear(&rows);
}

/* --- JSON --- */

enum { DATE_SIZE = 16 };

static const char *date_of(char out[DATE_SIZE], int64_t day)
{
    struct buf text = {0};
    date_write(&text, day);
    snprintf(out, DATE_SIZE, "%s", buf_text(&text));
    buf_clear(&text);
    return out;
}

/* One table's rows, and the dates they point to. */
struct table {
    struct stats_rows rows;
    struct json_stats_row *items;
    char (*due)[DATE_SIZE];
};

static bool fill(struct table *table, const struct stats *stats, enum stats_by by)
{
    if (!stats_rows(stats, by, &table->rows))
        return false;
    table->items = calloc(table->rows.count + 1, sizeof *table->items);
    table->due = calloc(table->rows.count + 1, sizeof *table->due);
    if (!table->items || !table->due)
        return false;
    for (size_t n = 0; n < table->rows.count; n++) {
        const struct stats_row *row = &table->rows.items[n];
        table->items[n] = (struct json_stats_row){
            row->code, row->share.asked, row->share.right, row->lapses,
            row->due > 0 ? date_of(table->due[n], row->due) : NULL};
    }
    return true;
}

static void clear(struct table *table)
{
    stats_rows_clear(&table->rows);
    free(table->items);
    free(table->due);
}

static struct json_confusion *confusions_of(const struct stats *stats)
{
    struct json_confusion *all = calloc(stats->confusion_count + 1, sizeof *all);
    for (size_t n = 0; all && n < stats->confusion_count; n++)
        all[n] = (struct json_confusion){reason_name(stats->confusions[n].right),
                                         reason_name(stats->confusions[n].given),
                                         stats->confusions[n].count};
    return all;
}

static void fill_calibration(const struct stats *stats, struct json_calibration out[STATS_BINS])
{
    for (int n = 0; n < STATS_BINS; n++) {
        const struct calibration *bin = &stats->bins[n];
        out[n] = (struct json_calibration){
            .from = (double)n / STATS_BINS, .to = (double)(n + 1) / STATS_BINS,
            .predicted = bin->share.asked ? bin->predicted / (double)bin->share.asked : 0,
            .asked = bin->share.asked, .right = bin->share.right};
    }
}

static bool write_json(struct buf *out, const struct stats *stats, struct stats_span span,
                       const struct json_stats_table tables[STATS_BYS])
{
    char since[DATE_SIZE], until[DATE_SIZE];
    struct json_calibration calibration[STATS_BINS];
    struct json_confusion *confusions = confusions_of(stats);
    fill_calibration(stats, calibration);
    bool good = confusions &&
                json_write_stats(out, &(struct json_stats){
                    .since = span.since > 0 ? date_of(since, span.since) : NULL,
                    .until = date_of(until, span.today),
                    .asked = stats->all.asked, .right = stats->all.right,
                    .first_asked = stats->first.asked, .first_right = stats->first.right,
                    .median_ms = stats->median_ms, .tables = tables, .table_count = STATS_BYS,
                    .confusions = confusions, .confusion_count = stats->confusion_count,
                    .calibration = calibration, .calibration_count = STATS_BINS,
                    .due = stats->due, .due_count = STATS_DAYS_AHEAD + 1});
    free(confusions);
    return good;
}

bool stats_json(struct buf *out, const struct stats *stats, struct stats_span span)
{
    static const char *const keys[STATS_BYS] = {
        [BY_DAY] = "days",       [BY_WEEK] = "weeks",     [BY_TOPIC] = "topics",
        [BY_GROUND] = "grounds", [BY_PUZZLE] = "puzzles",
    };
    struct table tables[STATS_BYS] = {{{0}, NULL, NULL}};
    struct json_stats_table shown[STATS_BYS];
    bool good = true;
    for (int by = 0; by < STATS_BYS && good; by++) {
        good = fill(&tables[by], stats, (enum stats_by)by);
        shown[by] = (struct json_stats_table){keys[by], stats_by_name((enum stats_by)by),
                                              by == BY_PUZZLE, tables[by].items,
                                              tables[by].rows.count};
    }
    good = good && write_json(out, stats, span, shown);
    for (int by = 0; by < STATS_BYS; by++)
        clear(&tables[by]);
    return good;
}
