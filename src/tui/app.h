/* SPDX-License-Identifier: MIT */
/*
 * The screens as a stack, and everything around them: events go in, wishes come out, a canvas
 * is drawn.  No terminal, no files, no clock: the loop has those.
 *
 *     app_init(&app, &context);
 *     app_open(&app, "menu", NULL);
 *     for (...) {
 *         app_update(&app, &event);            changes state, queues wishes
 *         while (app_next_wish(&app, &wish))   the loop carries them out
 *             ...
 *         app_view(&app, &canvas);             reads only
 *         app_drawn(&app);
 *     }
 *     app_clear(&app);
 */
#ifndef TUI_APP_H
#define TUI_APP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "core/ruleset.h"
#include "core/san.h"
#include "train/puzzle.h"
#include "train/records.h"
#include "train/session.h"
#include "train/unfinished.h"
#include "tui/board_view.h"
#include "tui/canvas.h"
#include "tui/key.h"
#include "tui/screen.h"
#include "tui/style.h"
#include "tui/widget.h"

/* A setting as the app knows it: filled by the loop's owner from os/settings' table. */
enum { SETTING_VALUE_SIZE = 512, APP_SETTINGS = 32 };
struct app_setting {
    const char *key;    /* "theme"; static */
    const char *values; /* "auto|dark|…" or a range (base/choice.h); NULL: any; static */
    const char *help;   /* N_() sentence; static */
    char value[SETTING_VALUE_SIZE];
};

/* What main hands in.  All borrowed, alive as long as the app. */
struct app_context {
    const struct pack *pack;          /* puzzles; may be empty */
    struct records *records;          /* attempts */
    struct deck *deck;                /* the pack's cards; NULL: there are none */
    const struct exam_door *exam;     /* an exam that is open; NULL: none is */
    const struct unfinished_door *left; /* the session that was left; NULL: that is not kept */
    bool scheduled;                   /* answers in a quiz are graded and move cards */
    const struct session_keeper *keeper; /* of runs that end by themselves; NULL: none */
    const struct ruleset *rules;      /* for analysis; NULL: the default */
    const char *language;             /* "en": of puzzle texts; NULL: "en" */
    const struct san_letters *letters;/* of moves and piece letters; NULL: English */
    uint64_t seed;                    /* for shuffling */
    bool utf8;                        /* the terminal takes UTF-8 */
    enum depth depth;                 /* colours it has; DEPTH_MONO for NO_COLOR */
    enum theme background;            /* what theme auto means: style_auto() */
    const char *terminal;             /* TERM, or NULL: "linux" starts with letters */
    const char *profile;              /* whose answers are kept; NULL: they are not */
    const char *hint;                 /* one line for the first screen, or NULL */
    const struct app_setting *settings; /* table, copied */
    size_t setting_count;
};

enum wish_kind {
    WISH_LEAVE,        /* end the program; everything is saved */
    WISH_SUSPEND,
    WISH_REDRAW,       /* paint all cells anew */
    WISH_BELL,         /* only if the setting `bell` says so */
    WISH_SAVE_SETTING, /* name = value */
    WISH_LOAD,         /* read the file `name`; answer TUI_LOADED */
    WISH_SAVE_FILE     /* write `text` to the new file `name`, never over one that is there; answer
                          TUI_SAVED */
};
struct wish {
    enum wish_kind kind;
    char *name;        /* owned by the wish; NULL if there is none */
    char *text;
    size_t length;     /* of text */
};
enum { APP_WISHES = 16, APP_SCREENS = 12, APP_MESSAGE_SIZE = 400 };

struct app {
    struct app_context context;
    struct display display;      /* how boards are drawn: pieces, flip, cell size, letters */
    enum theme theme;            /* as chosen; app_theme() resolves auto */
    bool timer_hidden;
    int cols, rows;              /* of the terminal */
    int64_t now_ms, utc;         /* of the event at work */
    int64_t paused_ms;           /* at TUI_RESUMED: how long the program was suspended */

    /* the app's own business */
    struct app_setting settings[APP_SETTINGS];
    size_t setting_count;
    struct screen *stack[APP_SCREENS];
    int depth;                   /* screens on the stack */
    struct wish wishes[APP_WISHES];
    int wish_count;
    char message[APP_MESSAGE_SIZE];
    enum role message_role;
    enum doing asked;            /* app_sure asked about this */
    bool fresh;                  /* the top screen has not been drawn yet */
    bool prompting;
    enum doing prompt_for;
    struct line_edit prompt;
    char prompt_label[48];
};

/* Sets up from the context and its settings; no screen yet. */
void app_init(struct app *app, const struct app_context *context);
/* Closes all screens, frees what is queued.  Fine on a cleared one. */
void app_clear(struct app *app);

/* --- for the loop --- */

/* Applies an event.  Keys are dropped while the top screen has not been drawn (they were
 * meant for the one before). */
void app_update(struct app *app, const struct tui_event *event);
/* Takes the oldest wish off the queue; false: none.  The caller owns name and text:
 * wish_clear. */
bool app_next_wish(struct app *app, struct wish *out);
void wish_clear(struct wish *wish);
/* Draws; the canvas has the size it is to be drawn at. */
void app_view(const struct app *app, struct canvas *canvas);
/* The canvas has been shown: from now on keys are meant for this screen. */
void app_drawn(struct app *app);
/* True between the opening of a screen and app_drawn: drop what was typed ahead. */
bool app_is_fresh(const struct app *app);
/* Does somebody want a TUI_TICK every second? */
bool app_is_ticking(const struct app *app);
/* No screen left: the program is done. */
bool app_is_over(const struct app *app);
/* The theme with auto resolved, and DEPTH_MONO in the theme mono. */
enum theme app_theme(const struct app *app);
enum depth app_depth(const struct app *app);

/* --- for screens, inside update --- */

/* Opens a screen above, by name.  False: it can't be opened (a message says why where it
 * can). */
bool app_open(struct app *app, const char *name, const void *argument);
/* The same for a screen that is not in the table (tests). */
bool app_open_ops(struct app *app, const struct screen_ops *ops, const void *argument);
/* Closes the top screen (the caller: it is freed; return at once) and resumes the one below
 * with `how`: DO_BACK, or what the user asked for. */
void app_close(struct app *app, enum doing how);
/* Closes the top screen, then does a thing in the one below as if its key had been pressed (for
 * help: any action can be reached by arrows and Enter). */
void app_close_and_do(struct app *app, enum doing doing);
/* Puts another screen in the place of the top one. */
bool app_replace(struct app *app, const char *name, const void *argument);
/* The screen on top, NULL where there is none. */
const struct screen *app_top(const struct app *app);

/* A sentence in the message line until the next key.  Translated by the caller. */
void app_say(struct app *app, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same as a warning, with a bell where bells are wanted. */
void app_warn(struct app *app, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Asks before something is lost: the first call says `question` and returns false; when the
 * same doing comes again right after, or y or Enter, true; any other key takes the question back. */
bool app_sure(struct app *app, enum doing doing, const char *question);
/* Opens an input line in the message line.  On Enter the screen's update is called with
 * `doing` and the text; Esc closes it without a call. */
void app_prompt(struct app *app, enum doing doing, const char *label, const char *text);
/* A question or a page has been replaced within a screen: keys typed ahead are dropped. */
void app_freshen(struct app *app);
/* Queues a wish; text may be NULL.  Copies. */
void app_wish(struct app *app, enum wish_kind kind, const char *name, const char *text,
              size_t length);

/* A setting's value, "" for an unknown key. */
const char *app_setting(const struct app *app, const char *key);
/* Changes it, applies it (theme, pieces, flip …) and wishes it saved.  False: no such key or
 * value. */
bool app_set(struct app *app, const char *key, const char *value);
/* Says that what was changed is in force, but could not be saved, and why. */
void app_not_saved(struct app *app, const struct err *err);

/* --- for the views of app, help and tests --- */

/* Does this doing work now: in the top screen's table or the common one, and `works`? */
bool app_works(const struct app *app, enum doing doing);
bool screen_works(const struct screen *screen, const struct app *app, enum doing doing);
/* Where the body lies on a terminal of the app's size. */
struct area app_body(const struct app *app);

#endif
