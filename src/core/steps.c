/* SPDX-License-Identifier: MIT */
/* What follows from a verdict, step by step: the game (9.5.2), the clock (9.5.3) and the next
 * move (9.5.3, 4.3), with what an arbiter who is wrong might say instead. */
#include "config.h"

#include <string.h>

#include "core/steps_inside.h"

void step_add(struct step_choice *choice, int option)
{
    for (size_t n = 0; n < choice->count; n++)
        if (choice->items[n] == option)
            return;
    if (choice->count < choice->most)
        choice->items[choice->count++] = option;
}

static bool has_doubt(const struct verdict *verdict, const char *doubt)
{
    for (int n = 0; n < VERDICT_DOUBTS && verdict->doubts[n]; n++)
        if (strcmp(verdict->doubts[n], doubt) == 0)
            return true;
    return false;
}

bool step_is_penalty_open(const struct verdict *verdict)
{
    return has_doubt(verdict, "D6") || verdict->reason == REASON_NOT_ON_MOVE ||
           verdict->reason == REASON_MOVE_ALREADY_MADE || verdict->reason == REASON_PIECE_TOUCHED;
}

bool step_is_drawn_otherwise(const struct verdict *verdict)
{
    return verdict->outcome == OUTCOME_DRAW_AGREED ||
           (verdict->outcome == OUTCOME_ALREADY_OVER && verdict->end_kind != EVENT_CHECKMATE);
}

/* --- the game --- */

static int right_outcome(const struct verdict *verdict)
{
    return (int)verdict->outcome;
}

static bool is_end(enum claim_kind kind)
{
    return kind >= CLAIM_FIVEFOLD && kind <= CLAIM_CHECKMATE;
}

/* "It was over already" is true of an end that is confirmed, too; wherever there is a doubt,
 * something is left to the arbiter. */
static bool is_outcome_defensible(const struct verdict *verdict, enum outcome outcome)
{
    switch (outcome) {
    case OUTCOME_DRAW:
        return step_is_drawn_otherwise(verdict) || has_doubt(verdict, "D4");
    case OUTCOME_ALREADY_OVER:
        return is_end(verdict->claim.kind) && verdict->answer == VERDICT_VALID;
    case OUTCOME_ARBITER:
        return verdict->doubts[0] != NULL;
    case OUTCOME_DRAW_AGREED:
        return verdict->answer == VERDICT_VALID && verdict->claim.flags & CLAIM_ACCEPTED;
    default:
        return false;
    }
}

/* A player who loses for a claim; not where somebody has won, or a flag may have decided. */
static void add_loss(struct step_choice *choice, const struct verdict *verdict)
{
    bool is_won = verdict->outcome == OUTCOME_ALREADY_OVER &&
                  verdict->end_kind == EVENT_CHECKMATE;

    if (!is_won && verdict->claim.flag_fallen == SIDE_UNSAID)
        step_add(choice, verdict->by == WHITE ? OUTCOME_BLACK_WINS : OUTCOME_WHITE_WINS);
}

static void add_outcomes(struct step_choice *choice, const struct verdict *verdict)
{
    static const enum outcome outcomes[] = {OUTCOME_DRAW, OUTCOME_CONTINUE, OUTCOME_ALREADY_OVER,
                                            OUTCOME_ARBITER, OUTCOME_DRAW_AGREED};

    for (size_t n = 0; n < sizeof outcomes / sizeof *outcomes; n++)
        if (!is_outcome_defensible(verdict, outcomes[n]))
            step_add(choice, (int)outcomes[n]);
    add_loss(choice, verdict);
}

/* --- the clock --- */

/* Only a claim that a player has made, in a game that goes on, and that is not itself left to
 * the arbiter, has a price of its own. */
static bool has_price(const struct verdict *verdict)
{
    return claim_is_made_by_player(verdict->claim.kind) && verdict->answer == VERDICT_INVALID &&
           (verdict->outcome == OUTCOME_CONTINUE || verdict->outcome == OUTCOME_ARBITER);
}

static enum clock_change change_of(const struct verdict *verdict)
{
    if (verdict->penalty_claimant > 0)
        return CLOCK_BOTH_PAY;
    if (verdict->penalty_opponent == 60)
        return CLOCK_ONE_MINUTE;
    return verdict->penalty_opponent == 120 ? CLOCK_TWO_MINUTES : CLOCK_OTHER_TIME;
}

/* Left open is what the text leaves open: in blitz (D1), or for a claim that was not made in the
 * right way (D6).  What nobody has read (D8) is not asked. */
static int right_clock(const struct verdict *verdict)
{
    if (!has_price(verdict) || verdict->penalty_unknown || has_doubt(verdict, "D8"))
        return -1;
    if (has_doubt(verdict, "D1") || has_doubt(verdict, "D6"))
        return CLOCK_LEFT_OPEN;
    return verdict->has_penalty ? (int)change_of(verdict) : CLOCK_NO_TIME;
}

/* One who pays and gets nothing is wrong only where he does not pay. */
static void add_clocks(struct step_choice *choice, const struct verdict *verdict)
{
    static const enum clock_change changes[] = {CLOCK_NO_TIME, CLOCK_ONE_MINUTE, CLOCK_TWO_MINUTES,
                                                CLOCK_LEFT_OPEN, CLOCK_CLAIMANT_LOSES};

    for (size_t n = 0; n < sizeof changes / sizeof *changes; n++) {
        bool is_partly_right =
            changes[n] == CLOCK_CLAIMANT_LOSES && verdict->penalty_claimant > 0;
        bool is_open = changes[n] == CLOCK_LEFT_OPEN && verdict->doubts[0] != NULL;

        if (!is_partly_right && !is_open)
            step_add(choice, (int)changes[n]);
    }
}

/* --- the next move --- */

/* In the order of the tests of a claim. */
static int right_move(const struct verdict *verdict)
{
    if (!has_price(verdict) || verdict->outcome != OUTCOME_CONTINUE)
        return -1;
    if (verdict->reason == REASON_NOT_ON_MOVE || verdict->reason == REASON_MOVE_ALREADY_MADE)
        return DUTY_OPPONENT;
    if (verdict->reason == REASON_PIECE_TOUCHED)
        return DUTY_TOUCHED;
    if (verdict->reason == REASON_ILLEGAL_MOVE)
        return DUTY_NAMED;
    return verdict->must_play_written ? DUTY_WRITTEN : DUTY_FREE;
}

/* A claim that fails by the touch may bind the written move, too: the text does not say. */
static void add_moves(struct step_choice *choice, const struct verdict *verdict)
{
    if (verdict->claim.move[0] && verdict->reason != REASON_PIECE_TOUCHED) {
        step_add(choice, DUTY_WRITTEN);
        step_add(choice, DUTY_NAMED);
    }
    if (verdict->claim.flags & CLAIM_TOUCHED)
        step_add(choice, DUTY_TOUCHED);
    step_add(choice, DUTY_FREE);
    step_add(choice, DUTY_OPPONENT);
    step_add(choice, DUTY_NONE);
}

/* --- the whole --- */

static int right_action(const struct verdict *verdict)
{
    return (int)verdict_action(verdict);
}

static const struct {
    int (*right)(const struct verdict *verdict);
    void (*add)(struct step_choice *choice, const struct verdict *verdict);
} steps[ASKS] = {
    [ASK_ACTION] = {right_action, step_add_actions},
    [ASK_OUTCOME] = {right_outcome, add_outcomes},
    [ASK_CLOCK] = {right_clock, add_clocks},
    [ASK_MOVE] = {right_move, add_moves},
};

int verdict_step(const struct verdict *verdict, enum ask ask)
{
    return steps[ask].right(verdict);
}

size_t verdict_steps(const struct verdict *verdict, enum ask ask, int *out, size_t most)
{
    struct step_choice choice = {.items = out, .most = most};
    int right = verdict_step(verdict, ask);

    if (right < 0)
        return 0;
    step_add(&choice, right);
    steps[ask].add(&choice, verdict);
    return choice.count;
}
