/* SPDX-License-Identifier: MIT */
/* Positions by FEN and moves, and repeatable chance, for the tests of the core.  What a test
 * writes wrongly itself ends it. */
#ifndef TESTS_CORE_SETUP_H
#define TESTS_CORE_SETUP_H

#include <stdint.h>

#include "core/position.h"

struct position setup_fen(const char *fen);
/* A FEN of Chess960. */
struct position setup_chess960(const char *fen);
/* The position after "e4 e5 Nf3", from a FEN or from the initial array (NULL). */
struct position setup_moves(const char *fen, const char *moves);
move setup_move(const struct position *position, const char *san);
square setup_square(const char *name);

/* The next number of a series; start it with any state but 0. */
uint64_t setup_random(uint64_t *state);

#endif
