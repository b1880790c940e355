/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "os/paths.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "tests/tap/tap.h"

/* A small environment of our own: name, value, ..., NULL. */
static const char *const *environment;

static const char *lookup(const char *name)
{
    for (const char *const *at = environment; *at; at += 2)
        if (strcmp(at[0], name) == 0)
            return at[1];
    return NULL;
}

#define ENVIRONMENT(...) (environment = (const char *const[]){__VA_ARGS__, NULL})

static void config(void)
{
    struct buf out = {0};

    ENVIRONMENT("HOME", "/h");
    ok(paths_config(&out, lookup), "a home folder is enough for settings");
    is_string("/h/.config/drawclaim/config", buf_text(&out), "by default under .config");
    buf_reset(&out);
    ENVIRONMENT("HOME", "/h", "XDG_CONFIG_HOME", "/etc/h");
    ok(paths_config(&out, lookup), "XDG_CONFIG_HOME is asked first");
    is_string("/etc/h/drawclaim/config", buf_text(&out), "and taken");
    buf_reset(&out);
    ENVIRONMENT("HOME", "/h", "XDG_CONFIG_HOME", "etc");
    ok(paths_config(&out, lookup), "a relative one");
    is_string("/h/.config/drawclaim/config", buf_text(&out), "is ignored");
    buf_reset(&out);
    ENVIRONMENT("HOME", "/h", "XDG_CONFIG_HOME", "");
    ok(paths_config(&out, lookup), "an empty one");
    is_string("/h/.config/drawclaim/config", buf_text(&out), "is as if unset");
    buf_reset(&out);
    ENVIRONMENT("LANG", "es");
    ok(!paths_config(&out, lookup), "without a home there is no place for settings");
    ENVIRONMENT("HOME", "ana");
    ok(!paths_config(&out, lookup), "nor with a relative one");
    is_string("", buf_text(&out), "and nothing is appended");
    buf_clear(&out);
}

static void state(void)
{
    struct buf out = {0};

    ENVIRONMENT("HOME", "/h");
    ok(paths_state(&out, lookup), "what is left has a place");
    is_string("/h/.local/state/drawclaim", buf_text(&out), "under .local/state");
    buf_reset(&out);
    ENVIRONMENT("HOME", "/h", "XDG_STATE_HOME", "/var/h");
    ok(paths_state(&out, lookup), "or where a variable says");
    is_string("/var/h/drawclaim", buf_text(&out), "there");
    buf_clear(&out);
}

static void data(void)
{
    struct buf out = {0};

    ENVIRONMENT("HOME", "/h");
    ok(paths_data(&out, lookup), "data has a default");
    is_string("/h/.local/share/drawclaim", buf_text(&out), "under .local/share");
    buf_reset(&out);
    ENVIRONMENT("HOME", "/h", "XDG_DATA_HOME", "/data");
    ok(paths_data(&out, lookup), "and a variable");
    is_string("/data/drawclaim", buf_text(&out), "that goes first");
    buf_clear(&out);
}

/* ---- folders that exist ---- */

static char home[512], first[512], second[512], built_in[512];

static void make(char *out, const char *below)
{
    char path[512];

    snprintf(out, 512, "%.200s/%s", tap_scratch(), below);
    strcpy(path, out);
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path, 0700);
        *slash = '/';
    }
    mkdir(path, 0700);
}

static void is_list(struct path_list *list, const char *a, const char *b, const char *name)
{
    is_size(a ? b ? 2 : 1 : 0, list->count, "%s: how many", name);
    is_string(a, list->count > 0 ? list->items[0] : NULL, "%s: first", name);
    is_string(b, list->count > 1 ? list->items[1] : NULL, "%s: second", name);
    path_list_clear(list);
}

static void folders(void)
{
    struct path_list list = {0};
    char dirs[1200];

    path_list_clear(NULL);
    path_list_clear(&list);
    make(home, "own/drawclaim/puzzles");
    make(first, "a/drawclaim/puzzles");
    make(second, "b/drawclaim/puzzles");
    make(built_in, "built");
    snprintf(dirs, sizeof dirs, "%s/none:%s/b:%s/a", tap_scratch(), tap_scratch(), tap_scratch());
    home[strlen(home) - strlen("/drawclaim/puzzles")] = '\0';

    ENVIRONMENT("DRAWCLAIM_PUZZLES", "/somewhere", "XDG_DATA_HOME", home, "XDG_DATA_DIRS", dirs);
    ok(paths_puzzle_folders(&list, lookup, built_in), "one folder by name");
    is_list(&list, "/somewhere", NULL, "DRAWCLAIM_PUZZLES alone");

    ENVIRONMENT("XDG_DATA_HOME", home, "XDG_DATA_DIRS", dirs);
    ok(paths_puzzle_folders(&list, lookup, built_in), "own and shipped");
    strcat(home, "/drawclaim/puzzles");
    is_list(&list, home, second, "own first, then the first shipped one there is");

    ENVIRONMENT("XDG_DATA_DIRS", dirs);
    ok(paths_puzzle_folders(&list, lookup, built_in), "no home");
    is_list(&list, second, NULL, "shipped only");

    ENVIRONMENT("XDG_DATA_DIRS", "relative:/no/such/folder");
    ok(paths_puzzle_folders(&list, lookup, built_in), "nothing found");
    is_list(&list, built_in, NULL, "built in");

    ok(paths_puzzle_folders(&list, lookup, "/no/such/folder"), "nothing at all");
    is_list(&list, NULL, NULL, "an empty list");
}

static void touch(const char *folder, const char *name)
{
    char path[1024];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "w");
    if (!file)
        bail("can't write %s", path);
    fclose(file);
}

static void files(void)
{
    struct path_list list = {0};
    char wanted[600], folder[600];

    touch(first, "b.pgn");
    touch(first, "B.pgn");
    touch(first, "01.pgn");
    touch(first, ".hidden.pgn");
    touch(first, "notes.txt");
    touch(first, ".pgn");
    snprintf(folder, sizeof folder, "%s/folder.pgn", first);
    mkdir(folder, 0700);
    ok(paths_puzzle_files(&list, first), "a folder's files");
    is_size(3, list.count, "only the visible .pgn files");
    snprintf(wanted, sizeof wanted, "%s/01.pgn", first);
    is_string(wanted, list.count > 0 ? list.items[0] : NULL, "in the order of their bytes");
    snprintf(wanted, sizeof wanted, "%s/B.pgn", first);
    is_string(wanted, list.count > 1 ? list.items[1] : NULL, "capitals before small letters");
    snprintf(wanted, sizeof wanted, "%s/b.pgn", first);
    is_string(wanted, list.count > 2 ? list.items[2] : NULL, "as C sorts");
    path_list_clear(&list);
    ok(!paths_puzzle_files(&list, "/no/such/folder"), "a folder that isn't there");
    path_list_clear(&list);
}

int main(void)
{
    tap_plan(11 + 4 + 20 + 6 + 4);
    config();
    state();
    data();
    folders();
    files();
    return tap_done();
}
