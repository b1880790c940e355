/* SPDX-License-Identifier: MIT */
/*
 * Can a side mate by any series of legal moves (5.2.2, 6.9)?
 *
 * Three rules hold without exception.  A `no` rests on a proof: what is on the board, the men
 * left, a line of forced moves, squares that men can never reach, or a closed set of positions
 * compared whole.  A `yes` carries the moves to a mate, replayed by the ordinary move maker.
 * Everything else is undecided, with what was spent on it.
 *
 * Inside the search the halfmove clock and repetitions are ignored: it is asked what moves can
 * do, not whether the seventy-five moves or the fivefold repetition come first (doubt D9).  The
 * budget counts positions and bytes, so the answer is the same on every machine, and more
 * budget never changes an answer.
 *
 * doc/dead-position.md has the algorithm and why each rule is sound.
 */
#ifndef CORE_DEAD_H
#define CORE_DEAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/bitboard.h"
#include "core/position.h"

enum dead_answer { DEAD_NO, DEAD_YES, DEAD_UNDECIDED };

enum dead_proof {
    PROOF_NONE,       /* undecided */
    PROOF_CHECKMATE,  /* mate on the board */
    PROOF_STALEMATE,  /* stalemate on the board */
    PROOF_MATERIAL,   /* the men left can't mate, whatever happens */
    PROOF_FORCED,     /* one legal move after the other, to an end without mate or in a circle */
    PROOF_STATIC,     /* where the men can ever stand rules a mate out (dead_picture), now or
                         after each line of a few moves */
    PROOF_EXHAUSTED,  /* every position that can be reached was looked at */
    PROOF_HELPMATE    /* a line to mate */
};

struct dead_budget {
    uint64_t positions; /* most positions looked at; 0: what costs no search */
    uint64_t bytes;     /* most memory for them */
};
/* So chosen that no known position takes more than 1 s or 1 GiB (./dev bench). */
extern const struct dead_budget dead_default_budget;

struct dead_side {
    enum dead_answer can_mate; /* DEAD_YES: some series of legal moves from here mates the other side */
    enum dead_proof proof;
    move *line;                /* for DEAD_YES: the moves to mate, not always the fewest.  For DEAD_NO:
                                  the forced moves after which the proof holds, if there are any.
                                  Owned by the result; NULL where there is none */
    int line_length;
    uint64_t positions;        /* PROOF_EXHAUSTED: size of the closed set, ... */
    uint64_t terminal;         /* ... and how many of them are mate or stalemate */
};

struct dead_result {
    struct dead_side side[2];  /* by enum color: can this side mate? */
    uint64_t nodes;            /* positions looked at, the one asked about included */
    uint64_t bytes;            /* the most memory held for them */
    bool out_of_memory;        /* the machine had less than the budget: undecided */
};

/* Looks for both sides.  *out is overwritten; dead_result_clear it. */
void dead_probe(const struct position *position, const struct dead_budget *budget,
                struct dead_result *out);
/* Only "can winner mate?": for a fallen flag.  The other side stays undecided unless its
 * answer costs nothing. */
void dead_probe_side(const struct position *position, enum color winner,
                     const struct dead_budget *budget, struct dead_result *out);

/* Proves in a few microseconds that `winner` can't mate, or returns PROOF_NONE, which says
 * nothing.  Takes no memory and finds no mate: for every move of a game in play. */
enum dead_proof dead_fast_side(const struct position *position, enum color winner);
/* The same for both sides: the position is dead. */
enum dead_proof dead_fast(const struct position *position);

/* What the static proof knows of a position: squares that men can ever stand on, each set too
 * large rather than too small. */
struct dead_picture {
    bitboard reach[64];   /* by the square a man stands on now; 0 where there is none */
    bitboard steady;      /* men that never move and are never taken */
    bitboard walls;       /* pawns that face each other for good */
    bitboard region;      /* where the king that would be mated can ever stand */
    bitboard visitors;    /* the winner's men that may ever attack a square of the region */
    bitboard attackable;  /* the squares of the region that they may attack */
};
/* Fills it; true: it proves that `winner` can't mate. */
bool dead_picture(const struct position *position, enum color winner, struct dead_picture *out);

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
