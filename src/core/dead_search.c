/* SPDX-License-Identifier: MIT */
/*
 * Both players may help, so "can this side mate?" is plain reachability.  All positions that
 * legal moves lead to are kept once; when nothing new comes up the set is closed, and a mate
 * that is not in it does not exist.  The order in which they are looked at proves nothing and
 * saves much: by turns breadth first, and nearest first by a guess (dead_guide.c) for each
 * winner asked about.  So a line that is found need not be a shortest one.
 *
 * Positions are compared whole, never by hash alone: a proof rests on it.  Counters are left
 * out (dead.h says so).  A position in which the material rules out every mate still wanted
 * is not followed; nothing behind it matters.
 */
#include "config.h"

#include "core/dead_inside.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/movegen.h"

enum {
    NO_NODE = 0,
    FIRST_SLOTS = 1024,
    WEIGHT = 4, /* of the guess against the way so far */
    QUEUE_RANKS = DEAD_GUIDE_MOST * WEIGHT + UINT8_MAX + 1
};

/* A position in 40 bytes: four bits a square, as four sets of squares (type 1 to 6, colour),
 * then rights, player to move and en passant. */
struct packed {
    uint64_t plane[4];
    uint64_t rest;
};

struct node {
    struct packed packed;
    uint32_t parent;  /* index; the start is its own */
    uint32_t next[2]; /* by enum color: next in the queue of that winner; 0: the last */
    move from_parent;
    uint8_t depth;    /* moves from the start, as far as they fit */
    bool is_expanded;
};

/* Nodes that may lead to a mate by one side, in the order in which they are looked at: by
 * guess, then first come first served. */
struct queue {
    uint32_t first[QUEUE_RANKS]; /* index + 1, or NO_NODE */
    uint32_t last[QUEUE_RANKS];
    int lowest; /* no rank below has a node */
};

/* A slot of the table: half of the position's key, to find it and to pass over most of the
 * others without a look at the node. */
struct slot {
    uint32_t half_key;
    uint32_t node; /* index + 1, or NO_NODE */
};

struct search {
    const struct position *start;
    bool wanted[2];   /* by enum color: still looked for */
    uint64_t budget;
    struct dead_result *out;
    struct node *nodes;
    size_t count;
    size_t capacity;
    struct slot *slots; /* open addressing */
    size_t slot_count;/* a power of two */
    size_t breadth;   /* nodes below have been expanded */
    struct queue queue[2];
    bool full;        /* a position found no room: nothing can be proven impossible */
};

static void pack(const struct position *position, struct packed *out)
{
    const bitboard *type = position->by_type;
    out->plane[0] = type[PAWN] | type[BISHOP] | type[QUEEN];
    out->plane[1] = type[KNIGHT] | type[BISHOP] | type[KING];
    out->plane[2] = type[ROOK] | type[QUEEN] | type[KING];
    out->plane[3] = position->by_color[BLACK];
    out->rest = (position->castling & BB_RANK_1) | position->castling >> 56 << 8 |
                (uint64_t)position->turn << 16 | (uint64_t)position->en_passant << 24;
}

static piece man_at(const struct packed *packed, square at)
{
    uint64_t type = (packed->plane[0] >> at & 1) | (packed->plane[1] >> at & 1) << 1 |
                    (packed->plane[2] >> at & 1) << 2;
    return piece_make((enum piece_type)(type - 1), packed->plane[3] >> at & 1 ? BLACK : WHITE);
}

static void unpack(const struct packed *packed, struct position *out)
{
    piece board[64];
    memset(board, NO_PIECE, sizeof board);
    for (bitboard men = packed->plane[0] | packed->plane[1] | packed->plane[2]; men;) {
        square at = bb_pop(&men);
        board[at] = man_at(packed, at);
    }
    bitboard castling = (packed->rest & 0xff) | (packed->rest >> 8 & 0xff) << 56;
    enum color turn = packed->rest >> 16 & 1 ? BLACK : WHITE;
    position_setup(out, board, turn, castling, packed->rest >> 24 & 0xff, 0, 1);
}

/* The first slot from a key's own on that is empty. */
static struct slot *free_slot(const struct search *search, uint32_t half_key)
{
    size_t at = half_key & (search->slot_count - 1);
    while (search->slots[at].node != NO_NODE)
        at = (at + 1) & (search->slot_count - 1);
    return &search->slots[at];
}

static bool is_kept(const struct search *search, uint32_t half_key, const struct packed *packed)
{
    size_t at = half_key & (search->slot_count - 1);
    for (; search->slots[at].node != NO_NODE; at = (at + 1) & (search->slot_count - 1))
        if (search->slots[at].half_key == half_key &&
            memcmp(&search->nodes[search->slots[at].node - 1].packed, packed, sizeof *packed) == 0)
            return true;
    return false;
}

static bool grow_table(struct search *search)
{
    size_t old_count = search->slot_count;
    struct slot *old = search->slots;
    size_t count = old_count ? old_count * 2 : FIRST_SLOTS;
    search->slots = calloc(count, sizeof *search->slots);
    if (!search->slots) {
        search->slots = old;
        return false;
    }
    search->slot_count = count;
    for (size_t n = 0; n < old_count; n++)
        if (old[n].node != NO_NODE)
            *free_slot(search, old[n].half_key) = old[n];
    free(old);
    return true;
}

/* Room for one more node and a table at most half full. */
static bool make_room(struct search *search)
{
    if (!mem_grow((void **)&search->nodes, &search->capacity, search->count + 1,
                  sizeof *search->nodes))
        return false;
    return search->count * 2 < search->slot_count || grow_table(search);
}

/* Puts the last node into the queue of one winner. */
static void enqueue(struct search *search, const struct position *position, enum color winner)
{
    if (!search->wanted[winner])
        return;
    struct queue *queue = &search->queue[winner];
    uint32_t node = (uint32_t)search->count;
    int rank = dead_guide(position, winner) * WEIGHT + search->nodes[node - 1].depth;
    if (queue->first[rank] == NO_NODE)
        queue->first[rank] = node;
    else
        search->nodes[queue->last[rank] - 1].next[winner] = node;
    queue->last[rank] = node;
    if (rank < queue->lowest)
        queue->lowest = rank;
}

/* The most promising node of a queue that has not been expanded; NO_NODE if none, else
 * index + 1. */
static uint32_t dequeue(struct search *search, enum color winner)
{
    struct queue *queue = &search->queue[winner];
    while (queue->lowest < QUEUE_RANKS) {
        uint32_t node = queue->first[queue->lowest];
        if (node == NO_NODE) {
            queue->lowest++;
            continue;
        }
        queue->first[queue->lowest] = search->nodes[node - 1].next[winner];
        if (!search->nodes[node - 1].is_expanded)
            return node;
    }
    return NO_NODE;
}

/* Keeps a position that is new; false when memory is short. */
static bool keep(struct search *search, const struct position *position, uint32_t parent, move m)
{
    struct packed packed;
    uint32_t half_key = (uint32_t)(position->key >> 32);
    pack(position, &packed);
    if (is_kept(search, half_key, &packed))
        return true;
    if (search->count >= search->budget) {
        search->full = true;
        return true;
    }
    if (!make_room(search))
        return false;
    int depth = search->count > 0 ? search->nodes[parent].depth + 1 : 0;
    search->nodes[search->count] =
        (struct node){.packed = packed, .parent = parent, .from_parent = m,
                      .depth = (uint8_t)(depth < UINT8_MAX ? depth : UINT8_MAX)};
    *free_slot(search, half_key) = (struct slot){half_key, (uint32_t)++search->count};
    enqueue(search, position, WHITE);
    enqueue(search, position, BLACK);
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
    if (search->nodes[node].is_expanded)
        return true;
    search->nodes[node].is_expanded = true;
    unpack(&search->nodes[node].packed, &position);
    struct movelist moves;
    movegen_legal(&position, &moves);
    for (int n = 0; n < moves.count; n++)
        if (!look_at_child(search, node, &position, moves.moves[n]))
            return false;
    return true;
}

static bool expand_best(struct search *search, enum color winner)
{
    if (!search->wanted[winner])
        return true;
    uint32_t node = dequeue(search, winner);
    return node == NO_NODE || expand(search, node - 1);
}

/* In turn a node in breadth and the best for each winner.  False when memory ran short. */
static bool run(struct search *search)
{
    if (!grow_table(search) || !keep(search, search->start, 0, MOVE_NONE))
        return false;
    for (; search->breadth < search->count; search->breadth++) {
        if (!search->wanted[WHITE] && !search->wanted[BLACK])
            return true;
        if (!expand(search, (uint32_t)search->breadth) || !expand_best(search, WHITE) ||
            !expand_best(search, BLACK))
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

/* Most positions that fit both budgets and an index; a node and four slots each, as the table
 * is between a quarter and half full. */
static uint64_t affordable(const struct dead_budget *budget)
{
    uint64_t each = sizeof(struct node) + 4 * sizeof(struct slot);
    uint64_t most = budget->bytes / each;
    if (most > budget->positions)
        most = budget->positions;
    return most < UINT32_MAX ? most : UINT32_MAX - 1;
}

void dead_search(const struct position *start, const bool wanted[2],
                 const struct dead_budget *budget, struct dead_result *out)
{
    struct search search = {.start = start, .wanted = {wanted[WHITE], wanted[BLACK]},
                            .budget = affordable(budget), .out = out};
    out->out_of_memory = !run(&search);
    if (!out->out_of_memory && !search.full)
        settle_rest(&search);
    out->nodes = search.count;
    out->bytes = search.capacity * sizeof(struct node) + search.slot_count * sizeof(struct slot);
    free(search.nodes);
    free(search.slots);
}
