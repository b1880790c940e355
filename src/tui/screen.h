/* SPDX-License-Identifier: MIT */
/*
 * What a screen must provide.
 *
 * How a screen is added:
 *   1. screen_NAME.c: a struct with `struct screen screen` as its first member (its state), the
 *      functions below as statics, a const table of bindings, and at the end
 *          const struct screen_ops screen_NAME = { .name = "NAME", .keys = ..., ... };
 *   2. one row in screens.c, and its argument's struct in screens.h.
 *   3. new kinds of action: key.h says how.
 * It is opened by name:  app_open(app, "NAME", &argument);
 *
 * State, update and view never mix: update changes the screen's state and asks the app for
 * everything else (app.h: wishes, other screens, messages); view reads only.  The app draws
 * the title line, the message line and the key line around the body and calls view with what
 * is left; a screen must draw at any size from 60x18 up, body 60x14.
 */
#ifndef TUI_SCREEN_H
#define TUI_SCREEN_H

#include <stdbool.h>

#include "base/buf.h"
#include "tui/canvas.h"
#include "tui/key.h"

struct app;

struct screen_ops;

/* First member of every screen's own struct. */
struct screen {
    const struct screen_ops *ops; /* set by app_open */
};

/* What the user wants of a screen: a key looked up in its table, or a command by name. */
struct call {
    enum doing doing;
    int key;          /* the key pressed, K_NONE if it came by name */
    int number;       /* DO_CHOOSE: the digit 1 to 9; else 0 */
    const char *text; /* what was typed: argument of a command ("goto 30w": "30w") or answer to
                         app_prompt; NULL if nothing was typed.  Borrowed during the call */
};

struct screen_ops {
    const char *name;
    const struct binding *keys; /* ends with DO_NONE */

    /* Makes the screen.  argument is what app_open was given (see screens.h), borrowed during
     * the call unless its comment says more.  NULL: it can't be opened (app_say why, or
     * memory). */
    struct screen *(*open)(struct app *app, const void *argument);
    /* Frees it. */
    void (*close)(struct screen *screen);
    /* Does one thing.  Called only for doings that are in `keys` and for which `works` is true.
     * A doing of common_bindings may be in `keys` as well: then the screen has it (a screen that
     * asks before DO_BACK).  What only concerns the look of boards the app does by itself once
     * it is in `keys`: DO_FLIP, DO_LARGER, DO_SMALLER, DO_PIECES, DO_THEME, DO_TIMER. */
    void (*update)(struct screen *screen, struct app *app, const struct call *call);
    /* Draws the body.  Sets the canvas's cursor on the active item. */
    void (*view)(const struct screen *screen, const struct app *app, struct canvas *canvas,
                 struct area body);
    /* The two ends of the title line; the app adds "? help". */
    void (*title)(const struct screen *screen, const struct app *app, struct buf *left,
                  struct buf *right);

    /* The rest may be NULL. */

    /* The sentence of the message line while nothing more urgent is to be said. */
    void (*message)(const struct screen *screen, const struct app *app, struct buf *out);
    /* Does this doing work just now?  NULL: all of the table always.  What does not work is
     * neither dispatched nor in key bar, help and completion. */
    bool (*works)(const struct screen *screen, const struct app *app, enum doing doing);
    /* Is its hint worth a place in the key line just now?  NULL: whatever works. */
    bool (*hints)(const struct screen *screen, const struct app *app, enum doing doing);
    /* What its hint says just now, translated; NULL, also as an answer: the table's label. */
    const char *(*label)(const struct screen *screen, const struct app *app, enum doing doing);
    /* A command line that is no doing's name: a move, a square.  True: understood (also when
     * the answer was a complaint by app_say). */
    bool (*command)(struct screen *screen, struct app *app, const char *text);
    /* The screen above was closed; `how` is what app_close was given. */
    void (*resume)(struct screen *screen, struct app *app, enum doing how);
    /* TUI_TICK, TUI_LOADED, TUI_SAVED.  TUI_LOADED and TUI_SAVED go to the top screen. */
    void (*happened)(struct screen *screen, struct app *app, const struct tui_event *event);
    /* Does it want a TUI_TICK every second? */
    bool (*ticking)(const struct screen *screen, const struct app *app);
    /* Appends a line or two for the help screen on what is shown, to be copied into a report: a
     * puzzle's id and the version of its question. */
    void (*about)(const struct screen *screen, const struct app *app, struct buf *out);
};

#endif
