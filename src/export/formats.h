/* SPDX-License-Identifier: MIT */
/* Shared by the files of export, and nobody else's business. */
#ifndef EXPORT_FORMATS_H
#define EXPORT_FORMATS_H

#include "export/export.h"

extern const struct export_format export_csv;    /* RFC 4180 */
extern const struct export_format export_gift;   /* Moodle's text format for questions */
extern const struct export_format export_moodle; /* Moodle XML */
extern const struct export_format export_anki;   /* Anki's text import */
extern const struct export_format export_json;   /* one array */
extern const struct export_format export_ndjson; /* one object a line */
extern const struct export_format export_pgn;    /* puzzle files */
extern const struct export_format export_html;   /* pages to print */

/* How a board gets into HTML. */
enum rich_board {
    RICH_SVG,     /* inline */
    RICH_PICTURE, /* <img> of a file board.svg that the format brings along */
    RICH_LETTERS  /* preformatted text */
};
/* The question without its choices as a piece of HTML: title, rules, board, story, claim,
 * moves, question. */
void rich_question(struct buf *out, const struct sheet *sheet, enum rich_board how);
/* The explanation and the article. */
void rich_answer(struct buf *out, const struct sheet *sheet);
/* A text's lines as paragraphs. */
void rich_lines(struct buf *out, const char *text);

/* How many choices are right. */
size_t sheet_right_count(const struct sheet *sheet);
/* What choosing this one is worth: 100 shared among the right ones; where several are wanted, as
 * much is lost by the wrong ones together.  In per cent, as Moodle writes them: "33.33333". */
void sheet_fraction(struct buf *out, const struct sheet *sheet, size_t choice);

#endif
