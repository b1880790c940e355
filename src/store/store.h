/* SPDX-License-Identifier: MIT */
/*
 * The file that keeps what a learner answered: SQLite behind train/records.h, and what is done
 * with such a file as a whole.
 *
 *     struct records records;
 *     if (!store_open(&records, path, clock_utc(), &warnings, &err))
 *         ... records_memory(&records), and say err ...
 *     records.keep(records.data, &attempt, &err);
 *     records.free(records.data);
 *
 * An answer is on the disk when keep() returns true: one transaction each, write-ahead log with
 * synchronous=FULL, or, where the file system has no shared memory for that log, a rollback
 * journal with synchronous=EXTRA (https://sqlite.org/wal.html, pragma.html#pragma_synchronous).
 *
 * Everything is read once, when the file is opened; `count` and `get` are memory.  Several
 * programs may write at the same time; what another one adds is seen at the next opening, so
 * that numbers of attempts stay what they are while a session runs.
 *
 * What can't be written (full disk, lock held for more than STORE_PATIENCE_MS) is held in memory,
 * counts, and is tried again with each later answer; records.h says how that is told.  Where a
 * file was set aside or taken away by another program meanwhile, a new one is begun.
 */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "train/records.h"

enum { STORE_PATIENCE_MS = 5000 };

/*
 * Opens the file, or makes it: 0600, missing folders 0700.  now: UTC seconds, for the name of a
 * damaged file: that is set aside as NAME-damaged-DATE.db, as it is, after everything in it that
 * can still be read and whose sum is right has been copied to a new one; ERR_STORE_DAMAGED among
 * the warnings then.
 *
 * A file or folder that can only be read: `lasting` is false, ERR_STORE_READ_ONLY is among the
 * warnings, earlier answers are there.
 *
 * False: ERR_STORE_OPEN, ERR_STORE_NEWER (a later program's), ERR_STORE_FOREIGN (none of ours),
 * ERR_MEMORY; the file is as it was.  Paths in errs and warnings are `path`, which must outlive
 * them and the records.
 */
bool store_open(struct records *out, const char *path, int64_t now, struct err_list *warnings,
                struct err *err);

/* What `doctor` and `profile list` tell of a file.  Nothing is changed. */
struct store_report {
    char journal[16];      /* "wal", "delete" … */
    int schema;            /* version of the tables */
    size_t answers;        /* that count */
    int64_t last;          /* UTC seconds of the latest one; 0: none */
    bool sound;            /* SQLite's integrity check, and all sums */
    char fault[ERR_TEXT_SIZE]; /* where it is not: what was found */
};
/* thorough: with the integrity check.  False: ERR_STORE_OPEN, ERR_STORE_FOREIGN. */
bool store_examine(const char *path, bool thorough, struct store_report *out, struct err *err);

/* Copies by SQLite's online backup, also while others write, into a new file (0600) that is whole
 * and synced, or not there at all.  ERR_FILE_THERE: `to` exists. */
bool store_backup(const char *path, const char *to, struct err *err);

/* Appends "FOLDER/learner-WORD-20261130T181500Z.db" for the path of a store: a name that is free. */
void store_name_aside(struct buf *out, const char *path, const char *word, int64_t now);

/* Renames the file to the new name `to`, or deletes it (NULL).  ERR_STORE_BUSY: another program
 * has it open. */
bool store_retire(const char *path, const char *to, struct err *err);

/* "3.40.1" */
const char *store_sqlite_version(void);

#endif
