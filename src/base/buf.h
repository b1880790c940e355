/* SPDX-License-Identifier: MIT */
/*
 * Growing text.  Everything that "prints" below src/cli appends to a buf.
 *
 *     struct buf out = {0};
 *     buf_printf(&out, "%d plies", n);
 *     fputs(buf_text(&out), stdout);
 *     buf_clear(&out);
 *
 * Out of memory is remembered, not reported by each call: after a series of
 * appends ask buf_ok() once.  A buf that failed stays failed until buf_clear().
 */
#ifndef BASE_BUF_H
#define BASE_BUF_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

struct buf {
    char *data;      /* NUL-terminated once something was appended; may hold NUL bytes */
    size_t length;   /* bytes without the final NUL */
    size_t capacity;
    bool failed;
};

void buf_add(struct buf *buf, const char *text);
void buf_add_bytes(struct buf *buf, const char *bytes, size_t length);
void buf_add_char(struct buf *buf, char c);
void buf_add_times(struct buf *buf, char c, size_t times);
void buf_printf(struct buf *buf, const char *format, ...) __attribute__((format(printf, 2, 3)));
void buf_vprintf(struct buf *buf, const char *format, va_list args) __attribute__((format(printf, 2, 0)));

/* The text, "" when empty or failed.  Borrowed until the next call on buf. */
const char *buf_text(const struct buf *buf);
bool buf_ok(const struct buf *buf);
/* Cuts to `length` bytes (no longer than it is); keeps the memory. */
void buf_truncate(struct buf *buf, size_t length);
/* Empties, keeps the memory. */
void buf_reset(struct buf *buf);
/* Hands the text to the caller, who frees it; buf is empty after.  NULL if failed. */
char *buf_steal(struct buf *buf);
/* Frees; fine on NULL and on a cleared buf. */
void buf_clear(struct buf *buf);

#endif
