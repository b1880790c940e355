/* SPDX-License-Identifier: MIT */
/* Bytes that nobody can guess, from the system.  For shuffles take train/catalog's generator. */
#ifndef OS_RANDOM_H
#define OS_RANDOM_H

#include <stdbool.h>
#include <stddef.h>

/* Fills all of it.  False: the system has none to give. */
bool random_bytes(void *out, size_t size);

#endif
