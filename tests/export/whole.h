/* SPDX-License-Identifier: MIT */
/* The whole shipped pack for tests of exports. */
#ifndef TESTS_EXPORT_WHOLE_H
#define TESTS_EXPORT_WHOLE_H

#include "export/export.h"

/* Read once; every tenth puzzle where everything takes long.  Bails if there is none. */
const struct pack *whole_pack(void);
/* Frees it. */
void whole_clear(void);
/* The pack in a format; the caller clears it. */
void whole_export(struct buf *out, const char *format, bool key);
/* How many puzzles that has, and the n-th. */
size_t whole_count(void);
const struct puzzle *whole_puzzle(size_t n);

#endif
