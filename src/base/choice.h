/* SPDX-License-Identifier: MIT */
/*
 * What a setting may be, said in a text: words as in "auto|dark|light", or a range of numbers as
 * in "0..23" and, where parts of one are allowed, "0.70..0.97".
 */
#ifndef BASE_CHOICE_H
#define BASE_CHOICE_H

#include <stdbool.h>
#include <stddef.h>

/* Is it a range of numbers? */
bool choice_is_range(const char *values);
/* Is a value of `length` bytes one of them?  Numbers are digits with at most one point; of a range
 * between whole numbers only whole ones are. */
bool choice_allows(const char *values, const char *value, size_t length);

#endif
