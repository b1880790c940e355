/* SPDX-License-Identifier: MIT */
/* Comments: [%name arguments] is taken out, the words that are left are folded. */
#include "config.h"

#include <string.h>

#include "base/mem.h"
#include "pgn/bytes.h"
#include "pgn/game_parts.h"
#include "pgn/room.h"

struct parse {
    struct pgn_game *game;
    struct pgn_comment *comment;
    const char *text;
    size_t length;
    size_t placed; /* line and column are those of text[placed] */
    long line, column;
};

/* Blank, tab, line ends; NUL, which a C string can't hold. */
static bool is_blank(char c)
{
    return c == ' ' || c == '\0' || (c >= '\t' && c <= '\r');
}

static bool is_name(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' ||
           c == '-';
}

static bool begins_command(const struct parse *parse, size_t at)
{
    return parse->text[at] == '[' && at + 1 < parse->length && parse->text[at + 1] == '%';
}

/* Moves the place on to text[at], which must not be before the last one asked for. */
static void place(struct parse *parse, size_t at)
{
    bytes_walk(parse->text + parse->placed, at - parse->placed, &parse->line, &parse->column);
    parse->placed = at;
}

/* The command at `at`: its length up to the closing bracket, 0 if it is none.  What follows
 * the name without a blank belongs to the arguments. */
static size_t command_length(const struct parse *parse, size_t at, size_t *name_length)
{
    const char *text = parse->text + at;
    const char *close = memchr(text, ']', parse->length - at);
    size_t name = 2;

    while (at + name < parse->length && is_name(text[name]))
        name++;
    *name_length = name - 2;
    return close && name > 2 ? (size_t)(close - text) + 1 : 0;
}

/* Line ends inside the arguments come from a program that wrapped its lines. */
static char *arguments_text(struct parse *parse, size_t from, size_t to)
{
    char *text = room_text(parse->game->room, parse->text + from, to - from);

    for (char *c = text; c && *c; c++)
        if (is_blank(*c))
            *c = ' ';
    return text;
}

static bool add_command(struct parse *parse, size_t at, size_t length, size_t name_length)
{
    struct pgn_command *command = &parse->comment->commands[parse->comment->command_count++];
    size_t from = at + 2 + name_length, to = at + length - 1;

    place(parse, at);
    command->line = parse->line;
    command->column = parse->column;
    command->name = room_text(parse->game->room, parse->text + at + 2, name_length);
    while (from < to && is_blank(parse->text[from]))
        from++;
    place(parse, from);
    command->argument_column = parse->column;
    while (to > from && is_blank(parse->text[to - 1]))
        to--;
    command->arguments = arguments_text(parse, from, to);
    return command->name && command->arguments;
}

static bool warn_of_form(struct parse *parse, size_t at)
{
    struct err err;

    place(parse, at);
    err_set(&err, ERR_COMMAND_FORM);
    err_add_bytes(&err, parse->text + at, parse->length - at);
    return pgn_game_add_err(parse->game, &parse->game->warnings, &err, parse->line, parse->column);
}

/* Takes a command out, or leaves what only looks like one.  *length: bytes that are done. */
static bool read_command(struct parse *parse, size_t at, size_t *length)
{
    size_t name_length;

    *length = command_length(parse, at, &name_length);
    if (*length > 0)
        return add_command(parse, at, *length, name_length);
    return warn_of_form(parse, at);
}

/* A blank stands for a command that was taken out, so that no new one can come together
 * from what is around it. */
static bool fold(struct parse *parse)
{
    char *text = parse->comment->text, *to = text;
    bool blank = false;
    size_t taken;

    for (size_t at = 0; at < parse->length; at += taken) {
        taken = 0;
        if (begins_command(parse, at) && !read_command(parse, at, &taken))
            return false;
        if (taken > 0 || is_blank(parse->text[at])) {
            blank = true;
        } else {
            if (blank && to > text)
                *to++ = ' ';
            *to++ = parse->text[at];
            blank = false;
        }
        taken += taken == 0;
    }
    *to = '\0';
    return true;
}

static size_t count_commands(const struct parse *parse)
{
    const char *end = parse->text + parse->length, *at = parse->text;
    size_t count = 0;

    while (at < end && (at = memchr(at, '[', (size_t)(end - at))) != NULL) {
        count += begins_command(parse, (size_t)(at - parse->text));
        at++;
    }
    return count;
}

static bool parse_comment(struct parse *parse)
{
    struct pgn_room *room = parse->game->room;
    size_t commands = count_commands(parse);

    if (commands > 0)
        parse->comment->commands = room_take(room, commands * sizeof *parse->comment->commands);
    parse->comment->text = room_take(room, parse->length + 1);
    if ((commands > 0 && !parse->comment->commands) || !parse->comment->text || !fold(parse))
        return false;
    if (commands == 0)
        room_shrink(room, parse->comment->text, strlen(parse->comment->text) + 1);
    return true;
}

bool pgn_game_add_comment(struct pgn_game *game, const struct token *token, int ply, int depth,
                          bool after_result)
{
    struct pgn_comment *comment;

    if (!mem_grow((void **)&game->comments, &game->comment_capacity, game->comment_count + 1,
                  sizeof *comment))
        return false;
    comment = &game->comments[game->comment_count];
    *comment = (struct pgn_comment){.ply = ply,
                                    .depth = depth,
                                    .after_result = after_result,
                                    .line = token->line,
                                    .column = token->column};
    game->comment_count++;
    return parse_comment(&(struct parse){.game = game,
                                         .comment = comment,
                                         .text = token->text,
                                         .length = token->length,
                                         .line = token->text_line,
                                         .column = token->text_column});
}
