/* SPDX-License-Identifier: MIT */
/* What each ruleset says of played games: tests/data/truth.tsv.  The last column argues the
 * row from the rules and the facts of the game. */
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "pgn/claim_text.h"
#include "tests/core/line.h"
#include "tests/core/table.h"
#include "tests/tap/tap.h"

enum column { GAME, PLY, CLAIM, RULESET, VERDICT, REASON, UNKNOWN, PENALTY, COMMENT, COLUMNS };

/* A game by its name, or a position as a FEN. */
static void play(struct game *game, const char *games, const char *name)
{
    if (strchr(name, '/'))
        line_play(game, name, "");
    else
        table_play(game, games, name);
}

static struct claim read_claim(char *fields[])
{
    struct buf text = {0};
    struct claim claim;
    struct err err;
    char place[CLAIM_PLACE_SIZE];
    buf_printf(&text, "%s:%s", fields[PLY], fields[CLAIM]);
    if (!claim_text_parse_at(buf_text(&text), text.length, NULL, &claim, place, &err))
        bail("claim %s: %s", buf_text(&text), err_code_name(err.code));
    buf_clear(&text);
    return claim;
}

/* "120/0", "180/180half"; "-" where the rules fix none, "*" where the row doesn't say. */
static void describe_penalty(struct buf *out, const struct verdict *verdict, const char *wanted)
{
    if (strcmp(wanted, "*") == 0)
        buf_add(out, "*");
    else if (!verdict->has_penalty)
        buf_add(out, "-");
    else
        buf_printf(out, "%d/%d%s", verdict->penalty_opponent, verdict->penalty_claimant,
                   verdict->penalty_claimant_half ? "half" : "");
}

static void describe(struct buf *out, const struct verdict *verdict, const char *penalty)
{
    buf_printf(out, "%s %s %s ", verdict_answer_name(verdict->answer),
               reason_name(verdict->reason),
               verdict->unknown ? rule_part_name(verdict->unknown) : "-");
    describe_penalty(out, verdict, penalty);
}

static void check_row(const char *games, char *fields[])
{
    struct game game;
    struct buf wanted = {0}, seen = {0};
    const struct ruleset *rules = ruleset_find(fields[RULESET]);
    if (!rules)
        bail("no ruleset %s", fields[RULESET]);
    buf_printf(&wanted, "%s %s %s %s", fields[VERDICT], fields[REASON], fields[UNKNOWN],
               fields[PENALTY]);
    play(&game, games, fields[GAME]);
    struct claim claim = read_claim(fields);
    struct verdict verdict;
    if (!verdict_of(&game, &claim, rules, DEAD_FULL, &verdict))
        bail("no memory for a verdict");
    describe(&seen, &verdict, fields[PENALTY]);
    is_string(buf_text(&wanted), buf_text(&seen), "%s, ply %s, %s, %s", fields[GAME],
              fields[PLY], fields[CLAIM], fields[RULESET]);
    verdict_clear(&verdict);
    game_clear(&game);
    buf_clear(&wanted);
    buf_clear(&seen);
}

static void note_seen(bool seen[], const char *id)
{
    for (int n = 0; ruleset_at(n); n++)
        seen[n] = seen[n] || strcmp(ruleset_at(n)->id, id) == 0;
}

enum { RULESETS_MOST = 64 };

int main(void)
{
    char *rows = table_read("truth.tsv");
    char *games = table_read("claims-games.tsv");
    char *fields[COLUMNS];
    bool seen[RULESETS_MOST] = {false};
    int argued = 0, unseen = 0, count = table_count_lines(rows) - 1;
    tap_plan(count + 2);
    char *line = table_cut(rows, fields, COLUMNS);
    while (*line) {
        line = table_cut(line, fields, COLUMNS);
        check_row(games, fields);
        note_seen(seen, fields[RULESET]);
        argued += strlen(fields[COMMENT]) > 10;
    }
    for (int n = 0; ruleset_at(n); n++)
        unseen += !seen[n];
    is_int(0, unseen, "no ruleset is left out");
    is_int(count, argued, "every row is argued");
    free(rows);
    free(games);
    return tap_done();
}
