/* SPDX-License-Identifier: MIT */
/*
 * Both players may help, so "can this side mate?" is plain reachability.  All positions that
 * legal moves lead to are kept once; when nothing new comes up the set is closed, and a mate
 * that is not in it does not exist.  The order in which they are looked at proves nothing and
 * saves much: by turns nearest first by a guess (dead_guide.c), and first come first served.
 * So a line that is found need not be a shortest one.
 *
 * A position after which the mate that is looked for is ruled out by the men left is not
 * kept; nothing behind it matters.
 */
#include "config.h"

#include <stdlib.h>

#include "core/dead_inside.h"
#include "core/dead_set.h"
#include "core/movegen.h"

enum {
    NO_NODE = 0,
    TURNS = 8,
    WEIGHT = 4, /* of the guess against the way so far */
    RANKS = DEAD_GUIDE_MOST * WEIGHT + DEAD_DEPTH_MOST + 1
};

/* Nodes to be looked at, by rank, then first come first served. */
struct queue {
    uint32_t first[RANKS]; /* index + 1, or NO_NODE */
    int lowest;            /* no rank below has a node */
};

struct search {
    const struct position *start;
    enum color winner;
    bool wants_other; /* and is the other side's answer still open? */
    struct dead_aim aim;
    struct dead_set set;
    struct queue queue;
    size_t in_order;      /* nodes below were looked at */
    uint64_t terminal;    /* mates and stalemates in the set that were looked at */
    bool is_pruned;       /* a position was left out, as no mate by `winner` follows */
    bool winner_is_mated; /* in one of the terminal ones */
    bool is_found;
    uint32_t mated; /* then: the node with the mate */
    bool out_of_memory;
};

/* What a move leads to. */
struct child {
    move from_parent;
    struct dead_packed packed;
};

struct children {
    struct child list[MOVELIST_MAX];
    int count;
};

/* Puts the last node into the queue. */
static void enqueue(struct search *search, const struct position *position)
{
    struct queue *queue = &search->queue;
    uint32_t node = (uint32_t)search->set.count;
    int depth = search->set.nodes[node - 1].depth;
    int rank = dead_guide(&search->aim, position) * WEIGHT + depth;
    search->set.nodes[node - 1].next = queue->first[rank] & DEAD_NODES_MOST;
    queue->first[rank] = node;
    if (rank < queue->lowest)
        queue->lowest = rank;
}

/* The most promising node that was not looked at; false: there is none left. */
static bool dequeue(struct search *search, uint32_t *node)
{
    struct queue *queue = &search->queue;
    while (queue->lowest < RANKS) {
        uint32_t first = queue->first[queue->lowest];
        if (first == NO_NODE) {
            queue->lowest++;
            continue;
        }
        *node = first - 1;
        queue->first[queue->lowest] = search->set.nodes[*node].next;
        if (!search->set.nodes[*node].is_done)
            return true;
    }
    return false;
}

/* The same in the order in which they came. */
static bool next_in_order(struct search *search, uint32_t *node)
{
    while (search->in_order < search->set.count && search->set.nodes[search->in_order].is_done)
        search->in_order++;
    *node = (uint32_t)search->in_order;
    return search->in_order < search->set.count;
}

static bool is_mated(const struct position *position, enum color loser)
{
    return position->turn == loser && position_in_check(position, loser) &&
           !movegen_has_legal(position);
}

/* The men left say so of mates to come, not of one on the board. */
static bool is_ruled_out(const struct search *search, const struct position *position)
{
    return dead_side_by_material(position, search->winner) &&
           !is_mated(position, color_other(search->winner));
}

static void list_children(struct search *search, const struct position *position,
                          struct children *out)
{
    struct movelist moves;
    movegen_legal(position, &moves);
    out->count = 0;
    for (int n = 0; n < moves.count; n++) {
        struct position next;
        position_play(position, moves.moves[n], &next);
        if (is_ruled_out(search, &next)) {
            search->is_pruned = true;
            continue;
        }
        struct child *child = &out->list[out->count++];
        child->from_parent = moves.moves[n];
        dead_pack(&next, &child->packed);
        dead_set_expect(&search->set, &child->packed);
    }
    if (moves.count == 0) {
        search->terminal++;
        search->winner_is_mated |= position_in_check(position, (enum color)position->turn);
    }
}

/* The last node of the set is this one, and new. */
static void welcome(struct search *search, const struct position *position)
{
    if (is_mated(position, color_other(search->winner))) {
        search->is_found = true;
        search->mated = (uint32_t)search->set.count - 1;
        return;
    }
    enqueue(search, position);
}

/* False where it ends: a mate, no room, no memory. */
static bool expand(struct search *search, uint32_t node)
{
    struct position position;
    struct children children;
    search->set.nodes[node].is_done = 1;
    dead_unpack(&search->set.nodes[node].packed, &position);
    list_children(search, &position, &children);
    for (int n = 0; n < children.count; n++) {
        struct position next;
        enum dead_kept kept = dead_set_add(&search->set, &children.list[n].packed, node);
        search->out_of_memory = kept == KEPT_NO_MEMORY;
        if (kept == KEPT_FULL || kept == KEPT_NO_MEMORY)
            return false;
        if (kept == KEPT_BEFORE)
            continue;
        position_play(&position, children.list[n].from_parent, &next);
        welcome(search, &next);
        if (search->is_found)
            return false;
    }
    return true;
}

/* True: the set is closed. */
static bool run(struct search *search)
{
    struct dead_packed packed;
    uint32_t node = 0;
    dead_pack(search->start, &packed);
    enum dead_kept kept = dead_set_add(&search->set, &packed, 0);
    search->out_of_memory = kept == KEPT_NO_MEMORY;
    if (kept != KEPT_NEW)
        return false;
    enqueue(search, search->start);
    while (next_in_order(search, &node)) {
        if (!expand(search, node))
            return false;
        for (int n = 0; n < TURNS && dequeue(search, &node); n++)
            if (!expand(search, node))
                return false;
    }
    return true;
}

/* The move that leads from one node to another. */
static move move_between(const struct search *search, uint32_t from, uint32_t to)
{
    struct position position;
    struct movelist moves;
    dead_unpack(&search->set.nodes[from].packed, &position);
    movegen_legal(&position, &moves);
    for (int n = 0; n < moves.count; n++) {
        struct position next;
        struct dead_packed packed;
        position_play(&position, moves.moves[n], &next);
        dead_pack(&next, &packed);
        if (dead_packed_is_same(&packed, &search->set.nodes[to].packed))
            return moves.moves[n];
    }
    return MOVE_NONE;
}

static int length_to(const struct search *search, uint32_t node)
{
    int length = 0;
    for (; node != 0; node = search->set.nodes[node].parent)
        length++;
    return length;
}

static void settle_found(struct search *search, struct dead_result *out)
{
    int length = length_to(search, search->mated);
    move *line = malloc((size_t)length * sizeof *line);
    if (!line) {
        out->out_of_memory = true;
        return;
    }
    uint32_t node = search->mated;
    for (int n = length; n-- > 0; node = search->set.nodes[node].parent)
        line[n] = move_between(search, search->set.nodes[node].parent, node);
    dead_believe(search->start, search->winner, line, length, out);
    free(line);
}

static void settle_closed(const struct search *search, enum color side, struct dead_result *out)
{
    out->side[side] = (struct dead_side){.can_mate = DEAD_NO,
                                         .proof = PROOF_EXHAUSTED,
                                         .positions = search->set.count,
                                         .terminal = search->terminal};
}

/* A set from which nothing was left out tells of both sides. */
static void settle(struct search *search, bool is_closed, struct dead_result *out)
{
    enum color other = color_other(search->winner);
    out->out_of_memory |= search->out_of_memory;
    if (search->is_found)
        settle_found(search, out);
    if (!is_closed)
        return;
    settle_closed(search, search->winner, out);
    if (search->wants_other && !search->is_pruned && !search->winner_is_mated)
        settle_closed(search, other, out);
}

static size_t affordable(const struct dead_budget *budget, uint64_t positions)
{
    size_t most = dead_set_fits(budget->bytes);
    return positions < most ? (size_t)positions : most;
}

static void run_and_settle(struct search *search, struct dead_result *out)
{
    dead_aim_at(search->start, search->winner, &search->aim);
    settle(search, run(search), out);
    out->nodes += search->set.count;
    if (out->bytes < dead_set_bytes(&search->set))
        out->bytes = dead_set_bytes(&search->set);
    dead_set_clear(&search->set);
}

/* Of the positions that are left the first search takes half at most, the second the rest: so
 * each is given more when the budget grows. */
void dead_search(const struct position *start, const bool wanted[2],
                 const struct dead_budget *budget, struct dead_result *out)
{
    uint64_t before = out->nodes;
    uint64_t left = budget->positions;
    for (int side = WHITE; side <= BLACK; side++) {
        if (!wanted[side] || out->side[side].can_mate != DEAD_UNDECIDED)
            continue;
        bool is_first_of_two = side == WHITE && wanted[BLACK];
        struct search search = {
            .start = start,
            .winner = (enum color)side,
            .wants_other = is_first_of_two,
            .set = {.most = affordable(budget, is_first_of_two ? left / 2 : left)}};
        run_and_settle(&search, out);
        left = budget->positions - (out->nodes - before);
    }
}
