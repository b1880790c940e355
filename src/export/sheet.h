/* SPDX-License-Identifier: MIT */
/*
 * A puzzle as a question on a sheet: what every format needs of it, as texts.  A claim becomes a
 * choice among the grounds on which it can be judged; a law question has its own choices.  All
 * derived by the core, in the current language; moves in English SAN, as files keep them.
 */
#ifndef EXPORT_SHEET_H
#define EXPORT_SHEET_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "text/svg.h"
#include "train/puzzle.h"

enum { SHEET_CHOICES = 5, SHEET_HINTS = 3 };

struct sheet_choice {
    struct buf text;      /* one line */
    struct buf feedback;  /* why it is wrong, or right; may be empty */
    bool right;
    const char *code;     /* reason code of a claim's ground; NULL: a law question's choice */
};

struct sheet {
    const struct puzzle *puzzle;  /* borrowed */
    struct buf title, rules;      /* one line each */
    struct buf story, claim;      /* lines; the claim with its circumstances, or the question's words */
    struct buf moves;             /* up to the claim, with numbers; empty where there are none */
    struct buf question;          /* one line */
    struct buf explanation;       /* lines: verdict, reasons, what happens next */
    struct buf article;           /* "9.2"; may be empty */
    struct buf hints[SHEET_HINTS];
    size_t hint_count;
    struct sheet_choice choices[SHEET_CHOICES];
    size_t choice_count;
    bool several;                 /* all right choices are wanted */
    bool has_board;
    struct position position;     /* on the board when the claim is made */
    bitboard last, marked;        /* squares of the last move, and of a written one */
};

/* Makes it; sheet_clear it in any case.  False: memory. */
bool sheet_make(struct sheet *out, const struct puzzle *puzzle, const char *language);
void sheet_clear(struct sheet *sheet);
/* Its board as a picture; of a sheet with has_board. */
struct svg_board sheet_board(const struct sheet *sheet);

#endif
