/* SPDX-License-Identifier: MIT */
/* Results: the one at the end of the moves, the tag's, and what the board says. */
#include "config.h"

#include <string.h>

#include "core/movegen.h"
#include "pgn/reader_parts.h"

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

    err_set(&err, ERR_RESULT_AGAIN);
    err_add_bytes(&err, reader->token.text, reader->token.length);
    return reader_add_warning(reader, &err);
}

bool reader_result(struct reader *reader)
{
    const struct token *token = &reader->token;
    struct place place = {token->line, token->column};
    const char *text;

    if (!reader_begin_moves(reader))
        return false;
    if (reader->now.depth > 0)
        return true;
    if (reader->now.ended)
        return warn_second_result(reader);
    reader->now.ended = true;
    reader->now.marked = place;
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
    return warn_two(reader, ERR_RESULT_DIFFERS, tag, result_text(now->marker), now->marked);
}

/* At the result, or where it should stand. */
static bool warn_at_end(struct reader *reader, enum err_code code, const char *text)
{
    struct place at = reader->now.ended ? reader->now.marked : reader->now.last;
    struct err err;

    err_set(&err, code);
    if (text)
        err_add_text(&err, text);
    return pgn_game_add_err(reader->out, &reader->out->warnings, &err, at.line, at.column);
}

static enum result result_on_board(const struct position *position)
{
    switch (movegen_state(position)) {
    case STATE_CHECKMATE:
        return position->turn == WHITE ? RESULT_BLACK : RESULT_WHITE;
    case STATE_STALEMATE:
        return RESULT_DRAW;
    default:
        return RESULT_NONE;
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

bool reader_settle_result(struct reader *reader)
{
    const char *tag = pgn_game_tag(reader->out, "Result");
    enum result meant = tag ? result_find(tag, strlen(tag)) : RESULT_NONE;
    enum result result = reader->now.ended      ? reader->now.marker
                         : meant != RESULT_NONE ? meant
                                                : RESULT_OPEN;

    strcpy(reader->out->result, result_text(result));
    if (tag && !check_result_tag(reader, tag, meant))
        return false;
    if (!reader->now.ended && !warn_at_end(reader, ERR_RESULT_MISSING, NULL))
        return false;
    return check_board(reader, result);
}
