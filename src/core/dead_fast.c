/* SPDX-License-Identifier: MIT */
/* Proofs that cost next to nothing: for every move of a game in play. */
#include "config.h"

#include "core/dead.h"
#include "core/dead_inside.h"
#include "core/movegen.h"

enum dead_proof dead_fast_side(const struct position *position, enum color winner)
{
    enum position_state state = movegen_state(position);
    if (state == STATE_STALEMATE)
        return PROOF_STALEMATE;
    if (state == STATE_CHECKMATE)
        return position->turn == winner ? PROOF_CHECKMATE : PROOF_NONE;
    return dead_side_by_material(position, winner) ? PROOF_MATERIAL : PROOF_NONE;
}

enum dead_proof dead_fast(const struct position *position)
{
    enum dead_proof white = dead_fast_side(position, WHITE);
    enum dead_proof black = dead_fast_side(position, BLACK);
    if (white == PROOF_NONE || black == PROOF_NONE)
        return PROOF_NONE;
    return white > black ? white : black;
}
