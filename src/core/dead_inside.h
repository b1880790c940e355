/* SPDX-License-Identifier: MIT */
/* Shared by the files of dead, and nobody else's business. */
#ifndef CORE_DEAD_INSIDE_H
#define CORE_DEAD_INSIDE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "core/dead.h"

static inline int larger(int a, int b)
{
    return a > b ? a : b;
}

static inline int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* A king's moves on an empty board. */
static inline int distance(square a, square b)
{
    return larger(abs(square_file(a) - square_file(b)), abs(square_rank(a) - square_rank(b)));
}

/* The men that `winner` and the other side have left rule out a mate by `winner`, whatever
 * happens. */
bool dead_side_by_material(const struct position *position, enum color winner);

enum { DEAD_FORCED_MOST = 128 };
struct dead_forced {
    struct position end; /* after the moves */
    move moves[DEAD_FORCED_MOST];
    int count;
    bool is_circle;      /* the end stood on the board before: nothing else can ever happen */
};
/* Plays on while there is exactly one legal move, but not past two sides without the men to
 * mate.  A longer line is given as far as there is room. */
void dead_force(const struct position *start, struct dead_forced *out);

/* How to look ahead for a proof. */
struct dead_ahead {
    enum color winner;
    int plies;          /* most moves on a line; a move without a choice is not counted */
    int choices;        /* most moves in a position: with more, one of them will lead on */
    int left;           /* positions that may still be looked at; counted down */
    bool with_pictures; /* ask dead_picture at each of them */
    bool used_picture;  /* set: the proof needed one */
};
/* Does every line end without a mate by ahead->winner: by material, mate of the winner,
 * stalemate, or a picture?  PROOF_EXHAUSTED, PROOF_STATIC, or PROOF_NONE, which says nothing.
 * Takes no memory. */
enum dead_proof dead_look_ahead(struct dead_ahead *ahead, const struct position *position);

/* Plays a line from the start and, if it ends in mate by `winner`, settles that side with a
 * copy of it.  False otherwise, or where memory is short (out->out_of_memory). */
bool dead_believe(const struct position *start, enum color winner, const move *line, int length,
                  struct dead_result *out);

/* Lets both sides play towards a mate by `winner`, one likely move after the other.  The brief
 * effort finds a mate in ninety-nine of a hundred positions from play, in some twenty
 * microseconds: less than a static proof takes.  The long one does not repeat it, and goes on
 * for some hundreds.  True: out->side[winner] has the line, which movegen has replayed.  False
 * says nothing.  Counts out->nodes, by no more than `positions`. */
enum dead_effort { DEAD_BRIEF, DEAD_LONG };
bool dead_helpmate(const struct position *start, enum color winner, enum dead_effort effort,
                   uint64_t positions, struct dead_result *out);

/* The closed set of all positions that can be reached.  Looks for a mate by each side that is
 * wanted; settles those sides in *out where it finds one or where nothing is left to look at,
 * and counts out->nodes.  No more positions and bytes are kept than the budget has. */
void dead_search(const struct position *start, const bool wanted[2],
                 const struct dead_budget *budget, struct dead_result *out);

/* What a search for a mate by `winner` can hope for. */
struct dead_aim {
    enum color winner;
    bitboard room;      /* where the king that is to be mated can ever stand, and more */
    bitboard king_room; /* the same for the winner's king */
};
void dead_aim_at(const struct position *start, enum color winner, struct dead_aim *out);

/* How far the mate may be from here: 0 is near, DEAD_GUIDE_MOST - 1 far.  A guess: it says where
 * to look first, and proves nothing. */
enum { DEAD_GUIDE_MOST = 128 };
int dead_guide(const struct dead_aim *aim, const struct position *position);

#endif
