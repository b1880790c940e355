/* SPDX-License-Identifier: MIT */
/*
 * Can anybody mate?  Dead positions (5.2.2), and the result when a flag falls (6.9), a player
 * resigns (5.1.2), makes his second illegal move (7.5.5), or both agree (5.2.3).
 */
#include "config.h"

#include "core/bitboard.h"
#include "core/dead_inside.h"
#include "core/first_dead.h"
#include "core/verdict_inside.h"

/* --- men ------------------------------------------------------------------------------ */

static int count_men(const struct position *position, enum color color)
{
    return bb_count(position->by_color[color]);
}

static bool is_bare(const struct position *position, enum color color)
{
    return count_men(position, color) == 1;
}

/* A king with one bishop or one knight. */
static bool has_lone_minor(const struct position *position, enum color color)
{
    return count_men(position, color) == 2 &&
           (position_men(position, color, KNIGHT) || position_men(position, color, BISHOP));
}

static bool has_two_knights(const struct position *position, enum color color)
{
    return count_men(position, color) == 3 &&
           bb_count(position_men(position, color, KNIGHT)) == 2;
}

/* --- dead positions ------------------------------------------------------------------- */

static void confirm_dead(struct trial *trial, struct first_dead first)
{
    trial_take_end(trial, &(struct event){.ply = first.ply, .kind = EVENT_DEAD,
                                          .at_latest = first.at_latest});
    trial_decide(trial, VERDICT_VALID, REASON_DEAD);
}

/* Article 5.2.2, where draws_events found no dead position.  "Not dead" needs a mate. */
static void judge_by_search(struct trial *trial)
{
    struct verdict *verdict = trial->verdict;
    dead_probe(trial->board, &dead_default_budget, &verdict->dead);
    switch (dead_is_dead(&verdict->dead)) {
    case DEAD_YES:
        if (ruleset_is_unknown(trial->rules, RULE_DEAD))
            trial_leave_open(trial, RULE_DEAD);
        else
            confirm_dead(trial, first_dead_before(trial->game, verdict->claim.ply,
                                                  &dead_default_budget));
        break;
    case DEAD_NO:
        trial_decide(trial, VERDICT_INVALID, REASON_NOT_DEAD);
        break;
    default:
        trial_decide(trial, VERDICT_UNDECIDED, REASON_NOT_PROVEN);
    }
}

/* Kings, bishops and knights: what a list may name. */
static bool has_minors_only(const struct position *position)
{
    return position_occupied(position) == (position->by_type[KING] | position->by_type[KNIGHT] |
                                           position->by_type[BISHOP]);
}

bool trial_judge_dead(struct trial *trial)
{
    enum dead_rule rule = trial->rules->dead_rule;
    if (rule == DEAD_RULE_FULL)
        judge_by_search(trial);
    else if (draws_is_dead(trial->rules, trial->board))
        confirm_dead(trial, first_dead_of(trial->game, trial->verdict->claim.ply, trial->rules,
                                          DEAD_MATERIAL, NULL)); /* draws_events didn't look */
    else if (rule == DEAD_RULE_UNREAD && has_minors_only(trial->board))
        trial_leave_open(trial, RULE_DEAD);
    else
        trial_decide(trial, VERDICT_INVALID, REASON_MATERIAL_NOT_LISTED);
    return true;
}

/* --- losses --------------------------------------------------------------------------- */

static void decide_result(struct trial *trial, enum reason reason, enum outcome outcome)
{
    trial_decide(trial, VERDICT_RESULT, reason);
    trial->verdict->outcome = outcome;
}

static void decide_loss(struct trial *trial, enum reason reason, enum color winner)
{
    decide_result(trial, reason, winner == WHITE ? OUTCOME_WHITE_WINS : OUTCOME_BLACK_WINS);
}

/* Articles 6.9, 5.1.2, 7.5.5: lost, unless the opponent can't mate by any legal series. */
static void judge_helpmate(struct trial *trial, enum color winner)
{
    struct verdict *verdict = trial->verdict;
    dead_probe_side(trial->board, winner, &dead_default_budget, &verdict->dead);
    switch (verdict->dead.side[winner].can_mate) {
    case DEAD_YES:
        decide_loss(trial, REASON_OPPONENT_CAN_MATE, winner);
        break;
    case DEAD_NO:
        decide_result(trial, REASON_OPPONENT_CANNOT_MATE, OUTCOME_DRAW);
        break;
    default:
        trial_decide(trial, VERDICT_UNDECIDED, REASON_NOT_PROVEN);
    }
}

static void judge_outright(struct trial *trial, enum color winner)
{
    decide_loss(trial, REASON_NO_EXCEPTION, winner);
}

static void judge_list(struct trial *trial, enum color winner, bool is_listed)
{
    if (is_listed)
        decide_result(trial, REASON_MATERIAL_LISTED, OUTCOME_DRAW);
    else
        decide_loss(trial, REASON_MATERIAL_NOT_LISTED, winner);
}

static void judge_material(struct trial *trial, enum color winner)
{
    judge_list(trial, winner, dead_side_by_material(trial->board, winner));
}

/* Two knights against a bare king: two help texts disagree. */
static void judge_lone_minor(struct trial *trial, enum color winner)
{
    const struct position *board = trial->board;
    if (has_two_knights(board, winner) && is_bare(board, color_other(winner)))
        trial_leave_open(trial, RULE_FLAG);
    else
        judge_list(trial, winner, is_bare(board, winner) || has_lone_minor(board, winner));
}

/* US Chess 14E, and 14D4 where no mate is possible at all.  Whether a win can be forced is
 * not looked for. */
static void judge_forced_win(struct trial *trial, enum color winner)
{
    const struct position *board = trial->board;
    bool is_pawnless = !position_men(board, color_other(winner), PAWN);
    if (is_bare(board, winner)) {
        judge_list(trial, winner, true);
        return;
    }
    judge_helpmate(trial, winner);
    if (trial->verdict->reason != REASON_OPPONENT_CANNOT_MATE &&
        (has_lone_minor(board, winner) || (has_two_knights(board, winner) && is_pawnless)))
        trial_decide(trial, VERDICT_UNDECIDED, REASON_DIRECTOR_DECIDES);
}

static void judge_none(struct trial *trial, enum color winner)
{
    (void)winner;
    trial_refuse_kind(trial);
}

/* What decides a loss of this kind, and the part of the rules it is. */
static enum loss_rule loss_rule_of(const struct ruleset *rules, enum claim_kind kind,
                                   enum rule_part *part)
{
    switch (kind) {
    case CLAIM_FLAG:
        *part = RULE_FLAG;
        return rules->flag_rule;
    case CLAIM_RESIGN:
        *part = RULE_RESIGNATION;
        return rules->resignation_rule;
    default:
        *part = RULE_ILLEGAL;
        return rules->illegal_rule;
    }
}

/* A resignation loses everywhere; only where no mate is possible nobody knows. */
static void judge_open(struct trial *trial, enum color winner, enum rule_part part)
{
    if (part == RULE_RESIGNATION)
        judge_helpmate(trial, winner);
    if (part != RULE_RESIGNATION || trial->verdict->reason == REASON_OPPONENT_CANNOT_MATE)
        trial_leave_open(trial, part);
}

static void judge_loss(struct trial *trial, enum color loser)
{
    static void (*const judges[])(struct trial *, enum color) = {
        [LOSS_HELPMATE] = judge_helpmate, [LOSS_OUTRIGHT] = judge_outright,
        [LOSS_MATERIAL] = judge_material, [LOSS_LONE_MINOR] = judge_lone_minor,
        [LOSS_FORCED_WIN] = judge_forced_win, [LOSS_NONE] = judge_none,
    };
    enum rule_part part;
    enum loss_rule rule = loss_rule_of(trial->rules, trial->verdict->claim.kind, &part);
    enum color winner = color_other(loser);
    if (rule == LOSS_HELPMATE && ruleset_is_unknown(trial->rules, part))
        judge_open(trial, winner, part);
    else
        judges[rule](trial, winner);
}

/* No order known: the Laws proper fix no result, rules for the last period may (III.3.1, 14G). */
static void judge_both_flags(struct trial *trial)
{
    if (trial->rules->articles.flags_both && trial->verdict->claim.flags & CLAIM_LAST_PERIOD)
        decide_result(trial, REASON_BOTH_FLAGS, OUTCOME_DRAW);
    else
        trial_decide(trial, VERDICT_UNDECIDED, REASON_BOTH_FLAGS);
}

static void judge_flag(struct trial *trial)
{
    enum claim_side fallen = trial->verdict->claim.fallen;
    if (fallen == SIDE_WHITE || fallen == SIDE_BLACK)
        judge_loss(trial, fallen == SIDE_WHITE ? WHITE : BLACK);
    else if (trial->rules->flag_rule == LOSS_NONE)
        trial_refuse_kind(trial);
    else
        judge_both_flags(trial);
}

/* Article 5.2.3: only after both have made a move, or so many as the ruleset asks for. */
static void judge_agreement(struct trial *trial)
{
    const struct position *board = trial->board;
    int plies = 2 * ((int)board->fullmove - 1) + (board->turn == BLACK);
    if (ruleset_is_unknown(trial->rules, RULE_AGREEMENT))
        trial_leave_open(trial, RULE_AGREEMENT);
    else if (trial->verdict->claim.ply >= trial->rules->agreement_plies ||
             plies >= trial->rules->agreement_plies)
        trial_decide(trial, VERDICT_VALID, REASON_AGREED);
    else
        trial_decide(trial, VERDICT_INVALID, REASON_AGREED_TOO_EARLY);
}

bool trial_judge_result(struct trial *trial)
{
    if (trial_is_over(trial))
        return true;
    if (trial->verdict->claim.kind == CLAIM_FLAG)
        judge_flag(trial);
    else if (trial->verdict->claim.kind == CLAIM_AGREEMENT)
        judge_agreement(trial);
    else
        judge_loss(trial, trial->verdict->by);
    return true;
}
