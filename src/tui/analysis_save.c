/* SPDX-License-Identifier: MIT */
/* A judged claim as a puzzle in a new file. */
#include "config.h"

#include "text/i18n.h"
#include "train/puzzle_write.h"
#include "tui/analysis.h"

void analysis_save(const struct analysis *analysis, struct app *app, const char *path)
{
    struct buf text = {0};

    if (!analysis->judged) {
        app_warn(app, _("First judge a claim here (:claim); it is saved with the game."));
        return;
    }
    struct puzzle_source source = {
        .pgn = &analysis->pgn,
        .game = analysis_game(analysis),
        .last = analysis->on_line ? analysis->left_at : analysis->pgn.game.plies,
    };
    if (puzzle_write(&text, &source, &analysis->verdict, path))
        app_wish(app, WISH_SAVE_FILE, path, buf_text(&text), text.length);
    buf_clear(&text);
}

void analysis_saved(struct app *app, const struct tui_event *event)
{
    if (event->err)
        analysis_complain(app, event->err, NULL);
    else
        app_say(app, _("Saved.  \"drawclaim puzzles lint\" says what is missing."));
}
