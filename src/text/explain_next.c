/* SPDX-License-Identifier: MIT */
/* What happens now at the board. */
#include "text/explain.h"

#include <string.h>

#include "text/explain_parts.h"

/* A doubt about the penalty has been told with the reasons. */
static bool is_penalty_open(const struct verdict *verdict)
{
    for (int n = 0; n < VERDICT_DOUBTS && verdict->doubts[n]; n++)
        if (strcmp(verdict->doubts[n], "D6") == 0)
            return true;
    return false;
}

static void next_penalty(struct buf *out, const struct speaker *speaker)
{
    static const struct saying given = {
        N_("Black is given {penalty} more on the clock ({incorrect_rule})."),
        N_("White is given {penalty} more on the clock ({incorrect_rule})."),
    };
    static const struct saying open = {
        N_("Whether Black is given {penalty} more for it is the arbiter's decision."),
        N_("Whether White is given {penalty} more for it is the arbiter's decision."),
    };
    static const struct saying taken = {N_("White loses {own_penalty} on the clock."),
                                        N_("Black loses {own_penalty} on the clock.")};
    static const struct saying half = {
        N_("White loses half of the time that is left, {own_penalty} at most."),
        N_("Black loses half of the time that is left, {own_penalty} at most.")};
    const struct verdict *verdict = speaker->verdict;
    size_t start = out->length;

    if (verdict->penalty_opponent > 0)
        parts_say_of(out, speaker, given, verdict->by);
    if (verdict->penalty_claimant > 0) {
        parts_apart(out, start, ' ');
        parts_say_of(out, speaker, verdict->penalty_claimant_half ? half : taken, verdict->by);
    }
    if (claim_is_made_by_player(verdict->claim.kind) && !verdict->has_penalty &&
        verdict->reason != REASON_NOT_IN_RULESET) {
        if (ruleset_is_unknown(speaker->rules, RULE_PENALTY))
            parts_say(out, speaker,
                      _("What that costs, if anything, is not known under these rules."));
        else if (is_penalty_open(verdict))
            parts_say_of(out, speaker, open, verdict->by);
        else
            parts_say(out, speaker, _("No time is added: the rules name no penalty for this."));
    }
}

static void next_move(struct buf *out, const struct speaker *speaker)
{
    static const struct saying play = {N_("White must now play {written}, as it was written."),
                                       N_("Black must now play {written}, as it was written.")};
    static const struct saying announced = {
        N_("White must now play {written}, as it was announced."),
        N_("Black must now play {written}, as it was announced.")};
    static const struct saying touched = {
        N_("White must move the touched piece, if it has a legal move."),
        N_("Black must move the touched piece, if it has a legal move.")};
    static const struct saying other = {
        N_("White must move the piece that was named, if it has a legal move."),
        N_("Black must move the piece that was named, if it has a legal move.")};
    static const struct saying on = {N_("The game goes on, with White to move."),
                                     N_("The game goes on, with Black to move.")};
    static const struct saying turns = {N_("It is White's move."), N_("It is Black's move.")};
    const struct verdict *verdict = speaker->verdict;
    enum claim_kind kind = verdict->claim.kind;
    int turn = game_at(speaker->game, verdict->claim.ply)->turn;

    if (verdict->must_play_written)
        parts_say_of(out, speaker, verdict->claim.flags & CLAIM_UNWRITTEN ? announced : play,
                     verdict->by);
    else if (verdict->reason == REASON_PIECE_TOUCHED)
        parts_say_of(out, speaker, touched, verdict->by);
    else if (verdict->reason == REASON_ILLEGAL_MOVE)
        parts_say_of(out, speaker, other, verdict->by);
    else if (kind == CLAIM_FIVEFOLD || kind == CLAIM_SEVENTYFIVE) /* the headline says it */
        parts_say_of(out, speaker, turns, (enum color)turn);
    else
        parts_say_of(out, speaker, on, (enum color)turn);
}

static void next_offer(struct buf *out, const struct speaker *speaker)
{
    static const struct saying stands = {
        N_("The claim also counts as an offer of a draw ({offer_rule}): it stands until Black "
           "accepts it, refuses it, or touches a piece to move it."),
        N_("The claim also counts as an offer of a draw ({offer_rule}): it stands until White "
           "accepts it, refuses it, or touches a piece to move it.")};

    if (speaker->verdict->offer_stands)
        parts_say_of(out, speaker, stands, speaker->verdict->by);
}

static void next_continue(struct buf *out, const struct speaker *speaker)
{
    size_t start = out->length;

    parts_tell(out, start, ' ', speaker, next_penalty);
    parts_tell(out, start, ' ', speaker, next_move);
    parts_tell(out, start, ' ', speaker, next_offer);
}

static void next_void(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->end_ply < speaker->verdict->claim.ply)
        parts_say(out, speaker, _("What was played after that does not count."));
}

/* A mate keeps its winner; every other end is a draw.  No move led to the position that a
 * score begins with. */
static void next_over(struct buf *out, const struct speaker *speaker)
{
    static const struct saying won = {N_("The result stands: White won {with_end}."),
                                      N_("The result stands: Black won {with_end}.")};
    static const struct saying mated = {N_("The result stands: White has won."),
                                        N_("The result stands: Black has won.")};
    const struct verdict *verdict = speaker->verdict;
    bool has_move = verdict->end_ply > 0;
    size_t start = out->length;

    if (verdict->end_kind == EVENT_CHECKMATE)
        parts_say_of(out, speaker, has_move ? won : mated,
                     color_other((enum color)game_at(speaker->game, verdict->end_ply)->turn));
    else
        parts_say(out, speaker,
                  has_move ? _("The result stands: the game was drawn {with_end}.")
                           : _("The result stands: the game is drawn."));
    parts_tell(out, start, ' ', speaker, next_void);
}

/* The headline has said when. */
static void next_ended(struct buf *out, const struct speaker *speaker)
{
    size_t start = out->length;

    parts_say(out, speaker, _("The game is drawn."));
    parts_tell(out, start, ' ', speaker, next_void);
}

static void next_correct(struct buf *out, const struct speaker *speaker)
{
    parts_say(out, speaker,
              parts_has_move(speaker)
                  ? _("The game is drawn at once ({correct_rule}); {written} is not played.")
                  : _("The game is drawn at once ({correct_rule})."));
}

static void next_flag_late(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->claim.flag_fallen != SIDE_UNSAID)
        parts_say(out, speaker,
                  _("The flag that fell while the claim was looked at no longer matters."));
}

static void next_draw(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;

    if (verdict->answer == VERDICT_RESULT)
        parts_say(out, speaker, _("The game is drawn."));
    else if (!claim_is_made_by_player(verdict->claim.kind))
        next_ended(out, speaker);
    else {
        size_t start = out->length;

        next_correct(out, speaker);
        parts_tell(out, start, ' ', speaker, next_flag_late);
    }
}

static void next_agreed(struct buf *out, const struct speaker *speaker)
{
    static const struct saying accepted = {
        N_("Black accepts the offer of a draw that every claim carries ({offer_rule}): the game "
           "is drawn by agreement, whatever the claim was worth."),
        N_("White accepts the offer of a draw that every claim carries ({offer_rule}): the game "
           "is drawn by agreement, whatever the claim was worth.")};

    if (speaker->verdict->claim.kind == CLAIM_AGREEMENT)
        parts_say(out, speaker, _("The game is drawn."));
    else
        parts_say_of(out, speaker, accepted, speaker->verdict->by);
}

static void next_won(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->reason == REASON_CHECKMATE)
        next_over(out, speaker);
    else
        parts_say(out, speaker,
                  speaker->verdict->outcome == OUTCOME_WHITE_WINS ? _("White wins the game.")
                                                                  : _("Black wins the game."));
}

/* The two minutes do not wait for what the flag brings. */
static void next_flag(struct buf *out, const struct speaker *speaker)
{
    static const struct saying fell = {
        N_("White's flag fell while the claim was looked at; the arbiter decides what follows."),
        N_("Black's flag fell while the claim was looked at; the arbiter decides what follows.")};
    enum claim_side fallen = speaker->verdict->claim.flag_fallen;

    if (fallen == SIDE_WHITE || fallen == SIDE_BLACK)
        parts_say_of(out, speaker, fell, fallen == SIDE_WHITE ? WHITE : BLACK);
    else if (fallen == SIDE_BOTH)
        parts_say(out, speaker,
                  _("Both flags fell while the claim was looked at; the arbiter decides what "
                    "follows."));
    else
        parts_say(out, speaker, _("The arbiter decides."));
}

static void next_arbiter(struct buf *out, const struct speaker *speaker)
{
    size_t start = out->length;

    if (speaker->verdict->answer == VERDICT_INVALID)
        parts_tell(out, start, ' ', speaker, next_penalty);
    parts_tell(out, start, ' ', speaker, next_flag);
    parts_tell(out, start, ' ', speaker, next_offer);
}

static void (*const nexts[OUTCOME_COUNT])(struct buf *, const struct speaker *) = {
    [OUTCOME_DRAW] = next_draw,         [OUTCOME_DRAW_AGREED] = next_agreed,
    [OUTCOME_CONTINUE] = next_continue, [OUTCOME_ALREADY_OVER] = next_over,
    [OUTCOME_WHITE_WINS] = next_won,    [OUTCOME_BLACK_WINS] = next_won,
    [OUTCOME_ARBITER] = next_arbiter,
};

void explain_next(struct buf *out, const struct speaker *speaker)
{
    nexts[speaker->verdict->outcome](out, speaker);
}
