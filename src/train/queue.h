/* SPDX-License-Identifier: MIT */
/* The order in which the puzzles of a session are asked: grows where one is to come again. */
#ifndef TRAIN_QUEUE_H
#define TRAIN_QUEUE_H

#include <stdbool.h>
#include <stddef.h>

/* Indices into a selection.  Zero-initialise; queue_clear it. */
struct queue {
    size_t *items;
    size_t count, capacity;
    size_t at;              /* the place asked; count: past the last */
};

/* 0 .. count - 1, from the first.  False: memory. */
bool queue_fill(struct queue *queue, size_t count);
void queue_clear(struct queue *queue);

/* Puts an item at the end.  False: memory. */
bool queue_add(struct queue *queue, size_t item);

/* Puts the item at `at` in once more behind `others` further ones, or at the end where there are
 * fewer; *place is where.  False: memory. */
bool queue_again(struct queue *queue, size_t others, size_t *place);
/* Takes out the item of a place. */
void queue_remove(struct queue *queue, size_t place);

#endif
