/* SPDX-License-Identifier: MIT */
/* Claims from played games, with verdicts that were checked by hand and by another program:
 * tests/data/claims.tsv, on the games of tests/data/claims-games.tsv. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "tests/core/line.h"
#include "tests/core/table.h"
#include "tests/tap/tap.h"

enum column {
    GAME,
    PLY,
    AFTER,
    BY,
    KIND,
    MOVE,
    FLAGS,
    VERDICT,
    REASON,
    OCCURRENCES,
    CLOCK,
    COLUMNS
};

static unsigned read_flags(char *text)
{
    unsigned flags = 0;
    char *rest = NULL;
    for (char *word = strtok_r(text, ",-", &rest); word; word = strtok_r(NULL, ",-", &rest))
        flags |= claim_flag_find(word);
    return flags;
}

static struct claim read_claim(char *fields[])
{
    struct claim claim = {.ply = atoi(fields[PLY]), .kind = claim_kind_find(fields[KIND])};
    claim.by = strcmp(fields[BY], "white") == 0 ? SIDE_WHITE : SIDE_BLACK;
    if (strcmp(fields[MOVE], "-") != 0)
        snprintf(claim.move, sizeof claim.move, "%s", fields[MOVE]);
    claim.flags = read_flags(fields[FLAGS]);
    return claim;
}

static void describe(struct buf *out, const struct verdict *verdict)
{
    buf_printf(out, "%s %s %s ", verdict->by == WHITE ? "white" : "black",
               verdict_answer_name(verdict->answer), reason_name(verdict->reason));
    for (size_t n = 0; n < verdict->occurrences.count; n++)
        buf_printf(out, "%s%d", n ? "," : "", verdict->occurrences.items[n]);
    if (verdict->occurrences.count == 0)
        buf_add_char(out, '-');
    if (verdict->halfmove_clock < 0)
        buf_add(out, " -");
    else
        buf_printf(out, " %d", verdict->halfmove_clock);
}

static bool is_of_valid_claim(enum reason reason)
{
    return reason <= REASON_DEAD;
}

/* Four choices at least (three would do), the true one first, none twice, and both answers
 * among them, unless the Laws leave it open: then "valid" could be defended. */
static bool has_fair_grounds(const struct game *game, const struct verdict *verdict)
{
    enum reason grounds[REASON_COUNT];
    size_t count = verdict_grounds(game, verdict, ruleset_default(), grounds, REASON_COUNT);
    bool is_seen[REASON_COUNT] = {false};
    bool is_fair = count >= 4 && grounds[0] == verdict->reason;
    bool is_mixed = verdict->answer == VERDICT_UNDECIDED;
    for (size_t n = 0; n < count; n++) {
        is_fair = is_fair && !is_seen[grounds[n]];
        is_seen[grounds[n]] = true;
        is_mixed = is_mixed || is_of_valid_claim(grounds[n]) != is_of_valid_claim(grounds[0]);
    }
    return is_fair && is_mixed;
}

static void check_row(const char *games, char *fields[])
{
    struct game game;
    struct buf wanted = {0};
    struct buf seen = {0};
    buf_printf(&wanted, "%s %s %s %s %s", fields[BY], fields[VERDICT], fields[REASON],
               fields[OCCURRENCES], fields[CLOCK]);
    table_play(&game, games, fields[GAME]);
    struct claim claim = read_claim(fields);
    struct verdict verdict = line_judge(&game, &claim);
    describe(&seen, &verdict);
    is_string(buf_text(&wanted), buf_text(&seen), "%s, ply %d: %s %s", fields[GAME], claim.ply,
              fields[KIND], fields[MOVE]);
    ok(has_fair_grounds(&game, &verdict), "%s, ply %d: grounds", fields[GAME], claim.ply);
    verdict_clear(&verdict);
    game_clear(&game);
    buf_clear(&wanted);
    buf_clear(&seen);
}

int main(void)
{
    char *claims = table_read("claims.tsv");
    char *games = table_read("claims-games.tsv");
    char *fields[COLUMNS];
    tap_plan(2 * (table_count_lines(claims) - 1));
    char *line = table_cut(claims, fields, COLUMNS);
    while (*line) {
        line = table_cut(line, fields, COLUMNS);
        check_row(games, fields);
    }
    free(claims);
    free(games);
    return tap_done();
}
