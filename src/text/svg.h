/* SPDX-License-Identifier: MIT */
/*
 * A board as SVG 1.1, to stand inside HTML or, with a line of XML in front, in a file of its
 * own.  The men are paths of our own drawing, so that the picture is the same on every machine;
 * nothing is loaded, no ids and no styles are used, so that any number of boards can stand on
 * one page.  Readable without colour: marked squares have a ring, those of the last move
 * corners.
 */
#ifndef TEXT_SVG_H
#define TEXT_SVG_H

#include <stdbool.h>

#include "base/buf.h"
#include "core/position.h"

struct svg_board {
    const struct position *position;
    bool flipped;        /* seen from Black's side */
    bitboard last;       /* squares of the last move */
    bitboard marked;     /* squares that are spoken of, such as a written move's */
    const char *title;   /* the picture in words, for who can't see it: UTF-8, cleaned, escaped
                          * here; NULL: none */
};

/* Appends one <svg> element of square shape; its size comes from the page (class "board"), or is
 * 100 % of the room. */
void svg_board(struct buf *out, const struct svg_board *board);

/* Appends text with & < > " ' as entities, good for XML and HTML, in content and in quoted
 * attributes. */
void svg_escape(struct buf *out, const char *text);

#endif
