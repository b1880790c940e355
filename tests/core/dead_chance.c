/* SPDX-License-Identifier: MIT */
#include "tests/core/dead_chance.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/fen.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

const char *const chance_names[CHANCES] = {
    [CHANCE_FEW_MEN] = "few men",
    [CHANCE_CORNER] = "men in the corner",
    [CHANCE_WALL] = "walls",
    [CHANCE_LOOSE_WALL] = "walls with a loose pawn",
    [CHANCE_CASTLING] = "with castling",
    [CHANCE_EN_PASSANT] = "with en passant",
    [CHANCE_CROWD] = "crowds",
};

/* What becomes a position.  Chance is asked once in a call: the order of arguments is the
 * compiler's. */
struct draft {
    piece board[64];
    bitboard castling;
    enum color turn;
    square en_passant;
    uint64_t *state;
};

static int below(struct draft *draft, int most)
{
    return (int)(setup_random(draft->state) >> 33) % most;
}

static bool one_in(struct draft *draft, int most)
{
    return below(draft, most) == 0;
}

static enum color any_color(struct draft *draft)
{
    return one_in(draft, 2) ? WHITE : BLACK;
}

static bool is_pawn_rank(int rank)
{
    return rank >= 1 && rank <= 6;
}

/* Puts a man on an empty square at most `far` files and ranks from `near`; where none is found
 * it is left out. */
static void place(struct draft *draft, enum piece_type type, enum color color, square near, int far)
{
    for (int tries = 0; tries < 30; tries++) {
        int file = square_file(near) - far + below(draft, 2 * far + 1);
        int rank = square_rank(near) - far + below(draft, 2 * far + 1);
        if (file < 0 || file > 7 || rank < 0 || rank > 7 || (type == PAWN && !is_pawn_rank(rank)))
            continue;
        square at = square_make(file, rank);
        if (draft->board[at] != NO_PIECE)
            continue;
        draft->board[at] = piece_make(type, color);
        return;
    }
}

/* Near the middle is anywhere on the board. */
enum { MIDDLE = 27, ANYWHERE = 4 };

/* Pawns and minor pieces more often: with a rook or a queen there is little to ask. */
static enum piece_type any_type(struct draft *draft)
{
    static const enum piece_type types[] = {PAWN,   PAWN,   PAWN,   KNIGHT, KNIGHT,
                                            BISHOP, BISHOP, BISHOP, ROOK,   QUEEN};
    return types[below(draft, sizeof types / sizeof *types)];
}

static void add_men(struct draft *draft, int count, square near, int far)
{
    while (count-- > 0) {
        enum piece_type type = any_type(draft);
        place(draft, type, any_color(draft), near, far);
    }
}

static void few_men(struct draft *draft)
{
    place(draft, KING, WHITE, MIDDLE, ANYWHERE);
    place(draft, KING, BLACK, MIDDLE, ANYWHERE);
    add_men(draft, 2 + below(draft, 2), MIDDLE, ANYWHERE);
}

static void corner(struct draft *draft)
{
    static const square corners[] = {0, 7, 56, 63};
    square at = corners[below(draft, 4)];
    enum color cornered = any_color(draft);
    place(draft, KING, cornered, at, 1);
    place(draft, KING, color_other(cornered), at, 3);
    add_men(draft, 1 + below(draft, 3), at, 3);
}

/* A white pawn and a black one before it.  Beside a pair another stands most often one rank
 * higher or lower, so that they hold each other. */
static int wall_rank(struct draft *draft, int beside)
{
    if (beside < 0 || one_in(draft, 8))
        return 1 + below(draft, 5);
    int rank = beside + (one_in(draft, 2) ? 1 : -1);
    return rank < 1 ? 2 : rank > 5 ? 4 : rank;
}

static void put_pawns(struct draft *draft)
{
    bool dense = one_in(draft, 2);
    int first = below(draft, 2), rank = -1;
    for (int file = 0; file < 8; file++) {
        bool is_gap = dense ? one_in(draft, 8) : file % 2 != first;
        rank =
            is_gap ? (dense ? -1 : rank) : wall_rank(draft, dense ? rank : rank + below(draft, 2));
        if (is_gap)
            continue;
        draft->board[square_make(file, rank)] = piece_make(PAWN, WHITE);
        draft->board[square_make(file, rank + 1)] = piece_make(PAWN, BLACK);
    }
}

/* Each king most often behind his own pawns. */
static void put_kings(struct draft *draft)
{
    for (int color = WHITE; color <= BLACK; color++) {
        bool at_home = !one_in(draft, 6);
        int rank = (color == WHITE) == at_home ? below(draft, 3) : 5 + below(draft, 3);
        place(draft, KING, (enum color)color, square_make(below(draft, 8), rank), 1);
    }
}

static void wall(struct draft *draft)
{
    static const enum piece_type types[] = {BISHOP, BISHOP, BISHOP, KNIGHT, ROOK};
    put_pawns(draft);
    put_kings(draft);
    for (int count = below(draft, 4); count > 0; count--) {
        enum piece_type type = types[below(draft, 5)];
        place(draft, type, any_color(draft), MIDDLE, ANYWHERE);
    }
}

static void loose_wall(struct draft *draft)
{
    wall(draft);
    for (int count = 1 + below(draft, 2); count > 0; count--)
        place(draft, PAWN, any_color(draft), MIDDLE, ANYWHERE);
}

/* Behind a wall, or with few men about, and one side may castle; now and then as in Chess960. */
static void castling(struct draft *draft)
{
    enum color color = any_color(draft);
    int home = color == WHITE ? 0 : 7;
    bool is_960 = one_in(draft, 3), a_side = one_in(draft, 2);
    int king = is_960 ? 1 + below(draft, 6) : 4;
    int far = is_960 ? below(draft, a_side ? king : 7 - king) : 0; /* from the edge */
    square rook = square_make(a_side ? far : 7 - far, home);
    if (!one_in(draft, 3))
        put_pawns(draft);
    draft->board[square_make(king, home)] = piece_make(KING, color);
    draft->board[rook] = piece_make(ROOK, color);
    draft->castling = bb_of(rook);
    place(draft, KING, color_other(color), square_make(4, 7 - home), 3);
    add_men(draft, below(draft, 2), square_make(king, home), 4);
}

/* In a wall, or with few men about: a pawn that has just gone two squares, one that could take
 * it, and often a pawn before that one, so that it can do nothing else. */
static void en_passant(struct draft *draft)
{
    enum color moved = any_color(draft);
    int file = below(draft, 8),
        beside = file == 0 || (file < 7 && one_in(draft, 2)) ? file + 1 : file - 1;
    int rank = moved == WHITE ? 3 : 4, behind = moved == WHITE ? 2 : 5;
    if (!one_in(draft, 3))
        put_pawns(draft);
    for (int n = 0; n < 8; n++)
        draft->board[square_make(file, n)] = draft->board[square_make(beside, n)] = NO_PIECE;
    draft->board[square_make(file, rank)] = piece_make(PAWN, moved);
    draft->board[square_make(beside, rank)] = piece_make(PAWN, color_other(moved));
    if (!one_in(draft, 3))
        draft->board[square_make(beside, behind)] = piece_make(PAWN, moved);
    if (!one_in(draft, 3))
        draft->board[square_make(file, 7 - rank)] = piece_make(PAWN, color_other(moved));
    draft->turn = color_other(moved);
    draft->en_passant = square_make(file, behind);
    put_kings(draft);
    add_men(draft, below(draft, 2), MIDDLE, ANYWHERE);
}

/* Pawns and few pieces close around one king, who is often mated, smothered or nearly so. */
static void crowd(struct draft *draft)
{
    square at = (square)below(draft, 64);
    enum color color = any_color(draft);
    place(draft, KING, color, at, 0);
    place(draft, KING, color_other(color), at, 3);
    add_men(draft, 1 + below(draft, 2), at, 2);
    for (int count = 4 + below(draft, 7); count > 0; count--)
        place(draft, PAWN, any_color(draft), at, 2);
}

static void (*const makers[CHANCES])(struct draft *draft) = {
    [CHANCE_FEW_MEN] = few_men,   [CHANCE_CORNER] = corner,
    [CHANCE_WALL] = wall,         [CHANCE_LOOSE_WALL] = loose_wall,
    [CHANCE_CASTLING] = castling, [CHANCE_EN_PASSANT] = en_passant,
    [CHANCE_CROWD] = crowd,
};

bool chance_can_be(const struct position *position)
{
    struct buf fen = {0};
    struct position again;
    fen_write(&fen, position);
    bool good = fen_parse_chess960(buf_text(&fen), fen.length, &again, NULL, NULL);
    buf_clear(&fen);
    return good;
}

static bool has_kings(const piece board[64])
{
    return memchr(board, piece_make(KING, WHITE), 64) && memchr(board, piece_make(KING, BLACK), 64);
}

struct position chance_position(enum chance kind, uint64_t *state)
{
    struct position position;
    for (;;) {
        struct draft draft = {.en_passant = SQUARE_NONE, .state = state};
        memset(draft.board, NO_PIECE, sizeof draft.board);
        draft.turn = any_color(&draft);
        makers[kind](&draft);
        if (!has_kings(draft.board))
            continue;
        position_setup(&position, draft.board, draft.turn, draft.castling, draft.en_passant, 0, 1);
        if (chance_can_be(&position))
            return position;
    }
}

struct position chance_flip(const struct position *position)
{
    struct position out;
    piece board[64];
    for (int n = 0; n < 64; n++) {
        piece man = position->board[n ^ 56];
        board[n] = man == NO_PIECE ? NO_PIECE
                                   : piece_make(piece_type_of(man), color_other(piece_color(man)));
    }
    bitboard castling = position->castling >> 56 | position->castling << 56;
    square en_passant =
        position->en_passant == SQUARE_NONE ? SQUARE_NONE : position->en_passant ^ 56;
    position_setup(&out, board, color_other((enum color)position->turn), castling, en_passant, 0,
                   1);
    return out;
}

struct position chance_mirror(const struct position *position)
{
    struct position out;
    piece board[64];
    for (int n = 0; n < 64; n++)
        board[n] = position->board[n ^ 7];
    square en_passant =
        position->en_passant == SQUARE_NONE ? SQUARE_NONE : position->en_passant ^ 7;
    position_setup(&out, board, (enum color)position->turn, 0, en_passant, 0, 1);
    return out;
}

static long from_environment(const char *name, long otherwise)
{
    const char *text = getenv(name);
    long number = text ? strtol(text, NULL, 10) : 0;
    return number > 0 ? number : otherwise;
}

long chance_times(void)
{
    return from_environment("DRAWCLAIM_DEAD_TIMES", 1);
}

uint64_t chance_seed(uint64_t usual)
{
    return usual + (uint64_t)from_environment("DRAWCLAIM_DEAD_SEED", 0);
}

void chance_note(int *count, const char *what, const struct position *position)
{
    enum { SHOWN = 5 };
    struct buf fen = {0};
    fen_write(&fen, position);
    if (++*count <= SHOWN)
        diag("%s: %s", what, buf_text(&fen));
    buf_clear(&fen);
}
