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

#include "pgn/reader.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/utf8.h"
#include "core/movegen.h"
#include "pgn/bytes.h"
#include "pgn/game_parts.h"
#include "pgn/result.h"
#include "pgn/room.h"
#include "pgn/variant.h"

enum mode { MODE_START, MODE_PGN, MODE_FEN, MODE_OVER };

struct place {
    long line, column;
};

/* The game being read. */
struct progress {
    bool in_moves;         /* something of its movetext was seen */
    bool set_up;           /* its starting position was looked for */
    bool stopped;
    bool ended;            /* its result was seen */
    bool number_warned;
    bool is_latin1;
    int depth;             /* of variations */
    size_t tags_size;      /* against PGN_MAX_TAGS */
    bool tags_full, comments_full;
    enum result marker;    /* the result at the end of its moves */
    long tag_line;         /* of the last tag */
    struct place last;     /* of the last token */
    struct place opened;   /* of the variation that is open */
    struct place result_tag, fen_tag, variant_tag; /* of their values */
};

struct reader {
    struct lexer *lexer;
    const struct san_letters *letters;
    enum mode mode;
    struct token token;
    bool held;             /* the token is the first of the next game */
    long games;
    struct pgn_game *out;
    struct progress now;
    struct buf scratch;
};

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

static bool add_error(struct reader *reader, const struct err *err)
{
    return pgn_game_add_err(reader->out, &reader->out->errors, err, reader->token.line,
                            reader->token.column);
}

static bool add_warning(struct reader *reader, const struct err *err)
{
    return pgn_game_add_err(reader->out, &reader->out->warnings, err, reader->token.line,
                            reader->token.column);
}

/* An error without arguments besides a number that ends the moves. */
static bool stop(struct reader *reader, enum err_code code, long number)
{
    struct err err;

    err_set(&err, code);
    if (number > 0)
        err_add_number(&err, number);
    reader->now.stopped = true;
    return add_error(reader, &err);
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
    return add_warning(reader, &err);
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
        return told || add_error(reader, &token->err);
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
        good = add_warning(reader, &token->err);
    else if (token->err.code != ERR_NONE)
        good = add_error(reader, &token->err);
    if (reader->now.in_moves) /* a bracket among the moves */
        reader->now.stopped = true;
    else if (good && token->name[0])
        good = keep_tag(reader);
    return good;
}

/* ---- the starting position ---- */

static bool refuse_variant(struct reader *reader, const char *variant)
{
    struct err err;

    err_set(&err, ERR_VARIANT);
    err_add_text(&err, variant);
    return pgn_game_add_err(reader->out, &reader->out->errors, &err,
                            reader->now.variant_tag.line, reader->now.variant_tag.column);
}

/* So that a message can say where the FEN stands. */
static void mark_in_tag(struct err_list *list, size_t from)
{
    for (size_t i = from; i < list->count; i++)
        list->items[i].in_tag = true;
}

static bool set_up(struct reader *reader)
{
    struct pgn_game *out = reader->out;
    size_t errors = out->errors.count, warnings = out->warnings.count;
    const char *fen = pgn_game_tag(out, "FEN"), *variant = pgn_game_tag(out, "Variant");
    bool good;

    if (variant && !variant_is_chess(variant))
        good = refuse_variant(reader, variant);
    else if (fen && *fen)
        good = pgn_game_set_up(out, fen, strlen(fen), reader->now.fen_tag.line,
                               reader->now.fen_tag.column);
    else
        good = pgn_game_set_up_initial(out);
    if (fen) {
        mark_in_tag(&out->errors, errors);
        mark_in_tag(&out->warnings, warnings);
    }
    reader->now.set_up = true;
    reader->now.stopped = reader->now.stopped || !out->playable;
    return good;
}

static bool begin_moves(struct reader *reader)
{
    reader->now.in_moves = true;
    return reader->now.set_up || set_up(reader);
}

/* ---- moves ---- */

static bool is_judged(const struct reader *reader)
{
    return reader->now.depth == 0 && !reader->now.stopped && !reader->now.ended;
}

static bool warn_number(struct reader *reader, long expected)
{
    struct err err;

    err_set(&err, ERR_MOVE_NUMBER);
    err_add_bytes(&err, reader->token.text, reader->token.length);
    err_add_number(&err, expected);
    err.ply = reader->out->game.plies + 1;
    reader->now.number_warned = true;
    return add_warning(reader, &err);
}

static bool read_number(struct reader *reader)
{
    const struct game *game = &reader->out->game;
    long expected;

    if (!begin_moves(reader))
        return false;
    if (!is_judged(reader) || reader->now.number_warned || reader->token.number == 0)
        return true;
    expected = game_at(game, game->plies)->fullmove;
    return reader->token.number == expected || warn_number(reader, expected);
}

static bool warn_repaired(struct reader *reader, const struct position *position, move m)
{
    struct err err;

    buf_reset(&reader->scratch);
    san_write(&reader->scratch, position, m, reader->letters);
    err_set(&err, ERR_MOVE_REPAIRED);
    err_add_bytes(&err, reader->token.text, reader->token.length);
    err_add_text(&err, buf_text(&reader->scratch));
    err.ply = reader->out->game.plies + 1;
    return add_warning(reader, &err);
}

static bool play(struct reader *reader)
{
    struct game *game = &reader->out->game;
    const struct position *position = game_at(game, game->plies);
    bool repaired = false;
    struct err err;
    move m;

    if (!san_parse(position, reader->token.text, reader->token.length, reader->letters, &m,
                   &repaired, &err)) {
        err.ply = game->plies + 1;
        reader->now.stopped = true;
        return add_error(reader, &err);
    }
    if (repaired && !warn_repaired(reader, position, m))
        return false;
    return game_push(game, m);
}

static bool read_move(struct reader *reader)
{
    if (!begin_moves(reader))
        return false;
    if (!is_judged(reader))
        return true;
    if (reader->out->game.plies >= GAME_MAX_PLIES)
        return stop(reader, ERR_GAME_TOO_LONG, GAME_MAX_PLIES);
    return play(reader);
}

/* Signs pile up only in files made for it. */
static bool read_nag(struct reader *reader)
{
    if (!begin_moves(reader))
        return false;
    if (!is_judged(reader) || reader->out->nag_count >= 2 * (size_t)GAME_MAX_PLIES)
        return true;
    return pgn_game_add_nag(reader->out, reader->out->game.plies, (int)reader->token.number);
}

/* ---- comments and variations ---- */

static bool refuse_comment(struct reader *reader)
{
    struct err err;

    if (reader->now.comments_full)
        return true;
    reader->now.comments_full = true;
    err_set(&err, ERR_COMMENT_TOO_LONG);
    err_add_number(&err, PGN_MAX_COMMENTS);
    return add_error(reader, &err);
}

static bool read_comment(struct reader *reader)
{
    struct pgn_game *out = reader->out;
    size_t size = room_taken(out->room) + out->comment_count * sizeof *out->comments;

    if (reader->token.err.code != ERR_NONE && !add_error(reader, &reader->token.err))
        return false;
    if (reader->now.stopped && !reader->now.ended)
        return true;
    if (size > PGN_MAX_COMMENTS)
        return refuse_comment(reader);
    return check_utf8(reader) &&
           pgn_game_add_comment(out, &reader->token, out->game.plies, reader->now.depth,
                                reader->now.ended);
}

static bool read_open(struct reader *reader)
{
    if (!begin_moves(reader))
        return false;
    if (reader->now.depth == 0)
        reader->now.opened = (struct place){reader->token.line, reader->token.column};
    reader->now.depth++;
    if (reader->now.depth > PGN_MAX_VARIATIONS && !reader->now.stopped)
        return stop(reader, ERR_VARIATION_DEPTH, PGN_MAX_VARIATIONS);
    return true;
}

/* Without its opening the moves before it may have been a variation. */
static bool read_close(struct reader *reader)
{
    if (reader->now.depth > 0)
        reader->now.depth--;
    else if (!reader->now.stopped)
        return stop(reader, ERR_VARIATION_OPEN, 0);
    return true;
}

static bool read_stray(struct reader *reader)
{
    if (reader->now.stopped || reader->now.depth > 0)
        return true;
    reader->now.stopped = true;
    return add_error(reader, &reader->token.err);
}

/* ---- results ---- */

static bool warn_two(struct reader *reader, enum err_code code, const char *first,
                     const char *second, struct place at)
{
    struct err err;

    err_set(&err, code);
    err_add_text(&err, first);
    err_add_text(&err, second);
    return pgn_game_add_err(reader->out, &reader->out->warnings, &err, at.line, at.column);
}

/* Once the moves have ended, a second result is not worth a game. */
static bool warn_second_result(struct reader *reader)
{
    struct err err;

    err_set(&err, ERR_STRAY);
    err_add_bytes(&err, reader->token.text, reader->token.length);
    return add_warning(reader, &err);
}

static bool read_result(struct reader *reader)
{
    const struct token *token = &reader->token;
    struct place place = {token->line, token->column};
    const char *text;

    if (!begin_moves(reader))
        return false;
    if (reader->now.depth > 0)
        return true;
    if (reader->now.ended)
        return warn_second_result(reader);
    reader->now.ended = true;
    reader->now.marker = result_find(token->text, token->length);
    text = result_text(reader->now.marker);
    return strcmp(token->text, text) == 0 ||
           warn_two(reader, ERR_RESULT_SPELLING, token->text, text, place);
}

/* The tag: how it is spelled, and whether the movetext agrees. */
static bool check_result_tag(struct reader *reader, const char *tag, enum result meant)
{
    struct progress *now = &reader->now;
    const char *read = meant == RESULT_NONE ? "*" : result_text(meant);

    if (strcmp(tag, read) != 0 && (meant != RESULT_NONE || !now->ended) &&
        !warn_two(reader, ERR_RESULT_SPELLING, tag, read, now->result_tag))
        return false;
    if (!now->ended || meant == now->marker)
        return true;
    return warn_two(reader, ERR_RESULT_DIFFERS, tag, result_text(now->marker), now->last);
}

static bool warn_at_end(struct reader *reader, enum err_code code, const char *text)
{
    struct err err;

    err_set(&err, code);
    if (text)
        err_add_text(&err, text);
    return pgn_game_add_err(reader->out, &reader->out->warnings, &err, reader->now.last.line,
                            reader->now.last.column);
}

static enum result result_on_board(const struct position *position)
{
    switch (movegen_state(position)) {
    case STATE_CHECKMATE: return position->turn == WHITE ? RESULT_BLACK : RESULT_WHITE;
    case STATE_STALEMATE: return RESULT_DRAW;
    default: return RESULT_NONE;
    }
}

/* "*" says nothing, so it contradicts nothing. */
static bool check_board(struct reader *reader, enum result result)
{
    const struct game *game = &reader->out->game;
    enum result board;

    if (reader->now.stopped || result == RESULT_OPEN)
        return true;
    board = result_on_board(game_at(game, game->plies));
    return board == RESULT_NONE || board == result ||
           warn_at_end(reader, ERR_RESULT_BOARD, result_text(result));
}

static bool settle_result(struct reader *reader)
{
    const char *tag = pgn_game_tag(reader->out, "Result");
    enum result meant = tag ? result_find(tag, strlen(tag)) : RESULT_NONE;
    enum result result = reader->now.ended ? reader->now.marker
                         : meant != RESULT_NONE ? meant
                                                : RESULT_OPEN;

    strcpy(reader->out->result, result_text(result));
    if (tag && !check_result_tag(reader, tag, meant))
        return false;
    if (!reader->now.ended && !warn_at_end(reader, ERR_RESULT_MISSING, NULL))
        return false;
    return check_board(reader, result);
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
    case TOKEN_TAG: return read_tag(reader);
    case TOKEN_MOVE_NUMBER: return read_number(reader);
    case TOKEN_MOVE: return read_move(reader);
    case TOKEN_NAG: return read_nag(reader);
    case TOKEN_COMMENT: return read_comment(reader);
    case TOKEN_OPEN: return read_open(reader);
    case TOKEN_CLOSE: return read_close(reader);
    case TOKEN_RESULT: return read_result(reader);
    case TOKEN_STRAY: return read_stray(reader);
    default: return true;
    }
}

static bool check_open(struct reader *reader)
{
    struct err err;

    if (reader->now.depth == 0 || reader->now.stopped)
        return true;
    err_set(&err, ERR_VARIATION_OPEN);
    return pgn_game_add_err(reader->out, &reader->out->errors, &err, reader->now.opened.line,
                            reader->now.opened.column);
}

static bool finish(struct reader *reader)
{
    if (!reader->now.set_up && !set_up(reader))
        return false;
    if (!check_open(reader) || !settle_result(reader))
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
    if (pgn_game_set_up(reader->out, reader->token.text, reader->token.length,
                        reader->token.line, 1))
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
