/* SPDX-License-Identifier: MIT */
/* Shared by the files of verdict, and nobody else's business. */
#ifndef CORE_VERDICT_INSIDE_H
#define CORE_VERDICT_INSIDE_H

#include <stdbool.h>

#include "core/series.h"
#include "core/verdict.h"

/* How often a position has stood, and how often something that looks like it. */
struct repetition {
    int same;        /* the same in all that the ruleset compares */
    int same_side;   /* the same placement and player to move */
    int same_diagram;/* the same placement */
    unsigned differ; /* what differs among those of the same side: set of enum identity_part */
};

/* Counts over the plies up to `upto` of the game, and one more if the position is yet to
 * come (`ahead`: a written move). */
struct repetition repetition_of(const struct game *game, int upto, const struct position *position,
                                bool ahead, const struct ruleset *rules);

/* Why too few: one of counted-short, other-side-to-move, castling-rights, en-passant. */
enum reason repetition_reason(const struct repetition *repetition, int needed);

/* One claim on trial. */
struct trial {
    const struct game *game;
    const struct ruleset *rules;
    const struct event_list *events; /* of the game up to the claim */
    const struct position *board;    /* at the claim */
    struct position claimed;         /* the board, or what a written move brings */
    bool has_claimed;                /* false: no legal written move, or nobody can tell */
    bool is_illegal;                 /* a written move that isn't legal */
    bool is_zeroing;                 /* the written move captures or moves a pawn */
    struct verdict *verdict;         /* being made */
};

/* Writes the answer, with the article that goes with the reason. */
void trial_decide(struct trial *trial, enum verdict_answer answer, enum reason reason);

/* Undecided, since nobody has read this part of the rules. */
void trial_leave_open(struct trial *trial, enum rule_part part);

/* The ruleset has no rule of this kind. */
void trial_refuse_kind(struct trial *trial);

/* Notes which event ended the game; of a dead position also what proves it. */
void trial_take_end(struct trial *trial, const struct event *end);

/* Article order 2.5, step 1: if the game was over by then, says so and returns true. */
bool trial_is_over(struct trial *trial);

/* Would the claim be right without the written move? */
bool trial_board_qualifies(const struct trial *trial);

/* Fills occurrences and differs for the claimed position.  False: memory. */
bool trial_gather(struct trial *trial);

/* The three families of claims.  False: memory. */
bool trial_judge_claim(struct trial *trial);   /* threefold, fifty */
bool trial_judge_end(struct trial *trial);     /* fivefold … checkmate */
bool trial_judge_dead(struct trial *trial);    /* of those, the one that needs a search */
bool trial_judge_result(struct trial *trial);  /* flag, agreement, resignation, illegal move */

/* The event that ended the game for a kind of claim; EVENT_KINDS where there is none. */
enum event_kind claim_event(enum claim_kind kind);

/* Has he made his move by then (Article 1.3)?  Not if it is his turn. */
bool claim_is_after_move(const struct verdict *verdict, const struct position *board);

#endif
