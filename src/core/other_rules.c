/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "core/other_rules.h"

#include <string.h>

enum { NEAREST = 3 };

static bool is_other(const struct verdict *a, const struct verdict *b)
{
    return a->answer != b->answer || (a->answer == VERDICT_RESULT && a->outcome != b->outcome);
}

static bool judge(const struct judged *judged, const struct ruleset *rules, struct verdict *out)
{
    return verdict_of(judged->game, judged->claim, rules, DEAD_FULL, out);
}

/* Does a row of the table judge otherwise?  False in `good`: memory. */
static bool judges_otherwise(const struct judged *judged, const struct ruleset *rules, bool *good)
{
    struct verdict verdict;

    if (rules == judged->rules || ruleset_standing(rules) != STANDING_READ)
        return false;
    *good = judge(judged, rules, &verdict);
    if (!*good)
        return false;
    bool found =
        is_other(judged->verdict, &verdict) && verdict.reason != REASON_RULE_UNKNOWN;
    verdict_clear(&verdict);
    return found;
}

/* Where the rules stand in the table; a tournament's own stand at its head. */
static int place_of(const struct ruleset *rules)
{
    for (int n = 0; ruleset_at(n); n++)
        if (strcmp(ruleset_at(n)->id, rules->id) == 0)
            return n;
    return 0;
}

static int count_rules(void)
{
    int count = 0;

    while (ruleset_at(count))
        count++;
    return count;
}

/* Rows further and further away, the later one of two first. */
static bool find_nearest(const struct judged *judged, const struct ruleset *found[NEAREST],
                         int *count)
{
    int at = place_of(judged->rules), rows = count_rules();
    bool good = true;

    for (int step = 0; good && step < 2 * rows && *count < NEAREST; step++) {
        int n = step % 2 ? at - (step + 1) / 2 : at + step / 2;

        if (n >= 0 && n < rows && judges_otherwise(judged, ruleset_at(n), &good))
            found[(*count)++] = ruleset_at(n);
    }
    return good;
}

bool other_rules_find(struct other_rules *out, const struct judged *judged, uint64_t seed)
{
    const struct ruleset *found[NEAREST];
    int count = 0;

    *out = (struct other_rules){0};
    if (!find_nearest(judged, found, &count))
        return false;
    if (count == 0)
        return true;
    const struct ruleset *rules = found[seed % (uint64_t)count];
    if (!judge(judged, rules, &out->verdict))
        return false;
    out->rules = rules;
    return true;
}

void other_rules_clear(struct other_rules *other)
{
    if (other->rules)
        verdict_clear(&other->verdict);
    *other = (struct other_rules){0};
}

/* The rules of the claim with one value of the others'. */
static bool take_over(struct ruleset *mixed, const struct ruleset_key *key,
                      const struct ruleset *other)
{
    struct buf mine = {0}, theirs = {0};

    ruleset_key_write(&mine, key, mixed);
    ruleset_key_write(&theirs, key, other);
    bool taken = strcmp(buf_text(&mine), buf_text(&theirs)) != 0 &&
                 ruleset_key_set(key, mixed, buf_text(&theirs));
    buf_clear(&mine);
    buf_clear(&theirs);
    return taken;
}

int other_rules_keys(const struct other_rules *other, const struct judged *judged,
                     const struct ruleset_key *out[], int most)
{
    const struct ruleset_key *key;
    int count = 0;

    for (int n = 0; (key = ruleset_key_at(n)) && count < most; n++) {
        struct ruleset mixed = *judged->rules;
        struct verdict verdict;

        if (!take_over(&mixed, key, other->rules))
            continue;
        if (!judge(judged, &mixed, &verdict))
            return -1;
        if (!is_other(&other->verdict, &verdict))
            out[count++] = key;
        verdict_clear(&verdict);
    }
    return count;
}
