/* SPDX-License-Identifier: MIT */
/*
 * event -> app_update -> wishes carried out -> app_view -> terminal, until it is over.  The
 * only part of the screen that touches files and the clock.
 *
 * For main:
 *
 *     struct loop loop = { .settings = &settings, .settings_path = path, ... };
 *     if (!loop_open(&loop, &trouble))
 *         ... plain mode; trouble says why
 *     loop_run(&loop, "quiz", &setup);
 *     loop_close(&loop);
 */
#ifndef TUI_LOOP_H
#define TUI_LOOP_H

#include <stdbool.h>

#include "os/settings.h"
#include "os/source.h"
#include "tui/app.h"
#include "tui/term.h"

struct loop {
    /* filled by the caller */
    struct app_context context;     /* pack, records, rules, language, letters, seed; the rest is
                                       found out by loop_open */
    struct settings *settings;      /* read and changed; NULL: none are kept */
    const char *settings_path;      /* where they are written; NULL: nowhere */
    int64_t clock_shift;            /* seconds to add to the machine's clock */
    const char *terminal;           /* TERM */
    const char *colorfgbg;          /* COLORFGBG, or NULL */
    bool color;                     /* false: --color=never, NO_COLOR */
    bool ascii;                     /* --ascii */
    const char *theme;              /* --theme, or NULL: the setting's */
    const struct source *source;    /* what is waited for beside keys; NULL: nothing */
    /* the loop's own */
    struct app app;
    struct canvas canvas;
    int64_t next_tick_ms;
    bool leaving;
};

/* Takes the terminal and sets up the app.  False: *trouble says why; nothing is to be closed. */
bool loop_open(struct loop *loop, enum term_trouble *trouble);
/* Opens the first screen and runs until the user leaves it ("menu" for the program without a
 * command).  Returns 0, or the signal that ended it. */
int loop_run(struct loop *loop, const char *screen, const void *argument);
/* Gives the terminal back.  Fine twice. */
void loop_close(struct loop *loop);

#endif
