/* SPDX-License-Identifier: MIT */
/* What the tests of exams share: a pack of four puzzles, a paper of it, a file spoilt in all ways. */
#ifndef TESTS_TRAIN_EXAM_ROOM_H
#define TESTS_TRAIN_EXAM_ROOM_H

#include <stdbool.h>
#include <stddef.h>

#include "train/exam_paper.h"

extern struct pack pack;
void read_pack(void);
/* By a blueprint; NULL: four questions. */
struct exam_paper make_paper(const char *parts);

/* Does a text pass as good? */
typedef bool reader(const char *text, size_t length);
/* How many texts pass that differ: every byte changed to others, left out, and doubled, and every
 * shorter text. */
size_t passes_changed(const char *text, size_t length, reader *reads);

#endif
