/* SPDX-License-Identifier: MIT */
/*
 * What a command is: one small file, one const entry, listed in main.c.
 *
 *     const struct command cmd_perft = { "perft", "DEPTH", N_("count …"), options, run };
 *
 * Only src/cli prints, and only here are exit statuses chosen.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "base/err.h"
#include "cli/exit.h"
#include "cli/options.h"
#include "core/ruleset.h"
#include "core/san.h"
#include "os/paths.h"
#include "os/settings.h"
#include "pgn/ruleset_file.h"

/* What main found out before it starts a command.  All borrowed. */
struct context {
    FILE *in, *out, *err;
    env_lookup env;
    const struct ruleset *rules;         /* asked for by --rules or a setting, else the default */
    bool rules_given;
    struct ruleset_file *own_rules;      /* where --rules named a file; else empty */
    const char *language;                /* two letters: texts of puzzles, letters of moves */
    const struct san_letters *letters;   /* how moves are shown to people */
    struct settings *settings;
    const char *settings_path;           /* NULL: none is known */
    bool *output_failed;                 /* standard output failed, and that was said */
    bool plain, ascii, quiet, ndjson;
    int64_t clock_shift;                 /* seconds to add to the machine's clock: DRAWCLAIM_NOW */
    bool utf8;                           /* the locale's codeset is UTF-8 */
    const char *color;                   /* "auto", "always", "never" */
    const char *theme;                   /* --theme; NULL: the setting's */
    const char *profile;                 /* --profile, else the default one: a good name */
    bool profile_given;
};

struct command {
    const char *name;
    const char *operands;                /* "[FILE|-]...", for --help */
    const char *summary;                 /* N_(); one line */
    const struct option_info *options;   /* its own; NULL: none */
    enum exit_status (*run)(struct context *context, const struct options *options);
};

extern const struct option_info global_options[];
/* All commands, NULL at the end. */
extern const struct command *const command_table[];

/* Seconds since 1970, as the program has it. */
int64_t command_utc(const struct context *context);
/* Prints "drawclaim: …" for an err on context->err. */
void command_complain(const struct context *context, const struct err *err);
/* The same for a warning, unless --quiet. */
void command_warn(const struct context *context, const struct err *err);
/* Prints a usage fault and the way to --help; returns EXIT_USAGE. */
enum exit_status command_usage(const struct context *context, const struct command *command,
                               const char *what);
/* Prints err and returns the status that fits its code. */
enum exit_status command_fail(const struct context *context, const struct err *err);
/* Says on a terminal, unless --quiet, that the program waits for input. */
void command_say_waiting(const struct context *context);
/* Writes text to context->out; EXIT_SYSTEM when that fails, which is said once. */
enum exit_status command_write(const struct context *context, const char *text, size_t length);
/* What stdio still holds; the last thing a program does. */
enum exit_status command_flush(const struct context *context);

#endif
