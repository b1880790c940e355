/* SPDX-License-Identifier: MIT */
/* Any bytes as a tournament's own rules.  Under whatever is taken every kind of claim can be
 * judged, on a game in which positions repeat. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "core/san.h"
#include "core/verdict.h"
#include "pgn/ruleset_file.h"
#include "tests/fuzz/target.h"

static void must(bool good)
{
    if (!good)
        abort();
}

/* Knights out and home, again and again. */
static void play(struct game *game)
{
    static const char *const moves[] = {"Nf3", "Nf6", "Ng1", "Ng8"};
    struct position start;
    position_initial(&start);
    must(game_init(game, &start));
    for (int n = 0; n < 16; n++) {
        move m;
        const char *san = moves[n % 4];
        must(san_parse(game_at(game, n), san, strlen(san), NULL, &m, NULL, NULL));
        must(game_push(game, m));
    }
}

/* Flags, resignations and dead positions would need a search. */
static bool needs_search(enum claim_kind kind)
{
    return kind == CLAIM_DEAD || kind == CLAIM_FLAG || kind == CLAIM_RESIGN ||
           kind == CLAIM_SECOND_ILLEGAL_MOVE;
}

static void judge(const struct game *game, const struct ruleset *rules)
{
    for (int kind = 0; kind < CLAIM_KINDS; kind++) {
        struct claim claim = {.ply = game->plies, .kind = (enum claim_kind)kind};
        struct verdict verdict = {0};
        if (needs_search(claim.kind))
            continue;
        must(verdict_of(game, &claim, rules, DEAD_MATERIAL, &verdict));
        must(verdict.reason < REASON_COUNT && verdict.outcome < OUTCOME_COUNT);
        verdict_clear(&verdict);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct ruleset_file file = {0};
    struct game game = {0};
    struct err err;

    if (ruleset_file_read(&file, "x.rules", (const char *)data, size, &err)) {
        play(&game);
        judge(&game, &file.rules);
        game_clear(&game);
    } else {
        must(err.code != ERR_NONE && err.line > 0);
    }
    ruleset_file_clear(&file);
    return 0;
}
