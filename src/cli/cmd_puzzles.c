/* SPDX-License-Identifier: MIT */
/* puzzles list | show | lint | new */
#include "config.h"

#include <string.h>

#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/filters.h"
#include "cli/packs.h"
#include "cli/puzzles_new.h"
#include "cli/show.h"
#include "text/complain.h"
#include "text/i18n.h"
#include "train/catalog.h"

static const struct option_info puzzles_options[] = {
    FILTER_OPTIONS,
    {"ply", 0, "PLY", N_("show: the position at this ply, as 66, 33b or end")},
    {"format", 0, "text|json|fen|pgn", N_("show: in what form; text by default")},
    {"from", 0, "PGN", N_("new: the file with the game")},
    {"game", 0, "N", N_("new: its number in the file; the first by default")},
    {"claim", 0, "PLY:CLAIM", N_("new: what is claimed, as in 66:threefold,move=Qe2")},
    {NULL, 0, NULL, NULL},
};

static void list_row(struct buf *out, const struct context *context, const struct puzzle *puzzle)
{
    const char *title = puzzle_title(puzzle, context->language);
    buf_printf(out, "%-34s %d  %-11s %s\n", puzzle->id, puzzle->level, topic_name(puzzle->topic),
               title);
}

static enum exit_status list(struct context *context, const struct options *options,
                             const struct pack *pack)
{
    struct filter filter = {0};
    struct selection selection = {0};
    struct buf out = {0};
    struct err err;
    if (!filters_read(&filter, options, &err))
        return command_fail(context, &err);
    catalog_select(pack, &filter, context->language, &selection);
    for (size_t i = 0; i < selection.count; i++)
        if (context->ndjson)
            show_json(&out, selection.items[i], context->language);
        else
            list_row(&out, context, selection.items[i]);
    enum exit_status status = command_write(context, buf_text(&out), out.length);
    buf_reset(&out);
    if (selection.count == 0 && !context->quiet) {
        filters_say_none(&out, &filter, pack);
        fprintf(context->err, "drawclaim: %s\n", buf_text(&out));
    }
    buf_clear(&out);
    selection_clear(&selection);
    return status;
}

static enum exit_status show(struct context *context, const struct options *options,
                             const struct pack *pack)
{
    const char *format = option_value(options, "format");
    struct show how = {.context = context,
                       .format = context->ndjson ? "json" : format ? format : "text",
                       .ply = option_value(options, "ply")};
    if (options->operand_count != 2)
        return command_usage(context, &cmd_puzzles, _("puzzles show: one id is needed"));
    const struct puzzle *puzzle = catalog_find(pack, options->operands[1]);
    if (!puzzle) {
        fprintf(context->err, _("drawclaim: no puzzle \"%s\"; drawclaim puzzles list shows the ids\n"),
                options->operands[1]);
        return EXIT_USAGE;
    }
    return show_puzzle(&how, puzzle);
}

static void complain_list(const struct context *context, const struct err_list *list, bool warning)
{
    for (size_t i = 0; i < list->count; i++)
        if (warning)
            command_warn(context, &list->items[i]);
        else
            command_complain(context, &list->items[i]);
}

/* Each [%expect] against the core; returns how many differ. */
static size_t prove(const struct context *context, const struct pack *pack)
{
    size_t wrong = 0;
    struct err err;
    for (size_t i = 0; i < pack->count; i++)
        if (!puzzle_check(&pack->puzzles[i], &err)) {
            command_complain(context, &err);
            wrong++;
        }
    return wrong;
}

static enum exit_status lint(struct context *context, const struct options *options)
{
    struct pack pack = {0};
    struct err_list errors = {0}, warnings = {0};
    enum exit_status status = EXIT_DONE;
    struct err err;
    if (options->operand_count < 2)
        return command_usage(context, &cmd_puzzles, _("puzzles lint: name the files to check"));
    for (int i = 1; i < options->operand_count; i++)
        if (!packs_read_file(&pack, options->operands[i], &errors, &warnings, &err))
            status = exit_worse(status, command_fail(context, &err));
    complain_list(context, &errors, false);
    complain_list(context, &warnings, true);
    size_t faults = errors.count + prove(context, &pack);
    fprintf(context->out, ngettext("%zu puzzle, ", "%zu puzzles, ", pack.count), pack.count);
    fprintf(context->out, ngettext("%zu fault\n", "%zu faults\n", faults), faults);
    err_list_clear(&errors);
    err_list_clear(&warnings);
    pack_clear(&pack);
    return faults ? exit_worse(status, EXIT_NOT_VALID) : status;
}

static enum exit_status run(struct context *context, const struct options *options)
{
    static const struct {
        const char *name;
        enum exit_status (*run)(struct context *, const struct options *, const struct pack *);
    } words[] = {{"list", list}, {"show", show}};
    const char *word = options->operand_count ? options->operands[0] : "list";

    if (strcmp(word, "lint") == 0)
        return lint(context, options);
    if (strcmp(word, "new") == 0)
        return puzzles_new(context, options);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        struct pack pack = {0};
        if (strcmp(word, words[i].name) != 0)
            continue;
        enum exit_status status = packs_load(context, &pack);
        if (status == EXIT_DONE)
            status = words[i].run(context, options, &pack);
        pack_clear(&pack);
        return status;
    }
    return command_usage(context, &cmd_puzzles, _("puzzles: list, show ID, lint FILE..., or new"));
}

const struct command cmd_puzzles = {
    "puzzles", "list | show ID | lint FILE... | new [NAME]", N_("list, show, check and make puzzles"), puzzles_options,
    run,
};
