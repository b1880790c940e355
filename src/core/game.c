/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "core/game.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

/* Room for a game of so many plies. */
static bool make_room(struct game *game, int plies)
{
    return mem_grow((void **)&game->positions, &game->position_capacity, (size_t)plies + 1,
                    sizeof *game->positions) &&
           mem_grow((void **)&game->moves, &game->move_capacity, (size_t)plies,
                    sizeof *game->moves);
}

bool game_init(struct game *game, const struct position *start)
{
    *game = (struct game){0};
    return game_reset(game, start);
}

bool game_reset(struct game *game, const struct position *start)
{
    struct position kept = *start; /* may lie in this very game */
    if (!make_room(game, 0))
        return false;
    game->positions[0] = kept;
    game->plies = 0;
    return true;
}

void game_clear(struct game *game)
{
    if (!game)
        return;
    free(game->positions);
    free(game->moves);
    *game = (struct game){0};
}

bool game_push(struct game *game, move m)
{
    if (game->plies >= GAME_MAX_PLIES || !make_room(game, game->plies + 1))
        return false;
    position_play(&game->positions[game->plies], m, &game->positions[game->plies + 1]);
    game->moves[game->plies++] = m;
    return true;
}

void game_truncate(struct game *game, int ply)
{
    assert(ply >= 0 && ply <= game->plies);
    game->plies = ply;
}

bool game_copy(struct game *out, const struct game *game, int ply)
{
    assert(ply >= 0 && ply <= game->plies);
    *out = (struct game){0};
    if (!make_room(out, ply)) {
        game_clear(out);
        return false;
    }
    memcpy(out->positions, game->positions, ((size_t)ply + 1) * sizeof *out->positions);
    if (ply > 0)
        memcpy(out->moves, game->moves, (size_t)ply * sizeof *out->moves);
    out->plies = ply;
    return true;
}

int game_stretch_start(const struct game *game, int ply)
{
    int start = ply - game_at(game, ply)->halfmove;
    return start > 0 ? start : 0;
}

bool game_history_unknown(const struct game *game, int ply)
{
    return game_at(game, ply)->halfmove > ply;
}

enum color game_move_number(const struct game *game, int ply, int *number)
{
    assert(ply >= 1 && ply <= game->plies);
    const struct position *before = game_at(game, ply - 1);
    *number = before->fullmove;
    return (enum color)before->turn;
}
