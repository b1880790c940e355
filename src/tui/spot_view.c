/* SPDX-License-Identifier: MIT */
/* Board left; right the moves so far, below them the claims to make.  Once the game is over: how it
 * went, and what there was to claim. */
#include "config.h"

#include "text/i18n.h"
#include "text/notation.h"
#include "text/phrase.h"
#include "train/spot_words.h"
#include "tui/layout.h"
#include "tui/quiz.h"
#include "tui/spot.h"

/* The list and its heading; moves with theirs; without a heading two rows say enough. */
enum { LIST_ROWS = SPOT_ROWS + 1, MOVES_LEAST = 2, MOVES_WITH_HEADING = 4 };

static struct board_layout layout_now(const struct app *app)
{
    return layout_board(app->cols, app->rows, app_body(app), &app->display);
}

static int rows_for_moves(struct area side)
{
    return side.rows - LIST_ROWS - 1;
}

bool spot_is_tight(const struct app *app)
{
    return rows_for_moves(layout_now(app).side) < MOVES_LEAST;
}

/* --- board and moves --- */

static void draw_board(const struct spot_screen *spot, const struct app *app,
                       struct canvas *canvas, const struct board_layout *layout)
{
    const struct game *game = spot->run.spot.game;
    struct board_view view = board_view_of(game_at(game, spot->ply), &app->display, layout->cell);
    if (spot->ply > 0)
        view.last = board_move_squares(game_at(game, spot->ply - 1), game->moves[spot->ply - 1]);
    board_draw(canvas, layout->board, &view);
}

static void draw_moves(const struct spot_screen *spot, const struct app *app,
                       struct canvas *canvas, struct area area)
{
    const struct spot *game = &spot->run.spot;
    struct moves_pane moves = {.game = game->game,
                               .letters = app->display.letters,
                               .ply = spot->ply,
                               .last = spot_is_over(spot) ? game->game->plies : game->ply};
    struct buf where = {0};
    int heading = area.rows >= MOVES_WITH_HEADING ? 1 : 0;
    if (heading == 1) {
        notation_move(&where, game->game, spot->ply, app->display.letters);
        canvas_put(canvas, area, 0, 0, ROLE_HEADING, _("Moves"));
        canvas_put_right(canvas, area, 0, ROLE_DIM, buf_text(&where));
    }
    moves_draw(canvas, area_inset(area, 0, heading, 0, 0), &moves);
    buf_clear(&where);
}

/* --- while the game goes on --- */

static void claim_row(const void *data, int index, struct buf *out)
{
    const struct spot_screen *spot = data;
    if (index > 0)
        claim_form_label(index - 1, out);
    else if (spot->pace == 0)
        buf_add(out, _("   play on"));
    else
        buf_add(out, spot->paused ? _("   go on") : _("   pause"));
}

static void draw_claims(const struct spot_screen *spot, struct canvas *canvas, struct area area)
{
    const struct spot *game = &spot->run.spot;
    bool white = game_at(game->game, game->ply)->turn == WHITE;
    canvas_put(canvas, area, 0, 0, ROLE_HEADING, white ? _("Claim for White?") : _("Claim for Black?"));
    list_draw(canvas, area_inset(area, 0, 1, 0, 0), &spot->list, claim_row, spot, true);
}

/* --- once it is over --- */

static const char *result_words(const struct spot_screen *spot)
{
    static const char *const words[] = {
        [SPOT_GOOD] = N_("RIGHT"), [SPOT_FAIR] = N_("NOT QUITE"), [SPOT_MISSED] = N_("MISSED")};
    return _(words[spot_result(&spot->run.spot)]);
}

static enum role result_role(const struct spot_screen *spot)
{
    return spot_result(&spot->run.spot) == SPOT_GOOD ? ROLE_RIGHT : ROLE_WRONG;
}

struct told {
    const struct spot_screen *spot;
    const struct app *app;
};

static void told_row(const void *data, int index, struct buf *out)
{
    const struct told *told = data;
    const struct spot_screen *spot = told->spot;
    int made = spot_claim_of_row(spot, index), line = spot_line_of_row(spot, index);
    if (made >= 0) {
        buf_add(out, _("You: "));
        spot_say_claim(out, &spot->run.spot, made, told->app->display.letters);
    } else if (line >= 0) {
        buf_add(out, spot->report.lines[line].text);
    } else {
        buf_add(out, _("On to the next game"));
    }
}

/* Rows of the list: it must leave some for the whole of the row chosen. */
static int list_rows(const struct spot_screen *spot, int rows)
{
    int most = rows - rows / 3;
    return spot->list.count < most ? spot->list.count : most;
}

static int result_rows(const struct spot_screen *spot, const struct app *app, int cols)
{
    struct buf result = {0};
    spot_say_result(&result, &spot->run.spot, app->display.letters);
    int rows = text_rows(buf_text(&result), cols);
    buf_clear(&result);
    return 1 + rows + 1; /* heading and a blank row */
}

static void draw_result(const struct spot_screen *spot, const struct app *app,
                        struct canvas *canvas, struct area area)
{
    struct buf result = {0};
    spot_say_result(&result, &spot->run.spot, app->display.letters);
    canvas_put(canvas, area, 0, 0, result_role(spot), result_words(spot));
    text_draw(canvas, area_inset(area, 0, 1, 0, 0), ROLE_TEXT, buf_text(&result), 0);
    buf_clear(&result);
}

static void draw_told(const struct spot_screen *spot, const struct app *app,
                      struct canvas *canvas, struct area area)
{
    struct told told = {spot, app};
    int top = result_rows(spot, app, area.cols);
    struct area below = area_inset(area, 0, top, 0, 0);
    int rows = list_rows(spot, below.rows);
    struct buf whole = {0};
    draw_result(spot, app, canvas, area);
    list_draw(canvas, area_part(below, 0, 0, below.cols, rows), &spot->list, told_row, &told, true);
    if (spot->list.chosen > 0)
        told_row(&told, spot->list.chosen, &whole);
    text_draw(canvas, area_inset(below, 0, rows + 1, 0, 0), ROLE_DIM, buf_text(&whole), 0);
    buf_clear(&whole);
}

/* --- the panel --- */

static void draw_lower(const struct spot_screen *spot, const struct app *app,
                       struct canvas *canvas, struct area area)
{
    if (spot_is_over(spot))
        draw_told(spot, app, canvas, area);
    else
        draw_claims(spot, canvas, area);
}

/* How much of the panel is the moves'; 0 where only one of the two has room, or the end takes it
 * all. */
static int moves_rows_of(const struct spot_screen *spot, const struct board_layout *layout)
{
    int rows = rows_for_moves(layout->side);
    if (rows < MOVES_LEAST || (spot_is_over(spot) && layout->one_pane))
        return 0;
    return spot_is_over(spot) && rows > layout->side.rows / 3 ? layout->side.rows / 3 : rows;
}

static struct area lower_area(const struct spot_screen *spot, const struct board_layout *layout)
{
    int rows = moves_rows_of(spot, layout);
    return rows > 0 ? area_inset(layout->side, 0, rows + 1, 0, 0) : layout->side;
}

int spot_page(const struct spot_screen *spot, const struct app *app)
{
    struct board_layout layout = layout_now(app);
    struct area area = lower_area(spot, &layout);
    return spot_is_over(spot) ? list_rows(spot, area.rows - result_rows(spot, app, area.cols))
                              : area.rows - 1;
}

void spot_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
               struct area body)
{
    const struct spot_screen *spot = (const struct spot_screen *)screen;
    struct board_layout layout = layout_board(app->cols, app->rows, body, &app->display);
    int rows = moves_rows_of(spot, &layout);
    draw_board(spot, app, canvas, &layout);
    layout_divide(canvas, body, &layout);
    if (rows > 0) {
        draw_moves(spot, app, canvas, area_part(layout.side, 0, 0, layout.side.cols, rows));
        canvas_rule(canvas, layout.side, rows);
    }
    if (rows == 0 && spot->moves_pane)
        draw_moves(spot, app, canvas, layout.side);
    else
        draw_lower(spot, app, canvas, lower_area(spot, &layout));
}

/* --- title and message --- */

void spot_title(const struct screen *screen, const struct app *app, struct buf *left,
                struct buf *right)
{
    const struct spot_screen *spot = (const struct spot_screen *)screen;
    size_t count = spot_games_count(&spot->run.games);
    (void)app;
    if (count > 0)
        /* TRANSLATORS: game 2 of 15 */
        buf_printf(left, _("SPOT IT %zu/%zu"), spot->run.number, count);
    else
        buf_printf(left, _("SPOT IT %zu"), spot->run.number);
    if (spot_is_over(spot)) {
        buf_add(left, " | ");
        report_title(left, spot->run.game.pgn);
    } else if (spot->paused) {
        buf_add(right, _("paused"));
    } else if (spot->pace > 0) {
        buf_printf(right, _("a move every %d s"), spot->pace);
    }
}

void spot_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct spot_screen *spot = (const struct spot_screen *)screen;
    const struct spot *game = &spot->run.spot;
    struct buf played = {0};
    notation_move(&played, game->game, game->ply, app->display.letters);
    const char *side = notation_color_word((enum color)game_at(game->game, game->ply)->turn);
    if (spot_is_over(spot))
        buf_add(out, spot->list.chosen == 0
                         ? _("Enter: the next game.  Below it: what there was to claim, and why.")
                         : _("Enter shows the proof of what is chosen."));
    else
        phrase_with(out,
                    game->ply == 0 ? _("{side} to move.  Claim when a draw can be claimed; say when "
                                       "the game is over.")
                    : spot->ply < game->ply
                        ? _("A look back; on the board: {move}, {side} to move.  Esc: back to it.")
                        : _("On the board: {move}.  {side} to move."),
                    (const struct filling[]){{"side", side, 0}, {"move", buf_text(&played), 0}, {0}});
    buf_clear(&played);
}
