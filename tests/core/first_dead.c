/* SPDX-License-Identifier: MIT */
/* Where a game became dead.  The plies of the played games were found by searches of other
 * programs: the first position from which no mate exists for either side. */
#include "core/first_dead.h"

#include <stdlib.h>

#include "tests/core/line.h"
#include "tests/core/table.h"
#include "tests/tap/tap.h"

static const struct dead_budget no_search = {0};

static struct first_dead find(const struct game *game, enum dead_mode mode)
{
    return first_dead_of(game, game->plies, ruleset_default(), mode, &dead_default_budget);
}

/* --- played games --------------------------------------------------------------------- */

static const struct {
    const char *game;
    int ply; /* -1: still alive at the end */
} played[] = {
    {"2019-firouzja-carlsen", -1}, /* a bishop can mate, with the pawns' help */
    {"2020-lichess-bullet-one", 81},    /* 41.axb6 locks the black king in */
    {"2021-lichess-blitz-one", 112},    /* 56...Kxa6 */
    {"2021-lichess-blitz-two", 94},     /* 47...Kxa8 */
    {"2021-lichess-blitz-three", -1},   /* all is blocked, and yet there is a mate */
    {"2022-lichess-blitz-four", 106},   /* 53...axb6 */
    {"2022-lichess-blitz-five", -1},    /* White can't mate, Black can */
    {"2020-savic-bueble", 181},         /* 91.gxf8=Q+ must be taken */
    {"1971-fischer-petrosian", -1},
};
enum { PLAYED = sizeof played / sizeof *played };

static void finds_the_ply(const char *games)
{
    for (int n = 0; n < PLAYED; n++) {
        struct game game;
        table_play(&game, games, played[n].game);
        struct first_dead full = find(&game, DEAD_FULL);
        struct first_dead fast = find(&game, DEAD_FAST);
        is_int(played[n].ply, full.ply, "%s", played[n].game);
        ok(!full.at_latest && !full.is_open, "%s: and that is certain", played[n].game);
        ok(fast.ply == -1 || fast.ply == full.ply, "%s: the quick proof says the same or nothing",
           played[n].game);
        game_clear(&game);
    }
}

/* --- short ones ----------------------------------------------------------------------- */

struct short_case {
    const char *name;
    const char *fen;
    const char *moves;
    int men, full; /* the ply by the men alone, and by a search; -1: none */
};

static const struct short_case shorts[] = {
    {"nothing but kings", "8/8/8/4k3/8/4K3/8/8 w - - 0 1", "Kd3 Kd5", 0, 0},
    {"a capture that was free", "8/8/8/8/8/8/r2k4/K7 w - - 0 1", "Kxa2 Kd3", 1, 1},
    {"a capture that was forced", "8/8/8/8/8/8/1r1k4/K7 w - - 0 1", "Kxb2 Kd3", 1, 0},
    {"checkmate is no dead position", NULL, "f3 e5 g4 Qh4#", -1, -1},
    {"nor is stalemate", "7k/5Q2/5K2/8/8/8/8/8 w - - 0 1", "Kg6", -1, -1},
    {"a stalemate that was forced", "7k/7P/6qK/8/8/8/8/8 w - - 0 1", "Kxg6", -1, 0},
    {"a wall, from the start on", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "Kd2 Kd7", -1, 0},
    {"alive", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e4", -1, -1},
};
enum { SHORTS = sizeof shorts / sizeof *shorts };

static void tells_short_games(void)
{
    for (int n = 0; n < SHORTS; n++) {
        struct game game;
        line_play(&game, shorts[n].fen, shorts[n].moves);
        is_int(shorts[n].men, find(&game, DEAD_MATERIAL).ply, "%s: by the men", shorts[n].name);
        is_int(shorts[n].full, find(&game, DEAD_FULL).ply, "%s: by a search", shorts[n].name);
        is_int(-1, find(&game, DEAD_OFF).ply, "%s: not looked for", shorts[n].name);
        game_clear(&game);
    }
}

/* --- what is not proven --------------------------------------------------------------- */

/* Without a search nothing is known of the position before the capture. */
static void says_at_the_latest(void)
{
    struct game game;
    line_play(&game, "8/8/8/8/8/8/r2k4/K7 w - - 0 1", "Kxa2 Kd3");
    struct first_dead first =
        first_dead_of(&game, 2, ruleset_default(), DEAD_FAST, &no_search);
    is_int(1, first.ply, "the capture");
    ok(first.at_latest, "at the latest");
    first = first_dead_before(&game, 2, &no_search);
    ok(first.ply == 1 && first.at_latest, "the same where the end is known to be dead");
    first = first_dead_of(&game, 2, ruleset_default(), DEAD_MATERIAL, NULL);
    ok(first.ply == 1 && !first.at_latest, "by the men alone the rule says when");
    game_clear(&game);
    line_play(&game, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "");
    first = first_dead_of(&game, 0, ruleset_default(), DEAD_FULL, &no_search);
    ok(first.ply == -1 && first.is_open, "a search that finds nothing is no answer");
    first = first_dead_of(&game, 0, ruleset_default(), DEAD_FAST, &no_search);
    ok(first.ply == -1 && !first.is_open, "the quick proof promises none");
    game_clear(&game);
}

/* A server that counts men calls no wall dead; of a list that was not read nothing more is
 * taken than is on any. */
static void follows_the_ruleset(void)
{
    struct game game;
    line_play(&game, "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "Kd2");
    const struct ruleset *server = ruleset_find("lichess");
    is_int(-1, first_dead_of(&game, 1, server, DEAD_FULL, &dead_default_budget).ply,
           "a list of men");
    is_int(0, first_dead_of(&game, 1, ruleset_find("uscf7"), DEAD_FULL, &dead_default_budget).ply,
           "14D4: no legal way to be mated");
    game_clear(&game);
    line_play(&game, "8/8/8/4k3/8/4K3/8/8 w - - 0 1", "");
    is_int(0, first_dead_of(&game, 0, server, DEAD_FULL, &dead_default_budget).ply, "bare kings");
    game_clear(&game);
}

static void looks_no_further_than_asked(void)
{
    struct game game;
    line_play(&game, "8/8/8/8/8/8/r2k4/K7 w - - 0 1", "Kxa2 Kd3");
    is_int(-1, first_dead_of(&game, 0, ruleset_default(), DEAD_FULL, &dead_default_budget).ply,
           "before the capture");
    game_clear(&game);
}

int main(void)
{
    char *games = table_read("claims-games.tsv");
    tap_plan(3 * PLAYED + 3 * SHORTS + 6 + 3 + 1);
    finds_the_ply(games);
    tells_short_games();
    says_at_the_latest();
    follows_the_ruleset();
    looks_no_further_than_asked();
    free(games);
    return tap_done();
}
