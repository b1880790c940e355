/* SPDX-License-Identifier: MIT */
/*
 * Moves in writing: SAN (PGN standard, section 8.2.3) and coordinate moves as in the UCI
 * protocol.  Read leniently, written canonically.
 */
#ifndef CORE_SAN_H
#define CORE_SAN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "base/err.h"
#include "core/position.h"

/* Letters for king, queen, rook, bishop, knight in this order, each one UTF-8 character;
 * pawns have none.  Which languages there are is text/notation's business. */
struct san_letters {
    const char *language; /* code for messages: "en", "de" */
    const char *letter[5]; /* KING, QUEEN, ROOK, BISHOP, KNIGHT */
};
extern const struct san_letters san_english;

/*
 * Reads one move of `position`.  letters NULL means English.
 *
 * Taken: 0-0 and o-o for O-O; missing or surplus x; missing =; (Q) and /Q; missing, surplus
 * or doubled + and #; suffixes e.p. and ep; over-disambiguation (Nb1c3, Ngf3 where one
 * knight can); coordinate moves (e2e4, e7e8q, e1g1 and e1h1 for castling); figurines;
 * trailing ! and ?.  Castling written as the king's step counts only in coordinate form.
 *
 * Not guessed: two men that fit (ERR_MOVE_AMBIGUOUS), a missing promotion piece
 * (ERR_MOVE_PROMOTION), a pawn capture without its file (ERR_MOVE_CAPTURE_FILE), a letter
 * that is no piece in the language asked for (ERR_MOVE_LETTER), null moves, moves that
 * leave the king in check (ERR_MOVE_CHECK).
 *
 * *repaired (may be NULL) becomes true where the text is worth a warning: a capture sign
 * missing or surplus, needless disambiguation.  Spelling variants of the same move (0-0,
 * missing + or =, e.p.) are not.
 */
bool san_parse(const struct position *position, const char *text, size_t length,
               const struct san_letters *letters, move *out, bool *repaired, struct err *err);

/*
 * Has the text the form of a move, on whatever board it may be legal?  False as san_parse()
 * fails for text alone: ERR_MOVE_FORM, ERR_MOVE_LETTER, ERR_MOVE_NULL.  The move is appended
 * to *english (may be NULL) in English letters; one that was in them already as it stands.
 */
bool san_is_move(const char *text, size_t length, const struct san_letters *letters,
                 struct buf *english, struct err *err);

/* Appends canonical SAN of a legal move, with + or #.  letters NULL means English. */
void san_write(struct buf *out, const struct position *position, move m,
               const struct san_letters *letters);

/* Appends the coordinate form; castling is king takes rook (e1h1), as in Chess960. */
void san_write_uci(struct buf *out, move m);

/* "e4" of a square. */
void san_write_square(struct buf *out, square at);
/* Reads "e4"; SQUARE_NONE if it is not one. */
square san_parse_square(const char *text, size_t length);

#endif
