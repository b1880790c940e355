/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/unfinished.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

static const char head[] = "drawclaim session 1";
static const char ground_on[] = "ground on", ground_off[] = "ground off";
static const char schedule_on[] = "schedule on", schedule_off[] = "schedule off";

void unfinished_write(struct buf *out, const struct session *session)
{
    const struct session_options *options = &session->options;
    const struct puzzle *puzzle = session_left(session, 0);

    if (!puzzle)
        return;
    buf_printf(out, "%s\n%s\n%s\n", head, options->ask_ground ? ground_on : ground_off,
               options->scheduled ? schedule_on : schedule_off);
    for (size_t n = 0; (puzzle = session_left(session, n)); n++)
        buf_printf(out, "%s\n", puzzle->id);
}

/* Moves past a line if it is this one. */
static bool take(const char **text, const char *line)
{
    size_t length = strlen(line);

    if (strncmp(*text, line, length) != 0 || (*text)[length] != '\n')
        return false;
    *text += length + 1;
    return true;
}

static bool take_switch(const char **text, const char *on, const char *off, bool *value)
{
    *value = take(text, on);
    return *value || take(text, off);
}

static bool add(struct selection *out, const struct pack *pack, const char *line, size_t length)
{
    char *id = mem_dup_bytes(line, length);
    const struct puzzle *puzzle = id ? catalog_find(pack, id) : NULL;
    bool good = id && mem_grow((void **)&out->items, &out->capacity, out->count + 1,
                               sizeof *out->items);

    if (good && puzzle && strcmp(puzzle->id, id) == 0)
        out->items[out->count++] = puzzle;
    free(id);
    return good;
}

static bool read_ids(const char *text, const struct pack *pack, struct selection *out)
{
    bool good = true;

    while (good && *text) {
        size_t length = strcspn(text, "\n");

        good = add(out, pack, text, length);
        text += length + (text[length] == '\n');
    }
    return good;
}

bool unfinished_read(const char *text, const struct pack *pack, struct selection *out,
                     struct session_options *options)
{
    bool good = take(&text, head) &&
                take_switch(&text, ground_on, ground_off, &options->ask_ground) &&
                take_switch(&text, schedule_on, schedule_off, &options->scheduled);

    out->count = 0;
    if (good && read_ids(text, pack, out))
        return true;
    out->count = 0;
    return false;
}
