/* SPDX-License-Identifier: MIT */
/* A line is believed when the ordinary move maker has played it to mate, and not before. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "core/dead_inside.h"
#include "core/movegen.h"

static bool replays(const struct position *start, enum color winner, const move *line, int length)
{
    struct position position = *start;
    for (int n = 0; n < length; n++) {
        if (!movegen_is_legal(&position, line[n]))
            return false;
        position_play(&position, line[n], &position);
    }
    return position.turn != winner && movegen_state(&position) == STATE_CHECKMATE;
}

bool dead_believe(const struct position *start, enum color winner, const move *line, int length,
                  struct dead_result *out)
{
    size_t bytes = (size_t)length * sizeof *line;
    if (!replays(start, winner, line, length))
        return false;
    move *copy = malloc(bytes);
    if (!copy) {
        out->out_of_memory = true;
        return false;
    }
    memcpy(copy, line, bytes);
    out->side[winner] = (struct dead_side){
        .can_mate = DEAD_YES, .proof = PROOF_HELPMATE, .line = copy, .line_length = length};
    return true;
}
