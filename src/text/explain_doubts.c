/* SPDX-License-Identifier: MIT */
/* What the rules leave open: two readings of each doubt, by its number in doc/rules.md.  That the
 * arbiter decides is said here only where explain_next() does not say it. */
#include "text/explain_parts.h"

#include <string.h>

static const struct {
    const char *name;
    const char *readings;
} doubts[] = {
    {"D1", N_("One reading: in blitz an incorrect claim costs one minute, as in rapid. The other: "
              "where one arbiter watches each game the rules for long games hold in full, and it "
              "costs two.")},
    {"D2", N_("One reading: a player has the move as soon as the opponent's move is made. The "
              "other: only when the opponent has pressed the clock as well.")},
    {"D3", N_("One reading: the claim is not in order; the player is told to write the move down, "
              "and the claim is then looked at. The other: it is an incorrect claim, the opponent "
              "is given {penalty} more, and the player may write the move and claim again.")},
    {"D4", N_("One reading: the position on the board already gives the right to the draw, so the "
              "claim is good whatever was written. The other: who writes a move claims with that "
              "move, and with this one the claim is false.")},
    {"D5", N_("One reading: the old text asks for the same player to move each time. The other: "
              "it only asks for the same position. Its exact words are not known to us.")},
    {"D6", N_("One reading: a claim made in the wrong way is no claim, and costs no time. The "
              "other: it is an incorrect claim, and the opponent is given {penalty} more.")},
    {"D7", N_("One reading: the rules used here still hold. The other: a later edition may have "
              "changed them. The arbiter knows which is in force.")},
    {"D8", N_("One reading: the penalty was the one given here. The other: our sources for those "
              "years are second-hand, and it may have been another.")},
    {"D9", N_("One reading: a mate is still possible, so the game is not drawn by this. The other: "
              "there is none, and it is. Neither is proven.")},
    {"D10", N_("One reading: the mate was written and not played; the move is neither a capture "
               "nor a pawn move, so it completes the count and the game is drawn. The other: a "
               "mate ends the game as a win, and should be played. The first is taken here; the "
               "arbiter decides.")},
};

/* Where the penalty itself isn't known, a number of minutes would say too much. */
static const struct {
    const char *name;
    const char *readings;
} without_penalty[] = {
    {"D3", N_("One reading: the claim is not in order; the player is told to write the move down, "
              "and the claim is then looked at. The other: it is an incorrect claim, and the "
              "player may write the move and claim again.")},
};

static bool tell_without_penalty(struct buf *out, const struct speaker *speaker, const char *name)
{
    if (speaker->rules->penalty_opponent_seconds > 0)
        return false;
    for (size_t n = 0; n < sizeof without_penalty / sizeof *without_penalty; n++)
        if (strcmp(without_penalty[n].name, name) == 0) {
            parts_say(out, speaker, _(without_penalty[n].readings));
            return true;
        }
    return false;
}

/* What follows says that the arbiter decides, or whether time is given. */
static bool is_said_next(const struct verdict *verdict, const char *name)
{
    return verdict->outcome == OUTCOME_ARBITER ||
           (strcmp(name, "D6") == 0 && !verdict->has_penalty &&
            verdict->outcome == OUTCOME_CONTINUE);
}

/* What we don't know is no question for the arbiter; D10 says it itself. */
static bool is_for_arbiter(const char *name)
{
    return strcmp(name, "D5") != 0 && strcmp(name, "D7") != 0 && strcmp(name, "D8") != 0 &&
           strcmp(name, "D10") != 0;
}

static void tell_doubt(struct buf *out, const struct speaker *speaker, const char *name)
{
    bool told = tell_without_penalty(out, speaker, name);
    for (size_t n = 0; !told && n < sizeof doubts / sizeof *doubts; n++)
        if (strcmp(doubts[n].name, name) == 0)
            parts_say(out, speaker, _(doubts[n].readings));
    if (!is_for_arbiter(name) || is_said_next(speaker->verdict, name))
        return;
    buf_add_char(out, ' ');
    buf_add(out, _("The arbiter decides."));
}

void explain_doubts(struct buf *out, const struct speaker *speaker)
{
    const char *const *names = speaker->verdict->doubts;
    size_t start = out->length;

    for (int n = 0; n < VERDICT_DOUBTS && names[n]; n++) {
        parts_apart(out, start, '\n');
        tell_doubt(out, speaker, names[n]);
    }
}
