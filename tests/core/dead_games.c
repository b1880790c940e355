/* SPDX-License-Identifier: MIT */
/*
 * Played games that became dead, or looked so: from the ply that was found by complete searches
 * elsewhere on every position is dead, and the one before it is not.  Also who could still mate
 * when a flag fell at the end (6.9).
 */
#include <stdlib.h>

#include "tests/core/dead_evidence.h"
#include "tests/core/table.h"
#include "tests/tap/tap.h"

static const struct {
    const char *game;
    int first_dead;     /* ply; -1: none */
    const char *at_end; /* can White mate, can Black? */
    const char *why;
} games[] = {
    {"1932-vidmar-maroczy", 253, "no no", "127.Kxg5 leaves bishops on one colour"},
    {"2014-vitiugov-gopal-extra-move", 136, "no no", "68...Kxa2 leaves bare kings"},
    {"2020-savic-bueble", 181, "no no", "91.gxf8=Q+ must be taken"},
    {"2021-lichess-blitz-one", 112, "no no", "56...Kxa6 closes a wall"},
    {"2020-lichess-bullet-one", 81, "no no", "41.axb6 locks the black king in"},
    {"2022-lichess-blitz-four", 106, "no no", "53...axb6 closes a wall"},
    {"2021-lichess-blitz-two", 94, "no no", "47...Kxa8 closes a wall"},
    {"2021-lichess-blitz-three", -1, "yes ?", "it looks closed, and White has a way"},
    {"2022-lichess-blitz-five", -1, "no yes", "all that White has left is taken"},
    {"2019-firouzja-carlsen", -1, "? yes", "a bishop mates with the help of pawns"},
};
enum { GAMES = sizeof games / sizeof *games };

/* A game that stays alive is asked about now and then; where everything is slow any game, and
 * about the plies beside the one that matters. */
enum { STRIDE = 8, SLOW_STRIDE = 1000 };

static bool is_asked(const struct game *game, int first_dead, int ply)
{
    bool is_near = first_dead >= 0 && abs(ply - first_dead) <= 1;
    bool is_dense = first_dead >= 0 && !tap_is_slow();
    return is_dense || is_near || (game->plies - ply) % (tap_is_slow() ? SLOW_STRIDE : STRIDE) == 0;
}

/* What is proven without a search contradicts nothing. */
static bool is_right_at_once(const struct position *position, const struct dead_result *result)
{
    for (int winner = WHITE; winner <= BLACK; winner++) {
        struct dead_picture picture;
        bool can_not = dead_fast_side(position, (enum color)winner) != PROOF_NONE ||
                       dead_picture(position, (enum color)winner, &picture);
        if (can_not && result->side[winner].can_mate == DEAD_YES)
            return false;
    }
    return dead_fast(position) == PROOF_NONE || dead_is_dead(result) != DEAD_NO;
}

struct tally {
    int first_dead, before; /* positions asked about before the first dead one */
    int alive, undecided, not_whole;
};

static void look(struct tally *tally, const struct position *position, int ply)
{
    struct dead_result result;
    dead_probe(position, &dead_default_budget, &result);
    enum dead_answer answer = dead_is_dead(&result);
    tally->alive += answer == DEAD_NO;
    tally->undecided += answer == DEAD_UNDECIDED;
    tally->not_whole +=
        !evidence_is_whole(position, &result) || !is_right_at_once(position, &result);
    if (answer == DEAD_YES && tally->first_dead < 0)
        tally->first_dead = ply;
    tally->before += tally->first_dead < 0;
    dead_result_clear(&result);
}

static bool is_as_wanted(const char *wanted, const char *seen)
{
    return wanted[0] == '?' || wanted[0] == seen[0];
}

static void check_end(const struct position *end, const char *wanted, const char *name)
{
    struct dead_result result;
    dead_probe(end, &dead_default_budget, &result);
    const char *white = dead_answer_name(result.side[WHITE].can_mate);
    const char *black = dead_answer_name(result.side[BLACK].can_mate);
    const char *wanted_black = wanted;
    while (*wanted_black != ' ')
        wanted_black++;
    ok(is_as_wanted(wanted, white) && is_as_wanted(wanted_black + 1, black),
       "%s: at the end White %s, Black %s", name, white, black);
    dead_result_clear(&result);
}

static void check_game(const char *table, int n)
{
    struct game game;
    struct tally tally = {.first_dead = -1};
    table_play(&game, table, games[n].game);
    for (int ply = 0; ply <= game.plies; ply++)
        if (is_asked(&game, games[n].first_dead, ply))
            look(&tally, game_at(&game, ply), ply);
    is_int(games[n].first_dead, tally.first_dead, "%s: %s", games[n].game, games[n].why);
    is_int(0, tally.undecided, "%s: nothing is left open", games[n].game);
    is_int(0, tally.not_whole, "%s: all evidence is whole", games[n].game);
    is_int(tally.before, tally.alive, "%s: alive with a line before, and dead for good",
           games[n].game);
    check_end(game_at(&game, game.plies), games[n].at_end, games[n].game);
    game_clear(&game);
}

int main(void)
{
    char *table = table_read("claims-games.tsv");
    tap_plan(5 * GAMES);
    for (int n = 0; n < GAMES; n++)
        check_game(table, n);
    free(table);
    return tap_done();
}
