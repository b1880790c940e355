/* SPDX-License-Identifier: MIT */
#include "core/position.h"

#include <string.h>

#include "core/fen.h"
#include "core/identity.h"
#include "core/movegen.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

#define INITIAL "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static void is_fen(const char *wanted, const struct position *position, const char *name)
{
    struct buf seen = {0};
    fen_write(&seen, position);
    is_string(wanted, buf_text(&seen), "%s", name);
    buf_clear(&seen);
}

static void starts(void)
{
    struct position position;
    position_initial(&position);
    is_fen(INITIAL, &position, "the initial array");
    is_int(152, sizeof position, "a position fits three cache lines");
}

/* --- what is kept up to date move by move against the same from scratch --- */

static bool is_as_set_up(const struct position *position)
{
    struct position fresh;
    position_setup(&fresh, position->board, (enum color)position->turn, position->castling,
                   position->en_passant, position->halfmove, position->fullmove);
    return fresh.key == position->key && identity_differ(&fresh, position) == 0 &&
           fresh.en_passant == position->en_passant &&
           position_diagram_key(&fresh) == position_diagram_key(position);
}

static bool is_clock_right(const struct position *before, move m, const struct position *after)
{
    int men_before = bb_count(position_occupied(before));
    bool zeroing = piece_type_of(before->board[move_from(m)]) == PAWN ||
                   bb_count(position_occupied(after)) < men_before;
    return position_is_zeroing(before, m) == zeroing &&
           after->halfmove == (zeroing ? 0 : before->halfmove + 1) &&
           after->fullmove == before->fullmove + (before->turn == BLACK);
}

/* Plays at random; returns how many positions were not as they should be. */
static int wander(struct position position, int plies, uint64_t *chance)
{
    int wrong = 0;
    for (int ply = 0; ply < plies; ply++) {
        struct movelist list;
        struct position next;
        movegen_legal(&position, &list);
        if (list.count == 0)
            break;
        move m = list.moves[setup_random(chance) % (unsigned)list.count];
        position_play(&position, m, &next);
        wrong += !is_as_set_up(&next) || !is_clock_right(&position, m, &next) ||
                 position_in_check(&next, (enum color)position.turn);
        position = next;
    }
    return wrong;
}

static void keeps_up(void)
{
    static const char *const starts_at[] = {
        INITIAL,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
        "rkrbnqbn/pppppppp/8/8/8/8/PPPPPPPP/RKRBNQBN w KQkq - 0 1",
        "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBRKR1 w GEhf - 0 9",
        "8/P1P5/8/2k5/8/5K2/5p1p/8 b - - 0 1",
    };
    uint64_t chance = 0x5eed;
    int games = tap_is_slow() ? 2 : 200;
    for (size_t i = 0; i < sizeof starts_at / sizeof *starts_at; i++) {
        int wrong = 0;
        for (int game = 0; game < games; game++)
            wrong += wander(setup_fen(starts_at[i]), 200, &chance);
        is_int(0, wrong, "%d games from %s", games, starts_at[i]);
    }
}

/* --- counters --- */

static void is_clock(int halfmove, int fullmove, const char *fen, const char *moves,
                     const char *name)
{
    struct position position = setup_moves(fen, moves);
    ok(position.halfmove == halfmove && position.fullmove == fullmove, "%s", name);
}

static void counts(void)
{
    is_clock(7, 13, "r3k2r/pp3ppp/2n2n2/8/8/2N2N2/PP3PPP/R3K2R w KQkq - 3 11", "O-O O-O Rfe1 Rfe8",
             "castling is neither a capture nor a pawn move");
    is_clock(3, 6, NULL, "e3 e5 Nf3 Nf6 Nc3 Nc6 d3 Be7 Be2 O-O",
             "Black castles: both counters go up");
    is_clock(10, 17, "r3k2r/pppq1ppp/2n5/8/8/2N5/PPPQ1PPP/R3K2R w KQkq - 6 15",
             "O-O-O O-O-O Kb1 Kb8", "castling on the queen's side as well");
    is_clock(9, 65, "8/p4P1k/8/8/8/8/8/K7 w - - 44 60",
             "f8=N+ Kg7 Ne6+ Kf6 Nc5 Ke5 Nb3 Kd5 Kb2 Kc4", "a promotion is a pawn's move");
    is_clock(0, 3, NULL, "e4 a6 e5 d5 exd6", "en passant is a capture");
}

/* --- en passant, only where it is legal --- */

static void is_en_passant(const char *wanted, const char *fen, const char *moves, const char *name)
{
    struct position position = setup_moves(fen, moves);
    square square_wanted = wanted == NULL ? SQUARE_NONE : setup_square(wanted);
    is_int(square_wanted, position.en_passant, "%s", name);
}

static void en_passant(void)
{
    is_en_passant(NULL, NULL, "e4", "nobody beside");
    is_en_passant("d6", NULL, "e4 Nf6 e5 d5", "a pawn beside");
    is_en_passant(NULL, NULL, "e4 Nf6 e5 d5 Be2", "gone a move later");
    is_en_passant(NULL, NULL, "Nf3 e6 Ne5 d5", "the man beside is a knight");
    is_en_passant(NULL, NULL, "a4 Nf6 a5 h5", "not round the edge of the board");
    is_en_passant(NULL, "6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1", "h5",
                  "the capturer is pinned on its file");
    is_en_passant(NULL, "8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37", "d4", "the double step gives check");
    is_en_passant(NULL, "8/8/4k3/8/2p5/8/B2P1K2/8 w - - 0 1", "d4",
                  "the capturer is pinned on a diagonal");
    is_en_passant(NULL, "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", "d5", "both pawns leave the rank");
    is_en_passant("d3", "8/8/8/8/R1p2nk1/8/3P4/4K3 w - - 0 1", "d4",
                  "both leave the rank, and another man shields the king");
    is_en_passant(NULL, "rnb1kb1r/pp1p1ppp/5n2/2p5/4p3/5N2/PPPPQPPP/RNB1KB1R w KQkq - 0 6", "d4",
                  "the queen looks through e4 at the king");
    is_en_passant("d3", "4k3/8/8/8/2p1p3/8/3P4/4R1K1 w - - 0 1", "d4",
                  "one of two capturers is pinned, the other is not");
    is_en_passant("g3", "8/4B1K1/8/7k/5p2/8/6P1/6R1 w - - 0 1", "g4+",
                  "the checking pawn is taken");
}

/* What FEN says about it is held against the board. */
static void sets_up_en_passant(void)
{
    struct position legal = setup_fen("8/5k2/8/2Pp4/2B5/1K6/8/8 w - d6 0 1");
    struct position other = setup_fen("8/5k2/8/2Pp4/2B5/1K6/8/8 w - - 0 1");
    is_int(setup_square("d6"), legal.en_passant, "a legal capture is kept");
    ok(legal.key != other.key, "and is in the key");
    ok(position_diagram_key(&legal) == position_diagram_key(&other), "and not in the diagram's");
    ok(position_en_passant_possible(&legal, setup_square("d6")), "d6 was stepped over");
    ok(!position_en_passant_possible(&legal, setup_square("c6")), "nobody stands before c6");
    ok(!position_en_passant_possible(&legal, setup_square("d3")), "the wrong rank");
    ok(!position_en_passant_possible(&legal, SQUARE_NONE), "no square at all");
}

/* --- castling rights --- */

static void is_rights(const char *wanted, const char *fen, const char *moves, const char *name)
{
    struct position position = setup_moves(fen, moves);
    struct buf seen = {0};
    fen_write(&seen, &position);
    const char *field = strchr(strchr(buf_text(&seen), ' ') + 1, ' ') + 1;
    is_bytes(wanted, strlen(wanted), field, strcspn(field, " "), "%s", name);
    buf_clear(&seen);
}

static void castling_rights(void)
{
    static const char *const rooks = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    is_rights("KQkq", rooks, "", "all four");
    is_rights("Qkq", rooks, "Rg1", "a rook's move takes one");
    is_rights("Qq", rooks, "Rg1 Rg8 Rh1 Rh8", "and coming back doesn't bring it back");
    is_rights("kq", rooks, "Ke2", "a king's move takes both");
    is_rights("kq", rooks, "O-O", "castling takes both");
    is_rights("Q", rooks, "Rxh8+ Kd7", "captured rook: the right of both is gone");
    is_rights("KQq", "r3k2r/6P1/8/8/8/8/8/R3K2R w KQkq - 0 1", "gxh8=Q+",
              "a pawn captures the rook");
    is_rights("KQkq", NULL, "e4 e5 Bc4 Bc5 Nf3 Nf6", "other men take none");
}

static void castling_rook(void)
{
    struct position position = setup_fen("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
    is_int(setup_square("h1"), position_castling_rook(&position, WHITE, true), "towards h1");
    is_int(SQUARE_NONE, position_castling_rook(&position, WHITE, false), "not towards a1");
    is_int(setup_square("a8"), position_castling_rook(&position, BLACK, false), "towards a8");
}

static void castles(void)
{
    struct position position = setup_moves("5k2/8/8/8/8/8/7P/6KR w K - 0 1", "O-O");
    is_fen("5k2/8/8/8/8/8/7P/5RK1 b - - 1 1", &position, "the king stands still");
    position = setup_moves("k7/8/8/8/8/8/8/4KR2 w F - 0 1", "O-O");
    is_fen("k7/8/8/8/8/8/8/5RK1 b - - 1 1", &position, "the rook stands still");
    position = setup_moves("6k1/8/8/8/8/8/8/2RK4 w C - 0 1", "O-O-O");
    is_fen("6k1/8/8/8/8/8/8/2KR4 b - - 1 1", &position, "they change places");
    position = setup_moves("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O");
    is_fen("2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2", &position, "Black castles long");
}

/* --- questions --- */

static void attackers(void)
{
    struct position position = setup_fen("4k3/8/3n4/8/4R3/5P2/8/4K3 b - - 0 1");
    square e4 = setup_square("e4");
    bitboard all = position_occupied(&position);
    is_hex(bb_of(setup_square("d6")), position_attackers(&position, e4, BLACK, all), "a knight");
    is_hex(bb_of(setup_square("f3")), position_attackers(&position, e4, WHITE, all), "a pawn");
    is_bool(true, position_in_check(&position, BLACK), "the rook checks");
    is_bool(false, position_in_check(&position, WHITE), "nobody checks White");
    is_hex(0, position_attackers(&position, setup_square("e8"), WHITE, all & ~bb_of(e4)),
           "a man that is gone attacks nobody");
}

static void captures(void)
{
    struct position position = setup_fen("r3k3/1P6/8/4Pp2/8/8/8/4K2R w Kq f6 0 1");
    is_bool(true, position_is_capture(&position, setup_move(&position, "exf6")), "en passant");
    is_bool(true, position_is_capture(&position, setup_move(&position, "bxa8=Q")), "a capture");
    is_bool(false, position_is_capture(&position, setup_move(&position, "b8=Q")), "a promotion");
    is_bool(false, position_is_capture(&position, setup_move(&position, "O-O")), "castling");
    is_bool(true, position_is_zeroing(&position, setup_move(&position, "b8=Q")), "a pawn's move");
    is_bool(false, position_is_zeroing(&position, setup_move(&position, "O-O")),
            "castling counts on");
}

static void plays_in_place(void)
{
    struct position in = setup_fen("r3k3/1P6/8/4Pp2/8/8/8/4K2R w Kq f6 0 1");
    struct position out;
    position_play(&in, setup_move(&in, "exf6"), &out);
    position_play(&in, setup_move(&in, "exf6"), &in);
    ok(in.key == out.key && identity_differ(&in, &out) == 0, "out may be in");
    is_fen("r3k3/1P6/5P2/8/8/8/8/4K2R b Kq - 0 1", &in, "the captured pawn is gone");
}

int main(void)
{
    tap_plan(61);
    starts();
    keeps_up();
    counts();
    en_passant();
    sets_up_en_passant();
    castling_rights();
    castling_rook();
    castles();
    attackers();
    captures();
    plays_in_place();
    return tap_done();
}
