/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "core/fen.h"
#include "core/san.h"
#include "text/explain.h"
#include "train/puzzle_internal.h"

static const char *const topic_names[] = {
    "threefold", "fifty",     "automatic", "stalemate",   "dead",  "flag",
    "procedure", "agreement", "history",   "other-rules", "terms",
};

_Static_assert(sizeof topic_names / sizeof topic_names[0] == TOPICS, "every topic has its name");

const char *topic_name(enum topic topic)
{
    return topic_names[topic];
}

enum topic topic_find(const char *name)
{
    int topic = 0;

    while (topic < TOPICS && strcmp(topic_names[topic], name) != 0)
        topic++;
    return (enum topic)topic;
}

const char *puzzle_kind_name(enum puzzle_kind kind)
{
    return kind == PUZZLE_QUESTION ? "question" : "claim";
}

/* ---- memory ---- */

void puzzle_clear(struct puzzle *puzzle)
{
    for (size_t i = 0; i < puzzle->set_count; i++)
        free(puzzle->sets[i]);
    free(puzzle->sets);
    choices_clear(puzzle);
    free(puzzle->article);
    free(puzzle->id);
    words_clear(&puzzle->words);
    words_clear(&puzzle->aftermath);
    *puzzle = (struct puzzle){0};
}

static void game_free(struct puzzle_game *game)
{
    pgn_game_clear(&game->pgn);
    words_clear(&game->title);
    words_clear(&game->story);
    words_clear(&game->aftermath);
    free(game->file);
    free(game);
}

void pack_clear(struct pack *pack)
{
    if (!pack)
        return;
    for (size_t i = 0; i < pack->count; i++)
        puzzle_clear(&pack->puzzles[i]);
    for (size_t i = 0; i < pack->game_count; i++)
        game_free(pack->games[i]);
    free(pack->puzzles);
    free(pack->games);
    *pack = (struct pack){0};
}

/* ---- the hash of a question ---- */

/* FNV-1a, 64 bits. */
static uint64_t fnv(const char *bytes, size_t length)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)bytes[i]) * UINT64_C(0x100000001b3);
    return hash;
}

/* One line each: start, moves up to the claim, claim, ruleset.  What came after the claim is
 * no part of the question. */
static void claim_hash_text(struct buf *text, const struct puzzle *puzzle)
{
    const struct game *game = &puzzle->source->pgn.game;

    fen_write(text, game_at(game, 0));
    buf_add_char(text, '\n');
    for (int ply = 0; ply < puzzle->claim.ply; ply++) {
        san_write_uci(text, game->moves[ply]);
        buf_add_char(text, ' ');
    }
    buf_printf(text, "\n%d:", puzzle->claim.ply);
    claim_text_write(text, &puzzle->claim);
    buf_printf(text, "\n%s\n", puzzle->rules_id);
}

void puzzle_hash_text(struct buf *out, const struct puzzle *puzzle)
{
    if (puzzle->kind == PUZZLE_QUESTION)
        question_hash_text(out, puzzle);
    else
        claim_hash_text(out, puzzle);
}

bool puzzle_hash(struct puzzle *puzzle)
{
    struct buf text = {0};
    bool good;

    puzzle_hash_text(&text, puzzle);
    puzzle->content = fnv(buf_text(&text), text.length);
    good = buf_ok(&text);
    buf_clear(&text);
    return good;
}

/* ---- verdict ---- */

bool puzzle_verdict(const struct puzzle *puzzle, struct verdict *out)
{
    return verdict_of(&puzzle->source->pgn.game, &puzzle->claim, puzzle->rules, DEAD_FULL, out);
}

static void add_judged(struct err *err, enum verdict_answer answer, enum reason reason)
{
    struct buf text = {0};

    buf_add(&text, verdict_answer_name(answer));
    if (reason < REASON_COUNT)
        buf_printf(&text, ",%s", reason_name(reason));
    err_add_text(err, buf_text(&text));
    buf_clear(&text);
}

static void differs(const struct puzzle *puzzle, const struct verdict *verdict, struct err *err)
{
    err_set(err, ERR_EXPECT_DIFFERS);
    if (!err)
        return;
    err->file = puzzle->source->file;
    err->line = puzzle->line;
    err->column = puzzle->column;
    err->game = puzzle->source->pgn.number;
    err->ply = puzzle->claim.ply;
    add_judged(err, puzzle->expect.answer, puzzle->expect.reason);
    add_judged(err, verdict->answer, verdict->reason);
}

bool puzzle_check(const struct puzzle *puzzle, struct err *err)
{
    const struct expect *expect = &puzzle->expect;
    struct verdict verdict;
    bool good;

    if (puzzle->kind == PUZZLE_QUESTION)
        return question_check(puzzle, err);
    if (!puzzle->has_expect)
        return true;
    if (!puzzle_verdict(puzzle, &verdict)) {
        err_set(err, ERR_MEMORY);
        return false;
    }
    good = verdict.answer == expect->answer &&
           (expect->reason == REASON_COUNT || expect->reason == verdict.reason);
    if (!good)
        differs(puzzle, &verdict, err);
    verdict_clear(&verdict);
    return good;
}

unsigned puzzle_right_choices(const struct puzzle *puzzle)
{
    unsigned right = 0;

    for (size_t i = 0; i < puzzle->choice_count; i++)
        right |= puzzle->choices[i].right ? 1u << i : 0;
    return right;
}

/* ---- texts ---- */

bool puzzle_in_set(const struct puzzle *puzzle, const char *set)
{
    for (size_t i = 0; i < puzzle->set_count; i++)
        if (strcmp(puzzle->sets[i], set) == 0)
            return true;
    return false;
}

void puzzle_rules(struct buf *out, const struct puzzle *puzzle)
{
    if (puzzle->rules)
        explain_ruleset(out, puzzle->rules);
    else
        buf_add(out, puzzle->rules_id);
}

const char *puzzle_title(const struct puzzle *puzzle, const char *language)
{
    return words_in(&puzzle->source->title, language, NULL);
}

void puzzle_name(struct buf *out, const struct puzzle *puzzle, const char *language)
{
    buf_printf(out, "%s (%s)", puzzle_title(puzzle, language), puzzle->id);
}

const char *puzzle_story(const struct puzzle *puzzle, const char *language, bool *fallback)
{
    return words_in(&puzzle->source->story, language, fallback);
}

void puzzle_aftermath(struct buf *out, const struct puzzle *puzzle, const char *language,
                      bool *fallback)
{
    const char *own = words_in(&puzzle->aftermath, language, fallback);
    const char *games = words_in(&puzzle->source->aftermath, language, fallback);

    buf_add(out, own);
    if (own[0] && games[0])
        buf_add_char(out, '\n');
    buf_add(out, games);
}
