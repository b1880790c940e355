/* SPDX-License-Identifier: MIT */
/* The paragraphs below the answer: the facts of this game, what makes positions different, the
 * rule, what is in doubt, and what else is worth knowing. */
#include "text/explain_parts.h"

#include <string.h>

#include "base/utf8.h"
#include "core/movegen.h"
#include "text/notation.h"
#include "text/proof.h"

/* --- repetition --- */

/* The position by its occurrences, with the player to move. */
static void facts_same(struct buf *out, const struct speaker *speaker)
{
    static const struct saying board = {
        N_("The same position, with White to move, stood on the board {occurrences}: {times}."),
        N_("The same position, with Black to move, stood on the board {occurrences}: {times}.")};
    static const struct saying written = {
        N_("The same position, with White to move, stood on the board {earlier} and would stand "
           "there again after {written}: {times}."),
        N_("The same position, with Black to move, stood on the board {earlier} and would stand "
           "there again after {written}: {times}.")};

    parts_say_of(out, speaker, speaker->verdict->written != MOVE_NONE ? written : board,
                 parts_turn(speaker));
}

/* Nothing like it before; after a capture or a pawn move it can't be otherwise. */
static void facts_new(struct buf *out, const struct speaker *speaker)
{
    const struct game *game = speaker->game;
    int ply = speaker->verdict->claim.ply;

    if (speaker->verdict->written != MOVE_NONE)
        parts_say(out, speaker,
                  _("The position after {written} would be new: it has not stood on the board "
                    "before."));
    else if (ply == 0 || !position_is_zeroing(game_at(game, ply - 1), game->moves[ply - 1]))
        parts_say(out, speaker,
                  _("The position {placed} is new: it has not stood on the board before."));
    else if (position_is_capture(game_at(game, ply - 1), game->moves[ply - 1]))
        parts_say(out, speaker,
                  _("{last} was a capture, so the position after it cannot have been there "
                    "before."));
    else
        parts_say(out, speaker,
                  _("{last} was a pawn move, so the position after it cannot have been there "
                    "before."));
}

/* "After 22.Nb5, 24.Nb5 and 26.Nb5 the same pieces stand on the same squares, but only two of
 * the three are the same position." */
static void facts_looks(struct buf *out, const struct speaker *speaker)
{
    parts_say(out, speaker,
              speaker->verdict->occurrences.count > 1
                  ? _("{Looks} the same pieces stand on the same squares, but only {same_number} "
                      "of the {looks_number} are the same position.")
                  : _("{Looks} the same pieces stand on the same squares, but the last position is "
                      "not the same as any before it."));
}

/* A valid claim is told by what counts; what looks alike is a footnote. */
static void facts_not_counted(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->differ_count > 0)
        parts_say(out, speaker,
                  _("The pieces stood on the same squares at other moments too, which do not "
                    "count."));
}

static void facts_repetition(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;
    size_t start = out->length;

    if (verdict->occurrences.count == 0)
        return;
    if (!parts_is_true(speaker) && verdict->differ_count > 0) {
        facts_looks(out, speaker);
        return;
    }
    parts_tell(out, start, ' ', speaker, verdict->occurrences.count > 1 ? facts_same : facts_new);
    parts_tell(out, start, ' ', speaker, facts_not_counted);
}

static void facts_fivefold(struct buf *out, const struct speaker *speaker)
{
    static const struct saying stood = {
        N_("The same position, with White to move, stood on the board {end_occurrences}."),
        N_("The same position, with Black to move, stood on the board {end_occurrences}.")};
    int ply = speaker->verdict->end_ply;

    parts_say_of(out, speaker, stood, (enum color)game_at(speaker->game, ply)->turn);
}

/* --- counting moves --- */

/* Always half-moves first, with their unit, then what is needed. */
static void facts_count(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;
    unsigned long plies =
        (unsigned long)(verdict->halfmove_clock < 0 ? 0 : verdict->halfmove_clock);

    if (verdict->halfmove_clock < 0)
        return;
    if (verdict->written != MOVE_NONE)
        parts_say(out, speaker,
                  ngettext("On the board there has been {board_plies} half-move without a capture "
                           "or a pawn move {since}; {written} would make it {plies} of the "
                           "{plies_needed} that are needed, {moves_needed} by each side.",
                           "On the board there have been {board_plies} half-moves without a "
                           "capture or a pawn move {since}; {written} would make it {plies} of the "
                           "{plies_needed} that are needed, {moves_needed} by each side.",
                           plies - 1));
    else
        parts_say(out, speaker,
                  ngettext("There has been {plies} half-move without a capture or a pawn move "
                           "{since}; {plies_needed} are needed, {moves_needed} by each side.",
                           "There have been {plies} half-moves without a capture or a pawn move "
                           "{since}; {plies_needed} are needed, {moves_needed} by each side.",
                           plies));
}

static void facts_seventyfive(struct buf *out, const struct speaker *speaker)
{
    parts_say(out, speaker,
              _("By then there had been {end_plies} half-moves without a capture or a pawn move "
                "{end_since}: {end_moves} by each side."));
}

static void facts_claimed(struct buf *out, const struct speaker *speaker)
{
    if (parts_is_repetition(speaker))
        facts_repetition(out, speaker);
    else if (parts_is_count(speaker))
        facts_count(out, speaker);
}

static void facts_open(struct buf *out, const struct speaker *speaker)
{
    if (parts_is_repetition(speaker))
        facts_repetition(out, speaker);
    else if (parts_is_count(speaker))
        other_facts_count(out, speaker);
}

/* --- a capture or a pawn move was written --- */

static void facts_zeroing(struct buf *out, const struct speaker *speaker)
{
    bool undecided = speaker->verdict->answer == VERDICT_UNDECIDED;

    if (parts_is_count(speaker))
        parts_say(out, speaker,
                  undecided
                      ? _("On the board there have been {board_plies} half-moves without a capture "
                          "or a pawn move {since}; {plies_needed} are needed, {moves_needed} by "
                          "each side. After {written} the count begins again at 0.")
                      : _("On the board there have been {board_plies} half-moves without a capture "
                          "or a pawn move {since}; after {written} the count begins again at 0, "
                          "and {plies_needed} are needed."));
    else
        parts_say(out, speaker,
                  undecided ? _("On the board the position stands {board_occurrences}: "
                                "{board_times}. After {written} no earlier position can come "
                                "back.")
                            : _("After {written} no earlier position can come back: a captured "
                                "man does not return, and a pawn does not go backwards."));
}

static void facts_other_move(struct buf *out, const struct speaker *speaker)
{
    parts_say(out, speaker,
              _("On the board the position stands {board_occurrences}: {board_times}. A claim on "
                "it, without a written move, would have been right ({board_rule})."));
    buf_add_char(out, ' ');
    if (speaker->verdict->occurrences.count > 1)
        parts_say(out, speaker, _("The position after {written} would be there only {nth}."));
    else
        parts_say(out, speaker, _("The position after {written} would be a new one."));
}

/* --- who may claim, and when --- */

/* A position that is right, in the wrong hands. */
static void facts_other_player(struct buf *out, const struct speaker *speaker)
{
    static const struct saying may = {
        N_("Black may claim a draw now, on the board ({board_rule})."),
        N_("White may claim a draw now, on the board ({board_rule}).")};

    if (parts_is_true(speaker) && !parts_has_move(speaker) &&
        speaker->rules->repetition == REPEATS_POSITION && !speaker->rules->unknown)
        parts_say_of(out, speaker, may, parts_claimant(speaker));
}

static void facts_not_on_move(struct buf *out, const struct speaker *speaker)
{
    size_t start = out->length;

    parts_tell(out, start, ' ', speaker, facts_claimed);
    parts_tell(out, start, ' ', speaker, facts_other_player);
}

static void facts_made(struct buf *out, const struct speaker *speaker)
{
    static const struct saying turns = {
        N_("Now Black has the move, and the right to claim has changed hands."),
        N_("Now White has the move, and the right to claim has changed hands.")};
    static const struct saying should = {
        N_("White should have written {last}, not played it, and called the arbiter "
           "({written_rule})."),
        N_("Black should have written {last}, not played it, and called the arbiter "
           "({written_rule}).")};
    size_t start = out->length;

    parts_say_of(out, speaker, turns, parts_claimant(speaker));
    parts_tell(out, start, ' ', speaker, facts_claimed);
    parts_tell(out, start, ' ', speaker, facts_other_player);
    if (parts_is_true(speaker)) {
        parts_apart(out, start, ' ');
        parts_say_of(out, speaker, should, parts_claimant(speaker));
    }
}

static void facts_touched(struct buf *out, const struct speaker *speaker)
{
    size_t start = out->length;

    parts_say(out, speaker, _("With that the right to claim on this move was gone."));
    parts_tell(out, start, ' ', speaker, facts_claimed);
    if (parts_is_true(speaker)) {
        parts_apart(out, start, ' ');
        parts_say(out, speaker, _("Claimed before touching anything, it would have been a draw."));
    }
}

/* --- an illegal move --- */

/* By the piece that the text names. */
static const struct {
    const char *letter;
    struct saying none;
} unreachable[] = {
    {"", {N_("No white pawn can go to {square}."), N_("No black pawn can go to {square}.")}},
    {"K",
     {N_("The white king cannot go to {square}."), N_("The black king cannot go to {square}.")}},
    {"Q", {N_("No white queen can go to {square}."), N_("No black queen can go to {square}.")}},
    {"R", {N_("No white rook can go to {square}."), N_("No black rook can go to {square}.")}},
    {"B", {N_("No white bishop can go to {square}."), N_("No black bishop can go to {square}.")}},
    {"N", {N_("No white knight can go to {square}."), N_("No black knight can go to {square}.")}},
};

static void tell_unreachable(struct buf *out, const struct speaker *speaker, const struct err *err)
{
    for (size_t n = 0; n < sizeof unreachable / sizeof *unreachable; n++)
        if (strcmp(unreachable[n].letter, err->args[1].text) == 0)
            parts_say_with(out, speaker, parts_pick(unreachable[n].none, parts_claimant(speaker)),
                           (const struct filling[]){{"square", err->args[2].text, 0}, {0}});
}

static void facts_illegal(struct buf *out, const struct speaker *speaker)
{
    static const struct saying check = {N_("{written} would leave the white king in check."),
                                        N_("{written} would leave the black king in check.")};
    const struct verdict *verdict = speaker->verdict;
    const char *text = verdict->claim.move;
    size_t start = out->length;
    struct err err;
    move m;

    if (san_parse(game_at(speaker->game, verdict->claim.ply), text, strlen(text), NULL, &m, NULL,
                  &err))
        return;
    if (err.code == ERR_MOVE_UNREACHABLE)
        tell_unreachable(out, speaker, &err);
    else if (err.code == ERR_MOVE_CHECK)
        parts_say_of(out, speaker, check, parts_claimant(speaker));
    else if (err.code == ERR_MOVE_AMBIGUOUS)
        parts_say(out, speaker, _("As it is written, more than one man could make it."));
    parts_apart(out, start, ' ');
    parts_say(out, speaker, _("So there is no position that the claim could be about."));
}

/* --- ends and results --- */

static int add_proof(const struct speaker *speaker, enum color winner, struct proof *out)
{
    const struct verdict *verdict = speaker->verdict;

    proof_of(out, game_at(speaker->game, verdict->dead_ply), &verdict->dead.side[winner], winner);
    return 1;
}

int explain_proofs(const struct speaker *speaker, struct proof *out)
{
    const struct verdict *verdict = speaker->verdict;

    switch (verdict->reason) {
    case REASON_OPPONENT_CAN_MATE:
    case REASON_OPPONENT_CANNOT_MATE:
        return add_proof(speaker, color_other(parts_loser(speaker)), out);
    case REASON_NOT_DEAD:
        return add_proof(speaker,
                         verdict->dead.side[WHITE].can_mate == DEAD_YES ? WHITE : BLACK, out);
    case REASON_DEAD:
    case REASON_GAME_OVER:
        if (dead_is_dead(&verdict->dead) != DEAD_YES)
            return 0;
        return add_proof(speaker, WHITE, out) + add_proof(speaker, BLACK, out + 1);
    default:
        return 0;
    }
}

/* Of both sides at once, where the same words hold for them; else NULL. */
static const char *common_words(const struct dead_result *dead)
{
    const struct dead_side *white = &dead->side[WHITE], *black = &dead->side[BLACK];

    if (white->proof != black->proof || white->line_length + black->line_length > 0)
        return NULL;
    switch (white->proof) {
    case PROOF_MATERIAL:
        return _("The men that are left are too few for a mate, however badly the other side "
                 "plays.");
    case PROOF_STALEMATE:
        return _("The position is stalemate, so no more moves can be made.");
    default:
        return NULL;
    }
}

static void facts_proof(struct buf *out, const struct speaker *speaker)
{
    struct proof proofs[2];
    int count = explain_proofs(speaker, proofs);
    const char *words = count == 2 ? common_words(&speaker->verdict->dead) : NULL;

    if (words) {
        buf_add(out, words);
        return;
    }
    for (int n = 0; n < count; n++) {
        if (n > 0)
            buf_add_char(out, '\n');
        proof_tell(out, &proofs[n], speaker->letters);
    }
}

static void facts_over(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->end_kind == EVENT_FIVEFOLD)
        facts_fivefold(out, speaker);
    else if (speaker->verdict->end_kind == EVENT_SEVENTYFIVE)
        facts_seventyfive(out, speaker);
    else if (speaker->verdict->end_kind == EVENT_DEAD)
        facts_proof(out, speaker);
}

/* The rules for a last period hold only in games without increment, and by FIDE only where they
 * were announced. */
static void facts_both_flags(struct buf *out, const struct speaker *speaker)
{
    const char *last_period = speaker->rules->articles.flags_both;

    if (speaker->verdict->answer == VERDICT_RESULT)
        return;
    parts_say(out, speaker,
              _("A flag has fallen when the arbiter sees it or a player rightly says so "
                "({flag_seen_rule}). Here both are down, which fell first is not known, and "
                "{rule} does not say what the result is then."));
    if (!last_period)
        return;
    buf_add_char(out, ' ');
    parts_say_with(out, speaker,
                   _("Only the rules for the last period of a game without increment have an answer "
                     "({article}), where they hold: drawn then, and in any earlier period the game "
                     "goes on."),
                   (const struct filling[]){{"article", last_period, 0}, {0}});
}

static void facts_not_proven(struct buf *out, const struct speaker *speaker)
{
    parts_say_with(
        out, speaker,
        ngettext("{n} position was looked at, without a proof for either answer.",
                 "{n} positions were looked at, without a proof for either answer.",
                 (unsigned long)speaker->verdict->dead.nodes),
        (const struct filling[]){{"n", NULL, (long)speaker->verdict->dead.nodes}, {0}});
}

static void facts_history(struct buf *out, const struct speaker *speaker)
{
    size_t start = out->length;

    parts_say(
        out, speaker,
        _("The score begins in the middle of a game. In it the position stands {occurrences}: "
          "{times}. It may have stood before, and {times_needed} would be enough."));
    parts_tell(out, start, ' ', speaker, explain_differs);
}

/* One legal move is enough to see it. */
static void facts_legal_move(struct buf *out, const struct speaker *speaker)
{
    struct buf label = {0};
    struct movelist list;
    int ply = speaker->verdict->claim.ply;

    movegen_legal(game_at(speaker->game, ply), &list);
    if (list.count == 0)
        return;
    notation_intended(&label, speaker->game, ply, list.moves[0], speaker->letters);
    parts_say_with(out, speaker, _("{move}, for example, can be played."),
                   (const struct filling[]){{"move", buf_text(&label), 0}, {0}});
    buf_clear(&label);
}

/* --- the whole --- */

static parts_teller *const facts[REASON_COUNT] = {
    [REASON_THIRD_OCCURRENCE] = facts_repetition,
    [REASON_FIFTY_REACHED] = facts_count,
    [REASON_FIVEFOLD] = facts_fivefold,
    [REASON_SEVENTYFIVE] = facts_seventyfive,
    [REASON_DEAD] = facts_proof,
    [REASON_COUNTED_SHORT] = facts_repetition,
    [REASON_OTHER_SIDE_TO_MOVE] = facts_repetition,
    [REASON_CASTLING_RIGHTS] = facts_repetition,
    [REASON_EN_PASSANT] = facts_repetition,
    [REASON_ZEROING_MOVE] = facts_zeroing,
    [REASON_OTHER_MOVE_WRITTEN] = facts_other_move,
    [REASON_FIFTY_SHORT] = facts_count,
    [REASON_SEVENTYFIVE_SHORT] = facts_count,
    [REASON_NOT_DEAD] = facts_proof,
    [REASON_NOT_STALEMATE] = facts_legal_move,
    [REASON_NOT_CHECKMATE] = facts_legal_move,
    [REASON_NOT_ON_MOVE] = facts_not_on_move,
    [REASON_MOVE_ALREADY_MADE] = facts_made,
    [REASON_PIECE_TOUCHED] = facts_touched,
    [REASON_ILLEGAL_MOVE] = facts_illegal,
    [REASON_NOT_WRITTEN] = facts_claimed,
    [REASON_GAME_OVER] = facts_over,
    [REASON_OPPONENT_CAN_MATE] = facts_proof,
    [REASON_OPPONENT_CANNOT_MATE] = facts_proof,
    [REASON_HISTORY_UNKNOWN] = facts_history,
    [REASON_NOT_PROVEN] = facts_not_proven,
    [REASON_BOTH_FLAGS] = facts_both_flags,
    [REASON_SERIES_REPEATED] = other_facts_series,
    [REASON_SERIES_NOT_REPEATED] = facts_repetition,
    [REASON_NOT_CONSECUTIVE] = facts_repetition,
    [REASON_RULE_UNKNOWN] = facts_open,
    [REASON_DIRECTOR_DECIDES] = facts_claimed,
    [REASON_DEMAND_UNKNOWN] = facts_count,
};

/* Reasons that are about the claimed position: what looks like it must be told apart. */
static bool tells_positions(enum reason reason)
{
    return facts[reason] == facts_repetition || reason == REASON_NOT_WRITTEN ||
           reason == REASON_OTHER_MOVE_WRITTEN;
}

static void tell_differs(struct buf *out, const struct speaker *speaker)
{
    if (tells_positions(speaker->verdict->reason))
        explain_differs(out, speaker);
}

void explain_facts(struct buf *out, const struct speaker *speaker)
{
    size_t start = out->length;

    if (facts[speaker->verdict->reason])
        parts_tell(out, start, ' ', speaker, facts[speaker->verdict->reason]);
    parts_tell(out, start, ' ', speaker, tell_differs);
}

void explain_reasons(struct buf *out, const struct speaker *speaker)
{
    size_t start = out->length;

    if (facts[speaker->verdict->reason])
        parts_tell(out, start, '\n', speaker, facts[speaker->verdict->reason]);
    parts_tell(out, start, '\n', speaker, tell_differs);
    parts_tell(out, start, '\n', speaker, explain_rule);
    parts_tell(out, start, '\n', speaker, explain_notes);
    parts_tell(out, start, '\n', speaker, explain_doubts); /* what happens now goes on from there */
}
