/* SPDX-License-Identifier: MIT */
/* Games made on the spot: what each must have, counted here by other means than the core's. */
#include "train/drill.h"

#include <string.h>

#include "core/draws.h"
#include "core/fen.h"
#include "core/movegen.h"
#include "core/san.h"
#include "tests/tap/tap.h"

enum { SEEDS = 24, SEEDS_SLOW = 3, LEVELS = 5 };

/* A drill as a pack of its own. */
struct made {
    struct pack pack;
    const struct puzzle *puzzle;
    struct game game; /* the written move played */
};

static bool make(struct made *made, enum trap trap, int level, uint64_t seed)
{
    struct drill drill = {trap, level, seed};
    struct buf text = {0};
    struct err_list errors = {0}, warnings = {0};
    move written;
    *made = (struct made){0};
    bool good = drill_write(&text, &drill) &&
                pack_read(&made->pack, "drill", buf_text(&text), text.length, &errors, &warnings) &&
                errors.count == 0 && warnings.count == 0 && made->pack.count == 1;
    if (good) {
        const struct game *game = &made->pack.games[0]->pgn.game;
        made->puzzle = &made->pack.puzzles[0];
        good = game_copy(&made->game, game, game->plies);
        const char *san = made->puzzle->claim.move;
        if (good && *san)
            good = san_parse(game_at(game, game->plies), san, strlen(san), NULL, &written, NULL,
                             NULL) &&
                   game_push(&made->game, written);
    }
    err_list_clear(&errors);
    err_list_clear(&warnings);
    buf_clear(&text);
    return good;
}

static void clear(struct made *made)
{
    game_clear(&made->game);
    pack_clear(&made->pack);
}

/* --- counted by hand ------------------------------------------------------------------- */

/* The first `fields` fields of the FEN. */
static void write_fields(struct buf *out, const struct position *position, int fields)
{
    struct buf fen = {0};
    fen_write(&fen, position);
    for (const char *at = buf_text(&fen); *at && fields > 0; at++) {
        fields -= *at == ' ';
        buf_add_char(out, *at);
    }
    buf_clear(&fen);
}

/* How often the last position stands in the game, by so many fields of its FEN. */
static int count_same(const struct game *game, int fields)
{
    struct buf last = {0};
    int count = 0;
    write_fields(&last, game_at(game, game->plies), fields);
    for (int ply = 0; ply <= game->plies; ply++) {
        struct buf text = {0};
        write_fields(&text, game_at(game, ply), fields);
        count += strcmp(buf_text(&text), buf_text(&last)) == 0;
        buf_clear(&text);
    }
    buf_clear(&last);
    return count;
}

/* Half-moves since the last capture or pawn move, from the score sheet's text. */
static int count_quiet(const struct game *game)
{
    int count = 0;
    for (int ply = 0; ply < game->plies; ply++) {
        struct buf san = {0};
        san_write(&san, game_at(game, ply), game->moves[ply], NULL);
        const char *text = buf_text(&san);
        count = strchr(text, 'x') || (text[0] >= 'a' && text[0] <= 'h') ? 0 : count + 1;
        buf_clear(&san);
    }
    return count;
}

static bool ends_in_mate(const struct game *game)
{
    return movegen_state(game_at(game, game->plies)) == STATE_CHECKMATE;
}

static bool is_valid(const struct made *made)
{
    switch (made->puzzle->claim.kind) {
    case CLAIM_THREEFOLD:
        return count_same(&made->game, 4) >= 3;
    case CLAIM_FIFTY:
        return count_quiet(&made->game) >= 100;
    default:
        return count_quiet(&made->game) >= 150 && !ends_in_mate(&made->game);
    }
}

/* --- the trap is there ----------------------------------------------------------------- */

static bool has_san(const struct game *game, const char *part)
{
    bool found = false;
    for (int ply = 0; ply < game->plies && !found; ply++) {
        struct buf san = {0};
        san_write(&san, game_at(game, ply), game->moves[ply], NULL);
        found = strstr(buf_text(&san), part) != NULL;
        buf_clear(&san);
    }
    return found;
}

/* The same diagram more often than the same position, or with the same player to move. */
static bool has_look_alike(const struct game *game)
{
    return count_same(game, 1) > count_same(game, 4);
}

static bool has_double_step(const struct game *game)
{
    for (int ply = 0; ply < game->plies; ply++) {
        move m = game->moves[ply];
        int way = move_to(m) - move_from(m);
        if (piece_type_of(game_at(game, ply)->board[move_from(m)]) == PAWN &&
            (way == 16 || way == -16))
            return true;
    }
    return false;
}

static bool has_trap(const struct game *game, enum trap trap)
{
    switch (trap) {
    case TRAP_CASTLING:
    case TRAP_EN_PASSANT:
    case TRAP_MOVER:
        return has_look_alike(game);
    case TRAP_PINNED_PAWN:
        return has_double_step(game) && !has_look_alike(game);
    case TRAP_SCATTERED:
        return game->plies >= 8;
    case TRAP_PROMOTION:
        return has_san(game, "=Q");
    case TRAP_CASTLED:
        return has_san(game, "O-O");
    case TRAP_CAPTURE:
        return has_san(game, "x");
    default:
        return count_quiet(game) == 150;
    }
}

/* --- */

/* Nothing has ended the game before the moment that is asked about. */
static bool is_going_on(const struct game *game)
{
    struct event_list events = {0};
    bool good = draws_events(game, game->plies - 1, ruleset_find("fide2023"), DEAD_MATERIAL,
                             &events) &&
                events.end < 0;
    event_list_clear(&events);
    return good;
}

/* -1: not as it must be; else 1 for a valid claim. */
static int judge(const struct made *made, enum trap trap)
{
    struct verdict verdict;
    int judged = -1;
    if (!puzzle_verdict(made->puzzle, &verdict))
        return judged;
    if ((verdict.answer == VERDICT_VALID) == is_valid(made) &&
        verdict.answer != VERDICT_UNDECIDED && has_trap(&made->game, trap) &&
        is_going_on(&made->game))
        judged = verdict.answer == VERDICT_VALID;
    verdict_clear(&verdict);
    return judged;
}

static void test_trap(enum trap trap, int level)
{
    int seeds = tap_is_slow() ? SEEDS_SLOW : SEEDS;
    int valid = 0, wrong = 0;
    for (int seed = 0; seed < seeds; seed++) {
        struct made made;
        int judged = make(&made, trap, level, (uint64_t)seed) ? judge(&made, trap) : -1;
        if (judged < 0)
            diag("trap %d, level %d, seed %d", trap, level, seed);
        wrong += judged < 0;
        valid += judged > 0;
        clear(&made);
    }
    is_int(0, wrong, "trap %d, level %d: as it must be", trap, level);
    if (tap_is_slow())
        skip(1, "trap %d, level %d: some claims are valid: too few tried", trap, level);
    else
        ok(valid > 0 && valid < seeds, "trap %d, level %d: some claims are valid", trap, level);
}

static void add_to_hash(uint64_t *hash, const struct drill *drill)
{
    struct buf text = {0};
    drill_write(&text, drill);
    for (size_t n = 0; n < text.length; n++) /* FNV-1a */
        *hash = (*hash ^ (unsigned char)buf_text(&text)[n]) * UINT64_C(0x100000001b3);
    buf_clear(&text);
}

/* The numbers of a fixed generator: every machine and compiler makes the same.  Once gcc and clang
 * did not, for two draws were arguments of one call. */
static void test_same_everywhere(void)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (int trap = 0; trap < TRAPS; trap++)
        for (int level = 1; level <= LEVELS; level++)
            add_to_hash(&hash, &(struct drill){(enum trap)trap, level, 1971});
    is_hex(UINT64_C(0x9fd6cbbcaaf752cc), hash, "the same drills as on every machine");
}

static void test_ids(void)
{
    struct pack pack = {0};
    struct drill drill = {TRAP_MOVER, 4, 0xbeef}, back = {0};
    ok(drill_add(&pack, &drill) && pack.count == 1, "a drill is added to a pack");
    is_string("drill-d4-beef", pack.puzzles[0].id, "its id has trap, level and seed");
    ok(drill_parse(pack.puzzles[0].id, &back) && back.trap == TRAP_MOVER && back.level == 4 &&
           back.seed == 0xbeef,
       "which can be read back");
    ok(!drill_parse("drill-z4-1", &back), "no such trap");
    ok(!drill_parse("drill-a6-1", &back), "no such level");
    ok(!drill_parse("drill-a1-", &back), "no seed");
    ok(!drill_parse("drill-a1-1x", &back), "something behind the seed");
    ok(!drill_parse("drill", &back), "too short");
    pack_clear(&pack);
}

static void test_choice(void)
{
    struct filter filter = {.topics = 1u << TOPIC_FIFTY, .level_from = 2, .level_to = 3};
    bool good = true, differ = false;
    for (uint64_t n = 0; n < 200; n++) {
        struct drill drill = drill_choose(&filter, 7, n);
        good = good && trap_topic(drill.trap) == TOPIC_FIFTY && drill.level >= 2 &&
               drill.level <= 3;
        differ = differ || drill.seed != drill_choose(&filter, 8, n).seed;
    }
    ok(good, "topics and levels are kept to");
    ok(differ, "another seed, other drills");
}

int main(void)
{
    tap_plan(TRAPS * LEVELS * 2 + 11);
    for (int trap = 0; trap < TRAPS; trap++)
        for (int level = 1; level <= LEVELS; level++)
            test_trap((enum trap)trap, level);
    test_same_everywhere();
    test_ids();
    test_choice();
    return tap_done();
}
