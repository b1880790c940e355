/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "core/first_dead.h"

#include "core/movegen.h"

/* How plies are looked at. */
struct look {
    enum dead_answer (*at)(const struct look *look, const struct position *position);
    const struct ruleset *rules;
    const struct dead_budget *budget;
};

static enum dead_answer look_at_men(const struct look *look, const struct position *position)
{
    return draws_is_dead(look->rules, position) ? DEAD_YES : DEAD_NO;
}

static enum dead_answer look_fast(const struct look *look, const struct position *position)
{
    (void)look;
    return dead_fast(position) != PROOF_NONE ? DEAD_YES : DEAD_UNDECIDED;
}

static enum dead_answer can_mate(const struct look *look, const struct position *position,
                                 enum color side)
{
    struct dead_result result;
    dead_probe_side(position, side, look->budget, &result);
    enum dead_answer answer = result.side[side].can_mate;
    dead_result_clear(&result);
    return answer;
}

/* A mate that one side can still give is enough, so the sides are looked at one by one. */
static enum dead_answer look_hard(const struct look *look, const struct position *position)
{
    if (look_fast(look, position) == DEAD_YES)
        return DEAD_YES;
    enum dead_answer white = can_mate(look, position, WHITE);
    enum dead_answer black =
        white == DEAD_YES ? DEAD_UNDECIDED : can_mate(look, position, BLACK);
    if (white == DEAD_YES || black == DEAD_YES)
        return DEAD_NO;
    return white == DEAD_NO && black == DEAD_NO ? DEAD_YES : DEAD_UNDECIDED;
}

/* Halves the way from a dead ply back to the start. */
static struct first_dead halve(const struct game *game, int dead, const struct look *look)
{
    int before = -1; /* not proven dead, nor is any ply below */
    enum dead_answer answer = DEAD_NO;
    while (dead - before > 1) {
        int middle = before + (dead - before) / 2;
        enum dead_answer here = look->at(look, game_at(game, middle));
        if (here == DEAD_YES) {
            dead = middle;
        } else {
            before = middle;
            answer = here;
        }
    }
    return (struct first_dead){.ply = dead, .at_latest = answer == DEAD_UNDECIDED};
}

/* What the quick proof finds is most often the first, so that one search settles it. */
struct first_dead first_dead_before(const struct game *game, int dead,
                                    const struct dead_budget *budget)
{
    struct look fast = {.at = look_fast}, hard = {.at = look_hard, .budget = budget};
    int ply = halve(game, dead, &fast).ply;
    enum dead_answer before = ply > 0 ? look_hard(&hard, game_at(game, ply - 1)) : DEAD_NO;
    if (before == DEAD_YES)
        return halve(game, ply - 1, &hard);
    return (struct first_dead){.ply = ply, .at_latest = before == DEAD_UNDECIDED};
}

static bool asks_for_proof(const struct ruleset *rules)
{
    return rules->dead_rule == DEAD_RULE_FULL && !ruleset_is_unknown(rules, RULE_DEAD);
}

/* The last ply at which the game could still be dead; -1: none.  Before a mate nothing is. */
static int last_open(const struct game *game, int upto)
{
    if (upto < game->plies)
        return upto;
    switch (movegen_state(game_at(game, upto))) {
    case STATE_CHECKMATE:
        return -1;
    case STATE_STALEMATE:
        return upto - 1;
    default:
        return upto;
    }
}

struct first_dead first_dead_of(const struct game *game, int upto, const struct ruleset *rules,
                                enum dead_mode mode, const struct dead_budget *budget)
{
    int last = mode == DEAD_OFF ? -1 : last_open(game, upto);
    bool proves = mode != DEAD_MATERIAL && asks_for_proof(rules);
    struct look look = {
        .at = !proves ? look_at_men : mode == DEAD_FAST ? look_fast : look_hard,
        .rules = rules, .budget = budget};
    enum dead_answer dead = last < 0 ? DEAD_NO : look.at(&look, game_at(game, last));
    if (dead != DEAD_YES)
        return (struct first_dead){.ply = -1,
                                   .is_open = look.at == look_hard && dead == DEAD_UNDECIDED};
    return proves ? first_dead_before(game, last, budget) : halve(game, last, &look);
}
