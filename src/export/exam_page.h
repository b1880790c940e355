/* SPDX-License-Identifier: MIT */
/* An exam paper as a page to print, with boxes to tick; or its key. */
#ifndef EXPORT_EXAM_PAGE_H
#define EXPORT_EXAM_PAGE_H

#include <stdbool.h>

#include "base/buf.h"
#include "train/exam_paper.h"

/* Appends the page.  Questions and choices stand in the order in which a candidate at the screen
 * sees them.  key: a table of the right answers comes first, the right boxes are ticked, and below
 * each question stands why.  puzzles: the paper's.  False: memory. */
bool exam_page(struct buf *out, const struct exam_paper *paper, const struct selection *puzzles,
               bool key, const char *language);

#endif
