/* SPDX-License-Identifier: MIT */
/*
 * A candidate at an exam: a paper, its puzzles, the answers so far, and the time.  No screen, no
 * files, no clock: the exam screen and the line mode are its skins, and every line of the sheet
 * goes through `keep` before it counts.
 *
 *     exam_begin(&exam, &paper, &selection, keeper)
 *     exam_start(&exam, "0417", 100, &err)        or, after a crash: exam_resume(&exam, &sheet, &err)
 *     exam_ask(&exam, &session, 0)
 *     for (;;) {
 *         exam_clock(&exam, now_ms, utc)          before each input, and every second
 *         session_step(&session, …)               with the session that exam_ask has set up
 *         exam_note(&exam, &session)              when a verdict waits for its ground
 *     }
 *     exam_hand_in(&exam, &err)
 *
 * Asked are verdict and ground, and the choice of a law question.  What follows from a verdict is
 * not asked: it would not count (attempt_is_right()).
 */
#ifndef TRAIN_EXAM_H
#define TRAIN_EXAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "train/exam_paper.h"
#include "train/exam_sheet.h"
#include "train/records.h"
#include "train/session.h"

/* Where lines go: adds all bytes to the end of a file and returns when they are on the disk, or
 * adds nothing and returns false. */
struct exam_keeper {
    void *data;
    bool (*add)(void *data, const char *bytes, size_t length, struct err *err);
};

struct exam {
    const struct exam_paper *paper;     /* borrowed */
    const struct selection *puzzles;    /* borrowed: the paper's, in its order */
    struct exam_sheet sheet;            /* owned */
    struct exam_keeper keeper;
    struct records records;             /* for the session: keeps its attempts as answers */
    int64_t now;                        /* UTC seconds, never going back; exam_clock() sets it */
    int64_t base_utc, base_ms;          /* a moment of the past, by both clocks */
    bool ticking;                       /* those are known */
    size_t at;                          /* the question asked, from 0 */
    struct selection one;               /* that question, for the session */
};

void exam_begin(struct exam *exam, const struct exam_paper *paper, const struct selection *puzzles,
                struct exam_keeper keeper);
void exam_clear(struct exam *exam);

/* The time: both clocks as they are now.  The exam goes by the later of the two: a wall clock that
 * is set back gives no time, and one that goes on while the machine sleeps takes it.  Returns the
 * seconds left, 0 at the end.  At the end it hands in what is answered (again and again until that
 * is kept); once a minute it writes the time down. */
int64_t exam_clock(struct exam *exam, int64_t now_ms, int64_t utc);
int64_t exam_left(const struct exam *exam);

/* Writes the first line.  exam_clock() must have been called.  factor: per cent of the paper's
 * minutes, 100 to EXAM_FACTOR_MOST. */
bool exam_start(struct exam *exam, const char *candidate, int factor, struct err *err);
/* Goes on with what was read from the file; the sheet moves in.  Past the deadline it only hands
 * in. */
bool exam_resume(struct exam *exam, struct exam_sheet *sheet, int64_t now_ms, int64_t utc,
                 struct err *err);

/* Sets up the session for question n; choices come in the same order each time.  False: memory.
 * session_clear it. */
bool exam_ask(struct exam *exam, struct session *session, size_t n);
/* Keeps a verdict whose ground is being asked for, in place of another one that was given before.
 * False: it could not be kept, or the exam is over (ERR_EXAM_OVER). */
bool exam_note(struct exam *exam, const struct session *session, struct err *err);
/* Marks question n, or no longer. */
bool exam_mark(struct exam *exam, size_t n, struct err *err);
bool exam_hand_in(struct exam *exam, struct err *err);

/* Exams that were begun and are not handed in, for a menu that knows no files. */
struct exam_door {
    void *data;
    size_t count;              /* at least 1 */
    /* Appends which paper the n-th is, and whose. */
    void (*name)(const void *data, size_t n, struct buf *out);
    /* Goes on with it; the exam stays with the door.  NULL: err says why. */
    struct exam *(*open)(void *data, size_t n, struct err *err);
};

/* The first question from `from` on, and around, that is not answered; count if all are. */
size_t exam_next_open(const struct exam *exam, size_t from);

#endif
