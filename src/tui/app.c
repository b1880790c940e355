/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/app.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "text/i18n.h"
#include "tui/app_inside.h"
#include "tui/layout.h"
#include "tui/screens.h"

void app_init(struct app *app, const struct app_context *context)
{
    *app = (struct app){.context = *context};
    app->cols = 80;
    app->rows = 24;
    if (app->context.rules == NULL)
        app->context.rules = ruleset_default();
    if (app->context.language == NULL)
        app->context.language = "en";
    app_take_settings(app);
    if (context->hint != NULL)
        app_say(app, "%s", context->hint);
}

void app_clear(struct app *app)
{
    if (app == NULL)
        return;
    while (app->depth > 0) {
        struct screen *top = app->stack[--app->depth];
        top->ops->close(top);
    }
    for (int i = 0; i < app->wish_count; i++)
        wish_clear(&app->wishes[i]);
    app->wish_count = 0;
}

/* --- the stack --- */

static struct screen *top_of(const struct app *app)
{
    return app->depth > 0 ? app->stack[app->depth - 1] : NULL;
}

const struct screen *app_top(const struct app *app)
{
    return top_of(app);
}

bool app_is_over(const struct app *app)
{
    return app->depth == 0;
}

static struct screen *make_screen(struct app *app, const struct screen_ops *ops,
                                  const void *argument)
{
    struct screen *screen = ops != NULL ? ops->open(app, argument) : NULL;
    if (screen != NULL)
        screen->ops = ops;
    else if (app->message[0] == '\0')
        app_warn(app, _("This can't be opened here."));
    return screen;
}

bool app_open(struct app *app, const char *name, const void *argument)
{
    return app_open_ops(app, screen_find(name), argument);
}

bool app_open_ops(struct app *app, const struct screen_ops *ops, const void *argument)
{
    if (app->depth == APP_SCREENS)
        return false;
    struct screen *screen = make_screen(app, ops, argument);
    if (screen == NULL)
        return false;
    app->stack[app->depth++] = screen;
    app_freshen(app);
    return true;
}

void app_close(struct app *app, enum doing how)
{
    if (app->depth == 0)
        return;
    struct screen *closed = app->stack[--app->depth];
    closed->ops->close(closed);
    struct screen *top = top_of(app);
    if (top != NULL && top->ops->resume != NULL)
        top->ops->resume(top, app, how);
}

void app_close_and_do(struct app *app, enum doing doing)
{
    app_close(app, DO_BACK);
    if (app_works(app, doing))
        app_perform(app, &(struct call){.doing = doing});
}

bool app_replace(struct app *app, const char *name, const void *argument)
{
    struct screen *screen = make_screen(app, screen_find(name), argument);
    if (screen == NULL)
        return false;
    struct screen *old = top_of(app);
    if (old != NULL)
        old->ops->close(old);
    else
        app->depth = 1;
    app->stack[app->depth - 1] = screen;
    app_freshen(app);
    return true;
}

void app_freshen(struct app *app)
{
    app->fresh = true;
    app->asked = DO_NONE;
    app->prompting = false;
}

void app_drawn(struct app *app)
{
    app->fresh = false;
}

bool app_is_fresh(const struct app *app)
{
    return app->fresh;
}

bool app_is_ticking(const struct app *app)
{
    const struct screen *top = app_top(app);
    return top != NULL && top->ops->ticking != NULL && top->ops->ticking(top, app);
}

/* --- wishes --- */

void app_wish(struct app *app, enum wish_kind kind, const char *name, const char *text,
              size_t length)
{
    if (app->wish_count == APP_WISHES)
        return;
    struct wish *wish = &app->wishes[app->wish_count++];
    *wish = (struct wish){.kind = kind, .name = mem_dup(name), .length = length};
    if (text != NULL)
        wish->text = mem_dup_bytes(text, length);
}

bool app_next_wish(struct app *app, struct wish *out)
{
    if (app->wish_count == 0)
        return false;
    *out = app->wishes[0];
    app->wish_count--;
    memmove(app->wishes, app->wishes + 1, (size_t)app->wish_count * sizeof *app->wishes);
    return true;
}

void wish_clear(struct wish *wish)
{
    free(wish->name);
    free(wish->text);
    *wish = (struct wish){0};
}

/* --- messages --- */

static void say(struct app *app, enum role role, const char *format, va_list args)
{
    struct buf text = {0};
    buf_vprintf(&text, format, args);
    size_t length = text.length < APP_MESSAGE_SIZE ? text.length : APP_MESSAGE_SIZE - 1;
    memcpy(app->message, buf_text(&text), length);
    app->message[length] = '\0';
    app->message_role = role;
    buf_clear(&text);
}

void app_say(struct app *app, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say(app, ROLE_TEXT, format, args);
    va_end(args);
}

void app_warn(struct app *app, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say(app, ROLE_WARNING, format, args);
    va_end(args);
    app_bell(app);
}

void app_bell(struct app *app)
{
    const char *bell = app_setting(app, "bell");
    if (strcmp(bell, "visual") == 0 || strcmp(bell, "audible") == 0)
        app_wish(app, WISH_BELL, bell, NULL, 0);
}

bool app_sure(struct app *app, enum doing doing, const char *question)
{
    if (app->asked == doing) {
        app->asked = DO_NONE;
        return true;
    }
    app->asked = doing;
    app_warn(app, "%s", question);
    return false;
}

void app_prompt(struct app *app, enum doing doing, const char *label, const char *text)
{
    app->prompting = true;
    app->prompt_for = doing;
    line_set(&app->prompt, text);
    app->prompt_label[0] = '\0';
    strncat(app->prompt_label, label, sizeof app->prompt_label - 1);
}

/* --- what works --- */

bool screen_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    return screen->ops->works == NULL || screen->ops->works(screen, app, doing);
}

bool app_works(const struct app *app, enum doing doing)
{
    const struct screen *top = app_top(app);
    if (top == NULL || doing == DO_NONE)
        return false;
    if (binding_of_doing(top->ops->keys, doing) != NULL)
        return screen_works(top, app, doing);
    return binding_of_doing(common_bindings, doing) != NULL && screen_works(top, app, doing);
}

/* --- doings --- */

static void do_help(struct app *app)
{
    app_open(app, "help", NULL);
}

static void do_command(struct app *app)
{
    app_prompt(app, DO_COMMAND, ":", "");
}

static void do_back(struct app *app)
{
    app_close(app, DO_BACK);
}

static void do_leave(struct app *app)
{
    app_wish(app, WISH_LEAVE, NULL, NULL, 0);
}

static void do_redraw(struct app *app)
{
    app_wish(app, WISH_REDRAW, NULL, NULL, 0);
}

static void do_suspend(struct app *app)
{
    app_wish(app, WISH_SUSPEND, NULL, NULL, 0);
}

/* The app's own doings.  `look`: also where a screen's table has it. */
static const struct own {
    enum doing doing;
    void (*run)(struct app *app);
    bool look;
} own_doings[] = {
    {DO_HELP, do_help, false},          {DO_COMMAND, do_command, false},
    {DO_BACK, do_back, false},          {DO_LEAVE, do_leave, true},
    {DO_REDRAW, do_redraw, true},       {DO_SUSPEND, do_suspend, true},
    {DO_FLIP, app_do_flip, true},       {DO_PIECES, app_do_pieces, true},
    {DO_THEME, app_do_theme, true},     {DO_LARGER, app_do_larger, true},
    {DO_SMALLER, app_do_smaller, true}, {DO_TIMER, app_do_timer, true},
};

static const struct own *own_doing(enum doing doing)
{
    for (size_t i = 0; i < sizeof own_doings / sizeof *own_doings; i++) {
        if (own_doings[i].doing == doing)
            return &own_doings[i];
    }
    return NULL;
}

void app_perform(struct app *app, const struct call *call)
{
    struct screen *top = top_of(app);
    const struct own *own = own_doing(call->doing);
    bool has_row = binding_of_doing(top->ops->keys, call->doing) != NULL;
    if (own != NULL && (own->look || !has_row))
        own->run(app);
    else if (has_row)
        top->ops->update(top, app, call);
}

/* --- events --- */

/* y or Enter after a question means what was asked about; any other key takes the question back,
 * n and Esc do no more than that. */
static enum doing answered(struct app *app, int key, enum doing doing)
{
    if (app->asked == DO_NONE)
        return doing;
    if (key == K_ENTER || key == 'y' || key == 'Y')
        return app->asked;
    if (key == K_ESCAPE || key == 'n' || key == 'N')
        doing = DO_NONE;
    if (doing != app->asked)
        app->asked = DO_NONE;
    return doing;
}

static const struct binding *working_row(const struct app *app, int key)
{
    const struct screen *top = app_top(app);
    const struct binding *row = binding_of_key(top->ops->keys, key);
    if (row == NULL || !screen_works(top, app, row->doing))
        row = binding_of_key(common_bindings, key);
    return row != NULL && app_works(app, row->doing) ? row : NULL;
}

static void press(struct app *app, int key)
{
    const struct binding *row = working_row(app, key);
    bool asked = app->asked != DO_NONE;
    enum doing doing = answered(app, key, row != NULL ? row->doing : DO_NONE);
    app->message[0] = '\0';
    if (doing == DO_NONE && asked)
        return;
    if (doing == DO_NONE) {
        app_bell(app);
        return;
    }
    int digit = key >= '1' && key <= '9' ? key - '0' : 0;
    app_perform(app, &(struct call){.doing = doing, .key = key, .number = digit});
}

/* On a screen too small to show anything only the ways out work. */
static void press_unseen(struct app *app, int key)
{
    const struct binding *row = binding_of_key(common_bindings, key);
    const struct own *own = row != NULL ? own_doing(row->doing) : NULL;
    if (own != NULL &&
        (own->doing == DO_LEAVE || own->doing == DO_SUSPEND || own->doing == DO_REDRAW))
        own->run(app);
}

static void on_key(struct app *app, const struct tui_event *event)
{
    bool leaving = event->key == K_CTRL('C');
    if (app->depth == 0 || (app->fresh && !leaving))
        return;
    if (layout_of(app->cols, app->rows) == LAYOUT_NONE)
        press_unseen(app, event->key);
    else if (app->prompting && !leaving)
        app_prompt_key(app, event->key);
    else
        press(app, event->key);
}

static void on_resize(struct app *app, const struct tui_event *event)
{
    app->cols = event->cols;
    app->rows = event->rows;
}

static void on_other(struct app *app, const struct tui_event *event)
{
    struct screen *top = top_of(app);
    if (top != NULL && top->ops->happened != NULL)
        top->ops->happened(top, app, event);
}

void app_update(struct app *app, const struct tui_event *event)
{
    static void (*const on[])(struct app *, const struct tui_event *) = {
        [TUI_KEY] = on_key,      [TUI_RESIZE] = on_resize, [TUI_TICK] = on_other,
        [TUI_LOADED] = on_other, [TUI_SAVED] = on_other,   [TUI_RESUMED] = on_other,
    };
    if (event->type == TUI_RESUMED)
        app->paused_ms = event->now_ms - app->now_ms;
    app->now_ms = event->now_ms;
    app->utc = event->utc;
    on[event->type](app, event);
}
