/* SPDX-License-Identifier: MIT */
/* What is on the disk when keep returns, and what happens where it can't be. */
#include "config.h"

#include "store/store.h"

#include <stdlib.h>
#include <string.h>

#include "tests/store/disk.h"
#include "tests/store/sample.h"
#include "tests/tap/tap.h"

static struct buf path;

/* ---- each answer is synced ---- */

static int unsynced_keeps(struct records *records, int count)
{
    int bad = 0;

    for (int i = 0; i < count; i++) {
        struct attempt attempt = sample((uint64_t)i);

        disk.syncs = disk.writes = 0;
        if (!records->keep(records->data, &attempt, NULL))
            bad++;
        bad += disk.syncs == 0 || disk.writes == 0 || disk.unsynced != 0;
    }
    return bad;
}

static bool undo_is_synced(struct records *records)
{
    disk.syncs = 0;
    return records->undo(records->data, NULL) && disk.syncs > 0 && disk.unsynced == 0;
}

static bool replace_is_synced(struct records *records)
{
    struct attempt attempt = sample(1000);

    disk.syncs = 0;
    return records->replace(records->data, &attempt, NULL) && disk.syncs > 0 && disk.unsynced == 0;
}

static void is_journal(const char *wanted, const char *file, int count)
{
    struct store_report report;
    struct err err;

    if (ok(store_examine(file, true, &report, &err), "the file can be examined"))
        is_string(wanted, report.journal, "its journal");
    ok(report.sound, "and it is sound: %s", report.fault);
    is_size((size_t)count - 1, report.answers, "with all answers");
}

static void syncs(const char *name, const char *journal, int count)
{
    struct records records;

    disk_reset();
    disk.no_shared_memory = strcmp(journal, "delete") == 0;
    sample_open(&records, sample_path(&path, name));
    ok(records.lasting, "%s: answers last", journal);
    is_int(0, unsynced_keeps(&records, count), "%s: each keep ends with a sync, and nothing after it",
           journal);
    ok(replace_is_synced(&records), "%s: so does a new grade", journal);
    ok(undo_is_synced(&records), "%s: and taking back", journal);
    is_int(0, disk.deletes_unsynced, "%s: no journal is deleted without syncing its folder", journal);
    is_journal(journal, buf_text(&path), count);
    records.free(records.data);
}

/* ---- a full disk ---- */

static void fills_up(void)
{
    struct records records;
    struct attempt attempt = sample(0), seen;
    struct err err;

    disk_reset();
    sample_open(&records, sample_path(&path, "full"));
    records.keep(records.data, &attempt, NULL);
    disk.full = true;
    attempt = sample(1);
    ok(!records.keep(records.data, &attempt, &err), "a full disk keeps nothing");
    is_int(ERR_STORE_KEEP, err.code, "which is said");
    is_string("database or disk is full", err.args[0].text, "with the reason");
    is_string(buf_text(&path), err.file, "and the place");
    is_size(2, records.count(records.data), "the answer counts for now");
    ok(records.get(records.data, 1, &seen) && sample_is(&seen, 1), "as it was given");
    is_size(1, records.waiting(records.data), "it waits");
    ok(!records_last(&records), "so not all of it lasts");
    ok(records.undo(records.data, &err), "it can be taken back");
    is_size(1, records.count(records.data), "and does not count any more");
    is_size(0, records.waiting(records.data), "nor wait");
    ok(!records.undo(records.data, &err), "one that is written can't be taken back now");
    is_size(1, records.count(records.data), "and so counts");
    ok(!records.replace(records.data, &attempt, &err), "nor be graded anew");
    ok(records.get(records.data, 0, &seen) && sample_is(&seen, 0), "and is as it was");
    records.keep(records.data, &attempt, NULL);
    ok(!records.flush(records.data, &err), "trying again is no use yet");
    disk.full = false;
    attempt = sample(2);
    ok(records.keep(records.data, &attempt, &err), "with room again the next is kept");
    is_size(0, records.waiting(records.data), "and the one before with it");
    records.free(records.data);
    is_int(3, sample_count(buf_text(&path)), "all are in the file");
}

/* Full at each write in turn: what keep says is what a later opening finds. */
static int wrong_promises(int writes)
{
    struct records records;
    struct attempt attempt = sample(7);
    bool kept;
    long seen, waiting;

    disk_reset();
    sample_store(sample_path(&path, "each"), 1);
    sample_open(&records, buf_text(&path));
    disk.writes_left = writes;
    kept = records.keep(records.data, &attempt, NULL);
    waiting = (long)records.waiting(records.data);
    disk.writes_left = 0;
    disk.full = true;
    records.free(records.data);
    disk_reset();
    seen = sample_count(buf_text(&path));
    store_retire(buf_text(&path), NULL, NULL);
    return (kept && seen != 2) + (seen != 1 && seen != 2) + (kept ? waiting != 0 : waiting != 1);
}

static void fills_up_anywhere(void)
{
    int bad = 0;

    for (int writes = 1; writes <= 40; writes++)
        bad += wrong_promises(writes);
    is_int(0, bad, "full after each write: what was promised is there");
}

static void never_fits(void)
{
    struct records records;
    struct err_list warnings = {0};
    struct attempt attempt = sample(0);
    struct err err;

    disk_reset();
    disk.full = true;
    if (!store_open(&records, sample_path(&path, "none"), SAMPLE_NOW, &warnings, &err))
        bail("a new file on a full disk is not even held in memory");
    ok(!records.lasting, "on a disk that is full at the start nothing lasts");
    is_size(1, warnings.count, "which is said");
    is_int(ERR_STORE_READ_ONLY, warnings.items[0].code, "by its name");
    ok(records.keep(records.data, &attempt, &err), "and not again with each answer");
    is_size(1, records.count(records.data), "which counts");
    disk.full = false;
    records.free(records.data);
    is_int(1, sample_count(buf_text(&path)), "and is written where there is room in the end");
    err_list_clear(&warnings);
}

int main(void)
{
    tap_plan(2 * 9 + 19 + 1 + 6);
    disk_install();
    syncs("log", "wal", 701); /* the log is written back twice meanwhile */
    syncs("journal", "delete", 101);
    fills_up();
    fills_up_anywhere();
    never_fits();
    buf_clear(&path);
    return tap_done();
}
