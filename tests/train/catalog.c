/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/catalog.h"

#include <string.h>

#include "tests/tap/tap.h"

static const char text[] =
    "[White \"Fischer, Robert\"]\n[Black \"Petrosian\"]\n[Date \"1971.10.07\"]\n"
    "[Event \"Candidates\"]\n[PuzzleId \"one\"]\n[Title \"The queen\"]\n[TitleEs \"La dama\"]\n"
    "[Level \"2\"]\n\n1. e4 {[%claim threefold] [%set famous]} e5 {[%claim fifty]} *\n\n"
    "[White \"Mar\xC3\xB3"
    "czy\"]\n[PuzzleId \"other\"]\n[Topic \"procedure\"]\n[Level \"5\"]\n\n"
    "1. e4 {[%claim fifty]} *\n";

static struct pack pack;
static struct selection selection;

/* The ids of a selection, with blanks between. */
static void is_selected(const char *wanted, struct filter filter, const char *language,
                        const char *name)
{
    struct buf seen = {0};

    if (!catalog_select(&pack, &filter, language, &selection))
        bail("no memory for a selection");
    for (size_t i = 0; i < selection.count; i++)
        buf_printf(&seen, "%s%s", i ? " " : "", selection.items[i]->id);
    is_string(wanted, buf_text(&seen), "%s", name);
    buf_clear(&seen);
}

static void filters(void)
{
    is_selected("one one#2 other", (struct filter){0}, "en", "all, in their order");
    is_selected("one#2", (struct filter){.topics = 1u << TOPIC_FIFTY}, "en", "a topic");
    is_selected("one#2 other", (struct filter){.topics = 1u << TOPIC_FIFTY | 1u << TOPIC_PROCEDURE},
                "en", "two topics");
    is_selected("other", (struct filter){.level_from = 3, .level_to = 5}, "en", "levels");
    is_selected("one one#2", (struct filter){.level_from = 2, .level_to = 2}, "en", "one level");
    is_selected("one", (struct filter){.set = "famous"}, "en", "a set");
    is_selected("", (struct filter){.set = "fame"}, "en", "no such set");
    is_selected("", (struct filter){.set = "famous", .level_from = 3, .level_to = 5}, "en",
                "all parts of a filter have to fit");
}

static void searches(void)
{
    is_selected("one one#2", (struct filter){.text = "QUEEN"}, "en", "a word of the title");
    is_selected("one one#2", (struct filter){.text = "dama"}, "es", "in the reader's language");
    is_selected("", (struct filter){.text = "dama"}, "en", "and in no other");
    is_selected("one one#2", (struct filter){.text = "petros"}, "en", "part of a name");
    is_selected("one one#2", (struct filter){.text = "1971"}, "en", "a year");
    is_selected("one one#2", (struct filter){.text = "candid"}, "en", "an event");
    is_selected("other", (struct filter){.text = "OTHER"}, "en", "an id");
    is_selected("other",
                (struct filter){.text = "MAR\xC3\x93"
                                        "CZY"},
                "en", "case is not only English");
    is_selected("one one#2 other", (struct filter){.text = ""}, "en", "no text, no filter");
    is_selected("", (struct filter){.text = "queen one"}, "en", "not across two fields");
}

/* splitmix64 with state 0 and the shuffle that follows from its numbers, computed apart. */
static void shuffles(void)
{
    struct filter all = {0};
    uint64_t state = 0;

    is_hex(UINT64_C(0xe220a8397b1dcdaf), random_next(&state), "the generator's first number");
    is_hex(UINT64_C(0x6e789e6aa1b965f4), random_next(&state), "and its second");
    catalog_select(&pack, &all, "en", &selection);
    selection_shuffle(&selection, 0);
    is_string("other", selection.items[0]->id, "shuffled by it: first");
    is_string("one", selection.items[1]->id, "second");
    is_string("one#2", selection.items[2]->id, "third");
    selection_cut(&selection, 5);
    is_size(3, selection.count, "a cut beyond the end");
    selection_cut(&selection, 2);
    is_size(2, selection.count, "a cut");
    selection_clear(&selection);
    selection_clear(&selection);
    selection_clear(NULL);
    selection_shuffle(&selection, 7);
    is_size(0, selection.count, "nothing can be shuffled");
}

static void finds(void)
{
    is_string("one#2", catalog_find(&pack, "one#2")->id, "by its id");
    is_string("one", catalog_find(&pack, "one")->id, "which goes before others that begin so");
    is_string("other", catalog_find(&pack, "ot")->id, "by a beginning");
    ok(!catalog_find(&pack, "o"), "that is not the beginning of several");
    ok(!catalog_find(&pack, "two"), "nor of none");
}

static void is_levels(const char *levels, int first, int last)
{
    int from = 0, to = 0;

    ok(catalog_parse_levels(levels, &from, &to) && from == first && to == last, "levels %s",
       levels);
}

static void parses(void)
{
    static const char *const wrong[] = {"", "0", "6", "3-1", "-", "1-", "2x", "1-3-4", "1 - 3"};
    int from, to;

    is_levels("1-3", 1, 3);
    is_levels("4", 4, 4);
    is_levels("2-", 2, 5);
    is_levels("-2", 1, 2);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        is_bool(strcmp(wrong[i], "1-") == 0, catalog_parse_levels(wrong[i], &from, &to),
                "levels \"%s\"", wrong[i]);
    is_int(1 << TOPIC_THREEFOLD | 1 << TOPIC_DEAD, catalog_parse_topics("threefold,dead"),
           "two topics");
    is_int(0, catalog_parse_topics("threefold,"), "an empty topic");
    is_int(0, catalog_parse_topics("threefold,draws"), "a topic that is none");
    is_int(0, catalog_parse_topics(""), "no topic");
}

int main(void)
{
    struct err_list errors = {0};

    tap_plan(8 + 10 + 8 + 5 + 17);
    if (!pack_read(&pack, "a.pgn", text, strlen(text), &errors, NULL) || errors.count > 0)
        bail("the file of this test is no good");
    filters();
    searches();
    shuffles();
    finds();
    parses();
    pack_clear(&pack);
    return tap_done();
}
