/* SPDX-License-Identifier: MIT */
/* Notes after the reasons: what would have been right, what looked like an obstacle and is
 * none, and circumstances that change nothing. */
#include "text/explain_parts.h"

#include <stdlib.h>

#include "core/movegen.h"
#include "text/notation.h"

/* --- a claim that would have been right --- */

/* Could the claimant have made another one at this moment? */
static bool has_the_move(const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;

    return verdict->answer == VERDICT_INVALID && claim_is_made_by_player(verdict->claim.kind) &&
           verdict->by == (enum color)game_at(speaker->game, verdict->claim.ply)->turn &&
           !(verdict->claim.flags & CLAIM_TOUCHED) && verdict->reason != REASON_GAME_OVER;
}

/* One sentence for one move, another for several. */
static void note_better_repetition(struct buf *out, const struct speaker *speaker)
{
    struct buf moves = {0};
    int count = parts_better_moves(&moves, speaker);

    if (count > 0)
        parts_say_with(out, speaker,
                       ngettext("A correct claim was open: {moves}, written and not played, would "
                                "bring a position {nth_needed} ({written_rule}).",
                                "Correct claims were open: each of {moves}, written and not "
                                "played, would bring a position {nth_needed} "
                                "({written_rule}).",
                                (unsigned long)count),
                       (const struct filling[]){{"moves", buf_text(&moves), 0}, {0}});
    buf_clear(&moves);
}

/* A move that would complete the count. */
static move quiet_move(const struct position *position)
{
    struct movelist list;

    movegen_legal(position, &list);
    for (int n = 0; n < list.count; n++)
        if (!position_is_zeroing(position, list.moves[n]))
            return list.moves[n];
    return MOVE_NONE;
}

static void note_better_count(struct buf *out, const struct speaker *speaker)
{
    int ply = speaker->verdict->claim.ply;
    const struct position *board = game_at(speaker->game, ply);
    move quiet = quiet_move(board);
    struct buf label = {0};

    int needed = ruleset_count_limit(speaker->rules, board).most_plies;

    if (needed <= 0 || board->halfmove + 1 < needed || quiet == MOVE_NONE)
        return;
    notation_intended(&label, speaker->game, ply, quiet, speaker->letters);
    parts_say_with(out, speaker,
                   _("A correct claim was open: a move that is neither a capture nor a pawn move, "
                     "such as {move}, written and not played ({written_rule})."),
                   (const struct filling[]){{"move", buf_text(&label), 0}, {0}});
    buf_clear(&label);
}

/* Rules by which the number alone says that a claim is right. */
static bool is_counted(const struct speaker *speaker)
{
    const struct ruleset *rules = speaker->rules;
    unsigned open = RULE_SERIES | RULE_WRITTEN | RULE_FIFTY | RULE_ENDINGS;

    return rules->repetition == REPEATS_POSITION && !(rules->unknown & open) &&
           !rules->identity_unknown && !rules->fifty_least_men && !rules->fifty_from_demand &&
           rules->ahead == AHEAD_CLAIM;
}

static void note_better(struct buf *out, const struct speaker *speaker)
{
    if (!has_the_move(speaker) || !is_counted(speaker))
        return;
    if (speaker->verdict->claim.kind == CLAIM_THREEFOLD)
        note_better_repetition(out, speaker);
    else
        note_better_count(out, speaker);
}

/* --- a chance that has gone --- */

static bool was_claimable(const struct speaker *speaker, int ply)
{
    const struct position *position = game_at(speaker->game, ply);
    int times = speaker->rules->threefold_claim, plies = speaker->rules->fifty_claim_plies;

    if (speaker->verdict->claim.kind == CLAIM_THREEFOLD)
        return times > 0 &&
               draws_count(speaker->game, ply, position, ruleset_identity(speaker->rules)) >= times;
    return plies > 0 && position->halfmove >= plies;
}

/* The claim would have been right before the last move: then it was the other's. */
static void note_gone(struct buf *out, const struct speaker *speaker)
{
    static const struct saying gone = {
        N_("{Before} White could have claimed; by playing {last} White let the chance go, and "
           "it does not come back with another position on the board."),
        N_("{Before} Black could have claimed; by playing {last} Black let the chance go, and "
           "it does not come back with another position on the board.")};
    int before = speaker->verdict->claim.ply - 1;
    struct buf place = {0};

    if (!has_the_move(speaker) || !is_counted(speaker) || parts_has_move(speaker) || before < 0 ||
        !was_claimable(speaker, before))
        return;
    parts_places(&place, speaker, &before, 1, true);
    parts_say_with(out, speaker, parts_pick(gone, (enum color)game_at(speaker->game, before)->turn),
                   (const struct filling[]){{"Before", buf_text(&place), 0}, {0}});
    buf_clear(&place);
}

/* The board alone would do: then nothing needed to be written. */
static void note_board(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;

    if (verdict->reason == REASON_NOT_WRITTEN && was_claimable(speaker, verdict->claim.ply))
        parts_say(out, speaker,
                  _("The position on the board allows the claim too, and a claim on the board "
                    "needs no written move ({board_rule})."));
}

/* --- a capture en passant that isn't one --- */

/* The square behind a pawn that has just made a double step next to an enemy pawn, where no
 * capture is legal; SQUARE_NONE otherwise.  *from is one of those pawns. */
static square false_en_passant(const struct game *game, int ply, square *from)
{
    const struct position *position = game_at(game, ply);
    move last = ply > 0 ? game->moves[ply - 1] : MOVE_NONE;
    square to = move_to(last), behind;

    if (last == MOVE_NONE || position->en_passant != SQUARE_NONE ||
        piece_type_of(position->board[to]) != PAWN ||
        abs(square_rank(to) - square_rank(move_from(last))) != 2)
        return SQUARE_NONE;
    behind = (square)((to + move_from(last)) / 2);
    bitboard takers = position_men(position, (enum color)position->turn, PAWN) &
                      bb_pawn_attacks(behind, color_other((enum color)position->turn));
    if (takers == 0)
        return SQUARE_NONE;
    *from = bb_first(takers);
    return behind;
}

static void tell_false_en_passant(struct buf *out, const struct speaker *speaker, int ply,
                                  square from, square to)
{
    struct buf after = {0}, capture = {0};

    parts_places(&after, speaker, &ply, 1, true);
    san_write_square(&capture, from);
    buf_add_char(&capture, 'x');
    san_write_square(&capture, to);
    parts_say_with(out, speaker,
                   _("{After} it looks as if {capture} en passant were possible; it is not legal, "
                     "because the king would be in check, and so that position counts too."),
                   (const struct filling[]){
                       {"After", buf_text(&after), 0}, {"capture", buf_text(&capture), 0}, {0}});
    buf_clear(&after);
    buf_clear(&capture);
}

/* Only the first occurrence can have come about by a double step. */
static void note_false_en_passant(struct buf *out, const struct speaker *speaker)
{
    const struct plies *plies = &speaker->verdict->occurrences;
    square from = SQUARE_NONE, to;

    if (plies->count < 2)
        return;
    to = false_en_passant(speaker->game, plies->items[0], &from);
    if (to != SQUARE_NONE)
        tell_false_en_passant(out, speaker, plies->items[0], from, to);
}

/* --- circumstances --- */

static void note_running(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->claim.flags & CLAIM_RUNNING &&
        claim_is_made_by_player(speaker->verdict->claim.kind))
        parts_say(out, speaker,
                  _("That the clock was not stopped does not spoil a claim; the arbiter can stop "
                    "it ({pause_rule})."));
}

static void note_again(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->claim.flags & CLAIM_AGAIN)
        parts_say(out, speaker,
                  _("That the same claim was refused before does not decide this one; it is "
                    "looked at afresh."));
}

static void note_changed(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->claim.changed[0] == '\0')
        return;
    if (speaker->rules->written_fixed)
        parts_say(out, speaker,
                  _("What counts is {written}, the move written first: it can't be changed "
                    "({written_rule})."));
    else
        parts_say(out, speaker,
                  _("What counts here is {written}, the move written first; whether it could be "
                    "changed was not said in so many words before 2014."));
}

static void note_no_sheet(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->claim.flags & CLAIM_NO_SHEET)
        parts_say(out, speaker,
                  _("No score sheet is kept here; the right to claim is the same, and only the "
                    "proof is harder."));
}

static void note_pressed(struct buf *out, const struct speaker *speaker)
{
    unsigned flags = speaker->verdict->claim.flags;

    if (flags & CLAIM_PRESSED && speaker->verdict->reason == REASON_NOT_ON_MOVE)
        parts_say(out, speaker,
                  _("The move {last} was made and the clock pressed; the time to claim was before "
                    "that."));
}

static parts_teller *const notes[] = {
    note_better,  note_gone,    note_board, note_false_en_passant, note_pressed,
    note_changed, note_running, note_again, note_no_sheet,
};

void explain_notes(struct buf *out, const struct speaker *speaker)
{
    size_t start = out->length;

    for (size_t n = 0; n < sizeof notes / sizeof *notes; n++)
        parts_tell(out, start, ' ', speaker, notes[n]);
}
