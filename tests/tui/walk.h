/* SPDX-License-Identifier: MIT */
/*
 * Screens walked through by keys, without a terminal.
 *
 *     struct walk walk;
 *     walk_start(&walk, 80, 24);
 *     walk_open(&walk, "menu", NULL);
 *     walk_keys(&walk, "Down Down Enter 'fifty 2' Enter");
 *     is_string("browse", walk_screen(&walk), "the third row browses");
 *     walk_matches(&walk, "browse-80x24");
 *     walk_end(&walk);
 *
 * The pack is tests/data/tui/pack.pgn, the terminal has no colours, and files that are wished
 * for are read; files written are kept in `saved`.
 */
#ifndef TESTS_TUI_WALK_H
#define TESTS_TUI_WALK_H

#include "base/buf.h"
#include "tui/app.h"

enum { WALK_DAY = 19675 }; /* the study day on which all walks are made */

struct walk {
    struct app app;
    struct canvas canvas;
    struct pack pack;
    struct records records;
    struct deck deck;
    int64_t now_ms;
    struct buf setting;    /* "theme=dark": the last one wished saved */
    struct buf saved_name; /* the last file wished written */
    struct buf saved;
    bool refuse_saving;    /* as if that file were there already */
    bool left;             /* it was wished to leave */
};

void walk_start(struct walk *walk, int cols, int rows);
void walk_end(struct walk *walk);

/* The pack has changed: the cards are those of the other. */
void walk_restudy(struct walk *walk);

/* Opens a screen, draws it and carries out what it wishes. */
bool walk_open(struct walk *walk, const char *screen, const void *argument);
/* Names of keys with blanks between ("Ctrl-L", "x"); what stands between '' is typed. */
void walk_keys(struct walk *walk, const char *keys);
void walk_resize(struct walk *walk, int cols, int rows);
/* Keeps an attempt at a puzzle of the pack (index), of WALK_DAY: right and Good, or wrong. */
void walk_answer(struct walk *walk, size_t puzzle, bool right);

/* Name of the top screen, "" if there is none. */
const char *walk_screen(const struct walk *walk);
/* The text of the canvas; the caller's until the next call on the walk. */
const char *walk_dump(struct walk *walk);
/* One row of it, from 0; -1 is the last. */
const char *walk_row(struct walk *walk, int row);
/* Does the canvas show this text? */
bool walk_shows(struct walk *walk, const char *text);
/* A check that it is the one in tests/data/screens/NAME.txt.  With DRAWCLAIM_NEW_SCREENS set
 * to a folder it is written there, too: look at it before you take it over. */
bool walk_matches(struct walk *walk, const char *name);

/* Path of a file below tests/data/tui; good until the next call on the walk. */
const char *walk_file(struct walk *walk, const char *name);

#endif
