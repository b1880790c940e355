/* SPDX-License-Identifier: MIT */
/* The steps after the verdict as questions, their options, and why the right one is right. */
#include "text/explain.h"

#include <string.h>

#include "text/explain_parts.h"

const char *explain_ask(enum ask ask)
{
    static const char *const questions[ASKS] = {
        [ASK_ACTION] = N_("What does the arbiter do now?"),
        [ASK_OUTCOME] = N_("What becomes of the game?"),
        [ASK_CLOCK] = N_("What happens on the clock?"),
        [ASK_MOVE] = N_("What must be played next?"),
    };

    return _(questions[ask]);
}

/* --- options, by who claims --- */

static const struct saying outcomes[OUTCOME_COUNT] = {
    [OUTCOME_DRAW] = {N_("the game is drawn"), NULL},
    [OUTCOME_DRAW_AGREED] = {N_("the game is drawn by agreement"), NULL},
    [OUTCOME_CONTINUE] = {N_("the game goes on"), NULL},
    [OUTCOME_ALREADY_OVER] = {N_("the game had ended before: that result stands"), NULL},
    [OUTCOME_WHITE_WINS] = {N_("White wins"), NULL},
    [OUTCOME_BLACK_WINS] = {N_("Black wins"), NULL},
    [OUTCOME_ARBITER] = {N_("the rules leave it open: the arbiter decides"), NULL},
};

static const struct saying changes[CLOCK_CHANGES] = {
    [CLOCK_NO_TIME] = {N_("no time is added"), NULL},
    [CLOCK_ONE_MINUTE] = {N_("one minute to Black"), N_("one minute to White")},
    [CLOCK_TWO_MINUTES] = {N_("two minutes to Black"), N_("two minutes to White")},
    [CLOCK_OTHER_TIME] = {N_("{penalty} to Black"), N_("{penalty} to White")},
    [CLOCK_BOTH_PAY] = {N_("{penalty} to Black, and White loses time"),
                        N_("{penalty} to White, and Black loses time")},
    [CLOCK_CLAIMANT_LOSES] = {N_("White only loses time"), N_("Black only loses time")},
    [CLOCK_LEFT_OPEN] = {N_("the rules leave open whether time is added, or how much"), NULL},
};

static const struct saying duties[DUTIES] = {
    [DUTY_WRITTEN] = {N_("{written}, the move of the claim"), NULL},
    [DUTY_NAMED] = {N_("another move with the piece of the claim, if there is one"), NULL},
    [DUTY_TOUCHED] = {N_("a move with the touched piece, if there is one"), NULL},
    [DUTY_FREE] = {N_("any move of White's"), N_("any move of Black's")},
    [DUTY_OPPONENT] = {N_("a move of Black's"), N_("a move of White's")},
    [DUTY_NONE] = {N_("none: the game is over"), NULL},
};

void explain_option(struct buf *out, const struct speaker *speaker, enum ask ask, int option)
{
    static const struct saying *const options[ASKS] = {
        [ASK_OUTCOME] = outcomes, [ASK_CLOCK] = changes, [ASK_MOVE] = duties};

    if (ask == ASK_ACTION)
        explain_action(out, speaker, (enum action)option);
    else
        parts_say_of(out, speaker, options[ask][option], parts_claimant(speaker));
}

/* --- why --- */

/* A player's claim that is valid, another end, or a result. */
static const char *why_drawn(const struct speaker *speaker)
{
    return claim_is_made_by_player(speaker->verdict->claim.kind)
               ? N_("A correct claim ends the game at once ({correct_rule}).")
               : N_("The game ends by itself, without a claim ({rule}).");
}

static const char *why_agreed(const struct speaker *speaker)
{
    return claim_is_made_by_player(speaker->verdict->claim.kind)
               ? N_("A claim is an offer of a draw ({offer_rule}), and the offer was accepted.")
               : N_("A draw was agreed, and both had moved ({rule}).");
}

static const char *why_on(const struct speaker *speaker)
{
    return claim_is_made_by_player(speaker->verdict->claim.kind)
               ? N_("A claim that is not valid does not end the game ({incorrect_rule}).")
               : N_("Nothing has ended the game ({rule}).");
}

static const char *why_arbiter(const struct speaker *speaker)
{
    return speaker->verdict->claim.flag_fallen != SIDE_UNSAID
               ? N_("The claim does not end the game, and a flag that has fallen may "
                    "({flag_seen_rule}).")
               : N_("For what happened here the rules have more than one reading ({rule}).");
}

static const char *why_outcome(const struct speaker *speaker)
{
    switch (speaker->verdict->outcome) {
    case OUTCOME_DRAW:
        return why_drawn(speaker);
    case OUTCOME_DRAW_AGREED:
        return why_agreed(speaker);
    case OUTCOME_CONTINUE:
        return why_on(speaker);
    case OUTCOME_ARBITER:
        return why_arbiter(speaker);
    case OUTCOME_ALREADY_OVER:
        return N_("Nothing said after the end changes the result ({rule}).");
    default:
        return N_("The result follows from {rule}.");
    }
}

static bool is_doubted(const struct verdict *verdict, const char *doubt)
{
    for (int n = 0; n < VERDICT_DOUBTS && verdict->doubts[n]; n++)
        if (strcmp(verdict->doubts[n], doubt) == 0)
            return true;
    return false;
}

static const char *why_clock(const struct speaker *speaker)
{
    switch (verdict_step(speaker->verdict, ASK_CLOCK)) {
    case CLOCK_LEFT_OPEN:
        return is_doubted(speaker->verdict, "D6")
                   ? N_("{incorrect_rule} speaks of an incorrect claim, and does not say whether "
                        "one made in the wrong way is one.")
                   : N_("Whether {incorrect_rule} means one minute or two for these games is not "
                        "settled.");
    case CLOCK_NO_TIME:
        return N_("These rules name no penalty for this.");
    case CLOCK_BOTH_PAY:
        return N_("By {incorrect_rule} an incorrect claim costs the claimant {own_penalty} at "
                  "most and gives the opponent {penalty}.");
    default:
        return N_("By {incorrect_rule} the opponent is given {penalty}; nothing is taken from "
                  "the claimant.");
    }
}

static const char *why_move(const struct speaker *speaker)
{
    static const char *const whys[DUTIES] = {
        [DUTY_WRITTEN] = N_("A claim that is not valid binds to the move it was made with "
                            "({incorrect_rule})."),
        [DUTY_NAMED] = N_("An illegal move can't be played, but it binds to its piece as a touch "
                          "does ({incorrect_rule})."),
        [DUTY_TOUCHED] = N_("Who touches a piece to move it must move it, and has lost the claim "
                            "for this move ({rule})."),
        [DUTY_FREE] = N_("No move was written and no piece touched, so nothing binds "
                         "({incorrect_rule})."),
        [DUTY_OPPONENT] = N_("The claimant does not have the move ({rule})."),
    };
    const struct verdict *verdict = speaker->verdict;
    int duty = verdict_step(verdict, ASK_MOVE);

    if (duty == DUTY_FREE && parts_has_move(speaker))
        return N_("Under these rules a written move does not bind.");
    return duty < 0 ? NULL : whys[duty];
}

void explain_step(struct buf *out, const struct speaker *speaker, enum ask ask)
{
    static const char *(*const whys[ASKS])(const struct speaker *) = {
        [ASK_OUTCOME] = why_outcome, [ASK_CLOCK] = why_clock, [ASK_MOVE] = why_move};
    const char *why = whys[ask] && verdict_step(speaker->verdict, ask) >= 0 ? whys[ask](speaker)
                                                                            : NULL;
    struct buf rule = {0};

    if (!why)
        return;
    parts_rule(&rule, speaker, speaker->verdict->article);
    parts_say_with(out, speaker, _(why),
                   (const struct filling[]){{"rule", buf_text(&rule), 0}, {0}});
    buf_clear(&rule);
}

void explain_wrong_step(struct buf *out, const struct speaker *speaker, enum ask ask, int given)
{
    static const char *const sentences[ASKS] = {
        [ASK_ACTION] = N_("What the arbiter does: not “{given}”, but “{right}”."),
        [ASK_OUTCOME] = N_("The game: not “{given}”, but “{right}”."),
        [ASK_CLOCK] = N_("The clock: not “{given}”, but “{right}”."),
        [ASK_MOVE] = N_("The next move: not “{given}”, but “{right}”."),
    };
    struct buf wrong = {0}, right = {0}, why = {0};

    explain_option(&wrong, speaker, ask, given);
    explain_option(&right, speaker, ask, verdict_step(speaker->verdict, ask));
    parts_say_with(out, speaker, _(sentences[ask]),
                   (const struct filling[]){
                       {"given", buf_text(&wrong), 0}, {"right", buf_text(&right), 0}, {0}});
    explain_step(&why, speaker, ask);
    buf_printf(out, why.length > 0 ? " %s" : "%s", buf_text(&why));
    buf_clear(&wrong);
    buf_clear(&right);
    buf_clear(&why);
}
