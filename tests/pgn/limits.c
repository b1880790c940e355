/* SPDX-License-Identifier: MIT */
/* Every limit: what lies just inside, what lies beyond, and that the next game is read. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "pgn/reader.h"
#include "tests/tap/tap.h"

static struct buf text;

static void add_times(const char *part, int times)
{
    for (int i = 0; i < times; i++)
        buf_add(&text, part);
}

/* One game out of the text, into *game, which is used again. */
static enum read_what read_first(struct pgn_game *game, struct reader **reader)
{
    static struct pgn_memory memory;

    if (!buf_ok(&text))
        bail("no memory for a text");
    memory = (struct pgn_memory){.bytes = buf_text(&text), .length = text.length};
    *reader = reader_new(pgn_source_memory(&memory), NULL);
    return *reader ? reader_next(*reader, game, NULL) : READ_FAILED;
}

/* The last game has one move, whatever came before it. */
static void check_next(struct pgn_game *game, struct reader *reader)
{
    enum read_what what = reader_next(reader, game, NULL);

    ok(what == READ_GAME && game->number == 2 && game->errors.count == 0 && game->game.plies == 1,
       "the next game is read");
    is_int(READ_END, reader_next(reader, game, NULL), "and is the last");
    reader_free(reader);
}

/* The text holds one game; code: what it must complain of (ERR_NONE: nothing). */
static void check(const char *name, enum err_code code, int plies)
{
    struct pgn_game game = {0};
    struct reader *reader;

    buf_add(&text, "\n\n[Event \"next\"]\n\n1. e4 *\n");
    is_int(READ_GAME, read_first(&game, &reader), "%s", name);
    is_int(code, game.errors.count > 0 ? game.errors.items[0].code : ERR_NONE, "its error");
    is_int(plies, game.game.plies, "its plies");
    check_next(&game, reader);
    pgn_game_clear(&game);
    buf_reset(&text);
}
enum { CHECKS = 5 };

static void check_plies(void)
{
    add_times("Nf3 Nf6 Ng1 Ng8 ", GAME_MAX_PLIES / 4);
    buf_add(&text, "*");
    check("20,000 plies", ERR_NONE, GAME_MAX_PLIES);
    add_times("Nf3 Nf6 Ng1 Ng8 ", GAME_MAX_PLIES / 4);
    buf_add(&text, "e4 e5 *");
    check("20,002 plies", ERR_GAME_TOO_LONG, GAME_MAX_PLIES);
}

static void check_depth(int depth, enum err_code code)
{
    buf_add(&text, "1. e4 ");
    add_times("(1. d4 ", depth);
    add_times(")", depth);
    buf_add(&text, " e5 *");
    check("nested variations", code, code == ERR_NONE ? 2 : 1);
}

static void check_tag(int length, enum err_code code)
{
    buf_add(&text, "[A \"");
    add_times("x", length);
    buf_add(&text, "\"]\n1. e4 e5 *");
    check("a tag", code, 2);
}

static void check_comment(int length, enum err_code code)
{
    buf_add(&text, "1. e4 {");
    buf_add_times(&text, 'x', (size_t)length);
    buf_add(&text, "} e5 *");
    check("a comment", code, 2);
}

static void check_many_tags(int count, enum err_code code)
{
    for (int i = 0; i < count; i++)
        buf_printf(&text, "[T%d \"x\"]\n", i);
    buf_add(&text, "1. e4 e5 *");
    check("many tags", code, 2);
}

static void check_many_comments(int count, enum err_code code)
{
    buf_add(&text, "1. e4 ");
    for (int i = 0; i < count; i++) {
        buf_add(&text, "{");
        buf_add_times(&text, 'x', PGN_MAX_COMMENT - 256);
        buf_add(&text, "}");
    }
    buf_add(&text, " e5 *");
    check("many comments", code, 2);
}

/* Where memory is dear this takes too long. */
static void check_all_comments(void)
{
    if (tap_is_slow()) {
        skip(2 * CHECKS, "comments of 64 MiB");
        return;
    }
    check_many_comments(PGN_MAX_COMMENTS / PGN_MAX_COMMENT, ERR_NONE);
    check_many_comments(PGN_MAX_COMMENTS / PGN_MAX_COMMENT + 2, ERR_COMMENT_TOO_LONG);
}

/* Small comments cost more memory than their text. */
static void check_small_comments(void)
{
    buf_add(&text, "1. e4 ");
    add_times("{}", 1000000);
    buf_add(&text, " e5 *");
    check("a million empty comments", ERR_COMMENT_TOO_LONG, 2);
}

static void check_lists(void)
{
    struct pgn_game game = {0};
    struct reader *reader;

    add_times("[x]\n", 5000);
    add_times("[A \"b\"]\n", 500);
    buf_add(&text, "1. e4 ");
    add_times("$1 ", 100000);
    buf_add(&text, "e5 *");
    is_int(READ_GAME, read_first(&game, &reader), "a game full of errors");
    is_size(PGN_MAX_ERRORS, game.errors.count, "errors are bounded");
    is_size(PGN_MAX_ERRORS, game.warnings.count, "warnings are bounded");
    is_bool(true, game.nag_count <= 50000, "signs are bounded");
    is_int(2, game.game.plies, "the moves are played");
    reader_free(reader);
    pgn_game_clear(&game);
    buf_reset(&text);
}

static void check_long_lines(void)
{
    buf_add(&text, "1. e4 ");
    buf_add_times(&text, ' ', 5000000);
    buf_add(&text, "e5 *");
    check("a line of five million characters", ERR_NONE, 2);
    buf_add(&text, "1. e4 ");
    buf_add_times(&text, 'x', 5000000);
    buf_add(&text, " e5 *");
    check("a word of five million characters", ERR_MOVE_FORM, 1);
    buf_add(&text, "1. e4 ; ");
    buf_add_times(&text, 'x', 5000000);
    buf_add(&text, "\ne5 *");
    check("a line comment of five million characters", ERR_COMMENT_TOO_LONG, 2);
}

static void check_piles(void)
{
    static const struct {
        char c;
        enum err_code code;
    } piles[] = {{'(', ERR_VARIATION_DEPTH}, {')', ERR_VARIATION_OPEN}, {'}', ERR_STRAY},
                 {'"', ERR_STRAY},           {'.', ERR_NONE},           {'!', ERR_NONE}};

    for (size_t i = 0; i < sizeof piles / sizeof *piles; i++) {
        buf_add(&text, "1. e4 ");
        buf_add_times(&text, piles[i].c, 300000);
        check("a pile of one character", piles[i].code, 1);
    }
}
enum { PILES = 6 };

/* A game that needs much memory does not keep later games from being small, and a room that
 * is used again holds what it should. */
static void check_reuse(void)
{
    struct pgn_game game = {0};
    struct reader *reader;
    bool good = true;

    for (int i = 0; i < 50; i++) {
        buf_printf(&text, "[A \"%d\"]\n{", i);
        buf_add_times(&text, 'x', (size_t)(i * 7919 % 100000) + 1);
        buf_add(&text, "}{b} *\n");
    }
    read_first(&game, &reader);
    for (int i = 0; i < 50; i++) {
        good = good && game.comment_count == 2 && atoi(game.tags[0].value) == i &&
               strlen(game.comments[0].text) == (size_t)(i * 7919 % 100000) + 1 &&
               strcmp(game.comments[1].text, "b") == 0;
        reader_next(reader, &game, NULL);
    }
    ok(good, "memory is used again for the next game");
    reader_free(reader);
    pgn_game_clear(&game);
    buf_reset(&text);
}

int main(void)
{
    tap_plan(CHECKS * (2 + 2 + 2 + 2 + 2 + 2 + 1 + 3 + PILES) + 5 + 1);
    check_plies();
    check_depth(PGN_MAX_VARIATIONS, ERR_NONE);
    check_depth(PGN_MAX_VARIATIONS + 1, ERR_VARIATION_DEPTH);
    check_tag(PGN_MAX_TAG, ERR_NONE);
    check_tag(PGN_MAX_TAG + 1, ERR_TAG_TOO_LONG);
    check_comment(PGN_MAX_COMMENT, ERR_NONE);
    check_comment(PGN_MAX_COMMENT + 1, ERR_COMMENT_TOO_LONG);
    check_many_tags(1024, ERR_NONE);
    check_many_tags(1025, ERR_TAG_TOO_LONG);
    check_all_comments();
    check_small_comments();
    check_lists();
    check_long_lines();
    check_piles();
    check_reuse();
    buf_clear(&text);
    return tap_done();
}
