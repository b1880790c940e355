/* SPDX-License-Identifier: MIT */
#include "core/near_miss.h"

#include "tests/core/line.h"
#include "tests/tap/tap.h"

static struct near_miss_list misses; /* of the last game looked at */

static void look(const char *fen, const char *moves, const struct ruleset *rules)
{
    struct game game;

    line_play(&game, fen, moves);
    if (!near_misses(&game, rules, &misses))
        bail("no memory");
    game_clear(&game);
}

static void is_miss(size_t at, int ply, int looks, int occurrences, unsigned in, int other,
                    const char *name)
{
    if (at >= misses.count) {
        ok(false, "%s: there are only %zu", name, misses.count);
        return;
    }
    const struct near_miss *miss = &misses.items[at];
    ok(miss->ply == ply && miss->looks == looks && miss->occurrences == occurrences &&
           miss->in == in && miss->other == other,
       "%s", name);
    if (miss->ply != ply || miss->other != other || miss->in != in)
        diag("ply %d looks %d occurrences %d in %u other %d", miss->ply, miss->looks,
             miss->occurrences, miss->in, miss->other);
}

int main(void)
{
    const struct ruleset *fide = ruleset_default();
    struct ruleset other = *fide;

    tap_plan(14);
    near_miss_list_clear(NULL);
    near_miss_list_clear(&misses);

    look(NULL, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", fide);
    is_size(0, misses.count, "true repetitions are no near misses");

    /* both kings step out and back: the rights went with the first step */
    look(NULL, "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7", fide);
    is_size(2, misses.count, "castling rights lost on the way");
    is_miss(0, 10, 3, 2, IDENTITY_CASTLING, 2, "5...Ke8 looks like 1...e5");
    is_miss(1, 11, 3, 2, IDENTITY_CASTLING, 3, "6.Ke2 looks like 2.Ke2");

    look(NULL, "e4 Nf6 e5 d5 Be2 Bd7 Bf1 Bc8 Bd3 Be6 Bf1 Bc8 Bc4 Bf5 Bf1 Bc8", fide);
    is_size(1, misses.count, "a capture en passant, possible once");
    is_miss(0, 12, 3, 2, IDENTITY_EN_PASSANT, 4, "6...Bc8 looks like 2...d5");

    /* three moves of White's king against two of Black's turn the sides round */
    look("7k/8/8/8/8/8/8/K7 w - - 0 1", "Kb1 Kg8 Kb2 Kh8 Ka1", fide);
    is_size(0, misses.count, "twice is not often enough");
    look("7k/8/8/8/8/8/8/K7 w - - 0 1", "Kb1 Kg8 Ka1 Kh8 Kb1 Kg8 Kb2 Kh8 Ka1", fide);
    is_size(1, misses.count, "a third time with the other player to move");
    is_miss(0, 9, 3, 1, IDENTITY_SIDE, 4, "once with Black to move");

    other.identity = IDENTITY_PLACEMENT | IDENTITY_SIDE;
    look(NULL, "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", &other);
    is_size(0, misses.count, "rules that don't compare castling rights see no difference");
    other = *fide;
    other.threefold_claim = 0;
    look(NULL, "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", &other);
    is_size(0, misses.count, "where five are needed three are not near");
    look(NULL, "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", &other);
    is_size(1, misses.count, "five are");
    is_miss(0, 18, 5, 4, IDENTITY_CASTLING, 2, "the end of the game by itself is missed");
    other.fivefold_automatic = 0;
    look(NULL, "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", &other);
    is_size(0, misses.count, "rules without repetition have no near misses");

    near_miss_list_clear(&misses);
    return tap_done();
}
