/* SPDX-License-Identifier: MIT */
/*
 * A helpmate by play: both sides want the loser mated, and each makes the move that looks
 * best for it, with no look ahead but for a mate in one.  With enough men on the board that
 * ends in mate within some moves; where it doesn't, it starts over, a little differently.
 *
 * Nothing here proves anything but the mate on the board in the end.  What is likely is told in
 * points: the winner takes squares from the loser's king without chasing it and brings men near
 * it, the loser's king steps where it has least room.  The points' weights were fitted to
 * positions of played games, so that the fewest moves are tried.
 */
#include "config.h"

#include <stdlib.h>

#include "core/dead_inside.h"
#include "core/movegen.h"

enum { BRIEF_TRIES = 2, TRIES = 12, MOST_PLIES = 52 };

/* Points, and how many of them for one of what they count. */
enum {
    /* the winner's moves */
    FLIGHT_TAKEN = 2,
    NEIGHBOUR_SEEN = 1,
    NEIGHBOUR_LEFT = -4, /* that the man saw from where it came */
    STEP_CLOSER = 2,
    PAWN_STEP = 1,
    PAWN_STEP_NEEDED = 2, /* there is neither queen nor rook */
    PROMOTION_WORTH = 12,
    CAPTURE_WORTH = 1,
    CHECK = -23, /* without mate it only drives the king away */
    /* the loser's moves */
    CAPTURE = -10,
    MAN_LOST = -1, /* by the winner, for each point it is worth */
    FLIGHT_BLOCKED = 6,
    NEIGHBOUR_UNBLOCKED = -2,
    STEP_AWAY = 1, /* of other men, from their king */
    PROMOTION_LOST = -1,
    KING_MOVE = 4,
    GOOD_KING_MOVE = 4, /* so good that other men need no look */
    ROOM = -1,          /* squares that the king has to step to from where it goes */
    FROM_EDGE = -6,
    /* both */
    CASTLING = -10,
    NOISE = 16 /* points below that are added at random from the second try on */
};

struct play {
    const struct position *start;
    enum color winner;
    enum color loser;
    int number;    /* of this try, from 0 */
    uint64_t most; /* positions that may be looked at in all */
    uint64_t looked_at;
    struct position position; /* after `length` moves of `line` */
    bool is_mate;
    int length;
    move line[MOST_PLIES];
};

/* What both sides want to know of the loser's king. */
struct view {
    square king;
    bitboard around;    /* squares next to it */
    bitboard occupied;  /* the king left out: it hides nothing behind it */
    bitboard attacked;  /* by the winner */
    bitboard flights;   /* where the king could step to */
    bitboard checks[6]; /* by enum piece_type: from where a man of the winner's gives check */
    bitboard seen[64];  /* for each man of the winner's: what it sees of `around` */
};

static bitboard attacks_from(const struct position *position, square at, bitboard occupied)
{
    piece man = position->board[at];
    return bb_piece_attacks(piece_type_of(man), piece_color(man), at, occupied);
}

static void look(const struct play *play, struct view *view)
{
    const struct position *position = &play->position;
    view->king = position_king(position, play->loser);
    view->around = bb_king_attacks(view->king);
    view->occupied = position_occupied(position) ^ bb_of(view->king);
    view->attacked = 0;
    for (bitboard men = position->by_color[play->winner]; men;) {
        square at = bb_pop(&men);
        bitboard attacks = attacks_from(position, at, view->occupied);
        view->attacked |= attacks;
        view->seen[at] = attacks & view->around;
    }
    view->flights = view->around & ~view->attacked & ~position->by_color[play->loser];
    for (int type = PAWN; type < KING; type++)
        view->checks[type] =
            bb_piece_attacks((enum piece_type)type, play->loser, view->king, view->occupied);
    view->checks[KING] = 0;
}

static int edge_distance(square at)
{
    int file = square_file(at);
    int rank = square_rank(at);
    return smaller(smaller(file, 7 - file), smaller(rank, 7 - rank));
}

static int worth(enum piece_type type)
{
    static const int worths[] = {[PAWN] = 1,  [KNIGHT] = 3, [BISHOP] = 3,       [ROOK] = 5,
                                 [QUEEN] = 9, [KING] = 0,   [NO_PIECE_TYPE] = 0};
    return worths[type];
}

/* What stands on the square after the move. */
static enum piece_type type_after(const struct position *position, move m)
{
    enum piece_type promoted = move_promotion(m);
    return promoted == NO_PIECE_TYPE ? piece_type_of(position->board[move_from(m)]) : promoted;
}

static int pawn_points(const struct play *play, square to)
{
    const bitboard *type = play->position.by_type;
    bitboard heavy = (type[ROOK] | type[QUEEN]) & play->position.by_color[play->winner];
    int steps = play->winner == WHITE ? square_rank(to) : 7 - square_rank(to);
    return steps * (heavy ? PAWN_STEP : PAWN_STEP_NEEDED);
}

/* For a man of the winner's that is no pawn, or none any more. */
static int piece_points(const struct play *play, const struct view *view, move m,
                        enum piece_type type)
{
    square from = move_from(m);
    square to = move_to(m);
    bitboard seen = bb_piece_attacks(type, play->winner, to, view->occupied & ~bb_of(from));
    int points = 0;
    if (seen & view->around)
        points = FLIGHT_TAKEN * bb_count(seen & view->flights) +
                 NEIGHBOUR_SEEN * bb_count(seen & view->around);
    if (move_promotion(m) != NO_PIECE_TYPE)
        return points + PROMOTION_WORTH * worth(type);
    if (view->seen[from] & ~seen)
        points += NEIGHBOUR_LEFT * bb_count(view->seen[from] & ~seen);
    points += STEP_CLOSER * (distance(from, view->king) - distance(to, view->king));
    return points + (view->checks[type] & bb_of(to) ? CHECK : 0);
}

static int winner_points(const struct play *play, const struct view *view, move m)
{
    if (move_kind_of(m) == MOVE_CASTLE)
        return CASTLING;
    enum piece_type type = type_after(&play->position, m);
    enum piece_type captured = piece_type_of(play->position.board[move_to(m)]);
    int points = CAPTURE_WORTH * worth(captured);
    return points +
           (type == PAWN ? pawn_points(play, move_to(m)) : piece_points(play, view, m, type));
}

static int king_points(const struct play *play, const struct view *view, square to)
{
    bitboard own = play->position.by_color[play->loser] ^ bb_of(view->king);
    bitboard room = bb_king_attacks(to) & ~own & ~view->attacked;
    return KING_MOVE + ROOM * (bb_count(room) - bb_count(view->flights)) +
           FROM_EDGE * (edge_distance(to) - edge_distance(view->king));
}

static int loser_points(const struct play *play, const struct view *view, move m)
{
    square from = move_from(m);
    square to = move_to(m);
    if (move_kind_of(m) == MOVE_CASTLE)
        return CASTLING;
    int points = 0;
    if (play->position.board[to] != NO_PIECE)
        points = CAPTURE + MAN_LOST * worth(piece_type_of(play->position.board[to]));
    if (from == view->king)
        return points + king_points(play, view, to);
    if (view->flights & bb_of(to))
        points += FLIGHT_BLOCKED;
    if (view->around & bb_of(from))
        points += NEIGHBOUR_UNBLOCKED;
    points += STEP_AWAY * (distance(to, view->king) - distance(from, view->king));
    return points + PROMOTION_LOST * worth(move_promotion(m));
}

/* Points at random, the same for the same try, ply and move. */
static int noise(const struct play *play, move m)
{
    if (play->number == 0)
        return 0;
    uint32_t mixed = m * UINT32_C(2654435761);
    mixed ^= (uint32_t)(play->number * MOST_PLIES + play->length) * UINT32_C(2246822519);
    mixed = (mixed ^ mixed >> 15) * UINT32_C(2654435761);
    return (int)(mixed >> 16) % NOISE;
}

static move best_move(const struct play *play, const struct view *view,
                      const struct movelist *moves)
{
    bool wins = play->position.turn == play->winner;
    move best = MOVE_NONE;
    int most = INT32_MIN;
    for (int n = 0; n < moves->count; n++) {
        move m = moves->moves[n];
        int points = wins ? winner_points(play, view, m) : loser_points(play, view, m);
        points += noise(play, m);
        if (points > most) {
            most = points;
            best = m;
        }
    }
    return best;
}

/* Can the loser do something about this check?  Only likely: another line may open, and what
 * could take the man may be pinned. */
static bool is_answered(const struct play *play, const struct view *view, move m)
{
    const struct position *position = &play->position;
    square to = move_to(m);
    bitboard occupied = view->occupied & ~bb_of(move_from(m));
    enum piece_type type = type_after(position, m);
    bitboard seen = bb_piece_attacks(type, play->winner, to, occupied);
    if (view->flights & ~seen & ~bb_of(to))
        return true;
    if (position_attackers(position, to, play->loser, occupied))
        return true;
    return view->around & bb_of(to) && !position_attackers(position, to, play->winner, occupied);
}

static bool mates(struct play *play, move m)
{
    struct position next;
    position_play(&play->position, m, &next);
    play->looked_at++;
    return !movegen_has_legal(&next);
}

/* A move that mates with the man that moves, or MOVE_NONE.  One position is left for the move that
 * is made then. */
static move find_mate(struct play *play, const struct view *view, const struct movelist *moves)
{
    for (int n = 0; n < moves->count && play->looked_at + 1 < play->most; n++) {
        move m = moves->moves[n];
        enum piece_type type = type_after(&play->position, m);
        if (view->checks[type] & bb_of(move_to(m)) && !is_answered(play, view, m) && mates(play, m))
            return m;
    }
    return MOVE_NONE;
}

static move winner_move(struct play *play, const struct view *view)
{
    struct movelist moves;
    movegen_legal(&play->position, &moves);
    move mate = find_mate(play, view, &moves);
    play->is_mate = mate != MOVE_NONE;
    return play->is_mate ? mate : best_move(play, view, &moves);
}

/* What the king can do is known without a list. */
static move king_move(const struct play *play, const struct view *view)
{
    move best = MOVE_NONE;
    int most = GOOD_KING_MOVE - 1;
    for (bitboard to = view->flights; to;) {
        move m = move_make(view->king, bb_pop(&to), MOVE_PLAIN);
        int points = loser_points(play, view, m) + noise(play, m);
        if (points > most) {
            most = points;
            best = m;
        }
    }
    return best;
}

static move loser_move(const struct play *play, const struct view *view)
{
    struct movelist moves;
    move m = king_move(play, view);
    if (m != MOVE_NONE)
        return m;
    movegen_legal(&play->position, &moves);
    return best_move(play, view, &moves);
}

/* True: the line ends in mate. */
static bool try_once(struct play *play)
{
    play->position = *play->start;
    play->length = 0;
    play->is_mate = false;
    while (!play->is_mate && play->length < MOST_PLIES && play->looked_at < play->most) {
        struct view view;
        look(play, &view);
        bool wins = play->position.turn == play->winner;
        move m = wins ? winner_move(play, &view) : loser_move(play, &view);
        if (m == MOVE_NONE)
            return false;
        play->line[play->length++] = m;
        position_play(&play->position, m, &play->position);
        play->looked_at++;
    }
    return play->is_mate;
}

bool dead_helpmate(const struct position *start, enum color winner, enum dead_effort effort,
                   uint64_t positions, struct dead_result *out)
{
    struct play play = {
        .start = start, .winner = winner, .loser = color_other(winner), .most = positions};
    int last = effort == DEAD_BRIEF ? BRIEF_TRIES : TRIES;
    bool found = false;
    play.number = effort == DEAD_BRIEF ? 0 : BRIEF_TRIES;
    for (; play.number < last && !found; play.number++)
        found = try_once(&play);
    out->nodes += play.looked_at;
    return found && dead_believe(start, winner, play.line, play.length, out);
}
