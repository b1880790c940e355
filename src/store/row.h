/* SPDX-License-Identifier: MIT */
/*
 * Rows of the tables as lists of values, between struct attempt or struct run and SQLite.  Enums
 * are written by their names, so that a file outlives their order.  The last value of each row
 * is the sum of the others and their columns' names (FNV-1a, 64 bits;
 * http://www.isthe.com/chongo/tech/comp/fnv/): SQLite does not notice a byte that changed inside a
 * value.  NULL adds nothing, so that a column of a later version leaves older sums as they are.
 */
#ifndef STORE_ROW_H
#define STORE_ROW_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

#include "train/records.h"

enum { ROW_VALUES = 40 };

enum value_kind { VALUE_NULL, VALUE_INTEGER, VALUE_REAL, VALUE_TEXT };
struct value {
    enum value_kind kind;
    int64_t integer;
    double real;
    const char *text; /* borrowed */
};
struct row {
    struct value values[ROW_VALUES];
    int count;
};

enum table { TABLE_REVIEW, TABLE_RUN, TABLES };

/* The first values of a review. */
enum { REVIEW_UID, REVIEW_KIND, REVIEW_OF, REVIEW_PROGRAM, REVIEW_FIELDS };

enum review_kind { REVIEW_ATTEMPT, REVIEW_UNDO, REVIEW_REGRADE, REVIEW_KINDS };

/* How a review is called everywhere and for ever: a random number above 0. */
typedef int64_t review_uid;

/* An undo has no attempt: NULL. */
void row_of_review(struct row *out, enum review_kind kind, review_uid uid, review_uid of,
                   const struct attempt *attempt);
void row_of_run(struct row *out, review_uid uid, const struct run *run);
/* REVIEW_KINDS for a kind that this program does not know. */
enum review_kind row_review_kind(const struct row *row);
/* Texts are cleaned.  False: it holds a name or a number that this program does not know, or a
 * time that no clock shows. */
bool row_attempt(const struct row *row, struct attempt *out);
bool row_run(const struct row *row, struct run *out);

/* "SELECT row, … FROM review WHERE row >= ?1 ORDER BY row"; NULL: it can't be prepared. */
sqlite3_stmt *row_prepare_read(sqlite3 *db, enum table table);
/* An insertion that passes over a row whose uid is there already. */
sqlite3_stmt *row_prepare_insert(sqlite3 *db, enum table table);
/* From what a statement of row_prepare_read stands on; texts live until its next step.  False:
 * the sum differs. */
bool row_read(struct row *out, sqlite3_stmt *read, enum table table);
/* Binds and runs.  SQLITE_DONE, or what went wrong. */
int row_insert(const struct row *row, sqlite3_stmt *insert);

#endif
