/* SPDX-License-Identifier: MIT */
/* Mates by chance, and moves taken back: a side that can mate from a position can mate from the
 * one before it, whatever a program says. */
#ifndef TESTS_CORE_DEAD_RETRO_H
#define TESTS_CORE_DEAD_RETRO_H

#include <stdbool.h>
#include <stdint.h>

#include "core/position.h"

/* A crowd in which the player to move is mated. */
struct position retro_mate(uint64_t *state);

/* Takes back a move that may have led here: captures put a man back, pieces become pawns again,
 * and castling is undone.  False: none was found, *position is as it was. */
bool retro_step(struct position *position, uint64_t *state);

#endif
