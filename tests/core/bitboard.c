/* SPDX-License-Identifier: MIT */
/* Each attack is compared with a twin that walks the board square by square. */
#include "core/bitboard.h"

#include <stddef.h>

#include "tests/core/setup.h"
#include "tests/tap/tap.h"

struct step {
    int files, ranks;
};

static const struct step straight[] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
static const struct step diagonal[] = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
static const struct step jumps[] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                    {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
static const struct step white_captures[] = {{-1, 1}, {1, 1}};
static const struct step black_captures[] = {{-1, -1}, {1, -1}};

/* Walks one way, at most `most` steps, up to the first man. */
static bitboard walk(square from, struct step step, bitboard occupied, int most)
{
    bitboard seen = 0;
    int file = square_file(from) + step.files;
    int rank = square_rank(from) + step.ranks;
    while (most-- > 0 && file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        square at = square_make(file, rank);
        seen |= bb_of(at);
        if ((occupied & bb_of(at)) != 0)
            break;
        file += step.files;
        rank += step.ranks;
    }
    return seen;
}

static bitboard walk_all(square from, const struct step *steps, int count, bitboard occupied,
                         int most)
{
    bitboard seen = 0;
    for (int i = 0; i < count; i++)
        seen |= walk(from, steps[i], occupied, most);
    return seen;
}

static bitboard twin(enum piece_type type, enum color color, square from, bitboard occupied)
{
    switch (type) {
    case PAWN:
        return walk_all(from, color == WHITE ? white_captures : black_captures, 2, 0, 1);
    case KNIGHT:
        return walk_all(from, jumps, 8, 0, 1);
    case BISHOP:
        return walk_all(from, diagonal, 4, occupied, 7);
    case ROOK:
        return walk_all(from, straight, 4, occupied, 7);
    case QUEEN:
        return walk_all(from, straight, 4, occupied, 7) | walk_all(from, diagonal, 4, occupied, 7);
    case KING:
        return walk_all(from, straight, 4, 0, 1) | walk_all(from, diagonal, 4, 0, 1);
    case NO_PIECE_TYPE:
        break;
    }
    return 0;
}

static bool is_as_twin(enum piece_type type, enum color color, square from, bitboard occupied)
{
    return bb_piece_attacks(type, color, from, occupied) == twin(type, color, from, occupied);
}

static int misses(enum piece_type type, int boards)
{
    uint64_t chance = 0x5eed;
    int count = 0;
    for (int i = 0; i < boards; i++) {
        /* from crowded boards to nearly empty ones */
        bitboard occupied = setup_random(&chance);
        for (int thin = i % 4; thin > 0; thin--)
            occupied &= setup_random(&chance);
        for (square from = 0; from < 64; from++)
            count +=
                !is_as_twin(type, WHITE, from, occupied) + !is_as_twin(type, BLACK, from, occupied);
    }
    return count;
}

static void attacks(void)
{
    static const char *const names[] = {"pawn", "knight", "bishop", "rook", "queen", "king"};
    int boards = tap_is_slow() ? 8 : 2000;
    for (int type = PAWN; type <= KING; type++)
        is_int(0, misses((enum piece_type)type, boards), "%s: as walked on %d boards", names[type],
               boards);
    is_hex(bb_of(setup_square("b3")) | bb_of(setup_square("c2")),
           bb_knight_attacks(setup_square("a1")), "a knight in the corner");
    is_hex(0, bb_pawn_attacks(setup_square("d8"), WHITE), "a white pawn sees nothing from d8");
    is_hex(0, bb_piece_attacks(NO_PIECE_TYPE, WHITE, 0, 0), "no man, no attack");
}

/* Found by walking from a: the squares before b, and the walk to both edges. */
static void walk_line(square a, square b, bitboard *between, bitboard *line)
{
    *between = 0;
    *line = 0;
    for (int i = 0; i < 8; i++) {
        struct step step = i < 4 ? straight[i] : diagonal[i - 4];
        struct step back = {-step.files, -step.ranks};
        if ((walk(a, step, 0, 7) & bb_of(b)) == 0)
            continue;
        *between = walk(a, step, bb_of(b), 7) & ~bb_of(b);
        *line = walk(a, step, 0, 7) | walk(a, back, 0, 7) | bb_of(a);
    }
}

static void lines(void)
{
    int wrong_between = 0;
    int wrong_line = 0;
    for (square a = 0; a < 64; a++) {
        for (square b = 0; b < 64; b++) {
            bitboard between, line;
            walk_line(a, b, &between, &line);
            wrong_between += between != bb_between(a, b);
            wrong_line += line != bb_line(a, b);
        }
    }
    is_int(0, wrong_between, "between any two squares");
    is_int(0, wrong_line, "the line through any two squares");
}

static void sets(void)
{
    uint64_t chance = 0x5eed;
    int wrong = 0;
    for (int i = 0; i < 1000; i++) {
        bitboard set = setup_random(&chance) & setup_random(&chance);
        int count = 0;
        int last = -1;
        for (bitboard rest = set; rest != 0; count++) {
            square at = bb_pop(&rest);
            wrong += at <= last || (set & bb_of(at)) == 0;
            last = at;
        }
        wrong += count != bb_count(set);
    }
    is_int(0, wrong, "taking squares out gives all of them in order");
    is_int(0, bb_count(0), "the empty set");
    is_int(64, bb_count(~(bitboard)0), "the full board");
    is_int(32, bb_count(BB_LIGHT), "half of the squares are light");
    ok((BB_LIGHT & bb_of(setup_square("h1"))) != 0, "h1 is light");
}

int main(void)
{
    tap_plan(16);
    attacks();
    lines();
    sets();
    return tap_done();
}
