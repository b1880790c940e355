/* SPDX-License-Identifier: MIT */
/* Rulesets to read: the list, one of them, or what two of them differ in. */
#include "config.h"

#include <string.h>

#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/rules_file.h"
#include "core/ruleset_keys.h"
#include "text/explain.h"
#include "text/i18n.h"
#include "text/json.h"
#include "text/rules_text.h"

enum { ID_COLS = 15, KEY_COLS = 22, VALUE_COLS = 24, ARTICLE_COLS = 18, TEXT_COLS = 60 };

static const struct option_info rules_options[] = {
    {"diff", 0, "A,B", N_("what two rulesets differ in")},
    {"keys", 0, NULL, N_("the keys of a ruleset file, and what each can be")},
    {NULL, 0, NULL, NULL},
};

static void add_columns(struct buf *out, const char *text, size_t columns)
{
    size_t used = strlen(text);

    buf_add(out, text);
    buf_add_times(out, ' ', used < columns ? columns - used : 1);
}

/* ---- one ruleset ---- */

/* The lines after the first stand under it. */
struct wrapping {
    struct buf *out;
    bool later;
};

static void add_line(void *data, const char *text, size_t length)
{
    struct wrapping *wrapping = data;

    buf_add_times(wrapping->out, ' ', wrapping->later ? ARTICLE_COLS + 2 : 0);
    buf_add_bytes(wrapping->out, text, length);
    buf_add_char(wrapping->out, '\n');
    wrapping->later = true;
}

static void add_wrapped(struct buf *out, const char *text)
{
    struct wrapping wrapping = {.out = out};

    utf8_wrap(text, TEXT_COLS, add_line, &wrapping);
}

static void add_text(struct buf *out, const struct ruleset *rules)
{
    struct rules_paragraph what;
    struct buf text = {0};

    explain_ruleset(out, rules);
    buf_add_char(out, '\n');
    for (int n = 0; rules_text(&text, rules, n, &what); n++) {
        if (what.heading)
            buf_printf(out, "\n%s\n", what.heading);
        if (what.article) {
            buf_add(out, "  ");
            add_columns(out, what.article, ARTICLE_COLS);
            add_wrapped(out, buf_text(&text));
        }
        buf_reset(&text);
    }
    buf_clear(&text);
}

static enum exit_status show(struct context *context, struct buf *out, bool good)
{
    struct err err;
    enum exit_status status;

    err_set(&err, ERR_MEMORY);
    status = good ? command_write(context, buf_text(out), out->length)
                  : command_fail(context, &err);
    buf_clear(out);
    return status;
}

static enum exit_status show_one(struct context *context, const char *name)
{
    struct ruleset_file own = {0};
    struct buf out = {0};
    struct err err;
    const struct ruleset *rules = rules_find(&own, name, &err);
    bool good = true;

    if (!rules)
        return command_fail(context, &err);
    if (context->ndjson)
        good = json_write_ruleset(&out, rules);
    else
        add_text(&out, rules);
    ruleset_file_clear(&own);
    return show(context, &out, good);
}

/* ---- all of them ---- */

static void add_row(struct buf *out, const struct ruleset *rules)
{
    const char *standing = explain_standing(rules);

    add_columns(out, rules->id, ID_COLS);
    buf_add(out, _(rules->name));
    buf_printf(out, standing ? " (%s)\n" : "\n", standing);
}

static enum exit_status show_all(struct context *context)
{
    struct buf out = {0};
    bool good = true;

    for (int n = 0; ruleset_at(n); n++)
        if (context->ndjson)
            good = json_write_ruleset(&out, ruleset_at(n)) && good;
        else
            add_row(&out, ruleset_at(n));
    return show(context, &out, good);
}

static enum exit_status show_keys(struct context *context)
{
    struct buf out = {0}, range = {0};
    const struct ruleset_key *key;

    for (int n = 0; (key = ruleset_key_at(n)); n++) {
        add_columns(&out, ruleset_key_name(key), KEY_COLS);
        ruleset_key_range(&range, key);
        buf_printf(&out, "%s\n", buf_text(&range));
        buf_reset(&range);
    }
    buf_clear(&range);
    return show(context, &out, true);
}

/* ---- two of them ---- */

/* "120 (9.5.3)". */
static void add_value(struct buf *out, const struct ruleset_key *key, const struct ruleset *rules)
{
    const char *article = ruleset_key_article(key, rules);

    ruleset_key_write(out, key, rules);
    if (article)
        buf_printf(out, " (%s)", article);
}

/* Of two values, not of the places where they are written. */
static bool is_different(const struct ruleset_key *key, const struct ruleset *a,
                         const struct ruleset *b)
{
    struct buf left = {0}, right = {0};
    bool differs;

    ruleset_key_write(&left, key, a);
    ruleset_key_write(&right, key, b);
    differs = strcmp(buf_text(&left), buf_text(&right)) != 0;
    buf_clear(&left);
    buf_clear(&right);
    return differs;
}

static bool add_difference(struct buf *out, const struct ruleset_key *key,
                           const struct ruleset *a, const struct ruleset *b)
{
    struct buf left = {0};

    if (!is_different(key, a, b))
        return false;
    add_value(&left, key, a);
    add_columns(out, ruleset_key_name(key), KEY_COLS);
    add_columns(out, buf_text(&left), VALUE_COLS);
    add_value(out, key, b);
    buf_add_char(out, '\n');
    buf_clear(&left);
    return true;
}

static void add_diff(struct buf *out, const struct ruleset *a, const struct ruleset *b)
{
    const struct ruleset_key *key;
    bool any = a->endings != b->endings;

    buf_add_times(out, ' ', KEY_COLS);
    add_columns(out, a->id, VALUE_COLS);
    buf_printf(out, "%s\n", b->id);
    for (int n = 0; (key = ruleset_key_at(n)); n++)
        any = add_difference(out, key, a, b) || any;
    if (a->endings != b->endings)
        buf_add(out, _("The endings with a longer count differ, too.\n"));
    if (!any)
        buf_add(out, _("They differ in nothing that decides a claim.\n"));
}

static enum exit_status diff(struct context *context, const char *first, const char *second)
{
    struct ruleset_file left = {0}, right = {0};
    struct buf out = {0};
    struct err err;
    const struct ruleset *a = rules_find(&left, first, &err);
    const struct ruleset *b = a ? rules_find(&right, second, &err) : NULL;
    enum exit_status status;
    bool good = true;

    if (!a || !b) {
        status = command_fail(context, &err);
    } else {
        if (context->ndjson)
            good = json_write_rules_diff(&out, a, b);
        else
            add_diff(&out, a, b);
        status = show(context, &out, good);
    }
    ruleset_file_clear(&left);
    ruleset_file_clear(&right);
    return status;
}

static enum exit_status show_diff(struct context *context, const char *names)
{
    const char *comma = strchr(names, ',');
    struct buf first = {0};
    enum exit_status status;

    if (!comma || comma == names || !comma[1])
        return command_usage(context, &cmd_rules,
                             _("rules: --diff takes two names, as in fide2014,fide2023"));
    buf_add_bytes(&first, names, (size_t)(comma - names));
    status = diff(context, buf_text(&first), comma + 1);
    buf_clear(&first);
    return status;
}

static enum exit_status run(struct context *context, const struct options *options)
{
    const char *names = option_value(options, "diff");

    if (options->operand_count > (names ? 0 : 1))
        return command_usage(context, &cmd_rules, _("rules: one ruleset, or two with --diff"));
    if (names)
        return show_diff(context, names);
    if (option_given(options, "keys"))
        return show_keys(context);
    return options->operand_count ? show_one(context, options->operands[0]) : show_all(context);
}

const struct command cmd_rules = {
    "rules", "[RULESET]", N_("the rulesets: all, one, or what two differ in"), rules_options, run,
};
