/* SPDX-License-Identifier: MIT */
/*
 * The settings file: lines `key = value`, `#` comments.  Unknown keys warn and are kept as
 * they are when the file is written again; they never stop the start.
 */
#ifndef OS_SETTINGS_H
#define OS_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "base/err.h"

/* What may be set, in one table: name, the values allowed (base/choice.h; NULL: any), the
 * default, one line of help. */
struct setting_info {
    const char *key;
    const char *values;
    const char *standard;
    const char *help;     /* N_(): translate when shown */
};
extern const struct setting_info setting_table[]; /* ends with key NULL */

struct settings {
    char *text;           /* the file as it was read: comments and unknown keys survive */
    size_t length;        /* of text */
    char **values;        /* one per row of setting_table; NULL: the default */
    bool *changed;        /* by settings_set() since the file was read or written; as values */
};

/* Parses a file's text; `warnings` gets ERR_CONFIG_KEY and ERR_CONFIG_VALUE with line and
 * column.  A ` #` after a value begins a comment.  Of several lines with one key the last
 * good one counts.  False: memory. */
bool settings_parse(struct settings *out, const char *file, const char *text, size_t length,
                    struct err_list *warnings);
/* Value or default; NULL for an unknown key. */
const char *settings_get(const struct settings *settings, const char *key);
/* Where in the file the value in force stands: of the last line that has it; false: in none. */
bool settings_place(const struct settings *settings, const char *key, long *line, long *column);
/* Sets a value in memory; false for an unknown key or a value that is not allowed. */
bool settings_set(struct settings *settings, const char *key, const char *value);
/* Appends the file's text with the values of now: each line stays as it was unless its value
 * changed, and what is new comes at the end.  False: memory. */
bool settings_write(struct buf *out, const struct settings *settings);
/* Writes what was set since the file was read, if anything, into the file as it is by now:
 * another program may have written it since.  False: it can't be written (err says why); the
 * values of now stay in use. */
bool settings_save(struct settings *settings, const char *path, struct err *err);
void settings_clear(struct settings *settings);

#endif
