/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tests/pgn/sketch.h"

#include <string.h>

#include "pgn/lexer.h"
#include "tests/tap/tap.h"

static const char *const kinds[] = {
    [TOKEN_END] = "end",     [TOKEN_TAG] = "tag",     [TOKEN_MOVE_NUMBER] = "number",
    [TOKEN_MOVE] = "move",   [TOKEN_NAG] = "nag",     [TOKEN_COMMENT] = "comment",
    [TOKEN_OPEN] = "open",   [TOKEN_CLOSE] = "close", [TOKEN_RESULT] = "result",
    [TOKEN_STRAY] = "stray", [TOKEN_LINE] = "line",
};

static void add_token(struct buf *out, const struct token *token)
{
    buf_printf(out, "%ld:%ld %s", token->line, token->column, kinds[token->kind]);
    if (token->kind == TOKEN_TAG)
        buf_printf(out, " %s=", token->name);
    else if (token->length > 0)
        buf_add_char(out, ' ');
    buf_add_bytes(out, token->text, token->length);
    if (token->kind == TOKEN_NAG || token->kind == TOKEN_MOVE_NUMBER)
        buf_printf(out, " (%ld)", token->number);
    if (token->err.code != ERR_NONE)
        buf_printf(out, " !%s", err_code_name(token->err.code));
    buf_add_char(out, '\n');
}

void sketch_tokens(struct buf *out, const char *text, size_t length)
{
    struct pgn_memory memory = {.bytes = text, .length = length};
    struct lexer *lexer = lexer_new(pgn_source_memory(&memory));
    struct token token;

    if (!lexer)
        bail("no memory for a lexer");
    while (lexer_next(lexer, &token, NULL) && token.kind != TOKEN_END)
        add_token(out, &token);
    lexer_free(lexer);
}

void sketch_err(struct buf *out, const struct err *err)
{
    buf_printf(out, "%s %ld:%ld", err_code_name(err->code), err->line, err->column);
    if (err->ply >= 0)
        buf_printf(out, " ply %d", err->ply);
    for (int i = 0; i < ERR_ARGS; i++)
        if (err->args[i].kind == ERR_ARG_TEXT)
            buf_printf(out, " \"%s\"", err->args[i].text);
        else if (err->args[i].kind == ERR_ARG_NUMBER)
            buf_printf(out, " %ld", err->args[i].number);
    buf_add_char(out, '\n');
}

static void add_errs(struct buf *out, const char *what, const struct err_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        buf_printf(out, "%s ", what);
        sketch_err(out, &list->items[i]);
    }
}

static void add_moves(struct buf *out, const struct game *game)
{
    for (int ply = 0; ply < game->plies; ply++) {
        buf_add_char(out, ' ');
        san_write(out, game_at(game, ply), game->moves[ply], NULL);
    }
}

static void add_comment(struct buf *out, const struct pgn_comment *comment)
{
    buf_printf(out, "comment %d", comment->ply);
    if (comment->depth > 0)
        buf_printf(out, " depth %d", comment->depth);
    if (comment->after_result)
        buf_add(out, " after");
    buf_printf(out, " (%ld:%ld)", comment->line, comment->column);
    for (size_t i = 0; i < comment->command_count; i++) {
        const struct pgn_command *command = &comment->commands[i];

        buf_printf(out, " [%s %s@%ld:%ld,%ld]", command->name, command->arguments, command->line,
                   command->column, command->argument_column);
    }
    buf_printf(out, "%s%s\n", comment->text[0] ? " " : "", comment->text);
}

void sketch_game(struct buf *out, const struct pgn_game *game)
{
    buf_printf(out, "game %ld line %ld:", game->number, game->line);
    if (game->playable)
        add_moves(out, &game->game);
    else
        buf_add(out, " unplayable");
    buf_printf(out, " %s\n", game->result);
    for (size_t i = 0; i < game->tag_count; i++)
        buf_printf(out, "tag %s=%s\n", game->tags[i].name, game->tags[i].value);
    for (size_t i = 0; i < game->comment_count; i++)
        add_comment(out, &game->comments[i]);
    for (size_t i = 0; i < game->nag_count; i++)
        buf_printf(out, "nag %d $%d\n", game->nags[i].ply, game->nags[i].number);
    add_errs(out, "error", &game->errors);
    add_errs(out, "warning", &game->warnings);
}

void sketch_games(struct buf *out, const char *text, size_t length,
                  const struct san_letters *letters)
{
    struct pgn_memory memory = {.bytes = text, .length = length};
    struct reader *reader = reader_new(pgn_source_memory(&memory), letters);
    struct pgn_game game = {0};
    struct err err;
    enum read_what what;

    if (!reader)
        bail("no memory for a reader");
    while ((what = reader_next(reader, &game, &err)) == READ_GAME)
        sketch_game(out, &game);
    if (what != READ_END)
        sketch_err(out, &err);
    pgn_game_clear(&game);
    reader_free(reader);
}

void sketch_check_tokens(const struct sketch_case *cases, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct buf seen = {0};

        sketch_tokens(&seen, cases[i].input, strlen(cases[i].input));
        is_string(cases[i].wanted, buf_text(&seen), "%s", cases[i].name);
        buf_clear(&seen);
    }
}

void sketch_check_games(const struct sketch_case *cases, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct buf seen = {0};

        sketch_games(&seen, cases[i].input, strlen(cases[i].input), NULL);
        is_string(cases[i].wanted, buf_text(&seen), "%s", cases[i].name);
        buf_clear(&seen);
    }
}
