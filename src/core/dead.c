/* SPDX-License-Identifier: MIT */
/*
 * The cheap arguments come first: mate or stalemate on the board, the men left, forced moves
 * and the same again at their end, squares that nobody can reach.  The search is for what they
 * leave open.  Mate and stalemate are looked at before any argument by material: such an
 * argument speaks of moves still to come.  A mate is mostly sooner found than ruled out, so
 * likely moves are tried before the squares.
 */
#include "config.h"

#include "core/dead.h"

#include <stdlib.h>
#include <string.h>

#include "core/dead_inside.h"
#include "core/movegen.h"

const struct dead_budget dead_default_budget = {.positions = 400000, .bytes = (uint64_t)1 << 26};

enum { AHEAD_PLIES = 3, AHEAD_MOST = 1000 };

static const char *const answer_names[] = {
    [DEAD_NO] = "no",
    [DEAD_YES] = "yes",
    [DEAD_UNDECIDED] = "undecided",
};

static const char *const proof_names[] = {
    [PROOF_NONE] = "none",           [PROOF_CHECKMATE] = "checkmate",
    [PROOF_STALEMATE] = "stalemate", [PROOF_MATERIAL] = "material",
    [PROOF_FORCED] = "forced",       [PROOF_STATIC] = "static",
    [PROOF_EXHAUSTED] = "exhausted", [PROOF_HELPMATE] = "helpmate",
};

/* What is asked, and where the forced moves lead. */
struct probe {
    const struct position *start;
    const bool *asked; /* by enum color */
    const struct dead_budget *budget;
    struct dead_forced forced;
    struct dead_result *out;
};

static void reopen(struct dead_side *side)
{
    free(side->line);
    *side = (struct dead_side){.can_mate = DEAD_UNDECIDED, .proof = PROOF_NONE};
}

static bool is_open(const struct probe *probe, enum color winner)
{
    return probe->out->side[winner].can_mate == DEAD_UNDECIDED;
}

static bool is_wanted(const struct probe *probe, enum color winner)
{
    return probe->asked[winner] && is_open(probe, winner);
}

static bool put_forced_first(const struct probe *probe, struct dead_side *side)
{
    size_t forced = (size_t)probe->forced.count;
    size_t rest = (size_t)side->line_length;
    if (forced == 0)
        return true;
    move *line = realloc(side->line, (forced + rest) * sizeof *line);
    if (!line)
        return false;
    memmove(line + forced, line, rest * sizeof *line);
    memcpy(line, probe->forced.moves, forced * sizeof *line);
    side->line = line;
    side->line_length = (int)(forced + rest);
    return true;
}

/* What holds at the end of the forced moves holds at the start. */
static void settle(struct probe *probe, enum color winner, enum dead_answer answer,
                   enum dead_proof proof)
{
    struct dead_side *side = &probe->out->side[winner];
    side->can_mate = answer;
    side->proof = proof;
    if (put_forced_first(probe, side))
        return;
    reopen(side);
    probe->out->out_of_memory = true;
}

static void rule_out(struct probe *probe, enum dead_proof proof)
{
    for (int side = WHITE; side <= BLACK; side++)
        if (is_open(probe, (enum color)side))
            settle(probe, (enum color)side, DEAD_NO, proof);
}

/* Articles 5.1.1 and 5.2.1: the game is over on the board, now or after the forced moves. */
static bool settle_terminal(struct probe *probe)
{
    bool is_forced = probe->forced.count > 0;
    const struct position *end = &probe->forced.end;
    enum position_state state = movegen_state(end);
    if (state == STATE_STALEMATE)
        rule_out(probe, is_forced ? PROOF_FORCED : PROOF_STALEMATE);
    if (state == STATE_CHECKMATE) {
        settle(probe, color_other((enum color)end->turn), DEAD_YES,
               is_forced ? PROOF_HELPMATE : PROOF_CHECKMATE);
        rule_out(probe, is_forced ? PROOF_FORCED : PROOF_CHECKMATE);
    }
    return state == STATE_STALEMATE || state == STATE_CHECKMATE;
}

static void settle_material(struct probe *probe)
{
    for (int side = WHITE; side <= BLACK; side++)
        if (is_open(probe, (enum color)side) &&
            dead_side_by_material(&probe->forced.end, (enum color)side))
            settle(probe, (enum color)side, DEAD_NO, PROOF_MATERIAL);
}

static void settle_forced(struct probe *probe)
{
    dead_force(probe->start, &probe->forced);
    if (probe->forced.count == 0)
        return;
    if (probe->forced.is_circle)
        rule_out(probe, PROOF_FORCED);
    else if (!settle_terminal(probe))
        settle_material(probe);
}

static void settle_static(struct probe *probe)
{
    struct dead_picture picture;
    for (int side = WHITE; side <= BLACK; side++)
        if (is_wanted(probe, (enum color)side) &&
            dead_picture(&probe->forced.end, (enum color)side, &picture))
            settle(probe, (enum color)side, DEAD_NO, PROOF_STATIC);
}

static uint64_t positions_left(const struct probe *probe)
{
    uint64_t most = probe->budget->positions;
    return most > probe->out->nodes ? most - probe->out->nodes : 0;
}

/* A move or two may build the wall that holds.  What needs no picture is left to the search,
 * which says how much it looked at. */
static void settle_ahead(struct probe *probe)
{
    for (int side = WHITE; side <= BLACK; side++) {
        uint64_t most = positions_left(probe) < AHEAD_MOST ? positions_left(probe) : AHEAD_MOST;
        struct dead_ahead ahead = {.winner = (enum color)side,
                                   .plies = AHEAD_PLIES,
                                   .choices = MOVELIST_MAX,
                                   .left = (int)most,
                                   .with_pictures = true};
        if (!is_wanted(probe, (enum color)side))
            continue;
        enum dead_proof proof = dead_look_ahead(&ahead, &probe->forced.end);
        probe->out->nodes += most - (uint64_t)ahead.left;
        if (proof == PROOF_STATIC)
            settle(probe, (enum color)side, DEAD_NO, PROOF_STATIC);
    }
}

static void settle_by_play(struct probe *probe, enum dead_effort effort)
{
    for (int side = WHITE; side <= BLACK; side++)
        if (is_wanted(probe, (enum color)side) &&
            dead_helpmate(&probe->forced.end, (enum color)side, effort, positions_left(probe),
                          probe->out))
            settle(probe, (enum color)side, DEAD_YES, PROOF_HELPMATE);
}

static void settle_by_search(struct probe *probe)
{
    struct dead_result *out = probe->out;
    struct dead_budget left = {positions_left(probe), probe->budget->bytes};
    bool wanted[2] = {is_wanted(probe, WHITE), is_wanted(probe, BLACK)};
    if (left.positions == 0 || (!wanted[WHITE] && !wanted[BLACK]))
        return;
    dead_search(&probe->forced.end, wanted, &left, out);
    for (int side = WHITE; side <= BLACK; side++)
        if (wanted[side] && !is_open(probe, (enum color)side))
            settle(probe, (enum color)side, out->side[side].can_mate, out->side[side].proof);
}

static void ask(const struct position *position, const bool asked[2],
                const struct dead_budget *budget, struct dead_result *out)
{
    struct probe probe = {.start = position, .asked = asked, .budget = budget, .out = out};
    *out = (struct dead_result){.nodes = 1};
    reopen(&out->side[WHITE]);
    reopen(&out->side[BLACK]);
    probe.forced.end = *position;
    if (settle_terminal(&probe))
        return;
    settle_material(&probe);
    settle_forced(&probe);
    out->nodes += (uint64_t)probe.forced.count;
    settle_by_play(&probe, DEAD_BRIEF);
    settle_static(&probe);
    settle_by_play(&probe, DEAD_LONG);
    settle_ahead(&probe);
    settle_by_search(&probe);
}

void dead_probe(const struct position *position, const struct dead_budget *budget,
                struct dead_result *out)
{
    ask(position, (const bool[2]){true, true}, budget, out);
}

void dead_probe_side(const struct position *position, enum color winner,
                     const struct dead_budget *budget, struct dead_result *out)
{
    bool asked[2] = {winner == WHITE, winner == BLACK};
    ask(position, asked, budget, out);
}

void dead_result_clear(struct dead_result *result)
{
    if (!result)
        return;
    reopen(&result->side[WHITE]);
    reopen(&result->side[BLACK]);
    result->nodes = result->bytes = 0;
    result->out_of_memory = false;
}

/* Article 5.2.2: neither can mate. */
enum dead_answer dead_is_dead(const struct dead_result *result)
{
    enum dead_answer white = result->side[WHITE].can_mate;
    enum dead_answer black = result->side[BLACK].can_mate;
    if (white == DEAD_YES || black == DEAD_YES)
        return DEAD_NO;
    return white == DEAD_NO && black == DEAD_NO ? DEAD_YES : DEAD_UNDECIDED;
}

/* For a dead position the argument that took more: enum dead_proof is in that order. */
enum dead_proof dead_proof_of(const struct dead_result *result)
{
    const struct dead_side *white = &result->side[WHITE];
    const struct dead_side *black = &result->side[BLACK];
    switch (dead_is_dead(result)) {
    case DEAD_NO:
        return white->can_mate == DEAD_YES ? white->proof : black->proof;
    case DEAD_YES:
        return white->proof > black->proof ? white->proof : black->proof;
    default:
        return PROOF_NONE;
    }
}

const char *dead_answer_name(enum dead_answer answer)
{
    return answer_names[answer];
}

const char *dead_proof_name(enum dead_proof proof)
{
    return proof_names[proof];
}
