/* SPDX-License-Identifier: MIT */
/* Does an answer of core/dead bring what it has to bring?  Asked of the ordinary move maker. */
#ifndef TESTS_CORE_DEAD_EVIDENCE_H
#define TESTS_CORE_DEAD_EVIDENCE_H

#include <stdbool.h>

#include "core/dead.h"

/* Legal moves that end with `winner` having mated; without a move: on the board already. */
bool evidence_is_mate(const struct position *start, const move *line, int length,
                      enum color winner);

/* For both sides: a yes has its moves to mate; the moves of a no were the only ones each time;
 * what is undecided has none, and no proof. */
bool evidence_is_whole(const struct position *start, const struct dead_result *result);

#endif
