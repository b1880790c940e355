/* SPDX-License-Identifier: MIT */
/* Tables and lines of sums: order, words, and nothing where there is nothing. */
#include "train/stats_text.h"

#include <string.h>

#include "tests/tap/tap.h"

enum { DAY = 20059 }; /* 2024-12-02, a Monday */

static struct records records;

static void keep(const char *puzzle, int64_t day, enum reason right, enum reason given)
{
    struct attempt attempt = {.topic = TOPIC_FIFTY, .has_ground = true, .day = day,
                              .ground_right = right, .ground_given = given,
                              .grade = given == right ? GRADE_GOOD : GRADE_AGAIN,
                              .stability = 1, .interval = 1, .active_ms = 30000};
    strncat(attempt.puzzle, puzzle, sizeof attempt.puzzle - 1);
    if (!records.keep(records.data, &attempt, NULL))
        bail("memory");
}

static void keep_all(void)
{
    records_memory(&records);
    keep("good", DAY, REASON_FIFTY_REACHED, REASON_FIFTY_REACHED);
    keep("good", DAY + 1, REASON_FIFTY_REACHED, REASON_FIFTY_REACHED);
    for (int n = 0; n <= STATS_STUBBORN; n++)
        keep("hard", DAY + n, REASON_FIFTY_SHORT, REASON_FIFTY_REACHED);
    keep("hard", DAY + 9, REASON_FIFTY_SHORT, REASON_FIFTY_SHORT);
}

static void is_row(const struct stats_rows *rows, size_t n, const char *code, size_t asked,
                   const char *name)
{
    is_string(code, n < rows->count ? rows->items[n].code : NULL, "%s", name);
    is_size(asked, n < rows->count ? rows->items[n].share.asked : 0, "%s: asked", name);
}

static void test_rows(const struct stats *stats)
{
    struct stats_rows rows = {0};
    ok(stats_rows(stats, BY_DAY, &rows), "by day");
    is_row(&rows, 0, "2024-12-02", 2, "the first day");
    ok(stats_rows(stats, BY_WEEK, &rows), "by week");
    is_row(&rows, 1, "2024-12-09", 3, "the second week");
    ok(stats_rows(stats, BY_TOPIC, &rows), "by topic");
    is_row(&rows, 0, "fifty", 12, "the only topic");
    ok(stats_rows(stats, BY_GROUND, &rows), "by ground");
    is_row(&rows, 0, "fifty-short", 10, "the worst ground comes first");
    ok(rows.items[0].words && strcmp(rows.items[0].words, "fifty-short") != 0, "in words");
    ok(stats_rows(stats, BY_PUZZLE, &rows), "by puzzle");
    is_row(&rows, 0, "hard", 10, "the worst puzzle comes first");
    ok(stats_stubborn(stats, &rows) && rows.count == 1, "one puzzle is stubborn");
    is_int(STATS_STUBBORN, rows.items[0].lapses, "forgotten so many times");
    stats_rows_clear(&rows);
}

static void test_names(void)
{
    is_int(BY_GROUND, stats_by_find("ground"), "a table by its name");
    is_int(STATS_BYS, stats_by_find("tea"), "no such table");
}

static void test_text(const struct stats *stats)
{
    static const char *const wanted[] = {
        "Results since 2024-12-01.\n",
        "25 % (3 of 12)\n",                       /* of all answers */
        "50 % (1 of 2)\n",                        /* of first ones */
        "30 s\n",
        "  2024-12-02                      ####................  22 % (2 of 9)\n",
        "9 times “fifty moves made, rightly claimed” was said where “fifty moves are not complete” is right\n",
        "; in the 23 days after that: 0.\n",
        "Stubborn puzzles\n",
        "forgotten 8 times\n",
    };
    struct buf text = {0};
    stats_text(&text, stats, (struct stats_span){DAY - 1, DAY + 9});
    for (size_t n = 0; n < sizeof wanted / sizeof *wanted; n++)
        if (!ok(strstr(buf_text(&text), wanted[n]) != NULL, "says %s", wanted[n]))
            diag("%s", buf_text(&text));
    buf_clear(&text);
}

static void test_nothing(void)
{
    struct stats none = {0};
    struct buf text = {0};
    stats_text(&text, &none, (struct stats_span){0, DAY});
    is_string("Results of all days.\n\nNothing answered yet.\n", buf_text(&text), "no answers");
    buf_clear(&text);
}

int main(void)
{
    struct stats stats;
    tap_plan(30);
    keep_all();
    if (!stats_make(&records, &schedule_weights, 0, DAY + 9, &stats))
        bail("memory");
    test_rows(&stats);
    test_names();
    test_text(&stats);
    test_nothing();
    stats_clear(&stats);
    records.free(records.data);
    return tap_done();
}
