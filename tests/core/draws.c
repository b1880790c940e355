/* SPDX-License-Identifier: MIT */
/* Facts of games: replayed cases, and the order and the form of the list of events. */
#include "core/draws.h"

#include "base/buf.h"
#include "core/san.h"
#include "tests/core/line.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

#define KNIGHTS "Nf3 Nf6 Ng1 Ng8 "
#define PEST_PARIS                                                                              \
    "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Bd6 O-O O-O c4 Be6 Qc2 f5 Qb3 dxc4 Qxb7 c6 Bxe4 " \
    "fxe4 Ng5 Bf5 Nc3 Qd7 Qxd7 Nxd7 Ngxe4 Bc7 Re1 Rab8 Re2 Nb6 Nc5 Bd6 N5e4 Bc7 Nc5 Bd6 N5e4 " \
    "Bc7 Nc5 Bd6 N5e4 Bc7 Nc5 Bd6 N5e4 Bc7 "
/* 1...h5 can't be taken: the pawn on g5 is pinned */
#define PINNED "6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1"
/* 1.d4 can't be taken: the rook gives check along the second rank */
#define IN_CHECK "8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37"
/* one quiet move, and it mates (the Manual's smothered mate) */
#define MATE_AT_99 "6rk/6pp/7N/5p2/6p1/8/2q5/K7 w - - 99 60"
#define ROOKS(clock) "k7/8/8/8/8/P7/r7/4K2R w - - " #clock " 100"

/* --- occurrences ---------------------------------------------------------------------- */

struct repetition_case {
    const char *name;
    const char *fen;
    const char *moves;
    const char *wanted; /* plies at which the last position stood */
};

static const struct repetition_case repetition_cases[] = {
    {"the initial array counts", NULL, KNIGHTS KNIGHTS, "0,4,8"},
    {"Pest-Paris, White to move: the fifth is 26...Bc7", NULL, PEST_PARIS, "36,40,44,48,52"},
    {"Pest-Paris, Black to move: the fifth is 27.Nc5", NULL, PEST_PARIS "Nc5",
     "37,41,45,49,53"},
    {"en passant was possible after 2...d5: 6...Bc8 is the second", NULL,
     "e4 Nf6 e5 d5 Be2 Bd7 Bf1 Bc8 Bd3 Be6 Bf1 Bc8", "8,12"},
    {"and 8...Bc8 the third", NULL,
     "e4 Nf6 e5 d5 Be2 Bd7 Bf1 Bc8 Bd3 Be6 Bf1 Bc8 Bc4 Bf5 Bf1 Bc8", "8,12,16"},
    {"no pawn stands beside: en passant was not possible", NULL,
     "f4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1", "1,5,9"},
    {"the pawn that could take is pinned", PINNED,
     "h5 Rh6 Rh7 Re6 Rg7 Rh6 Rh7 Re6 Rg7", "1,5,9"},
    {"the double step gave check by discovery", IN_CHECK,
     "d4 Kh3 Ra3+ Kh2 Ra2+ Kh1 Ra3 Kh2 Ra2+", "1,5,9"},
    {"castling was hindered each time, twice with the right", NULL,
     "e4 c6 Nf3 Qa5 Bb5 Qxb5 Nc3 Qa6 Nb1 Qb5", "6,10"},
    {"and once without", NULL, "e4 c6 Nf3 Qa5 Bb5 Qxb5 Nc3 Qa6 Nb1 Qb5 Rg1 Qa6 Rh1 Qb5", "14"},
};
enum { REPETITION_CASES = sizeof repetition_cases / sizeof *repetition_cases };

static void join(struct buf *out, const int *plies, size_t count)
{
    for (size_t n = 0; n < count; n++)
        buf_printf(out, "%s%d", n ? "," : "", plies[n]);
}

static void finds_occurrences(const struct repetition_case *test)
{
    struct game game;
    struct plies plies = {0};
    struct buf seen = {0};
    line_play(&game, test->fen, test->moves);
    const struct position *last = game_at(&game, game.plies);
    if (!draws_occurrences(&game, game.plies, last, IDENTITY_ALL, &plies))
        bail("no memory");
    join(&seen, plies.items, plies.count);
    is_string(test->wanted, buf_text(&seen), "%s", test->name);
    is_size(plies.count, (size_t)draws_count(&game, game.plies, last, IDENTITY_ALL),
            "%s: counted", test->name);
    buf_clear(&seen);
    plies_clear(&plies);
    game_clear(&game);
}

static void compares_what_is_asked(void)
{
    struct game game;
    line_play(&game, NULL, "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
    const struct position *last = game_at(&game, game.plies);
    is_int(2, draws_count(&game, 10, last, IDENTITY_ALL), "two with the same rights");
    is_int(3, draws_count(&game, 10, last, IDENTITY_PLACEMENT | IDENTITY_SIDE),
           "three that look the same");
    game_clear(&game);
}

/* --- events --------------------------------------------------------------------------- */

struct event_case {
    const char *name;
    const char *fen;
    const char *moves;
    const char *wanted;
};

/* P:kind, then ! for automatic, + for intended; the move; the occurrences in brackets;
 * ..until; * after the end. */
static const struct event_case event_cases[] = {
    {"nothing happens", NULL, "e4 e5", ""},
    {"intended, then on the board; the next intended after that", NULL, KNIGHTS KNIGHTS,
     "7:threefold+f6g8(0,4,8) 8:threefold(0,4,8) 8:threefold+g1f3(1,5,9)"},
    {"mate, and nothing else", NULL, "f3 e5 g4 Qh4#", "4:checkmate!"},
    {"stalemate, and nothing else", "7k/5Q2/8/6K1/8/8/8/8 w - - 120 200", "Kg6",
     "0:fifty..0 1:stalemate!"},
    {"dead by material, once", "8/8/8/8/8/8/1r1k4/K7 w - - 0 1", "Kxb2 Kd3 Kb3", "1:dead!"},
    {"clock 99: the quiet move mates; a claim with it is listed", MATE_AT_99, "", "0:fifty+"},
    {"and the mate stands", MATE_AT_99, "Nf7#", "0:fifty+ 1:checkmate!"},
    {"clock 99 and only a pawn can move", "7k/p4K2/6Q1/8/8/8/8/8 b - - 99 80", "", ""},
    {"fifty lasts to the end of its stretch", ROOKS(98), "Rh2 Ra1+ Kf2 Kb8 a4 Kc8",
     "1:fifty+ 2:fifty..4"},
    {"75 moves: the first ply of the stretch", ROOKS(149), "Rh2 Ra1+ Kf2",
     "0:fifty..3 1:seventyfive!"},
    {"75 moves in a FEN: fifty is claimed too late", ROOKS(151), "",
     "0:seventyfive! 0:fifty..0*"},
    {"a mate on the 150th half-move", "k7/8/1K6/8/8/8/8/7R w - - 149 100", "Rh8#",
     "0:fifty..0 1:checkmate!"},
    {"two moves repeat: in the order of their text, b5 before c2",
     "4k3/8/8/8/8/8/8/2R4K w - - 0 1",
     "Rc2 Kf8 Rb2 Ke8 Rc2 Kf8 Rc5 Ke8 Rb5 Kf8 Rb4 Ke8 Rb5 Kf8 Rc5 Ke8",
     "8:threefold+c5c2(1,5,9) 16:threefold+c5b5(9,13,17) 16:threefold+c5c2(1,5,17)"},
};
enum { EVENT_CASES = sizeof event_cases / sizeof *event_cases };

static void describe(struct buf *out, const struct event_list *list, const struct event *event)
{
    static const char *const signs[] = {"!", "", "+"};
    buf_printf(out, "%s%d:%s%s", out->length ? " " : "", event->ply, event_kind_name(event->kind),
               signs[event->how]);
    if (event->intended)
        san_write_uci(out, event->intended);
    if (event->count > 0) {
        buf_add(out, "(");
        join(out, list->plies.items + event->first, event->count);
        buf_add(out, ")");
    }
    if (event->kind == EVENT_FIFTY && event->how == EVENT_ON_BOARD)
        buf_printf(out, "..%d", event->until);
    if (event->after_end)
        buf_add(out, "*");
}

static void is_list(const char *wanted, const struct event_list *list, const char *name)
{
    struct buf seen = {0};
    for (size_t n = 0; n < list->count; n++)
        describe(&seen, list, &list->items[n]);
    is_string(wanted, buf_text(&seen), "%s", name);
    buf_clear(&seen);
}

static void list_events(const struct game *game, int upto, struct event_list *list)
{
    if (!draws_events(game, upto, ruleset_default(), DEAD_MATERIAL, list))
        bail("no memory");
}

static void lists_events(const struct event_case *test, struct event_list *list)
{
    struct game game;
    line_play(&game, test->fen, test->moves);
    list_events(&game, game.plies, list);
    is_list(test->wanted, list, test->name);
    game_clear(&game);
}

/* --- the end -------------------------------------------------------------------------- */

/* The items of one ply, as the list has them. */
static void is_ply(const char *wanted, const struct event_list *list, int ply, const char *name)
{
    struct buf seen = {0};
    for (size_t n = 0; n < list->count; n++)
        if (list->items[n].ply == ply)
            describe(&seen, list, &list->items[n]);
    is_string(wanted, buf_text(&seen), "%s", name);
    buf_clear(&seen);
}

static void goes_on_after_the_end(struct event_list *list)
{
    struct game game;
    line_play(&game, NULL, KNIGHTS KNIGHTS KNIGHTS KNIGHTS KNIGHTS "e4 f6 Qh5+ g6 Qxg6+ hxg6");
    list_events(&game, game.plies, list);
    is_ply("16:fivefold!(0,4,8,12,16) 16:threefold(0,4,8,12,16)* "
           "16:threefold+g1f3(1,5,9,13,17)*", list, 16, "the fifth occurrence ends the game");
    is_ply("17:threefold(1,5,9,13,17)* 17:threefold+g8f6(2,6,10,14,18)*", list, 17,
           "the next fifth is a claim that came too late");
    is_int(16, event_list_end(list)->ply, "the first end counts");
    is_int(6, list->max_occurrences, "the most occurrences of one position");
    is_int(20, list->max_halfmove, "the highest clock");
    list_events(&game, 15, list);
    ok(event_list_end(list) == NULL, "up to ply 15 there is no end");
    is_int(4, list->max_occurrences, "nor a fifth occurrence");
    game_clear(&game);
}

/* 9.6.1 and 9.6.2 at one ply: both are listed as ends, the repetition first. */
static void ends_twice(struct event_list *list)
{
    struct game game;
    line_play(&game, "4k3/7p/8/8/8/8/P7/4K2R w - - 134 90",
              "Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8");
    list_events(&game, game.plies, list);
    is_ply("16:fivefold!(0,4,8,12,16) 16:seventyfive! 16:threefold(0,4,8,12,16)* "
           "16:threefold+h1h2(1,5,9,13,17)*", list, 16, "two ends at one ply");
    game_clear(&game);
}

static void lists_dead_positions_on_request(struct event_list *list)
{
    struct game game;
    line_play(&game, "8/8/8/8/8/8/1r1k4/K7 w - - 0 1", "Kxb2 Kd3");
    if (!draws_events(&game, 2, ruleset_default(), DEAD_OFF, list))
        bail("no memory");
    is_list("", list, "dead positions are not looked for");
    if (!draws_events(&game, 2, ruleset_default(), DEAD_MATERIAL, list))
        bail("no memory");
    is_list("1:dead!", list, "the men are counted");
    if (!draws_events(&game, 2, ruleset_default(), DEAD_FAST, list))
        bail("no memory");
    is_list("0:dead!", list, "the capture was the only move, so it was dead before");
    game_clear(&game);
}

/* Claims at the ply of a dead position and after it are listed as too late. */
static void lists_claims_in_dead_positions(struct event_list *list)
{
    struct game game;
    line_play(&game, "8/8/8/8/8/8/r7/K1k5 w - - 98 90", "Kxa2");
    list_events(&game, 1, list);
    is_list("1:dead!", list, "a capture starts the count again");
    game_clear(&game);
    line_play(&game, "8/8/8/8/8/8/2k5/K7 w - - 100 90", "");
    list_events(&game, 0, list);
    is_list("0:dead! 0:fifty..0*", list, "fifty moves in a dead position come too late");
    game_clear(&game);
}

static void follows_the_ruleset(struct event_list *list)
{
    struct ruleset rules = *ruleset_default();
    struct game game;
    rules.identity = IDENTITY_PLACEMENT | IDENTITY_SIDE;
    rules.fivefold_automatic = 0;
    rules.fifty_claim_plies = 8;
    rules.seventyfive_automatic_plies = 0;
    line_play(&game, NULL, "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
    if (!draws_events(&game, 10, &rules, DEAD_MATERIAL, list))
        bail("no memory");
    is_list("9:threefold+e7e8(2,6,10) 9:fifty+ 10:threefold(2,6,10) 10:fifty..10 "
            "10:threefold+e1e2(3,7,11)", list, "without castling rights, fifty moves at four");
    rules.threefold_claim = rules.fifty_claim_plies = 0;
    if (!draws_events(&game, 10, &rules, DEAD_MATERIAL, list))
        bail("no memory");
    is_list("", list, "a ruleset without any of it");
    game_clear(&game);
}

static void clears(void)
{
    struct event_list list = {0};
    struct game game;
    event_list_clear(NULL);
    event_list_clear(&list);
    line_play(&game, NULL, "e4");
    list_events(&game, 1, &list);
    event_list_clear(&list);
    event_list_clear(&list);
    ok(event_list_end(&list) == NULL, "a list may be cleared twice");
    plies_clear(NULL);
    game_clear(&game);
}

static void names(void)
{
    is_string("seventyfive", event_kind_name(EVENT_SEVENTYFIVE), "a kind's name");
    is_string("on-board", event_how_name(EVENT_ON_BOARD), "a way's name");
}

int main(void)
{
    struct event_list list = {0};
    tap_plan(2 * REPETITION_CASES + 2 + EVENT_CASES + 7 + 1 + 2 + 3 + 2 + 1 + 2);
    for (int n = 0; n < REPETITION_CASES; n++)
        finds_occurrences(&repetition_cases[n]);
    compares_what_is_asked();
    for (int n = 0; n < EVENT_CASES; n++)
        lists_events(&event_cases[n], &list);
    goes_on_after_the_end(&list);
    ends_twice(&list);
    lists_dead_positions_on_request(&list);
    lists_claims_in_dead_positions(&list);
    follows_the_ruleset(&list);
    event_list_clear(&list);
    clears();
    names();
    return tap_done();
}
