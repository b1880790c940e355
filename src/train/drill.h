/* SPDX-License-Identifier: MIT */
/*
 * Games made on the spot, each around one trap of the draw rules.  A drill is a puzzle like any
 * other, written as a puzzle file and read like one: the verdict is the core's, never the
 * maker's.  The same trap, level and seed give the same drill everywhere.
 */
#ifndef TRAIN_DRILL_H
#define TRAIN_DRILL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "train/catalog.h"
#include "train/puzzle.h"

enum trap {
    TRAP_CASTLING,     /* the third time, but a right to castle was lost on the way */
    TRAP_EN_PASSANT,   /* the third time, but at first a pawn could be taken in passing */
    TRAP_PINNED_PAWN,  /* at first a pawn seemed to be open to capture in passing, and was not */
    TRAP_MOVER,        /* the same diagram, the other player to move */
    TRAP_SCATTERED,    /* the occurrences lie far apart */
    TRAP_PROMOTION,    /* fifty moves, and a pawn became a piece on the way */
    TRAP_CASTLED,      /* fifty moves, and somebody castled on the way */
    TRAP_CAPTURE,      /* fifty moves, and something was taken on the way */
    TRAP_LAST_MOVE,    /* seventy-five moves, and the last one may be mate */
    TRAPS
};
enum topic trap_topic(enum trap trap);

/* Level 1..5: how long the game is, and how near to the truth a wrong count comes. */
struct drill {
    enum trap trap;
    int level;
    uint64_t seed;
};

/* The n-th drill of a series.  Of the filter topics and levels count; where no trap fits the
 * topics, all traps are meant. */
struct drill drill_choose(const struct filter *filter, uint64_t seed, uint64_t n);

/* Appends it as a puzzle file with one claim; what the trap was stands in the aftermath.  The id,
 * "drill-b3-1f", has trap, level and seed, and no word that would give the answer away.  False:
 * memory. */
bool drill_write(struct buf *out, const struct drill *drill);
/* Adds it to a pack, where it is the last puzzle.  False: memory. */
bool drill_add(struct pack *pack, const struct drill *drill);
/* Appends the id. */
void drill_id(struct buf *out, const struct drill *drill);
/* Reads an id back.  False: not one of a drill. */
bool drill_parse(const char *id, struct drill *out);

#endif
