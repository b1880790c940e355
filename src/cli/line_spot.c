/* SPDX-License-Identifier: MIT */
/* Spot it in lines: a game goes by, and the learner claims. */
#include "config.h"

#include <string.h>

#include "cli/line_command.h"
#include "cli/line_rules.h"
#include "pgn/claim_text.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/report_claim.h"
#include "train/spot_words.h"

struct line_spot {
    struct line_desk desk;
    struct spot_run run;
    struct report report;   /* once the game is over */
    struct verdict verdict; /* of the line of the report that was asked about */
    bool judged;
    struct speaker speaker; /* of the claim made or asked about last */
};

static struct line_spot *spot_of(struct line_desk *desk)
{
    return desk->owner;
}

static bool is_over(const struct line_spot *own)
{
    return own->run.spot.state != SPOT_GOING_ON;
}

static int64_t now_ms(const struct line_mode *mode)
{
    return mode->now_ms ? mode->now_ms() : 0;
}

/* ---- looking ---- */

/* Before the game is over nothing beyond the move on the board can be looked at. */
static void look(struct line_spot *own)
{
    const struct spot *spot = &own->run.spot;

    own->desk.view = (struct line_view){
        .game = spot->game,
        .rules = own->run.rules,
        .letters = own->desk.mode->letters,
        .open = is_over(own),
        .ply = spot->ply,
        .last = is_over(own) ? spot->game->plies : spot->ply,
    };
}

static void forget_game(struct line_spot *own)
{
    if (own->judged)
        verdict_clear(&own->verdict);
    own->judged = false;
    report_clear(&own->report);
    own->report = (struct report){0};
}

/* ---- one game after the other ---- */

static void say_number(struct line_spot *own)
{
    size_t count = spot_games_count(&own->run.games);

    line_phrase(own->desk.mode, count > 0 ? _("Game {n} of {count}.") : _("Game {n}."),
                (const struct filling[]){
                    {"n", NULL, (long)own->run.number}, {"count", NULL, (long)count}, {0}});
}

static bool open_game(struct line_spot *own)
{
    struct line_mode *mode = own->desk.mode;

    forget_game(own);
    if (spot_run_open(&own->run, now_ms(mode))) {
        look(own);
        say_number(own);
        line_view_say_place(mode, &own->desk.view);
        return true;
    }
    own->desk.leave = true;
    if (own->run.err.code == ERR_MEMORY)
        line_fail(mode, &own->run.err);
    else if (own->run.err.code != ERR_NONE)
        line_complain(mode, &own->run.err, false);
    return false;
}

/* ---- the end of a game ---- */

static void say_told(struct line_spot *own)
{
    for (size_t n = 0; n < own->report.count; n++)
        line_sayf(own->desk.mode, "%zu %s", n + 1, own->report.lines[n].text);
}

static void say_title(struct line_spot *own)
{
    struct buf title = {0};

    report_title(&title, own->run.game.pgn);
    line_say_buf(own->desk.mode, &title);
}

static void say_kept(struct line_spot *own)
{
    if (!own->run.not_kept)
        return;
    line_say(own->desk.mode, _("This answer could not be kept:"));
    line_complain(own->desk.mode, &own->run.err, false);
}

static void say_end(struct line_spot *own)
{
    static const char *const words[] = {
        [SPOT_GOOD] = N_("RIGHT."), [SPOT_FAIR] = N_("NOT QUITE."), [SPOT_MISSED] = N_("MISSED.")};
    struct line_mode *mode = own->desk.mode;
    struct buf result = {0};

    look(own);
    line_say(mode, _(words[spot_result(&own->run.spot)]));
    spot_say_result(&result, &own->run.spot, mode->letters);
    line_say_buf(mode, &result);
    say_kept(own);
    say_title(own);
    if (!spot_report(&own->run, mode->letters, &own->report)) {
        line_fail(mode, &(struct err){.code = ERR_MEMORY});
        return;
    }
    if (own->report.count > 0)
        line_say(mode, _("What there was in this game:"));
    say_told(own);
    line_say(mode, own->report.count > 0
                       ? _("A number tells why; an empty line goes on to the next game.")
                       : _("An empty line goes on to the next game."));
}

/* ---- moves ---- */

static void play_on(struct line_spot *own)
{
    struct line_mode *mode = own->desk.mode;

    if (!spot_run_move(&own->run, now_ms(mode), line_utc(mode)))
        return;
    if (is_over(own)) {
        say_end(own);
        return;
    }
    look(own);
    line_view_say_place(mode, &own->desk.view);
}

static void do_next(struct line_desk *desk, const char *argument)
{
    (void)argument;
    if (is_over(spot_of(desk)))
        open_game(spot_of(desk));
    else
        play_on(spot_of(desk));
}

static void do_skip(struct line_desk *desk, const char *argument)
{
    (void)argument;
    open_game(spot_of(desk));
}

/* ---- claims ---- */

/* What a claim is worth, and why. */
static void say_verdict(struct line_spot *own, const struct verdict *verdict)
{
    struct buf out = {0};

    own->speaker = (struct speaker){.game = own->run.spot.game,
                                    .rules = own->run.rules,
                                    .verdict = verdict,
                                    .letters = own->desk.mode->letters};
    own->desk.view.speaker = &own->speaker;
    explain_headline(&out, &own->speaker);
    buf_add_char(&out, '\n');
    explain_reasons(&out, &own->speaker);
    buf_add_char(&out, '\n');
    explain_next(&out, &own->speaker);
    line_say_buf(own->desk.mode, &out);
}

static void say_claimed(struct line_spot *own)
{
    const struct spot *spot = &own->run.spot;
    const struct spot_claimed *claimed = &spot->claims[spot->count - 1];

    line_phrase(own->desk.mode, _("Your claim: {worth}."),
                (const struct filling[]){{"worth", spot_worth_words(claimed->worth), 0}, {0}});
    say_verdict(own, &claimed->verdict);
    if (is_over(own)) {
        say_end(own);
        return;
    }
    if (claimed->verdict.must_play_written)
        line_say(own->desk.mode, _("Here the game goes on as it was played."));
    look(own);
    line_view_say_place(own->desk.mode, &own->desk.view);
}

static void claim(struct line_spot *own, struct claim *claim)
{
    struct line_mode *mode = own->desk.mode;

    if (spot_run_claim(&own->run, claim, now_ms(mode), line_utc(mode)))
        say_claimed(own);
    else if (own->run.err.code != ERR_NONE)
        line_fail(mode, &own->run.err);
    else
        line_say(mode, is_over(own) ? _("This game is over.")
                                    : _("No more claims are heard in this game."));
}

static void do_claim(struct line_desk *desk, const char *argument)
{
    struct claim made;
    struct err err;

    if (!argument[0])
        line_say(desk->mode, _("What is claimed? For example: claim threefold, claim "
                               "threefold,move=Qe2, claim fifty; or that the game is over: "
                               "checkmate, stalemate, dead, fivefold, seventyfive."));
    else if (!claim_text_parse(argument, strlen(argument), NULL, &made, &err))
        line_complain(desk->mode, &err, false);
    else
        claim(spot_of(desk), &made);
}

/* ---- what there was ---- */

static void say_line(struct line_spot *own, size_t line)
{
    const struct spot *spot = &own->run.spot;
    struct claim told = report_claim(&own->report, &spot->events, spot->game, line);

    if (own->judged)
        verdict_clear(&own->verdict);
    own->judged = verdict_of(spot->game, &told, own->run.rules, DEAD_FULL, &own->verdict);
    if (!own->judged) {
        line_fail(own->desk.mode, &(struct err){.code = ERR_MEMORY});
        return;
    }
    line_view_go(&own->desk.view, told.ply);
    line_say(own->desk.mode, own->report.lines[line].text);
    say_verdict(own, &own->verdict);
}

/* A number of what there was; an empty line goes on. */
static bool spot_line(struct line_desk *desk, const char *line)
{
    struct line_spot *own = spot_of(desk);
    size_t number = line_number(line);

    spot_run_stir(&own->run, now_ms(desk->mode));
    if (!line[0]) {
        do_next(desk, "");
        return true;
    }
    if (number == 0)
        return false;
    if (!is_over(own))
        line_say(desk->mode, _("What there was is told when the game is over."));
    else if (number > own->report.count)
        line_say(desk->mode, _("There is no line with this number."));
    else
        say_line(own, number - 1);
    return true;
}

static void do_told(struct line_desk *desk, const char *argument)
{
    (void)argument;
    if (is_over(spot_of(desk)))
        say_told(spot_of(desk));
    else
        line_say(desk->mode, _("What there was is told when the game is over."));
}

static void do_rules(struct line_desk *desk, const char *argument)
{
    (void)argument;
    line_rules_say(desk->mode, spot_of(desk)->run.rules);
}

static void do_quit(struct line_desk *desk, const char *argument)
{
    (void)argument;
    desk->leave = true;
}

static const struct line_command spot_commands[] = {
    {"next", "", N_("the next move; after the end: the next game; an empty line does it, too"),
     do_next},
    {"claim", N_("KIND[,...]"),
     N_("claim for the player to move, or say that the game is over, as in: claim "
        "threefold,move=Qe2"),
     do_claim},
    {"report", "", N_("after the end: what there was to claim; a number tells why"), do_told},
    {"skip", "", N_("leave this game, and on to the next"), do_skip},
    {"rules", "", N_("the rules in force"), do_rules},
    {"quit", "", N_("end with the summary"), do_quit},
    {"help", N_("[COMMAND]"), N_("this list"), desk_help},
    {NULL, NULL, NULL, NULL},
};

/* ---- the whole ---- */

static void greet(struct line_mode *mode, int pace)
{
    if (!mode->records->lasting && !mode->said_lasting)
        line_say(mode, _("Answers are kept for this session only."));
    mode->said_lasting = true;
    line_say(mode, _("A game goes by. An empty line shows the next move; claim as soon as a draw "
                     "can be claimed, and say when the game is over; help lists all commands."));
    if (pace > 0)
        line_say(mode, _("A set pace is for the screen: here moves come when you ask for them."));
}

static void say_summary(struct line_spot *own)
{
    line_phrase(own->desk.mode,
                ngettext("Summary: {asked} game, {right} right.",
                         "Summary: {asked} games, {right} right.", own->run.asked),
                (const struct filling[]){{"asked", NULL, (long)own->run.asked},
                                         {"right", NULL, (long)own->run.right},
                                         {0}});
}

static void run(struct line_spot *own)
{
    if (open_game(own))
        desk_run(&own->desk);
    spot_run_note(&own->run, line_utc(own->desk.mode));
    if (!own->desk.mode->failed)
        say_summary(own);
}

bool line_mode_spot(struct line_mode *mode, struct spot_games *games, int pace)
{
    struct line_spot own = {
        .desk = {.mode = mode,
                 .tables = {spot_commands, line_view_commands, line_proof_commands, NULL},
                 .other = spot_line},
        .run = {.games = *games,
                .rules = mode->rules ? mode->rules : ruleset_default(),
                .records = mode->records,
                .deck = mode->options.deck},
    };

    *games = (struct spot_games){0};
    own.desk.owner = &own;
    greet(mode, pace);
    run(&own);
    forget_game(&own);
    spot_run_clear(&own.run);
    return line_flush(mode);
}
