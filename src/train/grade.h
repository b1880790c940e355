/* SPDX-License-Identifier: MIT */
/*
 * From an answer to a grade.  The program grades, for learners who grade themselves take Hard for
 * wrong, and the schedule takes Hard for right: a wrong answer is Again, always.
 */
#ifndef TRAIN_GRADE_H
#define TRAIN_GRADE_H

#include <stdbool.h>

#include "base/buf.h"
#include "core/verdict.h"
#include "train/records.h"

struct grading {
    bool lenient;  /* the right verdict for a wrong reason is Hard, not Again */
    bool binary;   /* Again and Good only */
    bool untimed;  /* how long it took doesn't matter */
};

/* Plies that have to be looked through for this claim: from the first position that counts, or
 * seems to, up to the claimed one; 0 where nothing is counted. */
int grade_plies(const struct verdict *verdict);

/* What an answer is worth.  plies: grade_plies(), 0 for a law question; seen: the question was
 * answered before.  Steps that follow from the verdict are told, not graded. */
enum grade grade_answer(const struct attempt *attempt, const struct grading *grading, int plies,
                        bool seen);

/* May the learner give an answer that was graded `graded` the grade `wanted`?  Among the passing
 * ones and down, never up from Again. */
bool grade_may_become(const struct grading *grading, enum grade graded, enum grade wanted);

/* Translated: "Good"; "" for GRADE_NONE. */
const char *grade_label(enum grade grade);
/* By the beginning of its English name, without case; GRADE_NONE if it is none's. */
enum grade grade_find(const char *word);
/* Appends when the puzzle comes again: "Next review in 2 days."  Nothing without a grade. */
void grade_say_next(struct buf *out, const struct attempt *attempt);

#endif
