/* SPDX-License-Identifier: MIT */
/*
 * Has the game ended by itself (5.1.1, 5.2.1, 5.2.2, 9.6)?  And what is the result when a
 * flag falls (6.9), a player resigns (5.1.2), makes his second illegal move (7.5.5), or both
 * agree (5.2.3)?
 */
#include "config.h"

#include "core/verdict_inside.h"

enum event_kind claim_event(enum claim_kind kind)
{
    switch (kind) {
    case CLAIM_FIVEFOLD:
        return EVENT_FIVEFOLD;
    case CLAIM_SEVENTYFIVE:
        return EVENT_SEVENTYFIVE;
    case CLAIM_STALEMATE:
        return EVENT_STALEMATE;
    case CLAIM_DEAD:
        return EVENT_DEAD;
    case CLAIM_CHECKMATE:
        return EVENT_CHECKMATE;
    default:
        return EVENT_KINDS;
    }
}

/* --- ends by themselves --------------------------------------------------------------- */

/* The event of this kind among those that end the game, at the very ply of the end: a fifth
 * occurrence and the 75th move can come together. */
static const struct event *find_end(const struct trial *trial, enum event_kind kind)
{
    const struct event *end = event_list_end(trial->events);
    if (!end)
        return NULL;
    const struct event *last = trial->events->items + trial->events->count;
    for (const struct event *event = end; event < last && event->ply == end->ply; event++)
        if (event->how == EVENT_AUTOMATIC && event->kind == kind)
            return event;
    return NULL;
}

static enum reason reason_of_end(enum event_kind kind)
{
    switch (kind) {
    case EVENT_CHECKMATE:
        return REASON_CHECKMATE;
    case EVENT_STALEMATE:
        return REASON_STALEMATE;
    case EVENT_DEAD:
        return REASON_DEAD;
    case EVENT_FIVEFOLD:
        return REASON_FIVEFOLD;
    default:
        return REASON_SEVENTYFIVE;
    }
}

/* The end stands, at this ply or an earlier one. */
static bool confirm_end(struct trial *trial, const struct event *end)
{
    struct verdict *verdict = trial->verdict;
    verdict->end_ply = end->ply;
    verdict->end_kind = end->kind;
    trial_decide(trial, VERDICT_VALID, reason_of_end(end->kind));
    if (end->kind == EVENT_DEAD)
        dead_probe(game_at(trial->game, end->ply), 0, &verdict->dead);
    for (size_t n = 0; n < end->count; n++)
        if (!plies_add(&verdict->occurrences, trial->events->plies.items[end->first + n]))
            return false;
    return true;
}

/* Article 9.6.1: too few, judged like a claim of repetition. */
static bool judge_fivefold(struct trial *trial)
{
    int ply = trial->verdict->claim.ply;
    int needed = trial->rules->fivefold_automatic;
    if (!trial_gather(trial))
        return false;
    struct repetition repetition =
        repetition_of(trial->game, ply, trial->board, false, trial->rules);
    if (game_history_unknown(trial->game, ply))
        trial_decide(trial, VERDICT_UNDECIDED, REASON_HISTORY_UNKNOWN);
    else
        trial_decide(trial, VERDICT_INVALID, repetition_reason(&repetition, needed));
    return true;
}

/* Article 5.2.2, where the material alone says nothing.  "Not dead" needs a mate. */
static bool judge_dead(struct trial *trial)
{
    struct verdict *verdict = trial->verdict;
    dead_probe(trial->board, DEAD_DEFAULT_BUDGET, &verdict->dead);
    switch (dead_is_dead(&verdict->dead)) {
    case DEAD_YES:
        verdict->end_ply = verdict->claim.ply;
        verdict->end_kind = EVENT_DEAD;
        trial_decide(trial, VERDICT_VALID, REASON_DEAD);
        break;
    case DEAD_NO:
        trial_decide(trial, VERDICT_INVALID, REASON_NOT_DEAD);
        break;
    default:
        trial_decide(trial, VERDICT_UNDECIDED, REASON_NOT_PROVEN);
    }
    return true;
}

/* A rule that this ruleset doesn't have ends nothing. */
static bool is_not_in_ruleset(const struct trial *trial)
{
    enum claim_kind kind = trial->verdict->claim.kind;
    return (kind == CLAIM_FIVEFOLD && !trial->rules->fivefold_automatic) ||
           (kind == CLAIM_SEVENTYFIVE && !trial->rules->seventyfive_automatic_plies);
}

static bool judge_no_end(struct trial *trial)
{
    if (is_not_in_ruleset(trial)) {
        trial_decide(trial, VERDICT_INVALID, REASON_NOT_IN_RULESET);
        trial->verdict->article = NULL;
        return true;
    }
    switch (trial->verdict->claim.kind) {
    case CLAIM_FIVEFOLD:
        return judge_fivefold(trial);
    case CLAIM_DEAD:
        return judge_dead(trial);
    case CLAIM_SEVENTYFIVE:
        trial_decide(trial, VERDICT_INVALID, REASON_SEVENTYFIVE_SHORT);
        return true;
    case CLAIM_STALEMATE:
        trial_decide(trial, VERDICT_INVALID, REASON_NOT_STALEMATE);
        return true;
    default:
        trial_decide(trial, VERDICT_INVALID, REASON_NOT_CHECKMATE);
        return true;
    }
}

bool trial_judge_end(struct trial *trial)
{
    const struct event *end = find_end(trial, claim_event(trial->verdict->claim.kind));
    if (end)
        return confirm_end(trial, end);
    return trial_is_over(trial) || judge_no_end(trial);
}

/* --- results -------------------------------------------------------------------------- */

static void decide_result(struct trial *trial, enum reason reason, enum outcome outcome)
{
    trial_decide(trial, VERDICT_RESULT, reason);
    trial->verdict->outcome = outcome;
}

/* Articles 6.9, 5.1.2, 7.5.5: lost, unless the opponent can't mate by any legal series. */
static void judge_loss(struct trial *trial, enum color loser)
{
    struct verdict *verdict = trial->verdict;
    enum color winner = color_other(loser);
    dead_probe_side(trial->board, winner, DEAD_DEFAULT_BUDGET, &verdict->dead);
    switch (verdict->dead.side[winner].can_mate) {
    case DEAD_YES:
        decide_result(trial, REASON_OPPONENT_CAN_MATE,
                      winner == WHITE ? OUTCOME_WHITE_WINS : OUTCOME_BLACK_WINS);
        break;
    case DEAD_NO:
        decide_result(trial, REASON_OPPONENT_CANNOT_MATE, OUTCOME_DRAW);
        break;
    default:
        trial_decide(trial, VERDICT_UNDECIDED, REASON_NOT_PROVEN);
    }
}

/* Both flags down and no order known: the Laws proper fix no result. */
static void judge_flag(struct trial *trial)
{
    switch (trial->verdict->claim.fallen) {
    case SIDE_WHITE:
        judge_loss(trial, WHITE);
        break;
    case SIDE_BLACK:
        judge_loss(trial, BLACK);
        break;
    default:
        trial_decide(trial, VERDICT_UNDECIDED, REASON_NOT_PROVEN);
    }
}

/* Article 5.2.3: only after both have made a move. */
static void judge_agreement(struct trial *trial)
{
    if (trial->verdict->claim.ply >= 2 || trial->board->fullmove > 1)
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
