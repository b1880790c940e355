/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "store/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "os/files.h"
#include "store/store.h"

void file_fail(struct err *err, enum err_code code, const char *path, const char *why)
{
    err_set(err, code);
    if (err)
        err->file = path;
    if (why)
        err_add_text(err, why);
}

/* ---- opening ---- */

bool file_create(const char *path, struct err *err)
{
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    if (fd < 0 && errno != EEXIST) {
        file_fail(err, ERR_STORE_OPEN, path, strerror(errno));
        return false;
    }
    if (fd >= 0)
        close(fd);
    files_sync_folder(path);
    return true;
}

bool file_make(const char *path, struct err *err)
{
    if (access(path, F_OK) == 0)
        return true;
    if (files_make_folders(path))
        return file_create(path, err);
    file_fail(err, ERR_STORE_OPEN, path, strerror(errno));
    return false;
}

/* The path as a file: URI. */
static void add_uri(struct buf *out, const char *path)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._/";

    buf_add(out, "file:");
    for (; *path; path++)
        if (strchr(plain, *path))
            buf_add_char(out, *path);
        else
            buf_printf(out, "%%%02X", (unsigned char)*path);
}

static int set_up(sqlite3 *db, enum file_way way)
{
    sqlite3_extended_result_codes(db, 1);
    sqlite3_busy_timeout(db, STORE_PATIENCE_MS);
    sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, way != FILE_SALVAGE, NULL);
    sqlite3_db_config(db, SQLITE_DBCONFIG_WRITABLE_SCHEMA, way == FILE_SALVAGE, NULL);
    sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, way == FILE_SALVAGE, NULL);
    sqlite3_exec(db,
                 "PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON; PRAGMA synchronous = EXTRA",
                 NULL, NULL, NULL);
    if (way == FILE_WRITE)
        return SQLITE_OK;
    return sqlite3_exec(db, "SELECT 1 FROM sqlite_master", NULL, NULL, NULL);
}

/* One try.  NULL only where memory is short. */
static sqlite3 *connect(const char *path, enum file_way way, const char *parameters, int *result)
{
    int access_flag = way == FILE_WRITE ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
    struct buf uri = {0};
    sqlite3 *db = NULL;

    add_uri(&uri, path);
    buf_add(&uri, parameters);
    *result = buf_ok(&uri) ? sqlite3_open_v2(buf_text(&uri), &db,
                                             access_flag | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX,
                                             NULL)
                           : SQLITE_NOMEM;
    buf_clear(&uri);
    if (*result == SQLITE_OK)
        *result = set_up(db, way);
    return db;
}

static bool needs_writing(int result)
{
    int code = result & 0xFF;

    return code == SQLITE_CANTOPEN || code == SQLITE_READONLY || code == SQLITE_IOERR;
}

sqlite3 *file_open(const char *path, enum file_way way, struct err *err)
{
    int result;
    sqlite3 *db = connect(path, way, "", &result);

    if (way != FILE_WRITE && needs_writing(result) && access(path, R_OK) == 0) {
        sqlite3_close(db);
        db = connect(path, way, "?immutable=1", &result);
    }
    if (result == SQLITE_OK || (way != FILE_READ && db))
        return db;
    file_fail(err, result == SQLITE_NOMEM ? ERR_MEMORY : ERR_STORE_OPEN, path,
              db ? sqlite3_errmsg(db) : NULL);
    sqlite3_close(db);
    return NULL;
}

/* Another program that opens the file at this moment can be in the way without SQLite waiting
 * for it, where waiting could last for ever. */
static int wait_for_log(sqlite3 *db)
{
    enum { NAP_MS = 20 };
    int result = SQLITE_BUSY;

    for (int waited = 0; waited < STORE_PATIENCE_MS; waited += NAP_MS) {
        result = sqlite3_exec(db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL);
        if ((result & 0xFF) != SQLITE_BUSY)
            break;
        sqlite3_sleep(NAP_MS);
    }
    return result;
}

static bool has_log(sqlite3 *db)
{
    sqlite3_stmt *statement = NULL;
    bool found = sqlite3_prepare_v2(db, "PRAGMA journal_mode", -1, &statement, NULL) == SQLITE_OK &&
                 sqlite3_step(statement) == SQLITE_ROW &&
                 strcmp((const char *)sqlite3_column_text(statement, 0), "wal") == 0;

    sqlite3_finalize(statement);
    return found;
}

int file_choose_journal(sqlite3 *db)
{
    int result = wait_for_log(db);

    if (result != SQLITE_OK)
        return result;
    if (has_log(db))
        sqlite3_exec(db, "PRAGMA synchronous = FULL", NULL, NULL, NULL);
    return sqlite3_exec(db, "BEGIN IMMEDIATE; ROLLBACK", NULL, NULL, NULL);
}

/* ---- names ---- */

bool file_identify(const char *path, struct file_id *out)
{
    struct stat status;

    if (stat(path, &status) != 0)
        return false;
    *out = (struct file_id){status.st_dev, status.st_ino};
    return true;
}

bool file_is_same(const char *path, const struct file_id *id)
{
    struct file_id seen;

    return file_identify(path, &seen) && seen.device == id->device && seen.inode == id->inode;
}

static void add_date(struct buf *out, int64_t now)
{
    time_t seconds = (time_t)now;
    char date[32] = "";
    struct tm parts;

    if (gmtime_r(&seconds, &parts))
        strftime(date, sizeof date, "%Y%m%dT%H%M%SZ", &parts);
    buf_add(out, date);
}

/* With -2, -3 … before .db if it must be. */
void store_name_aside(struct buf *out, const char *path, const char *word, int64_t now)
{
    size_t start = out->length, stem = strlen(path) - strlen(".db");

    for (int n = 1; n == 1 || access(buf_text(out) + start, F_OK) == 0; n++) {
        buf_truncate(out, start);
        buf_add_bytes(out, path, stem);
        buf_printf(out, "-%s-", word);
        add_date(out, now);
        if (n > 1)
            buf_printf(out, "-%d", n);
        buf_add(out, ".db");
        if (!buf_ok(out))
            return;
    }
}

/* A link is never made over a name that is taken.  Where there are no links, look first. */
static int move_one(const char *from, const char *to, bool keep_name)
{
    if (link(from, to) == 0)
        return keep_name || unlink(from) == 0 ? 0 : errno;
    if (errno == EEXIST || errno == ENOENT)
        return errno;
    if (access(to, F_OK) == 0)
        return EEXIST;
    return rename(from, to) == 0 ? 0 : errno;
}

static void move_journal(const char *path, const char *to, const char *suffix)
{
    struct buf from = {0}, name = {0};

    buf_printf(&from, "%s%s", path, suffix);
    buf_printf(&name, "%s%s", to, suffix);
    if (buf_ok(&from) && buf_ok(&name))
        rename(buf_text(&from), buf_text(&name));
    buf_clear(&from);
    buf_clear(&name);
}

static int move_all(const char *path, const char *to, bool keep_name)
{
    int why = move_one(path, to, keep_name);

    if (why == 0) {
        move_journal(path, to, "-wal");
        move_journal(path, to, "-journal");
        move_journal(path, to, "-shm");
        files_sync_folder(to);
    }
    return why;
}

int file_move(const char *path, const char *to)
{
    return move_all(path, to, false);
}

int file_set_aside(const char *path, const char *to)
{
    return move_all(path, to, true);
}
