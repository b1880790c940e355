/* SPDX-License-Identifier: MIT */
/* What is left of the learner's session, in a file that is written at every step. */
#ifndef CLI_LEFT_H
#define CLI_LEFT_H

#include "cli/command.h"
#include "train/session.h"
#include "train/unfinished.h"

struct left {
    struct buf path;              /* empty: there is no place for it */
    struct session_keeper keeper; /* data is this struct: it must not be moved after left_open */
    struct unfinished_door door;  /* to it, as well */
    const struct pack *pack;      /* borrowed */
    size_t count;                 /* puzzles that are left */
    const struct puzzle *single;  /* the only one that was left when it was read */
    bool failed;                  /* it could not be written: err says why */
    struct err err;
};

/* Finds the place: $XDG_STATE_HOME/drawclaim/PROFILE/session, and counts what is left there. */
void left_open(struct left *left, const struct context *context, const struct pack *pack);
/* Reads what is left; false: nothing, or it can't be read (err then has a code). */
bool left_read(struct left *left, struct selection *out, struct session_options *options,
               struct err *err);
/* Says if something could not be written. */
void left_settle(const struct left *left, const struct context *context);
void left_clear(struct left *left);

#endif
