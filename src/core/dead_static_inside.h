/* SPDX-License-Identifier: MIT */
/* Shared by the files of the static proof, and nobody else's business.  doc/dead-position.md
 * argues for every rule. */
#ifndef CORE_DEAD_STATIC_INSIDE_H
#define CORE_DEAD_STATIC_INSIDE_H

#include <stdbool.h>

#include "core/bitboard.h"
#include "core/position.h"

/* What is known of the squares that men can ever stand on.  Men go by the square they stand on
 * now, their home.  All sets but `held`, `guarded`, `bound` and `firm` are too large rather than
 * too small, these four too small rather than too large. */
struct web {
    const struct position *position;
    bitboard as_pawn[64];  /* where the pawn of that home may stand before it promotes */
    bitboard as_piece[64]; /* where the piece, or what the pawn became, may stand */
    bitboard ever[2];      /* by enum color: where any man may stand */
    bitboard prey[2];      /* the same without the king: where one may be taken */
    bitboard landings[2];  /* where that side may take something */
    bitboard held;         /* homes of men that never move and are never taken */
    bitboard guarded[2];   /* squares that the held men of that side attack for ever */
    bitboard bound;        /* homes of pawns that never leave their file */
    bitboard firm;         /* those of them that are never taken */
};

/* Grows the sets until nothing changes. */
void dead_web_grow(struct web *web, const struct position *position);

/* Where the man of that home may ever stand. */
static inline bitboard dead_web_reach(const struct web *web, square home)
{
    return web->as_pawn[home] | web->as_piece[home];
}

/* What the man of that home may ever attack. */
bitboard dead_web_attacks(const struct web *web, square home);

/* May the other side's king be in check on that square, with every square of `region` next to
 * it closed?  `region` holds all squares that he may ever go to. */
bool dead_web_can_close(const struct web *web, enum color winner, bitboard region, square king);

#endif
