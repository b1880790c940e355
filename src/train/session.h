/* SPDX-License-Identifier: MIT */
/*
 * Question -> answer -> feedback, as a state machine.  No printing, no clock, no files: the
 * quiz screen and the line mode are its skins.
 *
 *     session_start(&session, &selection, &records, options)
 *     while (session.state != SESSION_OVER)
 *         session_step(&session, input, now)
 */
#ifndef TRAIN_SESSION_H
#define TRAIN_SESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "train/catalog.h"
#include "train/deck.h"
#include "train/queue.h"
#include "train/records.h"
#include "train/series.h"

enum session_state {
    SESSION_VERDICT,  /* is the claim correct? */
    SESSION_GROUND,   /* on what ground? */
    SESSION_STEP,     /* what follows: the question of asks[ask_at] */
    SESSION_CHOICE,   /* a law question: which choice, or which of them? */
    SESSION_FEEDBACK, /* the explanation; the attempt has been kept */
    SESSION_OVER      /* summary */
};

enum { SESSION_GROUNDS = 5, SESSION_OPTIONS = 5, SESSION_ACTIONS = 4, SESSION_ASKS = 3 };

/* A gap between two inputs counts as thinking for no longer than this. */
enum { SESSION_IDLE_MS = 60000 };
/* So many other puzzles come before one that was graded Again does. */
enum { SESSION_OTHERS = 5 };
/* Graded Again so often in a row, with nothing else left, a puzzle is left for another day. */
enum { SESSION_TRIES = 3 };

/* What follows from the verdict, one question of it. */
struct session_ask {
    enum ask ask;
    int options[SESSION_OPTIONS]; /* shuffled */
    size_t count;                 /* at least 2 */
};

/* The ground is asked after the verdict, whatever that was (or the question would tell), where
 * there are two or more to choose from.  Then what follows: the arbiter's action in one, level 3
 * and up; of puzzles about procedure outcome, clock and next move, as far as they make sense.
 * After "don't know" nothing more is asked. */
struct session_options {
    uint64_t seed;            /* shuffles the choices, together with the puzzle's place */
    bool ask_ground;          /* --ground=on */
    bool ask_steps;           /* what follows from the verdict */
    enum attempt_mode mode;
    bool scheduled;           /* with a deck and in quizzes: answers are graded and move cards */
    struct deck *deck;        /* borrowed; NULL: none, and days are those of UTC */
    const struct session_keeper *keeper; /* borrowed; NULL: none */
    struct series *series;    /* borrowed; where it is not NULL, the selection is the series' own
                               * and grows when its end is reached */
};

struct session;

/* Learns of every change of what is left to be asked (session_left()), so that a session that ends
 * by itself can be gone on with. */
struct session_keeper {
    void *data;
    bool (*keep)(void *data, const struct session *session); /* false: it is not kept */
};

struct session {
    enum session_state state;
    const struct selection *selection; /* borrowed */
    struct records *records;           /* borrowed */
    struct session_options options;
    struct queue queue;                /* what is asked when */
    size_t at;                         /* index of the puzzle asked */
    struct verdict verdict;            /* the core's, of this puzzle; of a question empty */
    enum reason grounds[SESSION_GROUNDS]; /* shuffled */
    size_t ground_count;
    struct session_ask asks[SESSION_ASKS]; /* what follows; empty where that is not asked */
    size_t ask_count;
    size_t ask_at;                     /* which one is asked, in SESSION_STEP */
    int choices[CHOICES_MOST];         /* of a question: indices into its choices, shuffled */
    size_t choice_count;
    unsigned marked;                   /* bits, 1 << index in the puzzle's choices */
    struct attempt attempt;            /* what was answered so far */
    bool undoable;                     /* the latest attempt can be taken back */
    bool not_kept;                     /* records.keep failed for it: err says why */
    struct err err;                    /* of the latest step; code ERR_NONE if all went well */
    int64_t shown_at;                  /* monotonic ms when the question appeared */
    int64_t stirred_at;                /* ... and when the learner last did something */
    int64_t active_ms;                 /* until then, idle gaps cut */
    size_t asked, right, skipped;      /* so far in this session */
    size_t latest_at;                  /* index of the puzzle of the latest attempt ... */
    size_t latest_place;               /* ... its place in the queue ... */
    bool latest_right;                 /* ... whether it was right ... */
    int latest_hints;                  /* ... how many hints were taken ... */
    int64_t latest_active_ms;          /* ... how long it took ... */
    bool reviewed;                     /* ... whether it moved the puzzle's card ... */
    struct deck_card before;           /* ... from this one ... */
    size_t again_place;                /* ... and the place where it comes again; 0: nowhere */
    bool left_is_kept;                 /* the keeper has what is left */
    bool clock_is_back;                /* the clock shows a day before that of the answers kept */
};

enum input_kind {
    INPUT_ANSWER,     /* value: enum verdict_answer */
    INPUT_DONT_KNOW,  /* gives up: at once to the feedback, whatever was answered so far */
    INPUT_GROUND,     /* value: index into grounds */
    INPUT_STEP,       /* value: index into the options of asks[ask_at] */
    INPUT_CHOOSE,     /* value: index into choices; where several are wanted it marks the choice, or
                       * no longer */
    INPUT_CONFIRM,    /* where several are wanted: those marked are the answer */
    INPUT_CERTAIN,    /* toggles */
    INPUT_HINT,       /* the next hint, up to session_hints() */
    INPUT_BACK,       /* one step back before the answer is complete */
    INPUT_GRADE,      /* value: enum grade; gives the answer another grade (grade_may_become), once
                       * it has one; false also when the store can't: err says why */
    INPUT_NEXT,       /* from feedback to the next puzzle, or to the end */
    INPUT_UNDO,       /* takes the latest attempt back and asks that puzzle again, once; its hints
                       * stay taken.  False also when the store can't: err says why */
    INPUT_SKIP,       /* leaves this puzzle unanswered */
    INPUT_QUIT        /* to SESSION_OVER */
};
struct input {
    enum input_kind kind;
    int value;
};

/* now: monotonic milliseconds; utc: seconds.  False: memory, session is over. */
bool session_start(struct session *session, const struct selection *selection,
                   struct records *records, struct session_options options, int64_t now_ms);
/* Applies an input; what makes no sense in the state changes nothing and returns false. */
bool session_step(struct session *session, struct input input, int64_t now_ms, int64_t utc);
void session_clear(struct session *session);

/* The learner does something that is no input: looks at another move, say. */
void session_stir(struct session *session, int64_t now_ms);
/* The program was suspended for so long, which is no thinking. */
void session_pause(struct session *session, int64_t paused_ms);

/* The place of the puzzle asked, from 1, and how many there are as it looks now: a puzzle that is
 * graded Again comes again, after SESSION_OTHERS others or at the end (but see SESSION_TRIES).
 * 0: a series without end. */
size_t session_number(const struct session *session);
size_t session_count(const struct session *session);
/* The n-th puzzle that is left to be asked, NULL after the last; the one asked is the first. */
const struct puzzle *session_left(const struct session *session, size_t n);
/* From the feedback: does another question follow, or the summary? */
bool session_goes_on(const struct session *session);
/* Of those left, how many are due and how many are new; false where nothing is scheduled. */
bool session_count_left(const struct session *session, int64_t utc, struct deck_count *out);
/* Was the puzzle asked learned with another question? */
bool session_is_changed(const struct session *session);
/* The latest answer as it would be with another grade that it may have. */
struct attempt session_attempt_with(const struct session *session, enum grade grade);
/* From the feedback: was the puzzle graded Again SESSION_TRIES times in a row, and is left? */
bool session_gives_up(const struct session *session);
/* Appends when the puzzle of an answer comes again; the session may be NULL. */
void session_say_next(struct buf *out, const struct session *session,
                      const struct attempt *attempt);
/* May the latest answer be given this grade now? */
bool session_may_grade(const struct session *session, enum grade grade);

/* The puzzle asked, NULL when over. */
const struct puzzle *session_puzzle(const struct session *session);
/* The question about what follows that is asked; NULL where none is. */
const struct session_ask *session_ask(const struct session *session);
/* How many hints there are: three, or for a law question one, the article. */
int session_hints(const struct session *session);
/* Has this choice (index into choices) been marked? */
bool session_is_marked(const struct session *session, size_t choice);
/* Which answers the question offers, in order; returns how many (value for INPUT_ANSWER): valid,
 * invalid, left to the arbiter.  Where the outcome is the answer (VERDICT_RESULT: flag fall,
 * resignation, second illegal move) `valid` stands for "the player loses", `invalid` for "the
 * game is drawn": the skin says it in these words. */
size_t session_answers(const struct session *session, enum verdict_answer out[3]);
/* Which of them is right. */
enum verdict_answer session_right_answer(const struct session *session);
/* Which of them a verdict makes right, whoever asks; never VERDICT_RESULT. */
enum verdict_answer session_answer_for(const struct verdict *verdict);

#endif
