/* SPDX-License-Identifier: MIT */
/*
 * Drills one after the other, each made when it comes to be asked, as many as one likes.  Every
 * drill has a pack of its own: what points to its puzzle stays good while the series grows.
 */
#ifndef TRAIN_SERIES_H
#define TRAIN_SERIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "train/catalog.h"
#include "train/drill.h"

/* The caller fills the first part, series_clear frees the second. */
struct series {
    struct filter filter;       /* topics and levels, as drill_choose reads them */
    uint64_t seed;
    const struct drill *drills; /* these, in place of chosen ones; borrowed; NULL: chosen */
    size_t most;                /* so many in all; 0: no end.  With `drills` their number */

    struct selection selection; /* those made so far, in order */
    struct pack **packs;
    size_t pack_count, pack_capacity;
};

/* A seed short enough to be typed, from a number that is none; n tells series of one program
 * apart. */
uint64_t series_seed(uint64_t number, size_t n);
/* Is there another one to come? */
bool series_has_more(const struct series *series);
/* Makes the next and appends it to the selection.  False: ERR_MEMORY. */
bool series_grow(struct series *series, struct err *err);
void series_clear(struct series *series);

/* Appends the command that makes the same series again: "drawclaim drill --seed=42". */
void series_command(struct buf *out, const struct series *series);

#endif
