/* SPDX-License-Identifier: MIT */
/*
 * Lines of text as they come in by a pipe, a FIFO, a device or a file, without ever waiting for
 * them.  Poll line_feed_fd() for POLLIN, then take what is there.
 */
#ifndef OS_LINE_FEED_H
#define OS_LINE_FEED_H

#include <stdbool.h>
#include <stddef.h>

#include "base/err.h"

enum { LINE_FEED_SIZE = 256 };

struct line_feed {
    int fd;                     /* -1: at its end, or not open */
    int holder;                 /* our own writing end of a FIFO; -1: it is none */
    char line[LINE_FEED_SIZE];  /* what has come of the next line */
    size_t length;
};

/* Opens a file by name.  A FIFO has no end: one writer may go and another come.  False:
 * ERR_FILE_OPEN with file set. */
bool line_feed_open(struct line_feed *feed, const char *path, struct err *err);
/* Uses a descriptor, which is closed by line_feed_close. */
void line_feed_use(struct line_feed *feed, int fd);
/* What to poll; -1: there will be nothing more. */
int line_feed_fd(const struct line_feed *feed);
/* Calls `line` for each line that is there, without its newline; of a longer one than
 * LINE_FEED_SIZE its beginning.  A last line without a newline counts. */
void line_feed_take(struct line_feed *feed, void (*line)(void *data, const char *text, size_t length),
                    void *data);
/* Fine twice. */
void line_feed_close(struct line_feed *feed);

#endif
