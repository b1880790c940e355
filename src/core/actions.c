/* SPDX-License-Identifier: MIT */
/* What the arbiter does (9.5), and what an arbiter who is wrong might do instead. */
#include "config.h"

#include "core/steps_inside.h"

static const enum action wrong_for_claim[] = {ACTION_CONTINUE, ACTION_CLAIMANT_LOSES_TIME,
                                              ACTION_CLAIMANT_LOSES, ACTION_COUNT};
static const enum action wrong_where_both_pay[] = {ACTION_CONTINUE, ACTION_CLAIMANT_LOSES,
                                                   ACTION_COUNT};
static const enum action wrong_for_end[] = {ACTION_CONTINUE, ACTION_PENALTY_CONTINUE,
                                            ACTION_CLAIMANT_LOSES_TIME, ACTION_COUNT};
static const enum action wrong_for_agreement[] = {ACTION_DRAW_AGREED, ACTION_CONTINUE,
                                                  ACTION_PENALTY_CONTINUE, ACTION_DECIDE,
                                                  ACTION_COUNT};
static const enum action wrong_for_loss[] = {ACTION_WHITE_WINS, ACTION_BLACK_WINS,
                                             ACTION_CONTINUE, ACTION_COUNT};

/* Article 9.5.3.  A written move must be played; an illegal one binds at least the piece
 * (4.3, as the Arbiters' Manual reads it). */
static enum action action_of_penalty(const struct verdict *verdict)
{
    if (verdict->reason == REASON_ILLEGAL_MOVE)
        return ACTION_PENALTY_TOUCH_MOVE;
    return verdict->must_play_written ? ACTION_PENALTY_PLAY_WRITTEN : ACTION_PENALTY_CONTINUE;
}

enum action verdict_action(const struct verdict *verdict)
{
    switch (verdict->outcome) {
    case OUTCOME_DRAW:
        return ACTION_DRAW;
    case OUTCOME_DRAW_AGREED:
        return ACTION_DRAW_AGREED;
    case OUTCOME_ALREADY_OVER:
        return ACTION_ALREADY_OVER;
    case OUTCOME_WHITE_WINS:
        return ACTION_WHITE_WINS;
    case OUTCOME_BLACK_WINS:
        return ACTION_BLACK_WINS;
    case OUTCOME_ARBITER:
        return ACTION_DECIDE;
    default:
        return verdict->penalty_opponent > 0 ? action_of_penalty(verdict) : ACTION_CONTINUE;
    }
}

/* A list that ends with ACTION_COUNT. */
static void add_all(struct step_choice *choice, const enum action *actions)
{
    for (; *actions != ACTION_COUNT; actions++)
        step_add(choice, (int)*actions);
}

static void add_wrong_penalties(struct step_choice *choice, const struct verdict *verdict)
{
    if (verdict->written)
        step_add(choice, (int)ACTION_PENALTY_PLAY_WRITTEN);
    step_add(choice, (int)ACTION_PENALTY_CONTINUE);
}

static void add_for_claim(struct step_choice *choice, const struct verdict *verdict)
{
    if (!step_is_drawn_otherwise(verdict))
        step_add(choice, (int)ACTION_DRAW);
    if (!step_is_penalty_open(verdict))
        add_wrong_penalties(choice, verdict);
    if (verdict->penalty_claimant > 0) /* that is no wrong answer then */
        add_all(choice, wrong_where_both_pay);
    else
        add_all(choice, wrong_for_claim);
}

static void add_for_end(struct step_choice *choice, const struct verdict *verdict)
{
    if (!step_is_drawn_otherwise(verdict))
        step_add(choice, (int)ACTION_DRAW);
    add_all(choice, wrong_for_end);
}

static void add_for_result(struct step_choice *choice, const struct verdict *verdict)
{
    if (verdict->claim.kind == CLAIM_AGREEMENT) {
        add_all(choice, wrong_for_agreement);
        return;
    }
    if (!step_is_drawn_otherwise(verdict))
        step_add(choice, (int)ACTION_DRAW);
    add_all(choice, wrong_for_loss);
}

void step_add_actions(struct step_choice *choice, const struct verdict *verdict)
{
    enum claim_kind kind = verdict->claim.kind;
    if (claim_is_made_by_player(kind))
        add_for_claim(choice, verdict);
    else if (kind == CLAIM_FLAG || kind == CLAIM_AGREEMENT || kind == CLAIM_RESIGN ||
             kind == CLAIM_SECOND_ILLEGAL_MOVE)
        add_for_result(choice, verdict);
    else
        add_for_end(choice, verdict);
}
