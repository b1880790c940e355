/* SPDX-License-Identifier: MIT */
/*
 * Where does a game end?  A tag after movetext begins the next one; so does a move after a
 * result.  What else follows a result (comments, a second result) still belongs to it.  Tags
 * with nothing but blank lines and comments between them are one section, unless Event
 * comes again after a blank line.
 *
 * A game that can't go on is `stopped`: its tokens are read up to its end and not looked at.
 */
#include "config.h"

#include "pgn/reader_parts.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "pgn/bytes.h"
#include "pgn/room.h"

struct reader *reader_new(struct pgn_source source, const struct san_letters *letters)
{
    struct reader *reader = calloc(1, sizeof *reader);

    if (!reader)
        return NULL;
    reader->lexer = lexer_new(source);
    reader->letters = letters;
    if (!reader->lexer) {
        free(reader);
        return NULL;
    }
    return reader;
}

void reader_free(struct reader *reader)
{
    if (!reader)
        return;
    lexer_free(reader->lexer);
    buf_clear(&reader->scratch);
    free(reader);
}

/* ---- complaints ---- */

bool reader_add_error(struct reader *reader, const struct err *err)
{
    return pgn_game_add_err(reader->out, &reader->out->errors, err, reader->token.line,
                            reader->token.column);
}

bool reader_add_warning(struct reader *reader, const struct err *err)
{
    return pgn_game_add_err(reader->out, &reader->out->warnings, err, reader->token.line,
                            reader->token.column);
}

/* "0xC0 0xAF": the first byte that is wrong and what hangs on it. */
static void add_bad_bytes(struct reader *reader, struct err *err, const char *text, size_t length)
{
    buf_reset(&reader->scratch);
    for (size_t i = 0; i < length && i < 4 && (text[i] & 0x80); i++)
        buf_printf(&reader->scratch, "%s0x%02X", i > 0 ? " " : "", (unsigned char)text[i]);
    err_add_text(err, buf_text(&reader->scratch));
}

/* Latin-1 is decided for the whole game at its first byte that is not UTF-8. */
static bool check_utf8(struct reader *reader)
{
    const struct token *token = &reader->token;
    size_t good = token->is_ascii ? token->length : utf8_valid_prefix(token->text, token->length);
    struct place at = {token->text_line, token->text_column};
    struct err err;

    if (good == token->length || reader->now.is_latin1)
        return true;
    reader->now.is_latin1 = true;
    bytes_walk(token->text, good, &at.line, &at.column);
    err_set(&err, ERR_NOT_UTF8);
    add_bad_bytes(reader, &err, token->text + good, token->length - good);
    return pgn_game_add_err(reader->out, &reader->out->warnings, &err, at.line, at.column);
}

/* ---- tags ---- */

static void remember_place(struct reader *reader)
{
    const struct token *token = &reader->token;
    struct place place = {token->text_line, token->text_column};

    if (strcmp(token->name, "Result") == 0)
        reader->now.result_tag = place;
    else if (strcmp(token->name, "FEN") == 0)
        reader->now.fen_tag = place;
    else if (strcmp(token->name, "Variant") == 0)
        reader->now.variant_tag = place;
}

static bool warn_duplicate(struct reader *reader)
{
    struct err err;

    err_set(&err, ERR_TAG_DUPLICATE);
    err_add_text(&err, reader->token.name);
    return reader_add_warning(reader, &err);
}

static bool keep_tag(struct reader *reader)
{
    struct token *token = &reader->token;
    size_t size = token->length + strlen(token->name);

    reader->now.tags_size += size < 1024 ? 1024 : size;
    if (reader->now.tags_size > PGN_MAX_TAGS) {
        bool told = reader->now.tags_full;

        reader->now.tags_full = true;
        err_set(&token->err, ERR_TAG_TOO_LONG);
        err_add_number(&token->err, PGN_MAX_TAGS);
        return told || reader_add_error(reader, &token->err);
    }
    if (pgn_game_tag(reader->out, token->name))
        return warn_duplicate(reader);
    remember_place(reader);
    return check_utf8(reader) && pgn_game_add_tag(reader->out, token);
}

static bool read_tag(struct reader *reader)
{
    const struct token *token = &reader->token;
    bool good = true;

    reader->now.tag_line = token->line;
    if (token->err.code == ERR_TAG_QUOTES)
        good = reader_add_warning(reader, &token->err);
    else if (token->err.code != ERR_NONE)
        good = reader_add_error(reader, &token->err);
    if (reader->now.in_moves) /* a bracket among the moves */
        reader->now.stopped = true;
    else if (good && token->name[0])
        good = keep_tag(reader);
    return good;
}

/* ---- comments ---- */

static bool refuse_comment(struct reader *reader)
{
    struct err err;

    if (reader->now.comments_full)
        return true;
    reader->now.comments_full = true;
    err_set(&err, ERR_COMMENT_TOO_LONG);
    err_add_number(&err, PGN_MAX_COMMENTS);
    return reader_add_error(reader, &err);
}

static bool read_comment(struct reader *reader)
{
    struct pgn_game *out = reader->out;
    size_t size = room_taken(out->room) + out->comment_count * sizeof *out->comments;

    if (reader->token.err.code != ERR_NONE && !reader_add_error(reader, &reader->token.err))
        return false;
    if (reader->now.stopped && !reader->now.ended)
        return true;
    if (size > PGN_MAX_COMMENTS)
        return refuse_comment(reader);
    return check_utf8(reader) && pgn_game_add_comment(out, &reader->token, out->game.plies,
                                                      reader->now.depth, reader->now.ended);
}

/* ---- games ---- */

static bool is_event_again(const struct reader *reader)
{
    return reader->token.line > reader->now.tag_line + 1 &&
           strcmp(reader->token.name, "Event") == 0 && pgn_game_tag(reader->out, "Event");
}

static bool begins_next_game(const struct reader *reader)
{
    const struct progress *now = &reader->now;

    switch (reader->token.kind) {
    case TOKEN_TAG:
        if (!now->in_moves)
            return is_event_again(reader);
        return now->ended || reader->token.name[0] != '\0';
    case TOKEN_MOVE:
    case TOKEN_MOVE_NUMBER:
        return now->ended && now->depth == 0;
    default:
        return reader->token.kind == TOKEN_END;
    }
}

static bool read_token(struct reader *reader)
{
    switch (reader->token.kind) {
    case TOKEN_TAG:
        return read_tag(reader);
    case TOKEN_MOVE_NUMBER:
        return reader_number(reader);
    case TOKEN_MOVE:
        return reader_move(reader);
    case TOKEN_NAG:
        return reader_nag(reader);
    case TOKEN_COMMENT:
        return read_comment(reader);
    case TOKEN_OPEN:
        return reader_open(reader);
    case TOKEN_CLOSE:
        return reader_close(reader);
    case TOKEN_RESULT:
        return reader_result(reader);
    case TOKEN_STRAY:
        return reader_stray(reader);
    default:
        return true;
    }
}

static bool finish(struct reader *reader)
{
    if (!reader->now.set_up && !reader_set_up(reader))
        return false;
    if (!reader_check_open(reader) || !reader_settle_result(reader))
        return false;
    return !reader->now.is_latin1 || pgn_game_from_latin1(reader->out);
}

static bool is_game(const struct reader *reader)
{
    return reader->out->tag_count > 0 || reader->now.in_moves || reader->out->errors.count > 0;
}

/* Reads up to the first token of the next game, which is held.  False: see err. */
static bool read_tokens(struct reader *reader, struct err *err)
{
    for (bool first = true;; first = false) {
        if (!reader->held && !lexer_next(reader->lexer, &reader->token, err))
            return false;
        reader->held = false;
        if (first)
            reader->out->line = reader->token.line;
        if (begins_next_game(reader))
            break;
        reader->now.last = (struct place){reader->token.line, reader->token.column};
        if (!read_token(reader)) {
            err_set(err, ERR_MEMORY);
            return false;
        }
    }
    reader->held = true;
    return true;
}

static enum read_what fail(struct reader *reader)
{
    reader->mode = MODE_OVER;
    return READ_FAILED;
}

static enum read_what next_pgn(struct reader *reader, struct err *err)
{
    reader->now = (struct progress){0};
    if (!read_tokens(reader, err))
        return fail(reader);
    if (reader->token.kind == TOKEN_END)
        reader->mode = MODE_OVER;
    if (!is_game(reader))
        return READ_END;
    reader->games++;
    if (finish(reader))
        return READ_GAME;
    err_set(err, ERR_MEMORY);
    return fail(reader);
}

static enum read_what next_fen(struct reader *reader, struct err *err)
{
    if (!lexer_line(reader->lexer, &reader->token, err))
        return fail(reader);
    if (reader->token.kind == TOKEN_END)
        return READ_END;
    reader->games++;
    reader->out->line = reader->token.line;
    if (pgn_game_set_up(reader->out, reader->token.text, reader->token.length, reader->token.line,
                        1))
        return READ_GAME;
    err_set(err, ERR_MEMORY);
    return fail(reader);
}

static enum read_what sniff(struct reader *reader, struct err *err)
{
    enum lexer_sniff what = lexer_sniff(reader->lexer, err);

    reader->mode = what == SNIFF_FEN ? MODE_FEN : what == SNIFF_OTHER ? MODE_OVER : MODE_PGN;
    return what == SNIFF_OTHER ? READ_NOT_PGN : READ_GAME;
}

enum read_what reader_next(struct reader *reader, struct pgn_game *out, struct err *err)
{
    reader->out = out;
    if (reader->mode == MODE_START && sniff(reader, err) == READ_NOT_PGN)
        return READ_NOT_PGN;
    if (reader->mode == MODE_OVER)
        return READ_END;
    if (!pgn_game_reset(out, reader->games + 1)) {
        err_set(err, ERR_MEMORY);
        return fail(reader);
    }
    return reader->mode == MODE_FEN ? next_fen(reader, err) : next_pgn(reader, err);
}

/* ---- bytes in memory ---- */

static long read_memory(void *data, char *bytes, size_t size)
{
    struct pgn_memory *memory = data;
    size_t left = memory->length - memory->at;
    size_t taken = left < size ? left : size;

    memcpy(bytes, memory->bytes + memory->at, taken);
    memory->at += taken;
    return (long)taken;
}

struct pgn_source pgn_source_memory(struct pgn_memory *memory)
{
    return (struct pgn_source){.read = read_memory, .data = memory};
}
