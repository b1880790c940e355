/* SPDX-License-Identifier: MIT */
/*
 * The files of an exam are lines of words, one blank between two: one way to write each thing, so
 * that a hash of the bytes is a hash of what they say.  (JSON has many ways.)  What reads and
 * writes such lines, for the files train/exam_*.c.
 */
#ifndef TRAIN_EXAM_LINES_H
#define TRAIN_EXAM_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "train/digest.h"

enum { EXAM_LINE_MOST = 400 }; /* bytes of a line, its end included */

/* The next whole line of a text, its newline left out.  False: there is none, or it is longer
 * than lines are. */
struct exam_text {
    const char *at, *end;
    long line;              /* number of the line taken last, from 1 */
};
bool exam_take_line(struct exam_text *text, char line[EXAM_LINE_MOST]);

/* Takes a word and the blank behind it off a line.  False: there is none, or it does not fit. */
bool exam_take_word(const char **at, char *word, size_t size);
/* This very word. */
bool exam_take_this(const char **at, const char *word);
/* Digits without a zero in front. */
bool exam_take_number(const char **at, int64_t least, int64_t most, int64_t *out);
/* 64 hex digits. */
bool exam_take_digest(const char **at, char out[DIGEST_SIZE]);

/* Is it a name: 1 to size - 1 letters, digits, dots, underscores or dashes of ASCII, beginning
 * with a letter or digit?  Such are the names of papers and candidates. */
bool exam_is_name(const char *text, size_t size);

/* Fills err with a code and a line's number; the line itself is its argument. */
bool exam_refuse(struct err *err, enum err_code code, long line, const char *text);

#endif
