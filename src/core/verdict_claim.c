/* SPDX-License-Identifier: MIT */
/*
 * Claims of a player: repetition (9.2) and fifty moves (9.3).  The tests in the order in
 * which an arbiter makes them, then the condition.
 */
#include "config.h"

#include "base/mem.h"
#include "core/bitboard.h"
#include "core/verdict_inside.h"

/* --- counting ------------------------------------------------------------------------- */

/* What differs as far as the ruleset compares it; the placement always does. */
static unsigned differ_under(const struct ruleset *rules, const struct position *a,
                             const struct position *b)
{
    return identity_differ(a, b) & (ruleset_identity(rules) | IDENTITY_PLACEMENT);
}

static void count_position(struct repetition *repetition, unsigned differ)
{
    if (differ & IDENTITY_PLACEMENT)
        return;
    repetition->same_diagram++;
    if (differ & IDENTITY_SIDE)
        return;
    repetition->same_side++;
    repetition->differ |= differ;
    repetition->same += !differ;
}

struct repetition repetition_of(const struct game *game, int upto, const struct position *position,
                                bool ahead, const struct ruleset *rules)
{
    struct repetition repetition = {0};
    for (int ply = game_stretch_start(game, upto); ply <= upto; ply++)
        count_position(&repetition, differ_under(rules, game_at(game, ply), position));
    if (ahead)
        count_position(&repetition, 0);
    return repetition;
}

/* Article 9.2.3: what kept the diagrams from counting. */
enum reason repetition_reason(const struct repetition *repetition, int needed)
{
    if (repetition->same_diagram < needed)
        return REASON_COUNTED_SHORT;
    if (repetition->same_side < needed)
        return REASON_OTHER_SIDE_TO_MOVE;
    /* 9.2.3.2 comes before 9.2.3.1 where both differ: a lost right is seen more easily */
    return repetition->differ & IDENTITY_CASTLING ? REASON_CASTLING_RIGHTS : REASON_EN_PASSANT;
}

static bool add_differ(struct verdict *verdict, int ply, unsigned in)
{
    if (!mem_grow((void **)&verdict->differs, &verdict->differ_capacity,
                  verdict->differ_count + 1, sizeof *verdict->differs))
        return false;
    verdict->differs[verdict->differ_count++] = (struct differ){ply, in};
    return true;
}

bool trial_gather(struct trial *trial)
{
    struct verdict *verdict = trial->verdict;
    int upto = verdict->claim.ply;
    for (int ply = game_stretch_start(trial->game, upto); ply <= upto; ply++) {
        unsigned in = differ_under(trial->rules, game_at(trial->game, ply), &trial->claimed);
        if (in & IDENTITY_PLACEMENT)
            continue;
        if (in ? !add_differ(verdict, ply, in) : !plies_add(&verdict->occurrences, ply))
            return false;
    }
    return verdict->claimed_ply == upto || plies_add(&verdict->occurrences, verdict->claimed_ply);
}

/* Fills occurrences with the places where the runs of a series began and ended.  False: memory. */
static bool gather_series(struct trial *trial, struct series series)
{
    struct verdict *verdict = trial->verdict;
    int first = verdict->claimed_ply - series.times * series.length;
    verdict->occurrences.count = 0;
    verdict->differ_count = 0;
    for (int n = 0; series.length && n <= series.times; n++)
        if (!plies_add(&verdict->occurrences, first + n * series.length))
            return false;
    return true;
}

static struct repetition count_claimed(const struct trial *trial)
{
    return repetition_of(trial->game, trial->verdict->claim.ply, &trial->claimed,
                         trial->verdict->written != MOVE_NONE, trial->rules);
}

/* --- tests before the condition ------------------------------------------------------- */

/* How many are needed for this kind; 0 where the ruleset has no such claim. */
static int needed_for(const struct trial *trial)
{
    return trial->verdict->claim.kind == CLAIM_FIFTY ? trial->rules->fifty_claim_plies
                                                     : trial->rules->threefold_claim;
}

static bool is_not_in_ruleset(struct trial *trial)
{
    bool is_open = trial->verdict->claim.kind == CLAIM_FIFTY &&
                   ruleset_is_unknown(trial->rules, RULE_FIFTY);
    bool is_ahead = trial->verdict->claim.move[0] && trial->rules->ahead != AHEAD_CLAIM;
    if ((needed_for(trial) > 0 || is_open) && !is_ahead)
        return false;
    trial_refuse_kind(trial);
    return true;
}

/* May, or perhaps may, the player who is not on move claim? */
static bool is_for_either(const struct ruleset *rules)
{
    return rules->claimant == CLAIMANT_EITHER || ruleset_is_unknown(rules, RULE_CLAIMANT);
}

/* Articles 9.2 and 9.3: only the player who has the move, and (1.3, 9.4) no longer once he
 * has made it.  Some rulesets let the mover claim until he presses the clock. */
static bool is_out_of_turn(struct trial *trial)
{
    const struct verdict *verdict = trial->verdict;
    if (verdict->by == (enum color)trial->board->turn)
        return false;
    if (is_for_either(trial->rules) && !verdict->claim.move[0])
        return false;
    bool is_made = claim_is_after_move(verdict, trial->board);
    if (!is_made || verdict->claim.flags & CLAIM_PRESSED) {
        trial_decide(trial, VERDICT_INVALID, REASON_NOT_ON_MOVE);
        return true;
    }
    if (trial->rules->claim_before_clock)
        return false;
    trial_decide(trial, VERDICT_INVALID, REASON_MOVE_ALREADY_MADE);
    return true;
}

/* Article 9.4: a touched piece ends the right for this move. */
static bool is_touched(struct trial *trial)
{
    if (!(trial->verdict->claim.flags & CLAIM_TOUCHED) || !trial->rules->touch_ends_claim)
        return false;
    trial_decide(trial, VERDICT_INVALID, REASON_PIECE_TOUCHED);
    return true;
}

/* Articles 9.2.1 and 9.3.1 speak of a move that can be made. */
static bool is_illegal(struct trial *trial)
{
    if (trial->has_claimed)
        return false;
    trial_decide(trial, VERDICT_INVALID, REASON_ILLEGAL_MOVE);
    return true;
}

/* --- the condition -------------------------------------------------------------------- */

static bool board_repeats(const struct trial *trial)
{
    const struct ruleset *rules = trial->rules;
    int ply = trial->verdict->claim.ply;
    if (rules->repetition == REPEATS_SERIES)
        return series_at(trial->game, ply, MOVE_NONE).times >= rules->threefold_claim;
    return draws_count(trial->game, ply, trial->board, ruleset_identity(rules)) >=
           rules->threefold_claim;
}

/* Would the claim be right without the written move (9.2.2, 9.3.2)?  The Laws don't say
 * what then (D4). */
bool trial_board_qualifies(const struct trial *trial)
{
    if (trial->verdict->claim.kind == CLAIM_THREEFOLD)
        return board_repeats(trial);
    struct count_limit limit = ruleset_count_limit(trial->rules, trial->board);
    return limit.most_plies > 0 && trial->board->halfmove >= limit.most_plies;
}

/* A pawn move or capture brings a new position and starts the count again (9.3.1). */
static void decide_zeroing(struct trial *trial)
{
    trial_decide(trial, trial_board_qualifies(trial) ? VERDICT_UNDECIDED : VERDICT_INVALID,
                 REASON_ZEROING_MOVE);
}

/* What is the same in all that is compared for certain. */
static int count_loosely(const struct trial *trial)
{
    return draws_count(trial->game, trial->verdict->claim.ply, &trial->claimed,
                       trial->rules->identity) +
           (trial->verdict->written != MOVE_NONE);
}

/* Too few: by the written move, by what is not known, or by what differs. */
static void decide_short(struct trial *trial, const struct repetition *repetition)
{
    const struct verdict *verdict = trial->verdict;
    int needed = trial->rules->threefold_claim;
    if (trial->is_zeroing)
        decide_zeroing(trial);
    else if (trial->rules->identity_unknown && count_loosely(trial) >= needed)
        trial_leave_open(trial, RULE_IDENTITY);
    else if (verdict->written && trial_board_qualifies(trial))
        trial_decide(trial, VERDICT_UNDECIDED, REASON_OTHER_MOVE_WRITTEN);
    else if (game_history_unknown(trial->game, verdict->claim.ply))
        trial_decide(trial, VERDICT_UNDECIDED, REASON_HISTORY_UNKNOWN);
    else
        trial_decide(trial, VERDICT_INVALID, repetition_reason(repetition, needed));
}

/* The position is there often enough; the moves must be the same too.  Memory: false. */
static bool judge_series(struct trial *trial)
{
    const struct verdict *verdict = trial->verdict;
    struct series series = series_at(trial->game, verdict->claim.ply, verdict->written);
    if (series.times >= trial->rules->threefold_claim) {
        trial_decide(trial, VERDICT_VALID, REASON_SERIES_REPEATED);
        return gather_series(trial, series);
    }
    if (ruleset_is_unknown(trial->rules, RULE_SERIES))
        trial_leave_open(trial, RULE_SERIES);
    else if (verdict->written && trial_board_qualifies(trial))
        trial_decide(trial, VERDICT_UNDECIDED, REASON_OTHER_MOVE_WRITTEN);
    else if (game_history_unknown(trial->game, verdict->claim.ply))
        trial_decide(trial, VERDICT_UNDECIDED, REASON_HISTORY_UNKNOWN);
    else
        trial_decide(trial, VERDICT_INVALID, REASON_SERIES_NOT_REPEATED);
    return true;
}

static bool judge_threefold(struct trial *trial)
{
    const struct ruleset *rules = trial->rules;
    struct repetition repetition = count_claimed(trial);
    if (repetition.same < rules->threefold_claim)
        decide_short(trial, &repetition);
    else if (rules->repetition == REPEATS_SERIES || ruleset_is_unknown(rules, RULE_SERIES))
        return judge_series(trial);
    else
        trial_decide(trial, VERDICT_VALID, REASON_THIRD_OCCURRENCE);
    return true;
}

/* High enough at the most; what stands in the way of a draw beside the number. */
static void decide_counted(struct trial *trial)
{
    const struct ruleset *rules = trial->rules;
    if (rules->fifty_from_demand)
        trial_decide(trial, VERDICT_UNDECIDED, REASON_DEMAND_UNKNOWN);
    else if (bb_count(position_occupied(&trial->claimed)) < rules->fifty_least_men)
        trial_decide(trial, VERDICT_UNDECIDED, REASON_DIRECTOR_DECIDES);
    else
        trial_decide(trial, VERDICT_VALID, REASON_FIFTY_REACHED);
}

/* The clock of the claimed position tells both 9.3.1 and 9.3.2. */
static void judge_fifty(struct trial *trial)
{
    struct count_limit limit = ruleset_count_limit(trial->rules, &trial->claimed);
    int plies = trial->claimed.halfmove;
    trial->verdict->plies_needed = limit.most_plies;
    if (ruleset_is_unknown(trial->rules, RULE_FIFTY))
        trial_leave_open(trial, RULE_FIFTY);
    else if (limit.most_plies > 0 && plies >= limit.most_plies)
        decide_counted(trial);
    else if (trial->is_zeroing)
        decide_zeroing(trial);
    else if (plies >= limit.least_plies)
        trial_leave_open(trial, RULE_ENDINGS);
    else {
        trial->verdict->plies_needed = limit.least_plies;
        trial_decide(trial, VERDICT_INVALID, REASON_FIFTY_SHORT);
    }
}

/* --- the form of a claim that is true ------------------------------------------------- */

/* The part of the rules that would have to be known to call it valid; 0: all is known. */
static unsigned open_form(const struct trial *trial)
{
    const struct verdict *verdict = trial->verdict;
    unsigned unknown = trial->rules->unknown, flags = verdict->claim.flags;
    if (verdict->by != (enum color)trial->board->turn &&
        trial->rules->claimant != CLAIMANT_EITHER)
        return unknown & RULE_CLAIMANT;
    if (flags & CLAIM_TOUCHED && unknown & RULE_TOUCH)
        return RULE_TOUCH;
    if (verdict->written && unknown & RULE_WRITTEN)
        return RULE_WRITTEN;
    return verdict->written && flags & CLAIM_UNWRITTEN ? unknown & RULE_FORM : 0;
}

/* A move that was only announced (9.2.1, 9.3.1; D3), and what nobody knows. */
static void judge_form(struct trial *trial)
{
    const struct verdict *verdict = trial->verdict;
    if (verdict->answer != VERDICT_VALID)
        return;
    unsigned open = open_form(trial);
    if (open)
        trial_leave_open(trial, (enum rule_part)open);
    else if (verdict->claim.flags & CLAIM_UNWRITTEN && verdict->written &&
             trial->rules->must_write)
        trial_decide(trial, VERDICT_UNDECIDED, REASON_NOT_WRITTEN);
}

static bool fails_early(struct trial *trial)
{
    return is_not_in_ruleset(trial) || is_out_of_turn(trial) || is_touched(trial) ||
           is_illegal(trial);
}

bool trial_judge_claim(struct trial *trial)
{
    bool is_repetition = trial->verdict->claim.kind == CLAIM_THREEFOLD;
    bool good = true;
    if (trial_is_over(trial))
        return true;
    if (is_repetition && trial->has_claimed && !trial_gather(trial))
        return false;
    if (fails_early(trial))
        return true;
    if (is_repetition)
        good = judge_threefold(trial);
    else
        judge_fifty(trial);
    judge_form(trial);
    return good;
}
