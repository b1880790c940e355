/* SPDX-License-Identifier: MIT */
/*
 * Where can each man ever stand?  At first everybody stands where he is; then each man gets the
 * squares that some move could bring him to, as far as the sets of all the others allow, until
 * nothing changes.  What is in no set then can't happen: the first move of a game that broke a
 * set would have been allowed by sets that nothing had broken yet, and so would be in it.
 *
 * All rules work on whole sets of squares at once.
 */
#include "config.h"

#include "core/dead_static_inside.h"

#include <string.h>

#define NOT_FILE_A (~BB_FILE_A)
#define NOT_FILE_H (~BB_FILE_H)

static bitboard forward(bitboard set, enum color color)
{
    return color == WHITE ? set << 8 : set >> 8;
}

static bitboard sideways(bitboard set)
{
    return (set & NOT_FILE_A) >> 1 | (set & NOT_FILE_H) << 1;
}

static bitboard pawn_attacks(bitboard set, enum color color)
{
    return sideways(forward(set, color));
}

static bitboard king_attacks(bitboard set)
{
    bitboard row = set | sideways(set);
    return sideways(set) | row << 8 | row >> 8;
}

static bitboard knight_attacks(bitboard set)
{
    bitboard one = sideways(set);
    bitboard left = (set & NOT_FILE_A & NOT_FILE_A << 1) >> 2;
    bitboard right = (set & NOT_FILE_H & NOT_FILE_H >> 1) << 2;
    bitboard two = left | right;
    return one << 16 | one >> 16 | two << 8 | two >> 8;
}

/* One step of a whole set along one of the eight lines; `left` is to the a-file. */
static bitboard step(bitboard set, int direction)
{
    static const struct {
        bitboard from;
        int8_t by;
    } steps[] = {{~(bitboard)0, 8}, {~(bitboard)0, -8}, {NOT_FILE_H, 1},  {NOT_FILE_A, -1},
                 {NOT_FILE_H, 9},   {NOT_FILE_A, 7},    {NOT_FILE_H, -7}, {NOT_FILE_A, -9}};
    set &= steps[direction].from;
    return steps[direction].by > 0 ? set << steps[direction].by : set >> -steps[direction].by;
}

enum { ROOK_LINES = 0, BISHOP_LINES = 4, LINES = 8 };

/* What sliders on any of these squares see, up to and including the first man held. */
static bitboard slider_attacks(bitboard set, int first, int end, bitboard held)
{
    bitboard all = 0;
    for (int direction = first; direction < end; direction++)
        for (bitboard front = step(set, direction); front; front = step(front & ~held, direction))
            all |= front;
    return all;
}

static bitboard piece_attacks(enum piece_type type, bitboard set, bitboard held)
{
    switch (type) {
    case KNIGHT:
        return knight_attacks(set);
    case BISHOP:
        return slider_attacks(set, BISHOP_LINES, LINES, held);
    case ROOK:
        return slider_attacks(set, ROOK_LINES, BISHOP_LINES, held);
    case QUEEN:
        return slider_attacks(set, ROOK_LINES, LINES, held);
    case KING:
        return king_attacks(set);
    default: /* whatever a pawn became */
        return knight_attacks(set) | slider_attacks(set, ROOK_LINES, LINES, held);
    }
}

static bitboard homes(const struct web *web, enum color color)
{
    return web->position->by_color[color];
}

static bool is_king(const struct web *web, square home)
{
    return (web->position->by_type[KING] & bb_of(home)) != 0;
}

static bool is_still(const struct web *web, square home)
{
    return dead_web_reach(web, home) == bb_of(home);
}

/* Where a pawn may land by a capture, or anything that it becomes. */
static bitboard pawn_landings(const struct web *web, square home, enum color color)
{
    return (pawn_attacks(web->as_pawn[home], color) & web->prey[color_other(color)]) |
           web->as_piece[home];
}

/* A piece that stays where it is takes nothing. */
static bitboard landings_of(const struct web *web, square home, enum color color)
{
    if (web->as_pawn[home])
        return pawn_landings(web, home, color);
    return is_still(web, home) ? 0 : web->as_piece[home];
}

static void sum_up_squares(struct web *web)
{
    for (int color = WHITE; color <= BLACK; color++) {
        bitboard prey = 0;
        for (bitboard men = homes(web, (enum color)color) & ~web->position->by_type[KING]; men;)
            prey |= dead_web_reach(web, bb_pop(&men));
        web->prey[color] = prey;
        web->ever[color] =
            prey | dead_web_reach(web, position_king(web->position, (enum color)color));
    }
}

static void sum_up_landings(struct web *web)
{
    for (int color = WHITE; color <= BLACK; color++) {
        web->landings[color] = 0;
        for (bitboard men = homes(web, (enum color)color); men;)
            web->landings[color] |= landings_of(web, bb_pop(&men), (enum color)color);
    }
}

/* May the man of that home ever be taken?  Kings are not. */
static bool is_in_danger(const struct web *web, square home, enum color color)
{
    return !is_king(web, home) &&
           (dead_web_reach(web, home) & web->landings[color_other(color)]) != 0;
}

static bool stays_on_file(const struct web *web, square home)
{
    return web->as_pawn[home] && !web->as_piece[home] &&
           !(web->as_pawn[home] & ~(BB_FILE_A << square_file(home)));
}

static void sum_up_men(struct web *web)
{
    web->held = web->bound = web->firm = 0;
    for (int color = WHITE; color <= BLACK; color++)
        for (bitboard men = homes(web, (enum color)color); men;) {
            square home = bb_pop(&men);
            bool safe = !is_in_danger(web, home, (enum color)color);
            bool bound = stays_on_file(web, home);
            web->held |= safe && is_still(web, home) ? bb_of(home) : 0;
            web->bound |= bound ? bb_of(home) : 0;
            web->firm |= bound && safe ? bb_of(home) : 0;
        }
}

/* A slider attacks for ever as far as nobody ever stands in between. */
static void sum_up_guards(struct web *web)
{
    bitboard ever = web->ever[WHITE] | web->ever[BLACK];
    for (int color = WHITE; color <= BLACK; color++) {
        web->guarded[color] = 0;
        for (bitboard men = homes(web, (enum color)color) & web->held; men;) {
            square home = bb_pop(&men);
            enum piece_type type = piece_type_of(web->position->board[home]);
            web->guarded[color] |= bb_piece_attacks(type, (enum color)color, home, ever);
        }
    }
}

static void sum_up(struct web *web)
{
    sum_up_squares(web);
    sum_up_landings(web);
    sum_up_men(web);
    sum_up_guards(web);
}

/* The squares of a pawn's file from the nearest firm pawn that comes its way on: while the one
 * never leaves the file and the other neither that nor the board, they can't pass. */
static bitboard beyond_facing(const struct web *web, square home, enum color color)
{
    bitboard all = ~(bitboard)0;
    bitboard file = BB_FILE_A << square_file(home);
    bitboard ahead = file & (color == WHITE ? all << home << 1 : bb_of(home) - 1);
    bitboard facing = web->firm & homes(web, color_other(color)) & ahead;
    if (!facing || !(web->bound & bb_of(home)))
        return 0;
    return color == WHITE ? ahead & (all << bb_first(facing))
                          : ahead & (all >> __builtin_clzll(facing));
}

static void grow_pawn(struct web *web, square home, enum color color)
{
    bitboard pawn = web->as_pawn[home];
    bitboard steps = forward(pawn, color) & ~web->held & ~beyond_facing(web, home, color);
    web->as_pawn[home] |= steps | (pawn_attacks(pawn, color) & web->prey[color_other(color)]);
    web->as_piece[home] |= web->as_pawn[home] & (BB_RANK_1 | BB_RANK_8);
}

/* Nobody lands on a man of his own, or on a king, that never moves. */
static bitboard no_landing(const struct web *web, enum color color)
{
    return web->held & (homes(web, color) | web->position->by_type[KING]);
}

static void grow_piece(struct web *web, square home, enum color color)
{
    enum piece_type type = piece_type_of(web->position->board[home]);
    bitboard closed = no_landing(web, color);
    if (type == KING)
        closed |= web->guarded[color_other(color)];
    web->as_piece[home] |= piece_attacks(type, web->as_piece[home], web->held) & ~closed;
}

/* King and rook may each pass or land on the other's square. */
static void grow_castling(struct web *web, square rook, enum color color)
{
    square king = position_king(web->position, color);
    square king_to = square_make(rook > king ? 6 : 2, square_rank(king));
    square rook_to = square_make(rook > king ? 5 : 3, square_rank(king));
    bitboard path =
        bb_between(king, king_to) | bb_of(king_to) | bb_between(rook, rook_to) | bb_of(rook_to);
    if (path & web->held & ~(bb_of(king) | bb_of(rook)))
        return;
    web->as_piece[king] |= bb_of(king_to);
    web->as_piece[rook] |= bb_of(rook_to);
}

static bitboard size_of(const struct web *web)
{
    bitboard sum = 0;
    for (bitboard men = position_occupied(web->position); men;) {
        square home = bb_pop(&men);
        sum += (bitboard)bb_count(web->as_pawn[home]) + (bitboard)bb_count(web->as_piece[home]);
    }
    return sum;
}

static void grow(struct web *web)
{
    for (int color = WHITE; color <= BLACK; color++) {
        for (bitboard men = homes(web, (enum color)color); men;) {
            square home = bb_pop(&men);
            if (web->as_pawn[home])
                grow_pawn(web, home, (enum color)color);
            if (web->as_piece[home])
                grow_piece(web, home, (enum color)color);
        }
        for (bitboard rooks = web->position->castling & homes(web, (enum color)color); rooks;)
            grow_castling(web, bb_pop(&rooks), (enum color)color);
    }
}

static void start(struct web *web, const struct position *position)
{
    *web = (struct web){.position = position};
    for (bitboard men = position_occupied(position); men;) {
        square home = bb_pop(&men);
        bool is_pawn = piece_type_of(position->board[home]) == PAWN;
        *(is_pawn ? &web->as_pawn[home] : &web->as_piece[home]) = bb_of(home);
    }
    if (position->en_passant != SQUARE_NONE) /* it may be taken as if it had made one step */
        web->as_pawn[position->en_passant ^ 8] |= bb_of(position->en_passant);
}

void dead_web_grow(struct web *web, const struct position *position)
{
    start(web, position);
    for (bitboard before = 0, size = size_of(web); size != before; size = size_of(web)) {
        before = size;
        sum_up(web);
        grow(web);
    }
}

bitboard dead_web_attacks(const struct web *web, square home)
{
    enum color color = piece_color(web->position->board[home]);
    enum piece_type type = piece_type_of(web->position->board[home]);
    bitboard attacks = pawn_attacks(web->as_pawn[home], color);
    return attacks | piece_attacks(type, web->as_piece[home], web->held);
}
