/* SPDX-License-Identifier: MIT */
/*
 * Spot it: a game goes by, and the learner claims.  Nothing beyond the move on the board can be
 * seen, nor who played, before the game is over; then all chances are told, each with its proof.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "pgn/claim_text.h"
#include "text/complain.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/report_claim.h"
#include "train/spot_words.h"
#include "tui/screens.h"
#include "tui/spot.h"

enum { SECOND_MS = 1000 };

bool spot_is_over(const struct spot_screen *spot)
{
    return spot->run.spot.state != SPOT_GOING_ON;
}

int spot_claim_of_row(const struct spot_screen *spot, int row)
{
    return row >= 1 && row <= spot->run.spot.count ? row - 1 : -1;
}

int spot_line_of_row(const struct spot_screen *spot, int row)
{
    int line = row - 1 - spot->run.spot.count;
    return line >= 0 && line < (int)spot->report.count ? line : -1;
}

static void say_error(struct app *app, const struct err *err)
{
    struct buf sentence = {0};
    complain_sentence(&sentence, err, NULL);
    app_warn(app, "%s", buf_text(&sentence));
    buf_clear(&sentence);
}

/* --- opening and closing --- */

static void forget_game(struct spot_screen *spot)
{
    if (spot->judged)
        verdict_clear(&spot->verdict);
    spot->judged = false;
    report_clear(&spot->report);
    spot->report = (struct report){0};
}

static void show_game(struct spot_screen *spot, struct app *app)
{
    spot->list = (struct list){.count = SPOT_ROWS};
    spot->ply = 0;
    spot->paused = spot->moves_pane = false;
    spot->moved_at = app->now_ms;
    app_freshen(app);
}

static void spot_close(struct screen *screen)
{
    struct spot_screen *spot = (struct spot_screen *)screen;
    forget_game(spot);
    spot_run_clear(&spot->run);
    for (size_t n = 0; n < spot->missed_count; n++)
        free(spot->missed[n]);
    free(spot->missed);
    free(spot);
}

static struct screen *spot_open(struct app *app, const void *argument)
{
    const struct spot_setup *setup = argument;
    struct spot_screen *spot = calloc(1, sizeof *spot);
    if (spot == NULL)
        return NULL;
    spot->pace = setup->pace;
    spot->run = (struct spot_run){
        .games = *setup->games, /* moves in here */
        .rules = app->context.rules != NULL ? app->context.rules : ruleset_default(),
        .records = app->context.records,
        .deck = app->context.deck};
    *setup->games = (struct spot_games){0};
    if (spot_run_open(&spot->run, app->now_ms)) {
        show_game(spot, app);
        return &spot->screen;
    }
    if (spot->run.err.code == ERR_NONE)
        app_warn(app, _("There is no game to watch."));
    else
        say_error(app, &spot->run.err);
    spot_close(&spot->screen);
    return NULL;
}

/* --- the end of a game, and of the run --- */

static void note_missed(struct spot_screen *spot)
{
    struct buf title = {0};
    report_title(&title, spot->run.game.pgn);
    if (mem_grow((void **)&spot->missed, &spot->missed_capacity, spot->missed_count + 1,
                 sizeof *spot->missed) &&
        (spot->missed[spot->missed_count] = mem_dup(buf_text(&title))) != NULL)
        spot->missed_count++;
    buf_clear(&title);
}

/* The attempt has been kept. */
static void show_end(struct spot_screen *spot, struct app *app)
{
    if (!spot_report(&spot->run, app->display.letters, &spot->report))
        app_warn(app, _("Not enough memory to tell what could have been claimed."));
    spot->list = (struct list){.count = 1 + spot->run.spot.count + (int)spot->report.count};
    spot->list.chosen = spot->list.count > 1 ? 1 : 0; /* who taps on and on must not tap past it */
    spot->ply = spot->run.spot.ply;
    spot->moves_pane = false;
    if (!attempt_is_right(&spot->run.attempt))
        note_missed(spot);
    if (spot->run.not_kept)
        say_error(app, &spot->run.err);
    app_freshen(app);
}

/* The screen is gone after this. */
static void finish(struct spot_screen *spot, struct app *app)
{
    struct summary_setup setup = {.asked = spot->run.asked,
                                  .right = spot->run.right,
                                  .active_ms = spot->run.all_ms,
                                  .missed = (const char *const *)spot->missed,
                                  .missed_count = spot->missed_count};
    spot_run_note(&spot->run, app->utc);
    if (setup.asked == 0 || !app_replace(app, "summary", &setup))
        app_close(app, DO_BACK);
}

static void next_game(struct spot_screen *spot, struct app *app)
{
    forget_game(spot);
    if (spot_run_open(&spot->run, app->now_ms)) {
        show_game(spot, app);
        return;
    }
    if (spot->run.err.code != ERR_NONE)
        say_error(app, &spot->run.err);
    finish(spot, app);
}

/* --- moves --- */

/* Who looks at the move on the board goes on with it; who looks back keeps looking. */
static void play_on(struct spot_screen *spot, struct app *app)
{
    bool follows = spot->ply == spot->run.spot.ply;
    if (!spot_run_move(&spot->run, app->now_ms, app->utc))
        return;
    spot->moved_at = app->now_ms;
    if (spot_is_over(spot))
        show_end(spot, app);
    else if (follows)
        spot->ply = spot->run.spot.ply;
}

static int last_ply(const struct spot_screen *spot)
{
    return spot_is_over(spot) ? spot->run.spot.game->plies : spot->run.spot.ply;
}

static void show_ply(struct spot_screen *spot, int ply)
{
    int last = last_ply(spot);
    spot->ply = ply < 0 ? 0 : ply > last ? last : ply;
}

static void do_step(struct spot_screen *spot, struct app *app, const struct call *call)
{
    if (call->doing == DO_STEP_BACK)
        show_ply(spot, spot->ply - 1);
    else if (spot->ply < spot->run.spot.ply || spot_is_over(spot))
        show_ply(spot, spot->ply + 1);
    else
        play_on(spot, app);
}

static void do_end(struct spot_screen *spot, struct app *app, const struct call *call)
{
    (void)app;
    show_ply(spot, call->doing == DO_FIRST ? 0 : last_ply(spot));
}

static void do_goto(struct spot_screen *spot, struct app *app, const struct call *call)
{
    int ply = call->text != NULL ? notation_parse_ply(spot->run.spot.game, call->text) : -1;
    if (call->text == NULL)
        app_prompt(app, DO_GOTO, _("Go back to (30w, 30b, start): "), "");
    else if (ply < 0 || ply > last_ply(spot))
        app_warn(app, _("“%s” is no move that has been played; write 30w, 30b or start."),
                 call->text);
    else
        show_ply(spot, ply);
}

/* Space: the game goes on; at a set pace it stands still, or goes on again. */
static void do_space(struct spot_screen *spot, struct app *app, const struct call *call)
{
    (void)call;
    if (spot->pace == 0) {
        spot->ply = spot->run.spot.ply;
        play_on(spot, app);
    } else {
        spot->paused = !spot->paused;
        spot->moved_at = app->now_ms;
    }
}

/* --- claims --- */

static void explain(struct spot_screen *spot, struct app *app, const struct verdict *verdict)
{
    struct explain_setup setup = {
        .game = spot->run.spot.game, .rules = spot->run.rules, .verdict = verdict};
    app_open(app, "explain", &setup);
}

/* What became of it is shown with its proof; what then is, behind it. */
static void claim(struct spot_screen *spot, struct app *app, struct claim *claim)
{
    spot->ply = spot->run.spot.ply;
    if (!spot_run_claim(&spot->run, claim, app->now_ms, app->utc)) {
        if (spot->run.err.code != ERR_NONE)
            say_error(app, &spot->run.err);
        else
            app_warn(app, _("No more claims are heard in this game."));
        return;
    }
    spot->list.chosen = 0;
    if (spot_is_over(spot))
        show_end(spot, app);
    const struct spot_claimed *claimed = &spot->run.spot.claims[spot->run.spot.count - 1];
    explain(spot, app, &claimed->verdict);
    if (!spot->run.not_kept)
        app_say(app, claimed->verdict.must_play_written
                         ? _("Your claim: %s.  Here the game goes on as it was played.")
                         : _("Your claim: %s."),
                spot_worth_words(claimed->worth));
}

static void claim_text(struct spot_screen *spot, struct app *app, const char *text)
{
    struct claim made;
    struct err err;
    if (claim_text_parse(text, strlen(text), NULL, &made, &err))
        claim(spot, app, &made);
    else
        say_error(app, &err);
}

static void choose_claim(struct spot_screen *spot, struct app *app, int row)
{
    if (claim_form_wants_move(row))
        app_prompt(app, DO_CLAIM, _("Claim, the move last: "), claim_form_text(row));
    else
        claim_text(spot, app, claim_form_text(row));
}

static void do_claim(struct spot_screen *spot, struct app *app, const struct call *call)
{
    if (call->text != NULL)
        claim_text(spot, app, call->text);
    else
        app_prompt(app, DO_CLAIM, _("Claim, as in threefold,move=Qe2: "), "");
}

/* --- the list --- */

static void judge_line(struct spot_screen *spot, struct app *app, int line)
{
    const struct spot *game = &spot->run.spot;
    struct claim told = report_claim(&spot->report, &game->events, game->game, (size_t)line);
    if (spot->judged)
        verdict_clear(&spot->verdict);
    spot->judged = verdict_of(game->game, &told, spot->run.rules, DEAD_FULL, &spot->verdict);
    if (spot->judged)
        explain(spot, app, &spot->verdict);
    else
        app_warn(app, _("Not enough memory to judge it."));
}

static void choose_told(struct spot_screen *spot, struct app *app, int row)
{
    int made = spot_claim_of_row(spot, row), line = spot_line_of_row(spot, row);
    if (made >= 0)
        explain(spot, app, &spot->run.spot.claims[made].verdict);
    else if (line >= 0)
        judge_line(spot, app, line);
    else
        next_game(spot, app);
}

static void choose(struct spot_screen *spot, struct app *app, int row)
{
    if (row >= spot->list.count)
        return;
    spot->list.chosen = row;
    if (spot_is_over(spot))
        choose_told(spot, app, row);
    else if (row > 0)
        choose_claim(spot, app, row - 1);
    else
        do_space(spot, app, NULL);
}

static void do_confirm(struct spot_screen *spot, struct app *app, const struct call *call)
{
    (void)call;
    if (spot->moves_pane)
        spot->moves_pane = false;
    else
        choose(spot, app, spot->list.chosen);
}

static void do_choose(struct spot_screen *spot, struct app *app, const struct call *call)
{
    choose(spot, app, call->number);
}

/* The board shows what the row is about. */
static void follow_row(struct spot_screen *spot)
{
    int made = spot_claim_of_row(spot, spot->list.chosen);
    int line = spot_line_of_row(spot, spot->list.chosen);
    if (made >= 0)
        show_ply(spot, spot->run.spot.claims[made].verdict.claim.ply);
    else if (line >= 0)
        show_ply(spot, spot->report.lines[line].ply);
}

static void do_list(struct spot_screen *spot, struct app *app, const struct call *call)
{
    spot->moves_pane = false;
    list_do(&spot->list, call->doing, spot_page(spot, app));
    if (spot_is_over(spot))
        follow_row(spot);
}

/* --- the rest --- */

static void do_pane(struct spot_screen *spot, struct app *app, const struct call *call)
{
    (void)app;
    (void)call;
    spot->moves_pane = !spot->moves_pane;
}

static void do_rules(struct spot_screen *spot, struct app *app, const struct call *call)
{
    (void)call;
    app_open(app, "rules", &(struct rules_setup){.rules = spot->run.rules});
}

static void do_next(struct spot_screen *spot, struct app *app, const struct call *call)
{
    (void)call;
    next_game(spot, app);
}

static void do_back(struct spot_screen *spot, struct app *app, const struct call *call)
{
    (void)call;
    if (!spot_is_over(spot) && spot->run.spot.ply > 0 &&
        !app_sure(app, DO_BACK,
                  _("This game is not over, and would not count.  Leave? (y/n)  q or Enter: yes, too.")))
        return;
    finish(spot, app);
}

/* Takes back one thing at a time: a look back, a row chosen. */
static void do_cancel(struct spot_screen *spot, struct app *app, const struct call *call)
{
    if (!spot_is_over(spot) && spot->ply != spot->run.spot.ply)
        spot->ply = spot->run.spot.ply;
    else if (spot->list.chosen > 0)
        spot->list.chosen = 0;
    else
        do_back(spot, app, call);
}

static const struct {
    enum doing doing;
    void (*run)(struct spot_screen *spot, struct app *app, const struct call *call);
} doings[] = {
    {DO_STEP_BACK, do_step}, {DO_STEP_ON, do_step},   {DO_FIRST, do_end},
    {DO_LAST, do_end},       {DO_GOTO, do_goto},      {DO_PLAYED, do_space},
    {DO_CLAIM, do_claim},    {DO_CONFIRM, do_confirm}, {DO_CHOOSE, do_choose},
    {DO_UP, do_list},        {DO_DOWN, do_list},      {DO_PAGE_UP, do_list},
    {DO_PAGE_DOWN, do_list}, {DO_NEXT_PANE, do_pane}, {DO_PREVIOUS_PANE, do_pane},
    {DO_RULES, do_rules},    {DO_NEXT, do_next},      {DO_BACK, do_back},
    {DO_CANCEL, do_cancel},
};

static void spot_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct spot_screen *spot = (struct spot_screen *)screen;
    spot_run_stir(&spot->run, app->now_ms);
    for (size_t n = 0; n < sizeof doings / sizeof *doings; n++) {
        if (doings[n].doing == call->doing) {
            doings[n].run(spot, app, call);
            return;
        }
    }
}

static bool spot_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct spot_screen *spot = (const struct spot_screen *)screen;
    switch (doing) {
    case DO_PLAYED:
    case DO_CLAIM:
    case DO_CHOOSE:
        return !spot_is_over(spot);
    case DO_NEXT_PANE:
    case DO_PREVIOUS_PANE:
        return spot_is_tight(app);
    default:
        return true;
    }
}

static const char *spot_label(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct spot_screen *spot = (const struct spot_screen *)screen;
    (void)app;
    if (doing == DO_PLAYED && spot->pace > 0)
        return spot->paused ? _("go on") : _("pause");
    return doing == DO_CONFIRM && spot_is_over(spot) && spot->list.chosen > 0 ? _("why") : NULL;
}

/* --- the clock --- */

static bool is_running(const struct spot_screen *spot, const struct app *app)
{
    return spot->pace > 0 && !spot->paused && !spot_is_over(spot) && !app->prompting;
}

/* While a claim is typed the game waits, as it does at the board. */
static void tick(struct spot_screen *spot, struct app *app)
{
    if (!is_running(spot, app))
        spot->moved_at = app->now_ms;
    else if (app->now_ms - spot->moved_at >= (int64_t)spot->pace * SECOND_MS)
        play_on(spot, app);
}

static void spot_happened(struct screen *screen, struct app *app, const struct tui_event *event)
{
    struct spot_screen *spot = (struct spot_screen *)screen;
    if (event->type == TUI_TICK)
        tick(spot, app);
    if (event->type != TUI_RESUMED)
        return;
    spot_run_pause(&spot->run, app->paused_ms);
    spot->moved_at += app->paused_ms;
}

static bool spot_ticking(const struct screen *screen, const struct app *app)
{
    const struct spot_screen *spot = (const struct spot_screen *)screen;
    (void)app;
    return spot->pace > 0 && !spot->paused && !spot_is_over(spot);
}

static void spot_resume(struct screen *screen, struct app *app, enum doing how)
{
    struct spot_screen *spot = (struct spot_screen *)screen;
    (void)how;
    spot->moved_at = app->now_ms;
    spot_run_stir(&spot->run, app->now_ms);
}

/* --- the table --- */

static const struct binding spot_keys[] = {
    {K_SPACE, DO_PLAYED, N_("play on"),
     N_("the next move; at a set pace: pause, and go on")},
    {K_LEFT, DO_STEP_BACK, N_("step"), N_("a move back")},
    {K_RIGHT, DO_STEP_ON, N_("step"), N_("a move on; from the one on the board the next move")},
    {K_DIGIT, DO_CHOOSE, N_("claim"), N_("the claim of that number, for the player to move")},
    {K_ENTER, DO_CONFIRM, N_("choose"), N_("what is chosen: play on, or claim; after the game: why")},
    {K_TAB, DO_NEXT_PANE, N_("other pane"), N_("moves or claims beside the board")},
    {K_BACKTAB, DO_PREVIOUS_PANE, NULL, N_("the pane before")},
    {'f', DO_FLIP, N_("flip"), N_("the board from the other side")},
    {'R', DO_RULES, N_("rules"), N_("the rules in force")},
    {'r', DO_RULES, NULL, NULL},
    {'q', DO_BACK, N_("back"), N_("end this run; the games that are over are kept")},
    {K_NONE, DO_CLAIM, NULL, N_("claim for the player to move: :claim threefold,move=Qe2")},
    {K_NONE, DO_NEXT, NULL, N_("leave this game, and on to the next")},
    {K_UP, DO_UP, NULL, N_("the row above")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("the row below")},
    {'j', DO_DOWN, NULL, NULL},
    {K_PAGE_UP, DO_PAGE_UP, NULL, N_("a page up")},
    {K_CTRL('U'), DO_PAGE_UP, NULL, NULL},
    {K_PAGE_DOWN, DO_PAGE_DOWN, NULL, N_("a page down")},
    {K_CTRL('D'), DO_PAGE_DOWN, NULL, NULL},
    {K_ESCAPE, DO_CANCEL, NULL, N_("back to the move on the board, or out of this run")},
    {K_HOME, DO_FIRST, NULL, N_("back to the start")},
    {K_END, DO_LAST, NULL, N_("to the move on the board")},
    {'g', DO_GOTO, NULL, N_("back to a move: 30w, 30b, start")},
    {'p', DO_PIECES, NULL, N_("other pieces")},
    {'t', DO_THEME, NULL, N_("other colours")},
    {'+', DO_LARGER, NULL, N_("larger squares")},
    {'-', DO_SMALLER, NULL, N_("smaller squares")},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_spot = {
    .name = "spot",
    .keys = spot_keys,
    .open = spot_open,
    .close = spot_close,
    .update = spot_update,
    .view = spot_view,
    .title = spot_title,
    .message = spot_message,
    .works = spot_works,
    .label = spot_label,
    .resume = spot_resume,
    .happened = spot_happened,
    .ticking = spot_ticking,
};
