/* SPDX-License-Identifier: MIT */
/* A claim in a game, judged and ready to be explained.  What a test writes wrongly itself
 * ends it. */
#ifndef TESTS_TEXT_TOLD_H
#define TESTS_TEXT_TOLD_H

#include "text/explain.h"

struct told {
    struct game game;
    struct verdict verdict;
    struct speaker speaker;
};

/* moves: "e4 e5 Nf3" from a FEN, or from the initial array where it is NULL; claim: as in
 * --claim, "66:threefold,move=Qe2"; rules NULL: the default.  told_clear it. */
void told_open(struct told *told, const char *fen, const char *moves, const char *claim,
               const struct ruleset *rules);
void told_clear(struct told *told);

/* Appends "HEADLINE\nREASONS\nNEXT". */
void told_all(struct buf *out, const struct told *told);

#endif
