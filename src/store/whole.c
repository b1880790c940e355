/* SPDX-License-Identifier: MIT */
/* What is done with a store's file as a whole. */
#include "config.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "os/files.h"
#include "store/file.h"
#include "store/store.h"

/* ---- backing up ---- */

static int copy_pages(sqlite3 *from, sqlite3 *to)
{
    sqlite3_backup *backup = sqlite3_backup_init(to, "main", from, "main");
    int result = backup ? sqlite3_backup_step(backup, -1) : sqlite3_errcode(to);

    if (backup)
        sqlite3_backup_finish(backup);
    if (result == SQLITE_DONE) /* one file, without a log beside it */
        result = sqlite3_exec(to, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);
    return result;
}

static bool copy(const char *path, const char *fresh, struct err *err)
{
    sqlite3 *from = file_open(path, FILE_READ, err);
    sqlite3 *to = from && file_create(fresh, err) ? file_open(fresh, FILE_WRITE, err) : NULL;
    int result = to ? copy_pages(from, to) : SQLITE_ERROR;

    if (to && result != SQLITE_OK)
        file_fail(err, ERR_FILE_WRITE, fresh, sqlite3_errstr(result));
    sqlite3_close(to);
    sqlite3_close(from);
    return result == SQLITE_OK;
}

bool store_backup(const char *path, const char *to, struct err *err)
{
    struct buf fresh = {0};
    bool good;
    int why;

    buf_printf(&fresh, "%s-new", to);
    unlink(buf_text(&fresh));
    good = buf_ok(&fresh) && copy(path, buf_text(&fresh), err);
    if (!good && err && err->file != path) {
        err->code = ERR_FILE_WRITE;
        err->file = to;
    }
    if (good && (why = file_move(buf_text(&fresh), to)) != 0) {
        file_fail(err, why == EEXIST ? ERR_FILE_THERE : ERR_FILE_WRITE, to, strerror(why));
        good = false;
    }
    if (!good)
        unlink(buf_text(&fresh));
    buf_clear(&fresh);
    return good;
}

/* ---- taking away ---- */

static void remove_journal(const char *path, const char *suffix)
{
    struct buf name = {0};

    buf_printf(&name, "%s%s", path, suffix);
    if (buf_ok(&name))
        unlink(buf_text(&name));
    buf_clear(&name);
}

static int remove_file(const char *path)
{
    if (unlink(path) != 0)
        return errno;
    remove_journal(path, "-wal");
    remove_journal(path, "-shm");
    remove_journal(path, "-journal");
    files_sync_folder(path);
    return 0;
}

/* Nobody else has it open when its log can be ended; what SQLite can't read, nobody uses. */
static bool take_alone(sqlite3 *db)
{
    enum { SHORT_MS = 250 };
    static const char sql[] = "PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE";

    sqlite3_busy_timeout(db, SHORT_MS);
    return (sqlite3_exec(db, sql, NULL, NULL, NULL) & 0xFF) != SQLITE_BUSY;
}

bool store_retire(const char *path, const char *to, struct err *err)
{
    sqlite3 *db = access(path, F_OK) == 0 ? file_open(path, FILE_WRITE, err) : NULL;
    bool alone = !db || take_alone(db);
    int why = 0;

    if (!alone)
        file_fail(err, ERR_STORE_BUSY, path, NULL);
    else
        why = to ? file_move(path, to) : remove_file(path);
    if (why != 0)
        file_fail(err, ERR_FILE_WRITE, path, strerror(why));
    sqlite3_close(db);
    return alone && why == 0;
}
