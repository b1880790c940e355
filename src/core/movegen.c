/* SPDX-License-Identifier: MIT */
/*
 * Everything here asks one question of one man: which squares may he legally go to?
 * `targets` answers with a set; listing, counting and finding moves read that set.  Pins and
 * checks are looked at once per position, so no move has to be tried and taken back, save
 * for en passant, where two men leave the same line.
 *
 * Castling is the king's target on its own rook's square, as in struct move.
 */
#include "core/movegen.h"

#include <assert.h>

struct scene {
    const struct position *position;
    enum color us;
    square king;
    bitboard own;
    bitboard enemy;
    bitboard occupied;
    bitboard pinned;  /* own men that alone shield the king from a slider */
    bitboard allowed; /* where men other than the king may land: what ends a check, if any */
    bool in_check;
};

/* Enemy sliders that see the king, or would but for our own men. */
static bitboard snipers(const struct scene *scene)
{
    const bitboard *type = scene->position->by_type;
    bitboard straight = bb_rook_attacks(scene->king, scene->enemy) & (type[ROOK] | type[QUEEN]);
    bitboard diagonal = bb_bishop_attacks(scene->king, scene->enemy) & (type[BISHOP] | type[QUEEN]);
    return (straight | diagonal) & scene->enemy;
}

static bitboard find_checkers(struct scene *scene)
{
    const struct position *position = scene->position;
    bitboard checkers = (bb_knight_attacks(scene->king) & position->by_type[KNIGHT]) |
                        (bb_pawn_attacks(scene->king, scene->us) & position->by_type[PAWN]);
    checkers &= scene->enemy;
    for (bitboard set = snipers(scene); set != 0;) {
        square sniper = bb_pop(&set);
        bitboard shield = bb_between(scene->king, sniper) & scene->own;
        if (shield == 0)
            checkers |= bb_of(sniper);
        else if ((shield & (shield - 1)) == 0)
            scene->pinned |= shield;
    }
    return checkers;
}

static void look(struct scene *scene, const struct position *position)
{
    enum color us = (enum color)position->turn;
    *scene = (struct scene){.position = position, .us = us, .king = position_king(position, us)};
    assert(scene->king != SQUARE_NONE);
    scene->own = position->by_color[us];
    scene->enemy = position->by_color[color_other(us)];
    scene->occupied = scene->own | scene->enemy;
    scene->allowed = ~scene->own;
    bitboard checkers = find_checkers(scene);
    scene->in_check = checkers != 0;
    if (checkers == 0)
        return;
    bool is_double = (checkers & (checkers - 1)) != 0;
    scene->allowed = is_double ? 0 : checkers | bb_between(scene->king, bb_first(checkers));
}

static bool is_attacked(const struct scene *scene, square at, bitboard occupied)
{
    return position_attackers(scene->position, at, color_other(scene->us), occupied) != 0;
}

static bool any_attacked(const struct scene *scene, bitboard squares, bitboard occupied)
{
    while (squares != 0)
        if (is_attacked(scene, bb_pop(&squares), occupied))
            return true;
    return false;
}

/* Article 3.8.2.2 and, for other home squares, the Chess960 guidelines: all squares that king
 * and rook cross or land on hold nobody but these two, and the king crosses no attacked
 * square.  The last test is for rooks that shielded the king until they left. */
static bool can_castle(const struct scene *scene, square rook)
{
    int rank = square_rank(scene->king);
    square king_to = square_make(rook > scene->king ? 6 : 2, rank);
    square rook_to = square_make(rook > scene->king ? 5 : 3, rank);
    bitboard others = scene->occupied & ~(bb_of(scene->king) | bb_of(rook));
    bitboard king_path = bb_between(scene->king, king_to) | bb_of(king_to);
    bitboard rook_path = bb_between(rook, rook_to) | bb_of(rook_to);
    if (((king_path | rook_path) & others) != 0)
        return false;
    return !any_attacked(scene, king_path, scene->occupied & ~bb_of(scene->king)) &&
           !is_attacked(scene, king_to, others | bb_of(king_to) | bb_of(rook_to));
}

static bitboard castling_targets(const struct scene *scene)
{
    bitboard found = 0;
    for (bitboard rooks = scene->position->castling & scene->own; rooks != 0;) {
        square rook = bb_pop(&rooks);
        if (can_castle(scene, rook))
            found |= bb_of(rook);
    }
    return found;
}

static bitboard king_targets(const struct scene *scene)
{
    bitboard found = 0;
    bitboard without_king = scene->occupied ^ bb_of(scene->king);
    for (bitboard set = bb_king_attacks(scene->king) & ~scene->own; set != 0;) {
        square to = bb_pop(&set);
        if (!is_attacked(scene, to, without_king))
            found |= bb_of(to);
    }
    return scene->in_check ? found : found | castling_targets(scene);
}

static bitboard forward(bitboard set, enum color color)
{
    return color == WHITE ? set << 8 : set >> 8;
}

/* The pawn's steps and captures, whatever becomes of the king; en passant not included. */
static bitboard pawn_moves(const struct scene *scene, square from)
{
    bitboard third = BB_RANK_1 << (scene->us == WHITE ? 16 : 40);
    bitboard one = forward(bb_of(from), scene->us) & ~scene->occupied;
    bitboard two = forward(one & third, scene->us) & ~scene->occupied;
    return one | two | (bb_pawn_attacks(from, scene->us) & scene->enemy);
}

static bitboard en_passant_target(const struct scene *scene, square from)
{
    square at = scene->position->en_passant;
    if (at == SQUARE_NONE || (bb_pawn_attacks(from, scene->us) & bb_of(at)) == 0)
        return 0;
    return position_en_passant_is_legal(scene->position, from, at) ? bb_of(at) : 0;
}

/* Every square the own man on `from` may legally go to. */
static bitboard targets(const struct scene *scene, square from)
{
    enum piece_type type = piece_type_of(scene->position->board[from]);
    if (type == KING)
        return king_targets(scene);
    bitboard set = type == PAWN ? pawn_moves(scene, from)
                                : bb_piece_attacks(type, scene->us, from, scene->occupied);
    set &= scene->allowed;
    if ((scene->pinned & bb_of(from)) != 0)
        set &= bb_line(scene->king, from);
    return type == PAWN ? set | en_passant_target(scene, from) : set;
}

static bool is_pawn(const struct scene *scene, square at)
{
    return (scene->position->by_type[PAWN] & bb_of(at)) != 0;
}

static bool is_promotion(const struct scene *scene, square from, square to)
{
    return is_pawn(scene, from) && (bb_of(to) & (BB_RANK_1 | BB_RANK_8)) != 0;
}

static enum move_kind kind_of(const struct scene *scene, square from, square to)
{
    if ((scene->own & bb_of(to)) != 0)
        return MOVE_CASTLE;
    if (to == scene->position->en_passant && is_pawn(scene, from) &&
        square_file(from) != square_file(to))
        return MOVE_EN_PASSANT;
    return MOVE_PLAIN;
}

static void add_moves(const struct scene *scene, square from, square to, struct movelist *out)
{
    if (!is_promotion(scene, from, to)) {
        out->moves[out->count++] = move_make(from, to, kind_of(scene, from, to));
        return;
    }
    for (int kind = MOVE_PROMOTE_KNIGHT; kind <= MOVE_PROMOTE_QUEEN; kind++)
        out->moves[out->count++] = move_make(from, to, (enum move_kind)kind);
}

void movegen_legal(const struct position *position, struct movelist *out)
{
    struct scene scene;
    look(&scene, position);
    out->count = 0;
    for (bitboard men = scene.own; men != 0;) {
        square from = bb_pop(&men);
        for (bitboard set = targets(&scene, from); set != 0;)
            add_moves(&scene, from, bb_pop(&set), out);
    }
}

bool movegen_is_legal(const struct position *position, move m)
{
    struct scene scene;
    look(&scene, position);
    square from = move_from(m);
    square to = move_to(m);
    if ((scene.own & bb_of(from)) == 0 || (targets(&scene, from) & bb_of(to)) == 0)
        return false;
    if (is_promotion(&scene, from, to))
        return move_kind_of(m) >= MOVE_PROMOTE_KNIGHT && move_kind_of(m) <= MOVE_PROMOTE_QUEEN;
    return move_kind_of(m) == kind_of(&scene, from, to);
}

static bool has_legal(const struct scene *scene)
{
    for (bitboard men = scene->own; men != 0;)
        if (targets(scene, bb_pop(&men)) != 0)
            return true;
    return false;
}

bool movegen_has_legal(const struct position *position)
{
    struct scene scene;
    look(&scene, position);
    return has_legal(&scene);
}

bool movegen_has_quiet(const struct position *position)
{
    struct scene scene;
    look(&scene, position);
    for (bitboard men = scene.own & ~position->by_type[PAWN]; men != 0;)
        if ((targets(&scene, bb_pop(&men)) & ~scene.enemy) != 0)
            return true;
    return false;
}

enum position_state movegen_state(const struct position *position)
{
    struct scene scene;
    look(&scene, position);
    if (has_legal(&scene))
        return scene.in_check ? STATE_CHECK : STATE_ONGOING;
    return scene.in_check ? STATE_CHECKMATE : STATE_STALEMATE;
}

static bitboard pawn_origins(const struct scene *scene, square to)
{
    bitboard pawns = position_men(scene->position, scene->us, PAWN);
    bitboard set = 0;
    while (pawns != 0) {
        square from = bb_pop(&pawns);
        if (((pawn_moves(scene, from) | en_passant_target(scene, from)) & bb_of(to)) != 0)
            set |= bb_of(from);
    }
    return set;
}

static bitboard reaching(const struct scene *scene, enum piece_type type, square to)
{
    if ((scene->own & bb_of(to)) != 0)
        return 0;
    if (type == PAWN)
        return pawn_origins(scene, to);
    return bb_piece_attacks(type, scene->us, to, scene->occupied) &
           position_men(scene->position, scene->us, type);
}

bitboard movegen_origins(const struct position *position, enum piece_type type, square to,
                         bitboard *reaching_too)
{
    struct scene scene;
    look(&scene, position);
    bitboard candidates = reaching(&scene, type, to);
    bitboard legal = 0;
    for (bitboard set = candidates; set != 0;) {
        square from = bb_pop(&set);
        if ((targets(&scene, from) & bb_of(to)) != 0)
            legal |= bb_of(from);
    }
    if (reaching_too != NULL)
        *reaching_too = candidates;
    return legal;
}

/* As many as movegen_legal would list. */
static uint64_t count_legal(const struct position *position)
{
    struct scene scene;
    look(&scene, position);
    int count = 0;
    for (bitboard men = scene.own; men != 0;) {
        square from = bb_pop(&men);
        bitboard set = targets(&scene, from);
        count += bb_count(set);
        if (is_pawn(&scene, from))
            count += 3 * bb_count(set & (BB_RANK_1 | BB_RANK_8));
    }
    return (uint64_t)count;
}

uint64_t movegen_perft(const struct position *position, int depth)
{
    if (depth <= 0)
        return 1;
    if (depth == 1)
        return count_legal(position);
    struct movelist list;
    movegen_legal(position, &list);
    uint64_t nodes = 0;
    for (int i = 0; i < list.count; i++) {
        struct position next;
        position_play(position, list.moves[i], &next);
        nodes += movegen_perft(&next, depth - 1);
    }
    return nodes;
}
