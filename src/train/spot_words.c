/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/spot_words.h"

#include "core/near_miss.h"
#include "pgn/claim_text.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/phrase.h"

/* A sentence about the ply on the board and the first chance; n is for {n}. */
static void say(struct buf *out, const struct spot *spot, const struct san_letters *letters,
                const char *sentence, long n)
{
    struct buf played = {0}, first = {0};
    notation_move(&played, spot->game, spot->ply, letters);
    if (spot->first >= 0)
        notation_move(&first, spot->game, spot->first, letters);
    if (out->length > 0)
        buf_add(out, "  ");
    phrase_with(out, sentence,
                (const struct filling[]){{"move", buf_text(&played), 0},
                                         {"first", buf_text(&first), 0},
                                         {"n", NULL, n},
                                         {0}});
    buf_clear(&played);
    buf_clear(&first);
}

static const char *late_sentence(int late)
{
    return ngettext("Found, {n} half-move after the first chance, which was after {first}.",
                    "Found, {n} half-moves after the first chance, which was after {first}.",
                    (unsigned long)late);
}

static const char *result_sentence(const struct spot *spot)
{
    int late = spot_late_by(spot);
    switch (spot->state) {
    case SPOT_CLAIMED:
        return late > 0 ? late_sentence(late) : _("Found at the first chance: after {move}.");
    case SPOT_ENDED:
        return _("You saw that the game was over after {move}.");
    case SPOT_PLAYED_ON:
        return _("You played on: the game was over after {move}.");
    default:
        return spot->first >= 0
                   ? _("Missed: a draw could be claimed, for the first time after {first}.")
                   : _("That was the whole game, and there was nothing to claim in it.");
    }
}

static bool ended_by_itself(const struct spot *spot)
{
    return spot->state == SPOT_ENDED || spot->state == SPOT_PLAYED_ON;
}

void spot_say_result(struct buf *out, const struct spot *spot, const struct san_letters *letters)
{
    int wrong = spot_false_claims(spot);
    say(out, spot, letters, result_sentence(spot), spot_late_by(spot));
    if (ended_by_itself(spot) && spot->first >= 0)
        say(out, spot, letters,
            _("A draw could have been claimed before, for the first time after {first}."), 0);
    if (wrong > 0)
        say(out, spot, letters,
            ngettext("{n} claim was not right.", "{n} claims were not right.",
                     (unsigned long)wrong),
            wrong);
}

const char *spot_worth_words(enum spot_worth worth)
{
    static const char *const words[] = {
        [SPOT_FIRST] = N_("right, at the first chance"),
        [SPOT_LATE] = N_("right, but not at the first chance"),
        [SPOT_FALSE] = N_("not right"),
        [SPOT_OPEN] = N_("left to the arbiter"),
    };
    return _(words[worth]);
}

void spot_say_claim(struct buf *out, const struct spot *spot, int n,
                    const struct san_letters *letters)
{
    const struct spot_claimed *claimed = &spot->claims[n];
    struct buf played = {0}, claim = {0};
    notation_move(&played, spot->game, claimed->verdict.claim.ply, letters);
    claim_text_write(&claim, &claimed->verdict.claim);
    phrase_with(out, _("after {move}, {claim}: {worth}"),
                (const struct filling[]){{"move", buf_text(&played), 0},
                                         {"claim", buf_text(&claim), 0},
                                         {"worth", spot_worth_words(claimed->worth), 0},
                                         {0}});
    buf_clear(&played);
    buf_clear(&claim);
}

bool spot_report(const struct spot_run *run, const struct san_letters *letters,
                 struct report *out)
{
    struct near_miss_list near = {0};
    bool good = near_misses(run->spot.game, run->rules, &near) &&
                report_game(out, run->game.pgn, run->rules, &run->spot.events, &near, letters);
    near_miss_list_clear(&near);
    return good;
}
