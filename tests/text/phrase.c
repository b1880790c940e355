/* SPDX-License-Identifier: MIT */
#include "text/phrase.h"

#include "tests/tap/tap.h"

static void is_phrase(const char *sentence, const char *text)
{
    struct buf out = {0};

    phrase_with(&out, sentence,
                (const struct filling[]){{"a", "one", 0}, {"n", NULL, 99}, {"e", "", 0}, {0}});
    is_string(text, buf_text(&out), "%s", sentence);
    buf_clear(&out);
}

static void is_list(size_t count, const char *text)
{
    static const char *const items[] = {"a", "b", "c", "d"};
    struct buf list = {0};

    for (size_t n = 0; n < count; n++)
        phrase_list_item(&list, items[n], n, count);
    is_string(text, buf_text(&list), "a list of %zu", count);
    buf_clear(&list);
}

int main(void)
{
    struct buf out = {0};

    tap_plan(13);
    is_phrase("", "");
    is_phrase("no place", "no place");
    is_phrase("{a} and {n}", "one and 99");
    is_phrase("{n}{a}{n}", "99one99");
    is_phrase("[{e}]", "[]");
    is_phrase("{unknown} stays", "{unknown} stays");
    is_phrase("an open { brace", "an open { brace");
    is_phrase("a closing } brace {a}", "a closing } brace one");
    is_phrase("{a name that is longer than any place may be} stays",
              "{a name that is longer than any place may be} stays");
    phrase_with(&out, "{a}", NULL);
    is_string("{a}", buf_text(&out), "nothing to fill with");
    buf_clear(&out);
    is_list(1, "a");
    is_list(2, "a and b");
    is_list(4, "a, b, c and d");
    return tap_done();
}
