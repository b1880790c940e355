/* SPDX-License-Identifier: MIT */
/* The choices of a quiz: grounds and the arbiter's actions. */
#include "core/verdict.h"

#include "tests/core/line.h"
#include "tests/tap/tap.h"

#define KNIGHTS "Nf3 Nf6 Ng1 Ng8 "
#define TWICE KNIGHTS "Nf3 Nf6 Ng1 "
#define THRICE KNIGHTS KNIGHTS
#define FIVE_TIMES THRICE THRICE
#define KINGS "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8"
#define EN_PASSANT "e4 Nf6 e5 d5 Be2 Bd7 Bf1 Bc8 Bd3 Be6 Bf1 Bc8"
#define TRIANGLE "Rh2 Kb8 Rh3 Ka8 Rh1 Kb8 Rh2 Ka8 Rh1"
#define ENDING(clock) "k7/7p/8/8/8/P7/r7/4K2R w - - " #clock " 100"
#define QUEEN "7k/5K2/8/6Q1/8/8/8/8 w - - 0 60"

struct choice_case {
    const char *name;
    const char *fen;
    const char *moves;
    struct claim claim;
    const char *wanted; /* all of them, the true one first */
};

static const struct choice_case ground_cases[] = {
    /* the opposite answer is always among them */
    {"third on the board, castling still possible", NULL, THRICE, {.ply = 8},
     "third-occurrence castling-rights other-side-to-move counted-short"},
    {"third by a written move: is it his turn?", NULL, TWICE, {.ply = 7, .move = "Ng8"},
     "third-occurrence castling-rights counted-short move-already-made not-on-move"},
    {"fourth: one more and the game is over", NULL, THRICE KNIGHTS, {.ply = 12},
     "third-occurrence castling-rights other-side-to-move counted-short game-over"},
    {"after a double step", NULL, "f4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1", {.ply = 9},
     "third-occurrence castling-rights en-passant other-side-to-move counted-short"},
    {"the true reason first, the tempting one next", NULL, KINGS, {.ply = 10},
     "castling-rights third-occurrence en-passant other-side-to-move counted-short"},
    {"en passant", NULL, EN_PASSANT, {.ply = 12},
     "en-passant third-occurrence castling-rights other-side-to-move counted-short"},
    {"the other side", "k7/8/8/8/8/8/8/K6R w - - 0 1", TRIANGLE, {.ply = 9},
     "other-side-to-move third-occurrence counted-short castling-rights"},
    /* "not on move" is true as well of a player who has moved, so it is no wrong choice */
    {"made and not pressed", NULL, THRICE, {.ply = 8, .flags = CLAIM_MADE},
     "move-already-made third-occurrence castling-rights other-side-to-move counted-short"},
    {"touched", NULL, THRICE, {.ply = 8, .flags = CLAIM_TOUCHED},
     "piece-touched third-occurrence castling-rights other-side-to-move counted-short"},
    /* the new position has stood once, and the board would do: both could be defended */
    {"another move written", NULL, THRICE, {.ply = 8, .move = "Nc3"},
     "other-move-written castling-rights move-already-made not-on-move"},
    {"a pawn move written", NULL, KNIGHTS, {.ply = 4, .move = "e4"},
     "zeroing-move third-occurrence castling-rights move-already-made not-on-move"},
    /* what anybody can see in the game is no wrong choice, whatever decides */
    {"third, and the same diagram with other rights before", NULL, KINGS " Ke2 Ke7 Ke1 Ke8",
     {.ply = 14},
     "third-occurrence en-passant other-side-to-move counted-short"},
    {"short, and the rights differ besides", NULL, "e4 e5 Ke2 Ke7 Ke1 Ke8", {.ply = 6},
     "counted-short third-occurrence en-passant other-side-to-move"},
    {"a claim on the board: no move is written", NULL, "Nf3 Nf6", {.ply = 2},
     "counted-short third-occurrence castling-rights other-side-to-move"},
    {"who is not on move has made the last one", NULL, THRICE, {.ply = 8, .by = SIDE_BLACK},
     "not-on-move third-occurrence castling-rights other-side-to-move counted-short"},
    {"a pawn move where the board would do: the claim may be valid", NULL, THRICE,
     {.ply = 8, .move = "e4"},
     "zeroing-move castling-rights move-already-made not-on-move"},
    {"fifty on the board, a capture written", "4k3/7p/8/8/8/P7/r7/R3K3 w - - 100 120", "",
     {.kind = CLAIM_FIFTY, .move = "Rxa2"},
     "zeroing-move move-already-made not-on-move seventyfive"},
    {"the beginning is not known", "k7/7p/8/8/8/P7/r7/4K2R w - - 20 100", "", {.ply = 0},
     "history-unknown other-side-to-move castling-rights en-passant"},
    {"both flags: a mate may be possible and proves nothing", QUEEN, "",
     {.kind = CLAIM_FLAG, .fallen = SIDE_BOTH}, "both-flags game-over stalemate"},
    {"fifty moves", ENDING(100), "", {.kind = CLAIM_FIFTY},
     "fifty-reached fifty-short seventyfive zeroing-move"},
    {"fifty moves, a move written", ENDING(99), "", {.kind = CLAIM_FIFTY, .move = "Rh2"},
     "fifty-reached fifty-short move-already-made not-on-move seventyfive"},
    {"castling written", "4k3/7p/8/8/8/P7/r7/4K2R w K - 99 100", "",
     {.kind = CLAIM_FIFTY, .move = "O-O"},
     "fifty-reached fifty-short zeroing-move move-already-made not-on-move seventyfive"},
    {"a move short", ENDING(99), "", {.kind = CLAIM_FIFTY},
     "fifty-short fifty-reached seventyfive zeroing-move"},
    {"73 moves", ENDING(146), "", {.kind = CLAIM_FIFTY},
     "fifty-reached fifty-short game-over seventyfive"},
    {"the fifth", NULL, FIVE_TIMES, {.ply = 16, .kind = CLAIM_FIVEFOLD},
     "fivefold castling-rights other-side-to-move counted-short seventyfive"},
    {"the fourth", NULL, FIVE_TIMES, {.ply = 15, .kind = CLAIM_FIVEFOLD},
     "counted-short fivefold castling-rights other-side-to-move game-over seventyfive"},
    {"75 moves", ENDING(149), "Rh2", {.ply = 1, .kind = CLAIM_SEVENTYFIVE},
     "seventyfive seventyfive-short checkmate fivefold"},
    {"mate", NULL, "f3 e5 g4 Qh4#", {.ply = 4, .kind = CLAIM_CHECKMATE},
     "checkmate not-checkmate stalemate seventyfive"},
    {"not dead", QUEEN, "", {.kind = CLAIM_DEAD}, "not-dead dead stalemate not-proven"},
    {"Black's flag", QUEEN, "", {.kind = CLAIM_FLAG, .fallen = SIDE_BLACK},
     "opponent-can-mate opponent-cannot-mate dead game-over not-proven"},
    {"agreed", NULL, "e4 e5", {.ply = 2, .kind = CLAIM_AGREEMENT},
     "agreed agreed-too-early game-over not-on-move"},
};

static const struct choice_case action_cases[] = {
    {"true", NULL, THRICE, {.ply = 8},
     "draw penalty-continue continue claimant-loses-time claimant-loses"},
    {"true, written", NULL, TWICE, {.ply = 7, .move = "Ng8"},
     "draw penalty-play-written penalty-continue continue claimant-loses-time claimant-loses"},
    /* 9.5.3 */
    {"false", NULL, TWICE, {.ply = 7},
     "penalty-continue draw continue claimant-loses-time claimant-loses"},
    {"false, written", NULL, TWICE, {.ply = 7, .move = "Nc6"},
     "penalty-play-written draw penalty-continue continue claimant-loses-time claimant-loses"},
    {"illegal", NULL, TWICE, {.ply = 7, .move = "Nf4"},
     "penalty-touch-move draw penalty-continue continue claimant-loses-time claimant-loses"},
    /* D6: a penalty is neither right nor wrong */
    {"touched", NULL, THRICE, {.ply = 8, .flags = CLAIM_TOUCHED},
     "continue draw claimant-loses-time claimant-loses"},
    {"undecided", NULL, THRICE, {.ply = 8, .move = "e4"},
     "decide draw penalty-play-written penalty-continue continue claimant-loses-time "
     "claimant-loses"},
    {"accepted", NULL, TWICE, {.ply = 7, .flags = CLAIM_ACCEPTED},
     "draw-agreed penalty-continue continue claimant-loses-time claimant-loses"},
    {"over by a draw", NULL, FIVE_TIMES, {.ply = 16},
     "already-over penalty-continue continue claimant-loses-time claimant-loses"},
    {"over by mate", NULL, "f3 e5 g4 Qh4#", {.ply = 4},
     "already-over draw penalty-continue continue claimant-loses-time claimant-loses"},
    {"the fifth", NULL, FIVE_TIMES, {.ply = 16, .kind = CLAIM_FIVEFOLD},
     "draw continue penalty-continue claimant-loses-time"},
    {"the fourth", NULL, FIVE_TIMES, {.ply = 15, .kind = CLAIM_FIVEFOLD},
     "continue draw penalty-continue claimant-loses-time"},
    {"mate", NULL, "f3 e5 g4 Qh4#", {.ply = 4, .kind = CLAIM_CHECKMATE},
     "black-wins draw continue penalty-continue claimant-loses-time"},
    {"Black's flag", QUEEN, "", {.kind = CLAIM_FLAG, .fallen = SIDE_BLACK},
     "white-wins draw black-wins continue"},
    {"agreed too early", NULL, "e4", {.ply = 1, .kind = CLAIM_AGREEMENT},
     "continue draw-agreed penalty-continue decide"},
};

enum {
    GROUND_CASES = sizeof ground_cases / sizeof *ground_cases,
    ACTION_CASES = sizeof action_cases / sizeof *action_cases
};

static void add_word(struct buf *out, const char *word)
{
    buf_printf(out, "%s%s", out->length ? " " : "", word);
}

static void check_grounds(const struct choice_case *test)
{
    struct game game;
    enum reason grounds[REASON_COUNT];
    struct buf seen = {0};
    line_play(&game, test->fen, test->moves);
    struct verdict verdict = line_judge(&game, &test->claim);
    size_t count = verdict_grounds(&game, &verdict, ruleset_default(), grounds, REASON_COUNT);
    for (size_t n = 0; n < count; n++)
        add_word(&seen, reason_name(grounds[n]));
    is_string(test->wanted, buf_text(&seen), "grounds: %s", test->name);
    buf_clear(&seen);
    verdict_clear(&verdict);
    game_clear(&game);
}

static void check_actions(const struct choice_case *test)
{
    struct game game;
    int actions[ACTION_COUNT];
    struct buf seen = {0};
    line_play(&game, test->fen, test->moves);
    struct verdict verdict = line_judge(&game, &test->claim);
    size_t count = verdict_steps(&verdict, ASK_ACTION, actions, ACTION_COUNT);
    for (size_t n = 0; n < count; n++)
        add_word(&seen, action_name((enum action)actions[n]));
    is_string(test->wanted, buf_text(&seen), "actions: %s", test->name);
    buf_clear(&seen);
    verdict_clear(&verdict);
    game_clear(&game);
}

static void keeps_to_the_limit(void)
{
    struct game game;
    struct claim claim = {.ply = 7, .move = "Ng8"};
    enum reason grounds[3] = {REASON_COUNT, REASON_COUNT, REASON_COUNT};
    int actions[2] = {ACTION_COUNT, ACTION_COUNT};
    line_play(&game, NULL, TWICE);
    struct verdict verdict = line_judge(&game, &claim);
    is_size(0, verdict_grounds(&game, &verdict, ruleset_default(), grounds, 0), "no grounds");
    is_size(2, verdict_grounds(&game, &verdict, ruleset_default(), grounds, 2), "two grounds");
    is_int(REASON_COUNT, grounds[2], "and no third");
    is_size(1, verdict_steps(&verdict, ASK_ACTION, actions, 1), "one action");
    is_int(ACTION_DRAW, actions[0], "the right one");
    is_int(ACTION_COUNT, actions[1], "and no second");
    verdict_clear(&verdict);
    game_clear(&game);
}

int main(void)
{
    tap_plan(GROUND_CASES + ACTION_CASES + 6);
    for (int n = 0; n < GROUND_CASES; n++)
        check_grounds(&ground_cases[n]);
    for (int n = 0; n < ACTION_CASES; n++)
        check_actions(&action_cases[n]);
    keeps_to_the_limit();
    return tap_done();
}
