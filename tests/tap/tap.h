/* SPDX-License-Identifier: MIT */
/*
 * The Test Anything Protocol for our C tests.
 *
 *     int main(void)
 *     {
 *         tap_plan(2);
 *         is_int(20, movegen_count(&start), "the starting position has twenty moves");
 *         is_string("e4", buf_text(&san), "a pawn's move has no letter");
 *         return tap_done();
 *     }
 *
 * The wanted value comes first, the seen one second, then the name.  The plan is said up
 * front, every line is flushed, and exit() before tap_done() gives an error, so a test that
 * stops half way can't look green.  All checks return what they found, so that a test may stop
 * asking.  A forked child ends with _exit().
 */
#ifndef TESTS_TAP_TAP_H
#define TESTS_TAP_TAP_H

#include <stdbool.h>
#include <stddef.h>

struct buf;

/* How many checks will follow.  Once, before the first. */
void tap_plan(int checks);
/* Instead of tap_plan: the whole program has nothing to do here, and why.  Ends it, green. */
_Noreturn void tap_skip_all(const char *why, ...) __attribute__((format(printf, 1, 2)));
/* The exit code for main: 0 if as many checks as planned were made and all were good.
 * Removes the scratch folder. */
int tap_done(void);

bool ok(bool good, const char *name, ...) __attribute__((format(printf, 2, 3)));
bool is_bool(bool wanted, bool seen, const char *name, ...) __attribute__((format(printf, 3, 4)));
bool is_int(long long wanted, long long seen, const char *name, ...)
    __attribute__((format(printf, 3, 4)));
bool is_size(size_t wanted, size_t seen, const char *name, ...)
    __attribute__((format(printf, 3, 4)));
/* Shown in hexadecimal on failure: bitboards, hashes, code points. */
bool is_hex(unsigned long long wanted, unsigned long long seen, const char *name, ...)
    __attribute__((format(printf, 3, 4)));
/* NULL is a value like any other here. */
bool is_string(const char *wanted, const char *seen, const char *name, ...)
    __attribute__((format(printf, 3, 4)));
bool is_bytes(const void *wanted, size_t wanted_length, const void *seen, size_t seen_length,
              const char *name, ...) __attribute__((format(printf, 5, 6)));

/* `checks` planned checks can't be made here, and why. */
void skip(int checks, const char *why, ...) __attribute__((format(printf, 2, 3)));
/* A remark for the log; several lines are fine. */
void diag(const char *text, ...) __attribute__((format(printf, 1, 2)));
/* Nothing more can be tested: ends the program, red. */
_Noreturn void bail(const char *why, ...) __attribute__((format(printf, 1, 2)));

/* Path of a file below tests/data, set into buf; returns its text.  Read only. */
const char *tap_data_path(struct buf *path, const char *name);
/* Path of a file in the source tree, such as "puzzles/claims.pgn".  Read only. */
const char *tap_source_path(struct buf *path, const char *name);
/* The folder with large test files that are not part of the source tree, or NULL where
 * there is none; then skip by name. */
const char *tap_shared_path(void);
/* True where everything takes many times longer (under valgrind): try fewer cases. */
bool tap_is_slow(void);
/* A folder of this program's own, made at the first call and removed by tap_done(). */
const char *tap_scratch(void);
/* A whole file, NUL-terminated; bails if it can't be read.  The caller frees it.
 * length may be NULL. */
char *tap_read_file(const char *path, size_t *length);

#endif
