/* SPDX-License-Identifier: MIT */
/* What this terminal, locale and these files are, as plain text for a report of a fault. */
#include "config.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/learner.h"
#include "cli/packs.h"
#include "store/store.h"
#include "text/complain.h"
#include "text/i18n.h"

static void add_environment(struct buf *out, const struct context *context)
{
    static const char *const names[] = {
        "TERM",          "COLORTERM",         "COLORFGBG",      "NO_COLOR", "ESCDELAY",
        "LC_ALL",        "LC_CTYPE",          "LANG",           "LANGUAGE", "DRAWCLAIM_CONFIG",
        "DRAWCLAIM_NOW", "DRAWCLAIM_PUZZLES", "DRAWCLAIM_RULES"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = context->env(names[i]);
        buf_printf(out, "  %s: ", names[i]);
        if (value)
            utf8_clean(out, value, strlen(value));
        else
            buf_add(out, "-");
        buf_add_char(out, '\n');
    }
}

static void add_terminal(struct buf *out)
{
    struct winsize size = {0};
    static const char *const names[] = {"stdin", "stdout", "stderr"};
    for (int fd = 0; fd < 3; fd++)
        buf_printf(out, "  %s: %s\n", names[fd], isatty(fd) ? _("terminal") : _("no terminal"));
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col)
        buf_printf(out, _("  size: %dx%d\n"), size.ws_col, size.ws_row);
}

static void add_glyphs(struct buf *out, const struct context *context)
{
    if (!context->utf8) {
        buf_add(out, _("  the locale is not UTF-8: letters are used\n"));
        return;
    }
    buf_add(out, _("  the bars must stand below each other in all rows:\n"));
    buf_add(out, "  |K|Q|R|B|N|P|\n  |\u265a|\u265b|\u265c|\u265d|\u265e|\u265f|\n");
    buf_add(out, "  |\u265a|\u265b|\u265c|\u265d|\u265e|\u265f\ufe0e|  glyph.vs15 = on\n");
    buf_add(out, "  |\u2588|\u2580|\u2584|\u258c|\u2590|\u2592|\n");
}

static void add_files(struct buf *out, const struct context *context)
{
    struct path_list folders = {0};
    const char *settings = context->settings_path;
    buf_printf(out, _("  settings: %s%s\n"), settings ? settings : "-",
               settings && access(settings, R_OK) != 0 ? _(" (not there)") : "");
    paths_puzzle_folders(&folders, context->env, PKGDATADIR "/puzzles");
    for (size_t i = 0; i < folders.count; i++) {
        struct path_list files = {0};
        paths_puzzle_files(&files, folders.items[i]);
        buf_printf(out, ngettext("  puzzles: %s, %zu file\n", "  puzzles: %s, %zu files\n",
                                 files.count),
                   folders.items[i], files.count);
        path_list_clear(&files);
    }
    path_list_clear(&folders);
}

static void add_store(struct buf *out, const char *path)
{
    struct store_report report;
    struct err err;
    bool good = store_examine(path, true, &report, &err);
    if (!good) {
        buf_add(out, _("  not usable: "));
        complain_line(out, &err, NULL, false);
        buf_add_char(out, '\n');
        return;
    }
    buf_printf(out, _("  answers: %zu\n"), report.answers);
    buf_printf(out, _("  tables: version %d\n"), report.schema);
    buf_printf(out, _("  journal: %s%s\n"), report.journal,
               strcmp(report.journal, "wal") == 0 ? "" : _(" (no write-ahead log here: slower)"));
    buf_add(out, _("  integrity: "));
    utf8_clean(out, report.sound ? _("sound") : report.fault,
               strlen(report.sound ? _("sound") : report.fault));
    buf_add_char(out, '\n');
}

static void add_answers(struct buf *out, const struct context *context)
{
    struct buf path = {0};
    struct err err;
    buf_printf(out, _("  profile: %s\n  SQLite: %s\n"), context->profile, store_sqlite_version());
    if (!learner_path(&path, context, context->profile, &err)) {
        buf_add(out, "  ");
        complain_line(out, &err, NULL, false);
        buf_add_char(out, '\n');
    } else {
        bool there = access(buf_text(&path), F_OK) == 0;

        buf_printf(out, _("  file: %s%s\n"), buf_text(&path), there ? "" : _(" (not there)"));
        if (there)
            add_store(out, buf_text(&path));
    }
    buf_clear(&path);
}

static enum exit_status run(struct context *context, const struct options *options)
{
    struct buf out = {0};
    (void)options;
    buf_printf(&out, "%s\n", PACKAGE_STRING);
    buf_printf(&out, _("locale: %s, codeset %s\n"), setlocale(LC_CTYPE, NULL), nl_langinfo(CODESET));
    buf_add(&out, _("terminal:\n"));
    add_terminal(&out);
    buf_add(&out, _("environment:\n"));
    add_environment(&out, context);
    buf_add(&out, _("glyphs:\n"));
    add_glyphs(&out, context);
    buf_add(&out, _("files:\n"));
    add_files(&out, context);
    buf_add(&out, _("answers:\n"));
    add_answers(&out, context);
    enum exit_status status = command_write(context, buf_text(&out), out.length);
    buf_clear(&out);
    return status;
}

const struct command cmd_doctor = {
    "doctor", "", N_("report on terminal, locale, glyphs, files and what is kept"), NULL, run,
};
