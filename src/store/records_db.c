/* SPDX-License-Identifier: MIT */
/* records.h on a store: what counts is in memory, in step with what is written. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "store/store_inside.h"

/* ---- what counts ---- */

/* From the end: what is taken back or graded anew came late. */
static size_t find_entry(const struct store *store, review_uid uid)
{
    size_t n = store->count;

    while (n > 0 && store->entries[n - 1].uid != uid)
        n--;
    return n > 0 ? n - 1 : store->count;
}

static bool add_entry(struct store *store, review_uid uid, const struct attempt *attempt)
{
    if (!mem_grow((void **)&store->entries, &store->capacity, store->count + 1,
                  sizeof *store->entries))
        return false;
    store->entries[store->count].uid = uid;
    store->entries[store->count++].attempt = *attempt;
    return true;
}

static void remove_entry(struct store *store, size_t n)
{
    if (n >= store->count)
        return;
    store->count--;
    memmove(&store->entries[n], &store->entries[n + 1],
            (store->count - n) * sizeof *store->entries);
}

/* One that was graded anew and is not there, having been lost, is a new one. */
static bool put_entry(struct store *store, enum review_kind kind, review_uid uid, review_uid of,
                      const struct attempt *attempt)
{
    size_t n = kind == REVIEW_REGRADE ? find_entry(store, of) : store->count;

    if (n == store->count)
        return add_entry(store, uid, attempt);
    store->entries[n] = (struct entry){.uid = uid, .attempt = *attempt};
    return true;
}

void entries_clear(struct store *store)
{
    free(store->entries);
    store->entries = NULL;
    store->count = store->capacity = 0;
    store->has_run = false;
}

/* ---- reading ---- */

/* What a later program wrote in words that this one does not know is passed over. */
static bool take_review(struct store *store, const struct row *row)
{
    enum review_kind kind = row_review_kind(row);
    review_uid of = row->values[REVIEW_OF].integer;
    struct attempt attempt;

    if (kind == REVIEW_UNDO)
        remove_entry(store, find_entry(store, of));
    if (kind == REVIEW_UNDO || kind == REVIEW_KINDS || !row_attempt(row, &attempt))
        return true;
    return put_entry(store, kind, row->values[REVIEW_UID].integer, of, &attempt);
}

static bool take_run(struct store *store, const struct row *row)
{
    struct run run;

    if (row_run(row, &run)) {
        store->run = run;
        store->has_run = true;
    }
    return true;
}

static int load_table(struct store *store, sqlite3 *db, enum table table)
{
    sqlite3_stmt *read = row_prepare_read(db, table);
    int result = read ? sqlite3_bind_int64(read, 1, 0) : sqlite3_errcode(db);
    bool whole = true;
    struct row row;

    while (result == SQLITE_OK && (result = sqlite3_step(read)) == SQLITE_ROW) {
        bool good = row_read(&row, read, table);

        whole = whole && good;
        result = SQLITE_OK;
        if (good && !(table == TABLE_RUN ? take_run(store, &row) : take_review(store, &row)))
            result = SQLITE_NOMEM;
    }
    sqlite3_finalize(read);
    if (result == SQLITE_DONE)
        result = whole ? SQLITE_OK : SQLITE_CORRUPT;
    return result;
}

int entries_load(struct store *store, sqlite3 *db)
{
    int result = load_table(store, db, TABLE_REVIEW);

    return result == SQLITE_OK ? load_table(store, db, TABLE_RUN) : result;
}

/* ---- records.h ---- */

/* Writes, or, where it was said that nothing lasts, tries to. */
static bool settle(struct store *store, struct err *err)
{
    return log_flush(store, store->lasting ? err : NULL) || !store->lasting;
}

static bool no_memory(struct err *err)
{
    err_set(err, ERR_MEMORY);
    return false;
}

/* In memory first: what can't be written counts all the same. */
static bool keep(void *data, const struct attempt *attempt, struct err *err)
{
    struct store *store = data;
    struct change change = {
        .kind = REVIEW_ATTEMPT, .uid = log_new_uid(), .attempt = *attempt};

    store->lost_latest = !log_add(store, &change);
    if (!store->lost_latest && !add_entry(store, change.uid, attempt)) {
        store->lost_latest = true;
        store->waiting_count--;
    }
    return store->lost_latest ? no_memory(err) : settle(store, err);
}

static bool has_latest(const struct store *store, struct err *err)
{
    if (store->count == 0)
        err_set(err, ERR_NONE);
    return store->count > 0;
}

/* Is the latest attempt one that no file has?  Then it can be forgotten. */
static bool forget_waiting(struct store *store)
{
    review_uid uid = store->entries[store->count - 1].uid;
    size_t n = 0;

    while (n < store->waiting_count && store->waiting[n].uid != uid)
        n++;
    if (n == store->waiting_count || store->waiting[n].kind != REVIEW_ATTEMPT)
        return false;
    store->waiting_count--;
    memmove(&store->waiting[n], &store->waiting[n + 1],
            (store->waiting_count - n) * sizeof *store->waiting);
    return true;
}

/* Of what is about an earlier attempt nothing is left where it can't be written. */
static bool note(struct store *store, const struct change *change, struct err *err)
{
    if (!log_add(store, change))
        return no_memory(err);
    if (settle(store, err))
        return true;
    store->waiting_count--;
    return false;
}

static bool undo(void *data, struct err *err)
{
    struct store *store = data;
    struct change change = {.kind = REVIEW_UNDO, .uid = log_new_uid()};

    if (store->lost_latest) {
        store->lost_latest = false;
        return true;
    }
    if (!has_latest(store, err))
        return false;
    change.of = store->entries[store->count - 1].uid;
    if (!forget_waiting(store) && !note(store, &change, err))
        return false;
    store->count--;
    return true;
}

static bool replace(void *data, const struct attempt *attempt, struct err *err)
{
    struct store *store = data;
    struct change change = {.kind = REVIEW_REGRADE, .uid = log_new_uid(), .attempt = *attempt};

    if (store->lost_latest)
        return keep(data, attempt, err);
    if (!has_latest(store, err))
        return false;
    change.of = store->entries[store->count - 1].uid;
    if (!note(store, &change, err))
        return false;
    store->entries[store->count - 1] = (struct entry){.uid = change.uid, .attempt = *attempt};
    return true;
}

static size_t count(void *data)
{
    const struct store *store = data;

    return store->count;
}

static bool get(void *data, size_t n, struct attempt *out)
{
    const struct store *store = data;

    if (n >= store->count)
        return false;
    *out = store->entries[n].attempt;
    return true;
}

static bool note_run(void *data, const struct run *run, struct err *err)
{
    struct store *store = data;

    store->run = *run;
    store->has_run = true;
    if (log_add(store, &(struct change){.table = TABLE_RUN, .uid = log_new_uid(), .run = *run}))
        return settle(store, err);
    err_set(err, ERR_MEMORY);
    return false;
}

static bool last_run(void *data, struct run *out)
{
    const struct store *store = data;

    if (store->has_run)
        *out = store->run;
    return store->has_run;
}

static size_t waiting(void *data)
{
    const struct store *store = data;
    size_t attempts = 0;

    for (size_t i = 0; i < store->waiting_count; i++)
        attempts += store->waiting[i].table == TABLE_REVIEW;
    return attempts;
}

static bool flush(void *data, struct err *err)
{
    return log_flush(data, err);
}

static void release(void *data)
{
    struct store *store = data;

    if (!store)
        return;
    log_flush(store, NULL);
    store_disconnect(store);
    entries_clear(store);
    free(store->waiting);
    buf_clear(&store->aside);
    free(store);
}

void store_fill_records(struct records *out, struct store *store)
{
    *out = (struct records){
        .data = store, .lasting = store->lasting, .keep = keep, .undo = undo, .replace = replace,
        .count = count, .get = get, .note_run = note_run, .last_run = last_run,
        .waiting = waiting, .flush = flush, .free = release};
}
