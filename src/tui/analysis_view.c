/* SPDX-License-Identifier: MIT */
/*
 * Board left; right the moves with the comment at the ply, below them the findings or the
 * list of kinds of claim.  In a narrow window Tab shows the one or the other.
 */
#include "config.h"

#include <string.h>

#include "base/utf8.h"
#include "pgn/writer.h"
#include "text/complain.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/phrase.h"
#include "tui/analysis.h"
#include "tui/claim_form.h"
#include "tui/layout.h"
#include "tui/quiz.h"
#include "tui/run.h"

enum { LINE_ROWS = 3 };

/* Clean, without its folders; "" if there is none. */
static void add_file_name(const struct analysis *analysis, struct buf *out)
{
    const char *slash = analysis->path ? strrchr(analysis->path, '/') : NULL;
    const char *name = slash ? slash + 1 : analysis->path ? analysis->path : "";

    utf8_clean(out, name, strlen(name));
}

/* ---- board ---- */

static void draw_board(const struct analysis *analysis, const struct app *app,
                       struct canvas *canvas, const struct board_layout *layout)
{
    const struct game *game = analysis_game(analysis);
    int ply = analysis->ply;
    struct board_view view = board_view_of(game_at(game, ply), &app->display, layout->cell);

    if (ply > 0)
        view.last = board_move_squares(game_at(game, ply - 1), game->moves[ply - 1]);
    board_draw(canvas, layout->board, &view);
}

/* ---- moves ---- */

static void draw_moves_heading(const struct analysis *analysis, const struct app *app,
                               struct canvas *canvas, struct area area)
{
    struct buf where = {0};

    notation_move(&where, analysis_game(analysis), analysis->ply, app->context.letters);
    canvas_put(canvas, area, 0, 0, ROLE_HEADING, analysis->on_line ? _("IF PLAYED") : _("Moves"));
    canvas_put_right(canvas, area, 0, ROLE_TEXT, buf_text(&where));
    canvas_cursor(canvas, area, area.cols - utf8_width(buf_text(&where)), 0);
    buf_clear(&where);
}

/* What is left of an area above its last rows. */
static struct area above(struct area area, int rows)
{
    return area_part(area, 0, 0, area.cols, area.rows - rows);
}

static struct area last_rows(struct area area, int rows)
{
    return area_part(area, 0, area.rows - rows, area.cols, rows);
}

/* "34. Qe2 Qe5", the moves tried, at the bottom; returns what is left above. */
static struct area draw_line(const struct analysis *analysis, const struct app *app,
                             struct canvas *canvas, struct area area)
{
    struct buf moves = {0}, line = {0};

    if (!analysis->on_line)
        return area;
    writer_moves(&moves, &analysis->line, analysis->left_at, analysis->line.plies,
                 app->context.letters);
    buf_printf(&line, _("not of the game: %s"), buf_text(&moves));
    text_draw(canvas, last_rows(area, LINE_ROWS), ROLE_WRITTEN, buf_text(&line), 0);
    buf_clear(&moves);
    buf_clear(&line);
    return above(area, LINE_ROWS);
}

static void add_comment(struct buf *out, const struct pgn_comment *comment)
{
    for (size_t n = 0; n < comment->command_count; n++) {
        if (strcmp(comment->commands[n].name, "claim") != 0)
            continue;
        buf_add(out, out->length > 0 ? " " : "");
        buf_add(out, "[claim ");
        utf8_clean(out, comment->commands[n].arguments, strlen(comment->commands[n].arguments));
        buf_add(out, "]");
    }
    if (comment->text[0]) {
        buf_add(out, out->length > 0 ? " " : "");
        utf8_clean(out, comment->text, strlen(comment->text));
    }
}

/* The language of a translation, NULL for a comment that is none. */
static const char *language_of(const struct pgn_comment *comment)
{
    for (size_t n = 0; n < comment->command_count; n++)
        if (strcmp(comment->commands[n].name, "lang") == 0)
            return comment->commands[n].arguments;
    return NULL;
}

/* A translation counts in its language only, and there in place of what stands before it. */
static bool is_shown(const struct pgn_game *pgn, size_t n, const char *language)
{
    const char *own = language_of(&pgn->comments[n]);
    bool followed = n + 1 < pgn->comment_count && pgn->comments[n + 1].ply == pgn->comments[n].ply;
    const char *next = followed ? language_of(&pgn->comments[n + 1]) : NULL;

    if (own)
        return strcmp(own, language) == 0;
    return !next || strcmp(next, language) != 0;
}

/* What the file says at the ply on view, of the main line. */
static void write_comments(struct buf *out, const struct analysis *analysis, const char *language)
{
    const struct pgn_game *pgn = &analysis->pgn;

    if (analysis->on_line && analysis->ply > analysis->left_at)
        return;
    for (size_t n = 0; n < pgn->comment_count; n++)
        if (pgn->comments[n].ply == analysis->ply && pgn->comments[n].depth == 0 &&
            is_shown(pgn, n, language))
            add_comment(out, &pgn->comments[n]);
}

/* The comment at the bottom; returns what is left above. */
static struct area draw_comments(const struct analysis *analysis, const struct app *app,
                                 struct canvas *canvas, struct area area)
{
    struct buf text = {0};
    int most = area.rows / 2, rows = 0;

    write_comments(&text, analysis, run_language(app));
    if (text.length > 0)
        rows = text_rows(buf_text(&text), area.cols);
    bool cut = rows > most;
    rows = cut ? most : rows;
    text_draw(canvas, last_rows(area, rows), ROLE_DIM, buf_text(&text), 0);
    if (cut)
        canvas_put_right(canvas, last_rows(area, 1), 0, ROLE_DIM, " ...");
    buf_clear(&text);
    return above(area, rows);
}

static void draw_score(const struct analysis *analysis, const struct app *app,
                       struct canvas *canvas, struct area area)
{
    bool beyond = analysis->on_line && analysis->ply > analysis->left_at;
    struct moves_pane pane = {.game = &analysis->pgn.game,
                              .letters = app->context.letters,
                              .ply = beyond ? analysis->left_at : analysis->ply,
                              .last = analysis->pgn.game.plies};

    moves_draw(canvas, area, &pane);
}

static void draw_moves(const struct analysis *analysis, const struct app *app,
                       struct canvas *canvas, struct area area)
{
    draw_moves_heading(analysis, app, canvas, area);
    area = draw_comments(analysis, app, canvas, area_inset(area, 0, 1, 0, 0));
    area = draw_line(analysis, app, canvas, area);
    draw_score(analysis, app, canvas, area);
}

/* ---- findings and form ---- */

static void draw_finding(const void *data, int index, struct buf *out)
{
    const struct report *report = data;

    buf_add(out, report->lines[index].text);
}

static void draw_kind(const void *data, int index, struct buf *out)
{
    (void)data;
    claim_form_label(index, out);
}

/* The whole of the finding chosen: the list shows its beginning. */
static void draw_detail(const struct analysis *analysis, struct canvas *canvas, struct area area)
{
    int chosen = analysis->findings.chosen;

    text_draw(canvas, area, ROLE_TEXT, analysis->report.lines[chosen].text, 0);
}

/* What can be typed, as much of it as there is room for. */
static void draw_hint(struct canvas *canvas, struct area area, int row)
{
    const char *hint = _(":claim judges   :Qe2 tries a move");

    if (utf8_width(hint) > area.cols)
        hint = _(":claim judges here");
    canvas_put(canvas, area, 0, row, ROLE_DIM, hint);
}

static void draw_list(const struct analysis *analysis, struct canvas *canvas, struct area area)
{
    int most =
        area.rows - area.rows / 2 < ANALYSIS_PAGE ? ANALYSIS_PAGE : area.rows - area.rows / 2;
    int rows = analysis->findings.count < most ? analysis->findings.count : most;

    list_draw(canvas, area_part(area, 0, 0, area.cols, rows), &analysis->findings, draw_finding,
              &analysis->report, true);
    draw_detail(analysis, canvas, area_inset(area, 0, rows + 1, 0, 0));
}

static void draw_findings(const struct analysis *analysis, struct canvas *canvas, struct area area)
{
    struct area inside = area_inset(area, 0, 1, 0, 1);

    canvas_printf(canvas, area, 0, 0, ROLE_HEADING, _("Claims, ends, near misses (%d)"),
                  analysis->findings.count);
    canvas_cursor(canvas, area, 0, 0);
    if (analysis->findings.count == 0)
        text_draw(canvas, inside, ROLE_TEXT, _("No draw could have been claimed in this game."), 0);
    else
        draw_list(analysis, canvas, inside);
    draw_hint(canvas, area, area.rows - 1);
}

static void draw_form(const struct analysis *analysis, struct canvas *canvas, struct area area)
{
    canvas_put(canvas, area, 0, 0, ROLE_HEADING, _("What is claimed here?"));
    list_draw(canvas, area_inset(area, 0, 1, 0, 0), &analysis->kinds, draw_kind, NULL, true);
}

static void draw_lower(const struct analysis *analysis, struct canvas *canvas, struct area area)
{
    if (analysis->asking)
        draw_form(analysis, canvas, area);
    else
        draw_findings(analysis, canvas, area);
}

static void draw_game(const struct analysis *analysis, const struct app *app, struct canvas *canvas,
                      struct area body)
{
    struct board_layout layout = layout_board(app->cols, app->rows, body, &app->display);
    struct area side = layout.side;
    int half = side.rows / 2 - 1; /* for the moves; the form needs its ten rows */

    draw_board(analysis, app, canvas, &layout);
    layout_divide(canvas, body, &layout);
    if (!layout.one_pane) {
        draw_moves(analysis, app, canvas, area_part(side, 0, 0, side.cols, half));
        canvas_rule(canvas, side, half);
        draw_lower(analysis, canvas, area_inset(side, 0, half + 1, 0, 0));
    } else if (analysis->moves_pane && !analysis->asking) {
        draw_moves(analysis, app, canvas, side);
    } else {
        draw_lower(analysis, canvas, side);
    }
}

/* ---- the other states ---- */

static void draw_title_row(const void *data, int index, struct buf *out)
{
    char *const *titles = data;

    buf_printf(out, "%d  %s", index + 1, titles[index]);
}

static void draw_empty(struct canvas *canvas, struct area body)
{
    text_draw(canvas, area_inset(body, 1, 1, 1, 0), ROLE_TEXT,
              _("Which draws could have been claimed, which claim is right, and why?\n\n"
                "Enter asks for the name of a PGN or FEN file.\n"
                ":fen and a position sets it up."),
              0);
    canvas_cursor(canvas, body, 1, 1);
}

void analysis_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                   struct area body)
{
    const struct analysis *analysis = (const struct analysis *)screen;

    if (analysis->state == ANALYSIS_GAME)
        draw_game(analysis, app, canvas, body);
    else if (analysis->state == ANALYSIS_GAMES)
        list_draw(canvas, body, &analysis->games, draw_title_row, analysis->titles, true);
    else if (analysis->state == ANALYSIS_LOADING)
        canvas_put(canvas, body, 1, 1, ROLE_TEXT, _("Reading ..."));
    else
        draw_empty(canvas, body);
}

/* ---- title and message ---- */

static void add_players(const struct analysis *analysis, struct buf *out)
{
    const char *white = pgn_game_tag(&analysis->pgn, "White");
    const char *black = pgn_game_tag(&analysis->pgn, "Black");

    if (!white || !black)
        return;
    buf_add(out, "  ");
    utf8_clean(out, white, strlen(white));
    buf_add(out, " - ");
    utf8_clean(out, black, strlen(black));
}

void analysis_title(const struct screen *screen, const struct app *app, struct buf *left,
                    struct buf *right)
{
    const struct analysis *analysis = (const struct analysis *)screen;

    buf_add(left, _("ANALYSE"));
    buf_add(left, "  ");
    add_file_name(analysis, left);
    if (analysis->state == ANALYSIS_GAMES)
        buf_printf(right, _("%zu games"), analysis->game_count);
    if (analysis->state != ANALYSIS_GAME)
        return;
    if (analysis->game_count > 1)
        buf_printf(left, _("  game %zu/%zu"), analysis->number + 1, analysis->game_count);
    add_players(analysis, left);
    buf_printf(right, _("ply %d/%d  %s"), analysis->ply, analysis_game(analysis)->plies,
               analysis_rules(app)->id);
}

/* How often the position has come up can't be told where nobody knows what came before. */
static const char *facts_sentence(const struct game *game, int ply, int clock)
{
    if (game_history_unknown(game, ply))
        return ngettext("{side} to move.  {clock} half-move without capture or pawn move, with "
                        "what came before.",
                        "{side} to move.  {clock} half-moves without capture or pawn move, with "
                        "what came before.",
                        (unsigned long)clock);
    return ngettext("{side} to move.  Occurrence {times}.  {clock} half-move without capture or "
                    "pawn move.",
                    "{side} to move.  Occurrence {times}.  {clock} half-moves without capture or "
                    "pawn move.",
                    (unsigned long)clock);
}

static void write_facts(const struct analysis *analysis, const struct app *app, struct buf *out)
{
    const struct game *game = analysis_game(analysis);
    const struct position *here = game_at(game, analysis->ply);
    int times = draws_count(game, analysis->ply, here, analysis_rules(app)->identity);

    phrase_with(
        out, facts_sentence(game, analysis->ply, here->halfmove),
        (struct filling[]){{.name = "side", .text = notation_color_word((enum color)here->turn)},
                           {.name = "times", .number = times},
                           {.name = "clock", .number = here->halfmove},
                           {0}});
}

static void message_of_game(const struct analysis *analysis, const struct app *app, struct buf *out)
{
    const struct err *stop = analysis_stop(analysis);

    if (analysis->asking)
        buf_add(out, _("Enter or a digit.  The claim is judged on the position on the board."));
    else if (stop && !analysis->on_line && analysis->ply == analysis->pgn.game.plies)
        complain_sentence(out, stop, &analysis->pgn.game);
    else
        write_facts(analysis, app, out);
}

void analysis_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct analysis *analysis = (const struct analysis *)screen;

    if (analysis->state == ANALYSIS_GAME)
        message_of_game(analysis, app, out);
    else if (analysis->state == ANALYSIS_GAMES)
        buf_add(out, _("Enter opens a game."));
}
