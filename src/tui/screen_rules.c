/* SPDX-License-Identifier: MIT */
/* A ruleset as a page to read, each paragraph with its article in front (text/rules_text.h). */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "text/i18n.h"
#include "text/rules_text.h"
#include "tui/app.h"
#include "tui/screens.h"
#include "tui/widget.h"

enum { ARTICLE_COLS = 13, TEXT_COLS = 76, PARTS = 64 };

/* ---- the page ---- */

/* A paragraph: an article and its text, or a heading (article NULL). */
struct part {
    const char *article;
    char *text;
};

struct page {
    struct screen screen;
    const struct ruleset *ruleset;
    struct part parts[PARTS];
    int count;
    int asked; /* the part asked for, -1 if none was; marked ">" */
    int skip;  /* rows of the page above the body */
};

/* Takes the text over. */
static void add_part(struct page *page, const char *article, char *text)
{
    if (text && page->count < PARTS)
        page->parts[page->count++] = (struct part){article, text};
    else
        free(text);
}

static void fill_page(struct page *page)
{
    struct rules_paragraph what;
    struct buf text = {0};

    for (int n = 0; rules_text(&text, page->ruleset, n, &what); n++) {
        if (what.heading)
            add_part(page, NULL, mem_dup(what.heading));
        if (what.article)
            add_part(page, what.article, buf_steal(&text));
    }
    buf_clear(&text);
}

/* Columns for the text of a part. */
static int text_cols(struct area body)
{
    int room = body.cols - ARTICLE_COLS - 2;

    return room < TEXT_COLS ? room : TEXT_COLS;
}

/* A heading has a blank row above it, except for the first. */
static int part_rows(const struct page *page, int n, int cols)
{
    return page->parts[n].article ? text_rows(page->parts[n].text, cols) : n > 0 ? 2 : 1;
}

static int rows_before(const struct page *page, int n, int cols)
{
    int rows = 0;

    for (int i = 0; i < n; i++)
        rows += part_rows(page, i, cols);
    return rows;
}

/* "9.2" is asked for, "9.2.1" and "9.4, 1.3" are there: the first that is the article or
 * begins with it, else -1. */
static int find_article(const struct page *page, const char *article)
{
    size_t length = strlen(article);

    for (int n = 0; n < page->count; n++) {
        const char *here = page->parts[n].article;
        if (here && *here && strncmp(here, article, length) == 0 &&
            strchr(".,", here[length]) /* the end, too */)
            return n;
    }
    return -1;
}

/* Not further than the last page. */
static int fit_skip(const struct page *page, struct area body, int skip)
{
    int most = rows_before(page, page->count, text_cols(body)) - body.rows;

    return skip > most ? (most > 0 ? most : 0) : skip;
}

static struct screen *rules_open(struct app *app, const void *argument)
{
    const struct rules_setup *setup = argument;
    struct page *page = calloc(1, sizeof *page);
    const struct ruleset *given = setup && setup->rules ? setup->rules : app->context.rules;

    if (!page)
        return NULL;
    page->ruleset = given ? given : ruleset_default();
    page->asked = -1;
    fill_page(page);
    if (setup && setup->article)
        page->asked = find_article(page, setup->article);
    if (page->asked >= 0) {
        struct area body = app_body(app);
        page->skip = fit_skip(page, body, rows_before(page, page->asked, text_cols(body)));
    }
    return &page->screen;
}

static void rules_close(struct screen *screen)
{
    struct page *page = (struct page *)screen;

    for (int n = 0; n < page->count; n++)
        free(page->parts[n].text);
    free(page);
}

static void rules_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct page *page = (struct page *)screen;
    struct area body = app_body(app);

    page->skip = fit_skip(page, body, page->skip);
    if (call->doing == DO_CANCEL || call->doing == DO_CONFIRM)
        app_close(app, DO_BACK);
    else
        scroll_do(&page->skip, call->doing, rows_before(page, page->count, text_cols(body)),
                  body.rows);
}

/* Draws one part, whose first row is `row` of the body (above it when negative). */
static void draw_part(const struct page *page, int n, struct canvas *canvas, struct area body,
                      int row)
{
    const struct part *part = &page->parts[n];
    int cols = text_cols(body), rows = part_rows(page, n, cols);
    int skip = row < 0 ? -row : 0;
    struct area area = area_part(body, ARTICLE_COLS + 2, row + skip, cols, rows - skip);

    if (!part->article) {
        if (row + rows - 1 >= 0)
            canvas_put_cut(canvas, body, 0, row + rows - 1, ROLE_HEADING, part->text);
        return;
    }
    if (row >= 0) {
        canvas_put(canvas, body, 0, row, ROLE_KEY, n == page->asked ? ">" : " ");
        canvas_put_cut(canvas, area_part(body, 1, 0, ARTICLE_COLS, body.rows), 0, row, ROLE_KEY,
                       part->article);
    }
    text_draw(canvas, area, ROLE_TEXT, part->text, skip);
}

static void rules_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                       struct area body)
{
    const struct page *page = (const struct page *)screen;
    int cols = text_cols(body), row = -fit_skip(page, body, page->skip);

    (void)app;
    canvas_cursor(canvas, body, 0, 0);
    for (int n = 0; n < page->count && row < body.rows; n++) {
        int rows = part_rows(page, n, cols);
        if (row + rows > 0)
            draw_part(page, n, canvas, body, row);
        if (n == page->asked && row >= 0)
            canvas_cursor(canvas, body, 0, row);
        row += rows;
    }
}

static void rules_title(const struct screen *screen, const struct app *app, struct buf *left,
                        struct buf *right)
{
    const struct page *page = (const struct page *)screen;

    (void)app;
    buf_printf(left, _("RULES  %s"), _(page->ruleset->name));
    buf_add(right, page->ruleset->id);
}

static void rules_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    (void)screen;
    (void)app;
    buf_add(out, _("In our own words; the Laws themselves decide."));
}

static const struct binding rules_keys[] = {
    {K_UP, DO_UP, N_("scroll"), N_("up")},
    {K_DOWN, DO_DOWN, N_("scroll"), N_("down")},
    {'k', DO_UP, NULL, NULL},
    {'j', DO_DOWN, NULL, NULL},
    {K_PAGE_DOWN, DO_PAGE_DOWN, N_("page"), N_("a page down")},
    {K_CTRL('D'), DO_PAGE_DOWN, NULL, NULL},
    {K_PAGE_UP, DO_PAGE_UP, NULL, N_("a page up")},
    {K_CTRL('U'), DO_PAGE_UP, NULL, NULL},
    KEYS_OF_ENDS,
    {K_ENTER, DO_CONFIRM, NULL, N_("back")},
    {K_ESCAPE, DO_CANCEL, N_("back"), N_("back")},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_rules = {
    .name = "rules",
    .keys = rules_keys,
    .open = rules_open,
    .close = rules_close,
    .update = rules_update,
    .view = rules_view,
    .title = rules_title,
    .message = rules_message,
};
