/* SPDX-License-Identifier: MIT */
/*
 * A node takes 32 bytes and its share of the table at most 11: slots have four bytes, and
 * between three eighths and three quarters of them are taken.  What bits of a slot the index
 * doesn't need hold some of the hash, so that most nodes that differ are never looked at.
 */
#include "config.h"

#include "core/dead_set.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_BITS = 6, FIRST_NODES = 48, BYTES_EACH = sizeof(struct dead_node) + 11 };

/* Four bits say more than a man: rights stay with the rook, the chance to be taken en passant
 * with the pawn, and Black's move with his king.  Below are men as they are. */
enum {
    MAN_CASTLING = NO_PIECE, /* and the colour */
    MAN_EN_PASSANT = NO_PIECE + 2,
    MAN_KING_TO_MOVE
};

static_assert(MAN_KING_TO_MOVE == 15, "four bits a man");

static unsigned code_of(const struct position *position, square at)
{
    piece man = position->board[at];
    if (position->castling & bb_of(at))
        return MAN_CASTLING + piece_color(man);
    if (man == piece_make(KING, BLACK) && position->turn == BLACK)
        return MAN_KING_TO_MOVE;
    return position->en_passant != SQUARE_NONE && at == (position->en_passant ^ 8) ? MAN_EN_PASSANT
                                                                                   : man;
}

void dead_pack(const struct position *position, struct dead_packed *out)
{
    *out = (struct dead_packed){.occupied = position_occupied(position)};
    int n = 0;
    for (bitboard men = out->occupied; men; n++)
        out->men[n >> 4] |= (uint64_t)code_of(position, bb_pop(&men)) << (n & 15) * 4;
}

static piece man_of(unsigned code, enum color turn)
{
    if (code < NO_PIECE)
        return (piece)code;
    if (code == MAN_EN_PASSANT)
        return piece_make(PAWN, color_other(turn));
    return code == MAN_KING_TO_MOVE ? piece_make(KING, BLACK)
                                    : piece_make(ROOK, (enum color)(code - MAN_CASTLING));
}

static bool is_black_to_move(const struct dead_packed *packed)
{
    int n = 0;
    for (bitboard men = packed->occupied; men; n++, bb_pop(&men))
        if ((packed->men[n >> 4] >> (n & 15) * 4 & 15) == MAN_KING_TO_MOVE)
            return true;
    return false;
}

static void put(struct position *position, square at, unsigned code)
{
    piece man = man_of(code, (enum color)position->turn);
    position->board[at] = man;
    position->by_type[piece_type_of(man)] |= bb_of(at);
    position->by_color[piece_color(man)] |= bb_of(at);
    if (code == MAN_EN_PASSANT)
        position->en_passant = at ^ 8;
    else if (code == MAN_CASTLING || code == MAN_CASTLING + 1)
        position->castling |= bb_of(at);
}

void dead_unpack(const struct dead_packed *packed, struct position *out)
{
    *out = (struct position){.fullmove = 1, .en_passant = SQUARE_NONE};
    out->turn = is_black_to_move(packed) ? BLACK : WHITE;
    memset(out->board, NO_PIECE, sizeof out->board);
    int n = 0;
    for (bitboard men = packed->occupied; men; n++)
        put(out, bb_pop(&men), packed->men[n >> 4] >> (n & 15) * 4 & 15);
}

static uint64_t hash_of(const struct dead_packed *packed)
{
    uint64_t hash = packed->occupied * UINT64_C(0x9e3779b97f4a7c15);
    hash = ((hash ^ hash >> 32) + packed->men[0]) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = ((hash ^ hash >> 29) + packed->men[1]) * UINT64_C(0x94d049bb133111eb);
    return hash ^ hash >> 32;
}

static uint32_t mask_of(const struct dead_set *set)
{
    return ((uint32_t)1 << set->bits) - 1;
}

bool dead_packed_is_same(const struct dead_packed *a, const struct dead_packed *b)
{
    return a->occupied == b->occupied && a->men[0] == b->men[0] && a->men[1] == b->men[1];
}

/* The slot of a position, or the free one where it belongs. */
static uint32_t *find(const struct dead_set *set, const struct dead_packed *packed, uint64_t hash)
{
    uint32_t mask = mask_of(set);
    uint32_t mark = (uint32_t)(hash >> 32) & ~mask;
    uint32_t at = (uint32_t)hash & mask;
    for (; set->slots[at] != 0; at = (at + 1) & mask)
        if ((set->slots[at] & ~mask) == mark &&
            dead_packed_is_same(&set->nodes[(set->slots[at] & mask) - 1].packed, packed))
            break;
    return &set->slots[at];
}

static void enter(struct dead_set *set, uint32_t *slot, uint64_t hash, size_t index)
{
    *slot = ((uint32_t)(hash >> 32) & ~mask_of(set)) | (uint32_t)(index + 1);
}

/* The first free slot for a position that is known to be new. */
static uint32_t *free_slot(const struct dead_set *set, uint64_t hash)
{
    uint32_t at = (uint32_t)hash & mask_of(set);
    while (set->slots[at] != 0)
        at = (at + 1) & mask_of(set);
    return &set->slots[at];
}

/* Twice the table.  It is made anew from the nodes, so the old one goes first. */
static bool grow_table(struct dead_set *set)
{
    unsigned bits = set->bits ? set->bits + 1 : FIRST_BITS;
    free(set->slots);
    set->bits = 0;
    set->slots = calloc((size_t)1 << bits, sizeof *set->slots);
    if (!set->slots)
        return false;
    set->bits = bits;
    for (size_t n = 0; n < set->count; n++) {
        uint64_t hash = hash_of(&set->nodes[n].packed);
        enter(set, free_slot(set, hash), hash, n);
    }
    return true;
}

static bool grow_nodes(struct dead_set *set)
{
    size_t capacity = set->capacity ? set->capacity * 2 : FIRST_NODES;
    if (capacity > set->most)
        capacity = set->most;
    struct dead_node *nodes = realloc(set->nodes, capacity * sizeof *nodes);
    if (!nodes)
        return false;
    set->nodes = nodes;
    set->capacity = capacity;
    return true;
}

static bool is_table_full(const struct dead_set *set)
{
    return set->bits == 0 || set->count >= ((size_t)3 << set->bits) / 4;
}

static void append(struct dead_set *set, const struct dead_packed *packed, uint32_t parent)
{
    struct dead_node *node = &set->nodes[set->count++];
    *node = (struct dead_node){.packed = *packed, .parent = parent & DEAD_NODES_MOST};
    if (node == set->nodes)
        return;
    unsigned depth = set->nodes[parent].depth;
    node->depth = (depth < DEAD_DEPTH_MOST ? depth + 1 : depth) & DEAD_DEPTH_MOST;
}

size_t dead_set_fits(uint64_t bytes)
{
    uint64_t most = bytes / BYTES_EACH;
    return most < DEAD_NODES_MOST ? (size_t)most : DEAD_NODES_MOST;
}

enum dead_kept dead_set_add(struct dead_set *set, const struct dead_packed *packed, uint32_t parent)
{
    uint64_t hash = hash_of(packed);
    uint32_t *slot = set->bits ? find(set, packed, hash) : NULL;
    if (slot && *slot != 0)
        return KEPT_BEFORE;
    if (set->count >= set->most)
        return KEPT_FULL;
    if (set->count == set->capacity && !grow_nodes(set))
        return KEPT_NO_MEMORY;
    if (is_table_full(set)) {
        if (!grow_table(set))
            return KEPT_NO_MEMORY;
        slot = free_slot(set, hash);
    }
    enter(set, slot, hash, set->count);
    append(set, packed, parent);
    return KEPT_NEW;
}

void dead_set_expect(const struct dead_set *set, const struct dead_packed *packed)
{
    if (set->bits)
        __builtin_prefetch(&set->slots[(uint32_t)hash_of(packed) & mask_of(set)]);
}

size_t dead_set_bytes(const struct dead_set *set)
{
    size_t slots = set->bits ? (size_t)1 << set->bits : 0;
    return set->capacity * sizeof *set->nodes + slots * sizeof *set->slots;
}

void dead_set_clear(struct dead_set *set)
{
    free(set->nodes);
    free(set->slots);
    *set = (struct dead_set){0};
}
