/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "store/profile.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/mem.h"
#include "store/store.h"

const char profile_default[] = "default";

bool profile_is_name(const char *name)
{
    static const char allowed[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";
    size_t length = strlen(name);

    return length > 0 && length <= PROFILE_NAME_MOST && strspn(name, allowed) == length &&
           name[0] != '.' && strcmp(name, "puzzles") != 0;
}

void profile_store(struct buf *out, const char *folder, const char *name)
{
    buf_printf(out, "%s/%s/learner.db", folder, name);
}

bool profile_exists(const char *folder, const char *name)
{
    struct buf path = {0};
    bool there;

    profile_store(&path, folder, name);
    there = buf_ok(&path) && access(buf_text(&path), F_OK) == 0;
    buf_clear(&path);
    return there;
}

static int by_bytes(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool add_name(struct path_list *out, const char *name)
{
    char *copy = mem_dup(name);

    if (copy &&
        mem_grow((void **)&out->items, &out->capacity, out->count + 1, sizeof *out->items)) {
        out->items[out->count++] = copy;
        return true;
    }
    free(copy);
    return false;
}

bool profile_list(struct path_list *out, const char *folder)
{
    size_t first = out->count;
    DIR *open_folder = opendir(folder);
    const struct dirent *entry;
    bool good = true;

    while (open_folder && good && (entry = readdir(open_folder)) != NULL)
        if (profile_is_name(entry->d_name) && profile_exists(folder, entry->d_name))
            good = add_name(out, entry->d_name);
    if (open_folder)
        closedir(open_folder);
    if (out->count > first)
        qsort(out->items + first, out->count - first, sizeof *out->items, by_bytes);
    return good;
}

bool profile_delete(const char *folder, const char *name, const char *store, bool *left,
                    struct err *err)
{
    struct buf path = {0};

    if (!store_retire(store, NULL, err))
        return false;
    buf_printf(&path, "%s/%s", folder, name);
    *left = rmdir(buf_text(&path)) != 0;
    buf_clear(&path);
    return true;
}
