/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "pgn/result.h"

#include <string.h>

struct spelling {
    const char *text;
    enum result result;
};

#define HALF        "\xc2\xbd" /* U+00BD */
#define HALF_LATIN1 "\xbd"
#define EN_DASH     "\xe2\x80\x93"

/* Longer ones stand before those they begin with. */
static const struct spelling spellings[] = {
    {"1-0", RESULT_WHITE},
    {"0-1", RESULT_BLACK},
    {"1/2-1/2", RESULT_DRAW},
    {"*", RESULT_OPEN},
    {"1:0", RESULT_WHITE},
    {"0:1", RESULT_BLACK},
    {"1 - 0", RESULT_WHITE},
    {"0 - 1", RESULT_BLACK},
    {"1" EN_DASH "0", RESULT_WHITE},
    {"0" EN_DASH "1", RESULT_BLACK},
    {"1/2 - 1/2", RESULT_DRAW},
    {"1/2:1/2", RESULT_DRAW},
    {"1/2" EN_DASH "1/2", RESULT_DRAW},
    {"1/2", RESULT_DRAW},
    {"0.5-0.5", RESULT_DRAW},
    {"0,5-0,5", RESULT_DRAW},
    {"0.5:0.5", RESULT_DRAW},
    {"0.5 - 0.5", RESULT_DRAW},
    {HALF "-" HALF, RESULT_DRAW},
    {HALF ":" HALF, RESULT_DRAW},
    {HALF " - " HALF, RESULT_DRAW},
    {HALF EN_DASH HALF, RESULT_DRAW},
    {HALF, RESULT_DRAW},
    {HALF_LATIN1 "-" HALF_LATIN1, RESULT_DRAW},
    {HALF_LATIN1 ":" HALF_LATIN1, RESULT_DRAW},
    {HALF_LATIN1, RESULT_DRAW},
};

const char *result_text(enum result result)
{
    static const char *const texts[] = {"1-0", "0-1", "1/2-1/2", "*", NULL};

    return texts[result];
}

enum result result_begin(const char *text, size_t length, size_t *used)
{
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
        *used = strlen(spellings[i].text);
        if (*used <= length && memcmp(text, spellings[i].text, *used) == 0)
            return spellings[i].result;
    }
    *used = 0;
    return RESULT_NONE;
}

enum result result_find(const char *text, size_t length)
{
    size_t used;
    enum result result;

    for (; length > 0 && *text == ' '; length--)
        text++;
    while (length > 0 && text[length - 1] == ' ')
        length--;
    result = result_begin(text, length, &used);
    return used == length ? result : RESULT_NONE;
}
