/* SPDX-License-Identifier: MIT */
/*
 * What is left of a session, as a text: to be gone on with another day.  Its first line says what
 * it is, then how it was asked, then the ids of the puzzles in order, one a line.
 */
#ifndef TRAIN_UNFINISHED_H
#define TRAIN_UNFINISHED_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "train/session.h"

/* Appends it; nothing where nothing is left. */
void unfinished_write(struct buf *out, const struct session *session);

/* Finds its puzzles in a pack; those that are not there any more are passed over.  options gets
 * ask_ground and scheduled.  False: it is no such text, or memory; out is then empty. */
bool unfinished_read(const char *text, const struct pack *pack, struct selection *out,
                     struct session_options *options);

/* The session that was left, for a menu that knows no files. */
struct unfinished_door {
    void *data;
    size_t (*count)(const void *data); /* puzzles left; 0: there is none to go on with */
    /* As unfinished_read(). */
    bool (*read)(void *data, struct selection *out, struct session_options *options);
};

#endif
