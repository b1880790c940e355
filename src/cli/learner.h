/* SPDX-License-Identifier: MIT */
/*
 * Whose answers are kept, and where: the profile asked for by --profile, its store, and what is
 * said where that can't be used.
 *
 *     struct learner learner = {0};
 *     status = learner_open(&learner, context);
 *     ... learner.records ...
 *     status = exit_worse(status, learner_settle(&learner, context));
 *     learner_clear(&learner);
 */
#ifndef CLI_LEARNER_H
#define CLI_LEARNER_H

#include <stdbool.h>

#include "cli/command.h"
#include "train/records.h"

struct learner {
    struct records records;
    const char *profile;  /* NULL: answers are in memory, and belong to nobody */
    struct buf notice;    /* why they are not kept, or what was saved, as a sentence; may be empty */
    struct buf path;      /* the store's */
};

/* Appends the path of the store of a profile.  False: ERR_STORE_NO_PLACE, or ERR_PROFILE_NONE
 * (the profile `default` always is). */
bool learner_path(struct buf *out, const struct context *context, const char *profile,
                  struct err *err);
/* Where the store can't be used, answers are kept in memory, and that is said.  EXIT_DONE, or what
 * to end with: a profile asked for by name must be there. */
enum exit_status learner_open(struct learner *learner, const struct context *context);
/* Answers kept in memory, for what asks no questions.  EXIT_DONE, or memory is short. */
enum exit_status learner_in_memory(struct learner *learner, const struct context *context);
/* Writes what could not be written before.  EXIT_SYSTEM where that is lost, which is said. */
enum exit_status learner_settle(struct learner *learner, const struct context *context);
/* Frees; fine on a cleared one. */
void learner_clear(struct learner *learner);

#endif
