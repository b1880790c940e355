/* SPDX-License-Identifier: MIT */
/* Rulesets to read, and settings. */
#include "config.h"

#include "cli/line_rules.h"

#include <string.h>

#include "base/utf8.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/rules_text.h"

/* ---- rules ---- */

static void say_name(struct line_mode *mode, const struct ruleset *rules)
{
    struct buf name = {0};

    explain_ruleset(&name, rules);
    line_say_buf(mode, &name);
}

void line_rules_say(struct line_mode *mode, const struct ruleset *rules)
{
    struct rules_paragraph what;
    struct buf text = {0};

    say_name(mode, rules);
    for (int n = 0; rules_text(&text, rules, n, &what); n++) {
        if (what.heading)
            line_sayf(mode, "%s:", what.heading);
        if (what.article)
            line_phrase(mode, _("{article}: {text}"),
                        (const struct filling[]){
                            {"article", what.article, 0}, {"text", buf_text(&text), 0}, {0}});
        buf_reset(&text);
    }
    buf_clear(&text);
}

/* "no ruleset "fide1900"; ..." */
static void say_unknown(struct line_mode *mode, const char *id)
{
    struct err err;

    err_set(&err, ERR_RULESET_UNKNOWN);
    err_add_text(&err, id);
    line_complain(mode, &err, false);
}

void line_rules_command(struct line_desk *desk, const char *argument)
{
    const struct ruleset *rules = ruleset_find(argument);

    if (!argument[0])
        for (int n = 0; ruleset_at(n); n++)
            say_name(desk->mode, ruleset_at(n));
    else if (rules)
        line_rules_say(desk->mode, rules);
    else
        say_unknown(desk->mode, argument);
}

/* ---- settings ---- */

static bool has_settings(struct line_desk *desk)
{
    if (desk->mode->settings)
        return true;
    line_say(desk->mode, _("There are no settings here."));
    return false;
}

static void say_setting(struct line_mode *mode, const struct setting_info *info)
{
    struct buf value = {0};
    const char *set = settings_get(mode->settings, info->key);

    utf8_clean(&value, set, strlen(set));
    line_phrase(
        mode, info->values ? _("{key} = {value}: {help} ({values})") : _("{key} = {value}: {help}"),
        (const struct filling[]){{"key", info->key, 0},
                                 {"value", buf_text(&value), 0},
                                 {"help", _(info->help), 0},
                                 {"values", info->values ? info->values : "", 0},
                                 {0}});
    buf_clear(&value);
}

void line_settings_command(struct line_desk *desk, const char *argument)
{
    (void)argument;
    if (!has_settings(desk))
        return;
    for (const struct setting_info *info = setting_table; info->key; info++)
        say_setting(desk->mode, info);
}

/* Takes over what the plain mode itself goes by. */
static void apply(struct line_mode *mode)
{
    const char *language = settings_get(mode->settings, "lang");
    const char *notation = settings_get(mode->settings, "notation");

    if (language[0])
        mode->language = i18n_language(language, NULL);
    mode->rules = ruleset_find(settings_get(mode->settings, "rules"));
    mode->options.ask_ground = strcmp(settings_get(mode->settings, "quiz.ground"), "off") != 0;
    if (strcmp(notation, "local") == 0)
        mode->letters = notation_find(mode->language ? mode->language : "en");
    else
        mode->letters = notation_find(notation);
}

static const char *look_up(const void *settings, const char *key)
{
    return settings_get(settings, key);
}

/* Cards are worked out anew. */
static void apply_plan(struct line_mode *mode)
{
    struct deck *deck = mode->options.deck;
    struct plan plan;

    if (!deck)
        return;
    plan_read(&plan, look_up, mode->settings, deck->plan.offset, NULL);
    if (mode->rules)
        plan.rules = mode->rules;
    deck_replay(deck, &plan);
}

static void save(struct line_mode *mode)
{
    struct err err;

    if (!mode->settings_path)
        line_say(mode, _("Noted for this session; no settings file is known."));
    else if (settings_save(mode->settings, mode->settings_path, &err))
        line_say(mode, _("Noted, and kept in the settings file."));
    else
        line_complain(mode, &err, false);
}

/* Weights have bounds of their own. */
static bool are_weights_good(struct line_mode *mode, const char *value)
{
    struct weights weights;
    struct err err;

    if (!*value || schedule_parse_weights(value, &weights, &err))
        return true;
    line_complain(mode, &err, false);
    return false;
}

/* Ids of rulesets and weights are not in the table, so they are looked at here. */
static bool set(struct line_mode *mode, const char *key, const char *value)
{
    if (strcmp(key, "rules") == 0 && !ruleset_find(value)) {
        say_unknown(mode, value);
        return false;
    }
    if (strcmp(key, "schedule.weights") == 0 && !are_weights_good(mode, value))
        return false;
    if (settings_set(mode->settings, key, value))
        return true;
    line_say(mode, settings_get(mode->settings, key)
                       ? _("This value is not possible; settings lists what is.")
                       : _("There is no such setting; settings lists them."));
    return false;
}

void line_set_command(struct line_desk *desk, const char *argument)
{
    size_t length = strcspn(argument, " ");
    const char *value = argument + length + strspn(argument + length, " ");
    char key[32] = "";

    if (!has_settings(desk))
        return;
    strncat(key, argument, length < sizeof key ? length : 0);
    if (!key[0]) {
        line_say(desk->mode, _("Which setting? For example: set notation figurine"));
        return;
    }
    if (set(desk->mode, key, value)) {
        apply(desk->mode);
        apply_plan(desk->mode);
        save(desk->mode);
    }
}
