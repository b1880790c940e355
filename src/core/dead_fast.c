/* SPDX-License-Identifier: MIT */
/*
 * Proofs that cost a few microseconds: for every move of a game in play.  Most positions have
 * so many moves and men that nothing can be proven of them; they are left at once.  The rest
 * is looked at a few plies deep, and believed only where every line ends without a mate by the
 * winner, then as a picture that never changes.
 */
#include "config.h"

#include "core/dead.h"
#include "core/dead_inside.h"
#include "core/movegen.h"

enum {
    PLIES = 4,
    PLIES_OF_WALLS = 7, /* where only bishops can leave the kings and pawns behind */
    CHOICES_MOST = 10,  /* where there are more moves, one of them will lead on */
    LOOKS_MOST = 400    /* positions for one answer */
};

struct look {
    enum color winner;
    int left; /* positions that may still be looked at */
};

/* Do all lines end without a mate by the winner within some plies?  A move without a choice
 * is not counted. */
static bool all_lines_end(struct look *look, const struct position *position, int plies)
{
    struct movelist moves;
    if (dead_side_by_material(position, look->winner))
        return true;
    if (look->left-- <= 0)
        return false;
    movegen_legal(position, &moves);
    if (moves.count == 0)
        return position->turn == look->winner || !position_in_check(position, (enum color)position->turn);
    if (moves.count > 1 && (plies-- == 0 || moves.count > CHOICES_MOST))
        return false;
    for (int n = 0; n < moves.count; n++) {
        struct position next;
        position_play(position, moves.moves[n], &next);
        if (!all_lines_end(look, &next, plies))
            return false;
    }
    return true;
}

/* Kings, pawns and bishops alone can make a wall that holds. */
static bool has_only_wall_men(const struct position *position)
{
    const bitboard *type = position->by_type;
    return !(type[KNIGHT] | type[ROOK] | type[QUEEN]);
}

static bitboard fill_forward(bitboard pawns, enum color color)
{
    for (int step = 8; step <= 32; step *= 2)
        pawns |= color == WHITE ? pawns << step : pawns >> step;
    return pawns;
}

/* Has each pawn one of the other side's before it on its file?  A pawn that is free becomes a
 * queen, and nothing holds. */
static bool has_no_free_pawn(const struct position *position)
{
    bitboard white = position_men(position, WHITE, PAWN);
    bitboard black = position_men(position, BLACK, PAWN);
    return white && !(white & ~fill_forward(black, BLACK)) &&
           !(black & ~fill_forward(white, WHITE));
}

static bool is_proven_static(const struct position *position, enum color winner)
{
    struct dead_picture picture;
    return dead_picture(position, winner, &picture);
}

static enum dead_proof settle_moving(const struct position *position, enum color winner, int moves)
{
    bool is_wall = has_only_wall_men(position);
    struct look look = {.winner = winner, .left = LOOKS_MOST};
    if (moves <= CHOICES_MOST && all_lines_end(&look, position, is_wall ? PLIES_OF_WALLS : PLIES))
        return PROOF_EXHAUSTED;
    if (is_wall && has_no_free_pawn(position) && is_proven_static(position, winner))
        return PROOF_STATIC;
    return PROOF_NONE;
}

enum dead_proof dead_fast_side(const struct position *position, enum color winner)
{
    struct movelist moves;
    bool is_material = dead_side_by_material(position, winner);
    movegen_legal(position, &moves);
    if (moves.count > 0)
        return is_material ? PROOF_MATERIAL : settle_moving(position, winner, moves.count);
    if (!position_in_check(position, (enum color)position->turn))
        return PROOF_STALEMATE;
    return position->turn == winner ? PROOF_CHECKMATE : PROOF_NONE;
}

enum dead_proof dead_fast(const struct position *position)
{
    enum dead_proof white = dead_fast_side(position, WHITE);
    if (white == PROOF_NONE)
        return PROOF_NONE;
    enum dead_proof black = dead_fast_side(position, BLACK);
    if (black == PROOF_NONE)
        return PROOF_NONE;
    return white > black ? white : black;
}
