/* SPDX-License-Identifier: MIT */
/* Memory for the texts of one game: taken bit by bit, given back all at once, used again for
 * the next game.  After a few games a room is one block and takes nothing from malloc. */
#ifndef PGN_ROOM_H
#define PGN_ROOM_H

#include <stddef.h>

struct pgn_room;

/* NULL when memory is short. */
struct pgn_room *room_new(void);
void room_free(struct pgn_room *room);

/* `size` bytes fit for any type, until room_reset().  NULL when memory is short. */
void *room_take(struct pgn_room *room, size_t size);
/* A copy with a NUL behind it.  NUL bytes inside become blanks. */
char *room_text(struct pgn_room *room, const char *text, size_t length);
/* Gives back the end of what was taken last. */
void room_shrink(struct pgn_room *room, void *taken, size_t size);
/* How much is taken. */
size_t room_taken(const struct pgn_room *room);
void room_reset(struct pgn_room *room);

#endif
