/* SPDX-License-Identifier: MIT */
/* How results are spelled in real files: 1-0, 0.5-0.5, ½-½, 0:1 … */
#ifndef PGN_RESULT_H
#define PGN_RESULT_H

#include <stdbool.h>
#include <stddef.h>

/* The four that the standard knows. */
enum result { RESULT_WHITE, RESULT_BLACK, RESULT_DRAW, RESULT_OPEN, RESULT_NONE };

/* "1-0" "0-1" "1/2-1/2" "*"; NULL for RESULT_NONE. */
const char *result_text(enum result result);

/* The result that text begins with and the bytes it takes; RESULT_NONE if there is none.
 * What follows it is for the caller to judge. */
enum result result_begin(const char *text, size_t length, size_t *used);

/* The result that the whole text spells, blanks around it allowed. */
enum result result_find(const char *text, size_t length);

#endif
