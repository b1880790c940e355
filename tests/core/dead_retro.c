/* SPDX-License-Identifier: MIT */
#include "tests/core/dead_retro.h"

#include <string.h>

#include "core/movegen.h"
#include "tests/core/dead_chance.h"
#include "tests/core/setup.h"

/* A move to take back, and the board before it. */
struct step {
    piece board[64];
    bitboard castling;
    move m;
};

static int below(uint64_t *state, int most)
{
    return (int)(setup_random(state) >> 33) % most;
}

/* One of a set that is not empty. */
static square any_of(bitboard set, uint64_t *state)
{
    for (int n = below(state, bb_count(set)); n > 0; n--)
        bb_pop(&set);
    return bb_first(set);
}

struct position retro_mate(uint64_t *state)
{
    struct position position;
    do
        position = chance_position(CHANCE_CROWD, state);
    while (movegen_state(&position) != STATE_CHECKMATE);
    return position;
}

/* From where a pawn may have come to `to`: one or two steps, or by a capture. */
static bitboard pawn_origins(square to, enum color color)
{
    bitboard back = bb_pawn_attacks(to, color_other(color));
    bitboard step = color == WHITE ? bb_of(to) >> 8 : bb_of(to) << 8;
    bitboard two = color == WHITE ? (step & BB_RANK_1 << 16) >> 8 : (step & BB_RANK_8 >> 16) << 8;
    return (back | step | two) & ~(BB_RANK_1 | BB_RANK_8);
}

static bool is_on_end(square at)
{
    return square_rank(at) == 0 || square_rank(at) == 7;
}

/* The man that moved was a pawn, and became what it is now. */
static bool was_promoted(const struct position *position, square to, uint64_t *state)
{
    enum piece_type type = piece_type_of(position->board[to]);
    bool far = square_rank(to) == (position->turn == WHITE ? 0 : 7);
    return far && type != KING && type != PAWN && below(state, 2) == 0;
}

static piece any_captured(square at, enum color color, uint64_t *state)
{
    static const enum piece_type types[] = {PAWN, PAWN, PAWN, KNIGHT, BISHOP, ROOK, QUEEN};
    enum piece_type type = types[below(state, sizeof types / sizeof *types)];
    return piece_make(type == PAWN && is_on_end(at) ? KNIGHT : type, color);
}

static bool propose(const struct position *position, uint64_t *state, struct step *out)
{
    enum color mover = color_other((enum color)position->turn);
    bitboard empty = ~position_occupied(position);
    square to = any_of(position->by_color[mover], state);
    enum piece_type type = piece_type_of(position->board[to]);
    bool promoted = was_promoted(position, to, state);
    bool as_pawn = promoted || type == PAWN;
    bitboard from = as_pawn ? pawn_origins(to, mover) : bb_piece_attacks(type, mover, to, ~empty);
    if (!(from & empty))
        return false;
    square at = any_of(from & empty, state);
    bool aside = square_file(at) != square_file(to);
    memcpy(out->board, position->board, sizeof out->board);
    out->board[at] = piece_make(as_pawn ? PAWN : type, mover);
    out->board[to] = NO_PIECE;
    if (as_pawn ? aside : below(state, 12) == 0)
        out->board[to] = any_captured(to, color_other(mover), state);
    out->castling = 0;
    out->m = move_make(
        at, to, promoted ? (enum move_kind)(MOVE_PROMOTE_KNIGHT + type - KNIGHT) : MOVE_PLAIN);
    return true;
}

/* King and rook go back where they came from. */
static bool propose_castling(const struct position *position, bool king_side, struct step *out)
{
    enum color mover = color_other((enum color)position->turn);
    int home = mover == WHITE ? 0 : 7;
    square king = square_make(king_side ? 6 : 2, home), rook = square_make(king_side ? 5 : 3, home);
    square king_from = square_make(4, home), rook_from = square_make(king_side ? 7 : 0, home);
    if (position->board[king] != piece_make(KING, mover) ||
        position->board[rook] != piece_make(ROOK, mover))
        return false;
    memcpy(out->board, position->board, sizeof out->board);
    out->board[king] = out->board[rook] = NO_PIECE;
    if (out->board[king_from] != NO_PIECE || out->board[rook_from] != NO_PIECE)
        return false;
    out->board[king_from] = piece_make(KING, mover);
    out->board[rook_from] = piece_make(ROOK, mover);
    out->castling = bb_of(rook_from);
    out->m = move_make(king_from, rook_from, MOVE_CASTLE);
    return true;
}

/* The ordinary move maker has the last word. */
static bool leads_to(const struct position *before, move m, const struct position *after)
{
    struct position seen;
    if (!chance_can_be(before) || !movegen_is_legal(before, m))
        return false;
    position_play(before, m, &seen);
    return memcmp(seen.board, after->board, sizeof seen.board) == 0 &&
           seen.castling == after->castling && seen.en_passant == after->en_passant;
}

bool retro_step(struct position *position, uint64_t *state)
{
    enum { TRIES = 40 };
    if (position->castling) /* what had the right to castle has never moved */
        return false;
    for (int tries = 0; tries < TRIES; tries++) {
        struct step step;
        struct position before;
        bool found = tries < 2 ? propose_castling(position, tries == 0, &step)
                               : propose(position, state, &step);
        if (!found)
            continue;
        enum color mover = color_other((enum color)position->turn);
        position_setup(&before, step.board, mover, step.castling, SQUARE_NONE, 0, 1);
        if (!leads_to(&before, step.m, position))
            continue;
        *position = before;
        return true;
    }
    return false;
}
