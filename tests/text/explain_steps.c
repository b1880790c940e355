/* SPDX-License-Identifier: MIT */
/* The steps after the verdict in words: questions, options, and why; and what is said of a claim
 * that was announced, and of a flag that fell beside it. */
#include "config.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tests/text/games.h"
#include "tests/text/told.h"

#define KNIGHTS "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"

static const int option_counts[ASKS] = {ACTION_COUNT, OUTCOME_COUNT, CLOCK_CHANGES, DUTIES};

static void every_option(void)
{
    struct told told;
    bool good = true;

    told_open(&told, NULL, KARPOV_MILES, "50:threefold,move=Nb5", NULL);
    for (int ask = 0; ask < ASKS; ask++) {
        good = good && strlen(explain_ask((enum ask)ask)) > 0;
        for (int option = 0; option < option_counts[ask]; option++) {
            struct buf out = {0};
            explain_option(&out, &told.speaker, (enum ask)ask, option);
            good = good && out.length > 0 && !strpbrk(buf_text(&out), "{}");
            buf_clear(&out);
        }
    }
    ok(good, "every question and every option has a text");
    told_clear(&told);
}

/* What is said of a wrong step; "" where the step is not asked. */
static void wrong(const char *claim, enum ask ask, int given, const char *text)
{
    struct told told;
    struct buf out = {0};

    told_open(&told, NULL, KNIGHTS, claim, NULL);
    explain_wrong_step(&out, &told.speaker, ask, given);
    is_string(text, buf_text(&out), "%s: step %d", claim, (int)ask);
    buf_clear(&out);
    told_clear(&told);
}

static void wrong_steps(void)
{
    wrong("8:threefold", ASK_OUTCOME, OUTCOME_CONTINUE,
          "The game: not “the game goes on”, but “the game is drawn”. A correct claim ends the "
          "game at once (Article 9.5.2).");
    wrong("7:threefold,move=Nc6", ASK_CLOCK, CLOCK_NO_TIME,
          "The clock: not “no time is added”, but “two minutes to White”. By Article 9.5.3 the "
          "opponent is given two minutes; nothing is taken from the claimant.");
    wrong("7:threefold,move=Nc6", ASK_MOVE, DUTY_FREE,
          "The next move: not “any move of Black's”, but “4...Nc6, the move of the claim”. A "
          "claim that is not valid binds to the move it was made with (Article 9.5.3).");
    wrong("8:threefold,touched", ASK_MOVE, DUTY_FREE,
          "The next move: not “any move of White's”, but “a move with the touched piece, if "
          "there is one”. Who touches a piece to move it must move it, and has lost the claim "
          "for this move (Article 9.4).");
    wrong("8:threefold,made", ASK_CLOCK, CLOCK_TWO_MINUTES,
          "The clock: not “two minutes to White”, but “the rules leave open whether time is "
          "added, or how much”. Article 9.5.3 speaks of an incorrect claim, and does not say "
          "whether one made in the wrong way is one.");
    wrong("8:threefold,by=black", ASK_MOVE, DUTY_NONE,
          "The next move: not “none: the game is over”, but “a move of White's”. The claimant "
          "does not have the move (Article 9.2).");
}

/* Every step that is asked has a reason, and no place in it is left open. */
static void every_reason(void)
{
    static const char *const claims[] = {
        "8:threefold", "8:fivefold", "8:agreement", "8:threefold,by=black", "8:threefold,made",
        "8:threefold,touched", "7:threefold", "7:threefold,move=Nc6", "7:threefold,move=Nf4",
        "7:threefold,accepted", "7:threefold,move=Nc6,unwritten", "8:threefold,move=e4",
        "7:threefold,move=Ng8,unwritten", "4:threefold,flag-fallen=white", "4:fifty", "4:dead"};
    bool good = true;

    for (size_t n = 0; n < sizeof claims / sizeof *claims; n++) {
        struct told told;
        told_open(&told, NULL, KNIGHTS, claims[n], NULL);
        for (int ask = ASK_OUTCOME; ask < ASKS; ask++) {
            struct buf out = {0};
            explain_step(&out, &told.speaker, (enum ask)ask);
            bool is_asked = verdict_step(&told.verdict, (enum ask)ask) >= 0;
            good = good && is_asked == (out.length > 0) && !strpbrk(buf_text(&out), "{}");
            buf_clear(&out);
        }
        told_clear(&told);
    }
    ok(good, "every step that is asked has a reason");
}

/* All of a text stands in what is said, or none of it. */
static void says(const char *claim, const char *text, bool wanted)
{
    struct told told;
    struct buf out = {0};

    told_open(&told, NULL, KNIGHTS, claim, NULL);
    told_all(&out, &told);
    if (!is_bool(wanted, strstr(buf_text(&out), text) != NULL, "%s: %s", claim, text))
        diag("in: %s", buf_text(&out));
    buf_clear(&out);
    told_clear(&told);
}

/* D6: whether an announced claim that is false costs time is open, so no minutes are given. */
static void announced(void)
{
    says("7:threefold,move=Nc6,unwritten", "4...Nc6, as it was announced", true);
    says("7:threefold,move=Nc6,unwritten", "as it was written", false);
    says("7:threefold,move=Nc6,unwritten", "White is given two minutes more on the clock", false);
    says("7:threefold,move=Nc6,unwritten", "Whether White is given two minutes more", true);
    says("7:threefold,move=Nc6", "White is given two minutes more on the clock", true);
    says("7:threefold,move=Nc6", "as it was written", true);
}

/* 9.5.2 ends the game at once; 9.5.3 holds whatever the flag brings. */
static void flags(void)
{
    says("8:threefold,flag-fallen=white", "The flag that fell", true);
    says("8:threefold", "The flag that fell", false);
    says("4:threefold,flag-fallen=white", "Black is given two minutes more on the clock", true);
    says("4:threefold,flag-fallen=white", "White's flag fell while", true);
}

int main(void)
{
    tap_plan(1 + 6 + 1 + 6 + 4);
    every_option();
    wrong_steps();
    every_reason();
    announced();
    flags();
    return tap_done();
}
