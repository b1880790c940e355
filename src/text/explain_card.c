/* SPDX-License-Identifier: MIT */
/* The claim card: what is said before the answer.  Nothing here may give it away. */
#include "text/explain.h"

#include <string.h>

#include "text/explain_parts.h"

/* --- who claims what --- */

/* Kinds that name a player: the claimant, or whose flag fell. */
static const struct saying claims[CLAIM_KINDS] = {
    [CLAIM_THREEFOLD] = {N_("White claims a draw by repetition."),
                         N_("Black claims a draw by repetition.")},
    [CLAIM_FIFTY] = {N_("White claims a draw by the fifty-move rule."),
                     N_("Black claims a draw by the fifty-move rule.")},
    [CLAIM_FIVEFOLD] = {N_("Has the game ended by fivefold repetition?"), NULL},
    [CLAIM_SEVENTYFIVE] = {N_("Has the game ended by the seventy-five-move rule?"), NULL},
    [CLAIM_STALEMATE] = {N_("Has the game ended by stalemate?"), NULL},
    [CLAIM_DEAD] = {N_("Has the game ended because nobody can mate any more?"), NULL},
    [CLAIM_CHECKMATE] = {N_("Has the game ended by checkmate?"), NULL},
    [CLAIM_FLAG] = {N_("White's flag has fallen."), N_("Black's flag has fallen.")},
    [CLAIM_AGREEMENT] = {N_("The players agree to a draw."), NULL},
    [CLAIM_RESIGN] = {N_("White resigns."), N_("Black resigns.")},
    [CLAIM_SECOND_ILLEGAL_MOVE] = {N_("White has completed a second illegal move."),
                                   N_("Black has completed a second illegal move.")},
};

/* Where another number than five ends a game, the usual name of the rule would mislead. */
static bool is_other_number(const struct speaker *speaker)
{
    int number = speaker->rules->fivefold_automatic;

    return speaker->verdict->claim.kind == CLAIM_FIVEFOLD && number > 0 && number != 5;
}

void explain_claim(struct buf *out, const struct speaker *speaker)
{
    const struct claim *claim = &speaker->verdict->claim;

    if (claim->kind == CLAIM_FLAG && claim->fallen == SIDE_BOTH)
        parts_say(out, speaker, _("Both flags have fallen."));
    else if (is_other_number(speaker))
        parts_say(out, speaker, _("Has the game ended by repetition, without a claim?"));
    else
        parts_say_of(out, speaker, claims[claim->kind], parts_loser(speaker));
}

/* --- how --- */

static const struct saying on_board = {
    N_("White called the arbiter and pointed to the position on the board."),
    N_("Black called the arbiter and pointed to the position on the board.")};
static const struct saying wrote = {
    N_("White wrote {written} on the score sheet, called the arbiter, and has not played it."),
    N_("Black wrote {written} on the score sheet, called the arbiter, and has not played it.")};
/* Where nobody keeps a score sheet. */
static const struct saying ahead = {
    N_("White claims with the move {written}, and has not played it."),
    N_("Black claims with the move {written}, and has not played it.")};
static const struct saying announced = {
    N_("White announced {written} without writing it, called the arbiter, and has not played it."),
    N_("Black announced {written} without writing it, called the arbiter, and has not played it.")};
static const struct saying played = {
    N_("White played {last}, did not press the clock, and called the arbiter."),
    N_("Black played {last}, did not press the clock, and called the arbiter.")};
static const struct saying pressed = {
    N_("White played {last}, pressed the clock, and called the arbiter."),
    N_("Black played {last}, pressed the clock, and called the arbiter.")};

static const struct saying changed = {
    N_("White wrote {written} on the score sheet and then {rewritten} in its place, called the "
       "arbiter, and has played neither."),
    N_("Black wrote {written} on the score sheet and then {rewritten} in its place, called the "
       "arbiter, and has played neither.")};

static struct saying how_claimed(const struct speaker *speaker)
{
    unsigned flags = speaker->verdict->claim.flags;

    if (speaker->verdict->claim.changed[0] != '\0')
        return changed;
    if (parts_has_move(speaker) && speaker->rules->ahead == AHEAD_OFFER)
        return ahead;
    if (parts_has_move(speaker))
        return flags & CLAIM_UNWRITTEN ? announced : wrote;
    if (flags & CLAIM_MADE)
        return flags & CLAIM_PRESSED ? pressed : played;
    return on_board;
}

/* For questions that nobody claims: where the arbiter is asked. */
static const char *const asked[CLAIM_KINDS] = {
    [CLAIM_FIVEFOLD] = N_("The arbiter is asked {placed}; nobody needs to have claimed."),
    [CLAIM_SEVENTYFIVE] = N_("The arbiter is asked {placed}; nobody needs to have claimed."),
    [CLAIM_STALEMATE] = N_("The arbiter is asked {placed}."),
    [CLAIM_DEAD] = N_("The arbiter is asked {placed}; nobody needs to have claimed."),
    [CLAIM_CHECKMATE] = N_("The arbiter is asked {placed}."),
    [CLAIM_FLAG] = N_("It was noticed {placed}."),
    [CLAIM_AGREEMENT] = N_("They agreed {placed}."),
    [CLAIM_RESIGN] = N_("It was said {placed}."),
    [CLAIM_SECOND_ILLEGAL_MOVE] =
        N_("The illegal move was taken back; the position is the one {placed}."),
};

/* Facts beside the claim, in the order in which they happened. */
static const struct {
    unsigned flag;
    struct saying said;
} circumstances[] = {
    {CLAIM_NO_SHEET, {N_("No score sheet is kept."), NULL}},
    {CLAIM_LAST_PERIOD,
     {N_("It is the last period of a game without increment, and the rules for that hold."), NULL}},
    {CLAIM_AGAIN, {N_("The same claim was refused at this position before."), NULL}},
    {CLAIM_TOUCHED,
     {N_("Before claiming White touched a piece, meaning to move it."),
      N_("Before claiming Black touched a piece, meaning to move it.")}},
    {CLAIM_RUNNING, {N_("White did not stop the clock."), N_("Black did not stop the clock.")}},
    {CLAIM_ACCEPTED,
     {N_("Black says at once: I agree to a draw."), N_("White says at once: I agree to a draw.")}},
};

static void how_flag(struct buf *out, const struct speaker *speaker)
{
    static const struct saying fell = {N_("White's flag fell while the claim was looked at."),
                                       N_("Black's flag fell while the claim was looked at.")};
    enum claim_side side = speaker->verdict->claim.flag_fallen;

    if (side == SIDE_BOTH)
        parts_say(out, speaker, _("Both flags fell while the claim was looked at."));
    else if (side != SIDE_UNSAID)
        parts_say_of(out, speaker, fell, side == SIDE_WHITE ? WHITE : BLACK);
}

static void how_circumstances(struct buf *out, const struct speaker *speaker)
{
    size_t start = out->length;

    for (size_t n = 0; n < sizeof circumstances / sizeof *circumstances; n++)
        if (speaker->verdict->claim.flags & circumstances[n].flag) {
            parts_apart(out, start, ' ');
            parts_say_of(out, speaker, circumstances[n].said, parts_claimant(speaker));
        }
    parts_tell(out, start, ' ', speaker, how_flag);
}

void explain_how(struct buf *out, const struct speaker *speaker)
{
    const struct claim *claim = &speaker->verdict->claim;
    size_t start = out->length;

    if (asked[claim->kind])
        parts_say(out, speaker, _(asked[claim->kind]));
    else
        parts_say_of(out, speaker, how_claimed(speaker), parts_claimant(speaker));
    parts_tell(out, start, ' ', speaker, how_circumstances);
}

/* --- whose turn --- */

static void turn_move(struct buf *out, const struct speaker *speaker)
{
    const struct claim *claim = &speaker->verdict->claim;

    if (claim->changed[0] != '\0')
        parts_say(out, speaker,
                  _("{written} was written first, then {rewritten}; neither is played."));
    else if (parts_has_move(speaker))
        parts_say(out, speaker,
                  claim->flags & CLAIM_UNWRITTEN ? _("{written} is announced, not played.")
                                                 : _("{written} is written, not played."));
    else if (claim->flags & CLAIM_MADE)
        parts_say(out, speaker,
                  claim->flags & CLAIM_PRESSED ? _("{last} is played and the clock pressed.")
                                               : _("{last} is played, the clock not pressed."));
}

static void turn_color(struct buf *out, const struct speaker *speaker)
{
    int turn = game_at(speaker->game, speaker->verdict->claim.ply)->turn;

    parts_say(out, speaker, turn == WHITE ? _("White to move.") : _("Black to move."));
}

void explain_turn(struct buf *out, const struct speaker *speaker)
{
    size_t start = out->length;

    turn_color(out, speaker);
    parts_tell(out, start, ' ', speaker, turn_move);
}

/* --- beside an author's words --- */

/* A move that is named as claimed with is written and not played. */
static bool names_written(const struct speaker *speaker, const char *words)
{
    const struct claim *claim = &speaker->verdict->claim;
    struct buf label = {0};
    bool is_named;

    if (!parts_has_move(speaker) || claim->changed[0] || claim->flags & CLAIM_UNWRITTEN)
        return false;
    parts_written(&label, speaker);
    is_named = strstr(words, buf_text(&label)) != NULL;
    buf_clear(&label);
    return is_named;
}

static void last_move(struct buf *out, const struct speaker *speaker)
{
    const struct claim *claim = &speaker->verdict->claim;

    if (claim->ply > 0 && !(claim->flags & CLAIM_MADE)) /* else it has just been named */
        parts_say(out, speaker, _("Last played move: {last}."));
}

/* Where moves are counted that the score does not show. */
void explain_before(struct buf *out, const struct speaker *speaker)
{
    enum claim_kind kind = speaker->verdict->claim.kind;
    unsigned long before = game_at(speaker->game, 0)->halfmove;

    if (before == 0 || (kind != CLAIM_FIFTY && kind != CLAIM_SEVENTYFIVE))
        return;
    parts_say_with(out, speaker,
                   ngettext("Before the moves shown here there was {count} half-move without "
                            "capture or pawn move.",
                            "Before the moves shown here there were {count} half-moves without "
                            "capture or pawn move.",
                            before),
                   (const struct filling[]){{"count", NULL, (long)before}, {0}});
}

void explain_beside(struct buf *out, const struct speaker *speaker, const char *words)
{
    size_t start = out->length;

    turn_color(out, speaker);
    if (!names_written(speaker, words))
        parts_tell(out, start, ' ', speaker, turn_move);
    parts_tell(out, start, ' ', speaker, last_move);
    parts_tell(out, start, ' ', speaker, how_circumstances);
    parts_tell(out, start, ' ', speaker, explain_before);
}

void explain_ruleset(struct buf *out, const struct ruleset *rules)
{
    const char *standing = explain_standing(rules);

    buf_printf(out, standing ? "%s (%s; %s)" : "%s (%s)", _(rules->name), rules->id, standing);
}

/* --- the question --- */

void explain_question(struct buf *out, const struct speaker *speaker)
{
    static const char *const questions[CLAIM_KINDS] = {
        [CLAIM_THREEFOLD] = N_("Is the claim correct?"),
        [CLAIM_FIFTY] = N_("Is the claim correct?"),
        [CLAIM_FIVEFOLD] = N_("Has the game ended in this way?"),
        [CLAIM_SEVENTYFIVE] = N_("Has the game ended in this way?"),
        [CLAIM_STALEMATE] = N_("Has the game ended in this way?"),
        [CLAIM_DEAD] = N_("Has the game ended in this way?"),
        [CLAIM_CHECKMATE] = N_("Has the game ended in this way?"),
        [CLAIM_FLAG] = N_("What is the result?"),
        [CLAIM_AGREEMENT] = N_("Is the game drawn?"),
        [CLAIM_RESIGN] = N_("What is the result?"),
        [CLAIM_SECOND_ILLEGAL_MOVE] = N_("What is the result?"),
    };

    parts_say(out, speaker, _(questions[speaker->verdict->claim.kind]));
}

/* --- hints --- */

/* The rule of the kind of claim, not of the verdict. */
static const char *article_of_claim(const struct speaker *speaker)
{
    const struct ruleset_articles *articles = &speaker->rules->articles;

    switch (speaker->verdict->claim.kind) {
    case CLAIM_THREEFOLD:
        return parts_has_move(speaker) ? articles->threefold_written : articles->threefold_board;
    case CLAIM_FIFTY:
        return parts_has_move(speaker) ? articles->fifty_written : articles->fifty_board;
    case CLAIM_FIVEFOLD:
        return articles->fivefold;
    case CLAIM_SEVENTYFIVE:
        return articles->seventyfive;
    case CLAIM_STALEMATE:
        return articles->stalemate;
    case CLAIM_DEAD:
        return articles->dead;
    case CLAIM_CHECKMATE:
        return articles->checkmate;
    case CLAIM_FLAG:
        return articles->flag;
    case CLAIM_AGREEMENT:
        return articles->agreement;
    case CLAIM_RESIGN:
        return articles->resignation;
    default:
        return articles->illegal_move_twice;
    }
}

static void hint_article(struct buf *out, const struct speaker *speaker)
{
    struct buf rule = {0};

    parts_rule(&rule, speaker, article_of_claim(speaker));
    parts_say_with(out, speaker, _("The rule to look at: {article}."),
                   (const struct filling[]){{"article", buf_text(&rule), 0}, {0}});
    buf_clear(&rule);
}

static const char *const conditions[REASON_COUNT] = {
    [REASON_THIRD_OCCURRENCE] = N_("Count how often the very same position has been there."),
    [REASON_COUNTED_SHORT] = N_("Count how often the very same position has been there."),
    [REASON_FIVEFOLD] = N_("Count how often the very same position has been there."),
    [REASON_OTHER_SIDE_TO_MOVE] = N_("Ask of each position whose move it was."),
    [REASON_CASTLING_RIGHTS] = N_("Ask of each position who still had the right to castle."),
    [REASON_EN_PASSANT] = N_("Ask of each position which pawns could be taken, and how."),
    [REASON_ZEROING_MOVE] = N_("Look closely at the written move itself."),
    [REASON_OTHER_MOVE_WRITTEN] = N_("Compare the board with what the written move brings."),
    [REASON_ILLEGAL_MOVE] = N_("Look closely at the written move itself."),
    [REASON_FIFTY_REACHED] = N_("Count half-moves since the last capture or pawn move."),
    [REASON_FIFTY_SHORT] = N_("Count half-moves since the last capture or pawn move."),
    [REASON_SEVENTYFIVE] = N_("Count half-moves since the last capture or pawn move."),
    [REASON_SEVENTYFIVE_SHORT] = N_("Count half-moves since the last capture or pawn move."),
    [REASON_STALEMATE] = N_("Look for a check, and for a legal move."),
    [REASON_CHECKMATE] = N_("Look for a check, and for a legal move."),
    [REASON_NOT_STALEMATE] = N_("Look for a check, and for a legal move."),
    [REASON_NOT_CHECKMATE] = N_("Look for a check, and for a legal move."),
    [REASON_DEAD] = N_("Try to build a mate, with both players helping."),
    [REASON_NOT_DEAD] = N_("Try to build a mate, with both players helping."),
    [REASON_OPPONENT_CAN_MATE] = N_("Try to build a mate, with both players helping."),
    [REASON_OPPONENT_CANNOT_MATE] = N_("Try to build a mate, with both players helping."),
    [REASON_BOTH_FLAGS] = N_("Ask which flag fell first."),
    [REASON_NOT_PROVEN] = N_("Ask what is known for certain."),
    [REASON_HISTORY_UNKNOWN] = N_("Ask what is known for certain."),
    [REASON_NOT_ON_MOVE] = N_("Ask who may claim, and when."),
    [REASON_MOVE_ALREADY_MADE] = N_("Ask who may claim, and when."),
    [REASON_PIECE_TOUCHED] = N_("Ask who may claim, and when."),
    [REASON_NOT_WRITTEN] = N_("Ask in what form a claim is made."),
    [REASON_GAME_OVER] = N_("Ask whether the game was still going on."),
    [REASON_NOT_IN_RULESET] = N_("Ask which claims these rules know."),
    [REASON_AGREED] = N_("Count the moves that both have made."),
    [REASON_AGREED_TOO_EARLY] = N_("Count the moves that both have made."),
    [REASON_SERIES_REPEATED] = N_("Compare the moves, not only the positions."),
    [REASON_SERIES_NOT_REPEATED] = N_("Compare the moves, not only the positions."),
    [REASON_NOT_CONSECUTIVE] = N_("Count the moves between the occurrences."),
    [REASON_RULE_UNKNOWN] = N_("Ask what is known of these rules."),
    [REASON_DIRECTOR_DECIDES] = N_("Ask what these rules leave to the director."),
    [REASON_DEMAND_UNKNOWN] = N_("Ask when the count begins under these rules."),
    [REASON_MATERIAL_LISTED] = N_("Look at the men that are left, and at nothing else."),
    [REASON_MATERIAL_NOT_LISTED] = N_("Look at the men that are left, and at nothing else."),
    [REASON_NO_EXCEPTION] = N_("Ask which exceptions these rules know."),
};

static void hint_occurrences(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;

    if (parts_is_repetition(speaker) && verdict->occurrences.count > 1)
        parts_say(out, speaker, _("The very same position stands {occurrences}."));
    else if (parts_is_repetition(speaker) && verdict->occurrences.count == 1)
        parts_say(out, speaker, _("No earlier position is the same as the one {occurrences}."));
    else if (parts_is_count(speaker))
        parts_say(out, speaker,
                  ngettext("On the board there has been {board_plies} half-move without a capture "
                           "or a pawn move {since}.",
                           "On the board there have been {board_plies} half-moves without a "
                           "capture or a pawn move {since}.",
                           game_at(speaker->game, verdict->claim.ply)->halfmove));
    else
        parts_say(out, speaker, _("There are no positions to compare here."));
}

void explain_hint(struct buf *out, const struct speaker *speaker, int level)
{
    if (level <= 1)
        hint_article(out, speaker);
    else if (level == 2)
        parts_say(out, speaker, _(conditions[speaker->verdict->reason]));
    else
        hint_occurrences(out, speaker);
}
