/* SPDX-License-Identifier: MIT */
/* The pages of the explanation, drawn whole into a canvas of their own; the screen shows the part
 * it has scrolled to.  Each returns how many rows it took. */
#ifndef TUI_EXPLAIN_PAGE_H
#define TUI_EXPLAIN_PAGE_H

#include "text/explain.h"
#include "tui/app.h"
#include "tui/screens.h"

/* Rows of a page's canvas: more than any explanation needs. */
enum { PAGE_ROWS = 240 };

struct explain_page {
    const struct app *app;
    const struct explain_setup *setup;
    struct speaker speaker;
    const int *pair; /* the two plies compared; NULL: none, text only */
};

/* Right or wrong, headline, two boards with what differs, reasons, next, aftermath. */
int explain_page_draw(struct canvas *page, const struct explain_page *what);
/* The grounds that could have been chosen, and why or why not. */
int explain_page_why(struct canvas *page, const struct explain_page *what);

#endif
