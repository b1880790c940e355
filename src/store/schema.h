/* SPDX-License-Identifier: MIT */
/*
 * The tables and their versions.  A file says by PRAGMA application_id that it is ours and by
 * PRAGMA user_version how many steps it has gone; each step is one transaction, so a file is at
 * one version or at the next, never between.  A step that has been released is never changed.
 */
#ifndef STORE_SCHEMA_H
#define STORE_SCHEMA_H

#include <sqlite3.h>
#include <stdbool.h>

enum {
    SCHEMA_APPLICATION = 0x44726177, /* "Draw" */
    SCHEMA_VERSION = 1
};

/* SQL of each step, SCHEMA_VERSION of them: step n leads from version n to n + 1. */
extern const char *const schema_steps[];

enum schema_state {
    SCHEMA_READY,   /* at SCHEMA_VERSION, as the steps make it */
    SCHEMA_NEWER,   /* of a later version of this program */
    SCHEMA_FOREIGN, /* some other program's file */
    SCHEMA_DAMAGED, /* ours, and not as the steps make it, or not readable */
    SCHEMA_FAILED   /* it can't be read or written now; sqlite3_errcode says why */
};

/* What an open file is at; changes nothing. */
enum schema_state schema_look(sqlite3 *db, int *version);
/* Brings an empty or an older file to the present version. */
enum schema_state schema_prepare(sqlite3 *db, int *version);
/* The steps from the file's version up to `count`.  Several programs may do it at once: the first
 * does, the others find it done.  SQLITE_OK, or what went wrong; then nothing has changed
 * since the last whole step. */
int schema_migrate(sqlite3 *db, const char *const *steps, int count);
/* Is the file itself broken, and not only unreachable now? */
bool schema_is_damage(int result);

/* The first number of a statement's first row; `missing` if there is none. */
int schema_number(sqlite3 *db, const char *sql, int missing);

#endif
