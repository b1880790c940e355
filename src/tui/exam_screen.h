/* SPDX-License-Identifier: MIT */
/* What the two screens of an exam share. */
#ifndef TUI_EXAM_SCREEN_H
#define TUI_EXAM_SCREEN_H

#include "train/exam.h"
#include "tui/app.h"

/* Tells the exam what time it is. */
void exam_tick(struct exam *exam, const struct app *app);
/* The title line: "EXAM arb-2026-03 | …" with how many are answered, and the time that is left. */
void exam_title(const struct exam *exam, const struct app *app, struct buf *left,
                struct buf *right);
/* "14, 19", the first twenty that are not answered; nothing if all are. */
void exam_add_open(struct buf *out, const struct exam *exam);
/* Says in the message line what is wrong with the exam's files. */
void exam_warn(struct app *app, const struct err *err);

#endif
