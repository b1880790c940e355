/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "core/ruleset.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "core/bitboard.h"
#include "core/ruleset_table.h"

static const char *const part_names[RULE_PARTS] = {
    "series", "identity", "automatic", "claimant",    "written", "form",      "touch",   "fifty",
    "endings", "dead",    "flag",      "resignation", "illegal", "agreement", "penalty",
};

const struct ruleset *ruleset_default(void)
{
    return &ruleset_table[0];
}

const struct ruleset *ruleset_find(const char *id)
{
    for (int n = 0; n < ruleset_table_count; n++)
        if (strcmp(ruleset_table[n].id, id) == 0)
            return &ruleset_table[n];
    return NULL;
}

const struct ruleset *ruleset_at(int n)
{
    return n >= 0 && n < ruleset_table_count ? &ruleset_table[n] : NULL;
}

const char *rule_part_name(enum rule_part part)
{
    int n = 0;
    while (n < RULE_PARTS - 1 && (unsigned)part != 1u << n)
        n++;
    assert((unsigned)part == 1u << n);
    return part_names[n];
}

enum standing ruleset_standing(const struct ruleset *rules)
{
    static const struct {
        const char *confidence;
        enum standing standing;
    } standings[] = {
        {"V", STANDING_READ}, {"V/Q", STANDING_PARTLY}, {"Q", STANDING_REPORTED},
    };
    for (size_t n = 0; n < sizeof standings / sizeof *standings; n++)
        if (strcmp(standings[n].confidence, rules->confidence) == 0)
            return standings[n].standing;
    return STANDING_PRESUMED;
}

/* --- longer counts -------------------------------------------------------------------- */

/* Do the men of one side have the letters of a list such as "KRB"? */
static bool has_men(const struct position *position, enum color color, const char *letters,
                    size_t length)
{
    static const char types[] = {[PAWN] = 'P', [KNIGHT] = 'N', [BISHOP] = 'B',
                                 [ROOK] = 'R', [QUEEN] = 'Q',  [KING] = 'K'};
    for (int type = PAWN; type <= KING; type++) {
        int wanted = 0;
        for (size_t n = 0; n < length; n++)
            wanted += letters[n] == types[type];
        if (bb_count(position_men(position, color, (enum piece_type)type)) != wanted)
            return false;
    }
    return true;
}

static bool has_pawn_on_seventh(const struct position *position, enum color color)
{
    bitboard pawns = position_men(position, color, PAWN);
    while (pawns)
        if (square_rank(bb_pop(&pawns)) == (color == WHITE ? 6 : 1))
            return true;
    return false;
}

static bool is_ending_of(const struct ending *ending, const struct position *position,
                         enum color strong)
{
    const char *weak = strrchr(ending->material, 'K');
    return has_men(position, strong, ending->material, (size_t)(weak - ending->material)) &&
           has_men(position, color_other(strong), weak, strlen(weak)) &&
           (!ending->on_seventh || has_pawn_on_seventh(position, strong));
}

static bool is_ending(const struct ending *ending, const struct position *position)
{
    if (!ending->material)
        return bb_count(position_occupied(position)) <= ending->men;
    return is_ending_of(ending, position, WHITE) || is_ending_of(ending, position, BLACK);
}

struct count_limit ruleset_count_limit(const struct ruleset *rules,
                                       const struct position *position)
{
    const struct ending *ending = rules->fifty_claim_plies ? rules->endings : NULL;
    for (; ending && (ending->least_plies || ending->most_plies); ending++)
        if (is_ending(ending, position))
            return (struct count_limit){ending->least_plies, ending->most_plies};
    return (struct count_limit){rules->fifty_claim_plies, rules->fifty_claim_plies};
}
