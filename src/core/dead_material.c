/* SPDX-License-Identifier: MIT */
/*
 * What the men left rule out, whatever moves are made.  All of it is certain in any position
 * that is not mate already; what is merely likely ("two knights can't force it") is not here.
 */
#include "config.h"

#include "core/dead.h"
#include "core/dead_inside.h"

/* All squares of one colour, or none at all. */
static bool is_one_coloured(bitboard set)
{
    return !(set & BB_LIGHT) || !(set & ~BB_LIGHT);
}

/* Kings, bishops and nothing else, the bishops on one colour: a king on that colour has
 * flight squares of the other, a king on the other is never attacked. */
static bool has_only_bishops_of_one_colour(const struct position *position)
{
    bitboard bishops = position->by_type[BISHOP];
    return position_occupied(position) == (position->by_type[KING] | bishops) &&
           is_one_coloured(bishops);
}

bool dead_by_material(const struct position *position)
{
    bitboard minors = position->by_type[KNIGHT] | position->by_type[BISHOP];
    if (position_occupied(position) != (position->by_type[KING] | minors))
        return false;
    return bb_count(minors) <= 1 || has_only_bishops_of_one_colour(position);
}

/* A lone knight needs a man that takes a flight square from the king; queens never can,
 * since they guard what is next to them and take the knight or stand between. */
static bool knight_can_not_mate(const struct position *position, enum color winner)
{
    enum color loser = color_other(winner);
    bitboard loyal = position->by_type[KING] | position->by_type[QUEEN];
    return bb_count(position_men(position, winner, KNIGHT)) == 1 &&
           (position->by_color[loser] & ~loyal) == 0;
}

/* Bishops that all run on one colour leave the squares of the other to the king, unless the
 * loser's own men can stand there for good: a bishop of that colour, a knight, or a pawn,
 * which may become either.  Rooks, queens and bishops of the same colour can't block them
 * all without guarding the king. */
static bool bishops_can_not_mate(const struct position *position, enum color winner)
{
    enum color loser = color_other(winner);
    bitboard bishops = position_men(position, winner, BISHOP);
    if (!is_one_coloured(bishops))
        return false;
    bitboard other_colour = bishops & BB_LIGHT ? ~BB_LIGHT : BB_LIGHT;
    return !(position_men(position, loser, BISHOP) & other_colour) &&
           !position_men(position, loser, KNIGHT) && !position_men(position, loser, PAWN);
}

bool dead_side_by_material(const struct position *position, enum color winner)
{
    bitboard king = position_men(position, winner, KING);
    bitboard army = position->by_color[winner] & ~king;
    if (!army)
        return true;
    if (army == position_men(position, winner, KNIGHT))
        return knight_can_not_mate(position, winner);
    if (army == position_men(position, winner, BISHOP))
        return bishops_can_not_mate(position, winner);
    return false;
}
