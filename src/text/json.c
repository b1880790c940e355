/* SPDX-License-Identifier: MIT */
/* The order in which keys are set is the order in which they are written. */
#include "text/json.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "core/fen.h"
#include "core/movegen.h"
#include "core/san.h"
#include "text/complain.h"

#define SCHEMA "drawclaim/1"

/* --- values --- */

/* Text as it is; what is not UTF-8 (a file name) with U+FFFD in place of its bad bytes. */
static json_t *text_value(const char *text)
{
    size_t length = strlen(text);
    struct buf clean = {0};
    json_t *value;

    if (utf8_valid_prefix(text, length) == length)
        return json_string(text);
    utf8_clean(&clean, text, length);
    value = json_string(buf_text(&clean));
    buf_clear(&clean);
    return value;
}

static json_t *text_or_null(const char *text)
{
    return text ? text_value(text) : json_null();
}

/* Takes the text of a buf and clears it. */
static json_t *buf_value(struct buf *buf)
{
    json_t *value = text_value(buf_text(buf));

    buf_clear(buf);
    return value;
}

static json_t *san_value(const struct position *position, move m)
{
    struct buf san = {0};

    san_write(&san, position, m, NULL);
    return buf_value(&san);
}

static json_t *uci_value(move m)
{
    struct buf uci = {0};

    san_write_uci(&uci, m);
    return buf_value(&uci);
}

static json_t *fen_value(const struct position *position)
{
    struct buf fen = {0};

    fen_write(&fen, position);
    return buf_value(&fen);
}

static json_t *color_value(enum color color)
{
    return json_string(color == WHITE ? "white" : "black");
}

static json_t *plies_value(const int *plies, size_t count)
{
    json_t *list = json_array();

    for (size_t n = 0; n < count; n++)
        json_array_append_new(list, json_integer(plies[n]));
    return list;
}

/* jansson takes no NULL: where memory is short a value is left out. */
static void set(json_t *object, const char *key, json_t *value)
{
    json_object_set_new(object, key, value);
}

static bool write_line(struct buf *out, json_t *object)
{
    char *text = object ? json_dumps(object, JSON_COMPACT | JSON_PRESERVE_ORDER) : NULL;

    if (text) {
        buf_add(out, text);
        buf_add_char(out, '\n');
    }
    free(text);
    json_decref(object);
    return text && buf_ok(out);
}

/* --- events --- */

/* Which keys a kind of event has, besides ply, kind and how. */
static void set_event_keys(json_t *object, const struct json_game *what, const struct event *event)
{
    const struct position *position = game_at(&what->game->game, event->ply);
    const int *plies = event_occurrences(what->events, event);

    if (event->how != EVENT_AUTOMATIC)
        set(object, "by", color_value(event->by));
    if (event->intended != MOVE_NONE) {
        set(object, "san", san_value(position, event->intended));
        set(object, "uci", uci_value(event->intended));
    }
    if (event->kind == EVENT_FIVEFOLD || event->kind == EVENT_THREEFOLD)
        set(object, "occurrences", plies_value(plies, event->count));
    if (event->kind == EVENT_FIFTY && event->how == EVENT_ON_BOARD)
        set(object, "until", json_integer(event->until));
    if (event->after_end)
        set(object, "after_end", json_true());
    if (event->at_latest)
        set(object, "at_or_before", json_true());
}

static json_t *event_value(const struct json_game *what, const struct event *event)
{
    json_t *object = json_object();

    set(object, "ply", json_integer(event->ply));
    set(object, "kind", json_string(event_kind_name(event->kind)));
    set(object, "how", json_string(event_how_name(event->how)));
    set_event_keys(object, what, event);
    return object;
}

static json_t *events_value(const struct json_game *what)
{
    json_t *list = json_array();

    for (size_t n = 0; what->events && n < what->events->count; n++)
        json_array_append_new(list, event_value(what, &what->events->items[n]));
    return list;
}

static json_t *end_value(const struct json_game *what)
{
    const struct event *end = what->events ? event_list_end(what->events) : NULL;
    json_t *object;

    if (!end)
        return json_null();
    object = json_object();
    set(object, "ply", json_integer(end->ply));
    set(object, "by", json_string(event_kind_name(end->kind)));
    if (end->at_latest)
        set(object, "at_or_before", json_true());
    return object;
}

/* --- claims --- */

static json_t *flags_value(unsigned flags)
{
    json_t *list = json_array();

    for (int n = 0; n < CLAIM_FLAGS; n++)
        if (flags & 1u << n)
            json_array_append_new(list, json_string(claim_flag_name((enum claim_flag)(1u << n))));
    return list;
}

static json_t *differs_value(const struct verdict *verdict)
{
    static const struct {
        unsigned part;
        const char *name;
    } parts[] = {{IDENTITY_SIDE, "side"},
                 {IDENTITY_CASTLING, "castling"},
                 {IDENTITY_EN_PASSANT, "en-passant"}};
    json_t *list = json_array();

    for (size_t n = 0; n < verdict->differ_count; n++) {
        json_t *object = json_object(), *in = json_array();
        for (size_t p = 0; p < sizeof parts / sizeof *parts; p++)
            if (verdict->differs[n].in & parts[p].part)
                json_array_append_new(in, json_string(parts[p].name));
        set(object, "ply", json_integer(verdict->differs[n].ply));
        set(object, "in", in);
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *penalty_value(const struct verdict *verdict)
{
    json_t *object;

    if (!verdict->has_penalty)
        return json_null();
    object = json_object();
    set(object, "opponent_plus", json_integer(verdict->penalty_opponent));
    set(object, "claimant_minus", json_integer(verdict->penalty_claimant));
    if (verdict->penalty_claimant_half)
        set(object, "claimant_half", json_true());
    return object;
}

static json_t *doubts_value(const struct verdict *verdict)
{
    json_t *list = json_array();

    for (int n = 0; n < VERDICT_DOUBTS && verdict->doubts[n]; n++)
        json_array_append_new(list, json_string(verdict->doubts[n]));
    return list;
}

/* The written move: legal, as text if it is not, or none. */
static void set_written(json_t *object, const struct json_game *what, const struct verdict *verdict)
{
    const struct claim *claim = &verdict->claim;
    const struct position *board = game_at(&what->game->game, claim->ply);

    if (verdict->written != MOVE_NONE) {
        set(object, "san", san_value(board, verdict->written));
        set(object, "uci", uci_value(verdict->written));
    } else {
        set(object, "san", text_or_null(claim->move[0] ? claim->move : NULL));
        set(object, "uci", json_null());
    }
}

static void set_evidence(json_t *object, const struct verdict *verdict)
{
    const struct plies *same = &verdict->occurrences;

    set(object, "occurrences", plies_value(same->items, same->count));
    set(object, "halfmove_clock",
        verdict->halfmove_clock < 0 ? json_null() : json_integer(verdict->halfmove_clock));
    set(object, "differs", differs_value(verdict));
    set(object, "outcome", json_string(outcome_name(verdict->outcome)));
    set(object, "penalty", penalty_value(verdict));
    set(object, "doubts", doubts_value(verdict));
}

static json_t *claim_value(const struct json_game *what, const struct verdict *verdict)
{
    json_t *object = json_object();

    set(object, "ply", json_integer(verdict->claim.ply));
    if (verdict->rules && verdict->rules != what->rules)
        set(object, "ruleset", json_string(verdict->rules->id));
    set(object, "by", color_value(verdict->by));
    set(object, "kind", json_string(claim_kind_name(verdict->claim.kind)));
    set(object, "flags", flags_value(verdict->claim.flags));
    set_written(object, what, verdict);
    set(object, "verdict",
        verdict->answer == VERDICT_RESULT ? json_null()
                                          : json_string(verdict_answer_name(verdict->answer)));
    set(object, "reason", json_string(reason_name(verdict->reason)));
    set(object, "article", text_or_null(verdict->article));
    if (verdict->reason == REASON_RULE_UNKNOWN)
        set(object, "unknown", json_string(rule_part_name(verdict->unknown)));
    set_evidence(object, verdict);
    return object;
}

static json_t *claims_value(const struct json_game *what)
{
    json_t *list = json_array();

    for (size_t n = 0; n < what->verdict_count; n++)
        json_array_append_new(list, claim_value(what, &what->verdicts[n]));
    return list;
}

/* --- errors --- */

static json_t *error_value(const struct err *err, const struct game *game)
{
    json_t *object = json_object();
    struct buf message = {0};

    complain_sentence(&message, err, game);
    set(object, "line", err->line > 0 ? json_integer(err->line) : json_null());
    set(object, "column", err->column > 0 ? json_integer(err->column) : json_null());
    set(object, "ply", err->ply >= 0 ? json_integer(err->ply) : json_null());
    set(object, "code", json_string(err_code_name(err->code)));
    set(object, "message", buf_value(&message));
    return object;
}

static json_t *errors_value(const struct err_list *errors, const struct game *game)
{
    json_t *list = json_array();

    for (size_t n = 0; n < errors->count; n++)
        json_array_append_new(list, error_value(&errors->items[n], game));
    return list;
}

/* --- a game --- */

static json_t *tags_value(const struct pgn_game *game)
{
    json_t *object = json_object();

    for (size_t n = 0; n < game->tag_count; n++) {
        json_t *name = text_value(game->tags[n].name);
        if (!json_object_get(object, json_string_value(name))) /* the first one counts */
            set(object, json_string_value(name), text_value(game->tags[n].value));
        json_decref(name);
    }
    return object;
}

static json_t *moves_value(const struct game *game)
{
    json_t *list = json_array();

    for (int ply = 0; ply < game->plies; ply++)
        json_array_append_new(list, san_value(game_at(game, ply), game->moves[ply]));
    return list;
}

/* The first that holds of checkmate, stalemate, dead, check, ongoing.  A dead position stays
 * dead, so one event says it for all plies after it. */
static const char *final_state(const struct position *final, const struct event_list *events)
{
    enum position_state state = movegen_state(final);

    if (state == STATE_CHECKMATE || state == STATE_STALEMATE)
        return state == STATE_CHECKMATE ? "checkmate" : "stalemate";
    for (size_t n = 0; n < events->count; n++)
        if (events->items[n].kind == EVENT_DEAD)
            return "dead";
    return state == STATE_CHECK ? "check" : "ongoing";
}

static int by_bytes(const void *a, const void *b)
{
    return strcmp(json_string_value(*(json_t *const *)a), json_string_value(*(json_t *const *)b));
}

static json_t *legal_value(const struct position *position)
{
    json_t *list = json_array(), *sans[MOVELIST_MAX];
    struct movelist moves;
    int count = 0;

    movegen_legal(position, &moves);
    for (int n = 0; n < moves.count; n++)
        if ((sans[count] = san_value(position, moves.moves[n])) != NULL)
            count++;
    qsort(sans, (size_t)count, sizeof *sans, by_bytes);
    for (int n = 0; n < count; n++)
        json_array_append_new(list, sans[n]);
    return list;
}

static void set_final(json_t *object, const struct json_game *what)
{
    const struct game *game = &what->game->game;
    const struct position *final = game_at(game, game->plies);

    set(object, "final_fen", fen_value(final));
    set(object, "final_occurrences",
        json_integer(draws_count(game, game->plies, final, ruleset_identity(what->rules))));
    set(object, "final_halfmove_clock", json_integer(final->halfmove));
    set(object, "final_state", json_string(final_state(final, what->events)));
    if (what->legal)
        set(object, "legal_moves", legal_value(final));
    set(object, "max_occurrences", json_integer(what->events->max_occurrences));
    set(object, "max_halfmove_clock", json_integer(what->events->max_halfmove));
}

/* A game without a position: the keys are there, and say nothing. */
static void set_no_final(json_t *object, const struct json_game *what)
{
    set(object, "final_fen", json_null());
    set(object, "final_occurrences", json_null());
    set(object, "final_halfmove_clock", json_null());
    set(object, "final_state", json_null());
    if (what->legal)
        set(object, "legal_moves", json_array());
    set(object, "max_occurrences", json_null());
    set(object, "max_halfmove_clock", json_null());
}

static void set_head(json_t *object, const struct json_game *what)
{
    const struct pgn_game *game = what->game;

    set(object, "schema", json_string(SCHEMA));
    set(object, "file", text_or_null(what->file));
    set(object, "game", json_integer(game->number));
    set(object, "line", json_integer(game->line));
    set(object, "tags", tags_value(game));
    set(object, "ruleset", json_string(what->rules->id));
    set(object, "dead_mode", json_string(dead_mode_name(what->mode)));
    set(object, "result", text_value(game->result));
    set(object, "plies", json_integer(game->playable ? game->game.plies : 0));
    if (what->moves)
        set(object, "moves", game->playable ? moves_value(&game->game) : json_array());
}

bool json_write_game(struct buf *out, const struct json_game *what)
{
    const struct pgn_game *game = what->game;
    const struct game *moves = game->playable ? &game->game : NULL;
    json_t *object = json_object();

    set_head(object, what);
    if (game->playable)
        set_final(object, what);
    else
        set_no_final(object, what);
    set(object, "end", game->playable ? end_value(what) : json_null());
    if (game->playable && what->events && what->events->dead_is_open)
        set(object, "dead_undecided", json_true());
    set(object, "events", game->playable ? events_value(what) : json_array());
    set(object, "claims", game->playable ? claims_value(what) : json_array());
    set(object, "errors", errors_value(&game->errors, moves));
    set(object, "warnings", errors_value(&game->warnings, moves));
    return write_line(out, object);
}

/* --- summary --- */

bool json_write_summary(struct buf *out, const struct json_summary *summary)
{
    const struct {
        const char *key;
        long count;
    } counts[] = {
        {"games", summary->games},
        {"bad_games", summary->bad_games},
        {"plies", summary->plies},
        {"threefold", summary->threefold},
        {"fivefold", summary->fivefold},
        {"fifty", summary->fifty},
        {"seventyfive", summary->seventyfive},
        {"checkmate", summary->checkmate},
        {"stalemate", summary->stalemate},
    };
    json_t *object = json_object();

    set(object, "schema", json_string(SCHEMA));
    for (size_t n = 0; n < sizeof counts / sizeof *counts; n++)
        set(object, counts[n].key, json_integer(counts[n].count));
    return write_line(out, object);
}

/* --- dead position --- */

static json_t *line_value(const struct dead_side *side, enum dead_answer answer)
{
    json_t *list = json_array();

    for (int n = 0; side->can_mate == answer && n < side->line_length; n++)
        json_array_append_new(list, uci_value(side->line[n]));
    return list;
}

/* What makes a proof one that can be run again. */
static json_t *proof_value(const struct dead_side *side)
{
    json_t *object = json_object();

    set(object, "by", json_string(dead_proof_name(side->proof)));
    if (side->can_mate == DEAD_NO && side->line_length > 0)
        set(object, "forced", line_value(side, DEAD_NO));
    if (side->proof == PROOF_EXHAUSTED) {
        set(object, "positions", json_integer((json_int_t)side->positions));
        set(object, "terminal", json_integer((json_int_t)side->terminal));
    }
    return object;
}

bool json_write_dead(struct buf *out, const struct position *position,
                     const struct dead_result *result)
{
    const struct dead_side *white = &result->side[WHITE], *black = &result->side[BLACK];
    json_t *object = json_object();

    set(object, "schema", json_string(SCHEMA));
    set(object, "fen", fen_value(position));
    set(object, "dead", json_string(dead_answer_name(dead_is_dead(result))));
    set(object, "white_can_mate", json_string(dead_answer_name(white->can_mate)));
    set(object, "black_can_mate", json_string(dead_answer_name(black->can_mate)));
    set(object, "white_line", line_value(white, DEAD_YES));
    set(object, "black_line", line_value(black, DEAD_YES));
    set(object, "proof", json_string(dead_proof_name(dead_proof_of(result))));
    set(object, "nodes", json_integer((json_int_t)result->nodes));
    set(object, "bytes", json_integer((json_int_t)result->bytes));
    set(object, "white_proof", proof_value(white));
    set(object, "black_proof", proof_value(black));
    return write_line(out, object);
}

bool json_write_puzzle(struct buf *out, const struct json_puzzle *puzzle)
{
    const struct json_game what = {.game = puzzle->game, .rules = puzzle->rules};
    json_t *object = json_object();
    set(object, "schema", json_string(SCHEMA));
    set(object, "puzzle", text_value(puzzle->id));
    set(object, "kind", json_string("claim"));
    set(object, "title", text_value(puzzle->title));
    set(object, "topic", text_value(puzzle->topic));
    set(object, "level", json_integer(puzzle->level));
    set(object, "tags", tags_value(puzzle->game));
    set(object, "ruleset", text_value(puzzle->rules->id));
    set(object, "plies", json_integer(puzzle->game->game.plies));
    set(object, "claim", claim_value(&what, puzzle->verdict));
    return write_line(out, object);
}

static json_t *choices_value(const struct json_question *question)
{
    json_t *list = json_array();

    for (size_t n = 0; n < question->choice_count; n++) {
        json_t *choice = json_object();
        set(choice, "text", text_value(question->choices[n].text));
        set(choice, "right", json_boolean(question->choices[n].right));
        json_array_append_new(list, choice);
    }
    return list;
}

bool json_write_question(struct buf *out, const struct json_question *question)
{
    json_t *object = json_object();
    set(object, "schema", json_string(SCHEMA));
    set(object, "puzzle", text_value(question->id));
    set(object, "kind", json_string("question"));
    set(object, "title", text_value(question->title));
    set(object, "topic", text_value(question->topic));
    set(object, "level", json_integer(question->level));
    set(object, "tags", tags_value(question->game));
    set(object, "ruleset", text_value(question->ruleset));
    set(object, "article", text_or_null(question->article));
    set(object, "fen",
        question->has_diagram ? fen_value(game_at(&question->game->game, 0)) : json_null());
    set(object, "question", text_value(question->question));
    set(object, "several", json_boolean(question->several));
    set(object, "choices", choices_value(question));
    set(object, "because", text_value(question->because));
    return write_line(out, object);
}
