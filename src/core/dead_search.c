/* SPDX-License-Identifier: MIT */
/*
 * Both players may help, so "can this side mate?" is plain reachability.  All positions that
 * legal moves lead to are kept once; when nothing new comes up the set is closed, and a mate
 * that is not in it does not exist.  Breadth first: a line found is a shortest one.
 *
 * Positions are compared whole, never by hash alone: a proof rests on it.  Counters are left
 * out (dead.h says so).  A position in which the material rules out every mate still wanted
 * is counted and not followed further; nothing behind it matters.
 */
#include "config.h"

#include "core/dead_inside.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/movegen.h"

/* A position in 35 bytes: two men a byte, the rooks that may castle on ranks 1 and 8. */
struct packed {
    uint8_t men[32];
    uint8_t castling[2];
    uint8_t turn_and_en_passant; /* turn in the top bit; the lower seven may be SQUARE_NONE */
};

struct node {
    struct packed packed;
    move from_parent;
    uint32_t parent; /* index; the start is its own */
};

enum { NO_NODE = 0 };

struct search {
    const struct position *start;
    bool wanted[2];   /* by enum color: still looked for */
    uint64_t budget;
    struct dead_result *out;
    struct node *nodes;
    size_t count;
    size_t capacity;
    uint32_t *slots;  /* index + 1 of a node, or NO_NODE; open addressing */
    size_t slot_count;/* a power of two */
    bool full;        /* a position found no room: nothing can be proven impossible */
};

static void pack(const struct position *position, struct packed *out)
{
    for (int at = 0; at < 64; at += 2)
        out->men[at / 2] = (uint8_t)(position->board[at] | position->board[at + 1] << 4);
    out->castling[0] = (uint8_t)position->castling;
    out->castling[1] = (uint8_t)(position->castling >> 56);
    out->turn_and_en_passant = (uint8_t)(position->turn << 7 | position->en_passant);
}

static void unpack(const struct packed *packed, struct position *out)
{
    piece board[64];
    for (int at = 0; at < 64; at += 2) {
        board[at] = packed->men[at / 2] & 15;
        board[at + 1] = packed->men[at / 2] >> 4;
    }
    bitboard castling = (bitboard)packed->castling[1] << 56 | packed->castling[0];
    enum color turn = packed->turn_and_en_passant & 128 ? BLACK : WHITE;
    position_setup(out, board, turn, castling, packed->turn_and_en_passant & 127, 0, 1);
}

/* The slot that holds this position, or the empty one where it belongs. */
static uint32_t *find_slot(const struct search *search, uint64_t key, const struct packed *packed)
{
    size_t at = (size_t)key & (search->slot_count - 1);
    while (search->slots[at] != NO_NODE &&
           memcmp(&search->nodes[search->slots[at] - 1].packed, packed, sizeof *packed) != 0)
        at = (at + 1) & (search->slot_count - 1);
    return &search->slots[at];
}

static bool rehash(struct search *search, size_t slot_count)
{
    uint32_t *slots = calloc(slot_count, sizeof *slots);
    if (!slots)
        return false;
    free(search->slots);
    search->slots = slots;
    search->slot_count = slot_count;
    for (size_t n = 0; n < search->count; n++) {
        struct position position;
        unpack(&search->nodes[n].packed, &position);
        *find_slot(search, position.key, &search->nodes[n].packed) = (uint32_t)n + 1;
    }
    return true;
}

/* Room for one more node and a table at most half full. */
static bool make_room(struct search *search)
{
    if (!mem_grow((void **)&search->nodes, &search->capacity, search->count + 1,
                  sizeof *search->nodes))
        return false;
    return search->count * 2 < search->slot_count || rehash(search, search->slot_count * 2);
}

/* Keeps a position that is new; false when memory is short. */
static bool keep(struct search *search, const struct position *position, uint32_t parent, move m)
{
    struct packed packed;
    pack(position, &packed);
    if (*find_slot(search, position->key, &packed) != NO_NODE)
        return true;
    if (search->count >= search->budget) {
        search->full = true;
        return true;
    }
    if (!make_room(search))
        return false;
    search->nodes[search->count] = (struct node){packed, m, parent};
    *find_slot(search, position->key, &packed) = (uint32_t)++search->count;
    return true;
}

/* The moves from the start to a node and one more; NULL when memory is short. */
static move *line_to(const struct search *search, uint32_t node, move last, int *length)
{
    int count = 1;
    for (uint32_t at = node; at != 0; at = search->nodes[at].parent)
        count++;
    move *line = malloc((size_t)count * sizeof *line);
    *length = count;
    if (!line)
        return NULL;
    line[--count] = last;
    for (uint32_t at = node; at != 0; at = search->nodes[at].parent)
        line[--count] = search->nodes[at].from_parent;
    return line;
}

/* Does the line lead from the start by legal moves to a mate by that side? */
static bool replays(const struct position *start, const move *line, int length, enum color winner)
{
    struct position position = *start;
    for (int n = 0; n < length; n++) {
        if (!movegen_is_legal(&position, line[n]))
            return false;
        position_play(&position, line[n], &position);
    }
    return movegen_state(&position) == STATE_CHECKMATE && position.turn != winner;
}

static bool found_mate(struct search *search, enum color winner, uint32_t node, move last)
{
    struct dead_side *side = &search->out->side[winner];
    side->line = line_to(search, node, last, &side->line_length);
    search->wanted[winner] = false;
    if (!side->line)
        return false;
    if (replays(search->start, side->line, side->line_length, winner)) {
        side->can_mate = DEAD_YES;
        side->proof = PROOF_HELPMATE;
        return true;
    }
    free(side->line); /* only a fault of ours leads here: no answer is better than a wrong one */
    side->line = NULL;
    side->line_length = 0;
    return true;
}

/* Can a mate that is still wanted come after this position, as far as material tells? */
static bool is_of_use(const struct search *search, const struct position *position)
{
    return (search->wanted[WHITE] && !dead_side_by_material(position, WHITE)) ||
           (search->wanted[BLACK] && !dead_side_by_material(position, BLACK));
}

static bool look_at_child(struct search *search, uint32_t parent, const struct position *from,
                          move m)
{
    struct position child;
    position_play(from, m, &child);
    enum color mated = (enum color)child.turn;
    enum color winner = color_other(mated);
    if (position_in_check(&child, mated) && !movegen_has_legal(&child))
        return search->wanted[winner] ? found_mate(search, winner, parent, m) : true;
    return !is_of_use(search, &child) || keep(search, &child, parent, m);
}

static bool expand(struct search *search, uint32_t node)
{
    struct position position;
    unpack(&search->nodes[node].packed, &position);
    struct movelist moves;
    movegen_legal(&position, &moves);
    for (int n = 0; n < moves.count; n++)
        if (!look_at_child(search, node, &position, moves.moves[n]))
            return false;
    return true;
}

/* False when memory ran short. */
static bool run(struct search *search)
{
    if (!rehash(search, 1024) || !keep(search, search->start, 0, MOVE_NONE))
        return false;
    for (size_t n = 0; n < search->count; n++) {
        if (!search->wanted[WHITE] && !search->wanted[BLACK])
            return true;
        if (!expand(search, (uint32_t)n))
            return false;
    }
    return true;
}

/* The set is closed: what was wanted and not found does not exist. */
static void settle_rest(struct search *search)
{
    for (int side = WHITE; side <= BLACK; side++) {
        if (!search->wanted[side])
            continue;
        search->out->side[side].can_mate = DEAD_NO;
        search->out->side[side].proof = PROOF_EXHAUSTED;
    }
}

void dead_search(const struct position *start, const bool wanted[2], uint64_t budget,
                 struct dead_result *out)
{
    struct search search = {.start = start, .wanted = {wanted[WHITE], wanted[BLACK]},
                            .budget = budget < UINT32_MAX ? budget : UINT32_MAX - 1, .out = out};
    out->out_of_memory = !run(&search);
    if (!out->out_of_memory && !search.full)
        settle_rest(&search);
    out->nodes = search.count;
    free(search.nodes);
    free(search.slots);
}
