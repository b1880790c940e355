/* SPDX-License-Identifier: MIT */
/*
 * verdict_grounds: a table of candidates for each kind of claim, nearest miss first, and two
 * questions to each: is it true as well (then it can't be a wrong choice), and could somebody
 * believe it here?  What can be believed comes first; where that is too little, the rest of
 * the table fills up.
 */
#include "config.h"

#include "core/movegen.h"
#include "core/verdict_inside.h"

enum { CANDIDATES = 14, GROUNDS_WANTED = 4 };

/* Ends with REASON_COUNT. */
static const enum reason candidates[CLAIM_KINDS][CANDIDATES] = {
    [CLAIM_THREEFOLD] = {REASON_THIRD_OCCURRENCE, REASON_CASTLING_RIGHTS, REASON_EN_PASSANT,
                         REASON_OTHER_SIDE_TO_MOVE, REASON_COUNTED_SHORT,
                         REASON_MOVE_ALREADY_MADE, REASON_NOT_ON_MOVE, REASON_GAME_OVER,
                         REASON_ZEROING_MOVE, REASON_OTHER_MOVE_WRITTEN, REASON_PIECE_TOUCHED,
                         REASON_NOT_WRITTEN, REASON_ILLEGAL_MOVE, REASON_COUNT},
    [CLAIM_FIFTY] = {REASON_FIFTY_REACHED, REASON_FIFTY_SHORT, REASON_ZEROING_MOVE,
                     REASON_MOVE_ALREADY_MADE, REASON_NOT_ON_MOVE, REASON_GAME_OVER,
                     REASON_SEVENTYFIVE, REASON_PIECE_TOUCHED, REASON_NOT_WRITTEN,
                     REASON_ILLEGAL_MOVE, REASON_NOT_IN_RULESET, REASON_COUNT},
    [CLAIM_FIVEFOLD] = {REASON_FIVEFOLD, REASON_CASTLING_RIGHTS, REASON_EN_PASSANT,
                        REASON_OTHER_SIDE_TO_MOVE, REASON_COUNTED_SHORT, REASON_GAME_OVER,
                        REASON_SEVENTYFIVE, REASON_STALEMATE, REASON_NOT_IN_RULESET,
                        REASON_COUNT},
    [CLAIM_SEVENTYFIVE] = {REASON_SEVENTYFIVE, REASON_SEVENTYFIVE_SHORT, REASON_CHECKMATE,
                           REASON_GAME_OVER, REASON_FIVEFOLD, REASON_STALEMATE,
                           REASON_NOT_IN_RULESET, REASON_COUNT},
    [CLAIM_STALEMATE] = {REASON_STALEMATE, REASON_NOT_STALEMATE, REASON_CHECKMATE,
                         REASON_SEVENTYFIVE, REASON_FIVEFOLD, REASON_GAME_OVER, REASON_COUNT},
    [CLAIM_DEAD] = {REASON_DEAD, REASON_NOT_DEAD, REASON_STALEMATE, REASON_NOT_PROVEN,
                    REASON_GAME_OVER, REASON_SEVENTYFIVE, REASON_FIVEFOLD, REASON_COUNT},
    [CLAIM_CHECKMATE] = {REASON_CHECKMATE, REASON_NOT_CHECKMATE, REASON_STALEMATE,
                         REASON_SEVENTYFIVE, REASON_FIVEFOLD, REASON_GAME_OVER, REASON_COUNT},
    [CLAIM_FLAG] = {REASON_OPPONENT_CANNOT_MATE, REASON_OPPONENT_CAN_MATE, REASON_DEAD,
                    REASON_GAME_OVER, REASON_NOT_PROVEN, REASON_STALEMATE, REASON_COUNT},
    [CLAIM_AGREEMENT] = {REASON_AGREED, REASON_AGREED_TOO_EARLY, REASON_GAME_OVER,
                         REASON_NOT_ON_MOVE, REASON_NOT_IN_RULESET, REASON_COUNT},
    [CLAIM_RESIGN] = {REASON_OPPONENT_CANNOT_MATE, REASON_OPPONENT_CAN_MATE, REASON_DEAD,
                      REASON_GAME_OVER, REASON_NOT_PROVEN, REASON_STALEMATE, REASON_COUNT},
    [CLAIM_SECOND_ILLEGAL_MOVE] = {REASON_OPPONENT_CANNOT_MATE, REASON_OPPONENT_CAN_MATE,
                                   REASON_DEAD, REASON_GAME_OVER, REASON_NOT_PROVEN,
                                   REASON_STALEMATE, REASON_COUNT},
};

/* What the questions ask about. */
struct facts {
    const struct game *game;
    const struct verdict *verdict;
    const struct ruleset *rules;
    const struct position *board;
    struct position claimed;
    bool is_written;             /* there is a legal written move */
    bool is_zeroing;
    int needed;                  /* occurrences */
    struct repetition on_board;
    struct repetition repetition;/* of the claimed position */
    unsigned looks_differ;       /* how positions with its diagram differ from it, counted or not */
    bool has_rights;             /* somebody could castle somewhere in the stretch */
    bool has_double_step;        /* en passant could have mattered there */
};

/* --- facts ---------------------------------------------------------------------------- */

/* Did the move to this ply put a pawn two squares ahead? */
static bool is_double_step(const struct game *game, int ply)
{
    if (ply < 1)
        return game_at(game, 0)->en_passant != SQUARE_NONE;
    move m = game->moves[ply - 1];
    int ranks = square_rank(move_to(m)) - square_rank(move_from(m));
    return piece_type_of(game_at(game, ply - 1)->board[move_from(m)]) == PAWN &&
           (ranks == 2 || ranks == -2);
}

static void find_claimed(struct facts *facts)
{
    move written = facts->verdict->written;
    facts->claimed = *facts->board;
    if (written == MOVE_NONE)
        return;
    facts->is_written = true;
    facts->is_zeroing = position_is_zeroing(facts->board, written);
    position_play(facts->board, written, &facts->claimed);
}

/* Whatever the ruleset compares: what anybody can see is no wrong choice. */
static unsigned differing_looks(const struct facts *facts)
{
    int ply = facts->verdict->claim.ply;
    unsigned all = 0;
    for (int at = game_stretch_start(facts->game, ply); at <= ply; at++) {
        unsigned in = identity_differ(game_at(facts->game, at), &facts->claimed);
        if (!(in & IDENTITY_PLACEMENT))
            all |= in;
    }
    return all;
}

static void gather(struct facts *facts)
{
    const struct game *game = facts->game;
    int ply = facts->verdict->claim.ply;
    int start = game_stretch_start(game, ply);
    find_claimed(facts);
    facts->needed = facts->verdict->claim.kind == CLAIM_FIVEFOLD
                        ? facts->rules->fivefold_automatic
                        : facts->rules->threefold_claim;
    facts->on_board = repetition_of(game, ply, facts->board, false, facts->rules);
    facts->repetition =
        repetition_of(game, ply, &facts->claimed, facts->is_written, facts->rules);
    facts->looks_differ = differing_looks(facts);
    facts->has_rights = game_at(game, start)->castling != 0;
    facts->has_double_step = is_double_step(game, start);
}

/* --- is it true as well? -------------------------------------------------------------- */

/* "Not even the diagram often enough"; nobody can tell where the beginning of the game is
 * not known or the ruleset names no number. */
static bool is_counted_short(const struct facts *facts)
{
    return facts->repetition.same_diagram < facts->needed || facts->needed == 0 ||
           facts->verdict->reason == REASON_HISTORY_UNKNOWN;
}

/* What the Laws leave open could be defended as valid. */
static bool is_perhaps_valid(const struct facts *facts)
{
    enum reason reason = facts->verdict->reason;
    return facts->verdict->answer == VERDICT_UNDECIDED && reason != REASON_NOT_WRITTEN;
}

/* Half-moves for a claim here, as far as that is known. */
static int fifty_needed(const struct facts *facts)
{
    return facts->verdict->plies_needed ? facts->verdict->plies_needed
                                        : facts->rules->fifty_claim_plies;
}

/* An end that stands at the very ply of the end that was found, beside it. */
static bool ends_too(const struct facts *facts, enum reason reason)
{
    if (facts->verdict->end_ply < 0)
        return false;
    const struct position *end = game_at(facts->game, facts->verdict->end_ply);
    if (reason == REASON_SEVENTYFIVE)
        return facts->rules->seventyfive_automatic_plies > 0 &&
               end->halfmove >= facts->rules->seventyfive_automatic_plies &&
               movegen_state(end) != STATE_CHECKMATE;
    return facts->rules->fivefold_automatic > 0 &&
           draws_count(facts->game, facts->verdict->end_ply, end,
                       ruleset_identity(facts->rules)) >= facts->rules->fivefold_automatic;
}

static bool is_dead_for_all_we_know(const struct facts *facts)
{
    return dead_is_dead(&facts->verdict->dead) != DEAD_NO;
}

static bool is_dead_end(const struct verdict *verdict)
{
    return verdict->end_ply >= 0 && verdict->end_kind == EVENT_DEAD;
}

/* Whoever says that the opponent can or can't mate could be right, or it isn't asked. */
static bool is_open_who_mates(const struct verdict *verdict)
{
    return verdict->answer == VERDICT_UNDECIDED &&
           (verdict->reason == REASON_NOT_PROVEN || verdict->reason == REASON_BOTH_FLAGS ||
            verdict->reason == REASON_DIRECTOR_DECIDES);
}

/* Only grounds other than the verdict's own are asked about.  The ground of a valid claim says
 * that it was rightly claimed, so it is no truth about one that fails by its form. */
static bool is_also_true(const struct facts *facts, enum reason reason)
{
    const struct verdict *verdict = facts->verdict;
    unsigned flags = verdict->claim.flags;
    switch (reason) {
    case REASON_THIRD_OCCURRENCE:
    case REASON_FIFTY_REACHED:
        return is_perhaps_valid(facts);
    case REASON_COUNTED_SHORT:
        return is_counted_short(facts);
    case REASON_OTHER_SIDE_TO_MOVE:
        return facts->looks_differ & IDENTITY_SIDE;
    case REASON_CASTLING_RIGHTS:
        return facts->looks_differ & IDENTITY_CASTLING;
    case REASON_EN_PASSANT:
        return facts->looks_differ & IDENTITY_EN_PASSANT;
    case REASON_ZEROING_MOVE:
        return facts->is_zeroing;
    case REASON_OTHER_MOVE_WRITTEN:
        return facts->is_written && facts->on_board.same >= facts->needed &&
               facts->repetition.same < facts->needed;
    case REASON_FIFTY_SHORT:
        return facts->claimed.halfmove < fifty_needed(facts) || fifty_needed(facts) == 0;
    case REASON_SEVENTYFIVE_SHORT:
        return facts->board->halfmove < facts->rules->seventyfive_automatic_plies ||
               facts->rules->seventyfive_automatic_plies == 0;
    case REASON_FIVEFOLD:
    case REASON_SEVENTYFIVE:
        return ends_too(facts, reason);
    case REASON_NOT_ON_MOVE:
        return verdict->claim.kind != CLAIM_AGREEMENT && verdict->by != facts->board->turn;
    case REASON_MOVE_ALREADY_MADE: /* who is not on move made the last one, said or not */
        return verdict->by != facts->board->turn && verdict->claim.ply > 0;
    case REASON_PIECE_TOUCHED:
        return flags & CLAIM_TOUCHED;
    case REASON_ILLEGAL_MOVE: /* nobody can tell for a move out of turn */
        return verdict->claim.move[0] != '\0' && !facts->is_written;
    case REASON_NOT_WRITTEN: /* nor was one where the claim is about the board */
        return flags & CLAIM_UNWRITTEN || verdict->claim.move[0] == '\0';
    case REASON_GAME_OVER:
        return verdict->end_ply >= 0;
    case REASON_STALEMATE:
        return movegen_state(facts->board) == STATE_STALEMATE;
    case REASON_CHECKMATE:
        return movegen_state(facts->board) == STATE_CHECKMATE;
    case REASON_NOT_STALEMATE:
        return movegen_state(facts->board) != STATE_STALEMATE;
    case REASON_NOT_CHECKMATE:
        return movegen_state(facts->board) != STATE_CHECKMATE;
    case REASON_DEAD:
        return is_dead_for_all_we_know(facts);
    case REASON_OPPONENT_CANNOT_MATE:
        return is_open_who_mates(verdict) || is_dead_end(verdict);
    case REASON_OPPONENT_CAN_MATE:
        return is_open_who_mates(verdict);
    case REASON_NOT_PROVEN:
        return is_open_who_mates(verdict);
    case REASON_NOT_DEAD:
        return !is_dead_end(verdict);
    default:
        return false;
    }
}

/* --- could somebody believe it? ------------------------------------------------------- */

/* An end by itself is near: one occurrence more, or a few moves. */
static bool is_end_near(const struct facts *facts)
{
    const struct ruleset *rules = facts->rules;
    enum { NEAR_PLIES = 10 };
    return (rules->fivefold_automatic && facts->repetition.same + 1 >= rules->fivefold_automatic) ||
           (rules->seventyfive_automatic_plies &&
            facts->board->halfmove + NEAR_PLIES >= rules->seventyfive_automatic_plies);
}

/* Castling makes people start counting again; it is neither capture nor pawn move. */
static bool looks_zeroing(const struct facts *facts)
{
    return facts->is_written && move_kind_of(facts->verdict->written) == MOVE_CASTLE;
}

static bool is_believable(const struct facts *facts, enum reason reason)
{
    const struct verdict *verdict = facts->verdict;
    switch (reason) {
    case REASON_OTHER_SIDE_TO_MOVE: /* with a written move, whose turn it is comes another way */
        return !facts->is_written;
    case REASON_CASTLING_RIGHTS:
        return facts->has_rights;
    case REASON_EN_PASSANT:
        return facts->has_double_step;
    case REASON_ZEROING_MOVE:
        return looks_zeroing(facts);
    case REASON_OTHER_MOVE_WRITTEN:
        return facts->is_written && facts->on_board.same >= facts->needed;
    case REASON_MOVE_ALREADY_MADE:
    case REASON_NOT_ON_MOVE: /* the position to come has the other player to move */
        return facts->is_written;
    case REASON_PIECE_TOUCHED:
    case REASON_NOT_WRITTEN:
    case REASON_ILLEGAL_MOVE:
    case REASON_NOT_IN_RULESET:
        return false;
    case REASON_GAME_OVER:
        return is_end_near(facts) || verdict->claim.kind == CLAIM_FLAG;
    case REASON_SEVENTYFIVE: /* mixed up with fifty */
        return verdict->claim.kind == CLAIM_FIFTY || is_end_near(facts);
    case REASON_FIVEFOLD:
        return verdict->claim.kind == CLAIM_FIVEFOLD || is_end_near(facts);
    case REASON_STALEMATE:
        return verdict->claim.kind == CLAIM_STALEMATE || verdict->claim.kind == CLAIM_CHECKMATE ||
               verdict->claim.kind == CLAIM_DEAD;
    default:
        return true;
    }
}

/* --- the choice ----------------------------------------------------------------------- */

static bool is_chosen(const enum reason *out, size_t count, enum reason reason)
{
    for (size_t n = 0; n < count; n++)
        if (out[n] == reason)
            return true;
    return false;
}

/* Adds candidates until there are `most`; only believable ones if asked. */
static size_t choose(const struct facts *facts, enum reason *out, size_t count, size_t most,
                     bool only_believable)
{
    const enum reason *candidate = candidates[facts->verdict->claim.kind];
    for (; *candidate != REASON_COUNT && count < most; candidate++)
        if (!is_chosen(out, count, *candidate) && !is_also_true(facts, *candidate) &&
            (!only_believable || is_believable(facts, *candidate)))
            out[count++] = *candidate;
    return count;
}

size_t verdict_grounds(const struct game *game, const struct verdict *verdict,
                       const struct ruleset *rules, enum reason *out, size_t most)
{
    if (most == 0)
        return 0;
    struct facts facts = {.game = game, .verdict = verdict, .rules = rules,
                          .board = game_at(game, verdict->claim.ply)};
    gather(&facts);
    out[0] = verdict->reason;
    size_t count = choose(&facts, out, 1, most, true);
    return choose(&facts, out, count, most < GROUNDS_WANTED ? most : GROUNDS_WANTED, false);
}
