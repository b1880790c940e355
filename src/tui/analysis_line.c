/* SPDX-License-Identifier: MIT */
/*
 * Moves tried out on the board.  The line is a game of its own: a copy of the one analysed up
 * to where it was left, and what was typed since.
 */
#include "config.h"

#include <string.h>

#include "text/i18n.h"
#include "text/notation.h"
#include "tui/analysis.h"

const struct game *analysis_game(const struct analysis *analysis)
{
    return analysis->on_line ? &analysis->line : &analysis->pgn.game;
}

const struct ruleset *analysis_rules(const struct app *app)
{
    return app->context.rules ? app->context.rules : ruleset_default();
}

void analysis_leave_line(struct analysis *analysis)
{
    if (!analysis->on_line)
        return;
    analysis->on_line = false;
    analysis->ply = analysis->left_at;
    game_clear(&analysis->line);
    analysis_forget_verdict(analysis);
}

/* Begins a line at the ply on view, or cuts the one there is off there. */
static bool begin(struct analysis *analysis)
{
    if (analysis->on_line) {
        game_truncate(&analysis->line, analysis->ply);
        if (analysis->left_at > analysis->ply)
            analysis->left_at = analysis->ply;
        return true;
    }
    game_clear(&analysis->line);
    analysis->line = (struct game){0};
    analysis->left_at = analysis->ply;
    analysis->on_line = game_copy(&analysis->line, &analysis->pgn.game, analysis->ply);
    return analysis->on_line;
}

/* The move that the game goes on with is no line. */
static bool is_next(const struct analysis *analysis, move m)
{
    const struct game *game = analysis_game(analysis);

    return analysis->ply < game->plies && game->moves[analysis->ply] == m;
}

static void play(struct analysis *analysis, struct app *app, move m)
{
    if (is_next(analysis, m)) {
        analysis->ply++;
        return;
    }
    analysis_forget_verdict(analysis);
    if (begin(analysis) && game_push(&analysis->line, m))
        analysis->ply = analysis->line.plies;
    else
        app_warn(app, _("The line can't go on: out of memory, or it is too long."));
}

/* English letters always; those of the language where the setting asks for them. */
static bool read_move(const struct app *app, const struct position *position, const char *text,
                      move *out, struct err *err)
{
    const struct san_letters *local = notation_find(app->context.language);

    if (strcmp(app_setting(app, "notation.input"), "local") == 0 && local &&
        san_parse(position, text, strlen(text), local, out, NULL, NULL))
        return true;
    return san_parse(position, text, strlen(text), NULL, out, NULL, err);
}

bool analysis_try(struct analysis *analysis, struct app *app, const char *text)
{
    const struct position *position = game_at(analysis_game(analysis), analysis->ply);
    struct err err;
    move m;

    if (read_move(app, position, text, &m, &err))
        play(analysis, app, m);
    else if (err.code == ERR_MOVE_FORM)
        return false;
    else
        analysis_complain(app, &err, NULL);
    return true;
}

void analysis_take_back(struct analysis *analysis)
{
    if (!analysis->on_line)
        return;
    if (analysis->line.plies - 1 <= analysis->left_at) {
        analysis_leave_line(analysis);
        return;
    }
    analysis_forget_verdict(analysis);
    game_truncate(&analysis->line, analysis->line.plies - 1);
    if (analysis->ply > analysis->line.plies)
        analysis->ply = analysis->line.plies;
}
