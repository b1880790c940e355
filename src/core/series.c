/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "core/series.h"

#include "core/identity.h"

/* Two moves of each player bring a position back at the earliest. */
enum { SHORTEST = 4 };

struct tail {
    const struct game *game;
    int end;    /* ply after the last move, the one ahead included */
    move ahead; /* move to `end`, where it is not of the game */
    int start;  /* no capture or pawn move since */
};

/* The move that leads to a ply. */
static move move_to_ply(const struct tail *tail, int ply)
{
    return tail->ahead && ply == tail->end ? tail->ahead : tail->game->moves[ply - 1];
}

static bool is_same_run(const struct tail *tail, int end, int length)
{
    for (int ply = end; ply > end - length; ply--)
        if (move_to_ply(tail, ply) != move_to_ply(tail, ply - length))
            return false;
    return true;
}

static bool is_same_place(const struct tail *tail, int ply, int length)
{
    return identity_same(game_at(tail->game, ply), game_at(tail->game, ply - length),
                         IDENTITY_PLACEMENT | IDENTITY_SIDE);
}

/* How often the last `length` moves were played, one run right after the other. */
static int count_runs(const struct tail *tail, int length)
{
    int times = 1;
    for (int end = tail->end; end - 2 * length >= tail->start; end -= length) {
        if (!is_same_place(tail, end - length, length) || !is_same_run(tail, end, length))
            break;
        times++;
    }
    return times;
}

struct series series_at(const struct game *game, int ply, move ahead)
{
    struct tail tail = {game, ply + (ahead != MOVE_NONE), ahead, game_stretch_start(game, ply)};
    struct series best = {.times = 1};
    for (int length = SHORTEST; 2 * length <= tail.end - tail.start; length += 2) {
        int times = count_runs(&tail, length);
        if (times > best.times)
            best = (struct series){times, length};
    }
    return best;
}
