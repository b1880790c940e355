/* SPDX-License-Identifier: MIT */
/* Moves that nobody chooses. */
#include "config.h"

#include "core/dead_inside.h"

#include <string.h>

#include "core/movegen.h"

/* Article 9.2.3, as for a repetition: all that decides what can be played. */
static bool is_same(const struct position *a, const struct position *b)
{
    return a->key == b->key && a->turn == b->turn && a->castling == b->castling &&
           a->en_passant == b->en_passant && memcmp(a->board, b->board, sizeof a->board) == 0;
}

/* Is the end of the line a position that stood on it before? */
static bool closes(const struct position *start, const struct dead_forced *line)
{
    struct position position = *start;
    for (int n = 0; n < line->count; n++) {
        if (is_same(&position, &line->end))
            return true;
        position_play(&position, line->moves[n], &position);
    }
    return false;
}

static bool is_over_by_material(const struct position *position)
{
    return dead_side_by_material(position, WHITE) && dead_side_by_material(position, BLACK);
}

void dead_force(const struct position *start, struct dead_forced *out)
{
    struct movelist moves;
    out->end = *start;
    out->count = 0;
    out->is_circle = false;
    while (out->count < DEAD_FORCED_MOST && !is_over_by_material(&out->end)) {
        movegen_legal(&out->end, &moves);
        if (moves.count != 1)
            return;
        out->moves[out->count++] = moves.moves[0];
        position_play(&out->end, moves.moves[0], &out->end);
        if (closes(start, out)) {
            out->is_circle = true;
            return;
        }
    }
}
