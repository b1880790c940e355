/* SPDX-License-Identifier: MIT */
/* What the puzzle files share among themselves. */
#ifndef TRAIN_PUZZLE_INTERNAL_H
#define TRAIN_PUZZLE_INTERNAL_H

#include "train/puzzle.h"

enum { PUZZLE_LEVELS = 5, PUZZLE_LEVEL_DEFAULT = 3 };

/* ---- words (puzzle_words.c) ---- */

/* Adds a text, cleaned; language "" for none.  A second text in the language goes on a line
 * of its own behind the first.  Empty texts are nothing.  False: memory. */
bool words_add(struct words *words, const char *language, const char *text);
void words_clear(struct words *words);
/* Is it a code such as es or pt-BR? */
bool words_is_language(const char *code);

/* ---- reading (puzzle_read.c, puzzle_tags.c, puzzle_claims.c) ---- */

/* The work on one game. */
struct puzzle_loader {
    struct pack *pack;
    const char *file;
    struct err_list *errors, *warnings;
    struct puzzle_game *game;
    bool bad;       /* nothing of this game can be used */
    bool whole;     /* the moves could be read to their end */
    bool no_memory;
    /* what the tags say, for all claims of the game */
    const char *id;
    const struct ruleset *rules;
    enum topic topic; /* TOPICS: by the claim */
    int level;
};

/* Adds an error of this game; a piece of text is its argument unless NULL. */
void loader_error(struct puzzle_loader *loader, enum err_code code, long line, long column,
                  const char *text);
/* Adds an err of another module, filling in file and game. */
void loader_error_as(struct puzzle_loader *loader, struct err err);
void loader_warning_as(struct puzzle_loader *loader, struct err err);

/* Reads tags into loader and game. */
void loader_tags(struct puzzle_loader *loader);
/* Makes the puzzles and shares the comments out.  Adds to pack->puzzles. */
void loader_claims(struct puzzle_loader *loader);
/* One digit, 1 to 5; 0 if it is not. */
int loader_level(const char *text);

/* Frees what one puzzle owns. */
void puzzle_clear(struct puzzle *puzzle);
/* The hash of a puzzle whose game, claim and ruleset are set.  False: memory. */
bool puzzle_hash(struct puzzle *puzzle);

#endif
