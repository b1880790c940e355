/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "os/settings.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "os/files.h"
#include "tests/tap/tap.h"

static struct err_list warnings;

static void parse(struct settings *settings, const char *text)
{
    err_list_reset(&warnings);
    if (!settings_parse(settings, "config", text, strlen(text), &warnings))
        bail("no memory for settings");
}

static void is_written(const char *wanted, const struct settings *settings, const char *name)
{
    struct buf out = {0};

    settings_write(&out, settings);
    is_string(wanted, buf_text(&out), "%s", name);
    buf_clear(&out);
}

static void defaults(void)
{
    struct settings settings = {0};

    settings_clear(NULL);
    settings_clear(&settings);
    is_string("fide2023", settings_get(&settings, "rules"), "rules without a file");
    is_string("", settings_get(&settings, "lang"), "no language");
    is_string("on", settings_get(&settings, "quiz.ground"), "grounds are asked");
    is_string(NULL, settings_get(&settings, "colour"), "a key that is none");
    is_written("", &settings, "nothing is written where nothing was set");
    parse(&settings, "");
    is_string("auto", settings_get(&settings, "theme"), "an empty file is no file");
    is_written("", &settings, "and stays empty");
    settings_clear(&settings);
}

/* Each default has to be a value that is allowed, or it could not be set again. */
static void table(void)
{
    for (const struct setting_info *info = setting_table; info->key; info++) {
        struct settings settings = {0};

        ok(settings_set(&settings, info->key, info->standard), "%s: its default", info->key);
        settings_clear(&settings);
    }
}

static const char file[] = "# made by hand\n"
                           "theme = dark\n"
                           "\n"
                           "  notation=figurine  # pieces, please\n"
                           "horn = loud\n"
                           "rules = fide2018\n"
                           "pieces = wooden\n"
                           "flip";

static void reads(void)
{
    struct settings settings = {0};

    parse(&settings, file);
    is_string("dark", settings_get(&settings, "theme"), "a value");
    is_string("figurine", settings_get(&settings, "notation"), "a value without a comment");
    is_string("fide2018", settings_get(&settings, "rules"), "any ruleset is taken");
    is_string("auto", settings_get(&settings, "pieces"), "a wrong value leaves the default");
    is_size(3, warnings.count, "three warnings");
    is_int(ERR_CONFIG_KEY, warnings.items[0].code, "a key that is unknown");
    is_string("horn", warnings.items[0].args[0].text, "by its name");
    is_int(5, warnings.items[0].line, "in its line");
    is_int(1, warnings.items[0].column, "from its first character");
    is_string("config", warnings.items[0].file, "of the file");
    is_int(ERR_CONFIG_VALUE, warnings.items[1].code, "a value that is unknown");
    is_string("pieces", warnings.items[1].args[0].text, "of a key");
    is_string("wooden", warnings.items[1].args[1].text, "by itself");
    is_int(7, warnings.items[1].line, "in its line");
    is_int(10, warnings.items[1].column, "where the value stands");
    is_int(ERR_CONFIG_VALUE, warnings.items[2].code, "a key alone has no value");
    is_int(8, warnings.items[2].line, "in the last line, which has no end");
    settings_clear(&settings);
}

static void writes(void)
{
    struct settings settings = {0};

    parse(&settings, file);
    is_written(file, &settings, "what was not changed is written as it was");
    ok(settings_set(&settings, "theme", "light"), "a new value");
    ok(settings_set(&settings, "notation", "en"), "back to a default");
    ok(settings_set(&settings, "flip", "on"), "a value for a key that stood alone");
    ok(settings_set(&settings, "lang", "es"), "a key that the file has not");
    is_written("# made by hand\n"
               "theme = light\n"
               "\n"
               "  notation=en  # pieces, please\n"
               "horn = loud\n"
               "rules = fide2018\n"
               "pieces = wooden\n"
               "flip = on\n"
               "lang = es\n",
               &settings, "only values change; comments and strange keys stay");
    settings_clear(&settings);
    parse(&settings, "lang = # mine\r\ntheme = dark\r\ntheme = mono\r\n");
    is_string("", settings_get(&settings, "lang"), "an empty value");
    is_string("mono", settings_get(&settings, "theme"), "the last line of a key counts");
    settings_set(&settings, "lang", "de");
    settings_set(&settings, "theme", "cvd");
    is_written("lang = de # mine\r\ntheme = cvd\r\ntheme = cvd\r\n", &settings,
               "all lines of a key change, and line ends stay");
    settings_clear(&settings);
}

static void refuses(void)
{
    struct settings settings = {0};

    ok(!settings_set(&settings, "colour", "auto"), "a key that is none");
    ok(!settings_set(&settings, "color", "sometimes"), "a value that is not allowed");
    ok(!settings_set(&settings, "color", ""), "nor an empty one");
    ok(!settings_set(&settings, "color", "auto|always"), "nor several");
    ok(!settings_set(&settings, "lang", "es\nrules = x"), "no value may hold a line's end");
    ok(!settings_set(&settings, "lang", "# es"), "nor begin a comment");
    ok(!settings_set(&settings, "lang", " es"), "nor begin with a blank");
    is_string("auto", settings_get(&settings, "color"), "nothing changed");
    settings_clear(&settings);
}

static void saves(void)
{
    struct settings settings = {0};
    struct buf out = {0};
    struct err err;
    char path[600];

    snprintf(path, sizeof path, "%s/drawclaim/config", tap_scratch());
    ok(settings_save(&settings, path, &err), "nothing to save is fine");
    is_int(-1, access(path, F_OK), "and makes no file");
    settings_set(&settings, "bell", "visual");
    ok(settings_save(&settings, path, &err), "a change is saved");
    ok(files_read(&out, path, 1000, &err), "in a file");
    is_string("bell = visual\n", buf_text(&out), "that holds it");
    unlink(path);
    ok(settings_save(&settings, path, &err), "saving once more");
    is_int(-1, access(path, F_OK), "writes nothing: nothing has changed since");
    settings_set(&settings, "bell", "off");
    ok(!settings_save(&settings, tap_scratch(), &err), "a file that can't be written");
    is_int(ERR_FILE_WRITE, err.code, "is an error");
    is_string("off", settings_get(&settings, "bell"), "the value holds for this run");
    ok(settings_save(&settings, path, &err), "and can still be saved elsewhere");
    buf_clear(&out);
    settings_clear(&settings);
}

/* Two programs began with the same file, and each sets something. */
static const char ranges[] = "schedule.retention = 0.85 # less\n"
                             "schedule.retention = 1.0\n"
                             "schedule.rollover = 4.5\n"
                             "schedule.new = 0\n";

static void checks_numbers(void)
{
    struct settings settings = {0};
    long line, column;

    parse(&settings, ranges);
    is_string("0.85", settings_get(&settings, "schedule.retention"), "a number in its range");
    is_string("0", settings_get(&settings, "schedule.new"), "the least of a range");
    is_string("4", settings_get(&settings, "schedule.rollover"), "no half hours");
    is_size(2, warnings.count, "two are out of range");
    is_int(2, warnings.items[0].line, "the first here");
    is_int(22, warnings.items[0].column, "from here on");
    ok(settings_place(&settings, "schedule.retention", &line, &column), "the value in force");
    is_int(1, line, "stands in this line");
    is_int(22, column, "here");
    ok(!settings_place(&settings, "theme", &line, &column), "one that is not set stands nowhere");
    ok(!settings_set(&settings, "schedule.retention", "0.5"), "nor is it set to less");
    settings_clear(&settings);
}

static void shares(void)
{
    struct settings one = {0}, other = {0};
    struct buf out = {0};
    struct err err;
    char path[600];

    snprintf(path, sizeof path, "%s/drawclaim/shared", tap_scratch());
    if (!files_replace(path, "# mine\nflip = on\n", 17, &err))
        bail("no file to share");
    parse(&one, "# mine\nflip = on\n");
    parse(&other, "# mine\nflip = on\n");
    settings_set(&one, "theme", "dark");
    settings_set(&one, "bell", "visual");
    ok(settings_save(&one, path, &err), "one saves");
    settings_set(&other, "lang", "es");
    settings_set(&other, "bell", "off");
    settings_set(&other, "pieces", "ascii");
    ok(settings_save(&other, path, &err), "the other saves");
    settings_set(&one, "flip", "off");
    ok(settings_save(&one, path, &err), "and the first once more");
    files_read(&out, path, 1000, &err);
    is_string("# mine\nflip = off\ntheme = dark\nbell = visual\nlang = es\npieces = ascii\n",
              buf_text(&out), "nothing is lost");
    is_string("", settings_get(&one, "lang"), "what another program set holds from the next start");
    buf_clear(&out);
    settings_clear(&one);
    settings_clear(&other);
}

int main(void)
{
    int keys = 0;

    while (setting_table[keys].key)
        keys++;
    tap_plan(7 + keys + 17 + 9 + 8 + 11 + 5 + 11);
    defaults();
    table();
    reads();
    writes();
    refuses();
    saves();
    shares();
    checks_numbers();
    err_list_clear(&warnings);
    return tap_done();
}
