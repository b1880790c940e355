/* SPDX-License-Identifier: MIT */
/*
 * Can a side mate, and how is that known?  A proof of core/dead.h in words, and as a row of
 * pictures to step through: a mate move by move; forced moves; then the squares that men can
 * ever reach.
 */
#ifndef TEXT_PROOF_H
#define TEXT_PROOF_H

#include "base/buf.h"
#include "core/dead.h"
#include "core/san.h"

struct proof {
    const struct dead_side *side; /* borrowed */
    enum color winner;            /* whose mate it is about */
    struct position start;
    struct position after;        /* after the moves of the proof */
    bool has_picture;             /* the squares that can be reached prove it, of `after` */
    struct dead_picture picture;
};
/* What is known of `start`; `side` is the winner's half of a dead_result for it. */
void proof_of(struct proof *out, const struct position *start, const struct dead_side *side,
              enum color winner);

/* One picture: the position, the squares of the move that led to it, squares marked. */
struct proof_frame {
    struct position position;
    move last; /* MOVE_NONE: none */
    bitboard marks;
};
/* How many there are; 0: words say it all. */
int proof_frames(const struct proof *proof);
/* n from 0; false: there is none. */
bool proof_frame(const struct proof *proof, int n, struct proof_frame *out);
/* What picture n shows, in a sentence. */
void proof_caption(struct buf *out, const struct proof *proof, int n,
                   const struct san_letters *letters);

/* The moves as in "1...Kxh7 2.Kg5"; at most the first so many. */
void proof_moves(struct buf *out, const struct proof *proof, int most,
                 const struct san_letters *letters);
/* Why, in one to four paragraphs separated by a newline; nothing where it is undecided. */
void proof_tell(struct buf *out, const struct proof *proof, const struct san_letters *letters);
/* A board of letters, eight lines and one with the files; White's men are capitals, a marked
 * square has a star. */
void proof_board(struct buf *out, const struct proof_frame *frame,
                 const struct san_letters *letters);

#endif
