/* SPDX-License-Identifier: MIT */
/* Settings as the screen knows them, and the keys that change the look of boards. */
#include "config.h"

#include <string.h>

#include "base/choice.h"
#include "text/complain.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "tui/app_inside.h"

static struct app_setting *find(const struct app *app, const char *key)
{
    for (size_t i = 0; i < app->setting_count; i++) {
        if (strcmp(app->settings[i].key, key) == 0)
            return (struct app_setting *)&app->settings[i];
    }
    return NULL;
}

const char *app_setting(const struct app *app, const char *key)
{
    const struct app_setting *setting = find(app, key);
    return setting != NULL ? setting->value : "";
}

static bool is_on(const struct app *app, const char *key)
{
    return strcmp(app_setting(app, key), "on") == 0;
}

enum theme app_theme(const struct app *app)
{
    return app->theme == THEME_AUTO ? app->context.background : app->theme;
}

enum depth app_depth(const struct app *app)
{
    return app_theme(app) == THEME_MONO ? DEPTH_MONO : app->context.depth;
}

/* Letters follow the setting `notation` when it is changed; at the start main has chosen them. */
static void apply_notation(struct app *app, const char *value)
{
    const char *code = strcmp(value, "local") == 0 ? app->context.language : value;
    const struct san_letters *letters = notation_find(code);
    bool shown = letters != NULL && (app->context.utf8 || strcmp(value, "figurine") != 0);
    app->context.letters = shown ? letters : NULL;
}

static void apply_theme(struct app *app)
{
    enum theme theme = theme_find(app_setting(app, "theme"));
    app->theme = theme == THEMES ? THEME_AUTO : theme;
    app->display.mono = app_depth(app) == DEPTH_MONO;
}

static void apply(struct app *app)
{
    enum piece_set pieces = piece_set_find(app_setting(app, "pieces"));
    app->display.pieces = pieces == PIECE_SETS ? PIECES_AUTO : pieces;
    app->display.vs15 = is_on(app, "glyph.vs15");
    app->display.letters = app->context.letters;
    apply_theme(app);
}

void app_take_settings(struct app *app)
{
    const char *terminal = app->context.terminal;
    size_t count = app->context.setting_count;
    app->setting_count = count < APP_SETTINGS ? count : APP_SETTINGS;
    for (size_t i = 0; i < app->setting_count; i++)
        app->settings[i] = app->context.settings[i];
    app->context.settings = app->settings;
    app->display.ascii = !app->context.utf8;
    app->display.plain_glyphs = terminal != NULL && strcmp(terminal, "linux") == 0;
    app->display.flip = is_on(app, "flip");
    apply(app);
}

bool app_set(struct app *app, const char *key, const char *value)
{
    struct app_setting *setting = find(app, key);
    if (setting == NULL || strlen(value) >= SETTING_VALUE_SIZE ||
        (setting->values != NULL && !choice_allows(setting->values, value, strlen(value))))
        return false;
    strcpy(setting->value, value);
    if (strcmp(key, "notation") == 0)
        apply_notation(app, value);
    if (strcmp(key, "flip") == 0)
        app->display.flip = is_on(app, "flip");
    apply(app);
    app_wish(app, WISH_SAVE_SETTING, key, value, strlen(value));
    return true;
}

void app_not_saved(struct app *app, const struct err *err)
{
    struct buf sentence = {0};
    buf_add(&sentence, app->message);
    buf_add(&sentence, sentence.length > 0 ? "  " : "");
    buf_add(&sentence, _("For this session only; it could not be saved: "));
    complain_line(&sentence, err, NULL, false);
    app_warn(app, "%s", buf_text(&sentence));
    buf_clear(&sentence);
}

/* --- keys --- */

/* For this session: the boards of tomorrow stand as the setting says. */
void app_do_flip(struct app *app)
{
    app->display.flip = !app->display.flip;
    app_say(app, app->display.flip ? _("Black is below.") : _("White is below."));
}

void app_do_pieces(struct app *app)
{
    static const char *const names[PIECE_SETS] = {
        N_("Pieces: as suits the terminal."), N_("Pieces: chess symbols."),
        N_("Pieces: letters of the language."), N_("Pieces: KQRBNP, Black's small."),
        N_("Pieces: drawn from blocks where squares are large enough.")};
    enum piece_set next = app->display.pieces;
    do
        next = (enum piece_set)((next + 1) % PIECE_SETS);
    while (!piece_set_tells(next, &app->display));
    app_set(app, "pieces", piece_set_name(next));
    app->display.pieces = next;
    app_say(app, "%s", _(names[next]));
}

void app_do_theme(struct app *app)
{
    static const char *const names[THEMES] = {N_("Colours: automatic."),
                                              N_("Colours: for a dark background."),
                                              N_("Colours: for a light background."),
                                              N_("Colours: none."),
                                              N_("Colours: strong contrast."),
                                              N_("Colours: blue and orange.")};
    enum theme next = (enum theme)((app->theme + 1) % THEMES);
    app_set(app, "theme", theme_name(next));
    app->theme = next;
    app->display.mono = app_depth(app) == DEPTH_MONO;
    app_say(app, "%s", _(names[next]));
}

/* Steps beyond what fits would have to be taken back one by one, unseen. */
enum { STEPS = 4 };

void app_do_larger(struct app *app)
{
    if (app->display.cell_step < STEPS)
        app->display.cell_step++;
}

void app_do_smaller(struct app *app)
{
    if (app->display.cell_step > -STEPS)
        app->display.cell_step--;
}

void app_do_timer(struct app *app)
{
    app->timer_hidden = !app->timer_hidden;
    app_say(app, app->timer_hidden ? _("The clock is hidden.") : _("The clock is shown."));
}
