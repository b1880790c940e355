/* SPDX-License-Identifier: MIT */
/* A file's games, one after the other. */
#include "config.h"

#include <stdlib.h>

#include "base/mem.h"
#include "train/puzzle_internal.h"

static struct err placed(const struct puzzle_loader *loader, struct err err)
{
    err.file = loader->file;
    err.game = loader->game->pgn.number;
    if (err.line == 0) {
        err.line = loader->game->pgn.line;
        err.column = 1;
    }
    return err;
}

void loader_error_as(struct puzzle_loader *loader, struct err err)
{
    err = placed(loader, err);
    if (!err_list_add(loader->errors, &err))
        loader->no_memory = true;
}

void loader_warning_as(struct puzzle_loader *loader, struct err err)
{
    err = placed(loader, err);
    if (!err_list_add(loader->warnings, &err))
        loader->no_memory = true;
}

void loader_error(struct puzzle_loader *loader, enum err_code code, long line, long column,
                  const char *text)
{
    struct err err;

    err_set(&err, code);
    err.line = line;
    err.column = column;
    if (text)
        err_add_text(&err, text);
    loader_error_as(loader, err);
}

/* ---- one game ---- */

static bool asks_repetition(const struct pack *pack, size_t first)
{
    bool found = false;

    for (size_t i = first; i < pack->count; i++)
        found = found || (pack->puzzles[i].kind == PUZZLE_CLAIM &&
                          (pack->puzzles[i].claim.kind == CLAIM_THREEFOLD ||
                           pack->puzzles[i].claim.kind == CLAIM_FIVEFOLD));
    return found;
}

/* What came before a diagram is of interest only where a repetition is claimed: the count of
 * moves is said with it. */
static void take_over_history(struct puzzle_loader *loader, size_t first)
{
    const struct err_list *warnings = &loader->game->pgn.warnings;

    for (size_t i = 0; asks_repetition(loader->pack, first) && i < warnings->count; i++)
        if (warnings->items[i].code == ERR_HISTORY_UNKNOWN)
            loader_warning_as(loader, warnings->items[i]);
}

/* A command without its end may have been a claim, so here it is more than a warning. */
static void take_over_faults(struct puzzle_loader *loader)
{
    const struct pgn_game *pgn = &loader->game->pgn;

    for (size_t i = 0; i < pgn->errors.count; i++)
        loader_error_as(loader, pgn->errors.items[i]);
    for (size_t i = 0; i < pgn->warnings.count; i++) {
        if (pgn->warnings.items[i].code == ERR_HISTORY_UNKNOWN)
            continue; /* once the claims are known */
        if (pgn->warnings.items[i].code == ERR_COMMAND_FORM)
            loader_error_as(loader, pgn->warnings.items[i]);
        else
            loader_warning_as(loader, pgn->warnings.items[i]);
    }
    loader->whole = pgn->playable && pgn->errors.count == 0;
    if (!loader->whole) {
        loader_error(loader, ERR_PUZZLE_GAME, 0, 0, NULL);
        loader->bad = true;
    }
}

static bool keep_game(struct pack *pack, struct puzzle_game *game)
{
    if (!mem_grow((void **)&pack->games, &pack->game_capacity, pack->game_count + 1,
                  sizeof(struct puzzle_game *)))
        return false;
    pack->games[pack->game_count++] = game;
    return true;
}

/* Nothing in the game is a puzzle: what is said of it, so that another reading can begin. */
static void forget(struct puzzle_game *game)
{
    words_clear(&game->title);
    words_clear(&game->story);
    words_clear(&game->aftermath);
}

static void drop_puzzles(struct pack *pack, size_t first)
{
    while (pack->count > first)
        puzzle_clear(&pack->puzzles[--pack->count]);
}

/* Reads the puzzles of a game.  True when the pack has taken the game over. */
static bool take_game(struct puzzle_loader *loader)
{
    size_t first = loader->pack->count;

    loader->kind = loader_kind(&loader->game->pgn);
    take_over_faults(loader);
    loader_tags(loader);
    if (loader->kind == PUZZLE_QUESTION)
        loader_question(loader);
    else
        loader_claims(loader);
    take_over_history(loader, first);
    if (loader->bad || loader->no_memory)
        drop_puzzles(loader->pack, first);
    if (loader->pack->count > first && keep_game(loader->pack, loader->game))
        return true;
    loader->no_memory = loader->no_memory || loader->pack->count > first;
    drop_puzzles(loader->pack, first);
    forget(loader->game);
    return false;
}

/* ---- one file ---- */

static struct puzzle_game *new_game(const char *file)
{
    struct puzzle_game *game = calloc(1, sizeof *game);

    if (game)
        game->file = mem_dup(file);
    if (game && !game->file) {
        free(game);
        return NULL;
    }
    return game;
}

static void free_game(struct puzzle_game *game)
{
    if (!game)
        return;
    pgn_game_clear(&game->pgn);
    forget(game);
    free(game->file);
    free(game);
}

static struct puzzle_loader loader_for(const struct puzzle_loader *common)
{
    struct puzzle_loader loader = *common;

    loader.bad = false;
    loader.id = NULL;
    loader.rules = ruleset_default();
    loader.rules_id = loader.rules->id;
    loader.topic = TOPICS;
    loader.level = PUZZLE_LEVEL_DEFAULT;
    return loader;
}

/* The reader's own failures.  False: memory. */
static bool ended(const struct puzzle_loader *common, enum read_what what, struct err err)
{
    if (what == READ_END)
        return true;
    if (what == READ_FAILED)
        return false; /* a source over memory does not fail otherwise */
    err.file = common->file;
    return err_list_add(common->errors, &err);
}

static bool read_games(struct puzzle_loader *common, struct reader *reader)
{
    enum read_what what = READ_FAILED;
    struct err err;

    while (common->game && (what = reader_next(reader, &common->game->pgn, &err)) == READ_GAME) {
        struct puzzle_loader loader = loader_for(common);
        bool taken = take_game(&loader);

        if (taken)
            common->game = new_game(common->file);
        if (loader.no_memory)
            return false;
    }
    return common->game && ended(common, what, err);
}

bool pack_read(struct pack *pack, const char *file, const char *text, size_t length,
               struct err_list *errors, struct err_list *warnings)
{
    struct pgn_memory memory = {.bytes = text, .length = length};
    struct reader *reader = reader_new(pgn_source_memory(&memory), NULL);
    struct puzzle_loader common = {
        .pack = pack, .file = file, .errors = errors, .warnings = warnings, .game = new_game(file)};
    bool good = reader && read_games(&common, reader);

    free_game(common.game);
    reader_free(reader);
    return good;
}
