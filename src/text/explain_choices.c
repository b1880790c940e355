/* SPDX-License-Identifier: MIT */
/* The choices of a question: verdicts, grounds and what the arbiter does. */
#include "text/explain.h"

#include "text/explain_parts.h"

const char *explain_answer(enum verdict_answer answer)
{
    static const char *const words[] = {
        [VERDICT_VALID] = N_("valid"),
        [VERDICT_INVALID] = N_("invalid"),
        [VERDICT_UNDECIDED] = N_("left to the arbiter"),
        [VERDICT_RESULT] = N_("a result"),
    };

    return _(words[answer]);
}

/* Worded so that no two can be defended at once: see verdict_grounds(). */
const char *explain_ground(enum reason reason)
{
    static const char *const words[REASON_COUNT] = {
        [REASON_THIRD_OCCURRENCE] = N_("third time or more, rightly claimed"),
        [REASON_FIFTY_REACHED] = N_("fifty moves made, rightly claimed"),
        [REASON_FIVEFOLD] = N_("fifth time: the game ended by itself"),
        [REASON_SEVENTYFIVE] = N_("seventy-five moves: the game ended by itself"),
        [REASON_STALEMATE] = N_("stalemate"),
        [REASON_CHECKMATE] = N_("checkmate"),
        [REASON_DEAD] = N_("dead position: nobody can mate any more"),
        [REASON_COUNTED_SHORT] = N_("not even the diagram often enough"),
        [REASON_OTHER_SIDE_TO_MOVE] = N_("not always the same player's move"),
        [REASON_CASTLING_RIGHTS] = N_("castling rights differ"),
        [REASON_EN_PASSANT] = N_("en passant was possible at first"),
        [REASON_ZEROING_MOVE] = N_("the written move is a capture or a pawn move"),
        [REASON_OTHER_MOVE_WRITTEN] = N_("the board would do, the written move does not"),
        [REASON_FIFTY_SHORT] = N_("fifty moves are not complete"),
        [REASON_SEVENTYFIVE_SHORT] = N_("seventy-five moves are not complete"),
        [REASON_NOT_DEAD] = N_("a mate is still possible"),
        [REASON_NOT_STALEMATE] = N_("not stalemate"),
        [REASON_NOT_CHECKMATE] = N_("not checkmate"),
        [REASON_NOT_ON_MOVE] = N_("the claimant does not have the move"),
        [REASON_MOVE_ALREADY_MADE] = N_("the move was already made"),
        [REASON_PIECE_TOUCHED] = N_("a piece was touched before"),
        [REASON_ILLEGAL_MOVE] = N_("the written move is illegal"),
        [REASON_NOT_WRITTEN] = N_("the move was not written"),
        [REASON_GAME_OVER] = N_("the game was already over"),
        [REASON_OPPONENT_CAN_MATE] = N_("the opponent can still mate"),
        [REASON_OPPONENT_CANNOT_MATE] = N_("the opponent cannot mate by any legal moves"),
        [REASON_HISTORY_UNKNOWN] = N_("what was played before is not known"),
        [REASON_NOT_PROVEN] = N_("neither answer can be proven"),
        [REASON_BOTH_FLAGS] = N_("nobody can tell which flag fell first"),
        [REASON_NOT_IN_RULESET] = N_("these rules know no such claim"),
        [REASON_AGREED] = N_("both have moved: a draw may be agreed"),
        [REASON_AGREED_TOO_EARLY] = N_("a draw may not be agreed yet"),
        [REASON_SERIES_REPEATED] = N_("the same series of moves, often enough"),
        [REASON_SERIES_NOT_REPEATED] = N_("the position came back, but not the series of moves"),
        [REASON_NOT_CONSECUTIVE] = N_("often enough, but not at consecutive moves"),
        [REASON_RULE_UNKNOWN] = N_("what the rules said is not known"),
        [REASON_DIRECTOR_DECIDES] = N_("the director decides"),
        [REASON_DEMAND_UNKNOWN] = N_("when the count was asked for is not known"),
        [REASON_MATERIAL_LISTED] = N_("too little is left to win, by the list"),
        [REASON_MATERIAL_NOT_LISTED] = N_("the men left are not on the list"),
        [REASON_NO_EXCEPTION] = N_("lost: the rules know no exception"),
    };

    return _(words[reason]);
}

/* By who claims: the opponent gets the time. */
static const struct saying actions[ACTION_COUNT] = {
    [ACTION_DRAW] = {N_("the game is drawn"), NULL},
    [ACTION_PENALTY_PLAY_WRITTEN] = {N_("{penalty} to Black, and {written} must be played"),
                                     N_("{penalty} to White, and {written} must be played")},
    [ACTION_PENALTY_CONTINUE] = {N_("{penalty} to Black, and the game goes on"),
                                 N_("{penalty} to White, and the game goes on")},
    [ACTION_PENALTY_TOUCH_MOVE] =
        {N_("{penalty} to Black, and White must move the piece that was named"),
         N_("{penalty} to White, and Black must move the piece that was named")},
    [ACTION_CONTINUE] = {N_("the game goes on, and no time is added"), NULL},
    [ACTION_ALREADY_OVER] = {N_("the game had ended before: that result stands"), NULL},
    [ACTION_DECIDE] = {N_("the rules leave it open: the arbiter decides"), NULL},
    [ACTION_WHITE_WINS] = {N_("White wins"), NULL},
    [ACTION_BLACK_WINS] = {N_("Black wins"), NULL},
    [ACTION_DRAW_AGREED] = {N_("the game is drawn by agreement"), NULL},
    [ACTION_CLAIMANT_LOSES_TIME] = {N_("White loses {penalty} on the clock"),
                                    N_("Black loses {penalty} on the clock")},
    [ACTION_CLAIMANT_LOSES] = {N_("White loses the game for the incorrect claim"),
                               N_("Black loses the game for the incorrect claim")},
};

void explain_action(struct buf *out, const struct speaker *speaker, enum action action)
{
    parts_say_of(out, speaker, actions[action], parts_claimant(speaker));
}
