/* SPDX-License-Identifier: MIT */
/* The class's screen, shared by screen_class.c (what happens) and class_page.c (how it looks). */
#ifndef TUI_CLASS_SCREEN_H
#define TUI_CLASS_SCREEN_H

#include "train/class.h"
#include "tui/app.h"
#include "tui/screen.h"
#include "tui/widget.h"

struct class_screen {
    struct screen screen;
    struct class *class;            /* borrowed */
    const struct class_door *door;  /* borrowed; NULL: devices can't join */
    struct list choices;            /* of the part on the board */
    bool has_number;                /* digits were typed: so many votes */
    unsigned number;
    int ply;                        /* on the board */
    bool blank;                     /* nothing is shown */
    int skip;                       /* rows of the page that are scrolled away */
};

/* Does a board stand beside the page? */
bool class_has_board(const struct class_screen *screen);
/* Board and page. */
void class_view(const struct class_screen *screen, const struct app *app, struct canvas *canvas,
                struct area body);
/* Scrolls the page: by a doing, or with DO_NONE so far that the chosen row is seen. */
void class_scroll(struct class_screen *screen, const struct app *app, enum doing doing);

#endif
