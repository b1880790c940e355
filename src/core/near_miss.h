/* SPDX-License-Identifier: MIT */
/* Moments that look like a repetition and are none: the same diagram often enough for a claim,
 * but not the same position (Article 9.2.3). */
#ifndef CORE_NEAR_MISS_H
#define CORE_NEAR_MISS_H

#include <stdbool.h>
#include <stddef.h>

#include "core/game.h"
#include "core/ruleset.h"

struct near_miss {
    int ply;        /* where the diagram stands often enough */
    int looks;      /* how often the diagram has stood there by then, this time included */
    int occurrences;/* how often the position itself */
    unsigned in;    /* what differs (enum identity_part: side, castling, en passant) */
    int other;      /* the latest earlier ply with the same diagram that does not count */
};
struct near_miss_list {
    struct near_miss *items;
    size_t count;
    size_t capacity;
};

/* Every first ply at which a diagram has come up the number of times a claim needs while no
 * claim on it is right.  One entry per diagram and cause.  False: memory.  Clears the list
 * first. */
bool near_misses(const struct game *game, const struct ruleset *rules, struct near_miss_list *out);
void near_miss_list_clear(struct near_miss_list *list);

#endif
