/* SPDX-License-Identifier: MIT */
/* Moves in pairs as on a score sheet, the one on the board marked ">". */
#include "config.h"

#include "base/utf8.h"
#include "core/san.h"
#include "tui/quiz.h"

/* "34. " and two moves of up to seven characters, each after a blank or ">". */
enum { NUMBER_COLS = 4, MOVE_COLS = 8, PAIR_COLS = NUMBER_COLS + 2 * MOVE_COLS, PAIR_GAP = 1 };

static int pairs_per_row(int cols)
{
    int pairs = (cols + PAIR_GAP) / (PAIR_COLS + PAIR_GAP);
    return pairs < 1 ? 1 : pairs;
}

/* Plies are counted as if White had begun: a pair is then always two of them. */
static int offset_of(const struct game *game)
{
    return game_at(game, 0)->turn == BLACK ? 1 : 0;
}

static int pair_of(const struct moves_pane *moves, int ply)
{
    return (ply - 1 + offset_of(moves->game)) / 2;
}

static int rows_of(const struct moves_pane *moves, int cols)
{
    int pairs = moves->last > 0 ? pair_of(moves, moves->last) + 1 : 0;
    return (pairs + pairs_per_row(cols) - 1) / pairs_per_row(cols);
}

static void draw_move(struct canvas *canvas, struct area area, const struct moves_pane *moves,
                      int ply)
{
    bool shown = ply == moves->ply;
    bool second = (ply - 1 + offset_of(moves->game)) % 2 == 1;
    int col = NUMBER_COLS + (second ? MOVE_COLS : 0);
    struct buf san = {0};
    san_write(&san, game_at(moves->game, ply - 1), moves->game->moves[ply - 1], moves->letters);
    canvas_put(canvas, area, col - 1, 0, ROLE_HEADING, shown ? ">" : " ");
    canvas_put(canvas, area, col, 0, shown ? ROLE_HEADING : ROLE_TEXT, buf_text(&san));
    buf_clear(&san);
}

static void draw_pair(struct canvas *canvas, struct area area, const struct moves_pane *moves,
                      int pair)
{
    int first = 2 * pair + 1 - offset_of(moves->game);
    int number;
    game_move_number(moves->game, first < 1 ? 1 : first, &number);
    canvas_printf(canvas, area, 0, 0, ROLE_DIM, "%2d.", number);
    if (first < 1)
        canvas_put(canvas, area, NUMBER_COLS, 0, ROLE_DIM, "...");
    else
        draw_move(canvas, area, moves, first);
    if (first + 1 <= moves->last)
        draw_move(canvas, area, moves, first + 1);
}

/* The first row to show: the ply on the board in the middle; at the last one also what stands
 * below it. */
static int first_row(const struct moves_pane *moves, int per_row, int total, int rows)
{
    int at = moves->ply > 0 ? pair_of(moves, moves->ply) / per_row : 0;
    int first = moves->ply == moves->last ? total - rows : at - rows / 2;
    first = first > total - rows ? total - rows : first;
    return first < 0 ? 0 : first;
}

void moves_draw(struct canvas *canvas, struct area area, const struct moves_pane *moves)
{
    int per_row = pairs_per_row(area.cols);
    int own = moves->after != NULL ? 1 : 0;
    int total = rows_of(moves, area.cols) + own;
    int top = first_row(moves, per_row, total, area.rows);
    int pairs = moves->last > 0 ? pair_of(moves, moves->last) + 1 : 0;
    for (int pair = top * per_row; pair < pairs; pair++) {
        int col = pair % per_row * (PAIR_COLS + PAIR_GAP);
        struct area place = area_part(area, col, pair / per_row - top, PAIR_COLS, 1);
        draw_pair(canvas, place, moves, pair);
    }
    if (own == 1)
        canvas_put_cut(canvas, area, 0, total - 1 - top, ROLE_WRITTEN, moves->after);
}
