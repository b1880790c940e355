/* SPDX-License-Identifier: MIT */
#include "tests/text/told.h"

#include <string.h>

#include "pgn/claim_text.h"
#include "tests/core/line.h"
#include "tests/tap/tap.h"

void told_open(struct told *told, const char *fen, const char *moves, const char *claim,
               const struct ruleset *rules)
{
    char place[CLAIM_PLACE_SIZE];
    struct claim read;
    struct err err;

    if (!claim_text_parse_at(claim, strlen(claim), NULL, &read, place, &err))
        bail("claim %s: %s", claim, err_code_name(err.code));
    line_play(&told->game, fen, moves);
    if (!rules)
        rules = ruleset_default();
    told->verdict = line_judge_under(&told->game, &read, rules);
    told->speaker = (struct speaker){&told->game, rules, &told->verdict, NULL};
}

void told_clear(struct told *told)
{
    verdict_clear(&told->verdict);
    game_clear(&told->game);
}

void told_all(struct buf *out, const struct told *told)
{
    explain_headline(out, &told->speaker);
    buf_add_char(out, '\n');
    explain_reasons(out, &told->speaker);
    buf_add_char(out, '\n');
    explain_next(out, &told->speaker);
}
