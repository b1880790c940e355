/* SPDX-License-Identifier: MIT */
/* Where can each man ever stand?  So far only what holds of any position. */
#include "config.h"

#include "core/dead.h"
#include "core/dead_inside.h"

static bitboard squares_for(const struct position *position, square from)
{
    bitboard all = ~(bitboard)0;
    if (piece_type_of(position->board[from]) != BISHOP)
        return all;
    return bb_of(from) & BB_LIGHT ? BB_LIGHT : ~BB_LIGHT;
}

bool dead_picture(const struct position *position, enum color winner, struct dead_picture *out)
{
    *out = (struct dead_picture){.region = ~(bitboard)0, .attackable = ~(bitboard)0};
    out->visitors = position->by_color[winner] & ~position->by_type[KING];
    for (bitboard men = position_occupied(position); men;) {
        square from = bb_pop(&men);
        out->reach[from] = squares_for(position, from);
    }
    return dead_side_by_material(position, winner);
}
