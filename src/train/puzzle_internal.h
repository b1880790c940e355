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
    enum puzzle_kind kind;
    const char *id;
    const char *rules_id;
    const struct ruleset *rules; /* NULL: unknown, which only a question may have */
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
/* What a game is, by its comments. */
enum puzzle_kind loader_kind(const struct pgn_game *game);
/* Makes the puzzle of a game with a question.  Adds to pack->puzzles. */
void loader_question(struct puzzle_loader *loader);
/* Moves a puzzle with its id into the pack; cleared when memory is short (no_memory). */
bool loader_keep(struct puzzle_loader *loader, struct puzzle *puzzle);
/* One digit, 1 to 5; 0 if it is not. */
int loader_level(const char *text);

/* ---- commands in comments (puzzle_commands.c) ---- */

/* A command of ours; it makes no sense in a comment without the other one (NULL: alone). */
struct command_rule {
    const char *name, *needs;
};

/* Index of the first command of a name from `from` on; command_count if there is none. */
size_t comment_find(const struct pgn_comment *comment, size_t from, const char *name);
bool comment_has(const struct pgn_comment *comment, const char *name);
void comment_refuse(struct puzzle_loader *loader, enum err_code code,
                    const struct pgn_command *command, const char *text);
/* Says which commands of a comment are unknown or lack another.  The rules end with NULL. */
void comment_check(struct puzzle_loader *loader, const struct pgn_comment *comment,
                    const struct command_rule *rules);
/* The comment's language; "" for none, NULL for a wrong one (said). */
const char *comment_language(struct puzzle_loader *loader, const struct pgn_comment *comment);

/* ---- questions (puzzle_question.c, question_lint.c) ---- */

void choices_clear(struct puzzle *puzzle);
/* Appends what the hash of a question is made of. */
void question_hash_text(struct buf *out, const struct puzzle *puzzle);
/* Is a choice a part of another, without case? */
bool choice_is_part(const char *text, const char *of);
/* The question's part of puzzle_check. */
bool question_check(const struct puzzle *puzzle, struct err *err);

/* Frees what one puzzle owns. */
void puzzle_clear(struct puzzle *puzzle);
/* The hash of a puzzle whose game, claim and ruleset are set.  False: memory. */
bool puzzle_hash(struct puzzle *puzzle);

#endif
