/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "os/files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/tap/tap.h"

static char path[600];

static const char *in_scratch(const char *name)
{
    snprintf(path, sizeof path, "%s/%s", tap_scratch(), name);
    return path;
}

static int mode_of(const char *file)
{
    struct stat status;

    return stat(file, &status) == 0 ? (int)(status.st_mode & 0777) : -1;
}

static void replaces(void)
{
    struct buf out = {0};
    struct err err;
    const char *file = in_scratch("new/folder/file");

    ok(files_replace(file, "one\n", 4, &err), "folders are made on the way");
    is_int(0600, mode_of(file), "the file is for its owner only");
    ok(files_read(&out, file, 100, &err), "and can be read");
    is_string("one\n", buf_text(&out), "as it was written");
    ok(files_replace(file, "", 0, &err), "an empty text");
    ok(files_read(&out, file, 100, &err), "is read as well");
    is_string("one\n", buf_text(&out), "and appends nothing");
    is_int(0700, mode_of(in_scratch("new/folder")), "the folders, too, are for their owner");
    is_int(0700, mode_of(in_scratch("new")), "all of them");
    buf_clear(&out);
}

static void keeps_links(void)
{
    struct buf out = {0};
    struct stat status;
    char target[600];

    strcpy(target, in_scratch("target"));
    ok(files_replace(target, "old", 3, NULL), "a file");
    is_int(0, symlink(target, in_scratch("link")), "and a link to it");
    ok(files_replace(in_scratch("link"), "new", 3, NULL), "replaced by the link's name");
    ok(lstat(path, &status) == 0 && S_ISLNK(status.st_mode), "the link stays one");
    ok(files_read(&out, target, 100, NULL), "the file");
    is_string("new", buf_text(&out), "is the one that changed");
    buf_clear(&out);
}

static void refuses(void)
{
    struct buf out = {0};
    struct err err;
    const char *missing = in_scratch("missing");

    ok(!files_read(&out, missing, 100, &err), "a file that isn't there");
    is_int(ERR_FILE_OPEN, err.code, "can't be opened");
    is_string(missing, err.file, "by its name");
    is_string(strerror(ENOENT), err.args[0].text, "and why");
    ok(!files_read(&out, tap_scratch(), 100, &err), "a folder");
    is_int(ERR_FILE_OPEN, err.code, "is no file");
    is_string(strerror(EISDIR), err.args[0].text, "and why");
    ok(!files_replace(tap_scratch(), "x", 1, &err), "a folder can't be replaced");
    is_int(ERR_FILE_WRITE, err.code, "by a file");
    ok(!files_replace("", "x", 1, &err), "nor can no name");
    ok(!files_read(&out, "", 100, NULL), "the error is not always wanted");
    is_size(0, out.length, "nothing was appended");
    buf_clear(&out);
}

static void creates(void)
{
    struct buf out = {0};
    struct err err;
    const char *file = in_scratch("fresh");

    ok(files_create(file, "first", 5, &err), "a new file");
    ok(!files_create(file, "second", 6, &err), "is never written over");
    is_int(ERR_FILE_THERE, err.code, "which is said");
    is_string(file, err.file, "by its name");
    ok(files_read(&out, file, 100, &err), "it stays");
    is_string("first", buf_text(&out), "as it was");
    ok(!files_create(in_scratch("nowhere/fresh"), "x", 1, &err), "folders are not made");
    is_int(ERR_FILE_WRITE, err.code, "it can't be written");
    ok(!files_create(in_scratch("fresh/x"), "x", 1, &err), "nor can one below a file");
    is_int(ERR_FILE_WRITE, err.code, "for another reason than its name");
    is_int(0, symlink("/dev/full", in_scratch("full")), "a link");
    ok(!files_create(path, "x", 1, &err), "is there, too");
    is_int(ERR_FILE_THERE, err.code, "and is not followed");
    buf_clear(&out);
}

static void limits(void)
{
    struct buf out = {0};
    struct err err;
    const char *file = in_scratch("five");

    files_replace(file, "12345", 5, NULL);
    ok(files_read(&out, file, 5, &err), "five bytes of five");
    is_string("12345", buf_text(&out), "are read");
    ok(!files_read(&out, file, 4, &err), "five bytes of four");
    is_int(ERR_FILE_TOO_LARGE, err.code, "are too many");
    is_int(4, err.args[0].number, "and the limit is told");
    is_string(file, err.file, "with the file");
    ok(files_read(&out, file, 5, &err), "what was there before");
    ok(strncmp("12345", buf_text(&out), 5) == 0, "does not count");
    buf_clear(&out);
}

static void read_only_folder(void)
{
    struct err err;
    char folder[600];

    strcpy(folder, in_scratch("closed"));
    if (geteuid() == 0) {
        skip(4, "root may write everywhere");
        return;
    }
    mkdir(folder, 0500);
    ok(!files_replace(in_scratch("closed/file"), "x", 1, &err), "a folder that is read only");
    is_int(ERR_FILE_WRITE, err.code, "can't be written");
    is_string(strerror(EACCES), err.args[0].text, "and why");
    is_string(path, err.file, "and where");
    chmod(folder, 0700);
}

static void streams(void)
{
    char bytes[4];
    struct err err;
    const char *file = in_scratch("seven");
    struct file_stream *stream;

    files_replace(file, "1234567", 7, NULL);
    stream = file_stream_open(file, &err);
    ok(stream != NULL, "a stream");
    is_int(4, file_stream_read(stream, bytes, sizeof bytes), "comes in pieces");
    ok(memcmp(bytes, "1234", 4) == 0, "the first");
    is_int(3, file_stream_read(stream, bytes, sizeof bytes), "the second");
    ok(memcmp(bytes, "567", 3) == 0, "with the rest");
    is_int(0, file_stream_read(stream, bytes, sizeof bytes), "and an end");
    file_stream_close(stream);
    file_stream_close(NULL);
    ok(!file_stream_open(in_scratch("missing"), &err), "no file, no stream");
    is_int(ERR_FILE_OPEN, err.code, "but an error");
    ok(!file_stream_open(tap_scratch(), NULL), "a folder is no stream either");
}

/* Standard input by its short name. */
static void standard_input(void)
{
    struct buf out = {0};
    struct err err;
    const char *file = in_scratch("input");

    files_replace(file, "from the pipe", 13, NULL);
    if (!freopen(file, "r", stdin))
        bail("can't reopen standard input");
    ok(files_read(&out, "-", 100, &err), "a dash is standard input");
    is_string("from the pipe", buf_text(&out), "read to its end");
    buf_clear(&out);
}

int main(void)
{
    tap_plan(9 + 6 + 12 + 13 + 8 + 4 + 9 + 2);
    replaces();
    keeps_links();
    refuses();
    creates();
    limits();
    read_only_folder();
    streams();
    standard_input();
    return tap_done();
}
