/* SPDX-License-Identifier: MIT */
/*
 * The trial of a claim: who claims what, the tests of its family (verdict_claim.c,
 * verdict_end.c), and what follows from the answer.  Every number of the rules and every
 * article comes from the ruleset.
 */
#include "config.h"

#include "core/verdict.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/movegen.h"
#include "core/san.h"
#include "core/verdict_inside.h"

/* Who made the claim: as said, else the player to move; with CLAIM_MADE the other. */
static enum color claim_player(const struct claim *claim, const struct position *board)
{
    enum color turn = (enum color)board->turn;
    if (claim->by == SIDE_WHITE)
        return WHITE;
    if (claim->by == SIDE_BLACK)
        return BLACK;
    return claim->flags & CLAIM_MADE ? color_other(turn) : turn;
}

bool claim_is_after_move(const struct verdict *verdict, const struct position *board)
{
    return verdict->claim.flags & CLAIM_MADE && verdict->by != (enum color)board->turn;
}

/* --- the reason and its article ------------------------------------------------------- */

static const char *article_of_end(const struct ruleset_articles *articles, enum event_kind kind)
{
    switch (kind) {
    case EVENT_CHECKMATE:
        return articles->checkmate;
    case EVENT_STALEMATE:
        return articles->stalemate;
    case EVENT_DEAD:
        return articles->dead;
    case EVENT_FIVEFOLD:
        return articles->fivefold;
    case EVENT_SEVENTYFIVE:
        return articles->seventyfive;
    default:
        return NULL;
    }
}

/* The rule that a claim of this kind appeals to. */
static const char *article_of_kind(const struct ruleset_articles *articles, enum claim_kind kind)
{
    switch (kind) {
    case CLAIM_THREEFOLD:
        return articles->threefold;
    case CLAIM_FIFTY:
        return articles->fifty;
    case CLAIM_FLAG:
        return articles->flag;
    case CLAIM_AGREEMENT:
        return articles->agreement;
    case CLAIM_RESIGN:
        return articles->resignation;
    case CLAIM_SECOND_ILLEGAL_MOVE:
        return articles->illegal_move_twice;
    default:
        return article_of_end(articles, claim_event(kind));
    }
}

static const char *article_of_written(const struct ruleset_articles *articles, enum claim_kind kind)
{
    return kind == CLAIM_FIFTY ? articles->fifty_written : articles->threefold_written;
}

static const char *article_of_board(const struct ruleset_articles *articles, enum claim_kind kind)
{
    return kind == CLAIM_FIFTY ? articles->fifty_board : articles->threefold_board;
}

static const char *article_of(const struct ruleset_articles *articles,
                              const struct verdict *verdict, enum reason reason)
{
    enum claim_kind kind = verdict->claim.kind;
    switch (reason) {
    case REASON_THIRD_OCCURRENCE:
    case REASON_FIFTY_REACHED:
        return verdict->written ? article_of_written(articles, kind)
                                : article_of_board(articles, kind);
    case REASON_OTHER_SIDE_TO_MOVE:
        return articles->identity;
    case REASON_CASTLING_RIGHTS:
        return articles->identity_castling;
    case REASON_EN_PASSANT:
        return articles->identity_en_passant;
    case REASON_ZEROING_MOVE:
        return kind == CLAIM_FIFTY ? articles->fifty_written : articles->identity;
    case REASON_OTHER_MOVE_WRITTEN:
    case REASON_ILLEGAL_MOVE:
    case REASON_NOT_WRITTEN:
        return article_of_written(articles, kind);
    case REASON_MOVE_ALREADY_MADE:
        return articles->move_made;
    case REASON_NOT_ON_MOVE:
        return articles->before_clock ? articles->move_made : article_of_kind(articles, kind);
    case REASON_PIECE_TOUCHED:
        return articles->touched;
    case REASON_GAME_OVER:
        return article_of_end(articles, verdict->end_kind);
    case REASON_BOTH_FLAGS:
        return verdict->answer == VERDICT_RESULT ? articles->flags_both : articles->flag;
    case REASON_DIRECTOR_DECIDES:
        return claim_event(kind) != EVENT_KINDS ? articles->director
                                                : article_of_kind(articles, kind);
    default:
        return article_of_kind(articles, kind);
    }
}

/* A claim of the player who has made the move, good by an article of its own. */
static bool is_before_clock(const struct trial *trial)
{
    return claim_is_made_by_player(trial->verdict->claim.kind) &&
           trial->rules->articles.before_clock &&
           claim_is_after_move(trial->verdict, trial->board);
}

void trial_decide(struct trial *trial, enum verdict_answer answer, enum reason reason)
{
    struct verdict *verdict = trial->verdict;
    verdict->answer = answer;
    verdict->reason = reason;
    verdict->article = article_of(&trial->rules->articles, verdict, reason);
    if (answer == VERDICT_VALID && is_before_clock(trial))
        verdict->article = trial->rules->articles.before_clock;
}

void trial_leave_open(struct trial *trial, enum rule_part part)
{
    trial->verdict->unknown = part;
    trial_decide(trial, VERDICT_UNDECIDED, REASON_RULE_UNKNOWN);
}

void trial_refuse_kind(struct trial *trial)
{
    trial_decide(trial, VERDICT_INVALID, REASON_NOT_IN_RULESET);
    trial->verdict->article = NULL;
}

void trial_take_end(struct trial *trial, const struct event *end)
{
    struct verdict *verdict = trial->verdict;
    verdict->end_ply = end->ply;
    verdict->end_kind = end->kind;
    verdict->end_at_latest = end->at_latest;
    if (end->kind != EVENT_DEAD)
        return;
    verdict->dead_ply = end->ply;
    dead_result_clear(&verdict->dead);
    dead_probe(game_at(trial->game, end->ply), &dead_default_budget, &verdict->dead);
}

/* Articles 5.1, 5.2 and 9.6: what came first stands. */
bool trial_is_over(struct trial *trial)
{
    const struct event *end = event_list_end(trial->events);
    if (!end)
        return false;
    trial_take_end(trial, end);
    trial_decide(trial, VERDICT_INVALID, REASON_GAME_OVER);
    return true;
}

/* --- the claimed position ------------------------------------------------------------- */

/* Article 9.2.1: the move written first can't be changed. */
static void take_first_written(struct verdict *verdict)
{
    struct claim *claim = &verdict->claim;
    if (!claim->changed[0])
        return;
    memcpy(verdict->rewritten, claim->move, sizeof verdict->rewritten);
    memcpy(claim->move, claim->changed, sizeof claim->move);
}

/* What the claim is about: the board, or the position after the written move.  A move by a
 * player whose turn it isn't leads nowhere. */
static void find_claimed(struct trial *trial)
{
    struct verdict *verdict = trial->verdict;
    const char *text = verdict->claim.move;
    if (!text[0] || !claim_is_made_by_player(verdict->claim.kind)) {
        trial->claimed = *trial->board;
        trial->has_claimed = true;
        return;
    }
    verdict->claimed_ply++;
    if (verdict->by != (enum color)trial->board->turn)
        return;
    trial->is_illegal = !san_parse(trial->board, text, strlen(text), NULL, &verdict->written,
                                   NULL, NULL);
    if (trial->is_illegal) {
        verdict->written = MOVE_NONE;
        return;
    }
    trial->has_claimed = true;
    trial->is_zeroing = position_is_zeroing(trial->board, verdict->written);
    position_play(trial->board, verdict->written, &trial->claimed);
}

static void start_verdict(struct trial *trial, const struct claim *claim)
{
    struct verdict *verdict = trial->verdict;
    *verdict = (struct verdict){
        .claim = *claim, .rules = trial->rules, .claimed_ply = claim->ply, .end_ply = -1,
        .dead_ply = claim->ply};
    dead_result_clear(&verdict->dead);
    take_first_written(verdict);
    verdict->by = claim_player(claim, trial->board);
    find_claimed(trial);
    verdict->halfmove_clock = trial->has_claimed ? trial->claimed.halfmove : -1;
}

/* --- what follows --------------------------------------------------------------------- */

static enum outcome outcome_of_end(const struct trial *trial)
{
    const struct verdict *verdict = trial->verdict;
    if (verdict->reason == REASON_AGREED)
        return OUTCOME_DRAW_AGREED;
    if (verdict->reason != REASON_CHECKMATE)
        return OUTCOME_DRAW;
    return game_at(trial->game, verdict->end_ply)->turn == WHITE ? OUTCOME_BLACK_WINS
                                                                 : OUTCOME_WHITE_WINS;
}

/* For VERDICT_RESULT the family has set it. */
static void settle_outcome(struct trial *trial)
{
    struct verdict *verdict = trial->verdict;
    if (verdict->reason == REASON_GAME_OVER)
        verdict->outcome = OUTCOME_ALREADY_OVER;
    else if (verdict->answer == VERDICT_VALID)
        verdict->outcome = outcome_of_end(trial);
    else if (verdict->answer == VERDICT_INVALID)
        verdict->outcome = OUTCOME_CONTINUE;
    else if (verdict->answer == VERDICT_UNDECIDED)
        verdict->outcome = OUTCOME_ARBITER;
}

/* What happened beside the claim: the offer in it was accepted (9.1.2.3), or a flag fell
 * while it was looked at (a draw that stands comes first; else the arbiter decides). */
static void settle_events_beside(struct verdict *verdict)
{
    const struct claim *claim = &verdict->claim;
    if (verdict->outcome == OUTCOME_ALREADY_OVER || verdict->answer == VERDICT_RESULT)
        return;
    if (claim->flags & CLAIM_ACCEPTED && claim_is_made_by_player(claim->kind))
        verdict->outcome = OUTCOME_DRAW_AGREED;
    else if (claim->flag_fallen != SIDE_UNSAID && verdict->answer != VERDICT_VALID)
        verdict->outcome = OUTCOME_ARBITER;
}

/* Is it a reason that says "the claim is false", not "it is no claim in order"? */
static bool is_false_claim(const struct verdict *verdict)
{
    switch (verdict->reason) {
    case REASON_COUNTED_SHORT:
    case REASON_OTHER_SIDE_TO_MOVE:
    case REASON_CASTLING_RIGHTS:
    case REASON_EN_PASSANT:
    case REASON_ZEROING_MOVE:
    case REASON_FIFTY_SHORT:
    case REASON_ILLEGAL_MOVE:
    case REASON_SERIES_NOT_REPEATED:
        return verdict->answer == VERDICT_INVALID;
    default:
        return false;
    }
}

/* A move announced and not written, where the rules ask for writing: whether that costs time when
 * the claim is false is open (D6). */
static bool is_out_of_form(const struct verdict *verdict, const struct ruleset *rules)
{
    return verdict->claim.flags & CLAIM_UNWRITTEN && rules->must_write;
}

static void fix_penalty(struct verdict *verdict, const struct ruleset *rules)
{
    verdict->has_penalty = rules->penalty_opponent_seconds || rules->penalty_claimant_seconds;
    verdict->penalty_opponent = rules->penalty_opponent_seconds;
    verdict->penalty_claimant = rules->penalty_claimant_seconds;
    verdict->penalty_claimant_half = rules->penalty_claimant_half;
}

/* Article 9.5.3, and 9.5.2 where there is nothing to pay.  Where the opponent took the offer
 * the claim isn't decided, so nothing is paid either. */
static void settle_penalty(struct verdict *verdict, const struct ruleset *rules)
{
    if (!claim_is_made_by_player(verdict->claim.kind))
        return;
    verdict->penalty_unknown = ruleset_is_unknown(rules, RULE_PENALTY);
    if (verdict->answer == VERDICT_VALID)
        verdict->has_penalty = true;
    if (!is_false_claim(verdict) || verdict->outcome == OUTCOME_DRAW_AGREED)
        return;
    if (!is_out_of_form(verdict, rules))
        fix_penalty(verdict, rules);
    verdict->must_play_written = rules->written_binds && verdict->written != MOVE_NONE;
}

/* Article 9.1.2.3: a claim is an offer; it stands until it is refused or accepted. */
static void settle_offer(struct verdict *verdict, const struct ruleset *rules)
{
    verdict->offer_stands = rules->articles.claim_is_offer &&
                            claim_is_made_by_player(verdict->claim.kind) &&
                            verdict->answer != VERDICT_VALID &&
                            verdict->outcome != OUTCOME_ALREADY_OVER &&
                            verdict->outcome != OUTCOME_DRAW_AGREED;
}

static void add_doubt(struct verdict *verdict, const char *doubt)
{
    int n = 0;
    while (n < VERDICT_DOUBTS && verdict->doubts[n])
        n++;
    if (doubt && n < VERDICT_DOUBTS)
        verdict->doubts[n] = doubt;
}

/* What the Laws leave open about a reason: paragraphs of the rules document. */
static const char *doubt_of(const struct trial *trial)
{
    const struct verdict *verdict = trial->verdict;
    switch (verdict->reason) {
    case REASON_NOT_WRITTEN:
        return "D3";
    case REASON_ZEROING_MOVE:
    case REASON_OTHER_MOVE_WRITTEN:
        return verdict->answer == VERDICT_UNDECIDED ? "D4" : NULL;
    case REASON_ILLEGAL_MOVE: /* the board alone would do */
        return trial_board_qualifies(trial) ? "D4" : NULL;
    case REASON_OTHER_SIDE_TO_MOVE:
        return trial->rules->identity_doubt;
    case REASON_NOT_ON_MOVE:
    case REASON_MOVE_ALREADY_MADE:
    case REASON_PIECE_TOUCHED: /* does it cost time? */
        return trial->rules->penalty_opponent_seconds ? "D6" : NULL;
    case REASON_NOT_PROVEN:
        return "D9";
    case REASON_FIFTY_REACHED: /* 9.3.1: the mate was written, not played */
        return verdict->written && movegen_state(&trial->claimed) == STATE_CHECKMATE ? "D10"
                                                                                     : NULL;
    default:
        return NULL;
    }
}

static void settle_doubts(struct trial *trial)
{
    struct verdict *verdict = trial->verdict;
    add_doubt(verdict, doubt_of(trial));
    if (is_false_claim(verdict) && is_out_of_form(verdict, trial->rules) &&
        verdict->outcome != OUTCOME_DRAW_AGREED && trial->rules->penalty_opponent_seconds)
        add_doubt(verdict, "D6");
    if (verdict->penalty_opponent > 0 || verdict->penalty_claimant > 0)
        add_doubt(verdict, trial->rules->penalty_doubt);
}

static void settle(struct trial *trial)
{
    settle_outcome(trial);
    settle_events_beside(trial->verdict);
    settle_penalty(trial->verdict, trial->rules);
    settle_offer(trial->verdict, trial->rules);
    settle_doubts(trial);
}

/* --- the whole ------------------------------------------------------------------------ */

static bool judge(struct trial *trial)
{
    switch (trial->verdict->claim.kind) {
    case CLAIM_THREEFOLD:
    case CLAIM_FIFTY:
        return trial_judge_claim(trial);
    case CLAIM_FLAG:
    case CLAIM_AGREEMENT:
    case CLAIM_RESIGN:
    case CLAIM_SECOND_ILLEGAL_MOVE:
        return trial_judge_result(trial);
    default:
        return trial_judge_end(trial);
    }
}

bool verdict_of(const struct game *game, const struct claim *claim, const struct ruleset *rules,
                enum dead_mode mode, struct verdict *out)
{
    assert(claim->ply >= 0 && claim->ply <= game->plies);
    struct event_list events = {0};
    struct trial trial = {.game = game, .rules = rules, .events = &events, .verdict = out,
                          .board = game_at(game, claim->ply)};
    start_verdict(&trial, claim);
    bool good = draws_events(game, claim->ply, rules, mode, &events) && judge(&trial);
    event_list_clear(&events);
    if (good)
        settle(&trial);
    else
        verdict_clear(out);
    return good;
}

void verdict_clear(struct verdict *verdict)
{
    if (!verdict)
        return;
    plies_clear(&verdict->occurrences);
    free(verdict->differs);
    dead_result_clear(&verdict->dead);
    *verdict = (struct verdict){.end_ply = -1};
    dead_result_clear(&verdict->dead);
}
