/* SPDX-License-Identifier: MIT */
#include "config.h"

#include <string.h>

#include "base/date.h"
#include "cli/commands.h"
#include "cli/learner.h"
#include "cli/stats_out.h"
#include "cli/study.h"
#include "text/i18n.h"

static const struct option_info stats_options[] = {
    {"since", 0, "DATE", N_("only answers from that day on, as 2026-11-30")},
    {"by", 0, "day|week|topic|ground|puzzle", N_("one table alone")},
    {"format", 0, "text|csv|json", N_("text by default; csv is by day unless --by says otherwise")},
    {NULL, 0, NULL, NULL},
};

struct asked {
    struct stats_span span;
    enum stats_by by;     /* STATS_BYS: all */
    const char *format;
};

static enum exit_status write_stats(const struct context *context, const struct asked *asked,
                                    const struct stats *stats)
{
    struct buf out = {0};
    if (context->ndjson || strcmp(asked->format, "json") == 0)
        out.failed = !stats_json(&out, stats, asked->span);
    else if (strcmp(asked->format, "csv") == 0)
        stats_csv(&out, stats, asked->by == STATS_BYS ? BY_DAY : asked->by);
    else if (asked->by == STATS_BYS)
        stats_text(&out, stats, asked->span);
    else
        stats_text_table(&out, stats, asked->by);
    struct err err;
    err_set(&err, ERR_MEMORY);
    enum exit_status status = buf_ok(&out) ? command_write(context, buf_text(&out), out.length)
                                           : command_fail(context, &err);
    buf_clear(&out);
    return status;
}

static enum exit_status add_up(struct context *context, struct asked *asked,
                               const struct learner *learner, const struct deck *deck)
{
    struct stats stats;
    struct err err;
    enum exit_status status;
    asked->span.today = deck_day(deck, command_utc(context));
    err_set(&err, ERR_MEMORY);
    status = stats_make(&learner->records, &deck->plan.weights, asked->span.since,
                        asked->span.today, &stats)
                 ? write_stats(context, asked, &stats)
                 : command_fail(context, &err);
    stats_clear(&stats);
    return status;
}

/* Answers have topic and ground with them: no puzzles are read. */
static enum exit_status open_and_add_up(struct context *context, struct asked *asked)
{
    struct learner learner = {0};
    struct pack none = {0};
    struct deck deck = {0};
    enum exit_status status = learner_open(&learner, context);
    if (status == EXIT_DONE)
        status = study_open(&deck, context, &none, &learner.records);
    if (status == EXIT_DONE)
        status = add_up(context, asked, &learner, &deck);
    deck_clear(&deck);
    learner_clear(&learner);
    return status;
}

static enum exit_status run(struct context *context, const struct options *options)
{
    const char *since = option_value(options, "since"), *by = option_value(options, "by");
    const char *format = option_value(options, "format");
    struct asked asked = {.by = by ? stats_by_find(by) : STATS_BYS,
                          .format = format ? format : "text"};
    struct err err;
    if (options->operand_count > 0)
        return command_usage(context, &cmd_stats, _("stats: takes no names"));
    if (since && !date_parse(since, &asked.span.since)) {
        option_refuse(&err, "since", since, _("a day, as 2026-11-30"));
        return command_fail(context, &err);
    }
    return open_and_add_up(context, &asked);
}

const struct command cmd_stats = {
    "stats", "", N_("what your answers add up to"), stats_options, run,
};
