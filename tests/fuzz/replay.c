/* SPDX-License-Identifier: MIT */
/*
 * Feeds a fuzz target with files instead of random bytes: each file is one check, good when
 * the target comes back.  Without arguments the files are those of corpus/NAME, where the
 * program is called NAME.t; an argument is a file or a folder.
 */
#include "config.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/buf.h"
#include "base/mem.h"
#include "tests/fuzz/target.h"
#include "tests/tap/tap.h"

struct paths {
    char **items;
    size_t count, capacity;
};

static void add_path(struct paths *paths, char *path)
{
    if (!path ||
        !mem_grow((void **)&paths->items, &paths->capacity, paths->count + 1, sizeof(char *)))
        bail("no memory for the list of files");
    paths->items[paths->count++] = path;
}

static int is_visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static void add_folder(struct paths *paths, const char *folder)
{
    struct dirent **entries;
    int count = scandir(folder, &entries, is_visible, alphasort);

    if (count < 0)
        bail("can't read the folder %s", folder);
    for (int i = 0; i < count; i++) {
        struct buf path = {0};

        buf_printf(&path, "%s/%s", folder, entries[i]->d_name);
        add_path(paths, buf_steal(&path));
        free(entries[i]);
    }
    free(entries);
}

static void add_argument(struct paths *paths, const char *path)
{
    struct stat status;

    if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
        add_folder(paths, path);
    else
        add_path(paths, mem_dup(path));
}

/* corpus/fen for .../tests/fuzz/fen.t */
static void add_corpus(struct paths *paths, const char *program)
{
    const char *slash = strrchr(program, '/');
    const char *name = slash ? slash + 1 : program;
    struct buf inside = {0}, path = {0};

    buf_add(&inside, "tests/fuzz/corpus/");
    buf_add_bytes(&inside, name, strcspn(name, "."));
    add_folder(paths, tap_source_path(&path, buf_text(&inside)));
    buf_clear(&inside);
    buf_clear(&path);
}

/* A block of exactly the file's size, so that a read past its end is seen. */
static void replay(const char *path)
{
    size_t length;
    char *text = tap_read_file(path, &length);
    uint8_t *exact = malloc(length > 0 ? length : 1);

    if (!exact)
        bail("no memory for %s", path);
    memcpy(exact, text, length);
    is_int(0, LLVMFuzzerTestOneInput(exact, length), "%s", path);
    free(exact);
    free(text);
}

int main(int argc, char **argv)
{
    struct paths paths = {0};

    for (int i = 1; i < argc; i++)
        add_argument(&paths, argv[i]);
    if (argc == 1)
        add_corpus(&paths, argv[0]);
    tap_plan((int)paths.count);
    for (size_t i = 0; i < paths.count; i++) {
        replay(paths.items[i]);
        free(paths.items[i]);
    }
    free(paths.items);
    return tap_done();
}
