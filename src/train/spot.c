/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/spot.h"

#include <string.h>

/* --- what there is to find --------------------------------------------------------------- */

static bool is_claimable(const struct event *event)
{
    return event->how != EVENT_AUTOMATIC && !event->after_end;
}

static void find_chances(struct spot *spot)
{
    spot->first = -1;
    for (size_t n = 0; n < spot->events.count && spot->first < 0; n++)
        if (is_claimable(&spot->events.items[n]))
            spot->first = spot->events.items[n].ply;
    spot->end = spot->events.end < 0 ? -1 : spot->events.items[spot->events.end].ply;
}

bool spot_start(struct spot *spot, const struct game *game, const struct ruleset *rules)
{
    *spot = (struct spot){.game = game, .rules = rules};
    if (!draws_events(game, game->plies, rules, DEAD_FULL, &spot->events)) {
        event_list_clear(&spot->events);
        return false;
    }
    find_chances(spot);
    return true;
}

void spot_clear(struct spot *spot)
{
    for (int n = 0; n < spot->count; n++)
        verdict_clear(&spot->claims[n].verdict);
    event_list_clear(&spot->events);
    *spot = (struct spot){.first = -1, .end = -1};
}

/* --- going by ---------------------------------------------------------------------------- */

bool spot_next(struct spot *spot)
{
    if (spot->state != SPOT_GOING_ON)
        return false;
    if (spot->end >= 0 && spot->ply >= spot->end)
        spot->state = SPOT_PLAYED_ON;
    else if (spot->ply == spot->game->plies)
        spot->state = SPOT_RUN_OUT;
    else
        spot->ply++;
    return true;
}

/* An end by itself is right only where it happened, so it is never late. */
static enum spot_worth worth_of(const struct spot *spot, const struct verdict *verdict)
{
    if (verdict->answer == VERDICT_UNDECIDED)
        return SPOT_OPEN;
    if (verdict->answer != VERDICT_VALID)
        return SPOT_FALSE;
    if (!claim_is_made_by_player(verdict->claim.kind))
        return SPOT_FIRST;
    return spot->ply > spot->first && spot->first >= 0 ? SPOT_LATE : SPOT_FIRST;
}

static bool is_right(enum spot_worth worth)
{
    return worth == SPOT_FIRST || worth == SPOT_LATE;
}

bool spot_claim(struct spot *spot, struct claim *claim)
{
    if (spot->state != SPOT_GOING_ON || spot->count == SPOT_CLAIMS)
        return false;
    struct spot_claimed *claimed = &spot->claims[spot->count];
    claim->ply = spot->ply;
    if (!verdict_of(spot->game, claim, spot->rules, DEAD_FULL, &claimed->verdict))
        return false;
    claimed->worth = worth_of(spot, &claimed->verdict);
    spot->count++;
    if (is_right(claimed->worth))
        spot->state = claim_is_made_by_player(claim->kind) ? SPOT_CLAIMED : SPOT_ENDED;
    return true;
}

/* --- how it went ------------------------------------------------------------------------- */

int spot_false_claims(const struct spot *spot)
{
    int count = 0;
    for (int n = 0; n < spot->count; n++)
        count += spot->claims[n].worth == SPOT_FALSE;
    return count;
}

int spot_late_by(const struct spot *spot)
{
    return spot->state == SPOT_CLAIMED && spot->first >= 0 ? spot->ply - spot->first : 0;
}

static bool is_missed(const struct spot *spot)
{
    return spot->state == SPOT_PLAYED_ON || (spot->state == SPOT_RUN_OUT && spot->first >= 0);
}

/* Who waited for the end by itself has let the chances before it go by. */
static bool is_late(const struct spot *spot)
{
    return spot_late_by(spot) > 0 || (spot->state == SPOT_ENDED && spot->first >= 0);
}

enum spot_result spot_result(const struct spot *spot)
{
    if (is_missed(spot))
        return SPOT_MISSED;
    return is_late(spot) || spot_false_claims(spot) > 0 ? SPOT_FAIR : SPOT_GOOD;
}

static enum topic topic_of(const struct spot *spot)
{
    for (size_t n = 0; n < spot->events.count; n++) {
        const struct event *event = &spot->events.items[n];
        if (is_claimable(event))
            return event->kind == EVENT_FIFTY ? TOPIC_FIFTY : TOPIC_THREEFOLD;
    }
    return spot->end >= 0 ? TOPIC_AUTOMATIC : TOPIC_THREEFOLD;
}

void spot_attempt(const struct spot *spot, struct attempt *out)
{
    *out = (struct attempt){.mode = MODE_SPOT, .topic = topic_of(spot), .right = VERDICT_VALID};
    out->given = spot_result(spot) == SPOT_GOOD ? VERDICT_VALID : VERDICT_INVALID;
    strncat(out->ruleset, spot->rules->id, sizeof out->ruleset - 1);
}
