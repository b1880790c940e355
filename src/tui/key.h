/* SPDX-License-Identifier: MIT */
/*
 * Keys, events, and what keys do.
 *
 * A key is a Unicode character or one of the K_ codes.  What a key does is a `doing`; one
 * list for all screens, so that a letter means the same everywhere (doing_table says which
 * letters a doing may have; tests/tui/tables.c holds all screens against it).  A screen's
 * table of bindings feeds dispatch, key bar, help and the command line at once.
 *
 * A new doing: add it to enum doing and to doing_table in key.c, with a name (for the command
 * line) and its letters.
 */
#ifndef TUI_KEY_H
#define TUI_KEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "text/i18n.h"

enum {
    K_NONE = 0,
    K_TAB = 9,
    K_ENTER = 13,
    K_ESCAPE = 27,
    K_SPACE = 32,
    K_SPECIAL = 0x110000, /* above all characters */
    K_LEFT,
    K_RIGHT,
    K_UP,
    K_DOWN,
    K_HOME,
    K_END,
    K_PAGE_UP,
    K_PAGE_DOWN,
    K_BACKSPACE,
    K_DELETE,
    K_BACKTAB,
    K_DIGIT,              /* in bindings only: any of 1 to 9 */
    K_F0                  /* K_F0 + n is Fn, n from 1 to 12 */
};
#define K_CTRL(letter) ((letter) & 31) /* K_CTRL('L') */

/* Appends the name as shown to people: "x", "Space", "Ctrl-L", "Left", "1-9" (translated). */
void key_write(struct buf *out, int key);
/* Reads an English name as above (for tests' key files); K_NONE if it is none. */
int key_find(const char *name);

enum doing {
    DO_NONE,
    /* everywhere */
    DO_HELP,
    DO_COMMAND,       /* the command line */
    DO_REDRAW,
    DO_SUSPEND,
    DO_BACK,          /* leave this screen; asks only if something would be lost */
    DO_LEAVE,         /* end the program at once; all is saved */
    DO_CANCEL,        /* Esc */
    DO_CONFIRM,       /* Enter */
    DO_UP,
    DO_DOWN,
    DO_PAGE_UP,
    DO_PAGE_DOWN,
    DO_NEXT_PANE,
    DO_PREVIOUS_PANE,
    DO_CHOOSE,        /* a digit; call.number says which */
    /* a board */
    DO_STEP_BACK,
    DO_STEP_ON,
    DO_FIRST,
    DO_LAST,
    DO_GOTO,
    DO_FLIP,
    DO_PIECES,
    DO_THEME,
    DO_LARGER,
    DO_SMALLER,
    DO_RULES,
    /* a question and its answer */
    DO_VALID,
    DO_INVALID,
    DO_ARBITER,
    DO_DONT_KNOW,
    DO_CERTAIN,
    DO_PLAYED,        /* Space: written move played or not; go on; select */
    DO_STEP_UNDONE,   /* Backspace: a step back in the answer */
    DO_HINT,
    DO_MARK,
    DO_UNDO,
    DO_WHY,           /* give up; why not the others */
    DO_DIFF,
    DO_TIMELINE,      /* o: timeline; next occurrence */
    DO_OTHER,         /* the claim under other rules */
    DO_STORY,
    DO_GRADE,         /* another grade for the answer */
    DO_TIMER,
    DO_NEXT,          /* on to the next puzzle */
    DO_BLANK,         /* nothing on the screen, and back */
    /* lists of puzzles and games */
    DO_FILTER,
    DO_NEXT_MATCH,
    DO_PREVIOUS_MATCH,
    DO_SORT,
    DO_OPEN,          /* open a file by name */
    DO_CLAIM,         /* judge a claim here */
    DO_SAVE,
    DO_SETTINGS,
    DO_QUESTIONS,     /* Tab: the list of an exam's questions */
    DO_COUNT
};

struct doing_info {
    const char *name;    /* on the command line: "flip"; never translated */
    const char *letters; /* letters and signs that may do this, "" if none */
};
const struct doing_info *doing_info(enum doing doing);
/* By name; DO_NONE if there is none. */
enum doing doing_find(const char *name);

/* One row of a screen's table.  The table ends with a row of DO_NONE.  Order is the order of
 * the key bar and of the help.  Several keys of one doing stand one below the other; the later
 * ones have no help of their own. */
struct binding {
    int key;           /* K_NONE: reached by its name only */
    enum doing doing;
    const char *label; /* one or two words for the key bar, N_(); NULL: not in the bar */
    const char *help;  /* a sentence for the help screen, N_(); NULL: as the row above */
};

/* Rows that the tables of several screens have: to page, to go to the ends of a text, and how
 * boards look. */
#define KEYS_OF_PAGES                                     \
    {K_PAGE_UP, DO_PAGE_UP, NULL, N_("a page up")},       \
    {K_CTRL('U'), DO_PAGE_UP, NULL, NULL},                \
    {K_PAGE_DOWN, DO_PAGE_DOWN, NULL, N_("a page down")}, \
    {K_CTRL('D'), DO_PAGE_DOWN, NULL, NULL}
#define KEYS_OF_ENDS                            \
    {K_HOME, DO_FIRST, NULL, N_("to the top")}, \
    {K_END, DO_LAST, NULL, N_("to the end")}
#define KEYS_OF_LOOK                               \
    {'p', DO_PIECES, NULL, N_("other pieces")},    \
    {'t', DO_THEME, NULL, N_("other colours")},    \
    {'+', DO_LARGER, NULL, N_("larger squares")},  \
    {'-', DO_SMALLER, NULL, N_("smaller squares")}

/* What the common table gives to all screens: help, command line, redraw, suspend ... */
extern const struct binding common_bindings[];

/* The row of a key (a digit finds K_DIGIT), NULL if there is none.  table may be NULL. */
const struct binding *binding_of_key(const struct binding *table, int key);
/* The first row of a doing, NULL if there is none. */
const struct binding *binding_of_doing(const struct binding *table, enum doing doing);

enum tui_event_type {
    TUI_KEY,
    TUI_RESIZE,  /* the terminal has a (new) size */
    TUI_TICK,    /* a second has passed (only while app_is_ticking) */
    TUI_LOADED,  /* a file that was wished for: text, or err */
    TUI_SAVED,   /* a file that was to be written; err.code ERR_NONE if it was */
    TUI_RESUMED  /* back from being suspended */
};

struct err;

struct tui_event {
    enum tui_event_type type;
    int64_t now_ms;      /* monotonic */
    int64_t utc;         /* seconds */
    int key;             /* TUI_KEY */
    int cols, rows;      /* TUI_RESIZE */
    const char *path;    /* TUI_LOADED, TUI_SAVED: as wished; borrowed during app_update */
    const char *text;    /* TUI_LOADED: the bytes, NULL if it failed; borrowed */
    size_t length;
    const struct err *err; /* NULL: it went well; borrowed */
};

#endif
