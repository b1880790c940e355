/* SPDX-License-Identifier: MIT */
/*
 * Help for the screen below: the rows of its table and of the common one that work there just
 * now, one line for each action with all its keys, in groups.  The chosen action is done by
 * Enter, so that every action can be reached by arrows.
 */
#include "config.h"

#include <stdlib.h>

#include "base/utf8.h"
#include "text/i18n.h"
#include "tui/app.h"
#include "tui/column.h"
#include "tui/screens.h"
#include "tui/widget.h"

enum { KEY_COLS = 15, ENTRIES = 96 };

struct entry {
    enum doing doing; /* DO_NONE: a heading */
    const char *help; /* N_() */
};

struct help {
    struct screen screen;
    const struct screen *below;
    struct entry entries[ENTRIES];
    struct list list;
    struct buf about; /* some lines on what the screen below shows, or empty */
};

enum group { GROUP_THIS, GROUP_MOVING, GROUP_LOOKS, GROUP_ALL, GROUPS };

static const char *const headings[GROUPS] = {N_("On this screen"), N_("Moving about"), N_("Looks"),
                                             N_("In all screens")};

/* Which doings belong to which group: from each of these up to the next. */
static const struct section {
    enum doing first;
    enum group group;
} sections[] = {
    {DO_HELP, GROUP_ALL},   {DO_CANCEL, GROUP_MOVING}, {DO_CONFIRM, GROUP_THIS},
    {DO_UP, GROUP_MOVING},  {DO_CHOOSE, GROUP_THIS},   {DO_STEP_BACK, GROUP_MOVING},
    {DO_FLIP, GROUP_LOOKS}, {DO_RULES, GROUP_THIS},
};
enum { SECTIONS = sizeof sections / sizeof sections[0] };

static enum group group_of(enum doing doing)
{
    int n = 0;

    while (n + 1 < SECTIONS && sections[n + 1].first <= doing)
        n++;
    return sections[n].group;
}

/* ---- gathering ---- */

static bool is_listed(const struct help *help, enum doing doing)
{
    for (int n = 0; n < help->list.count; n++)
        if (help->entries[n].doing == doing)
            return true;
    return false;
}

static void add(struct help *help, enum doing doing, const char *text)
{
    if (help->list.count < ENTRIES)
        help->entries[help->list.count++] = (struct entry){doing, text};
}

/* Adds the rows of a table that lie in the group. */
static void add_table(struct help *help, const struct app *app, const struct binding *row,
                      enum group group)
{
    for (; row && row->doing != DO_NONE; row++)
        if (group_of(row->doing) == group && row->doing != DO_HELP && row->help &&
            !is_listed(help, row->doing) && screen_works(help->below, app, row->doing))
            add(help, row->doing, row->help);
}

static void add_group(struct help *help, const struct app *app, enum group group)
{
    int before = help->list.count;

    add(help, DO_NONE, headings[group]);
    add_table(help, app, help->below->ops->keys, group);
    add_table(help, app, common_bindings, group);
    if (help->list.count == before + 1)
        help->list.count = before; /* nothing in it */
}

/* Moves off a heading, in the direction of the move or else down. */
static void skip_headings(struct help *help, enum doing doing)
{
    struct list *list = &help->list;
    int step = (doing == DO_UP || doing == DO_PAGE_UP) && list->chosen > 0 ? -1 : 1;

    while (list->chosen >= 0 && list->chosen < list->count &&
           help->entries[list->chosen].doing == DO_NONE)
        list->chosen += step;
    if (list->chosen < 0 || list->chosen >= list->count)
        list->chosen = list->count > 1 ? 1 : 0;
    if (list->chosen == 1)
        list->top = 0; /* its heading, too */
}

static struct screen *help_open(struct app *app, const void *argument)
{
    struct help *help = calloc(1, sizeof *help);

    (void)argument;
    if (!help)
        return NULL;
    help->below = app_top(app); /* this one is not on the stack yet */
    if (!help->below) {
        free(help);
        return NULL;
    }
    for (int group = 0; group < GROUPS; group++)
        add_group(help, app, (enum group)group);
    if (help->below->ops->about)
        help->below->ops->about(help->below, app, &help->about);
    skip_headings(help, DO_DOWN);
    return &help->screen;
}

static void help_close(struct screen *screen)
{
    struct help *help = (struct help *)screen;

    buf_clear(&help->about);
    free(help);
}

/* ---- update ---- */

static struct area list_area(const struct help *help, struct area body)
{
    int about = help->about.length > 0 ? text_rows(buf_text(&help->about), body.cols) + 1 : 0;
    return area_inset(body, 0, about, 0, 0);
}

static void help_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct help *help = (struct help *)screen;
    int rows = list_area(help, app_body(app)).rows;

    if (call->doing == DO_CONFIRM)
        app_close_and_do(app, help->entries[help->list.chosen].doing);
    else if (call->doing == DO_CANCEL)
        app_close(app, DO_BACK);
    else if (list_do(&help->list, call->doing, rows))
        skip_headings(help, call->doing);
}

/* ---- view ---- */

static void add_key(struct buf *out, const char *name)
{
    if (out->length > 0)
        buf_add(out, ", ");
    buf_add(out, name);
}

static void add_keys_of(struct buf *out, const struct binding *row, enum doing doing)
{
    struct buf name = {0};

    for (; row && row->doing != DO_NONE; row++) {
        if (row->doing != doing || row->key == K_NONE)
            continue;
        buf_reset(&name);
        key_write(&name, row->key);
        add_key(out, buf_text(&name));
    }
    buf_clear(&name);
}

/* All keys of an action; the name for the command line where it has none. */
static void write_keys(const struct help *help, struct buf *out, enum doing doing)
{
    add_keys_of(out, help->below->ops->keys, doing);
    if (out->length == 0)
        add_keys_of(out, common_bindings, doing);
    if (out->length == 0)
        buf_printf(out, ":%s", doing_info(doing)->name);
}

static void draw_row(const void *data, int index, struct buf *out)
{
    const struct help *help = data;
    const struct entry *entry = &help->entries[index];
    struct buf keys = {0};

    if (entry->doing == DO_NONE) {
        buf_add(out, _(entry->help));
        return;
    }
    write_keys(help, &keys, entry->doing);
    buf_add(out, "  ");
    column_add(out, buf_text(&keys), KEY_COLS);
    buf_add(out, _(entry->help));
    buf_clear(&keys);
}

static void help_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                      struct area body)
{
    const struct help *help = (const struct help *)screen;

    (void)app;
    if (help->about.length > 0)
        text_draw(canvas, body, ROLE_TEXT, buf_text(&help->about), 0);
    list_draw(canvas, list_area(help, body), &help->list, draw_row, help, true);
}

static void help_title(const struct screen *screen, const struct app *app, struct buf *left,
                       struct buf *right)
{
    const struct help *help = (const struct help *)screen;

    (void)app;
    (void)right;
    /* TRANSLATORS: the name of a screen follows, as the command line has it */
    buf_printf(left, _("HELP  %s"), help->below->ops->name);
}

/* The whole sentence, where the row has room for its beginning only. */
static void help_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct help *help = (const struct help *)screen;

    (void)app;
    buf_add(out, _(help->entries[help->list.chosen].help));
}

/* Help for the help would be about itself. */
static bool help_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    (void)screen;
    (void)app;
    return doing != DO_HELP;
}

static const struct binding help_keys[] = {
    {K_ENTER, DO_CONFIRM, N_("do it"), N_("do what is chosen")},
    {K_UP, DO_UP, N_("choose"), N_("up")},
    {K_DOWN, DO_DOWN, N_("choose"), N_("down")},
    {'k', DO_UP, NULL, NULL},
    {'j', DO_DOWN, NULL, NULL},
    KEYS_OF_PAGES,
    KEYS_OF_ENDS,
    {K_ESCAPE, DO_CANCEL, N_("back"), N_("back")},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_help = {
    .name = "help",
    .keys = help_keys,
    .open = help_open,
    .close = help_close,
    .update = help_update,
    .view = help_view,
    .title = help_title,
    .message = help_message,
    .works = help_works,
};
