/* SPDX-License-Identifier: MIT */
/* Helpmates found by play and by search, and sets that close: each line is played again here,
 * each count is from an argument or another program. */
#include <stdlib.h>

#include "core/dead_inside.h"
#include "core/movegen.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

static struct position initial(void)
{
    return setup_moves(NULL, "");
}

static bool ends_in_mate(const struct position *start, const struct dead_side *side,
                         enum color winner)
{
    struct position position = *start;
    for (int n = 0; n < side->line_length; n++) {
        struct movelist moves;
        movegen_legal(&position, &moves);
        int at = 0;
        while (at < moves.count && moves.moves[at] != side->line[n])
            at++;
        if (at == moves.count)
            return false;
        position_play(&position, side->line[n], &position);
    }
    return position.turn != winner && position_in_check(&position, color_other(winner)) &&
           !movegen_has_legal(&position);
}

/* ---- a line is believed when it has been played ---- */

/* Moves as "f2f3 e7e5"; returns how many. */
static int read_moves(const char *text, move *out)
{
    int count = 0;
    for (;; text += 5) {
        square from = square_make(text[0] - 'a', text[1] - '1');
        square to = square_make(text[2] - 'a', text[3] - '1');
        out[count++] = move_make(from, to, MOVE_PLAIN);
        if (text[4] == '\0')
            return count;
    }
}

static void check_line(const char *moves, enum color winner, bool wanted, const char *name)
{
    struct position start = initial();
    struct dead_result result = {0};
    move line[8];
    int length = read_moves(moves, line);
    is_bool(wanted, dead_believe(&start, winner, line, length, &result), "%s", name);
    is_bool(wanted, result.side[winner].line != NULL, "and that is what is kept of it");
    dead_result_clear(&result);
}

static void believes_what_was_played(void)
{
    check_line("f2f3 e7e5 g2g4 d8h4", BLACK, true, "the fool's mate");
    check_line("f2f3 e7e5 g2g4 d8h4", WHITE, false, "not as a mate by the mated side");
    check_line("f2f3 e7e5 g2g4", BLACK, false, "not without its last move");
    check_line("f2f3 e7e5 g2g4 d8h5", BLACK, false, "not with another");
    check_line("f2f3 e7e4 g2g4 d8h4", BLACK, false, "not with a move that can't be made");
    check_line("f2f3 f7f6 g2g4 d8h4", BLACK, false, "nor past a pawn in the way");
}

/* ---- by play ---- */

static bool finds_by_play(const struct position *start, enum color winner)
{
    struct dead_result result = {0};
    bool found = dead_helpmate(start, winner, DEAD_BRIEF, 1000, &result) ||
                 dead_helpmate(start, winner, DEAD_LONG, 10000, &result);
    bool good = found && ends_in_mate(start, &result.side[winner], winner);
    dead_result_clear(&result);
    return good;
}

/* A flag may fall after the first move, with all men on the board. */
static void finds_mates_in_openings(void)
{
    struct position start = initial();
    struct movelist first;
    movegen_legal(&start, &first);
    int found = 0;
    for (int n = 0; n < first.count; n++) {
        struct position position;
        struct movelist second;
        position_play(&start, first.moves[n], &position);
        movegen_legal(&position, &second);
        for (int m = 0; m < second.count; m++) {
            struct position after;
            position_play(&position, second.moves[m], &after);
            found += finds_by_play(&after, WHITE) + finds_by_play(&after, BLACK);
        }
    }
    is_int(2 * 400, found, "both can mate after each of the 400 first pairs of moves");
}

static void keeps_to_few_positions(void)
{
    struct position start = initial();
    bool good = true;
    for (uint64_t most = 0; most < 100; most++) {
        struct dead_result result = {0};
        bool found = dead_helpmate(&start, WHITE, DEAD_BRIEF, most, &result);
        good = good && result.nodes <= most + 1 && (!found || most > 0);
        dead_result_clear(&result);
    }
    ok(good, "play looks at no more positions than it may");
}

/* ---- by search ---- */

struct search_case {
    const char *name;
    const char *fen;
    enum color winner;
    enum dead_answer wanted;
};

static const struct search_case search_cases[] = {
    /* Usual draws that are not dead: mates in the corner with the other's help. */
    {"bishops on two colours", "8/2k5/8/5b2/8/3K4/8/2B5 w - - 0 1", WHITE, DEAD_YES},
    {"a knight against a bishop", "8/3b4/4k3/8/8/2N5/4K3/8 w - - 0 1", WHITE, DEAD_YES},
    {"a bishop against a knight", "8/3b4/4k3/8/8/2N5/4K3/8 w - - 0 1", BLACK, DEAD_YES},
    {"a knight against a rook", "8/8/4k3/r7/8/2N5/4K3/8 w - - 0 1", WHITE, DEAD_YES},
    {"a bishop against a pawn that promotes", "8/8/4k3/5p2/8/2B5/3K4/8 w - - 0 1", WHITE, DEAD_YES},
    {"two knights", "8/8/4k3/8/8/2N5/4K3/6N1 w - - 0 1", WHITE, DEAD_YES},
    /* Nobody passes the wall: b5, d5, f5, h5 and b4 to h4 are guarded by pawns. */
    {"a wall", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", WHITE, DEAD_NO},
    /* Black must take the pawn or step aside; then the queen comes. */
    {"a pawn that may be left alone", "8/8/8/8/8/5k2/7P/7K b - - 0 1", WHITE, DEAD_YES},
};
enum { SEARCH_CASES = sizeof search_cases / sizeof *search_cases };

static void search(const struct position *start, enum color winner, uint64_t positions,
                   struct dead_result *out)
{
    bool wanted[2] = {winner == WHITE, winner == BLACK};
    *out = (struct dead_result){0};
    out->side[WHITE].can_mate = out->side[BLACK].can_mate = DEAD_UNDECIDED;
    dead_search(start, wanted, &(struct dead_budget){positions, UINT64_MAX}, out);
}

static void check_search(const struct search_case *test)
{
    struct position start = setup_fen(test->fen);
    struct dead_result result;
    search(&start, test->winner, 200000, &result);
    struct dead_side *side = &result.side[test->winner];
    is_string(dead_answer_name(test->wanted), dead_answer_name(side->can_mate), "%s", test->name);
    is_bool(test->wanted == DEAD_YES, side->line && ends_in_mate(&start, side, test->winner),
            "%s: with a line where there is a mate", test->name);
    dead_result_clear(&result);
}

/* More positions never take an answer back, and none is taken that was not given. */
static void check_growing_budget(const struct search_case *test)
{
    struct position start = setup_fen(test->fen);
    enum dead_answer before = DEAD_UNDECIDED;
    bool good = true;
    for (uint64_t most = 1; most <= 1 << 18; most *= 2) {
        struct dead_result result;
        search(&start, test->winner, most, &result);
        enum dead_answer now = result.side[test->winner].can_mate;
        good = good && (before == DEAD_UNDECIDED || now == before) && result.nodes <= most;
        before = now;
        dead_result_clear(&result);
    }
    ok(good && before == test->wanted, "%s: the answer stands when the budget grows", test->name);
}

/* The kings have the three ranks behind their pawns, and never meet. */
static void counts_a_wall(void)
{
    struct position start = setup_fen("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
    struct dead_result result = {0};
    result.side[WHITE].can_mate = result.side[BLACK].can_mate = DEAD_UNDECIDED;
    dead_search(&start, (const bool[2]){true, true}, &(struct dead_budget){200000, UINT64_MAX},
                &result);
    is_int(2 * 24 * 24, (long long)result.side[WHITE].positions, "each king has 24 squares");
    is_int(0, (long long)result.side[WHITE].terminal, "and can always move");
    is_int(DEAD_NO, result.side[BLACK].can_mate, "Black can't mate either");
    is_int(2 * 24 * 24, (long long)result.nodes, "the same set told of both");
    dead_result_clear(&result);
}

/* ---- the guess ---- */

static void guesses_within_bounds(void)
{
    bool good = true;
    for (int n = 0; n < SEARCH_CASES; n++) {
        struct position position = setup_fen(search_cases[n].fen);
        struct dead_aim aim;
        dead_aim_at(&position, search_cases[n].winner, &aim);
        int guess = dead_guide(&aim, &position);
        good = good && guess >= 0 && guess < DEAD_GUIDE_MOST;
    }
    ok(good, "guesses stay within their bounds");
    struct position far = setup_fen("8/8/4k3/8/8/2N5/4K3/6N1 w - - 0 1");
    struct position near = setup_fen("k7/8/K7/8/8/2N5/8/6N1 w - - 0 1");
    struct dead_aim aim;
    dead_aim_at(&far, WHITE, &aim);
    ok(dead_guide(&aim, &near) < dead_guide(&aim, &far), "a king in the corner is nearer to mate");
}

int main(void)
{
    tap_plan(12 + 2 + 3 * SEARCH_CASES + 4 + 2);
    believes_what_was_played();
    finds_mates_in_openings();
    keeps_to_few_positions();
    for (int n = 0; n < SEARCH_CASES; n++)
        check_search(&search_cases[n]);
    for (int n = 0; n < SEARCH_CASES; n++)
        check_growing_budget(&search_cases[n]);
    counts_a_wall();
    guesses_within_bounds();
    return tap_done();
}
