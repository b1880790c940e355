/* SPDX-License-Identifier: MIT */
/*
 * What a candidate answered, as lines that are only ever added to a file:
 *
 *     drawclaim-answers 1 PAPER COUNT CANDIDATE START DEADLINE FACTOR
 *     answer AT N valid counted-short        verdict and ground; - for a ground not given yet
 *     answer AT N choices 1,3                of a law question, by their order in its file
 *     answer AT N dont-know
 *     mark AT N            unmark AT N
 *     seen AT              the clock, now and then
 *     resume AT            after a crash
 *     hand-in AT candidate                   or: time
 *
 * and behind each the SHA-256 of "PREVIOUS LINE", where PREVIOUS is the hash of the line before,
 * and for the first the paper's.  Times are UTC seconds and never go back; no answer is as late
 * as the deadline; nothing follows the hand-in.
 *
 * What the chain proves: whoever has the last hash (the program shows it at the hand-in, to be
 * written down) can tell that no byte before it was changed.  Without that, a candidate who
 * knows the form could write the whole file anew: it is a seal, not a signature.
 */
#ifndef TRAIN_EXAM_SHEET_H
#define TRAIN_EXAM_SHEET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "core/verdict.h"
#include "train/exam_paper.h"

enum { EXAM_FACTOR_MOST = 400 }; /* per cent of the paper's minutes */

struct exam_answer {
    bool given;                  /* something was answered: a verdict, choices, or don't know */
    bool gave_up;
    bool is_choice;              /* to a law question */
    enum verdict_answer verdict;
    bool has_ground;
    enum reason ground;
    unsigned choices;            /* bits, 1 << index in the puzzle's choices */
    bool marked;
    int64_t at;                  /* UTC seconds of the answer */
};

struct exam_sheet {
    char paper[DIGEST_SIZE];
    char candidate[EXAM_NAME_SIZE];
    int64_t start, deadline;     /* UTC seconds */
    int factor;                  /* per cent: 100 .. EXAM_FACTOR_MOST */
    struct exam_answer *answers; /* one for each question */
    size_t count;
    int64_t latest;              /* the latest time seen */
    int resumes;
    bool handed_in, by_time;
    char hash[DIGEST_SIZE];      /* of the latest line */
    size_t length;               /* bytes of the lines that hold together */
};

/* The deadline of a paper that is begun at `start`. */
int64_t exam_deadline(const struct exam_paper *paper, int64_t start, int factor);

/* --- lines: bodies, without hash and newline --- */

/* Appends the first line's body. */
void exam_line_start(struct buf *out, const struct exam_paper *paper, const char *candidate,
                     int64_t start, int factor);
/* Appends an answer's; n from 0. */
void exam_line_answer(struct buf *out, int64_t at, size_t n, const struct exam_answer *answer);

/* Appends the choices of a set (bit n for the n-th from 0) as "1,3". */
void exam_choices_write(struct buf *out, unsigned choices);

/* Appends a body as the next line of the file, with hash and newline. */
void exam_sheet_line(struct buf *out, const struct exam_sheet *sheet, const char *body);

/* --- reading --- */

/* A sheet without lines; the first one is to be applied.  Zeroed memory is cleared. */
void exam_sheet_new(struct exam_sheet *sheet, const struct exam_paper *paper);
/* Applies a whole line, without its newline.  False: ERR_EXAM_KIND, ERR_EXAM_LINE, ERR_EXAM_HASH
 * or ERR_MEMORY; the sheet is as it was. */
bool exam_sheet_apply(struct exam_sheet *sheet, const char *line, struct err *err);
/* Reads a file of answers to the paper.  False as above, with err's line, or ERR_EXAM_PAPER.
 * Text behind the last newline is ERR_EXAM_CUT; all whole lines have been read then.
 * exam_sheet_clear it either way. */
bool exam_sheet_read(struct exam_sheet *out, const struct exam_paper *paper, const char *text,
                     size_t length, struct err *err);
void exam_sheet_clear(struct exam_sheet *sheet);

/* The hash of the paper that a file of answers belongs to; false: it is no such file. */
bool exam_sheet_peek(const char *text, size_t length, char paper[DIGEST_SIZE]);

/* How many questions are answered; a verdict without its ground is not. */
size_t exam_answered(const struct exam_sheet *sheet);
bool exam_is_answered(const struct exam_answer *answer);

#endif
