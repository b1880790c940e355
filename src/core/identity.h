/* SPDX-License-Identifier: MIT */
/*
 * When two positions are the same: Article 9.2.3.
 *
 * Placement by kind and colour, the player to move, castling rights (9.2.3.2: lost by a
 * move of king or rook or by the rook's capture, not by being hindered for a while), and
 * en passant only where the capture is legal now (9.2.3.1, read as in rules F29).  Which of
 * these a ruleset compares is a set of bits.  A key is for looking up; truth is the exact
 * comparison.
 */
#ifndef CORE_IDENTITY_H
#define CORE_IDENTITY_H

#include <stdbool.h>

#include "core/position.h"

enum identity_part {
    IDENTITY_PLACEMENT = 1,
    IDENTITY_SIDE = 2,
    IDENTITY_CASTLING = 4,
    IDENTITY_EN_PASSANT = 8,
    IDENTITY_ALL = 15
};

/* Which of the parts differ: a set of enum identity_part, 0 when all are equal. */
unsigned identity_differ(const struct position *a, const struct position *b);

/* Are they the same in all of `parts`? */
static inline bool identity_same(const struct position *a, const struct position *b, unsigned parts)
{
    return (identity_differ(a, b) & parts) == 0;
}

#endif
