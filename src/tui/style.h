/* SPDX-License-Identifier: MIT */
/*
 * Role -> look: one table per theme and number of colours, one of them without any colour.
 * Nothing is told by colour alone: each role that says something has a text mark besides,
 * which board_view and the screens draw always.
 */
#ifndef TUI_STYLE_H
#define TUI_STYLE_H

#include <stdbool.h>
#include <stdint.h>

#include "tui/canvas.h"

enum theme { THEME_AUTO, THEME_DARK, THEME_LIGHT, THEME_MONO, THEME_CONTRAST, THEME_CVD, THEMES };

enum depth { DEPTH_MONO, DEPTH_8, DEPTH_16, DEPTH_256, DEPTHS };

enum look_attribute { LOOK_BOLD = 1, LOOK_UNDERLINE = 2, LOOK_REVERSE = 4, LOOK_DIM = 8 };

enum { LOOK_DEFAULT = -1 }; /* the terminal's own colour */

struct look {
    int16_t front;      /* number of the colour, or LOOK_DEFAULT */
    int16_t back;
    uint8_t attributes; /* set of enum look_attribute */
};

/* How a cell looks.  THEME_AUTO is readable on light and on dark. */
struct look style_look(enum theme theme, enum depth depth, enum role front, enum role back);

/* The text marks of a role: before and after what they mark, "[" and "]"; "" where it has
 * none.  Static. */
struct style_mark {
    const char *before;
    const char *after;
};
struct style_mark style_mark(enum role role);

/* "dark"; as in the settings file. */
const char *theme_name(enum theme theme);
/* THEMES if there is none. */
enum theme theme_find(const char *name);
/* What `auto` means here: light or dark, from the text of COLORFGBG (may be NULL); THEME_AUTO
 * where it says nothing. */
enum theme style_auto(const char *colorfgbg);
/* The deepest table for a number of colours (0 or less: mono). */
enum depth style_depth(int colors);

#endif
