/* SPDX-License-Identifier: MIT */
/* Whatever a ruleset says of a played game, it says it in whole sentences. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/core/line.h"
#include "tests/core/table.h"
#include "tests/tap/tap.h"
#include "tests/text/told.h"

/* Where everything takes long, some of the rulesets: today's, and every fifth. */
static int stride(void)
{
    return tap_is_slow() ? 5 : 1;
}

enum column { GAME, PLY, AFTER, BY, KIND, MOVE, FLAGS, COLUMNS = 12 };

/* No place left open, nothing doubled, a full stop at the end, no time that is no time. */
static bool is_well_formed(const char *text)
{
    size_t length = strlen(text);
    return length > 0 && text[0] != '\n' && text[length - 1] == '.' && !strpbrk(text, "{}!") &&
           !strstr(text, "  ") && !strstr(text, " \n") && !strstr(text, "\n\n") &&
           !strstr(text, "(null)") && !strstr(text, "no time more") &&
           !strstr(text, "given no time");
}

static bool tell(const struct game *game, const struct claim *claim, const struct ruleset *rules)
{
    struct told told = {.game = *game, .verdict = line_judge_under(game, claim, rules)};
    struct buf out = {0}, hint = {0};
    bool good = true;
    told.speaker = (struct speaker){game, rules, &told.verdict, NULL};
    told_all(&out, &told);
    for (int level = 1; level <= 3; level++) {
        buf_reset(&hint);
        explain_hint(&hint, &told.speaker, level);
        good = good && is_well_formed(buf_text(&hint));
    }
    for (int ground = 0; ground < REASON_COUNT; ground++) {
        buf_reset(&hint);
        explain_why(&hint, &told.speaker, (enum reason)ground);
        good = good && is_well_formed(buf_text(&hint));
    }
    good = good && is_well_formed(buf_text(&out));
    if (!good)
        diag("%s, %s at ply %d: %s", rules->id, claim_kind_name(claim->kind), claim->ply,
             buf_text(&out));
    buf_clear(&out);
    buf_clear(&hint);
    verdict_clear(&told.verdict);
    return good;
}

static bool tell_all(const struct game *game, const struct claim *asked)
{
    bool good = true;
    for (int n = 0; ruleset_at(n); n += stride())
        for (int kind = 0; kind < CLAIM_KINDS; kind++) {
            struct claim claim = *asked;
            claim.kind = (enum claim_kind)kind;
            if (kind == CLAIM_DEAD || kind == CLAIM_FLAG || kind == CLAIM_RESIGN ||
                kind == CLAIM_SECOND_ILLEGAL_MOVE)
                continue; /* a search for each */
            good = tell(game, &claim, ruleset_at(n)) && good;
        }
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

/* Every kind of loss, on few men. */
static void losses(void)
{
    static const char *const fens[] = {
        "8/8/8/4k3/8/4K3/8/5NN1 b - - 0 1", "8/8/8/4k3/8/4K3/8/r6N b - - 0 1",
        "8/8/8/4k3/8/4K3/8/q7 b - - 0 1",   "8/8/8/4k3/8/4K3/8/8 b - - 0 1",
    };
    for (size_t n = 0; n < sizeof fens / sizeof *fens; n++) {
        struct game game;
        bool good = true;
        line_play(&game, fens[n], "");
        for (int r = 0; ruleset_at(r); r += stride())
            for (int kind = CLAIM_DEAD; kind < CLAIM_KINDS; kind++) {
                struct claim claim = {.kind = (enum claim_kind)kind, .by = SIDE_BLACK,
                                      .fallen = SIDE_BLACK};
                good = tell(&game, &claim, ruleset_at(r)) && good;
            }
        ok(good, "%s: told under all rulesets", fens[n]);
        game_clear(&game);
    }
}

int main(void)
{
    char *claims = table_read("claims.tsv");
    char *games = table_read("claims-games.tsv");
    char *fields[COLUMNS];
    tap_plan(table_count_lines(claims) - 1 + 4);
    char *line = table_cut(claims, fields, COLUMNS);
    while (*line) {
        struct game game;
        line = table_cut(line, fields, COLUMNS);
        table_play(&game, games, fields[GAME]);
        struct claim claim = read_claim(fields);
        ok(tell_all(&game, &claim), "%s, ply %d: told under all rulesets", fields[GAME], claim.ply);
        game_clear(&game);
    }
    losses();
    free(claims);
    free(games);
    return tap_done();
}
