/* SPDX-License-Identifier: MIT */
/* What the rule says, in our words, with its article from the verdict. */
#include "text/explain_parts.h"

/* By reason; the second for a claim with a written move where the rule is another one. */
static const struct {
    const char *board;
    const char *written;
} said[REASON_COUNT] = {
    [REASON_THIRD_OCCURRENCE] =
        {N_("{rule}: the player who has the move may claim when the position has just appeared "
            "{nth_needed}, or more often."),
         N_("{rule}: the player who has the move writes the move that will bring the position "
            "{nth_needed}, and claims before playing it.")},
    [REASON_FIFTY_REACHED] =
        {N_("{rule}: the player who has the move may claim when the last {moves_needed} moves by "
            "each side brought neither a capture nor a pawn move."),
         N_("{rule}: the player who has the move writes the move that will complete "
            "{moves_needed} moves by each side without a capture or a pawn move, and claims "
            "before playing it.")},
    [REASON_FIVEFOLD] = {N_("{rule}: when the same position has appeared {end_nth}, the game is "
                            "drawn. Nobody needs to claim it."),
                         NULL},
    [REASON_SEVENTYFIVE] = {N_("{rule}: after {end_moves} moves by each side without a capture or "
                               "a pawn move the game is drawn, unless the last move gave mate. "
                               "Nobody needs to claim it."),
                            NULL},
    [REASON_STALEMATE] = {N_("{rule}: a player to move who is not in check and has no legal move "
                             "is stalemated, and the game is drawn at once."),
                          NULL},
    [REASON_CHECKMATE] = {N_("{rule}: a mate, given by a legal move, ends the game at once."),
                          NULL},
    [REASON_DEAD] = {N_("{rule}: when neither player can mate by any series of legal moves, the "
                        "game is drawn at once. Nobody needs to claim it."),
                     NULL},
    [REASON_OTHER_SIDE_TO_MOVE] = {N_("{rule}: positions are the same only if the same player has "
                                      "the move."),
                                   NULL},
    [REASON_CASTLING_RIGHTS] = {N_("{rule}: positions are not the same when a right to castle has "
                                   "been lost in between."),
                                NULL},
    [REASON_EN_PASSANT] = {N_("{rule}: positions are not the same when a pawn could be taken en "
                              "passant in one and no longer in the other."),
                           NULL},
    [REASON_OTHER_MOVE_WRITTEN] = {N_("{rule}: the claim is about the position that the written "
                                      "move will bring."),
                                   NULL},
    [REASON_FIFTY_SHORT] = {N_("{rule}: the last {moves_needed} moves by each side must have "
                               "brought neither a capture nor a pawn move."),
                            NULL},
    [REASON_SEVENTYFIVE_SHORT] = {N_("{rule}: it takes {moves_needed} moves by each side without "
                                     "a capture or a pawn move, in one stretch."),
                                  NULL},
    [REASON_NOT_DEAD] = {N_("{rule}: a position is dead only if no series of legal moves, however "
                            "poor, leads to a mate by either side."),
                         NULL},
    [REASON_NOT_STALEMATE] = {N_("{rule}: stalemate means that the player to move is not in check "
                                 "and has no legal move."),
                              NULL},
    [REASON_NOT_CHECKMATE] = {N_("{rule}: checkmate means that the king is attacked and there is "
                                 "no legal move."),
                              NULL},
    [REASON_NOT_ON_MOVE] = {N_("{rule}: only the player who has the move can claim."), NULL},
    [REASON_MOVE_ALREADY_MADE] = {N_("{rule}: a player can claim only while having the move, and "
                                     "a piece released on its square is a move made."),
                                  NULL},
    [REASON_PIECE_TOUCHED] = {N_("{rule}: after touching a piece to move it a player can no "
                                 "longer claim on that move. The right comes back with the next "
                                 "move, if the position still allows it then."),
                              NULL},
    [REASON_ILLEGAL_MOVE] = {N_("{rule}: the move that is written must be one that can be "
                                "played."),
                             NULL},
    [REASON_NOT_WRITTEN] = {N_("{rule}: the move is written on the score sheet, then the arbiter "
                               "is called."),
                            NULL},
    [REASON_AGREED] = {N_("{rule}: the players may agree on a draw once both have made a move."),
                       NULL},
    [REASON_AGREED_TOO_EARLY] = {N_("{rule}: the players may agree on a draw only after both have "
                                    "made a move."),
                                 NULL},
    [REASON_SERIES_REPEATED] = {N_("{rule}: it takes the same series of moves by both players, "
                                   "played {times_needed} in succession from the same position."),
                                NULL},
    [REASON_SERIES_NOT_REPEATED] =
        {N_("{rule}: it takes the same series of moves by both players, played {times_needed} in "
            "succession from the same position."),
         NULL},
    [REASON_NOT_CONSECUTIVE] = {N_("{rule}: the position must come up {times_needed} in a row, at "
                                   "each second move of both players."),
                                NULL},
    [REASON_DEMAND_UNKNOWN] = {N_("{rule}: the {moves_needed} moves by each side are counted from "
                                  "the moment a player asks for it, and from the last capture or "
                                  "pawn move after that."),
                               NULL},
    [REASON_MATERIAL_LISTED] = {N_("{rule}: what the opponent has left decides, by a list of "
                                   "men."),
                                NULL},
    [REASON_NO_EXCEPTION] = {N_("{rule}: the game is lost, whatever the opponent has left."),
                             NULL},
};

static void rule_of_count(struct buf *out, const struct speaker *speaker)
{
    if (speaker->rules->repetition == REPEATS_SERIES)
        parts_say(out, speaker, _(said[REASON_SERIES_NOT_REPEATED].board));
    else if (speaker->verdict->claim.kind == CLAIM_FIVEFOLD)
        parts_say(out, speaker, _("{rule}: it takes the same position {times_needed}."));
    else
        parts_say(out, speaker,
                  _("{rule}: a claim needs the same position at least {times_needed}."));
}

static void rule_of_zeroing(struct buf *out, const struct speaker *speaker)
{
    if (parts_is_count(speaker))
        parts_say(out, speaker,
                  _("{rule}: the written move must complete {moves_needed} moves by each side "
                    "without a capture or a pawn move."));
    else
        parts_say(out, speaker,
                  _("{rule}: positions are the same only if the same men stand on the same "
                    "squares."));
}

/* The end of the game as such, told under whatever claim came too late. */
static void rule_of_end(struct buf *out, const struct speaker *speaker)
{
    static const enum reason ends[EVENT_KINDS] = {
        [EVENT_CHECKMATE] = REASON_CHECKMATE,
        [EVENT_STALEMATE] = REASON_STALEMATE,
        [EVENT_DEAD] = REASON_DEAD,
        [EVENT_FIVEFOLD] = REASON_FIVEFOLD,
        [EVENT_SEVENTYFIVE] = REASON_SEVENTYFIVE,
    };

    parts_say(out, speaker, _(said[ends[speaker->verdict->end_kind]].board));
}

static void rule_of_result(struct buf *out, const struct speaker *speaker)
{
    static const char *const lost[CLAIM_KINDS] = {
        [CLAIM_FLAG] = N_("{rule}: a fallen flag loses the game, unless the opponent cannot mate "
                          "by any series of legal moves; then it is a draw."),
        [CLAIM_RESIGN] = N_("{rule}: who resigns loses the game, unless the opponent cannot mate "
                            "by any series of legal moves; then it is a draw."),
        [CLAIM_SECOND_ILLEGAL_MOVE] =
            N_("{rule}: a second illegal move loses the game, unless the opponent cannot mate by "
               "any series of legal moves; then it is a draw."),
        [CLAIM_DEAD] = N_("{rule}: a position is dead when neither player can mate by any series "
                          "of legal moves."),
    };
    const char *sentence = lost[speaker->verdict->claim.kind];

    if (sentence)
        parts_say(out, speaker, _(sentence));
}

static void rule_of_both_flags(struct buf *out, const struct speaker *speaker)
{
    if (speaker->verdict->answer == VERDICT_RESULT)
        parts_say(out, speaker,
                  _("{rule}: in the last period of a game without increment the game is drawn when "
                    "both flags have fallen and nobody can tell which was first."));
    else
        rule_of_result(out, speaker);
}

static void rule_not_there(struct buf *out, const struct speaker *speaker)
{
    static const char *const none[CLAIM_KINDS] = {
        [CLAIM_THREEFOLD] = N_("Under {ruleset} no player can claim a draw by repetition."),
        [CLAIM_FIFTY] = N_("Under {ruleset} no player can claim a draw by counting moves."),
        [CLAIM_FIVEFOLD] = N_("Under {ruleset} no number of repetitions ends the game by itself."),
        [CLAIM_SEVENTYFIVE] = N_("Under {ruleset} no number of moves ends the game by itself."),
        [CLAIM_FLAG] = N_("Under {ruleset} no flag can fall."),
        [CLAIM_SECOND_ILLEGAL_MOVE] = N_("Under {ruleset} no illegal move can be made."),
    };
    const char *sentence = none[speaker->verdict->claim.kind];

    if (speaker->verdict->claim.move[0] && speaker->rules->ahead == AHEAD_OFFER)
        sentence = N_("Under {ruleset} no player can claim with a move that is not yet played.");
    if (sentence)
        parts_say(out, speaker, _(sentence));
}

/* Once both have made a move, or later. */
static void rule_of_agreement(struct buf *out, const struct speaker *speaker)
{
    int moves = speaker->rules->agreement_plies / 2;
    if (moves > 1)
        parts_say_with(out, speaker,
                       _("{rule}: the players may agree on a draw only after each has made {n} "
                         "moves."),
                       (const struct filling[]){{"n", NULL, moves}, {0}});
    else if (moves == 0)
        parts_say(out, speaker, _("{rule}: the players may agree on a draw."));
    else
        parts_say(out, speaker, _(said[speaker->verdict->reason].board));
}

static parts_teller *const told[REASON_COUNT] = {
    [REASON_COUNTED_SHORT] = rule_of_count,      [REASON_HISTORY_UNKNOWN] = rule_of_count,
    [REASON_ZEROING_MOVE] = rule_of_zeroing,     [REASON_GAME_OVER] = rule_of_end,
    [REASON_OPPONENT_CAN_MATE] = rule_of_result, [REASON_OPPONENT_CANNOT_MATE] = rule_of_result,
    [REASON_BOTH_FLAGS] = rule_of_both_flags,
    [REASON_NOT_PROVEN] = rule_of_result,        [REASON_NOT_IN_RULESET] = rule_not_there,
    [REASON_RULE_UNKNOWN] = other_rule_unknown,  [REASON_MATERIAL_NOT_LISTED] = other_rule_list,
    [REASON_DIRECTOR_DECIDES] = other_rule_director,
    [REASON_AGREED] = rule_of_agreement,         [REASON_AGREED_TOO_EARLY] = rule_of_agreement,
};

/* As `said`, where writing is not asked for or nobody knows. */
static const char *rule_of_announced(enum reason reason)
{
    if (reason == REASON_THIRD_OCCURRENCE)
        return N_("{rule}: the player who has the move claims with the move that will bring the "
                  "position {nth_needed}, before playing it.");
    if (reason == REASON_FIFTY_REACHED)
        return N_("{rule}: the player who has the move claims with the move that will complete "
                  "{moves_needed} moves by each side without a capture or a pawn move, before "
                  "playing it.");
    return said[reason].written;
}

void explain_rule(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;
    const char *written = speaker->rules->must_write ? said[verdict->reason].written
                                                     : rule_of_announced(verdict->reason);
    if (verdict->answer == VERDICT_VALID && claim_is_made_by_player(verdict->claim.kind) &&
        other_rule_claimant(out, speaker))
        return;
    if (told[verdict->reason])
        told[verdict->reason](out, speaker);
    else if (said[verdict->reason].board)
        parts_say(
            out, speaker,
            _(verdict->written != MOVE_NONE && written ? written : said[verdict->reason].board));
}
