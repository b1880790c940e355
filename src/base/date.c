/* SPDX-License-Identifier: MIT */
/*
 * The year is taken to begin in March, so that the leap day is its last one, and days are counted
 * in spans of 400 years, after which the calendar repeats itself.
 */
#include "config.h"

#include "base/date.h"

#include <string.h>

enum {
    DAYS_OF_400 = 146097,
    DAYS_TO_1970 = 719468, /* from March 1 of the year 0 */
    FIRST_YEAR = 1970,
    LAST_DAY = 2932896     /* 9999-12-31 */
};

/* From March on; the months' lengths repeat as 31 30 31 30 31. */
static int64_t days_before_month(int from_march)
{
    return (153 * from_march + 2) / 5;
}

static int64_t days_before_year(int64_t year)
{
    return year * 365 + year / 4 - year / 100 + year / 400;
}

static int64_t day_of(int year, int month, int day)
{
    return days_before_year(month <= 2 ? year - 1 : year) + days_before_month((month + 9) % 12) +
           day - 1 - DAYS_TO_1970;
}

static int days_in(int year, int month)
{
    static const char lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return lengths[month - 1] + (month == 2 && leap);
}

/* The last year that does not begin after the day. */
static int64_t year_of(int64_t since)
{
    int64_t year = since * 400 / DAYS_OF_400;
    while (days_before_year(year) > since)
        year--;
    while (days_before_year(year + 1) <= since)
        year++;
    return year;
}

void date_write(struct buf *out, int64_t day)
{
    if (day < 0 || day > LAST_DAY) {
        buf_add_char(out, '?');
        return;
    }
    int64_t since = day + DAYS_TO_1970, year = year_of(since);
    int rest = (int)(since - days_before_year(year));
    int from_march = (5 * rest + 2) / 153;
    int month = from_march < 10 ? from_march + 3 : from_march - 9;
    buf_printf(out, "%04d-%02d-%02d", (int)year + (month <= 2), month,
               rest - (int)days_before_month(from_march) + 1);
}

/* Exactly so many digits; -1 if there are others. */
static int digits(const char *text, int count)
{
    int value = 0;
    for (int n = 0; n < count; n++) {
        if (text[n] < '0' || text[n] > '9')
            return -1;
        value = value * 10 + text[n] - '0';
    }
    return value;
}

bool date_parse(const char *text, int64_t *day)
{
    if (strlen(text) != 10 || text[4] != '-' || text[7] != '-')
        return false;
    int year = digits(text, 4), month = digits(text + 5, 2), of_month = digits(text + 8, 2);
    if (year < FIRST_YEAR || month < 1 || month > 12 || of_month < 1 || of_month > days_in(year, month))
        return false;
    *day = day_of(year, month, of_month);
    return true;
}
