/* SPDX-License-Identifier: MIT */
/* Why a ground that could have been chosen is wrong here, from the facts of the game. */
#include "text/explain.h"

#include "core/movegen.h"
#include "text/explain_parts.h"

static const struct position *board(const struct speaker *speaker)
{
    return game_at(speaker->game, speaker->verdict->claim.ply);
}

/* What differs somewhere among the positions that look alike. */
static unsigned differing(const struct speaker *speaker)
{
    unsigned in = 0;

    for (size_t n = 0; n < speaker->verdict->differ_count; n++)
        in |= speaker->verdict->differs[n].in;
    return in;
}

/* Where no sentence of its own fits: the true ground, told as such. */
static void why_instead(struct buf *out, const struct speaker *speaker)
{
    parts_say(out, speaker, _("That is not what decides here."));
    buf_add_char(out, ' ');
    explain_headline(out, speaker);
}

/* A condition that is met, in a claim that fails by its form. */
static void why_not_enough(struct buf *out, const struct speaker *speaker)
{
    if (!parts_is_true(speaker)) {
        why_instead(out, speaker);
        return;
    }
    parts_say(out, speaker, _("The count is right, but the claim is not in order."));
    buf_add_char(out, ' ');
    explain_headline(out, speaker);
}

/* --- repetition --- */

static void why_third(struct buf *out, const struct speaker *speaker)
{
    if (!parts_is_true(speaker) && speaker->verdict->occurrences.count > 0)
        parts_say(out, speaker,
                  _("The same position counts only {occurrences}: {times}, where {times_needed} "
                    "are needed."));
    else
        why_not_enough(out, speaker);
}

static void why_counted_short(struct buf *out, const struct speaker *speaker)
{
    if (parts_is_true(speaker))
        parts_say(out, speaker,
                  _("Counted again: the position is there {occurrences}, which makes {times}."));
    else if (speaker->verdict->differ_count > 0)
        parts_say(out, speaker,
                  _("The counting was right: the same pieces stand on the same squares "
                    "{looks_times}. It is something else that differs."));
    else
        why_instead(out, speaker);
}

static void why_other_side(struct buf *out, const struct speaker *speaker)
{
    static const struct saying always = {N_("In each of these positions it is White's move."),
                                         N_("In each of these positions it is Black's move.")};

    if (differing(speaker) & IDENTITY_SIDE)
        parts_say(out, speaker,
                  _("Where the other player was to move, the position is not counted; the others "
                    "decide."));
    else
        parts_say_of(out, speaker, always, parts_turn(speaker));
}

static void why_castling(struct buf *out, const struct speaker *speaker)
{
    struct position claimed;

    parts_claimed(speaker, &claimed);
    if (differing(speaker) & IDENTITY_CASTLING)
        parts_say(out, speaker,
                  _("Where a right to castle was still there, the position is not counted; the "
                    "others decide."));
    else if (claimed.castling == 0)
        parts_say(out, speaker,
                  _("Nobody has a right to castle any more in any of these positions."));
    else
        parts_say(out, speaker, _("The rights to castle are the same in each of these positions."));
}

static void why_en_passant(struct buf *out, const struct speaker *speaker)
{
    if (differing(speaker) & IDENTITY_EN_PASSANT)
        parts_say(out, speaker,
                  _("Where a pawn could be taken en passant, the position is not counted; the "
                    "others decide."));
    else
        parts_say(out, speaker,
                  _("A legal capture en passant was not possible in any of these positions."));
}

static void why_other_move(struct buf *out, const struct speaker *speaker)
{
    if (!parts_has_move(speaker))
        parts_say(out, speaker, _("No move was written: the claim is about the board."));
    else if (parts_is_true(speaker))
        parts_say(out, speaker, _("{written} does bring the position back."));
    else
        parts_say(out, speaker,
                  _("The position on the board does not allow a claim either: it has been there "
                    "{board_occurrences}."));
}

/* --- counting moves --- */

static void why_zeroing(struct buf *out, const struct speaker *speaker)
{
    if (!parts_has_move(speaker))
        parts_say(out, speaker, _("No move was written: the claim is about the board."));
    else if (speaker->verdict->written == MOVE_NONE)
        why_instead(out, speaker);
    else if (move_kind_of(speaker->verdict->written) == MOVE_CASTLE)
        parts_say(out, speaker,
                  _("{written} is neither a capture nor a pawn move; castling is a move of the "
                    "king."));
    else
        parts_say(out, speaker, _("{written} is neither a capture nor a pawn move."));
}

static void why_fifty_reached(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->reason == REASON_ZEROING_MOVE)
        parts_say(out, speaker, _("With {written} the count would begin again at 0."));
    else if (speaker->verdict->halfmove_clock >= 0 && !parts_is_true(speaker))
        parts_say(out, speaker,
                  ngettext("There is {plies} half-move to count; {plies_needed} are needed, "
                           "{moves_needed} by each side.",
                           "There are {plies} half-moves to count; {plies_needed} are needed, "
                           "{moves_needed} by each side.",
                           (unsigned long)speaker->verdict->halfmove_clock));
    else
        why_not_enough(out, speaker);
}

static void why_count_short(struct buf *out, const struct speaker *speaker)
{
    if (parts_is_true(speaker))
        parts_say(out, speaker,
                  _("There have been {plies} half-moves {since}; {plies_needed} are enough, "
                    "{moves_needed} by each side."));
    else
        why_instead(out, speaker);
}

static void why_fivefold(struct buf *out, const struct speaker *speaker)
{
    int ply = speaker->verdict->claim.ply;
    int times = draws_count(speaker->game, ply, board(speaker), ruleset_identity(speaker->rules));

    if (speaker->rules->fivefold_automatic == 0)
        parts_say(out, speaker, _("These rules end no game by repetition alone."));
    else if (times < speaker->rules->fivefold_automatic)
        parts_say(out, speaker, _("The position on the board has been there {board_times}."));
    else
        why_instead(out, speaker);
}

static void why_seventyfive(struct buf *out, const struct speaker *speaker)
{
    int needed = speaker->rules->seventyfive_automatic_plies;

    if (needed == 0)
        parts_say(out, speaker, _("These rules end no game by the number of moves alone."));
    else if (board(speaker)->halfmove < needed)
        parts_say_with(out, speaker,
                       _("For that it takes {n} half-moves without a capture or a pawn move; on "
                         "the board there are {board_plies}."),
                       (const struct filling[]){{"n", NULL, needed}, {0}});
    else
        why_instead(out, speaker);
}

/* --- form --- */

static void why_not_on_move(struct buf *out, const struct speaker *speaker)
{
    static const struct saying has = {N_("White is the one who has the move."),
                                      N_("Black is the one who has the move.")};

    if (speaker->verdict->by == (enum color)board(speaker)->turn)
        parts_say_of(out, speaker, has, parts_claimant(speaker));
    else
        why_instead(out, speaker);
}

static void why_made(struct buf *out, const struct speaker *speaker)
{
    static const struct saying waits = {N_("White has not made a move since {last}."),
                                        N_("Black has not made a move since {last}.")};

    if (speaker->verdict->claim.flags & CLAIM_MADE)
        why_instead(out, speaker);
    else if (speaker->verdict->written != MOVE_NONE)
        parts_say(out, speaker, _("{written} has not been played."));
    else
        parts_say_of(out, speaker, waits, parts_claimant(speaker));
}

static void why_touched(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->claim.flags & CLAIM_TOUCHED)
        why_instead(out, speaker);
    else
        parts_say(out, speaker, _("Nobody touched a piece before the claim."));
}

static void why_illegal(struct buf *out, const struct speaker *speaker)
{
    if (!parts_has_move(speaker))
        parts_say(out, speaker, _("No move was written: the claim is about the board."));
    else if (speaker->verdict->written != MOVE_NONE)
        parts_say(out, speaker, _("{written} is a legal move."));
    else
        why_instead(out, speaker);
}

static void why_not_written(struct buf *out, const struct speaker *speaker)
{
    if (!parts_has_move(speaker))
        parts_say(out, speaker,
                  _("A claim about the position on the board needs no written move "
                    "({board_rule})."));
    else if (speaker->verdict->claim.flags & CLAIM_UNWRITTEN)
        why_instead(out, speaker);
    else
        parts_say(out, speaker, _("{written} was written down."));
}

/* --- the end of the game --- */

static void why_over(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->end_ply >= 0)
        why_instead(out, speaker);
    else
        parts_say(out, speaker, _("Nothing had ended the game by then."));
}

static void why_stalemate(struct buf *out, const struct speaker *speaker)
{
    static const struct saying moves = {N_("White has a legal move, so it is not stalemate."),
                                        N_("Black has a legal move, so it is not stalemate.")};
    static const struct saying mated = {
        N_("White is in check; with no legal move that is mate, not stalemate."),
        N_("Black is in check; with no legal move that is mate, not stalemate.")};

    parts_say_of(out, speaker, movegen_has_legal(board(speaker)) ? moves : mated,
                 (enum color)board(speaker)->turn);
}

static void why_checkmate(struct buf *out, const struct speaker *speaker)
{
    static const struct saying safe = {N_("White is not in check, so it is not mate."),
                                       N_("Black is not in check, so it is not mate.")};
    static const struct saying moves = {N_("White has a legal move, so it is not mate."),
                                        N_("Black has a legal move, so it is not mate.")};
    enum color turn = (enum color)board(speaker)->turn;

    parts_say_of(out, speaker, position_in_check(board(speaker), turn) ? moves : safe, turn);
}

static void why_dead(struct buf *out, const struct speaker *speaker)
{
    const struct dead_side *sides = speaker->verdict->dead.side;

    if (sides[WHITE].can_mate == DEAD_YES)
        parts_say(out, speaker, _("White can still give mate by some series of legal moves."));
    else if (sides[BLACK].can_mate == DEAD_YES)
        parts_say(out, speaker, _("Black can still give mate by some series of legal moves."));
    else
        why_instead(out, speaker);
}

/* --- the rest --- */

static void why_not_in_ruleset(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->reason == REASON_NOT_IN_RULESET)
        why_instead(out, speaker);
    else
        parts_say(out, speaker, _("{ruleset} has a rule for this: {rule}."));
}

static void why_not_proven(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->reason == REASON_NOT_PROVEN)
        why_instead(out, speaker);
    else
        parts_say(out, speaker, _("Here the answer can be proven."));
}

static void why_both_flags(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->reason == REASON_BOTH_FLAGS)
        why_instead(out, speaker);
    else
        parts_say(out, speaker, _("Only one flag has fallen."));
}

static void why_history(struct buf *out, const struct speaker *speaker)
{
    if (game_history_unknown(speaker->game, speaker->verdict->claim.ply))
        why_instead(out, speaker);
    else
        parts_say(out, speaker, _("Everything that matters is on the score."));
}

static void why_agreed_early(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->reason == REASON_AGREED)
        parts_say(out, speaker, _("Both players have made a move, and that is enough."));
    else
        why_instead(out, speaker);
}

static parts_teller *const whys[REASON_COUNT] = {
    [REASON_THIRD_OCCURRENCE] = why_third,
    [REASON_FIFTY_REACHED] = why_fifty_reached,
    [REASON_FIVEFOLD] = why_fivefold,
    [REASON_SEVENTYFIVE] = why_seventyfive,
    [REASON_STALEMATE] = why_stalemate,
    [REASON_CHECKMATE] = why_checkmate,
    [REASON_DEAD] = why_dead,
    [REASON_COUNTED_SHORT] = why_counted_short,
    [REASON_OTHER_SIDE_TO_MOVE] = why_other_side,
    [REASON_CASTLING_RIGHTS] = why_castling,
    [REASON_EN_PASSANT] = why_en_passant,
    [REASON_ZEROING_MOVE] = why_zeroing,
    [REASON_OTHER_MOVE_WRITTEN] = why_other_move,
    [REASON_FIFTY_SHORT] = why_count_short,
    [REASON_SEVENTYFIVE_SHORT] = why_count_short,
    [REASON_NOT_ON_MOVE] = why_not_on_move,
    [REASON_MOVE_ALREADY_MADE] = why_made,
    [REASON_PIECE_TOUCHED] = why_touched,
    [REASON_ILLEGAL_MOVE] = why_illegal,
    [REASON_NOT_WRITTEN] = why_not_written,
    [REASON_GAME_OVER] = why_over,
    [REASON_HISTORY_UNKNOWN] = why_history,
    [REASON_NOT_PROVEN] = why_not_proven,
    [REASON_BOTH_FLAGS] = why_both_flags,
    [REASON_NOT_IN_RULESET] = why_not_in_ruleset,
    [REASON_AGREED_TOO_EARLY] = why_agreed_early,
};

/* The true one by the facts, or by the headline where that says it all. */
static void why_true(struct buf *out, const struct speaker *speaker)
{
    size_t start = out->length;

    explain_facts(out, speaker);
    if (out->length == start)
        explain_headline(out, speaker);
}

void explain_why(struct buf *out, const struct speaker *speaker, enum reason ground)
{
    if (ground == speaker->verdict->reason)
        why_true(out, speaker);
    else if (whys[ground])
        whys[ground](out, speaker);
    else
        why_instead(out, speaker);
}
