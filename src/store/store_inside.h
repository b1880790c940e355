/* SPDX-License-Identifier: MIT */
/* Shared by store.c (the file), log.c (what is written) and records_db.c (what counts). */
#ifndef STORE_STORE_INSIDE_H
#define STORE_STORE_INSIDE_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "store/file.h"
#include "store/row.h"
#include "store/store.h"

/* An attempt that counts, and the row that says so. */
struct entry {
    review_uid uid;
    struct attempt attempt;
};

/* A row that has yet to be written. */
struct change {
    enum table table;
    enum review_kind kind;
    review_uid uid, of;
    struct attempt attempt; /* of an undo: empty */
    struct run run;
};

struct store {
    const char *path;         /* the caller's */
    int64_t opened_at;        /* UTC seconds */
    sqlite3 *db;              /* NULL: not open for writing */
    sqlite3_stmt *insert[TABLES];
    struct file_id id;        /* of what db has open */
    struct buf aside;         /* where a damaged file is now; empty: there was none */
    bool lasting;             /* what cannot be written is an error */

    struct entry *entries;    /* what counts, oldest first */
    size_t count, capacity;
    struct change *waiting;   /* what is not written yet, oldest first */
    size_t waiting_count, waiting_capacity;
    bool lost_latest;         /* the latest keep had no memory: it is nowhere */
    struct run run;           /* the latest */
    bool has_run;
};

/* --- store.c --- */

/* Opens the file for writing: journal, tables, statements; a damaged one is rescued first.  False:
 * db is NULL. */
bool store_connect(struct store *store, struct err *err);
void store_disconnect(struct store *store);

/* --- log.c --- */

/* Writes what is waiting, all or nothing, and syncs. */
bool log_flush(struct store *store, struct err *err);
/* Puts a change behind those that wait.  False: memory. */
bool log_add(struct store *store, const struct change *change);
review_uid log_new_uid(void);

/* --- records_db.c --- */

/* Reads what the open connection has into entries and run.  SQLITE_OK, SQLITE_CORRUPT also for a
 * wrong sum (what is good has been read all the same), or another error. */
int entries_load(struct store *store, sqlite3 *db);
void entries_clear(struct store *store);
void store_fill_records(struct records *out, struct store *store);

#endif
