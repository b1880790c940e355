/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "pgn/variant.h"

#include <stddef.h>
#include <string.h>

enum { NAME_SIZE = 32 };

/* Lower case, letters and digits only. */
static const char *const chess[] = {
    "",
    "standard",
    "standardchess",
    "chess",
    "normal",
    "classical",
    "orthodox",
    "fromposition",
    "setup",
};

static const char *const chess960[] = {
    "chess960",
    "960",
    "fischerandom",
    "fischerrandom",
    "fischerandomchess",
    "fischerrandomchess",
    "fischerrandomchess960",
    "frc",
    "wildfr",
    "freestyle",
    "freestylechess",
};

/* A text that is too long or holds other letters matches none. */
static void simplify(const char *name, char simple[NAME_SIZE])
{
    size_t length = 0;

    for (; *name && length < NAME_SIZE - 1; name++) {
        if (*name >= 'A' && *name <= 'Z')
            simple[length++] = (char)(*name - 'A' + 'a');
        else if ((*name >= 'a' && *name <= 'z') || (*name >= '0' && *name <= '9') || *name & 0x80)
            simple[length++] = *name;
    }
    simple[length] = '\0';
}

static bool is_among(const char *name, const char *const *names, size_t count)
{
    char simple[NAME_SIZE];

    simplify(name, simple);
    for (size_t i = 0; i < count; i++)
        if (strcmp(simple, names[i]) == 0)
            return true;
    return false;
}

bool variant_is_chess960(const char *name)
{
    return is_among(name, chess960, sizeof chess960 / sizeof *chess960);
}

bool variant_is_chess(const char *name)
{
    return variant_is_chess960(name) || is_among(name, chess, sizeof chess / sizeof *chess);
}
