/* SPDX-License-Identifier: MIT */
#include "core/identity.h"

#include <string.h>

static bool same_placement(const struct position *a, const struct position *b)
{
    return memcmp(a->by_type, b->by_type, sizeof a->by_type) == 0 &&
           memcmp(a->by_color, b->by_color, sizeof a->by_color) == 0;
}

/* struct position holds each part in canonical form, so equal fields are equal parts. */
unsigned identity_differ(const struct position *a, const struct position *b)
{
    unsigned parts = 0;
    if (!same_placement(a, b))
        parts |= IDENTITY_PLACEMENT;
    if (a->turn != b->turn)
        parts |= IDENTITY_SIDE;
    if (a->castling != b->castling)
        parts |= IDENTITY_CASTLING;
    if (a->en_passant != b->en_passant)
        parts |= IDENTITY_EN_PASSANT;
    return parts;
}
