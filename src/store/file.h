/* SPDX-License-Identifier: MIT */
/* A store's file: opened as the store wants it, looked at, set aside. */
#ifndef STORE_FILE_H
#define STORE_FILE_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/buf.h"
#include "base/err.h"

enum file_way {
    FILE_WRITE, /* made if it is not there */
    FILE_READ,  /* as it is; where even that needs the right to write, as a file that nobody changes */
    FILE_SALVAGE /* as FILE_READ, and what is odd in the schema is passed over */
};

/* An open connection: patience for locks, no trust in what the schema says.  NULL: err is
 * ERR_STORE_OPEN. */
sqlite3 *file_open(const char *path, enum file_way way, struct err *err);
/* Chooses journal and synchronous, and tries a transaction.  SQLITE_OK, or why the file can't be written. */
int file_choose_journal(sqlite3 *db);
/* Makes an empty file (0600) unless it is there. */
bool file_create(const char *path, struct err *err);
/* The same with its folders (0700). */
bool file_make(const char *path, struct err *err);

/* ERR_STORE_OPEN, ERR_STORE_KEEP, …: the code, the path and what SQLite or the system says. */
void file_fail(struct err *err, enum err_code code, const char *path, const char *why);

/* Which file it is, whatever its name is by now. */
struct file_id {
    dev_t device;
    ino_t inode;
};
bool file_identify(const char *path, struct file_id *out);
bool file_is_same(const char *path, const struct file_id *id);

/* Gives the file another name, never one that is taken; its journals go along.  0, or errno. */
int file_move(const char *path, const char *to);
/* The same for a file that another one will replace at once: it may keep its old name too. */
int file_set_aside(const char *path, const char *to);

/*
 * Copies all that can be read of a damaged file to a new one, which takes its place; the old one
 * is left as it is under the name that is appended to `aside`.  False: nothing has changed.
 */
bool file_rescue(const char *path, int64_t now, struct buf *aside, struct err *err);

#endif
