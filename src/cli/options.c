/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/options.h"

#include <assert.h>
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "text/i18n.h"

enum { OPTIONS_MOST = 48, HELP_COLUMN = 28 };

/* getopt's own view of the two tables; index i of `longs` is infos[i]. */
struct getopt_tables {
    struct option longs[OPTIONS_MOST + 1];
    const struct option_info *infos[OPTIONS_MOST];
    char shorts[2 * OPTIONS_MOST + 2];
    int count;
};

static void tables_add(struct getopt_tables *tables, const struct option_info *info)
{
    assert(tables->count < OPTIONS_MOST);
    struct option *entry = &tables->longs[tables->count];
    entry->name = info->name;
    entry->has_arg = info->argument ? required_argument : no_argument;
    tables->infos[tables->count++] = info;
    if (info->letter) {
        size_t length = strlen(tables->shorts);
        tables->shorts[length++] = info->letter;
        if (info->argument)
            tables->shorts[length] = ':';
    }
}

static void tables_fill(struct getopt_tables *tables, const struct options *options)
{
    for (int t = 0; t < 2; t++)
        for (const struct option_info *info = options->tables[t]; info && info->name; info++)
            tables_add(tables, info);
}

static const struct option_info *tables_by_letter(const struct getopt_tables *tables, int letter)
{
    for (int i = 0; i < tables->count; i++)
        if (tables->infos[i]->letter == letter)
            return tables->infos[i];
    return NULL;
}

/* Is the word one of "a|b|c"?  An argument without | takes anything. */
static bool allowed(const char *words, const char *value)
{
    size_t length = strlen(value);
    if (!strchr(words, '|'))
        return true;
    for (const char *word = words; word; word = strchr(word, '|')) {
        word += *word == '|';
        if (strncmp(word, value, length) == 0 && (word[length] == '|' || word[length] == '\0'))
            return true;
    }
    return false;
}

void option_refuse(struct err *err, const char *name, const char *value, const char *wanted)
{
    char option[ERR_TEXT_SIZE];
    snprintf(option, sizeof option, "--%s", name);
    err_set(err, ERR_OPTION_VALUE);
    err_add_text(err, option);
    err_add_text(err, value);
    err_add_text(err, wanted);
}

static bool keep(struct options *out, const struct option_info *info, const char *value,
                 struct err *err)
{
    if (info->argument && strncmp(info->argument, "[", 1) != 0 && !allowed(info->argument, value)) {
        option_refuse(err, info->name, value, info->argument);
        return false;
    }
    void *given = out->given;
    if (!mem_grow(&given, &out->capacity, out->count + 1, sizeof *out->given)) {
        err_set(err, ERR_MEMORY);
        return false;
    }
    out->given = given;
    out->given[out->count++] = (struct option_value){info, value};
    return true;
}

bool options_parse(struct options *out, int argc, char **argv, bool stop_at_operand,
                   struct err *err)
{
    struct getopt_tables tables = {.shorts = ""};
    int c, index = -1;

    err_set(err, ERR_NONE);
    if (stop_at_operand)
        strcpy(tables.shorts, "+");
    tables_fill(&tables, out);
    optind = 0; /* GNU: start over, also after a change of tables */
    while ((c = getopt_long(argc, argv, tables.shorts, tables.longs, &index)) != -1) {
        if (c == '?')
            return false;
        const struct option_info *info = c ? tables_by_letter(&tables, c) : tables.infos[index];
        if (!keep(out, info, optarg ? optarg : "", err))
            return false;
    }
    out->operands = argv + optind;
    out->operand_count = argc - optind;
    return true;
}

void options_clear(struct options *options)
{
    free(options->given);
    *options = (struct options){{NULL, NULL}, NULL, 0, 0, NULL, 0};
}

static bool is_known(const struct options *options, const char *name)
{
    for (int t = 0; t < 2; t++)
        for (const struct option_info *info = options->tables[t]; info && info->name; info++)
            if (strcmp(info->name, name) == 0)
                return true;
    return false;
}

const char *option_nth(const struct options *options, const char *name, size_t n)
{
    assert(is_known(options, name));
    for (size_t i = 0; i < options->count; i++)
        if (strcmp(options->given[i].info->name, name) == 0 && n-- == 0)
            return options->given[i].value;
    return NULL;
}

bool option_given(const struct options *options, const char *name)
{
    return option_nth(options, name, 0) != NULL;
}

const char *option_value(const struct options *options, const char *name)
{
    const char *value, *last = NULL;
    for (size_t n = 0; (value = option_nth(options, name, n)); n++)
        last = value;
    return last;
}

/* A run of digits and nothing else, in range. */
static bool parse_number(const char *text, size_t length, long least, long most, long *out)
{
    char digits[20];
    if (length == 0 || length >= sizeof digits || strspn(text, "0123456789") < length)
        return false;
    memcpy(digits, text, length);
    digits[length] = '\0';
    errno = 0;
    *out = strtol(digits, NULL, 10);
    return errno == 0 && *out >= least && *out <= most;
}

bool option_number(const struct options *options, const char *name, long least, long most,
                   long *out, struct err *err)
{
    const char *value = option_value(options, name);
    long number;
    if (!value)
        return true;
    if (parse_number(value, strlen(value), least, most, &number)) {
        *out = number;
        return true;
    }
    char wanted[64];
    snprintf(wanted, sizeof wanted, _("a number from %ld to %ld"), least, most);
    option_refuse(err, name, value, wanted);
    return false;
}

bool option_range(const struct options *options, const char *name, long *from, long *to,
                  struct err *err)
{
    enum { MOST = 1000000000 };
    const char *value = option_value(options, name);
    if (!value)
        return true;
    size_t length = strcspn(value, "-");
    bool good = parse_number(value, length, 1, MOST, from);
    *to = *from;
    if (good && value[length] == '-')
        good = parse_number(value + length + 1, strlen(value + length + 1), *from, MOST, to);
    if (!good)
        option_refuse(err, name, value, _("a number or a range, as in 3 or 2-5"));
    return good;
}

static void help_line(struct buf *out, const struct option_info *info)
{
    size_t start = out->length;
    if (info->letter)
        buf_printf(out, "  -%c, ", info->letter);
    else
        buf_add(out, "      ");
    buf_printf(out, "--%s", info->name);
    if (info->argument)
        buf_printf(out, "=%s", info->argument);
    size_t used = out->length - start;
    if (used + 1 > HELP_COLUMN) {
        buf_add_char(out, '\n');
        used = 0;
    }
    buf_add_times(out, ' ', HELP_COLUMN - used);
    buf_add(out, _(info->help));
    buf_add_char(out, '\n');
}

void options_help(struct buf *out, const struct option_info *table)
{
    for (; table && table->name; table++)
        help_line(out, table);
}
