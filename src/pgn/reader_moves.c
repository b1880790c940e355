/* SPDX-License-Identifier: MIT */
/* Movetext: the starting position, moves and their numbers, signs, variations. */
#include "config.h"

#include <string.h>

#include "pgn/reader_parts.h"
#include "pgn/variant.h"

/* An error without arguments besides a number that ends the moves. */
static bool stop(struct reader *reader, enum err_code code, long number)
{
    struct err err;

    err_set(&err, code);
    if (number > 0)
        err_add_number(&err, number);
    reader->now.stopped = true;
    return reader_add_error(reader, &err);
}

/* ---- the starting position ---- */

static bool refuse_variant(struct reader *reader, const char *variant)
{
    struct err err;

    err_set(&err, ERR_VARIANT);
    err_add_text(&err, variant);
    return pgn_game_add_err(reader->out, &reader->out->errors, &err, reader->now.variant_tag.line,
                            reader->now.variant_tag.column);
}

/* So that a message can say where the FEN stands. */
static void mark_in_tag(struct err_list *list, size_t from)
{
    for (size_t i = from; i < list->count; i++)
        list->items[i].in_tag = true;
}

bool reader_set_up(struct reader *reader)
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

bool reader_begin_moves(struct reader *reader)
{
    reader->now.in_moves = true;
    return reader->now.set_up || reader_set_up(reader);
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
    return reader_add_warning(reader, &err);
}

bool reader_number(struct reader *reader)
{
    const struct game *game = &reader->out->game;
    long expected;

    if (!reader_begin_moves(reader))
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
    return reader_add_warning(reader, &err);
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
        return reader_add_error(reader, &err);
    }
    if (repaired && !warn_repaired(reader, position, m))
        return false;
    return game_push(game, m);
}

bool reader_move(struct reader *reader)
{
    if (!reader_begin_moves(reader))
        return false;
    if (!is_judged(reader))
        return true;
    if (reader->out->game.plies >= GAME_MAX_PLIES)
        return stop(reader, ERR_GAME_TOO_LONG, GAME_MAX_PLIES);
    return play(reader);
}

/* Signs pile up only in files made for it. */
bool reader_nag(struct reader *reader)
{
    if (!reader_begin_moves(reader))
        return false;
    if (!is_judged(reader) || reader->out->nag_count >= 2 * (size_t)GAME_MAX_PLIES)
        return true;
    return pgn_game_add_nag(reader->out, reader->out->game.plies, (int)reader->token.number);
}

/* ---- variations and what is none of all this ---- */

bool reader_open(struct reader *reader)
{
    if (!reader_begin_moves(reader))
        return false;
    if (reader->now.depth == 0)
        reader->now.opened = (struct place){reader->token.line, reader->token.column};
    reader->now.depth++;
    if (reader->now.depth > PGN_MAX_VARIATIONS && !reader->now.stopped)
        return stop(reader, ERR_VARIATION_DEPTH, PGN_MAX_VARIATIONS);
    return true;
}

/* Without its opening the moves before it may have been a variation. */
bool reader_close(struct reader *reader)
{
    if (reader->now.depth > 0)
        reader->now.depth--;
    else if (!reader->now.stopped)
        return stop(reader, ERR_VARIATION_OPEN, 0);
    return true;
}

bool reader_stray(struct reader *reader)
{
    if (reader->now.stopped || reader->now.depth > 0)
        return true;
    reader->now.stopped = true;
    return reader_add_error(reader, &reader->token.err);
}

bool reader_check_open(struct reader *reader)
{
    struct err err;

    if (reader->now.depth == 0 || reader->now.stopped)
        return true;
    err_set(&err, ERR_VARIATION_OPEN);
    return pgn_game_add_err(reader->out, &reader->out->errors, &err, reader->now.opened.line,
                            reader->now.opened.column);
}
