/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "os/settings.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/choice.h"
#include "base/mem.h"
#include "base/utf8.h"
#include "os/files.h"

#define N_(text) (text) /* for xgettext; text/ is above this folder */

const struct setting_info setting_table[] = {
    {"rules", NULL, "fide2023", N_("ruleset to judge by")},
    {"lang", NULL, "", N_("language of puzzle texts: en, es ...; empty: as the system says")},
    {"theme", "auto|dark|light|mono|contrast|cvd", "auto", N_("colours of the screen")},
    {"pieces", "auto|glyph|letter|ascii|block", "auto", N_("how pieces are drawn")},
    {"notation", "en|local|figurine", "en", N_("how moves are shown")},
    {"color", "auto|always|never", "auto", N_("use of colour")},
    {"bell", "off|visual|audible", "off", N_("what a wrong key does")},
    {"flip", "off|on", "off", N_("Black at the bottom of the board")},
    {"glyph.vs15", "auto|on|off", "auto", N_("ask the terminal for pieces that are no emoji")},
    {"quiz.autoadvance", "off|right", "off", N_("go on by itself after a right answer")},
    {"quiz.ground", "on|off", "on", N_("ask for the ground after the verdict")},
    {"notation.input", "en|local", "en", N_("letters in moves that are typed")},
    {"schedule.retention", "0.70..0.97", "0.90", N_("share of puzzles to be remembered")},
    {"schedule.new", "0..999", "10", N_("new puzzles a day")},
    {"schedule.rollover", "0..23", "4", N_("hour at which a day of study begins")},
    {"schedule.weights", NULL, "", N_("the 21 weights of FSRS-6; empty: the usual ones")},
    {"grading.ground", "strict|lenient", "strict", N_("a wrong ground is: forgotten, or hard")},
    {"grading.mode", "full|binary", "full", N_("four grades, or Again and Good only")},
    {"grading.timing", "on|off", "on", N_("does it count how long an answer took?")},
    {NULL, NULL, NULL, NULL},
};

enum { FILE_LIMIT = 1024 * 1024 };
enum { SETTINGS = sizeof setting_table / sizeof setting_table[0] - 1 };

static size_t find(const char *key, size_t length)
{
    size_t row = 0;

    while (row < SETTINGS && (strlen(setting_table[row].key) != length ||
                              memcmp(setting_table[row].key, key, length) != 0))
        row++;
    return row;
}

/* A value is a piece of one line: control bytes would not come back as they were. */
static bool is_printable(const char *value, size_t length)
{
    for (size_t at = 0; at < length; at++)
        if ((unsigned char)value[at] < ' ' || value[at] == 0x7f)
            return false;
    return true;
}

static bool is_allowed(size_t row, const char *value, size_t length)
{
    const char *values = setting_table[row].values;

    return values ? choice_allows(values, value, length) : is_printable(value, length);
}

/* ---- lines ---- */

/* Places in the text; a line without key is empty or a comment. */
struct line {
    size_t start, end; /* end: of the line, without its newline */
    size_t key, key_end;
    size_t value, value_end;
};

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static size_t after_blanks(const char *text, size_t at, size_t end)
{
    while (at < end && is_blank(text[at]))
        at++;
    return at;
}

static size_t before_blanks(const char *text, size_t start, size_t at)
{
    while (at > start && is_blank(text[at - 1]))
        at--;
    return at;
}

/* Where a comment after the value begins, or `end`. */
static size_t value_stop(const char *text, size_t start, size_t end)
{
    for (size_t at = start; at < end; at++)
        if (text[at] == '#' && (at == start || is_blank(text[at - 1])))
            return at;
    return end;
}

static struct line line_at(const char *text, size_t length, size_t start)
{
    const char *newline = memchr(text + start, '\n', length - start);
    struct line line = {.start = start, .end = newline ? (size_t)(newline - text) : length};
    const char *equals;

    line.key = after_blanks(text, start, line.end);
    line.key_end = line.value = line.value_end = line.key;
    if (line.key == line.end || text[line.key] == '#')
        return line;
    equals = memchr(text + line.key, '=', line.end - line.key);
    line.key_end = equals ? (size_t)(equals - text) : line.end;
    line.value = after_blanks(text, equals ? line.key_end + 1 : line.end, line.end);
    line.value_end = before_blanks(text, line.value, value_stop(text, line.value, line.end));
    line.key_end = before_blanks(text, line.key, line.key_end);
    return line;
}

/* ---- reading ---- */

static bool make_room(struct settings *settings)
{
    if (!settings->values)
        settings->values = calloc(SETTINGS, sizeof *settings->values);
    if (!settings->changed)
        settings->changed = calloc(SETTINGS, sizeof *settings->changed);
    return settings->values && settings->changed;
}

static bool set_value(struct settings *settings, size_t row, const char *value, size_t length)
{
    char *copy = mem_dup_bytes(value, length);

    if (!copy)
        return false;
    free(settings->values[row]);
    settings->values[row] = copy;
    return true;
}

static long column_of(const char *text, size_t start, size_t at)
{
    long column = 1;
    size_t used;

    for (; start < at; start += used, column++)
        utf8_decode(text + start, at - start, &used);
    return column;
}

struct reading {
    struct settings *settings;
    const char *file;
    struct err_list *warnings;
    long number; /* of the line */
};

static bool warn(const struct reading *reading, enum err_code code, const struct line *line,
                 size_t at)
{
    const char *text = reading->settings->text;
    struct err err;

    err_set(&err, code);
    err.file = reading->file;
    err.line = reading->number;
    err.column = column_of(text, line->start, at);
    err_add_bytes(&err, text + line->key, line->key_end - line->key);
    if (code == ERR_CONFIG_VALUE)
        err_add_bytes(&err, text + line->value, line->value_end - line->value);
    return err_list_add(reading->warnings, &err);
}

static bool take_line(const struct reading *reading, const struct line *line)
{
    const char *text = reading->settings->text;
    size_t row = find(text + line->key, line->key_end - line->key);
    size_t length = line->value_end - line->value;

    if (line->key == line->end || text[line->key] == '#')
        return true;
    if (row == SETTINGS)
        return warn(reading, ERR_CONFIG_KEY, line, line->key);
    if (!is_allowed(row, text + line->value, length))
        return warn(reading, ERR_CONFIG_VALUE, line, line->value);
    return set_value(reading->settings, row, text + line->value, length);
}

static bool take_lines(struct reading *reading)
{
    const struct settings *settings = reading->settings;

    for (size_t at = 0; at < settings->length;) {
        struct line line = line_at(settings->text, settings->length, at);

        if (!take_line(reading, &line))
            return false;
        at = line.end + 1;
        reading->number++;
    }
    return true;
}

bool settings_parse(struct settings *out, const char *file, const char *text, size_t length,
                    struct err_list *warnings)
{
    struct reading reading = {.settings = out, .file = file, .warnings = warnings, .number = 1};

    *out = (struct settings){.length = length};
    out->text = mem_dup_bytes(length > 0 ? text : "", length);
    if (out->text && make_room(out) && take_lines(&reading))
        return true;
    settings_clear(out);
    return false;
}

/* ---- values ---- */

const char *settings_get(const struct settings *settings, const char *key)
{
    size_t row = find(key, strlen(key));

    if (row == SETTINGS)
        return NULL;
    if (settings->values && settings->values[row])
        return settings->values[row];
    return setting_table[row].standard;
}

static bool has_value(const char *text, const struct line *line, const char *value)
{
    size_t length = line->value_end - line->value;

    return strlen(value) == length && memcmp(value, text + line->value, length) == 0;
}

bool settings_place(const struct settings *settings, const char *key, long *line, long *column)
{
    const char *value = settings_get(settings, key);
    bool found = false;
    long number = 1;

    for (size_t at = 0; value && at < settings->length; number++) {
        struct line here = line_at(settings->text, settings->length, at);

        if (here.key_end - here.key == strlen(key) && has_value(settings->text, &here, value) &&
            memcmp(settings->text + here.key, key, strlen(key)) == 0) {
            *line = number;
            *column = column_of(settings->text, here.start, here.value);
            found = true;
        }
        at = here.end + 1;
    }
    return found;
}

/* A value has to stay on its line and must not read as a comment. */
static bool is_writable(const char *value)
{
    size_t length = strlen(value);

    return !strpbrk(value, "\r\n") && value_stop(value, 0, length) == length &&
           after_blanks(value, 0, length) == 0 && before_blanks(value, 0, length) == length;
}

bool settings_set(struct settings *settings, const char *key, const char *value)
{
    size_t row = find(key, strlen(key));

    if (row == SETTINGS || !is_allowed(row, value, strlen(value)) || !is_writable(value))
        return false;
    if (strcmp(settings_get(settings, key), value) == 0)
        return true;
    if (!make_room(settings) || !set_value(settings, row, value, strlen(value)))
        return false;
    settings->changed[row] = true;
    return true;
}

/* ---- writing ---- */

/* The value that a line's key has now, NULL where the line stays as it is. */
static const char *new_value(const struct settings *settings, const struct line *line)
{
    const char *text = settings->text;
    size_t row = find(text + line->key, line->key_end - line->key);
    const char *value = row < SETTINGS ? settings->values[row] : NULL;

    return value && !has_value(text, line, value) ? value : NULL;
}

static void write_line(struct buf *out, const struct settings *settings, const struct line *line)
{
    const char *text = settings->text;
    const char *value = new_value(settings, line);

    if (!value) {
        buf_add_bytes(out, text + line->start, line->end - line->start);
        return;
    }
    if (!memchr(text + line->start, '=', line->end - line->start)) { /* a key alone */
        buf_add_bytes(out, text + line->start, line->key_end - line->start);
        buf_printf(out, " = %s", value);
        return;
    }
    buf_add_bytes(out, text + line->start, line->value - line->start);
    buf_add(out, value);
    if (line->value_end < line->end && text[line->value_end] == '#')
        buf_add_char(out, ' ');
    buf_add_bytes(out, text + line->value_end, line->end - line->value_end);
}

/* Writes the lines of the file and notes in `seen` which keys had one. */
static void write_lines(struct buf *out, const struct settings *settings, bool *seen)
{
    for (size_t at = 0; at < settings->length;) {
        struct line line = line_at(settings->text, settings->length, at);
        size_t row = find(settings->text + line.key, line.key_end - line.key);

        if (row < SETTINGS)
            seen[row] = true;
        write_line(out, settings, &line);
        if (line.end < settings->length)
            buf_add_char(out, '\n');
        at = line.end + 1;
    }
}

bool settings_write(struct buf *out, const struct settings *settings)
{
    size_t start = out->length;
    bool seen[SETTINGS] = {false};

    if (settings->values)
        write_lines(out, settings, seen);
    for (size_t row = 0; row < SETTINGS && settings->values; row++) {
        if (seen[row] || !settings->values[row])
            continue;
        if (out->length > start && out->data[out->length - 1] != '\n')
            buf_add_char(out, '\n');
        buf_printf(out, "%s = %s\n", setting_table[row].key, settings->values[row]);
    }
    return buf_ok(out);
}

static bool is_changed(const struct settings *settings)
{
    for (size_t row = 0; row < SETTINGS && settings->changed; row++)
        if (settings->changed[row])
            return true;
    return false;
}

/* The file as it is now; one that is not there is empty. */
static bool read_again(struct settings *out, const char *path, struct err *err)
{
    struct buf text = {0};
    bool good = access(path, F_OK) != 0 || files_read(&text, path, FILE_LIMIT, err);

    if (!good && err && err->code == ERR_FILE_OPEN)
        err->code = ERR_FILE_WRITE; /* what is there must not be lost */
    if (good && !settings_parse(out, path, buf_text(&text), text.length, NULL)) {
        err_set(err, ERR_MEMORY);
        good = false;
    }
    buf_clear(&text);
    return good;
}

static bool put_changes(struct settings *into, const struct settings *from, struct buf *out,
                        struct err *err)
{
    bool good = true;

    for (size_t row = 0; row < SETTINGS && good; row++)
        if (from->changed[row])
            good = set_value(into, row, from->values[row], strlen(from->values[row]));
    if (!good || !settings_write(out, into)) {
        err_set(err, ERR_MEMORY);
        return false;
    }
    return true;
}

bool settings_save(struct settings *settings, const char *path, struct err *err)
{
    struct settings now = {0};
    struct buf out = {0};
    bool good;

    if (!is_changed(settings))
        return true;
    good = read_again(&now, path, err) && put_changes(&now, settings, &out, err);
    if (good && (out.length != now.length ||
                 memcmp(buf_text(&out), out.length > 0 ? now.text : "", out.length) != 0))
        good = files_replace(path, buf_text(&out), out.length, err);
    if (good)
        memset(settings->changed, 0, SETTINGS * sizeof *settings->changed);
    if (good && out.length > 0) {
        free(settings->text);
        settings->length = out.length;
        settings->text = buf_steal(&out);
    }
    settings_clear(&now);
    buf_clear(&out);
    return good;
}

void settings_clear(struct settings *settings)
{
    if (!settings)
        return;
    for (size_t row = 0; row < SETTINGS && settings->values; row++)
        free(settings->values[row]);
    free(settings->values);
    free(settings->changed);
    free(settings->text);
    *settings = (struct settings){0};
}
