/* SPDX-License-Identifier: MIT */
/* A game of one's own: what could have been claimed in it, and what would come of a claim. */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/mem.h"
#include "cli/line_command.h"
#include "cli/line_game.h"
#include "cli/line_rules.h"
#include "core/fen.h"
#include "os/files.h"
#include "pgn/claim_text.h"
#include "text/complain.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "train/puzzle_write.h"

struct line_analysis {
    struct line_desk desk;
    char *path;  /* of the file; NULL: a position that was typed */
    long number; /* of the game in it */
    struct line_game own;
    const struct ruleset *rules;

    struct game line; /* moves tried out, from `left` on */
    bool on_line;
    int left; /* ply of the game where they begin */

    struct verdict verdict; /* of the claim judged last */
    bool judged;
    struct speaker speaker; /* of that verdict */
};

static struct line_analysis *analysis_of(struct line_desk *desk)
{
    return desk->owner;
}

static void no_memory(struct line_analysis *analysis)
{
    struct err err;

    err_set(&err, ERR_MEMORY);
    line_fail(analysis->desk.mode, &err);
}

/* ---- the game on view ---- */

static void forget_verdict(struct line_analysis *analysis)
{
    if (analysis->judged)
        verdict_clear(&analysis->verdict);
    analysis->judged = false;
    analysis->desk.view.speaker = NULL;
    analysis->desk.view.if_played = false;
}

static void forget_line(struct line_analysis *analysis)
{
    if (analysis->on_line)
        game_clear(&analysis->line);
    analysis->on_line = false;
}

/* Looks at a game, or at a line that leaves it, at a ply. */
static void look_at(struct line_analysis *analysis, const struct game *game, int ply)
{
    forget_verdict(analysis);
    analysis->desk.view = (struct line_view){
        .game = game,
        .rules = analysis->rules,
        .letters = analysis->desk.mode->letters,
        .open = true,
        .ply = ply,
        .last = game->plies,
    };
}

static void leave_line(struct line_analysis *analysis)
{
    forget_line(analysis);
    look_at(analysis, &analysis->own.pgn.game, analysis->left);
}

/* ---- the report ---- */

/* path NULL: the game comes from no file. */
static void say_faults(struct line_mode *mode, const char *path, const struct pgn_game *pgn,
                       bool warnings)
{
    const struct err_list *list = warnings ? &pgn->warnings : &pgn->errors;

    for (size_t i = 0; i < list->count; i++) {
        struct err err = list->items[i];
        struct buf text = {0};

        err.file = path && strcmp(path, "-") == 0 ? "(stdin)" : path;
        complain_line(&text, &err, pgn->playable ? &pgn->game : NULL, warnings);
        line_say_buf(mode, &text);
    }
}

static void do_report(struct line_desk *desk, const char *argument)
{
    const struct line_game *own = &analysis_of(desk)->own;
    const struct report *report = &own->report;

    (void)argument;
    if (report->count == 0 && own->pgn.errors.count > 0)
        line_say(desk->mode, _("Nothing could be claimed in what could be read of this game."));
    else if (report->count == 0)
        line_say(desk->mode, _("Nothing could be claimed in this game, and nothing ended it by "
                               "itself."));
    for (size_t i = 0; i < report->count; i++)
        line_phrase(desk->mode, _("{n} {finding}"),
                    (const struct filling[]){
                        {"n", NULL, (long)i + 1}, {"finding", report->lines[i].text, 0}, {0}});
}

static void say_game(struct line_analysis *analysis)
{
    struct line_mode *mode = analysis->desk.mode;
    struct buf title = {0}, rules = {0};

    report_title(&title, &analysis->own.pgn);
    line_phrase(mode,
                pgn_game_tag(&analysis->own.pgn, "White") ? _("Game {n}: {title}") : "{title}",
                (const struct filling[]){
                    {"n", NULL, analysis->number}, {"title", buf_text(&title), 0}, {0}});
    say_faults(mode, analysis->path, &analysis->own.pgn, false);
    say_faults(mode, analysis->path, &analysis->own.pgn, true);
    explain_ruleset(&rules, analysis->rules);
    line_phrase(mode, _("Rules: {rules}."),
                (const struct filling[]){{"rules", buf_text(&rules), 0}, {0}});
    do_report(&analysis->desk, "");
    buf_clear(&title);
    buf_clear(&rules);
}

/* Starts with the game that was read. */
static void show_game(struct line_analysis *analysis)
{
    const struct line_mode *mode = analysis->desk.mode;

    forget_line(analysis);
    look_at(analysis, &analysis->own.pgn.game, analysis->own.pgn.game.plies);
    if (!line_game_look(&analysis->own, analysis->rules, mode->letters))
        no_memory(analysis);
    else
        say_game(analysis);
}

/* ---- opening ---- */

/* A game whose starting position cannot be has nothing to look at. */
static bool is_playable(struct line_analysis *analysis, const char *path,
                        const struct line_game *game)
{
    if (game->pgn.playable)
        return true;
    say_faults(analysis->desk.mode, path, &game->pgn, false);
    return false;
}

static enum err_code fault_of(const struct line_game *game)
{
    return game->pgn.errors.count > 0 ? game->pgn.errors.items[0].code : ERR_NOT_CHESS;
}

/* Reads a game of a file; what was there before stays when that fails. */
static enum err_code open_game(struct line_analysis *analysis, const char *path, long number)
{
    struct line_game fresh = {0};
    enum err_code code = ERR_NONE;
    struct err err;

    if (!line_game_read(&fresh, path, number, &err)) {
        if (err.code == ERR_NONE)
            line_say(analysis->desk.mode, _("The file has no game with this number."));
        else
            line_complain(analysis->desk.mode, &err, false);
        code = err.code == ERR_NONE ? ERR_OPTION_VALUE : err.code;
    } else if (!is_playable(analysis, path, &fresh)) {
        code = fault_of(&fresh);
    } else {
        char *copy = mem_dup(path);

        free(analysis->path);
        analysis->path = copy;
        analysis->number = number;
        forget_verdict(analysis);
        line_game_clear(&analysis->own);
        analysis->own = fresh;
        show_game(analysis);
        return ERR_NONE;
    }
    line_game_clear(&fresh);
    return code;
}

static void do_open(struct line_desk *desk, const char *argument)
{
    if (argument[0])
        open_game(analysis_of(desk), argument, 1);
    else
        line_say(desk->mode, _("Which file? For example: open games.pgn"));
}

static void do_game(struct line_desk *desk, const char *argument)
{
    struct line_analysis *analysis = analysis_of(desk);
    size_t number = line_number(argument);

    if (number == 0)
        line_say(desk->mode, _("Which game? Its number, as in: game 2"));
    else if (!analysis->path)
        line_say(desk->mode, _("No file is open."));
    else {
        char *path = mem_dup(analysis->path); /* the analysis lets go of its own */

        if (path)
            open_game(analysis, path, (long)number);
        else
            no_memory(analysis);
        free(path);
    }
}

static void say_title(void *data, long number, const char *text)
{
    line_phrase(data, _("{n} {title}"),
                (const struct filling[]){{"n", NULL, number}, {"title", text, 0}, {0}});
}

static void do_games(struct line_desk *desk, const char *argument)
{
    const char *path = analysis_of(desk)->path;
    struct err err;

    (void)argument;
    if (!path)
        line_say(desk->mode, _("No file is open."));
    else if (!line_game_titles(path, say_title, desk->mode, &err))
        line_complain(desk->mode, &err, false);
}

/* Without an argument it is written, with one it is set up. */
static void do_fen(struct line_desk *desk, const char *argument)
{
    struct line_analysis *analysis = analysis_of(desk);
    struct position position = line_view_position(&desk->view);
    struct buf out = {0};
    struct err err;

    if (!argument[0]) {
        fen_write(&out, &position);
        line_say_raw(desk->mode, buf_text(&out));
        buf_clear(&out);
        return;
    }
    forget_verdict(analysis);
    if (!line_game_from_fen(&analysis->own, argument, &err)) {
        line_complain(desk->mode, &err, false);
        return;
    }
    free(analysis->path);
    analysis->path = NULL;
    show_game(analysis);
}

/* ---- moves tried out ---- */

/* Letters of moves that are typed: the local ones only where the setting says so. */
static const struct san_letters *typed_letters(const struct line_mode *mode)
{
    if (!mode->settings || strcmp(settings_get(mode->settings, "notation.input"), "local") != 0)
        return NULL;
    return notation_find(mode->language ? mode->language : "en");
}

static bool start_line(struct line_analysis *analysis)
{
    int ply = analysis->desk.view.ply;

    if (!game_copy(&analysis->line, &analysis->own.pgn.game, ply))
        return false;
    analysis->on_line = true;
    analysis->left = ply;
    return true;
}

/* Goes on from the position looked at; what followed it in the line is dropped. */
static bool push(struct line_analysis *analysis, move m)
{
    int ply = analysis->desk.view.ply;

    if (analysis->on_line && ply < analysis->left) {
        forget_verdict(analysis);
        forget_line(analysis);
    }
    if (!analysis->on_line && !start_line(analysis))
        return false;
    forget_verdict(analysis);
    game_truncate(&analysis->line, ply);
    if (!game_push(&analysis->line, m))
        return false;
    look_at(analysis, &analysis->line, ply + 1);
    return true;
}

static void do_play(struct line_desk *desk, const char *argument)
{
    struct line_analysis *analysis = analysis_of(desk);
    const struct position *position = game_at(desk->view.game, desk->view.ply);
    struct err err;
    move m;

    if (!argument[0])
        line_say(desk->mode, _("Which move? For example: play Qe2"));
    else if (!san_parse(position, argument, strlen(argument), typed_letters(desk->mode), &m, NULL,
                        &err))
        line_complain(desk->mode, &err, false);
    else if (!push(analysis, m))
        no_memory(analysis);
    else
        line_view_say_place(desk->mode, &desk->view);
}

static void do_drop(struct line_desk *desk, const char *argument)
{
    struct line_analysis *analysis = analysis_of(desk);

    (void)argument;
    if (analysis->on_line) {
        leave_line(analysis);
        line_view_say_place(desk->mode, &desk->view);
    } else {
        line_say(desk->mode, _("No move of your own has been played here."));
    }
}

/* ---- claims ---- */

static void say_verdict(struct line_analysis *analysis)
{
    struct buf out = {0};

    explain_headline(&out, &analysis->speaker);
    buf_add_char(&out, '\n');
    explain_reasons(&out, &analysis->speaker);
    buf_add_char(&out, '\n');
    explain_next(&out, &analysis->speaker);
    line_say_buf(analysis->desk.mode, &out);
    line_say(analysis->desk.mode, _("More: why, diff, timeline, count, written."));
}

static void judge(struct line_analysis *analysis, const struct claim *claim)
{
    struct line_view *view = &analysis->desk.view;

    forget_verdict(analysis);
    if (!verdict_of(view->game, claim, analysis->rules, DEAD_FULL, &analysis->verdict)) {
        no_memory(analysis);
        return;
    }
    analysis->judged = true;
    analysis->speaker = (struct speaker){.game = view->game,
                                         .rules = analysis->rules,
                                         .verdict = &analysis->verdict,
                                         .letters = view->letters};
    view->speaker = &analysis->speaker;
    say_verdict(analysis);
}

static void do_claim(struct line_desk *desk, const char *argument)
{
    struct line_analysis *analysis = analysis_of(desk);
    struct claim claim;
    struct err err;

    if (!argument[0]) {
        line_say(desk->mode, _("What is claimed here? For example: claim threefold, "
                               "claim threefold,move=Qe2, claim fifty, claim dead"));
        return;
    }
    if (!claim_text_parse(argument, strlen(argument), typed_letters(desk->mode), &claim, &err)) {
        line_complain(desk->mode, &err, false);
        return;
    }
    claim.ply = desk->view.ply;
    judge(analysis, &claim);
}

static void do_why(struct line_desk *desk, const char *argument)
{
    (void)argument;
    line_proof_why(desk);
}

static void do_rules(struct line_desk *desk, const char *argument)
{
    struct line_analysis *analysis = analysis_of(desk);
    const struct ruleset *rules = ruleset_find(argument);

    if (!argument[0]) {
        line_rules_say(desk->mode, analysis->rules);
    } else if (!rules) {
        line_rules_command(desk, argument); /* says that there is none */
    } else {
        analysis->rules = rules;
        show_game(analysis);
    }
}

/* ---- saving ---- */

static void write_puzzle(struct line_analysis *analysis, const char *path)
{
    struct puzzle_source source = {
        .pgn = &analysis->own.pgn,
        .game = analysis->desk.view.game,
        .last = analysis->on_line ? analysis->left : analysis->own.pgn.game.plies,
    };
    struct buf text = {0};
    struct err err;

    if (!puzzle_write(&text, &source, &analysis->verdict, path))
        no_memory(analysis);
    else if (!files_replace(path, buf_text(&text), text.length, &err))
        line_complain(analysis->desk.mode, &err, false);
    else
        line_say(analysis->desk.mode, _("Saved. \"drawclaim puzzles lint\" says what is missing."));
    buf_clear(&text);
}

static void do_save(struct line_desk *desk, const char *argument)
{
    struct line_analysis *analysis = analysis_of(desk);

    if (!argument[0])
        line_say(desk->mode, _("Where to? For example: save my-puzzle.pgn"));
    else if (!analysis->judged)
        line_say(desk->mode, _("First judge a claim here; it is saved with the game."));
    else if (access(argument, F_OK) == 0)
        line_say(desk->mode, _("There is a file with this name already."));
    else
        write_puzzle(analysis, argument);
}

/* ---- the desk ---- */

/* A number goes to that line of the report. */
static bool finding(struct line_desk *desk, const char *line)
{
    struct line_analysis *analysis = analysis_of(desk);
    const struct report *report = &analysis->own.report;
    size_t number = line_number(line);

    if (number == 0)
        return false;
    if (number > report->count) {
        line_say(desk->mode, _("The report has no such line."));
        return true;
    }
    if (analysis->on_line)
        leave_line(analysis);
    line_say(desk->mode, report->lines[number - 1].text);
    if (line_view_go(&desk->view, report->lines[number - 1].ply))
        line_view_say_place(desk->mode, &desk->view);
    return true;
}

static void do_next(struct line_desk *desk, const char *argument)
{
    (void)argument;
    line_view_step(desk, 1);
}

static void do_quit(struct line_desk *desk, const char *argument)
{
    (void)argument;
    desk->leave = true;
}

static const struct line_command analysis_commands[] = {
    {"report", "", N_("what could be claimed in this game; a number goes to that line"), do_report},
    {"claim", N_("KIND[,...]"),
     N_("judge a claim at the position looked at, as in: "
        "claim threefold,move=Qe2"),
     do_claim},
    {"why", "", N_("why each ground is right or wrong"), do_why},
    {"play", N_("MOVE"), N_("try a move of your own out"), do_play},
    {"drop", "", N_("back from moves of your own to the game"), do_drop},
    {"next", "", N_("half a move later"), do_next},
    {"games", "", N_("the games of the file"), do_games},
    {"game", N_("NUMBER"), N_("open a game of the file"), do_game},
    {"open", N_("PATH"), N_("open another file"), do_open},
    {"fen", N_("[FEN]"), N_("write the position, or set one up"), do_fen},
    {"rules", N_("[ID]"), N_("the rules used here, or use others"), do_rules},
    {"save", N_("PATH"), N_("write game and claim as a puzzle file"), do_save},
    {"help", N_("[COMMAND]"), N_("this list"), desk_help},
    {"quit", "", N_("leave this game"), do_quit},
    {NULL, NULL, NULL, NULL},
};

static void clear(struct line_analysis *analysis)
{
    forget_verdict(analysis);
    forget_line(analysis);
    line_game_clear(&analysis->own);
    free(analysis->path);
}

bool line_mode_analyse(struct line_mode *mode, const char *path, long game, enum err_code *bad)
{
    struct line_analysis analysis = {
        .desk = {.mode = mode,
                 .tables = {analysis_commands, line_view_commands, line_proof_commands, NULL},
                 .other = finding},
        .rules = mode->rules ? mode->rules : ruleset_default(),
    };
    enum err_code code;

    analysis.desk.owner = &analysis;
    code = open_game(&analysis, path, game > 0 ? game : 1);
    if (bad)
        *bad = code;
    if (code == ERR_NONE && strcmp(path, "-") != 0) {
        line_view_say_place(mode, &analysis.desk.view);
        line_say(mode, _("Commands step through the game and judge claims; help lists them."));
        desk_run(&analysis.desk);
    }
    clear(&analysis);
    return line_flush(mode);
}
