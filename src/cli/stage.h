/* SPDX-License-Identifier: MIT */
/*
 * Where a session takes place: on the screen, or in lines of text when asked for or when there
 * is no terminal that the screen could use.
 */
#ifndef CLI_STAGE_H
#define CLI_STAGE_H

#include <stdint.h>

#include "cli/command.h"
#include "cli/learner.h"
#include "cli/left.h"
#include "cli/line_mode.h"
#include "train/deck.h"
#include "os/source.h"
#include "train/puzzle.h"

/* One thing to do, in both ways of doing it.  The command fills the first part. */
struct stage {
    struct context *context;
    const char *screen;         /* name of the screen to open first */
    const void *argument;       /* what that screen wants (tui/screens.h) */
    bool (*lines)(struct stage *stage, struct line_mode *mode); /* the same in lines */
    void *data;                 /* the command's own, for `lines` */
    struct session_options options; /* deck and schedule are stage_start's */
    bool unscheduled;           /* answers are not graded, and move no cards */
    const struct exam_door *exam; /* for the menu: an exam that is open, or NULL */
    bool without_puzzles;       /* it needs none: missing packs are no fault */
    const struct source *source; /* what is waited for beside the person; NULL: nothing */
    enum exit_status status;    /* `lines` may set it */

    struct pack pack;           /* stage_start's */
    struct learner learner;     /* without puzzles there is nothing to keep: in memory */
    struct left left;           /* of the learner's session */
    struct deck deck;           /* the pack's cards; without puzzles there is none */
};

/* Loads the packs and opens the records.  EXIT_DONE, or what to end with. */
enum exit_status stage_start(struct stage *stage, struct context *context);
/* Runs it.  Ends the process by the signal that ended the session, if one did. */
enum exit_status stage_run(struct stage *stage);
void stage_clear(struct stage *stage);

/* Is the ground asked for: --ground, else the setting? */
bool stage_asks_ground(const struct context *context, const struct options *options);
/* A number for shuffling that differs from run to run. */
uint64_t stage_seed(void);

#endif
