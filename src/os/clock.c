/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "os/clock.h"

#include <string.h>
#include <time.h>

enum { MINUTE = 60, HOUR = 60 * MINUTE, DAY = 24 * HOUR };

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

/* ---- the calendar ---- */

static int64_t leap_days_before(int year)
{
    int64_t y = year - 1;

    return y / 4 - y / 100 + y / 400;
}

static bool is_leap(int year)
{
    return leap_days_before(year + 1) > leap_days_before(year);
}

/* month: 1..12. */
static int days_in(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    return days[month - 1] + (month == 2 && is_leap(year));
}

static int64_t days_since_1970(int year, int month, int day)
{
    int64_t days = INT64_C(365) * (year - 1970) + leap_days_before(year) - leap_days_before(1970);

    for (int m = 1; m < month; m++)
        days += days_in(year, m);
    return days + day - 1;
}

int64_t clock_offset(int64_t utc)
{
    time_t moment = (time_t)utc;
    struct tm local;

    if (!localtime_r(&moment, &local))
        return 0;
    return days_since_1970(local.tm_year + 1900, local.tm_mon + 1, local.tm_mday) * DAY +
           local.tm_hour * HOUR + local.tm_min * MINUTE + local.tm_sec - utc;
}

/* ---- reading ---- */

static bool read_seconds(const char *text, int64_t *utc)
{
    size_t length = strspn(text, "0123456789");

    if (length == 0 || length > 12 || text[length])
        return false;
    for (*utc = 0; *text; text++)
        *utc = *utc * 10 + (*text - '0');
    return true;
}

/* Reads exactly `digits` digits and moves on. */
static bool read_digits(const char **text, int digits, int *number)
{
    *number = 0;
    for (; digits > 0; digits--, (*text)++) {
        if (**text < '0' || **text > '9')
            return false;
        *number = *number * 10 + (**text - '0');
    }
    return true;
}

/* The same after a mark. */
static bool read_after(const char **text, char mark, int *number)
{
    return *(*text)++ == mark && read_digits(text, 2, number);
}

static bool read_date(const char **text, int64_t *utc)
{
    int year, month, day;

    if (!read_digits(text, 4, &year) || !read_after(text, '-', &month) ||
        !read_after(text, '-', &day) || year < 1970 || month < 1 || month > 12 || day < 1 ||
        day > days_in(year, month))
        return false;
    *utc = days_since_1970(year, month, day) * DAY;
    return true;
}

static bool read_time(const char **text, int64_t *utc)
{
    int hour, minute, second = 0;

    if (!read_after(text, 'T', &hour) || !read_after(text, ':', &minute) ||
        (**text == ':' && !read_after(text, ':', &second)) || hour > 23 || minute > 59 ||
        second > 59)
        return false;
    *utc += hour * HOUR + minute * MINUTE + second;
    return true;
}

bool clock_parse(const char *text, int64_t *utc)
{
    if (read_seconds(text, utc))
        return true;
    if (!read_date(&text, utc) || (*text == 'T' && !read_time(&text, utc)))
        return false;
    text += *text == 'Z';
    return *text == '\0';
}
