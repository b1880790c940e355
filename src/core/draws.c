/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "core/draws.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/bitboard.h"
#include "core/dead.h"

static const char *const kind_names[EVENT_KINDS] = {
    [EVENT_CHECKMATE] = "checkmate",
    [EVENT_STALEMATE] = "stalemate",
    [EVENT_DEAD] = "dead",
    [EVENT_FIVEFOLD] = "fivefold",
    [EVENT_SEVENTYFIVE] = "seventyfive",
    [EVENT_THREEFOLD] = "threefold",
    [EVENT_FIFTY] = "fifty",
};

static const char *const how_names[] = {
    [EVENT_AUTOMATIC] = "automatic",
    [EVENT_ON_BOARD] = "on-board",
    [EVENT_INTENDED] = "intended",
};

static const char *const mode_names[DEAD_MODES] = {
    [DEAD_OFF] = "off",
    [DEAD_MATERIAL] = "material",
    [DEAD_FAST] = "fast",
    [DEAD_FULL] = "full",
};

bool plies_add(struct plies *plies, int ply)
{
    if (!mem_grow((void **)&plies->items, &plies->capacity, plies->count + 1,
                  sizeof *plies->items))
        return false;
    plies->items[plies->count++] = ply;
    return true;
}

void plies_clear(struct plies *plies)
{
    if (!plies)
        return;
    free(plies->items);
    *plies = (struct plies){0};
}

bool draws_occurrences(const struct game *game, int upto, const struct position *position,
                       unsigned parts, struct plies *out)
{
    for (int ply = game_stretch_start(game, upto); ply <= upto; ply++)
        if (identity_same(game_at(game, ply), position, parts) && !plies_add(out, ply))
            return false;
    return true;
}

bool draws_is_consecutive(const struct game *game, int ply, int times, unsigned parts)
{
    enum { SHORTEST_CYCLE = 4 };
    const struct position *here = game_at(game, ply);
    for (int n = 1; n < times; n++) {
        int earlier = ply - n * SHORTEST_CYCLE;
        if (earlier < 0 || !identity_same(game_at(game, earlier), here, parts))
            return false;
    }
    return true;
}

/* Bare kings and one minor man are on every list. */
static bool is_on_every_list(const struct position *position)
{
    return dead_by_material(position) && bb_count(position_occupied(position)) <= 3;
}

bool draws_is_dead(const struct ruleset *rules, const struct position *position)
{
    if (rules->dead_rule == DEAD_RULE_UNREAD)
        return is_on_every_list(position);
    return !ruleset_is_unknown(rules, RULE_DEAD) && dead_by_material(position);
}

int draws_count(const struct game *game, int upto, const struct position *position, unsigned parts)
{
    int count = 0;
    for (int ply = game_stretch_start(game, upto); ply <= upto; ply++)
        count += identity_same(game_at(game, ply), position, parts);
    return count;
}

const struct event *event_list_end(const struct event_list *list)
{
    return list->end < 0 ? NULL : &list->items[list->end];
}

void event_list_clear(struct event_list *list)
{
    if (!list)
        return;
    free(list->items);
    free(list->marks);
    plies_clear(&list->plies);
    *list = (struct event_list){.end = -1};
}

const char *event_kind_name(enum event_kind kind)
{
    assert(kind < EVENT_KINDS);
    return kind_names[kind];
}

const char *event_how_name(enum event_how how)
{
    return how_names[how];
}

const char *dead_mode_name(enum dead_mode mode)
{
    assert(mode < DEAD_MODES);
    return mode_names[mode];
}

enum dead_mode dead_mode_find(const char *name)
{
    int mode = 0;
    while (mode < DEAD_MODES && strcmp(mode_names[mode], name) != 0)
        mode++;
    return (enum dead_mode)mode;
}
