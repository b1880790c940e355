/* SPDX-License-Identifier: MIT */
/*
 * What is written.  Changes wait in memory until a transaction with all of them has been
 * committed.  Each has a random number of its own, so one whose commit failed half way can be
 * written again: if it is there already, nothing happens.
 */
#include "config.h"

#include "base/mem.h"
#include "store/schema.h"
#include "store/store_inside.h"

review_uid log_new_uid(void)
{
    review_uid uid;

    sqlite3_randomness(sizeof uid, &uid);
    uid &= INT64_MAX;
    return uid ? uid : 1;
}

bool log_add(struct store *store, const struct change *change)
{
    if (!mem_grow((void **)&store->waiting, &store->waiting_capacity, store->waiting_count + 1,
                  sizeof *store->waiting))
        return false;
    store->waiting[store->waiting_count++] = *change;
    return true;
}

static int insert(struct store *store, const struct change *change)
{
    struct row row;

    if (change->table == TABLE_RUN)
        row_of_run(&row, change->uid, &change->run);
    else
        row_of_review(&row, change->kind, change->uid, change->of,
                      change->kind == REVIEW_UNDO ? NULL : &change->attempt);
    return row_insert(&row, store->insert[change->table]);
}

/* All that counts, for a new file in the place of one that broke or is gone: more of it may be
 * here than there. */
static int insert_entries(struct store *store)
{
    int result = SQLITE_DONE;

    for (size_t i = 0; i < store->count && result == SQLITE_DONE; i++)
        result = insert(store, &(struct change){.kind = REVIEW_ATTEMPT,
                                                .uid = store->entries[i].uid,
                                                .attempt = store->entries[i].attempt});
    return result;
}

/* Inside the transaction: a file that has lost its name by now takes nothing any more.  Returns
 * SQLITE_READONLY_DBMOVED for that, as SQLite itself does where it notices. */
static int write_changes(struct store *store, bool all)
{
    int result = file_is_same(store->path, &store->id) ? SQLITE_DONE : SQLITE_READONLY_DBMOVED;

    if (all && result == SQLITE_DONE)
        result = insert_entries(store);
    for (size_t i = 0; i < store->waiting_count && result == SQLITE_DONE; i++)
        result = insert(store, &store->waiting[i]);
    return result == SQLITE_DONE ? SQLITE_OK : result;
}

static int write_and_commit(struct store *store, bool all)
{
    int result = sqlite3_exec(store->db, "BEGIN IMMEDIATE", NULL, NULL, NULL);

    if (result == SQLITE_OK)
        result = write_changes(store, all);
    if (result == SQLITE_OK)
        result = sqlite3_exec(store->db, "COMMIT", NULL, NULL, NULL);
    return result;
}

/* The reason is kept before the roll-back has one of its own. */
static int write_or_roll_back(struct store *store, bool all, struct err *err)
{
    int result = write_and_commit(store, all);

    if (result != SQLITE_OK)
        file_fail(err, ERR_STORE_KEEP, store->path,
                  result == SQLITE_READONLY_DBMOVED ? sqlite3_errstr(result)
                                                    : sqlite3_errmsg(store->db));
    if (!sqlite3_get_autocommit(store->db))
        sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL);
    return result;
}

/* The file is broken, gone, or was never open for writing: once more from the start. */
static bool write_anew(struct store *store, struct err *err)
{
    store_disconnect(store);
    return store_connect(store, err) &&
           write_or_roll_back(store, true, err) == SQLITE_OK;
}

bool log_flush(struct store *store, struct err *err)
{
    int result = SQLITE_READONLY_DBMOVED;
    bool good;

    if (store->waiting_count == 0)
        return true;
    if (store->db)
        result = write_or_roll_back(store, false, err);
    good = result == SQLITE_OK;
    if (result == SQLITE_READONLY_DBMOVED || schema_is_damage(result))
        good = write_anew(store, err);
    if (good)
        store->waiting_count = 0;
    return good;
}
