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

enum { FAR = 12, IN_THE_WAY = 4, ALONE = 1, OTHER_MAN = 3, CORNERS = 4, PICTURE_MOST = 60 };

/* The parts of the picture, seen along the edge from the corner. */
struct picture {
    square corner;
    square edge;      /* e */
    square other;     /* the flight square on the other edge */
    square king[2];   /* w: behind that one, and beside */
    square knight[2]; /* from where a knight gives check: beyond e, and beside the king's place */
};

/* By step along one edge and step along the other, both away from the corner. */
static struct picture picture_of(square corner, int along, int across)
{
    return (struct picture){
        .corner = corner,
        .edge = (square)(corner + along),
        .other = (square)(corner + across),
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
static int second_distance(const struct position *position, bitboard minors, square edge)
{
    int least = FAR;
    while (minors) {
        square at = bb_pop(&minors);
        enum piece_type type = piece_type_of(position->board[at]);
        int moves = moves_to(type, at, edge);
        if (type == KNIGHT)
            moves = moves > 0 ? moves - 1 : 1;
        least = smaller(least, moves);
    }
    return least;
}

/* Moves until one of the loser's men blocks a flight square; *by is that man's square, and the
 * man on `except` does not count.  Queens would take or stand between, and rooks too unless a
 * knight gives the check. */
static int block_distance(const struct position *position, enum color loser, square to,
                          enum piece_type checker, square except, square *by)
{
    bitboard useless = position->by_type[KING] | position->by_type[QUEEN] |
                       (checker == KNIGHT ? 0 : position->by_type[ROOK]) |
                       (except == SQUARE_NONE ? 0 : bb_of(except));
    int least = FAR;
    for (bitboard men = position->by_color[loser] & ~useless; men;) {
        square at = bb_pop(&men);
        enum piece_type type = piece_type_of(position->board[at]);
        int moves = type == PAWN ? pawn_moves_to(position, at, to) : moves_to(type, at, to);
        if (moves < least) {
            least = moves;
            *by = at;
        }
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

/* Moves until a minor piece gives check and e is taken; where the winner's king can't come
 * (is_alone), the loser blocks the other edge too. */
static int minor_distance(const struct position *position, square at, const struct picture *picture,
                          bool is_alone)
{
    enum color winner = piece_color(position->board[at]);
    enum piece_type type = piece_type_of(position->board[at]);
    bitboard minors = position->by_type[KNIGHT] | position->by_type[BISHOP];
    square by = SQUARE_NONE;
    int edge = block_distance(position, color_other(winner), picture->edge, type, by, &by);
    if (is_alone)
        return edge + (type == BISHOP ? block_distance(position, color_other(winner),
                                                       picture->other, type, by, &by)
                                      : FAR);
    minors &= position->by_color[winner] & ~bb_of(at);
    return smaller(edge, second_distance(position, minors, picture->edge));
}

/* Moves until a check is given that nobody answers by a step to e; no more than `least`. */
static int strike_distance(const struct position *position, enum color winner,
                           const struct picture *picture, bool is_alone, int least)
{
    int check[2] = {FAR, FAR}; /* by the nearest bishop and knight */
    square by[2] = {SQUARE_NONE, SQUARE_NONE};
    for (bitboard men = position->by_color[winner] & ~position->by_type[KING]; men;) {
        square at = bb_pop(&men);
        enum piece_type type = piece_type_of(position->board[at]);
        int moves = check_distance(position, at, picture);
        if (type != KNIGHT && type != BISHOP) {
            least = smaller(least, moves + (is_alone ? FAR : 0));
        } else if (moves < check[type == KNIGHT]) {
            check[type == KNIGHT] = moves;
            by[type == KNIGHT] = at;
        }
    }
    for (int n = 0; n < 2; n++)
        if (check[n] < smaller(least, FAR))
            least = smaller(least, check[n] + minor_distance(position, by[n], picture, is_alone));
    return least;
}

/* The winner's king to one of its places; FAR where it can never stand on either. */
static int king_distance(const struct dead_aim *aim, square king, const struct picture *picture)
{
    int least = FAR;
    for (int n = 0; n < 2; n++)
        if (aim->king_room & bb_of(picture->king[n]))
            least = smaller(least, distance(king, picture->king[n]));
    return least;
}

/* No more than `below`. */
static int picture_distance(const struct dead_aim *aim, const struct position *position,
                            const struct picture *picture, int below)
{
    if (!(aim->room & bb_of(picture->corner)))
        return below;
    int loser = distance(position_king(position, color_other(aim->winner)), picture->corner);
    int both = loser + king_distance(aim, position_king(position, aim->winner), picture);
    int alone = loser + ALONE;
    if (both < below)
        below = both + strike_distance(position, aim->winner, picture, false, below - both);
    if (alone < below)
        below = alone + strike_distance(position, aim->winner, picture, true, below - alone);
    return below;
}

/* Over all corners, from the one that is nearest to the loser's king. */
static int least_distance(const struct dead_aim *aim, const struct position *position)
{
    static const struct {
        square at;
        int file;
        int rank; /* steps away from the corner */
    } corners[CORNERS] = {{0, 1, 8}, {7, -1, 8}, {56, 1, -8}, {63, -1, -8}};
    square loser = position_king(position, color_other(aim->winner));
    int nearest = (square_file(loser) > 3) + 2 * (square_rank(loser) > 3);
    int least = PICTURE_MOST;
    for (int n = 0; n < CORNERS; n++) {
        int corner = n ^ nearest;
        struct picture flat =
            picture_of(corners[corner].at, corners[corner].file, corners[corner].rank);
        struct picture tall =
            picture_of(corners[corner].at, corners[corner].rank, corners[corner].file);
        least = picture_distance(aim, position, &flat, least);
        least = picture_distance(aim, position, &tall, least);
    }
    return least;
}

void dead_aim_at(const struct position *start, enum color winner, struct dead_aim *out)
{
    struct dead_picture picture;
    *out = (struct dead_aim){.winner = winner};
    dead_picture(start, winner, &picture);
    out->room = picture.region;
    dead_picture(start, color_other(winner), &picture);
    out->king_room = picture.region;
}

/* Each man of the loser's but the king may stand between or take. */
int dead_guide(const struct dead_aim *aim, const struct position *position)
{
    int others = bb_count(position->by_color[color_other(aim->winner)]) - 1;
    return least_distance(aim, position) + OTHER_MAN * others;
}
