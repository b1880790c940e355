/* SPDX-License-Identifier: MIT */
#include "core/claim.h"

#include "tests/tap/tap.h"

int main(void)
{
    tap_plan(CLAIM_KINDS + CLAIM_FLAGS + 8);
    for (int kind = 0; kind < CLAIM_KINDS; kind++)
        is_int(kind, claim_kind_find(claim_kind_name((enum claim_kind)kind)), "kind %s",
               claim_kind_name((enum claim_kind)kind));
    for (int n = 0; n < CLAIM_FLAGS; n++)
        is_int(1 << n, claim_flag_find(claim_flag_name((enum claim_flag)(1 << n))), "flag %s",
               claim_flag_name((enum claim_flag)(1 << n)));
    is_string("second-illegal-move", claim_kind_name(CLAIM_SECOND_ILLEGAL_MOVE), "a long name");
    is_string("no-sheet", claim_flag_name(CLAIM_NO_SHEET), "a flag with a dash");
    is_int(CLAIM_KINDS, claim_kind_find("sixfold"), "no such kind");
    is_int(CLAIM_KINDS, claim_kind_find(""), "no kind at all");
    is_int(0, claim_flag_find("begged"), "no such flag");
    is_bool(true, claim_is_made_by_player(CLAIM_FIFTY), "fifty moves are claimed");
    is_bool(false, claim_is_made_by_player(CLAIM_FIVEFOLD), "a fifth occurrence needs no claim");
    is_bool(false, claim_is_made_by_player(CLAIM_FLAG), "a flag is no claim of this kind");
    return tap_done();
}
