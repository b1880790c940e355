/* SPDX-License-Identifier: MIT */
/* What goes in comes out again, at once and after opening anew. */
#include "config.h"

#include "store/store.h"

#include <float.h>
#include <math.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tests/store/sample.h"
#include "tests/tap/tap.h"

static struct buf path;

/* ---- the file ---- */

static int mode_of(const char *name, const char *suffix)
{
    struct buf whole = {0};
    struct stat status = {0};

    buf_printf(&whole, "%s%s", name, suffix);
    if (stat(buf_text(&whole), &status) != 0)
        bail("%s is not there", buf_text(&whole));
    buf_clear(&whole);
    return (int)(status.st_mode & 0777);
}

static void rights(void)
{
    struct records records;
    struct attempt attempt = sample(0);
    struct buf folder = {0};
    mode_t before = umask(0);

    sample_open(&records, sample_path(&path, "new/rights"));
    ok(records.lasting, "a new file");
    records.keep(records.data, &attempt, NULL);
    is_int(0600, mode_of(buf_text(&path), ""), "nobody else may read it");
    is_int(0600, mode_of(buf_text(&path), "-wal"), "nor its log");
    buf_printf(&folder, "%s/new", tap_scratch());
    is_int(0700, mode_of(buf_text(&folder), ""), "nor its folder");
    is_int(0700, mode_of(buf_text(&folder), "/rights"), "nor the one in it");
    records.free(records.data);
    umask(before);
    buf_clear(&folder);
}

/* ---- attempts ---- */

static int wrong_samples(struct records *records, size_t count)
{
    struct attempt attempt;
    int wrong = 0;

    for (size_t i = 0; i < count; i++)
        wrong += !records->get(records->data, i, &attempt) || !sample_is(&attempt, i);
    return wrong;
}

static void round_trip(void)
{
    enum { COUNT = 400 };
    struct records records;
    struct attempt seen;

    sample_store(sample_path(&path, "trip"), COUNT);
    sample_open(&records, buf_text(&path));
    is_size(COUNT, records.count(records.data), "all are there after opening anew");
    is_int(0, wrong_samples(&records, COUNT), "each field as it was");
    ok(!records.get(records.data, COUNT, &seen), "and no more");
    records.free(records.data);
}

static bool comes_back(double stability)
{
    struct records records;
    struct attempt attempt = sample(1), seen;
    bool same;

    attempt.stability = stability;
    sample_open(&records, sample_path(&path, "real"));
    records.keep(records.data, &attempt, NULL);
    records.free(records.data);
    sample_open(&records, buf_text(&path));
    same = records.get(records.data, records.count(records.data) - 1, &seen) &&
           memcmp(&seen.stability, &stability, sizeof stability) == 0;
    records.free(records.data);
    return same;
}

static void reals(void)
{
    ok(comes_back(0.1 + 0.2), "a sum of tenths to the last bit");
    ok(comes_back(nextafter(2.3065, 3)), "the neighbour of a weight");
    ok(comes_back(3), "a whole number");
    ok(comes_back(DBL_MIN) && comes_back(DBL_MAX), "the smallest and the largest");
    ok(comes_back(INFINITY), "one that no card has");
}

static void ids(void)
{
    struct records records;
    struct attempt attempt = sample(1), seen;

    memset(attempt.puzzle, 'x', sizeof attempt.puzzle - 1);
    attempt.content = UINT64_MAX;
    sample_open(&records, sample_path(&path, "ids"));
    records.keep(records.data, &attempt, NULL);
    records.free(records.data);
    sample_open(&records, buf_text(&path));
    ok(records.get(records.data, 0, &seen), "the longest id");
    is_string(attempt.puzzle, seen.puzzle, "is whole");
    ok(seen.content == UINT64_MAX, "so is the largest hash");
    records.free(records.data);
}

/* ---- a file that somebody else made ---- */

/* How many of these are there after opening anew? */
static size_t kept(const char *name, const struct attempt *attempt)
{
    struct records records;
    size_t count;

    sample_open(&records, sample_path(&path, name));
    records.keep(records.data, attempt, NULL);
    records.free(records.data);
    sample_open(&records, buf_text(&path));
    count = records.count(records.data);
    records.free(records.data);
    return count;
}

static void strangers(void)
{
    struct records records;
    struct attempt far = sample(1), before = sample(1), slow = sample(1), coloured = sample(1), seen;

    far.day = INT64_MAX;
    before.when = INT64_MIN;
    slow.active_ms = INT64_MAX;
    strcpy(coloured.puzzle, "\x1b[31m\xff");
    is_size(0, kept("far", &far), "a day that never comes is passed over");
    is_size(0, kept("before", &before), "so is a second before all clocks");
    is_size(0, kept("slow", &slow), "and an answer that took for ever");
    is_size(1, kept("coloured", &coloured), "an id with an escape sequence in it");
    sample_open(&records, buf_text(&path));
    ok(records.get(records.data, 0, &seen), "is there");
    is_string("\\x1b[31m\xef\xbf\xbd", seen.puzzle, "and does nothing to a terminal");
    records.free(records.data);
}

/* ---- against records_memory ---- */

static uint64_t draw(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return *state >> 33;
}

static bool are_same(struct records *a, struct records *b)
{
    struct attempt left, right;
    size_t count = a->count(a->data);

    if (count != b->count(b->data))
        return false;
    for (size_t i = 0; i < count; i++) {
        if (!a->get(a->data, i, &left) || !b->get(b->data, i, &right) ||
            memcmp(&left.stability, &right.stability, sizeof left.stability) != 0 ||
            strcmp(left.puzzle, right.puzzle) != 0 || left.when != right.when)
            return false;
    }
    return true;
}

/* One random thing to both; false if they disagree whether it can be done. */
static bool do_one(struct records *store, struct records *memory, uint64_t *state)
{
    struct attempt attempt = sample(draw(state));

    switch (draw(state) % 4) {
    case 0:
        return store->undo(store->data, NULL) == memory->undo(memory->data, NULL);
    case 1:
        return store->replace(store->data, &attempt, NULL) ==
               memory->replace(memory->data, &attempt, NULL);
    default:
        return store->keep(store->data, &attempt, NULL) ==
               memory->keep(memory->data, &attempt, NULL);
    }
}

static void as_memory(void)
{
    enum { ROUNDS = 40, THINGS = 15 };
    struct records store, memory;
    uint64_t state = 20261130;
    int bad = 0;

    if (!records_memory(&memory))
        bail("no memory");
    sample_path(&path, "random");
    for (int round = 0; round < ROUNDS; round++) {
        sample_open(&store, buf_text(&path));
        bad += !are_same(&store, &memory);
        for (int i = 0; i < THINGS; i++)
            bad += !do_one(&store, &memory, &state);
        bad += !are_same(&store, &memory);
        store.free(store.data);
    }
    is_int(0, bad, "keep, undo and replace do what they do in memory, also after opening anew");
    ok(memory.count(memory.data) > 100, "and there was something to compare");
    memory.free(memory.data);
}

/* ---- only ever added to ---- */

static int ask(const char *sql)
{
    sqlite3 *db = NULL;
    sqlite3_stmt *statement = NULL;
    int result = -1;

    if (sqlite3_open(buf_text(&path), &db) == SQLITE_OK &&
        sqlite3_prepare_v2(db, sql, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        result = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return result;
}

static int run_sql(const char *sql)
{
    sqlite3 *db = NULL;
    int result = sqlite3_open(buf_text(&path), &db);

    if (result == SQLITE_OK)
        result = sqlite3_exec(db, sql, NULL, NULL, NULL);
    sqlite3_close(db);
    return result;
}

static void adds_only(void)
{
    struct records records;
    struct attempt attempt = sample(5);
    struct err err;

    sample_open(&records, sample_path(&path, "adds"));
    is_bool(false, records.undo(records.data, &err), "nothing to take back at first");
    is_int(ERR_NONE, err.code, "which is no fault");
    records.keep(records.data, &attempt, NULL);
    attempt.grade = GRADE_AGAIN;
    ok(records.replace(records.data, &attempt, NULL), "graded anew");
    is_size(1, records.count(records.data), "one counts");
    ok(records.undo(records.data, NULL), "taken back");
    is_size(0, records.count(records.data), "none counts");
    records.free(records.data);
    is_int(3, ask("SELECT count(*) FROM review"), "all three rows stay");
    is_int(2, ask("SELECT count(*) FROM review JOIN review AS other ON review.of = other.uid"),
           "two of them say which one they are about");
    is_int(1, ask("SELECT verdict_right IS NOT NULL OR is_question FROM review WHERE kind = 'attempt'"),
           "the first is as it was");
    ok(run_sql("DELETE FROM review") != SQLITE_OK, "no row can be deleted");
    ok(run_sql("UPDATE review SET grade = 4") != SQLITE_OK, "or changed");
    is_int(3, ask("SELECT count(*) FROM review"), "three it stays");
    is_int(0, (int)sample_count(buf_text(&path)), "and none counts later");
}

/* ---- runs ---- */

static void runs(void)
{
    struct records records;
    struct run run = {.mode = MODE_DRILL, .when = 1796050000, .lasted_ms = 540000, .asked = 15,
                      .right = 12},
               seen;

    sample_open(&records, sample_path(&path, "runs"));
    ok(!records.last_run(records.data, &seen), "no run at first");
    ok(records.note_run(records.data, &run, NULL), "one is noted");
    run.asked = 16;
    ok(records.note_run(records.data, &run, NULL), "and another");
    records.free(records.data);
    sample_open(&records, buf_text(&path));
    ok(records.last_run(records.data, &seen), "there is one later");
    is_int(16, seen.asked, "the latest");
    ok(seen.mode == run.mode && seen.when == run.when && seen.lasted_ms == run.lasted_ms &&
           seen.right == run.right,
       "as it was");
    is_size(0, records.count(records.data), "it is no answer");
    records.free(records.data);
}

int main(void)
{
    tap_plan(5 + 3 + 5 + 3 + 6 + 2 + 13 + 7);
    rights();
    round_trip();
    reals();
    ids();
    strangers();
    as_memory();
    adds_only();
    runs();
    buf_clear(&path);
    return tap_done();
}
