/* SPDX-License-Identifier: MIT */
#ifndef OS_CLOCK_H
#define OS_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

int64_t clock_monotonic_ms(void); /* never goes back; no relation to the day */
int64_t clock_utc(void);          /* seconds since 1970 */

/* Local time at a moment, in seconds east of Greenwich. */
int64_t clock_offset(int64_t utc);

/* Reads a moment: seconds since 1970 (1796061600), or a date with or without a time, in UTC
 * (2026-11-30, 2026-11-30T18:00, 2026-11-30T18:00:30Z; years 1970 to 9999).  False: it is none. */
bool clock_parse(const char *text, int64_t *utc);

#endif
