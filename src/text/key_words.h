/* SPDX-License-Identifier: MIT */
/* The parameters of a ruleset (core/ruleset_keys.h) in words. */
#ifndef TEXT_KEY_WORDS_H
#define TEXT_KEY_WORDS_H

#include "base/buf.h"
#include "core/ruleset_keys.h"

/* What a key is about: "times that a position must stand for a claim".  The key's name where
 * there are no words for it (a test wants them for all). */
const char *key_words(const struct ruleset_key *key);
/* Appends a value: "3", "yes", "either player", "none" of a number that is 0, "not known". */
void key_words_value(struct buf *out, const struct ruleset_key *key, const struct ruleset *rules);

#endif
