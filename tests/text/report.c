/* SPDX-License-Identifier: MIT */
/* What an arbiter reads about a game. */
#include "text/report.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tests/text/games.h"
#include "text/notation.h"

static const char *const kinds[] = {
    [REPORT_END] = "end", [REPORT_CLAIM] = "claim", [REPORT_NEAR_MISS] = "near"};

static bool is_open_before; /* of the ply before a dead one neither is proven */

static void leave_open(struct event_list *events)
{
    for (size_t n = 0; n < events->count; n++)
        events->items[n].at_latest = events->items[n].kind == EVENT_DEAD;
}

/* All lines of a report, each with its ply and kind. */
static void is_report_in(const char *text, const char *letters, const char *report_text,
                         const char *name)
{
    struct pgn_memory memory = {text, strlen(text), 0};
    struct reader *reader = reader_new(pgn_source_memory(&memory), NULL);
    struct pgn_game game = {0};
    struct event_list events = {0};
    struct near_miss_list misses = {0};
    struct report report;
    struct buf out = {0};
    struct err err;

    if (!reader || reader_next(reader, &game, &err) != READ_GAME)
        bail("not read: %s", text);
    if (game.playable) {
        draws_events(&game.game, game.game.plies, ruleset_default(), DEAD_MATERIAL, &events);
        near_misses(&game.game, ruleset_default(), &misses);
    }
    if (is_open_before)
        leave_open(&events);
    if (!report_game(&report, &game, ruleset_default(), &events, &misses,
                     letters ? notation_find(letters) : NULL))
        bail("no memory");
    for (size_t n = 0; n < report.count; n++)
        buf_printf(&out, "%d %s: %s\n", report.lines[n].ply, kinds[report.lines[n].kind],
                   report.lines[n].text);
    is_string(report_text, buf_text(&out), "%s", name);
    buf_clear(&out);
    report_clear(&report);
    near_miss_list_clear(&misses);
    event_list_clear(&events);
    pgn_game_clear(&game);
    reader_free(reader);
}

static void is_report(const char *text, const char *report_text, const char *name)
{
    is_report_in(text, NULL, report_text, name);
}

static void is_title(const char *text, const char *title)
{
    struct pgn_memory memory = {text, strlen(text), 0};
    struct reader *reader = reader_new(pgn_source_memory(&memory), NULL);
    struct pgn_game game = {0};
    struct buf out = {0};
    struct err err;

    if (!reader || reader_next(reader, &game, &err) != READ_GAME)
        bail("not read: %s", text);
    report_title(&out, &game);
    is_string(title, buf_text(&out), "%s", title);
    buf_clear(&out);
    pgn_game_clear(&game);
    reader_free(reader);
}

int main(void)
{
    tap_plan(16);
    report_clear(NULL);
    report_clear(&(struct report){0});
    is_report("1. e4 e5 *\n", "", "a quiet game");
    is_open_before = true;
    is_report("[FEN \"8/8/8/8/8/8/r2k4/K7 w - - 0 60\"]\n\n60. Kxa2 Kd3 *\n",
              "1 end: 60.Kxa2, or earlier: dead position, the end of the game, drawn (5.2.2). Of "
              "the position before it neither is proven. What was played from 60...Kd3 on does "
              "not count.\n",
              "at the latest");
    is_open_before = false;
    is_report(FISCHER_PETROSIAN " 1/2-1/2\n",
              "66 claim: 34.Qe2: White could write it and claim a repetition, for the third time: "
              "30.Qe2, 32.Qe2 and 34.Qe2. It was played.\n"
              "67 claim: 34.Qe2: Black could claim the position on the board, for the third time: "
              "30.Qe2, 32.Qe2 and 34.Qe2. The score ends there (1/2-1/2).\n",
              "two claims open");
    is_report_in(KARPOV_MILES " *\n", "de",
                 "50 near: 25...Ta8 looks like the same position for the third time; after "
                 "21...Sxb2 a castling right differs.\n"
                 "51 claim: 26...Ta4: Black could write it and claim a repetition, for the third "
                 "time: 22...Ta4, 24...Ta4 and 26...Ta4. The score ends there (*).\n"
                 "51 near: 26.Sb5 looks like the same position for the third time; after 22.Sb5 a "
                 "castling right differs.\n",
                 "near misses, in German letters");
    is_report(BLATNY_HOLZKE " 1/2-1/2\n",
              "102 claim: 52.Rb8: White could write it and claim a repetition, for the third time: "
              "48.Rb8, 50.Rb8 and 52.Rb8. 52.h4 was played.\n"
              "102 near: 51...Kd6 looks like the same position for the third time; after 47...f5 a "
              "capture en passant was possible.\n",
              "a claim that was passed over");
    is_report(FISCHER_SPASSKY " 1/2-1/2\n",
              "108 near: 54...Nd4 looks like the same position for the third time; after 48.Kc3 "
              "and 50.Ne1 the other player was to move.\n",
              "the other player to move");
    is_report("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 1-0\n",
              "7 claim: 4...Ng8: Black could write it and claim a repetition, for the third time: "
              "the starting position, 2...Ng8 and 4...Ng8. From there up to 8.Ng1 the player to "
              "move could claim a repetition every time. The game went on with 8...Ng8.\n"
              "16 end: 8...Ng8: the same position for the fifth time, the end of the game, drawn "
              "(9.6.1): the starting position, 2...Ng8, 4...Ng8, 6...Ng8 and 8...Ng8. What was "
              "played from 9.Nf3 on does not count.\n",
              "a long wheel is one line");
    is_report(
        "[FEN \"6k1/8/8/8/8/8/r7/4K2R w - - 98 160\"]\n\n160. Kf1 Kg7 161. Ke1 Kf7 1/2-1/2\n",
        "1 claim: 160.Kf1: 99 half-moves; Black could write a move, neither a capture nor a "
        "pawn move, and claim fifty moves. 160...Kg7 was played.\n"
        "2 claim: 160...Kg7: White could claim fifty moves on the board (100 half-moves), and "
        "after it the player to move every time up to 161...Kf7 (102 half-moves). The score "
        "ends there (1/2-1/2).\n",
        "fifty moves are one line");
    is_report("[FEN \"6k1/8/8/8/8/8/r7/4K2R w - - 147 160\"]\n\n160. Kf1 Kg7 161. Ke1 Kf7 *\n",
              "0 claim: the starting position: White could claim fifty moves on the board (147 "
              "half-moves), and after it the player to move every time up to 160...Kg7 (149 "
              "half-moves). The game went on with 161.Ke1.\n"
              "3 end: 161.Ke1: 150 half-moves without a capture or a pawn move, 75 by each side, "
              "the end of the game, drawn (9.6.2). What was played from 161...Kf7 on does not "
              "count.\n",
              "nothing is claimed after the end");
    is_report("[FEN \"7k/8/8/5QK1/8/8/8/8 w - - 3 50\"]\n\n50. Qf7 1/2-1/2\n",
              "1 end: 50.Qf7: stalemate, the end of the game, drawn (5.2.1).\n", "stalemate");
    is_report("[FEN \"bad\"]\n\n1. e4 *\n", "", "a game without a position");

    is_title("[White \"Fischer\"]\n[Black \"Petrosian\"]\n[Event \"Candidates\"]\n[Date "
             "\"1971.10.07\"]\n\n1. e4 1/2-1/2\n",
             "Fischer - Petrosian, Candidates 1971.10.07, 1/2-1/2, 1 ply");
    is_title("[White \"A\"]\n[Black \"?\"]\n[Event \"?\"]\n[Date \"????.??.??\"]\n\n1. e4 e5 *\n",
             "A - ?, *, 2 plies");
    is_title("[White \"A\"]\n[Black \"B\"]\n[Date \"1997.??.??\"]\n\n*\n",
             "A - B, 1997, *, 0 plies");
    is_title("1. e4 *\n", "Game 1, *, 1 ply");
    is_title("[White \"\x1b[31m\"]\n[Black \"B\"]\n\n*\n", "\\x1b[31m - B, *, 0 plies");
    return tap_done();
}
