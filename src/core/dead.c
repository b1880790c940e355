/* SPDX-License-Identifier: MIT */
/*
 * The cheap arguments come first (mate or stalemate on the board, then the men left), the
 * search only for what they leave open.  Mate and stalemate are looked at before any
 * argument by material: such an argument speaks of moves still to come.
 */
#include "config.h"

#include "core/dead.h"

#include <stdlib.h>

#include "core/dead_inside.h"
#include "core/movegen.h"

const struct dead_budget dead_default_budget = {.positions = 200000, .bytes = (uint64_t)1 << 28};

static const char *const answer_names[] = {
    [DEAD_NO] = "no",
    [DEAD_YES] = "yes",
    [DEAD_UNDECIDED] = "undecided",
};

static const char *const proof_names[] = {
    [PROOF_NONE] = "none",
    [PROOF_CHECKMATE] = "checkmate",
    [PROOF_STALEMATE] = "stalemate",
    [PROOF_MATERIAL] = "material",
    [PROOF_FORCED] = "forced",
    [PROOF_STATIC] = "static",
    [PROOF_EXHAUSTED] = "exhausted",
    [PROOF_HELPMATE] = "helpmate",
};

static void settle(struct dead_side *side, enum dead_answer answer, enum dead_proof proof)
{
    side->can_mate = answer;
    side->proof = proof;
}

/* Articles 5.1.1 and 5.2.1: the game is over on the board. */
static bool settle_terminal(const struct position *position, struct dead_result *out)
{
    enum position_state state = movegen_state(position);
    enum color mated = (enum color)position->turn;
    if (state == STATE_STALEMATE) {
        settle(&out->side[WHITE], DEAD_NO, PROOF_STALEMATE);
        settle(&out->side[BLACK], DEAD_NO, PROOF_STALEMATE);
    } else if (state == STATE_CHECKMATE) {
        settle(&out->side[mated], DEAD_NO, PROOF_CHECKMATE);
        settle(&out->side[color_other(mated)], DEAD_YES, PROOF_CHECKMATE);
    }
    return state == STATE_STALEMATE || state == STATE_CHECKMATE;
}

static void settle_material(const struct position *position, struct dead_result *out)
{
    for (int side = WHITE; side <= BLACK; side++)
        if (dead_side_by_material(position, (enum color)side))
            settle(&out->side[side], DEAD_NO, PROOF_MATERIAL);
}

static void probe(const struct position *position, const bool asked[2],
                  const struct dead_budget *budget, struct dead_result *out)
{
    *out = (struct dead_result){.nodes = 1};
    settle(&out->side[WHITE], DEAD_UNDECIDED, PROOF_NONE);
    settle(&out->side[BLACK], DEAD_UNDECIDED, PROOF_NONE);
    if (settle_terminal(position, out))
        return;
    settle_material(position, out);
    bool wanted[2];
    for (int side = WHITE; side <= BLACK; side++)
        wanted[side] = asked[side] && out->side[side].can_mate == DEAD_UNDECIDED;
    if (budget->positions > 0 && (wanted[WHITE] || wanted[BLACK]))
        dead_search(position, wanted, budget, out);
}

void dead_probe(const struct position *position, const struct dead_budget *budget,
                struct dead_result *out)
{
    probe(position, (const bool[2]){true, true}, budget, out);
}

void dead_probe_side(const struct position *position, enum color winner,
                     const struct dead_budget *budget, struct dead_result *out)
{
    bool asked[2] = {winner == WHITE, winner == BLACK};
    probe(position, asked, budget, out);
}

void dead_result_clear(struct dead_result *result)
{
    if (!result)
        return;
    free(result->side[WHITE].line);
    free(result->side[BLACK].line);
    *result = (struct dead_result){0};
    settle(&result->side[WHITE], DEAD_UNDECIDED, PROOF_NONE);
    settle(&result->side[BLACK], DEAD_UNDECIDED, PROOF_NONE);
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
