/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "base/buf.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

/* Room for `more` bytes and the final NUL; false, and failed from now on, without it. */
static bool reserve(struct buf *buf, size_t more)
{
    if (buf->failed)
        return false;
    if (more >= SIZE_MAX - buf->length ||
        !mem_grow((void **)&buf->data, &buf->capacity, buf->length + more + 1, 1))
        buf->failed = true;
    return !buf->failed;
}

static void end_at(struct buf *buf, size_t length)
{
    buf->length = length;
    buf->data[length] = '\0';
}

void buf_add(struct buf *buf, const char *text)
{
    buf_add_bytes(buf, text, strlen(text));
}

void buf_add_bytes(struct buf *buf, const char *bytes, size_t length)
{
    if (!reserve(buf, length))
        return;
    if (length > 0) /* bytes may be NULL then, which memcpy must not see */
        memcpy(buf->data + buf->length, bytes, length);
    end_at(buf, buf->length + length);
}

void buf_add_char(struct buf *buf, char c)
{
    buf_add_bytes(buf, &c, 1);
}

void buf_add_times(struct buf *buf, char c, size_t times)
{
    if (!reserve(buf, times))
        return;
    memset(buf->data + buf->length, c, times);
    end_at(buf, buf->length + times);
}

void buf_printf(struct buf *buf, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    buf_vprintf(buf, format, args);
    va_end(args);
}

void buf_vprintf(struct buf *buf, const char *format, va_list args)
{
    va_list again;
    int length;

    va_copy(again, args);
    length = vsnprintf(NULL, 0, format, args);
    if (length < 0)
        buf->failed = true;
    else if (reserve(buf, (size_t)length)) {
        vsnprintf(buf->data + buf->length, (size_t)length + 1, format, again);
        buf->length += (size_t)length;
    }
    va_end(again);
}

const char *buf_text(const struct buf *buf)
{
    return buf->data && !buf->failed ? buf->data : "";
}

bool buf_ok(const struct buf *buf)
{
    return !buf->failed;
}

void buf_truncate(struct buf *buf, size_t length)
{
    if (length < buf->length)
        end_at(buf, length);
}

void buf_reset(struct buf *buf)
{
    buf_truncate(buf, 0);
}

char *buf_steal(struct buf *buf)
{
    char *text = NULL;

    if (reserve(buf, 0)) {
        end_at(buf, buf->length);
        text = buf->data;
        buf->data = NULL;
    }
    buf_clear(buf);
    return text;
}

void buf_clear(struct buf *buf)
{
    if (!buf)
        return;
    free(buf->data);
    *buf = (struct buf){0};
}
