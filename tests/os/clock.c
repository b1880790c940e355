/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "os/clock.h"

#include <stdlib.h>
#include <time.h>

#include "tests/tap/tap.h"

static void machine(void)
{
    int64_t first = clock_monotonic_ms(), second = clock_monotonic_ms();

    ok(first >= 0, "the monotonic clock is there");
    ok(second >= first, "and never goes back");
    ok(clock_utc() > INT64_C(1577836800), "the day is after the first of January 2020");
}

/* Seconds as date(1) gives them. */
static void reads(void)
{
    static const struct {
        const char *text;
        int64_t wanted;
    } rows[] = {
        {"0", 0},
        {"1796061600", 1796061600},
        {"1970-01-01", 0},
        {"2026-11-30", 1795996800},
        {"2026-11-30T18:00", 1796061600},
        {"2026-11-30T18:00:30Z", 1796061630},
        {"2000-02-29T23:59:59", 951868799},
        {"2100-03-01", 4107542400},
    };
    static const char *const bad[] = {
        "",           "-1",         "today",      "2026-13-01",       "2026-02-29",
        "2100-02-29", "2026-11-3",  "26-11-30",   "2026-11-30T24:00", "2026-11-30T18",
        "2026-11-30 18:00",         "1e9",        "2026-11-30T18:00:60", "2026-11-30T18:00+01:00",
        "1969-12-31", "9999999999999999999",
    };
    int64_t utc;

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        ok(clock_parse(rows[i].text, &utc), "%s is a moment", rows[i].text);
        is_int(rows[i].wanted, utc, "%s: which", rows[i].text);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        ok(!clock_parse(bad[i], &utc), "\"%s\" is none", bad[i]);
}

/* By rules that need no files: POSIX's own form of a time zone. */
static void offsets(void)
{
    setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1);
    tzset();
    is_int(3600, clock_offset(1796061600), "Central Europe in winter");
    is_int(7200, clock_offset(1782000000), "and in June");
    setenv("TZ", "EST5", 1);
    tzset();
    is_int(-18000, clock_offset(1796061600), "the east of America");
    setenv("TZ", "UTC0", 1);
    tzset();
    is_int(0, clock_offset(1796061600), "Greenwich");
}

int main(void)
{
    tap_plan(3 + 8 * 2 + 16 + 4);
    machine();
    reads();
    offsets();
    return tap_done();
}
