/* SPDX-License-Identifier: MIT */
#include "tests/export/whole.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "tests/tap/tap.h"

enum { STRIDE_SLOW = 10 };

static struct pack pack;

static int is_pgn(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return length > 4 && strcmp(entry->d_name + length - 4, ".pgn") == 0;
}

static void read_one(const char *name)
{
    struct buf inside = {0}, path = {0};
    size_t length;
    buf_printf(&inside, "puzzles/%s", name);
    char *text = tap_read_file(tap_source_path(&path, buf_text(&inside)), &length);
    if (!pack_read(&pack, "pack", text, length, NULL, NULL))
        bail("no memory for %s", name);
    free(text);
    buf_clear(&inside);
    buf_clear(&path);
}

const struct pack *whole_pack(void)
{
    struct buf path = {0};
    struct dirent **entries;
    if (pack.count > 0)
        return &pack;
    int count = scandir(tap_source_path(&path, "puzzles"), &entries, is_pgn, alphasort);
    if (count < 1)
        bail("no puzzles in %s", buf_text(&path));
    for (int n = 0; n < count; n++) {
        read_one(entries[n]->d_name);
        free(entries[n]);
    }
    free(entries);
    buf_clear(&path);
    return &pack;
}

void whole_clear(void)
{
    pack_clear(&pack);
}

static size_t stride(void)
{
    return tap_is_slow() ? STRIDE_SLOW : 1;
}

size_t whole_count(void)
{
    return (whole_pack()->count + stride() - 1) / stride();
}

const struct puzzle *whole_puzzle(size_t n)
{
    return &whole_pack()->puzzles[n * stride()];
}

void whole_export(struct buf *out, const char *format, bool key)
{
    struct export_job job = {.format = export_find(format), .language = "en", .key = key};
    if (!job.format)
        bail("no format %s", format);
    export_begin(out, &job);
    for (size_t n = 0; n < whole_count(); n++)
        if (!export_puzzle(out, &job, whole_puzzle(n)))
            bail("no memory");
    export_end(out, &job);
}
