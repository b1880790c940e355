/* SPDX-License-Identifier: MIT */
/*
 * What a learner did, as an interface that a store fulfils.  Order of calls: any number of
 * keep / undo / last; `free` once.  A store makes an attempt durable before keep returns.
 * records_memory keeps attempts for the session only, and says so (`lasting` is false).
 */
#ifndef TRAIN_RECORDS_H
#define TRAIN_RECORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "core/verdict.h"

/* One question about what follows, where it was asked: values of the enum that goes with it. */
struct attempt_step {
    bool given_any;                /* false: it was not asked, or not answered */
    int given, right;              /* right: -1 where the question makes no sense */
};

struct attempt {
    char puzzle[64];               /* id, cut */
    uint64_t content;              /* hash of the question */
    const char *ruleset;           /* id; lives as long as the pack */
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
    size_t (*count)(void *data);
    /* The n-th attempt, oldest first; false past the end. */
    bool (*get)(void *data, size_t n, struct attempt *out);
    void (*free)(void *data);
};

/* false: memory. */
bool records_memory(struct records *out);

struct tally {
    size_t asked, right;
    size_t seen;                   /* of one puzzle: how often */
};
/* Adds up all attempts, or those of one puzzle (id not NULL). */
void records_tally(const struct records *records, const char *puzzle, struct tally *out);

#endif
