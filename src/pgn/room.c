/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "pgn/room.h"

#include <stdalign.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

enum { BLOCK_SIZE = 16 * 1024, UNIT = alignof(max_align_t) };

struct block {
    struct block *before;
    size_t size, used;
    alignas(UNIT) char bytes[];
};

struct pgn_room {
    struct block *block; /* the one in use */
    size_t full;         /* taken in the blocks before it */
    size_t wanted;       /* size of the next block */
};

struct pgn_room *room_new(void)
{
    struct pgn_room *room = malloc(sizeof *room);

    if (room)
        *room = (struct pgn_room){.wanted = BLOCK_SIZE};
    return room;
}

static void free_blocks(struct pgn_room *room)
{
    while (room->block) {
        struct block *before = room->block->before;

        free(room->block);
        room->block = before;
    }
}

void room_free(struct pgn_room *room)
{
    if (!room)
        return;
    free_blocks(room);
    free(room);
}

static bool add_block(struct pgn_room *room, size_t size)
{
    struct block *block;

    if (size < room->wanted)
        size = room->wanted;
    block = malloc(sizeof *block + size);
    if (!block)
        return false;
    *block = (struct block){.before = room->block, .size = size};
    room->full = room_taken(room);
    room->block = block;
    return true;
}

static size_t round_up(size_t size)
{
    return (size + UNIT - 1) / UNIT * UNIT;
}

void *room_take(struct pgn_room *room, size_t size)
{
    struct block *block;

    if (size > SIZE_MAX / 2)
        return NULL;
    size = round_up(size);
    if ((!room->block || room->block->size - room->block->used < size) && !add_block(room, size))
        return NULL;
    block = room->block;
    block->used += size;
    return block->bytes + block->used - size;
}

char *room_text(struct pgn_room *room, const char *text, size_t length)
{
    char *copy = room_take(room, length + 1);

    if (!copy)
        return NULL;
    for (size_t i = 0; i < length; i++)
        copy[i] = text[i] ? text[i] : ' ';
    copy[length] = '\0';
    return copy;
}

void room_shrink(struct pgn_room *room, void *taken, size_t size)
{
    room->block->used = (size_t)((char *)taken - room->block->bytes) + round_up(size);
}

size_t room_taken(const struct pgn_room *room)
{
    return room->full + (room->block ? room->block->used : 0);
}

/* Several blocks become one of their size, so that the next game of this length needs no
 * more. */
void room_reset(struct pgn_room *room)
{
    if (room->block && room->block->before) {
        room->wanted = round_up(room_taken(room));
        free_blocks(room);
    } else if (room->block) {
        room->block->used = 0;
    }
    room->full = 0;
}
