/* SPDX-License-Identifier: MIT */
/* Any bytes as a position, as a FEN or as men on squares.  Whatever is said of who can mate
 * brings its evidence, and no two ways of asking contradict each other. */
#include "core/dead.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/fen.h"
#include "core/movegen.h"
#include "tests/core/dead_evidence.h"
#include "tests/core/dead_plain.h"
#include "tests/fuzz/target.h"

static const struct dead_budget some = {.positions = 300, .bytes = (uint64_t)1 << 20};
static const struct dead_budget few = {.positions = 30, .bytes = (uint64_t)1 << 16};
enum { PLAIN_MOST = 300, MEN_MOST = 32 };

static void demand(bool good)
{
    if (!good)
        abort();
}

/* The first byte has the player to move and rooks that may castle, then a man and a square in
 * turn; what can't be a position the reader of FENs refuses. */
static bool read_men(const uint8_t *data, size_t size, struct position *out)
{
    struct position draft;
    struct buf fen = {0};
    piece board[64];
    if (size < 5)
        return false;
    memset(board, NO_PIECE, sizeof board);
    for (size_t n = 1; n + 1 < size && n < 2 * MEN_MOST; n += 2)
        board[data[n + 1] & 63] = data[n] % NO_PIECE;
    bitboard castling =
        (data[0] & 2 ? bb_of(0) | bb_of(7) : 0) | (data[0] & 4 ? bb_of(56) | bb_of(63) : 0);
    if (!memchr(board, piece_make(KING, WHITE), 64) || !memchr(board, piece_make(KING, BLACK), 64))
        return false;
    position_setup(&draft, board, data[0] & 1 ? BLACK : WHITE, castling, data[0] >> 2, 0, 1);
    draft.castling &= draft.by_type[ROOK];
    fen_write(&fen, &draft);
    bool good = fen_parse_chess960(buf_text(&fen), fen.length, out, NULL, NULL);
    buf_clear(&fen);
    return good;
}

/* Without a search. */
static bool is_disproven(const struct position *position, enum color winner)
{
    struct dead_picture picture;
    bool by_squares = dead_picture(position, winner, &picture);
    enum dead_proof at_once = dead_fast_side(position, winner);
    demand(at_once != PROOF_HELPMATE && at_once != PROOF_EXHAUSTED);
    return by_squares || at_once != PROOF_NONE;
}

static void check_way(const struct position *start, const struct dead_side *side, enum color winner)
{
    struct position position = *start;
    demand(!is_disproven(&position, winner));
    for (int n = 0; n < side->line_length; n++) {
        position_play(&position, side->line[n], &position);
        demand(!is_disproven(&position, winner));
    }
}

static bool are_contrary(enum dead_answer a, enum dead_answer b)
{
    return (a == DEAD_YES && b == DEAD_NO) || (a == DEAD_NO && b == DEAD_YES);
}

/* Decided with little, the same with more; and no move makes possible what was not. */
static void check_others(const struct position *position, const struct dead_result *result,
                         uint8_t choice)
{
    struct dead_result less, after;
    struct position next;
    struct movelist moves;
    dead_probe(position, &few, &less);
    movegen_legal(position, &moves);
    next = *position;
    if (moves.count > 0)
        position_play(position, moves.moves[choice % moves.count], &next);
    dead_probe(&next, &few, &after);
    for (int winner = WHITE; winner <= BLACK; winner++) {
        enum dead_answer answer = result->side[winner].can_mate;
        demand(less.side[winner].can_mate == DEAD_UNDECIDED ||
               less.side[winner].can_mate == answer);
        demand(answer != DEAD_NO || after.side[winner].can_mate != DEAD_YES);
        demand(answer != DEAD_YES || moves.count != 1 || after.side[winner].can_mate != DEAD_NO);
    }
    dead_result_clear(&less);
    dead_result_clear(&after);
}

static void check_against_plain(const struct position *position, const struct dead_result *result)
{
    struct dead_plain plain = {0};
    dead_plain_explore(&plain, position, PLAIN_MOST, PLAIN_MATES);
    for (int winner = WHITE; winner <= BLACK; winner++) {
        demand(!are_contrary(result->side[winner].can_mate, plain.can_mate[winner]));
        demand(plain.can_mate[winner] != DEAD_YES || !is_disproven(position, (enum color)winner));
    }
    dead_plain_clear(&plain);
}

static void check(const struct position *position, uint8_t choice)
{
    struct dead_result result;
    dead_probe(position, &some, &result);
    demand(evidence_is_whole(position, &result) && !result.out_of_memory);
    demand(result.nodes <= some.positions && result.bytes <= some.bytes);
    demand((dead_fast(position) != PROOF_NONE) == (dead_fast_side(position, WHITE) != PROOF_NONE &&
                                                   dead_fast_side(position, BLACK) != PROOF_NONE));
    for (int winner = WHITE; winner <= BLACK; winner++)
        if (result.side[winner].can_mate == DEAD_YES)
            check_way(position, &result.side[winner], (enum color)winner);
    check_others(position, &result, choice);
    check_against_plain(position, &result);
    dead_result_clear(&result);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct position position;
    if (fen_parse_chess960((const char *)data, size, &position, NULL, NULL) ||
        read_men(data, size, &position))
        check(&position, size > 0 ? data[size - 1] : 0);
    return 0;
}
