/* SPDX-License-Identifier: MIT */
/*
 * What classes voted, kept as a table: class.csv (RFC 4180) in the learner's data folder, one
 * row for each puzzle that was voted on, added before its answer is shown.  It is not part of
 * the learner's own answers: those are about one person's memory.
 */
#ifndef CLI_CLASS_KEEP_H
#define CLI_CLASS_KEEP_H

#include "base/buf.h"
#include "os/paths.h"
#include "train/class.h"

struct class_book {
    struct buf path;
    struct class_keeper keeper; /* for class_start; its data is the book */
};

/* False: there is no place to keep anything (then the keeper must not be used). */
bool class_book_open(struct class_book *book, env_lookup env);
void class_book_close(struct class_book *book);

#endif
