/* SPDX-License-Identifier: MIT */
/*
 * Can a side mate by any series of legal moves (5.2.2, 6.9)?
 *
 * A `yes` always carries the moves to a mate, a `no` the argument that proves it; what is
 * neither is undecided, never a guess.  Inside the search the halfmove clock and repetitions
 * are ignored (a stated assumption, doubt D9).  The budget counts positions, so the answer
 * is the same on every machine.
 *
 * Arguments used so far: mate or stalemate on the board, the men left (dead_material.c), and
 * the closed set of all positions that can be reached (dead_search.c).
 */
#ifndef CORE_DEAD_H
#define CORE_DEAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/position.h"

enum dead_answer { DEAD_NO, DEAD_YES, DEAD_UNDECIDED };

enum dead_proof {
    PROOF_NONE,       /* undecided */
    PROOF_CHECKMATE,  /* mate on the board */
    PROOF_STALEMATE,  /* stalemate on the board */
    PROOF_MATERIAL,   /* the men left can't mate, whatever happens */
    PROOF_EXHAUSTED,  /* every position that can be reached was looked at */
    PROOF_HELPMATE    /* a line to mate */
};

enum { DEAD_DEFAULT_BUDGET = 200000 }; /* positions */

struct dead_side {
    enum dead_answer can_mate; /* DEAD_YES: some series of legal moves from here mates the other side */
    enum dead_proof proof;
    move *line;                /* for DEAD_YES: the moves to mate, not always the fewest;
                                  owned by the result; NULL for a mate on the board */
    int line_length;
};

struct dead_result {
    struct dead_side side[2];  /* by enum color: can this side mate? */
    uint64_t nodes;            /* positions kept, the one asked about included */
    bool out_of_memory;        /* the search stopped for want of memory: undecided */
};

/* Looks for both sides.  budget: most positions kept (0: terminal and material tests only).
 * *out is overwritten; dead_result_clear it. */
void dead_probe(const struct position *position, uint64_t budget, struct dead_result *out);
/* Only "can winner mate?": for a fallen flag.  The other side stays undecided unless its
 * answer costs nothing. */
void dead_probe_side(const struct position *position, enum color winner, uint64_t budget,
                     struct dead_result *out);
/* Frees the lines; both sides are undecided after.  Fine on NULL and on a cleared result. */
void dead_result_clear(struct dead_result *result);

/* Neither side can mate: YES, NO or UNDECIDED from a result. */
enum dead_answer dead_is_dead(const struct dead_result *result);
/* The proof to name for the position as a whole. */
enum dead_proof dead_proof_of(const struct dead_result *result);

/* Bare material only: kings alone; one minor piece; nothing but bishops all on squares of
 * one colour.  True proves that neither side can mate.  Cheap enough for every ply. */
bool dead_by_material(const struct position *position);

const char *dead_answer_name(enum dead_answer answer); /* "yes" "no" "undecided" */
const char *dead_proof_name(enum dead_proof proof);    /* "material" … */

#endif
