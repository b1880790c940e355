/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/stats_rows.h"

#include <stdlib.h>
#include <string.h>

#include "base/date.h"
#include "base/mem.h"
#include "text/explain.h"
#include "text/i18n.h"

static const struct {
    const char *name, *heading;
} bys[STATS_BYS] = {
    [BY_DAY] = {"day", N_("By day")},       [BY_WEEK] = {"week", N_("By week")},
    [BY_TOPIC] = {"topic", N_("By topic")}, [BY_GROUND] = {"ground", N_("By ground")},
    [BY_PUZZLE] = {"puzzle", N_("By puzzle")},
};

const char *stats_by_name(enum stats_by by)
{
    return bys[by].name;
}

const char *stats_by_heading(enum stats_by by)
{
    return _(bys[by].heading);
}

enum stats_by stats_by_find(const char *name)
{
    int by = 0;
    while (by < STATS_BYS && strcmp(bys[by].name, name) != 0)
        by++;
    return (enum stats_by)by;
}

/* --- rows -------------------------------------------------------------------------------- */

static bool add_row(struct stats_rows *out, const char *code, const struct stats_row *row)
{
    if (!mem_grow((void **)&out->items, &out->capacity, out->count + 1, sizeof *out->items))
        return false;
    struct stats_row *to = &out->items[out->count++];
    *to = *row;
    to->code[0] = '\0';
    strncat(to->code, code, sizeof to->code - 1);
    return true;
}

static bool add_dates(struct stats_rows *out, const struct stats_lines *lines)
{
    bool good = true;
    for (size_t n = 0; n < lines->count && good; n++) {
        struct buf date = {0};
        date_write(&date, lines->items[n].day);
        good = add_row(out, buf_text(&date), &(struct stats_row){.share = lines->items[n].share});
        buf_clear(&date);
    }
    return good;
}

static bool add_topics(struct stats_rows *out, const struct stats *stats)
{
    bool good = true;
    for (int topic = 0; topic < TOPICS && good; topic++)
        if (stats->topics[topic].asked > 0)
            good = add_row(out, topic_name((enum topic)topic),
                           &(struct stats_row){.share = stats->topics[topic]});
    return good;
}

static bool add_grounds(struct stats_rows *out, const struct stats *stats)
{
    bool good = true;
    for (int reason = 0; reason < REASON_COUNT && good; reason++)
        if (stats->grounds[reason].asked > 0)
            good = add_row(out, reason_name((enum reason)reason),
                           &(struct stats_row){.words = explain_ground((enum reason)reason),
                                               .share = stats->grounds[reason]});
    return good;
}

static bool add_puzzles(struct stats_rows *out, const struct stats *stats, int least_lapses)
{
    bool good = true;
    for (size_t n = 0; n < stats->puzzles.count && good; n++) {
        const struct stats_line *line = &stats->puzzles.items[n];
        if (line->lapses >= least_lapses)
            good = add_row(out, line->name, &(struct stats_row){.share = line->share,
                                                                .lapses = line->lapses,
                                                                .due = line->due});
    }
    return good;
}

/* Shares as fractions, compared crosswise; equal ones with more answers first. */
static int compare_shares(const void *a, const void *b)
{
    const struct stats_row *x = a, *y = b;
    size_t left = x->share.right * y->share.asked, right = y->share.right * x->share.asked;
    if (left != right)
        return left < right ? -1 : 1;
    if (x->share.asked != y->share.asked)
        return x->share.asked > y->share.asked ? -1 : 1;
    return strcmp(x->code, y->code);
}

static int compare_lapses(const void *a, const void *b)
{
    const struct stats_row *x = a, *y = b;
    return x->lapses != y->lapses ? y->lapses - x->lapses : strcmp(x->code, y->code);
}

static void sort(struct stats_rows *rows, int (*compare)(const void *, const void *))
{
    if (rows->count > 1)
        qsort(rows->items, rows->count, sizeof *rows->items, compare);
}

bool stats_rows(const struct stats *stats, enum stats_by by, struct stats_rows *out)
{
    bool good = true;
    out->count = 0;
    switch (by) {
    case BY_DAY:
        return add_dates(out, &stats->days);
    case BY_WEEK:
        return add_dates(out, &stats->weeks);
    case BY_TOPIC:
        return add_topics(out, stats);
    case BY_GROUND:
        good = add_grounds(out, stats);
        break;
    default:
        good = add_puzzles(out, stats, 0);
    }
    sort(out, compare_shares);
    return good;
}

bool stats_stubborn(const struct stats *stats, struct stats_rows *out)
{
    out->count = 0;
    bool good = add_puzzles(out, stats, STATS_STUBBORN);
    sort(out, compare_lapses);
    return good;
}

void stats_rows_clear(struct stats_rows *rows)
{
    free(rows->items);
    *rows = (struct stats_rows){0};
}
