/* SPDX-License-Identifier: MIT */
/* Who can still mate?  Small facts first, then positions that people argued about in the
 * issue trackers of chess programs. */
#include "core/dead.h"

#include <string.h>

#include "base/buf.h"
#include "core/movegen.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

/* A yes must bring moves that end in mate by the right side. */
static bool proves_itself(const struct position *start, const struct dead_side *side,
                          enum color winner)
{
    struct position position = *start;
    for (int n = 0; n < side->line_length; n++) {
        if (!movegen_is_legal(&position, side->line[n]))
            return false;
        position_play(&position, side->line[n], &position);
    }
    return movegen_state(&position) == STATE_CHECKMATE && position.turn != winner;
}

struct probe_case {
    const char *name;
    const char *fen;
    const char *wanted; /* White, Black: answer and proof */
};

static const struct probe_case probe_cases[] = {
    /* 5.1.1, 5.2.1: the board comes first */
    {"mate on the board", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "yes checkmate, no checkmate"},
    {"stalemate on the board", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "no stalemate, no stalemate"},
    {"in check by a knight, and the knight may be left", "8/8/8/8/8/5k1n/7N/7K b - - 0 1",
     "yes helpmate, yes helpmate"},
    /* the men left */
    {"bare kings", "8/8/8/8/8/2k5/8/K7 w - - 0 1", "no material, no material"},
    {"a knight", "8/8/8/8/8/2k5/8/K6N w - - 0 1", "no material, no material"},
    {"a bishop", "8/8/8/8/8/2k5/8/K6b w - - 0 1", "no material, no material"},
    {"042: bishops on one colour", "8/2k5/8/5b2/8/3K4/8/1B6 w - - 0 1",
     "no material, no material"},
    {"043: two bishops on one colour", "6B1/8/2k5/8/8/1B6/5K2/8 w - - 0 1",
     "no material, no material"},
    {"a knight against queens", "7k/8/8/8/3q4/8/1N6/K7 w - - 0 1", "no material, yes helpmate"},
    {"one-coloured bishops against a rook", "7k/8/8/8/3r4/8/1B6/K3B3 w - - 0 1",
     "no material, yes helpmate"},
    /* usually a draw is not always a draw */
    {"044: bishops on two colours", "8/2k5/8/5b2/8/3K4/8/2B5 w - - 0 1",
     "yes helpmate, yes helpmate"},
    {"045: light bishops against dark ones", "5b2/8/4k3/2b5/8/3B4/4K3/7B w - - 0 1",
     "yes helpmate, yes helpmate"},
    {"046: two knights", "8/8/4k3/8/8/2N5/4K3/6N1 w - - 0 1", "yes helpmate, no material"},
    {"047: knight against bishop", "8/3b4/4k3/8/8/2N5/4K3/8 w - - 0 1",
     "yes helpmate, yes helpmate"},
    {"a knight against a rook", "8/8/4k3/r7/8/2N5/4K3/8 w - - 0 1", "yes helpmate, yes helpmate"},
    /* walls */
    {"048: a wall on four files", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
     "no static, no static"},
    {"049: a wall with a doubled pawn", "8/8/2k5/1p2p2p/1P2P2P/1P6/5K2/8 b - - 0 34",
     "no static, no static"},
    /* forced captures of the last man */
    {"050: the only move takes the rook", "8/8/8/8/8/8/r1k5/K7 w - - 0 1",
     "no material, no material"},
    {"051: in check, and must take", "kR6/8/1K6/8/8/8/8/8 b - - 0 1",
     "no material, no material"},
    {"the only answer is Kxh7", "5K1k/7P/8/8/8/8/8/8 b - - 0 1", "no material, no material"},
    /* whose flag falls */
    {"052: knight against pawn", "8/8/5k2/5p2/8/2N5/3K4/8 w - - 0 1",
     "yes helpmate, yes helpmate"},
    {"053: bishop against pawn", "8/8/4k3/5p2/8/2B5/3K4/8 w - - 0 1",
     "yes helpmate, yes helpmate"},
    {"054: bishops on one colour and a pawn", "8/2k2b2/8/8/3K4/1B6/6P1/8 w - - 0 1",
     "yes helpmate, yes helpmate"},
    {"055: knight against two pawns", "8/8/3n1k2/8/1K6/6PP/8/8 w - - 0 1",
     "yes helpmate, yes helpmate"},
    {"056: two knights", "8/8/4k3/8/8/2N2N2/4K3/8 b - - 0 1", "yes helpmate, no material"},
    {"057: the bishop hangs and need not be taken", "8/8/3k4/8/8/1r1B1K2/p7/8 b - - 0 50",
     "yes helpmate, yes helpmate"},
    {"058: behind the wall", "8/3k4/8/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 50",
     "no static, no static"},
    {"the start of the game", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
     "yes helpmate, yes helpmate"},
    {"castling and en passant may be needed", "4k3/8/8/8/5pP1/8/8/4K2R b K g3 0 1",
     "yes helpmate, yes helpmate"},
};
enum { PROBE_CASES = sizeof probe_cases / sizeof *probe_cases };

static void describe(struct buf *out, const struct dead_result *result)
{
    for (int side = WHITE; side <= BLACK; side++)
        buf_printf(out, "%s%s %s", side == BLACK ? ", " : "",
                   dead_answer_name(result->side[side].can_mate),
                   dead_proof_name(result->side[side].proof));
}

/* A no may begin with moves, each the only legal one. */
static bool is_forced(const struct position *start, const struct dead_side *side)
{
    struct position position = *start;
    for (int n = 0; n < side->line_length; n++) {
        struct movelist moves;
        movegen_legal(&position, &moves);
        if (moves.count != 1 || moves.moves[0] != side->line[n])
            return false;
        position_play(&position, side->line[n], &position);
    }
    return (side->line == NULL) == (side->line_length == 0);
}

static bool is_honest(const struct position *position, const struct dead_result *result)
{
    bool good = true;
    for (int side = WHITE; side <= BLACK; side++)
        if (result->side[side].can_mate == DEAD_YES)
            good = good && proves_itself(position, &result->side[side], (enum color)side);
        else
            good = good && is_forced(position, &result->side[side]);
    return good;
}

static void check_probe(const struct probe_case *test)
{
    struct position position = setup_fen(test->fen);
    struct dead_result result;
    struct buf seen = {0};
    dead_probe(&position, &dead_default_budget, &result);
    describe(&seen, &result);
    is_string(test->wanted, buf_text(&seen), "%s", test->name);
    ok(is_honest(&position, &result), "%s: yes and no have their moves", test->name);
    buf_clear(&seen);
    dead_result_clear(&result);
}

/* A budget that is too small makes no answer, not a wrong one.  The size of the closed set is
 * from another program's search. */
static void keeps_to_the_budget(void)
{
    struct position cage = setup_fen("8/8/7p/5p1P/5p1K/5Pp1/6P1/5kb1 b - - 13 63");
    struct dead_result result;
    dead_probe_side(&cage, BLACK, &dead_default_budget, &result);
    is_int(PROOF_EXHAUSTED, result.side[BLACK].proof, "a set is closed");
    is_int(5524, (long long)result.side[BLACK].positions, "and its size is told");
    uint64_t whole = result.nodes;
    dead_result_clear(&result);
    dead_probe_side(&cage, BLACK, &(struct dead_budget){whole - 1, UINT64_MAX}, &result);
    is_int(DEAD_UNDECIDED, result.side[BLACK].can_mate, "one position short of the whole");
    is_int(PROOF_NONE, result.side[BLACK].proof, "proves nothing");
    is_int((long long)whole - 1, (long long)result.nodes, "and says how far it got");
    dead_result_clear(&result);
    dead_probe_side(&cage, BLACK, &(struct dead_budget){whole, UINT64_MAX}, &result);
    is_int(DEAD_NO, result.side[BLACK].can_mate, "the whole is enough");
    dead_result_clear(&result);
    dead_probe_side(&cage, BLACK, &(struct dead_budget){UINT64_MAX, 5523 * 32}, &result);
    is_int(DEAD_UNDECIDED, result.side[BLACK].can_mate, "memory for fewer positions isn't");
    ok(result.bytes <= 5523 * 32, "and no more is taken than was given");
    dead_result_clear(&result);
    dead_probe(&cage, &(struct dead_budget){0, UINT64_MAX}, &result);
    is_int(DEAD_UNDECIDED, dead_is_dead(&result), "without a budget nothing is searched");
    is_int(1, (long long)result.nodes, "and one position is looked at");
    dead_result_clear(&result);
}

static void gives_the_same_answer_twice(void)
{
    struct position position = setup_fen("8/8/5k2/5p2/8/2N5/3K4/8 w - - 0 1");
    struct dead_result a;
    struct dead_result b;
    dead_probe(&position, &dead_default_budget, &a);
    dead_probe(&position, &dead_default_budget, &b);
    is_bytes(a.side[WHITE].line, sizeof(move) * (size_t)a.side[WHITE].line_length,
             b.side[WHITE].line, sizeof(move) * (size_t)b.side[WHITE].line_length,
             "the same moves");
    is_int((long long)a.nodes, (long long)b.nodes, "after the same work");
    dead_result_clear(&a);
    dead_result_clear(&b);
}

static void asks_for_one_side(void)
{
    struct position position = setup_fen("8/8/5k2/5p2/8/2N5/3K4/8 w - - 0 1");
    struct dead_result result;
    dead_probe_side(&position, BLACK, &dead_default_budget, &result);
    is_int(DEAD_YES, result.side[BLACK].can_mate, "Black can mate");
    is_int(DEAD_UNDECIDED, result.side[WHITE].can_mate, "White was not asked about");
    is_int(DEAD_NO, dead_is_dead(&result), "one side is enough");
    is_int(PROOF_HELPMATE, dead_proof_of(&result), "with moves");
    dead_result_clear(&result);
    position = setup_fen("8/8/4k3/8/8/2N5/4K3/6N1 w - - 0 1");
    dead_probe_side(&position, WHITE, &(struct dead_budget){1, UINT64_MAX}, &result);
    is_int(DEAD_NO, result.side[BLACK].can_mate, "an answer that costs nothing is given");
    dead_result_clear(&result);
}

static void looks_at_material(void)
{
    static const struct {
        const char *fen;
        bool is_dead;
    } cases[] = {
        {"8/8/8/8/8/2k5/8/K7 w - - 0 1", true},      {"8/8/8/8/8/2k5/8/K6n w - - 0 1", true},
        {"8/2k5/8/5b2/8/3K4/8/1B6 w - - 0 1", true}, {"8/2k5/8/5b2/8/3K4/8/2B5 w - - 0 1", false},
        {"8/8/8/8/8/8/5k2/KN5n w - - 0 1", false},   {"8/8/8/8/8/2k5/7p/K7 w - - 0 1", false},
        {"8/8/8/8/8/2k5/7r/K7 w - - 0 1", false},    {"8/8/8/8/8/2k5/7q/K6N w - - 0 1", false},
    };
    for (size_t n = 0; n < sizeof cases / sizeof *cases; n++) {
        struct position position = setup_fen(cases[n].fen);
        is_bool(cases[n].is_dead, dead_by_material(&position), "%s", cases[n].fen);
    }
}

static void clears(void)
{
    struct position position = setup_fen("8/8/5k2/5p2/8/2N5/3K4/8 w - - 0 1");
    struct dead_result result;
    dead_result_clear(NULL);
    dead_probe(&position, &dead_default_budget, &result);
    dead_result_clear(&result);
    dead_result_clear(&result);
    ok(result.side[WHITE].line == NULL && dead_is_dead(&result) == DEAD_UNDECIDED,
       "a result may be cleared twice");
}

int main(void)
{
    tap_plan(2 * PROBE_CASES + 10 + 2 + 5 + 8 + 1);
    for (int n = 0; n < PROBE_CASES; n++)
        check_probe(&probe_cases[n]);
    keeps_to_the_budget();
    gives_the_same_answer_twice();
    asks_for_one_side();
    looks_at_material();
    clears();
    return tap_done();
}
