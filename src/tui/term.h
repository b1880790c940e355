/* SPDX-License-Identifier: MIT */
/*
 * The terminal: the one module that speaks curses.  It knows keys and canvases, nothing of
 * chess.  There is one terminal: its state is the module's own.
 *
 *     if (term_open(&options, &trouble)) {
 *         while (term_read(timeout, &event) != TERM_END) ...
 *         term_close();
 *     }
 */
#ifndef TUI_TERM_H
#define TUI_TERM_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>

#include "tui/canvas.h"
#include "tui/key.h"
#include "tui/style.h"

enum term_trouble {
    TERM_FINE,
    TERM_NOT_A_TERMINAL, /* input or output is none */
    TERM_UNKNOWN,        /* TERM is unset or not in the terminal database */
    TERM_NO_CURSOR       /* it can't move the cursor (TERM=dumb) */
};

struct term_options {
    bool color;          /* false: --color=never, NO_COLOR */
    bool crash_handler;  /* restore the terminal on SIGSEGV and SIGABRT (not in sanitizer builds) */
};

/* Takes the terminal: alternate screen, raw keys, signals SIGINT, SIGTERM and SIGHUP as flags.
 * False: *trouble says why, and nothing was changed. */
bool term_open(const struct term_options *options, enum term_trouble *trouble);
/* Leaves it as it was.  Fine twice, and when it was never opened. */
void term_close(void);

/* After term_open. */
int term_colors(void);          /* 0: none */
bool term_is_utf8(void);        /* setlocale() was called, and the codeset is UTF-8 */
void term_size(int *cols, int *rows);

enum term_result {
    TERM_EVENT,   /* *event is TUI_KEY or TUI_RESIZE; times are not set */
    TERM_NOTHING, /* the time is over, another descriptor is ready, or a signal came: look at
                     term_signal() */
    TERM_END      /* input is at its end, or the terminal is gone */
};
/* Waits for an event, at most so long (-1: for ever), or until one of these descriptors is ready
 * (at most TERM_ALSO, NULL for none; revents is not filled in). */
enum { TERM_ALSO = 640 };
enum term_result term_read(int timeout_ms, const struct pollfd *also, size_t count,
                           struct tui_event *event);
/* Drops what was typed and not yet read. */
void term_drop_input(void);
/* The signal that asks us to end, 0 if none came. */
int term_signal(void);

/* Shows a canvas: only cells that have changed are sent. */
void term_show(const struct canvas *canvas, enum theme theme, enum depth depth);
/* Sends all cells next time. */
void term_redraw(void);
void term_bell(bool visual);
/* Leaves the screen, stops the process, and paints it anew when it goes on. */
void term_suspend(void);

#endif
