/* SPDX-License-Identifier: MIT */
/* Sums over a handful of answers that can be added up by hand. */
#include "train/stats.h"

#include <string.h>

#include "tests/tap/tap.h"

enum { MONDAY = 20059 }; /* 2024-12-02 */

static struct records records;

/* One answer of the quiz. */
struct given {
    const char *puzzle;
    int64_t day;
    bool right;
    enum reason ground, ground_given;
    int64_t seconds;
    enum grade grade;
    double stability;
    int interval;
};

static void keep(const struct given *given)
{
    struct attempt attempt = {.topic = TOPIC_THREEFOLD, .mode = MODE_QUIZ, .has_ground = true,
                              .right = VERDICT_INVALID, .day = given->day,
                              .ground_right = given->ground, .ground_given = given->ground_given,
                              .active_ms = given->seconds * 1000, .grade = given->grade,
                              .stability = given->stability, .interval = given->interval};
    attempt.given = given->right ? VERDICT_INVALID : VERDICT_VALID;
    strncat(attempt.puzzle, given->puzzle, sizeof attempt.puzzle - 1);
    if (!records.keep(records.data, &attempt, NULL))
        bail("memory");
}

static void keep_all(void)
{
    static const struct given all[] = {
        {"rook", MONDAY - 7, true, REASON_COUNTED_SHORT, REASON_COUNTED_SHORT, 30, GRADE_GOOD, 2.3065, 2},
        {"rook", MONDAY - 5, true, REASON_COUNTED_SHORT, REASON_COUNTED_SHORT, 20, GRADE_GOOD, 10, 10},
        {"king", MONDAY - 5, false, REASON_EN_PASSANT, REASON_COUNTED_SHORT, 60, GRADE_AGAIN, 0.2, 1},
        {"king", MONDAY, false, REASON_EN_PASSANT, REASON_COUNTED_SHORT, 50, GRADE_AGAIN, 0.1, 1},
        {"king", MONDAY, true, REASON_EN_PASSANT, REASON_EN_PASSANT, 10, GRADE_GOOD, 1, 1},
        {"queen", MONDAY + 1, true, REASON_CASTLING_RIGHTS, REASON_EN_PASSANT, 40, GRADE_AGAIN, 0.2, 1},
    };
    for (size_t n = 0; n < sizeof all / sizeof *all; n++)
        keep(&all[n]);
}

static void is_share(size_t asked, size_t right, const struct share *share, const char *name)
{
    is_size(asked, share->asked, "%s: asked", name);
    is_size(right, share->right, "%s: right", name);
}

static void test_all(void)
{
    struct stats stats;
    ok(stats_make(&records, &schedule_weights, 0, MONDAY + 1, &stats), "all answers");
    is_share(6, 3, &stats.all, "all");
    is_share(3, 1, &stats.first, "each puzzle's first answer");
    is_int(40000, stats.median_ms, "the median of 10 20 30 40 50 60 is taken above the middle");
    is_share(3, 1, &stats.grounds[REASON_EN_PASSANT], "en passant");
    is_share(1, 0, &stats.grounds[REASON_CASTLING_RIGHTS], "right verdict, wrong ground");
    is_int(REASON_CASTLING_RIGHTS, shares_weakest(stats.grounds, REASON_COUNT, 1), "the weakest");
    is_int(REASON_EN_PASSANT, shares_weakest(stats.grounds, REASON_COUNT, 2),
           "the weakest of those asked twice");
    is_size(4, stats.days.count, "four days");
    is_size(2, stats.weeks.count, "two weeks");
    is_int(MONDAY, stats.weeks.items[1].day, "a week begins on Monday");
    is_share(3, 1, &stats.weeks.items[1].share, "the second week");
    is_int(33, share_percent(&stats.weeks.items[1].share), "in per cent");
    is_size(2, stats.confusion_count, "two confusions");
    is_int(REASON_EN_PASSANT, stats.confusions[0].right, "the most frequent first");
    is_size(2, stats.confusions[0].count, "which came twice");
    stats_clear(&stats);
}

static void test_cards(void)
{
    struct stats stats;
    struct calibration all;
    stats_make(&records, &schedule_weights, 0, MONDAY + 1, &stats);
    is_size(3, stats.puzzles.count, "three puzzles");
    is_string("king", stats.puzzles.items[0].name, "by id");
    is_int(1, stats.puzzles.items[0].lapses, "the first Again is no lapse, the second is");
    is_int(MONDAY + 1, stats.puzzles.items[0].due, "due again");
    is_size(1, stats.due[0], "today: the king");
    is_size(1, stats.due[1], "tomorrow: the queen");
    is_size(1, stats.due[4], "the rook: ten days after five days ago, less one");
    all = stats_calibration(&stats);
    is_size(2, all.share.asked, "two reviews came a day or more after another");
    is_size(1, all.share.right, "one was recalled");
    /* R(t, S) = (1 + F*t/S)^-0.1542, F = 0.98034649441347965: R(2, 2.3065) and R(5, 0.2) */
    ok(all.predicted - (0.9094932559773545 + 0.606860343966901) < 1e-9 &&
           all.predicted - (0.9094932559773545 + 0.606860343966901) > -1e-9,
       "as foretold: %f", all.predicted);
    stats_clear(&stats);
}

static void test_since(void)
{
    struct stats stats;
    stats_make(&records, &schedule_weights, MONDAY, MONDAY, &stats);
    is_share(2, 1, &stats.all, "one day alone");
    is_share(0, 0, &stats.first, "no puzzle began on it");
    is_size(1, stats.puzzles.count, "one puzzle was asked");
    is_int(1, stats.puzzles.items[0].lapses, "its earlier answers count for its card");
    is_size(2, stats.due[0] + stats.due[1] + stats.due[5], "two cards by then");
    stats_clear(&stats);
}

static void test_nothing(void)
{
    struct records none;
    struct stats stats;
    records_memory(&none);
    ok(stats_make(&none, &schedule_weights, 0, MONDAY, &stats), "no answers");
    is_int(-1, share_percent(&stats.all), "no percentage");
    is_int(-1, shares_weakest(stats.topics, TOPICS, 1), "no weakest topic");
    is_int(0, stats.median_ms, "no median");
    stats_clear(&stats);
    none.free(none.data);
}

int main(void)
{
    tap_plan(42);
    records_memory(&records);
    keep_all();
    test_all();
    test_cards();
    test_since();
    test_nothing();
    records.free(records.data);
    return tap_done();
}
