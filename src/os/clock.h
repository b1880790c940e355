/* SPDX-License-Identifier: MIT */
#ifndef OS_CLOCK_H
#define OS_CLOCK_H

#include <stdint.h>

int64_t clock_monotonic_ms(void); /* never goes back; no relation to the day */
int64_t clock_utc(void);          /* seconds since 1970 */

#endif
