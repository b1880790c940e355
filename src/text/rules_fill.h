/* SPDX-License-Identifier: MIT */
/* What the paragraphs of rules_text are filled with: numbers of a ruleset, as words. */
#ifndef TEXT_RULES_FILL_H
#define TEXT_RULES_FILL_H

#include <stdbool.h>

#include "base/buf.h"

/* For phrase(): `ruleset` is a struct ruleset, `name` a place.  False: there is no such place. */
bool rules_fill(const void *ruleset, struct buf *out, const char *name);

#endif
