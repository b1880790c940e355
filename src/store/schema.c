/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "store/schema.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

static const char first_version[] =
    "CREATE TABLE review (\n"
    "  \"row\" INTEGER PRIMARY KEY,\n"
    "  uid INTEGER NOT NULL UNIQUE,\n"
    "  kind TEXT NOT NULL,                        -- attempt, undo, regrade\n"
    "  of INTEGER REFERENCES review (uid),        -- undo, regrade: of which row\n"
    "  program TEXT NOT NULL,                     -- version that wrote it\n"
    "  utc INTEGER, day INTEGER, mode TEXT,\n"
    "  puzzle TEXT, content INTEGER, ruleset TEXT, topic TEXT, level INTEGER,\n"
    "  is_question INTEGER, gave_up INTEGER,\n"
    "  verdict_given TEXT, verdict_right TEXT, ground_given TEXT, ground_right TEXT,\n"
    "  choices_given INTEGER, choices_right INTEGER,\n"
    "  action_given TEXT, action_right TEXT, outcome_given TEXT, outcome_right TEXT,\n"
    "  clock_given TEXT, clock_right TEXT, move_given TEXT, move_right TEXT,\n"
    "  certain INTEGER, hints INTEGER, active_ms INTEGER,\n"
    "  graded INTEGER, grade INTEGER, stability REAL, difficulty REAL, \"interval\" INTEGER,\n"
    "  sum INTEGER NOT NULL                       -- of the others, see store/row.h\n"
    ");\n"
    "CREATE TABLE run (\n"
    "  \"row\" INTEGER PRIMARY KEY,\n"
    "  uid INTEGER NOT NULL UNIQUE,\n"
    "  program TEXT NOT NULL,\n"
    "  utc INTEGER, mode TEXT, lasted_ms INTEGER, asked INTEGER, \"right\" INTEGER,\n"
    "  sum INTEGER NOT NULL\n"
    ");\n"
    "CREATE TRIGGER review_stays_as_it_is BEFORE UPDATE ON review\n"
    "BEGIN SELECT RAISE(ABORT, 'reviews are only ever added to'); END;\n"
    "CREATE TRIGGER review_stays BEFORE DELETE ON review\n"
    "BEGIN SELECT RAISE(ABORT, 'reviews are only ever added to'); END;\n";

const char *const schema_steps[] = {first_version};
_Static_assert(sizeof schema_steps / sizeof *schema_steps == SCHEMA_VERSION,
               "there is a step to each version");

bool schema_is_damage(int result)
{
    int code = result & 0xFF;

    return code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_FORMAT;
}

int schema_number(sqlite3 *db, const char *sql, int missing)
{
    sqlite3_stmt *statement = NULL;
    int number = missing;

    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        number = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    return number;
}

/* ---- steps ---- */

static int set_number(sqlite3 *db, const char *pragma, int number)
{
    char sql[64];

    snprintf(sql, sizeof sql, "PRAGMA %s = %d", pragma, number);
    return sqlite3_exec(db, sql, NULL, NULL, NULL);
}

/* Inside a transaction that has the right to write. */
static int run_steps(sqlite3 *db, const char *const *steps, int count)
{
    int version = schema_number(db, "PRAGMA user_version", -1);
    int result = version < 0 ? SQLITE_CORRUPT : SQLITE_OK;

    for (; result == SQLITE_OK && version < count; version++) {
        result = sqlite3_exec(db, steps[version], NULL, NULL, NULL);
        if (result == SQLITE_OK)
            result = set_number(db, "user_version", version + 1);
    }
    return result == SQLITE_OK ? set_number(db, "application_id", SCHEMA_APPLICATION) : result;
}

int schema_migrate(sqlite3 *db, const char *const *steps, int count)
{
    int result = sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);

    if (result == SQLITE_OK)
        result = run_steps(db, steps, count);
    if (result == SQLITE_OK)
        result = sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
    if (!sqlite3_get_autocommit(db))
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    return result;
}

/* ---- looking ---- */

/* All of the schema's SQL as one text, which the caller frees; NULL: it can't be read. */
static char *schema_text(sqlite3 *db)
{
    static const char sql[] =
        "SELECT group_concat(type || name || tbl_name || ifnull(sql, '')) FROM "
        "(SELECT * FROM sqlite_master WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name)";
    sqlite3_stmt *statement = NULL;
    char *text = NULL;

    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        text = mem_dup((const char *)sqlite3_column_text(statement, 0));
    sqlite3_finalize(statement);
    return text;
}

/* Is the schema the one that the steps make in an empty file? */
static bool is_as_made(sqlite3 *db)
{
    sqlite3 *model = NULL;
    char *wanted = NULL, *seen = NULL;
    bool same;

    if (sqlite3_open(":memory:", &model) == SQLITE_OK &&
        schema_migrate(model, schema_steps, SCHEMA_VERSION) == SQLITE_OK)
        wanted = schema_text(model);
    seen = schema_text(db);
    same = wanted && seen && strcmp(wanted, seen) == 0;
    free(wanted);
    free(seen);
    sqlite3_close(model);
    return same;
}

static bool has_our_table(sqlite3 *db)
{
    return schema_number(db, "SELECT count(*) FROM sqlite_master WHERE name = 'review'", 0) > 0;
}

/* A schema that SQLite makes no sense of is a plain error to it. */
static enum schema_state state_of_failure(sqlite3 *db)
{
    int code = sqlite3_errcode(db);

    return schema_is_damage(code) || code == SQLITE_ERROR ? SCHEMA_DAMAGED : SCHEMA_FAILED;
}

static enum schema_state look(sqlite3 *db, int version, int application, int things)
{
    if (things < 0 || version < 0)
        return version < 0 && things >= 0 ? SCHEMA_DAMAGED : state_of_failure(db);
    if (application != SCHEMA_APPLICATION && (application != 0 || things > 0))
        return has_our_table(db) ? SCHEMA_DAMAGED : SCHEMA_FOREIGN;
    if (version > SCHEMA_VERSION)
        return SCHEMA_NEWER;
    if (version == 0)
        return things == 0 ? SCHEMA_READY : SCHEMA_DAMAGED;
    return version < SCHEMA_VERSION || is_as_made(db) ? SCHEMA_READY : SCHEMA_DAMAGED;
}

/* In one transaction: another program may be making the tables just now. */
enum schema_state schema_look(sqlite3 *db, int *version)
{
    enum schema_state state;
    int application, things;

    sqlite3_exec(db, "BEGIN", NULL, NULL, NULL);
    application = schema_number(db, "PRAGMA application_id", -1);
    *version = schema_number(db, "PRAGMA user_version", -1);
    things = schema_number(db, "SELECT count(*) FROM sqlite_master", -1);
    state = look(db, *version, application, things);
    if (!sqlite3_get_autocommit(db))
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    return state;
}

enum schema_state schema_prepare(sqlite3 *db, int *version)
{
    enum schema_state state = schema_look(db, version);

    if (state != SCHEMA_READY)
        return state;
    if (*version < SCHEMA_VERSION && schema_migrate(db, schema_steps, SCHEMA_VERSION) != SQLITE_OK)
        return state_of_failure(db);
    return *version < SCHEMA_VERSION ? schema_look(db, version) : state;
}
