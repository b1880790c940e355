/* SPDX-License-Identifier: MIT */
/*
 * Marking: the key is derived by the core from the paper's puzzles when it is needed, and stands
 * nowhere.  An answer is right as attempt_is_right() has it: verdict and ground, or the very set
 * of right choices.  What is not answered, or only half, is not right.
 */
#ifndef TRAIN_EXAM_GRADE_H
#define TRAIN_EXAM_GRADE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "train/exam_paper.h"
#include "train/exam_sheet.h"

/* The right answers, one for each question (given is true). */
struct exam_key {
    struct exam_answer *answers;
    size_t count;
};
/* False: memory.  exam_key_clear it either way. */
bool exam_key_make(struct exam_key *out, const struct selection *puzzles);
void exam_key_clear(struct exam_key *key);

bool exam_is_right(const struct exam_answer *right, const struct exam_answer *given);
/* How many of the sheet's answers are. */
size_t exam_score(const struct exam_key *key, const struct exam_sheet *sheet);
/* Are so many of `count` enough for so many per cent?  In whole numbers. */
bool exam_passes(size_t right, size_t count, int percent);

/* An answer in codes: "valid counted-short", "valid -", "1,3", "dont-know", "-" for none. */
void exam_answer_code(struct buf *out, const struct exam_answer *answer);

/* How a question went, over all candidates. */
struct exam_item {
    size_t asked, answered, right;
    double difficulty;          /* share of right answers, 0..1: high is easy */
    bool has_discrimination;
    double discrimination;      /* -1..1 */
    struct exam_answer wrong;   /* the wrong answer most often given, the first of equals */
    size_t wrong_count;         /* how often; 0: no wrong answer was given */
};
/* Difficulty is p = right / asked, with what was not answered among the wrong ones.
 * Discrimination is the corrected item-total correlation: Pearson's r between the question (0 or
 * 1) and the score in all other questions (S. Henrysson, Correction of item-total correlations in
 * item analysis, Psychometrika 28, 1963, 211-218).  There is none where all candidates did alike
 * in the question or in the others, or with fewer than two. */
void exam_item_of(struct exam_item *out, const struct exam_key *key, size_t n,
                  const struct exam_sheet *sheets, size_t sheet_count);

#endif
