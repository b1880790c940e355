/* SPDX-License-Identifier: MIT */
#include "tests/tap/tap.h"

#include <ftw.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/buf.h"

/* One test program is one run: the state is its process's. */
static int planned;
static int made;
static int failed;
static bool finished;
static char *scratch;

static void end_line(void)
{
    putchar('\n');
    fflush(stdout);
}

/* exit() before tap_done(), from wherever, is no success. */
static void leave(void)
{
    if (finished)
        return;
    printf("# left before tap_done");
    end_line();
    _exit(1);
}

void tap_plan(int checks)
{
    planned = checks;
    atexit(leave);
    printf("1..%d", checks);
    end_line();
}

void tap_skip_all(const char *why, ...)
{
    va_list args;

    va_start(args, why);
    fputs("1..0 # SKIP ", stdout);
    vprintf(why, args);
    va_end(args);
    end_line();
    exit(0);
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *walk)
{
    (void)status;
    (void)kind;
    (void)walk;
    return remove(path);
}

static void remove_scratch(void)
{
    if (!scratch)
        return;
    nftw(scratch, remove_one, 8, FTW_DEPTH | FTW_PHYS);
    free(scratch);
    scratch = NULL;
}

int tap_done(void)
{
    finished = true;
    remove_scratch();
    if (made != planned)
        diag("%d checks planned, %d made", planned, made);
    if (failed)
        diag("%d of %d checks failed", failed, made);
    return made == planned && failed == 0 ? 0 : 1;
}

/* A '#' in a name would begin a directive, a newline would end the line. */
__attribute__((format(printf, 1, 0))) static void print_name(const char *name, va_list args)
{
    char text[1024];

    vsnprintf(text, sizeof text, name, args);
    for (char *c = text; *c; c++)
        putchar(*c == '#' ? '*' : *c == '\n' ? ' ' : *c);
}

__attribute__((format(printf, 2, 0))) static void report(bool good, const char *name, va_list args)
{
    made++;
    failed += !good;
    printf("%s %d - ", good ? "ok" : "not ok", made);
    print_name(name, args);
    end_line();
}

/* Every check ends with these lines; a function can't hand on its own `...`. */
#define REPORT(good, name)                                                                         \
    do {                                                                                           \
        va_list args;                                                                              \
        va_start(args, name);                                                                      \
        report(good, name, args);                                                                  \
        va_end(args);                                                                              \
    } while (0)

bool ok(bool good, const char *name, ...)
{
    REPORT(good, name);
    return good;
}

bool is_bool(bool wanted, bool seen, const char *name, ...)
{
    REPORT(wanted == seen, name);
    if (wanted != seen)
        diag("wanted: %s\n  seen: %s", wanted ? "true" : "false", seen ? "true" : "false");
    return wanted == seen;
}

bool is_int(long long wanted, long long seen, const char *name, ...)
{
    REPORT(wanted == seen, name);
    if (wanted != seen)
        diag("wanted: %lld\n  seen: %lld", wanted, seen);
    return wanted == seen;
}

bool is_size(size_t wanted, size_t seen, const char *name, ...)
{
    REPORT(wanted == seen, name);
    if (wanted != seen)
        diag("wanted: %zu\n  seen: %zu", wanted, seen);
    return wanted == seen;
}

bool is_hex(unsigned long long wanted, unsigned long long seen, const char *name, ...)
{
    REPORT(wanted == seen, name);
    if (wanted != seen)
        diag("wanted: 0x%llx\n  seen: 0x%llx", wanted, seen);
    return wanted == seen;
}

static bool same_text(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

bool is_string(const char *wanted, const char *seen, const char *name, ...)
{
    bool good = same_text(wanted, seen);

    REPORT(good, name);
    if (!good)
        diag("wanted: %s\n  seen: %s", wanted ? wanted : "(NULL)", seen ? seen : "(NULL)");
    return good;
}

static void diag_bytes(const char *title, const void *bytes, size_t length)
{
    const unsigned char *at = bytes;

    printf("# %s: %zu bytes:", title, length);
    for (size_t i = 0; i < length; i++)
        printf(" %02x", at[i]);
    end_line();
}

bool is_bytes(const void *wanted, size_t wanted_length, const void *seen, size_t seen_length,
              const char *name, ...)
{
    bool good = wanted_length == seen_length &&
                (wanted_length == 0 || memcmp(wanted, seen, wanted_length) == 0);

    REPORT(good, name);
    if (!good) {
        diag_bytes("wanted", wanted, wanted_length);
        diag_bytes("  seen", seen, seen_length);
    }
    return good;
}

void skip(int checks, const char *why, ...)
{
    for (int i = 0; i < checks; i++) {
        va_list args;

        va_start(args, why);
        printf("ok %d # SKIP ", ++made);
        vprintf(why, args);
        va_end(args);
        end_line();
    }
}

void diag(const char *text, ...)
{
    struct buf all = {0};
    va_list args;

    va_start(args, text);
    buf_vprintf(&all, text, args);
    va_end(args);
    fputs("# ", stdout);
    for (const char *c = buf_text(&all); *c; c++) {
        putchar(*c);
        if (*c == '\n')
            fputs("# ", stdout);
    }
    end_line();
    buf_clear(&all);
}

void bail(const char *why, ...)
{
    va_list args;

    va_start(args, why);
    fputs("Bail out! ", stdout);
    vprintf(why, args);
    va_end(args);
    end_line();
    finished = true;
    remove_scratch();
    exit(1);
}

static const char *join(struct buf *path, const char *folder, const char *name)
{
    buf_reset(path);
    buf_printf(path, "%s/%s", folder, name);
    if (!buf_ok(path))
        bail("no memory for a path");
    return buf_text(path);
}

const char *tap_data_path(struct buf *path, const char *name)
{
    const char *folder = getenv("DRAWCLAIM_TEST_DATA");
    char *below;

    if (folder)
        return join(path, folder, name);
    tap_source_path(path, "tests/data");
    below = buf_steal(path);
    join(path, below, name);
    free(below);
    return buf_text(path);
}

const char *tap_source_path(struct buf *path, const char *name)
{
    const char *folder = getenv("DRAWCLAIM_SOURCE");

    return join(path, folder ? folder : ".", name);
}

const char *tap_shared_path(void)
{
    const char *folder = getenv("DRAWCLAIM_SHARED");
    struct stat status;

    if (!folder || stat(folder, &status) != 0 || !S_ISDIR(status.st_mode))
        return NULL;
    return folder;
}

bool tap_is_slow(void)
{
    return getenv("DRAWCLAIM_SLOW") != NULL;
}

const char *tap_scratch(void)
{
    const char *folder = getenv("TMPDIR");
    struct buf path = {0};

    if (scratch)
        return scratch;
    join(&path, folder ? folder : "/tmp", "drawclaim-test-XXXXXX");
    scratch = buf_steal(&path);
    if (!mkdtemp(scratch))
        bail("no scratch folder %s", scratch);
    return scratch;
}

static size_t read_block(FILE *file, struct buf *text)
{
    char block[65536];
    size_t length = fread(block, 1, sizeof block, file);

    buf_add_bytes(text, block, length);
    return length;
}

char *tap_read_file(const char *path, size_t *length)
{
    struct buf text = {0};
    FILE *file = fopen(path, "rb");

    if (!file)
        bail("can't open %s", path);
    while (read_block(file, &text) > 0)
        ;
    if (ferror(file) || !buf_ok(&text))
        bail("can't read %s", path);
    fclose(file);
    if (length)
        *length = text.length;
    return buf_steal(&text);
}
