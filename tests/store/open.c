/* SPDX-License-Identifier: MIT */
/* Files that are not as one would wish: of a later program, of another, only to be read. */
#include "config.h"

#include "store/store.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/row.h"
#include "tests/store/sample.h"
#include "tests/tap/tap.h"

static struct buf path;

static void run_sql(const char *sql)
{
    sqlite3 *db = NULL;

    if (sqlite3_open(buf_text(&path), &db) != SQLITE_OK ||
        sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK)
        bail("%s: %s", sql, sqlite3_errmsg(db));
    sqlite3_close(db);
}

/* ---- refused ---- */

static void is_refused(enum err_code code, const char *name)
{
    struct records records;
    struct err_list warnings = {0};
    size_t before_length, after_length;
    char *before = tap_read_file(buf_text(&path), &before_length), *after;
    struct err err;

    ok(!store_open(&records, buf_text(&path), SAMPLE_NOW, &warnings, &err), "%s is refused", name);
    is_string(err_code_name(code), err_code_name(err.code), "%s: why", name);
    is_string(buf_text(&path), err.file, "%s: which file", name);
    is_size(0, warnings.count, "%s: no more is said", name);
    after = tap_read_file(buf_text(&path), &after_length);
    is_bytes(before, before_length, after, after_length, "%s is left as it was", name);
    free(before);
    free(after);
}

static void refuses(void)
{
    sample_store(sample_path(&path, "newer"), 3);
    run_sql("PRAGMA user_version = 2");
    is_refused(ERR_STORE_NEWER, "a later program's file");
    run_sql("PRAGMA user_version = 1");
    is_int(3, sample_count(buf_text(&path)), "and would be fine for that program");
    sample_write(sample_path(&path, "foreign"), "", 0);
    run_sql("CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('soup')");
    is_refused(ERR_STORE_FOREIGN, "another program's file");
}

static void no_folder(void)
{
    struct records records;
    struct err err;

    sample_write(sample_path(&path, "file"), "", 0);
    buf_add(&path, "/below/learner.db");
    ok(!store_open(&records, buf_text(&path), SAMPLE_NOW, NULL, &err), "below a file there is no folder");
    is_int(ERR_STORE_OPEN, err.code, "which is said");
    is_string("Not a directory", err.args[0].text, "with the reason");
}

/* ---- only to be read ---- */

enum { NOBODY = 65534, GOOD = 0, BAD = 1 };

/* Root may write everything. */
static void become_nobody(void)
{
    if (geteuid() == 0 && (setgid(NOBODY) != 0 || setuid(NOBODY) != 0))
        _exit(BAD);
}

/* In a child; what is wrong is its exit status. */
static int read_only(size_t wanted)
{
    struct records records;
    struct err_list warnings = {0};
    struct attempt attempt = sample(wanted), seen;
    struct err err;

    become_nobody();
    if (!store_open(&records, buf_text(&path), SAMPLE_NOW, &warnings, &err))
        return 2;
    if (records.lasting || warnings.count != 1 || warnings.items[0].code != ERR_STORE_READ_ONLY)
        return 3;
    if (records.count(records.data) != wanted)
        return 4;
    if (!records.keep(records.data, &attempt, &err) || records.count(records.data) != wanted + 1)
        return 5;
    if (!records.get(records.data, wanted, &seen) || !sample_is(&seen, wanted))
        return 6;
    if (!records.undo(records.data, &err) || records.count(records.data) != wanted)
        return 7;
    records.free(records.data);
    err_list_clear(&warnings);
    return GOOD;
}

static int in_child(int (*work)(size_t), size_t argument)
{
    int status = 0;
    pid_t child = fork();

    if (child == 0)
        _exit(work(argument));
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status))
        bail("no child");
    return WEXITSTATUS(status);
}

static void protect(const char *name, mode_t file, mode_t folder)
{
    struct buf above = {0};

    buf_printf(&above, "%s/%s", tap_scratch(), name);
    if (chmod(tap_scratch(), 0711) != 0 || chmod(buf_text(&path), file) != 0 ||
        chmod(buf_text(&above), folder) != 0)
        bail("rights can't be changed");
    buf_clear(&above);
}

static void only_to_read(void)
{
    sample_store(sample_path(&path, "readonly"), 12);
    protect("readonly", 0444, 0555);
    is_int(GOOD, in_child(read_only, 12), "file and folder that can only be read");
    protect("readonly", 0444, 0777);
    is_int(GOOD, in_child(read_only, 12), "a file that can only be read");
    protect("readonly", 0666, 0555);
    is_int(GOOD, in_child(read_only, 12), "a folder that can only be read");
    protect("readonly", 0600, 0700);
    is_int(12, sample_count(buf_text(&path)), "nothing of it was written");
}

static int unreadable(size_t argument)
{
    struct records records;
    struct err err;

    (void)argument;
    become_nobody();
    if (store_open(&records, buf_text(&path), SAMPLE_NOW, NULL, &err))
        return 2;
    return err.code == ERR_STORE_OPEN ? GOOD : 3;
}

static void not_to_read(void)
{
    protect("readonly", 0000, 0755);
    is_int(GOOD, in_child(unreadable, 0), "a file that can't even be read is refused");
    protect("readonly", 0600, 0700);
}

/* ---- words of a later program ---- */

/* FNV-1a once more, by its definition. */
static uint64_t fnv(uint64_t sum, const void *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        sum = (sum ^ ((const unsigned char *)bytes)[i]) * 1099511628211u;
    return sum;
}

/* Table, then name and value of each column that has one. */
static int64_t sum_of(const struct row *row, sqlite3_stmt *read)
{
    unsigned char table = TABLE_REVIEW;
    uint64_t sum = fnv(14695981039346656037u, &table, 1);

    for (int i = 0; i < row->count - 1; i++) {
        const struct value *value = &row->values[i];
        const char *name = sqlite3_column_name(read, i + 1);
        unsigned char kind = (unsigned char)value->kind;

        if (value->kind == VALUE_NULL)
            continue;
        sum = fnv(fnv(sum, name, strlen(name) + 1), &kind, 1);
        if (value->kind == VALUE_INTEGER)
            sum = fnv(sum, &value->integer, 8);
        else if (value->kind == VALUE_REAL)
            sum = fnv(sum, &value->real, 8);
        else
            sum = fnv(sum, value->text, strlen(value->text) + 1);
    }
    return (int64_t)sum;
}

/* Puts a row into the file in which `from` stands for `to`. */
static void insert_with(uint64_t number, const char *from, const char *to)
{
    struct attempt attempt = sample(number);
    sqlite3 *db = NULL;
    sqlite3_stmt *insert, *read;
    struct row row;

    attempt.mode = MODE_QUIZ;
    row_of_review(&row, REVIEW_ATTEMPT, (review_uid)number + 1, 0, &attempt);
    for (int i = 0; i < row.count; i++)
        if (row.values[i].kind == VALUE_TEXT && strcmp(row.values[i].text, from) == 0)
            row.values[i].text = to;
    if (sqlite3_open(buf_text(&path), &db) != SQLITE_OK ||
        !(read = row_prepare_read(db, TABLE_REVIEW)))
        bail("%s", sqlite3_errmsg(db));
    row.values[row.count - 1].integer = sum_of(&row, read);
    sqlite3_finalize(read);
    insert = row_prepare_insert(db, TABLE_REVIEW);
    if (!insert || row_insert(&row, insert) != SQLITE_DONE)
        bail("%s", sqlite3_errmsg(db));
    sqlite3_finalize(insert);
    sqlite3_close(db);
}

static bool is_little_endian(void)
{
    const uint16_t one = 1;

    return *(const unsigned char *)&one == 1;
}

static void unknown_words(void)
{
    struct store_report report;
    struct err err;

    if (!is_little_endian()) {
        skip(4, "the test's own sum is for machines that put the low byte first");
        return;
    }
    sample_store(sample_path(&path, "words"), 2);
    insert_with(100, "quiz", "quiz");
    is_int(3, sample_count(buf_text(&path)), "a row with the sum as it is defined counts");
    insert_with(101, "quiz", "telepathy");
    insert_with(102, "attempt", "confession");
    is_int(3, sample_count(buf_text(&path)), "what this program has no word for is passed over");
    ok(store_examine(buf_text(&path), true, &report, &err) && report.sound, "and is no damage");
    is_size(3, report.answers, "the report counts the same");
}

/* What the next version may do to a file: its rows are still the ones that were written. */
static void column_more(void)
{
    sqlite3 *db = NULL;
    sqlite3_stmt *read;
    struct row row;
    int good = 0;

    sample_store(sample_path(&path, "column"), 20);
    run_sql("ALTER TABLE review ADD COLUMN mood TEXT");
    if (sqlite3_open(buf_text(&path), &db) != SQLITE_OK ||
        !(read = row_prepare_read(db, TABLE_REVIEW)))
        bail("%s", sqlite3_errmsg(db));
    sqlite3_bind_int64(read, 1, 0);
    while (sqlite3_step(read) == SQLITE_ROW)
        good += row_read(&row, read, TABLE_REVIEW);
    is_int(20, good, "a column more leaves the sums right");
    sqlite3_finalize(read);
    sqlite3_close(db);
}

int main(void)
{
    tap_plan(2 * 5 + 1 + 3 + 4 + 1 + 4 + 1);
    refuses();
    no_folder();
    only_to_read();
    not_to_read();
    unknown_words();
    column_more();
    buf_clear(&path);
    return tap_done();
}
