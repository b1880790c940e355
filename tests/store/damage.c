/* SPDX-License-Identifier: MIT */
/*
 * Damaged files: cut short, and with a byte changed, at many places.  Whatever happens, no answer
 * comes out that was not given, what counts is what the message says, and the damaged bytes are
 * still there.
 */
#include "config.h"

#include "store/store.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/store/disk.h"
#include "tests/store/sample.h"
#include "tests/tap/tap.h"

enum { ANSWERS = 300, PAGE = 4096 };

static struct buf path;
static char *sound;      /* bytes of a sound file with samples 0 to ANSWERS - 1 */
static size_t sound_size;

/* What became of a damaged file. */
struct result {
    bool opened;
    struct err err;      /* where it was not */
    size_t answers, wrong; /* that count; of them such as were never given */
    bool said;           /* that it was damaged */
    long said_saved;
    bool aside_same;     /* the bytes are where the message says */
};

/* Samples come in order, each at most once. */
static void read_answers(struct records *records, struct result *out)
{
    struct attempt attempt;
    uint64_t next = 0;

    out->answers = records->count(records->data);
    for (size_t i = 0; i < out->answers && records->get(records->data, i, &attempt); i++) {
        while (next < ANSWERS && !sample_is(&attempt, next))
            next++;
        out->wrong += next++ >= ANSWERS;
    }
}

static bool is_aside(const char *name, const char *bytes, size_t length)
{
    struct buf whole = {0};
    size_t seen_length;
    char *seen;
    bool same;

    buf_add_bytes(&whole, buf_text(&path), (size_t)(strrchr(buf_text(&path), '/') - buf_text(&path)));
    buf_printf(&whole, "/%s", name);
    seen = tap_read_file(buf_text(&whole), &seen_length);
    same = seen_length == length && memcmp(seen, bytes, length) == 0;
    free(seen);
    unlink(buf_text(&whole));
    buf_clear(&whole);
    return same;
}

static void look(const struct err_list *warnings, const char *bytes, size_t length,
                 struct result *out)
{
    for (size_t i = 0; i < warnings->count; i++) {
        const struct err *warning = &warnings->items[i];

        if (warning->code != ERR_STORE_DAMAGED)
            continue;
        out->said = true;
        out->said_saved = warning->args[0].number;
        out->aside_same = is_aside(warning->args[1].text, bytes, length);
    }
}

static void remove_all(void)
{
    struct buf log = {0};

    unlink(buf_text(&path));
    buf_printf(&log, "%s-wal", buf_text(&path));
    unlink(buf_text(&log));
    buf_clear(&log);
}

static struct result open_bytes(const char *bytes, size_t length)
{
    struct result out = {.opened = false};
    struct err_list warnings = {0};
    struct records records;

    remove_all();
    sample_write(buf_text(&path), bytes, length);
    out.opened = store_open(&records, buf_text(&path), SAMPLE_NOW, &warnings, &out.err);
    if (out.opened) {
        read_answers(&records, &out);
        records.free(records.data);
    }
    look(&warnings, bytes, length, &out);
    err_list_clear(&warnings);
    return out;
}

static void make_sound(void)
{
    sample_store(sample_path(&path, "damage"), ANSWERS);
    sound = tap_read_file(buf_text(&path), &sound_size);
    remove_all();
}

static void undamaged(void)
{
    struct result out = open_bytes(sound, sound_size);

    ok(out.opened && !out.said, "the sound file is sound");
    is_size(ANSWERS, out.answers, "with all answers");
    is_size(0, out.wrong, "as they were given");
    ok(sound_size > 10 * PAGE, "and has a good number of pages");
}

/* ---- one byte ---- */

struct totals {
    int tried, refused, rescued, unnoticed;
    int bad;          /* broken promises */
    size_t lost_most; /* answers that one byte cost */
};

/* A file refused is left as it is; one that opened tells the truth. */
static bool keeps_promises(const struct result *out, const char *bytes)
{
    size_t length;
    char *left;
    bool same;

    if (out->opened)
        return out->wrong == 0 &&
               (out->said ? out->aside_same && out->said_saved == (long)out->answers
                          : out->answers == ANSWERS);
    left = tap_read_file(buf_text(&path), &length);
    same = length == sound_size && memcmp(left, bytes, length) == 0;
    free(left);
    return same && (out->err.code == ERR_STORE_NEWER || out->err.code == ERR_STORE_FOREIGN);
}

static void flip(char *bytes, size_t at, struct totals *totals)
{
    struct result out;

    bytes[at] = (char)(sound[at] ^ (1 << at % 8));
    out = open_bytes(bytes, sound_size);
    totals->tried++;
    totals->refused += !out.opened;
    totals->rescued += out.said;
    totals->unnoticed += out.opened && !out.said;
    if (!keeps_promises(&out, bytes)) {
        totals->bad++;
        diag("byte %zu: opened %d said %d (%ld) answers %zu wrong %zu aside %d", at, out.opened,
             out.said, out.said_saved, out.answers, out.wrong, out.aside_same);
    }
    if (out.said && at >= 3 * PAGE && ANSWERS - out.answers > totals->lost_most)
        totals->lost_most = ANSWERS - out.answers;
    bytes[at] = sound[at];
}

static void one_byte(void)
{
    size_t step = tap_is_slow() ? 4099 : 307; /* primes: all kinds of places in a page */
    char *bytes = malloc(sound_size);
    struct totals totals = {0};

    if (!bytes)
        bail("no memory");
    memcpy(bytes, sound, sound_size);
    for (size_t at = 0; at < 100; at += tap_is_slow() ? 7 : 1)
        flip(bytes, at, &totals);
    for (size_t at = 100; at < sound_size; at += step)
        flip(bytes, at, &totals);
    is_int(0, totals.bad, "a changed byte: no answer is made up, no loss is hidden, no byte thrown away");
    diag("%d bytes: %d files refused, %d rescued, %d where nothing was lost; at most %zu answers lost",
         totals.tried, totals.refused, totals.rescued, totals.unnoticed, totals.lost_most);
    ok(totals.rescued > totals.tried / 3, "most changes are noticed");
    free(bytes);
}

/* ---- a page ---- */

static void one_page(void)
{
    char *bytes = malloc(sound_size);
    int bad = 0;
    size_t least = ANSWERS;

    if (!bytes)
        bail("no memory");
    for (size_t page = 5; page * PAGE < sound_size; page++) {
        struct result out;

        memcpy(bytes, sound, sound_size);
        memset(bytes + page * PAGE, 0x5A, PAGE);
        out = open_bytes(bytes, sound_size);
        bad += !out.opened || !out.said || !keeps_promises(&out, bytes);
        least = out.answers < least ? out.answers : least;
    }
    is_int(0, bad, "a page of rubbish is noticed, and what it costs is told");
    ok(least > ANSWERS * 3 / 4, "the other pages are saved (at least %zu answers)", least);
    free(bytes);
}

/* ---- cut short ---- */

static void cut_short(void)
{
    int bad = 0;

    for (size_t length = 1; length < sound_size; length += length < 2 * PAGE ? 509 : PAGE / 2 + 3) {
        struct result out = open_bytes(sound, length);

        if (!out.opened || !out.said || !out.aside_same || out.wrong > 0 ||
            out.said_saved != (long)out.answers) {
            bad++;
            diag("%zu bytes: opened %d said %d answers %zu wrong %zu", length, out.opened, out.said,
                 out.answers, out.wrong);
        }
    }
    is_int(0, bad, "a file cut short: what is left is read, the rest is kept");
}

/* ---- whole files ---- */

static void other_bytes(void)
{
    static const char text[] = "This is not a database.\n";
    char noise[3 * PAGE];
    struct result out = open_bytes(text, sizeof text - 1);

    ok(out.opened && out.said && out.aside_same, "some text is set aside");
    is_size(0, out.answers, "without answers");
    for (size_t i = 0; i < sizeof noise; i++)
        noise[i] = (char)(i * 2654435761u >> 13);
    out = open_bytes(noise, sizeof noise);
    ok(out.opened && out.said && out.aside_same, "noise is set aside");
    out = open_bytes("", 0);
    ok(out.opened && !out.said && out.answers == 0, "an empty file is a new one");
}

/* SQLite would throw the log away. */
static void lost_head(void)
{
    static const char log_bytes[] = "what the log held";
    struct err_list warnings = {0};
    struct records records;
    struct buf log = {0};
    struct err err;

    remove_all();
    sample_write(buf_text(&path), "", 0);
    buf_printf(&log, "%s-wal", buf_text(&path));
    sample_write(buf_text(&log), log_bytes, sizeof log_bytes);
    ok(store_open(&records, buf_text(&path), SAMPLE_NOW, &warnings, &err), "an empty file with a log");
    is_size(1, warnings.count, "is damaged");
    records.free(records.data);
    buf_reset(&log);
    buf_add(&log, warnings.count ? warnings.items[0].args[1].text : "");
    buf_add(&log, "-wal");
    ok(is_aside(buf_text(&log), log_bytes, sizeof log_bytes), "and the log is kept");
    err_list_clear(&warnings);
    buf_clear(&log);
}

/* ---- in the middle of a session ---- */

static void breaks_meanwhile(void)
{
    static const char noise[] = "Something wrote this over the file.";
    struct records records;
    struct attempt attempt = sample(ANSWERS);

    remove_all();
    sample_write(buf_text(&path), sound, sound_size);
    sample_open(&records, buf_text(&path));
    unlink(buf_text(&path));
    sample_write(buf_text(&path), noise, sizeof noise - 1);
    ok(records.keep(records.data, &attempt, NULL), "an answer after the file was replaced by rubbish");
    records.free(records.data);
    is_int(ANSWERS + 1, sample_count(buf_text(&path)), "is kept with all the others");
    sample_open(&records, buf_text(&path));
    unlink(buf_text(&path));
    attempt = sample(ANSWERS + 1);
    ok(records.keep(records.data, &attempt, NULL), "and one after the file was deleted");
    records.free(records.data);
    is_int(ANSWERS + 2, sample_count(buf_text(&path)), "too");
}

int main(void)
{
    tap_plan(4 + 2 + 2 + 1 + 4 + 3 + 4);
    disk_install();
    disk.lazy = true; /* nobody pulls the plug, and hundreds of files are made */
    make_sound();
    undamaged();
    one_byte();
    one_page();
    cut_short();
    other_bytes();
    lost_head();
    breaks_meanwhile();
    free(sound);
    buf_clear(&path);
    return tap_done();
}
