/* SPDX-License-Identifier: MIT */
/*
 * A window on a stream of bytes that knows its place: line, and column in characters.
 * For the lexer only.
 *
 * The next BYTES_WORD bytes can always be looked at together, wherever the source cut them;
 * longer things are taken run by run.
 */
#ifndef PGN_BYTES_H
#define PGN_BYTES_H

#include <stdbool.h>
#include <stddef.h>

#include "pgn/lexer.h"

enum { BYTES_SIZE = 64 * 1024, BYTES_WORD = 256 };

struct bytes {
    struct pgn_source source;
    size_t at;     /* the next byte is data[at] ... */
    size_t end;    /* ... up to data[end - 1] */
    bool ended;    /* the source has no more */
    bool failed;   /* the source reported an error */
    long line;     /* of the next byte, from 1 */
    long column;   /* in characters, from 1 */
    int following; /* bytes that may still belong to the character before */
    unsigned char data[BYTES_SIZE];
};

void bytes_init(struct bytes *bytes, struct pgn_source source);

/* Reads on until `count` bytes (at most BYTES_WORD) can be looked at or the source has
 * ended; returns how many there are, which may be more. */
size_t bytes_fill(struct bytes *bytes, size_t count);

/* Passes over bytes of one line that are ASCII. */
static inline void bytes_skip(struct bytes *bytes, size_t count)
{
    bytes->at += count;
    bytes->column += (long)count;
    bytes->following = 0;
}

/* Passes over one byte of any kind.  LF, CR LF and CR end a line. */
void bytes_take(struct bytes *bytes);

/* Bytes that can be looked at now. */
static inline size_t bytes_ready(const struct bytes *bytes)
{
    return bytes->end - bytes->at;
}

/* The next byte, or -1 at the end. */
static inline int bytes_next(struct bytes *bytes)
{
    if (bytes->at == bytes->end && bytes_fill(bytes, 1) == 0)
        return -1;
    return bytes->data[bytes->at];
}

/* Does this text come next? */
bool bytes_begin_with(struct bytes *bytes, const char *text);

/* Moves a place over text, as bytes_take() does over a stream. */
void bytes_walk(const char *text, size_t length, long *line, long *column);

#endif
