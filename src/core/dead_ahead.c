/* SPDX-License-Identifier: MIT */
/* A full-width look ahead that proves: it believes only where every line ends without a mate. */
#include "config.h"

#include "core/dead_inside.h"
#include "core/movegen.h"

static bool is_proven_static(struct dead_ahead *ahead, const struct position *position)
{
    struct dead_picture picture;
    if (!ahead->with_pictures || !dead_picture(position, ahead->winner, &picture))
        return false;
    ahead->used_picture = true;
    return true;
}

static bool is_mate_by(enum color winner, const struct position *position)
{
    enum color turn = (enum color)position->turn;
    return turn != winner && position_in_check(position, turn);
}

static bool all_moves_end(struct dead_ahead *ahead, const struct position *position,
                          const struct movelist *moves, int plies);

/* Mate comes before material: a pawn that becomes a second bishop may give it by a double
 * check, which bishops alone never do. */
static bool all_lines_end(struct dead_ahead *ahead, const struct position *position, int plies)
{
    struct movelist moves;
    if (ahead->left <= 0)
        return false;
    ahead->left--;
    movegen_legal(position, &moves);
    if (moves.count == 0)
        return !is_mate_by(ahead->winner, position);
    if (dead_side_by_material(position, ahead->winner) || is_proven_static(ahead, position))
        return true;
    if (moves.count > 1 && (plies == 0 || moves.count > ahead->choices))
        return false;
    return all_moves_end(ahead, position, &moves, moves.count > 1 ? plies - 1 : plies);
}

static bool all_moves_end(struct dead_ahead *ahead, const struct position *position,
                          const struct movelist *moves, int plies)
{
    for (int n = 0; n < moves->count; n++) {
        struct position next;
        position_play(position, moves->moves[n], &next);
        if (!all_lines_end(ahead, &next, plies))
            return false;
    }
    return true;
}

enum dead_proof dead_look_ahead(struct dead_ahead *ahead, const struct position *position)
{
    ahead->used_picture = false;
    if (!all_lines_end(ahead, position, ahead->plies))
        return PROOF_NONE;
    return ahead->used_picture ? PROOF_STATIC : PROOF_EXHAUSTED;
}
