/* SPDX-License-Identifier: MIT */
/* What follows from a verdict, in steps: the right answer first, then what is offered as wrong.
 * The articles that decide are named beside each case. */
#include "core/verdict.h"

#include "tests/core/line.h"
#include "tests/tap/tap.h"

#define KNIGHTS "Nf3 Nf6 Ng1 Ng8 "
#define TWICE KNIGHTS "Nf3 Nf6 Ng1 "
#define THRICE KNIGHTS KNIGHTS
#define ENDING(clock) "k7/7p/8/8/8/P7/r7/4K2R w - - " #clock " 100"

#define TWO_MINUTES "two-minutes no-time one-minute left-open claimant-loses"
#define LEFT_OPEN "left-open no-time one-minute two-minutes claimant-loses"

static const struct steps_case {
    const char *name;
    const char *rules; /* NULL: the default */
    const char *fen;
    const char *moves;
    struct claim claim;
    const char *outcome, *clock, *move; /* "": not asked */
} cases[] = {
    /* 9.5.2: the game ends at once, so nothing is left to ask */
    {"true", NULL, NULL, THRICE, {.ply = 8},
     "draw continue already-over arbiter draw-agreed black-wins", "", ""},
    /* 9.5.3: two minutes, the game goes on; nothing is taken from the claimant */
    {"false", NULL, NULL, TWICE, {.ply = 7},
     "continue draw already-over arbiter draw-agreed white-wins", TWO_MINUTES,
     "free opponent none"},
    /* 9.5.3: a declared move must be played */
    {"false, written", NULL, NULL, TWICE, {.ply = 7, .move = "Nc6"},
     "continue draw already-over arbiter draw-agreed white-wins", TWO_MINUTES,
     "written named free opponent none"},
    /* declared as well; whether it costs time when it was not written, the text does not say (D6) */
    {"false, announced", NULL, NULL, TWICE,
     {.ply = 7, .move = "Nc6", .flags = CLAIM_UNWRITTEN},
     "continue draw already-over draw-agreed white-wins", LEFT_OPEN,
     "written named free opponent none"},
    /* the Manual: another move with that piece */
    {"illegal", NULL, NULL, TWICE, {.ply = 7, .move = "Nf4"},
     "continue draw already-over arbiter draw-agreed white-wins", TWO_MINUTES,
     "named written free opponent none"},
    /* D4: then a draw, and a decision of the arbiter's, are not wrong */
    {"illegal, and the board would do", NULL, ENDING(100), "", {.kind = CLAIM_FIFTY, .move = "Rh9"},
     "continue already-over draw-agreed black-wins",
     "two-minutes no-time one-minute claimant-loses", "named written free opponent none"},
    /* 9.4, 4.3; D6 */
    {"touched", NULL, NULL, THRICE, {.ply = 8, .flags = CLAIM_TOUCHED},
     "continue draw already-over draw-agreed black-wins", LEFT_OPEN,
     "touched free opponent none"},
    /* 1.3: the move is made; D6 */
    {"made", NULL, NULL, THRICE, {.ply = 8, .flags = CLAIM_MADE},
     "continue draw already-over draw-agreed white-wins", LEFT_OPEN, "opponent free none"},
    {"not on move, and a move is written", NULL, NULL, THRICE,
     {.ply = 8, .by = SIDE_BLACK, .move = "Nf6"},
     "continue draw already-over draw-agreed white-wins", LEFT_OPEN,
     "opponent written named free none"},
    /* 9.1.2.3: a draw, and no other one */
    {"accepted", NULL, NULL, TWICE, {.ply = 7, .flags = CLAIM_ACCEPTED},
     "draw-agreed continue already-over arbiter white-wins", "", ""},
    /* 9.6.1: drawn before, so "drawn" is not wrong */
    {"over by a draw", NULL, NULL, THRICE THRICE, {.ply = 16},
     "already-over continue arbiter draw-agreed black-wins", "", ""},
    /* 5.1.1: who won by mate is no wrong answer either */
    {"over by mate", NULL, NULL, "f3 e5 g4 Qh4#", {.ply = 4},
     "already-over draw continue arbiter draw-agreed", "", ""},
    /* D3: nothing more is settled before the arbiter has decided */
    {"true, announced", NULL, NULL, TWICE, {.ply = 7, .move = "Ng8", .flags = CLAIM_UNWRITTEN},
     "arbiter draw continue already-over draw-agreed white-wins", "", ""},
    /* 9.5.3 holds, and 6.8 comes beside it: a win by the flag is not wrong */
    {"false, and a flag fell", NULL, NULL, TWICE, {.ply = 7, .flag_fallen = SIDE_BLACK},
     "arbiter draw continue already-over draw-agreed", TWO_MINUTES, ""},
    /* A.3 */
    {"rapid", "fide2023-rapid", NULL, TWICE, {.ply = 7},
     "continue draw already-over arbiter draw-agreed white-wins",
     "one-minute no-time two-minutes left-open claimant-loses", "free opponent none"},
    /* D1 */
    {"blitz", "fide2023-blitz", NULL, TWICE, {.ply = 7},
     "continue draw already-over draw-agreed white-wins", LEFT_OPEN, "free opponent none"},
    /* no claim: nobody pays, and "over before" is true of the end itself */
    {"the fifth", NULL, NULL, THRICE THRICE, {.ply = 16, .kind = CLAIM_FIVEFOLD},
     "draw continue arbiter draw-agreed black-wins", "", ""},
    /* 5.2.3 */
    {"agreed too early", NULL, NULL, "e4", {.ply = 1, .kind = CLAIM_AGREEMENT},
     "continue draw already-over arbiter draw-agreed white-wins", "", ""},
};

enum { CASES = sizeof cases / sizeof *cases };

static const char *name_of(enum ask ask, int option)
{
    if (ask == ASK_OUTCOME)
        return outcome_name((enum outcome)option);
    return ask == ASK_CLOCK ? clock_change_name((enum clock_change)option)
                            : move_duty_name((enum move_duty)option);
}

static void check(const struct steps_case *test, const struct verdict *verdict, enum ask ask,
                  const char *wanted)
{
    int options[8];
    size_t count = verdict_steps(verdict, ask, options, 8);
    struct buf seen = {0};

    for (size_t n = 0; n < count; n++)
        buf_printf(&seen, "%s%s", n ? " " : "", name_of(ask, options[n]));
    is_string(wanted, buf_text(&seen), "%s: step %d", test->name, (int)ask);
    buf_clear(&seen);
}

static void check_case(const struct steps_case *test)
{
    const struct ruleset *rules = test->rules ? ruleset_find(test->rules) : ruleset_default();
    struct game game;

    if (!rules)
        bail("no rules %s", test->rules);
    line_play(&game, test->fen, test->moves);
    struct verdict verdict = line_judge_under(&game, &test->claim, rules);
    check(test, &verdict, ASK_OUTCOME, test->outcome);
    check(test, &verdict, ASK_CLOCK, test->clock);
    check(test, &verdict, ASK_MOVE, test->move);
    verdict_clear(&verdict);
    game_clear(&game);
}

int main(void)
{
    tap_plan(3 * CASES);
    for (int n = 0; n < CASES; n++)
        check_case(&cases[n]);
    return tap_done();
}
