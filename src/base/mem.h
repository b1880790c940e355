/* SPDX-License-Identifier: MIT */
/* Checked growth of arrays and duplication of text.  Sizes never overflow. */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stdbool.h>
#include <stddef.h>

/* Makes room for `needed` elements of `size` bytes in *array, which holds room for
 * *capacity; grows by doubling.  False when memory is short: array and capacity are as
 * they were.  *array may be NULL with *capacity 0. */
bool mem_grow(void **array, size_t *capacity, size_t needed, size_t size);

/* A copy the caller frees; NULL when memory is short, or for NULL. */
char *mem_dup(const char *text);
char *mem_dup_bytes(const char *bytes, size_t length); /* NUL-terminated */

#endif
