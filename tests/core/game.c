/* SPDX-License-Identifier: MIT */
#include "core/game.h"

#include "core/fen.h"
#include "core/identity.h"
#include "tests/core/line.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

static void clears(void)
{
    struct game game = {0};
    game_clear(NULL);
    game_clear(&game);
    line_play(&game, NULL, "e4");
    game_clear(&game);
    game_clear(&game);
    ok(game.positions == NULL && game.plies == 0, "a game may be cleared twice");
}

static void pushes_and_truncates(void)
{
    struct game game;
    line_play(&game, NULL, "e4 e5 Nf3");
    struct position wanted = setup_moves(NULL, "e4 e5");
    is_int(3, game.plies, "a ply for each move");
    ok(identity_same(&wanted, game_at(&game, 2), IDENTITY_ALL), "each ply has its position");
    game_truncate(&game, 1);
    ok(game_push(&game, setup_move(game_at(&game, 1), "c5")), "another move instead");
    wanted = setup_moves(NULL, "e4 c5");
    ok(identity_same(&wanted, game_at(&game, 2), IDENTITY_ALL), "the line leaves the game");
    game_clear(&game);
}

static void copies(void)
{
    struct game game;
    struct game copy;
    line_play(&game, NULL, "e4 e5 Nf3 Nc6");
    ok(game_copy(&copy, &game, 3), "a copy up to a ply");
    game_truncate(&game, 0);
    is_int(3, copy.plies, "has the moves up to there");
    ok(copy.moves[2] == setup_move(game_at(&copy, 2), "Nf3"), "and lives on its own");
    game_clear(&game);
    ok(game_copy(&game, &copy, 0), "a copy of the start alone");
    is_int(0, game.plies, "has no moves");
    game_clear(&game);
    game_clear(&copy);
}

static void resets(void)
{
    struct game game;
    line_play(&game, "8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37", "d4 Kh3");
    struct position kept = *game_at(&game, 1);
    ok(game_reset(&game, game_at(&game, 1)), "a game starts over at a position of its own");
    is_int(0, game.plies, "without moves");
    ok(identity_same(&kept, game_at(&game, 0), IDENTITY_ALL), "at that position");
    game_clear(&game);
}

/* Captures and pawn moves part a game into stretches. */
static void knows_stretches(void)
{
    struct game game;
    line_play(&game, NULL, "Nf3 Nf6 e4 Nxe4 Nc3 Nxc3");
    is_int(0, game_stretch_start(&game, 2), "from the start");
    is_int(3, game_stretch_start(&game, 3), "a pawn move starts one");
    is_int(4, game_stretch_start(&game, 5), "so does a capture");
    is_bool(false, game_history_unknown(&game, 2), "nothing was before the initial array");
    game_clear(&game);
}

static void knows_what_it_does_not_know(void)
{
    struct game game;
    line_play(&game, "8/8/8/8/4p3/8/R2P3k/K7 w - - 7 37", "Rb2 Kh3 d4 Kh4");
    is_int(0, game_stretch_start(&game, 2), "a stretch is cut at the start of the record");
    is_bool(true, game_history_unknown(&game, 0), "a clock above 0 hides history");
    is_bool(true, game_history_unknown(&game, 2), "as long as the stretch lasts");
    is_bool(false, game_history_unknown(&game, 4), "a pawn move ends the ignorance");
    game_clear(&game);
}

static void numbers_moves(void)
{
    struct game game;
    int number = 0;
    line_play(&game, "8/8/8/8/4p3/8/R2P3k/K7 b - - 7 37", "Kh3 Rb2");
    is_int(BLACK, game_move_number(&game, 1, &number), "Black moved first");
    is_int(37, number, "in move 37");
    is_int(WHITE, game_move_number(&game, 2, &number), "then White");
    is_int(38, number, "in move 38");
    game_clear(&game);
}

static void has_a_limit(void)
{
    static const char *const shuffle[] = {"Nf3", "Nf6", "Ng1", "Ng8"};
    struct game game;
    bool good = true;
    line_play(&game, NULL, "");
    for (int ply = 0; ply < GAME_MAX_PLIES; ply++)
        good = good && game_push(&game, setup_move(game_at(&game, ply), shuffle[ply % 4]));
    ok(good, "a game may have %d plies", GAME_MAX_PLIES);
    ok(!game_push(&game, setup_move(game_at(&game, game.plies), "Nf3")), "and not one more");
    game_clear(&game);
}

int main(void)
{
    tap_plan(27);
    clears();
    pushes_and_truncates();
    copies();
    resets();
    knows_stretches();
    knows_what_it_does_not_know();
    numbers_moves();
    has_a_limit();
    return tap_done();
}
