/* SPDX-License-Identifier: MIT */
/* The same moves of both players, again and again. */
#include "core/series.h"

#include "core/san.h"
#include "tests/core/line.h"
#include "tests/tap/tap.h"

#define KNIGHTS "Nf3 Nf6 Ng1 Ng8 "
#define OTHERS  "Nc3 Nc6 Nb1 Nb8 "

static const struct {
    const char *moves, *ahead;
    int times, length;
    const char *name;
} rows[] = {
    {"", NULL, 1, 0, "nothing was played"},
    {KNIGHTS, NULL, 1, 0, "played once"},
    {KNIGHTS KNIGHTS, NULL, 2, 4, "played twice"},
    {KNIGHTS KNIGHTS KNIGHTS, NULL, 3, 4, "three times"},
    {KNIGHTS KNIGHTS KNIGHTS "Nf3", NULL, 3, 4, "the last four moves, one later"},
    {KNIGHTS OTHERS KNIGHTS, NULL, 1, 0, "the position three times, but by other moves"},
    {KNIGHTS OTHERS KNIGHTS OTHERS, NULL, 2, 8, "a longer series"},
    {KNIGHTS KNIGHTS OTHERS, NULL, 1, 0, "an end that does not belong to it"},
    {"e4 e5 " KNIGHTS KNIGHTS, NULL, 2, 4, "no further back than a pawn move"},
    {KNIGHTS KNIGHTS "Nf3 Nf6 Ng1", "Ng8", 3, 4, "with the move ahead"},
    {KNIGHTS KNIGHTS "Nf3 Nf6 Ng1", "Nd5", 1, 0, "with another move ahead"},
};
enum { ROWS = sizeof rows / sizeof *rows };

int main(void)
{
    tap_plan(ROWS);
    for (int n = 0; n < ROWS; n++) {
        struct game game;
        move ahead = MOVE_NONE;
        line_play(&game, NULL, rows[n].moves);
        if (rows[n].ahead && !san_parse(game_at(&game, game.plies), rows[n].ahead, 3, NULL,
                                        &ahead, NULL, NULL))
            bail("no move %s", rows[n].ahead);
        struct series series = series_at(&game, game.plies, ahead);
        ok(series.times == rows[n].times && series.length == rows[n].length, "%s", rows[n].name);
        game_clear(&game);
    }
    return tap_done();
}
