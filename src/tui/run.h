/* SPDX-License-Identifier: MIT */
/*
 * Runs of questions as the menu and the lists start them, and how far the learner is with a
 * puzzle.  Nothing is drawn here.
 */
#ifndef TUI_RUN_H
#define TUI_RUN_H

#include <stdbool.h>
#include <stddef.h>

#include "train/catalog.h"
#include "train/course.h"
#include "train/deck.h"
#include "train/puzzle.h"
#include "train/records.h"

struct app;

enum progress { PROGRESS_NEW, PROGRESS_PASSED, PROGRESS_FAILED };

/* How the latest attempt at this question ended; a puzzle whose question has changed since is
 * new.  records may be NULL. */
enum progress run_progress(const struct records *records, const struct puzzle *puzzle);

/* How many puzzles of the app's pack are in a set (NULL: all). */
size_t run_count(const struct app *app, const char *set);
/* How many are of a kind. */
size_t run_count_kind(const struct app *app, enum puzzle_kind kind);
/* How many were answered wrongly the last time. */
size_t run_failed_count(const struct app *app);
/* Has anything been answered? */
bool run_has_answers(const struct app *app);

/* The language of puzzle texts: never NULL. */
const char *run_language(const struct app *app);

/* What the learner's cards ask for today; all 0 without a deck. */
struct deck_count run_review_count(const struct app *app);

/* How many puzzles of a session that was left wait; 0: there is none. */
size_t run_left_count(const struct app *app);
/* Has a set puzzles that were never graded?  Without a deck: has it any? */
bool run_has_new(const struct app *app, const char *set);

/* Each opens the quiz above the screen at work; false: there is nothing to ask, or it can't be
 * opened. */

/* What is due, then the day's new ones. */
bool run_open_review(struct app *app);
/* The session that was left. */
bool run_open_left(struct app *app);
/* The puzzles of a set, in the pack's order. */
bool run_open_set(struct app *app, const char *set);
/* All puzzles: easy ones first, shuffled among their equals. */
bool run_open_all(struct app *app);
/* All of a kind, in this order too. */
bool run_open_kind(struct app *app, enum puzzle_kind kind);
/* What a station of the course asks. */
bool run_open_station(struct app *app, const struct station *station);
/* Games made on the spot, without end. */
bool run_open_drills(struct app *app);
/* Games of the pack to spot in, shuffled. */
bool run_open_spot(struct app *app);
/* Those answered wrongly the last time, in the pack's order. */
bool run_open_failed(struct app *app);
/* A selection of one's own; it is empty after, whatever happens. */
bool run_open(struct app *app, struct selection *selection);

#endif
