/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "store/schema.h"

#include <string.h>

#include "tests/tap/tap.h"

static sqlite3 *open_memory(void)
{
    sqlite3 *db = NULL;

    if (sqlite3_open(":memory:", &db) != SQLITE_OK)
        bail("no memory");
    return db;
}

static int tables(sqlite3 *db)
{
    return schema_number(db, "SELECT count(*) FROM sqlite_master WHERE type = 'table'", -1);
}

static int version(sqlite3 *db)
{
    return schema_number(db, "PRAGMA user_version", -1);
}

static void from_nothing(void)
{
    sqlite3 *db = open_memory();
    int seen;

    is_int(SCHEMA_READY, schema_look(db, &seen), "an empty file is fine");
    is_int(0, seen, "at version 0");
    is_int(0, tables(db), "looking makes nothing");
    is_int(SCHEMA_READY, schema_prepare(db, &seen), "it is brought to the present version");
    is_int(SCHEMA_VERSION, version(db), "and says so");
    is_int(SCHEMA_APPLICATION, schema_number(db, "PRAGMA application_id", 0), "and whose it is");
    is_int(2, tables(db), "two tables");
    is_int(SCHEMA_READY, schema_prepare(db, &seen), "once more changes nothing");
    is_int(SCHEMA_READY, schema_look(db, &seen), "it is as it should be");
    sqlite3_close(db);
}

/* The steps that are released, and one that is not. */
static void to_the_next(void)
{
    const char *const steps[] = {schema_steps[0],
                                 "ALTER TABLE review ADD COLUMN mood TEXT; CREATE TABLE note (n)"};
    sqlite3 *db = open_memory();
    int seen;

    schema_migrate(db, steps, 1);
    sqlite3_exec(db, "INSERT INTO review (uid, kind, program, sum) VALUES (1, 'attempt', '1', 0)",
                 NULL, NULL, NULL);
    is_int(SQLITE_OK, schema_migrate(db, steps, 2), "a file of version 1 is brought to version 2");
    is_int(2, version(db), "and says so");
    is_int(3, tables(db), "with what that has");
    is_int(1, schema_number(db, "SELECT count(*) FROM review WHERE mood IS NULL", -1),
           "its rows are still there");
    is_int(SCHEMA_NEWER, schema_look(db, &seen), "which this program calls a later one");
    is_int(2, seen, "by its number");
    sqlite3_close(db);
}

static void fails_half_way(void)
{
    const char *const steps[] = {schema_steps[0], "CREATE TABLE note (n); CREATE TABLE nonsense"};
    sqlite3 *db = open_memory();
    int seen;

    ok(schema_migrate(db, steps, 2) != SQLITE_OK, "a step that fails");
    is_int(0, tables(db), "leaves nothing behind");
    is_int(0, version(db), "not even a number");
    is_int(SCHEMA_READY, schema_prepare(db, &seen), "and the file can be used");
    sqlite3_close(db);
}

static void is_state(enum schema_state wanted, const char *sql, const char *name)
{
    sqlite3 *db = open_memory();
    int seen;

    schema_prepare(db, &seen);
    sqlite3_exec(db, sql, NULL, NULL, NULL);
    is_int(wanted, schema_look(db, &seen), "%s", name);
    sqlite3_close(db);
}

static void states(void)
{
    is_state(SCHEMA_READY, "", "as made");
    is_state(SCHEMA_READY, "ANALYZE", "what ANALYZE leaves is no fault");
    is_state(SCHEMA_DAMAGED, "DROP TRIGGER review_stays", "without one of its parts");
    is_state(SCHEMA_DAMAGED, "CREATE TABLE extra (n)", "with one too many");
    is_state(SCHEMA_DAMAGED, "PRAGMA user_version = 0", "without its version");
    is_state(SCHEMA_DAMAGED, "PRAGMA user_version = -3", "with one that can't be");
    is_state(SCHEMA_DAMAGED, "PRAGMA application_id = 7", "under another's name, and with our tables");
    is_state(SCHEMA_FOREIGN, "PRAGMA application_id = 7; DROP TABLE run; DROP TABLE review",
             "an empty file under another's name is not ours");
}

int main(void)
{
    tap_plan(9 + 6 + 4 + 8);
    from_nothing();
    to_the_next();
    fails_half_way();
    states();
    return tap_done();
}
