/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "pgn/ruleset_file.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/utf8.h"
#include "core/ruleset_keys.h"

#define SUFFIX ".rules"

struct reading {
    struct ruleset_file *out;
    const char *file;
    const char *line; /* where it begins */
    long number;
    bool has_base;
    struct err *err;
};

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

bool ruleset_file_is_name(const char *text)
{
    return strchr(text, '/') || ends_with(text, SUFFIX);
}

/* --- faults --------------------------------------------------------------------------- */

static long column_of(const char *line, const char *at)
{
    long column = 1;
    size_t used;
    for (; line < at; line += used, column++)
        utf8_decode(line, (size_t)(at - line), &used);
    return column;
}

/* With the place of what is wrong; up to two texts, NULL for none. */
static bool refuse(const struct reading *reading, enum err_code code, const char *at,
                   const char *first, const char *second)
{
    err_set(reading->err, code);
    if (!reading->err)
        return false;
    reading->err->file = reading->file;
    reading->err->line = reading->number;
    reading->err->column = column_of(reading->line, at);
    if (first)
        err_add_text(reading->err, first);
    if (second)
        err_add_text(reading->err, second);
    return false;
}

static bool short_of_memory(struct err *err)
{
    err_set(err, ERR_MEMORY);
    return false;
}

/* --- lines ---------------------------------------------------------------------------- */

static bool take_base(struct reading *reading, const char *value, const char *at)
{
    const struct ruleset *base = ruleset_find(value);
    if (reading->has_base || !base)
        return refuse(reading, reading->has_base ? ERR_RULES_BASE : ERR_RULESET_UNKNOWN, at,
                      value, NULL);
    reading->out->rules = *base;
    reading->out->rules.id = reading->out->id;
    reading->out->rules.name = reading->out->name ? reading->out->name : reading->out->id;
    reading->has_base = true;
    return true;
}

static bool take_name(struct reading *reading, const char *value)
{
    struct buf clean = {0};
    utf8_clean(&clean, value, strlen(value));
    free(reading->out->name);
    reading->out->name = buf_steal(&clean);
    if (!reading->out->name)
        return short_of_memory(reading->err);
    reading->out->rules.name = reading->out->name;
    return true;
}

/* Both texts are of the line that begins at `line`, at `key_at` and `value_at`. */
static bool take(struct reading *reading, const char *key, const char *value, const char *key_at,
                 const char *value_at)
{
    if (strcmp(key, "base") == 0)
        return take_base(reading, value, value_at);
    if (!reading->has_base)
        return refuse(reading, ERR_RULES_BASE, key_at, key, NULL);
    if (strcmp(key, "name") == 0)
        return *value ? take_name(reading, value)
                      : refuse(reading, ERR_RULES_VALUE, value_at, key, value);
    const struct ruleset_key *known = ruleset_key_find(key);
    if (!known)
        return refuse(reading, ERR_RULES_KEY, key_at, key, NULL);
    if (!ruleset_key_set(known, &reading->out->rules, value))
        return refuse(reading, ERR_RULES_VALUE, value_at, key, value);
    return true;
}

static const char *skip_blanks(const char *at, const char *end)
{
    while (at < end && (*at == ' ' || *at == '\t' || *at == '\r'))
        at++;
    return at;
}

static const char *drop_blanks(const char *start, const char *end)
{
    while (end > start && (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\r'))
        end--;
    return end;
}

/* A `#` at the start of a value or after a blank begins a comment. */
static const char *before_comment(const char *start, const char *end)
{
    for (const char *at = start; at < end; at++)
        if (*at == '#' && (at == start || at[-1] == ' ' || at[-1] == '\t'))
            return at;
    return end;
}

static bool read_line(struct reading *reading, const char *end)
{
    const char *key = skip_blanks(reading->line, end);
    end = drop_blanks(key, before_comment(key, end));
    if (key == end)
        return true;
    const char *equals = memchr(key, '=', (size_t)(end - key));
    if (!equals || equals == key)
        return refuse(reading, ERR_RULES_FORM, key, NULL, NULL);
    const char *value = skip_blanks(equals + 1, end);
    char *key_text = mem_dup_bytes(key, (size_t)(drop_blanks(key, equals) - key));
    char *value_text = mem_dup_bytes(value, (size_t)(end - value));
    bool good = key_text && value_text ? take(reading, key_text, value_text, key, value)
                                       : short_of_memory(reading->err);
    free(key_text);
    free(value_text);
    return good;
}

static char *id_of(const char *file)
{
    const char *slash = strrchr(file, '/');
    const char *base = slash ? slash + 1 : file;
    size_t length = strlen(base);
    if (length > sizeof SUFFIX - 1 && ends_with(base, SUFFIX))
        length -= sizeof SUFFIX - 1;
    struct buf clean = {0};
    utf8_clean(&clean, base, length);
    return buf_steal(&clean);
}

static bool read_lines(struct reading *reading, const char *text, size_t length)
{
    const char *end = text + length;
    for (reading->line = text; reading->line < end;) {
        const char *newline = memchr(reading->line, '\n', (size_t)(end - reading->line));
        reading->number++;
        if (!read_line(reading, newline ? newline : end))
            return false;
        reading->line = newline ? newline + 1 : end;
    }
    if (reading->number == 0)
        reading->number = 1; /* an empty file lacks its first line */
    return reading->has_base || refuse(reading, ERR_RULES_BASE, reading->line, "", NULL);
}

bool ruleset_file_read(struct ruleset_file *out, const char *file, const char *text,
                       size_t length, struct err *err)
{
    struct reading reading = {.out = out, .file = file, .err = err};
    *out = (struct ruleset_file){.id = id_of(file)};
    bool good = out->id ? read_lines(&reading, text, length) : short_of_memory(err);
    if (!good)
        ruleset_file_clear(out);
    return good;
}

void ruleset_file_clear(struct ruleset_file *file)
{
    if (!file)
        return;
    free(file->id);
    free(file->name);
    *file = (struct ruleset_file){0};
}
