/* SPDX-License-Identifier: MIT */
/*
 * Positions from which a side can mate because of how they were made: those on the way to a
 * mate that was found, and those from which, move by move taken back, that mate can be reached.
 * Of none of them may anything be said but that it is so.
 *
 * DRAWCLAIM_DEAD_TIMES=N takes N times as many mates, DRAWCLAIM_DEAD_SEED=N others.
 */
#include "tests/core/dead_chance.h"
#include "tests/core/dead_evidence.h"
#include "tests/core/dead_retro.h"
#include "tests/tap/tap.h"

enum {
    STARTS = 500, /* of each kind */
    MATES = 6000,
    SLOW_STARTS = 10,
    BACK = 30,  /* moves that are taken back from a mate */
    PROBED = 8, /* every so manieth position is searched as well */
};

static const uint64_t seed = UINT64_C(0x5eed0100);

/* To find a mate, and to ask about a position that has one. */
static const struct dead_budget to_find = {.positions = 2000, .bytes = (uint64_t)1 << 23};
static const struct dead_budget to_ask = {.positions = 100, .bytes = (uint64_t)1 << 20};

struct tally {
    uint64_t state;
    int mates, positions;
    int wrong_at_once, wrong_squares, wrong;
};

static void search(struct tally *tally, const struct position *position, enum color winner)
{
    struct dead_result result;
    dead_probe_side(position, winner, &to_ask, &result);
    if (result.side[winner].can_mate == DEAD_NO || !evidence_is_whole(position, &result))
        chance_note(&tally->wrong, dead_proof_name(result.side[winner].proof), position);
    dead_result_clear(&result);
}

static void check(struct tally *tally, const struct position *position, enum color winner)
{
    struct dead_picture picture;
    enum dead_proof at_once = dead_fast_side(position, winner);
    if (at_once != PROOF_NONE)
        chance_note(&tally->wrong_at_once, dead_proof_name(at_once), position);
    if (dead_picture(position, winner, &picture))
        chance_note(&tally->wrong_squares, winner == WHITE ? "White" : "Black", position);
    if (tally->positions++ % PROBED == 0)
        search(tally, position, winner);
}

static void check_back(struct tally *tally, struct position *position, enum color winner)
{
    for (int n = 0; n < BACK && retro_step(position, &tally->state); n++)
        check(tally, position, winner);
}

/* Along a line to mate, and back from there. */
static void check_line(struct tally *tally, const struct position *start,
                       const struct dead_side *side, enum color winner)
{
    struct position position = *start;
    tally->mates++;
    check(tally, &position, winner);
    for (int n = 0; n < side->line_length; n++) {
        position_play(&position, side->line[n], &position);
        check(tally, &position, winner);
    }
    check_back(tally, &position, winner);
}

static void report(const struct tally *tally, const char *name)
{
    diag("%s: %d mates, %d positions", name, tally->mates, tally->positions);
    is_int(0, tally->wrong_at_once, "%s: nothing is proven at once", name);
    is_int(0, tally->wrong_squares, "%s: nor by where men can stand", name);
    is_int(0, tally->wrong, "%s: nor by a search", name);
    ok(tap_is_slow() || tally->mates > 50, "%s: mates were found", name);
}

static void check_kind(enum chance kind)
{
    const char *name = chance_names[kind];
    struct tally tally = {.state = chance_seed(seed) + kind};
    long count = tap_is_slow() ? SLOW_STARTS : STARTS * chance_times();
    for (; count > 0; count--) {
        struct position position = chance_position(kind, &tally.state);
        struct dead_result result;
        dead_probe(&position, &to_find, &result);
        for (int winner = WHITE; winner <= BLACK; winner++)
            if (result.side[winner].can_mate == DEAD_YES)
                check_line(&tally, &position, &result.side[winner], (enum color)winner);
        dead_result_clear(&result);
    }
    report(&tally, name);
}

/* Back from mates that nobody had to find. */
static void check_mates(void)
{
    struct tally tally = {.state = chance_seed(seed) + CHANCES};
    long count = tap_is_slow() ? SLOW_STARTS : MATES * chance_times();
    for (; count > 0; count--) {
        struct position position = retro_mate(&tally.state);
        enum color winner = color_other((enum color)position.turn);
        tally.mates++;
        check(&tally, &position, winner);
        check_back(&tally, &position, winner);
    }
    report(&tally, "mates");
}

int main(void)
{
    tap_plan(4 * (CHANCES + 1));
    for (int kind = 0; kind < CHANCES; kind++)
        check_kind((enum chance)kind);
    check_mates();
    return tap_done();
}
