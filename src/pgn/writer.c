/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "pgn/writer.h"

#include <string.h>

#include "core/fen.h"

enum { LINE_MOST = 79 };

/* ---- tags ---- */

/* The Seven Tag Roster comes first, in this order, known or not. */
static const char *const roster[][2] = {
    {"Event", "?"}, {"Site", "?"},  {"Date", "????.??.??"}, {"Round", "?"},
    {"White", "?"}, {"Black", "?"}, {"Result", "*"},
};
enum { ROSTER_SIZE = sizeof roster / sizeof *roster };

static void write_tag(struct buf *out, const char *name, const char *value)
{
    buf_printf(out, "[%s \"", name);
    for (const char *c = value; *c; c++) {
        if (*c == '"' || *c == '\\')
            buf_add_char(out, '\\');
        buf_add_char(out, *c);
    }
    buf_add(out, "\"]\n");
}

/* Names that stand for what is written from the game itself. */
static bool is_own(const char *name)
{
    for (int i = 0; i < ROSTER_SIZE; i++)
        if (strcmp(roster[i][0], name) == 0)
            return true;
    return strcmp(name, "FEN") == 0 || strcmp(name, "SetUp") == 0;
}

static void write_roster(struct buf *out, const struct pgn_game *game)
{
    for (int i = 0; i < ROSTER_SIZE - 1; i++) {
        const char *value = pgn_game_tag(game, roster[i][0]);

        write_tag(out, roster[i][0], value ? value : roster[i][1]);
    }
    write_tag(out, "Result", game->result);
}

/* An unusable FEN is kept as it was. */
static void write_start(struct buf *out, const struct pgn_game *game)
{
    struct position initial;
    struct buf fen = {0}, usual = {0};
    const char *tag = pgn_game_tag(game, "FEN");

    if (game->playable) {
        position_initial(&initial);
        fen_write(&usual, &initial);
        fen_write(&fen, game_at(&game->game, 0));
    } else if (tag) {
        buf_add(&fen, tag);
    }
    if (strcmp(buf_text(&fen), buf_text(&usual)) != 0) {
        write_tag(out, "SetUp", "1");
        write_tag(out, "FEN", buf_text(&fen));
    }
    buf_clear(&fen);
    buf_clear(&usual);
}

static void write_tags(struct buf *out, const struct pgn_game *game)
{
    write_roster(out, game);
    write_start(out, game);
    for (size_t i = 0; i < game->tag_count; i++)
        if (!is_own(game->tags[i].name))
            write_tag(out, game->tags[i].name, game->tags[i].value);
    buf_add_char(out, '\n');
}

/* ---- movetext ---- */

struct writer {
    struct buf *out;
    const struct pgn_game *game;
    struct buf word;
    size_t column;   /* bytes on the line so far */
    bool number_due; /* Black's move needs its number: the first one, and after a comment */
    size_t comment;  /* next to write */
    size_t nag;
};

/* Readers take a line that begins with % for no part of the game, and one that looks like a tag
 * for the next game, even inside a comment: its end was forgotten then. */
static bool may_begin_line(const char *word)
{
    word += strspn(word, " ");
    return word[0] != '%' && (word[0] != '[' || word[1] == '%');
}

/* Puts a word on this line or the next. */
static void put(struct writer *writer, const char *word, size_t length)
{
    if (length == 0)
        return;
    if (writer->column > 0 && writer->column + 1 + length > LINE_MOST && may_begin_line(word)) {
        buf_add_char(writer->out, '\n');
        writer->column = 0;
    } else if (writer->column > 0) {
        buf_add_char(writer->out, ' ');
        writer->column++;
    }
    buf_add_bytes(writer->out, word, length);
    writer->column += length;
}

/* Breaks at blanks.  Of several blanks in a row the line end stands for one. */
static void put_words(struct writer *writer, const char *text)
{
    while (*text) {
        size_t blanks = strspn(text, " ");
        size_t length = blanks + strcspn(text + blanks, " ");

        put(writer, text, length);
        text += length + (text[length] == ' ');
    }
}

static void end_line(struct writer *writer)
{
    if (writer->column > 0)
        buf_add_char(writer->out, '\n');
    writer->column = 0;
}

static void comment_text(struct buf *out, const struct pgn_comment *comment)
{
    for (size_t i = 0; i < comment->command_count; i++) {
        const struct pgn_command *command = &comment->commands[i];

        buf_printf(out, "%s[%%%s", i > 0 ? " " : "", command->name);
        if (command->arguments[0])
            buf_printf(out, " %s", command->arguments);
        buf_add_char(out, ']');
    }
    if (comment->command_count > 0 && comment->text[0])
        buf_add_char(out, ' ');
    buf_add(out, comment->text);
}

/* What holds a closing brace can only be a comment up to the line's end. */
static void put_comment(struct writer *writer, const struct pgn_comment *comment)
{
    struct buf text = {0};

    comment_text(&text, comment);
    if (strchr(buf_text(&text), '}')) {
        end_line(writer);
        buf_printf(writer->out, ";%s\n", buf_text(&text));
    } else {
        buf_reset(&writer->word);
        buf_printf(&writer->word, "{%s}", buf_text(&text));
        put_words(writer, buf_text(&writer->word));
    }
    writer->number_due = true;
    buf_clear(&text);
}

static void put_nags(struct writer *writer, int ply)
{
    const struct pgn_game *game = writer->game;

    for (; writer->nag < game->nag_count && game->nags[writer->nag].ply <= ply; writer->nag++) {
        buf_reset(&writer->word);
        buf_printf(&writer->word, "$%d", game->nags[writer->nag].number);
        put(writer, buf_text(&writer->word), writer->word.length);
    }
}

static void put_comments(struct writer *writer, int ply, bool after_result)
{
    const struct pgn_game *game = writer->game;

    for (; writer->comment < game->comment_count; writer->comment++) {
        const struct pgn_comment *comment = &game->comments[writer->comment];

        if (comment->ply > ply || comment->after_result != after_result)
            return;
        if (comment->depth == 0)
            put_comment(writer, comment);
    }
}

/* "12." or "12..." before the move that leads to `ply`, where one is due. */
static void put_number(struct writer *writer, int ply)
{
    const struct position *before = game_at(&writer->game->game, ply - 1);

    if (before->turn == BLACK && !writer->number_due)
        return;
    buf_reset(&writer->word);
    buf_printf(&writer->word, "%d%s", before->fullmove, before->turn == WHITE ? "." : "...");
    put(writer, buf_text(&writer->word), writer->word.length);
}

static void put_move(struct writer *writer, int ply, const struct san_letters *letters)
{
    const struct game *game = &writer->game->game;

    put_number(writer, ply);
    buf_reset(&writer->word);
    san_write(&writer->word, game_at(game, ply - 1), game->moves[ply - 1], letters);
    put(writer, buf_text(&writer->word), writer->word.length);
    writer->number_due = false;
}

void writer_game(struct buf *out, const struct pgn_game *game)
{
    struct writer writer = {.out = out, .game = game, .number_due = true};
    int plies = game->playable ? game->game.plies : 0;

    write_tags(out, game);
    for (int ply = 0; ply <= plies; ply++) {
        if (ply > 0)
            put_move(&writer, ply, NULL);
        put_nags(&writer, ply);
        put_comments(&writer, ply, false);
    }
    put(&writer, game->result, strlen(game->result));
    put_comments(&writer, plies, true);
    end_line(&writer);
    buf_add_char(out, '\n');
    buf_clear(&writer.word);
}

void writer_moves(struct buf *out, const struct game *game, int first, int last,
                  const struct san_letters *letters)
{
    for (int ply = first + 1; ply <= last; ply++) {
        const struct position *before = game_at(game, ply - 1);

        if (ply > first + 1)
            buf_add_char(out, ' ');
        if (before->turn == WHITE || ply == first + 1)
            buf_printf(out, "%d%s ", before->fullmove, before->turn == WHITE ? "." : "...");
        san_write(out, before, game->moves[ply - 1], letters);
    }
}
