/* SPDX-License-Identifier: MIT */
/*
 * What classes voted, kept as a table: class.csv (RFC 4180) in the profile's folder, one
 * row for each puzzle that was voted on, added before its answer is shown.  It is not part of
 * the learner's own answers: those are about one person's memory.
 */
#ifndef CLI_CLASS_KEEP_H
#define CLI_CLASS_KEEP_H

#include "base/buf.h"
#include "train/class.h"

struct class_book {
    struct buf path;
    struct class_keeper keeper; /* for class_start; its data is the book */
};

/* Beside the learner's store, by its path.  False: memory. */
bool class_book_open(struct class_book *book, const char *store);
void class_book_close(struct class_book *book);

#endif
