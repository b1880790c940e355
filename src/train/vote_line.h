/* SPDX-License-Identifier: MIT */
/*
 * A vote as one line of text: what a clicker's bridge writes, and what is typed in the plain
 * mode.
 *
 *     v  i  a       valid, invalid, left to the arbiter; in any case
 *     1 .. 9        the choice of that number
 *     v 12  12v     twelve of them; only where votes are counted by hand
 */
#ifndef TRAIN_VOTE_LINE_H
#define TRAIN_VOTE_LINE_H

#include <stdbool.h>
#include <stddef.h>

#include "core/verdict.h"

enum { VOTE_COUNT_MOST = 9999 };

struct vote_line {
    bool is_letter;
    enum verdict_answer answer; /* of a letter */
    int number;                 /* 1..9; of a letter 0 */
    bool has_count;
    unsigned count;             /* 0 .. VOTE_COUNT_MOST */
};

/* Blanks around it and a carriage return at its end are nothing.  False: it is no vote. */
bool vote_line_parse(const char *text, size_t length, struct vote_line *out);

#endif
