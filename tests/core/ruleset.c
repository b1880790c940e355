/* SPDX-License-Identifier: MIT */
#include "core/ruleset.h"

#include <stddef.h>

#include "tests/core/setup.h"
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

/* Section 1 of the table of draw rules: every id, today's first. */
static void knows_every_edition(void)
{
    static const char *const ids[] = {
        "fide2023", "fide2023-rapid", "fide2023-blitz", "fide2018", "fide2018-blitz", "fide2017",
        "fide2017-blitz", "fide2014", "fide2014-blitz", "fide2009", "fide2005", "fide2001",
        "fide1992", "fide1989", "fide1985", "fide1975", "fide1964", "fide1952", "fide1930",
        "fide1928", "match1886", "london1883", "code1883", "handbuch", "corr1842", "uscf7",
        "lichess", "chesscom-live", "chesscom-daily", "fide-online", "iccf",
    };
    enum { IDS = sizeof ids / sizeof *ids };
    int found = 0;
    for (int n = 0; n < IDS; n++)
        found += ruleset_find(ids[n]) != NULL;
    is_int(IDS, found, "every id is there");
    ok(ruleset_at(IDS) == NULL, "and no other");
}

/* The numbers of section 1, edition by edition. */
static void knows_numbers(void)
{
    static const struct {
        const char *id;
        int claim, automatic, fifty, seventyfive, penalty;
    } rows[] = {
        {"fide2018", 3, 5, 100, 150, 120},     {"fide2018-blitz", 3, 5, 100, 150, 60},
        {"fide2017", 3, 5, 100, 150, 120},     {"fide2017-blitz", 3, 5, 100, 150, 60},
        {"fide2014", 3, 5, 100, 150, 120},     {"fide2014-blitz", 3, 5, 100, 150, 60},
        {"fide2009", 3, 0, 100, 0, 180},       {"fide2005", 3, 0, 100, 0, 180},
        {"fide2001", 3, 0, 100, 0, 180},       {"fide1992", 3, 0, 100, 0, 0},
        {"fide1930", 3, 0, 100, 0, 0},         {"match1886", 6, 0, 0, 0, 0},
        {"london1883", 3, 0, 100, 0, 0},       {"handbuch", 3, 0, 0, 0, 0},
        {"corr1842", 6, 0, 0, 0, 0},           {"uscf7", 3, 0, 100, 0, 120},
        {"lichess", 3, 5, 0, 100, 0},          {"chesscom-live", 0, 3, 0, 100, 0},
        {"chesscom-daily", 3, 0, 100, 0, 0},   {"fide-online", 0, 3, 0, 100, 0},
        {"iccf", 3, 0, 100, 0, 0},
    };
    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        const struct ruleset *rules = ruleset_find(rows[n].id);
        ok(rules->threefold_claim == rows[n].claim &&
               rules->fivefold_automatic == rows[n].automatic &&
               rules->fifty_claim_plies == rows[n].fifty &&
               rules->seventyfive_automatic_plies == rows[n].seventyfive &&
               rules->penalty_opponent_seconds == rows[n].penalty,
           "%s: the numbers", rows[n].id);
    }
}

/* Section 2.6: the numbering of Article 9 changed with the editions. */
static void names_articles_of_their_day(void)
{
    const struct ruleset_articles *articles = &ruleset_find("fide2009")->articles;
    is_string("9.2a", articles->threefold_written, "2009: about to appear");
    is_string("9.3b", articles->fifty_board, "2009: fifty on the board");
    is_string("9.6", articles->dead, "2009: dead");
    is_string(NULL, articles->fivefold, "2009: no fifth occurrence");
    articles = &ruleset_find("fide2014")->articles;
    is_string("9.6a", articles->fivefold, "2014: fifth occurrence");
    is_string("9.6b", articles->seventyfive, "2014: 75 moves");
    articles = &ruleset_find("fide2018")->articles;
    is_string("9.2.1.1", articles->threefold_written, "2018: about to appear");
    is_string("9.2.1.2", articles->threefold_board, "2018: just appeared");
    is_string("9.2.2.2", articles->identity_castling, "2018: castling rights");
    articles = &ruleset_find("uscf7")->articles;
    is_string("9G1, 14C4", articles->before_clock, "US Chess: played, not pressed");
    is_string("14C3", articles->move_made, "US Chess: who may claim");
    is_string("14C2, 14C7", articles->clock_paused, "US Chess: both clocks");
    is_bool(true, ruleset_find("fide2014")->written_fixed, "2014: the written move is fixed");
    is_bool(false, ruleset_find("fide2009")->written_fixed, "2009: not in so many words");
}

/* How first-hand: V was read, the rest is told. */
static void says_where_from(void)
{
    is_int(STANDING_READ, ruleset_standing(ruleset_find("fide2009")), "2009 was read");
    is_int(STANDING_PARTLY, ruleset_standing(ruleset_find("fide1989")), "1989 in part");
    is_int(STANDING_REPORTED, ruleset_standing(ruleset_find("handbuch")), "a report");
    is_int(STANDING_PRESUMED, ruleset_standing(ruleset_find("fide1952")), "partly from memory");
}

/* G15: 75 moves in seven endings, the two with clauses nobody read open between. */
static void counts_endings(void)
{
    static const struct {
        const char *id, *fen;
        int least, most;
    } rows[] = {
        {"fide1989", "4k3/8/8/8/8/8/1BB5/4K2n w - - 0 1", 150, 150},
        {"fide1989", "4k3/8/8/8/7p/8/1NN5/4K3 w - - 0 1", 100, 150},
        {"fide1989", "4k3/8/8/Q7/8/8/1b6/4K2b w - - 0 1", 150, 150},
        {"fide1989", "4k3/8/8/8/6q1/8/1NN5/4K3 w - - 0 1", 150, 150},
        {"fide1989", "4k3/P7/8/6Q1/8/8/4K3/q7 w - - 0 1", 150, 150},
        {"fide1989", "4k3/8/P7/6Q1/8/8/4K3/q7 w - - 0 1", 100, 100},
        {"fide1989", "4k3/8/8/6q1/8/8/p3K3/7Q w - - 0 1", 150, 150},
        {"fide1989", "4k3/8/P7/R7/7p/8/2b5/4K3 w - - 0 1", 100, 150},
        {"fide1989", "4k3/8/8/R7/8/8/2B1K3/7r w - - 0 1", 150, 200},
        {"fide1989", "4k3/8/8/R7/8/8/2N1K3/7r w - - 0 1", 100, 100},
        {"fide1992", "4k3/8/8/R7/8/8/2B1K3/7r w - - 0 1", 100, 100},
        {"fide1985", "4k3/8/8/R7/8/8/2N1K3/7r w - - 0 1", 100, 200},
        {"fide1985", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 100, 100},
        {"fide1930", "4k3/8/8/R7/8/8/2N1K3/7r w - - 0 1", 100, 0},
    };
    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        struct position position = setup_moves(rows[n].fen, "");
        struct count_limit limit = ruleset_count_limit(ruleset_find(rows[n].id), &position);
        ok(limit.least_plies == rows[n].least && limit.most_plies == rows[n].most,
           "%s, %s", rows[n].id, rows[n].fen);
    }
}

static void names_parts(void)
{
    is_string("series", rule_part_name(RULE_SERIES), "the first part");
    is_string("penalty", rule_part_name(RULE_PENALTY), "the last part");
}

int main(void)
{
    tap_plan(10 + 4 + 18 + 3 + 2 + 21 + 14 + 4 + 14 + 2);
    knows_every_edition();
    knows_numbers();
    names_articles_of_their_day();
    says_where_from();
    counts_endings();
    names_parts();
    knows_today();
    knows_fast_chess();
    names_articles();
    finds_each();
    return tap_done();
}
