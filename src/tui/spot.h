/* SPDX-License-Identifier: MIT */
/* The state of "spot it", shared by screen_spot.c (what happens) and spot_view.c (how it looks). */
#ifndef TUI_SPOT_H
#define TUI_SPOT_H

#include "text/report.h"
#include "train/spot_run.h"
#include "tui/app.h"
#include "tui/claim_form.h"
#include "tui/screen.h"
#include "tui/widget.h"

/* Rows of the list while a game goes on: play on, then the kinds of claim. */
enum { SPOT_ROWS = 1 + CLAIM_FORM_ROWS };

struct spot_screen {
    struct screen screen;
    struct spot_run run;
    int pace;               /* seconds from move to move; 0: moves come when they are asked for */
    bool paused;
    int64_t moved_at;       /* monotonic ms of the latest move */
    int ply;                /* on the board; never beyond spot.ply before the game is over */
    bool moves_pane;        /* little room: the moves in place of the list */
    struct list list;       /* play on and claims; once it is over: on, claims made, report */
    struct report report;   /* once it is over */
    struct verdict verdict; /* of the line of the report that was asked about */
    bool judged;
    char **missed;          /* titles of the games that went wrong */
    size_t missed_count, missed_capacity;
};

bool spot_is_over(const struct spot_screen *spot);
/* Of the list once it is over: the claim made (index), and the line of the report; -1: neither. */
int spot_claim_of_row(const struct spot_screen *spot, int row);
int spot_line_of_row(const struct spot_screen *spot, int row);

/* --- spot_view.c --- */

/* Is there no room for moves and list at once? */
bool spot_is_tight(const struct app *app);
/* Rows of the list that are seen. */
int spot_page(const struct spot_screen *spot, const struct app *app);
void spot_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
               struct area body);
void spot_title(const struct screen *screen, const struct app *app, struct buf *left,
                struct buf *right);
void spot_message(const struct screen *screen, const struct app *app, struct buf *out);

#endif
