/* SPDX-License-Identifier: MIT */
/* The commands that may stand in the comments of a puzzle file. */
#include "config.h"

#include <string.h>

#include "train/puzzle_internal.h"

/* What clocks, engines and boards leave in comments: none of our business. */
static const char *const passed_over[] = {
    "clk", "emt",   "egt", "mct",      "tqu",     "eval",        "evp",       "mdl", "csl",
    "cal", "depth", "wdl", "c_effect", "c_arrow", "c_highlight", "timestamp", "pgn", "anno",
};

void comment_refuse(struct puzzle_loader *loader, enum err_code code,
                    const struct pgn_command *command, const char *text)
{
    loader_error(loader, code, command->line, command->column, text);
}

size_t comment_find(const struct pgn_comment *comment, size_t from, const char *name)
{
    while (from < comment->command_count && strcmp(comment->commands[from].name, name) != 0)
        from++;
    return from;
}

bool comment_has(const struct pgn_comment *comment, const char *name)
{
    return comment_find(comment, 0, name) < comment->command_count;
}

static bool is_passed_over(const char *name)
{
    for (size_t i = 0; i < sizeof passed_over / sizeof passed_over[0]; i++)
        if (strcmp(name, passed_over[i]) == 0)
            return true;
    return false;
}

static void refuse_alone(struct puzzle_loader *loader, const struct pgn_command *command,
                         const char *needs)
{
    struct err err;

    err_set(&err, ERR_CLAIM_NEEDS);
    err.line = command->line;
    err.column = command->column;
    err_add_text(&err, command->name);
    err_add_text(&err, needs);
    loader_error_as(loader, err);
}

static void check(struct puzzle_loader *loader, const struct pgn_comment *comment,
                  const struct pgn_command *command, const struct command_rule *rules)
{
    while (rules->name && strcmp(command->name, rules->name) != 0)
        rules++;
    if (rules->name && rules->needs && !comment_has(comment, rules->needs))
        refuse_alone(loader, command, rules->needs);
    else if (!rules->name && !is_passed_over(command->name))
        comment_refuse(loader, ERR_COMMAND_UNKNOWN, command, command->name);
}

void comment_check(struct puzzle_loader *loader, const struct pgn_comment *comment,
                   const struct command_rule *rules)
{
    for (size_t i = 0; i < comment->command_count; i++)
        check(loader, comment, &comment->commands[i], rules);
}

const char *comment_language(struct puzzle_loader *loader, const struct pgn_comment *comment)
{
    size_t at = comment_find(comment, 0, "lang");
    if (at == comment->command_count)
        return "";
    const struct pgn_command *command = &comment->commands[at];
    if (words_is_language(command->arguments))
        return command->arguments;
    comment_refuse(loader, ERR_PUZZLE_LANG, command, command->arguments);
    return NULL;
}
