/* SPDX-License-Identifier: MIT */
/* One's own games: which draws could have been claimed, and is a claim here right?  What keys
 * do; analysis.h says where the rest is. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "tui/analysis.h"
#include "tui/claim_form.h"
#include "tui/layout.h"
#include "tui/screens.h"

/* ---- opening and closing ---- */

static void start(struct analysis *analysis, struct app *app, const struct analysis_setup *setup)
{
    analysis->wanted = setup->game;
    if (setup->path) {
        analysis_load(analysis, app, setup->path);
    } else if (setup->text) {
        analysis->path = mem_dup(setup->name);
        analysis_take(analysis, app, setup->text, setup->length);
    }
}

static struct screen *analysis_open(struct app *app, const void *argument)
{
    struct analysis *analysis = calloc(1, sizeof *analysis);

    if (!analysis)
        return NULL;
    analysis->kinds.count = CLAIM_FORM_ROWS;
    if (argument)
        start(analysis, app, argument);
    return &analysis->screen;
}

static void analysis_close(struct screen *screen)
{
    struct analysis *analysis = (struct analysis *)screen;

    analysis_clear_text(analysis);
    free(analysis->path);
    free(analysis->wished);
    analysis_forget_verdict(analysis);
    game_clear(&analysis->line);
    report_clear(&analysis->report);
    event_list_clear(&analysis->events);
    pgn_game_clear(&analysis->pgn);
    free(analysis);
}

/* ---- files ---- */

static void do_open(struct analysis *analysis, struct app *app, const struct call *call)
{
    if (!call->text)
        app_prompt(app, DO_OPEN, _("PGN or FEN file: "), "");
    else if (*call->text)
        analysis_load(analysis, app, call->text);
}

static void do_save(struct analysis *analysis, struct app *app, const struct call *call)
{
    if (!call->text)
        app_prompt(app, DO_SAVE, _("Save as a puzzle, new file: "), "");
    else if (*call->text)
        analysis_save(analysis, app, call->text);
}

/* What was there before it was tried to read another file. */
static enum analysis_state state_before(const struct analysis *analysis)
{
    if (analysis->game_count > 1)
        return ANALYSIS_GAMES;
    return analysis->game_count == 1 && analysis->pgn.playable ? ANALYSIS_GAME : ANALYSIS_EMPTY;
}

static void loaded(struct analysis *analysis, struct app *app, const struct tui_event *event)
{
    if (event->text) {
        free(analysis->path);
        analysis->path = analysis->wished;
        analysis->wished = NULL;
        analysis_take(analysis, app, event->text, event->length);
        return;
    }
    analysis->state = state_before(analysis);
    if (event->err)
        analysis_complain(app, event->err, NULL);
}

static void analysis_happened(struct screen *screen, struct app *app, const struct tui_event *event)
{
    struct analysis *analysis = (struct analysis *)screen;

    if (event->type == TUI_LOADED && analysis->state == ANALYSIS_LOADING)
        loaded(analysis, app, event);
    else if (event->type == TUI_SAVED)
        analysis_saved(analysis, app, event);
}

/* ---- on the board ---- */

static void show(struct analysis *analysis, int ply)
{
    int last = analysis_game(analysis)->plies;

    analysis->ply = ply < 0 ? 0 : ply > last ? last : ply;
}

/* In the list of games Home and End belong to the list. */
static void do_step(struct analysis *analysis, struct app *app, const struct call *call)
{
    if (analysis->state == ANALYSIS_GAMES)
        list_do(&analysis->games, call->doing, app_body(app).rows);
    else if (call->doing == DO_STEP_BACK)
        show(analysis, analysis->ply - 1);
    else if (call->doing == DO_STEP_ON)
        show(analysis, analysis->ply + 1);
    else
        show(analysis, call->doing == DO_FIRST ? 0 : analysis_game(analysis)->plies);
}

/* "34w", "34", "end"; a number beyond the last move counts half-moves. */
static int parse_ply(const struct game *game, const char *text)
{
    int ply = notation_parse_ply(game, text);

    if (ply < 0 && *text && strlen(text) < 6 && text[strspn(text, "0123456789")] == '\0')
        ply = atoi(text) <= game->plies ? atoi(text) : -1;
    return ply;
}

static void do_goto(struct analysis *analysis, struct app *app, const struct call *call)
{
    int ply = call->text ? parse_ply(analysis_game(analysis), call->text) : -1;

    if (!call->text)
        app_prompt(app, DO_GOTO, _("Go to (34w, 34b, start, end): "), "");
    else if (ply < 0)
        app_warn(app, _("There is no such move in this game; write 34w, 34b, start or end."));
    else
        show(analysis, ply);
}

static void do_occurrence(struct analysis *analysis, struct app *app, const struct call *call)
{
    (void)call;
    analysis_next_occurrence(analysis, app);
}

static void do_diff(struct analysis *analysis, struct app *app, const struct call *call)
{
    (void)call;
    analysis_compare(analysis, app);
}

static void do_take_back(struct analysis *analysis, struct app *app, const struct call *call)
{
    (void)app;
    (void)call;
    analysis_take_back(analysis);
}

static void do_claim(struct analysis *analysis, struct app *app, const struct call *call)
{
    if (call->text)
        analysis_judge(analysis, app, call->text);
    else
        analysis->asking = true;
}

static void do_rules(struct analysis *analysis, struct app *app, const struct call *call)
{
    (void)analysis;
    (void)call;
    app_open(app, "rules", &(struct rules_setup){.rules = analysis_rules(app)});
}

/* ---- lists ---- */

static void do_list(struct analysis *analysis, struct app *app, const struct call *call)
{
    if (analysis->state == ANALYSIS_GAMES)
        list_do(&analysis->games, call->doing, app_body(app).rows);
    else if (analysis->asking)
        list_do(&analysis->kinds, call->doing, CLAIM_FORM_ROWS);
    else
        list_do(&analysis->findings, call->doing, ANALYSIS_PAGE);
}

/* To the finding; from there to its reasons. */
static void confirm_finding(struct analysis *analysis, struct app *app)
{
    size_t chosen = (size_t)analysis->findings.chosen;

    if (chosen >= analysis->report.count)
        return;
    if (analysis->ply == analysis->report.lines[chosen].ply && !analysis->on_line) {
        analysis_explain_finding(analysis, app, chosen);
        return;
    }
    analysis_leave_line(analysis);
    show(analysis, analysis->report.lines[chosen].ply);
}

static void do_confirm(struct analysis *analysis, struct app *app, const struct call *call)
{
    if (analysis->state == ANALYSIS_EMPTY)
        do_open(analysis, app, call);
    else if (analysis->state == ANALYSIS_GAMES)
        analysis_open_game(analysis, app, (size_t)analysis->games.chosen);
    else if (analysis->asking)
        analysis_choose_kind(analysis, app, analysis->kinds.chosen);
    else
        confirm_finding(analysis, app);
}

static void do_choose(struct analysis *analysis, struct app *app, const struct call *call)
{
    int index = call->number - 1;

    if (analysis->asking) {
        analysis_choose_kind(analysis, app, index);
    } else if (index >= 0 && index < analysis->games.count) {
        analysis->games.chosen = index;
        analysis_open_game(analysis, app, (size_t)index);
    }
}

static void do_pane(struct analysis *analysis, struct app *app, const struct call *call)
{
    (void)app;
    (void)call;
    analysis->moves_pane = !analysis->moves_pane;
}

/* Out of the game into the list it was chosen from, then out of the screen. */
static void do_back(struct analysis *analysis, struct app *app, const struct call *call)
{
    (void)call;
    if (analysis->asking)
        analysis->asking = false;
    else if (analysis->state == ANALYSIS_GAME && analysis->game_count > 1)
        analysis->state = ANALYSIS_GAMES;
    else
        app_close(app, DO_BACK);
}

/* Takes back one thing at a time. */
static void do_cancel(struct analysis *analysis, struct app *app, const struct call *call)
{
    if (!analysis->asking && analysis->on_line)
        analysis_leave_line(analysis);
    else
        do_back(analysis, app, call);
}

/* ---- dispatch ---- */

/* Where a doing works: a set of states. */
enum { IN_GAMES = 1 << ANALYSIS_GAMES, IN_GAME = 1 << ANALYSIS_GAME, ANYWHERE = ~0 };

static const struct deed {
    enum doing doing;
    int where;
    void (*run)(struct analysis *analysis, struct app *app, const struct call *call);
} deeds[] = {
    {DO_STEP_BACK, IN_GAME, do_step},
    {DO_STEP_ON, IN_GAME, do_step},
    {DO_FIRST, IN_GAME | IN_GAMES, do_step},
    {DO_LAST, IN_GAME | IN_GAMES, do_step},
    {DO_GOTO, IN_GAME, do_goto},
    {DO_TIMELINE, IN_GAME, do_occurrence},
    {DO_DIFF, IN_GAME, do_diff},
    {DO_STEP_UNDONE, IN_GAME, do_take_back},
    {DO_CLAIM, IN_GAME, do_claim},
    {DO_SAVE, IN_GAME, do_save},
    {DO_OPEN, ANYWHERE, do_open},
    {DO_RULES, ANYWHERE, do_rules},
    {DO_FLIP, IN_GAME, NULL}, /* these three are the app's */
    {DO_LARGER, IN_GAME, NULL},
    {DO_SMALLER, IN_GAME, NULL},
    {DO_UP, IN_GAME | IN_GAMES, do_list},
    {DO_DOWN, IN_GAME | IN_GAMES, do_list},
    {DO_PAGE_UP, IN_GAME | IN_GAMES, do_list},
    {DO_PAGE_DOWN, IN_GAME | IN_GAMES, do_list},
    {DO_CONFIRM, ANYWHERE, do_confirm},
    {DO_CHOOSE, IN_GAME | IN_GAMES, do_choose},
    {DO_NEXT_PANE, IN_GAME, do_pane},
    {DO_PREVIOUS_PANE, IN_GAME, do_pane},
    {DO_BACK, ANYWHERE, do_back},
    {DO_CANCEL, ANYWHERE, do_cancel},
};

static const struct deed *deed_of(enum doing doing)
{
    for (size_t n = 0; n < sizeof deeds / sizeof deeds[0]; n++)
        if (deeds[n].doing == doing)
            return &deeds[n];
    return NULL;
}

static void analysis_update(struct screen *screen, struct app *app, const struct call *call)
{
    const struct deed *deed = deed_of(call->doing);

    if (deed && deed->run)
        deed->run((struct analysis *)screen, app, call);
}

/* While the form asks, what it hides does nothing. */
static bool is_of_form(enum doing doing)
{
    static const enum doing doings[] = {DO_UP,      DO_DOWN,   DO_CONFIRM, DO_CHOOSE,
                                        DO_COMMAND, DO_CANCEL, DO_BACK,    DO_CLAIM};

    for (size_t n = 0; n < sizeof doings / sizeof doings[0]; n++)
        if (doings[n] == doing)
            return true;
    return false;
}

static bool analysis_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct analysis *analysis = (const struct analysis *)screen;
    const struct deed *deed = deed_of(doing);

    if (deed && !(deed->where & 1 << analysis->state))
        return false;
    if (deed && analysis->asking)
        return is_of_form(doing);
    switch (doing) {
    case DO_STEP_UNDONE:
        return analysis->on_line;
    case DO_SAVE:
        return analysis->judged;
    case DO_CHOOSE:
        return analysis->state == ANALYSIS_GAMES;
    case DO_NEXT_PANE:
    case DO_PREVIOUS_PANE:
        return layout_board(app->cols, app->rows, app_body(app), &app->display).one_pane;
    default:
        return true;
    }
}

/* ":fen …" sets a position up; else it is a move, or a place in the game. */
static bool analysis_command(struct screen *screen, struct app *app, const char *text)
{
    struct analysis *analysis = (struct analysis *)screen;

    if (strncmp(text, "fen ", 4) == 0) {
        free(analysis->path);
        analysis->path = NULL;
        analysis_take(analysis, app, text + 4, strlen(text + 4));
        return true;
    }
    if (analysis->state != ANALYSIS_GAME)
        return false;
    int ply = notation_parse_ply(analysis_game(analysis), text);
    if (ply >= 0)
        show(analysis, ply);
    return ply >= 0 || analysis_try(analysis, app, text);
}

static const struct binding analysis_keys[] = {
    {K_LEFT, DO_STEP_BACK, N_("step"), N_("a move back")},
    {K_RIGHT, DO_STEP_ON, N_("step"), N_("a move on")},
    {K_TAB, DO_NEXT_PANE, N_("moves, findings"), N_("moves or findings beside the board")},
    {K_BACKTAB, DO_PREVIOUS_PANE, NULL, N_("the pane before")},
    {K_ENTER, DO_CONFIRM, N_("open"), N_("to the finding; once more: why?")},
    {'o', DO_TIMELINE, N_("next occurrence"), N_("the next time this position comes up")},
    {'=', DO_DIFF, N_("diff"), N_("compare with a position that looks the same")},
    {K_BACKSPACE, DO_STEP_UNDONE, N_("take back"), N_("take the last move of the line back")},
    {'q', DO_BACK, N_("back"), N_("back to the list of games, or to where you came from")},
    {'g', DO_GOTO, N_("go to"), N_("to a move: 34w, 34b, start, end")},
    {'f', DO_FLIP, N_("flip"), N_("the board from the other side")},
    {K_NONE, DO_CLAIM, NULL, N_("judge a claim here: :claim threefold,move=Qe2, or asks which")},
    {K_NONE, DO_SAVE, NULL, N_("the game and the claim judged last, as a puzzle in a new file")},
    {K_NONE, DO_OPEN, NULL, N_("another file; :fen and a position sets one up")},
    {K_UP, DO_UP, NULL, N_("up")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("down")},
    {'j', DO_DOWN, NULL, NULL},
    KEYS_OF_PAGES,
    {K_DIGIT, DO_CHOOSE, NULL, N_("what has that number")},
    {K_ESCAPE, DO_CANCEL, NULL, N_("out of the line, or back")},
    {K_HOME, DO_FIRST, NULL, N_("to the start")},
    {K_END, DO_LAST, NULL, N_("to the end")},
    {'R', DO_RULES, NULL, N_("the rules in force")},
    {'r', DO_RULES, NULL, NULL},
    {'+', DO_LARGER, NULL, N_("larger squares")},
    {'-', DO_SMALLER, NULL, N_("smaller squares")},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_analysis = {
    .name = "analysis",
    .keys = analysis_keys,
    .open = analysis_open,
    .close = analysis_close,
    .update = analysis_update,
    .view = analysis_view,
    .title = analysis_title,
    .message = analysis_message,
    .works = analysis_works,
    .command = analysis_command,
    .happened = analysis_happened,
};
