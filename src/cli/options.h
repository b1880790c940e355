/* SPDX-License-Identifier: MIT */
/*
 * Option tables -> values.  A command has a const table of its options; parsing (getopt_long),
 * --help and the manual's check read the same table.  The global options are a table too and
 * are taken anywhere.
 */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "base/buf.h"
#include "base/err.h"

struct option_info {
    const char *name;     /* long name without dashes; NULL ends a table */
    char letter;          /* short name or 0 */
    const char *argument; /* "FILE", "on|off"; NULL: takes none.  With | only those words are taken */
    const char *help;     /* one line, N_() */
};

/* Values as given, pointers into argv. */
struct options {
    const struct option_info *tables[2]; /* global, command's (or NULL) */
    struct option_value {
        const struct option_info *info;
        const char *value; /* "" for an option without argument */
    } *given;
    size_t count;
    size_t capacity;
    char **operands;      /* what is not an option; points into argv */
    int operand_count;
};

/* Reads argv[1] .. argv[argc-1] (argv[0] is the program's name for messages).  stop_at_operand:
 * the first operand ends the options (it is the command).  Faults that getopt finds are said by
 * it on stderr: false with err->code ERR_NONE then; else ERR_OPTION_VALUE or ERR_MEMORY. */
bool options_parse(struct options *out, int argc, char **argv, bool stop_at_operand,
                   struct err *err);
void options_clear(struct options *options);

/* Was it given?  The name must be in a table (a bug otherwise). */
bool option_given(const struct options *options, const char *name);
/* The last value given, or NULL. */
const char *option_value(const struct options *options, const char *name);
/* The n-th value given of one option (from 0), or NULL. */
const char *option_nth(const struct options *options, const char *name, size_t n);

/* A whole number from `least` to `most`: false with ERR_OPTION_VALUE if it is none.  *out is
 * left alone when the option was not given. */
bool option_number(const struct options *options, const char *name, long least, long most,
                   long *out, struct err *err);
/* "3" or "2-5" into a range from 1. */
bool option_range(const struct options *options, const char *name, long *from, long *to,
                  struct err *err);
/* Fills err for a value that is not taken. */
void option_refuse(struct err *err, const char *name, const char *value, const char *wanted);

/* Appends "  -q, --quiet           text" lines for --help. */
void options_help(struct buf *out, const struct option_info *table);

#endif
