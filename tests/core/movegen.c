/* SPDX-License-Identifier: MIT */
#include "core/movegen.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/san.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

#define INITIAL  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

/* --- perft, against numbers that several programs agree on --- */

struct row {
    char id[40];
    int chess960;
    int depth;
    uint64_t nodes;
    char fen[100];
};

static uint64_t most_nodes(void)
{
    const char *most = getenv("DRAWCLAIM_PERFT_MAX");
    if (most != NULL)
        return strtoull(most, NULL, 10);
    return tap_is_slow() ? 20000 : 5000000;
}

static bool read_row(const char *line, struct row *row)
{
    return sscanf(line, "%39[^\t#]\t%d\t%d\t%" SCNu64 "\t%99[^\t\n]", row->id, &row->chess960,
                  &row->depth, &row->nodes, row->fen) == 5;
}

/* The next row of the table that is not too large; false at its end. */
static bool next_row(const char **line, uint64_t most, struct row *row)
{
    while (**line != '\0') {
        bool is_row = read_row(*line, row);
        *line += strcspn(*line, "\n");
        *line += **line == '\n';
        if (is_row && row->nodes <= most)
            return true;
    }
    return false;
}

static int count_rows(const char *table)
{
    struct row row;
    int count = 0;
    while (next_row(&table, most_nodes(), &row))
        count++;
    return count;
}

static void perft(const char *table)
{
    struct row row;
    while (next_row(&table, most_nodes(), &row)) {
        struct position position = row.chess960 ? setup_chess960(row.fen) : setup_fen(row.fen);
        is_int((long long)row.nodes, (long long)movegen_perft(&position, row.depth),
               "%s at depth %d", row.id, row.depth);
    }
}

/* --- the functions agree with each other --- */

static bool is_in_order(const struct movelist *list)
{
    for (int i = 1; i < list->count; i++) {
        move a = list->moves[i - 1];
        move b = list->moves[i];
        int order_a = move_from(a) << 10 | move_to(a) << 4 | (int)move_kind_of(a);
        int order_b = move_from(b) << 10 | move_to(b) << 4 | (int)move_kind_of(b);
        if (order_a >= order_b)
            return false;
    }
    return true;
}

static int count_legal_numbers(const struct position *position)
{
    int count = 0;
    for (unsigned m = 0; m <= UINT16_MAX; m++)
        count += movegen_is_legal(position, (move)m);
    return count;
}

static bool lists_only_legal(const struct position *position, const struct movelist *list)
{
    for (int i = 0; i < list->count; i++)
        if (!movegen_is_legal(position, list->moves[i]))
            return false;
    return true;
}

static bool has_quiet(const struct position *position, const struct movelist *list)
{
    for (int i = 0; i < list->count; i++)
        if (!position_is_zeroing(position, list->moves[i]))
            return true;
    return false;
}

/* Listed moves of a type to a square, against movegen_origins. */
static bool origins_agree(const struct position *position, const struct movelist *list)
{
    bitboard listed[KING + 1][64] = {0};
    for (int i = 0; i < list->count; i++) {
        move m = list->moves[i];
        if (move_kind_of(m) != MOVE_CASTLE)
            listed[piece_type_of(position->board[move_from(m)])][move_to(m)] |= bb_of(move_from(m));
    }
    for (int type = PAWN; type <= KING; type++) {
        for (square to = 0; to < 64; to++) {
            bitboard reaching;
            bitboard seen = movegen_origins(position, (enum piece_type)type, to, &reaching);
            if (seen != listed[type][to] || (seen & ~reaching) != 0)
                return false;
        }
    }
    return true;
}

static void agree(const char *fen)
{
    struct position position = setup_fen(fen);
    struct movelist list;
    movegen_legal(&position, &list);
    ok(is_in_order(&list), "in order: %s", fen);
    ok(lists_only_legal(&position, &list), "each is legal: %s", fen);
    is_int(list.count, count_legal_numbers(&position), "no other number is: %s", fen);
    is_bool(list.count > 0, movegen_has_legal(&position), "has a move: %s", fen);
    is_bool(has_quiet(&position, &list), movegen_has_quiet(&position), "has a quiet one: %s", fen);
    ok(origins_agree(&position, &list), "origins: %s", fen);
}

static const char *const varied[] = {
    INITIAL,
    KIWIPETE,
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "8/5k2/8/2Pp4/2B5/1K6/8/8 w - d6 0 1",
    "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9",
    "7k/8/6KP/8/8/8/8/8 b - - 0 1",
};
enum { VARIED = sizeof varied / sizeof *varied, CHECKS_EACH = 6 };

/* --- castling --- */

static void can_castle(bool wanted, const char *fen, const char *rook, const char *name)
{
    struct position position = setup_fen(fen);
    square king = position_king(&position, (enum color)position.turn);
    move m = move_make(king, setup_square(rook), MOVE_CASTLE);
    is_bool(wanted, movegen_is_legal(&position, m), "%s", name);
}

static void castling(void)
{
    can_castle(true, "8/8/3k4/6R1/8/8/8/4K2R w K - 4 3", "h1", "the way is free again");
    can_castle(true, "r3k3/8/8/8/5B2/8/8/4K3 b q - 0 1", "a8",
               "the rook may cross an attacked square");
    can_castle(false, "4k2r/8/8/8/8/8/8/4KR2 b k - 0 1", "h8", "the king may not");
    can_castle(false, "4k1rr/8/8/8/8/8/8/4K3 b k - 0 1", "h8", "a rook between");
    can_castle(false, "4k3/8/8/8/8/8/8/1K1N1R2 w K - 0 1", "f1", "a man in the king's path");
    can_castle(true, "5k2/8/8/8/8/8/7P/6KR w K - 0 1", "h1", "the king is there already");
    can_castle(false, "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1", "h1", "not out of check");
    can_castle(false, "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "h1", "not into check");
    can_castle(true, "4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "h1", "the rook may be attacked");
    can_castle(false, "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "b1", "the rook was the king's shield");
    can_castle(false, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1", "not without the right");
}

static void castles_with_the_nearer_rook(void)
{
    struct position position = setup_fen("4k3/8/8/8/8/8/8/1R1K1R1R w F - 0 1");
    struct movelist list;
    int castling_moves = 0;
    movegen_legal(&position, &list);
    for (int i = 0; i < list.count; i++)
        castling_moves += move_kind_of(list.moves[i]) == MOVE_CASTLE;
    is_int(1, castling_moves, "with the rook that is named, and no other");
    can_castle(true, "4k3/8/8/8/8/8/8/1R1K1R1R w F - 0 1", "f1", "which is the nearer one");
}

/* --- states --- */

static void is_state(enum position_state wanted, int moves, const char *fen, const char *san,
                     const char *name)
{
    struct position position = setup_moves(fen, san);
    struct movelist list;
    movegen_legal(&position, &list);
    is_int(wanted, movegen_state(&position), "%s", name);
    is_int(moves, list.count, "%s: number of moves", name);
}

static void states(void)
{
    is_state(STATE_ONGOING, 20, NULL, "", "the initial array");
    is_state(STATE_CHECKMATE, 0, NULL, "f3 e5 g4 Qh4#", "fool's mate");
    is_state(STATE_STALEMATE, 0, "7k/7P/5K2/8/8/8/8/8 w - - 0 1", "Kg6", "stalemate");
    is_state(STATE_CHECK, 1, "8/4B1K1/8/7k/5p2/8/6P1/6R1 w - - 0 1", "g4+",
             "en passant is the only way out");
    is_state(STATE_CHECK, 1, "6k1/8/8/8/8/8/3N1PPP/4r1K1 w - - 0 1", "", "a check to block");
    is_state(STATE_ONGOING, 6, "7k/5K2/6P1/8/8/8/8/8 w - - 0 1", "",
             "Black could not move, and needn't");
}

static void quiet(void)
{
    struct position only_pawns = setup_fen("7k/5K2/8/8/6pP/6P1/8/8 b - - 99 80");
    is_bool(true, movegen_has_quiet(&only_pawns), "a king's move is quiet");
    struct position forced = setup_fen("6rk/6pp/7N/5p2/6p1/8/2q5/K7 w - - 99 60");
    is_bool(true, movegen_has_quiet(&forced), "so is a knight's that mates");
    struct position capture = setup_fen("k7/8/8/8/8/8/1q6/K7 w - - 99 60");
    is_bool(false, movegen_has_quiet(&capture), "only a capture");
    struct position pawn = setup_fen("8/8/8/8/8/5k1p/7P/7K b - - 99 60");
    is_bool(true, movegen_has_quiet(&pawn), "the king may move away");
}

int main(void)
{
    struct buf path = {0};
    char *table = tap_read_file(tap_data_path(&path, "perft.tsv"), NULL);
    tap_plan(1 + count_rows(table) + VARIED * CHECKS_EACH + 13 + 12 + 4);
    ok(count_rows(table) > 100, "the table has its rows");
    perft(table);
    for (int i = 0; i < VARIED; i++)
        agree(varied[i]);
    castling();
    castles_with_the_nearer_rook();
    states();
    quiet();
    free(table);
    buf_clear(&path);
    return tap_done();
}
