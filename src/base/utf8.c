/* SPDX-License-Identifier: MIT */
/*
 * The positive list is made of Unicode's general categories, less what has no look of its
 * own (Default_Ignorable_Code_Point: zero width, variation selectors, Hangul fillers) and
 * less a table of characters about which terminals and libraries disagree.  A test walks
 * through all of Unicode and compares what is left with wcwidth.
 */
#include "config.h"

#include "base/utf8.h"

#include <stdlib.h>
#include <string.h>
#include <unictype.h>
#include <unilbrk.h>
#include <unistr.h>
#include <uniwidth.h>

enum { REPLACEMENT = 0xFFFD, MARKS_MOST = 2, WRAP_LEAST = 8 };

struct range {
    uint32_t first, last;
};

static const uint8_t *octets(const char *text)
{
    return (const uint8_t *)text;
}

size_t utf8_valid_prefix(const char *text, size_t length)
{
    const uint8_t *bad = length > 0 ? u8_check(octets(text), length) : NULL;

    return bad ? (size_t)(bad - octets(text)) : length;
}

uint32_t utf8_decode(const char *text, size_t length, size_t *used)
{
    ucs4_t character;
    int bytes = u8_mbtoucr(&character, octets(text), length);

    *used = bytes > 0 ? (size_t)bytes : 1;
    return bytes > 0 ? character : REPLACEMENT;
}

void utf8_encode(struct buf *out, uint32_t character)
{
    uint8_t bytes[6];
    int length = u8_uctomb(bytes, character, sizeof bytes);

    if (length < 0)
        length = u8_uctomb(bytes, REPLACEMENT, sizeof bytes);
    buf_add_bytes(out, (const char *)bytes, (size_t)length);
}

void utf8_from_latin1(struct buf *out, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        utf8_encode(out, (unsigned char)bytes[i]);
}

/* ---- the positive list ---- */

/* What the categories would let through. */
static const struct range unsure[] = {
    {0x1160, 0x11FF},   /* Hangul vowels and finals: letters that join the one before */
    {0x3248, 0x324F},   /* circled numbers on black squares: 1 or 2 columns */
    {0x4DC0, 0x4DFF},   /* hexagrams: 1 or 2 columns, by version of Unicode */
    {0xD7B0, 0xD7FF},   /* Hangul, as above */
    {0xFFFC, 0xFFFC},   /* a place for an object that isn't there */
    {0x1F3FB, 0x1F3FF}, /* skin tones: some terminals join them to the emoji before */
};

static bool is_unsure(uint32_t character)
{
    for (size_t i = 0; i < sizeof unsure / sizeof unsure[0]; i++)
        if (character >= unsure[i].first && character <= unsure[i].last)
            return true;
    return false;
}

static bool is_listed(uint32_t character)
{
    const uint32_t visible = UC_CATEGORY_MASK_L | UC_CATEGORY_MASK_M | UC_CATEGORY_MASK_N |
                             UC_CATEGORY_MASK_P | UC_CATEGORY_MASK_S;

    return character == 0xA0 || (uc_is_general_category_withtable(character, visible) &&
                                 !uc_is_property_default_ignorable_code_point(character) &&
                                 !is_unsure(character));
}

int utf8_char_width(uint32_t character)
{
    if (character >= 0x20 && character < 0x7F)
        return 1;
    if (character > 0x10FFFF || !is_listed(character))
        return -1;
    /* libunistring gives some of these a column of their own; no terminal does. */
    if (uc_is_general_category_withtable(character, UC_CATEGORY_MASK_Mn | UC_CATEGORY_MASK_Me))
        return 0;
    return uc_width(character, "UTF-8");
}

/* ---- cleaning ---- */

/* \x1b for a control, <U+202E> for the rest.  A mark would be drawn over our own sign, so it
 * is shown like the rest. */
static void show(struct buf *out, uint32_t character)
{
    if (character < 0xA0)
        buf_printf(out, "\\x%02x", (unsigned)character);
    else
        buf_printf(out, "<U+%04X>", (unsigned)character);
}

/* Appends one character; room is how many marks may still join the one before. */
static void clean_one(struct buf *out, uint32_t character, int *room)
{
    int width = utf8_char_width(character);

    if (width < 0 || (width == 0 && *room == 0)) {
        show(out, character);
        *room = 0;
        return;
    }
    utf8_encode(out, character);
    if (width == 0)
        --*room;
    else /* a line may be broken after a blank, so no mark may hang on it */
        *room = character == ' ' ? 0 : MARKS_MOST;
}

static void clean(struct buf *out, const char *text, size_t length, char newline)
{
    int room = 0;
    size_t used;

    for (size_t at = 0; at < length; at += used) {
        uint32_t character = utf8_decode(text + at, length - at, &used);

        if (character == '\r' && at + 1 < length && text[at + 1] == '\n')
            continue;
        if (character == '\n' || character == '\t') {
            buf_add_char(out, character == '\n' ? newline : ' ');
            room = 0;
        } else {
            clean_one(out, character, &room);
        }
    }
}

void utf8_clean(struct buf *out, const char *text, size_t length)
{
    clean(out, text, length, ' ');
}

void utf8_clean_lines(struct buf *out, const char *text, size_t length)
{
    clean(out, text, length, '\n');
}

/* ---- measuring ---- */

/* Bytes of the character at text and the marks on it; *columns gets their width. */
static size_t cluster(const char *text, size_t length, int *columns)
{
    size_t used;
    size_t at = 0;
    int width = utf8_char_width(utf8_decode(text, length, &used));

    *columns = width > 0 ? width : 0;
    for (at = used; at < length; at += used)
        if (utf8_char_width(utf8_decode(text + at, length - at, &used)) != 0)
            break;
    return at;
}

int utf8_width(const char *text)
{
    size_t length = strlen(text);
    int columns, all = 0;

    for (size_t at = 0; at < length; all += columns)
        at += cluster(text + at, length - at, &columns);
    return all;
}

static size_t fit(const char *text, size_t length, int columns)
{
    size_t at = 0;

    while (at < length) {
        int width;
        size_t bytes = cluster(text + at, length - at, &width);

        columns -= width;
        if (columns < 0)
            break;
        at += bytes;
    }
    return at;
}

size_t utf8_fit(const char *text, int columns)
{
    return fit(text, strlen(text), columns);
}

/* ---- wrapping ---- */

struct wrap {
    const char *text;
    char *breaks; /* what libunistring says about the place before each byte; NULL: no memory */
    int columns;
    void (*line)(void *data, const char *text, size_t length);
    void *data;
};

static void give_line(const struct wrap *wrap, size_t start, size_t end)
{
    while (end > start && wrap->text[end - 1] == ' ')
        end--;
    wrap->line(wrap->data, wrap->text + start, end - start);
}

static size_t skip_blanks(const struct wrap *wrap, size_t at, size_t end)
{
    while (at < end && wrap->text[at] == ' ')
        at++;
    return at;
}

/* Where the line that starts at `start` ends: the last good place that fits, or where the
 * columns are used up if there is none.  Blanks at the end may stick out. */
static size_t line_end(const struct wrap *wrap, size_t start, size_t end)
{
    size_t full = start + fit(wrap->text + start, end - start, wrap->columns);
    size_t at = skip_blanks(wrap, full, end);

    if (at == end)
        return end;
    for (; at > start; at--)
        if (wrap->breaks && wrap->breaks[at] == UC_BREAK_POSSIBLE)
            return at;
    return full;
}

static void wrap_paragraph(const struct wrap *wrap, size_t start, size_t end)
{
    do {
        size_t next = line_end(wrap, start, end);

        give_line(wrap, start, next);
        start = skip_blanks(wrap, next, end);
    } while (start < end);
}

/* A move such as 34.Qe2 or 33...Rd5 stays in one piece: UAX 14 would break after its dots. */
static void keep_moves_whole(char *breaks, const char *text, size_t length)
{
    for (size_t i = 1; i < length; i++)
        if (breaks[i] == UC_BREAK_POSSIBLE && text[i - 1] == '.')
            breaks[i] = UC_BREAK_PROHIBITED;
}

void utf8_wrap(const char *text, int columns,
               void (*line)(void *data, const char *text, size_t length), void *data)
{
    size_t length = strlen(text);
    struct wrap wrap = {.text = text, .line = line, .data = data};

    wrap.columns = columns < WRAP_LEAST ? WRAP_LEAST : columns;
    wrap.breaks = malloc(length + 1);
    if (wrap.breaks) {
        u8_possible_linebreaks(octets(text), length, "UTF-8", wrap.breaks);
        keep_moves_whole(wrap.breaks, text, length);
    }
    for (size_t start = 0; start < length;) {
        const char *newline = memchr(text + start, '\n', length - start);
        size_t end = newline ? (size_t)(newline - text) : length;

        wrap_paragraph(&wrap, start, end);
        start = end + 1;
    }
    free(wrap.breaks);
}
