/* SPDX-License-Identifier: MIT */
/*
 * Bytes -> tokens of PGN (Edwards 1994, section 7), with the place of each.
 *
 * Takes what real files hold: CR, LF and CRLF; a BOM; `%` lines; `;` comments; nested
 * parentheses; tokens that touch (`e4{`, `1.e4`, `e5*`); unescaped quotes inside tags.
 * Memory is bounded by the longest token, which is limited: a tag's value 64 KiB, a comment
 * 1 MiB; of a move without end the beginning is kept.  Lines may be of any length.
 */
#ifndef PGN_LEXER_H
#define PGN_LEXER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "base/err.h"

enum { PGN_MAX_TAG = 64 * 1024, PGN_MAX_COMMENT = 1024 * 1024, PGN_MAX_VARIATIONS = 100 };

/* Where bytes come from: writes up to `size` bytes, returns how many, 0 at the end, -1 on an
 * error (reported by the source's owner). */
struct pgn_source {
    long (*read)(void *data, char *bytes, size_t size);
    void *data;
};

enum token_kind {
    TOKEN_END,
    TOKEN_TAG,         /* text: the value, unescaped; name: the tag's name */
    TOKEN_MOVE_NUMBER, /* text: "12.", "44. ...", "..." */
    TOKEN_MOVE,        /* text: anything that should be a move, annotation glyphs cut off */
    TOKEN_NAG,         /* number: $n, or that of !, ?, !!, ??, !?, ?! */
    TOKEN_COMMENT,     /* text between braces or after a semicolon */
    TOKEN_OPEN,        /* ( */
    TOKEN_CLOSE,       /* ) */
    TOKEN_RESULT,      /* text: as written */
    TOKEN_STRAY,       /* a byte that means nothing here; err tells more */
    TOKEN_LINE         /* text: a line as it is; from lexer_line() only */
};

struct token {
    enum token_kind kind;
    const char *name; /* TOKEN_TAG; ASCII; borrowed until the next token */
    const char *text; /* borrowed until the next token; NUL-terminated, raw bytes */
    size_t length;
    long number;    /* TOKEN_NAG; TOKEN_MOVE_NUMBER: its value, 0 for mere dots */
    long line;      /* of the first byte, from 1 */
    long column;    /* in characters, from 1 */
    long text_line; /* of the first byte of text: behind the brace or the quote */
    long text_column;
    bool is_ascii;  /* nothing in text is above 0x7F */
    struct err err; /* code != ERR_NONE: the token was read and something is wrong with it */
};

struct lexer;
/* NULL when memory is short. */
struct lexer *lexer_new(struct pgn_source source);
void lexer_free(struct lexer *lexer);
/* The next token; TOKEN_END for ever at the end.  False: memory or the source failed. */
bool lexer_next(struct lexer *lexer, struct token *out, struct err *err);

/* What a stream begins with.  Passes over blank lines and lines that begin with #. */
enum lexer_sniff { SNIFF_EMPTY, SNIFF_PGN, SNIFF_FEN, SNIFF_OTHER };
/* For the beginning of the stream only.  err (ERR_NOT_CHESS) is set for SNIFF_OTHER. */
enum lexer_sniff lexer_sniff(struct lexer *lexer, struct err *err);

/* The next line that is neither blank nor begins with #, as TOKEN_LINE without its end, cut
 * at PGN_MAX_TAG bytes; else like lexer_next(). */
bool lexer_line(struct lexer *lexer, struct token *out, struct err *err);

#endif
