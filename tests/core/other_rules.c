/* SPDX-License-Identifier: MIT */
/* The same claim under other rules.  What differs between editions: rules.md 2.6. */
#include "core/other_rules.h"

#include <string.h>

#include "tests/core/line.h"
#include "tests/tap/tap.h"

#define KNIGHTS "Nf3 Nf6 Ng1 Ng8 "
#define TWICE KNIGHTS "Nf3 Nf6 Ng1 "
#define FIVE_TIMES KNIGHTS KNIGHTS KNIGHTS KNIGHTS

static struct game game;
static struct verdict verdict;
static struct judged judged;

static void judge(const char *moves, const struct claim *claim)
{
    line_play(&game, NULL, moves);
    verdict = line_judge(&game, claim);
    judged = (struct judged){&game, claim, ruleset_default(), &verdict};
}

static void forget(void)
{
    verdict_clear(&verdict);
    game_clear(&game);
}

static bool has_key(const struct other_rules *other, const char *name)
{
    const struct ruleset_key *keys[8];
    int count = other_rules_keys(other, &judged, keys, 8);
    bool found = false;

    for (int n = 0; n < count; n++)
        found = found || strcmp(ruleset_key_name(keys[n]), name) == 0;
    return found;
}

/* Do these rules have a fifth time of another kind, or a director who may end the game (14K)? */
static bool is_more(const struct ruleset *rules)
{
    return rules->fivefold_automatic > 0 || rules->director_repetition > 0;
}

/* Before 2014 no edition ended a game at the fifth time; whatever row is found, five times, or
 * five in a row, is what it says otherwise. */
static void changes(void)
{
    static const struct claim fifth = {.ply = 16, .kind = CLAIM_FIVEFOLD};
    bool differs = true, told = true, read = true, several = false;
    const struct ruleset *first = NULL;

    judge(FIVE_TIMES, &fifth);
    for (uint64_t seed = 0; seed < 6; seed++) {
        struct other_rules other = {0};
        if (!other_rules_find(&other, &judged, seed) || !other.rules)
            bail("no other rules");
        first = first ? first : other.rules;
        several = several || other.rules != first;
        differs = differs && other.verdict.answer != VERDICT_VALID;
        read = read && ruleset_standing(other.rules) == STANDING_READ;
        told = told && (is_more(other.rules) || has_key(&other, "fivefold.automatic"));
        other_rules_clear(&other);
    }
    ok(differs, "the game has not ended under any of them");
    ok(read, "they were read first-hand");
    ok(told, "the number of times makes the difference where there is none");
    ok(several, "the seed chooses");
    forget();
}

/* A claim for which the position is missing is false wherever it is judged. */
static void alike(void)
{
    static const struct claim second = {.ply = 7};
    struct other_rules other = {0};

    judge(TWICE, &second);
    ok(other_rules_find(&other, &judged, 0), "a false claim");
    ok(other.rules == NULL, "is false under all rules");
    other_rules_clear(&other);
    forget();
}

int main(void)
{
    tap_plan(4 + 2);
    changes();
    alike();
    return tap_done();
}
