/* SPDX-License-Identifier: MIT */
/* Every key of the rules, and every value that a ruleset has, is said in words. */
#include "text/key_words.h"

#include <string.h>

#include "core/ruleset.h"
#include "tests/tap/tap.h"

static void test_keys(void)
{
    const struct ruleset_key *key;
    for (int n = 0; (key = ruleset_key_at(n)) != NULL; n++)
        ok(strcmp(key_words(key), ruleset_key_name(key)) != 0, "%s has words", key_words(key));
}

/* A number stays one; a word of the file format does not, and never looks like one. */
static bool is_in_words(const struct ruleset_key *key, const struct ruleset *rules)
{
    struct buf file = {0}, words = {0};
    int number;
    ruleset_key_write(&file, key, rules);
    key_words_value(&words, key, rules);
    bool same = strcmp(buf_text(&file), buf_text(&words)) == 0;
    bool plain = strcmp(buf_text(&file), "yes") == 0 || strcmp(buf_text(&file), "no") == 0;
    bool good = ruleset_key_number(key, rules, &number) ? same == (number != 0) : same == plain;
    if (!good)
        diag("%s: %s", ruleset_key_name(key), buf_text(&words));
    buf_clear(&file);
    buf_clear(&words);
    return good;
}

static void test_values(void)
{
    const struct ruleset *rules;
    const struct ruleset_key *key;
    bool good = true;
    for (int n = 0; (rules = ruleset_at(n)) != NULL; n++)
        for (int k = 0; (key = ruleset_key_at(k)) != NULL; k++)
            good = is_in_words(key, rules) && good;
    ok(good, "every value of every ruleset is in words");
}

int main(void)
{
    int count = 0;
    while (ruleset_key_at(count))
        count++;
    tap_plan(count + 1);
    test_keys();
    test_values();
    return tap_done();
}
