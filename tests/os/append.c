/* SPDX-License-Identifier: MIT */
/* A file that is only added to: what is added is all there or not at all, by one program at a
 * time. */
#include "config.h"

#include "os/append.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/buf.h"
#include "os/files.h"
#include "tests/tap/tap.h"

static struct buf path;

static const char *content(void)
{
    static struct buf text;

    buf_clear(&text);
    files_read(&text, buf_text(&path), 1000, NULL);
    return buf_text(&text);
}

static void test_adding(void)
{
    struct append_file file, again;
    struct err err;
    struct stat status;

    buf_printf(&path, "%s/new/folder/file", tap_scratch());
    ok(append_create(&file, buf_text(&path), &err), "a new file, in folders that were not there");
    ok(stat(buf_text(&path), &status) == 0 && (status.st_mode & 0777) == 0600,
       "for its owner only");
    ok(append_add(&file, "one\n", 4, &err) && append_add(&file, "two\n", 4, &err), "two lines");
    is_string("one\ntwo\n", content(), "are there");
    ok(!append_create(&again, buf_text(&path), &err), "what is there is not made again");
    is_string("file-write", err_code_name(err.code), "which is a fault of writing");
    append_close(&file);
}

static void test_opening(void)
{
    struct append_file file;
    struct err err;

    ok(!append_open(&file, buf_text(&path), 7, 4, &err), "a file that has grown is not opened");
    is_string("store-busy", err_code_name(err.code), "for somebody else writes it");
    ok(append_open(&file, buf_text(&path), 8, 4, &err), "one that has not is");
    ok(append_add(&file, "2\n", 2, &err), "and goes on");
    is_string("one\n2\n", content(), "behind what was whole");
    append_close(&file);
    ok(!append_open(&file, "/nowhere/at/all", 0, 0, &err), "what is not there is not opened");
    is_string("file-open", err_code_name(err.code), "which is a fault of opening");
}

/* Locks hold between processes. */
static bool in_another_process(bool (*does)(struct append_file *file))
{
    struct append_file file;
    int status = 0;
    pid_t child = fork();

    if (child == 0)
        _exit(does(&file) ? 0 : 1);
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static bool opens(struct append_file *file)
{
    return append_open(file, buf_text(&path), 6, 6, NULL);
}

static bool creates(struct append_file *file)
{
    return append_create(file, buf_text(&path), NULL);
}

static void test_lock(void)
{
    struct append_file file;

    append_open(&file, buf_text(&path), 6, 6, NULL);
    ok(!in_another_process(opens), "while it is open nobody else opens it");
    append_close(&file);
    ok(in_another_process(opens), "afterwards somebody may");
}

/* What a crash between making and writing leaves, and what another program has just begun, look the
 * same but for the lock. */
static void test_empty(void)
{
    struct append_file file;
    struct err err;
    size_t length = path.length;

    buf_add(&path, ".empty");
    ok(append_create(&file, buf_text(&path), &err), "a file, and nothing in it yet");
    ok(!in_another_process(creates), "is nobody else's");
    append_add(&file, "one\n", 4, &err);
    is_string("one\n", content(), "it keeps its name");
    append_close(&file);
    ok(!in_another_process(creates), "nor is it later");
    ok(truncate(buf_text(&path), 0) == 0 && in_another_process(creates),
       "an empty one that has been left is anybody's");
    buf_truncate(&path, length);
}

/* A limit on the size of files makes a write stop in the middle. */
static void test_full(void)
{
    struct append_file file;
    struct rlimit before, limit;
    struct err err;

    append_open(&file, buf_text(&path), 6, 6, NULL);
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before);
    limit = (struct rlimit){.rlim_cur = 10, .rlim_max = before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
    ok(!append_add(&file, "a long line\n", 12, &err), "a line for which there is no room");
    setrlimit(RLIMIT_FSIZE, &before);
    is_string("file-write", err_code_name(err.code), "is a fault of writing");
    is_string("one\n2\n", content(), "and nothing of it stays");
    ok(append_add(&file, "3\n", 2, &err), "with room again it goes on");
    is_string("one\n2\n3\n", content(), "where it was");
    append_close(&file);
}

int main(void)
{
    tap_plan(25);
    test_adding();
    test_opening();
    test_lock();
    test_empty();
    test_full();
    buf_clear(&path);
    return tap_done();
}
