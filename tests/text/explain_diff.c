/* SPDX-License-Identifier: MIT */
/* Two positions side by side, the timeline, and positions in words. */
#include "text/explain.h"

#include <string.h>

#include "tests/core/setup.h"
#include "tests/tap/tap.h"
#include "tests/text/games.h"
#include "tests/text/told.h"

static void is_row(const struct diff_row *row, const char *label, const char *a, const char *b,
                   bool differs, const char *article)
{
    is_string(label, row->label, "%s: the label", label);
    is_string(a, row->a, "%s: A", label);
    is_string(b, row->b, "%s: B", label);
    is_bool(differs, row->differs, "%s: differs", label);
    is_string(article, row->article, "%s: article", label);
}

static bitboard squares(const char *names)
{
    bitboard set = 0;

    for (; *names; names += 2)
        set |= bb_of(setup_square((char[]){names[0], names[1], '\0'}));
    return set;
}

static void en_passant(void)
{
    struct told told;
    struct diff diff;
    int pairs[4][2];

    told_open(&told, NULL, BLATNY_HOLZKE, "102:threefold", NULL);
    is_size(2, explain_pairs(&told.speaker, pairs, 4), "two pairs");
    ok(pairs[0][0] == 94 && pairs[0][1] == 102, "first the one that decides");
    ok(pairs[1][0] == 98 && pairs[1][1] == 102, "then those that are the same");
    is_size(2, explain_pairs(&told.speaker, pairs, 1), "how many there are, not how many fit");
    explain_diff(&diff, &told.speaker, 94, 102);
    is_string("after 47...f5", diff.name_a, "A by its move");
    is_string("after 51...Kd6", diff.name_b, "B by its move");
    is_row(&diff.rows[0], "pieces", "13", "13", false, NULL);
    is_row(&diff.rows[1], "side to move", "White", "White", false, NULL);
    is_row(&diff.rows[2], "castling", "none", "none", false, NULL);
    is_row(&diff.rows[3], "en passant", "g5xf6 is legal", "none", true, "9.2.3.1");
    is_hex(squares("f6f5g5"), diff.squares_a, "A: the pawns of the capture, and its square");
    is_hex(0, diff.squares_b, "B: nothing of the kind");
    told_clear(&told);
}

static void castling(void)
{
    struct told told;
    struct diff diff;
    struct position position;
    int pairs[4][2];

    told_open(&told, NULL, KARPOV_MILES, "50:threefold,move=Nb5", NULL);
    explain_pairs(&told.speaker, pairs, 4);
    explain_diff(&diff, &told.speaker, pairs[0][0], pairs[0][1]);
    is_string("after 22.Nb5", diff.name_a, "A");
    is_string("after 26.Nb5 (written)", diff.name_b, "B is written");
    is_row(&diff.rows[2], "castling", "Black both sides", "Black king's side", true, "9.2.3.2");
    is_hex(squares("a8e8"), diff.squares_a, "king and rook");
    is_hex(squares("a8e8"), diff.squares_b, "on both boards");
    ok(diff.rows[2].counts && explain_position(&told.speaker, 51, &position) &&
           position.turn == BLACK,
       "the written position can be shown");
    is_bool(false, explain_position(&told.speaker, 52, &position), "and none beyond");
    told_clear(&told);

    told_open(&told, NULL, FISCHER_SPASSKY, "108:threefold", NULL);
    explain_pairs(&told.speaker, pairs, 4);
    explain_diff(&diff, &told.speaker, pairs[0][0], pairs[0][1]);
    is_row(&diff.rows[1], "side to move", "Black", "White", true, "9.2.3");
    told_clear(&told);

    struct ruleset rules = *ruleset_default();
    rules.identity = IDENTITY_PLACEMENT | IDENTITY_SIDE;
    told_open(&told, NULL, KARPOV_MILES, "50:threefold,move=Nb5", &rules);
    explain_diff(&diff, &told.speaker, 43, 51);
    ok(diff.rows[2].differs && !diff.rows[2].counts && !diff.rows[2].article,
       "a difference that these rules don't compare");
    told_clear(&told);

    told_open(&told, NULL, "e4 e5", "2:fifty", NULL);
    is_size(0, explain_pairs(&told.speaker, pairs, 4), "nothing to compare under fifty moves");
    explain_diff(&diff, &told.speaker, 1, 2);
    is_hex(squares("e7e5"), diff.squares_a, "different men are marked");
    told_clear(&told);
}

static void timeline(void)
{
    struct told told;
    struct timeline line = {0};

    timeline_clear(NULL);
    timeline_clear(&line);
    told_open(&told, NULL, BLATNY_HOLZKE, "102:threefold", NULL);
    ok(explain_timeline(&line, &told.speaker), "a timeline");
    is_int(92, line.first, "a little before the first mark");
    is_int(102, line.last, "up to the claim");
    is_size(2, line.row_count, "two positions that look alike");
    ok(line.rows[0].count == 1 && line.rows[0].plies[0] == 94 && !line.rows[0].claimed &&
           line.rows[0].in == IDENTITY_EN_PASSANT,
       "A, once, with en passant");
    ok(line.rows[1].count == 2 && line.rows[1].plies[0] == 98 && line.rows[1].plies[1] == 102 &&
           line.rows[1].claimed && line.rows[1].in == 0,
       "B, twice, the claimed one");
    timeline_clear(&line);
    told_clear(&told);

    told_open(&told, NULL, FISCHER_PETROSIAN, "66:threefold,move=Qe2", NULL);
    explain_timeline(&line, &told.speaker);
    ok(line.row_count == 1 && line.rows[0].count == 3 && line.rows[0].plies[2] == 67 &&
           line.last == 67,
       "a written move stands at the end");
    timeline_clear(&line);
    told_clear(&told);

    told_open(&told, NULL, FISCHER_PETROSIAN, "66:fifty", NULL);
    explain_timeline(&line, &told.speaker);
    ok(line.first == 57 && line.last == 66, "a count begins at the last pawn move");
    timeline_clear(&line);
    told_clear(&told);

    told_open(&told, NULL, FISCHER_PETROSIAN, "66:threefold,move=Qe5", NULL);
    ok(explain_timeline(&line, &told.speaker) && line.last == 66, "an illegal move leads nowhere");
    timeline_clear(&line);
    told_clear(&told);
}

static void is_men(const char *fen, enum color color, const char *text)
{
    struct position position = setup_fen(fen);
    struct buf out = {0};

    explain_men(&out, &position, color);
    is_string(text, buf_text(&out), "men of %s", fen);
    buf_clear(&out);
}

static void is_rights(const char *fen, const char *castling, const char *en_passant)
{
    struct position position = setup_fen(fen);
    struct buf out = {0};

    explain_castling(&out, &position);
    is_string(castling, buf_text(&out), "castling of %s", fen);
    buf_reset(&out);
    explain_en_passant(&out, &position);
    is_string(en_passant, buf_text(&out), "en passant of %s", fen);
    buf_clear(&out);
}

/* No shipped ruleset counts otherwise; what the words say comes from the one at hand. */
static void other_clocks(void)
{
    struct ruleset rules = *ruleset_default();
    struct buf out = {0};

    rules.fifty_claim_plies = 200;
    explain_clock(&out, 150, &rules);
    is_string("150 half-moves without capture or pawn move: 75 by each side, of 100 each.",
              buf_text(&out), "a hundred moves");
    buf_reset(&out);
    rules.fifty_claim_plies = 0;
    explain_clock(&out, 150, &rules);
    is_string("150 half-moves without capture or pawn move.", buf_text(&out), "no such rule");
    buf_clear(&out);
}

static void is_clock(int halfmove, const char *text)
{
    struct buf out = {0};

    explain_clock(&out, halfmove, ruleset_default());
    is_string(text, buf_text(&out), "%d", halfmove);
    buf_clear(&out);
}

static void board(void)
{
    is_men("8/pp3p1k/2p2q1p/3r1P2/5R2/3Q3P/P1P2P2/7K w - - 9 34", BLACK,
           "King h7. Queen f6. Rook d5. Pawns a7, b7, c6, f7, h6.");
    is_men("4k3/8/8/8/8/8/8/RNBQKBNR w - - 0 1", WHITE,
           "King e1. Queen d1. Rooks a1, h1. Bishops c1, f1. Knights b1, g1.");
    is_rights("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Nobody has a castling right.", "none");
    is_rights("r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1",
              "White may still castle on the king's side and on the queen's side. Black may still "
              "castle on the king's side.",
              "none");
    is_rights("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "Nobody has a castling right.",
              "c5xd6 or e5xd6 is possible");
    other_clocks();
    is_clock(8, "8 half-moves without capture or pawn move: 4 by each side, of 50 each.");
    is_clock(99, "99 half-moves without capture or pawn move, of 100: 50 by each side.");
    is_clock(1, "1 half-move without capture or pawn move, of 100: 50 by each side.");
}

int main(void)
{
    tap_plan(6 + 20 + 2 + 2 + 5 + 4 + 5 + 1 + 2 + 9 + 11 + 2);
    en_passant();
    castling();
    timeline();
    board();
    return tap_done();
}
