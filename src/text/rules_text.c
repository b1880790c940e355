/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "text/rules_text.h"

#include <stddef.h>

#include "text/explain.h"
#include "text/i18n.h"
#include "text/phrase.h"
#include "text/rules_fill.h"

struct rule {
    const char *heading; /* N_(); NULL: as the one before */
    size_t article;      /* its offset in struct ruleset_articles */
    bool (*applies)(const struct ruleset *rules);
    const char *text;    /* N_(), with the places of rules_fill */
};
#define ARTICLE(field) offsetof(struct ruleset_articles, field)

/* --- which paragraphs a ruleset has ---------------------------------------------------- */

static bool is_known(const struct ruleset *rules, enum rule_part part)
{
    return !ruleset_is_unknown(rules, part);
}

static bool always(const struct ruleset *rules)
{
    (void)rules;
    return true;
}

static bool has_claim(const struct ruleset *rules)
{
    return rules->threefold_claim > 0;
}

static bool is_of_positions(const struct ruleset *rules)
{
    return has_claim(rules) && rules->repetition == REPEATS_POSITION &&
           is_known(rules, RULE_SERIES);
}

static bool is_ahead_claim(const struct ruleset *rules)
{
    return is_known(rules, RULE_WRITTEN) && rules->ahead == AHEAD_CLAIM;
}

/* With the move that brings it, too. */
static bool is_of_positions_ahead(const struct ruleset *rules)
{
    return is_of_positions(rules) && is_ahead_claim(rules);
}

static bool is_of_positions_for_either(const struct ruleset *rules)
{
    return is_of_positions(rules) && !is_ahead_claim(rules) &&
           rules->claimant == CLAIMANT_EITHER;
}

static bool is_of_positions_there(const struct ruleset *rules)
{
    return is_of_positions(rules) && !is_ahead_claim(rules) &&
           rules->claimant != CLAIMANT_EITHER;
}

static bool has_offer_ahead(const struct ruleset *rules)
{
    return has_claim(rules) && rules->ahead == AHEAD_OFFER;
}

static bool has_identity_doubt(const struct ruleset *rules)
{
    return rules->identity_doubt;
}

static bool is_of_series(const struct ruleset *rules)
{
    return has_claim(rules) && rules->repetition == REPEATS_SERIES;
}

static bool is_of_either(const struct ruleset *rules)
{
    return has_claim(rules) && !is_known(rules, RULE_SERIES);
}

static bool is_on_board(const struct ruleset *rules)
{
    return has_claim(rules) && rules->repetition == REPEATS_POSITION &&
           rules->claimant == CLAIMANT_ON_MOVE;
}

static bool is_on_board_for_mover(const struct ruleset *rules)
{
    return is_on_board(rules) && is_known(rules, RULE_CLAIMANT);
}

static bool is_on_board_for_some(const struct ruleset *rules)
{
    return is_on_board(rules) && !is_known(rules, RULE_CLAIMANT);
}

static bool has_ahead(const struct ruleset *rules)
{
    return has_claim(rules) && is_ahead_claim(rules) && !rules->must_write;
}

static bool has_written(const struct ruleset *rules)
{
    return has_claim(rules) && is_ahead_claim(rules) && rules->must_write;
}

static bool has_written_fixed(const struct ruleset *rules)
{
    return has_written(rules) && rules->written_fixed;
}

static bool has_written_free(const struct ruleset *rules)
{
    return has_written(rules) && !rules->written_fixed;
}

static bool has_rights(const struct ruleset *rules)
{
    return rules->identity & IDENTITY_CASTLING;
}

/* Where moves are compared nothing is said of rights. */
static bool has_no_rights(const struct ruleset *rules)
{
    return !has_rights(rules) && rules->repetition == REPEATS_POSITION;
}

static bool has_en_passant(const struct ruleset *rules)
{
    return rules->identity & IDENTITY_EN_PASSANT;
}

static bool has_count(const struct ruleset *rules)
{
    return rules->fifty_claim_plies > 0 && !rules->fifty_from_demand;
}

/* With the move that completes it, too, by the player to move. */
static bool has_count_of_mover(const struct ruleset *rules)
{
    return has_count(rules) && is_known(rules, RULE_CLAIMANT) && is_ahead_claim(rules);
}

static bool has_count_there(const struct ruleset *rules)
{
    return has_count(rules) && !has_count_of_mover(rules);
}

static bool has_count_written(const struct ruleset *rules)
{
    return has_count(rules) && has_written(rules);
}

static bool has_count_ahead(const struct ruleset *rules)
{
    return has_count(rules) && has_ahead(rules);
}

static bool has_challenge(const struct ruleset *rules)
{
    return rules->fifty_challenge;
}

static bool has_demand(const struct ruleset *rules)
{
    return rules->fifty_from_demand;
}

static bool has_endings(const struct ruleset *rules)
{
    return rules->endings && rules->endings->material;
}

static bool has_unread_endings(const struct ruleset *rules)
{
    return rules->endings && !rules->endings->material;
}

static bool has_least_men(const struct ruleset *rules)
{
    return rules->fifty_least_men > 0;
}

static bool has_touch(const struct ruleset *rules)
{
    return rules->touch_ends_claim;
}

static bool ends_with_move(const struct ruleset *rules)
{
    return has_claim(rules) && !rules->claim_before_clock &&
           rules->claimant == CLAIMANT_ON_MOVE && is_known(rules, RULE_CLAIMANT);
}

static bool ends_with_clock(const struct ruleset *rules)
{
    return rules->claim_before_clock;
}

static bool is_for_either(const struct ruleset *rules)
{
    return rules->claimant == CLAIMANT_EITHER && !is_of_positions_for_either(rules);
}

static bool has_pause(const struct ruleset *rules)
{
    return rules->clock == CLOCK_EITHER;
}

static bool has_pause_at_will(const struct ruleset *rules)
{
    return rules->clock == CLOCK_MAY;
}

static bool has_pause_asked(const struct ruleset *rules)
{
    return rules->clock == CLOCK_SHOULD;
}

static bool has_no_recording(const struct ruleset *rules)
{
    return rules->articles.recording && rules->must_write;
}

static bool has_offer(const struct ruleset *rules)
{
    return rules->articles.claim_is_offer;
}

static bool has_penalty(const struct ruleset *rules)
{
    return rules->penalty_opponent_seconds > 0;
}

static bool has_half(const struct ruleset *rules)
{
    return rules->penalty_claimant_half;
}

static bool has_fivefold(const struct ruleset *rules)
{
    return rules->fivefold_automatic > 0 && !rules->consecutive;
}

static bool has_consecutive(const struct ruleset *rules)
{
    return rules->fivefold_automatic > 0 && rules->consecutive;
}

static bool has_seventyfive(const struct ruleset *rules)
{
    return rules->seventyfive_automatic_plies > 0;
}

static bool has_director(const struct ruleset *rules)
{
    return rules->director_repetition > 0 && !rules->consecutive && !rules->director_timed;
}

static bool has_director_timed(const struct ruleset *rules)
{
    return rules->director_repetition > 0 && !rules->consecutive && rules->director_timed;
}

static bool has_director_consecutive(const struct ruleset *rules)
{
    return rules->director_repetition > 0 && rules->consecutive;
}

static bool has_director_count(const struct ruleset *rules)
{
    return rules->director_plies > 0;
}

static bool is_resignation_helpmate(const struct ruleset *rules)
{
    return rules->resignation_rule == LOSS_HELPMATE && is_known(rules, RULE_RESIGNATION);
}

static bool is_resignation_open(const struct ruleset *rules)
{
    return rules->resignation_rule == LOSS_HELPMATE && !is_known(rules, RULE_RESIGNATION);
}

static bool is_resignation_lost(const struct ruleset *rules)
{
    return rules->resignation_rule != LOSS_HELPMATE;
}

static bool is_dead_by_moves(const struct ruleset *rules)
{
    return rules->dead_rule == DEAD_RULE_FULL && is_known(rules, RULE_DEAD);
}

static bool is_dead_by_men(const struct ruleset *rules)
{
    return rules->dead_rule == DEAD_RULE_MATERIAL;
}

static bool is_dead_by_list(const struct ruleset *rules)
{
    return rules->dead_rule == DEAD_RULE_UNREAD;
}

static bool has_agreement(const struct ruleset *rules)
{
    return is_known(rules, RULE_AGREEMENT) && rules->agreement_plies == 0;
}

static bool has_agreement_after_move(const struct ruleset *rules)
{
    return is_known(rules, RULE_AGREEMENT) && rules->agreement_plies > 0 &&
           rules->agreement_plies <= 2;
}

static bool has_late_agreement(const struct ruleset *rules)
{
    return is_known(rules, RULE_AGREEMENT) && rules->agreement_plies > 2;
}

static bool flag_is(const struct ruleset *rules, enum loss_rule rule)
{
    return rules->flag_rule == rule && (rule != LOSS_HELPMATE || is_known(rules, RULE_FLAG));
}

static bool is_flag_helpmate(const struct ruleset *rules)
{
    return flag_is(rules, LOSS_HELPMATE);
}

static bool is_flag_outright(const struct ruleset *rules)
{
    return flag_is(rules, LOSS_OUTRIGHT);
}

static bool is_flag_material(const struct ruleset *rules)
{
    return flag_is(rules, LOSS_MATERIAL);
}

static bool is_flag_minor(const struct ruleset *rules)
{
    return flag_is(rules, LOSS_LONE_MINOR);
}

static bool is_flag_forced(const struct ruleset *rules)
{
    return flag_is(rules, LOSS_FORCED_WIN);
}

static bool has_illegal(const struct ruleset *rules)
{
    return rules->illegal_rule == LOSS_HELPMATE && is_known(rules, RULE_ILLEGAL);
}

/* --- the paragraphs -------------------------------------------------------------------- */

static const struct rule rule_table[] = {
    {N_("The same position again"), ARTICLE(threefold), is_of_positions_ahead,
     N_("The player to move may claim a draw when the same position has come up {threefold} times "
        "or more, or is about to. The moves between need not be the same, nor need the occurrences "
        "follow one upon the other.")},
    {NULL, ARTICLE(threefold), is_of_positions_for_either,
     N_("Either player may claim a draw when the same position has come up {threefold} times or "
        "more.")},
    {NULL, ARTICLE(threefold), is_of_positions_there,
     N_("A draw may be claimed when the same position has come up {threefold} times or more. The "
        "moves between need not be the same, nor need the occurrences follow one upon the "
        "other.")},
    {NULL, ARTICLE(threefold), is_of_series,
     N_("A draw may be claimed when both players have played the same series of moves {threefold} "
        "times in succession, each time from the same position. Other moves to the same position "
        "do not count.")},
    {NULL, ARTICLE(threefold), is_of_either,
     N_("A draw may be claimed when a position, or a series of moves, has come up {threefold} "
        "times. Which of the two is not known.")},
    {NULL, ARTICLE(threefold_written), has_offer_ahead,
     N_("Who has offered a draw and then plays the move that repeats it gets the draw at once.")},
    {NULL, ARTICLE(threefold_written), has_written_free,
     N_("Before the move: the player writes the move that will bring the position, does not play "
        "it, and tells the arbiter.")},
    {NULL, ARTICLE(threefold_written), has_written_fixed,
     N_("Before the move: the player writes the move that will bring the position, does not play "
        "it, and tells the arbiter. The written move can't be changed.")},
    {NULL, ARTICLE(threefold_written), has_ahead,
     N_("Before the move: the player claims with the move that will bring the position, and does "
        "not play it.")},
    {NULL, ARTICLE(threefold_board), is_on_board_for_mover,
     N_("On the board: the position has just come up, and the claimant is to move.")},
    {NULL, ARTICLE(threefold_board), is_on_board_for_some,
     N_("On the board: the position has just come up.")},
    {NULL, ARTICLE(identity), has_rights,
     N_("Positions are the same when the same player is to move, men of the same kind and colour "
        "stand on the same squares, and all men have the same possible moves. By usual practice "
        "the starting position counts.")},
    {NULL, ARTICLE(identity), has_no_rights,
     N_("Positions are the same when the same player is to move and men of the same kind and "
        "colour stand on the same squares. Rights to castle or to capture en passant do not "
        "count.")},
    {NULL, ARTICLE(identity), has_identity_doubt,
     N_("That the same player must be to move is presumed: the exact words were not read (doubt "
        "{identity-doubt}).")},
    {NULL, ARTICLE(identity_en_passant), has_en_passant,
     N_("Not the same: in the first a pawn could have been captured en passant, legally.")},
    {NULL, ARTICLE(identity_castling), has_rights,
     N_("Not the same: a king or a rook could still castle and has moved since. A right that is "
        "only hindered for a while is still a right.")},
    {N_("Moves without capture and pawn move"), ARTICLE(fifty), has_count_there,
     N_("A draw may be claimed when each side has made {fifty} moves without a capture and without "
        "a pawn move ({fifty-plies} half-moves).")},
    {NULL, ARTICLE(fifty), has_count_of_mover,
     N_("The player to move may claim a draw when each side has made {fifty} moves without a "
        "capture and without a pawn move ({fifty-plies} half-moves), or is about to.")},
    {NULL, ARTICLE(fifty_written), has_count_written,
     N_("Before the move: the player writes the move that completes the {fifty}, does not play it, "
        "and tells the arbiter.")},
    {NULL, ARTICLE(fifty_written), has_count_ahead,
     N_("Before the move: the player claims with the move that completes the {fifty}, and does not "
        "play it.")},
    {NULL, ARTICLE(fifty_board), has_count_of_mover,
     N_("On the board: the {fifty} moves are complete, and the claimant is to move.")},
    {NULL, ARTICLE(fifty_challenge), has_challenge,
     N_("A player may also challenge the opponent to mate within {fifty} moves: they are counted "
        "from then on, and begin again with a capture or a pawn move.")},
    {NULL, ARTICLE(fifty), has_demand,
     N_("{fifty} moves by each side are counted from the moment a player asks for it, and begin "
        "again with a capture or a pawn move.")},
    {NULL, ARTICLE(fifty), has_endings, N_("Some endings have a longer count: {endings}.")},
    {NULL, ARTICLE(fifty), has_unread_endings,
     N_("Some endings have a longer count; which is not known, so any with {ending-men} men or "
        "fewer may.")},
    {NULL, ARTICLE(fifty), has_least_men,
     N_("With fewer than {men} men the count decides nothing: the director looks the position up "
        "in a tablebase.")},
    {N_("How a claim is made"), ARTICLE(touched), has_touch,
     N_("Who touches a piece loses the right to claim at this move. It comes back with the next "
        "one.")},
    {NULL, ARTICLE(move_made), ends_with_move,
     N_("Who has made the move is no longer to move, and can't claim by what is on the board.")},
    {NULL, ARTICLE(before_clock), ends_with_clock,
     N_("Who has made the move may still claim, until the clock is pressed.")},
    {NULL, ARTICLE(move_made), ends_with_clock,
     N_("After that the right has gone. It comes back when a position again allows a claim.")},
    {NULL, ARTICLE(move_made), is_for_either,
     N_("Either player may claim what stands on the board.")},
    {NULL, ARTICLE(clock_paused), has_pause,
     N_("The claimant or the arbiter stops the clock. A claim can't be taken back.")},
    {NULL, ARTICLE(clock_paused), has_pause_at_will,
     N_("The claimant may stop the clocks. A claim can't be taken back.")},
    {NULL, ARTICLE(clock_paused), has_pause_asked,
     N_("The player should stop both clocks. A claim can't be taken back.")},
    {NULL, ARTICLE(recording), has_no_recording,
     N_("Whether the move must be written where nobody has to record is disputed among "
        "arbiters.")},
    {NULL, ARTICLE(claim_is_offer), has_offer,
     N_("Each claim is at the same time an offer of a draw.")},
    {NULL, ARTICLE(claim_correct), has_claim, N_("A correct claim: the game is drawn at once.")},
    {NULL, ARTICLE(claim_incorrect), has_penalty,
     N_("An incorrect claim: the opponent gets {penalty} more, the game goes on, and the written "
        "move must be played.")},
    {NULL, ARTICLE(claim_incorrect), has_half,
     N_("The claimant loses half of the time that is left, at most {own-penalty}.")},
    {N_("Ends without a claim"), ARTICLE(fivefold), has_fivefold,
     N_("The same position has come up {fivefold} times.")},
    {NULL, ARTICLE(fivefold), has_consecutive,
     N_("The same position has come up {fivefold} times in a row, at each second move of both "
        "players.")},
    {NULL, ARTICLE(seventyfive), has_seventyfive,
     N_("Each side has made {seventyfive} moves without a capture and without a pawn move "
        "({seventyfive-plies} half-moves). A mate by the last of these moves comes first.")},
    {NULL, ARTICLE(director), has_director,
     N_("The director may declare a draw when the same position has come up {director} times.")},
    {NULL, ARTICLE(director), has_director_timed,
     N_("In games with clocks the director may declare a draw when the same position has come up "
        "{director} times.")},
    {NULL, ARTICLE(director), has_director_consecutive,
     N_("The director may declare a draw when the same position has come up {director} times in a "
        "row, at each second move of both players.")},
    {NULL, ARTICLE(director), has_director_count,
     N_("The director may declare a draw when each side has made {director-moves} moves without a "
        "capture and without a pawn move. A mate by the last of these moves comes first.")},
    {NULL, ARTICLE(checkmate), always,
     N_("The king of the player to move is mated: won for the opponent.")},
    {NULL, ARTICLE(stalemate), always,
     N_("The player to move has no legal move and is not in check: drawn.")},
    {NULL, ARTICLE(dead), is_dead_by_moves,
     N_("Neither player can mate by any series of legal moves: drawn.")},
    {NULL, ARTICLE(dead), is_dead_by_men,
     N_("Only kings are left, or one bishop or knight with them, or bishops that all run on "
        "squares of one colour: drawn. Whether a mate is possible is not asked.")},
    {NULL, ARTICLE(dead), is_dead_by_list,
     N_("Too few men are left, by a list: drawn. We know of it only that kings alone, or one "
        "bishop or knight with them, are on it.")},
    {N_("Other ends"), ARTICLE(agreement), has_agreement, N_("The players agree on a draw.")},
    {NULL, ARTICLE(agreement), has_agreement_after_move,
     N_("The players agree on a draw, after both have made a move.")},
    {NULL, ARTICLE(agreement), has_late_agreement,
     N_("The players agree on a draw, but not before each has made {agreement} moves.")},
    {NULL, ARTICLE(flag), is_flag_helpmate,
     N_("A flag has fallen: lost, or drawn if the opponent can't mate by any series of legal "
        "moves.")},
    {NULL, ARTICLE(flag), is_flag_outright, N_("The time is exceeded: lost.")},
    {NULL, ARTICLE(flag), is_flag_material,
     N_("A flag has fallen: lost, or drawn if the opponent can't mate by the men alone. Blocked "
        "positions are not asked about.")},
    {NULL, ARTICLE(flag), is_flag_minor,
     N_("A flag has fallen: lost, or drawn if the opponent has a king alone, or with one bishop or "
        "one knight.")},
    {NULL, ARTICLE(flag), is_flag_forced,
     N_("A flag has fallen: lost, or drawn if the opponent has a king alone; or one bishop or "
        "knight, or two knights against no pawn, and no forced win; or no legal way to mate.")},
    {NULL, ARTICLE(resignation), is_resignation_helpmate,
     N_("A player resigns: lost, or drawn if the opponent can't mate by any series of legal "
        "moves.")},
    {NULL, ARTICLE(resignation), is_resignation_open,
     N_("A player resigns: lost, if the opponent can mate at all.")},
    {NULL, ARTICLE(resignation), is_resignation_lost,
     N_("A player resigns: won for the opponent.")},
    {NULL, ARTICLE(illegal_move_twice), has_illegal,
     N_("The second illegal move of a player: lost, or drawn if the opponent can't mate by any "
        "series of legal moves.")},
};
enum { RULES = sizeof rule_table / sizeof rule_table[0] };

static const char *article_of(const struct ruleset *ruleset, const struct rule *rule)
{
    const char *const *field =
        (const char *const *)(const void *)((const char *)&ruleset->articles + rule->article);
    return *field;
}

/* The penalty's doubt follows it at once. */
static void add_doubt(struct buf *out, const struct ruleset *ruleset)
{
    if (!ruleset->penalty_doubt)
        return;
    buf_add_char(out, ' ');
    buf_printf(out, _("Doubt %s: whether this penalty holds here is not beyond question."),
               ruleset->penalty_doubt);
}

/* Has a ruleset anything under the heading of rule n? */
static bool has_section(const struct ruleset *ruleset, int n)
{
    do
        if (rule_table[n].applies(ruleset))
            return true;
    while (++n < RULES && !rule_table[n].heading);
    return false;
}

static bool tell_rule(struct buf *out, const struct ruleset *ruleset, int n,
                      struct rules_paragraph *what)
{
    const struct rule *rule = &rule_table[n];

    if (rule->heading && has_section(ruleset, n))
        what->heading = _(rule->heading);
    if (!rule->applies(ruleset))
        return true;
    what->article = article_of(ruleset, rule) ? article_of(ruleset, rule) : "-";
    phrase(out, _(rule->text), rules_fill, ruleset);
    if (rule->applies == has_penalty)
        add_doubt(out, ruleset);
    return true;
}

/* What nobody has read, one part a paragraph, and how first-hand the rest is. */
static bool tell_open(struct buf *out, const struct ruleset *ruleset, int part,
                      struct rules_paragraph *what)
{
    const char *standing = explain_standing(ruleset);

    if (part == 0 && (ruleset->unknown || standing))
        what->heading = _("What we know of these rules");
    if (part < RULE_PARTS && ruleset->unknown & 1u << part) {
        what->article = "-";
        phrase_with(
            out, _("It is not known {part}."),
            (const struct filling[]){{"part", explain_rule_part((enum rule_part)(1u << part)), 0},
                                     {0}});
    } else if (part == RULE_PARTS && standing) {
        what->article = "-";
        phrase_with(out, _("These rules are {standing}: not all of them were read first-hand."),
                    (const struct filling[]){{"standing", standing, 0}, {0}});
    }
    return part <= RULE_PARTS;
}

bool rules_text(struct buf *out, const struct ruleset *ruleset, int n, struct rules_paragraph *what)
{
    *what = (struct rules_paragraph){0};
    if (n < 0)
        return false;
    return n < RULES ? tell_rule(out, ruleset, n, what)
                     : tell_open(out, ruleset, n - RULES, what);
}
