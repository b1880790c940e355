/* SPDX-License-Identifier: MIT */
/* Dates against the C library's, which counts them by other means. */
#include "base/date.h"

#include <string.h>
#include <time.h>

#include "tests/tap/tap.h"

/* The library's text of a day. */
static void by_library(char *out, size_t size, int64_t day)
{
    time_t seconds = (time_t)(day * 86400);
    struct tm tm;
    gmtime_r(&seconds, &tm);
    strftime(out, size, "%Y-%m-%d", &tm);
}

static void test_all_days(void)
{
    enum { FIRST = 0, LAST = 2932896 }; /* 9999-12-31 */
    int step = tap_is_slow() ? 997 : 1;
    int wrong = 0;
    struct buf text = {0};
    for (int64_t day = FIRST; day <= LAST; day += step) {
        char wanted[32];
        int64_t back = 0;
        by_library(wanted, sizeof wanted, day);
        buf_reset(&text);
        date_write(&text, day);
        if (strcmp(wanted, buf_text(&text)) == 0 && date_parse(wanted, &back) && back == day)
            continue;
        if (wrong++ < 5)
            diag("day %lld: %s, not %s (read back as %lld)", (long long)day, buf_text(&text), wanted,
                 (long long)back);
    }
    is_int(0, wrong, "the days of eight thousand years, there and back");
    buf_reset(&text);
    date_write(&text, LAST + 1);
    date_write(&text, FIRST - 1);
    is_string("??", buf_text(&text), "no days beyond them");
    buf_clear(&text);
}

static void test_no_dates(void)
{
    static const char *const texts[] = {"",           "2026-11-31", "2026-02-29", "2100-02-29",
                                        "2026-13-01", "2026-00-10", "2026-01-00", "2026-1-01",
                                        "2026/01/01", "2026-01-01 ", "+026-01-01", "20260101", "1969-12-31"};
    for (size_t n = 0; n < sizeof texts / sizeof *texts; n++) {
        int64_t day;
        ok(!date_parse(texts[n], &day), "not a date: \"%s\"", texts[n]);
    }
}

int main(void)
{
    int64_t day = 1;
    tap_plan(17);
    ok(date_parse("1970-01-01", &day) && day == 0, "the first day is 0");
    ok(date_parse("2000-02-29", &day) && day == 11016, "2000 was a leap year");
    test_all_days();
    test_no_dates();
    return tap_done();
}
