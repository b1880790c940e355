/* SPDX-License-Identifier: MIT */
/*
 * A self-contained page of HTML 5: no scripts, nothing loaded from anywhere (a policy in its head
 * forbids it), good on paper in black and white.
 *
 *     html_begin(&out, &(struct html_page){.title = _("Exam"), .language = "en"});
 *     html_element(&out, "h2", NULL, title);
 *     html_board(&out, &board);
 *     html_end(&out);
 *
 * Texts are UTF-8, cleaned by whoever read them; they are escaped here.
 */
#ifndef EXPORT_HTML_H
#define EXPORT_HTML_H

#include "base/buf.h"
#include "text/svg.h"

struct html_page {
    const char *title;    /* shown by the browser only */
    const char *language; /* "en" */
};

/* Up to and with <body>.  Classes that the style sheet knows: "board" (a diagram), "item" (stands
 * whole on one page of paper), "small", "box" (a list with boxes to be ticked; "box row": side by
 * side), "right" (what a key marks), "side" (a row of two columns, the first for a board), "line"
 * (to write on). */
void html_begin(struct buf *out, const struct html_page *page);
void html_end(struct buf *out);

/* <element class="class">text</element> and a newline; class NULL: none; element and class are
 * the program's own. */
void html_element(struct buf *out, const char *element, const char *class, const char *text);
/* An element for each line of the text; nothing for an empty text. */
void html_paragraphs(struct buf *out, const char *element, const char *class, const char *text);
/* Only the start tag, or the end tag. */
void html_open(struct buf *out, const char *element, const char *class);
void html_close(struct buf *out, const char *element);
/* A row of a table, a cell for each text up to NULL; element "td" or "th". */
void html_row(struct buf *out, const char *element, const char *const *cells);
/* A diagram: a board whose title, where it has none, is the men in words. */
void html_board(struct buf *out, const struct svg_board *board);

#endif
