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

static enum dead_proof look_ahead(const struct position *position, enum color winner, bool is_wall)
{
    struct dead_ahead ahead = {.winner = winner,
                               .plies = is_wall ? PLIES_OF_WALLS : PLIES,
                               .choices = CHOICES_MOST,
                               .left = LOOKS_MOST};
    return dead_look_ahead(&ahead, position);
}

/* A check is answered before the picture is taken. */
static enum dead_proof look_at_wall(const struct position *position, enum color winner)
{
    bool in_check = position_in_check(position, (enum color)position->turn);
    struct dead_ahead ahead = {.winner = winner,
                               .plies = in_check,
                               .choices = CHOICES_MOST,
                               .left = CHOICES_MOST + 1,
                               .with_pictures = true};
    return dead_look_ahead(&ahead, position);
}

static enum dead_proof settle_moving(const struct position *position, enum color winner, int moves)
{
    bool is_wall = has_only_wall_men(position);
    enum dead_proof proof = PROOF_NONE;
    if (moves <= CHOICES_MOST)
        proof = look_ahead(position, winner, is_wall);
    if (proof == PROOF_NONE && is_wall && has_no_free_pawn(position))
        proof = look_at_wall(position, winner);
    return proof;
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
