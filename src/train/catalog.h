/* SPDX-License-Identifier: MIT */
/* Which puzzles there are and which of them are wanted: filters and order. */
#ifndef TRAIN_CATALOG_H
#define TRAIN_CATALOG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "train/puzzle.h"

struct filter {
    unsigned kinds;       /* set of 1 << enum puzzle_kind; 0: all */
    unsigned topics;      /* set of 1 << enum topic; 0: all */
    int level_from, level_to; /* 1..5; 0, 0: all */
    const char *set;      /* NULL: all */
    const struct ruleset *rules; /* only under these; NULL: all */
    const char *text;     /* part of title, players, event, id, year or question, without case;
                           * NULL: all */
};

/* Puzzles chosen, in the pack's order.  Borrowed from the pack. */
struct selection {
    const struct puzzle **items;
    size_t count;
    size_t capacity;
};

/* False: memory.  Clears first; selection_clear it. */
bool catalog_select(const struct pack *pack, const struct filter *filter, const char *language,
                    struct selection *out);
/* Fisher-Yates with a fixed generator: the same seed gives the same order everywhere. */
void selection_shuffle(struct selection *selection, uint64_t seed);
void selection_cut(struct selection *selection, size_t count);
void selection_clear(struct selection *selection);

/* By id; a unique beginning will do.  NULL if none or several. */
const struct puzzle *catalog_find(const struct pack *pack, const char *id);

/* Reads "1-3", "4", "2-" into from and to. */
bool catalog_parse_levels(const char *text, int *from, int *to);
/* Reads "threefold,fifty"; 0 if a name is unknown. */
unsigned catalog_parse_topics(const char *text);

/* The next number of a splitmix64 generator; for shuffles. */
uint64_t random_next(uint64_t *state);

#endif
