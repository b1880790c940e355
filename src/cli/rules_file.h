/* SPDX-License-Identifier: MIT */
/* A ruleset by what the user calls it: an id of the table, or a file (pgn/ruleset_file.h). */
#ifndef CLI_RULES_FILE_H
#define CLI_RULES_FILE_H

#include "base/err.h"
#include "core/ruleset.h"
#include "pgn/ruleset_file.h"

/* Borrowed from the table or from *own, which is filled from a file only; ruleset_file_clear
 * it.  `name` must live as long as err does.  NULL: err says why. */
const struct ruleset *rules_find(struct ruleset_file *own, const char *name, struct err *err);

#endif
