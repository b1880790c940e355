/* SPDX-License-Identifier: MIT */
/*
 * A game with a question: its comments, each with one command, are the question, two to five
 * choices and the explanation, in this order; a comment with [%lang] translates the one before
 * it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/utf8.h"
#include "core/fen.h"
#include "train/puzzle_internal.h"

/* What a question with several right choices must say. */
static const char all_that_apply[] = "Choose all that apply.";

struct asking {
    struct puzzle_loader *loader;
    struct puzzle puzzle;
    struct words *target; /* where the words of the latest part went; NULL: nowhere */
};

/* ---- the parts of a question ---- */

static void say_two(struct asking *asking, enum err_code code, const struct pgn_command *command,
                    const char *text, const char *other)
{
    struct err err;

    err_set(&err, code);
    err.line = command->line;
    err.column = command->column;
    err_add_text(&err, text);
    err_add_text(&err, other);
    asking->loader->bad = true;
    loader_error_as(asking->loader, err);
}

static void refuse(struct asking *asking, enum err_code code, const struct pgn_command *command,
                   const char *text)
{
    asking->loader->bad = true;
    comment_refuse(asking->loader, code, command, text);
}

static bool has_question(const struct asking *asking)
{
    return asking->puzzle.line > 0;
}

static struct words *take_question(struct asking *asking, const struct pgn_command *command)
{
    struct puzzle *puzzle = &asking->puzzle;

    if (has_question(asking)) {
        refuse(asking, ERR_QUESTION_TWICE, command, command->name);
        return NULL;
    }
    puzzle->line = command->line;
    puzzle->column = command->column;
    return &puzzle->words;
}

/* Pointers into the choices are good until the next one is taken. */
static struct words *take_choice(struct asking *asking, const struct pgn_command *command)
{
    struct puzzle *puzzle = &asking->puzzle;
    struct choice *choices;

    if (puzzle->aftermath.count > 0)
        say_two(asking, ERR_QUESTION_ORDER, command, "because", command->name);
    choices = realloc(puzzle->choices, (puzzle->choice_count + 1) * sizeof *choices);
    if (!choices) {
        asking->loader->no_memory = true;
        return NULL;
    }
    puzzle->choices = choices;
    choices += puzzle->choice_count++;
    *choices = (struct choice){.right = strcmp(command->name, "right") == 0,
                               .line = command->line,
                               .column = command->column};
    return &choices->words;
}

static struct words *take_because(struct asking *asking, const struct pgn_command *command)
{
    if (asking->puzzle.aftermath.count == 0)
        return &asking->puzzle.aftermath;
    refuse(asking, ERR_QUESTION_TWICE, command, command->name);
    return NULL;
}

static const struct part {
    const char *name;
    struct words *(*take)(struct asking *asking, const struct pgn_command *command);
} parts[] = {
    {"question", take_question},
    {"right", take_choice},
    {"wrong", take_choice},
    {"because", take_because},
};

static const struct command_rule own_commands[] = {
    {"question", NULL}, {"right", NULL}, {"wrong", NULL}, {"because", NULL},
    {"lang", NULL},     {"claim", NULL}, {NULL, NULL},
};

enum { PARTS = sizeof parts / sizeof parts[0] };

static const struct part *part_of(const struct pgn_command *command)
{
    for (size_t i = 0; i < PARTS; i++)
        if (strcmp(parts[i].name, command->name) == 0)
            return &parts[i];
    return NULL;
}

/* ---- comments ---- */

static void add_words(struct asking *asking, const struct pgn_comment *comment)
{
    const char *language = comment_language(asking->loader, comment);

    if (language && asking->target && !words_add(asking->target, language, comment->text))
        asking->loader->no_memory = true;
}

static void take_part(struct asking *asking, const struct pgn_comment *comment,
                      const struct part *part, const struct pgn_command *command)
{
    if (part != &parts[0] && !has_question(asking))
        say_two(asking, ERR_QUESTION_ORDER, command, command->name, parts[0].name);
    if (comment_has(comment, "lang"))
        say_two(asking, ERR_CLAIM_CLASH, command, command->name, "lang");
    if (!comment->text[0])
        refuse(asking, ERR_QUESTION_EMPTY, command, command->name);
    asking->target = part->take(asking, command);
}

/* A comment has one part at most: its words can't belong to two. */
static bool take_parts(struct asking *asking, const struct pgn_comment *comment)
{
    const struct pgn_command *first = NULL;

    for (size_t i = 0; i < comment->command_count; i++) {
        const struct pgn_command *command = &comment->commands[i];
        const struct part *part = part_of(command);

        if (part && first)
            say_two(asking, ERR_CLAIM_CLASH, command, first->name, command->name);
        else if (part)
            take_part(asking, comment, part, first = command);
    }
    return first != NULL;
}

static void take_comment(struct asking *asking, const struct pgn_comment *comment)
{
    size_t claim = comment_find(comment, 0, "claim");

    comment_check(asking->loader, comment, own_commands);
    if (claim < comment->command_count) {
        refuse(asking, ERR_QUESTION_CLAIM, &comment->commands[claim], NULL);
    } else if (take_parts(asking, comment) ||
               (comment_has(comment, "lang") && has_question(asking))) {
        add_words(asking, comment);
    } else {
        asking->loader->bad = true;
        loader_error(asking->loader, ERR_QUESTION_PART, comment->line, comment->column, NULL);
    }
}

/* ---- the whole ---- */

/* A fault of the question as a whole, at its command. */
static void refuse_whole(struct asking *asking, enum err_code code, size_t number)
{
    struct err err;

    err_set(&err, code);
    err.line = asking->puzzle.line;
    err.column = asking->puzzle.column;
    if (code != ERR_QUESTION_BECAUSE)
        err_add_number(&err, (long)number);
    asking->loader->bad = true;
    loader_error_as(asking->loader, err);
}

static size_t count_right(const struct puzzle *puzzle)
{
    size_t right = 0;

    for (size_t i = 0; i < puzzle->choice_count; i++)
        right += puzzle->choices[i].right;
    return right;
}

static void check_whole(struct asking *asking)
{
    const struct puzzle *puzzle = &asking->puzzle;
    size_t right = count_right(puzzle);

    if (puzzle->choice_count < CHOICES_LEAST || puzzle->choice_count > CHOICES_MOST)
        refuse_whole(asking, ERR_QUESTION_CHOICES, puzzle->choice_count);
    if (right == 0 || (right > 1 && !puzzle->several))
        refuse_whole(asking, ERR_QUESTION_RIGHT, right);
    if (puzzle->aftermath.count == 0)
        refuse_whole(asking, ERR_QUESTION_BECAUSE, 0);
}

static void check_game(struct puzzle_loader *loader)
{
    const struct pgn_game *pgn = &loader->game->pgn;

    if (pgn->game.plies > 0)
        loader_error(loader, ERR_QUESTION_MOVES, 0, 0, NULL);
    if (!loader->id)
        loader_error(loader, ERR_PUZZLE_NO_ID, 0, 0, NULL);
    loader->bad = loader->bad || pgn->game.plies > 0 || !loader->id;
}

/* "9.4, 11.5" out of "9.4, -11.5": the dash is for lint.  Nothing out of "-". */
static void read_article(struct asking *asking)
{
    const char *at = pgn_game_tag(&asking->loader->game->pgn, "Article");
    struct buf clean = {0};

    while (at && *at) {
        at += *at == '-';
        utf8_clean(&clean, at, strcspn(at, ","));
        at += strcspn(at, ",");
        if (*at)
            buf_add(&clean, ", ");
        at += strspn(at, ", ");
    }
    if (buf_ok(&clean) && clean.length > 0)
        asking->puzzle.article = mem_dup(buf_text(&clean));
    if (!buf_ok(&clean) || (clean.length > 0 && !asking->puzzle.article))
        asking->loader->no_memory = true;
    buf_clear(&clean);
}

static void read_whole(struct asking *asking)
{
    const struct puzzle_loader *loader = asking->loader;
    struct puzzle *puzzle = &asking->puzzle;

    puzzle->has_diagram = pgn_game_tag(&loader->game->pgn, "FEN") != NULL;
    puzzle->several = strstr(words_in(&puzzle->words, "en", NULL), all_that_apply) != NULL;
    puzzle->topic = loader->topic < TOPICS ? loader->topic : TOPIC_PROCEDURE;
    read_article(asking);
    check_whole(asking);
}

enum puzzle_kind loader_kind(const struct pgn_game *game)
{
    for (size_t i = 0; i < game->comment_count; i++)
        if (game->comments[i].depth == 0 && comment_has(&game->comments[i], "question"))
            return PUZZLE_QUESTION;
    return PUZZLE_CLAIM;
}

void loader_question(struct puzzle_loader *loader)
{
    const struct pgn_game *pgn = &loader->game->pgn;
    struct asking asking = {.loader = loader,
                            .puzzle = {.kind = PUZZLE_QUESTION,
                                       .source = loader->game,
                                       .rules_id = loader->rules_id,
                                       .rules = loader->rules,
                                       .level = loader->level}};

    for (size_t i = 0; i < pgn->comment_count && !loader->no_memory; i++)
        if (pgn->comments[i].depth == 0)
            take_comment(&asking, &pgn->comments[i]);
    check_game(loader);
    read_whole(&asking);
    asking.puzzle.id = mem_dup(loader->id ? loader->id : "");
    if (loader->bad || loader->no_memory || !asking.puzzle.id)
        puzzle_clear(&asking.puzzle);
    else
        loader_keep(loader, &asking.puzzle);
}

/* ---- for the others ---- */

void choices_clear(struct puzzle *puzzle)
{
    for (size_t i = 0; i < puzzle->choice_count; i++)
        words_clear(&puzzle->choices[i].words);
    free(puzzle->choices);
    puzzle->choices = NULL;
    puzzle->choice_count = 0;
}

/* Wrong choices may be worded better without the question being another. */
void question_hash_text(struct buf *out, const struct puzzle *puzzle)
{
    buf_printf(out, "%s\n", words_in(&puzzle->words, "en", NULL));
    for (size_t i = 0; i < puzzle->choice_count; i++)
        if (puzzle->choices[i].right)
            buf_printf(out, "%s\n", words_in(&puzzle->choices[i].words, "en", NULL));
    buf_printf(out, "%s\n", puzzle->rules_id);
    if (puzzle->has_diagram)
        fen_write(out, game_at(&puzzle->source->pgn.game, 0));
}
