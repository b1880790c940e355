/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/study.h"

#include "os/clock.h"

static const char *look_up(const void *settings, const char *key)
{
    return settings_get(settings, key);
}

static void warn(const struct context *context, struct err *err)
{
    if (settings_place(context->settings, "schedule.weights", &err->line, &err->column))
        err->file = context->settings_path;
    command_warn(context, err);
}

enum exit_status study_open(struct deck *deck, const struct context *context,
                            const struct pack *pack, const struct records *records)
{
    struct plan plan;
    struct err err;

    if (!plan_read(&plan, look_up, context->settings, clock_offset(command_utc(context)), &err))
        warn(context, &err);
    plan.rules = context->rules;
    if (deck_open(deck, pack, records, &plan))
        return EXIT_DONE;
    err_set(&err, ERR_MEMORY);
    return command_fail(context, &err);
}
