/* SPDX-License-Identifier: MIT */
/* exam print: the paper, or its key, as a page for a browser and its printer. */
#include "config.h"

#include "cli/commands.h"
#include "cli/exam.h"
#include "cli/packs.h"
#include "export/exam_page.h"
#include "text/i18n.h"

static enum exit_status print(const struct context *context, const struct exam_desk *desk,
                              const struct options *options)
{
    struct buf page = {0};
    struct err err;
    enum exit_status status;

    if (exam_page(&page, &desk->paper, &desk->puzzles, option_given(options, "key"),
                  context->language)) {
        status = exam_write_new(context, &page, option_value(options, "output"));
    } else {
        err_set(&err, ERR_MEMORY);
        status = command_fail(context, &err);
    }
    buf_clear(&page);
    return status;
}

enum exit_status exam_print(struct context *context, const struct options *options)
{
    struct pack pack = {0};
    struct exam_desk desk = {.paper = {.count = 0}};
    enum exit_status status;

    if (options->operand_count != 2)
        return command_usage(context, &cmd_exam, _("exam print: name one paper"));
    status = packs_load(context, &pack);
    if (status == EXIT_DONE)
        status = exam_desk_open(&desk, context, options->operands[1], &pack);
    if (status == EXIT_DONE)
        status = print(context, &desk, options);
    exam_desk_clear(&desk);
    pack_clear(&pack);
    return status;
}
