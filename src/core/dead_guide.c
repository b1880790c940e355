/* SPDX-License-Identifier: MIT */
/*
 * How near a helpmate may be: a guess that only orders the search.  A mate wants the loser's
 * king without flight squares, best in a corner, the winner's king beside it, and men enough:
 * the winner's own, or the loser's own to stand in his king's way.
 */
#include "config.h"

#include "core/dead_inside.h"

enum { FAR = 12, PAWN_COST = 2 };

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static int distance(square a, square b)
{
    int files = square_file(a) - square_file(b);
    int ranks = square_rank(a) - square_rank(b);
    return larger(files < 0 ? -files : files, ranks < 0 ? -ranks : ranks);
}

/* Squares the loser's king could step to. */
static int flights(const struct position *position, square king, enum color winner)
{
    bitboard steps = bb_king_attacks(king) & ~position->by_color[color_other(winner)];
    bitboard occupied = position_occupied(position) & ~bb_of(king);
    int count = 0;
    while (steps)
        count += !position_attackers(position, bb_pop(&steps), winner, occupied);
    return count;
}

/* Steps to the nearest corner, for bishops that all run on one colour one of theirs. */
static int corner_distance(const struct position *position, square king, enum color winner)
{
    static const square corners[] = {0, 7, 56, 63}; /* a1, h1, a8, h8 */
    bitboard bishops = position_men(position, winner, BISHOP);
    bitboard wanted = ~(bitboard)0;
    if (bishops && !position_men(position, winner, KNIGHT))
        wanted = bishops & BB_LIGHT ? BB_LIGHT : ~BB_LIGHT;
    int least = 7;
    for (int n = 0; n < 4; n++)
        if (wanted & bb_of(corners[n]) && distance(king, corners[n]) < least)
            least = distance(king, corners[n]);
    return least;
}

/* Moves until the foremost pawn of a colour becomes a piece; FAR where there is none. */
static int promotion_distance(const struct position *position, enum color color)
{
    int least = FAR;
    for (bitboard pawns = position_men(position, color, PAWN); pawns;) {
        int rank = square_rank(bb_pop(&pawns));
        least = smaller(least, color == WHITE ? 7 - rank : rank);
    }
    return least;
}

/* How far the nearest of some men is from standing beside a king; FAR where there is none. */
static int blocker_distance(bitboard men, square king)
{
    int least = FAR;
    while (men)
        least = smaller(least, distance(bb_pop(&men), king) - 1);
    return least;
}

/* A knight alone, or bishops of one colour, mate only with the help of the other's men. */
static bool needs_help(const struct position *position, enum color winner)
{
    bitboard bishops = position_men(position, winner, BISHOP);
    bitboard knights = position_men(position, winner, KNIGHT);
    if (position->by_color[winner] & (position->by_type[ROOK] | position->by_type[QUEEN]))
        return false;
    return knights ? bb_count(knights | bishops) == 1
                   : !(bishops & BB_LIGHT) || !(bishops & ~BB_LIGHT);
}

/* The other side's men that can help such a winner (dead_material.c). */
static bitboard helpers(const struct position *position, enum color winner)
{
    bitboard men = position->by_color[color_other(winner)] &
                   ~(position->by_type[KING] | position->by_type[QUEEN]);
    bitboard bishops = position_men(position, winner, BISHOP);
    if (!bishops)
        return men;
    bitboard useless = bishops & BB_LIGHT ? BB_LIGHT : ~BB_LIGHT;
    return men & ~position->by_type[ROOK] & ~(position->by_type[BISHOP] & useless);
}

/* A pawn can stand in the way as it is or as what it becomes; both are harder to arrange. */
static int help_distance(const struct position *position, enum color winner, square loser)
{
    bitboard men = helpers(position, winner);
    bitboard pawns = men & position->by_type[PAWN];
    int pawn = smaller(blocker_distance(pawns, loser),
                       promotion_distance(position, color_other(winner)));
    return smaller(blocker_distance(men & ~pawns, loser), pawn + PAWN_COST);
}

/* The way to force enough: a pawn that promotes, or a man of the other side's that helps. */
static int missing_force(const struct position *position, enum color winner, square loser)
{
    if (!needs_help(position, winner))
        return 0;
    int own = promotion_distance(position, winner);
    bitboard minors = position_men(position, winner, KNIGHT) |
                      position_men(position, winner, BISHOP);
    if (!minors)
        return own;
    return smaller(own, help_distance(position, winner, loser));
}

/* At most 2 * 8 + 3 * 7 + 2 * 5 + 2 * FAR = 71. */
int dead_guide(const struct position *position, enum color winner)
{
    square loser = position_king(position, color_other(winner));
    square king = position_king(position, winner);
    int apart = larger(0, distance(loser, king) - 2);
    return 2 * flights(position, loser, winner) + 3 * corner_distance(position, loser, winner) +
           2 * apart + 2 * missing_force(position, winner, loser);
}
