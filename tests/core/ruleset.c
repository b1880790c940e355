/* SPDX-License-Identifier: MIT */
#include "core/ruleset.h"

#include <stddef.h>

#include "tests/tap/tap.h"

static void knows_today(void)
{
    const struct ruleset *rules = ruleset_default();
    is_string("fide2023", rules->id, "today's Laws are the default");
    is_int(3, rules->threefold_claim, "three occurrences for a claim (9.2)");
    is_int(5, rules->fivefold_automatic, "five end the game (9.6.1)");
    is_int(100, rules->fifty_claim_plies, "fifty moves by each for a claim (9.3)");
    is_int(150, rules->seventyfive_automatic_plies, "75 by each end the game (9.6.2)");
    is_hex(IDENTITY_ALL, rules->identity, "all of 9.2.3 is compared");
    is_bool(false, rules->claim_before_clock, "no claim after the move is made (9.4, 1.3)");
    is_int(120, rules->penalty_opponent_seconds, "two minutes to the opponent (9.5.3)");
    is_int(0, rules->penalty_claimant_seconds, "nothing from the claimant");
    is_string(NULL, rules->penalty_doubt, "no doubt about that");
}

/* Appendix A (A.3) and B (B.3): one minute; B.2 does not take A.3 over (D1). */
static void knows_fast_chess(void)
{
    const struct ruleset *rapid = ruleset_find("fide2023-rapid");
    const struct ruleset *blitz = ruleset_find("fide2023-blitz");
    is_int(60, rapid->penalty_opponent_seconds, "one minute in rapid chess");
    is_string(NULL, rapid->penalty_doubt, "without a doubt");
    is_int(60, blitz->penalty_opponent_seconds, "one minute in blitz");
    is_string("D1", blitz->penalty_doubt, "with a doubt");
}

/* The articles as the machine output names them. */
static void names_articles(void)
{
    const struct ruleset_articles *articles = &ruleset_default()->articles;
    is_string("9.2.1", articles->threefold_written, "repetition, written");
    is_string("9.2.2", articles->threefold_board, "repetition, on the board");
    is_string("9.2.3", articles->identity, "same position");
    is_string("9.2.3.1", articles->identity_en_passant, "en passant");
    is_string("9.2.3.2", articles->identity_castling, "castling rights");
    is_string("9.3.1", articles->fifty_written, "fifty moves, written");
    is_string("9.3.2", articles->fifty_board, "fifty moves, on the board");
    is_string("9.4", articles->touched, "touched");
    is_string("9.4, 1.3", articles->move_made, "made");
    is_string("9.6.1", articles->fivefold, "fifth occurrence");
    is_string("9.6.2", articles->seventyfive, "75 moves");
    is_string("5.1.1", articles->checkmate, "checkmate");
    is_string("5.2.1", articles->stalemate, "stalemate");
    is_string("5.2.2", articles->dead, "dead position");
    is_string("5.2.3", articles->agreement, "agreement");
    is_string("6.9", articles->flag, "flag");
    is_string("5.1.2", articles->resignation, "resignation");
    is_string("7.5.5", articles->illegal_move_twice, "second illegal move");
}

static void finds_each(void)
{
    int n = 0;
    bool good = true;
    for (; ruleset_at(n); n++)
        good = good && ruleset_find(ruleset_at(n)->id) == ruleset_at(n);
    ok(good && n >= 3, "each is found by its id");
    ok(ruleset_at(-1) == NULL && ruleset_at(n) == NULL, "outside the table is nothing");
    ok(ruleset_find("fide1066") == NULL, "an unknown id is not found");
}

int main(void)
{
    tap_plan(10 + 4 + 18 + 3);
    knows_today();
    knows_fast_chess();
    names_articles();
    finds_each();
    return tap_done();
}
