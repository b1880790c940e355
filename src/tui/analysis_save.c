/* SPDX-License-Identifier: MIT */
/* A judged claim as a puzzle in a new file. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "pgn/writer.h"
#include "text/i18n.h"
#include "train/puzzle_write.h"
#include "tui/analysis.h"

/* Where the moves tried begin: files are in English. */
static void write_note(struct buf *out, const struct analysis *analysis)
{
    buf_add(out, "From here on not played, but tried out in analysis: ");
    writer_moves(out, &analysis->line, analysis->left_at, analysis->line.plies, NULL);
    buf_add_char(out, '.');
}

/* The comments with a note behind those of a ply; the array is the caller's. */
static struct pgn_comment *with_note(const struct pgn_game *pgn, int ply, char *note, size_t *count)
{
    struct pgn_comment *comments = calloc(pgn->comment_count + 1, sizeof *comments);
    size_t place = 0;

    while (place < pgn->comment_count && pgn->comments[place].ply <= ply &&
           !pgn->comments[place].after_result)
        place++;
    for (size_t n = 0; comments && n < pgn->comment_count; n++)
        comments[n < place ? n : n + 1] = pgn->comments[n];
    if (comments)
        comments[place] = (struct pgn_comment){.ply = ply, .text = note};
    *count = pgn->comment_count + 1;
    return comments;
}

/* Tags and comments are the game's, its result is not: the moves tried never led to it. */
static bool write_line(struct buf *out, const struct analysis *analysis, const char *path)
{
    struct pgn_game marked = analysis->pgn;
    struct buf note = {0};
    bool good = false;

    write_note(&note, analysis);
    if (buf_ok(&note))
        marked.comments =
            with_note(&analysis->pgn, analysis->left_at, note.data, &marked.comment_count);
    strcpy(marked.result, "*");
    if (buf_ok(&note) && marked.comments) {
        struct puzzle_source source = {
            .pgn = &marked, .game = &analysis->line, .last = analysis->left_at};
        good = puzzle_write(out, &source, &analysis->verdict, path);
        free(marked.comments);
    }
    buf_clear(&note);
    return good;
}

static bool write_played(struct buf *out, const struct analysis *analysis, const char *path)
{
    struct puzzle_source source = {
        .pgn = &analysis->pgn, .game = &analysis->pgn.game, .last = analysis->pgn.game.plies};

    return puzzle_write(out, &source, &analysis->verdict, path);
}

/* What was played is evidence, what was tried is not: moves tried are written only where the claim
 * stands behind them, and then marked. */
void analysis_save(struct analysis *analysis, struct app *app, const char *path)
{
    struct buf text = {0};

    if (!analysis->judged) {
        app_warn(app, _("First judge a claim here (:claim); it is saved with the game."));
        return;
    }
    bool tried = analysis->on_line && analysis->verdict.claim.ply > analysis->left_at;
    analysis->saved = tried ? SAVED_LINE : analysis->on_line ? SAVED_WITHOUT_LINE : SAVED_GAME;
    if (tried ? write_line(&text, analysis, path) : write_played(&text, analysis, path))
        app_wish(app, WISH_SAVE_FILE, path, buf_text(&text), text.length);
    buf_clear(&text);
}

void analysis_saved(const struct analysis *analysis, struct app *app, const struct tui_event *event)
{
    static const char *const notes[] = {
        [SAVED_GAME] = N_("Saved.  \"drawclaim puzzles lint\" says what is missing."),
        [SAVED_LINE] =
            N_("Saved with the moves tried: a comment says that they were not played, and "
               "the result is left open (*)."),
        [SAVED_WITHOUT_LINE] = N_("Saved as played: the claim comes before the moves tried, which "
                                  "are left out."),
    };

    if (event->err)
        analysis_complain(app, event->err, NULL);
    else
        app_say(app, "%s", _(notes[analysis->saved]));
}
