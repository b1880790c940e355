/* SPDX-License-Identifier: MIT */
/* Reasons that only rules other than today's Laws give: series of moves, lists of men, what a
 * director decides, and what nobody has read. */
#include "text/explain_parts.h"

/* --- series of moves --- */

/* One run from each place to the next. */
static int series_times(const struct speaker *speaker)
{
    return (int)speaker->verdict->occurrences.count - 1;
}

void other_headline_series(struct buf *out, const struct speaker *speaker)
{
    struct buf times = {0};

    parts_times(&times, series_times(speaker));
    parts_say_with(out, speaker,
                   speaker->verdict->written != MOVE_NONE
                       ? _("The claim is valid: with {written} both players will have played the "
                           "same series of moves {series_times} in succession.")
                       : _("The claim is valid: both players have played the same series of moves "
                           "{series_times} in succession."),
                   (const struct filling[]){{"series_times", buf_text(&times), 0}, {0}});
    buf_clear(&times);
}

void other_facts_series(struct buf *out, const struct speaker *speaker)
{
    parts_say(out, speaker,
              _("Each run of the series ended where the next one began: {occurrences}."));
}

/* --- lists of men --- */

static const struct loss {
    struct saying listed, not_listed, outright;
} losses[CLAIM_KINDS] = {
    [CLAIM_FLAG] =
        {{N_("The game is drawn: White's flag has fallen, but with the men Black has left these "
             "rules give no win."),
          N_("The game is drawn: Black's flag has fallen, but with the men White has left these "
             "rules give no win.")},
         {N_("Black wins: White's flag has fallen, and the men Black has left are not on the list "
             "of these rules."),
          N_("White wins: Black's flag has fallen, and the men White has left are not on the list "
             "of these rules.")},
         {N_("Black wins: White's flag has fallen."), N_("White wins: Black's flag has fallen.")}},
    [CLAIM_RESIGN] =
        {{N_("The game is drawn: White has resigned, but with the men Black has left these rules "
             "give no win."),
          N_("The game is drawn: Black has resigned, but with the men White has left these rules "
             "give no win.")},
         {N_("Black wins: White has resigned, and the men Black has left are not on the list of "
             "these rules."),
          N_("White wins: Black has resigned, and the men White has left are not on the list of "
             "these rules.")},
         {N_("Black wins: White has resigned."), N_("White wins: Black has resigned.")}},
    [CLAIM_SECOND_ILLEGAL_MOVE] =
        {{N_("The game is drawn: it was White's second illegal move, but with the men Black has "
             "left these rules give no win."),
          N_("The game is drawn: it was Black's second illegal move, but with the men White has "
             "left these rules give no win.")},
         {N_("Black wins: it was White's second illegal move, and the men Black has left are not "
             "on the list of these rules."),
          N_("White wins: it was Black's second illegal move, and the men White has left are not "
             "on the list of these rules.")},
         {N_("Black wins: it was White's second illegal move."),
          N_("White wins: it was Black's second illegal move.")}},
};

void other_headline_loss(struct buf *out, const struct speaker *speaker)
{
    const struct loss *loss = &losses[speaker->verdict->claim.kind];
    enum reason reason = speaker->verdict->reason;
    struct saying said = reason == REASON_MATERIAL_LISTED ? loss->listed
                         : reason == REASON_NO_EXCEPTION  ? loss->outright
                                                          : loss->not_listed;

    if (said.white)
        parts_say_of(out, speaker, said, parts_loser(speaker));
    else
        parts_say(out, speaker,
                  _("No, the game goes on: the men that are left are not on the list of these "
                    "rules."));
}

void other_rule_list(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->claim.kind == CLAIM_DEAD)
        parts_say(out, speaker,
                  _("{rule}: only a list of men ends a game as dead. Whether anybody could still "
                    "mate is not asked."));
    else
        parts_say(out, speaker,
                  _("{rule}: a list of men decides whether the opponent wins. Whether a mate is "
                    "possible is not asked."));
}

/* --- what a director decides --- */

void other_rule_director(struct buf *out, const struct speaker *speaker)
{
    static const char *const said[CLAIM_KINDS] = {
        [CLAIM_FIVEFOLD] = N_("{rule}: the director may declare the game drawn, and need not."),
        [CLAIM_SEVENTYFIVE] = N_("{rule}: the director may declare the game drawn, and need not."),
        [CLAIM_FLAG] = N_("{rule}: with so little left to the opponent it is a draw, unless he "
                          "could force a win. The director judges that."),
        [CLAIM_FIFTY] = N_("{rule}: with so few men left the count of moves decides nothing. The "
                           "director looks the position up in a tablebase."),
    };
    const char *sentence = said[speaker->verdict->claim.kind];

    if (sentence)
        parts_say(out, speaker, _(sentence));
}

/* --- who may claim --- */

/* A valid claim by the player who is not on move: how that can be. */
bool other_rule_claimant(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;

    if (verdict->by == (enum color)game_at(speaker->game, verdict->claim.ply)->turn)
        return false;
    if (speaker->rules->claimant == CLAIMANT_EITHER)
        parts_say(out, speaker, _("{rule}: either player may claim what stands on the board."));
    else
        parts_say(out, speaker,
                  _("{rule}: the player who has made the move may still claim until the clock is "
                    "pressed."));
    return true;
}

/* --- what nobody has read --- */

const char *explain_rule_part(enum rule_part part)
{
    static const struct {
        enum rule_part part;
        const char *words;
    } parts[] = {
        {RULE_SERIES, N_("whether a position or a series of moves must come back")},
        {RULE_IDENTITY, N_("what must be the same for two positions to be the same")},
        {RULE_AUTOMATIC, N_("whether a repetition draws the game without a claim")},
        {RULE_CLAIMANT, N_("whether the player who is not on move may claim")},
        {RULE_WRITTEN, N_("whether one may claim with a move that is not yet made")},
        {RULE_FORM, N_("whether that move must be written down")},
        {RULE_TOUCH, N_("whether touching a piece ends the right to claim")},
        {RULE_FIFTY, N_("whether a number of moves draws the game, and which")},
        {RULE_ENDINGS, N_("which endings have a longer count of moves, and how long")},
        {RULE_DEAD, N_("when a position is dead")},
        {RULE_FLAG, N_("what a fallen flag means where a mate is unlikely or impossible")},
        {RULE_RESIGNATION, N_("what a resignation means where the opponent can't mate")},
        {RULE_ILLEGAL, N_("what a second illegal move costs")},
        {RULE_AGREEMENT, N_("from which move on a draw may be agreed")},
        {RULE_PENALTY, N_("what an incorrect claim costs")},
    };

    for (size_t n = 0; n < sizeof parts / sizeof *parts; n++)
        if (parts[n].part == part)
            return _(parts[n].words);
    return "";
}

void other_headline_unknown(struct buf *out, const struct speaker *speaker)
{
    parts_say_with(
        out, speaker, _("Left to the arbiter: it is not known under these rules {part}."),
        (const struct filling[]){{"part", explain_rule_part(speaker->verdict->unknown), 0}, {0}});
}

void other_rule_unknown(struct buf *out, const struct speaker *speaker)
{
    parts_say(out, speaker,
              _("{rule}: the text that would decide was not read by us, and nothing is put in its "
                "place."));
}

/* The half-moves of the claim, and what is known of the number. */
void other_facts_count(struct buf *out, const struct speaker *speaker)
{
    struct position claimed;
    struct count_limit limit;
    unsigned long plies = (unsigned long)speaker->verdict->halfmove_clock;

    parts_say(out, speaker,
              ngettext("There has been {plies} half-move without a capture or a pawn move.",
                       "There have been {plies} half-moves without a capture or a pawn move.",
                       plies));
    if (speaker->verdict->unknown != RULE_ENDINGS)
        return;
    parts_claimed(speaker, &claimed);
    limit = ruleset_count_limit(speaker->rules, &claimed);
    buf_add_char(out, ' ');
    parts_say_with(out, speaker,
                   limit.most_plies > 0
                       ? _("In this ending {least} may be enough, and {most} are for certain.")
                       : _("In this ending {least} may be enough."),
                   (const struct filling[]){
                       {"least", NULL, limit.least_plies}, {"most", NULL, limit.most_plies}, {0}});
}

static const char *const standings[] = {
    [STANDING_READ] = NULL,
    [STANDING_PARTLY] = N_("in part reported"),
    [STANDING_REPORTED] = N_("reported"),
    [STANDING_PRESUMED] = N_("reported, in part presumed"),
};

const char *explain_standing(const struct ruleset *rules)
{
    const char *words = standings[ruleset_standing(rules)];

    return words ? _(words) : NULL;
}
