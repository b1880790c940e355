/* SPDX-License-Identifier: MIT */
/* Claims judged on the position on view, and positions that look the same. */
#include "config.h"

#include <string.h>

#include "core/movegen.h"
#include "pgn/claim_text.h"
#include "text/i18n.h"
#include "tui/analysis.h"
#include "tui/screens.h"

void analysis_forget_verdict(struct analysis *analysis)
{
    if (analysis->judged)
        verdict_clear(&analysis->verdict);
    analysis->judged = false;
}

/* Two plies of 0 let the explanation choose what it compares. */
static void explain(struct analysis *analysis, struct app *app, int ply_a, int ply_b)
{
    struct explain_setup setup = {
        .game = analysis_game(analysis),
        .rules = analysis_rules(app),
        .verdict = &analysis->verdict,
        .ply_a = ply_a,
        .ply_b = ply_b,
    };

    app_open(app, "explain", &setup);
}

static bool judge(struct analysis *analysis, struct app *app, const struct claim *claim)
{
    analysis_forget_verdict(analysis);
    analysis->judged = verdict_of(analysis_game(analysis), claim, analysis_rules(app),
                                  DEAD_FULL, &analysis->verdict);
    if (!analysis->judged)
        app_warn(app, _("Not enough memory to judge it."));
    return analysis->judged;
}

void analysis_judge(struct analysis *analysis, struct app *app, const char *text)
{
    struct claim claim;
    struct err err;

    if (!claim_text_parse(text, strlen(text), NULL, &claim, &err)) {
        analysis_complain(app, &err, NULL);
        return;
    }
    claim.ply = analysis->ply;
    if (judge(analysis, app, &claim))
        explain(analysis, app, 0, 0);
}

/* ---- the form ---- */

static const struct kind {
    const char *label; /* N_() */
    const char *text;  /* as typed */
    bool open;         /* a move is to be typed behind it */
} kinds[ANALYSIS_KINDS] = {
    {N_("repetition, on the board"), "threefold", false},
    {N_("repetition, written ..."), "threefold,move=", true},
    {N_("fifty moves, on the board"), "fifty", false},
    {N_("fifty moves, written ..."), "fifty,move=", true},
    {N_("over by fivefold repetition?"), "fivefold", false},
    {N_("over by seventy-five moves?"), "seventyfive", false},
    {N_("stalemate?"), "stalemate", false},
    {N_("checkmate?"), "checkmate", false},
    {N_("dead position?"), "dead", false},
};

void analysis_kind_label(int kind, struct buf *out)
{
    buf_printf(out, "%d  %s", kind + 1, _(kinds[kind].label));
}

void analysis_choose_kind(struct analysis *analysis, struct app *app, int kind)
{
    if (kind < 0 || kind >= ANALYSIS_KINDS)
        return;
    analysis->kinds.chosen = kind;
    analysis->asking = false;
    if (kinds[kind].open)
        app_prompt(app, DO_CLAIM, _("Claim, the move last: "), kinds[kind].text);
    else
        analysis_judge(analysis, app, kinds[kind].text);
}

/* ---- findings ---- */

static enum claim_kind claim_of(enum event_kind kind)
{
    static const enum claim_kind claims[EVENT_KINDS] = {
        [EVENT_CHECKMATE] = CLAIM_CHECKMATE,
        [EVENT_STALEMATE] = CLAIM_STALEMATE,
        [EVENT_DEAD] = CLAIM_DEAD,
        [EVENT_FIVEFOLD] = CLAIM_FIVEFOLD,
        [EVENT_SEVENTYFIVE] = CLAIM_SEVENTYFIVE,
        [EVENT_THREEFOLD] = CLAIM_THREEFOLD,
        [EVENT_FIFTY] = CLAIM_FIFTY,
    };

    return claims[kind];
}

/* Does a line of the report speak of this event? */
static bool is_about(const struct report_line *line, const struct event *event)
{
    bool automatic = event->how == EVENT_AUTOMATIC;

    return line->ply == event->ply && line->kind != REPORT_NEAR_MISS &&
           automatic == (line->kind == REPORT_END);
}

/* The event of a line: the report keeps their order, so it is the same one of those that share
 * ply and kind, or the last of them where the report put some together. */
static const struct event *event_of(const struct analysis *analysis, size_t finding)
{
    const struct report_line *lines = analysis->report.lines;
    const struct event *found = NULL;
    size_t skip = 0;

    for (size_t n = 0; n < finding; n++)
        skip += lines[n].ply == lines[finding].ply && lines[n].kind == lines[finding].kind;
    for (size_t n = 0; n < analysis->events.count; n++) {
        if (!is_about(&lines[finding], &analysis->events.items[n]))
            continue;
        found = &analysis->events.items[n];
        if (skip-- == 0)
            break;
    }
    return found;
}

/* A move that could be written for the fifty moves: the one that was played, or else the
 * first of those that are neither capture nor pawn move (9.3.1). */
static move quiet_move(const struct game *game, int ply)
{
    const struct position *position = game_at(game, ply);
    struct movelist list;

    if (ply < game->plies && !position_is_zeroing(position, game->moves[ply]))
        return game->moves[ply];
    movegen_legal(position, &list);
    for (int n = 0; n < list.count; n++)
        if (!position_is_zeroing(position, list.moves[n]))
            return list.moves[n];
    return MOVE_NONE;
}

/* Where any of several moves would do, the event names none. */
static move written_move(const struct game *game, const struct event *event)
{
    if (event->how != EVENT_INTENDED)
        return MOVE_NONE;
    return event->intended != MOVE_NONE ? event->intended : quiet_move(game, event->ply);
}

static struct claim claim_on(const struct game *game, const struct event *event)
{
    struct claim claim = {.ply = event->ply, .kind = claim_of(event->kind)};
    move m = written_move(game, event);
    struct buf san = {0};

    if (m != MOVE_NONE)
        san_write(&san, game_at(game, event->ply), m, NULL);
    strncat(claim.move, buf_text(&san), sizeof claim.move - 1);
    buf_clear(&san);
    return claim;
}

void analysis_explain_finding(struct analysis *analysis, struct app *app, size_t finding)
{
    const struct event *event = event_of(analysis, finding);

    /* of a near miss: the claim that somebody might make there, and why it is not right */
    struct claim claim = {.ply = analysis->report.lines[finding].ply, .kind = CLAIM_THREEFOLD};
    if (event)
        claim = claim_on(&analysis->pgn.game, event);
    if (judge(analysis, app, &claim))
        explain(analysis, app, 0, 0);
}

/* ---- the same position elsewhere ---- */

/* The nearest ply before, or else behind, that looks the same; -1 if there is none. */
static int look_alike(const struct game *game, int ply)
{
    const struct position *here = game_at(game, ply);

    for (int other = ply - 1; other >= 0; other--)
        if (identity_same(here, game_at(game, other), IDENTITY_PLACEMENT))
            return other;
    for (int other = ply + 1; other <= game->plies; other++)
        if (identity_same(here, game_at(game, other), IDENTITY_PLACEMENT))
            return other;
    return -1;
}

/* The claim compared is the one that somebody might make at the later of the two. */
void analysis_compare(struct analysis *analysis, struct app *app)
{
    int other = look_alike(analysis_game(analysis), analysis->ply);
    int first = other < analysis->ply ? other : analysis->ply;
    int second = other < analysis->ply ? analysis->ply : other;
    struct claim claim = {.ply = second, .kind = CLAIM_THREEFOLD};

    if (other < 0)
        app_say(app, _("Nothing to compare: this diagram does not come up again."));
    else if (judge(analysis, app, &claim))
        explain(analysis, app, first, second);
}

/* Counts the plies with the same position up to and including one. */
static int count_to(const struct game *game, const struct position *here, unsigned parts, int last)
{
    int count = 0;

    for (int ply = 0; ply <= last; ply++)
        count += identity_same(here, game_at(game, ply), parts);
    return count;
}

void analysis_next_occurrence(struct analysis *analysis, struct app *app)
{
    const struct game *game = analysis_game(analysis);
    const struct position *here = game_at(game, analysis->ply);
    unsigned parts = analysis_rules(app)->identity;
    int all = count_to(game, here, parts, game->plies);
    int ply = analysis->ply;

    if (all == 1) {
        app_say(app, _("This position occurs only once."));
        return;
    }
    do
        ply = ply < game->plies ? ply + 1 : 0;
    while (!identity_same(here, game_at(game, ply), parts));
    analysis->ply = ply;
    app_say(app, _("Occurrence %d of %d."), count_to(game, here, parts, ply), all);
}
