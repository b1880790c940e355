/* SPDX-License-Identifier: MIT */
/* The answer in one sentence. */
#include "text/explain.h"

#include "core/movegen.h"
#include "text/explain_parts.h"

/* --- headline --- */

/* By reason; the second is for a claim with a written move where that is said otherwise. */
struct headline {
    const char *board;
    const char *written;
};

static const struct headline headlines[REASON_COUNT] = {
    [REASON_THIRD_OCCURRENCE] = {N_("The claim is valid: the position has appeared {nth}."),
                                 N_("The claim is valid: the position would appear {nth}.")},
    [REASON_FIFTY_REACHED] =
        {N_("The claim is valid: each side has made its last {moves_needed} moves without a "
            "capture or a pawn move."),
         N_("The claim is valid: with {written} each side will have made its last "
            "{moves_needed} moves without a capture or a pawn move.")},
    [REASON_FIVEFOLD] = {N_("Yes, the game ended {with_end}: the same position was on the "
                            "board {end_nth}."),
                         NULL},
    [REASON_SEVENTYFIVE] = {N_("Yes, the game ended {with_end}: each side had made {end_moves} "
                               "moves without a capture or a pawn move."),
                            NULL},
    [REASON_STALEMATE] = {N_("Yes, the game ended {with_end}: it is stalemate."), NULL},
    [REASON_CHECKMATE] = {N_("Yes, the game ended {with_end}: it is checkmate."), NULL},
    [REASON_DEAD] = {N_("Yes, the game ended {with_end}: nobody can be mated any more."), NULL},
    [REASON_COUNTED_SHORT] = {N_("The claim is not valid: the position has appeared only {times}."),
                              N_("The claim is not valid: the position would count only {times}.")},
    [REASON_OTHER_SIDE_TO_MOVE] =
        {N_("The claim is not valid: the pieces stood like this {looks_times}, but not always "
            "with the same player to move."),
         N_("The claim is not valid: the pieces would stand like this {looks_times}, but not "
            "always with the same player to move.")},
    [REASON_CASTLING_RIGHTS] =
        {N_("The claim is not valid: the pieces stood like this {looks_times}, but the castling "
            "rights were not always the same."),
         N_("The claim is not valid: the pieces would stand like this {looks_times}, but the "
            "castling rights were not always the same.")},
    [REASON_EN_PASSANT] =
        {N_("The claim is not valid: the pieces stood like this {looks_times}, but the first "
            "time a pawn could be taken en passant."),
         N_("The claim is not valid: the pieces would stand like this {looks_times}, but the "
            "first time a pawn could be taken en passant.")},
    [REASON_NOT_DEAD] = {N_("No, the position is not dead: mate is still possible."), NULL},
    [REASON_ILLEGAL_MOVE] = {N_("The claim is not valid: {written} is not a legal move."), NULL},
    [REASON_NOT_WRITTEN] = {N_("Left to the arbiter: the claim is true, but {written} was not "
                               "written down."),
                            NULL},
    [REASON_OTHER_MOVE_WRITTEN] = {N_("Left to the arbiter: the position on the board would do, "
                                      "but {written} was written, which does not repeat it."),
                                   NULL},
    [REASON_HISTORY_UNKNOWN] = {N_("Left to the arbiter: what happened before the starting "
                                   "position is not known."),
                                NULL},
    [REASON_NOT_IN_RULESET] = {N_("The claim is not valid: these rules know nothing of the "
                                  "kind."),
                               NULL},
    [REASON_AGREED] = {N_("The game is drawn by agreement."), NULL},
    [REASON_AGREED_TOO_EARLY] = {N_("No, a draw cannot be agreed yet."), NULL},
    [REASON_SERIES_NOT_REPEATED] =
        {N_("The claim is not valid: the position came back, but not by the same series of moves "
            "{times_needed} in succession."),
         N_("The claim is not valid: the position would come back, but not by the same series of "
            "moves {times_needed} in succession.")},
    [REASON_NOT_CONSECUTIVE] = {N_("No, the game goes on: the position has appeared {times}, but "
                                   "not at consecutive moves."),
                                NULL},
    [REASON_DIRECTOR_DECIDES] = {N_("Left to the director: these rules do not decide it."), NULL},
    [REASON_DEMAND_UNKNOWN] = {N_("Left to the arbiter: the count begins when a player asks for "
                                  "it, and the score does not show when that was."),
                               NULL},
};

/* Those that name a player: here the claimant. */
static const struct saying claimant_headlines[REASON_COUNT] = {
    [REASON_NOT_ON_MOVE] =
        {N_("The claim is not valid: it is Black's move, and the claim belongs to the player who "
            "has the move."),
         N_("The claim is not valid: it is White's move, and the claim belongs to the player who "
            "has the move.")},
    [REASON_MOVE_ALREADY_MADE] = {N_("The claim is not valid: White has already played {last}."),
                                  N_("The claim is not valid: Black has already played {last}.")},
    [REASON_PIECE_TOUCHED] = {N_("The claim is not valid: White had touched a piece before."),
                              N_("The claim is not valid: Black had touched a piece before.")},
};

static void headline_zeroing(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;
    bool is_capture =
        position_is_capture(game_at(speaker->game, verdict->claim.ply), verdict->written);

    if (verdict->answer == VERDICT_UNDECIDED)
        parts_say(out, speaker,
                  is_capture ? _("Left to the arbiter: the position on the board would do, but "
                                 "{written}, which was written, is a capture.")
                             : _("Left to the arbiter: the position on the board would do, but "
                                 "{written}, which was written, is a pawn move."));
    else
        parts_say(out, speaker,
                  is_capture ? _("The claim is not valid: {written} is a capture.")
                             : _("The claim is not valid: {written} is a pawn move."));
}

/* How many half-moves are missing; the reasons say of how many. */
static void headline_short(struct buf *out, const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;
    int missing = parts_plies_needed(speaker) - verdict->halfmove_clock;
    unsigned long n = (unsigned long)missing;
    const char *sentence =
        verdict->claim.kind == CLAIM_SEVENTYFIVE
            ? ngettext("No, the game goes on: {n} half-move is missing.",
                       "No, the game goes on: {n} half-moves are missing.", n)
        : verdict->written != MOVE_NONE
            ? ngettext("The claim is not valid: even with {written} {n} half-move is missing.",
                       "The claim is not valid: even with {written} {n} half-moves are missing.", n)
            : ngettext("The claim is not valid: {n} half-move is missing.",
                       "The claim is not valid: {n} half-moves are missing.", n);

    parts_say_with(out, speaker, sentence, (const struct filling[]){{"n", NULL, missing}, {0}});
}

static void headline_over(struct buf *out, const struct speaker *speaker)
{
    static const char *const said[EVENT_KINDS] = {
        [EVENT_CHECKMATE] = N_("Too late: the game ended {with_end}, by checkmate."),
        [EVENT_STALEMATE] = N_("Too late: the game ended {with_end}, by stalemate."),
        [EVENT_DEAD] = N_("Too late: the game ended {with_end}, in a dead position."),
        [EVENT_FIVEFOLD] = N_("Too late: the game ended {with_end}, when the same position stood "
                              "on the board {end_nth}."),
        [EVENT_SEVENTYFIVE] = N_("Too late: the game ended {with_end}, when each side had made "
                                 "{end_moves} moves without a capture or a pawn move."),
    };

    parts_say(out, speaker, _(said[speaker->verdict->end_kind]));
}

static void headline_not_stalemate(struct buf *out, const struct speaker *speaker)
{
    static const struct saying legal = {N_("No, it is not stalemate: White has a legal move."),
                                        N_("No, it is not stalemate: Black has a legal move.")};
    static const struct saying mated = {N_("No, it is not stalemate: White is in check."),
                                        N_("No, it is not stalemate: Black is in check.")};
    const struct position *board = game_at(speaker->game, speaker->verdict->claim.ply);
    enum color turn = (enum color)board->turn;

    parts_say_of(out, speaker, movegen_has_legal(board) ? legal : mated, turn);
}

static void headline_not_checkmate(struct buf *out, const struct speaker *speaker)
{
    static const struct saying legal = {N_("No, it is not checkmate: White has a legal move."),
                                        N_("No, it is not checkmate: Black has a legal move.")};
    static const struct saying safe = {N_("No, it is not checkmate: White is not in check."),
                                       N_("No, it is not checkmate: Black is not in check.")};
    const struct position *board = game_at(speaker->game, speaker->verdict->claim.ply);

    parts_say_of(out, speaker, position_in_check(board, (enum color)board->turn) ? legal : safe,
                 (enum color)board->turn);
}

/* The claim kinds whose answer is a result: flag, resignation, second illegal move. */
static const struct {
    struct saying can; /* the other side can mate */
    struct saying cannot;
    struct saying open; /* nobody knows */
} results[CLAIM_KINDS] = {
    [CLAIM_FLAG] =
        {{N_("Black wins: White's flag has fallen, and Black can still give mate."),
          N_("White wins: Black's flag has fallen, and White can still give mate.")},
         {N_("The game is drawn: White's flag has fallen, but Black cannot give mate by any "
             "series of legal moves."),
          N_("The game is drawn: Black's flag has fallen, but White cannot give mate by any "
             "series of legal moves.")},
         {N_("Left to the arbiter: White's flag has fallen, and whether Black can still give mate "
             "is not proven."),
          N_("Left to the arbiter: Black's flag has fallen, and whether White can still give mate "
             "is not proven.")}},
    [CLAIM_RESIGN] =
        {{N_("Black wins: White has resigned, and Black can still give mate."),
          N_("White wins: Black has resigned, and White can still give mate.")},
         {N_("The game is drawn: White has resigned, but Black cannot give mate by any series of "
             "legal moves."),
          N_("The game is drawn: Black has resigned, but White cannot give mate by any series of "
             "legal moves.")},
         {N_("Left to the arbiter: White has resigned, and whether Black can still give mate is "
             "not proven."),
          N_("Left to the arbiter: Black has resigned, and whether White can still give mate is "
             "not proven.")}},
    [CLAIM_SECOND_ILLEGAL_MOVE] =
        {{N_("Black wins: it was White's second illegal move, and Black can still give mate."),
          N_("White wins: it was Black's second illegal move, and White can still give mate.")},
         {N_("The game is drawn: it was White's second illegal move, but Black cannot give mate "
             "by any series of legal moves."),
          N_("The game is drawn: it was Black's second illegal move, but White cannot give mate "
             "by any series of legal moves.")},
         {N_("Left to the arbiter: it was White's second illegal move, and whether Black can "
             "still give mate is not proven."),
          N_("Left to the arbiter: it was Black's second illegal move, and whether White can "
             "still give mate is not proven.")}},
};

static void headline_result(struct buf *out, const struct speaker *speaker)
{
    enum claim_kind kind = speaker->verdict->claim.kind;
    struct saying said = speaker->verdict->reason == REASON_OPPONENT_CAN_MATE
                             ? results[kind].can
                             : results[kind].cannot;

    parts_say_of(out, speaker, said, parts_loser(speaker));
}

static void headline_not_proven(struct buf *out, const struct speaker *speaker)
{
    const struct claim *claim = &speaker->verdict->claim;

    if (results[claim->kind].open.white)
        parts_say_of(out, speaker, results[claim->kind].open, parts_loser(speaker));
    else
        parts_say(out, speaker,
                  _("Left to the arbiter: whether the position is dead is not proven."));
}

static void headline_both_flags(struct buf *out, const struct speaker *speaker)
{
    parts_say(out, speaker,
              speaker->verdict->answer == VERDICT_RESULT
                  ? _("The game is drawn: both flags have fallen in the last period, and nobody "
                      "can tell which was first.")
                  : _("Left to the arbiter: both flags have fallen."));
}

/* Too few positions for so many runs of a series. */
static void headline_too_few_runs(struct buf *out, const struct speaker *speaker)
{
    parts_say(out, speaker,
              _("The claim is not valid: no series of moves was played {times_needed} in "
                "succession."));
}

static bool is_of_series(const struct speaker *speaker)
{
    const struct verdict *verdict = speaker->verdict;

    return verdict->reason == REASON_COUNTED_SHORT &&
           claim_is_made_by_player(verdict->claim.kind) &&
           speaker->rules->repetition == REPEATS_SERIES;
}

static void (*const told_headlines[REASON_COUNT])(struct buf *, const struct speaker *) = {
    [REASON_ZEROING_MOVE] = headline_zeroing,
    [REASON_FIFTY_SHORT] = headline_short,
    [REASON_SEVENTYFIVE_SHORT] = headline_short,
    [REASON_GAME_OVER] = headline_over,
    [REASON_NOT_STALEMATE] = headline_not_stalemate,
    [REASON_NOT_CHECKMATE] = headline_not_checkmate,
    [REASON_OPPONENT_CAN_MATE] = headline_result,
    [REASON_OPPONENT_CANNOT_MATE] = headline_result,
    [REASON_NOT_PROVEN] = headline_not_proven,
    [REASON_BOTH_FLAGS] = headline_both_flags,
    [REASON_SERIES_REPEATED] = other_headline_series,
    [REASON_RULE_UNKNOWN] = other_headline_unknown,
    [REASON_MATERIAL_LISTED] = other_headline_loss,
    [REASON_MATERIAL_NOT_LISTED] = other_headline_loss,
    [REASON_NO_EXCEPTION] = other_headline_loss,
};

/* A fivefold that falls short is a question answered, not a claim refused. */
static const char *const fivefold_headlines[REASON_COUNT] = {
    [REASON_COUNTED_SHORT] = N_("No, the game goes on: the position has appeared only {times}."),
    [REASON_OTHER_SIDE_TO_MOVE] =
        N_("No, the game goes on: the pieces stood like this {looks_times}, but not always with "
           "the same player to move."),
    [REASON_CASTLING_RIGHTS] =
        N_("No, the game goes on: the pieces stood like this {looks_times}, but the castling "
           "rights were not always the same."),
    [REASON_EN_PASSANT] =
        N_("No, the game goes on: the pieces stood like this {looks_times}, but the first time a "
           "pawn could be taken en passant."),
    [REASON_NOT_IN_RULESET] = N_("No, the game goes on: these rules end no game this way."),
};

static const char *headline_of(const struct verdict *verdict)
{
    const struct headline *headline = &headlines[verdict->reason];

    if (!claim_is_made_by_player(verdict->claim.kind) && fivefold_headlines[verdict->reason])
        return fivefold_headlines[verdict->reason];
    return verdict->written != MOVE_NONE && headline->written ? headline->written : headline->board;
}

void explain_headline(struct buf *out, const struct speaker *speaker)
{
    enum reason reason = speaker->verdict->reason;

    if (is_of_series(speaker))
        headline_too_few_runs(out, speaker);
    else if (told_headlines[reason])
        told_headlines[reason](out, speaker);
    else if (claimant_headlines[reason].white)
        parts_say_of(out, speaker, claimant_headlines[reason], parts_claimant(speaker));
    else
        parts_say(out, speaker, _(headline_of(speaker->verdict)));
}

/* Each with its own "after", as a list to be read one by one. */
void explain_occurrences(struct buf *out, const struct speaker *speaker)
{
    const struct plies *plies = &speaker->verdict->occurrences;
    size_t start = out->length;

    for (size_t n = 0; n < plies->count; n++) {
        if (out->length > start)
            buf_add(out, ", ");
        parts_places(out, speaker, &plies->items[n], 1, false);
    }
}
