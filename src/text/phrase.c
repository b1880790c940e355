/* SPDX-License-Identifier: MIT */
#include "text/phrase.h"

#include <string.h>

#include "text/i18n.h"

enum { NAME_MOST = 32 };

/* Fills the place that starts at `open` and ends at `close`. */
static void fill_place(struct buf *out, const char *open, const char *close, phrase_fill *fill,
                       const void *data)
{
    char name[NAME_MOST] = "";
    size_t length = (size_t)(close - open) - 1;

    if (length < sizeof name)
        memcpy(name, open + 1, length);
    if (length >= sizeof name || !fill(data, out, name))
        buf_add_bytes(out, open, length + 2);
}

void phrase(struct buf *out, const char *sentence, phrase_fill *fill, const void *data)
{
    const char *open, *close;

    while ((open = strchr(sentence, '{')) != NULL && (close = strchr(open, '}')) != NULL) {
        buf_add_bytes(out, sentence, (size_t)(open - sentence));
        fill_place(out, open, close, fill, data);
        sentence = close + 1;
    }
    buf_add(out, sentence);
}

bool phrase_fill_from(const void *data, struct buf *out, const char *name)
{
    const struct filling *filling = data;

    while (filling && filling->name && strcmp(filling->name, name) != 0)
        filling++;
    if (!filling || !filling->name)
        return false;
    if (filling->text)
        buf_add(out, filling->text);
    else
        buf_printf(out, "%ld", filling->number);
    return true;
}

void phrase_with(struct buf *out, const char *sentence, const struct filling *fillings)
{
    phrase(out, sentence, phrase_fill_from, fillings);
}

void phrase_list_item(struct buf *list, const char *item, size_t at, size_t count)
{
    struct buf before = *list;

    if (at == 0) {
        buf_add(list, item);
        return;
    }
    *list = (struct buf){0};
    /* TRANSLATORS: how a list of moves grows, and how it ends. */
    phrase_with(list, at + 1 < count ? _("{list}, {item}") : _("{list} and {item}"),
                (const struct filling[]){{"list", buf_text(&before), 0}, {"item", item, 0}, {0}});
    buf_clear(&before);
}
