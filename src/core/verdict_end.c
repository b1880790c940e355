/* SPDX-License-Identifier: MIT */
/* Has the game ended by itself (5.1.1, 5.2.1, 5.2.2, 9.6)? */
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
    trial_take_end(trial, end);
    trial_decide(trial, VERDICT_VALID, reason_of_end(end->kind));
    for (size_t n = 0; n < end->count; n++)
        if (!plies_add(&verdict->occurrences, trial->events->plies.items[end->first + n]))
            return false;
    return true;
}

/* --- no end by itself ----------------------------------------------------------------- */

/* Occurrences that end a game, or may: by themselves, by the director, or nobody knows. */
static int times_needed(const struct ruleset *rules)
{
    if (rules->fivefold_automatic)
        return rules->fivefold_automatic;
    if (rules->director_repetition)
        return rules->director_repetition;
    return ruleset_is_unknown(rules, RULE_AUTOMATIC) ? rules->threefold_claim : 0;
}

/* Article 9.6.1: often enough, and yet the game went on. */
static void decide_repeated(struct trial *trial)
{
    const struct ruleset *rules = trial->rules;
    int ply = trial->verdict->claim.ply;
    if (rules->repetition == REPEATS_SERIES &&
        series_at(trial->game, ply, MOVE_NONE).times < times_needed(rules))
        trial_decide(trial, VERDICT_INVALID, REASON_SERIES_NOT_REPEATED);
    else if (rules->consecutive && !draws_is_consecutive(trial->game, ply, times_needed(rules),
                                                    ruleset_identity(rules)))
        trial_decide(trial, VERDICT_INVALID, REASON_NOT_CONSECUTIVE);
    else if (rules->director_repetition)
        trial_decide(trial, VERDICT_UNDECIDED, REASON_DIRECTOR_DECIDES);
    else
        trial_leave_open(trial, rules->fivefold_automatic ? RULE_IDENTITY : RULE_AUTOMATIC);
}

/* Article 9.6.1: too few, judged like a claim of repetition. */
static bool judge_fivefold(struct trial *trial)
{
    int ply = trial->verdict->claim.ply;
    int needed = times_needed(trial->rules);
    if (!trial_gather(trial))
        return false;
    struct repetition repetition =
        repetition_of(trial->game, ply, trial->board, false, trial->rules);
    if (repetition.same >= needed ||
        draws_count(trial->game, ply, trial->board, trial->rules->identity) >= needed)
        decide_repeated(trial);
    else if (game_history_unknown(trial->game, ply))
        trial_decide(trial, VERDICT_UNDECIDED, REASON_HISTORY_UNKNOWN);
    else
        trial_decide(trial, VERDICT_INVALID, repetition_reason(&repetition, needed));
    return true;
}

/* Article 9.6.2. */
static bool judge_seventyfive(struct trial *trial)
{
    int plies = trial->rules->director_plies;
    if (ruleset_is_unknown(trial->rules, RULE_FIFTY))
        trial_leave_open(trial, RULE_FIFTY);
    else if (plies && trial->board->halfmove >= plies)
        trial_decide(trial, VERDICT_UNDECIDED, REASON_DIRECTOR_DECIDES);
    else
        trial_decide(trial, VERDICT_INVALID, REASON_SEVENTYFIVE_SHORT);
    return true;
}

/* A rule that this ruleset doesn't have ends nothing. */
static bool is_not_in_ruleset(const struct trial *trial)
{
    const struct ruleset *rules = trial->rules;
    switch (trial->verdict->claim.kind) {
    case CLAIM_FIVEFOLD:
        return times_needed(rules) == 0;
    case CLAIM_SEVENTYFIVE:
        return !rules->seventyfive_automatic_plies && !rules->director_plies &&
               !ruleset_is_unknown(rules, RULE_FIFTY);
    default:
        return false;
    }
}

static bool judge_no_end(struct trial *trial)
{
    if (is_not_in_ruleset(trial)) {
        trial_refuse_kind(trial);
        return true;
    }
    switch (trial->verdict->claim.kind) {
    case CLAIM_FIVEFOLD:
        return judge_fivefold(trial);
    case CLAIM_DEAD:
        return trial_judge_dead(trial);
    case CLAIM_SEVENTYFIVE:
        return judge_seventyfive(trial);
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
