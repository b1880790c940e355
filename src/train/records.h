/* SPDX-License-Identifier: MIT */
/*
 * What a learner did, as an interface that a store fulfils.  Order of calls: any number of
 * the others, `free` once.  A store makes durable what it is given before the call returns, and
 * only ever adds: what is taken back or graded anew stays as a row that says so.
 * records_memory keeps attempts for the session only, and says so (`lasting` is false).
 *
 * What can't be made durable: `keep` returns false and says why; unless that is ERR_MEMORY, the
 * attempt counts all the same, and waits: it is written with the next call that writes.  `waiting`
 * says how many do, `flush` tries again.  `undo` and `replace` are about the latest attempt that
 * `keep` was given, whatever became of it; where they return false, nothing has changed.
 */
#ifndef TRAIN_RECORDS_H
#define TRAIN_RECORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "core/verdict.h"
#include "train/puzzle.h"

/* One question about what follows, where it was asked: values of the enum that goes with it. */
struct attempt_step {
    bool given_any;                /* false: it was not asked, or not answered */
    int given, right;              /* right: -1 where the question makes no sense */
};

/* Where an answer was given.  Only those of the quiz move a puzzle's card by themselves; the
 * other ways count for topic and ground. */
enum attempt_mode { MODE_QUIZ, MODE_DRILL, MODE_SPOT, MODE_CLASS, MODE_EXAM, MODES };
const char *attempt_mode_name(enum attempt_mode mode); /* "quiz" */

enum grade { GRADE_NONE, GRADE_AGAIN, GRADE_HARD, GRADE_GOOD, GRADE_EASY }; /* as FSRS numbers them */

enum { ATTEMPT_RULESET_SIZE = 32 };

struct attempt {
    char puzzle[64];               /* id, cut; of drills "drill-b3-1f", of games to spot in
                                    * "spot-…" */
    uint64_t content;              /* hash of the question */
    char ruleset[ATTEMPT_RULESET_SIZE]; /* id */
    enum attempt_mode mode;
    enum topic topic;
    int level;                     /* 1..5 */
    bool gave_up;                  /* don't know, or gave up: nothing below was given */
    enum verdict_answer given, right;
    bool has_ground;
    enum reason ground_given, ground_right;
    bool is_question;              /* a law question: no verdict, ground or steps, but ... */
    unsigned choices_given;        /* ... bits, 1 << index in the puzzle's choices */
    unsigned choices_right;
    struct attempt_step steps[ASKS]; /* what follows from the verdict, by enum ask */
    bool certain;
    int hints;                     /* 0..3 */
    int64_t active_ms;             /* time with the question on the screen */
    int64_t when;                  /* UTC seconds */
    int64_t day;                   /* study day: days since 1970 of the local calendar, with the day
                                    * beginning at the hour that is set (train/schedule.h) */
    enum grade graded;             /* what the program made of it; GRADE_NONE: not scheduled */
    enum grade grade;              /* what counts: the learner may have lowered it */
    double stability, difficulty;  /* of the card after it, days and 1..10; 0 where not scheduled */
    int interval;                  /* days until the next review */
};

/* One sitting, noted at its end. */
struct run {
    enum attempt_mode mode;
    int64_t when;                  /* UTC seconds at its end */
    int64_t lasted_ms;
    int asked, right;
};

/* Verdict right, and ground right where it was asked; of a question all right choices and no
 * other.  A wrong step is told and does not make the answer wrong. */
bool attempt_is_right(const struct attempt *attempt);
/* Was this step answered, and wrongly? */
bool attempt_step_is_wrong(const struct attempt *attempt, enum ask ask);
bool attempt_has_wrong_step(const struct attempt *attempt);

struct records {
    void *data;
    bool lasting;                  /* false: gone with the session */
    bool (*keep)(void *data, const struct attempt *attempt, struct err *err);
    bool (*undo)(void *data, struct err *err);      /* takes the latest attempt back */
    /* Takes the latest attempt back and keeps this one, both or neither. */
    bool (*replace)(void *data, const struct attempt *attempt, struct err *err);
    size_t (*count)(void *data);
    /* The n-th attempt, oldest first; false past the end. */
    bool (*get)(void *data, size_t n, struct attempt *out);
    bool (*note_run)(void *data, const struct run *run, struct err *err);
    bool (*last_run)(void *data, struct run *out);  /* false: there is none */
    /* Where nothing ever waits, these two are NULL. */
    size_t (*waiting)(void *data);
    bool (*flush)(void *data, struct err *err);
    void (*free)(void *data);
};

/* false: memory. */
bool records_memory(struct records *out);

struct tally {
    size_t asked, right;
    size_t seen;                   /* of one puzzle: how often */
};
/* Does what was answered outlive the program?  False also while something waits. */
bool records_last(const struct records *records);
/* Adds up all attempts, or those of one puzzle (id not NULL). */
void records_tally(const struct records *records, const char *puzzle, struct tally *out);

#endif
