/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/catalog.h"

#include <stdlib.h>
#include <string.h>
#include <unicase.h>

#include "base/mem.h"
#include "base/utf8.h"

/* ---- which ---- */

/* Appends text without case and a line's end, over which no search goes. */
static void add_folded(struct buf *out, const char *text)
{
    size_t length = text ? strlen(text) : 0;
    size_t used;

    for (size_t at = 0; at < length; at += used)
        utf8_encode(out, uc_tolower(utf8_decode(text + at, length - at, &used)));
    buf_add_char(out, '\n');
}

static bool has_text(const struct puzzle *puzzle, const char *text, const char *language,
                     bool *no_memory)
{
    static const char *const tags[] = {"White", "Black", "Event", "Site", "Date"};
    struct buf all = {0}, wanted = {0};
    bool found;

    add_folded(&all, puzzle_title(puzzle, language));
    add_folded(&all, puzzle->id);
    for (size_t i = 0; i < sizeof tags / sizeof tags[0]; i++)
        add_folded(&all, pgn_game_tag(&puzzle->source->pgn, tags[i]));
    if (puzzle->kind == PUZZLE_QUESTION)
        add_folded(&all, words_in(&puzzle->words, language, NULL));
    add_folded(&wanted, text);
    *no_memory = !buf_ok(&all) || !buf_ok(&wanted);
    if (!*no_memory)
        buf_truncate(&wanted, wanted.length - 1);
    found = strstr(buf_text(&all), buf_text(&wanted)) != NULL;
    buf_clear(&all);
    buf_clear(&wanted);
    return found;
}

static bool is_wanted(const struct puzzle *puzzle, const struct filter *filter)
{
    if (filter->kinds && !(filter->kinds & 1u << puzzle->kind))
        return false;
    if (filter->topics && !(filter->topics & 1u << puzzle->topic))
        return false;
    if (filter->level_from && puzzle->level < filter->level_from)
        return false;
    if (filter->level_to && puzzle->level > filter->level_to)
        return false;
    if (filter->rules && filter->rules != puzzle->rules)
        return false;
    return !filter->set || puzzle_in_set(puzzle, filter->set);
}

bool catalog_select(const struct pack *pack, const struct filter *filter, const char *language,
                    struct selection *out)
{
    bool no_memory = false;

    out->count = 0;
    for (size_t i = 0; i < pack->count && !no_memory; i++) {
        const struct puzzle *puzzle = &pack->puzzles[i];

        if (!is_wanted(puzzle, filter) ||
            (filter->text && !has_text(puzzle, filter->text, language, &no_memory)))
            continue;
        if (!mem_grow((void **)&out->items, &out->capacity, out->count + 1, sizeof *out->items))
            return false;
        out->items[out->count++] = puzzle;
    }
    return !no_memory;
}

/* ---- order ---- */

/* Sebastiano Vigna's splitmix64. */
uint64_t random_next(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* The remainder favours small numbers by less than one in 2^50 here: nobody will notice. */
void selection_shuffle(struct selection *selection, uint64_t seed)
{
    for (size_t left = selection->count; left > 1; left--) {
        size_t pick = (size_t)(random_next(&seed) % left);
        const struct puzzle *last = selection->items[left - 1];

        selection->items[left - 1] = selection->items[pick];
        selection->items[pick] = last;
    }
}

void selection_cut(struct selection *selection, size_t count)
{
    if (selection->count > count)
        selection->count = count;
}

void selection_clear(struct selection *selection)
{
    if (!selection)
        return;
    free(selection->items);
    *selection = (struct selection){0};
}

/* ---- by name ---- */

const struct puzzle *catalog_find(const struct pack *pack, const char *id)
{
    const struct puzzle *found = NULL;
    size_t length = strlen(id);
    int fits = 0;

    for (size_t i = 0; i < pack->count; i++) {
        const struct puzzle *puzzle = &pack->puzzles[i];

        if (strcmp(puzzle->id, id) == 0)
            return puzzle;
        if (strncmp(puzzle->id, id, length) != 0)
            continue;
        found = puzzle;
        fits++;
    }
    return fits == 1 ? found : NULL;
}

/* Reads one digit 1 to 5 at *text and moves on; `missing` where there is none. */
static int read_level(const char **text, int missing)
{
    if (**text < '1' || **text > '5')
        return missing;
    return *(*text)++ - '0';
}

bool catalog_parse_levels(const char *text, int *from, int *to)
{
    const char *at = text;
    int first = read_level(&at, 0), last = first;

    if (*at == '-') {
        at++;
        last = read_level(&at, first ? 5 : 0);
        first = first ? first : 1;
    }
    if (*at || first == 0 || last < first)
        return false;
    *from = first;
    *to = last;
    return true;
}

unsigned catalog_parse_topics(const char *text)
{
    unsigned topics = 0;

    for (;;) {
        size_t length = strcspn(text, ",");
        char *name = mem_dup_bytes(text, length);
        enum topic topic = name ? topic_find(name) : TOPICS;

        free(name);
        if (topic == TOPICS)
            return 0;
        topics |= 1u << topic;
        if (!text[length])
            return topics;
        text += length + 1;
    }
}
