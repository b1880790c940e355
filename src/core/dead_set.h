/* SPDX-License-Identifier: MIT */
/*
 * A set of positions, in the order in which they came, each with the one it came from.
 * Positions are compared whole, never by hash alone: proofs rest on it.  Counters are left out.
 */
#ifndef CORE_DEAD_SET_H
#define CORE_DEAD_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/position.h"

/* Everything that Article 9.2.3 compares, of a position with at most 32 men. */
struct dead_packed {
    uint64_t occupied;
    uint64_t men[2]; /* four bits for each man, in the order of their squares */
};

void dead_pack(const struct position *position, struct dead_packed *out);
/* *out has no key: it is good for moves, not for comparing. */
void dead_unpack(const struct dead_packed *packed, struct position *out);

bool dead_packed_is_same(const struct dead_packed *a, const struct dead_packed *b);

enum { DEAD_NODES_MOST = (1 << 28) - 1, DEAD_DEPTH_MOST = 127 };

struct dead_node {
    struct dead_packed packed;
    uint64_t parent : 28; /* index; the first is its own */
    uint64_t depth : 7;   /* moves from the first to here on the way it came, or DEAD_DEPTH_MOST */
    uint64_t is_done : 1; /* for the user of the set, as is the next; 0 at first */
    uint64_t next : 28;
};

struct dead_set {
    struct dead_node *nodes;
    size_t count;
    size_t capacity;
    size_t most;     /* never more nodes than that */
    uint32_t *slots; /* open addressing: some bits of the hash above, index + 1 below; 0: free */
    unsigned bits;   /* there are 1 << bits slots, 0 for none at all */
};

enum dead_kept { KEPT_NEW, KEPT_BEFORE, KEPT_FULL, KEPT_NO_MEMORY };

/* How many positions fit `bytes` for certain, table included. */
size_t dead_set_fits(uint64_t bytes);

/* Adds a position unless it is there; it becomes nodes[count - 1].  KEPT_FULL: it was not
 * there, and `most` is reached.  dead_set_clear the set at the end. */
enum dead_kept dead_set_add(struct dead_set *set, const struct dead_packed *packed,
                            uint32_t parent);
/* Fetches what an addition will look at; nothing changes. */
void dead_set_expect(const struct dead_set *set, const struct dead_packed *packed);

size_t dead_set_bytes(const struct dead_set *set);
void dead_set_clear(struct dead_set *set);

#endif
