/* SPDX-License-Identifier: MIT */
#include "text/key_words.h"

#include <string.h>

#include "text/i18n.h"

static const struct {
    const char *key, *words;
} keys[] = {
    {"repetition", N_("what must come back")},
    {"identity.castling", N_("are castling rights compared?")},
    {"identity.en-passant", N_("is a possible capture en passant compared?")},
    {"threefold.claim", N_("times that it must stand there for a claim")},
    {"fivefold.automatic", N_("times after which the game is over by itself")},
    {"fivefold.consecutive", N_("must those times be consecutive?")},
    {"fifty.claim", N_("half-moves without capture or pawn move for a claim")},
    {"fifty.from-demand", N_("are they counted only once a player asks for it?")},
    {"fifty.challenge", N_("may the count be asked for as a challenge?")},
    {"fifty.least-men", N_("men that must be left for the count")},
    {"seventyfive.automatic", N_("half-moves after which the game is over by itself")},
    {"director.repetition", N_("times after which the director may step in")},
    {"director.count", N_("half-moves after which the director may step in")},
    {"director.timed-only", N_("does the director step in only where clocks run?")},
    {"claim.by", N_("who may claim")},
    {"claim.ahead", N_("a move that is written and not played makes")},
    {"claim.clock", N_("the clock during a claim")},
    {"claim.before-clock", N_("may one claim after the move, before the clock is pressed?")},
    {"claim.touch-ends", N_("does touching a piece end the right to claim?")},
    {"claim.must-write", N_("must the move be written?")},
    {"claim.written-fixed", N_("may a written move no longer be changed?")},
    {"claim.written-binds", N_("must it be played after a claim that was not right?")},
    {"penalty.opponent", N_("seconds that an incorrect claim gives the opponent")},
    {"penalty.claimant", N_("seconds that an incorrect claim costs the claimant")},
    {"penalty.claimant-half", N_("does it cost half of the time left?")},
    {"dead", N_("a dead position is found by")},
    {"flag", N_("a fallen flag loses, unless the opponent")},
    {"resignation", N_("a resignation loses, unless the opponent")},
    {"second-illegal-move", N_("a second illegal move loses, unless the opponent")},
    {"agreement.after", N_("half-moves before a draw may be agreed")},
};

static const struct {
    const char *key, *value, *words; /* key NULL: of all keys */
} values[] = {
    {"repetition", "position", N_("a position")},
    {"repetition", "series", N_("a series of moves")},
    {"claim.by", "on-move", N_("the player who is to move")},
    {"claim.by", "either", N_("either player")},
    {"claim.ahead", "claim", N_("a claim")},
    {"claim.ahead", "offer", N_("no more than an offer")},
    {"claim.clock", "unsaid", N_("nothing is said")},
    {"claim.clock", "either", N_("may run or be stopped")},
    {"claim.clock", "may", N_("may be stopped")},
    {"claim.clock", "should", N_("is to be stopped")},
    {"dead", "full", N_("what moves can do")},
    {"dead", "material", N_("a list of men")},
    {"dead", "unread", N_("a rule that nobody has read")},
    {NULL, "helpmate", N_("cannot mate by any series of legal moves")},
    {NULL, "outright", N_("is: there is no exception")},
    {NULL, "material", N_("has only men of a list")},
    {NULL, "lone-minor", N_("has a lone king, or one minor piece")},
    {NULL, "forced-win", N_("cannot force a win with what is left")},
    {NULL, "none", N_("no such rule")},
    {NULL, "yes", N_("yes")},
    {NULL, "no", N_("no")},
    {NULL, "unknown", N_("not known")},
    {NULL, "0", N_("no such rule")},
};

const char *key_words(const struct ruleset_key *key)
{
    const char *name = ruleset_key_name(key);

    for (size_t n = 0; n < sizeof keys / sizeof *keys; n++)
        if (strcmp(keys[n].key, name) == 0)
            return _(keys[n].words);
    return name;
}

static const char *words_of(const char *key, const char *value)
{
    for (size_t n = 0; n < sizeof values / sizeof *values; n++)
        if ((!values[n].key || strcmp(values[n].key, key) == 0) &&
            strcmp(values[n].value, value) == 0)
            return _(values[n].words);
    return value;
}

void key_words_value(struct buf *out, const struct ruleset_key *key, const struct ruleset *rules)
{
    struct buf value = {0};

    ruleset_key_write(&value, key, rules);
    buf_add(out, words_of(ruleset_key_name(key), buf_text(&value)));
    buf_clear(&value);
}
