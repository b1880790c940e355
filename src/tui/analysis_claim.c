/* SPDX-License-Identifier: MIT */
/* Claims judged on the position on view, and positions that look the same. */
#include "config.h"

#include <string.h>

#include "pgn/claim_text.h"
#include "text/i18n.h"
#include "text/report_claim.h"
#include "tui/analysis.h"
#include "tui/claim_form.h"
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

void analysis_choose_kind(struct analysis *analysis, struct app *app, int kind)
{
    if (kind < 0 || kind >= CLAIM_FORM_ROWS)
        return;
    analysis->kinds.chosen = kind;
    analysis->asking = false;
    if (claim_form_wants_move(kind))
        app_prompt(app, DO_CLAIM, _("Claim, the move last: "), claim_form_text(kind));
    else
        analysis_judge(analysis, app, claim_form_text(kind));
}

/* ---- findings ---- */

void analysis_explain_finding(struct analysis *analysis, struct app *app, size_t finding)
{
    struct claim claim =
        report_claim(&analysis->report, &analysis->events, &analysis->pgn.game, finding);

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
