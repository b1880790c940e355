/* SPDX-License-Identifier: MIT */
/* The settings, one row each; a change is in force and saved at once. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/choice.h"
#include "text/complain.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "train/deck.h"
#include "tui/app.h"
#include "tui/column.h"
#include "tui/screens.h"
#include "tui/widget.h"

enum { KEY_COLS = 20, VALUE_COLS = 16 };

struct settings_screen {
    struct screen screen;
    struct list list;
};

static const struct app_setting *chosen(const struct settings_screen *settings,
                                        const struct app *app)
{
    return settings->list.chosen < (int)app->setting_count ? &app->settings[settings->list.chosen]
                                                           : NULL;
}

/* ---- the values that a setting may have ---- */

static const char *rules_at(int n)
{
    const struct ruleset *rules = ruleset_at(n);
    return rules ? rules->id : NULL;
}

/* "" first: as the system says.  Figurines are no language. */
static const char *language_at(int n)
{
    const struct san_letters *letters = n > 0 ? notation_at(n - 1) : NULL;

    if (n == 0)
        return "";
    return letters && strcmp(letters->language, "figurine") != 0 ? letters->language : NULL;
}

/* Values that come from tables of the program. */
static const struct source {
    const char *key;
    const char *(*value_at)(int n);
} sources[] = {{"rules", rules_at}, {"lang", language_at}};
enum { SOURCES = sizeof sources / sizeof sources[0] };

static const char *from_source(const struct app_setting *setting, int n)
{
    for (int i = 0; i < SOURCES; i++)
        if (strcmp(setting->key, sources[i].key) == 0)
            return sources[i].value_at(n);
    return NULL;
}

/* The n-th of "auto|dark|light", or of the source; NULL after the last.  Good until the next
 * call with the same `out`. */
static const char *value_at(const struct app_setting *setting, int n, char out[SETTING_VALUE_SIZE])
{
    const char *at = setting->values;

    if (!at || choice_is_range(at))
        return from_source(setting, n);
    while (n-- > 0 && at)
        at = strchr(at, '|') ? strchr(at, '|') + 1 : NULL;
    size_t length = at ? strcspn(at, "|") : 0;
    if (!at || length >= SETTING_VALUE_SIZE)
        return NULL;
    memcpy(out, at, length);
    out[length] = '\0';
    return out;
}

static int value_count(const struct app_setting *setting)
{
    char value[SETTING_VALUE_SIZE];
    int count = 0;

    while (value_at(setting, count, value))
        count++;
    return count;
}

static int value_index(const struct app_setting *setting)
{
    char value[SETTING_VALUE_SIZE];
    const char *here;

    for (int n = 0; (here = value_at(setting, n, value)); n++)
        if (strcmp(here, setting->value) == 0)
            return n;
    return 0;
}

static const char *look_up(const void *app, const char *key)
{
    return app_setting(app, key);
}

/* Cards are worked out anew. */
static void apply_plan(struct app *app)
{
    struct deck *deck = app->context.deck;
    struct plan plan;

    if (!deck)
        return;
    plan_read(&plan, look_up, app, deck->plan.offset, NULL);
    plan.rules = app->context.rules;
    deck_replay(deck, &plan);
}

static bool begins(const char *key, const char *group)
{
    return strncmp(key, group, strlen(group)) == 0;
}

/* What the app got from main: it is in force at once, too. */
static void apply(struct app *app, const struct app_setting *setting)
{
    const struct ruleset *rules = ruleset_find(setting->value);
    const struct san_letters *letters = notation_find(setting->value);

    if (strcmp(setting->key, "rules") == 0 && rules)
        app->context.rules = rules;
    if (strcmp(setting->key, "lang") == 0 && letters)
        app->context.language = letters->language;
    if (strcmp(setting->key, "rules") == 0 || begins(setting->key, "schedule.") ||
        begins(setting->key, "grading."))
        apply_plan(app);
}

/* Weights have bounds of their own; false: they are not kept, which is said. */
static bool are_weights_good(struct app *app, const struct app_setting *setting, const char *text)
{
    struct weights weights;
    struct buf sentence = {0};
    struct err err;

    if (strcmp(setting->key, "schedule.weights") != 0 || !*text ||
        schedule_parse_weights(text, &weights, &err))
        return true;
    complain_sentence(&sentence, &err, NULL);
    app_warn(app, "%s", buf_text(&sentence));
    buf_clear(&sentence);
    return false;
}

static void change(struct app *app, const struct app_setting *setting, const char *value)
{
    if (!are_weights_good(app, setting, value))
        return;
    if (app_set(app, setting->key, value))
        apply(app, setting);
    else
        app_warn(app, _("%s can't be set to that."), setting->key);
}

/* The next value or the one before, round and round. */
static void turn(struct app *app, const struct app_setting *setting, int step)
{
    char value[SETTING_VALUE_SIZE];
    int count = value_count(setting);

    change(app, setting, value_at(setting, (value_index(setting) + step + count) % count, value));
}

/* ---- the screen ---- */

static struct screen *settings_open(struct app *app, const void *argument)
{
    struct settings_screen *settings = calloc(1, sizeof *settings);

    (void)argument;
    if (!settings)
        return NULL;
    settings->list.count = (int)app->setting_count;
    return &settings->screen;
}

static void settings_close(struct screen *screen)
{
    free(screen);
}

static void ask(struct app *app, const struct app_setting *setting)
{
    struct buf label = {0};

    buf_printf(&label, "%s: ", setting->key);
    app_prompt(app, DO_CONFIRM, buf_text(&label), setting->value);
    buf_clear(&label);
}

/* To the next value or the one before; a free one is asked for: the answer comes as DO_CONFIRM with
 * its text. */
static void step(struct app *app, const struct app_setting *setting, int step)
{
    if (value_count(setting) > 0)
        turn(app, setting, step);
    else
        ask(app, setting);
}

static void settings_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct settings_screen *settings = (struct settings_screen *)screen;
    const struct app_setting *setting = chosen(settings, app);

    if (call->doing == DO_CANCEL)
        app_close(app, DO_BACK);
    else if (list_do(&settings->list, call->doing, app_body(app).rows) || !setting)
        return;
    else if (call->doing == DO_STEP_BACK)
        step(app, setting, -1);
    else if (call->doing == DO_CONFIRM && call->text)
        change(app, setting, call->text);
    else if (call->doing == DO_STEP_ON || call->doing == DO_CONFIRM)
        step(app, setting, 1);
}

static void draw_row(const void *data, int index, struct buf *out)
{
    const struct app *app = data;
    const struct app_setting *setting = &app->settings[index];

    column_add(out, setting->key, KEY_COLS);
    column_add(out, *setting->value ? setting->value : "-", VALUE_COLS);
    buf_add(out, "  ");
    buf_add(out, _(setting->help));
}

static void settings_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                          struct area body)
{
    const struct settings_screen *settings = (const struct settings_screen *)screen;

    list_draw(canvas, body, &settings->list, draw_row, app, true);
}

static void settings_title(const struct screen *screen, const struct app *app, struct buf *left,
                           struct buf *right)
{
    (void)screen;
    (void)app;
    (void)right;
    buf_add(left, _("SETTINGS"));
}

/* So many values are told; of more than that, the first few. */
enum { VALUES_MOST = 8, VALUES_FIRST = 3 };

/* "theme: colours of the screen (auto | dark | light)": whole, where the row may be cut. */
static void settings_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct app_setting *setting = chosen((const struct settings_screen *)screen, app);
    char value[SETTING_VALUE_SIZE];
    const char *here;

    if (!setting)
        return;
    buf_printf(out, "%s: %s", setting->key, _(setting->help));
    int count = value_count(setting), shown = count > VALUES_MOST ? VALUES_FIRST : count;
    for (int n = 0; n < shown && (here = value_at(setting, n, value)); n++)
        buf_printf(out, "%s%s", n > 0 ? " | " : " (", *here ? here : "-");
    if (count > 0)
        buf_add(out, shown < count ? " | ...)" : ")");
    else if (setting->values)
        buf_printf(out, " (%s)", setting->values);
}

static const struct binding settings_keys[] = {
    {K_RIGHT, DO_STEP_ON, N_("next value"), N_("the next value")},
    {K_LEFT, DO_STEP_BACK, N_("previous"), N_("the value before")},
    {K_ENTER, DO_CONFIRM, N_("change"), N_("the next value, or asks for one")},
    {K_UP, DO_UP, NULL, N_("up")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("down")},
    {'j', DO_DOWN, NULL, NULL},
    {K_HOME, DO_FIRST, NULL, N_("first row")},
    {K_END, DO_LAST, NULL, N_("last row")},
    {K_ESCAPE, DO_CANCEL, NULL, N_("back")},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_settings = {
    .name = "settings",
    .keys = settings_keys,
    .open = settings_open,
    .close = settings_close,
    .update = settings_update,
    .view = settings_view,
    .title = settings_title,
    .message = settings_message,
};
