/* SPDX-License-Identifier: MIT */
/* Locale, global options, the table of commands, dispatch. */
#include "config.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/rules_file.h"
#include "os/clock.h"
#include "os/files.h"
#include "store/profile.h"
#include "text/complain.h"
#include "text/i18n.h"
#include "text/notation.h"

enum { SETTINGS_LIMIT = 1024 * 1024 };

const struct option_info global_options[] = {
    {"plain", 0, NULL, N_("lines of text instead of the screen")},
    {"ascii", 0, NULL, N_("letters and frames in plain ASCII")},
    {"theme", 0, "auto|dark|light|mono|contrast|cvd", N_("colours of the screen")},
    {"color", 0, "auto|always|never", N_("use colour (NO_COLOR is honoured)")},
    {"lang", 0, "LL", N_("language of puzzle texts and piece letters: en, es, de …")},
    {"notation", 0, "en|local|figurine", N_("how moves are shown")},
    {"rules", 0, "RULESET", N_("ruleset, or a file with one, to judge by; fide2023 by default")},
    {"profile", 0, "NAME", N_("whose answers are asked and kept; default by default")},
    {"config", 0, "FILE", N_("settings file to use")},
    {"ndjson", 0, NULL, N_("one JSON object per line where a command has it")},
    {"quiet", 'q', NULL, N_("no warnings")},
    {"help", 'h', NULL, N_("show help and exit")},
    {"version", 'V', NULL, N_("show the version and exit")},
    {NULL, 0, NULL, NULL},
};

const struct command *const command_table[] = {
    &cmd_quiz,   &cmd_spot,  &cmd_drill, &cmd_browse, &cmd_analyze, &cmd_check,
    &cmd_class,  &cmd_dead,  &cmd_exam,  &cmd_perft,  &cmd_puzzles, &cmd_export,
    &cmd_stats,  &cmd_rules, &cmd_profile, &cmd_doctor, NULL,
};

static const struct command *command_find(const char *name)
{
    for (const struct command *const *at = command_table; *at; at++)
        if (strcmp((*at)->name, name) == 0)
            return *at;
    return NULL;
}

static void print_help(struct buf *out)
{
    buf_add(out, _("Usage: drawclaim [GLOBAL]... [COMMAND] [OPTION]... [FILE]...\n"
                   "Trains the draw rules of chess on real games and judges claims.\n"
                   "Without a command: the menu, starting with three famous claims.\n\n"
                   "Commands:\n"));
    for (const struct command *const *at = command_table; *at; at++)
        buf_printf(out, "  %-10s %s\n", (*at)->name, _((*at)->summary));
    buf_add(out, _("\nGlobal options:\n"));
    options_help(out, global_options);
    buf_add(out, _("\nMore on a command: drawclaim COMMAND --help; the whole manual: man drawclaim\n"));
}

static void print_command_help(struct buf *out, const struct command *command)
{
    buf_printf(out, _("Usage: drawclaim %s [OPTION]... %s\n"), command->name, command->operands);
    buf_printf(out, "%s\n", _(command->summary));
    if (command->options) {
        buf_add(out, _("\nOptions:\n"));
        options_help(out, command->options);
    }
    buf_add(out, _("\nGlobal options:\n"));
    options_help(out, global_options);
}

static const char *lookup(const char *name)
{
    return getenv(name);
}

/* An option, else the setting; settings' names are those of the options. */
static const char *choice(const struct context *context, const struct options *options,
                          const char *name)
{
    const char *value = option_value(options, name);
    return value ? value : settings_get(context->settings, name);
}

static const char *locale_name(void)
{
    const char *name = setlocale(LC_MESSAGES, NULL);
    return name ? name : "C";
}

static bool choose_letters(struct context *context, const struct options *options, struct err *err)
{
    const char *wanted = option_value(options, "lang");
    const char *notation = choice(context, options, "notation");
    context->language = i18n_language(wanted ? wanted : settings_get(context->settings, "lang"),
                                      locale_name());
    if (wanted && !i18n_knows(wanted)) {
        option_refuse(err, "lang", wanted, _("one of en, es, de, fr, it, pt, nl, hu"));
        return false;
    }
    context->letters = notation_find("en");
    if (strcmp(notation, "figurine") == 0 && context->utf8 && !context->ascii)
        context->letters = notation_find("figurine");
    if (strcmp(notation, "local") == 0 && notation_find(context->language))
        context->letters = notation_find(context->language);
    return true;
}

static bool choose_rules(struct context *context, const struct options *options, struct err *err)
{
    const char *given = option_value(options, "rules");
    if (!given)
        given = context->env("DRAWCLAIM_RULES");
    context->rules_given = given != NULL;
    if (!given)
        given = settings_get(context->settings, "rules");
    context->rules = rules_find(context->own_rules, given, err);
    return context->rules != NULL;
}

static bool choose_profile(struct context *context, const struct options *options,
                           struct err *err)
{
    const char *given = option_value(options, "profile");
    context->profile_given = given != NULL;
    context->profile = given ? given : profile_default;
    if (profile_is_name(context->profile))
        return true;
    err_set(err, ERR_PROFILE_NAME);
    err_add_text(err, given);
    return false;
}

/* For demonstrations and tests: the clock begins there, and goes on. */
static bool choose_clock(struct context *context, struct err *err)
{
    const char *given = context->env("DRAWCLAIM_NOW");
    int64_t now;
    if (!given || !*given)
        return true;
    if (clock_parse(given, &now)) {
        context->clock_shift = now - clock_utc();
        return true;
    }
    err_set(err, ERR_OPTION_VALUE);
    err_add_text(err, "DRAWCLAIM_NOW");
    err_add_text(err, given);
    err_add_text(err, _("a moment in UTC, as in 2026-11-30T18:00"));
    return false;
}

static bool choose(struct context *context, const struct options *options, struct err *err)
{
    context->plain = option_given(options, "plain");
    context->ascii = option_given(options, "ascii");
    context->ndjson = option_given(options, "ndjson");
    context->color = choice(context, options, "color");
    context->theme = option_value(options, "theme");
    return choose_clock(context, err) && choose_rules(context, options, err) &&
           choose_letters(context, options, err) && choose_profile(context, options, err);
}

/* A missing file is an empty one, unless it was asked for by name. */
static bool read_settings(struct context *context, struct buf *path, const char *asked,
                          struct err *err)
{
    struct buf text = {0};
    struct err_list warnings = {0};
    bool good = true;
    if (!asked)
        asked = context->env("DRAWCLAIM_CONFIG");
    if (asked)
        buf_add(path, asked);
    else if (!paths_config(path, context->env))
        buf_reset(path);
    context->settings_path = path->length ? buf_text(path) : NULL;
    if (context->settings_path && (asked || access(context->settings_path, F_OK) == 0))
        good = files_read(&text, context->settings_path, SETTINGS_LIMIT, err);
    good = good && settings_parse(context->settings, context->settings_path, buf_text(&text),
                                  text.length, &warnings);
    for (size_t i = 0; i < warnings.count; i++)
        command_warn(context, &warnings.items[i]);
    err_list_clear(&warnings);
    buf_clear(&text);
    return good;
}

static enum exit_status show(struct context *context, struct buf *text)
{
    enum exit_status status = command_write(context, buf_text(text), text->length);
    buf_clear(text);
    return status;
}

static enum exit_status run(struct context *context, const struct command *command,
                            const struct options *options)
{
    struct err err;
    struct buf path = {0}, text = {0};
    enum exit_status status;
    if (option_given(options, "help")) {
        if (command == &cmd_menu)
            print_help(&text);
        else
            print_command_help(&text, command);
        return show(context, &text);
    }
    if (option_given(options, "version")) {
        buf_printf(&text, "%s\n", PACKAGE_STRING);
        return show(context, &text);
    }
    context->quiet = option_given(options, "quiet"); /* what is in the settings file, too */
    if (!read_settings(context, &path, option_value(options, "config"), &err) ||
        !choose(context, options, &err))
        status = command_fail(context, &err);
    else
        status = command->run(context, options);
    buf_clear(&path);
    return status;
}

static enum exit_status unknown(const struct context *context, const char *name)
{
    fprintf(context->err, _("drawclaim: no command \"%s\"; drawclaim --help lists them\n"), name);
    return EXIT_USAGE;
}

/* Options before the command and after it: getopt reads the first part to find the command,
 * then all of it with both tables. */
static enum exit_status dispatch(struct context *context, int argc, char **argv)
{
    struct options first = {.tables = {global_options, NULL}};
    const struct command *command = &cmd_menu;
    struct err err;
    if (!options_parse(&first, argc, argv, true, &err))
        return err.code ? command_fail(context, &err) : command_usage(context, NULL, NULL);
    int at = argc - first.operand_count;
    if (first.operand_count) {
        command = command_find(argv[at]);
        if (!command) {
            options_clear(&first);
            return unknown(context, argv[at]);
        }
        memmove(argv + at, argv + at + 1, sizeof *argv * (size_t)(argc - at));
        argc--;
    }
    options_clear(&first);

    struct options all = {.tables = {global_options, command->options}};
    enum exit_status status;
    if (options_parse(&all, argc, argv, false, &err))
        status = run(context, command, &all);
    else
        status = err.code ? command_fail(context, &err) : command_usage(context, command, NULL);
    options_clear(&all);
    return status;
}

int main(int argc, char **argv)
{
    static char name[] = "drawclaim";
    struct settings settings = {0};
    struct ruleset_file own_rules = {0};
    bool output_failed = false;
    struct context context = {
        .in = stdin,   .out = stdout,         .err = stderr,
        .env = lookup, .settings = &settings, .output_failed = &output_failed,
        .own_rules = &own_rules,
    };

    setlocale(LC_ALL, "");
    setlocale(LC_NUMERIC, "C"); /* numbers in output are data */
    i18n_start();
    context.utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    context.letters = notation_find("en");
    if (argc > 0)
        argv[0] = name;
    enum exit_status status = dispatch(&context, argc, argv);
    settings_clear(&settings);
    ruleset_file_clear(&own_rules);
    return exit_worse(status, command_flush(&context));
}
