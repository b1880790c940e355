/* SPDX-License-Identifier: MIT */
/* The order in which keys are set is the order in which they are written. */
#include "text/json.h"

#include <jansson.h>
#include <string.h>

#include "core/fen.h"
#include "core/movegen.h"
#include "core/san.h"
#include "text/complain.h"
#include "text/json_parts.h"

/* --- values --- */

/* Takes the text of a buf and clears it. */
static json_t *buf_value(struct buf *buf)
{
    json_t *value = json_text(buf_text(buf));

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

/* --- events --- */

/* Which keys a kind of event has, besides ply, kind and how. */
static void set_event_keys(json_t *object, const struct json_game *what, const struct event *event)
{
    const struct position *position = game_at(&what->game->game, event->ply);
    const int *plies = event_occurrences(what->events, event);

    if (event->how != EVENT_AUTOMATIC)
        json_set(object, "by", color_value(event->by));
    if (event->intended != MOVE_NONE) {
        json_set(object, "san", san_value(position, event->intended));
        json_set(object, "uci", uci_value(event->intended));
    }
    if (event->kind == EVENT_FIVEFOLD || event->kind == EVENT_THREEFOLD)
        json_set(object, "occurrences", plies_value(plies, event->count));
    if (event->kind == EVENT_FIFTY && event->how == EVENT_ON_BOARD)
        json_set(object, "until", json_integer(event->until));
    if (event->after_end)
        json_set(object, "after_end", json_true());
    if (event->at_latest)
        json_set(object, "at_or_before", json_true());
}

static json_t *event_value(const struct json_game *what, const struct event *event)
{
    json_t *object = json_object();

    json_set(object, "ply", json_integer(event->ply));
    json_set(object, "kind", json_string(event_kind_name(event->kind)));
    json_set(object, "how", json_string(event_how_name(event->how)));
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
    json_set(object, "ply", json_integer(end->ply));
    json_set(object, "by", json_string(event_kind_name(end->kind)));
    if (end->at_latest)
        json_set(object, "at_or_before", json_true());
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
        json_set(object, "ply", json_integer(verdict->differs[n].ply));
        json_set(object, "in", in);
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
    json_set(object, "opponent_plus", json_integer(verdict->penalty_opponent));
    json_set(object, "claimant_minus", json_integer(verdict->penalty_claimant));
    if (verdict->penalty_claimant_half)
        json_set(object, "claimant_half", json_true());
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
        json_set(object, "san", san_value(board, verdict->written));
        json_set(object, "uci", uci_value(verdict->written));
    } else {
        json_set(object, "san", json_text_or_null(claim->move[0] ? claim->move : NULL));
        json_set(object, "uci", json_null());
    }
}

static void set_evidence(json_t *object, const struct verdict *verdict)
{
    const struct plies *same = &verdict->occurrences;

    json_set(object, "occurrences", plies_value(same->items, same->count));
    json_set(object, "halfmove_clock",
             verdict->halfmove_clock < 0 ? json_null() : json_integer(verdict->halfmove_clock));
    json_set(object, "differs", differs_value(verdict));
    json_set(object, "outcome", json_string(outcome_name(verdict->outcome)));
    json_set(object, "penalty", penalty_value(verdict));
    json_set(object, "doubts", doubts_value(verdict));
}

static json_t *claim_value(const struct json_game *what, const struct verdict *verdict)
{
    json_t *object = json_object();

    json_set(object, "ply", json_integer(verdict->claim.ply));
    if (verdict->rules && verdict->rules != what->rules)
        json_set(object, "ruleset", json_string(verdict->rules->id));
    json_set(object, "by", color_value(verdict->by));
    json_set(object, "kind", json_string(claim_kind_name(verdict->claim.kind)));
    json_set(object, "flags", flags_value(verdict->claim.flags));
    set_written(object, what, verdict);
    json_set(object, "verdict",
             verdict->answer == VERDICT_RESULT ? json_null()
                                               : json_string(verdict_answer_name(verdict->answer)));
    json_set(object, "reason", json_string(reason_name(verdict->reason)));
    json_set(object, "article", json_text_or_null(verdict->article));
    if (verdict->reason == REASON_RULE_UNKNOWN)
        json_set(object, "unknown", json_string(rule_part_name(verdict->unknown)));
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
    json_set(object, "line", err->line > 0 ? json_integer(err->line) : json_null());
    json_set(object, "column", err->column > 0 ? json_integer(err->column) : json_null());
    json_set(object, "ply", err->ply >= 0 ? json_integer(err->ply) : json_null());
    json_set(object, "code", json_string(err_code_name(err->code)));
    json_set(object, "message", buf_value(&message));
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
        json_t *name = json_text(game->tags[n].name);
        if (!json_object_get(object, json_string_value(name))) /* the first one counts */
            json_set(object, json_string_value(name), json_text(game->tags[n].value));
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

    json_set(object, "final_fen", fen_value(final));
    json_set(object, "final_occurrences",
             json_integer(draws_count(game, game->plies, final, ruleset_identity(what->rules))));
    json_set(object, "final_halfmove_clock", json_integer(final->halfmove));
    json_set(object, "final_state", json_string(final_state(final, what->events)));
    if (what->legal)
        json_set(object, "legal_moves", legal_value(final));
    json_set(object, "max_occurrences", json_integer(what->events->max_occurrences));
    json_set(object, "max_halfmove_clock", json_integer(what->events->max_halfmove));
}

/* A game without a position: the keys are there, and say nothing. */
static void set_no_final(json_t *object, const struct json_game *what)
{
    json_set(object, "final_fen", json_null());
    json_set(object, "final_occurrences", json_null());
    json_set(object, "final_halfmove_clock", json_null());
    json_set(object, "final_state", json_null());
    if (what->legal)
        json_set(object, "legal_moves", json_array());
    json_set(object, "max_occurrences", json_null());
    json_set(object, "max_halfmove_clock", json_null());
}

static void set_head(json_t *object, const struct json_game *what)
{
    const struct pgn_game *game = what->game;

    json_set(object, "schema", json_string(JSON_SCHEMA));
    json_set(object, "file", json_text_or_null(what->file));
    json_set(object, "game", json_integer(game->number));
    json_set(object, "line", json_integer(game->line));
    json_set(object, "tags", tags_value(game));
    json_set(object, "ruleset", json_string(what->rules->id));
    json_set(object, "dead_mode", json_string(dead_mode_name(what->mode)));
    json_set(object, "result", json_text(game->result));
    json_set(object, "plies", json_integer(game->playable ? game->game.plies : 0));
    if (what->moves)
        json_set(object, "moves", game->playable ? moves_value(&game->game) : json_array());
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
    json_set(object, "end", game->playable ? end_value(what) : json_null());
    if (game->playable && what->events && what->events->dead_is_open)
        json_set(object, "dead_undecided", json_true());
    json_set(object, "events", game->playable ? events_value(what) : json_array());
    json_set(object, "claims", game->playable ? claims_value(what) : json_array());
    json_set(object, "errors", errors_value(&game->errors, moves));
    json_set(object, "warnings", errors_value(&game->warnings, moves));
    return json_write_line(out, object);
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

    json_set(object, "schema", json_string(JSON_SCHEMA));
    for (size_t n = 0; n < sizeof counts / sizeof *counts; n++)
        json_set(object, counts[n].key, json_integer(counts[n].count));
    return json_write_line(out, object);
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

    json_set(object, "by", json_string(dead_proof_name(side->proof)));
    if (side->can_mate == DEAD_NO && side->line_length > 0)
        json_set(object, "forced", line_value(side, DEAD_NO));
    if (side->proof == PROOF_EXHAUSTED) {
        json_set(object, "positions", json_integer((json_int_t)side->positions));
        json_set(object, "terminal", json_integer((json_int_t)side->terminal));
    }
    return object;
}

bool json_write_dead(struct buf *out, const struct position *position,
                     const struct dead_result *result)
{
    const struct dead_side *white = &result->side[WHITE], *black = &result->side[BLACK];
    json_t *object = json_object();

    json_set(object, "schema", json_string(JSON_SCHEMA));
    json_set(object, "fen", fen_value(position));
    json_set(object, "dead", json_string(dead_answer_name(dead_is_dead(result))));
    json_set(object, "white_can_mate", json_string(dead_answer_name(white->can_mate)));
    json_set(object, "black_can_mate", json_string(dead_answer_name(black->can_mate)));
    json_set(object, "white_line", line_value(white, DEAD_YES));
    json_set(object, "black_line", line_value(black, DEAD_YES));
    json_set(object, "proof", json_string(dead_proof_name(dead_proof_of(result))));
    json_set(object, "nodes", json_integer((json_int_t)result->nodes));
    json_set(object, "bytes", json_integer((json_int_t)result->bytes));
    json_set(object, "white_proof", proof_value(white));
    json_set(object, "black_proof", proof_value(black));
    return json_write_line(out, object);
}

bool json_write_puzzle(struct buf *out, const struct json_puzzle *puzzle)
{
    const struct json_game what = {.game = puzzle->game, .rules = puzzle->rules};
    json_t *object = json_object();

    json_set(object, "schema", json_string(JSON_SCHEMA));
    json_set(object, "puzzle", json_text(puzzle->id));
    json_set(object, "kind", json_string("claim"));
    json_set(object, "title", json_text(puzzle->title));
    json_set(object, "topic", json_text(puzzle->topic));
    json_set(object, "level", json_integer(puzzle->level));
    json_set(object, "tags", tags_value(puzzle->game));
    json_set(object, "ruleset", json_text(puzzle->rules->id));
    json_set(object, "plies", json_integer(puzzle->game->game.plies));
    json_set(object, "claim", claim_value(&what, puzzle->verdict));
    return json_write_line(out, object);
}

static json_t *choices_value(const struct json_question *question)
{
    json_t *list = json_array();

    for (size_t n = 0; n < question->choice_count; n++) {
        json_t *choice = json_object();
        json_set(choice, "text", json_text(question->choices[n].text));
        json_set(choice, "right", json_boolean(question->choices[n].right));
        json_array_append_new(list, choice);
    }
    return list;
}

bool json_write_question(struct buf *out, const struct json_question *question)
{
    json_t *object = json_object();

    json_set(object, "schema", json_string(JSON_SCHEMA));
    json_set(object, "puzzle", json_text(question->id));
    json_set(object, "kind", json_string("question"));
    json_set(object, "title", json_text(question->title));
    json_set(object, "topic", json_text(question->topic));
    json_set(object, "level", json_integer(question->level));
    json_set(object, "tags", tags_value(question->game));
    json_set(object, "ruleset", json_text(question->ruleset));
    json_set(object, "article", json_text_or_null(question->article));
    json_set(object, "fen",
             question->has_diagram ? fen_value(game_at(&question->game->game, 0)) : json_null());
    json_set(object, "question", json_text(question->question));
    json_set(object, "several", json_boolean(question->several));
    json_set(object, "choices", choices_value(question));
    json_set(object, "because", json_text(question->because));
    return json_write_line(out, object);
}
