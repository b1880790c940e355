/* SPDX-License-Identifier: MIT */
/* The same claim under another ruleset, where that makes another verdict: which ruleset, and
 * which of its rules makes the difference.  All of it is derived. */
#ifndef CORE_OTHER_RULES_H
#define CORE_OTHER_RULES_H

#include <stdint.h>

#include "core/ruleset_keys.h"
#include "core/verdict.h"

/* A game, the claim in it as it was made, the rules it was judged by, and that verdict.
 * Borrowed. */
struct judged {
    const struct game *game;
    const struct claim *claim;
    const struct ruleset *rules;
    const struct verdict *verdict;
};

/* Zero-initialise; other_rules_clear it. */
struct other_rules {
    const struct ruleset *rules; /* NULL: the verdict is the same everywhere */
    struct verdict verdict;      /* the core's, under these rules */
};

/* Finds one by trying the table: rows that were read first-hand, the nearest ones to the rules of
 * the claim; the seed chooses among a few.  Rules that say nothing known about it are left out.
 * False: memory. */
bool other_rules_find(struct other_rules *out, const struct judged *judged, uint64_t seed);
void other_rules_clear(struct other_rules *other);

/* The keys each of which, taken over alone, already brings the other verdict.  Writes at most
 * `most`, returns how many; 0 where it takes several together, -1 for memory. */
int other_rules_keys(const struct other_rules *other, const struct judged *judged,
                     const struct ruleset_key *out[], int most);

#endif
