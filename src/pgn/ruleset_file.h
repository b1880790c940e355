/* SPDX-License-Identifier: MIT */
/*
 * A tournament's own rules: a named ruleset with some values changed.
 *
 *     # Club championship
 *     base = fide2023
 *     name = Rules of Our Club
 *     penalty.opponent = 180
 *
 * `base` comes first; the other keys are those of core/ruleset_keys.h.
 */
#ifndef PGN_RULESET_FILE_H
#define PGN_RULESET_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/err.h"
#include "core/ruleset.h"

/* Zero-initialise; ruleset_file_clear it. */
struct ruleset_file {
    struct ruleset rules; /* id and name are those below */
    char *id;             /* the file's name without folder and ".rules" */
    char *name;
};

/* Is it the name of a file, not of a ruleset: with a '/', or ending in ".rules"? */
bool ruleset_file_is_name(const char *text);

/* Reads the text of a file.  err: ERR_RULES_BASE, ERR_RULES_FORM, ERR_RULES_KEY,
 * ERR_RULES_VALUE, ERR_RULESET_UNKNOWN with file, line and column; ERR_MEMORY.  Borrows
 * `file` for err. */
bool ruleset_file_read(struct ruleset_file *out, const char *file, const char *text,
                       size_t length, struct err *err);
void ruleset_file_clear(struct ruleset_file *file);

#endif
