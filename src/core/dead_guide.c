/* SPDX-License-Identifier: MIT */
/*
 * How near a helpmate may be: a guess that only orders the search.  It has one kind of mate in
 * mind, in a corner, that any force can give; here the corner is a8, the loser's king x on it:
 *
 *     x e . .     w   the winner's king takes two flight squares from b6 (or a6)
 *     . . . .     e   the third is blocked by one of the loser's own men, or seen by a man of
 *     w w . .         the winner's
 *                     and somebody gives check: a bishop or queen on the diagonal, a rook or
 *                     queen on the edge (which takes e as well), a knight
 *
 * The guess is how many moves that takes, over all corners and both ways to turn it; men that
 * are in each other's way are not thought of.
 */
#include "config.h"

#include <stdlib.h>

#include "core/dead_inside.h"

enum { FAR = 12, IN_THE_WAY = 4, CORNERS = 4 };

/* The parts of the picture, seen along the edge from the corner. */
struct picture {
    square corner;
    square edge;      /* e */
    square king[2];   /* w: behind the flight square on the other edge, and beside that */
    square knight[2]; /* from where a knight gives check: beyond e, and beside the king's place */
};

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
    return larger(abs(square_file(a) - square_file(b)), abs(square_rank(a) - square_rank(b)));
}

/* By step along one edge and step along the other, both away from the corner. */
static struct picture picture_of(square corner, int along, int across)
{
    return (struct picture){
        .corner = corner,
        .edge = (square)(corner + along),
        .king = {(square)(corner + 2 * across), (square)(corner + along + 2 * across)},
        .knight = {(square)(corner + 2 * along + across), (square)(corner + along + 2 * across)}};
}

static bool is_light(square at)
{
    return BB_LIGHT >> at & 1;
}

/* Moves of a man on an empty board, about; FAR where it never gets there. */
static int moves_to(enum piece_type type, square from, square to)
{
    int files = abs(square_file(from) - square_file(to));
    int ranks = abs(square_rank(from) - square_rank(to));
    if (from == to)
        return 0;
    switch (type) {
    case KNIGHT:
        return larger((files + ranks + 2) / 3, (larger(files, ranks) + 1) / 2) +
               (is_light(from) == is_light(to) && files + ranks < 3);
    case BISHOP:
        return is_light(from) != is_light(to) ? FAR : files == ranks ? 1 : 2;
    case ROOK:
        return files == 0 || ranks == 0 ? 1 : 2;
    case QUEEN:
        return files == 0 || ranks == 0 || files == ranks ? 1 : 2;
    default:
        return larger(files, ranks);
    }
}

/* Moves until a pawn is a piece; a pawn in its way has to go first. */
static int promotion_distance(const struct position *position, square at)
{
    bool is_white = piece_color(position->board[at]) == WHITE;
    bitboard file = BB_FILE_A << square_file(at);
    bitboard ahead = file & (is_white ? ~(bb_of(at) | (bb_of(at) - 1)) : bb_of(at) - 1);
    int steps = is_white ? 7 - square_rank(at) : square_rank(at);
    return steps + (ahead & position->by_type[PAWN] ? IN_THE_WAY : 0);
}

/* A pawn gets there on its own file, or as the piece that it becomes. */
static int pawn_moves_to(const struct position *position, square from, square to)
{
    bool is_white = piece_color(position->board[from]) == WHITE;
    int steps =
        is_white ? square_rank(to) - square_rank(from) : square_rank(from) - square_rank(to);
    if (square_file(from) == square_file(to) && steps >= 0 && square_rank(to) % 7 != 0)
        return steps;
    return promotion_distance(position, from) + 2;
}

/* Moves until another minor piece takes e. */
static int second_distance(bitboard minors, square edge, const struct position *position)
{
    bool light = is_light(edge);
    bitboard bishops = minors & position->by_type[BISHOP];
    return bishops & (light ? BB_LIGHT : ~BB_LIGHT) || minors & position->by_type[KNIGHT] ? 2 : FAR;
}

/* Moves until one of the loser's men blocks e.  Queens would take or stand between, and rooks
 * too unless a knight gives the check. */
static int block_distance(const struct position *position, enum color loser, square edge,
                          enum piece_type checker)
{
    bitboard useless = position->by_type[KING] | position->by_type[QUEEN] |
                       (checker == KNIGHT ? 0 : position->by_type[ROOK]);
    int least = FAR;
    for (bitboard men = position->by_color[loser] & ~useless; men;) {
        square at = bb_pop(&men);
        enum piece_type type = piece_type_of(position->board[at]);
        int moves = type == PAWN ? pawn_moves_to(position, at, edge) : moves_to(type, at, edge);
        least = smaller(least, moves);
    }
    return least;
}

/* Moves until a man of the winner's gives check to the corner. */
static int check_distance(const struct position *position, square at, const struct picture *picture)
{
    enum piece_type type = piece_type_of(position->board[at]);
    switch (type) {
    case PAWN:
        return promotion_distance(position, at) + 2;
    case KNIGHT:
        return smaller(moves_to(KNIGHT, at, picture->knight[0]),
                       moves_to(KNIGHT, at, picture->knight[1]));
    case BISHOP:
        return is_light(at) == is_light(picture->corner) ? 1 : FAR;
    default:
        return 1;
    }
}

/* Moves until a check is given that nobody answers by a step to e. */
static int strike_distance(const struct position *position, enum color winner,
                           const struct picture *picture)
{
    bitboard men = position->by_color[winner] & ~position->by_type[KING];
    bitboard minors = men & (position->by_type[KNIGHT] | position->by_type[BISHOP]);
    int least = 2 * FAR;
    for (bitboard left = men; left;) {
        square at = bb_pop(&left);
        enum piece_type type = piece_type_of(position->board[at]);
        int moves = check_distance(position, at, picture);
        if (type == KNIGHT || type == BISHOP) {
            int block = block_distance(position, color_other(winner), picture->edge, type);
            moves += smaller(block, second_distance(minors & ~bb_of(at), picture->edge, position));
        }
        least = smaller(least, moves);
    }
    return least;
}

static int picture_distance(const struct position *position, enum color winner,
                            const struct picture *picture, int below)
{
    square loser = position_king(position, color_other(winner));
    square king = position_king(position, winner);
    int kings = distance(loser, picture->corner) +
                smaller(distance(king, picture->king[0]), distance(king, picture->king[1]));
    return kings < below ? kings + strike_distance(position, winner, picture) : below;
}

/* At most 14 for the kings and 2 * FAR for the others. */
int dead_guide(const struct position *position, enum color winner)
{
    static const struct {
        square at;
        int file;
        int rank; /* steps away from the corner */
    } corners[CORNERS] = {{0, 1, 8}, {7, -1, 8}, {56, 1, -8}, {63, -1, -8}};
    int least = DEAD_GUIDE_MOST - 1;
    for (int n = 0; n < CORNERS; n++) {
        struct picture flat = picture_of(corners[n].at, corners[n].file, corners[n].rank);
        struct picture tall = picture_of(corners[n].at, corners[n].rank, corners[n].file);
        least = smaller(least, picture_distance(position, winner, &flat, least));
        least = smaller(least, picture_distance(position, winner, &tall, least));
    }
    bitboard heavy = position->by_type[ROOK] | position->by_type[QUEEN];
    return least + bb_count(heavy & position->by_color[color_other(winner)]);
}
