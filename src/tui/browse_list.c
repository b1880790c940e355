/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/browse_list.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/mem.h"
#include "text/i18n.h"

/* ---- words ---- */

const char *browse_topic_label(enum topic topic)
{
    static const char *const labels[TOPICS] = {
        N_("repetition"),    N_("fifty moves"), N_("automatic"), N_("stalemate"),
        N_("dead position"), N_("flag fall"),   N_("procedure"), N_("agreement"),
        N_("history"),       N_("other rules"), N_("terms")};

    return _(labels[topic]);
}

const char *browse_progress_label(enum progress progress)
{
    static const char *const labels[] = {N_("new"), N_("passed"), N_("FAILED")};

    return _(labels[progress]);
}

const char *browse_sort_label(enum browse_sort sort)
{
    static const char *const labels[SORTS] = {N_("file"), N_("due"), N_("topic"),
                                              N_("level"), N_("title")};

    return _(labels[sort]);
}

/* ---- the list ---- */

static bool take(struct browse_list *list, const struct selection *selection)
{
    list->items = calloc(selection->count + 1, sizeof *list->items);
    list->shown = calloc(selection->count + 1, sizeof *list->shown);
    if (!list->items || !list->shown)
        return false;
    list->count = selection->count;
    for (size_t n = 0; n < list->count; n++) {
        list->items[n].puzzle = selection->items[n];
        list->items[n].title = puzzle_title(selection->items[n], list->language);
    }
    return true;
}

bool browse_list_init(struct browse_list *list, const struct pack *pack, const struct filter *base,
                      const char *language)
{
    struct selection selection = {0};
    struct filter all = {0};

    *list = (struct browse_list){.pack = pack, .language = language};
    bool good = (!pack || catalog_select(pack, base ? base : &all, language, &selection)) &&
                take(list, &selection);
    selection_clear(&selection);
    if (good)
        browse_list_filter(list, "");
    else
        browse_list_clear(list);
    return good;
}

void browse_list_clear(struct browse_list *list)
{
    free(list->items);
    free(list->shown);
    *list = (struct browse_list){0};
}

static void look_up_card(struct browse_item *item, const struct deck *deck, int64_t day)
{
    item->card = deck ? deck_card(deck, item->puzzle) : NULL;
    item->due_in = item->card && item->card->card.due > day ? item->card->card.due - day : 0;
}

void browse_list_progress(struct browse_list *list, const struct records *records,
                          const struct deck *deck, int64_t day)
{
    for (size_t n = 0; n < list->count; n++) {
        list->items[n].progress = run_progress(records, list->items[n].puzzle);
        look_up_card(&list->items[n], deck, day);
    }
}

static bool is_reviewed(const struct browse_item *item)
{
    return item->card && item->card->card.reviews > 0;
}

void browse_write_due(struct buf *out, const struct browse_item *item)
{
    if (!is_reviewed(item))
        buf_add_char(out, '-');
    else if (item->due_in == 0)
        buf_add(out, _("today"));
    else
        /* TRANSLATORS: days until the next review, in a column of six */
        buf_printf(out, _("+%ld d"), (long)item->due_in);
}

/* ---- order ---- */

/* Equals stay in the pack's order. */
static int in_file(const struct browse_item *a, const struct browse_item *b)
{
    return (a > b) - (a < b);
}

static int by_file(const void *a, const void *b)
{
    return in_file(*(struct browse_item *const *)a, *(struct browse_item *const *)b);
}

/* Longest overdue first; what is new comes last. */
static int by_due(const void *a, const void *b)
{
    const struct browse_item *one = *(struct browse_item *const *)a;
    const struct browse_item *other = *(struct browse_item *const *)b;
    int64_t first, second;

    if (is_reviewed(one) != is_reviewed(other))
        return is_reviewed(other) - is_reviewed(one);
    if (!is_reviewed(one))
        return in_file(one, other);
    first = one->card->card.due;
    second = other->card->card.due;
    return first != second ? (first > second) - (first < second) : in_file(one, other);
}

static int by_topic(const void *a, const void *b)
{
    const struct browse_item *one = *(struct browse_item *const *)a;
    const struct browse_item *other = *(struct browse_item *const *)b;
    int order = (int)one->puzzle->topic - (int)other->puzzle->topic;

    return order ? order : in_file(one, other);
}

static int by_level(const void *a, const void *b)
{
    const struct browse_item *one = *(struct browse_item *const *)a;
    const struct browse_item *other = *(struct browse_item *const *)b;
    int order = one->puzzle->level - other->puzzle->level;

    return order ? order : in_file(one, other);
}

static int by_title(const void *a, const void *b)
{
    const struct browse_item *one = *(struct browse_item *const *)a;
    const struct browse_item *other = *(struct browse_item *const *)b;
    int order = strcoll(one->title, other->title);

    return order ? order : in_file(one, other);
}

void browse_list_sort(struct browse_list *list, enum browse_sort sort)
{
    static int (*const orders[SORTS])(const void *, const void *) = {
        by_file, by_due, by_topic, by_level, by_title};

    list->sort = sort;
    qsort(list->shown, list->shown_count, sizeof *list->shown, orders[sort]);
}

/* ---- filter ---- */

/* Does an item fit a word of this kind?  Each returns false if the word is not of its kind at
 * all, and says in *fits what it found. */

static bool is_progress(const struct browse_item *item, const char *word, bool *fits)
{
    for (int progress = PROGRESS_NEW; progress <= PROGRESS_FAILED; progress++) {
        if (strcasecmp(word, browse_progress_label((enum progress)progress)) != 0)
            continue;
        *fits = item->progress == (enum progress)progress;
        return true;
    }
    return false;
}

static bool is_scheduled(const struct browse_item *item, const char *word, bool *fits)
{
    if (strcasecmp(word, _("due")) == 0)
        *fits = is_reviewed(item) && item->due_in == 0;
    else if (strcasecmp(word, _("stubborn")) == 0)
        *fits = item->card && deck_is_stubborn(item->card);
    else
        return false;
    return true;
}

static bool is_level(const struct browse_item *item, const char *word, bool *fits)
{
    int from, to;

    if (!catalog_parse_levels(word, &from, &to))
        return false;
    *fits = from <= item->puzzle->level && item->puzzle->level <= to;
    return true;
}

static bool is_kind(const struct browse_item *item, const char *word, bool *fits)
{
    static const char *const labels[PUZZLE_KINDS] = {N_("claims"), N_("questions")};

    for (int kind = 0; kind < PUZZLE_KINDS; kind++) {
        if (strcasecmp(word, _(labels[kind])) != 0)
            continue;
        *fits = item->puzzle->kind == (enum puzzle_kind)kind;
        return true;
    }
    return false;
}

/* By its name in files, or the first word of its label. */
static bool has_topic(const struct puzzle *puzzle, const char *word)
{
    const char *label = browse_topic_label(puzzle->topic);
    size_t length = strcspn(label, " ");

    return strcasecmp(word, topic_name(puzzle->topic)) == 0 ||
           (strlen(word) == length && strncasecmp(word, label, length) == 0);
}

static bool is_in(const struct selection *selection, const struct puzzle *puzzle)
{
    for (size_t n = 0; n < selection->count; n++)
        if (selection->items[n] == puzzle)
            return true;
    return false;
}

static bool fits_word(const struct browse_item *item, const char *word,
                      const struct selection *with_text)
{
    bool fits;

    if (is_progress(item, word, &fits) || is_scheduled(item, word, &fits) ||
        is_level(item, word, &fits) || is_kind(item, word, &fits))
        return fits;
    return has_topic(item->puzzle, word) || puzzle_in_set(item->puzzle, word) ||
           is_in(with_text, item->puzzle);
}

static void filter_word(struct browse_list *list, const char *word)
{
    struct selection with_text = {0};
    struct filter filter = {.text = word};

    if (list->pack)
        catalog_select(list->pack, &filter, list->language, &with_text);
    for (size_t n = 0; n < list->count; n++)
        list->items[n].fits = list->items[n].fits && fits_word(&list->items[n], word, &with_text);
    selection_clear(&with_text);
}

static void show_fitting(struct browse_list *list)
{
    list->shown_count = 0;
    for (size_t n = 0; n < list->count; n++)
        if (list->items[n].fits)
            list->shown[list->shown_count++] = &list->items[n];
    browse_list_sort(list, list->sort);
}

void browse_list_filter(struct browse_list *list, const char *text)
{
    for (size_t n = 0; n < list->count; n++)
        list->items[n].fits = true;
    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        size_t length = strcspn(text, " ");
        char *word = mem_dup_bytes(text, length);
        if (word)
            filter_word(list, word);
        free(word);
        text += length;
    }
    show_fitting(list);
}

/* ---- selection ---- */

size_t browse_list_selected_count(const struct browse_list *list)
{
    size_t count = 0;

    for (size_t n = 0; n < list->count; n++)
        count += list->items[n].selected;
    return count;
}

static bool add_selected(const struct browse_item *item, bool fits, struct selection *out)
{
    if (!item->selected || item->fits != fits)
        return true;
    if (!mem_grow((void **)&out->items, &out->capacity, out->count + 1, sizeof *out->items))
        return false;
    out->items[out->count++] = item->puzzle;
    return true;
}

bool browse_list_selected(const struct browse_list *list, struct selection *out)
{
    bool good = true;

    for (size_t n = 0; good && n < list->shown_count; n++)
        good = add_selected(list->shown[n], true, out);
    for (size_t n = 0; good && n < list->count; n++)
        good = add_selected(&list->items[n], false, out);
    return good;
}
