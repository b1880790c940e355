/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/commands.h"
#include "cli/filters.h"
#include "cli/stage.h"
#include "text/i18n.h"
#include "tui/screens.h"

static const struct option_info browse_options[] = {
    FILTER_OPTIONS,
    {NULL, 0, NULL, NULL},
};

static bool browse_lines(struct stage *stage, struct line_mode *mode)
{
    return line_mode_browse(mode, stage->data);
}

static void join(struct buf *out, const struct options *options)
{
    for (int i = 0; i < options->operand_count; i++) {
        if (i > 0)
            buf_add_char(out, ' ');
        buf_add(out, options->operands[i]);
    }
}

static enum exit_status run(struct context *context, const struct options *options)
{
    struct filter filter = {0};
    struct stage stage = {.screen = "browse", .lines = browse_lines, .data = &filter,
                          .options = {.ask_ground = true, .ask_steps = true}};
    struct buf text = {0};
    struct err err;

    if (!filters_read(&filter, options, &err))
        return command_fail(context, &err);
    join(&text, options);
    filter.text = text.length ? buf_text(&text) : NULL;
    stage.argument = &filter;
    enum exit_status status = stage_start(&stage, context);
    if (status == EXIT_DONE)
        status = stage_run(&stage);
    stage_clear(&stage);
    buf_clear(&text);
    return status;
}

const struct command cmd_browse = {
    "browse", "[WORD]...", N_("the list of puzzles"), browse_options, run,
};
