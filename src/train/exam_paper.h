/* SPDX-License-Identifier: MIT */
/*
 * An exam paper: which questions, how many minutes, what is enough.  It names its puzzles by id
 * and by the SHA-256 of what they ask, and holds no answers, so that it can lie on a candidate's
 * machine; it is the key as little as a list of positions is.  As a file:
 *
 *     drawclaim-paper 1
 *     name arb-2026-03
 *     seed 42
 *     minutes 60
 *     pass 80
 *     parts threefold:2,law:1          (- where it was not made of parts)
 *     question 0f3a… queen-comes-home
 *     …
 *     sha256 9b1c…
 *
 * The last line is the hash of all bytes before it.  It tells of any change by accident, and
 * binds answers to their paper; it is no signature: who makes a new paper can make its hash.
 */
#ifndef TRAIN_EXAM_PAPER_H
#define TRAIN_EXAM_PAPER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "train/catalog.h"
#include "train/digest.h"

enum {
    EXAM_QUESTIONS_MOST = 500,
    EXAM_PARTS_MOST = 16,
    EXAM_MINUTES_MOST = 1440,
    EXAM_NAME_SIZE = 41,
    EXAM_ID_SIZE = 128,
    EXAM_FILE_LIMIT = 4 * 1024 * 1024 /* bytes of a paper or an answers file */
};

/* So many puzzles of a topic, or law questions. */
struct exam_part {
    bool law;
    enum topic topic;          /* unless law */
    int count;
};

struct exam_question {
    char id[EXAM_ID_SIZE];
    char asks[DIGEST_SIZE];    /* exam_digest() of the puzzle */
};

struct exam_paper {
    char name[EXAM_NAME_SIZE]; /* exam_is_name() */
    int64_t seed;              /* shuffles questions and choices; 1 .. 10^9 */
    int minutes;               /* 1 .. EXAM_MINUTES_MOST */
    int pass;                  /* per cent that are enough, 1 .. 100 */
    struct exam_part parts[EXAM_PARTS_MOST];
    size_t part_count;
    struct exam_question *questions;
    size_t count;              /* 1 .. EXAM_QUESTIONS_MOST */
    char hash[DIGEST_SIZE];
};

/* Reads "threefold:8,fifty:8,law:6" into parts.  A part is `law`, law questions on the draws under
 * the rules of the day, or a topic: its claims; of history, other-rules and terms, which are about
 * the Laws as such, questions as well.  False: *bad points to what is wrong. */
bool exam_read_parts(struct exam_paper *paper, const char *text, const char **bad);

/* Chooses puzzles by the paper's parts, or where there are none `count` of those that the filter
 * lets through, and fills the paper's questions, in an order that the seed gives.  The filter's
 * set and levels hold for parts, too; `rules` for the part law.  As few puzzles of one game as can
 * be: one may tell about another.  False: ERR_MEMORY, ERR_EXAM_FEW with part, wanted and found, or
 * ERR_EXAM_MANY. */
bool exam_choose(struct exam_paper *paper, const struct pack *pack, const struct filter *filter,
                 size_t count, const struct ruleset *rules, struct err *err);

/* Appends the file, and sets the paper's hash. */
void exam_paper_write(struct buf *out, struct exam_paper *paper);
/* Reads it.  False, with err's line: ERR_EXAM_KIND (not a paper, or of a version that is not
 * known), ERR_EXAM_LINE, ERR_EXAM_HASH, ERR_MEMORY.  exam_paper_clear it either way. */
bool exam_paper_read(struct exam_paper *out, const char *text, size_t length, struct err *err);
void exam_paper_clear(struct exam_paper *paper);

/* The SHA-256 of all that a puzzle asks, a law question's choices and their order included.
 * False: memory. */
bool exam_digest(const struct puzzle *puzzle, char out[DIGEST_SIZE]);

/* Finds the paper's puzzles in a pack, in the paper's order (selection_clear them).  What is
 * missing (ERR_EXAM_MISSING) or asks something else by now (ERR_EXAM_OTHER) goes to `faults`,
 * with the id; true if nothing is. */
bool exam_puzzles(const struct exam_paper *paper, const struct pack *pack, struct selection *out,
                  struct err_list *faults);

#endif
