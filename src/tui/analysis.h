/* SPDX-License-Identifier: MIT */
/*
 * The analysis screen's state, shared by its files:
 *   screen_analysis.c   what keys do
 *   analysis_games.c    text -> list of games -> one game with its findings
 *   analysis_line.c     moves tried out on the board
 *   analysis_claim.c    judging a claim, comparing two occurrences
 *   analysis_save.c     a judged claim as a puzzle file
 *   analysis_view.c     how it looks
 */
#ifndef TUI_ANALYSIS_H
#define TUI_ANALYSIS_H

#include "core/draws.h"
#include "core/verdict.h"
#include "pgn/reader.h"
#include "text/report.h"
#include "tui/app.h"
#include "tui/screen.h"
#include "tui/widget.h"

enum analysis_state {
    ANALYSIS_EMPTY,   /* nothing read yet */
    ANALYSIS_LOADING, /* a file was wished for */
    ANALYSIS_GAMES,   /* several games: which one? */
    ANALYSIS_GAME
};

enum analysis_saved { SAVED_GAME, SAVED_LINE, SAVED_WITHOUT_LINE };

struct analysis {
    struct screen screen;
    enum analysis_state state;

    /* the text */
    char *path;   /* of the file read, or what the text is called; NULL: no name */
    char *wished; /* path of the file that is being loaded; NULL: none */
    long wanted;  /* number of the game to open, from 1; 0: the only one, or ask */
    char *text;
    size_t length;
    char **titles; /* one line for each game, clean */
    size_t game_count, title_capacity;
    struct list games;

    /* the game */
    size_t number; /* its index in the text */
    struct pgn_game pgn;
    struct event_list events;
    struct report report;
    struct list findings;
    int ply;         /* on the board: of the game, or of the line */
    bool moves_pane; /* narrow window: moves instead of findings */

    /* moves tried out */
    struct game line; /* the game up to left_at, and the moves tried */
    bool on_line;
    int left_at; /* ply of the game where the line begins */

    /* a claim */
    bool asking; /* the list of kinds is open */
    struct list kinds;
    struct verdict verdict; /* of the claim judged last in the game or line on view */
    bool judged;
    enum analysis_saved saved; /* what the file wished last holds */
};

/* The game on view: the line while there is one.  Borrowed. */
const struct game *analysis_game(const struct analysis *analysis);
const struct ruleset *analysis_rules(const struct app *app);
/* Shows an error's sentence. */
void analysis_complain(struct app *app, const struct err *err, const struct game *game);

/* --- analysis_games.c --- */

/* Wishes for a file. */
void analysis_load(struct analysis *analysis, struct app *app, const char *path);
/* Copies PGN or FEN text and opens its only game or lists them.  What is wrong is said. */
void analysis_take(struct analysis *analysis, struct app *app, const char *text, size_t length);
/* Opens a game of the text (index from 0). */
void analysis_open_game(struct analysis *analysis, struct app *app, size_t number);
void analysis_clear_text(struct analysis *analysis);
/* The error that ended the moves too early, NULL if none did. */
const struct err *analysis_stop(const struct analysis *analysis);

/* --- analysis_line.c --- */

/* Plays a typed move on the board.  False: the text is no move at all. */
bool analysis_try(struct analysis *analysis, struct app *app, const char *text);
/* Takes the last move of the line back. */
void analysis_take_back(struct analysis *analysis);
/* Back to the game, where the line began. */
void analysis_leave_line(struct analysis *analysis);

/* --- analysis_claim.c --- */

/* Judges "threefold,move=Qe2" on the position on view and opens the explanation. */
void analysis_judge(struct analysis *analysis, struct app *app, const char *text);
/* What the form's row does. */
void analysis_choose_kind(struct analysis *analysis, struct app *app, int kind);
/* Judges what a finding of the report is about. */
void analysis_explain_finding(struct analysis *analysis, struct app *app, size_t finding);
/* Compares the position on view with another one that looks the same. */
void analysis_compare(struct analysis *analysis, struct app *app);
/* Shows the next ply with the same position, round and round. */
void analysis_next_occurrence(struct analysis *analysis, struct app *app);
/* The verdict no longer belongs to what is on view. */
void analysis_forget_verdict(struct analysis *analysis);

/* --- analysis_save.c --- */

/* Wishes the judged claim saved as a puzzle in a new file: in the game as it was played, or behind
 * the moves tried, which are then marked as such. */
void analysis_save(struct analysis *analysis, struct app *app, const char *path);
/* Says how that went (TUI_SAVED). */
void analysis_saved(const struct analysis *analysis, struct app *app, const struct tui_event *event);

/* --- analysis_view.c --- */

/* Rows of the list of findings where it is smallest. */
enum { ANALYSIS_PAGE = 4 };

void analysis_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                   struct area body);
void analysis_title(const struct screen *screen, const struct app *app, struct buf *left,
                    struct buf *right);
void analysis_message(const struct screen *screen, const struct app *app, struct buf *out);

#endif
