/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "store/store.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/schema.h"
#include "store/store_inside.h"

const char *store_sqlite_version(void)
{
    return sqlite3_libversion();
}

/* ---- a connection for writing ---- */

void store_disconnect(struct store *store)
{
    for (int table = 0; table < TABLES; table++) {
        sqlite3_finalize(store->insert[table]);
        store->insert[table] = NULL;
    }
    sqlite3_close(store->db);
    store->db = NULL;
}

/* SQLite takes an empty file, and one of a single byte, for a new one and throws its log away. */
static bool lost_its_head(const char *path)
{
    enum { LEAST_PAGE = 512 };
    struct buf log = {0};
    struct stat file = {0}, log_file = {0};

    buf_printf(&log, "%s-wal", path);
    if (stat(path, &file) == 0 && file.st_size == 0 && buf_ok(&log))
        stat(buf_text(&log), &log_file);
    buf_clear(&log);
    return log_file.st_size > 0 || (file.st_size > 0 && file.st_size < LEAST_PAGE);
}

static bool prepare_statements(struct store *store)
{
    for (int table = 0; table < TABLES; table++)
        if (!(store->insert[table] = row_prepare_insert(store->db, (enum table)table)))
            return false;
    return file_identify(store->path, &store->id);
}

/* A file of another program or of a later one is not touched. */
static enum schema_state prepare(struct store *store, int *version)
{
    enum schema_state state = schema_look(store->db, version);
    int result = SQLITE_OK;

    if (state == SCHEMA_READY)
        result = sqlite3_db_readonly(store->db, "main") ? SQLITE_READONLY
                                                        : file_choose_journal(store->db);
    if (result != SQLITE_OK)
        return schema_is_damage(result) ? SCHEMA_DAMAGED : SCHEMA_FAILED;
    if (state == SCHEMA_READY)
        state = schema_prepare(store->db, version);
    return state == SCHEMA_READY && !prepare_statements(store) ? SCHEMA_FAILED : state;
}

static void say_state(const struct store *store, enum schema_state state, int version,
                      struct err *err)
{
    if (state == SCHEMA_NEWER) {
        file_fail(err, ERR_STORE_NEWER, store->path, NULL);
        err_add_number(err, version);
        err_add_number(err, SCHEMA_VERSION);
    } else if (state == SCHEMA_FOREIGN) {
        file_fail(err, ERR_STORE_FOREIGN, store->path, NULL);
    } else {
        bool can_write = !sqlite3_db_readonly(store->db, "main");

        file_fail(err, ERR_STORE_OPEN, store->path,
                  can_write ? sqlite3_errmsg(store->db) : sqlite3_errstr(SQLITE_READONLY));
    }
}

static enum schema_state connect(struct store *store, struct err *err)
{
    enum schema_state state;
    int version = 0;

    if (lost_its_head(store->path))
        return SCHEMA_DAMAGED;
    store->db = file_open(store->path, FILE_WRITE, err);
    if (!store->db)
        return SCHEMA_FAILED;
    state = prepare(store, &version);
    if (state == SCHEMA_READY)
        return state;
    say_state(store, state, version, err);
    store_disconnect(store);
    return state;
}

static bool rescue(struct store *store, struct err *err)
{
    buf_reset(&store->aside);
    return file_rescue(store->path, store->opened_at, &store->aside, err);
}

bool store_connect(struct store *store, struct err *err)
{
    enum schema_state state;

    if (!file_make(store->path, err))
        return false;
    state = connect(store, err);
    if (state == SCHEMA_DAMAGED && rescue(store, err))
        state = connect(store, err);
    return state == SCHEMA_READY;
}

/* ---- opening ---- */

static bool passes_check(sqlite3 *db, const char *pragma, char *fault, size_t size)
{
    sqlite3_stmt *statement = NULL;
    const char *said = sqlite3_prepare_v2(db, pragma, -1, &statement, NULL) == SQLITE_OK &&
                               sqlite3_step(statement) == SQLITE_ROW
                           ? (const char *)sqlite3_column_text(statement, 0)
                           : sqlite3_errmsg(db);
    bool good = said && strcmp(said, "ok") == 0;

    if (!good && fault)
        strncat(fault, said ? said : "", size - 1);
    sqlite3_finalize(statement);
    return good;
}

static int check_and_load(struct store *store)
{
    int result = entries_load(store, store->db);

    if (result == SQLITE_OK && !passes_check(store->db, "PRAGMA quick_check(1)", NULL, 0))
        result = SQLITE_CORRUPT;
    return result;
}

/* What is read first may be damaged, what has been rescued is not. */
static bool load(struct store *store, struct err *err)
{
    int result = check_and_load(store);

    if (schema_is_damage(result)) {
        store_disconnect(store);
        entries_clear(store);
        if (!rescue(store, err) || !store_connect(store, err))
            return false;
        result = check_and_load(store);
    }
    if (result == SQLITE_OK)
        return true;
    file_fail(err, result == SQLITE_NOMEM ? ERR_MEMORY : ERR_STORE_OPEN, store->path,
              result == SQLITE_NOMEM ? NULL : sqlite3_errstr(result));
    return false;
}

/* What can be read of a file that can't be written; why it can't is in err. */
static bool load_only(struct store *store, struct err_list *warnings, struct err *err)
{
    sqlite3 *db = err->code == ERR_STORE_OPEN ? file_open(store->path, FILE_READ, NULL) : NULL;
    int version;
    bool good = db && schema_look(db, &version) == SCHEMA_READY;

    if (good) {
        entries_load(store, db);
        err->code = ERR_STORE_READ_ONLY;
        err_list_add(warnings, err);
    }
    sqlite3_close(db);
    return good;
}

static void warn_of_damage(const struct store *store, struct err_list *warnings)
{
    const char *aside = buf_text(&store->aside), *slash = strrchr(aside, '/');
    struct err warning;

    file_fail(&warning, ERR_STORE_DAMAGED, store->path, NULL);
    err_add_number(&warning, (long)store->count);
    err_add_text(&warning, slash ? slash + 1 : aside);
    err_list_add(warnings, &warning);
}

bool store_open(struct records *out, const char *path, int64_t now, struct err_list *warnings,
                struct err *err)
{
    struct store *store = calloc(1, sizeof *store);
    struct err why;
    bool good = false;

    err_set(&why, ERR_MEMORY);
    if (store) {
        *store = (struct store){.path = path, .opened_at = now};
        good = store->lasting = store_connect(store, &why) && load(store, &why);
        if (good && store->aside.length > 0)
            warn_of_damage(store, warnings);
    }
    if (store && !good) {
        store_disconnect(store);
        entries_clear(store);
        good = load_only(store, warnings, &why);
    }
    if (good)
        store_fill_records(out, store);
    else if (err)
        *err = why;
    if (store && !good) {
        buf_clear(&store->aside);
        free(store);
    }
    return good;
}

/* ---- examining ---- */

static void say_journal(sqlite3 *db, struct store_report *out)
{
    sqlite3_stmt *statement = NULL;

    if (sqlite3_prepare_v2(db, "PRAGMA journal_mode", -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        strncat(out->journal, (const char *)sqlite3_column_text(statement, 0),
                sizeof out->journal - 1);
    sqlite3_finalize(statement);
}

static void say_answers(sqlite3 *db, bool thorough, struct store_report *out)
{
    struct store store = {.path = NULL};
    int result = entries_load(&store, db);

    out->answers = store.count;
    out->last = store.count > 0 ? store.entries[store.count - 1].attempt.when : 0;
    out->sound = result == SQLITE_OK;
    if (!out->sound)
        strncat(out->fault, sqlite3_errstr(result), sizeof out->fault - 1);
    else if (thorough)
        out->sound =
            passes_check(db, "PRAGMA integrity_check(1)", out->fault, sizeof out->fault);
    entries_clear(&store);
}

bool store_examine(const char *path, bool thorough, struct store_report *out, struct err *err)
{
    sqlite3 *db = file_open(path, FILE_READ, err);
    enum schema_state state;

    *out = (struct store_report){.sound = false};
    if (!db)
        return false;
    say_journal(db, out);
    state = schema_look(db, &out->schema);
    if (state == SCHEMA_FOREIGN)
        file_fail(err, ERR_STORE_FOREIGN, path, NULL);
    else if (out->schema > 0)
        say_answers(db, thorough, out);
    else
        out->sound = state == SCHEMA_READY;
    sqlite3_close(db);
    return state != SCHEMA_FOREIGN;
}
