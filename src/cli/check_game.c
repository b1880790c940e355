/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "cli/check.h"
#include "pgn/claim_text.h"
#include "text/complain.h"
#include "text/i18n.h"
#include "text/notation.h"

static void clear_verdicts(struct check *check)
{
    for (size_t i = 0; i < check->verdict_count; i++)
        verdict_clear(&check->verdicts[i]);
    check->verdict_count = 0;
}

void check_clear(struct check *check)
{
    clear_verdicts(check);
    free(check->verdicts);
    event_list_clear(&check->events);
}

/* --rules first, then what the file names, then the default. */
static const struct ruleset *rules_of(const struct check *check, struct pgn_game *game)
{
    const char *named = pgn_game_tag(game, "Ruleset");
    if (check->context->rules_given || !named)
        return check->context->rules;
    const struct ruleset *rules = ruleset_find(named);
    if (rules)
        return rules;
    struct err err;
    err_set(&err, ERR_RULESET_UNKNOWN);
    err_add_text(&err, named);
    err.line = game->line;
    err.column = 1;
    err_list_add(&game->warnings, &err);
    return check->context->rules;
}

static bool judge(struct check *check, const struct pgn_game *game, const struct claim *claim,
                  const struct ruleset *rules)
{
    void *verdicts = check->verdicts;
    if (!mem_grow(&verdicts, &check->verdict_capacity, check->verdict_count + 1,
                  sizeof *check->verdicts))
        return false;
    check->verdicts = verdicts;
    struct verdict *verdict = &check->verdicts[check->verdict_count];
    memset(verdict, 0, sizeof *verdict);
    if (!verdict_of(&game->game, claim, rules, check->mode, verdict))
        return false;
    check->verdict_count++;
    return true;
}

/* Index of the first command of a name in [from, to); `to` if there is none. */
static size_t find_command(const struct pgn_comment *comment, size_t from, size_t to,
                           const char *name)
{
    while (from < to && strcmp(comment->commands[from].name, name) != 0)
        from++;
    return from;
}

/* A claim that the file holds, with the commands up to the next claim: the last [%rules] of
 * them says what it is judged by, unless --rules does.  False, with err: it can't be read. */
static bool read_command(const struct check *check, const struct pgn_comment *comment, size_t at,
                         size_t to, struct claim *claim, const struct ruleset **rules,
                         struct err *err)
{
    const struct pgn_command *command = &comment->commands[at];
    if (!claim_text_parse(command->arguments, strlen(command->arguments), NULL, claim, err)) {
        err->line = command->line;
        err->column = command->argument_column + (err->column > 0 ? err->column - 1 : 0);
        return false;
    }
    claim->ply = comment->ply;
    if (check->context->rules_given)
        return true;
    while ((at = find_command(comment, at + 1, to, "rules")) < to) {
        command = &comment->commands[at];
        *rules = ruleset_find(command->arguments);
        if (*rules)
            continue;
        err_set(err, ERR_RULESET_UNKNOWN);
        err_add_text(err, command->arguments);
        err->line = command->line;
        err->column = command->column;
        return false;
    }
    return true;
}

static bool judge_comment(struct check *check, struct pgn_game *game,
                          const struct pgn_comment *comment, const struct ruleset *of_game)
{
    size_t count = comment->command_count, at = find_command(comment, 0, count, "claim");
    while (at < count) {
        size_t next = find_command(comment, at + 1, count, "claim");
        const struct ruleset *rules = of_game;
        struct claim claim;
        struct err err;
        bool good = read_command(check, comment, at, next, &claim, &rules, &err)
                        ? judge(check, game, &claim, rules)
                        : err_list_add(&game->errors, &err);
        if (!good)
            return false;
        at = next;
    }
    return true;
}

static bool judge_file_claims(struct check *check, struct pgn_game *game,
                              const struct ruleset *rules)
{
    for (size_t i = 0; i < game->comment_count; i++)
        if (game->comments[i].depth == 0 && !judge_comment(check, game, &game->comments[i], rules))
            return false;
    return true;
}

/* Where in this game?  A claim at a ply that it does not have is wrong usage. */
static bool find_ply(const struct check *check, const struct pgn_game *game,
                     const struct asked *asked, int *ply)
{
    struct err err;
    *ply = asked->place[0] ? notation_parse_ply(&game->game, asked->place) : asked->claim.ply;
    if (*ply >= 0 && *ply <= game->game.plies)
        return true;
    err_set(&err, ERR_CLAIM_PLY_RANGE);
    if (asked->place[0])
        err_add_text(&err, asked->place);
    else
        err_add_number(&err, asked->claim.ply);
    err_add_number(&err, game->game.plies);
    err.file = check->file;
    err.game = game->number;
    command_complain(check->context, &err);
    return false;
}

static void complain_all(const struct check *check, struct pgn_game *game, struct err_list *list,
                         bool warning)
{
    struct buf text = {0};
    for (size_t i = 0; i < list->count; i++) {
        list->items[i].file = check->file;
        list->items[i].game = game->number;
        buf_add(&text, "drawclaim: ");
        complain_line(&text, &list->items[i], game->playable ? &game->game : NULL, warning);
        buf_add_char(&text, '\n');
    }
    fputs(buf_text(&text), check->context->err);
    buf_clear(&text);
}

static void complain_game(const struct check *check, struct pgn_game *game)
{
    complain_all(check, game, &game->errors, false);
    if (!check->context->quiet && !check->context->ndjson && !check->summing)
        complain_all(check, game, &game->warnings, true);
}

static bool has_event(const struct event_list *events, enum event_kind kind, enum event_how how)
{
    for (size_t i = 0; i < events->count; i++)
        if (events->items[i].kind == kind && events->items[i].how == how)
            return true;
    return false;
}

static void sum_up(struct check *check, const struct pgn_game *game)
{
    struct json_summary *sum = &check->summary;
    const struct event_list *events = &check->events;
    sum->games++;
    sum->bad_games += game->errors.count > 0;
    sum->plies += game->playable ? game->game.plies : 0;
    if (!game->playable)
        return;
    sum->threefold += has_event(events, EVENT_THREEFOLD, EVENT_ON_BOARD);
    sum->fivefold += has_event(events, EVENT_FIVEFOLD, EVENT_AUTOMATIC);
    sum->fifty += has_event(events, EVENT_FIFTY, EVENT_ON_BOARD);
    sum->seventyfive += has_event(events, EVENT_SEVENTYFIVE, EVENT_AUTOMATIC);
    sum->checkmate += has_event(events, EVENT_CHECKMATE, EVENT_AUTOMATIC);
    sum->stalemate += has_event(events, EVENT_STALEMATE, EVENT_AUTOMATIC);
}

static bool write_game(struct buf *out, struct check *check, const struct pgn_game *game,
                       const struct ruleset *rules)
{
    if (!check->context->ndjson)
        return check_text(out, check, game, rules);
    return json_write_game(out, &(struct json_game){
                                    .file = check->file,
                                    .game = game,
                                    .rules = rules,
                                    .mode = check->mode,
                                    .events = &check->events,
                                    .verdicts = check->verdicts,
                                    .verdict_count = check->verdict_count,
                                    .moves = check->moves,
                                    .legal = check->legal,
                                });
}

static enum exit_status print_game(struct check *check, const struct pgn_game *game,
                                   const struct ruleset *rules)
{
    struct buf out = {0};
    enum exit_status status = EXIT_SYSTEM;
    if (write_game(&out, check, game, rules) && buf_ok(&out)) {
        status = command_write(check->context, buf_text(&out), out.length);
    } else {
        struct err err;
        err_set(&err, ERR_MEMORY);
        command_complain(check->context, &err);
    }
    buf_clear(&out);
    return status;
}

static enum exit_status status_of(const struct check *check, const struct pgn_game *game)
{
    enum exit_status status = game->errors.count ? EXIT_INPUT : EXIT_DONE;
    for (size_t i = 0; i < check->verdict_count; i++) {
        enum verdict_answer answer = check->verdicts[i].answer;
        if (answer == VERDICT_INVALID)
            status = exit_worse(status, EXIT_NOT_VALID);
        if (answer == VERDICT_UNDECIDED)
            status = exit_worse(status, EXIT_UNDECIDED);
    }
    return status;
}

/* Events and verdicts of a game whose position can be.  EXIT_SYSTEM: not all could be judged. */
static enum exit_status judge_all(struct check *check, struct pgn_game *game,
                                  const struct ruleset *rules)
{
    enum exit_status status = EXIT_DONE;
    bool memory = draws_events(&game->game, game->game.plies, rules, check->mode, &check->events) &&
                  judge_file_claims(check, game, rules);
    for (size_t i = 0; memory && i < check->claim_count; i++) {
        struct claim claim = check->claims[i].claim;
        if (find_ply(check, game, &check->claims[i], &claim.ply))
            memory = judge(check, game, &claim, rules);
        else
            status = EXIT_USAGE;
    }
    if (memory)
        return status;
    struct err err;
    err_set(&err, ERR_MEMORY);
    return command_fail(check->context, &err);
}

enum exit_status check_game(struct check *check, struct pgn_game *game)
{
    const struct ruleset *rules = rules_of(check, game);
    enum exit_status judged = EXIT_DONE;
    clear_verdicts(check);
    if (game->playable)
        judged = judge_all(check, game, rules);
    if (judged == EXIT_SYSTEM)
        return judged;
    complain_game(check, game);
    sum_up(check, game);
    enum exit_status status = exit_worse(judged, status_of(check, game));
    return check->summing ? status : exit_worse(status, print_game(check, game, rules));
}

enum exit_status check_summary(struct check *check)
{
    struct buf out = {0};
    enum exit_status status = EXIT_SYSTEM;
    if (json_write_summary(&out, &check->summary))
        status = command_write(check->context, buf_text(&out), out.length);
    buf_clear(&out);
    return status;
}
