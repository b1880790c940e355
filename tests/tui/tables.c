/* SPDX-License-Identifier: MIT */
/*
 * All screens' key tables held against the promises of the help: a letter means the same in all
 * screens; a capital never does something of another kind than the small letter; every row is
 * explained; digits, arrows and the like reach what letters do.
 */
#include "config.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "tests/tap/tap.h"
#include "tui/screens.h"

static bool is_letter(int key)
{
    return key > ' ' && key < 127 && !isdigit(key);
}

/* The common table counts as one more screen. */
static const struct binding *table_at(int n, const char **name)
{
    const struct screen_ops *ops;
    if (n == 0) {
        *name = "common";
        return common_bindings;
    }
    ops = screen_at(n - 1);
    *name = ops != NULL ? ops->name : NULL;
    return ops != NULL ? ops->keys : NULL;
}

typedef bool row_check(const struct binding *table, const struct binding *row);

/* How many rows of all tables fail a check; names them. */
static int failures(row_check *is_good, const char *complaint)
{
    int count = 0;
    const char *name;
    for (int n = 0;; n++) {
        const struct binding *table = table_at(n, &name);
        if (table == NULL)
            return count;
        for (const struct binding *row = table; row->doing != DO_NONE; row++) {
            if (is_good(table, row))
                continue;
            diag("%s: %s: key %d, %s", name, complaint, row->key, doing_info(row->doing)->name);
            count++;
        }
    }
}

static bool letter_is_its_doings_own(const struct binding *table, const struct binding *row)
{
    (void)table;
    return !is_letter(row->key) || strchr(doing_info(row->doing)->letters, row->key) != NULL;
}

static bool key_stands_once(const struct binding *table, const struct binding *row)
{
    return row->key == K_NONE || binding_of_key(table, row->key) == row;
}

static bool is_explained(const struct binding *table, const struct binding *row)
{
    const struct binding *first = binding_of_doing(table, row->doing);
    return row->help != NULL || (first != row && first->help != NULL);
}

/* A hint with a doing that nobody can see in the help would be a riddle. */
static bool hint_has_key(const struct binding *table, const struct binding *row)
{
    (void)table;
    return row->label == NULL || row->key != K_NONE;
}

static void letters_are_unique(void)
{
    int twice = 0;
    for (int letter = '!'; letter < 127; letter++) {
        int owners = 0;
        for (int doing = DO_NONE + 1; doing < DO_COUNT; doing++)
            owners += strchr(doing_info((enum doing)doing)->letters, letter) != NULL;
        twice += owners > 1;
    }
    is_int(0, twice, "no letter belongs to two doings");
}

/* The capital does the same, or goes the other way (next and previous match). */
static void capitals_are_of_a_kind(void)
{
    static const enum doing kinds[][2] = {{DO_NEXT_MATCH, DO_PREVIOUS_MATCH}};
    int bad = 0;
    for (int doing = DO_NONE + 1; doing < DO_COUNT; doing++) {
        for (const char *at = doing_info((enum doing)doing)->letters; *at != '\0'; at++) {
            for (int other = DO_NONE + 1; isupper((unsigned char)*at) && other < DO_COUNT;
                 other++) {
                bool small = strchr(doing_info((enum doing)other)->letters,
                                    tolower((unsigned char)*at)) != NULL;
                bool pair = kinds[0][0] == (enum doing)other && kinds[0][1] == (enum doing)doing;
                bad += small && other != doing && !pair;
            }
        }
    }
    is_int(0, bad, "no capital does something of another kind than its small letter");
}

/* Letters of the table in the manual; what stands there must be so. */
static void as_written(void)
{
    static const struct {
        char letter;
        enum doing doing;
    } table[] = {
        {'g', DO_GOTO},    {'k', DO_UP},       {'j', DO_DOWN},       {'v', DO_VALID},
        {'i', DO_INVALID}, {'a', DO_ARBITER},  {'d', DO_DONT_KNOW},  {'c', DO_CERTAIN},
        {'x', DO_HINT},    {'m', DO_MARK},     {'u', DO_UNDO},       {'w', DO_WHY},
        {'=', DO_DIFF},    {'o', DO_TIMELINE}, {'f', DO_FLIP},       {'p', DO_PIECES},
        {'t', DO_THEME},   {'+', DO_LARGER},   {'-', DO_SMALLER},    {'R', DO_RULES},
        {'r', DO_RULES},   {'/', DO_FILTER},   {'n', DO_NEXT_MATCH}, {'N', DO_PREVIOUS_MATCH},
        {'?', DO_HELP},    {':', DO_COMMAND},  {'q', DO_BACK},       {'s', DO_STORY}};
    int right = 0, count = sizeof table / sizeof *table;
    for (int i = 0; i < count; i++)
        right += strchr(doing_info(table[i].doing)->letters, table[i].letter) != NULL;
    is_int(count, right, "letters do what the manual says");
}

/* Which letters a newcomer meets, as a list for the log. */
static void all_screens_are_found(void)
{
    int count = 0;
    for (int n = 0; screen_at(n) != NULL; n++)
        count += screen_find(screen_at(n)->name) == screen_at(n);
    ok(count >= 3, "there are %d screens", count);
    ok(screen_find("no such screen") == NULL, "and none of another name");
    ok(screen_at(count) == NULL, "each of them is found by its name");
}

int main(void)
{
    tap_plan(10);
    all_screens_are_found();
    letters_are_unique();
    capitals_are_of_a_kind();
    as_written();
    is_int(0, failures(letter_is_its_doings_own, "this letter means something else"),
           "letters mean the same in all screens");
    is_int(0, failures(key_stands_once, "twice in the table"), "no key stands twice in a table");
    is_int(0, failures(is_explained, "no help"), "every key is explained");
    is_int(0, failures(hint_has_key, "a hint without a key"), "hints in the key line name keys");
    return tap_done();
}
