/* SPDX-License-Identifier: MIT */
/* Positions packed, and a set of them: whole positions, and no more of them than allowed. */
#include "core/dead_set.h"

#include <string.h>

#include "core/movegen.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

static const char *const fens[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3",
    "8/8/8/3pP3/8/8/k7/7K w - d6 0 1",
    "8/8/8/3pP3/8/8/k7/7K w - - 0 1",
    "7k/8/8/8/8/8/8/K7 w - - 0 1",
    "K7/8/8/8/8/8/8/7k b - - 0 1",
};
enum { FENS = sizeof fens / sizeof *fens };

/* Everything but the counters and the key. */
static bool is_same_board(const struct position *a, const struct position *b)
{
    return memcmp(a->board, b->board, sizeof a->board) == 0 &&
           memcmp(a->by_type, b->by_type, sizeof a->by_type) == 0 &&
           memcmp(a->by_color, b->by_color, sizeof a->by_color) == 0 &&
           a->castling == b->castling && a->turn == b->turn && a->en_passant == b->en_passant;
}

static void check_round_trip(const char *fen)
{
    struct position position = setup_chess960(fen);
    struct position back;
    struct dead_packed packed;
    dead_pack(&position, &packed);
    dead_unpack(&packed, &back);
    ok(is_same_board(&position, &back), "packed and back: %s", fen);
}

/* Rights, the player to move and en passant tell positions apart (Article 9.2.3). */
static void tells_all_apart(void)
{
    struct dead_set set = {.most = FENS};
    for (int n = 0; n < FENS; n++) {
        struct position position = setup_fen(fens[n]);
        struct dead_packed packed;
        dead_pack(&position, &packed);
        is_int(KEPT_NEW, dead_set_add(&set, &packed, 0), "new: %s", fens[n]);
        is_int(KEPT_BEFORE, dead_set_add(&set, &packed, 0), "not new any more");
    }
    dead_set_clear(&set);
}

static enum dead_kept add_child(struct dead_set *set, const struct position *position, move m,
                                size_t parent)
{
    struct position child;
    struct dead_packed packed;
    position_play(position, m, &child);
    dead_pack(&child, &packed);
    return dead_set_add(set, &packed, (uint32_t)parent);
}

/* Adds what can be reached, in order; false as soon as something found no room. */
static bool fill(struct dead_set *set, const char *fen)
{
    struct position position = setup_fen(fen);
    struct dead_packed packed;
    dead_pack(&position, &packed);
    if (dead_set_add(set, &packed, 0) != KEPT_NEW)
        return false;
    for (size_t n = 0; n < set->count; n++) {
        struct movelist moves;
        dead_unpack(&set->nodes[n].packed, &position);
        movegen_legal(&position, &moves);
        for (int m = 0; m < moves.count; m++)
            if (add_child(set, &position, moves.moves[m], n) == KEPT_FULL)
                return false;
    }
    return true;
}

/* Two kings have 4 * 60 + 24 * 58 + 36 * 55 = 3612 places that don't touch (corners, edges,
 * the rest), and come from each to each, with either to move. */
static void holds_two_kings(void)
{
    struct dead_set set = {.most = 10000};
    ok(fill(&set, "7k/8/8/8/8/8/8/K7 w - - 0 1"), "all positions of two kings find room");
    is_size(2 * 3612, set.count, "and there are as many as can be counted by hand");
    ok(dead_set_bytes(&set) <= set.most * 48, "in less than 48 bytes each");
    bool good = set.nodes[0].depth == 0;
    for (size_t n = 1; n < set.count; n++)
        good = good && set.nodes[n].parent < n &&
               set.nodes[n].depth == set.nodes[set.nodes[n].parent].depth + 1;
    ok(good, "each has one that came before it, a move less deep");
    dead_set_clear(&set);
}

static void keeps_to_its_most(void)
{
    struct dead_set set = {.most = 100};
    ok(!fill(&set, "7k/8/8/8/8/8/8/K7 w - - 0 1"), "no room for all of them");
    is_size(100, set.count, "but for as many as there may be");
    dead_set_clear(&set);
    is_size(0, dead_set_bytes(&set), "nothing is held after");
    is_size(0, dead_set_fits(42), "42 bytes hold no position");
    size_t fits = dead_set_fits(1 << 20);
    set.most = fits;
    fill(&set, "8/8/4k3/8/8/2N5/4K3/6N1 w - - 0 1");
    is_size(fits, set.count, "a MiB is filled");
    ok(dead_set_bytes(&set) <= 1 << 20, "and not passed");
    dead_set_clear(&set);
    dead_set_clear(&set);
}

int main(void)
{
    tap_plan(FENS + 1 + 2 * FENS + 4 + 6);
    for (int n = 0; n < FENS; n++)
        check_round_trip(fens[n]);
    check_round_trip("1r2k1r1/8/8/8/8/8/8/1R2K1R1 b GBg - 0 1");
    tells_all_apart();
    holds_two_kings();
    keeps_to_its_most();
    return tap_done();
}
