/* SPDX-License-Identifier: MIT */
/* A ruleset as paragraphs to read: the rows of its table in our own words, each with its
 * article in front.  Numbers come from the table. */
#ifndef TEXT_RULES_TEXT_H
#define TEXT_RULES_TEXT_H

#include <stdbool.h>

#include "base/buf.h"
#include "core/ruleset.h"

struct rules_paragraph {
    const char *heading; /* translated; NULL: it belongs under the one before */
    const char *article; /* "9.2.1", "-" where none is known; NULL: this ruleset has no
                            such rule, and nothing is said */
};

/* The n-th paragraph (from 0): appends its text.  False past the last one. */
bool rules_text(struct buf *out, const struct ruleset *ruleset, int n,
                struct rules_paragraph *what);

#endif
