/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "pgn/bytes.h"

#include <string.h>

void bytes_init(struct bytes *bytes, struct pgn_source source)
{
    bytes->source = source;
    bytes->at = 0;
    bytes->end = 0;
    bytes->ended = false;
    bytes->failed = false;
    bytes->line = 1;
    bytes->column = 1;
    bytes->following = 0;
}

static void read_on(struct bytes *bytes)
{
    long got = bytes->source.read(bytes->source.data, (char *)bytes->data + bytes->end,
                                  BYTES_SIZE - bytes->end);

    if (got > 0)
        bytes->end += (size_t)got;
    else
        bytes->ended = true;
    bytes->failed = got < 0;
}

/* What is left moves to the front only when there is little of it. */
size_t bytes_fill(struct bytes *bytes, size_t count)
{
    if (bytes_ready(bytes) >= count || bytes->ended)
        return bytes_ready(bytes);
    memmove(bytes->data, bytes->data + bytes->at, bytes_ready(bytes));
    bytes->end -= bytes->at;
    bytes->at = 0;
    while (bytes->end < count && !bytes->ended)
        read_on(bytes);
    return bytes->end;
}

/* Bytes that follow the first one of a UTF-8 character. */
static int following(unsigned char first)
{
    if (first < 0xc2 || first > 0xf4)
        return 0;
    return first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
}

/* Does a byte begin a character?  In Latin-1 text nearly every byte does. */
static bool begins_character(unsigned char byte, int *left)
{
    if (byte >= 0x80 && byte < 0xc0 && *left > 0) {
        --*left;
        return false;
    }
    *left = following(byte);
    return true;
}

static bool ends_line(unsigned char byte, int next)
{
    return byte == '\n' || (byte == '\r' && next != '\n');
}

void bytes_take(struct bytes *bytes)
{
    unsigned char byte = bytes->data[bytes->at];
    int next = byte == '\r' && bytes_fill(bytes, 2) > 1 ? bytes->data[bytes->at + 1] : -1;

    bytes->at++;
    if (ends_line(byte, next)) {
        bytes->line++;
        bytes->column = 1;
        bytes->following = 0;
    } else {
        bytes->column += begins_character(byte, &bytes->following);
    }
}

bool bytes_begin_with(struct bytes *bytes, const char *text)
{
    size_t length = strlen(text);

    return bytes_fill(bytes, length) >= length &&
           memcmp(bytes->data + bytes->at, text, length) == 0;
}

void bytes_walk(const char *text, size_t length, long *line, long *column)
{
    int left = 0;

    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)text[i];

        if (ends_line(byte, i + 1 < length ? text[i + 1] : -1)) {
            ++*line;
            *column = 1;
            left = 0;
        } else {
            *column += begins_character(byte, &left);
        }
    }
}
