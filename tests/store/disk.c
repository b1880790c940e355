/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tests/store/disk.h"

#include <sqlite3.h>
#include <string.h>

#include "tests/tap/tap.h"

struct disk disk = {.writes_left = -1};

void disk_reset(void)
{
    disk = (struct disk){.writes_left = -1};
}

struct watched {
    sqlite3_file base;
    sqlite3_file *real;  /* behind this struct */
    bool counts;         /* a database, its log or its journal */
    int unsynced;
};

static sqlite3_vfs *below;
static sqlite3_vfs shim;

static struct watched *of(sqlite3_file *file)
{
    return (struct watched *)file;
}

static const sqlite3_io_methods *real(sqlite3_file *file)
{
    return of(file)->real->pMethods;
}

/* ---- files ---- */

static int file_close(sqlite3_file *file)
{
    disk.unsynced -= of(file)->unsynced;
    return real(file)->xClose(of(file)->real);
}

static int file_read(sqlite3_file *file, void *to, int amount, sqlite3_int64 at)
{
    return real(file)->xRead(of(file)->real, to, amount, at);
}

static bool is_full(void)
{
    if (disk.writes_left > 0)
        disk.writes_left--;
    return disk.full || disk.writes_left == 0;
}

static int file_write(sqlite3_file *file, const void *from, int amount, sqlite3_int64 at)
{
    if (of(file)->counts) {
        if (is_full())
            return SQLITE_FULL;
        disk.writes++;
        disk.unsynced++;
        of(file)->unsynced++;
    }
    return real(file)->xWrite(of(file)->real, from, amount, at);
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size)
{
    return real(file)->xTruncate(of(file)->real, size);
}

static int file_sync(sqlite3_file *file, int flags)
{
    if (of(file)->counts) {
        disk.syncs++;
        disk.unsynced -= of(file)->unsynced;
        of(file)->unsynced = 0;
    }
    return disk.lazy ? SQLITE_OK : real(file)->xSync(of(file)->real, flags);
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size)
{
    return real(file)->xFileSize(of(file)->real, size);
}

static int file_lock(sqlite3_file *file, int level)
{
    return real(file)->xLock(of(file)->real, level);
}

static int file_unlock(sqlite3_file *file, int level)
{
    return real(file)->xUnlock(of(file)->real, level);
}

static int file_reserved(sqlite3_file *file, int *out)
{
    return real(file)->xCheckReservedLock(of(file)->real, out);
}

static int file_control(sqlite3_file *file, int what, void *argument)
{
    return real(file)->xFileControl(of(file)->real, what, argument);
}

static int file_sector(sqlite3_file *file)
{
    return real(file)->xSectorSize(of(file)->real);
}

/* Of what is promised about power cuts only that bytes beside those written are safe: without
 * that the log is padded behind its sync. */
static int file_traits(sqlite3_file *file)
{
    (void)file;
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

static int file_shm_map(sqlite3_file *file, int page, int size, int extend, void volatile **out)
{
    return real(file)->xShmMap(of(file)->real, page, size, extend, out);
}

static int file_shm_lock(sqlite3_file *file, int offset, int count, int flags)
{
    return real(file)->xShmLock(of(file)->real, offset, count, flags);
}

static void file_shm_barrier(sqlite3_file *file)
{
    real(file)->xShmBarrier(of(file)->real);
}

static int file_shm_unmap(sqlite3_file *file, int remove)
{
    return real(file)->xShmUnmap(of(file)->real, remove);
}

#define METHODS(version)                                                                      \
    {                                                                                         \
        .iVersion = version, .xClose = file_close, .xRead = file_read, .xWrite = file_write,  \
        .xTruncate = file_truncate, .xSync = file_sync, .xFileSize = file_size,               \
        .xLock = file_lock, .xUnlock = file_unlock, .xCheckReservedLock = file_reserved,      \
        .xFileControl = file_control, .xSectorSize = file_sector,                             \
        .xDeviceCharacteristics = file_traits, .xShmMap = file_shm_map,                       \
        .xShmLock = file_shm_lock, .xShmBarrier = file_shm_barrier,                           \
        .xShmUnmap = file_shm_unmap,                                                          \
    }

static const sqlite3_io_methods with_memory = METHODS(2);
static const sqlite3_io_methods without_memory = METHODS(1);

/* ---- the disk ---- */

static int disk_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out)
{
    struct watched *watched = of(file);
    int counted = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL;
    int result;

    (void)vfs;
    *watched = (struct watched){.real = (sqlite3_file *)(watched + 1),
                                .counts = (flags & counted) != 0};
    result = below->xOpen(below, name, watched->real, flags, out);
    if (watched->real->pMethods)
        watched->base.pMethods = disk.no_shared_memory ? &without_memory : &with_memory;
    return result;
}

static int disk_delete(sqlite3_vfs *vfs, const char *name, int sync_folder)
{
    const char *suffix = strrchr(name, '-');

    (void)vfs;
    if (suffix && strcmp(suffix, "-journal") == 0) {
        disk.deletes++;
        disk.deletes_unsynced += !sync_folder;
    }
    return below->xDelete(below, name, sync_folder);
}

void disk_install(void)
{
    below = sqlite3_vfs_find(NULL);
    if (!below)
        bail("SQLite has no VFS");
    shim = *below;
    shim.zName = "watched";
    shim.szOsFile = (int)sizeof(struct watched) + below->szOsFile;
    shim.xOpen = disk_open;
    shim.xDelete = disk_delete;
    if (sqlite3_vfs_register(&shim, 1) != SQLITE_OK)
        bail("the shim can't be registered");
    disk_reset();
}
