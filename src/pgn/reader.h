/* SPDX-License-Identifier: MIT */
/*
 * Games out of a PGN stream, one at a time; a bad game never costs the others.
 *
 *     struct reader *reader = reader_new(source, NULL);
 *     struct pgn_game game = {0};
 *     while ((what = reader_next(reader, &game, &err)) != READ_END)
 *         ...
 *     pgn_game_clear(&game);
 *     reader_free(reader);
 *
 * Memory is bounded by one game.  Limits: 20,000 plies, 100 nested variations, and those of
 * lexer.h and below; beyond them that game is an error.
 */
#ifndef PGN_READER_H
#define PGN_READER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/err.h"
#include "core/game.h"
#include "core/san.h"
#include "pgn/lexer.h"

/* All tags of one game together, each counted as 1 KiB at least; all its comments together
 * with what it takes to keep them; entries in each of its lists of errors and warnings. */
enum { PGN_MAX_TAGS = 1024 * 1024, PGN_MAX_COMMENTS = 64 * 1024 * 1024, PGN_MAX_ERRORS = 100 };

struct pgn_tag {
    char *name;
    char *value; /* UTF-8; Latin-1 input is converted.  Not cleaned for a terminal */
    long line;   /* of its bracket */
    long column;
};

/* One [%name arguments] inside a comment. */
struct pgn_command {
    char *name;      /* "claim", "clk" */
    char *arguments; /* text after the name, blanks trimmed; "" if none */
    long line;       /* of the bracket */
    long column;
    long argument_column;
};

struct pgn_comment {
    int ply;   /* main line: after this many half-moves; comments before the first move have 0 */
    int depth; /* 0: main line, else nesting of the variation it stands in */
    bool after_result; /* stands behind the result */
    char *
        text; /* without the commands, blanks folded to one, trimmed; "" if nothing is left; UTF-8 */
    struct pgn_command *commands;
    size_t command_count;
    long line; /* of its brace or semicolon */
    long column;
};

struct pgn_nag {
    int ply; /* main line only */
    int number;
};

struct pgn_game {
    long number;          /* in its file, from 1 */
    long line;            /* of its first token */
    struct pgn_tag *tags; /* in order; the first of a name counts */
    size_t tag_count;
    struct game game; /* main line up to the last good move */
    bool playable;    /* false: the starting position cannot be; game is not set up */
    char result[8];   /* "1-0" "0-1" "1/2-1/2" "*": movetext's, else the tag's, else "*" */
    struct pgn_comment *comments; /* in order, variations' included */
    size_t comment_count;
    struct pgn_nag *nags;
    size_t nag_count;
    struct err_list errors; /* at most one that stopped the moves, plus broken tags and comments */
    struct err_list warnings;
    /* memory used again for the next game; the reader's business */
    struct pgn_room *room; /* holds all the texts above */
    size_t tag_capacity, comment_capacity, nag_capacity;
};

enum read_what {
    READ_GAME, /* errors.count may be > 0: judged up to the last good move */
    READ_END,
    READ_NOT_PGN, /* the stream is neither PGN nor FEN: err says what it starts with */
    READ_FAILED   /* memory, or the source: err says which */
};

struct reader;

/* letters NULL: English.  In another language English letters are not accepted. */
struct reader *reader_new(struct pgn_source source, const struct san_letters *letters);
void reader_free(struct reader *reader);

/* The next game into *out, whose memory is used again.  A stream that begins with a FEN is
 * read as one position a line: each is a game of no moves (blank lines and lines that begin
 * with # are passed over).  err is set for READ_NOT_PGN and READ_FAILED. */
enum read_what reader_next(struct reader *reader, struct pgn_game *out, struct err *err);

/* A game of no moves from one FEN, as a line of a FEN file gives it: with errors and not
 * playable where it is none.  False: memory. */
bool pgn_game_from_fen(struct pgn_game *out, const char *fen, size_t length);

void pgn_game_clear(struct pgn_game *game);

/* The value of a tag, or NULL.  Borrowed from the game. */
const char *pgn_game_tag(const struct pgn_game *game, const char *name);

/* A source over memory.  The bytes are borrowed as long as the reader lives. */
struct pgn_memory {
    const char *bytes;
    size_t length;
    size_t at;
};
struct pgn_source pgn_source_memory(struct pgn_memory *memory);

#endif
