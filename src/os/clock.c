/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "os/clock.h"

#include <time.h>

int64_t clock_monotonic_ms(void)
{
    struct timespec now;

    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0)
        return 0;
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int64_t clock_utc(void)
{
    return (int64_t)time(NULL);
}
