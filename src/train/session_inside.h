/* SPDX-License-Identifier: MIT */
/* Shared by the files of session only. */
#ifndef TRAIN_SESSION_INSIDE_H
#define TRAIN_SESSION_INSIDE_H

#include "train/session.h"

/* Is it a claim, and no law question, that is asked? */
bool session_asks_claim(const struct session *session);
/* Fills what the puzzle asked offers. */
void session_choose(struct session *session);

/* Gives the complete attempt its day, and where answers are scheduled its grade and what the card
 * becomes.  Changes nothing else. */
void session_grade(struct session *session, int64_t utc);
/* After the attempt was kept: moves the card, and has the puzzle come again where it was graded
 * Again.  False: memory. */
bool session_review(struct session *session);
/* Takes that back. */
void session_unreview(struct session *session);
/* Grades the latest attempt anew, in the store too; false: err says why. */
bool session_regrade(struct session *session, enum grade grade);

#endif
