/* SPDX-License-Identifier: MIT */
/*
 * What a player asks of the arbiter, and the facts around it.  A plain value; the text form
 * `threefold,move=Qe2` is read by pgn/claim_text.
 */
#ifndef CORE_CLAIM_H
#define CORE_CLAIM_H

#include <stdbool.h>

#include "core/chess.h"

enum claim_kind {
    CLAIM_THREEFOLD,
    CLAIM_FIFTY,
    /* has the game ended by itself? */
    CLAIM_FIVEFOLD,
    CLAIM_SEVENTYFIVE,
    CLAIM_STALEMATE,
    CLAIM_DEAD,
    CLAIM_CHECKMATE,
    /* what is the result? */
    CLAIM_FLAG,
    CLAIM_AGREEMENT,
    CLAIM_RESIGN,
    CLAIM_SECOND_ILLEGAL_MOVE,
    CLAIM_KINDS
};

enum claim_flag {
    CLAIM_MADE = 1,       /* the claimant has made the last move ... */
    CLAIM_PRESSED = 2,    /* ... and pressed the clock */
    CLAIM_TOUCHED = 4,    /* a piece was touched before the claim */
    CLAIM_UNWRITTEN = 8,  /* the move was announced, not written */
    CLAIM_RUNNING = 16,   /* the clock was not paused */
    CLAIM_AGAIN = 32,     /* the same claim was refused at this position before */
    CLAIM_NO_SHEET = 64,  /* no score sheet is kept */
    CLAIM_ACCEPTED = 128, /* the opponent agreed to the offer in the claim */
    CLAIM_LAST_PERIOD = 256, /* the last period of a game without increment, and the rules for it
                                hold: they were announced where that is asked for */
    CLAIM_FLAGS = 9       /* how many there are */
};

enum claim_side { SIDE_UNSAID, SIDE_WHITE, SIDE_BLACK, SIDE_BOTH };

enum { CLAIM_MOVE_SIZE = 16 };

struct claim {
    int ply;                        /* position on the board: after this many half-moves */
    enum claim_kind kind;
    enum claim_side by;             /* SIDE_UNSAID: the player to move; with CLAIM_MADE the other */
    unsigned flags;                 /* set of enum claim_flag */
    char move[CLAIM_MOVE_SIZE];     /* written move as the file has it, "" for a claim on the board */
    char changed[CLAIM_MOVE_SIZE];  /* the move that was written first, or "" */
    enum claim_side fallen;         /* whose flag: CLAIM_FLAG */
    enum claim_side flag_fallen;    /* a flag that fell while the claim was looked at */
};

/* "threefold"; as in files. */
const char *claim_kind_name(enum claim_kind kind);
/* By name; CLAIM_KINDS if there is none. */
enum claim_kind claim_kind_find(const char *name);
/* "made" ... of one flag. */
const char *claim_flag_name(enum claim_flag flag);
/* 0 if there is none. */
unsigned claim_flag_find(const char *name);

/* Is it a claim of repetition or of moves without progress, that a player makes? */
static inline bool claim_is_made_by_player(enum claim_kind kind)
{
    return kind == CLAIM_THREEFOLD || kind == CLAIM_FIFTY;
}

#endif
