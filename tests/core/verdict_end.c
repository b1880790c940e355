/* SPDX-License-Identifier: MIT */
/* Ends by themselves, and results: flag, resignation, second illegal move, agreement. */
#include "core/verdict.h"

#include <string.h>

#include "tests/core/line.h"
#include "tests/tap/tap.h"

#define KNIGHTS "Nf3 Nf6 Ng1 Ng8 "
#define FIVE_TIMES KNIGHTS KNIGHTS KNIGHTS KNIGHTS
#define KINGS "Ke2 Ke7 Ke1 Ke8 "
#define ENDING(clock) "k7/7p/8/8/8/P7/r7/4K2R w - - " #clock " 100"
#define WALL "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"
#define QUEEN "7k/5K2/8/6Q1/8/8/8/8 w - - 0 60"
#define MUST_TAKE "8/8/8/8/8/8/r1k5/K7 w - - 0 60"
#define MUST_TAKE_AND_PAWN "8/8/8/8/8/7P/r1k5/K7 w - - 0 60"
#define FOOLS_MATE "f3 e5 g4 Qh4#"
/* Eight bishops between walls: far more positions than the search keeps, and no proof is known.
 * If a new argument settles it, take a harder one. */
#define HARD "1K6/1p4B1/kPp2B2/2P1B3/p1PB4/P1B5/8/8 w - - 0 60"

struct end_case {
    const char *name;
    const char *fen;
    const char *moves;
    struct claim claim;
    const char *wanted; /* line_describe */
};

/* No claim, so no test of turn or form, no offer and no penalty. */
static const struct end_case end_cases[] = {
    /* 9.6.1: any five, at that ply or later, whoever points it out */
    {"the fifth occurrence", NULL, FIVE_TIMES, {.ply = 16, .kind = CLAIM_FIVEFOLD},
     "valid fivefold 9.6.1; 0,4,8,12,16 clock 16; draw end 16"},
    {"pointed out later", NULL, FIVE_TIMES "e4 e5", {.ply = 18, .kind = CLAIM_FIVEFOLD},
     "valid fivefold 9.6.1; 0,4,8,12,16 clock 0; draw end 16"},
    {"touched, made or out of turn is no matter", NULL, FIVE_TIMES,
     {.ply = 16, .kind = CLAIM_FIVEFOLD, .by = SIDE_BLACK, .flags = CLAIM_TOUCHED | CLAIM_MADE},
     "valid fivefold 9.6.1; 0,4,8,12,16 clock 16; draw end 16"},
    {"four are too few", NULL, FIVE_TIMES, {.ply = 15, .kind = CLAIM_FIVEFOLD},
     "invalid counted-short 9.6.1; 3,7,11,15 clock 15; continue"},
    {"five that look the same", NULL, "e4 e5 " KINGS KINGS KINGS KINGS,
     {.ply = 18, .kind = CLAIM_FIVEFOLD},
     "invalid castling-rights 9.2.3.2; 6,10,14,18 clock 16 but 2:castling; continue"},
    {"too few on record, with a past", ENDING(30), "Rh2 Kb8 Rh1 Ka8",
     {.ply = 4, .kind = CLAIM_FIVEFOLD},
     "undecided history-unknown 9.6.1; 0,4 clock 34; arbiter"},
    /* 9.6.2 */
    {"75 moves", ENDING(149), "Rh2", {.ply = 1, .kind = CLAIM_SEVENTYFIVE},
     "valid seventyfive 9.6.2; - clock 150; draw end 1"},
    {"pointed out later", ENDING(149), "Rh2 Ra1+ Kf2 Kb8 a4", {.ply = 5,
     .kind = CLAIM_SEVENTYFIVE}, "valid seventyfive 9.6.2; - clock 0; draw end 1"},
    {"a half-move short", ENDING(149), "", {.kind = CLAIM_SEVENTYFIVE},
     "invalid seventyfive-short 9.6.2; - clock 149; continue"},
    /* both at one ply: either is right */
    {"the fifth occurrence with the 75th move",
     "4k3/7p/8/8/8/8/P7/4K2R w - - 134 90",
     "Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8",
     {.ply = 16, .kind = CLAIM_FIVEFOLD}, "valid fivefold 9.6.1; 0,4,8,12,16 clock 150; "
                                          "draw end 16"},
    {"the 75th move with the fifth occurrence",
     "4k3/7p/8/8/8/8/P7/4K2R w - - 134 90",
     "Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8",
     {.ply = 16, .kind = CLAIM_SEVENTYFIVE}, "valid seventyfive 9.6.2; - clock 150; draw end 16"},
    /* 9.6.2 itself: a mate with the last move comes first */
    {"mate on the 150th half-move", "k7/8/1K6/8/8/8/8/7R w - - 149 100", "Rh8#",
     {.ply = 1, .kind = CLAIM_CHECKMATE},
     "valid checkmate 5.1.1; - clock 150; white-wins end 1"},
    {"so it is no draw", "k7/8/1K6/8/8/8/8/7R w - - 149 100", "Rh8#",
     {.ply = 1, .kind = CLAIM_SEVENTYFIVE},
     "invalid game-over 5.1.1; - clock 150; already-over end 1"},
    {"the game was over by another rule", NULL, FIVE_TIMES "e4 e5",
     {.ply = 18, .kind = CLAIM_STALEMATE},
     "invalid game-over 9.6.1; - clock 0; already-over end 16"},
    /* 5.1.1 */
    {"Black mates", NULL, FOOLS_MATE, {.ply = 4, .kind = CLAIM_CHECKMATE},
     "valid checkmate 5.1.1; - clock 1; black-wins end 4"},
    {"check and no mate", NULL, "e4 f6 Qh5+", {.ply = 3, .kind = CLAIM_CHECKMATE},
     "invalid not-checkmate 5.1.1; - clock 1; continue"},
    /* 5.2.1 */
    {"stalemate", "7k/5Q2/8/6K1/8/8/8/8 w - - 0 90", "Kg6", {.ply = 1, .kind = CLAIM_STALEMATE},
     "valid stalemate 5.2.1; - clock 1; draw end 1"},
    {"stalemate is not mate", "7k/5Q2/8/6K1/8/8/8/8 w - - 0 90", "Kg6",
     {.ply = 1, .kind = CLAIM_CHECKMATE},
     "invalid game-over 5.2.1; - clock 1; already-over end 1"},
    {"no moves, but it is the other's turn", "7k/5Q2/6K1/8/8/8/8/8 w - - 0 90", "",
     {.kind = CLAIM_STALEMATE}, "invalid not-stalemate 5.2.1; - clock 0; continue"},
    /* 5.2.2: not a list of material, but any position */
    {"bare kings", "8/8/8/8/8/8/r2k4/K7 w - - 0 60", "Kxa2 Kd3", {.ply = 2, .kind = CLAIM_DEAD},
     "valid dead 5.2.2; - clock 1; draw end 1"},
    {"a wall without a way through", WALL, "Kd2", {.ply = 1, .kind = CLAIM_DEAD},
     "valid dead 5.2.2; - clock 1; draw end 0"},
    {"a forced capture of the last man", MUST_TAKE, "", {.kind = CLAIM_DEAD},
     "valid dead 5.2.2; - clock 0; draw end 0"},
    {"a mate exists", QUEEN, "", {.kind = CLAIM_DEAD},
     "invalid not-dead 5.2.2; - clock 0; continue"},
    /* D9: never a guess */
    {"nobody knows", HARD, "", {.kind = CLAIM_DEAD},
     "undecided not-proven 5.2.2; - clock 0; arbiter; D9"},
    /* a flag that falls while the arbiter looks */
    {"a flag fell, the game was drawn", NULL, FIVE_TIMES,
     {.ply = 16, .kind = CLAIM_FIVEFOLD, .flag_fallen = SIDE_WHITE},
     "valid fivefold 9.6.1; 0,4,8,12,16 clock 16; draw end 16"},
    {"a flag fell, the game was not drawn", NULL, FIVE_TIMES,
     {.ply = 15, .kind = CLAIM_FIVEFOLD, .flag_fallen = SIDE_WHITE},
     "invalid counted-short 9.6.1; 3,7,11,15 clock 15; arbiter"},
};

static const struct end_case result_cases[] = {
    /* 6.9: lost, unless the opponent can't mate by any series of legal moves */
    {"Black's flag, White has a queen", QUEEN, "", {.kind = CLAIM_FLAG, .fallen = SIDE_BLACK},
     "result opponent-can-mate 6.9; - clock 0; white-wins"},
    {"White's flag, Black has a king", QUEEN, "", {.kind = CLAIM_FLAG, .fallen = SIDE_WHITE},
     "result opponent-cannot-mate 6.9; - clock 0; draw"},
    {"White's flag at the start: a fool's mate exists", NULL, "",
     {.kind = CLAIM_FLAG, .fallen = SIDE_WHITE},
     "result opponent-can-mate 6.9; - clock 0; black-wins"},
    {"White's flag, and he must take the rook", MUST_TAKE_AND_PAWN, "",
     {.kind = CLAIM_FLAG, .fallen = SIDE_WHITE},
     "result opponent-cannot-mate 6.9; - clock 0; draw"},
    {"nobody knows", HARD, "", {.kind = CLAIM_FLAG, .fallen = SIDE_BLACK},
     "undecided not-proven 6.9; - clock 0; arbiter; D9"},
    {"both flags are down", QUEEN, "", {.kind = CLAIM_FLAG, .fallen = SIDE_BOTH},
     "undecided both-flags 6.9; - clock 0; arbiter"},
    {"both flags are down in the last period", QUEEN, "",
     {.kind = CLAIM_FLAG, .fallen = SIDE_BOTH, .flags = CLAIM_LAST_PERIOD},
     "result both-flags III.3.1; - clock 0; draw"},
    {"one is, in the last period", QUEEN, "",
     {.kind = CLAIM_FLAG, .fallen = SIDE_BLACK, .flags = CLAIM_LAST_PERIOD},
     "result opponent-can-mate 6.9; - clock 0; white-wins"},
    /* 5.1.1 before 6.9: the mate ended the game */
    {"a flag after mate", NULL, FOOLS_MATE, {.ply = 4, .kind = CLAIM_FLAG, .fallen = SIDE_BLACK},
     "invalid game-over 5.1.1; - clock 1; already-over end 4"},
    {"a flag after the fifth occurrence", NULL, FIVE_TIMES,
     {.ply = 16, .kind = CLAIM_FLAG, .fallen = SIDE_BLACK},
     "invalid game-over 9.6.1; - clock 16; already-over end 16"},
    /* 5.1.2: the same test as for a flag */
    {"Black resigns", QUEEN, "", {.kind = CLAIM_RESIGN, .by = SIDE_BLACK},
     "result opponent-can-mate 5.1.2; - clock 0; white-wins"},
    {"White resigns against a king", QUEEN, "", {.kind = CLAIM_RESIGN},
     "result opponent-cannot-mate 5.1.2; - clock 0; draw"},
    /* 7.5.5 */
    {"Black's second illegal move", QUEEN, "",
     {.kind = CLAIM_SECOND_ILLEGAL_MOVE, .by = SIDE_BLACK},
     "result opponent-can-mate 7.5.5; - clock 0; white-wins"},
    {"White's, against a king", QUEEN, "", {.kind = CLAIM_SECOND_ILLEGAL_MOVE, .by = SIDE_WHITE},
     "result opponent-cannot-mate 7.5.5; - clock 0; draw"},
    /* 5.2.3: after a move by each */
    {"agreed at once", NULL, "", {.kind = CLAIM_AGREEMENT},
     "invalid agreed-too-early 5.2.3; - clock 0; continue"},
    {"agreed after one move", NULL, "e4", {.ply = 1, .kind = CLAIM_AGREEMENT},
     "invalid agreed-too-early 5.2.3; - clock 0; continue"},
    {"agreed after a move by each", NULL, "e4 e5", {.ply = 2, .kind = CLAIM_AGREEMENT},
     "valid agreed 5.2.3; - clock 0; draw-agreed"},
    {"agreed in the middle of a game", QUEEN, "", {.kind = CLAIM_AGREEMENT},
     "valid agreed 5.2.3; - clock 0; draw-agreed"},
    {"agreed after the end", NULL, FOOLS_MATE, {.ply = 4, .kind = CLAIM_AGREEMENT},
     "invalid game-over 5.1.1; - clock 1; already-over end 4"},
};

enum {
    END_CASES = sizeof end_cases / sizeof *end_cases,
    RESULT_CASES = sizeof result_cases / sizeof *result_cases
};

static void judge(const struct end_case *test)
{
    struct game game;
    struct buf seen = {0};
    line_play(&game, test->fen, test->moves);
    struct verdict verdict = line_judge(&game, &test->claim);
    line_describe(&seen, &verdict);
    is_string(test->wanted, buf_text(&seen), "%s", test->name);
    buf_clear(&seen);
    verdict_clear(&verdict);
    game_clear(&game);
}

/* What was proven goes with the verdict. */
static void brings_proof(void)
{
    struct game game;
    struct claim dead = {.kind = CLAIM_DEAD};
    struct claim fifty = {.kind = CLAIM_FIFTY};
    line_play(&game, QUEEN, "");
    struct verdict verdict = line_judge(&game, &dead);
    is_int(DEAD_YES, verdict.dead.side[WHITE].can_mate, "not dead: White can mate");
    ok(verdict.dead.side[WHITE].line_length > 0, "with the moves");
    verdict_clear(&verdict);
    verdict = line_judge(&game, &fifty);
    is_int(DEAD_UNDECIDED, dead_is_dead(&verdict.dead), "nothing is said where nothing was asked");
    verdict_clear(&verdict);
    game_clear(&game);
    line_play(&game, "8/8/8/8/8/8/r2k4/K7 w - - 0 60", "Kxa2 Kd3");
    dead.ply = 2;
    verdict = line_judge(&game, &dead);
    is_int(PROOF_MATERIAL, dead_proof_of(&verdict.dead), "dead by material");
    verdict_clear(&verdict);
    game_clear(&game);
}

/* What nobody knows takes the whole budget. */
static void judge_or_skip(const struct end_case *end)
{
    if (tap_is_slow() && end->fen && strcmp(end->fen, HARD) == 0)
        skip(1, "%s: a search to the end of its budget", end->name);
    else
        judge(end);
}

/* Whatever the mode, the question about a dead position is looked into. */
static void asks_in_every_mode(void)
{
    struct game game;
    struct verdict verdict;
    struct claim dead = {.kind = CLAIM_DEAD};
    line_play(&game, "8/8/8/8/8/8/2k5/K7 w - - 0 60", "");
    for (int mode = DEAD_OFF; mode <= DEAD_FULL; mode++) {
        if (!verdict_of(&game, &dead, ruleset_default(), (enum dead_mode)mode, &verdict))
            bail("no memory");
        is_int(REASON_DEAD, verdict.reason, "mode %d", mode);
        verdict_clear(&verdict);
    }
    game_clear(&game);
}

static struct verdict judge_in(const struct game *game, const struct claim *claim,
                               enum dead_mode mode)
{
    struct verdict verdict;
    if (!verdict_of(game, claim, ruleset_default(), mode, &verdict))
        bail("no memory");
    return verdict;
}

/* 5.2.2 comes first: nothing that happens after it changes the result. */
static void is_over_when_dead(void)
{
    static const struct claim claims[] = {
        {.ply = 2, .kind = CLAIM_FLAG, .fallen = SIDE_WHITE},
        {.ply = 2, .kind = CLAIM_RESIGN, .by = SIDE_BLACK},
        {.ply = 2, .kind = CLAIM_THREEFOLD},
        {.ply = 2, .kind = CLAIM_AGREEMENT},
        {.ply = 2, .kind = CLAIM_STALEMATE},
    };
    struct game game;
    line_play(&game, WALL, "Kd2 Kd7");
    for (size_t n = 0; n < sizeof claims / sizeof *claims; n++) {
        struct verdict verdict = judge_in(&game, &claims[n], DEAD_FULL);
        struct buf seen = {0};
        line_describe(&seen, &verdict);
        is_string("invalid game-over 5.2.2; - clock 2; already-over end 0", buf_text(&seen),
                  "%s in a dead position", claim_kind_name(claims[n].kind));
        is_int(DEAD_YES, dead_is_dead(&verdict.dead), "with what proves it");
        buf_clear(&seen);
        verdict_clear(&verdict);
    }
    struct verdict verdict = judge_in(&game, &claims[0], DEAD_MATERIAL);
    is_int(REASON_OPPONENT_CANNOT_MATE, verdict.reason, "by the men alone only 6.9 is left");
    verdict_clear(&verdict);
    game_clear(&game);
}

static void follows_the_ruleset(void)
{
    struct game game;
    struct ruleset rules = *ruleset_default();
    struct claim claim = {.ply = 16, .kind = CLAIM_FIVEFOLD};
    line_play(&game, NULL, FIVE_TIMES);
    rules.fivefold_automatic = rules.seventyfive_automatic_plies = 0;
    struct verdict verdict = line_judge_under(&game, &claim, &rules);
    is_int(REASON_NOT_IN_RULESET, verdict.reason, "rules that know no fifth occurrence");
    verdict_clear(&verdict);
    claim.kind = CLAIM_SEVENTYFIVE;
    verdict = line_judge_under(&game, &claim, &rules);
    is_int(REASON_NOT_IN_RULESET, verdict.reason, "rules that know no 75 moves");
    verdict_clear(&verdict);
    game_clear(&game);
}

int main(void)
{
    tap_plan(END_CASES + RESULT_CASES + 4 + 4 + 11 + 2);
    for (int n = 0; n < END_CASES; n++)
        judge_or_skip(&end_cases[n]);
    for (int n = 0; n < RESULT_CASES; n++)
        judge_or_skip(&result_cases[n]);
    brings_proof();
    asks_in_every_mode();
    is_over_when_dead();
    follows_the_ruleset();
    return tap_done();
}
