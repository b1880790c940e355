/* SPDX-License-Identifier: MIT */
/* Where files are (XDG Base Directory 0.8).  Environment comes in as a function, so tests need
 * no real one.  Relative XDG values are ignored, as the specification asks. */
#ifndef OS_PATHS_H
#define OS_PATHS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"

typedef const char *(*env_lookup)(const char *name);

/* A list of paths, owned.  Zero-initialise. */
struct path_list {
    char **items;
    size_t count;
    size_t capacity;
};
void path_list_clear(struct path_list *list);

/* Appends $XDG_CONFIG_HOME/drawclaim/config or its default; false: no home is known. */
bool paths_config(struct buf *out, env_lookup env);
/* Appends $XDG_DATA_HOME/drawclaim or its default. */
bool paths_data(struct buf *out, env_lookup env);
/* Appends $XDG_STATE_HOME/drawclaim or its default. */
bool paths_state(struct buf *out, env_lookup env);
/* Folders that hold puzzle files, first match first: DRAWCLAIM_PUZZLES alone if it is set, else
 * the user's own data folder's puzzles/, then drawclaim/puzzles under each $XDG_DATA_DIRS, then
 * `built_in`.  Only the user's own and the first existing shipped one are returned. */
bool paths_puzzle_folders(struct path_list *out, env_lookup env, const char *built_in);
/* The *.pgn files of a folder, by name in byte order. */
bool paths_puzzle_files(struct path_list *out, const char *folder);

#endif
