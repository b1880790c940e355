/* SPDX-License-Identifier: MIT */
#include "tests/core/dead_evidence.h"

#include <stddef.h>

#include "core/movegen.h"

bool evidence_is_mate(const struct position *start, const move *line, int length, enum color winner)
{
    struct position position = *start;
    for (int n = 0; n < length; n++) {
        if (!movegen_is_legal(&position, line[n]))
            return false;
        position_play(&position, line[n], &position);
    }
    return movegen_state(&position) == STATE_CHECKMATE && position.turn != winner;
}

static bool is_forced(const struct position *start, const move *line, int length)
{
    struct position position = *start;
    for (int n = 0; n < length; n++) {
        struct movelist moves;
        movegen_legal(&position, &moves);
        if (moves.count != 1 || moves.moves[0] != line[n])
            return false;
        position_play(&position, line[n], &position);
    }
    return true;
}

static bool side_is_whole(const struct position *start, const struct dead_side *side,
                          enum color winner)
{
    if ((side->line == NULL) != (side->line_length == 0))
        return false;
    switch (side->can_mate) {
    case DEAD_YES:
        return (side->proof == PROOF_HELPMATE || side->proof == PROOF_CHECKMATE) &&
               evidence_is_mate(start, side->line, side->line_length, winner);
    case DEAD_NO:
        return side->proof != PROOF_NONE && side->proof != PROOF_HELPMATE &&
               is_forced(start, side->line, side->line_length);
    case DEAD_UNDECIDED:
        return side->proof == PROOF_NONE && side->line == NULL;
    }
    return false;
}

bool evidence_is_whole(const struct position *start, const struct dead_result *result)
{
    return side_is_whole(start, &result->side[WHITE], WHITE) &&
           side_is_whole(start, &result->side[BLACK], BLACK);
}
