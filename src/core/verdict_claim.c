/* SPDX-License-Identifier: MIT */
/*
 * Claims of a player: repetition (9.2) and fifty moves (9.3).  The tests in the order in
 * which an arbiter makes them, then the condition.
 */
#include "config.h"

#include "base/mem.h"
#include "core/verdict_inside.h"

/* --- counting ------------------------------------------------------------------------- */

/* What differs as far as the ruleset compares it; the placement always does. */
static unsigned differ_under(const struct ruleset *rules, const struct position *a,
                             const struct position *b)
{
    return identity_differ(a, b) & (rules->identity | IDENTITY_PLACEMENT);
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
    if (needed_for(trial) > 0)
        return false;
    trial_decide(trial, VERDICT_INVALID, REASON_NOT_IN_RULESET);
    trial->verdict->article = NULL;
    return true;
}

/* Articles 9.2 and 9.3: only the player who has the move, and (1.3, 9.4) no longer once he
 * has made it.  Some rulesets let the mover claim until he presses the clock. */
static bool is_out_of_turn(struct trial *trial)
{
    const struct verdict *verdict = trial->verdict;
    if (verdict->by == (enum color)trial->board->turn)
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
    if (!(trial->verdict->claim.flags & CLAIM_TOUCHED))
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

/* Would the claim be right without the written move (9.2.2, 9.3.2)?  The Laws don't say
 * what then (D4). */
static bool board_qualifies(const struct trial *trial)
{
    int needed = needed_for(trial);
    if (trial->verdict->claim.kind == CLAIM_FIFTY)
        return trial->board->halfmove >= needed;
    return draws_count(trial->game, trial->verdict->claim.ply, trial->board,
                       trial->rules->identity) >= needed;
}

/* A pawn move or capture brings a new position and starts the count again (9.3.1). */
static void decide_zeroing(struct trial *trial)
{
    trial_decide(trial, board_qualifies(trial) ? VERDICT_UNDECIDED : VERDICT_INVALID,
                 REASON_ZEROING_MOVE);
}

static void judge_threefold(struct trial *trial)
{
    const struct verdict *verdict = trial->verdict;
    int needed = trial->rules->threefold_claim;
    struct repetition repetition = count_claimed(trial);
    if (repetition.same >= needed)
        trial_decide(trial, VERDICT_VALID, REASON_THIRD_OCCURRENCE);
    else if (trial->is_zeroing)
        decide_zeroing(trial);
    else if (verdict->written && board_qualifies(trial))
        trial_decide(trial, VERDICT_UNDECIDED, REASON_OTHER_MOVE_WRITTEN);
    else if (game_history_unknown(trial->game, verdict->claim.ply))
        trial_decide(trial, VERDICT_UNDECIDED, REASON_HISTORY_UNKNOWN);
    else
        trial_decide(trial, VERDICT_INVALID, repetition_reason(&repetition, needed));
}

/* The clock of the claimed position tells both 9.3.1 and 9.3.2. */
static void judge_fifty(struct trial *trial)
{
    if (trial->claimed.halfmove >= trial->rules->fifty_claim_plies)
        trial_decide(trial, VERDICT_VALID, REASON_FIFTY_REACHED);
    else if (trial->is_zeroing)
        decide_zeroing(trial);
    else
        trial_decide(trial, VERDICT_INVALID, REASON_FIFTY_SHORT);
}

/* A claim that is true, with a move that was only announced (9.2.1, 9.3.1; D3). */
static void judge_form(struct trial *trial)
{
    const struct verdict *verdict = trial->verdict;
    if (verdict->claim.flags & CLAIM_UNWRITTEN && verdict->written &&
        verdict->answer == VERDICT_VALID)
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
    if (trial_is_over(trial))
        return true;
    if (is_repetition && trial->has_claimed && !trial_gather(trial))
        return false;
    if (fails_early(trial))
        return true;
    if (is_repetition)
        judge_threefold(trial);
    else
        judge_fifty(trial);
    judge_form(trial);
    return true;
}
