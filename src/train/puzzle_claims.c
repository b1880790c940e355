/* SPDX-License-Identifier: MIT */
/*
 * The comments of a game: which are claims, and whose the others are.
 *
 * A comment's words go to a struct words that its place decides (struct sharing, `target`);
 * a comment with [%lang] goes where the one before it went.  Puzzles lie in an array that
 * grows, so they are remembered by index.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/san.h"
#include "train/puzzle_internal.h"

enum target { TARGET_NONE, TARGET_STORY, TARGET_CLAIM, TARGET_CLAIM_AFTERMATH, TARGET_AFTERMATH };

struct sharing {
    struct puzzle_loader *loader;
    enum target target;  /* of the latest main line comment */
    int ply;             /* where that one stands */
    size_t first, count; /* puzzles of the latest claim comment, in pack->puzzles */
    int claims;          /* of the game so far, bad ones too */
};

static const struct command_rule own_commands[] = {
    {"claim", NULL},         {"lang", NULL},     {"expect", "claim"},   {"level", "claim"},
    {"set", "claim"},        {"rules", "claim"}, {"right", "question"}, {"wrong", "question"},
    {"because", "question"}, {NULL, NULL},
};

static bool is_named(const struct pgn_command *command, const char *name)
{
    return strcmp(command->name, name) == 0;
}

/* ---- a claim ---- */

static const enum topic topic_of_kind[] = {
    [CLAIM_THREEFOLD] = TOPIC_THREEFOLD,
    [CLAIM_FIFTY] = TOPIC_FIFTY,
    [CLAIM_FIVEFOLD] = TOPIC_AUTOMATIC,
    [CLAIM_SEVENTYFIVE] = TOPIC_AUTOMATIC,
    [CLAIM_STALEMATE] = TOPIC_STALEMATE,
    [CLAIM_DEAD] = TOPIC_DEAD,
    [CLAIM_CHECKMATE] = TOPIC_AUTOMATIC,
    [CLAIM_FLAG] = TOPIC_FLAG,
    [CLAIM_AGREEMENT] = TOPIC_AGREEMENT,
    [CLAIM_RESIGN] = TOPIC_PROCEDURE,
    [CLAIM_SECOND_ILLEGAL_MOVE] = TOPIC_PROCEDURE,
};

/* Moves an err that counts characters of the arguments to its place in the file. */
static void refuse_argument(struct puzzle_loader *loader, struct err err,
                            const struct pgn_command *command, int ply)
{
    err.line = command->line;
    err.column = command->argument_column + (err.column > 0 ? err.column - 1 : 0);
    err.ply = ply;
    loader_error_as(loader, err);
}

/* A written move may be illegal, for that can be the point; it has to be a move, though, in
 * English letters, and one move only. */
static bool is_slip(enum err_code code)
{
    return code == ERR_MOVE_FORM || code == ERR_MOVE_LETTER || code == ERR_MOVE_AMBIGUOUS ||
           code == ERR_MOVE_NULL;
}

static bool check_written(struct puzzle_loader *loader, const struct claim *claim,
                          const struct pgn_command *command, const char *text, const char *argument)
{
    const struct position *position = game_at(&loader->game->pgn.game, claim->ply);
    const char *at = strstr(command->arguments, argument);
    struct err err;
    move m;

    if (!text[0] || san_parse(position, text, strlen(text), NULL, &m, NULL, &err) ||
        !is_slip(err.code))
        return true;
    err.column = at ? (long)(at - command->arguments) + (long)strlen(argument) + 1 : 1;
    refuse_argument(loader, err, command, claim->ply);
    return false;
}

static bool read_claim(struct puzzle_loader *loader, const struct pgn_comment *comment,
                       const struct pgn_command *command, struct puzzle *out)
{
    struct err err;

    if (!claim_text_parse(command->arguments, strlen(command->arguments), NULL, &out->claim,
                          &err)) {
        refuse_argument(loader, err, command, comment->ply);
        return false;
    }
    out->claim.ply = comment->ply;
    out->line = command->line;
    out->column = command->column;
    out->topic = loader->topic < TOPICS ? loader->topic : topic_of_kind[out->claim.kind];
    if (!loader->whole)
        return true;
    return check_written(loader, &out->claim, command, out->claim.move, "move=") &&
           check_written(loader, &out->claim, command, out->claim.changed, "changed=");
}

static void read_expect(struct puzzle_loader *loader, const struct pgn_command *command,
                        struct puzzle *puzzle)
{
    struct err err;

    puzzle->has_expect =
        expect_text_parse(command->arguments, strlen(command->arguments), &puzzle->expect, &err);
    if (!puzzle->has_expect)
        refuse_argument(loader, err, command, puzzle->claim.ply);
}

static void read_own_level(struct puzzle_loader *loader, const struct pgn_command *command,
                           struct puzzle *puzzle)
{
    int level = loader_level(command->arguments);

    if (level > 0)
        puzzle->level = level;
    else
        comment_refuse(loader, ERR_PUZZLE_LEVEL, command, command->arguments);
}

/* The id is the ruleset's own, so that it lives as long as anything. */
static void read_own_rules(struct puzzle_loader *loader, const struct pgn_command *command,
                           struct puzzle *puzzle)
{
    const struct ruleset *rules = ruleset_find(command->arguments);

    if (!rules) {
        comment_refuse(loader, ERR_PUZZLE_RULESET, command, command->arguments);
        return;
    }
    puzzle->rules = rules;
    puzzle->rules_id = rules->id;
    puzzle->topic = TOPIC_OTHER_RULES;
}

static bool is_set_name(const char *name)
{
    for (const char *at = name; *at; at++)
        if (!(*at >= 'a' && *at <= 'z') && !(*at >= '0' && *at <= '9') && *at != '-')
            return false;
    return name[0] != '\0';
}

static void read_set(struct puzzle_loader *loader, const struct pgn_command *command,
                     struct puzzle *puzzle)
{
    char **sets;

    if (!is_set_name(command->arguments)) {
        comment_refuse(loader, ERR_PUZZLE_SET, command, command->arguments);
        return;
    }
    sets = realloc(puzzle->sets, (puzzle->set_count + 1) * sizeof *sets);
    if (sets)
        puzzle->sets = sets;
    if (sets && (sets[puzzle->set_count] = mem_dup(command->arguments)) != NULL)
        puzzle->set_count++;
    else
        loader->no_memory = true;
}

static const struct {
    const char *name;
    void (*read)(struct puzzle_loader *loader, const struct pgn_command *command,
                 struct puzzle *puzzle);
} claim_commands[] = {{"expect", read_expect},
                      {"level", read_own_level},
                      {"set", read_set},
                      {"rules", read_own_rules}};

static void read_details(struct puzzle_loader *loader, const struct pgn_comment *comment,
                         size_t from, size_t to, struct puzzle *puzzle)
{
    for (size_t i = from; i < to; i++)
        for (size_t k = 0; k < sizeof claim_commands / sizeof claim_commands[0]; k++)
            if (is_named(&comment->commands[i], claim_commands[k].name))
                claim_commands[k].read(loader, &comment->commands[i], puzzle);
}

/* "id", "id#2" ... */
static char *numbered_id(const char *id, int number)
{
    struct buf text = {0};

    buf_add(&text, id ? id : "");
    if (number > 1)
        buf_printf(&text, "#%d", number);
    return buf_steal(&text);
}

bool loader_keep(struct puzzle_loader *loader, struct puzzle *puzzle)
{
    struct pack *pack = loader->pack;

    if (puzzle->id && (!loader->whole || puzzle_hash(puzzle)) &&
        mem_grow((void **)&pack->puzzles, &pack->capacity, pack->count + 1, sizeof *puzzle)) {
        pack->puzzles[pack->count++] = *puzzle;
        return true;
    }
    puzzle_clear(puzzle);
    loader->no_memory = true;
    return false;
}

/* One claim with the commands around it: those of [from, to) are its own. */
static void take_claim(struct sharing *sharing, const struct pgn_comment *comment, size_t claim,
                       size_t from, size_t to)
{
    struct puzzle_loader *loader = sharing->loader;
    struct puzzle puzzle = {.source = loader->game,
                            .rules_id = loader->rules_id,
                            .rules = loader->rules,
                            .level = loader->level};

    sharing->claims++;
    if (!read_claim(loader, comment, &comment->commands[claim], &puzzle))
        return;
    read_details(loader, comment, from, to, &puzzle);
    if (!loader->rules || loader->level == 0) { /* said already; the game is out */
        puzzle_clear(&puzzle);
        return;
    }
    puzzle.id = numbered_id(loader->id, sharing->claims);
    if (loader_keep(loader, &puzzle))
        sharing->count++;
}

static void take_claims(struct sharing *sharing, const struct pgn_comment *comment)
{
    size_t claim = comment_find(comment, 0, "claim");
    size_t from = 0;

    sharing->first = sharing->loader->pack->count;
    sharing->count = 0;
    while (claim < comment->command_count) {
        size_t next = comment_find(comment, claim + 1, "claim");

        take_claim(sharing, comment, claim, from, next);
        claim = from = next;
    }
}

/* ---- sharing out ---- */

/* What a comment without claim and language is, by its place. */
static enum target place_of(const struct sharing *sharing, const struct pgn_comment *comment)
{
    if (sharing->target == TARGET_CLAIM && sharing->ply == comment->ply)
        return TARGET_CLAIM_AFTERMATH;
    if (comment->ply == 0 && sharing->claims == 0 && !comment->after_result)
        return TARGET_STORY;
    if (comment->ply == sharing->loader->game->pgn.game.plies)
        return TARGET_AFTERMATH;
    return TARGET_NONE;
}

static void add_to(struct sharing *sharing, struct words *words, const char *language,
                   const char *text)
{
    if (!words_add(words, language, text))
        sharing->loader->no_memory = true;
}

static void add_words(struct sharing *sharing, const char *language, const char *text)
{
    struct puzzle_loader *loader = sharing->loader;

    if (sharing->target == TARGET_STORY)
        add_to(sharing, &loader->game->story, language, text);
    if (sharing->target == TARGET_AFTERMATH)
        add_to(sharing, &loader->game->aftermath, language, text);
    for (size_t i = 0; i < sharing->count; i++) {
        struct puzzle *puzzle = &loader->pack->puzzles[sharing->first + i];

        if (sharing->target == TARGET_CLAIM)
            add_to(sharing, &puzzle->words, language, text);
        if (sharing->target == TARGET_CLAIM_AFTERMATH)
            add_to(sharing, &puzzle->aftermath, language, text);
    }
}

static void take_comment(struct sharing *sharing, const struct pgn_comment *comment)
{
    const char *language = comment_language(sharing->loader, comment);
    bool translates =
        language && language[0] && sharing->target != TARGET_NONE && sharing->ply == comment->ply;

    if (comment_has(comment, "claim")) {
        take_claims(sharing, comment);
        sharing->target = TARGET_CLAIM;
    } else if (!translates) {
        sharing->target = place_of(sharing, comment);
    }
    sharing->ply = comment->ply;
    if (language)
        add_words(sharing, language, comment->text);
}

static void refuse_variation(struct puzzle_loader *loader, const struct pgn_comment *comment)
{
    size_t at = comment_find(comment, 0, "claim");

    if (at < comment->command_count)
        comment_refuse(loader, ERR_CLAIM_VARIATION, &comment->commands[at], NULL);
}

/* A game must have both: an id, and something that is asked.  Where the moves could not be
 * read, the claim may stand in what was left out. */
static void check_whole(struct sharing *sharing)
{
    struct puzzle_loader *loader = sharing->loader;

    if (!loader->whole)
        return;
    if (sharing->claims == 0)
        loader_error(loader, ERR_PUZZLE_NO_CLAIM, 0, 0, NULL);
    else if (!loader->id)
        loader_error(loader, ERR_PUZZLE_NO_ID, 0, 0, NULL);
    loader->bad = loader->bad || sharing->claims == 0 || !loader->id;
}

void loader_claims(struct puzzle_loader *loader)
{
    const struct pgn_game *pgn = &loader->game->pgn;
    struct sharing sharing = {.loader = loader};

    for (size_t i = 0; i < pgn->comment_count && !loader->no_memory; i++) {
        const struct pgn_comment *comment = &pgn->comments[i];

        comment_check(loader, comment, own_commands);
        if (comment->depth == 0)
            take_comment(&sharing, comment);
        else
            refuse_variation(loader, comment);
    }
    check_whole(&sharing);
}
