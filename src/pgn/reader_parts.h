/* SPDX-License-Identifier: MIT */
/* What the files of the reader share: its state, and one function for each kind of token.  All
 * that return bool return false when memory is short. */
#ifndef PGN_READER_PARTS_H
#define PGN_READER_PARTS_H

#include "base/buf.h"
#include "pgn/game_parts.h"
#include "pgn/lexer.h"
#include "pgn/reader.h"
#include "pgn/result.h"

enum mode { MODE_START, MODE_PGN, MODE_FEN, MODE_OVER };

struct place {
    long line, column;
};

/* The game being read. */
struct progress {
    bool in_moves; /* something of its movetext was seen */
    bool set_up;   /* its starting position was looked for */
    bool stopped;
    bool ended; /* its result was seen */
    bool number_warned;
    bool is_latin1;
    int depth;        /* of variations */
    size_t tags_size; /* against PGN_MAX_TAGS */
    bool tags_full, comments_full;
    enum result marker;                            /* the result at the end of its moves */
    struct place marked;                           /* where that stands */
    long tag_line;                                 /* of the last tag */
    struct place last;                             /* of the last token */
    struct place opened;                           /* of the variation that is open */
    struct place result_tag, fen_tag, variant_tag; /* of their values */
};

struct reader {
    struct lexer *lexer;
    const struct san_letters *letters;
    enum mode mode;
    struct token token;
    bool held; /* the token is the first of the next game */
    long games;
    struct pgn_game *out;
    struct progress now;
    struct buf scratch;
};

/* reader.c */
/* Adds what is wrong with the token, at its place. */
bool reader_add_error(struct reader *reader, const struct err *err);
bool reader_add_warning(struct reader *reader, const struct err *err);

/* reader_moves.c: movetext */
bool reader_set_up(struct reader *reader);
/* Notes that movetext has begun; the first time sets the game up. */
bool reader_begin_moves(struct reader *reader);
bool reader_number(struct reader *reader);
bool reader_move(struct reader *reader);
bool reader_nag(struct reader *reader);
bool reader_open(struct reader *reader);
bool reader_close(struct reader *reader);
bool reader_stray(struct reader *reader);
/* At the game's end: is a variation still open? */
bool reader_check_open(struct reader *reader);

/* reader_result.c */
bool reader_result(struct reader *reader);
/* At the game's end: which result counts, and what contradicts it. */
bool reader_settle_result(struct reader *reader);

#endif
