/* SPDX-License-Identifier: MIT */
#include "tests/core/dead_plain.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/movegen.h"
#include "tests/tap/tap.h"

enum { FIRST_SLOTS = 1024, BOTH_MATE = 1 << WHITE | 1 << BLACK };

static void pack(const struct position *position, struct plain_state *out)
{
    for (int n = 0; n < 32; n++) {
        piece low = position->board[2 * n], high = position->board[2 * n + 1];
        out->men[n] =
            (uint8_t)((low == NO_PIECE ? 0 : low + 1) | (high == NO_PIECE ? 0 : high + 1) << 4);
    }
    out->castling[0] = (uint8_t)position->castling;
    out->castling[1] = (uint8_t)(position->castling >> 56);
    out->turn = position->turn;
    out->en_passant = position->en_passant;
}

static void unpack(const struct plain_state *state, struct position *out)
{
    piece board[64];
    for (int n = 0; n < 64; n++) {
        uint8_t man = state->men[n / 2] >> n % 2 * 4 & 15;
        board[n] = man ? (piece)(man - 1) : NO_PIECE;
    }
    bitboard castling = state->castling[0] | (bitboard)state->castling[1] << 56;
    position_setup(out, board, (enum color)state->turn, castling, state->en_passant, 0, 1);
}

/* Multiplicative hashing (Knuth, The Art of Computer Programming 3, 6.4), word by word. */
static uint64_t hash(const struct plain_state *state)
{
    uint32_t words[sizeof *state / 4];
    uint64_t sum = 0;
    memcpy(words, state, sizeof words);
    for (size_t n = 0; n < sizeof words / sizeof *words; n++) {
        sum = (sum ^ words[n]) * UINT64_C(0x9e3779b97f4a7c15);
        sum ^= sum >> 32;
    }
    return sum;
}

/* The slot with this state, or the empty one where it belongs. */
static uint32_t *slot_of(const struct dead_plain *plain, const struct plain_state *state)
{
    size_t at = hash(state) & (plain->slot_count - 1);
    while (plain->slots[at] != 0 &&
           memcmp(&plain->states[plain->slots[at] - 1], state, sizeof *state) != 0)
        at = (at + 1) & (plain->slot_count - 1);
    return &plain->slots[at];
}

static void grow_table(struct dead_plain *plain)
{
    free(plain->slots);
    plain->slot_count *= 2;
    plain->slots = calloc(plain->slot_count, sizeof *plain->slots);
    if (!plain->slots)
        bail("no memory for %zu positions", plain->slot_count);
    for (size_t n = 0; n < plain->count; n++)
        *slot_of(plain, &plain->states[n]) = (uint32_t)n + 1;
}

static void make_room(struct dead_plain *plain)
{
    size_t wanted = plain->count + 1;
    if (!mem_grow((void **)&plain->states, &plain->capacity, wanted, sizeof *plain->states) ||
        !mem_grow((void **)&plain->mates, &plain->mates_capacity, wanted, sizeof *plain->mates) ||
        !mem_grow((void **)&plain->first_child, &plain->first_capacity, wanted + 1,
                  sizeof *plain->first_child))
        bail("no memory for %zu positions", wanted);
    if (plain->count * 2 >= plain->slot_count)
        grow_table(plain);
}

/* The bit of the side that has mated here. */
static uint8_t mate_on_board(const struct position *position)
{
    if (!position_in_check(position, (enum color)position->turn) || movegen_has_legal(position))
        return 0;
    return (uint8_t)(1 << color_other((enum color)position->turn));
}

/* The index of a position, which is kept if it is new; `most` where there is no room. */
static size_t keep(struct dead_plain *plain, const struct position *position, size_t most)
{
    struct plain_state state;
    pack(position, &state);
    uint32_t *slot = slot_of(plain, &state);
    if (*slot != 0)
        return *slot - 1;
    if (plain->count == most)
        return most;
    make_room(plain);
    plain->states[plain->count] = state;
    plain->mates[plain->count] = mate_on_board(position);
    *slot_of(plain, &state) = (uint32_t)plain->count + 1;
    return plain->count++;
}

static void add_child(struct dead_plain *plain, size_t child)
{
    if (!mem_grow((void **)&plain->children, &plain->child_capacity, plain->child_count + 1,
                  sizeof *plain->children))
        bail("no memory for the moves of %zu positions", plain->count);
    plain->children[plain->child_count++] = (uint32_t)child;
}

/* Keeps what is one move away; *seen becomes who has mated so far. */
static void expand(struct dead_plain *plain, size_t index, size_t most, uint8_t *seen)
{
    struct position position, next;
    struct movelist moves;
    unpack(&plain->states[index], &position);
    movegen_legal(&position, &moves);
    plain->first_child[index] = (uint32_t)plain->child_count;
    for (int n = 0; n < moves.count; n++) {
        position_play(&position, moves.moves[n], &next);
        size_t child = keep(plain, &next, most);
        if (child == most) {
            plain->is_closed = false;
            continue;
        }
        *seen |= plain->mates[child];
        add_child(plain, child);
    }
    plain->first_child[index + 1] = (uint32_t)plain->child_count;
}

/* Who can mate after a move can mate before it: until nothing changes. */
static void spread_mates(struct dead_plain *plain)
{
    for (bool changes = true; changes;) {
        changes = false;
        for (size_t n = plain->count; n-- > 0;) {
            uint8_t mates = plain->mates[n];
            for (uint32_t c = plain->first_child[n]; c < plain->first_child[n + 1]; c++)
                mates |= plain->mates[plain->children[c]];
            changes = changes || mates != plain->mates[n];
            plain->mates[n] = mates;
        }
    }
}

static void empty(struct dead_plain *plain)
{
    plain->count = plain->child_count = 0;
    plain->is_closed = true;
    if (plain->slot_count > FIRST_SLOTS || !plain->slots) {
        plain->slot_count = FIRST_SLOTS / 2;
        grow_table(plain);
    } else {
        memset(plain->slots, 0, plain->slot_count * sizeof *plain->slots);
    }
}

static enum dead_answer answer_of(const struct dead_plain *plain, uint8_t mates, enum color winner)
{
    if (mates >> winner & 1)
        return DEAD_YES;
    return plain->is_closed ? DEAD_NO : DEAD_UNDECIDED;
}

void dead_plain_explore(struct dead_plain *plain, const struct position *start, size_t most,
                        enum plain_goal goal)
{
    empty(plain);
    keep(plain, start, most);
    uint8_t seen = plain->mates[0];
    size_t at = 0;
    for (; at < plain->count && (goal == PLAIN_ALL || seen != BOTH_MATE); at++)
        expand(plain, at, most, &seen);
    plain->is_closed = plain->is_closed && at == plain->count;
    if (goal == PLAIN_ALL)
        spread_mates(plain);
    for (int winner = WHITE; winner <= BLACK; winner++)
        plain->can_mate[winner] = answer_of(plain, seen, (enum color)winner);
}

void dead_plain_position(const struct dead_plain *plain, size_t index, struct position *out)
{
    unpack(&plain->states[index], out);
}

enum dead_answer dead_plain_answer(const struct dead_plain *plain, size_t index, enum color winner)
{
    return answer_of(plain, plain->mates[index], winner);
}

void dead_plain_clear(struct dead_plain *plain)
{
    free(plain->states);
    free(plain->mates);
    free(plain->first_child);
    free(plain->children);
    free(plain->slots);
    *plain = (struct dead_plain){0};
}
