/* SPDX-License-Identifier: MIT */
/* What an answer is called depends on what was asked: a claim is valid, a game has ended, a
 * player loses. */
#ifndef TRAIN_ANSWER_WORDS_H
#define TRAIN_ANSWER_WORDS_H

#include "base/buf.h"
#include "core/claim.h"
#include "core/verdict.h"
#include "train/records.h"

/* As a choice: "valid", "yes, in this way", "drawn" (translated; static). */
const char *answer_words(enum claim_kind kind, enum verdict_answer answer);
/* As a heading: "NOT VALID", "THE GAME GOES ON", "WHITE WINS". */
const char *verdict_words(const struct verdict *verdict);

/* Appends for the title what an answer was worth: its grade, or whether it was right. */
void answer_worth(struct buf *out, const struct attempt *attempt);

#endif
