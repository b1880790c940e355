/* SPDX-License-Identifier: MIT */
/*
 * The plain mode: a complete session as lines of text, for screen readers, pipes and terminals
 * that cannot move the cursor.  Full sentences, stable order, no colour; the prompt is "> ".
 *
 *     struct line_mode mode = {.in = stdin, .out = stdout, .pack = &pack, …};
 *     if (!line_mode_quiz(&mode, &selection))
 *         ... mode.err says why ...
 *     line_mode_clear(&mode);
 *
 * All of these end at the command `quit` and at the end of input alike, with a summary where
 * something was asked.  They return true then, and false when the output cannot be written
 * (ERR_FILE_WRITE) or memory is short.
 */
#ifndef CLI_LINE_MODE_H
#define CLI_LINE_MODE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "base/buf.h"
#include "base/err.h"
#include "core/ruleset.h"
#include "core/san.h"
#include "os/settings.h"
#include "os/source.h"
#include "train/catalog.h"
#include "train/puzzle.h"
#include "train/records.h"
#include "train/session.h"
#include "train/spot_games.h"
#include "train/unfinished.h"

struct line_mode {
    /* Set by the caller; all pointers are borrowed. */
    FILE *in, *out;
    bool echo;                         /* repeat what was read: for input that is no terminal */
    bool ascii;                        /* other letters become "?": for a terminal without UTF-8 */
    int columns;                       /* where lines are wrapped; 0: at 79 */
    const char *language;              /* "en"; NULL: that */
    const struct san_letters *letters; /* how moves are shown; NULL: English */
    const struct ruleset *rules;       /* for games of one's own; NULL: the default */
    const struct pack *pack;           /* for the menu; NULL: there are no puzzles */
    struct records *records;           /* for questions */
    const struct exam_door *exam;      /* for the menu: an exam that is open; NULL: none is */
    const struct unfinished_door *left; /* for the menu: what was left; NULL: is not kept */
    struct session_options options;
    struct settings *settings;         /* NULL: there is nothing to set */
    const char *settings_path;         /* NULL: settings are not written */
    const struct source *source;       /* what is waited for beside lines; NULL: nothing.  `in` is
                                        * unbuffered then */
    int64_t (*now_ms)(void);           /* NULL: time stands still */
    int64_t (*utc)(void);
    bool (*wait)(void *data);          /* called before each line is read: waits until there is one;
                                        * false: none is wanted any more.  NULL: read at once */
    void *wait_data;
    int64_t clock_shift;               /* seconds to add to utc() */

    struct err err;                    /* after a function returned false */

    /* The mode's own. */
    struct buf pending;                /* what is not written yet */
    bool failed;
    bool ended;                        /* the input is at its end */
    size_t earlier;                    /* attempts from before the session */
    bool said_lasting, said_language;  /* what is said once only */
};

/* Asks the puzzles of a selection, which may be empty. */
bool line_mode_quiz(struct line_mode *mode, const struct selection *selection);
/* Asks drills one after the other; one has been made already. */
bool line_mode_drill(struct line_mode *mode, struct series *series);
/* Lets games go by; they move in.  pace is said not to hold here. */
bool line_mode_spot(struct line_mode *mode, struct spot_games *games, int pace);
/* Goes on with an exam that has been started, until it is handed in or left. */
struct exam;
bool line_mode_exam(struct line_mode *mode, struct exam *exam);
/* The menu: famous claims, all puzzles, law questions, browsing, analysis, results, rules, settings. */
bool line_mode_menu(struct line_mode *mode);
/* Lists puzzles by topic, level and text, and asks those that are chosen.  filter NULL: all. */
bool line_mode_browse(struct line_mode *mode, const struct filter *filter);
/* Steps through the games of a PGN or FEN file ("-": standard input, which then can't give
 * commands: the report is printed and that is all).  game: its number from 1; 0: the first.  A
 * file that can't be read is said and is no failure of the mode: *bad (may be NULL) becomes the
 * error's code. */
bool line_mode_analyse(struct line_mode *mode, const char *path, long game, enum err_code *bad);

/* Frees what the mode holds. */
void line_mode_clear(struct line_mode *mode);

#endif
