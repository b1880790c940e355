/* SPDX-License-Identifier: MIT */
/* What the files of the lexer share.  Each function reads one token whose first byte comes
 * next; place and kind TOKEN_STRAY are set. */
#ifndef PGN_LEXER_PARTS_H
#define PGN_LEXER_PARTS_H

#include "pgn/bytes.h"
#include "pgn/lexer.h"

struct lexer {
    struct bytes bytes;
    bool started;
    struct buf text; /* of tags, comments and lines */
    char name[BYTES_WORD + 1];
    char word[BYTES_WORD + 1]; /* of everything else */
};

/* lexer_long.c: what may be longer than BYTES_WORD */
void lexer_tag(struct lexer *lexer, struct token *out);
void lexer_brace_comment(struct lexer *lexer, struct token *out);
void lexer_line_comment(struct lexer *lexer, struct token *out);
void lexer_rest_of_line(struct lexer *lexer, struct token *out);

/* lexer.c */
void lexer_stray(struct lexer *lexer, struct token *out);
/* Marks a token that was read; the place is its first byte. */
void lexer_complain(struct token *token, enum err_code code);
/* Is it a byte of moves and the like, which goes on until blank or punctuation? */
bool lexer_is_word_byte(int byte);

#endif
