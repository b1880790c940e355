/* SPDX-License-Identifier: MIT */
/* Lines of a report as claims: the verdict on each must be what the line says. */
#include "config.h"

#include "text/report_claim.h"

#include <string.h>

#include "core/verdict.h"
#include "tests/tap/tap.h"

static struct pgn_game pgn;
static struct event_list events;
static struct report report;
static const struct ruleset *rules;

static void read_game(const char *text)
{
    struct pgn_memory memory = {.bytes = text, .length = strlen(text)};
    struct reader *reader = reader_new(pgn_source_memory(&memory), NULL);
    struct near_miss_list near = {0};
    struct err err;
    if (!reader || reader_next(reader, &pgn, &err) != READ_GAME || pgn.errors.count > 0)
        bail("the game can't be read");
    report_clear(&report);
    report = (struct report){0};
    if (!draws_events(&pgn.game, pgn.game.plies, rules, DEAD_FULL, &events) ||
        !near_misses(&pgn.game, rules, &near) ||
        !report_game(&report, &pgn, rules, &events, &near, NULL))
        bail("memory");
    near_miss_list_clear(&near);
    reader_free(reader);
}

/* Is the claim of a line the kind with the move, and judged so? */
static void is_claim(size_t line, enum claim_kind kind, const char *san, enum reason reason)
{
    struct claim claim = report_claim(&report, &events, &pgn.game, line);
    struct verdict verdict;
    is_int(report.lines[line].ply, claim.ply, "line %zu: at its ply", line);
    is_string(claim_kind_name(kind), claim_kind_name(claim.kind), "of its kind");
    is_string(san, claim.move, "with its move");
    if (!verdict_of(&pgn.game, &claim, rules, DEAD_FULL, &verdict))
        bail("memory");
    is_string(reason_name(reason), reason_name(verdict.reason), "and judged as it says");
    verdict_clear(&verdict);
}

/* The third time comes at 4...Ng8: written by Black, or on the board for White; and White may
 * write 5.Nf3, which would bring the position after 1.Nf3 for the third time. */
static void chances(void)
{
    read_game("1. Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4 *");
    is_size(3, report.count, "three chances");
    is_claim(0, CLAIM_THREEFOLD, "Ng8", REASON_THIRD_OCCURRENCE);
    is_claim(1, CLAIM_THREEFOLD, "", REASON_THIRD_OCCURRENCE);
    is_claim(2, CLAIM_THREEFOLD, "Nf3", REASON_THIRD_OCCURRENCE);
}

static void ends(void)
{
    read_game("1. f3 e5 2. g4 Qh4# 0-1");
    is_size(1, report.count, "a mate");
    is_claim(0, CLAIM_CHECKMATE, "", REASON_CHECKMATE);
}

/* 99 half-moves: any quiet move would make it a hundred, the one that was played is named. */
static void fifty(void)
{
    read_game("[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/P7/K4R2 w - - 99 90\"]\n\nRe1 *");
    is_size(2, report.count, "to be written, then on the board");
    is_claim(0, CLAIM_FIFTY, "Re1", REASON_FIFTY_REACHED);
    is_claim(1, CLAIM_FIFTY, "", REASON_FIFTY_REACHED);
}

/* White could castle the first time, and after Ke1-e2-e1 no longer. */
static void near_miss(void)
{
    read_game("[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/P7/R3K3 w Q - 0 1\"]\n\n"
              "Ke2 Kg8 Ke1 Kh8 Ke2 Kg8 Ke1 Kh8 *");
    size_t last = 0;
    while (last < report.count && report.lines[last].kind != REPORT_NEAR_MISS)
        last++;
    if (last == report.count)
        bail("no near miss");
    is_claim(last, CLAIM_THREEFOLD, "", REASON_CASTLING_RIGHTS);
}

int main(void)
{
    tap_plan(31);
    rules = ruleset_find("fide2023");
    chances();
    ends();
    fifty();
    near_miss();
    report_clear(&report);
    event_list_clear(&events);
    pgn_game_clear(&pgn);
    return tap_done();
}
