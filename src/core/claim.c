/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "core/claim.h"

#include <assert.h>
#include <string.h>

static const char *const kind_names[CLAIM_KINDS] = {
    [CLAIM_THREEFOLD] = "threefold",
    [CLAIM_FIFTY] = "fifty",
    [CLAIM_FIVEFOLD] = "fivefold",
    [CLAIM_SEVENTYFIVE] = "seventyfive",
    [CLAIM_STALEMATE] = "stalemate",
    [CLAIM_DEAD] = "dead",
    [CLAIM_CHECKMATE] = "checkmate",
    [CLAIM_FLAG] = "flag",
    [CLAIM_AGREEMENT] = "agreement",
    [CLAIM_RESIGN] = "resign",
    [CLAIM_SECOND_ILLEGAL_MOVE] = "second-illegal-move",
};

/* Bit n of the set has the n-th name. */
static const char *const flag_names[CLAIM_FLAGS] = {
    "made", "pressed", "touched", "unwritten", "running", "again", "no-sheet", "accepted",
    "last-period",
};

const char *claim_kind_name(enum claim_kind kind)
{
    assert(kind < CLAIM_KINDS);
    return kind_names[kind];
}

enum claim_kind claim_kind_find(const char *name)
{
    int kind = 0;
    while (kind < CLAIM_KINDS && strcmp(kind_names[kind], name) != 0)
        kind++;
    return (enum claim_kind)kind;
}

const char *claim_flag_name(enum claim_flag flag)
{
    int n = 0;
    while (n < CLAIM_FLAGS - 1 && flag != 1u << n)
        n++;
    assert(flag == 1u << n); /* one flag, not a set */
    return flag_names[n];
}

unsigned claim_flag_find(const char *name)
{
    for (int n = 0; n < CLAIM_FLAGS; n++)
        if (strcmp(flag_names[n], name) == 0)
            return 1u << n;
    return 0;
}
