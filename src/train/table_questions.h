/* SPDX-License-Identifier: MIT */
/*
 * Law questions whose answers are cells of the ruleset table, so that they can't go stale: which
 * number a ruleset has (table-CELL-RULESET), which ruleset has a number (table-which-CELL-NUMBER),
 * and what two rulesets differ in (table-change-RULESET-RULESET).  Only rows that were read
 * first-hand are asked about or offered, and no cell that is in doubt.
 */
#ifndef TRAIN_TABLE_QUESTIONS_H
#define TRAIN_TABLE_QUESTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "train/puzzle.h"

/* Appends them as a puzzle file (doc/puzzle-format.md); with a language other than NULL or "en"
 * in that one, too.  The seed chooses among the wrong choices where there are many. */
void table_questions_write(struct buf *out, const char *language, uint64_t seed);
/* Adds them to a pack.  False: memory. */
bool table_questions(struct pack *pack, const char *language, uint64_t seed);

#endif
