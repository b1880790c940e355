/* SPDX-License-Identifier: MIT */
#include "core/near_miss.h"

#include <stdlib.h>

#include "base/mem.h"

/* How often a claim needs a position; where there is no such claim, how often it takes to end
 * the game; 0: repetition means nothing here. */
static int times_needed(const struct ruleset *rules)
{
    return rules->threefold_claim ? rules->threefold_claim : rules->fivefold_automatic;
}

/* The keys of what a diagram of each ply would show; NULL: memory. */
static uint64_t *diagram_keys(const struct game *game)
{
    uint64_t *keys = malloc(((size_t)game->plies + 1) * sizeof *keys);

    for (int ply = 0; keys && ply <= game->plies; ply++)
        keys[ply] = position_diagram_key(game_at(game, ply));
    return keys;
}

/* Looks back over the stretch that ends at a ply. */
static struct near_miss look(const struct game *game, const struct ruleset *rules,
                             const uint64_t *keys, int ply)
{
    const struct position *here = game_at(game, ply);
    struct near_miss found = {.ply = ply, .other = -1};

    for (int at = ply; at >= game_stretch_start(game, ply); at--) {
        if (keys[at] != keys[ply])
            continue;
        unsigned in = identity_differ(here, game_at(game, at));
        if (in & IDENTITY_PLACEMENT) /* two diagrams with one key */
            continue;
        found.looks++;
        found.occurrences += (in & ruleset_identity(rules)) == 0;
        if ((in & ruleset_identity(rules)) != 0 && found.other < 0)
            found.other = at;
        found.in |= in & ruleset_identity(rules);
    }
    return found;
}

/* The same diagram with the same cause is told once. */
static bool is_known(const struct near_miss_list *list, const struct near_miss *miss,
                     const uint64_t *keys)
{
    for (size_t n = 0; n < list->count; n++)
        if (keys[list->items[n].ply] == keys[miss->ply] && list->items[n].in == miss->in)
            return true;
    return false;
}

static bool add(struct near_miss_list *list, const struct near_miss *miss)
{
    if (!mem_grow((void **)&list->items, &list->capacity, list->count + 1, sizeof *list->items))
        return false;
    list->items[list->count++] = *miss;
    return true;
}

bool near_misses(const struct game *game, const struct ruleset *rules, struct near_miss_list *out)
{
    int needed = times_needed(rules);
    bool good = true;

    out->count = 0;
    if (needed == 0)
        return true;
    uint64_t *keys = diagram_keys(game);
    for (int ply = 0; keys && good && ply <= game->plies; ply++) {
        struct near_miss miss = look(game, rules, keys, ply);
        if (miss.looks >= needed && miss.occurrences < needed && !is_known(out, &miss, keys))
            good = add(out, &miss);
    }
    good = good && keys;
    free(keys);
    return good;
}

void near_miss_list_clear(struct near_miss_list *list)
{
    if (!list)
        return;
    free(list->items);
    *list = (struct near_miss_list){0};
}
