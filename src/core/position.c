/* SPDX-License-Identifier: MIT */
#include "core/position.h"

#include <assert.h>
#include <string.h>

/* Where the numbers of each kind begin in the Zobrist sequence. */
enum {
    KEY_MEN = 0,
    KEY_CASTLING = 12 * 64,
    KEY_EN_PASSANT = KEY_CASTLING + 64,
    KEY_TURN = KEY_EN_PASSANT + 8
};

/* The n-th number of splitmix64: as good as a table for our few lookups per move, and
 * nothing to set up. */
static inline uint64_t key_number(unsigned n)
{
    uint64_t z = (n + 1) * UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static inline uint64_t key_of_man(piece man, square at)
{
    return key_number(KEY_MEN + man * 64U + at);
}

static uint64_t key_of_castling(bitboard rooks)
{
    uint64_t key = 0;
    while (rooks != 0)
        key ^= key_number(KEY_CASTLING + bb_pop(&rooks));
    return key;
}

static uint64_t key_of_en_passant(square at)
{
    return at == SQUARE_NONE ? 0 : key_number(KEY_EN_PASSANT + (unsigned)square_file(at));
}

static uint64_t key_of_turn(unsigned turn)
{
    return turn == WHITE ? 0 : key_number(KEY_TURN);
}

static void put(struct position *position, piece man, square at)
{
    position->by_type[piece_type_of(man)] |= bb_of(at);
    position->by_color[piece_color(man)] |= bb_of(at);
    position->board[at] = man;
    position->key ^= key_of_man(man, at);
}

static piece lift(struct position *position, square at)
{
    piece man = position->board[at];
    position->by_type[piece_type_of(man)] &= ~bb_of(at);
    position->by_color[piece_color(man)] &= ~bb_of(at);
    position->board[at] = NO_PIECE;
    position->key ^= key_of_man(man, at);
    return man;
}

/* The square of the pawn that an en passant capture on `at` takes. */
static square pawn_behind(square at)
{
    return (square)(at ^ 8);
}

bool position_en_passant_possible(const struct position *position, square at)
{
    enum color mover = color_other((enum color)position->turn);
    int rank = mover == WHITE ? 2 : 5;
    if (at == SQUARE_NONE || square_rank(at) != rank)
        return false;
    square origin = (square)(mover == WHITE ? at - 8 : at + 8);
    return position->board[pawn_behind(at)] == piece_make(PAWN, mover) &&
           position->board[at] == NO_PIECE && position->board[origin] == NO_PIECE;
}

bool position_en_passant_is_legal(const struct position *position, square from, square at)
{
    enum color us = (enum color)position->turn;
    bitboard gone = bb_of(from) | bb_of(pawn_behind(at));
    bitboard after = (position_occupied(position) & ~gone) | bb_of(at);
    return position_attackers(position, position_king(position, us), color_other(us), after) == 0;
}

/* Article 9.2.3.1: the right counts only while a pawn may really make the capture. */
static void set_en_passant(struct position *position, square at)
{
    enum color us = (enum color)position->turn;
    bitboard pawns = bb_pawn_attacks(at, color_other(us)) & position_men(position, us, PAWN);
    while (pawns != 0) {
        if (position_en_passant_is_legal(position, bb_pop(&pawns), at)) {
            position->en_passant = at;
            position->key ^= key_of_en_passant(at);
            return;
        }
    }
}

void position_setup(struct position *out, const piece board[64], enum color turn, bitboard castling,
                    square en_passant, unsigned halfmove, unsigned fullmove)
{
    struct position position = {.castling = castling, .turn = (uint8_t)turn};
    memset(position.board, NO_PIECE, sizeof position.board);
    for (square at = 0; at < 64; at++)
        if (board[at] != NO_PIECE)
            put(&position, board[at], at);
    position.key ^= key_of_castling(castling) ^ key_of_turn(turn);
    position.halfmove = (uint16_t)halfmove;
    position.fullmove = (uint16_t)fullmove;
    position.en_passant = SQUARE_NONE;
    if (position_en_passant_possible(&position, en_passant))
        set_en_passant(&position, en_passant);
    *out = position;
}

void position_initial(struct position *out)
{
    static const enum piece_type array[8] = {ROOK, KNIGHT, BISHOP, QUEEN,
                                             KING, BISHOP, KNIGHT, ROOK};
    piece board[64];
    memset(board, NO_PIECE, sizeof board);
    for (int file = 0; file < 8; file++) {
        board[square_make(file, 0)] = piece_make(array[file], WHITE);
        board[square_make(file, 1)] = piece_make(PAWN, WHITE);
        board[square_make(file, 6)] = piece_make(PAWN, BLACK);
        board[square_make(file, 7)] = piece_make(array[file], BLACK);
    }
    bitboard corners = (BB_FILE_A | BB_FILE_H) & (BB_RANK_1 | BB_RANK_8);
    position_setup(out, board, WHITE, corners, SQUARE_NONE, 0, 1);
}

/* King and rook may each land where the other stood: lift both before putting either. */
static void play_castling(struct position *position, square king_from, square rook_from)
{
    bool king_side = rook_from > king_from;
    int rank = square_rank(king_from);
    piece king = lift(position, king_from);
    piece rook = lift(position, rook_from);
    put(position, king, square_make(king_side ? 6 : 2, rank));
    put(position, rook, square_make(king_side ? 5 : 3, rank));
}

static void play_step(struct position *position, square from, square to, move m)
{
    if (move_kind_of(m) == MOVE_EN_PASSANT)
        lift(position, pawn_behind(to));
    else if (position->board[to] != NO_PIECE)
        lift(position, to);
    piece man = lift(position, from);
    enum piece_type promotion = move_promotion(m);
    put(position, promotion == NO_PIECE_TYPE ? man : piece_make(promotion, piece_color(man)), to);
}

/* Article 3.8.2.1 in terms of rights: gone when the king or that rook moves, or the rook is
 * captured.  `own` are the mover's men before the move. */
static void drop_castling(struct position *position, square from, square to, bool king,
                          bitboard own)
{
    bitboard lost = bb_of(from) | bb_of(to) | (king ? own : 0);
    lost &= position->castling;
    if (lost == 0)
        return;
    position->castling ^= lost;
    position->key ^= key_of_castling(lost);
}

static void pass_turn(struct position *position, bool zeroing)
{
    position->halfmove = (uint16_t)(zeroing ? 0 : position->halfmove + 1);
    position->fullmove = (uint16_t)(position->fullmove + position->turn);
    position->turn ^= 1;
    position->key ^= key_number(KEY_TURN);
    position->key ^= key_of_en_passant(position->en_passant);
    position->en_passant = SQUARE_NONE;
}

void position_play(const struct position *in, move m, struct position *out)
{
    square from = move_from(m);
    square to = move_to(m);
    piece man = in->board[from];
    bool zeroing = position_is_zeroing(in, m);
    bitboard own = in->by_color[in->turn];
    assert((own & bb_of(from)) != 0);
    assert((own & bb_of(to)) == 0 || move_kind_of(m) == MOVE_CASTLE);

    if (out != in)
        *out = *in;
    if (move_kind_of(m) == MOVE_CASTLE)
        play_castling(out, from, to);
    else
        play_step(out, from, to, m);
    drop_castling(out, from, to, piece_type_of(man) == KING, own);
    pass_turn(out, zeroing);
    if (piece_type_of(man) == PAWN && (from ^ to) == 16)
        set_en_passant(out, (square)((from + to) / 2));
}

bitboard position_attackers(const struct position *position, square at, enum color by,
                            bitboard occupied)
{
    const bitboard *type = position->by_type;
    bitboard straight = type[ROOK] | type[QUEEN];
    bitboard diagonal = type[BISHOP] | type[QUEEN];
    bitboard men = (bb_pawn_attacks(at, color_other(by)) & type[PAWN]) |
                   (bb_knight_attacks(at) & type[KNIGHT]) | (bb_king_attacks(at) & type[KING]) |
                   (bb_rook_attacks(at, occupied) & straight) |
                   (bb_bishop_attacks(at, occupied) & diagonal);
    return men & position->by_color[by] & occupied;
}

square position_king(const struct position *position, enum color color)
{
    bitboard king = position_men(position, color, KING);
    return king == 0 ? SQUARE_NONE : bb_first(king);
}

bool position_in_check(const struct position *position, enum color color)
{
    return position_attackers(position, position_king(position, color), color_other(color),
                              position_occupied(position)) != 0;
}

bool position_is_capture(const struct position *position, move m)
{
    enum move_kind kind = move_kind_of(m);
    return kind == MOVE_EN_PASSANT ||
           (kind != MOVE_CASTLE && position->board[move_to(m)] != NO_PIECE);
}

bool position_is_zeroing(const struct position *position, move m)
{
    return piece_type_of(position->board[move_from(m)]) == PAWN || position_is_capture(position, m);
}

square position_castling_rook(const struct position *position, enum color color, bool king_side)
{
    bitboard below_king = position_men(position, color, KING) - 1;
    bitboard rooks = position->castling & position->by_color[color];
    rooks &= king_side ? ~below_king : below_king;
    return rooks == 0 ? SQUARE_NONE : bb_first(rooks);
}

uint64_t position_diagram_key(const struct position *position)
{
    return position->key ^ key_of_castling(position->castling) ^
           key_of_en_passant(position->en_passant) ^ key_of_turn(position->turn);
}
