/* SPDX-License-Identifier: MIT */
/* How a game of "spot it" went, in words for all skins; and what could have been spotted. */
#ifndef TRAIN_SPOT_WORDS_H
#define TRAIN_SPOT_WORDS_H

#include "base/buf.h"
#include "text/report.h"
#include "train/spot_run.h"

/* letters: of moves, NULL for English. */

/* "Found, 2 half-moves after the first chance, which was after 33...Rd5.  One claim was not right."
 * The game is over. */
void spot_say_result(struct buf *out, const struct spot *spot, const struct san_letters *letters);
/* The n-th claim made: "after 33...Rd5, threefold,move=Qe2: right, at the first chance". */
void spot_say_claim(struct buf *out, const struct spot *spot, int n,
                    const struct san_letters *letters);
/* What a claim was worth: "right, at the first chance". */
const char *spot_worth_words(enum spot_worth worth);
/* All chances, ends and near misses of the game that is over.  False: memory; report_clear it. */
bool spot_report(const struct spot_run *run, const struct san_letters *letters,
                 struct report *out);

#endif
