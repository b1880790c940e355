/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/spot_games.h"

#include <stdlib.h>
#include <string.h>

#include "core/fen.h"
#include "train/digest.h"

enum { HASH_DIGITS = 16 };

/* ---- of a pack ---- */

static bool is_in(const struct selection *games, size_t count, const struct puzzle *puzzle)
{
    for (size_t n = 0; n < count; n++)
        if (games->items[n]->source == puzzle->source)
            return true;
    return false;
}

/* What stood there before the first move is known: else nobody could count. */
static bool is_good(const struct puzzle *puzzle)
{
    const struct game *game = &puzzle->source->pgn.game;
    return puzzle->kind == PUZZLE_CLAIM && game->plies >= SPOT_LEAST_PLIES &&
           !game_history_unknown(game, 0);
}

bool spot_games_of_pack(struct spot_games *games, const struct pack *pack,
                        const struct filter *filter)
{
    struct selection *chosen = &games->selection;
    size_t kept = 0;
    if (!catalog_select(pack, filter, "en", chosen))
        return false;
    for (size_t n = 0; n < chosen->count; n++)
        if (is_good(chosen->items[n]) && !is_in(chosen, kept, chosen->items[n]))
            chosen->items[kept++] = chosen->items[n];
    chosen->count = kept;
    return true;
}

size_t spot_games_count(const struct spot_games *games)
{
    return games->text ? 0 : games->selection.count;
}

static const struct puzzle *next_of_pack(struct spot_games *games)
{
    const struct selection *all = &games->selection;
    return games->at < all->count ? all->items[games->at++] : NULL;
}

/* ---- of a text ---- */

static bool open_text(struct spot_games *games, struct err *err)
{
    if (games->reader)
        return true;
    games->memory = (struct pgn_memory){.bytes = games->text, .length = games->length};
    games->reader = reader_new(pgn_source_memory(&games->memory), NULL);
    if (!games->reader)
        err_set(err, ERR_MEMORY);
    return games->reader != NULL;
}

static bool is_wanted(const struct spot_games *games, const struct pgn_game *pgn)
{
    return pgn->playable && pgn->game.plies > 0 && (!games->only || pgn->number == games->only);
}

static const struct pgn_game *next_of_text(struct spot_games *games, struct err *err)
{
    enum read_what what;
    if (!open_text(games, err))
        return NULL;
    while ((what = reader_next(games->reader, &games->own, err)) == READ_GAME)
        if (is_wanted(games, &games->own))
            return &games->own;
    if (what == READ_END)
        err_set(err, ERR_NONE);
    return NULL;
}

/* ---- both ---- */

static bool hash_game(const struct pgn_game *pgn, const struct ruleset *rules, uint64_t *out)
{
    struct buf text = {0};
    char digest[DIGEST_SIZE];
    fen_write(&text, game_at(&pgn->game, 0));
    for (int ply = 0; ply < pgn->game.plies; ply++) {
        buf_add_char(&text, ' ');
        san_write_uci(&text, pgn->game.moves[ply]);
    }
    buf_printf(&text, " %s", rules->id);
    digest_sha256(buf_text(&text), text.length, digest);
    digest[HASH_DIGITS] = '\0';
    *out = strtoull(digest, NULL, 16);
    bool good = buf_ok(&text);
    buf_clear(&text);
    return good;
}

/* By the puzzle it was found by, without the number of its claim; else by its hash. */
static void name(struct spot_game *game, const struct puzzle *puzzle)
{
    struct buf id = {0};
    if (puzzle)
        buf_printf(&id, "spot-%.*s", (int)strcspn(puzzle->id, "#"), puzzle->id);
    else
        buf_printf(&id, "spot-%016llx", (unsigned long long)game->content);
    game->id[0] = '\0';
    strncat(game->id, buf_text(&id), sizeof game->id - 1);
    buf_clear(&id);
}

bool spot_games_next(struct spot_games *games, const struct ruleset *rules, struct spot_game *out,
                     struct err *err)
{
    const struct puzzle *puzzle = games->text ? NULL : next_of_pack(games);
    err_set(err, ERR_NONE);
    *out = (struct spot_game){.pgn = games->text ? next_of_text(games, err)
                                     : puzzle    ? &puzzle->source->pgn
                                                 : NULL};
    if (!out->pgn)
        return false;
    if (!hash_game(out->pgn, rules, &out->content)) {
        err_set(err, ERR_MEMORY);
        return false;
    }
    name(out, puzzle);
    return true;
}

void spot_games_clear(struct spot_games *games)
{
    reader_free(games->reader);
    pgn_game_clear(&games->own);
    selection_clear(&games->selection);
    *games = (struct spot_games){0};
}
