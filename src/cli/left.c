/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/left.h"

#include <string.h>
#include <unistd.h>

#include "os/files.h"
#include "os/paths.h"
#include "train/unfinished.h"

enum { LEFT_LIMIT = 1024 * 1024 };

/* A single puzzle is no session to go on with. */
static bool keep(void *data, const struct session *session)
{
    struct left *left = data;
    struct buf text = {0};
    bool good = true;

    if (session->selection->count < 2)
        return false;
    unfinished_write(&text, session);
    if (text.length == 0)
        unlink(buf_text(&left->path));
    else
        good = files_replace(buf_text(&left->path), buf_text(&text), text.length, &left->err);
    left->failed = !good;
    buf_clear(&text);
    return good;
}

void left_open(struct left *left, const struct context *context)
{
    if (!paths_state(&left->path, context->env)) {
        buf_reset(&left->path);
        return;
    }
    buf_printf(&left->path, "/%s/session", context->profile);
    left->keeper = (struct session_keeper){left, keep};
}

bool left_read(const struct left *left, const struct pack *pack, struct selection *out,
               struct session_options *options, struct err *err)
{
    const char *path = left->path.length > 0 ? buf_text(&left->path) : NULL;
    struct buf text = {0};
    bool good;

    err_set(err, ERR_NONE);
    good = path && access(path, F_OK) == 0 && files_read(&text, path, LEFT_LIMIT, err) &&
           unfinished_read(buf_text(&text), pack, out, options) && out->count > 0;
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
