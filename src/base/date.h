/* SPDX-License-Identifier: MIT */
/* Days of the Gregorian calendar as numbers, 0 for 1970-01-01, as ISO 8601 writes them.  Years
 * 1970 to 9999. */
#ifndef BASE_DATE_H
#define BASE_DATE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"

/* Appends "2026-11-30"; of a day outside those years "?". */
void date_write(struct buf *out, int64_t day);
/* Reads it; false: not a date of the calendar, or something stands behind it. */
bool date_parse(const char *text, int64_t *day);

#endif
