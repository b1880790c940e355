/* SPDX-License-Identifier: MIT */
/* Games to spot in, one after the other: which, how they are named, and what is kept of them. */
#include "config.h"

#include "train/spot_run.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "train/spot_words.h"

/* Knights out and back four times: a third time at ply 8, a fifth at ply 16. */
#define KNIGHTS "Nf3 Nf6 Ng1 Ng8 "
static const char games_text[] =
    "[White \"A\"]\n[Black \"B\"]\n\n" KNIGHTS KNIGHTS KNIGHTS "e4 *\n\n"
    "[White \"No moves\"]\n\n*\n\n"
    "[White \"C\"]\n[Black \"D\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"
    "[White \"E\"]\n\n1. e4 e5 2. Ke3 *\n";

/* A long game, a short one, a position with a past that nobody knows, and two claims on one game. */
static const char pack_text[] =
    "[PuzzleId \"long\"]\n\n" KNIGHTS "e4 e5 " KNIGHTS KNIGHTS KNIGHTS KNIGHTS KNIGHTS KNIGHTS KNIGHTS
    KNIGHTS KNIGHTS "{[%claim threefold]} " KNIGHTS "{[%claim fifty]} *\n\n"
    "[PuzzleId \"short\"]\n\n" KNIGHTS KNIGHTS "{[%claim threefold]} *\n\n"
    "[PuzzleId \"past\"]\n[SetUp \"1\"]\n[FEN \"k7/8/8/8/8/8/8/K6R w - - 10 40\"]\n\n"
    "Rh2 Ka7 Rh3 Ka8 Rh2 Ka7 Rh3 Ka8 Rh2 Ka7 Rh3 Ka8 Rh2 Ka7 Rh3 Ka8 Rh2 Ka7 Rh3 Ka8 Rh2 Ka7 Rh3 "
    "Ka8 Rh2 Ka7 Rh3 Ka8 Rh2 Ka7 Rh3 Ka8 Rh2 Ka7 Rh3 Ka8 Rh2 Ka7 Rh3 Ka8 {[%claim threefold]} *\n";

static struct records records;
static struct attempt latest;

static void start(struct spot_run *run)
{
    *run = (struct spot_run){.rules = ruleset_find("fide2023"), .records = &records};
    run->games.text = games_text;
    run->games.length = strlen(games_text);
}

static void moves(struct spot_run *run, int count)
{
    for (int n = 0; n < count; n++)
        if (!spot_run_move(run, 0, 1700000000))
            bail("no move");
}

static bool claim(struct spot_run *run, enum claim_kind kind, const char *san)
{
    struct claim claim = {.kind = kind};
    strncat(claim.move, san, sizeof claim.move - 1);
    return spot_run_claim(run, &claim, 0, 1700000000);
}

static void read_latest(void)
{
    size_t count = records.count(records.data);
    if (count == 0 || !records.get(records.data, count - 1, &latest))
        bail("nothing is kept");
}

static void is_result(const struct spot_run *run, const char *wanted)
{
    struct buf out = {0};
    spot_say_result(&out, &run->spot, NULL);
    is_string(wanted, buf_text(&out), "told as it was");
    buf_clear(&out);
}

static void games_of_a_text(void)
{
    struct spot_run run;
    struct run noted;
    char id[64];
    start(&run);
    ok(spot_run_open(&run, 0), "the first game");
    is_int(13, run.game.pgn->game.plies, "with its moves");
    memcpy(id, run.game.id, sizeof id);
    is_int(0, strncmp("spot-", id, 5), "has a name of its own");
    moves(&run, 4);
    ok(claim(&run, CLAIM_THREEFOLD, ""), "a claim");
    is_size(0, records.count(records.data), "that is not right ends nothing");
    moves(&run, 4);
    ok(claim(&run, CLAIM_THREEFOLD, ""), "another");
    is_size(1, records.count(records.data), "that is right is kept at once");
    read_latest();
    is_string(id, latest.puzzle, "by the game's name");
    is_int(MODE_SPOT, latest.mode, "as what it is");
    is_bool(false, attempt_is_right(&latest), "late, and after a false claim: not right");
    is_result(&run, "Found, 1 half-move after the first chance, which was after 4.Ng1.  "
                    "1 claim was not right.");
    is_bool(false, spot_run_move(&run, 0, 0), "it is over");
    ok(spot_run_open(&run, 0), "the next game with moves");
    is_size(2, run.number, "is the second");
    moves(&run, 4);
    ok(claim(&run, CLAIM_CHECKMATE, ""), "mate");
    read_latest();
    is_bool(true, attempt_is_right(&latest), "is seen");
    is_result(&run, "You saw that the game was over after 2...Qh4#.");
    ok(spot_run_open(&run, 0), "a game with an illegal move goes up to it");
    is_int(2, run.game.pgn->game.plies, "two half-moves");
    moves(&run, 3);
    is_int(SPOT_RUN_OUT, run.spot.state, "to the end of its score");
    is_result(&run, "That was the whole game, and there was nothing to claim in it.");
    is_bool(false, spot_run_open(&run, 0), "and no more");
    is_int(ERR_NONE, run.err.code, "which is no fault");
    is_size(3, run.asked, "three games");
    is_size(2, run.right, "two of them right");
    spot_run_note(&run, 1700000001);
    ok(records.last_run(records.data, &noted) && noted.mode == MODE_SPOT && noted.asked == 3,
       "are noted");
    spot_run_clear(&run);
}

static void one_game_of_a_text(void)
{
    struct spot_run run;
    start(&run);
    run.games.only = 3;
    ok(spot_run_open(&run, 0), "one by its number");
    is_string("C", pgn_game_tag(run.game.pgn, "White"), "is that one");
    is_bool(false, spot_run_open(&run, 0), "and no other");
    spot_run_clear(&run);
}

static void is_said(const struct spot_run *run, int n, const char *wanted)
{
    struct buf out = {0};
    spot_say_claim(&out, &run->spot, n, NULL);
    is_string(wanted, buf_text(&out), "a claim in words");
    buf_clear(&out);
}

static void tells_all(void)
{
    struct spot_run run;
    struct report report = {0};
    start(&run);
    spot_run_open(&run, 0);
    moves(&run, 7);
    claim(&run, CLAIM_THREEFOLD, "Ne4");
    claim(&run, CLAIM_THREEFOLD, "Ng8");
    is_said(&run, 0, "after 4.Ng1, threefold,move=Ne4: not right");
    is_said(&run, 1, "after 4.Ng1, threefold,move=Ng8: right, at the first chance");
    is_result(&run, "Found at the first chance: after 4.Ng1.  1 claim was not right.");
    ok(spot_report(&run, NULL, &report) && report.count > 0, "what else there was can be told");
    is_int(7, report.lines[0].ply, "from the first chance on");
    report_clear(&report);
    spot_run_clear(&run);
}

static void cuts_idle_time(void)
{
    struct spot_run run;
    start(&run);
    spot_run_open(&run, 1000);
    spot_run_move(&run, 3000, 0);
    spot_run_stir(&run, 500000);
    spot_run_pause(&run, 100000);
    spot_run_move(&run, 601000, 0);
    is_int(63000, (int)run.active_ms, "two seconds, a minute for a longer gap, and one");
    spot_run_clear(&run);
}

static void games_of_a_pack(void)
{
    struct pack pack = {0};
    struct spot_games games = {0};
    struct spot_game game;
    struct err err;
    uint64_t content;
    if (!pack_read(&pack, "pack", pack_text, strlen(pack_text), NULL, NULL) || pack.count != 4)
        bail("the pack can't be read");
    ok(spot_games_of_pack(&games, &pack, &(struct filter){0}), "of a pack");
    is_size(1, spot_games_count(&games), "the long game, once");
    ok(spot_games_next(&games, ruleset_find("fide2023"), &game, &err), "is given");
    is_string("spot-long", game.id, "by the puzzle's name");
    content = game.content;
    ok(!spot_games_next(&games, ruleset_find("fide2023"), &game, &err) && err.code == ERR_NONE,
       "and no other");
    games.at = 0;
    spot_games_next(&games, ruleset_find("fide2014"), &game, &err);
    ok(content != game.content, "under other rules it is another question");
    spot_games_clear(&games);
    pack_clear(&pack);
}

int main(void)
{
    tap_plan(41);
    if (!records_memory(&records))
        bail("memory");
    games_of_a_text();
    one_game_of_a_text();
    tells_all();
    cuts_idle_time();
    games_of_a_pack();
    records.free(records.data);
    return tap_done();
}
