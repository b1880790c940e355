/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/filters.h"

#include "text/i18n.h"

bool filters_read(struct filter *out, const struct options *options, struct err *err)
{
    const char *topics = option_value(options, "topic"), *levels = option_value(options, "level");
    out->set = option_value(options, "set");
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
