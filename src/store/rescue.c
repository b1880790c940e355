/* SPDX-License-Identifier: MIT */
/*
 * A damaged file: whatever can still be read goes into a new one.  Each row is asked for by its
 * number, so a broken page costs the rows on it and no more.  The new file is whole and synced
 * before the old one loses its name.
 */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "os/files.h"
#include "store/file.h"
#include "store/row.h"
#include "store/schema.h"
#include "store/store.h"

enum { LEAST_ROW_BYTES = 64 }; /* a row takes more than this, so a file has fewer rows than ... */

static int64_t size_of(const char *path, const char *suffix)
{
    struct buf name = {0};
    struct stat status = {0};
    bool known;

    buf_printf(&name, "%s%s", path, suffix);
    known = buf_ok(&name) && stat(buf_text(&name), &status) == 0;
    buf_clear(&name);
    return known ? (int64_t)status.st_size : 0;
}

struct copy {
    sqlite3_stmt *read, *insert;
    enum table table;
    int64_t most;  /* no row has a higher number */
};

/* Rows from number `from` on until one can't be read, or is not behind the one before as it would
 * be in a sound file; returns the number to go on from. */
static int64_t copy_stretch(struct copy *copy, int64_t from, int *written)
{
    struct row row;
    int seen = SQLITE_ERROR;

    sqlite3_bind_int64(copy->read, 1, from);
    while (*written == SQLITE_DONE && (seen = sqlite3_step(copy->read)) == SQLITE_ROW) {
        int64_t number = sqlite3_column_int64(copy->read, 0);

        if (number < from || number > copy->most)
            break;
        from = number + 1;
        if (row_read(&row, copy->read, copy->table))
            *written = row_insert(&row, copy->insert);
    }
    sqlite3_reset(copy->read);
    return seen == SQLITE_DONE ? copy->most + 1 : from + 1;
}

static int copy_rows(struct copy *copy)
{
    int written = SQLITE_DONE;

    for (int64_t from = 1; from <= copy->most && written == SQLITE_DONE;)
        from = copy_stretch(copy, from, &written);
    return written;
}

/* A table that can't be asked for at all is passed over. */
static bool copy_table(sqlite3 *from, sqlite3 *to, enum table table, int64_t most)
{
    struct copy copy = {.table = table, .most = most};
    int written = SQLITE_DONE;

    copy.read = row_prepare_read(from, table);
    copy.insert = row_prepare_insert(to, table);
    if (copy.read && copy.insert)
        written = copy_rows(&copy);
    sqlite3_finalize(copy.read);
    sqlite3_finalize(copy.insert);
    return written == SQLITE_DONE;
}

static bool copy_all(sqlite3 *from, sqlite3 *to, int64_t most)
{
    bool good = sqlite3_exec(to, "PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE", NULL, NULL, NULL) ==
                SQLITE_OK;

    for (int table = 0; table < TABLES && good; table++)
        good = copy_table(from, to, (enum table)table, most);
    return good && sqlite3_exec(to, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
}

/* Fills the new file.  One that can't be opened at all gives nothing. */
static bool fill(const char *path, sqlite3 *to, struct err *err)
{
    int64_t most = (size_of(path, "") + size_of(path, "-wal")) / LEAST_ROW_BYTES + 1;
    sqlite3 *from = size_of(path, "") > 0 ? file_open(path, FILE_SALVAGE, NULL) : NULL;
    bool good = schema_migrate(to, schema_steps, SCHEMA_VERSION) == SQLITE_OK;

    if (good && from)
        good = copy_all(from, to, most);
    if (!good)
        file_fail(err, ERR_STORE_OPEN, path, sqlite3_errmsg(to));
    sqlite3_close(from);
    return good;
}

/* A new file beside the old one, synced and closed. */
static bool make_new(const char *path, const char *fresh, struct err *err)
{
    sqlite3 *to = NULL;
    bool good;

    unlink(fresh); /* left by a program that was stopped here */
    if (!file_create(fresh, err))
        return false;
    to = file_open(fresh, FILE_WRITE, err);
    good = to && fill(path, to, err);
    sqlite3_close(to);
    if (!good)
        unlink(fresh);
    return good;
}

/* The old file keeps its name until the new one takes it, where the file system has links. */
static int put_in_place(const char *path, const char *fresh, const char *aside)
{
    int why = file_set_aside(path, aside);

    if (why == 0 && rename(fresh, path) != 0)
        why = errno;
    files_sync_folder(path);
    return why;
}

bool file_rescue(const char *path, int64_t now, struct buf *aside, struct err *err)
{
    struct buf fresh = {0};
    size_t start = aside->length;
    int why = 0;
    bool good;

    buf_printf(&fresh, "%s-new", path);
    store_name_aside(aside, path, "damaged", now);
    good = buf_ok(&fresh) && buf_ok(aside) && make_new(path, buf_text(&fresh), err);
    if (good)
        why = put_in_place(path, buf_text(&fresh), buf_text(aside) + start);
    if (why != 0) {
        file_fail(err, ERR_STORE_OPEN, path, strerror(why));
        unlink(buf_text(&fresh));
    }
    buf_clear(&fresh);
    return good && why == 0;
}
