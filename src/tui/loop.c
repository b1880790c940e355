/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/loop.h"

#include <string.h>

#include "os/clock.h"
#include "os/files.h"
#include "text/i18n.h"

/* A sanitizer tells more of a crash than a restored terminal is worth. */
#if defined __SANITIZE_ADDRESS__
#define RESTORES_ON_CRASH false
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define RESTORES_ON_CRASH false
#endif
#endif
#ifndef RESTORES_ON_CRASH
#define RESTORES_ON_CRASH true
#endif

enum { SECOND_MS = 1000, LOAD_LIMIT = 64 * 1024 * 1024 };

/* --- opening --- */

/* The settings of the file; --theme is for this run only. */
static size_t copy_settings(const struct loop *loop, struct app_setting table[APP_SETTINGS])
{
    size_t count = 0;
    for (; setting_table[count].key != NULL && count < APP_SETTINGS; count++) {
        const struct setting_info *info = &setting_table[count];
        const char *value =
            loop->settings != NULL ? settings_get(loop->settings, info->key) : info->standard;
        if (loop->theme != NULL && strcmp(info->key, "theme") == 0)
            value = loop->theme;
        table[count] = (struct app_setting){info->key, info->values, info->help, ""};
        strncat(table[count].value, value, SETTING_VALUE_SIZE - 1);
    }
    return count;
}

bool loop_open(struct loop *loop, enum term_trouble *trouble)
{
    struct app_setting settings[APP_SETTINGS];
    struct term_options options = {.color = loop->color, .crash_handler = RESTORES_ON_CRASH};
    if (!term_open(&options, trouble))
        return false;
    struct app_context *context = &loop->context;
    context->setting_count = copy_settings(loop, settings);
    context->settings = settings;
    context->utf8 = term_is_utf8() && !loop->ascii;
    context->depth = style_depth(term_colors());
    context->background = style_auto(loop->colorfgbg);
    context->terminal = loop->terminal;
    if (!term_is_utf8() && context->hint == NULL)
        context->hint = _("The character set is not UTF-8: letters and plain lines are used.");
    app_init(&loop->app, context);
    loop->canvas = (struct canvas){0};
    loop->leaving = false;
    return true;
}

void loop_close(struct loop *loop)
{
    term_close();
    app_clear(&loop->app);
    canvas_clear(&loop->canvas);
}

/* --- events --- */

static void update(struct loop *loop, struct tui_event event)
{
    event.now_ms = clock_monotonic_ms();
    event.utc = clock_utc() + loop->clock_shift;
    app_update(&loop->app, &event);
}

static void update_size(struct loop *loop)
{
    struct tui_event event = {.type = TUI_RESIZE};
    term_size(&event.cols, &event.rows);
    update(loop, event);
}

/* --- wishes --- */

static void carry_leave(struct loop *loop, const struct wish *wish)
{
    (void)wish;
    loop->leaving = true;
}

static void carry_suspend(struct loop *loop, const struct wish *wish)
{
    (void)wish;
    term_suspend();
    update_size(loop);
    update(loop, (struct tui_event){.type = TUI_RESUMED});
}

static void carry_redraw(struct loop *loop, const struct wish *wish)
{
    (void)loop;
    (void)wish;
    term_redraw();
}

static void carry_bell(struct loop *loop, const struct wish *wish)
{
    (void)loop;
    term_bell(strcmp(wish->name, "visual") == 0);
}

static void carry_setting(struct loop *loop, const struct wish *wish)
{
    struct err err;
    if (loop->settings == NULL || !settings_set(loop->settings, wish->name, wish->text))
        return;
    if (loop->settings_path != NULL && !settings_save(loop->settings, loop->settings_path, &err))
        app_not_saved(&loop->app, &err);
}

static void carry_load(struct loop *loop, const struct wish *wish)
{
    struct err err;
    struct buf text = {0};
    bool good = files_read(&text, wish->name, LOAD_LIMIT, &err);
    update(loop, (struct tui_event){.type = TUI_LOADED,
                                    .path = wish->name,
                                    .text = good ? buf_text(&text) : NULL,
                                    .length = text.length,
                                    .err = good ? NULL : &err});
    buf_clear(&text);
}

static void carry_save(struct loop *loop, const struct wish *wish)
{
    struct err err;
    bool good = files_create(wish->name, wish->text, wish->length, &err);
    update(loop,
           (struct tui_event){.type = TUI_SAVED, .path = wish->name, .err = good ? NULL : &err});
}

static void carry_out(struct loop *loop)
{
    static void (*const carry[])(struct loop *, const struct wish *) = {
        [WISH_LEAVE] = carry_leave,          [WISH_SUSPEND] = carry_suspend,
        [WISH_REDRAW] = carry_redraw,        [WISH_BELL] = carry_bell,
        [WISH_SAVE_SETTING] = carry_setting, [WISH_LOAD] = carry_load,
        [WISH_SAVE_FILE] = carry_save,
    };
    struct wish wish;
    while (app_next_wish(&loop->app, &wish)) {
        carry[wish.kind](loop, &wish);
        wish_clear(&wish);
    }
}

/* --- the loop --- */

/* What was typed before a screen was seen was not meant for it. */
static void show(struct loop *loop)
{
    struct app *app = &loop->app;
    bool sized = loop->canvas.cols == app->cols && loop->canvas.rows == app->rows;
    if (app_is_over(app) || (!sized && !canvas_resize(&loop->canvas, app->cols, app->rows)))
        return;
    app_view(app, &loop->canvas);
    term_show(&loop->canvas, app_theme(app), app_depth(app));
    if (app_is_fresh(app))
        term_drop_input();
    app_drawn(app);
}

static int milliseconds_left(const struct loop *loop)
{
    int64_t left = loop->next_tick_ms - clock_monotonic_ms();
    if (!app_is_ticking(&loop->app))
        return -1;
    return left > SECOND_MS ? SECOND_MS : left < 0 ? 0 : (int)left;
}

static void tick(struct loop *loop)
{
    int64_t now = clock_monotonic_ms();
    if (now < loop->next_tick_ms || !app_is_ticking(&loop->app))
        return;
    loop->next_tick_ms = now + SECOND_MS;
    update(loop, (struct tui_event){.type = TUI_TICK});
}

_Static_assert((int)SOURCE_FDS <= (int)TERM_ALSO, "the terminal waits for all of a source's");

/* Waits for a key, the next tick, or what the source waits for. */
static enum term_result wait(struct loop *loop, struct tui_event *event)
{
    const struct source *source = loop->source;
    struct pollfd fds[SOURCE_FDS];
    int timeout_ms = milliseconds_left(loop);
    size_t count = source != NULL ? source->wait(source->data, fds, SOURCE_FDS, &timeout_ms) : 0;
    enum term_result result = term_read(timeout_ms, fds, count, event);
    if (source != NULL && result != TERM_END)
        source->take(source->data);
    return result;
}

/* False: it is over. */
static bool step(struct loop *loop)
{
    struct tui_event event;
    enum term_result result = wait(loop, &event);
    if (result == TERM_END || term_signal() != 0)
        return false;
    if (result == TERM_EVENT)
        update(loop, event);
    else
        tick(loop);
    carry_out(loop);
    return !loop->leaving && !app_is_over(&loop->app);
}

int loop_run(struct loop *loop, const char *screen, const void *argument)
{
    update_size(loop);
    if (!app_open(&loop->app, screen, argument))
        return term_signal();
    carry_out(loop);
    do {
        show(loop);
    } while (step(loop));
    return term_signal();
}
