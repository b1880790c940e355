/* SPDX-License-Identifier: MIT */
/*
 * All screens by name, and what each wants to be opened with.  "-" means: no argument (NULL).
 *
 *     "quiz"      struct quiz_setup
 *     "explain"   struct explain_setup
 *     "answer"    struct answer_setup
 *     "grade"     struct grade_setup
 *     "timeline"  struct explain_setup
 *     "other"     struct explain_setup with a puzzle: its claim under other rules; NULL, and a
 *                 warning, where those judge alike
 *     "menu"      -
 *     "browse"    struct filter (train/catalog.h), borrowed during the call, or NULL: all
 *     "analysis"  struct analysis_setup, or NULL: asks for a file
 *     "help"      -              help for the screen it is opened above
 *     "rules"     struct rules_setup, or NULL
 *     "settings"  -
 *     "summary"   struct summary_setup
 *     "exam"      struct exam (train/exam.h) that has been started and lives longer; changed
 *     "exam-list" the same: its questions, to choose one (it is `at` then), and to hand in
 *     "stats"     -              needs a deck
 *     "course"    -              needs a deck
 *     "spot"      struct spot_setup; NULL, and a warning, where there is no game
 *     "class"     struct class_setup
 *     "class-end" struct class (train/class.h), borrowed until the screen is closed
 */
#ifndef TUI_SCREENS_H
#define TUI_SCREENS_H

#include <stdbool.h>
#include <stddef.h>

#include "core/game.h"
#include "core/ruleset.h"
#include "core/verdict.h"
#include "train/catalog.h"
#include "train/class.h"
#include "train/session.h"
#include "train/spot_games.h"
#include "tui/screen.h"

extern const struct screen_ops screen_menu;
extern const struct screen_ops screen_browse;
extern const struct screen_ops screen_analysis;
extern const struct screen_ops screen_help;
extern const struct screen_ops screen_rules;
extern const struct screen_ops screen_settings;
extern const struct screen_ops screen_summary;
extern const struct screen_ops screen_stats;
extern const struct screen_ops screen_spot;
extern const struct screen_ops screen_course;
extern const struct screen_ops screen_quiz;
extern const struct screen_ops screen_explain;
extern const struct screen_ops screen_answer;
extern const struct screen_ops screen_grade;
extern const struct screen_ops screen_timeline;
extern const struct screen_ops screen_other;
extern const struct screen_ops screen_exam;
extern const struct screen_ops screen_exam_list;
extern const struct screen_ops screen_class;
extern const struct screen_ops screen_class_end;

/* The n-th screen, NULL after the last. */
const struct screen_ops *screen_at(int n);
/* By name; NULL if there is none. */
const struct screen_ops *screen_find(const char *name);

/* A run of questions.  Selection and series move into the screen: the caller's are empty after it. */
struct quiz_setup {
    struct selection *selection;
    struct series *series;      /* drills, with one made already, in place of a selection; or NULL */
    struct session_options options;
    bool first;                 /* show the line "pieces look wrong? p   colours? t" */
};

/* A verdict to be explained.  What it points to must live until the screen is closed (the
 * screen that opens it owns it, and lies below it). */
struct explain_setup {
    const struct game *game;
    const struct ruleset *rules;
    const struct verdict *verdict;
    const struct puzzle *puzzle;    /* for title and aftermath; NULL: none */
    const struct attempt *attempt;  /* what was answered; NULL: nobody was asked */
    const enum reason *grounds;     /* the choices of the question, for `w`; NULL: none */
    size_t ground_count;
    struct session *session;        /* whose answer may be graded anew; NULL: nobody's */
    bool can_undo;                  /* u takes the answer back */
    bool space_goes_on;             /* at the page's end Space closes it with DO_NEXT */
    int ply_a, ply_b;               /* "timeline" opened to compare; both 0: the verdict's own */
};
/* "explain" closes with DO_NEXT, DO_UNDO or DO_BACK. */

/* A law question that has been answered.  What it points to must live until the screen is
 * closed. */
struct answer_setup {
    const struct puzzle *puzzle;
    const struct attempt *attempt;  /* NULL: nobody was asked */
    const int *choices;             /* in the order in which they were offered */
    size_t choice_count;
    struct session *session;        /* as above */
    bool can_undo;
    bool space_goes_on;             /* as in struct explain_setup */
};
/* "answer" closes as "explain" does. */

/* Gives the session's latest answer another grade; there is one that it may have.  Alive as long as
 * the screen. */
struct grade_setup {
    struct session *session;
};

/* Borrowed during the call. */
struct rules_setup {
    const struct ruleset *rules;    /* NULL: the app's */
    const char *article;            /* to stand at, or NULL */
};

struct analysis_setup {
    const char *path;               /* file to load; NULL: text */
    const char *text;               /* PGN or FEN, copied; NULL with path */
    size_t length;
    const char *name;               /* of the text, for the title; NULL: none */
    long game;                      /* number of the game to open, from 1; 0: as the file says */
};

/* The end of a run. */
struct summary_setup {
    size_t asked, right;
    size_t skipped;
    size_t left;                    /* to be gone on with */
    int64_t active_ms;
    bool of_session;                /* all answers since the start, not one run */
    const char *const *missed;      /* titles of what went wrong; copied */
    size_t missed_count;
};

/* Games to spot in.  They move into the screen: the caller's are empty after it. */
struct spot_setup {
    struct spot_games *games;
    int pace;                       /* seconds from move to move; 0: they come when asked for */
};

/* A class that has been started.  Both are borrowed until the screen is closed; what changes in
 * them meanwhile is seen at the next view. */
struct class_setup {
    struct class *class;
    const struct class_door *door;  /* where devices join; NULL: nowhere */
};

#endif
