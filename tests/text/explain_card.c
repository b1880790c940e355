/* SPDX-License-Identifier: MIT */
/* What is said before the answer, and the choices with their reasons. */
#include "text/explain.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tests/text/games.h"
#include "tests/text/told.h"

#define KNIGHTS "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"

typedef void tell(struct buf *out, const struct speaker *speaker);

static void says(tell *how, const char *moves, const char *claim, const char *text)
{
    struct told told;
    struct buf out = {0};

    told_open(&told, NULL, moves, claim, NULL);
    how(&out, &told.speaker);
    is_string(text, buf_text(&out), "%s", claim);
    buf_clear(&out);
    told_clear(&told);
}

static void card(void)
{
    says(explain_claim, KNIGHTS, "8:threefold", "White claims a draw by repetition.");
    says(explain_claim, KNIGHTS, "7:fifty", "Black claims a draw by the fifty-move rule.");
    says(explain_claim, KNIGHTS, "8:fivefold", "Has the game ended by fivefold repetition?");
    says(explain_claim, KNIGHTS, "8:flag,fallen=black", "Black's flag has fallen.");
    says(explain_claim, KNIGHTS, "8:flag,fallen=both", "Both flags have fallen.");
    says(explain_claim, KNIGHTS, "8:resign,by=white", "White resigns.");
    says(explain_question, KNIGHTS, "8:threefold", "Is the claim correct?");
    says(explain_question, KNIGHTS, "8:dead", "Has the game ended in this way?");
    says(explain_question, KNIGHTS, "8:flag,fallen=white", "What is the result?");
    says(explain_turn, KNIGHTS, "7:threefold,move=Ng8",
         "Black to move. 4...Ng8 is written, not played.");
    says(explain_turn, KNIGHTS, "8:threefold,made",
         "White to move. 4...Ng8 is played, the clock not pressed.");
}

/* The usual name of the rule says five; these rules say three. */
static void by_three(void)
{
    struct told told;
    struct buf out = {0};

    told_open(&told, NULL, KNIGHTS, "8:fivefold", ruleset_find("fide-online"));
    explain_claim(&out, &told.speaker);
    is_string("Has the game ended by repetition, without a claim?", buf_text(&out),
              "another number than five");
    buf_clear(&out);
    told_clear(&told);
}

static void how(void)
{
    says(explain_how, KNIGHTS, "8:threefold",
         "White called the arbiter and pointed to the position on the board.");
    says(explain_how, FISCHER_PETROSIAN, "66:threefold,move=Qe2",
         "White wrote 34.Qe2 on the score sheet, called the arbiter, and has not played it.");
    says(explain_how, KNIGHTS, "7:threefold,move=Ng8,unwritten,running",
         "Black announced 4...Ng8 without writing it, called the arbiter, and has not played it. "
         "Black did not stop the clock.");
    says(explain_how, KNIGHTS, "8:threefold,made,pressed",
         "Black played 4...Ng8, pressed the clock, and called the arbiter.");
    says(explain_how, KNIGHTS, "7:threefold,move=Ng8,touched,no-sheet,again,accepted",
         "Black wrote 4...Ng8 on the score sheet, called the arbiter, and has not played it. No "
         "score sheet is kept. The same claim was refused at this position before. Before claiming "
         "Black touched a piece, meaning to move it. White says at once: I agree to a draw.");
    says(explain_how, KNIGHTS, "7:threefold,move=Ng8,flag-fallen=white",
         "Black wrote 4...Ng8 on the score sheet, called the arbiter, and has not played it. "
         "White's flag fell while the claim was looked at.");
    says(explain_how, KNIGHTS, "7:threefold,move=Nc6,changed=Ng8",
         "Black wrote 4...Ng8 on the score sheet and then 4...Nc6 in its place, called the "
         "arbiter, and has played neither.");
    says(explain_how, KNIGHTS, "7:threefold,move=Qe4,changed=Ng8",
         "Black wrote 4...Ng8 on the score sheet and then 4...Qe4 in its place, called the "
         "arbiter, and has played neither.");
    says(explain_turn, KNIGHTS, "7:threefold,move=Nc6,changed=Ng8",
         "Black to move. 4...Ng8 was written first, then 4...Nc6; neither is played.");
    says(explain_how, KNIGHTS, "8:seventyfive",
         "The arbiter is asked after 4...Ng8; nobody needs to have claimed.");
    says(explain_how, KNIGHTS, "0:stalemate", "The arbiter is asked at the start.");
}

/* --- beside an author's words --- */

static void beside(const char *claim, const char *words, const char *wanted)
{
    struct told told;
    struct buf out = {0};

    told_open(&told, NULL, KNIGHTS, claim, NULL);
    explain_beside(&out, &told.speaker, words);
    is_string(wanted, buf_text(&out), "%s beside: %s", claim, words);
    buf_clear(&out);
    told_clear(&told);
}

static void besides(void)
{
    beside("7:threefold,move=Ng8", "Black writes 4...Ng8 and claims.",
           "Black to move. Last played move: 4.Ng1.");
    beside("7:threefold,move=Ng8", "Black claims.",
           "Black to move. 4...Ng8 is written, not played. Last played move: 4.Ng1.");
    beside("7:threefold,move=Ng8,touched,running", "Black writes 4...Ng8 and claims.",
           "Black to move. Last played move: 4.Ng1. Before claiming Black touched a piece, meaning "
           "to move it. Black did not stop the clock.");
    beside("7:threefold,move=Ng8,unwritten", "Black says 4...Ng8 and claims.",
           "Black to move. 4...Ng8 is announced, not played. Last played move: 4.Ng1.");
    beside("7:threefold,move=Nc6,changed=Ng8", "Black writes 4...Ng8, then 4...Nc6.",
           "Black to move. 4...Ng8 was written first, then 4...Nc6; neither is played. Last played "
           "move: 4.Ng1.");
    beside("8:threefold,made", "Black plays 4...Ng8 and claims.",
           "White to move. 4...Ng8 is played, the clock not pressed.");
    beside("0:stalemate", "Over?", "White to move.");
}

/* A game that starts in the middle of a count. */
static void before_is(const char *claim, const char *wanted)
{
    struct told told;
    struct buf out = {0};

    told_open(&told, "8/8/4k3/7p/8/4K3/R7/8 w - - 96 130", "Ra1 Kf5", claim, NULL);
    explain_before(&out, &told.speaker);
    is_string(wanted, buf_text(&out), "%s: what went before", claim);
    buf_clear(&out);
    told_clear(&told);
}

static void befores(void)
{
    static const char count[] = "Before the moves shown here there were 96 half-moves without "
                                "capture or pawn move.";

    before_is("2:fifty", count);
    before_is("2:seventyfive", count);
    before_is("2:threefold", "");
}

/* --- hints --- */

static void hint_one(struct buf *out, const struct speaker *speaker)
{
    explain_hint(out, speaker, 1);
}

static void hint_two(struct buf *out, const struct speaker *speaker)
{
    explain_hint(out, speaker, 2);
}

static void hint_three(struct buf *out, const struct speaker *speaker)
{
    explain_hint(out, speaker, 3);
}

static void hints(void)
{
    says(hint_one, KARPOV_MILES, "50:threefold,move=Nb5", "The rule to look at: Article 9.2.1.");
    says(hint_two, KARPOV_MILES, "50:threefold,move=Nb5",
         "Ask of each position who still had the right to castle.");
    says(hint_three, KARPOV_MILES, "50:threefold,move=Nb5",
         "The very same position stands after 24.Nb5 and 26.Nb5 (written).");
    says(hint_three, FISCHER_SPASSKY, "108:threefold",
         "No earlier position is the same as the one after 54...Nd4.");
    says(hint_three, KNIGHTS, "7:fifty",
         "On the board there have been 7 half-moves without a capture or a pawn move since the "
         "start.");
}

/* --- choices --- */

static bool is_empty(const char *text)
{
    return text[0] == '\0';
}

static void labels(void)
{
    bool good = true;

    is_string("valid", explain_answer(VERDICT_VALID), "an answer");
    is_string("left to the arbiter", explain_answer(VERDICT_UNDECIDED), "another");
    for (int reason = 0; reason < REASON_COUNT; reason++)
        for (int other = 0; other < reason; other++)
            good = good && !is_empty(explain_ground((enum reason)reason)) &&
                   strcmp(explain_ground((enum reason)reason), explain_ground((enum reason)other));
    ok(good, "every ground has a label of its own");
}

static void actions(void)
{
    static const struct {
        enum action action;
        const char *text;
    } rows[] = {
        {ACTION_DRAW, "the game is drawn"},
        {ACTION_PENALTY_PLAY_WRITTEN, "two minutes to Black, and 26.Nb5 must be played"},
        {ACTION_PENALTY_CONTINUE, "two minutes to Black, and the game goes on"},
        {ACTION_CONTINUE, "the game goes on, and no time is added"},
        {ACTION_CLAIMANT_LOSES_TIME, "White loses two minutes on the clock"},
    };
    struct told told;
    bool good = true;

    told_open(&told, NULL, KARPOV_MILES, "50:threefold,move=Nb5", NULL);
    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        struct buf out = {0};
        explain_action(&out, &told.speaker, rows[n].action);
        is_string(rows[n].text, buf_text(&out), "%s", action_name(rows[n].action));
        buf_clear(&out);
    }
    for (int action = 0; action < ACTION_COUNT; action++) {
        struct buf out = {0};
        explain_action(&out, &told.speaker, (enum action)action);
        good = good && out.length > 0 && !strpbrk(buf_text(&out), "{}");
        buf_clear(&out);
    }
    ok(good, "every action has a text");
    told_clear(&told);
}

static void why(const char *moves, const char *claim, enum reason ground, const char *text)
{
    struct told told;
    struct buf out = {0};

    told_open(&told, NULL, moves, claim, NULL);
    explain_why(&out, &told.speaker, ground);
    is_string(text, buf_text(&out), "why not %s: %s", reason_name(ground), claim);
    buf_clear(&out);
    told_clear(&told);
}

static void grounds(void)
{
    why(FISCHER_PETROSIAN, "66:threefold,move=Qe2", REASON_COUNTED_SHORT,
        "Counted again: the position is there after 30.Qe2, 32.Qe2 and 34.Qe2 (written), which "
        "makes three times.");
    why(FISCHER_PETROSIAN, "66:threefold,move=Qe2", REASON_CASTLING_RIGHTS,
        "Nobody has a right to castle any more in any of these positions.");
    why(FISCHER_PETROSIAN, "66:threefold,move=Qe2", REASON_OTHER_SIDE_TO_MOVE,
        "In each of these positions it is Black's move.");
    why(FISCHER_PETROSIAN, "66:threefold,move=Qe2", REASON_MOVE_ALREADY_MADE,
        "34.Qe2 has not been played.");
    why(FISCHER_PETROSIAN, "66:threefold,move=Qe2", REASON_ZEROING_MOVE,
        "34.Qe2 is neither a capture nor a pawn move.");
    why(KARPOV_MILES, "50:threefold,move=Nb5", REASON_THIRD_OCCURRENCE,
        "The same position counts only after 24.Nb5 and 26.Nb5 (written): twice, where three times "
        "are needed.");
    why(KARPOV_MILES, "50:threefold,move=Nb5", REASON_COUNTED_SHORT,
        "The counting was right: the same pieces stand on the same squares three times. It is "
        "something else that differs.");
    why(KARPOV_MILES, "50:threefold,move=Nb5", REASON_CASTLING_RIGHTS,
        "After 22.Nb5, 24.Nb5 and 26.Nb5 (written) the same pieces stand on the same squares, but "
        "only two of the three are the same position. After 22.Nb5 Black still had the right to "
        "castle on the queen's side. It went with 22...Ra4, when the rook moved.");
    why(KNIGHTS, "8:threefold,by=black", REASON_THIRD_OCCURRENCE,
        "The count is right, but the claim is not in order. The claim is not valid: it is White's "
        "move, and the claim belongs to the player who has the move.");
    why(KNIGHTS, "8:fifty", REASON_SEVENTYFIVE,
        "For that it takes 150 half-moves without a capture or a pawn move; on the board there "
        "are 8.");
}

/* Whatever ground the core offers: some sentence, no place left open. */
static void all_grounds(void)
{
    static const char *const claims[] = {
        "8:threefold",
        "7:threefold,move=Ng8",
        "7:threefold,move=Ke7",
        "7:threefold,move=e5",
        "8:threefold,move=Nc3",
        "8:threefold,made",
        "7:threefold,move=Ng8,touched",
        "7:threefold,move=Ng8,unwritten",
        "8:threefold,by=black,move=Ng8",
        "8:fifty",
        "7:fifty,move=e5",
        "8:fivefold",
        "8:seventyfive",
        "8:stalemate",
        "8:checkmate",
        "8:dead",
        "8:flag,fallen=white",
        "8:flag,fallen=both",
        "8:agreement",
        "1:agreement",
        "8:resign,by=white",
        "8:second-illegal-move,by=black",
    };
    int bad = 0;

    for (size_t n = 0; n < sizeof claims / sizeof *claims; n++) {
        struct told told;
        told_open(&told, NULL, KNIGHTS, claims[n], NULL);
        for (int ground = 0; ground < REASON_COUNT; ground++) {
            struct buf out = {0};
            explain_why(&out, &told.speaker, (enum reason)ground);
            if (out.length == 0 || strpbrk(buf_text(&out), "{}") || strstr(buf_text(&out), "  ")) {
                diag("%s, %s: %s", claims[n], reason_name((enum reason)ground), buf_text(&out));
                bad++;
            }
            buf_clear(&out);
        }
        for (int level = 1; level <= 3; level++) {
            struct buf out = {0};
            explain_hint(&out, &told.speaker, level);
            bad += out.length == 0 || strpbrk(buf_text(&out), "{}");
            buf_clear(&out);
        }
        told_clear(&told);
    }
    is_int(0, bad, "every claim can be asked about every ground");
}

int main(void)
{
    struct buf out = {0};

    tap_plan(13 + 10 + 7 + 3 + 5 + 3 + 6 + 10 + 1 + 1);
    card();
    by_three();
    how();
    besides();
    befores();
    hints();
    labels();
    actions();
    grounds();
    all_grounds();
    explain_ruleset(&out, ruleset_default());
    is_string("FIDE Laws of Chess 2023 (fide2023)", buf_text(&out), "the rules by name");
    buf_clear(&out);
    return tap_done();
}
