/* SPDX-License-Identifier: MIT */
/* Who can't mate, by what men can ever reach and by moves that nobody chooses.  Each position
 * has its argument; none of the answers is taken from the program. */
#include "core/dead.h"

#include "base/buf.h"
#include "core/movegen.h"
#include "core/san.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

/* a, c, e and g blocked: every square between the two sides is a pawn's or attacked by one. */
#define WALL "p1p1p1p1/P1P1P1P1"

struct static_case {
    const char *name;
    const char *fen;
    bool white_proven; /* that White can't mate */
    bool black_proven;
};

static const struct static_case static_cases[] = {
    /* No king ever crosses: White's pawns guard b5, d5, f5 and h5, Black's b4 to h4, and no
     * pawn can be taken but by a king that has crossed. */
    {"a wall", "4k3/8/8/" WALL "/8/8/4K3 w - - 0 1", true, true},
    /* f4 and g4 are guarded by e5 and h5, so the open f- and g-file let no king pass either. */
    {"a wall with a gate that is guarded", "4k3/8/8/p1p1p2p/P1P1P2P/8/8/4K3 w - - 0 1", true, true},
    /* The kings pass by e4 and e5, and take what they like. */
    {"a wall with an open gate", "4k3/8/8/p1p4p/P1P4P/8/8/4K3 w - - 0 1", false, false},
    /* White's pawns stand on light squares: the light bishop never leaves the lower half. */
    {"a bishop behind its own wall", "4k3/8/8/" WALL "/8/8/4KB2 w - - 0 1", true, true},
    /* Black's pawns stand on dark squares: the dark bishop takes one, and the wall is gone. */
    {"a bishop that breaks the wall", "4k3/8/8/" WALL "/8/8/2B1K3 w - - 0 1", false, false},
    /* The light bishop checks the king, but nobody ever covers a dark flight square. */
    {"a bishop beyond the wall", "4k1B1/8/8/" WALL "/8/8/4K3 w - - 0 1", true, true},
    /* Black's own bishops can stand on b8 and a7 with the king on a8: that is mate.  Black's
     * bishops attack no light square, where all of White's men stand but the king. */
    {"a bishop with two to block", "1b1bk1B1/8/8/" WALL "/8/8/4K3 b - - 0 1", false, true},
    {"a knight jumps the wall", "4k3/8/8/" WALL "/8/8/4K2N w - - 0 1", false, false},
    {"a free pawn", "4k3/8/8/" WALL "/8/7P/4K3 w - - 0 1", false, false},
    /* bxa6 leads to a queen; without the capture b5 is blocked by b6, and a6 and c6 guarded. */
    {"en passant opens", "4k3/8/1p6/pPp1p1p1/P1P1P1P1/8/8/4K3 w - a6 0 1", false, false},
    {"no en passant", "4k3/8/1p6/pPp1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", true, true},
    /* Either pawn beside b4 takes it and runs to b1.  Without that Black's king stays above his
     * pawns, where a5 to h5 guard b6, c6, e6 and g6, and White's below e5 and g5, which d6 to h6
     * guard, and away from b3 to d3. */
    {"two that may take en passant", "8/1k6/p2p1p1p/Pp1P1P1P/pPp5/P1P2K1P/8/8 b - b3 0 1", false,
     false},
    {"two that might have", "8/1k6/p2p1p1p/Pp1P1P1P/pPp5/P1P2K1P/8/8 b - - 0 1", true, true},
    /* No pawn can step and no king can cross, but every pawn can take: axb5 or axb4. */
    {"pawns that touch", "4k3/8/8/pppppppp/PPPPPPPP/8/8/4K3 w - - 0 1", false, false},
    /* The queen needs her king, who comes from where he covers nothing. */
    {"a king that comes to help", "7Q/5k2/8/8/6K1/8/8/8 b - - 0 1", false, true},
    /* d2 is guarded by c3, f1 and g1 are never empty (the knight's exits are own pawns and a
     * bishop): neither king nor rook moves, and castling changes nothing.  Only the bishop on b3
     * moves, on light squares, and Black's king has dark ones. */
    {"no castling without room", "2k5/8/8/8/3p1p1p/1BpP1P1P/2P1BPBP/3BKBNR w K - 0 1", true, true},
    /* Chess960, where the king castles on the spot: e2 guards f1, so there is no other move, and
     * without it nothing but pawns could ever move.  Then e2xf1 lets all of them go. */
    {"castling where nothing else moves", "k7/Pp6/1P6/8/8/3p1p1p/3PpP1P/4B1KR w H - 0 1", false,
     false},
    {"and without the right to it", "k7/Pp6/1P6/8/8/3p1p1p/3PpP1P/4B1KR w - - 0 1", true, true},
    /* c5 may run down to c3 and may be taken by White's king, but c2 is never taken and never
     * leaves the file, so no black pawn becomes a queen.  White's bishop leaves the dark squares
     * of the eighth rank alone. */
    {"pawns that face each other at a distance",
     "2k3B1/p1p1p1p1/P1P1P1P1/2p1P2K/8/8/2P1P3/8 w - - 0 1", true, true},
    /* The same without c2: the pawn runs. */
    {"a pawn with nobody before it", "2k3B1/p1p1p1p1/P1P1P1P1/2p1P2K/8/8/4P3/8 w - - 0 1", false,
     false},
    /* The king on f8 can't move and may be mated by g7, after g2-g4-g5-g6 once g3 is taken: a
     * pawn from outside attacks the region. */
    {"mate by a pawn from outside", "1b3kBR/4pP1P/1p1pP2P/1P1P4/8/K5p1/6P1/1B6 b - - 0 1", false,
     true},
    /* A bare king gives no check. */
    {"nothing but kings on one side", "8/8/8/8/8/2k5/7r/K7 w - - 0 1", true, false},
    {"mate on the board is no proof for who gives it", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", false,
     false},
};
enum { STATIC_CASES = sizeof static_cases / sizeof *static_cases };

static void proves_by_squares(const struct static_case *test)
{
    struct dead_picture picture;
    struct position position = setup_fen(test->fen);
    is_bool(test->white_proven, dead_picture(&position, WHITE, &picture), "%s: White", test->name);
    is_bool(test->black_proven, dead_picture(&position, BLACK, &picture), "%s: Black", test->name);
}

static bitboard squares(const char *names)
{
    bitboard set = 0;
    for (; *names; names += names[2] ? 3 : 2)
        set |= bb_of(setup_square((const char[]){names[0], names[1], 0}));
    return set;
}

static void draws_the_picture(void)
{
    struct position position = setup_fen("4k1B1/8/8/" WALL "/8/8/4K3 w - - 0 1");
    struct dead_picture picture;
    dead_picture(&position, WHITE, &picture);
    bitboard wall = squares("a4 c4 e4 g4 a5 c5 e5 g5");
    ok(picture.steady == wall, "the pawns never move and are never taken");
    ok(picture.walls == wall, "they face each other");
    ok(picture.region == (UINT64_C(0xffffff) << 40), "the king has three ranks");
    ok(picture.visitors == squares("g8"), "the bishop may attack him there");
    ok(picture.attackable == (picture.region & BB_LIGHT), "on light squares");
    ok(picture.reach[setup_square("g5")] == squares("g5"), "a steady man is where it is");
    ok(picture.reach[setup_square("g7")] == 0, "an empty square has nobody");
}

struct forced_case {
    const char *name;
    const char *fen;
    const char *line; /* the forced moves */
    enum color winner;
    enum dead_proof proof;
};

static const struct forced_case forced_cases[] = {
    /* 51.g7+ is on the board; after Kg8 the pawn must take, and each piece that it becomes is
     * taken at once or is a lone minor piece against king and queen. */
    {"a pawn that must take", "5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 51", "Kg8", WHITE, PROOF_EXHAUSTED},
    /* Both kings have one square to go to, and one back. */
    {"a circle", "5bk1/4p1p1/4P1P1/8/8/1p1p4/1P1P4/1KB5 w - - 0 1", "Ka1 Kh8 Kb1 Kg8", WHITE,
     PROOF_FORCED},
    {"a circle for the other side too", "5bk1/4p1p1/4P1P1/8/8/1p1p4/1P1P4/1KB5 w - - 0 1",
     "Ka1 Kh8 Kb1 Kg8", BLACK, PROOF_FORCED},
    /* The queen must take, and Black has no move left. */
    {"to stalemate", "1q2Q2k/8/5p1K/7P/8/8/8/8 b - - 0 1", "Qxe8", BLACK, PROOF_FORCED},
    /* The rook is the last man, and must be taken. */
    {"the last man", "8/8/8/8/8/8/r1k5/K7 w - - 0 1", "Kxa2", BLACK, PROOF_MATERIAL},
    /* White must take the rook, in one of three ways.  Then his bishops and king stay below his
     * pawns, which all stand on light squares and before Black's: nothing ever attacks a king. */
    {"the wall after any move", "1b6/4k3/1p1p4/1P1Pp1p1/4P1P1/6bB/6r1/5K1B w - - 0 1", "", WHITE,
     PROOF_STATIC},
    /* The rook guards g4 and h4, so the pawn must step, and that is mate. */
    {"mated by force", "8/8/8/8/R7/6pk/7p/7K b - - 0 1", "g2#", WHITE, PROOF_FORCED},
};
enum { FORCED_CASES = sizeof forced_cases / sizeof *forced_cases };

static void add_line(struct buf *out, struct position position, const struct dead_side *side)
{
    for (int n = 0; n < side->line_length; n++) {
        buf_add(out, n > 0 ? " " : "");
        san_write(out, &position, side->line[n], NULL);
        position_play(&position, side->line[n], &position);
    }
}

static void follows_forced_moves(const struct forced_case *test)
{
    struct position position = setup_fen(test->fen);
    struct dead_result result;
    struct buf line = {0};
    dead_probe_side(&position, test->winner, &dead_default_budget, &result);
    const struct dead_side *side = &result.side[test->winner];
    add_line(&line, position, side);
    is_int(DEAD_NO, side->can_mate, "%s", test->name);
    is_string(dead_proof_name(test->proof), dead_proof_name(side->proof), "%s: why", test->name);
    is_string(test->line, buf_text(&line), "%s: the moves", test->name);
    buf_clear(&line);
    dead_result_clear(&result);
}

/* What the fast proof says is what the slow one says: in a wall, in a line of forced moves, and
 * nothing where a mate is possible. */
static void is_fast(void)
{
    static const struct {
        const char *fen;
        enum dead_proof proof; /* that both sides can't mate */
    } cases[] = {
        {"4k3/8/8/" WALL "/8/8/4K3 w - - 0 1", PROOF_STATIC},
        {"4k3/8/8/" WALL "/8/8/2B1K3 w - - 0 1", PROOF_NONE},
        {"1k6/5p1p/1p2pP1P/1P2P3/8/1K6/8/8 b - - 83 95", PROOF_STATIC},
        {"8/8/8/8/8/8/r1k5/K7 w - - 0 1", PROOF_EXHAUSTED},
        {"8/8/8/8/8/2k5/8/K6n w - - 0 1", PROOF_MATERIAL},
        {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", PROOF_STALEMATE},
        {"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", PROOF_NONE},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", PROOF_NONE},
        /* the rook may be left standing */
        {"8/8/8/8/8/1r6/2k5/K7 b - - 0 1", PROOF_NONE},
    };
    for (size_t n = 0; n < sizeof cases / sizeof *cases; n++) {
        struct position position = setup_fen(cases[n].fen);
        is_string(dead_proof_name(cases[n].proof), dead_proof_name(dead_fast(&position)),
                  "fast: %s", cases[n].fen);
    }
}

/* Bishops of one colour can mate a king with rooks alone only by a double check, which a pawn
 * gives that becomes one of them: mate comes before material. */
static void looks_at_mate_first(void)
{
    struct position position = setup_fen("8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1");
    struct dead_result result;
    is_int(PROOF_NONE, dead_fast_side(&position, BLACK), "two bishops have mated: no fast proof");
    dead_probe_side(&position, BLACK, &dead_default_budget, &result);
    is_int(DEAD_YES, result.side[BLACK].can_mate, "two bishops have mated");
    dead_result_clear(&result);
}

int main(void)
{
    tap_plan(2 * STATIC_CASES + 7 + 3 * FORCED_CASES + 9 + 2);
    for (int n = 0; n < STATIC_CASES; n++)
        proves_by_squares(&static_cases[n]);
    draws_the_picture();
    for (int n = 0; n < FORCED_CASES; n++)
        follows_forced_moves(&forced_cases[n]);
    is_fast();
    looks_at_mate_first();
    return tap_done();
}
