/* SPDX-License-Identifier: MIT */
/*
 * Grounds of the board are picked so that white and black men both stand out: with 256 colours
 * the contrast of man and ground is 3 or better everywhere (tests/tui/style.c measures it).
 * With 8 and 16 colours what a number looks like is the terminal's affair, and bold helps.
 * Text keeps the terminal's own background, so that nothing is white on white.
 */
#include "config.h"

#include "tui/style.h"

#include <stdlib.h>
#include <string.h>

#define OWN LOOK_DEFAULT
#define B   LOOK_BOLD
#define U   LOOK_UNDERLINE
#define R   LOOK_REVERSE

typedef const struct look palette[ROLE_COUNT];

/* clang-format off: tables */

static palette no_colors = {
    [ROLE_TEXT] = {OWN, OWN, 0},
    [ROLE_DIM] = {OWN, OWN, 0},
    [ROLE_HEADING] = {OWN, OWN, B},
    [ROLE_TITLE] = {OWN, OWN, R},
    [ROLE_KEY] = {OWN, OWN, B},
    [ROLE_CHOSEN] = {OWN, OWN, R},
    [ROLE_RIGHT] = {OWN, OWN, B},
    [ROLE_WRONG] = {OWN, OWN, B | U},
    [ROLE_DIFFERENCE] = {OWN, OWN, B | U},
    [ROLE_WARNING] = {OWN, OWN, B},
    [ROLE_LIGHT] = {OWN, OWN, 0},
    [ROLE_DARK] = {OWN, OWN, R},
    [ROLE_LAST_MOVE] = {OWN, OWN, B},
    [ROLE_WRITTEN] = {OWN, OWN, B},
    [ROLE_MATTERS] = {OWN, OWN, B},
    [ROLE_CURSOR] = {OWN, OWN, B},
    [ROLE_CHECK] = {OWN, OWN, B},
    [ROLE_WHITE_MAN] = {OWN, OWN, B},
    [ROLE_BLACK_MAN] = {OWN, OWN, 0},
};

static palette dark_8 = {
    [ROLE_TEXT] = {OWN, OWN, 0},    [ROLE_DIM] = {OWN, OWN, 0}, [ROLE_HEADING] = {OWN, OWN, B},
    [ROLE_TITLE] = {OWN, OWN, R},   [ROLE_KEY] = {6, OWN, B},   [ROLE_CHOSEN] = {OWN, OWN, R},
    [ROLE_RIGHT] = {2, OWN, B},     [ROLE_WRONG] = {1, OWN, B}, [ROLE_DIFFERENCE] = {3, OWN, B},
    [ROLE_WARNING] = {3, OWN, B},   [ROLE_LIGHT] = {0, 6, 0},   [ROLE_DARK] = {0, 2, 0},
    [ROLE_LAST_MOVE] = {0, 3, 0},   [ROLE_WRITTEN] = {7, 4, B}, [ROLE_MATTERS] = {7, 1, B},
    [ROLE_CURSOR] = {7, 4, B},      [ROLE_CHECK] = {7, 1, B},   [ROLE_WHITE_MAN] = {7, OWN, B},
    [ROLE_BLACK_MAN] = {0, OWN, 0},
};

static palette light_8 = {
    [ROLE_TEXT] = {OWN, OWN, 0},    [ROLE_DIM] = {OWN, OWN, 0}, [ROLE_HEADING] = {OWN, OWN, B},
    [ROLE_TITLE] = {OWN, OWN, R},   [ROLE_KEY] = {4, OWN, B},   [ROLE_CHOSEN] = {OWN, OWN, R},
    [ROLE_RIGHT] = {2, OWN, B},     [ROLE_WRONG] = {1, OWN, B}, [ROLE_DIFFERENCE] = {5, OWN, B},
    [ROLE_WARNING] = {1, OWN, B},   [ROLE_LIGHT] = {0, 6, 0},   [ROLE_DARK] = {0, 2, 0},
    [ROLE_LAST_MOVE] = {0, 3, 0},   [ROLE_WRITTEN] = {7, 4, B}, [ROLE_MATTERS] = {7, 1, B},
    [ROLE_CURSOR] = {7, 4, B},      [ROLE_CHECK] = {7, 1, B},   [ROLE_WHITE_MAN] = {7, OWN, B},
    [ROLE_BLACK_MAN] = {0, OWN, 0},
};

/* Readable on white and on black: where the ground is not known. */
static palette auto_8 = {
    [ROLE_TEXT] = {OWN, OWN, 0},    [ROLE_DIM] = {OWN, OWN, 0}, [ROLE_HEADING] = {OWN, OWN, B},
    [ROLE_TITLE] = {OWN, OWN, R},   [ROLE_KEY] = {OWN, OWN, B}, [ROLE_CHOSEN] = {OWN, OWN, R},
    [ROLE_RIGHT] = {OWN, OWN, B},   [ROLE_WRONG] = {1, OWN, B}, [ROLE_DIFFERENCE] = {5, OWN, B},
    [ROLE_WARNING] = {5, OWN, B},   [ROLE_LIGHT] = {0, 6, 0},   [ROLE_DARK] = {0, 2, 0},
    [ROLE_LAST_MOVE] = {0, 3, 0},   [ROLE_WRITTEN] = {7, 4, B}, [ROLE_MATTERS] = {7, 1, B},
    [ROLE_CURSOR] = {7, 4, B},      [ROLE_CHECK] = {7, 1, B},   [ROLE_WHITE_MAN] = {7, OWN, B},
    [ROLE_BLACK_MAN] = {0, OWN, 0},
};

static palette contrast_8 = {
    [ROLE_TEXT] = {OWN, OWN, B},
    [ROLE_DIM] = {OWN, OWN, 0},
    [ROLE_HEADING] = {OWN, OWN, B | U},
    [ROLE_TITLE] = {OWN, OWN, R | B},
    [ROLE_KEY] = {OWN, OWN, B | U},
    [ROLE_CHOSEN] = {OWN, OWN, R | B},
    [ROLE_RIGHT] = {OWN, OWN, B},
    [ROLE_WRONG] = {OWN, OWN, B | U},
    [ROLE_DIFFERENCE] = {OWN, OWN, R | B},
    [ROLE_WARNING] = {OWN, OWN, R | B},
    [ROLE_LIGHT] = {0, 2, 0},
    [ROLE_DARK] = {7, 5, B},
    [ROLE_LAST_MOVE] = {0, 3, 0},
    [ROLE_WRITTEN] = {7, 4, B},
    [ROLE_MATTERS] = {7, 1, B},
    [ROLE_CURSOR] = {7, 4, B},
    [ROLE_CHECK] = {7, 1, B},
    [ROLE_WHITE_MAN] = {7, OWN, B},
    [ROLE_BLACK_MAN] = {0, OWN, 0},
};

/* Blue and yellow, never red against green. */
static palette cvd_8 = {
    [ROLE_TEXT] = {OWN, OWN, 0},    [ROLE_DIM] = {OWN, OWN, 0}, [ROLE_HEADING] = {OWN, OWN, B},
    [ROLE_TITLE] = {OWN, OWN, R},   [ROLE_KEY] = {6, OWN, B},   [ROLE_CHOSEN] = {OWN, OWN, R},
    [ROLE_RIGHT] = {6, OWN, B},     [ROLE_WRONG] = {3, OWN, B}, [ROLE_DIFFERENCE] = {3, OWN, B},
    [ROLE_WARNING] = {3, OWN, B},   [ROLE_LIGHT] = {0, 6, 0},   [ROLE_DARK] = {7, 5, B},
    [ROLE_LAST_MOVE] = {0, 3, 0},   [ROLE_WRITTEN] = {7, 4, B}, [ROLE_MATTERS] = {0, 3, 0},
    [ROLE_CURSOR] = {7, 4, B},      [ROLE_CHECK] = {0, 3, 0},   [ROLE_WHITE_MAN] = {7, OWN, B},
    [ROLE_BLACK_MAN] = {0, OWN, 0},
};

static palette dark_16 = {
    [ROLE_TEXT] = {OWN, OWN, 0},    [ROLE_DIM] = {7, OWN, 0},    [ROLE_HEADING] = {OWN, OWN, B},
    [ROLE_TITLE] = {OWN, OWN, R},   [ROLE_KEY] = {14, OWN, B},   [ROLE_CHOSEN] = {15, 4, B},
    [ROLE_RIGHT] = {10, OWN, B},    [ROLE_WRONG] = {9, OWN, B},  [ROLE_DIFFERENCE] = {11, OWN, B},
    [ROLE_WARNING] = {11, OWN, B},  [ROLE_LIGHT] = {15, 8, 0},   [ROLE_DARK] = {15, 12, 0},
    [ROLE_LAST_MOVE] = {0, 2, 0},   [ROLE_WRITTEN] = {15, 5, B}, [ROLE_MATTERS] = {15, 1, B},
    [ROLE_CURSOR] = {15, 5, B},     [ROLE_CHECK] = {15, 1, B},   [ROLE_WHITE_MAN] = {15, OWN, B},
    [ROLE_BLACK_MAN] = {0, OWN, 0},
};

static palette light_16 = {
    [ROLE_TEXT] = {OWN, OWN, 0},    [ROLE_DIM] = {8, OWN, 0},    [ROLE_HEADING] = {OWN, OWN, B},
    [ROLE_TITLE] = {OWN, OWN, R},   [ROLE_KEY] = {4, OWN, B},    [ROLE_CHOSEN] = {15, 4, B},
    [ROLE_RIGHT] = {2, OWN, B},     [ROLE_WRONG] = {1, OWN, B},  [ROLE_DIFFERENCE] = {5, OWN, B},
    [ROLE_WARNING] = {1, OWN, B},   [ROLE_LIGHT] = {15, 8, 0},   [ROLE_DARK] = {15, 12, 0},
    [ROLE_LAST_MOVE] = {0, 2, 0},   [ROLE_WRITTEN] = {15, 5, B}, [ROLE_MATTERS] = {15, 1, B},
    [ROLE_CURSOR] = {15, 5, B},     [ROLE_CHECK] = {15, 1, B},   [ROLE_WHITE_MAN] = {15, OWN, B},
    [ROLE_BLACK_MAN] = {0, OWN, 0},
};

static palette auto_16 = {
    [ROLE_TEXT] = {OWN, OWN, 0},    [ROLE_DIM] = {OWN, OWN, 0},  [ROLE_HEADING] = {OWN, OWN, B},
    [ROLE_TITLE] = {OWN, OWN, R},   [ROLE_KEY] = {OWN, OWN, B},  [ROLE_CHOSEN] = {15, 4, B},
    [ROLE_RIGHT] = {OWN, OWN, B},   [ROLE_WRONG] = {1, OWN, B},  [ROLE_DIFFERENCE] = {5, OWN, B},
    [ROLE_WARNING] = {5, OWN, B},   [ROLE_LIGHT] = {15, 8, 0},   [ROLE_DARK] = {15, 12, 0},
    [ROLE_LAST_MOVE] = {0, 2, 0},   [ROLE_WRITTEN] = {15, 5, B}, [ROLE_MATTERS] = {15, 1, B},
    [ROLE_CURSOR] = {15, 5, B},     [ROLE_CHECK] = {15, 1, B},   [ROLE_WHITE_MAN] = {15, OWN, B},
    [ROLE_BLACK_MAN] = {0, OWN, 0},
};

static palette contrast_16 = {
    [ROLE_TEXT] = {OWN, OWN, B},
    [ROLE_DIM] = {OWN, OWN, 0},
    [ROLE_HEADING] = {OWN, OWN, B | U},
    [ROLE_TITLE] = {OWN, OWN, R | B},
    [ROLE_KEY] = {OWN, OWN, B | U},
    [ROLE_CHOSEN] = {OWN, OWN, R | B},
    [ROLE_RIGHT] = {OWN, OWN, B},
    [ROLE_WRONG] = {OWN, OWN, B | U},
    [ROLE_DIFFERENCE] = {OWN, OWN, R | B},
    [ROLE_WARNING] = {OWN, OWN, R | B},
    [ROLE_LIGHT] = {15, 8, 0},
    [ROLE_DARK] = {15, 12, B},
    [ROLE_LAST_MOVE] = {0, 3, 0},
    [ROLE_WRITTEN] = {0, 2, 0},
    [ROLE_MATTERS] = {15, 1, B},
    [ROLE_CURSOR] = {0, 2, 0},
    [ROLE_CHECK] = {15, 1, B},
    [ROLE_WHITE_MAN] = {15, OWN, B},
    [ROLE_BLACK_MAN] = {0, OWN, 0},
};

static palette cvd_16 = {
    [ROLE_TEXT] = {OWN, OWN, 0},    [ROLE_DIM] = {7, OWN, 0},    [ROLE_HEADING] = {OWN, OWN, B},
    [ROLE_TITLE] = {OWN, OWN, R},   [ROLE_KEY] = {14, OWN, B},   [ROLE_CHOSEN] = {15, 4, B},
    [ROLE_RIGHT] = {12, OWN, B},    [ROLE_WRONG] = {11, OWN, B}, [ROLE_DIFFERENCE] = {11, OWN, B},
    [ROLE_WARNING] = {11, OWN, B},  [ROLE_LIGHT] = {15, 8, 0},   [ROLE_DARK] = {15, 12, 0},
    [ROLE_LAST_MOVE] = {0, 3, 0},   [ROLE_WRITTEN] = {15, 4, B}, [ROLE_MATTERS] = {0, 3, 0},
    [ROLE_CURSOR] = {15, 4, B},     [ROLE_CHECK] = {0, 3, 0},    [ROLE_WHITE_MAN] = {15, OWN, B},
    [ROLE_BLACK_MAN] = {0, OWN, 0},
};

static palette dark_256 = {
    [ROLE_TEXT] = {OWN, OWN, 0},       [ROLE_DIM] = {245, OWN, 0},
    [ROLE_HEADING] = {OWN, OWN, B},    [ROLE_TITLE] = {253, 237, B},
    [ROLE_KEY] = {80, OWN, B},         [ROLE_CHOSEN] = {231, 24, B},
    [ROLE_RIGHT] = {114, OWN, B},      [ROLE_WRONG] = {210, OWN, B},
    [ROLE_DIFFERENCE] = {215, OWN, B}, [ROLE_WARNING] = {221, OWN, B},
    [ROLE_LIGHT] = {16, 137, 0},       [ROLE_DARK] = {137, 95, 0},
    [ROLE_LAST_MOVE] = {231, 64, B},   [ROLE_WRITTEN] = {231, 61, B},
    [ROLE_MATTERS] = {231, 161, B},    [ROLE_CURSOR] = {231, 30, B},
    [ROLE_CHECK] = {231, 160, B},      [ROLE_WHITE_MAN] = {231, OWN, B},
    [ROLE_BLACK_MAN] = {16, OWN, 0},
};

static palette light_256 = {
    [ROLE_TEXT] = {OWN, OWN, 0},      [ROLE_DIM] = {242, OWN, 0},
    [ROLE_HEADING] = {OWN, OWN, B},   [ROLE_TITLE] = {235, 253, B},
    [ROLE_KEY] = {24, OWN, B},        [ROLE_CHOSEN] = {16, 153, B},
    [ROLE_RIGHT] = {22, OWN, B},      [ROLE_WRONG] = {124, OWN, B},
    [ROLE_DIFFERENCE] = {94, OWN, B}, [ROLE_WARNING] = {88, OWN, B},
    [ROLE_LIGHT] = {16, 137, 0},      [ROLE_DARK] = {137, 95, 0},
    [ROLE_LAST_MOVE] = {231, 64, B},  [ROLE_WRITTEN] = {231, 61, B},
    [ROLE_MATTERS] = {231, 161, B},   [ROLE_CURSOR] = {231, 30, B},
    [ROLE_CHECK] = {231, 160, B},     [ROLE_WHITE_MAN] = {231, OWN, B},
    [ROLE_BLACK_MAN] = {16, OWN, 0},
};

/* Text of middling luminance: its contrast is 4 and more on white and on black. */
static palette auto_256 = {
    [ROLE_TEXT] = {OWN, OWN, 0},       [ROLE_DIM] = {243, OWN, 0},
    [ROLE_HEADING] = {OWN, OWN, B},    [ROLE_TITLE] = {253, 237, B},
    [ROLE_KEY] = {30, OWN, B},         [ROLE_CHOSEN] = {231, 24, B},
    [ROLE_RIGHT] = {28, OWN, B},       [ROLE_WRONG] = {161, OWN, B},
    [ROLE_DIFFERENCE] = {130, OWN, B}, [ROLE_WARNING] = {130, OWN, B},
    [ROLE_LIGHT] = {16, 137, 0},       [ROLE_DARK] = {137, 95, 0},
    [ROLE_LAST_MOVE] = {231, 64, B},   [ROLE_WRITTEN] = {231, 61, B},
    [ROLE_MATTERS] = {231, 161, B},    [ROLE_CURSOR] = {231, 30, B},
    [ROLE_CHECK] = {231, 160, B},      [ROLE_WHITE_MAN] = {231, OWN, B},
    [ROLE_BLACK_MAN] = {16, OWN, 0},
};

static palette contrast_256 = {
    [ROLE_TEXT] = {OWN, OWN, B},           [ROLE_DIM] = {OWN, OWN, 0},
    [ROLE_HEADING] = {OWN, OWN, B | U},    [ROLE_TITLE] = {OWN, OWN, R | B},
    [ROLE_KEY] = {OWN, OWN, B | U},        [ROLE_CHOSEN] = {OWN, OWN, R | B},
    [ROLE_RIGHT] = {OWN, OWN, B},          [ROLE_WRONG] = {OWN, OWN, B | U},
    [ROLE_DIFFERENCE] = {OWN, OWN, R | B}, [ROLE_WARNING] = {OWN, OWN, R | B},
    [ROLE_LIGHT] = {16, 243, 0},           [ROLE_DARK] = {231, 61, 0},
    [ROLE_LAST_MOVE] = {231, 64, B},       [ROLE_WRITTEN] = {231, 133, B},
    [ROLE_MATTERS] = {231, 161, B},        [ROLE_CURSOR] = {231, 30, B},
    [ROLE_CHECK] = {231, 160, B},          [ROLE_WHITE_MAN] = {231, OWN, B},
    [ROLE_BLACK_MAN] = {16, OWN, 0},
};

/* Blue and orange. */
static palette cvd_256 = {
    [ROLE_TEXT] = {OWN, OWN, 0},       [ROLE_DIM] = {245, OWN, 0},
    [ROLE_HEADING] = {OWN, OWN, B},    [ROLE_TITLE] = {253, 237, B},
    [ROLE_KEY] = {75, OWN, B},         [ROLE_CHOSEN] = {231, 24, B},
    [ROLE_RIGHT] = {75, OWN, B},       [ROLE_WRONG] = {214, OWN, B},
    [ROLE_DIFFERENCE] = {214, OWN, B}, [ROLE_WARNING] = {214, OWN, B},
    [ROLE_LIGHT] = {16, 245, 0},       [ROLE_DARK] = {246, 241, 0},
    [ROLE_LAST_MOVE] = {231, 130, B},  [ROLE_WRITTEN] = {231, 26, B},
    [ROLE_MATTERS] = {231, 166, B},    [ROLE_CURSOR] = {231, 31, B},
    [ROLE_CHECK] = {231, 166, B},      [ROLE_WHITE_MAN] = {231, OWN, B},
    [ROLE_BLACK_MAN] = {16, OWN, 0},
};

/* clang-format on */

static const struct look *const palettes[DEPTHS][THEMES] = {
    [DEPTH_8] = {[THEME_AUTO] = auto_8,
                 [THEME_DARK] = dark_8,
                 [THEME_LIGHT] = light_8,
                 [THEME_CONTRAST] = contrast_8,
                 [THEME_CVD] = cvd_8},
    [DEPTH_16] = {[THEME_AUTO] = auto_16,
                  [THEME_DARK] = dark_16,
                  [THEME_LIGHT] = light_16,
                  [THEME_CONTRAST] = contrast_16,
                  [THEME_CVD] = cvd_16},
    [DEPTH_256] = {[THEME_AUTO] = auto_256,
                   [THEME_DARK] = dark_256,
                   [THEME_LIGHT] = light_256,
                   [THEME_CONTRAST] = contrast_256,
                   [THEME_CVD] = cvd_256},
};

/* Where there is no table there is no colour: mono, in theme or in depth. */
static const struct look *palette_of(enum theme theme, enum depth depth)
{
    const struct look *found = palettes[depth][theme];
    return found != NULL ? found : no_colors;
}

struct look style_look(enum theme theme, enum depth depth, enum role front, enum role back)
{
    const struct look *roles = palette_of(theme, depth);
    struct look look = roles[front];
    if (back == ROLE_TEXT)
        return look;
    look.back = roles[back].back;
    look.attributes |= roles[back].attributes & LOOK_REVERSE;
    if (look.front == LOOK_DEFAULT && look.back != LOOK_DEFAULT)
        look.front = roles[back].front;
    return look;
}

struct style_mark style_mark(enum role role)
{
    static const struct style_mark marks[ROLE_COUNT] = {
        [ROLE_LAST_MOVE] = {"[", "]"}, [ROLE_WRITTEN] = {"(", ")"}, [ROLE_MATTERS] = {"*", ""},
        [ROLE_DIFFERENCE] = {"*", ""}, [ROLE_CURSOR] = {"<", ">"},  [ROLE_CHECK] = {"+", ""},
        [ROLE_CHOSEN] = {">", ""},
    };
    return marks[role].before != NULL ? marks[role] : (struct style_mark){"", ""};
}

static const char *const theme_names[THEMES] = {"auto", "dark", "light", "mono", "contrast", "cvd"};

const char *theme_name(enum theme theme)
{
    return theme_names[theme];
}

enum theme theme_find(const char *name)
{
    int theme = 0;
    while (theme < THEMES && strcmp(theme_names[theme], name) != 0)
        theme++;
    return (enum theme)theme;
}

/* COLORFGBG is "15;0" or "0;default;15": the last number is the background's.  7 and 9 to 15 are
 * light. */
enum theme style_auto(const char *colorfgbg)
{
    const char *last = colorfgbg != NULL ? strrchr(colorfgbg, ';') : NULL;
    char *end;
    long number = last != NULL ? strtol(last + 1, &end, 10) : 0;
    if (last == NULL || end == last + 1)
        return THEME_AUTO;
    return number == 7 || (number >= 9 && number <= 15) ? THEME_LIGHT : THEME_DARK;
}

enum depth style_depth(int colors)
{
    if (colors >= 256)
        return DEPTH_256;
    if (colors >= 16)
        return DEPTH_16;
    return colors >= 8 ? DEPTH_8 : DEPTH_MONO;
}
