/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/left.h"

#include <unistd.h>

#include "os/files.h"
#include "os/paths.h"

enum { LEFT_LIMIT = 1024 * 1024 };

/* A single puzzle is no session to go on with, unless it is the last of one. */
static bool is_kept(const struct left *left, const struct session *session)
{
    const struct selection *selection = session->selection;

    return selection->count > 1 || (selection->count == 1 && selection->items[0] == left->single);
}

static size_t count_left(const struct session *session)
{
    size_t count = 0;

    while (session_left(session, count))
        count++;
    return count;
}

static bool keep(void *data, const struct session *session)
{
    struct left *left = data;
    struct buf text = {0};
    bool good = true;

    if (!is_kept(left, session))
        return false;
    left->count = count_left(session);
    unfinished_write(&text, session);
    if (text.length == 0)
        unlink(buf_text(&left->path));
    else
        good = files_replace(buf_text(&left->path), buf_text(&text), text.length, &left->err);
    left->failed = !good;
    buf_clear(&text);
    return good;
}

static size_t count(const void *data)
{
    const struct left *left = data;

    return left->count;
}

static bool read_door(void *data, struct selection *out, struct session_options *options)
{
    struct err err;

    return left_read(data, out, options, &err);
}

static void count_kept(struct left *left)
{
    struct selection kept = {0};
    struct session_options options = {0};
    struct err err;

    if (left_read(left, &kept, &options, &err))
        left->count = kept.count;
    selection_clear(&kept);
}

void left_open(struct left *left, const struct context *context, const struct pack *pack)
{
    left->pack = pack;
    if (!paths_state(&left->path, context->env)) {
        buf_reset(&left->path);
        return;
    }
    buf_printf(&left->path, "/%s/session", context->profile);
    left->keeper = (struct session_keeper){left, keep};
    left->door = (struct unfinished_door){left, count, read_door};
    count_kept(left);
}

bool left_read(struct left *left, struct selection *out, struct session_options *options,
               struct err *err)
{
    const char *path = left->path.length > 0 ? buf_text(&left->path) : NULL;
    struct buf text = {0};
    bool good;

    err_set(err, ERR_NONE);
    good = path && access(path, F_OK) == 0 && files_read(&text, path, LEFT_LIMIT, err) &&
           unfinished_read(buf_text(&text), left->pack, out, options) && out->count > 0;
    left->single = good && out->count == 1 ? out->items[0] : NULL;
    buf_clear(&text);
    return good;
}

void left_settle(const struct left *left, const struct context *context)
{
    if (left->failed)
        command_warn(context, &left->err);
}

void left_clear(struct left *left)
{
    buf_clear(&left->path);
}
