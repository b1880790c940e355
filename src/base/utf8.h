/* SPDX-License-Identifier: MIT */
/*
 * Foreign text, made safe and measured, on top of libunistring.
 *
 * Text from files is data: it is cleaned once, on its way in from a file to
 * anything that can reach a terminal, and never sent raw.  Strict UTF-8
 * (RFC 3629): overlong forms, surrogates and what lies above U+10FFFF become
 * U+FFFD.  C0, DEL and C1 become `\x1b` in visible letters; bidi controls, zero
 * width characters, soft hyphen, U+2028/2029, tags, private use and everything
 * else outside a positive list becomes `<U+202E>`.  At most two combining marks
 * stay on one base character.
 */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"

/* Length in bytes of the first invalid place, or `length` when all of it is UTF-8. */
size_t utf8_valid_prefix(const char *text, size_t length);

/* Decodes one character at text; *used gets its bytes (at least 1).  U+FFFD with
 * *used 1 where it is not UTF-8.  length is at least 1. */
uint32_t utf8_decode(const char *text, size_t length, size_t *used);

/* Appends one character as UTF-8. */
void utf8_encode(struct buf *out, uint32_t character);

/* Appends Latin-1 bytes as UTF-8. */
void utf8_from_latin1(struct buf *out, const char *bytes, size_t length);

/* Appends text with everything that must not reach a terminal made visible.  Newline
 * and tab become one space each.  The result is valid UTF-8 of one line. */
void utf8_clean(struct buf *out, const char *text, size_t length);
/* The same, but keeps newlines (paragraphs of a comment). */
void utf8_clean_lines(struct buf *out, const char *text, size_t length);

/* Columns that one character takes on a terminal: 0 (combining), 1 or 2.  -1 for what is
 * not on the positive list (clean first).  Our own table and libunistring's, so text
 * dumps and terminal agree. */
int utf8_char_width(uint32_t character);
/* Columns of cleaned text. */
int utf8_width(const char *text);
/* Bytes of the longest prefix that fits `columns`, at a whole cluster. */
size_t utf8_fit(const char *text, int columns);

/* Breaks cleaned text into lines of at most `columns` (at least 8) at the places
 * Unicode allows (UAX 14); newlines in it end a line.  Calls `line` for each, without
 * trailing blanks.  The pointer is good during the call. */
void utf8_wrap(const char *text, int columns,
               void (*line)(void *data, const char *text, size_t length), void *data);

#endif
