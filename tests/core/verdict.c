/* SPDX-License-Identifier: MIT */
/* Claims of repetition and of fifty moves: every test, flag, penalty and doubt.  Articles are
 * those of the FIDE Laws of 2023; "Manual" is the Arbiters' Manual. */
#include "core/verdict.h"

#include "tests/core/line.h"
#include "tests/tap/tap.h"

#define KNIGHTS "Nf3 Nf6 Ng1 Ng8 "
#define TWICE KNIGHTS "Nf3 Nf6 Ng1 " /* seven half-moves; Ng8 brings the third occurrence */
#define THRICE KNIGHTS KNIGHTS
/* A rook loses a move and comes back: the diagram of the start, with Black to move. */
#define ROOK "k7/8/8/8/8/8/8/K6R w - - 0 1"
#define TRIANGLE "Rh2 Kb8 Rh3 Ka8 Rh1 "
#define KINGS "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8"
#define EN_PASSANT "e4 Nf6 e5 d5 Be2 Bd7 Bf1 Bc8 Bd3 Be6 Bf1 Bc8"
#define ENDING(clock) "k7/7p/8/8/8/P7/r7/4K2R w - - " #clock " 100"
#define MATE_AT_99 "6rk/6pp/7N/5p2/6p1/8/2q5/K7 w - - 99 60"

struct verdict_case {
    const char *name;
    const char *fen;
    const char *moves;
    struct claim claim;
    const char *wanted; /* line_describe */
};

static const struct verdict_case threefold_cases[] = {
    /* 9.2.2: just appeared, and the claimant has the move; the start counts */
    {"third on the board", NULL, THRICE, {.ply = 8},
     "valid third-occurrence 9.2.2; 0,4,8 clock 8; draw +0"},
    /* 9.2.1: about to appear, the move written and not played */
    {"third by a written move", NULL, TWICE, {.ply = 7, .move = "Ng8"},
     "valid third-occurrence 9.2.1; 0,4,8 clock 8; draw +0"},
    /* 9.2 says "at least": the fourth is as good, as long as the game isn't over */
    {"fourth on the board", NULL, THRICE KNIGHTS, {.ply = 12},
     "valid third-occurrence 9.2.2; 0,4,8,12 clock 12; draw +0"},
    /* 9.2.2: a position that was there earlier and is gone gives nothing */
    {"one move late", NULL, THRICE "e4", {.ply = 9},
     "invalid counted-short 9.2; 9 clock 0; continue +120 offer"},
    {"second on the board", NULL, TWICE, {.ply = 7},
     "invalid counted-short 9.2; 3,7 clock 7; continue +120 offer"},
    /* 9.5.3: a declared move must be played */
    {"first by a written move", NULL, TWICE, {.ply = 7, .move = "Nc6"},
     "invalid counted-short 9.2; 8 clock 8; continue +120 play offer"},
    /* 9.2.3: the same player must have the move */
    {"the diagram with the other side to move", ROOK, TRIANGLE "Kb8 Rh2 Ka8 Rh1", {.ply = 9},
     "invalid other-side-to-move 9.2.3; 5,9 clock 9 but 0:side; continue +120 offer"},
    {"and once more", ROOK, TRIANGLE "Kb8 Rh2 Ka8 Rh1 Kb8 Rh3 Ka8 Rh1", {.ply = 13},
     "valid third-occurrence 9.2.2; 5,9,13 clock 13 but 0:side; draw +0"},
    /* 9.2.3.2: the right was there until the kings moved */
    {"castling rights were lost", NULL, KINGS, {.ply = 10},
     "invalid castling-rights 9.2.3.2; 6,10 clock 8 but 2:castling; continue +120 offer"},
    {"without the first one there are three", NULL, KINGS " Ke2 Ke7 Ke1", {.ply = 13,
     .move = "Ke8"},
     "valid third-occurrence 9.2.1; 6,10,14 clock 12 but 2:castling; draw +0"},
    /* 9.2.3.1: 3.exd6 was possible after 2...d5 */
    {"en passant was possible", NULL, EN_PASSANT, {.ply = 12},
     "invalid en-passant 9.2.3.1; 8,12 clock 8 but 4:en-passant; continue +120 offer"},
    {"the next one counts", NULL, EN_PASSANT " Bc4 Bf5 Bf1 Bc8", {.ply = 16},
     "valid third-occurrence 9.2.2; 8,12,16 clock 12 but 4:en-passant; draw +0"},
    /* no position can come back after a pawn move */
    {"a pawn move is written", NULL, KNIGHTS, {.ply = 4, .move = "e4"},
     "invalid zeroing-move 9.2.3; 5 clock 0; continue +120 play offer"},
    /* D4: the text is silent where the board qualifies and the written move doesn't */
    {"a pawn move is written where the board qualifies", NULL, THRICE, {.ply = 8, .move = "e4"},
     "undecided zeroing-move 9.2.3; 9 clock 0; arbiter offer; D4"},
    {"another move is written where the board qualifies", NULL, THRICE,
     {.ply = 8, .move = "Nc3"},
     "undecided other-move-written 9.2.1; 9 clock 9; arbiter offer; D4"},
    {"a written move that repeats as well", NULL, THRICE, {.ply = 8, .move = "Nf3"},
     "valid third-occurrence 9.2.1; 1,5,9 clock 9; draw +0"},
};

static const struct verdict_case form_cases[] = {
    /* 9.2: the player having the move; D6: whether such a claim costs time is open */
    {"not on move", NULL, THRICE, {.ply = 8, .by = SIDE_BLACK},
     "invalid not-on-move 9.2; 0,4,8 clock 8; continue offer; D6"},
    {"not on move, a move written", NULL, THRICE, {.ply = 8, .by = SIDE_BLACK, .move = "Nf6"},
     "invalid not-on-move 9.2; - clock -1; continue offer; D6"},
    {"not on move, fifty moves", ENDING(100), "", {.kind = CLAIM_FIFTY, .by = SIDE_BLACK},
     "invalid not-on-move 9.3; - clock 100; continue offer; D6"},
    /* 9.4 and 1.3: a move made passes the turn */
    {"played first, then claimed", NULL, THRICE, {.ply = 8, .flags = CLAIM_MADE},
     "invalid move-already-made 9.4, 1.3; 0,4,8 clock 8; continue offer; D6"},
    {"played, pressed and claimed", NULL, THRICE, {.ply = 8, .flags = CLAIM_MADE | CLAIM_PRESSED},
     "invalid not-on-move 9.2; 0,4,8 clock 8; continue offer; D6"},
    {"said to be made by the player on move: it is his turn", NULL, THRICE,
     {.ply = 8, .by = SIDE_WHITE, .flags = CLAIM_MADE},
     "valid third-occurrence 9.2.2; 0,4,8 clock 8; draw +0"},
    /* 9.4 */
    {"a piece was touched", NULL, TWICE, {.ply = 7, .move = "Ng8", .flags = CLAIM_TOUCHED},
     "invalid piece-touched 9.4; 0,4,8 clock 8; continue offer; D6"},
    /* 9.2.1 needs a move that can be made; Manual: another one with that piece, if any */
    {"an illegal move is written", NULL, TWICE, {.ply = 7, .move = "Nf4"},
     "invalid illegal-move 9.2.1; - clock -1; continue +120 offer"},
    {"an illegal move is written, fifty moves", ENDING(100), "",
     {.kind = CLAIM_FIFTY, .move = "Rh9"},
     "invalid illegal-move 9.3.1; - clock -1; continue +120 offer; D4"}, /* 100 on the board */
    {"and where the board has not enough", ENDING(98), "", {.kind = CLAIM_FIFTY, .move = "Rh9"},
     "invalid illegal-move 9.3.1; - clock -1; continue +120 offer"},
    /* the order of the tests: turn, touch, legality, condition */
    {"touched, and nothing was true anyway", NULL, KNIGHTS, {.ply = 4, .flags = CLAIM_TOUCHED},
     "invalid piece-touched 9.4; 0,4 clock 4; continue offer; D6"},
    {"made and touched", NULL, THRICE, {.ply = 8, .flags = CLAIM_MADE | CLAIM_TOUCHED},
     "invalid move-already-made 9.4, 1.3; 0,4,8 clock 8; continue offer; D6"},
    {"touched, an illegal move written", NULL, TWICE,
     {.ply = 7, .move = "Nf4", .flags = CLAIM_TOUCHED},
     "invalid piece-touched 9.4; - clock -1; continue offer; D6"},
    /* D3: true, but only announced */
    {"true and not written", NULL, TWICE, {.ply = 7, .move = "Ng8", .flags = CLAIM_UNWRITTEN},
     "undecided not-written 9.2.1; 0,4,8 clock 8; arbiter offer; D3"},
    {"not written, fifty moves", ENDING(99), "",
     {.kind = CLAIM_FIFTY, .move = "Rh2", .flags = CLAIM_UNWRITTEN},
     "undecided not-written 9.3.1; - clock 100; arbiter offer; D3"},
    {"not written and true on the board as well", NULL, THRICE,
     {.ply = 8, .move = "Nf3", .flags = CLAIM_UNWRITTEN},
     "undecided not-written 9.2.1; 1,5,9 clock 9; arbiter offer; D3"},
    /* D6 again: does a claim that was only announced cost time? */
    {"false and not written", NULL, TWICE, {.ply = 7, .move = "Nc6", .flags = CLAIM_UNWRITTEN},
     "invalid counted-short 9.2; 8 clock 8; continue play offer; D6"},
    /* 9.2.1: the written move can't be changed */
    {"the right move was written first", NULL, TWICE,
     {.ply = 7, .move = "Nc6", .changed = "Ng8"},
     "valid third-occurrence 9.2.1; 0,4,8 clock 8; draw +0"},
    {"the right move was written too late", NULL, TWICE,
     {.ply = 7, .move = "Ng8", .changed = "Nc6"},
     "invalid counted-short 9.2; 8 clock 8; continue +120 play offer"},
    /* 9.1.2.3: every claim is an offer; accepted at once it ends the game, true or not */
    {"false and accepted", NULL, TWICE, {.ply = 7, .move = "Nc6", .flags = CLAIM_ACCEPTED},
     "invalid counted-short 9.2; 8 clock 8; draw-agreed"},
    {"true and accepted", NULL, THRICE, {.ply = 8, .flags = CLAIM_ACCEPTED},
     "valid third-occurrence 9.2.2; 0,4,8 clock 8; draw-agreed +0"},
    {"out of turn and accepted", NULL, THRICE,
     {.ply = 8, .by = SIDE_BLACK, .flags = CLAIM_ACCEPTED},
     "invalid not-on-move 9.2; 0,4,8 clock 8; draw-agreed; D6"},
    /* a flag that falls meanwhile: a draw that stands comes first */
    {"a flag fell, the claim is true", NULL, THRICE, {.ply = 8, .flag_fallen = SIDE_WHITE},
     "valid third-occurrence 9.2.2; 0,4,8 clock 8; draw +0"},
    {"a flag fell, the claim is false", NULL, TWICE, {.ply = 7, .flag_fallen = SIDE_BLACK},
     "invalid counted-short 9.2; 3,7 clock 7; arbiter +120 offer"},
    /* 9.5.1 since 2014: the clock left running does no harm; nor do the others */
    {"clock running, asked again, no score sheet", NULL, THRICE,
     {.ply = 8, .flags = CLAIM_RUNNING | CLAIM_AGAIN | CLAIM_NO_SHEET},
     "valid third-occurrence 9.2.2; 0,4,8 clock 8; draw +0"},
};

static const struct verdict_case over_cases[] = {
    /* 9.6.1: the game ended with the fifth occurrence, though nobody noticed */
    {"the fifth occurrence, at its own ply", NULL, THRICE THRICE, {.ply = 16},
     "invalid game-over 9.6.1; - clock 16; already-over end 16"},
    {"the fifth occurrence, later", NULL, THRICE THRICE "e4", {.ply = 17},
     "invalid game-over 9.6.1; - clock 0; already-over end 16"},
    /* 9.6.2 */
    {"75 moves", ENDING(149), "Rh2", {.ply = 1, .kind = CLAIM_FIFTY},
     "invalid game-over 9.6.2; - clock 150; already-over end 1"},
    {"75 moves, a move written", ENDING(149), "Rh2",
     {.ply = 1, .kind = CLAIM_FIFTY, .move = "Ra1+"},
     "invalid game-over 9.6.2; - clock 151; already-over end 1"},
    /* 5.1.1 and 5.2.1 come before all */
    {"checkmate", NULL, "f3 e5 g4 Qh4#", {.ply = 4},
     "invalid game-over 5.1.1; - clock 1; already-over end 4"},
    {"stalemate on the hundredth half-move", "7k/5Q2/8/6K1/8/8/8/8 w - - 99 90", "Kg6",
     {.ply = 1, .kind = CLAIM_FIFTY},
     "invalid game-over 5.2.1; - clock 100; already-over end 1"},
    {"a dead position", "8/8/8/8/8/8/2k5/K7 w - - 100 90", "", {.kind = CLAIM_FIFTY},
     "invalid game-over 5.2.2; - clock 100; already-over end 0"},
    /* an offer can't bring a game back */
    {"accepted after the end", NULL, THRICE THRICE, {.ply = 16, .flags = CLAIM_ACCEPTED},
     "invalid game-over 9.6.1; - clock 16; already-over end 16"},
    {"a flag after the end", NULL, THRICE THRICE, {.ply = 16, .flag_fallen = SIDE_BLACK},
     "invalid game-over 9.6.1; - clock 16; already-over end 16"},
    /* what comes later is no matter */
    {"before the end", NULL, THRICE THRICE, {.ply = 12},
     "valid third-occurrence 9.2.2; 0,4,8,12 clock 12; draw +0"},
};

static const struct verdict_case fifty_cases[] = {
    /* 9.3.2: 50 by each are completed, whoever started them */
    {"a hundred half-moves", ENDING(100), "", {.kind = CLAIM_FIFTY},
     "valid fifty-reached 9.3.2; - clock 100; draw +0"},
    {"a hundred and one, by the other player", ENDING(100), "Rh2", {.ply = 1, .kind = CLAIM_FIFTY},
     "valid fifty-reached 9.3.2; - clock 101; draw +0"},
    {"99 half-moves", ENDING(99), "", {.kind = CLAIM_FIFTY},
     "invalid fifty-short 9.3; - clock 99; continue +120 offer"},
    /* 9.3.1: the written move completes them */
    {"99, and a quiet move written", ENDING(99), "", {.kind = CLAIM_FIFTY, .move = "Rh2"},
     "valid fifty-reached 9.3.1; - clock 100; draw +0"},
    {"98, and a quiet move written", ENDING(98), "", {.kind = CLAIM_FIFTY, .move = "Rh2"},
     "invalid fifty-short 9.3; - clock 99; continue +120 play offer"},
    {"99, and a pawn move written", ENDING(99), "", {.kind = CLAIM_FIFTY, .move = "a4"},
     "invalid zeroing-move 9.3.1; - clock 0; continue +120 play offer"},
    {"99, and a capture written", ENDING(99), "", {.kind = CLAIM_FIFTY, .move = "Rxh7"},
     "invalid zeroing-move 9.3.1; - clock 0; continue +120 play offer"},
    {"castling is neither capture nor pawn move", "4k3/7p/8/8/8/P7/r7/4K2R w K - 99 100", "",
     {.kind = CLAIM_FIFTY, .move = "O-O"},
     "valid fifty-reached 9.3.1; - clock 100; draw +0"},
    {"100, and a pawn move written", ENDING(100), "", {.kind = CLAIM_FIFTY, .move = "a4"},
     "undecided zeroing-move 9.3.1; - clock 0; arbiter offer; D4"},
    /* D10: taken by the letter the mate was written, not played */
    {"99, and a mate written", MATE_AT_99, "", {.kind = CLAIM_FIFTY, .move = "Nf7#"},
     "valid fifty-reached 9.3.1; - clock 100; draw +0; D10"},
    /* the clock of a FEN is taken as it is; its positions are not known */
    {"too few on record, with a past", ENDING(20), "Rh2 Kb8 Rh1 Ka8", {.ply = 4},
     "undecided history-unknown 9.2; 0,4 clock 24; arbiter offer"},
    {"enough on record, with a past", ENDING(20),
     "Rh2 Kb8 Rh1 Ka8 Rh2 Kb8 Rh1", {.ply = 7, .move = "Ka8"},
     "valid third-occurrence 9.2.1; 0,4,8 clock 28; draw +0"},
    {"a pawn move written: the past is no matter", ENDING(20), "", {.move = "a4"},
     "invalid zeroing-move 9.2.3; 1 clock 0; continue +120 play offer"},
    {"a pawn move since: the past is no matter", ENDING(20), "a4 Kb8", {.ply = 2},
     "invalid counted-short 9.2; 2 clock 1; continue +120 offer"},
    {"a quiet move written, with a past", ENDING(20), "", {.move = "Rh2"},
     "undecided history-unknown 9.2; 1 clock 21; arbiter offer"},
};

static void is_verdict(const char *wanted, const struct verdict *verdict, const char *name)
{
    struct buf seen = {0};
    line_describe(&seen, verdict);
    is_string(wanted, buf_text(&seen), "%s", name);
    buf_clear(&seen);
}

static void judge(const struct verdict_case *test)
{
    struct game game;
    line_play(&game, test->fen, test->moves);
    struct verdict verdict = line_judge(&game, &test->claim);
    is_verdict(test->wanted, &verdict, test->name);
    verdict_clear(&verdict);
    game_clear(&game);
}

#define COUNT(cases) ((int)(sizeof(cases) / sizeof *(cases)))

static void judge_all(const struct verdict_case *cases, int count)
{
    for (int n = 0; n < count; n++)
        judge(&cases[n]);
}

/* --- rulesets ------------------------------------------------------------------------- */

static void judge_under(const struct ruleset *rules, const char *moves, struct claim claim,
                        const char *wanted, const char *name)
{
    struct game game;
    line_play(&game, NULL, moves);
    struct verdict verdict = line_judge_under(&game, &claim, rules);
    is_verdict(wanted, &verdict, name);
    verdict_clear(&verdict);
    game_clear(&game);
}

static void follows_the_ruleset(void)
{
    struct claim false_claim = {.ply = 7};
    struct claim made = {.ply = 8, .flags = CLAIM_MADE};
    struct claim pressed = {.ply = 8, .flags = CLAIM_MADE | CLAIM_PRESSED};
    struct ruleset rules = *ruleset_default();

    judge_under(ruleset_find("fide2023-rapid"), TWICE, false_claim,
                "invalid counted-short 9.2; 3,7 clock 7; continue +60 offer",
                "one minute in rapid chess (A.3)");
    judge_under(ruleset_find("fide2023-blitz"), TWICE, false_claim,
                "invalid counted-short 9.2; 3,7 clock 7; continue +60 offer; D1",
                "one minute in blitz, with a doubt (B.2, B.3)");
    judge_under(ruleset_find("fide2023-blitz"), THRICE, (struct claim){.ply = 8},
                "valid third-occurrence 9.2.2; 0,4,8 clock 8; draw +0",
                "no doubt where there is nothing to pay");
    rules.claim_before_clock = true;
    judge_under(&rules, THRICE, made, "valid third-occurrence 9.2.2; 0,4,8 clock 8; draw +0",
                "rules that let the mover claim until he presses the clock");
    judge_under(&rules, THRICE, pressed,
                "invalid not-on-move 9.2; 0,4,8 clock 8; continue offer; D6", "and no longer");
    judge_under(ruleset_find("uscf7"), THRICE, made,
                "valid third-occurrence 9G1, 14C4; 0,4,8 clock 8; draw +0",
                "US Chess has an article for that");
    judge_under(ruleset_find("uscf7"), THRICE, pressed,
                "invalid not-on-move 14C3; 0,4,8 clock 8; continue offer; D6",
                "and one for who may claim");
    rules.penalty_claimant_seconds = 90;
    judge_under(&rules, TWICE, false_claim,
                "invalid counted-short 9.2; 3,7 clock 7; continue +120 -90 offer",
                "rules that take time from the claimant");
    rules.identity = IDENTITY_PLACEMENT | IDENTITY_SIDE;
    judge_under(&rules, KINGS, (struct claim){.ply = 10},
                "valid third-occurrence 9.2.2; 2,6,10 clock 8; draw +0",
                "rules that don't compare castling rights");
    rules.threefold_claim = 0;
    judge_under(&rules, THRICE, (struct claim){.ply = 8},
                "invalid not-in-ruleset -; 0,4,8 clock 8; continue offer",
                "rules without such a claim");
    rules = *ruleset_default();
    rules.ahead = AHEAD_OFFER;
    judge_under(&rules, TWICE, (struct claim){.ply = 7, .move = "Ng8"},
                "invalid not-in-ruleset -; 0,4,8 clock 8; continue offer",
                "rules without a claim before the move");
    judge_under(&rules, THRICE, (struct claim){.ply = 8},
                "valid third-occurrence 9.2.2; 0,4,8 clock 8; draw +0",
                "where the board is claimed as ever");
}

static void keeps_what_was_judged(void)
{
    struct game game;
    struct claim claim = {.ply = 7, .move = "Nc6", .changed = "Ng8"};
    line_play(&game, NULL, TWICE);
    struct verdict verdict = line_judge(&game, &claim);
    is_string("Ng8", verdict.claim.move, "the move that counts");
    is_string("Nc6", verdict.rewritten, "and the one that was written in its place");
    is_int(BLACK, verdict.by, "the claimant");
    is_int(8, verdict.claimed_ply, "the ply that the move leads to");
    is_int(-1, verdict.end_ply, "no end");
    verdict_clear(&verdict);
    verdict_clear(&verdict);
    ok(verdict.occurrences.items == NULL, "a verdict may be cleared twice");
    verdict_clear(NULL);
    game_clear(&game);
}

static void names(void)
{
    bool good = true;
    for (int n = 0; n < REASON_COUNT; n++) {
        const char *name = reason_name((enum reason)n);
        size_t length = 0;
        while (name[length])
            length++;
        good = good && reason_find(name, length) == (enum reason)n;
    }
    ok(good, "each reason is found by its name");
    is_int(REASON_COUNT, reason_find("fifty", 5), "the beginning of a name is none");
    is_int(REASON_COUNT, reason_find("", 0), "nothing is no name");
    is_int(REASON_DEAD, reason_find("dead-end", 4), "only as many bytes as are given");
    is_string("agreed-too-early", reason_name(REASON_AGREED_TOO_EARLY), "the last name");
    is_string("already-over", outcome_name(OUTCOME_ALREADY_OVER), "an outcome's name");
    is_string("undecided", verdict_answer_name(VERDICT_UNDECIDED), "an answer's name");
}

int main(void)
{
    tap_plan(COUNT(threefold_cases) + COUNT(form_cases) + COUNT(over_cases) +
             COUNT(fifty_cases) + 12 + 6 + 7);
    judge_all(threefold_cases, COUNT(threefold_cases));
    judge_all(form_cases, COUNT(form_cases));
    judge_all(over_cases, COUNT(over_cases));
    judge_all(fifty_cases, COUNT(fifty_cases));
    follows_the_ruleset();
    keeps_what_was_judged();
    names();
    return tap_done();
}
