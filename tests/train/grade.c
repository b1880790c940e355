/* SPDX-License-Identifier: MIT */
/* Answers and what they are worth.  Forty half-moves to look through make a budget of 50 s. */
#include "config.h"

#include "train/grade.h"

#include <string.h>

#include "tests/tap/tap.h"

enum { PLIES = 40 };

/* A claim answered with verdict and ground. */
static struct attempt claim(bool verdict, bool ground, int seconds)
{
    return (struct attempt){
        .given = verdict ? VERDICT_VALID : VERDICT_INVALID,
        .right = VERDICT_VALID,
        .has_ground = true,
        .ground_given = ground ? REASON_THIRD_OCCURRENCE : REASON_COUNTED_SHORT,
        .ground_right = REASON_THIRD_OCCURRENCE,
        .active_ms = (int64_t)seconds * 1000,
    };
}

static struct attempt with_hints(struct attempt attempt, int hints)
{
    attempt.hints = hints;
    return attempt;
}

static struct attempt certain(struct attempt attempt)
{
    attempt.certain = true;
    return attempt;
}

static struct attempt without_ground(struct attempt attempt)
{
    attempt.has_ground = false;
    return attempt;
}

static struct attempt given_up(struct attempt attempt)
{
    attempt.gave_up = true;
    attempt.has_ground = false;
    return attempt;
}

static struct attempt with_wrong_step(struct attempt attempt)
{
    attempt.steps[ASK_CLOCK] =
        (struct attempt_step){.given_any = true, .given = CLOCK_NO_TIME, .right = CLOCK_TWO_MINUTES};
    return attempt;
}

static struct attempt law(unsigned given, unsigned right, int seconds)
{
    return (struct attempt){.is_question = true,
                            .choices_given = given,
                            .choices_right = right,
                            .active_ms = (int64_t)seconds * 1000};
}

static const struct grading strict = {0}, lenient = {.lenient = true}, binary = {.binary = true},
                            untimed = {.untimed = true};

static void table(void)
{
    const struct {
        const char *name;
        struct attempt attempt;
        const struct grading *grading;
        bool seen;
        enum grade wanted;
    } rows[] = {
        {"wrong, 12 s", claim(false, true, 12), &strict, true, GRADE_AGAIN},
        {"right, 30 s", claim(true, true, 30), &strict, true, GRADE_GOOD},
        {"right, 101 s", claim(true, true, 101), &strict, true, GRADE_HARD},
        {"right, wrong ground, 5 s", claim(true, false, 5), &strict, true, GRADE_AGAIN},
        {"right, one hint", with_hints(claim(true, true, 10), 1), &strict, true, GRADE_HARD},
        {"right, two hints", with_hints(claim(true, true, 10), 2), &strict, true, GRADE_HARD},
        {"right, three hints", with_hints(claim(true, true, 10), 3), &strict, true, GRADE_AGAIN},
        {"right, 16 s, certain", certain(claim(true, true, 16)), &strict, true, GRADE_EASY},
        {"the same, the first time", certain(claim(true, true, 16)), &strict, false, GRADE_GOOD},
        {"the same, timing off", certain(claim(true, true, 16)), &untimed, true, GRADE_GOOD},
        {"right, 100 s", claim(true, true, 100), &strict, true, GRADE_GOOD},
        {"right, 17 s, certain", certain(claim(true, true, 17)), &strict, true, GRADE_GOOD},
        {"right, 16 s, not certain", claim(true, true, 16), &strict, true, GRADE_GOOD},
        {"certain and wrong", certain(claim(false, true, 5)), &strict, true, GRADE_AGAIN},
        {"don't know", given_up(claim(true, true, 5)), &strict, true, GRADE_AGAIN},
        {"no ground asked", certain(without_ground(claim(true, true, 5))), &strict, true,
         GRADE_GOOD},
        {"a wrong step", with_wrong_step(claim(true, true, 30)), &strict, true, GRADE_GOOD},
        {"wrong ground, lenient", claim(true, false, 5), &lenient, true, GRADE_HARD},
        {"wrong, lenient", claim(false, false, 5), &lenient, true, GRADE_AGAIN},
        {"three hints, lenient", with_hints(claim(true, true, 5), 3), &lenient, true, GRADE_AGAIN},
        {"slow, timing off", claim(true, true, 500), &untimed, true, GRADE_GOOD},
        {"a hint, timing off", with_hints(claim(true, true, 5), 1), &untimed, true, GRADE_HARD},
        {"a hint, binary", with_hints(claim(true, true, 5), 1), &binary, true, GRADE_GOOD},
        {"certain, binary", certain(claim(true, true, 16)), &binary, true, GRADE_GOOD},
        {"wrong, binary", claim(false, true, 5), &binary, true, GRADE_AGAIN},
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        is_int(rows[i].wanted,
               grade_answer(&rows[i].attempt, rows[i].grading, PLIES, rows[i].seen), "%s",
               rows[i].name);
}

/* A budget is 30 s at least and 180 s at most. */
static void budgets(void)
{
    struct attempt at_60 = claim(true, true, 60), at_61 = claim(true, true, 61);
    struct attempt at_360 = claim(true, true, 360), at_361 = claim(true, true, 361);

    is_int(GRADE_GOOD, grade_answer(&at_60, &strict, 0, true), "nothing to count, 60 s");
    is_int(GRADE_HARD, grade_answer(&at_61, &strict, 0, true), "nothing to count, 61 s");
    is_int(GRADE_GOOD, grade_answer(&at_61, &strict, 15, true), "fifteen half-moves, 61 s");
    is_int(GRADE_GOOD, grade_answer(&at_360, &strict, 1000, true), "a long game, six minutes");
    is_int(GRADE_HARD, grade_answer(&at_361, &strict, 1000, true), "and a second");
}

static void laws(void)
{
    struct attempt right = law(1, 1, 20), wrong = law(2, 1, 20), half = law(1, 3, 20);
    struct attempt quick = certain(law(3, 3, 2)), gone = given_up(law(0, 1, 2));
    struct attempt helped = with_hints(law(1, 1, 20), 1);

    is_int(GRADE_GOOD, grade_answer(&right, &strict, 0, true), "the right choice");
    is_int(GRADE_AGAIN, grade_answer(&wrong, &strict, 0, true), "a wrong one");
    is_int(GRADE_AGAIN, grade_answer(&half, &strict, 0, true), "one of two");
    is_int(GRADE_AGAIN, grade_answer(&half, &lenient, 0, true), "which nobody calls lenient");
    is_int(GRADE_GOOD, grade_answer(&quick, &strict, 0, true), "never Easy: no ground was asked");
    is_int(GRADE_AGAIN, grade_answer(&gone, &strict, 0, true), "don't know");
    is_int(GRADE_HARD, grade_answer(&helped, &strict, 0, true), "the article was shown");
}

static void other_grades(void)
{
    ok(!grade_may_become(&strict, GRADE_AGAIN, GRADE_GOOD), "what was wrong stays wrong");
    ok(!grade_may_become(&strict, GRADE_AGAIN, GRADE_HARD), "and is never Hard");
    ok(grade_may_become(&strict, GRADE_GOOD, GRADE_AGAIN), "what was right may be lowered");
    ok(grade_may_become(&strict, GRADE_HARD, GRADE_EASY), "or be any passing grade");
    ok(!grade_may_become(&strict, GRADE_NONE, GRADE_GOOD), "nothing is made of what has no grade");
    ok(!grade_may_become(&strict, GRADE_GOOD, GRADE_NONE), "nor is a grade made nothing");
    ok(!grade_may_become(&binary, GRADE_GOOD, GRADE_HARD), "with two grades there are two");
    ok(grade_may_become(&binary, GRADE_GOOD, GRADE_AGAIN), "Again and Good");
    is_string("Hard", grade_label(GRADE_HARD), "a grade has a name");
    is_string("", grade_label(GRADE_NONE), "none has none");
    is_int(GRADE_EASY, grade_find("ea"), "which may be cut short");
    is_int(GRADE_AGAIN, grade_find("Again"), "in capitals or not");
    is_int(GRADE_NONE, grade_find(""), "but not to nothing");
    is_int(GRADE_NONE, grade_find("gone"), "or changed");
}

static void says_next(int interval, enum grade grade, const char *wanted)
{
    struct attempt attempt = {.grade = grade, .interval = interval};
    struct buf out = {0};

    grade_say_next(&out, &attempt);
    is_string(wanted, buf_text(&out), "after %d days", interval);
    buf_clear(&out);
}

static void next_review(void)
{
    says_next(0, GRADE_AGAIN, "It comes again today.");
    says_next(1, GRADE_HARD, "Next review in 1 day.");
    says_next(12, GRADE_GOOD, "Next review in 12 days.");
    says_next(0, GRADE_NONE, "");
}

/* ---- what there is to look through ---- */

static int plies_of(const char *pgn, const char *name)
{
    struct pack pack = {0};
    struct verdict verdict;
    int plies = -1;

    if (!pack_read(&pack, "a.pgn", pgn, strlen(pgn), NULL, NULL) || pack.count != 1 ||
        !puzzle_verdict(&pack.puzzles[0], &verdict))
        bail("%s: not readable", name);
    plies = grade_plies(&verdict);
    verdict_clear(&verdict);
    pack_clear(&pack);
    return plies;
}

static void plies(void)
{
    is_int(8, plies_of("[PuzzleId \"a\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 "
                       "{[%claim threefold,move=Ng8]} *\n",
                       "knights"),
           "from the starting position on");
    is_int(4, plies_of("[PuzzleId \"a\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 {[%claim threefold]} "
                       "4. d4 *\n",
                       "look-alike"),
           "from a position that only looks the same, too");
    is_int(3, plies_of("[PuzzleId \"a\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Nc3 {[%claim fifty]} *\n",
                       "fifty"),
           "from the last pawn move on");
    is_int(0, plies_of("[PuzzleId \"a\"]\n\n1. e4 e5 {[%claim stalemate]} *\n", "stalemate"),
           "nothing is counted for stalemate");
}

int main(void)
{
    tap_plan(25 + 5 + 7 + 14 + 4 + 4);
    table();
    budgets();
    laws();
    other_grades();
    next_review();
    plies();
    return tap_done();
}
