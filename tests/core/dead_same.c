/* SPDX-License-Identifier: MIT */
/*
 * What must not change an answer of core/dead: which colour it is, left and right, and how much
 * may be spent, once it is decided.
 */
#include "tests/core/dead_chance.h"
#include "tests/core/dead_evidence.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

enum { POSITIONS = 60, SLOW_POSITIONS = 2 }; /* of each kind */

static const uint64_t seed = UINT64_C(0x5eed0200);

struct tally {
    struct dead_budget budget;
    int decided, differ, contrary, changes, without_evidence;
};

struct answers {
    enum dead_answer side[2];
};

static struct answers probe(struct tally *tally, const struct position *position,
                            const struct dead_budget *budget)
{
    struct dead_result result;
    dead_probe(position, budget, &result);
    if (!evidence_is_whole(position, &result))
        chance_note(&tally->without_evidence, "evidence", position);
    struct answers answers = {{result.side[WHITE].can_mate, result.side[BLACK].can_mate}};
    dead_result_clear(&result);
    return answers;
}

static bool are_contrary(enum dead_answer a, enum dead_answer b)
{
    return (a == DEAD_YES && b == DEAD_NO) || (a == DEAD_NO && b == DEAD_YES);
}

/* The same position told otherwise; `swapped`: White's part is Black's. */
static void compare(struct tally *tally, const struct position *position, struct answers answers,
                    const struct position *other, bool swapped)
{
    struct answers seen = probe(tally, other, &tally->budget);
    for (int side = WHITE; side <= BLACK; side++) {
        enum dead_answer a = answers.side[side], b = seen.side[swapped ? !side : side];
        if (are_contrary(a, b))
            chance_note(&tally->contrary, "contrary", position);
        if (a != b)
            chance_note(&tally->differ, "differs", position);
        if (dead_fast_side(position, (enum color)side) !=
            dead_fast_side(other, (enum color)(swapped ? !side : side)))
            chance_note(&tally->differ, "at once", position);
    }
}

static bool same_picture(const struct position *position, const struct position *other,
                         bool swapped)
{
    bool same = true;
    for (int winner = WHITE; winner <= BLACK; winner++) {
        struct dead_picture a, b;
        bool proves = dead_picture(position, (enum color)winner, &a);
        bool proves_other = dead_picture(other, (enum color)(swapped ? !winner : winner), &b);
        same = same && proves == proves_other && bb_count(a.region) == bb_count(b.region) &&
               bb_count(a.steady) == bb_count(b.steady) &&
               bb_count(a.visitors) == bb_count(b.visitors);
    }
    return same;
}

static void check_symmetry(struct tally *tally, const struct position *position)
{
    struct answers answers = probe(tally, position, &tally->budget);
    struct position flip = chance_flip(position);
    tally->decided +=
        (answers.side[WHITE] != DEAD_UNDECIDED) + (answers.side[BLACK] != DEAD_UNDECIDED);
    compare(tally, position, answers, &flip, true);
    if (!same_picture(position, &flip, true))
        chance_note(&tally->differ, "squares, colours changed", position);
    if (position->castling)
        return;
    struct position mirror = chance_mirror(position);
    compare(tally, position, answers, &mirror, false);
    if (!same_picture(position, &mirror, false))
        chance_note(&tally->differ, "squares, in the mirror", position);
}

/* More of either never changes what was decided. */
static void check_budgets(struct tally *tally, const struct position *position)
{
    static const struct dead_budget budgets[] = {
        {0, 0},          {1, 1 << 10},    {10, 1 << 14},   {100, 1 << 14},  {1000, 1 << 14},
        {1000, 1 << 16}, {1000, 1 << 18}, {1000, 1 << 22}, {3000, 1 << 24},
    };
    struct answers decided = {{DEAD_UNDECIDED, DEAD_UNDECIDED}};
    for (size_t n = 0; n < sizeof budgets / sizeof *budgets; n++) {
        struct answers seen = probe(tally, position, &budgets[n]);
        for (int side = WHITE; side <= BLACK; side++) {
            if (decided.side[side] != DEAD_UNDECIDED && seen.side[side] != decided.side[side])
                chance_note(&tally->changes, "a budget changes it", position);
            decided.side[side] = seen.side[side];
        }
    }
}

static void check_kind(enum chance kind)
{
    const char *name = chance_names[kind];
    struct tally tally = {.budget = dead_default_budget};
    uint64_t state = chance_seed(seed) + kind;
    int count = tap_is_slow() ? SLOW_POSITIONS : POSITIONS;
    if (tap_is_slow())
        tally.budget.positions = 300;
    for (int n = 0; n < count; n++) {
        struct position position = chance_position(kind, &state);
        check_symmetry(&tally, &position);
        check_budgets(&tally, &position);
    }
    diag("%s: %d positions, %d sides decided", name, count, tally.decided);
    is_int(0, tally.contrary, "%s: no contrary answers", name);
    if (tap_is_slow())
        skip(1, "%s: what is left open may differ with a small budget", name);
    else
        is_int(0, tally.differ, "%s: the same answers from every side", name);
    is_int(0, tally.changes, "%s: no budget changes what is decided", name);
    is_int(0, tally.without_evidence, "%s: every answer has its evidence", name);
}

int main(void)
{
    tap_plan(4 * CHANCES);
    for (int kind = 0; kind < CHANCES; kind++)
        check_kind((enum chance)kind);
    return tap_done();
}
