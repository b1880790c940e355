/* SPDX-License-Identifier: MIT */
/* Backing up, taking away, profiles, and what is told of a file. */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/profile.h"
#include "store/store.h"
#include "tests/store/sample.h"
#include "tests/tap/tap.h"

static struct buf path;

/* ---- one file ---- */

static void backs_up(void)
{
    struct buf to = {0};
    struct stat status = {0};
    struct err err;

    sample_store(sample_path(&path, "backup"), 40);
    buf_printf(&to, "%s/copy.db", tap_scratch());
    ok(store_backup(buf_text(&path), buf_text(&to), &err), "a copy is made");
    is_int(40, sample_count(buf_text(&to)), "with all answers");
    ok(stat(buf_text(&to), &status) == 0 && (status.st_mode & 0777) == 0600, "for its owner only");
    ok(!store_backup(buf_text(&path), buf_text(&to), &err), "never over what is there");
    is_int(ERR_FILE_THERE, err.code, "which is said");
    is_string(buf_text(&to), err.file, "of that file");
    is_int(40, sample_count(buf_text(&to)), "and it is as it was");
    buf_add(&to, "/no/folder.db");
    ok(!store_backup(buf_text(&path), buf_text(&to), &err), "not where there is no folder");
    is_string(buf_text(&to), err.file, "which is said of that one");
    ok(!store_backup("/nowhere/learner.db", buf_text(&to), &err), "not of what is not there");
    is_int(ERR_STORE_OPEN, err.code, "and that");
    buf_clear(&to);
}

static void is_gone(const char *suffix)
{
    struct buf whole = {0};

    buf_printf(&whole, "%s%s", buf_text(&path), suffix);
    ok(access(buf_text(&whole), F_OK) != 0, "nothing is left at learner.db%s", suffix);
    buf_clear(&whole);
}

static void retires(void)
{
    struct buf to = {0}, again = {0};
    struct err err;

    sample_store(sample_path(&path, "retire"), 8);
    store_name_aside(&to, buf_text(&path), "before-reset", 0);
    ok(strstr(buf_text(&to), "/retire/learner-before-reset-19700101T000000Z.db") != NULL,
       "a name with word and date");
    ok(store_retire(buf_text(&path), buf_text(&to), &err), "the file gets it");
    is_gone("");
    is_gone("-wal");
    is_gone("-shm");
    is_int(8, sample_count(buf_text(&to)), "with all answers");
    store_name_aside(&again, buf_text(&path), "before-reset", 0);
    ok(strstr(buf_text(&again), "Z-2.db") != NULL, "the next of that second has a number");
    sample_store(buf_text(&path), 1);
    ok(!store_retire(buf_text(&path), buf_text(&to), &err), "never over what is there");
    is_int(1, sample_count(buf_text(&path)), "and nothing has changed");
    ok(store_retire(buf_text(&path), NULL, &err), "deleting");
    is_gone("");
    buf_clear(&to);
    buf_clear(&again);
}

static void examines(void)
{
    struct store_report report;
    struct err err;

    ok(!store_examine(sample_path(&path, "nothing"), true, &report, &err), "what is not there");
    is_int(ERR_STORE_OPEN, err.code, "can't be opened");
    ok(access(buf_text(&path), F_OK) != 0, "and is not made");
    sample_store(buf_text(&path), 9);
    ok(store_examine(buf_text(&path), true, &report, &err), "what is there");
    is_string("wal", report.journal, "has a log");
    is_int(1, report.schema, "and a version");
    is_size(9, report.answers, "and answers");
    is_int(SAMPLE_NOW + 8, report.last, "the latest of that second");
    ok(report.sound, "and is sound");
}

/* ---- profiles ---- */

static void names(void)
{
    static const char *const good[] = {"default", "Anna", "a", "team-2.b_c", "7"};
    static const char *const bad[] = {"", ".", "..", ".hidden", "a/b", "../x", "a b", "é", "a\n",
                                      "puzzles", "~", "-x/.."};
    char longest[PROFILE_NAME_MOST + 2];

    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        ok(profile_is_name(good[i]), "\"%s\" is a name", good[i]);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        ok(!profile_is_name(bad[i]), "bad name %zu is none", i);
    memset(longest, 'x', sizeof longest);
    longest[sizeof longest - 1] = '\0';
    ok(!profile_is_name(longest), "one of 65 bytes is none");
    longest[PROFILE_NAME_MOST] = '\0';
    ok(profile_is_name(longest), "one of 64 is");
}

static void make(const char *folder, const char *name)
{
    profile_store((buf_reset(&path), &path), folder, name);
    sample_store(buf_text(&path), 1);
}

static void profiles(void)
{
    struct buf folder = {0}, other = {0};
    struct path_list list = {0};
    struct err err;
    bool left;

    buf_printf(&folder, "%s/data", tap_scratch());
    ok(profile_list(&list, buf_text(&folder)) && list.count == 0, "no folder, no profiles");
    make(buf_text(&folder), "Zoe");
    make(buf_text(&folder), "anna");
    buf_printf(&other, "%s/puzzles/learner.db", buf_text(&folder));
    sample_write(buf_text(&other), "", 0);
    profile_list(&list, buf_text(&folder));
    is_size(2, list.count, "two profiles, and the puzzles are none");
    is_string("Zoe", list.count > 0 ? list.items[0] : NULL, "in byte order");
    is_string("anna", list.count > 1 ? list.items[1] : NULL, "both");
    ok(profile_exists(buf_text(&folder), "anna"), "one that is there");
    ok(!profile_exists(buf_text(&folder), "berta"), "one that is not");
    ok(profile_delete(buf_text(&folder), "anna", buf_text(&path), &left, &err), "deleting it");
    ok(!left, "takes the folder with it");
    ok(!profile_exists(buf_text(&folder), "anna"), "it is gone");
    make(buf_text(&folder), "Zoe");
    buf_reset(&other);
    buf_printf(&other, "%s/Zoe/paper.txt", buf_text(&folder));
    sample_write(buf_text(&other), "exam", 4);
    ok(profile_delete(buf_text(&folder), "Zoe", buf_text(&path), &left, &err) && left,
       "but not with something else in it");
    ok(access(buf_text(&other), F_OK) == 0, "which stays");
    path_list_clear(&list);
    buf_clear(&folder);
    buf_clear(&other);
}

int main(void)
{
    tap_plan(11 + 11 + 9 + 19 + 11);
    backs_up();
    retires();
    examines();
    names();
    profiles();
    buf_clear(&path);
    return tap_done();
}
