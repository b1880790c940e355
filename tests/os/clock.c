/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "os/clock.h"

#include "tests/tap/tap.h"

int main(void)
{
    int64_t first, second;

    tap_plan(3);
    first = clock_monotonic_ms();
    second = clock_monotonic_ms();
    ok(first >= 0, "the monotonic clock is there");
    ok(second >= first, "and never goes back");
    ok(clock_utc() > INT64_C(1577836800), "the day is after the first of January 2020");
    return tap_done();
}
