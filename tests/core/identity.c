/* SPDX-License-Identifier: MIT */
/* Article 9.2.3 by games in which players went wrong. */
#include "core/identity.h"

#include <stddef.h>

#include "tests/core/setup.h"
#include "tests/tap/tap.h"

static void differ(unsigned wanted, const char *fen, const char *moves, const char *more,
                   const char *name)
{
    struct position a = setup_moves(fen, moves);
    struct position b = a;
    while (*more != '\0') {
        char san[8] = {0};
        for (size_t i = 0; i < sizeof san - 1 && *more != ' ' && *more != '\0'; i++)
            san[i] = *more++;
        more += *more == ' ';
        position_play(&b, setup_move(&b, san), &b);
    }
    is_int(wanted, identity_differ(&a, &b), "%s", name);
    is_bool(wanted == 0, a.key == b.key, "and the key says the same");
}

static void by_moves(void)
{
    static const char *const knights = "Nf3 Nf6 Ng1 Ng8";
    differ(0, NULL, "", knights, "knights out and back");
    differ(IDENTITY_PLACEMENT | IDENTITY_SIDE, NULL, "", "Nf3", "a knight's move");
    differ(IDENTITY_SIDE, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "", "Rh2 Kd8 Rh3 Ke8 Rh1",
           "White lost a move");
    differ(0, NULL, "e4 e5", knights, "a double step that nobody could take");
    differ(IDENTITY_EN_PASSANT, NULL, "e4 Nf6 e5 d5", "Be2 Bd7 Bf1 Bc8", "exd6 was legal");
    differ(0, "6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1", "h5", "Rh6 Rh7 Re6 Rg7",
           "the capturer was pinned");
    differ(0, "8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37", "d4", "Kh3 Ra3 Kh2 Ra2",
           "the capturer's king was in check");
    differ(IDENTITY_CASTLING, NULL, "e4 c6 Nf3 Qa5 Bb5 Qxb5 Nc3 Qa6 Nb1 Qb5", "Rg1 Qa6 Rh1 Qb5",
           "the rook has moved, though castling was impossible throughout");
    differ(IDENTITY_CASTLING, "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", "", "Kf1 Kf8 Ke1 Ke8",
           "both kings have moved");
}

static void parts(void)
{
    struct position a = setup_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    struct position b = setup_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    is_bool(false, identity_same(&a, &b, IDENTITY_ALL), "rights differ");
    is_bool(true, identity_same(&a, &b, IDENTITY_PLACEMENT | IDENTITY_SIDE),
            "a ruleset that doesn't ask for rights sees no difference");
    struct position c = setup_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 40 90");
    is_bool(true, identity_same(&a, &c, IDENTITY_ALL), "counters are no part of the position");
    struct position d = setup_fen("r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1");
    is_int(IDENTITY_SIDE | IDENTITY_CASTLING, identity_differ(&a, &d), "two parts at once");
}

static void swapped_knights(void)
{
    struct position a = setup_fen("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1");
    struct position b = setup_moves("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1",
                                    "Nc3 Kd8 Nce2 Ke8 Nf3 Kd8 Nd2 Ke8 Ng1 Kd8 Nb1 Ke8");
    is_int(0, identity_differ(&a, &b), "knights of one colour are interchangeable");
}

int main(void)
{
    tap_plan(23);
    by_moves();
    parts();
    swapped_knights();
    return tap_done();
}
