/* SPDX-License-Identifier: MIT */
/*
 * Learners who share a computer account: each has a folder of the data folder, and in it the
 * store learner.db.  A profile is there when its store is.
 */
#ifndef STORE_PROFILE_H
#define STORE_PROFILE_H

#include <stdbool.h>

#include "base/buf.h"
#include "base/err.h"
#include "os/paths.h"

enum { PROFILE_NAME_MOST = 64 };
extern const char profile_default[]; /* "default" */

/* Letters, digits, -, _ and . in ASCII, at most PROFILE_NAME_MOST, no . in front; not the name of
 * the folder of puzzles, which lies beside them. */
bool profile_is_name(const char *name);
/* Appends FOLDER/NAME/learner.db; folder is paths_data's. */
void profile_store(struct buf *out, const char *folder, const char *name);
bool profile_exists(const char *folder, const char *name);
/* Appends the names, in byte order.  A folder that is not there has none. */
bool profile_list(struct path_list *out, const char *folder);
/* Deletes the store, and the folder unless something else is in it: *left says that.  err as
 * store_retire's. */
bool profile_delete(const char *folder, const char *name, const char *store, bool *left,
                    struct err *err);

#endif
