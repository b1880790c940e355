/* SPDX-License-Identifier: MIT */
/*
 * The puzzles as the browser lists them: which of them, in which order, which are selected,
 * and how far the learner is with each.  Nothing is drawn here.
 *
 *     browse_list_init(&list, pack, NULL, "en");
 *     browse_list_progress(&list, records, deck, day);
 *     browse_list_filter(&list, "fifty 2-3");
 *     list.shown[0]->title
 */
#ifndef TUI_BROWSE_LIST_H
#define TUI_BROWSE_LIST_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "train/catalog.h"
#include "train/deck.h"
#include "train/records.h"
#include "tui/run.h"

enum browse_sort { SORT_FILE, SORT_DUE, SORT_TOPIC, SORT_LEVEL, SORT_TITLE, SORTS };

struct browse_item {
    const struct puzzle *puzzle;
    const char *title; /* clean; borrowed from the pack */
    enum progress progress;
    const struct deck_card *card; /* borrowed from the deck; NULL: there is none */
    int64_t due_in;    /* days until it is due, 0: today or before; of a reviewed card only */
    bool selected;
    bool fits; /* the filter */
};

struct browse_list {
    const struct pack *pack;   /* borrowed */
    const char *language;      /* borrowed */
    struct browse_item *items; /* those of the base, in the pack's order */
    size_t count;
    struct browse_item **shown; /* those that fit, sorted; point into items */
    size_t shown_count;
    enum browse_sort sort;
};

/* Lists the puzzles of a pack (NULL: none) that pass `base` (NULL: all).  False: memory.
 * browse_list_clear it. */
bool browse_list_init(struct browse_list *list, const struct pack *pack, const struct filter *base,
                      const char *language);
/* Frees; fine on a cleared one. */
void browse_list_clear(struct browse_list *list);

/* Looks up how far the learner is, and on this study day what is due.  records and deck may be
 * NULL. */
void browse_list_progress(struct browse_list *list, const struct records *records,
                          const struct deck *deck, int64_t day);
/* Keeps what fits all words of the text: a topic, a level (3, 2-4), a set, "new", "passed",
 * "failed", "due", "stubborn" (forgotten again and again), "claims", "questions", or part
 * of title, players, event, place, year, id or question.  "" fits all. */
void browse_list_filter(struct browse_list *list, const char *text);
void browse_list_sort(struct browse_list *list, enum browse_sort sort);

/* Appends the selected puzzles in the order shown, those that are filtered out last.  False:
 * memory. */
bool browse_list_selected(const struct browse_list *list, struct selection *out);
size_t browse_list_selected_count(const struct browse_list *list);

/* Translated: "repetition". */
const char *browse_topic_label(enum topic topic);
/* Translated: "new", "passed", "FAILED". */
const char *browse_progress_label(enum progress progress);
/* Appends, translated: "today", "+11 d"; "-" for what has not been reviewed. */
void browse_write_due(struct buf *out, const struct browse_item *item);
/* Translated: "file", "topic" … */
const char *browse_sort_label(enum browse_sort sort);

#endif
