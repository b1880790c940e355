/* SPDX-License-Identifier: MIT */
/* One game of a file, with what an arbiter wants to know of it. */
#ifndef CLI_LINE_GAME_H
#define CLI_LINE_GAME_H

#include "core/draws.h"
#include "pgn/reader.h"
#include "text/report.h"

/* Zero-initialise; line_game_clear it. */
struct line_game {
    struct pgn_game pgn;
    struct event_list events;
    struct report report;
};

/* Reads game `number` (from 1) of a file ("-": standard input).  False: err says why, with
 * code ERR_NONE where the file has fewer games; the game is as it was then. */
bool line_game_read(struct line_game *game, const char *path, long number, struct err *err);
/* A game of no moves from a FEN.  False: it is none, or memory. */
bool line_game_from_fen(struct line_game *game, const char *fen, struct err *err);
/* Looks for claims and ends under a ruleset.  False: memory. */
bool line_game_look(struct line_game *game, const struct ruleset *rules,
                    const struct san_letters *letters);
/* Calls `title` for each game of a file.  False: err says why. */
bool line_game_titles(const char *path, void (*title)(void *data, long number, const char *text),
                      void *data, struct err *err);
void line_game_clear(struct line_game *game);

#endif
