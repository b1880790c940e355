/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/filters.h"

#include <string.h>

#include "text/i18n.h"

void filters_say_none(struct buf *out, const struct filter *filter, const struct pack *pack)
{
    struct buf list = {0};
    unsigned topics = 0;
    for (size_t i = 0; i < pack->count; i++)
        if (!filter->kinds || filter->kinds & 1u << pack->puzzles[i].kind)
            topics |= 1u << pack->puzzles[i].topic;
    for (int topic = 0; topic < TOPICS; topic++)
        if (topics & 1u << topic)
            buf_printf(&list, list.length ? ", %s" : "%s", topic_name((enum topic)topic));
    if (filter->topics && !(filter->topics & topics))
        buf_printf(out, _("no puzzle matches; there are puzzles on these topics: %s"),
                   buf_text(&list));
    else
        buf_add(out, _("no puzzle matches"));
    buf_clear(&list);
}

enum exit_status filters_fail(const struct context *context, const struct command *command,
                              const struct filter *filter, const struct pack *pack)
{
    struct buf text = {0};
    buf_printf(&text, "%s: ", command->name);
    filters_say_none(&text, filter, pack);
    enum exit_status status = command_usage(context, command, buf_text(&text));
    buf_clear(&text);
    return status;
}

static unsigned kinds_of(const char *word)
{
    if (word && strcmp(word, "claims") == 0)
        return 1u << PUZZLE_CLAIM;
    return word && strcmp(word, "questions") == 0 ? 1u << PUZZLE_QUESTION : 0;
}

bool filters_read_subject(struct filter *out, const struct options *options, struct err *err)
{
    const char *topics = option_value(options, "topic"), *levels = option_value(options, "level");
    if (topics && !(out->topics = catalog_parse_topics(topics))) {
        option_refuse(err, "topic", topics, _("topics as in threefold,fifty"));
        return false;
    }
    if (levels && !catalog_parse_levels(levels, &out->level_from, &out->level_to)) {
        option_refuse(err, "level", levels, _("levels from 1 to 5, as in 1-3"));
        return false;
    }
    return true;
}

bool filters_read(struct filter *out, const struct options *options, struct err *err)
{
    out->kinds = kinds_of(option_value(options, "kind"));
    out->set = option_value(options, "set");
    return filters_read_subject(out, options, err);
}
