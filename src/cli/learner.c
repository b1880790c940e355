/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/learner.h"

#include <string.h>

#include "os/paths.h"
#include "store/profile.h"
#include "store/store.h"
#include "text/complain.h"

bool learner_path(struct buf *out, const struct context *context, const char *profile,
                  struct err *err)
{
    struct buf folder = {0};
    bool known = paths_data(&folder, context->env);
    bool good = known && (strcmp(profile, profile_default) == 0 ||
                          profile_exists(buf_text(&folder), profile));

    if (good)
        profile_store(out, buf_text(&folder), profile);
    else {
        err_set(err, known ? ERR_PROFILE_NONE : ERR_STORE_NO_PLACE);
        if (known)
            err_add_text(err, profile);
    }
    buf_clear(&folder);
    return good;
}

enum exit_status learner_in_memory(struct learner *learner, const struct context *context)
{
    struct err err;

    learner->profile = NULL;
    if (records_memory(&learner->records))
        return EXIT_DONE;
    err_set(&err, ERR_MEMORY);
    return command_fail(context, &err);
}

/* On the terminal, and for the screen, which would cover it. */
static void say(struct learner *learner, const struct context *context, const struct err *err)
{
    if (context->quiet)
        return;
    command_warn(context, err);
    if (learner->notice.length == 0)
        complain_line(&learner->notice, err, NULL, false);
}

static bool open_store(struct learner *learner, const struct context *context, struct err *err)
{
    struct err_list warnings = {0};
    bool good = store_open(&learner->records, buf_text(&learner->path), command_utc(context), &warnings, err);

    for (size_t i = 0; i < warnings.count; i++)
        say(learner, context, &warnings.items[i]);
    err_list_clear(&warnings);
    return good;
}

enum exit_status learner_open(struct learner *learner, const struct context *context)
{
    struct err err;

    learner->profile = context->profile;
    if (!learner_path(&learner->path, context, context->profile, &err)) {
        if (context->profile_given)
            return command_fail(context, &err);
    } else if (open_store(learner, context, &err)) {
        return EXIT_DONE;
    }
    say(learner, context, &err);
    return learner_in_memory(learner, context);
}

enum exit_status learner_settle(struct learner *learner, const struct context *context)
{
    const struct records *records = &learner->records;
    struct err why, err;

    err_set(&why, ERR_NONE);
    if (!records->lasting || !records->waiting || records->waiting(records->data) == 0 ||
        records->flush(records->data, &why))
        return EXIT_DONE;
    err_set(&err, ERR_STORE_LOST);
    err.file = why.file;
    err_add_number(&err, (long)records->waiting(records->data));
    err_add_text(&err, why.args[0].text);
    return command_fail(context, &err);
}

void learner_clear(struct learner *learner)
{
    if (learner->records.free)
        learner->records.free(learner->records.data);
    buf_clear(&learner->notice);
    buf_clear(&learner->path);
    *learner = (struct learner){.profile = NULL};
}
