/* SPDX-License-Identifier: MIT */
/*
 * What a program waits for beside the person at the keyboard: votes that come in by a pipe or
 * over the network.  Whoever reads the keyboard asks `wait` before it waits, waits for all of
 * that at once, and calls `take` after.  No thread, no waiting anywhere else.
 *
 *     struct pollfd fds[SOURCE_FDS];
 *     int timeout_ms = -1;
 *     size_t count = source->wait(source->data, fds, SOURCE_FDS, &timeout_ms);
 *     poll(fds, count, timeout_ms);
 *     source->take(source->data);
 */
#ifndef OS_SOURCE_H
#define OS_SOURCE_H

#include <poll.h>
#include <stddef.h>

enum { SOURCE_FDS = 640 };

struct source {
    void *data;
    /* Fills in at most so many descriptors and returns how many; lowers *timeout_ms (-1: for
     * ever) where it wants to be asked sooner. */
    size_t (*wait)(void *data, struct pollfd *fds, size_t most, int *timeout_ms);
    /* Takes what has come, without waiting. */
    void (*take)(void *data);
};

#endif
