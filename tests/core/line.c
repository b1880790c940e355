/* SPDX-License-Identifier: MIT */
#include "tests/core/line.h"

#include <stddef.h>
#include <string.h>

#include "core/san.h"
#include "tests/core/setup.h"
#include "tests/tap/tap.h"

static void push(struct game *game, const char *san, size_t length)
{
    move m;
    struct err err;
    if (!san_parse(game_at(game, game->plies), san, length, NULL, &m, NULL, &err))
        bail("ply %d, move %.*s: %s", game->plies, (int)length, san, err_code_name(err.code));
    if (!game_push(game, m))
        bail("no memory for a game");
}

void line_play(struct game *game, const char *fen, const char *moves)
{
    struct position start = setup_moves(fen, "");
    if (!game_init(game, &start))
        bail("no memory for a game");
    while (*moves != '\0') {
        size_t length = strcspn(moves, " ");
        if (length > 0 && moves[length - 1] != '.')
            push(game, moves, length);
        moves += length;
        moves += strspn(moves, " ");
    }
}

struct verdict line_judge_under(const struct game *game, const struct claim *claim,
                                const struct ruleset *rules)
{
    struct verdict verdict;
    if (!verdict_of(game, claim, rules, DEAD_FULL, &verdict))
        bail("no memory for a verdict");
    return verdict;
}

struct verdict line_judge(const struct game *game, const struct claim *claim)
{
    return line_judge_under(game, claim, ruleset_default());
}

static void describe_differs(struct buf *out, const struct verdict *verdict)
{
    for (size_t n = 0; n < verdict->differ_count; n++) {
        unsigned in = verdict->differs[n].in;
        buf_printf(out, "%s%d:%s%s%s", n ? " " : " but ", verdict->differs[n].ply,
                   in & IDENTITY_SIDE ? "side" : "", in & IDENTITY_CASTLING ? "castling" : "",
                   in & IDENTITY_EN_PASSANT ? "en-passant" : "");
    }
}

static void describe_evidence(struct buf *out, const struct verdict *verdict)
{
    for (size_t n = 0; n < verdict->occurrences.count; n++)
        buf_printf(out, "%s%d", n ? "," : "", verdict->occurrences.items[n]);
    if (verdict->occurrences.count == 0)
        buf_add(out, "-");
    buf_printf(out, " clock %d", verdict->halfmove_clock);
    describe_differs(out, verdict);
}

static void describe_consequences(struct buf *out, const struct verdict *verdict)
{
    buf_add(out, outcome_name(verdict->outcome));
    if (verdict->has_penalty)
        buf_printf(out, " +%d", verdict->penalty_opponent);
    if (verdict->penalty_claimant)
        buf_printf(out, " -%d", verdict->penalty_claimant);
    if (verdict->must_play_written)
        buf_add(out, " play");
    if (verdict->offer_stands)
        buf_add(out, " offer");
    if (verdict->end_ply >= 0)
        buf_printf(out, " end %d", verdict->end_ply);
}

void line_describe(struct buf *out, const struct verdict *verdict)
{
    buf_printf(out, "%s %s %s; ", verdict_answer_name(verdict->answer),
               reason_name(verdict->reason), verdict->article ? verdict->article : "-");
    describe_evidence(out, verdict);
    buf_add(out, "; ");
    describe_consequences(out, verdict);
    for (int n = 0; n < VERDICT_DOUBTS && verdict->doubts[n]; n++)
        buf_printf(out, "%s%s", n ? " " : "; ", verdict->doubts[n]);
}
