/* SPDX-License-Identifier: MIT */
/* Tables of tests/data for the tests of the core: lines with tabs, the first a heading. */
#ifndef TESTS_CORE_TABLE_H
#define TESTS_CORE_TABLE_H

#include "core/game.h"

/* The text of a file of tests/data; free it.  Bails if it can't be read. */
char *table_read(const char *name);
int table_count_lines(const char *text);
/* Cuts a line at its tabs into at most so many fields; returns where the next line starts. */
char *table_cut(char *line, char *fields[], int most);
/* Plays the moves of a game: the rest of the line of `games` that starts with its name. */
void table_play(struct game *game, const char *games, const char *name);

#endif
