/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/series.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/mem.h"

enum { SEED_MOST = 1000000000 };

uint64_t series_seed(uint64_t number, size_t n)
{
    uint64_t state = number + n;
    return 1 + random_next(&state) % SEED_MOST;
}

bool series_has_more(const struct series *series)
{
    return series->most == 0 || series->selection.count < series->most;
}

static struct drill drill_at(const struct series *series, size_t n)
{
    return series->drills ? series->drills[n] : drill_choose(&series->filter, series->seed, n);
}

static bool make_room(struct series *series)
{
    struct selection *made = &series->selection;
    return mem_grow((void **)&series->packs, &series->pack_capacity, series->pack_count + 1,
                    sizeof *series->packs) &&
           mem_grow((void **)&made->items, &made->capacity, made->count + 1, sizeof *made->items);
}

/* A pack with the one drill; NULL: memory. */
static struct pack *make_pack(const struct drill *drill)
{
    struct pack *pack = calloc(1, sizeof *pack);
    if (pack && drill_add(pack, drill) && pack->count == 1)
        return pack;
    if (pack)
        pack_clear(pack);
    free(pack);
    return NULL;
}

bool series_grow(struct series *series, struct err *err)
{
    struct drill drill = drill_at(series, series->selection.count);
    struct pack *pack = make_room(series) ? make_pack(&drill) : NULL;
    if (!pack) {
        err_set(err, ERR_MEMORY);
        return false;
    }
    series->packs[series->pack_count++] = pack;
    series->selection.items[series->selection.count++] = &pack->puzzles[0];
    return true;
}

void series_clear(struct series *series)
{
    for (size_t n = 0; n < series->pack_count; n++) {
        pack_clear(series->packs[n]);
        free(series->packs[n]);
    }
    free(series->packs);
    selection_clear(&series->selection);
    *series = (struct series){0};
}

/* ---- again ---- */

static void add_topics(struct buf *out, unsigned topics)
{
    const char *before = " --topic=";
    for (int topic = 0; topic < TOPICS; topic++) {
        if (!(topics & 1u << topic))
            continue;
        buf_printf(out, "%s%s", before, topic_name((enum topic)topic));
        before = ",";
    }
}

static void add_chosen(struct buf *out, const struct series *series)
{
    const struct filter *filter = &series->filter;
    add_topics(out, filter->topics);
    if (filter->level_from)
        buf_printf(out, " --level=%d-%d", filter->level_from, filter->level_to);
    buf_printf(out, " --seed=%" PRIu64, series->seed);
}

void series_command(struct buf *out, const struct series *series)
{
    buf_add(out, "drawclaim drill");
    if (!series->drills)
        add_chosen(out, series);
    for (size_t n = 0; series->drills && n < series->most; n++) {
        buf_add_char(out, ' ');
        drill_id(out, &series->drills[n]);
    }
}
