/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "text/rules_fill.h"

#include <stddef.h>
#include <string.h>

#include "core/ruleset.h"
#include "text/i18n.h"

/* "2 minutes", "1 minute", "90 seconds". */
static void write_penalty(struct buf *out, int seconds)
{
    int minutes = seconds / 60;

    if (seconds % 60 != 0)
        buf_printf(out, ngettext("%d second", "%d seconds", (unsigned long)seconds), seconds);
    else
        buf_printf(out, ngettext("%d minute", "%d minutes", (unsigned long)minutes), minutes);
}

static const struct number {
    const char *name;
    size_t offset; /* in struct ruleset */
    int divisor;   /* half-moves to moves by each side */
} numbers[] = {
    {"threefold", offsetof(struct ruleset, threefold_claim), 1},
    {"fivefold", offsetof(struct ruleset, fivefold_automatic), 1},
    {"fifty", offsetof(struct ruleset, fifty_claim_plies), 2},
    {"fifty-plies", offsetof(struct ruleset, fifty_claim_plies), 1},
    {"seventyfive", offsetof(struct ruleset, seventyfive_automatic_plies), 2},
    {"seventyfive-plies", offsetof(struct ruleset, seventyfive_automatic_plies), 1},
    {"men", offsetof(struct ruleset, fifty_least_men), 1},
    {"director", offsetof(struct ruleset, director_repetition), 1},
    {"director-moves", offsetof(struct ruleset, director_plies), 2},
    {"agreement", offsetof(struct ruleset, agreement_plies), 2},
};
enum { NUMBERS = sizeof numbers / sizeof numbers[0] };

/* "75 moves in KRB-KR" and so on; what was not read is said. */
static void write_ending(struct buf *out, const struct ending *ending)
{
    const char *weak = strrchr(ending->material, 'K');

    buf_printf(out, "%.*s-%s", (int)(weak - ending->material), ending->material, weak);
    if (ending->on_seventh)
        buf_add(out, _(" with the pawn on the seventh rank"));
    buf_add_char(out, ' ');
    if (ending->least_plies == ending->most_plies)
        buf_printf(out, _("(%d moves)"), ending->most_plies / 2);
    else
        buf_printf(out, _("(between %d and %d moves, not known)"), ending->least_plies / 2,
                   ending->most_plies / 2);
}

static void write_endings(struct buf *out, const struct ruleset *rules)
{
    const struct ending *ending = rules->endings;

    for (; ending && (ending->least_plies || ending->most_plies); ending++) {
        if (ending != rules->endings)
            buf_add(out, ", ");
        write_ending(out, ending);
    }
}

static bool write_table_number(struct buf *out, const struct ruleset *ruleset, const char *name)
{
    for (int n = 0; n < NUMBERS; n++) {
        if (strcmp(name, numbers[n].name) != 0)
            continue;
        const char *field = (const char *)ruleset + numbers[n].offset;
        buf_printf(out, "%d", *(const int *)(const void *)field / numbers[n].divisor);
        return true;
    }
    return false;
}

bool rules_fill(const void *data, struct buf *out, const char *name)
{
    const struct ruleset *ruleset = data;

    if (strcmp(name, "penalty") == 0)
        write_penalty(out, ruleset->penalty_opponent_seconds);
    else if (strcmp(name, "own-penalty") == 0)
        write_penalty(out, ruleset->penalty_claimant_seconds);
    else if (strcmp(name, "endings") == 0)
        write_endings(out, ruleset);
    else if (strcmp(name, "ending-men") == 0)
        buf_printf(out, "%d", ruleset->endings->men);
    else if (strcmp(name, "identity-doubt") == 0)
        buf_add(out, ruleset->identity_doubt);
    else
        return write_table_number(out, ruleset, name);
    return true;
}
