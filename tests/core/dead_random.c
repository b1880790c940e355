/* SPDX-License-Identifier: MIT */
/*
 * core/dead against the plain closure, on positions by chance.  Where both decide they agree;
 * what is proven at once, or by where men can ever stand, the closure does not refute; each
 * answer brings its evidence.  Where the closure is whole, positions inside it are asked too:
 * there every answer is known.
 *
 * DRAWCLAIM_DEAD_TIMES=N takes N times as many positions and closures N times as large,
 * DRAWCLAIM_DEAD_SEED=N others.
 */
#include "tests/core/dead_chance.h"
#include "tests/core/dead_evidence.h"
#include "tests/core/dead_plain.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

enum {
    SLOW_PART = 50,    /* of the positions, where everything is slow */
    PLAIN_FEW = 120,   /* positions of the closure; ... */
    PLAIN_MANY = 1500, /* ... and where there is a proof to refute */
    INSIDE = 4,        /* positions asked about inside a closed set */
};

static const struct {
    int positions;
    uint64_t seed;
} kinds[CHANCES] = {
    [CHANCE_FEW_MEN] = {5000, UINT64_C(0x5eed0001)},
    [CHANCE_CORNER] = {5000, UINT64_C(0x5eed0002)},
    [CHANCE_WALL] = {4000, UINT64_C(0x5eed0003)},
    [CHANCE_LOOSE_WALL] = {3000, UINT64_C(0x5eed0004)},
    [CHANCE_CASTLING] = {1500, UINT64_C(0x5eed0005)},
    [CHANCE_EN_PASSANT] = {1500, UINT64_C(0x5eed0006)},
    [CHANCE_CROWD] = {3000, UINT64_C(0x5eed0007)},
};

static const struct dead_budget budget = {.positions = 500, .bytes = (uint64_t)1 << 22};

struct tally {
    int yes, no, open;    /* sides: both decided, or the closure alone */
    int at_once, squares; /* sides proven so */
    int wrong, wrong_at_once, wrong_squares, without_evidence, over_budget;
};

/* What is said of one side's chances. */
struct said {
    enum dead_answer answer;
    enum dead_proof proof, at_once;
    bool squares;
};

static void ask(struct tally *tally, const struct position *position, struct said said[2])
{
    struct dead_picture picture;
    struct dead_result result;
    dead_probe(position, &budget, &result);
    if (!evidence_is_whole(position, &result))
        chance_note(&tally->without_evidence, "evidence", position);
    if (result.nodes > budget.positions || result.bytes > budget.bytes || result.out_of_memory)
        chance_note(&tally->over_budget, "budget", position);
    for (int winner = WHITE; winner <= BLACK; winner++)
        said[winner] = (struct said){
            .answer = result.side[winner].can_mate,
            .proof = result.side[winner].proof,
            .at_once = dead_fast_side(position, (enum color)winner),
            .squares = dead_picture(position, (enum color)winner, &picture),
        };
    dead_result_clear(&result);
}

/* Material alone is so often enough that a few positions must do for each. */
static bool is_worth_refuting(const struct said *said)
{
    return said->answer == DEAD_NO && said->proof != PROOF_MATERIAL;
}

static void compare(struct tally *tally, const struct position *position, const struct said *said,
                    enum dead_answer plain)
{
    bool is_decided = plain != DEAD_UNDECIDED && said->answer != DEAD_UNDECIDED;
    tally->yes += is_decided && plain == DEAD_YES;
    tally->no += is_decided && plain == DEAD_NO;
    tally->open += plain != DEAD_UNDECIDED && said->answer == DEAD_UNDECIDED;
    tally->at_once += said->at_once != PROOF_NONE;
    tally->squares += said->squares;
    if (is_decided && said->answer != plain)
        chance_note(&tally->wrong, dead_answer_name(said->answer), position);
    if (plain == DEAD_YES && said->at_once != PROOF_NONE)
        chance_note(&tally->wrong_at_once, dead_proof_name(said->at_once), position);
    if (plain == DEAD_YES && said->squares)
        chance_note(&tally->wrong_squares, "squares", position);
}

/* Of a closed set every position is answered. */
static void check_inside(struct tally *tally, struct dead_plain *plain, uint64_t *state)
{
    struct position position;
    struct said said[2];
    dead_plain_position(plain, 0, &position);
    dead_plain_explore(plain, &position, plain->count, PLAIN_ALL);
    for (int n = 0; n < INSIDE; n++) {
        size_t index = setup_random(state) % plain->count;
        dead_plain_position(plain, index, &position);
        ask(tally, &position, said);
        for (int winner = WHITE; winner <= BLACK; winner++)
            compare(tally, &position, &said[winner],
                    dead_plain_answer(plain, index, (enum color)winner));
    }
}

static void check_start(struct tally *tally, const struct position *position,
                        struct dead_plain *plain, size_t times)
{
    struct said said[2];
    ask(tally, position, said);
    bool many = is_worth_refuting(&said[WHITE]) || is_worth_refuting(&said[BLACK]);
    dead_plain_explore(plain, position, times * (many ? PLAIN_MANY : PLAIN_FEW), PLAIN_MATES);
    for (int winner = WHITE; winner <= BLACK; winner++)
        compare(tally, position, &said[winner], plain->can_mate[winner]);
}

static void check_all(struct tally *tally, enum chance kind, long count, size_t times)
{
    struct dead_plain plain = {0};
    uint64_t state = chance_seed(kinds[kind].seed);
    for (long n = 0; n < count; n++) {
        struct position position = chance_position(kind, &state);
        check_start(tally, &position, &plain, times);
        if (plain.is_closed && plain.count > INSIDE)
            check_inside(tally, &plain, &state);
    }
    dead_plain_clear(&plain);
}

static void check_kind(enum chance kind)
{
    const char *name = chance_names[kind];
    struct tally tally = {0};
    long times = chance_times();
    long count = tap_is_slow() ? kinds[kind].positions / SLOW_PART : kinds[kind].positions * times;
    check_all(&tally, kind, count, (size_t)times);
    diag("%s: %ld, sides decided by both %d yes %d no, by the closure alone %d; "
         "at once %d, by squares %d",
         name, count, tally.yes, tally.no, tally.open, tally.at_once, tally.squares);
    is_int(0, tally.wrong, "%s: no answer against the closure", name);
    is_int(0, tally.wrong_at_once, "%s: nothing is proven at once that isn't so", name);
    is_int(0, tally.wrong_squares, "%s: nor by where men can stand", name);
    is_int(0, tally.without_evidence, "%s: every answer has its evidence", name);
    is_int(0, tally.over_budget, "%s: none takes more than its budget", name);
    ok(tap_is_slow() || (tally.yes > 0 && tally.no > 0), "%s: there is something to compare", name);
}

int main(void)
{
    tap_plan(6 * CHANCES);
    for (int kind = 0; kind < CHANCES; kind++)
        check_kind((enum chance)kind);
    return tap_done();
}
