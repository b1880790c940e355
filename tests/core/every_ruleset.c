/* SPDX-License-Identifier: MIT */
/* Every ruleset answers on every played game, and where it can't, it names a part of its row
 * that is marked unknown. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/near_miss.h"
#include "tests/core/line.h"
#include "tests/core/table.h"
#include "tests/tap/tap.h"

/* Where everything takes long, some of the rulesets: today's, and every fifth. */
static int stride(void)
{
    return tap_is_slow() ? 5 : 1;
}

enum column { GAME, PLY, AFTER, BY, KIND, MOVE, FLAGS, COLUMNS = 12 };

/* Unknown exactly if the reason says so, and then one part that the row leaves open. */
static bool is_honest(const struct verdict *verdict, const struct ruleset *rules)
{
    unsigned part = verdict->unknown;
    if (verdict->reason != REASON_RULE_UNKNOWN)
        return part == 0;
    return verdict->answer == VERDICT_UNDECIDED && part && (part & (part - 1)) == 0 &&
           (rules->unknown & part) == part;
}

/* A right to claim that the list of events names is one that the verdict grants. */
static bool agrees_with_events(const struct game *game, const struct ruleset *rules)
{
    struct event_list events = {0};
    bool good = draws_events(game, game->plies, rules, DEAD_MATERIAL, &events);
    for (size_t n = 0; good && n < events.count; n++) {
        const struct event *event = &events.items[n];
        struct claim claim = {.ply = event->ply};
        if (event->how != EVENT_ON_BOARD || event->after_end)
            continue;
        claim.kind = event->kind == EVENT_FIFTY ? CLAIM_FIFTY : CLAIM_THREEFOLD;
        struct verdict verdict = line_judge_under(game, &claim, rules);
        good = verdict.answer == VERDICT_VALID;
        if (!good)
            diag("%s, ply %d: %s", rules->id, event->ply, reason_name(verdict.reason));
        verdict_clear(&verdict);
    }
    event_list_clear(&events);
    return good;
}

static bool finds_near_misses(const struct game *game, const struct ruleset *rules)
{
    struct near_miss_list list = {0};
    bool good = near_misses(game, rules, &list);
    near_miss_list_clear(&list);
    return good;
}

static struct claim read_claim(char *fields[])
{
    struct claim claim = {.ply = atoi(fields[PLY]), .kind = claim_kind_find(fields[KIND])};
    char *rest = NULL;
    claim.by = strcmp(fields[BY], "white") == 0 ? SIDE_WHITE : SIDE_BLACK;
    if (strcmp(fields[MOVE], "-") != 0)
        snprintf(claim.move, sizeof claim.move, "%s", fields[MOVE]);
    for (char *word = strtok_r(fields[FLAGS], ",-", &rest); word;
         word = strtok_r(NULL, ",-", &rest))
        claim.flags |= claim_flag_find(word);
    return claim;
}

/* All kinds of claims at the ply of a row, with and without its circumstances. */
static bool judge_all(const struct game *game, const struct claim *asked,
                      const struct ruleset *rules)
{
    enum reason grounds[REASON_COUNT];
    bool good = true;
    for (int kind = 0; kind < CLAIM_KINDS; kind++) {
        struct claim claim = *asked;
        claim.kind = (enum claim_kind)kind;
        if (kind == CLAIM_DEAD || kind == CLAIM_FLAG || kind == CLAIM_RESIGN ||
            kind == CLAIM_SECOND_ILLEGAL_MOVE)
            continue; /* a search for each; truth.tsv has them */
        struct verdict verdict = line_judge_under(game, &claim, rules);
        good = good && is_honest(&verdict, rules) &&
               verdict_grounds(game, &verdict, rules, grounds, REASON_COUNT) >= 2;
        if (!good)
            diag("%s: %s at ply %d: %s", rules->id, claim_kind_name(claim.kind), claim.ply,
                 reason_name(verdict.reason));
        verdict_clear(&verdict);
    }
    return good;
}

static void check_row(const char *games, char *fields[])
{
    struct game game;
    bool good = true;
    table_play(&game, games, fields[GAME]);
    struct claim claim = read_claim(fields);
    for (int n = 0; ruleset_at(n); n += stride())
        good = judge_all(&game, &claim, ruleset_at(n)) &&
               agrees_with_events(&game, ruleset_at(n)) &&
               finds_near_misses(&game, ruleset_at(n)) && good;
    ok(good, "%s, ply %d: all rulesets answer", fields[GAME], claim.ply);
    game_clear(&game);
}

int main(void)
{
    char *claims = table_read("claims.tsv");
    char *games = table_read("claims-games.tsv");
    char *fields[COLUMNS];
    tap_plan(table_count_lines(claims) - 1);
    char *line = table_cut(claims, fields, COLUMNS);
    while (*line) {
        line = table_cut(line, fields, COLUMNS);
        check_row(games, fields);
    }
    free(claims);
    free(games);
    return tap_done();
}
