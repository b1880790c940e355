/* SPDX-License-Identifier: MIT */
/* Codes as in the machine output and in [%expect]. */
#include "config.h"

#include <assert.h>
#include <string.h>

#include "core/verdict.h"

static const char *const answer_names[] = {
    [VERDICT_VALID] = "valid",
    [VERDICT_INVALID] = "invalid",
    [VERDICT_UNDECIDED] = "undecided",
    [VERDICT_RESULT] = "result",
};

static const char *const reason_names[REASON_COUNT] = {
    [REASON_THIRD_OCCURRENCE] = "third-occurrence",
    [REASON_FIFTY_REACHED] = "fifty-reached",
    [REASON_FIVEFOLD] = "fivefold",
    [REASON_SEVENTYFIVE] = "seventyfive",
    [REASON_STALEMATE] = "stalemate",
    [REASON_CHECKMATE] = "checkmate",
    [REASON_DEAD] = "dead",
    [REASON_COUNTED_SHORT] = "counted-short",
    [REASON_OTHER_SIDE_TO_MOVE] = "other-side-to-move",
    [REASON_CASTLING_RIGHTS] = "castling-rights",
    [REASON_EN_PASSANT] = "en-passant",
    [REASON_ZEROING_MOVE] = "zeroing-move",
    [REASON_OTHER_MOVE_WRITTEN] = "other-move-written",
    [REASON_FIFTY_SHORT] = "fifty-short",
    [REASON_SEVENTYFIVE_SHORT] = "seventyfive-short",
    [REASON_NOT_DEAD] = "not-dead",
    [REASON_NOT_STALEMATE] = "not-stalemate",
    [REASON_NOT_CHECKMATE] = "not-checkmate",
    [REASON_NOT_ON_MOVE] = "not-on-move",
    [REASON_MOVE_ALREADY_MADE] = "move-already-made",
    [REASON_PIECE_TOUCHED] = "piece-touched",
    [REASON_ILLEGAL_MOVE] = "illegal-move",
    [REASON_NOT_WRITTEN] = "not-written",
    [REASON_GAME_OVER] = "game-over",
    [REASON_OPPONENT_CAN_MATE] = "opponent-can-mate",
    [REASON_OPPONENT_CANNOT_MATE] = "opponent-cannot-mate",
    [REASON_HISTORY_UNKNOWN] = "history-unknown",
    [REASON_NOT_PROVEN] = "not-proven",
    [REASON_NOT_IN_RULESET] = "not-in-ruleset",
    [REASON_AGREED] = "agreed",
    [REASON_AGREED_TOO_EARLY] = "agreed-too-early",
    [REASON_SERIES_REPEATED] = "series-repeated",
    [REASON_SERIES_NOT_REPEATED] = "series-not-repeated",
    [REASON_NOT_CONSECUTIVE] = "not-consecutive",
    [REASON_RULE_UNKNOWN] = "rule-unknown",
    [REASON_DIRECTOR_DECIDES] = "director-decides",
    [REASON_DEMAND_UNKNOWN] = "demand-unknown",
    [REASON_MATERIAL_LISTED] = "material-listed",
    [REASON_MATERIAL_NOT_LISTED] = "material-not-listed",
    [REASON_NO_EXCEPTION] = "no-exception",
    [REASON_BOTH_FLAGS] = "both-flags",
};

static const char *const outcome_names[OUTCOME_COUNT] = {
    [OUTCOME_DRAW] = "draw",
    [OUTCOME_DRAW_AGREED] = "draw-agreed",
    [OUTCOME_CONTINUE] = "continue",
    [OUTCOME_ALREADY_OVER] = "already-over",
    [OUTCOME_WHITE_WINS] = "white-wins",
    [OUTCOME_BLACK_WINS] = "black-wins",
    [OUTCOME_ARBITER] = "arbiter",
};

static const char *const action_names[ACTION_COUNT] = {
    [ACTION_DRAW] = "draw",
    [ACTION_PENALTY_PLAY_WRITTEN] = "penalty-play-written",
    [ACTION_PENALTY_CONTINUE] = "penalty-continue",
    [ACTION_PENALTY_TOUCH_MOVE] = "penalty-touch-move",
    [ACTION_CONTINUE] = "continue",
    [ACTION_ALREADY_OVER] = "already-over",
    [ACTION_DECIDE] = "decide",
    [ACTION_WHITE_WINS] = "white-wins",
    [ACTION_BLACK_WINS] = "black-wins",
    [ACTION_DRAW_AGREED] = "draw-agreed",
    [ACTION_CLAIMANT_LOSES_TIME] = "claimant-loses-time",
    [ACTION_CLAIMANT_LOSES] = "claimant-loses",
};

const char *verdict_answer_name(enum verdict_answer answer)
{
    return answer_names[answer];
}

const char *reason_name(enum reason reason)
{
    assert(reason < REASON_COUNT);
    return reason_names[reason];
}

enum reason reason_find(const char *name, size_t length)
{
    int n = 0;
    while (n < REASON_COUNT && (strlen(reason_names[n]) != length ||
                                memcmp(reason_names[n], name, length) != 0))
        n++;
    return (enum reason)n;
}

const char *outcome_name(enum outcome outcome)
{
    assert(outcome < OUTCOME_COUNT);
    return outcome_names[outcome];
}

const char *action_name(enum action action)
{
    assert(action < ACTION_COUNT);
    return action_names[action];
}

static const char *const clock_change_names[CLOCK_CHANGES] = {
    [CLOCK_NO_TIME] = "no-time",
    [CLOCK_ONE_MINUTE] = "one-minute",
    [CLOCK_TWO_MINUTES] = "two-minutes",
    [CLOCK_OTHER_TIME] = "other-time",
    [CLOCK_BOTH_PAY] = "both-pay",
    [CLOCK_CLAIMANT_LOSES] = "claimant-loses",
    [CLOCK_LEFT_OPEN] = "left-open",
};

static const char *const move_duty_names[DUTIES] = {
    [DUTY_WRITTEN] = "written", [DUTY_NAMED] = "named",       [DUTY_TOUCHED] = "touched",
    [DUTY_FREE] = "free",       [DUTY_OPPONENT] = "opponent", [DUTY_NONE] = "none",
};

const char *clock_change_name(enum clock_change change)
{
    assert(change < CLOCK_CHANGES);
    return clock_change_names[change];
}

const char *move_duty_name(enum move_duty duty)
{
    assert(duty < DUTIES);
    return move_duty_names[duty];
}
