/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <string.h>

#include "cli/commands.h"
#include "cli/filters.h"
#include "cli/learner.h"
#include "cli/packs.h"
#include "export/export.h"
#include "text/i18n.h"

static const struct option_info export_options[] = {
    FILTER_OPTIONS,
    {"format", 0, "csv|json|ndjson|gift|moodle-xml|anki|html|pgn|fsrs-csv",
     N_("what to write; needed")},
    {"key", 0, NULL, N_("html: with the answers")},
    {NULL, 0, NULL, NULL},
};

static enum exit_status write_out(const struct context *context, struct buf *text)
{
    enum exit_status status = command_write(context, buf_text(text), text->length);
    buf_reset(text);
    return status;
}

static enum exit_status write_puzzles(const struct context *context, struct export_job *job,
                                      const struct selection *selection)
{
    struct buf out = {0};
    struct err err;
    enum exit_status status = EXIT_DONE;
    export_begin(&out, job);
    for (size_t n = 0; n < selection->count && status == EXIT_DONE; n++) {
        err_set(&err, ERR_MEMORY);
        status = export_puzzle(&out, job, selection->items[n]) ? write_out(context, &out)
                                                                : command_fail(context, &err);
    }
    export_end(&out, job);
    if (status == EXIT_DONE)
        status = write_out(context, &out);
    buf_clear(&out);
    return status;
}

static enum exit_status choose(struct context *context, const struct options *options,
                               struct export_job *job, const struct pack *pack)
{
    struct filter filter = {0};
    struct selection selection = {0};
    struct err err;
    enum exit_status status;
    if (!filters_read(&filter, options, &err))
        return command_fail(context, &err);
    err_set(&err, ERR_MEMORY);
    if (!catalog_select(pack, &filter, context->language, &selection))
        status = command_fail(context, &err);
    else if (selection.count == 0)
        status = filters_fail(context, &cmd_export, &filter, pack);
    else
        status = write_puzzles(context, job, &selection);
    selection_clear(&selection);
    return status;
}

static enum exit_status export_all(struct context *context, const struct options *options,
                                   struct export_job *job)
{
    struct pack pack = {0};
    enum exit_status status = packs_load(context, &pack);
    if (status == EXIT_DONE)
        status = choose(context, options, job, &pack);
    pack_clear(&pack);
    return status;
}

/* The learner's reviews instead of puzzles. */
static enum exit_status export_learned(struct context *context)
{
    struct learner learner = {0};
    struct buf out = {0};
    enum exit_status status = learner_open(&learner, context);
    if (status == EXIT_DONE) {
        export_reviews(&out, &learner.records);
        status = write_out(context, &out);
    }
    buf_clear(&out);
    learner_clear(&learner);
    return status;
}

static enum exit_status run(struct context *context, const struct options *options)
{
    const char *format = option_value(options, "format");
    if (options->operand_count > 0)
        return command_usage(context, &cmd_export, _("export: takes no names; see --set and --topic"));
    if (!format)
        return command_usage(context, &cmd_export, _("export: say what to write, as in --format=csv"));
    if (strcmp(format, "fsrs-csv") == 0)
        return export_learned(context);
    struct export_job job = {.format = export_find(format), .language = context->language,
                             .key = option_given(options, "key")};
    return export_all(context, options, &job);
}

const struct command cmd_export = {
    "export", "", N_("puzzles for course platforms, flash cards, spreadsheets and paper"),
    export_options, run,
};
