/* SPDX-License-Identifier: MIT */
/* The parameters of a ruleset by name: for a tournament's own rules in a file, for machine
 * output, and for telling two rulesets apart.  doc/rules.md explains each. */
#ifndef CORE_RULESET_KEYS_H
#define CORE_RULESET_KEYS_H

#include "base/buf.h"
#include "core/ruleset.h"

struct ruleset_key;

/* The n-th key, NULL after the last; by name, NULL if there is none. */
const struct ruleset_key *ruleset_key_at(int n);
const struct ruleset_key *ruleset_key_find(const char *name);
const char *ruleset_key_name(const struct ruleset_key *key); /* "penalty.opponent" */

/* Is the value a number?  Its value then; an unknown one is none. */
bool ruleset_key_number(const struct ruleset_key *key, const struct ruleset *rules, int *out);

/* What it can be: "0-3600", "yes|no", "helpmate|outright|...|unknown". */
void ruleset_key_range(struct buf *out, const struct ruleset_key *key);

/* The value as a file has it: "180", "yes", "helpmate", "unknown". */
void ruleset_key_write(struct buf *out, const struct ruleset_key *key,
                       const struct ruleset *rules);

/* Where that is written: "9.5.3"; NULL where it is not known, or the value is a file's own. */
const char *ruleset_key_article(const struct ruleset_key *key, const struct ruleset *rules);

/* Sets it from such a text.  What is said differently from the base no longer stands under
 * the base's article: that becomes NULL.  False, and nothing changed: it can't have this value. */
bool ruleset_key_set(const struct ruleset_key *key, struct ruleset *rules, const char *value);

#endif
