/* SPDX-License-Identifier: MIT */
/* A file that is only ever added to, by one program at a time. */
#ifndef OS_APPEND_H
#define OS_APPEND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"

struct append_file {
    int fd;
    const char *path;  /* the caller's, alive as long as this */
    int64_t length;    /* bytes that are whole */
};

/* Makes a new file (0600, and missing folders 0700), or takes an empty one.  False: ERR_FILE_WRITE,
 * also where there is one with something in it; ERR_STORE_BUSY where another program is just making
 * it. */
bool append_create(struct append_file *out, const char *path, struct err *err);
/* Opens one that is there and was just read, `size` bytes of it, to go on behind its first
 * `length` bytes; what follows those is cut off.  False: ERR_FILE_OPEN; ERR_STORE_BUSY where another
 * program has it open, or has added to it since; ERR_FILE_WRITE. */
bool append_open(struct append_file *out, const char *path, int64_t size, int64_t length,
                 struct err *err);
/* Adds bytes and returns when they are on the disk.  False: ERR_FILE_WRITE, and nothing was
 * added.  data is the append_file. */
bool append_add(void *data, const char *bytes, size_t length, struct err *err);
void append_close(struct append_file *file);

#endif
