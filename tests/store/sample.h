/* SPDX-License-Identifier: MIT */
/* Attempts to keep, and stores to keep them in. */
#ifndef TESTS_STORE_SAMPLE_H
#define TESTS_STORE_SAMPLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "train/records.h"

enum { SAMPLE_NOW = 1796050000 }; /* 2026-11-30, UTC */

/* An attempt made of a number: the same for the same one, every field in its range and all of
 * them different for different ones, sooner or later. */
struct attempt sample(uint64_t number);
/* Are all fields the same, bit by bit? */
bool sample_is(const struct attempt *attempt, uint64_t number);

/* "SCRATCH/NAME/learner.db"; the buf is set anew. */
const char *sample_path(struct buf *path, const char *name);
/* Opens, or bails. */
void sample_open(struct records *records, const char *path);
/* Opens, closes, and returns how many answers count; -1 if it can't be opened. */
long sample_count(const char *path);
/* A closed store at the path with samples 0 to count - 1. */
void sample_store(const char *path, size_t count);
/* Writes the bytes over what is there, or bails. */
void sample_write(const char *path, const void *bytes, size_t length);

#endif
