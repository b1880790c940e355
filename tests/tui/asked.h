/* SPDX-License-Identifier: MIT */
/* A walk that begins with questions: the packs of tests/data/quiz and the three famous claims. */
#ifndef TESTS_TUI_ASKED_H
#define TESTS_TUI_ASKED_H

#include "walk.h"

/* Starts a walk with tests/data/quiz/pack.pgn and opens a quiz about the puzzles whose id begins
 * like this ("" for all).  glyphs: chess symbols and colours, as most terminals have them. */
void asked_start(struct walk *walk, int cols, int rows, const char *id, bool glyphs);
/* The same with the famous three of the program's own packs; false where they are missing. */
bool asked_start_famous(struct walk *walk, int cols, int rows);
/* The same with the law questions of tests/data/quiz/questions.pgn. */
void asked_start_law(struct walk *walk, int cols, int rows, const char *id);
/* The same with tests/data/quiz/ends.pgn: who can still mate. */
void asked_start_ends(struct walk *walk, int cols, int rows, const char *id);
/* Where a choice of the file (from 0) is on the screen, as the digit to press. */
/* A puzzle about procedure, which is asked in steps: a false claim with a written move. */
void asked_start_procedure(struct walk *walk, int cols, int rows);
const char *asked_choice(const struct walk *walk, int choice);
/* With a file of tests/data ("quiz/pack.pgn"): answers are graded and move cards. */
void asked_start_study(struct walk *walk, int cols, int rows, const char *file, const char *id);
/* The place of the true ground (or action) on the screen, as the digit to press. */
const char *asked_right_ground(const struct walk *walk);
const char *asked_wrong_ground(const struct walk *walk);
const char *asked_right_action(const struct walk *walk);

#endif
