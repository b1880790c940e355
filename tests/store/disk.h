/* SPDX-License-Identifier: MIT */
/*
 * A disk that is watched, and that can fail: a shim around SQLite's own VFS
 * (https://sqlite.org/vfs.html), the default one from disk_install() on.
 */
#ifndef TESTS_STORE_DISK_H
#define TESTS_STORE_DISK_H

#include <stdbool.h>

struct disk {
    int syncs;              /* of the database, its log and its journal */
    int writes;             /* to them */
    int unsynced;           /* writes since the latest sync, by file and added up */
    int deletes, deletes_unsynced; /* of journals; those whose folder was not synced */
    bool full;              /* writes fail as on a full disk */
    int writes_left;        /* the disk is full after so many; -1: never */
    bool lazy;              /* syncs are counted and not made */
    bool no_shared_memory;  /* files opened from now on: the log can't be used */
};
extern struct disk disk;

void disk_install(void);
/* Back to 0, for what is opened; nothing fails. */
void disk_reset(void);

#endif
