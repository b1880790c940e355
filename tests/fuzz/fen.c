/* SPDX-License-Identifier: MIT */
/* Any bytes as a FEN.  What is taken must come back from writing, and its moves must lead to
 * positions that can be played on and written. */
#include "core/fen.h"

#include <stdlib.h>

#include "core/identity.h"
#include "core/movegen.h"
#include "tests/fuzz/target.h"

static void demand(bool good)
{
    if (!good)
        abort();
}

static void check_round_trip(const struct position *position)
{
    struct position again;
    struct buf fen = {0};
    fen_write(&fen, position);
    demand(fen_parse_chess960(buf_text(&fen), fen.length, &again, NULL, NULL));
    demand(identity_differ(position, &again) == 0 && position->key == again.key);
    demand(position->halfmove == again.halfmove && position->fullmove == again.fullmove);
    demand(fen_looks_like(buf_text(&fen), fen.length));
    buf_clear(&fen);
}

static void check_play(const struct position *position)
{
    struct movelist list;
    movegen_legal(position, &list);
    demand((list.count > 0) == movegen_has_legal(position));
    demand(movegen_perft(position, 1) == (uint64_t)list.count);
    for (int i = 0; i < list.count; i++) {
        struct position next;
        position_play(position, list.moves[i], &next);
        demand(!position_in_check(&next, (enum color)position->turn));
        demand(movegen_state(&next) <= STATE_STALEMATE);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct err_list warnings = {0};
    struct position position;
    struct err err;
    if (fen_parse((const char *)data, size, &position, &warnings, &err)) {
        check_round_trip(&position);
        check_play(&position);
    }
    if (fen_parse_chess960((const char *)data, size, &position, NULL, NULL)) {
        check_round_trip(&position);
        check_play(&position);
    }
    err_list_clear(&warnings);
    return 0;
}
