/* SPDX-License-Identifier: MIT */
/* How the reader fills a pgn_game.  All that return bool return false when memory is short. */
#ifndef PGN_GAME_PARTS_H
#define PGN_GAME_PARTS_H

#include "pgn/reader.h"

/* Empties it and keeps its memory. */
bool pgn_game_reset(struct pgn_game *game, long number);

/* The value is the token's text. */
bool pgn_game_add_tag(struct pgn_game *game, const struct token *token);
bool pgn_game_add_nag(struct pgn_game *game, int ply, int number);
/* Adds the comment that a token holds, its commands parsed out. */
bool pgn_game_add_comment(struct pgn_game *game, const struct token *token, int ply, int depth,
                          bool after_result);

/* Adds a copy with the number of the game, at a place (line 0: the err has one), unless the
 * list is full. */
bool pgn_game_add_err(struct pgn_game *game, struct err_list *list, const struct err *err,
                      long line, long column);

/* Sets the game up from a FEN that stands at this place; where it is none, the error is
 * added and the game not playable. */
bool pgn_game_set_up(struct pgn_game *game, const char *fen, size_t length, long line, long column);
/* Sets up the initial array. */
bool pgn_game_set_up_initial(struct pgn_game *game);

/* All texts are Latin-1 and become UTF-8. */
bool pgn_game_from_latin1(struct pgn_game *game);

#endif
