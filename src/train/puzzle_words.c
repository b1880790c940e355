/* SPDX-License-Identifier: MIT */
/* One text in several languages. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/utf8.h"
#include "train/puzzle_internal.h"

/* The language of texts that name none. */
static const char unnamed[] = "en";

static struct translation *find(const struct words *words, const char *language, size_t length)
{
    for (size_t i = 0; i < words->count; i++) {
        const char *own = words->items[i].language;

        if (strlen(own) == length && memcmp(own, language, length) == 0)
            return &words->items[i];
    }
    return NULL;
}

const char *words_in(const struct words *words, const char *language, bool *fallback)
{
    const struct translation *own = find(words, language, strlen(language));
    size_t base = strcspn(language, "-_");

    if (!own)
        own = find(words, language, base);
    if (own)
        return own->text;
    if (words->count == 0)
        return "";
    if (fallback && (base != strlen(unnamed) || memcmp(language, unnamed, base) != 0 ||
                     words->items[0].language[0]))
        *fallback = true;
    return words->items[0].language[0] ? "" : words->items[0].text;
}

static bool join(struct translation *item, const char *more)
{
    struct buf both = {0};

    buf_printf(&both, "%s\n%s", item->text, more);
    if (!buf_ok(&both)) {
        buf_clear(&both);
        return false;
    }
    free(item->text);
    item->text = buf_steal(&both);
    return true;
}

/* Takes the text over.  The one without a language goes first. */
static bool insert(struct words *words, const char *language, char *text)
{
    struct translation *items = realloc(words->items, (words->count + 1) * sizeof *words->items);
    size_t at = language[0] ? words->count : 0;

    if (!items) {
        free(text);
        return false;
    }
    words->items = items;
    memmove(items + at + 1, items + at, (words->count - at) * sizeof *items);
    items[at] = (struct translation){.text = text};
    memcpy(items[at].language, language, strlen(language) + 1);
    words->count++;
    return true;
}

bool words_add(struct words *words, const char *language, const char *text)
{
    struct translation *own = find(words, language, strlen(language));
    struct buf clean = {0};
    bool good;

    if (!text[0])
        return true;
    utf8_clean_lines(&clean, text, strlen(text));
    good = buf_ok(&clean);
    if (good && own)
        good = join(own, buf_text(&clean));
    else if (good)
        good = insert(words, language, buf_steal(&clean));
    buf_clear(&clean);
    return good;
}

void words_clear(struct words *words)
{
    for (size_t i = 0; i < words->count; i++)
        free(words->items[i].text);
    free(words->items);
    *words = (struct words){0};
}

static size_t run_of(const char *text, char first, char last)
{
    size_t length = 0;

    while (text[length] >= first && text[length] <= last)
        length++;
    return length;
}

bool words_is_language(const char *code)
{
    size_t length = run_of(code, 'a', 'z');

    if (length < 2 || length > 3)
        return false;
    code += length;
    return code[0] == '\0' ||
           (code[0] == '-' && run_of(code + 1, 'A', 'Z') == 2 && code[3] == '\0');
}
