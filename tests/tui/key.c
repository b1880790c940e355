/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/key.h"

#include <string.h>

#include "tests/tap/tap.h"

static void names(void)
{
    static const struct {
        int key;
        const char *name;
    } table[] = {{'x', "x"},
                 {'?', "?"},
                 {K_ENTER, "Enter"},
                 {K_SPACE, "Space"},
                 {K_LEFT, "Left"},
                 {K_PAGE_DOWN, "PgDn"},
                 {K_F0 + 1, "F1"},
                 {K_F0 + 12, "F12"},
                 {K_CTRL('L'), "Ctrl-L"},
                 {K_BACKTAB, "Shift-Tab"},
                 {0xE9, "é"},
                 {K_DIGIT, "1-9"}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct buf name = {0};
        key_write(&name, table[i].key);
        is_string(table[i].name, buf_text(&name), "a key is called %s", table[i].name);
        is_int(table[i].key, key_find(table[i].name), "and found by that name");
        buf_clear(&name);
    }
    is_int(K_NONE, key_find("Nonsense"), "an unknown name is no key");
    is_int(K_NONE, key_find(""), "neither is none");
    is_int(K_NONE, key_find("F13"), "there is no F13");
}

static void doings(void)
{
    int named = 0, found = 0;
    for (int doing = DO_NONE + 1; doing < DO_COUNT; doing++) {
        const struct doing_info *info = doing_info((enum doing)doing);
        named += info->name != NULL && info->name[0] != '\0' && info->letters != NULL;
        found += info->name != NULL && doing_find(info->name) == (enum doing)doing;
    }
    is_int(DO_COUNT - 1, named, "each doing has a name and a list of letters");
    is_int(DO_COUNT - 1, found, "and its name is its own");
    is_int(DO_NONE, doing_find("no-such-thing"), "an unknown name is none");
}

static void bindings(void)
{
    static const struct binding table[] = {{'v', DO_VALID, NULL, "valid"},
                                           {K_DIGIT, DO_CHOOSE, NULL, "choose"},
                                           {K_NONE, DO_TIMER, NULL, "timer"},
                                           {K_NONE, DO_NONE, NULL, NULL}};
    is_int(DO_VALID, binding_of_key(table, 'v')->doing, "a key finds its row");
    is_int(DO_CHOOSE, binding_of_key(table, '7')->doing, "a digit finds that of the digits");
    ok(binding_of_key(table, '0') == NULL, "0 is not one of them");
    ok(binding_of_key(table, K_NONE) == NULL, "no key finds no row");
    ok(binding_of_key(table, 'V') == NULL, "a capital is another key");
    ok(binding_of_key(NULL, 'v') == NULL, "no table, no row");
    is_int(K_NONE, binding_of_doing(table, DO_TIMER)->key, "a doing may have no key");
    ok(binding_of_doing(table, DO_UNDO) == NULL, "what is not in the table is not found");
    is_int(DO_HELP, binding_of_key(common_bindings, K_F0 + 1)->doing, "F1 is help everywhere");
}

int main(void)
{
    tap_plan(24 + 3 + 3 + 9);
    names();
    doings();
    bindings();
    return tap_done();
}
