/* SPDX-License-Identifier: MIT */
/* What the arbiter does (9.5), and what an arbiter who is wrong might do instead. */
#include "config.h"

#include "core/verdict.h"

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

struct choice {
    enum action *items;
    size_t count;
    size_t most;
};

static void add(struct choice *choice, enum action action)
{
    for (size_t n = 0; n < choice->count; n++)
        if (choice->items[n] == action)
            return;
    if (choice->count < choice->most)
        choice->items[choice->count++] = action;
}

/* A list that ends with ACTION_COUNT. */
static void add_all(struct choice *choice, const enum action *actions)
{
    for (; *actions != ACTION_COUNT; actions++)
        add(choice, *actions);
}

/* Where the text is silent about a penalty (D6) none is offered as wrong. */
static bool is_penalty_open(const struct verdict *verdict)
{
    return verdict->reason == REASON_NOT_ON_MOVE ||
           verdict->reason == REASON_MOVE_ALREADY_MADE || verdict->reason == REASON_PIECE_TOUCHED;
}

static void add_wrong_penalties(struct choice *choice, const struct verdict *verdict)
{
    if (verdict->written)
        add(choice, ACTION_PENALTY_PLAY_WRITTEN);
    add(choice, ACTION_PENALTY_CONTINUE);
}

/* A game that was over by a draw, or that the players agreed to draw, is drawn: then
 * ACTION_DRAW is no wrong answer. */
static bool is_drawn_otherwise(const struct verdict *verdict)
{
    return verdict->outcome == OUTCOME_DRAW_AGREED ||
           (verdict->outcome == OUTCOME_ALREADY_OVER && verdict->end_kind != EVENT_CHECKMATE);
}

static void add_for_claim(struct choice *choice, const struct verdict *verdict)
{
    if (!is_drawn_otherwise(verdict))
        add(choice, ACTION_DRAW);
    if (!is_penalty_open(verdict))
        add_wrong_penalties(choice, verdict);
    if (verdict->penalty_claimant > 0) /* that is no wrong answer then */
        add_all(choice, wrong_where_both_pay);
    else
        add_all(choice, wrong_for_claim);
}

static void add_for_end(struct choice *choice, const struct verdict *verdict)
{
    if (!is_drawn_otherwise(verdict))
        add(choice, ACTION_DRAW);
    add_all(choice, wrong_for_end);
}

static void add_for_result(struct choice *choice, const struct verdict *verdict)
{
    if (verdict->claim.kind == CLAIM_AGREEMENT) {
        add_all(choice, wrong_for_agreement);
        return;
    }
    if (!is_drawn_otherwise(verdict))
        add(choice, ACTION_DRAW);
    add_all(choice, wrong_for_loss);
}

size_t verdict_actions(const struct verdict *verdict, enum action *out, size_t most)
{
    struct choice choice = {.items = out, .most = most};
    enum claim_kind kind = verdict->claim.kind;
    add(&choice, verdict_action(verdict));
    if (claim_is_made_by_player(kind))
        add_for_claim(&choice, verdict);
    else if (kind == CLAIM_FLAG || kind == CLAIM_AGREEMENT || kind == CLAIM_RESIGN ||
             kind == CLAIM_SECOND_ILLEGAL_MOVE)
        add_for_result(&choice, verdict);
    else
        add_for_end(&choice, verdict);
    return choice.count;
}
