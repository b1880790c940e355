/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/style.h"

#include <string.h>

#include "tests/tap/tap.h"

static const enum role grounds[] = {ROLE_LIGHT,   ROLE_DARK,   ROLE_LAST_MOVE, ROLE_WRITTEN,
                                    ROLE_MATTERS, ROLE_CURSOR, ROLE_CHECK};
enum { GROUNDS = sizeof grounds / sizeof *grounds };

/* --- the colours that every terminal with 256 has: a cube of 6x6x6 and a ramp of greys --- */

static double linear(int level)
{
    double part = level / 255.0;
    /* sRGB's curve to within a hundredth, without libm */
    return part * (0.012522878 + part * (0.682171111 + part * 0.305306011));
}

static void channels(int color, int rgb[3])
{
    static const int levels[] = {0, 95, 135, 175, 215, 255};
    int rest = color - 16;
    for (int i = 2; i >= 0; i--, rest /= 6)
        rgb[i] = color >= 232 ? 8 + 10 * (color - 232) : levels[rest % 6];
}

static double luminance(int color)
{
    int rgb[3];
    channels(color, rgb);
    return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

static double contrast(int a, int b)
{
    double x = luminance(a), y = luminance(b);
    return x > y ? (x + 0.05) / (y + 0.05) : (y + 0.05) / (x + 0.05);
}

static void men_stand_out(void)
{
    static const enum role men[] = {ROLE_WHITE_MAN, ROLE_BLACK_MAN};
    int faint = 0;
    for (int theme = THEME_AUTO; theme < THEMES; theme++) {
        for (int i = 0; theme != THEME_MONO && i < GROUNDS * 2; i++) {
            struct look look = style_look((enum theme)theme, DEPTH_256, men[i % 2], grounds[i / 2]);
            double seen = contrast(look.front, look.back);
            if (seen < 2.9) {
                faint++;
                diag("%s: ground %d, man %d: %.2f", theme_name((enum theme)theme), i / 2, i % 2,
                     seen);
            }
        }
    }
    is_int(0, faint, "with 256 colours men stand out from every ground");
}

/* 3.9 is as good as it gets on both at once. */
static void text_of_auto_is_read_on_any_ground(void)
{
    static const enum role texts[] = {ROLE_DIM,   ROLE_KEY,        ROLE_RIGHT,
                                      ROLE_WRONG, ROLE_DIFFERENCE, ROLE_WARNING};
    int faint = 0;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        int color = style_look(THEME_AUTO, DEPTH_256, texts[i], ROLE_TEXT).front;
        faint += contrast(color, 231) < 3.9 || contrast(color, 16) < 3.9;
    }
    is_int(0, faint, "where the ground is not known text is read on white and on black");
    struct look look = style_look(THEME_AUTO, DEPTH_256, ROLE_CHOSEN, ROLE_TEXT);
    ok(contrast(look.front, look.back) > 4.5, "what is chosen has its own");
}

/* --- completeness --- */

static void tables_are_complete(void)
{
    int naked = 0, plain = 0;
    for (int theme = 0; theme < THEMES; theme++) {
        for (int depth = DEPTH_8; depth < DEPTHS; depth++) {
            for (int i = 0; theme != THEME_MONO && i < GROUNDS; i++) {
                struct look look =
                    style_look((enum theme)theme, (enum depth)depth, ROLE_TEXT, grounds[i]);
                naked += look.front == LOOK_DEFAULT || look.back == LOOK_DEFAULT;
            }
            for (int role = ROLE_HEADING; role <= ROLE_WARNING; role++) {
                struct look look =
                    style_look((enum theme)theme, (enum depth)depth, (enum role)role, ROLE_TEXT);
                plain +=
                    look.front == LOOK_DEFAULT && look.back == LOOK_DEFAULT && look.attributes == 0;
            }
        }
    }
    is_int(0, naked, "squares have both colours in every table");
    is_int(0, plain, "no role that says something looks like plain text");
}

static void text_keeps_the_background(void)
{
    static const enum role texts[] = {ROLE_TEXT,  ROLE_DIM,   ROLE_HEADING,    ROLE_KEY,
                                      ROLE_RIGHT, ROLE_WRONG, ROLE_DIFFERENCE, ROLE_WARNING};
    int painted = 0;
    for (int theme = 0; theme < THEMES; theme++) {
        for (int depth = 0; depth < DEPTHS; depth++) {
            for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
                painted +=
                    style_look((enum theme)theme, (enum depth)depth, texts[i], ROLE_TEXT).back !=
                    LOOK_DEFAULT;
        }
    }
    is_int(0, painted, "text stands on the terminal's own background");
}

static void stays_within_depth(void)
{
    static const int colors[DEPTHS] = {[DEPTH_8] = 8, [DEPTH_16] = 16, [DEPTH_256] = 256};
    int outside = 0;
    for (int theme = 0; theme < THEMES; theme++) {
        for (int depth = 0; depth < DEPTHS; depth++) {
            for (int role = 0; role < ROLE_COUNT; role++) {
                struct look look =
                    style_look((enum theme)theme, (enum depth)depth, (enum role)role, ROLE_TEXT);
                outside += look.front >= colors[depth] || look.back >= colors[depth];
            }
        }
    }
    is_int(0, outside, "no table uses a colour that the terminal has not");
}

static void works_without_colors(void)
{
    struct look dark = style_look(THEME_DARK, DEPTH_MONO, ROLE_WHITE_MAN, ROLE_DARK);
    struct look light = style_look(THEME_MONO, DEPTH_256, ROLE_BLACK_MAN, ROLE_LIGHT);
    is_int(LOOK_DEFAULT, dark.back, "without colours there are none");
    is_int(LOOK_BOLD | LOOK_REVERSE, dark.attributes, "a dark square is in reverse, White is bold");
    is_int(LOOK_DEFAULT, light.front, "the theme mono has none either");
    is_int(0, light.attributes, "a light square and Black are plain");
}

static void men_differ(void)
{
    int same = 0;
    for (int theme = 0; theme < THEMES; theme++) {
        for (int depth = 0; depth < DEPTHS; depth++) {
            struct look white =
                style_look((enum theme)theme, (enum depth)depth, ROLE_WHITE_MAN, ROLE_DARK);
            struct look black =
                style_look((enum theme)theme, (enum depth)depth, ROLE_BLACK_MAN, ROLE_DARK);
            same += (white.attributes & LOOK_BOLD) == (black.attributes & LOOK_BOLD);
        }
    }
    is_int(0, same, "White is bold and Black is not, in every table");
}

static void marks_are_told_apart(void)
{
    is_string("(", style_mark(ROLE_WRITTEN).before, "a written move has round brackets");
    is_string("]", style_mark(ROLE_LAST_MOVE).after, "the last move has square ones");
    is_string("*", style_mark(ROLE_MATTERS).before, "a square that matters has a star");
    is_string("", style_mark(ROLE_TEXT).before, "plain text has no mark");
}

static void names(void)
{
    int found = 0;
    for (int theme = 0; theme < THEMES; theme++)
        found += theme_find(theme_name((enum theme)theme)) == (enum theme)theme;
    is_int(THEMES, found, "themes are found by their names");
    is_int(THEMES, theme_find("pink"), "and none of another name");
    is_int(THEME_LIGHT, style_auto("0;15"), "COLORFGBG with a white background means light");
    is_int(THEME_LIGHT, style_auto("0;default;7"), "with three parts as well");
    is_int(THEME_DARK, style_auto("15;0"), "with a black one dark");
    is_int(THEME_DARK, style_auto("15;8"), "dark grey is dark");
    is_int(THEME_AUTO, style_auto("15;default"), "a word is no hint");
    is_int(THEME_AUTO, style_auto(NULL), "without it nothing is known");
    is_int(DEPTH_256, style_depth(256), "256 colours");
    is_int(DEPTH_16, style_depth(88), "88 colours count as 16");
    is_int(DEPTH_8, style_depth(8), "8 colours");
    is_int(DEPTH_MONO, style_depth(0), "none");
}

int main(void)
{
    tap_plan(28);
    men_stand_out();
    text_of_auto_is_read_on_any_ground();
    tables_are_complete();
    text_keeps_the_background();
    stays_within_depth();
    works_without_colors();
    men_differ();
    marks_are_told_apart();
    names();
    return tap_done();
}
