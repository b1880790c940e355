/* SPDX-License-Identifier: MIT */
/*
 * Rulesets as one const table: every number and switch with its article.  Nothing else in
 * the program knows a ruleset by name; what differs between two is a value here.  What nobody
 * has read of an old rule is marked unknown and is never filled with a default.
 */
#ifndef CORE_RULESET_H
#define CORE_RULESET_H

#include <stdbool.h>

#include "core/identity.h"
#include "core/position.h"

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
    const char *director;           /* what a director may declare */
    const char *before_clock;       /* the mover may still claim until he presses the clock */
    const char *recording;          /* nobody has to record; the claims are as ever */
    const char *fifty_challenge;    /* the opponent is asked to mate within so many moves */
};

/* What is repeated: a position, or the same moves of both players from the same position, as
 * often as is asked, without a break. */
enum repetition_rule { REPEATS_POSITION, REPEATS_SERIES };

/* Who may claim what stands on the board. */
enum claimant_rule { CLAIMANT_ON_MOVE, CLAIMANT_EITHER };

/* With a move that is not yet made. */
enum ahead_rule {
    AHEAD_CLAIM, /* the player claims with it */
    AHEAD_OFFER  /* he offers a draw and plays it, and the game ends if the position repeats */
};

/* What a claimant does with the clock. */
enum clock_rule { CLOCK_UNSAID, CLOCK_EITHER, CLOCK_MAY, CLOCK_SHOULD };

/* When a position is dead. */
enum dead_rule {
    DEAD_RULE_FULL,     /* nobody can mate by any series of legal moves */
    DEAD_RULE_MATERIAL, /* the men left are on a list: dead_by_material */
    DEAD_RULE_UNREAD    /* a list that was not read: bare kings and one minor man are on any */
};

/* When a loss by the clock, by resignation or by illegal moves is a draw after all. */
enum loss_rule {
    LOSS_HELPMATE,      /* the opponent can't mate by any series of legal moves */
    LOSS_OUTRIGHT,      /* never */
    LOSS_MATERIAL,      /* his men, and those of the loser, are on a list: dead_side_by_material */
    LOSS_LONE_MINOR,    /* he has a bare king, or one bishop or knight; two knights: disputed */
    LOSS_FORCED_WIN,    /* bare king; one minor man, or two knights against no pawn, without a
                           forced win; or no legal way to mate */
    LOSS_NONE           /* there is no such thing under these rules */
};

/* Parts of the rules that a row can leave open, since nobody has read them. */
enum rule_part {
    RULE_SERIES = 1 << 0,      /* a position, or a series of moves? */
    RULE_IDENTITY = 1 << 1,    /* some parts of a position: identity_unknown */
    RULE_AUTOMATIC = 1 << 2,   /* does repetition draw without a claim? */
    RULE_CLAIMANT = 1 << 3,    /* may the player not on move claim? */
    RULE_WRITTEN = 1 << 4,     /* may one claim with a move not yet made? */
    RULE_FORM = 1 << 5,        /* must that move be written? */
    RULE_TOUCH = 1 << 6,       /* does a touched piece end the right? */
    RULE_FIFTY = 1 << 7,       /* is there a count of moves at all, and which? */
    RULE_ENDINGS = 1 << 8,     /* which endings have a longer count */
    RULE_DEAD = 1 << 9,
    RULE_FLAG = 1 << 10,
    RULE_RESIGNATION = 1 << 11,
    RULE_ILLEGAL = 1 << 12,    /* what a second illegal move costs */
    RULE_AGREEMENT = 1 << 13,  /* from which move on a draw may be agreed */
    RULE_PENALTY = 1 << 14,    /* what an incorrect claim costs */
    RULE_PARTS = 15            /* how many there are */
};

/* A longer count for some endings.  Both limits are the same where the rule was read. */
struct ending {
    const char *material; /* "KRBKR", the stronger side first; NULL: any, of at most `men` */
    int men;
    bool on_seventh;      /* only with the pawn on its seventh rank */
    int least_plies;      /* fewer are never enough */
    int most_plies;       /* so many are always enough; 0: nobody knows */
};

struct ruleset {
    const char *id;                 /* "fide2023" */
    const char *name;               /* "FIDE Laws of Chess 2023" : translatable */
    enum repetition_rule repetition;
    unsigned identity;              /* set of enum identity_part */
    unsigned identity_unknown;      /* parts of which nobody knows whether they are compared */
    const char *identity_doubt;     /* paragraph of doubt on what is compared, or NULL */
    int threefold_claim;            /* occurrences needed for a claim; 0: no such claim */
    int fivefold_automatic;         /* occurrences that end the game; 0: none */
    bool consecutive;               /* those that end it must come at each second move of both */
    int fifty_claim_plies;          /* half-moves needed for a claim; 0: none */
    bool fifty_from_demand;         /* counted from the moment a player asks for it */
    bool fifty_challenge;           /* a player may also have them counted from then on */
    int fifty_least_men;            /* with fewer men the count says nothing; 0: no such limit */
    const struct ending *endings;   /* longer counts; ends with most_plies and least_plies 0 */
    int seventyfive_automatic_plies;/* half-moves that end the game; 0: none */
    int director_repetition;        /* the director may end the game then; 0: no such right */
    int director_plies;
    bool director_timed;            /* only in games with clocks */
    enum claimant_rule claimant;
    enum ahead_rule ahead;
    enum clock_rule clock;
    bool claim_before_clock;        /* the mover may still claim until he presses the clock */
    bool touch_ends_claim;
    bool must_write;                /* a claim with a move asks for it in writing */
    bool written_fixed;             /* the move written first can't be changed */
    bool written_binds;             /* after an incorrect claim that move must be played */
    int penalty_opponent_seconds;   /* added to the opponent after an incorrect claim */
    int penalty_claimant_seconds;   /* taken from the claimant */
    bool penalty_claimant_half;     /* half of his time is, and at most so much */
    const char *penalty_doubt;      /* paragraph of doubt on the penalty, or NULL */
    enum dead_rule dead_rule;
    enum loss_rule flag_rule, resignation_rule, illegal_rule;
    int agreement_plies;            /* half-moves before a draw may be agreed */
    unsigned unknown;               /* set of enum rule_part */
    const char *confidence;         /* how first-hand the row is: "V", "Q", "M" */
    struct ruleset_articles articles;
};

static inline bool ruleset_is_unknown(const struct ruleset *rules, enum rule_part part)
{
    return (rules->unknown & (unsigned)part) != 0;
}

/* What is compared for certain, or perhaps: two positions that agree in it are the same. */
static inline unsigned ruleset_identity(const struct ruleset *rules)
{
    return rules->identity | rules->identity_unknown;
}

/* "claimant", "flag" ...: codes as in the machine output.  One part, not a set. */
const char *rule_part_name(enum rule_part part);

/* The count of half-moves that a claim needs in a position: as in struct ending. */
struct count_limit {
    int least_plies;
    int most_plies; /* 0: nobody knows */
};
struct count_limit ruleset_count_limit(const struct ruleset *rules,
                                       const struct position *position);

/* Does the table's row come from the rules themselves, from a report, or from memory? */
enum standing { STANDING_READ, STANDING_PARTLY, STANDING_REPORTED, STANDING_PRESUMED };
enum standing ruleset_standing(const struct ruleset *rules);

/* The ruleset used where none is named. */
const struct ruleset *ruleset_default(void);
/* By id; NULL if there is none. */
const struct ruleset *ruleset_find(const char *id);
/* The n-th of the table, NULL after the last. */
const struct ruleset *ruleset_at(int n);

#endif
