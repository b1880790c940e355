/* SPDX-License-Identifier: MIT */
/*
 * Rulesets as one const table: every number and switch with its article.  Nothing else in
 * the program knows a ruleset by name; what differs between two is a value here.
 */
#ifndef CORE_RULESET_H
#define CORE_RULESET_H

#include <stdbool.h>

#include "core/identity.h"

/* What is written where.  Articles are texts like "9.2.1"; NULL where the rule does not exist. */
struct ruleset_articles {
    const char *threefold;          /* the rule as such */
    const char *threefold_written;  /* claim with a move written and not played */
    const char *threefold_board;    /* claim on the position on the board */
    const char *identity;           /* when positions are the same */
    const char *identity_en_passant;
    const char *identity_castling;
    const char *fifty;
    const char *fifty_written;
    const char *fifty_board;
    const char *touched;            /* a touched piece ends the right to claim */
    const char *move_made;          /* a made move passes the turn: "9.4, 1.3" */
    const char *clock_paused;       /* how the claim is handled */
    const char *claim_correct;
    const char *claim_incorrect;    /* penalty, and the written move must be played */
    const char *claim_is_offer;
    const char *fivefold;
    const char *seventyfive;
    const char *checkmate;
    const char *stalemate;
    const char *dead;
    const char *agreement;
    const char *flag;
    const char *flag_seen;          /* when a flag counts as fallen */
    const char *flags_both;         /* both fallen, order unknown; only where it was announced */
    const char *resignation;
    const char *illegal_move_twice;
};

struct ruleset {
    const char *id;                 /* "fide2023" */
    const char *name;               /* "FIDE Laws of Chess 2023" : translatable */
    unsigned identity;              /* set of enum identity_part */
    int threefold_claim;            /* occurrences needed for a claim; 0: no such claim */
    int fivefold_automatic;         /* occurrences that end the game; 0: none */
    int fifty_claim_plies;          /* half-moves needed for a claim; 0: none */
    int seventyfive_automatic_plies;/* half-moves that end the game; 0: none */
    bool claim_before_clock;        /* the mover may still claim after making the move, before pressing */
    int penalty_opponent_seconds;   /* added to the opponent after an incorrect claim */
    int penalty_claimant_seconds;   /* taken from the claimant */
    const char *penalty_doubt;      /* paragraph of doubt on the penalty, or NULL */
    const char *confidence;         /* how first-hand the row is: "V", "Q" ... */
    struct ruleset_articles articles;
};

/* The ruleset used where none is named. */
const struct ruleset *ruleset_default(void);
/* By id; NULL if there is none. */
const struct ruleset *ruleset_find(const char *id);
/* The n-th of the table, NULL after the last. */
const struct ruleset *ruleset_at(int n);

#endif
