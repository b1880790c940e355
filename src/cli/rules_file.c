/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/rules_file.h"

#include "os/files.h"

enum { RULES_FILE_LIMIT = 64 * 1024 };

static const struct ruleset *find_in_file(struct ruleset_file *own, const char *path,
                                          struct err *err)
{
    struct buf text = {0};
    bool good = files_read(&text, path, RULES_FILE_LIMIT, err) &&
                ruleset_file_read(own, path, buf_text(&text), text.length, err);

    buf_clear(&text);
    return good ? &own->rules : NULL;
}

const struct ruleset *rules_find(struct ruleset_file *own, const char *name, struct err *err)
{
    const struct ruleset *rules;

    if (ruleset_file_is_name(name))
        return find_in_file(own, name, err);
    rules = ruleset_find(name);
    if (!rules) {
        err_set(err, ERR_RULESET_UNKNOWN);
        err_add_text(err, name);
    }
    return rules;
}
