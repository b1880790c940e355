/* SPDX-License-Identifier: MIT */
/*
 * Foreign bytes as a file of games: every game is read, its moves played, written and read
 * again, and the second reading must find what the first one found.  The same bytes come in
 * small pieces too, which must make no difference.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "core/identity.h"
#include "pgn/reader.h"
#include "pgn/writer.h"
#include "tests/fuzz/target.h"

static const struct san_letters german = {"de", {"K", "D", "T", "L", "S"}};

static void must(bool good)
{
    if (!good)
        abort();
}

/* A source that gives `most` bytes at a time. */
struct pieces {
    struct pgn_memory memory;
    size_t most;
};

static long read_piece(void *data, char *bytes, size_t size)
{
    struct pieces *pieces = data;
    struct pgn_source memory = pgn_source_memory(&pieces->memory);

    return memory.read(memory.data, bytes, size < pieces->most ? size : pieces->most);
}

static struct reader *open_reader(struct pieces *pieces, const struct san_letters *letters)
{
    struct reader *reader = reader_new((struct pgn_source){read_piece, pieces}, letters);

    must(reader != NULL);
    return reader;
}

static bool same_text(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

static void compare_commands(const struct pgn_comment *a, const struct pgn_comment *b)
{
    must(a->command_count == b->command_count);
    for (size_t i = 0; i < a->command_count; i++) {
        must(same_text(a->commands[i].name, b->commands[i].name));
        must(same_text(a->commands[i].arguments, b->commands[i].arguments));
    }
}

/* The comments of the main line; variations are not written. */
static const struct pgn_comment *next_main(const struct pgn_game *game, size_t *at)
{
    while (*at < game->comment_count && game->comments[*at].depth > 0)
        ++*at;
    return *at < game->comment_count ? &game->comments[(*at)++] : NULL;
}

static void compare_comments(const struct pgn_game *a, const struct pgn_game *b)
{
    size_t at_a = 0, at_b = 0;

    for (;;) {
        const struct pgn_comment *first = next_main(a, &at_a), *second = next_main(b, &at_b);

        must(!first == !second);
        if (!first)
            return;
        must(first->ply == second->ply && first->after_result == second->after_result);
        must(same_text(first->text, second->text));
        compare_commands(first, second);
    }
}

static void compare_tags(const struct pgn_game *a, const struct pgn_game *b)
{
    for (size_t i = 0; i < a->tag_count; i++) {
        const char *name = a->tags[i].name, *value = pgn_game_tag(b, name);

        if (!same_text(name, "Result") && !same_text(name, "FEN") && !same_text(name, "SetUp"))
            must(value && same_text(pgn_game_tag(a, name), value));
    }
}

static void compare(const struct pgn_game *a, const struct pgn_game *b)
{
    must(a->playable == b->playable);
    must(same_text(a->result, b->result));
    must(a->nag_count == b->nag_count);
    compare_tags(a, b);
    compare_comments(a, b);
    if (!a->playable)
        return;
    must(a->game.plies == b->game.plies);
    for (int ply = 0; ply < a->game.plies; ply++)
        must(a->game.moves[ply] == b->game.moves[ply]);
    must(identity_differ(game_at(&a->game, a->game.plies), game_at(&b->game, b->game.plies)) == 0);
}

static void write_and_read(const struct pgn_game *game)
{
    struct buf text = {0}, again = {0};
    struct pgn_game copy = {0};
    struct pieces pieces = {.most = 4096};
    struct reader *reader;

    writer_game(&text, game);
    must(buf_ok(&text));
    pieces.memory = (struct pgn_memory){.bytes = buf_text(&text), .length = text.length};
    reader = open_reader(&pieces, NULL);
    must(reader_next(reader, &copy, NULL) == READ_GAME);
    compare(game, &copy);
    writer_game(&again, &copy);
    must(same_text(buf_text(&text), buf_text(&again)));
    must(reader_next(reader, &copy, NULL) == READ_END);
    pgn_game_clear(&copy);
    reader_free(reader);
    buf_clear(&text);
    buf_clear(&again);
}

static void sum_errs(struct buf *out, const struct err_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        const struct err *err = &list->items[i];

        must(err->line > 0 && err->column > 0 && err->game > 0);
        buf_printf(out, " %s@%ld:%ld/%d", err_code_name(err->code), err->line, err->column,
                   err->ply);
    }
}

static void sum_game(struct buf *out, const struct pgn_game *game)
{
    buf_printf(out, "%ld line %ld tags %zu comments %zu plies %d result %s;", game->number,
               game->line, game->tag_count, game->comment_count, game->game.plies, game->result);
    sum_errs(out, &game->errors);
    sum_errs(out, &game->warnings);
    buf_add_char(out, '\n');
}

/* What was read, in short, into out. */
static void read_all(struct buf *out, const uint8_t *data, size_t size, size_t most,
                     const struct san_letters *letters, bool write)
{
    struct pieces pieces = {.memory = {.bytes = (const char *)data, .length = size}, .most = most};
    struct reader *reader = open_reader(&pieces, letters);
    struct pgn_game game = {0};
    struct err err;
    enum read_what what;

    while ((what = reader_next(reader, &game, &err)) == READ_GAME) {
        sum_game(out, &game);
        if (write && (game.playable || game.tag_count > 0)) /* a line that is no FEN has no tags */
            write_and_read(&game);
    }
    must(what == READ_END || what == READ_NOT_PGN);
    must(reader_next(reader, &game, &err) == READ_END);
    pgn_game_clear(&game);
    reader_free(reader);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct buf whole = {0}, pieces = {0}, other = {0};

    read_all(&whole, data, size, size + 1, NULL, true);
    read_all(&pieces, data, size, 3, NULL, false);
    must(same_text(buf_text(&whole), buf_text(&pieces)));
    read_all(&other, data, size, size + 1, &german, true);
    buf_clear(&whole);
    buf_clear(&pieces);
    buf_clear(&other);
    return 0;
}
