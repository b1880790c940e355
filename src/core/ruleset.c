/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "core/ruleset.h"

#include <stddef.h>
#include <string.h>

/* FIDE Laws of Chess effective from 1 January 2023.  Rapid (Appendix A) and blitz
 * (Appendix B) change the penalty only. */
#define FIDE2023_ARTICLES(penalty)                                                              \
    {                                                                                           \
        .threefold = "9.2", .threefold_written = "9.2.1", .threefold_board = "9.2.2",           \
        .identity = "9.2.3", .identity_en_passant = "9.2.3.1", .identity_castling = "9.2.3.2",  \
        .fifty = "9.3", .fifty_written = "9.3.1", .fifty_board = "9.3.2",                       \
        .touched = "9.4", .move_made = "9.4, 1.3", .clock_paused = "9.5.1",                     \
        .claim_correct = "9.5.2", .claim_incorrect = penalty, .claim_is_offer = "9.1.2.3",      \
        .fivefold = "9.6.1", .seventyfive = "9.6.2", .checkmate = "5.1.1",                      \
        .stalemate = "5.2.1", .dead = "5.2.2", .agreement = "5.2.3", .flag = "6.9",             \
        .flag_seen = "6.8", .flags_both = "III.3.1", .resignation = "5.1.2",                    \
        .illegal_move_twice = "7.5.5"                                                           \
    }

/* The first one is the default. */
static const struct ruleset rulesets[] = {
    {
        .id = "fide2023",
        .name = "FIDE Laws of Chess 2023",
        .identity = IDENTITY_ALL,
        .threefold_claim = 3,
        .fivefold_automatic = 5,
        .fifty_claim_plies = 100,
        .seventyfive_automatic_plies = 150,
        .claim_before_clock = false,
        .penalty_opponent_seconds = 120,
        .penalty_claimant_seconds = 0,
        .penalty_doubt = NULL,
        .confidence = "V",
        .articles = FIDE2023_ARTICLES("9.5.3"),
    },
    {
        .id = "fide2023-rapid",
        .name = "FIDE Laws of Chess 2023, rapid",
        .identity = IDENTITY_ALL,
        .threefold_claim = 3,
        .fivefold_automatic = 5,
        .fifty_claim_plies = 100,
        .seventyfive_automatic_plies = 150,
        .claim_before_clock = false,
        .penalty_opponent_seconds = 60,
        .penalty_claimant_seconds = 0,
        .penalty_doubt = NULL,
        .confidence = "V",
        .articles = FIDE2023_ARTICLES("9.5.3, A.3"),
    },
    {
        .id = "fide2023-blitz",
        .name = "FIDE Laws of Chess 2023, blitz",
        .identity = IDENTITY_ALL,
        .threefold_claim = 3,
        .fivefold_automatic = 5,
        .fifty_claim_plies = 100,
        .seventyfive_automatic_plies = 150,
        .claim_before_clock = false,
        .penalty_opponent_seconds = 60,
        .penalty_claimant_seconds = 0,
        .penalty_doubt = "D1", /* the minute is in A.3, which B.3 takes over and B.2 does not */
        .confidence = "V",
        .articles = FIDE2023_ARTICLES("9.5.3, A.3, B.3"),
    },
};

enum { RULESETS = sizeof rulesets / sizeof *rulesets };

const struct ruleset *ruleset_default(void)
{
    return &rulesets[0];
}

const struct ruleset *ruleset_find(const char *id)
{
    for (int n = 0; n < RULESETS; n++)
        if (strcmp(rulesets[n].id, id) == 0)
            return &rulesets[n];
    return NULL;
}

const struct ruleset *ruleset_at(int n)
{
    return n >= 0 && n < RULESETS ? &rulesets[n] : NULL;
}
