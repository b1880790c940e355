/* SPDX-License-Identifier: MIT */
/* Series of moves played again and again, as rules before 1928 ask for: not positions. */
#ifndef CORE_SERIES_H
#define CORE_SERIES_H

#include "core/game.h"

struct series {
    int times;  /* how often it was played in succession, 1 at least */
    int length; /* half-moves of one run; 0: nothing is repeated */
};

/*
 * The series of moves by both players that ends at a ply and was played most often in
 * succession, each time from the same position (men and player to move).  Of several the
 * shortest.  `ahead`: a move that would follow, or MOVE_NONE; the series ends with it then.
 */
struct series series_at(const struct game *game, int ply, move ahead);

#endif
