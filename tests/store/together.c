/* SPDX-License-Identifier: MIT */
/* Several programs at once: each keeps its answers, none loses one. */
#include "config.h"

#include "store/store.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/store/disk.h"
#include "tests/store/sample.h"
#include "tests/tap/tap.h"

enum { PROGRAMS = 4 };

static struct buf path;
static bool with_log;

static int answers(void)
{
    return tap_is_slow() ? 10 : 60;
}

/* A program: opens, answers, leaves.  0, or what went wrong. */
static int program(int number)
{
    struct records records;
    struct err err;

    disk_reset();
    disk.no_shared_memory = !with_log;
    if (!store_open(&records, buf_text(&path), SAMPLE_NOW, NULL, &err) || !records.lasting)
        return 1;
    for (int i = 0; i < answers(); i++) {
        struct attempt attempt = sample((uint64_t)(number * 1000 + i));

        if (!records.keep(records.data, &attempt, &err))
            return 2;
    }
    if (!records.undo(records.data, &err))
        return 3;
    records.free(records.data);
    return 0;
}

static int run_all(void)
{
    pid_t children[PROGRAMS];
    int bad = 0, status;

    for (int n = 0; n < PROGRAMS; n++) {
        children[n] = fork();
        if (children[n] == 0)
            _exit(program(n));
        if (children[n] < 0)
            bail("no child");
    }
    for (int n = 0; n < PROGRAMS; n++)
        if (waitpid(children[n], &status, 0) != children[n] || !WIFEXITED(status) ||
            WEXITSTATUS(status) != 0) {
            diag("program %d: status %d", n, status);
            bad++;
        }
    return bad;
}

/* Of each program's answers all but the last, in their order. */
static int missing(struct records *records)
{
    int next[PROGRAMS] = {0}, bad = 0;
    struct attempt attempt;

    for (size_t i = 0; records->get(records->data, i, &attempt); i++) {
        int number = (int)(attempt.when - SAMPLE_NOW), n = number / 1000;

        if (n < 0 || n >= PROGRAMS || number % 1000 != next[n] ||
            !sample_is(&attempt, (uint64_t)number))
            bad++;
        else
            next[n]++;
    }
    for (int n = 0; n < PROGRAMS; n++)
        bad += next[n] != answers() - 1;
    return bad;
}

static void all_at_once(const char *name)
{
    struct store_report report;
    struct records records;
    struct err err;

    sample_path(&path, name);
    is_int(0, run_all(), "%s: four programs make a file and write at once", name);
    sample_open(&records, buf_text(&path));
    is_int(0, missing(&records), "%s: every answer of each is there, and in order", name);
    records.free(records.data);
    ok(store_examine(buf_text(&path), true, &report, &err) && report.sound, "%s: the file is sound",
       name);
}

/* In a child, which waits for the byte that lets it end. */
static pid_t hold_open(int *to_child, int *from_child)
{
    int there[2], back[2];
    pid_t child;

    if (pipe(there) != 0 || pipe(back) != 0 || (child = fork()) < 0)
        bail("no child");
    if (child == 0) {
        struct attempt attempt = sample(7000);
        struct records records;
        char byte;

        sample_open(&records, buf_text(&path));
        if (write(back[1], "o", 1) != 1 || read(there[0], &byte, 1) != 1)
            _exit(1);
        bool kept = records.keep(records.data, &attempt, NULL);
        records.free(records.data);
        _exit(kept ? 0 : 2);
    }
    *to_child = there[1];
    *from_child = back[0];
    return child;
}

static void is_in_use(void)
{
    struct buf to = {0};
    struct records records;
    struct attempt seen;
    struct err err;
    int to_child, from_child, status = -1;
    char byte;
    pid_t child;

    disk_reset();
    sample_store(sample_path(&path, "use"), 5);
    child = hold_open(&to_child, &from_child);
    if (read(from_child, &byte, 1) != 1)
        bail("the child has not opened it");
    ok(!store_retire(buf_text(&path), NULL, &err), "what another program has open is not deleted");
    is_int(ERR_STORE_BUSY, err.code, "and why");
    buf_printf(&to, "%s.copy", buf_text(&path));
    ok(store_backup(buf_text(&path), buf_text(&to), &err), "but can be backed up");
    is_int(5, sample_count(buf_text(&to)), "with all that it had");
    sample_open(&records, buf_text(&path));
    if (write(to_child, "g", 1) != 1 || waitpid(child, &status, 0) != child)
        bail("the child does not end");
    is_int(0, status, "the other one keeps one more");
    is_size(5, records.count(records.data), "which is not seen in a session that runs");
    records.free(records.data);
    sample_open(&records, buf_text(&path));
    ok(records.get(records.data, 5, &seen) && sample_is(&seen, 7000), "but in the next");
    records.free(records.data);
    ok(store_retire(buf_text(&path), NULL, &err), "when all are gone it can be deleted");
    buf_clear(&to);
}

int main(void)
{
    tap_plan(2 * 3 + 8);
    disk_install();
    with_log = true;
    all_at_once("log");
    with_log = false;
    all_at_once("journal");
    is_in_use();
    buf_clear(&path);
    return tap_done();
}
