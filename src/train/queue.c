/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/queue.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

bool queue_fill(struct queue *queue, size_t count)
{
    if (!mem_grow((void **)&queue->items, &queue->capacity, count + 1, sizeof *queue->items))
        return false;
    for (size_t i = 0; i < count; i++)
        queue->items[i] = i;
    queue->count = count;
    queue->at = 0;
    return true;
}

void queue_clear(struct queue *queue)
{
    free(queue->items);
    *queue = (struct queue){0};
}

bool queue_add(struct queue *queue, size_t item)
{
    if (!mem_grow((void **)&queue->items, &queue->capacity, queue->count + 1,
                  sizeof *queue->items))
        return false;
    queue->items[queue->count++] = item;
    return true;
}

bool queue_again(struct queue *queue, size_t others, size_t *place)
{
    size_t left = queue->count - queue->at - 1;
    size_t to = queue->at + 1 + (left < others ? left : others);

    if (!mem_grow((void **)&queue->items, &queue->capacity, queue->count + 1,
                  sizeof *queue->items))
        return false;
    memmove(queue->items + to + 1, queue->items + to, (queue->count - to) * sizeof *queue->items);
    queue->items[to] = queue->items[queue->at];
    queue->count++;
    *place = to;
    return true;
}

void queue_remove(struct queue *queue, size_t place)
{
    queue->count--;
    memmove(queue->items + place, queue->items + place + 1,
            (queue->count - place) * sizeof *queue->items);
}
