/* SPDX-License-Identifier: MIT */
/*
 * Who can mate, the plain way: every position that legal moves lead to is kept once, breadth
 * first, until there is no other, or both sides have mated somewhere, or there are too many.
 * No argument by material, no order, no key of the core's: with core/dead it shares how a move
 * is made, and nothing else.  So core/dead can be held against it.
 */
#ifndef TESTS_CORE_DEAD_PLAIN_H
#define TESTS_CORE_DEAD_PLAIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/dead.h"
#include "core/position.h"

/* A position without its counters; no byte is left to chance, so bytes can be compared. */
struct plain_state {
    uint8_t men[32];     /* two squares a byte, the lower first; piece + 1, 0 where empty */
    uint8_t castling[2]; /* rooks of the first and of the last rank, a bit for each file */
    uint8_t turn;
    uint8_t en_passant;
};

struct dead_plain {
    enum dead_answer can_mate[2]; /* by enum color, from the start */
    bool is_closed;               /* no position is missing */
    size_t count;
    struct plain_state *states; /* the start is the first; here and below `count` of them */
    uint8_t *mates;             /* bit n: color n can mate from here, as far as it was looked */
    uint32_t *first_child;      /* in `children`; those of a state end where the next begin */
    uint32_t *children;         /* indices of states */
    size_t child_count;
    uint32_t *slots; /* hash table: index + 1, 0 where empty */
    size_t slot_count;
    size_t capacity, mates_capacity, first_capacity, child_capacity;
};

enum plain_goal {
    PLAIN_MATES, /* stop when both sides are known to be able to mate */
    PLAIN_ALL    /* go on to the end, and answer for every position on the way */
};

/* At most `most` positions are kept.  *plain is zeroed or was cleared or used before: its memory
 * is used again.  Bails when memory is short. */
void dead_plain_explore(struct dead_plain *plain, const struct position *start, size_t most,
                        enum plain_goal goal);

/* One of the states as a position. */
void dead_plain_position(const struct dead_plain *plain, size_t index, struct position *out);
/* Its answer; anything but DEAD_YES is certain only after PLAIN_ALL in a closed set. */
enum dead_answer dead_plain_answer(const struct dead_plain *plain, size_t index, enum color winner);

void dead_plain_clear(struct dead_plain *plain);

#endif
