/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "base/choice.h"

#include <stdlib.h>
#include <string.h>

enum { DIGITS_MOST = 15 };

static const char dots[] = "..";

bool choice_is_range(const char *values)
{
    return strstr(values, dots) != NULL;
}

/* Reads digits with at most one point among them; *whole: without one. */
static bool read_number(const char *text, size_t length, double *number, bool *whole)
{
    char copy[DIGITS_MOST + 1] = "";
    size_t digits, rest;

    if (length == 0 || length > DIGITS_MOST)
        return false;
    memcpy(copy, text, length);
    digits = strspn(copy, "0123456789");
    rest = copy[digits] == '.' ? strspn(copy + digits + 1, "0123456789") : 0;
    *number = strtod(copy, NULL);
    *whole = digits == length;
    return digits > 0 && (*whole || (rest > 0 && digits + 1 + rest == length));
}

static bool is_within(const char *range, const char *value, size_t length)
{
    const char *end = strstr(range, dots), *to = end + strlen(dots);
    double least, most, seen;
    bool whole_range, whole;

    return read_number(range, (size_t)(end - range), &least, &whole_range) &&
           read_number(to, strlen(to), &most, &whole) &&
           read_number(value, length, &seen, &whole) && (whole || !whole_range) &&
           seen >= least && seen <= most;
}

static bool is_word(const char *words, const char *value, size_t length)
{
    while (*words) {
        size_t one = strcspn(words, "|");

        if (one == length && memcmp(words, value, length) == 0)
            return true;
        words += one + (words[one] == '|');
    }
    return false;
}

bool choice_allows(const char *values, const char *value, size_t length)
{
    return choice_is_range(values) ? is_within(values, value, length)
                                   : is_word(values, value, length);
}
