/* SPDX-License-Identifier: MIT */
/* A proof in words and pictures.  Which squares can be reached is plain from the diagrams. */
#include "text/proof.h"

#include <string.h>

#include "core/movegen.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"
#include "text/notation.h"

/* Kings behind a wall of four files. */
#define WALL "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"
/* The same with a bishop that comes to the black king, and finds it in the open. */
#define MUST_TAKE "8/8/8/8/8/8/1r1k4/K7 w - - 0 60"
#define MATE "7k/8/6K1/8/8/8/8/1Q6 w - - 0 34"

static void find(struct proof *proof, struct dead_result *result, const char *fen,
                 enum color winner)
{
    struct position position = setup_fen(fen);
    dead_probe(&position, &dead_default_budget, result);
    proof_of(proof, &position, &result->side[winner], winner);
}

static void says(const struct proof *proof, const char *wanted, const char *name)
{
    struct buf told = {0};
    proof_tell(&told, proof, NULL);
    ok(strstr(buf_text(&told), wanted) != NULL, "%s", name);
    buf_clear(&told);
}

static void shows(const struct proof *proof, int n, const char *wanted, const char *name)
{
    struct buf caption = {0};
    proof_caption(&caption, proof, n, NULL);
    is_string(wanted, buf_text(&caption), "%s", name);
    buf_clear(&caption);
}

static void shows_a_mate(void)
{
    struct proof proof;
    struct dead_result result;
    struct proof_frame frame;
    struct buf moves = {0};
    find(&proof, &result, MATE, WHITE);
    int last = proof_frames(&proof) - 1;
    is_int(proof.side->line_length, last, "a picture for each move, and one before");
    ok(proof_frame(&proof, 0, &frame) && frame.last == MOVE_NONE, "first the position itself");
    ok(proof_frame(&proof, last, &frame) && movegen_state(&frame.position) == STATE_CHECKMATE &&
           frame.position.turn == BLACK,
       "last the mate");
    ok(!proof_frame(&proof, last + 1, &frame) && !proof_frame(&proof, -1, &frame), "and no more");
    proof_moves(&moves, &proof, 1, NULL);
    ok(strncmp(buf_text(&moves), "34.", 3) == 0, "moves have the numbers of the position: %s",
       buf_text(&moves));
    says(&proof, "only possible: 34.", "it need only be possible");
    buf_clear(&moves);
    dead_result_clear(&result);
}

static void shows_squares(void)
{
    struct proof proof;
    struct dead_result result;
    struct proof_frame frame;
    struct buf board = {0};
    find(&proof, &result, WALL, WHITE);
    is_int(PROOF_STATIC, proof.side->proof, "a wall is seen to hold");
    is_int(1, proof_frames(&proof), "no man but the king can move: one picture");
    shows(&proof, 0, "Marked: the black king can never leave these squares.", "it says of what");
    proof_frame(&proof, 0, &frame);
    proof_board(&board, &frame, NULL);
    is_string("8  .* .* .* .* k* .* .* .*\n"
              "7  .* .* .* .* .* .* .* .*\n"
              "6  .* .* .* .* .* .* .* .*\n"
              "5  p  .  p  .  p  .  p  .\n"
              "4  P  .  P  .  P  .  P  .\n"
              "3  .  .  .  .  .  .  .  .\n"
              "2  .  .  .  .  .  .  .  .\n"
              "1  .  .  .  .  K  .  .  .\n"
              "   a  b  c  d  e  f  g  h\n",
              buf_text(&board), "behind the wall, and nowhere else");
    says(&proof, "never leave their files: a4, a5, c4, c5, e4, e5, g4, g5.", "the wall is named");
    says(&proof, "on 24 squares.", "many squares are counted");
    says(&proof, "No white man but the king", "and nothing gets there");
    buf_clear(&board);
    dead_result_clear(&result);
}

/* Only White's king is shut in: Black's bishop comes to it. */
static void shows_visitors(void)
{
    struct proof proof;
    struct dead_result result;
    find(&proof, &result, "1B6/3p4/p1pPpk2/PpP1Pp2/1P3Pp1/6Pp/7P/6K1 b - - 0 1", WHITE);
    is_int(3, proof_frames(&proof), "the king's squares, the bishop's, and where they meet");
    says(&proof, "only those that stand now on b8", "the bishop is named");
    shows(&proof, 1, "Marked: where White's men that can move may ever stand.", "its picture");
    shows(&proof, 2, "Marked: where White may ever give check.", "and where they meet");
    dead_result_clear(&result);
}

static void shows_forced_moves(void)
{
    struct proof proof;
    struct dead_result result;
    find(&proof, &result, MUST_TAKE, BLACK);
    is_int(DEAD_NO, proof.side->can_mate, "the rook is taken");
    says(&proof, "only one legal move: 60.Kxb2.", "since nothing else can be played");
    says(&proof, "Black has too few men left", "and then the men are too few");
    is_int(2, proof_frames(&proof), "before and after");
    shows(&proof, 0, "Before the move.", "before");
    shows(&proof, 1, "60.Kxb2 (1 of 1).", "after");
    dead_result_clear(&result);
}

/* What the search counted, whoever counts. */
static void counts_a_closed_set(void)
{
    struct position position = setup_fen(WALL);
    struct dead_side side = {.can_mate = DEAD_NO, .proof = PROOF_EXHAUSTED, .positions = 1152,
                             .terminal = 7};
    struct proof proof;
    proof_of(&proof, &position, &side, BLACK);
    says(&proof, "1152 in all. In 7 of them the game is over, and none is a mate by Black",
         "a closed set with its counts");
    is_int(0, proof_frames(&proof), "and nothing to show");
}

static void says_nothing_of_what_is_open(void)
{
    struct position position = setup_fen(WALL);
    struct dead_side side = {.can_mate = DEAD_UNDECIDED};
    struct proof proof;
    struct buf told = {0};
    proof_of(&proof, &position, &side, WHITE);
    proof_tell(&told, &proof, NULL);
    is_string("", buf_text(&told), "undecided is no proof");
    buf_clear(&told);
}

static void speaks_the_letters(void)
{
    struct proof proof;
    struct dead_result result;
    struct proof_frame frame;
    struct buf board = {0};
    find(&proof, &result, MATE, WHITE);
    proof_frame(&proof, 0, &frame);
    proof_board(&board, &frame, notation_find("de"));
    ok(strstr(buf_text(&board), " D") != NULL, "a German queen is a D");
    buf_clear(&board);
    dead_result_clear(&result);
}

int main(void)
{
    tap_plan(6 + 7 + 4 + 6 + 2 + 1 + 1);
    shows_a_mate();
    shows_squares();
    shows_visitors();
    shows_forced_moves();
    counts_a_closed_set();
    says_nothing_of_what_is_open();
    speaks_the_letters();
    return tap_done();
}
