/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/line_command.h"

#include <string.h>

#include "base/utf8.h"
#include "text/i18n.h"

/* ---- finding ---- */

struct match {
    const struct line_command *command; /* NULL: none, or several */
    size_t count;                       /* how many names begin so */
    struct buf names;                   /* theirs, as a list */
};

static bool begins(const char *name, const char *word, size_t length)
{
    return strncmp(name, word, length) == 0;
}

static void add_match(struct match *match, const struct line_command *command)
{
    if (match->count++ > 0)
        buf_add(&match->names, ", ");
    buf_add(&match->names, command->name);
    match->command = command;
}

/* A whole name goes before all that begin with it. */
static struct match find(const struct line_desk *desk, const char *word, size_t length)
{
    struct match match = {0};

    for (size_t t = 0; t < DESK_TABLES && desk->tables[t]; t++)
        for (const struct line_command *at = desk->tables[t]; at->name; at++) {
            if (!begins(at->name, word, length))
                continue;
            if (at->name[length] == '\0') {
                match.command = at;
                match.count = 1;
                return match;
            }
            if (!at->help)
                continue;
            add_match(&match, at);
        }
    if (match.count != 1)
        match.command = NULL;
    return match;
}

/* Says why a word is no command. */
static void say_mismatch(struct line_desk *desk, const struct match *match, const char *word,
                         size_t length)
{
    struct buf clean = {0};

    utf8_clean(&clean, word, length);
    if (match->count == 0)
        line_phrase(desk->mode, _("\"{word}\" is no command here; help lists them."),
                    (const struct filling[]){{"word", buf_text(&clean), 0}, {0}});
    else
        line_phrase(desk->mode, _("\"{word}\" may be short for {names}; write more of it."),
                    (const struct filling[]){
                        {"word", buf_text(&clean), 0}, {"names", buf_text(&match->names), 0}, {0}});
    buf_clear(&clean);
}

/* ---- carrying out ---- */

void desk_do(struct line_desk *desk, const char *line)
{
    size_t length = strcspn(line, " ");
    const char *argument = line + length + strspn(line + length, " ");
    struct match match;

    if (desk->other && desk->other(desk, line))
        return;
    if (length == 0)
        return;
    if (strcmp(line, "?") == 0) {
        desk_help(desk, "");
        return;
    }
    match = find(desk, line, length);
    if (match.command)
        match.command->run(desk, argument);
    else
        say_mismatch(desk, &match, line, length);
    buf_clear(&match.names);
}

void desk_run(struct line_desk *desk)
{
    struct buf line = {0};

    while (!desk->leave && line_read(desk->mode, &line))
        desk_do(desk, buf_text(&line));
    buf_clear(&line);
}

/* ---- help ---- */

static void help_on(struct line_desk *desk, const struct line_command *command)
{
    const char *arguments = command->arguments;

    if (!command->help)
        return;
    line_sayf(desk->mode, "%s%s%s: %s", command->name, arguments[0] ? " " : "",
              arguments[0] ? _(arguments) : "", _(command->help));
}

/* The listed command that another word stands for; the word itself if it stands alone. */
static const struct line_command *listed(const struct line_desk *desk,
                                         const struct line_command *command)
{
    for (size_t t = 0; t < DESK_TABLES && desk->tables[t] && !command->help; t++)
        for (const struct line_command *at = desk->tables[t]; at->name; at++)
            if (at->help && at->run == command->run)
                return at;
    return command;
}

void desk_help(struct line_desk *desk, const char *argument)
{
    size_t length = strcspn(argument, " ");
    struct match match = find(desk, argument, length);

    if (length > 0 && match.command && !listed(desk, match.command)->help) {
        match.command->run(desk, "");
    } else if (length > 0 && match.command) {
        help_on(desk, listed(desk, match.command));
    } else if (length > 0) {
        say_mismatch(desk, &match, argument, length);
    } else {
        line_say(desk->mode, _("Commands; a beginning that fits only one will do:"));
        for (size_t t = 0; t < DESK_TABLES && desk->tables[t]; t++)
            for (const struct line_command *at = desk->tables[t]; at->name; at++)
                help_on(desk, at);
    }
    buf_clear(&match.names);
}

size_t line_number(const char *text)
{
    size_t number = 0, length = strspn(text, "0123456789");

    if (length == 0 || length > 6 || text[length])
        return 0;
    for (; *text; text++)
        number = number * 10 + (size_t)(*text - '0');
    return number;
}
