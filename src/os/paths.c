/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "os/paths.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/mem.h"

static const char own_name[] = "drawclaim";
static const char standard_data_dirs[] = "/usr/local/share:/usr/share";

void path_list_clear(struct path_list *list)
{
    if (!list)
        return;
    for (size_t i = 0; i < list->count; i++)
        free(list->items[i]);
    free(list->items);
    *list = (struct path_list){0};
}

/* Takes the path over; NULL is memory that was short. */
static bool add_path(struct path_list *list, char *path)
{
    if (path &&
        mem_grow((void **)&list->items, &list->capacity, list->count + 1, sizeof *list->items)) {
        list->items[list->count++] = path;
        return true;
    }
    free(path);
    return false;
}

static bool is_folder(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* ---- the XDG folders ---- */

/* A variable's value, NULL where it is unset or empty. */
static const char *value_of(env_lookup env, const char *name)
{
    const char *value = env(name);

    return value && value[0] ? value : NULL;
}

static const char *absolute(env_lookup env, const char *name)
{
    const char *value = value_of(env, name);

    return value && value[0] == '/' ? value : NULL;
}

/* Appends the folder a variable names, else `below` the home folder. */
static bool add_home(struct buf *out, env_lookup env, const char *name, const char *below)
{
    const char *folder = absolute(env, name);
    const char *home = absolute(env, "HOME");

    if (folder)
        buf_printf(out, "%s/%s", folder, own_name);
    else if (home)
        buf_printf(out, "%s/%s/%s", home, below, own_name);
    return (folder || home) && buf_ok(out);
}

bool paths_config(struct buf *out, env_lookup env)
{
    if (!add_home(out, env, "XDG_CONFIG_HOME", ".config"))
        return false;
    buf_add(out, "/config");
    return buf_ok(out);
}

bool paths_data(struct buf *out, env_lookup env)
{
    return add_home(out, env, "XDG_DATA_HOME", ".local/share");
}

bool paths_state(struct buf *out, env_lookup env)
{
    return add_home(out, env, "XDG_STATE_HOME", ".local/state");
}

/* ---- puzzle folders ---- */

static bool add_own(struct path_list *out, env_lookup env)
{
    struct buf path = {0};

    if (!paths_data(&path, env)) {
        bool known = buf_ok(&path); /* no home is no fault */
        buf_clear(&path);
        return known;
    }
    buf_add(&path, "/puzzles");
    if (is_folder(buf_text(&path)))
        return add_path(out, buf_steal(&path));
    buf_clear(&path);
    return true;
}

/* The first folder of a list of data folders, separated by colons, that has puzzles; NULL if
 * none has. */
static char *first_shipped(const char *dirs)
{
    struct buf path = {0};

    while (*dirs) {
        size_t length = strcspn(dirs, ":");

        buf_reset(&path);
        buf_add_bytes(&path, dirs, length);
        buf_printf(&path, "/%s/puzzles", own_name);
        if (dirs[0] == '/' && is_folder(buf_text(&path)))
            return buf_steal(&path);
        dirs += length + (dirs[length] == ':');
    }
    buf_clear(&path);
    return NULL;
}

static bool add_shipped(struct path_list *out, env_lookup env, const char *built_in)
{
    const char *dirs = value_of(env, "XDG_DATA_DIRS");
    char *path = first_shipped(dirs ? dirs : standard_data_dirs);

    if (path)
        return add_path(out, path);
    return !built_in || !is_folder(built_in) || add_path(out, mem_dup(built_in));
}

bool paths_puzzle_folders(struct path_list *out, env_lookup env, const char *built_in)
{
    const char *alone = value_of(env, "DRAWCLAIM_PUZZLES");

    if (alone)
        return add_path(out, mem_dup(alone));
    return add_own(out, env) && add_shipped(out, env, built_in);
}

/* ---- files of a folder ---- */

static bool is_puzzle_file(const char *name)
{
    size_t length = strlen(name);

    return name[0] != '.' && length > 4 && strcmp(name + length - 4, ".pgn") == 0;
}

static int by_bytes(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool add_entries(struct path_list *out, DIR *open_folder, const char *folder)
{
    const struct dirent *entry;

    while ((entry = readdir(open_folder)) != NULL) {
        struct buf path = {0};

        if (!is_puzzle_file(entry->d_name))
            continue;
        buf_printf(&path, "%s/%s", folder, entry->d_name);
        if (is_folder(buf_text(&path)))
            buf_clear(&path);
        else if (!add_path(out, buf_steal(&path)))
            return false;
    }
    return true;
}

bool paths_puzzle_files(struct path_list *out, const char *folder)
{
    size_t first = out->count;
    DIR *open_folder = opendir(folder);
    bool good;

    if (!open_folder)
        return false;
    good = add_entries(out, open_folder, folder);
    closedir(open_folder);
    if (out->count > first)
        qsort(out->items + first, out->count - first, sizeof *out->items, by_bytes);
    return good;
}
