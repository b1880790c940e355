/* SPDX-License-Identifier: MIT */
/* Claiming at the right moment: small games whose moments can be counted by hand. */
#include "train/spot.h"

#include <string.h>

#include "core/san.h"
#include "tests/tap/tap.h"

/* Knights out and back: the initial position stands at plies 0, 4, 8, 12 and 16, so a third
 * time at 8, claimable one ply before by writing Ng8, and a fifth at 16. */
static const char knights[] = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4";
static const char fools_mate[] = "f3 e5 g4 Qh4#";
static const char short_game[] = "e4 e5 Nf3 Nc6";

static void play(struct game *game, const char *moves)
{
    struct position initial;
    struct err err;
    position_initial(&initial);
    if (!game_init(game, &initial))
        bail("memory");
    while (*moves) {
        size_t length = strcspn(moves, " ");
        move m;
        if (!san_parse(game_at(game, game->plies), moves, length, NULL, &m, NULL, &err) ||
            !game_push(game, m))
            bail("cannot play %s", moves);
        moves += length + strspn(moves + length, " ");
    }
}

/* Goes on to a ply and claims there. */
static enum spot_worth claim_at(struct spot *spot, int ply, enum claim_kind kind, const char *san)
{
    struct claim claim = {.kind = kind};
    while (spot->ply < ply && spot_next(spot))
        ;
    strncat(claim.move, san, sizeof claim.move - 1);
    if (!spot_claim(spot, &claim))
        bail("no claim at %d", ply);
    return spot->claims[spot->count - 1].worth;
}

static void run_out(struct spot *spot)
{
    while (spot->state == SPOT_GOING_ON)
        spot_next(spot);
}

static void start(struct spot *spot, struct game *game, const char *moves)
{
    play(game, moves);
    if (!spot_start(spot, game, ruleset_find("fide2023")))
        bail("memory");
}

static void stop(struct spot *spot, struct game *game)
{
    spot_clear(spot);
    game_clear(game);
}

static void test_first_chance(void)
{
    struct game game;
    struct spot spot;
    start(&spot, &game, knights);
    is_int(7, spot.first, "the first chance is a move before the third time");
    is_int(16, spot.end, "the fifth time ends the game");
    is_int(SPOT_FIRST, claim_at(&spot, 7, CLAIM_THREEFOLD, "Ng8"), "claimed with the move written");
    is_int(SPOT_CLAIMED, spot.state, "the game is drawn");
    is_int(SPOT_GOOD, spot_result(&spot), "well seen");
    is_int(0, spot_late_by(&spot), "and at once");
    is_bool(false, spot_next(&spot), "no move comes after it");
    stop(&spot, &game);
}

static void test_late(void)
{
    struct game game;
    struct spot spot;
    start(&spot, &game, knights);
    is_int(SPOT_LATE, claim_at(&spot, 8, CLAIM_THREEFOLD, ""), "claimed on the board");
    is_int(1, spot_late_by(&spot), "one half-move after the first chance");
    is_int(SPOT_FAIR, spot_result(&spot), "seen, but late");
    stop(&spot, &game);
}

static void test_false(void)
{
    struct game game;
    struct spot spot;
    start(&spot, &game, knights);
    is_int(SPOT_FALSE, claim_at(&spot, 4, CLAIM_THREEFOLD, ""), "the second time is not enough");
    is_int(SPOT_GOING_ON, spot.state, "the game goes on");
    is_int(120, spot.claims[0].verdict.penalty_opponent, "the opponent gets two minutes (9.5.3)");
    is_int(SPOT_FALSE, claim_at(&spot, 7, CLAIM_THREEFOLD, "Ne4"), "another move was written");
    is_int(SPOT_FIRST, claim_at(&spot, 7, CLAIM_THREEFOLD, "Ng8"), "now the right one");
    is_int(2, spot_false_claims(&spot), "two false claims");
    is_int(SPOT_FAIR, spot_result(&spot), "found, at a price");
    stop(&spot, &game);
}

static void test_end(void)
{
    struct game game;
    struct spot spot;
    start(&spot, &game, knights);
    is_int(SPOT_FALSE, claim_at(&spot, 12, CLAIM_FIVEFOLD, ""), "not yet the fifth time");
    is_int(SPOT_FIRST, claim_at(&spot, 16, CLAIM_FIVEFOLD, ""), "over at the fifth time (9.6.1)");
    is_int(SPOT_ENDED, spot.state, "and the learner said so");
    is_int(SPOT_FAIR, spot_result(&spot), "with chances to claim before");
    stop(&spot, &game);
    start(&spot, &game, knights);
    run_out(&spot);
    is_int(SPOT_PLAYED_ON, spot.state, "who goes on has played on after the end");
    is_int(16, spot.ply, "and sees no more");
    is_int(SPOT_MISSED, spot_result(&spot), "missed");
    stop(&spot, &game);
}

static void test_mate(void)
{
    struct game game;
    struct spot spot;
    start(&spot, &game, fools_mate);
    is_int(4, spot.end, "mate ends a game");
    is_int(-1, spot.first, "without a chance to claim a draw");
    is_int(SPOT_FIRST, claim_at(&spot, 4, CLAIM_CHECKMATE, ""), "the learner says so");
    is_int(SPOT_GOOD, spot_result(&spot), "well seen");
    stop(&spot, &game);
}

static void test_nothing(void)
{
    struct game game;
    struct spot spot;
    struct attempt attempt;
    start(&spot, &game, short_game);
    run_out(&spot);
    is_int(SPOT_RUN_OUT, spot.state, "the score ends");
    is_int(SPOT_GOOD, spot_result(&spot), "who claimed nothing was right");
    spot_attempt(&spot, &attempt);
    ok(attempt_is_right(&attempt), "and is kept as right");
    is_int(MODE_SPOT, attempt.mode, "in its own mode");
    stop(&spot, &game);
    start(&spot, &game, short_game);
    claim_at(&spot, 2, CLAIM_FIFTY, "");
    run_out(&spot);
    is_int(SPOT_FAIR, spot_result(&spot), "who claimed was not");
    spot_attempt(&spot, &attempt);
    ok(!attempt_is_right(&attempt), "and is kept as wrong");
    stop(&spot, &game);
}

static void test_many(void)
{
    struct game game;
    struct spot spot;
    struct claim claim = {.kind = CLAIM_FIFTY};
    int taken = 0;
    start(&spot, &game, short_game);
    for (int n = 0; n < SPOT_CLAIMS + 5; n++)
        taken += spot_claim(&spot, &claim);
    is_int(SPOT_CLAIMS, taken, "there is an end to claims");
    stop(&spot, &game);
}

int main(void)
{
    tap_plan(35);
    test_first_chance();
    test_late();
    test_false();
    test_end();
    test_mate();
    test_nothing();
    test_many();
    return tap_done();
}
