/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "os/append.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "os/files.h"

static bool fail(struct err *err, enum err_code code, const char *path, int why)
{
    err_set(err, code);
    if (err)
        err->file = path;
    if (code != ERR_STORE_BUSY)
        err_add_text(err, strerror(why));
    return false;
}

/* For the whole file, until it is closed.  Where a file system knows no locks, there is none. */
static bool lock(const struct append_file *file, struct err *err)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};

    if (fcntl(file->fd, F_SETLK, &whole) == 0 || (errno != EACCES && errno != EAGAIN))
        return true;
    return fail(err, ERR_STORE_BUSY, file->path, errno);
}

/* A new file, or an empty one that a crash has left. */
static int open_new(const char *path)
{
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    return fd < 0 && errno == EEXIST ? open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC) : fd;
}

static bool is_empty(const struct append_file *file, struct err *err)
{
    struct stat status;

    if (fstat(file->fd, &status) == 0 && S_ISREG(status.st_mode) && status.st_size == 0)
        return true;
    return fail(err, ERR_FILE_WRITE, file->path, EEXIST);
}

/* The lock comes first: of two programs that both find it empty one goes on. */
bool append_create(struct append_file *out, const char *path, struct err *err)
{
    *out = (struct append_file){.fd = -1, .path = path};
    if (files_make_folders(path))
        out->fd = open_new(path);
    if (out->fd < 0)
        return fail(err, ERR_FILE_WRITE, path, errno);
    if (!lock(out, err) || !is_empty(out, err)) {
        append_close(out);
        return false;
    }
    files_sync_folder(path);
    return true;
}

/* Cuts the file to what is whole, and goes there. */
static bool cut(const struct append_file *file)
{
    return ftruncate(file->fd, (off_t)file->length) == 0 &&
           lseek(file->fd, (off_t)file->length, SEEK_SET) >= 0;
}

static bool has_size(const struct append_file *file, int64_t size, struct err *err)
{
    struct stat status;

    if (fstat(file->fd, &status) == 0 && status.st_size == size)
        return true;
    return fail(err, ERR_STORE_BUSY, file->path, 0);
}

bool append_open(struct append_file *out, const char *path, int64_t size, int64_t length,
                 struct err *err)
{
    *out =
        (struct append_file){.fd = open(path, O_RDWR | O_CLOEXEC), .path = path, .length = length};
    if (out->fd < 0)
        return fail(err, ERR_FILE_OPEN, path, errno);
    if (!lock(out, err) || !has_size(out, size, err) ||
        (!cut(out) && !fail(err, ERR_FILE_WRITE, path, errno))) {
        append_close(out);
        return false;
    }
    return true;
}

static bool write_all(int fd, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t done = write(fd, bytes, length);

        if (done < 0 && errno != EINTR)
            return false;
        bytes += done > 0 ? done : 0;
        length -= done > 0 ? (size_t)done : 0;
    }
    return true;
}

bool append_add(void *data, const char *bytes, size_t length, struct err *err)
{
    struct append_file *file = data;

    if (write_all(file->fd, bytes, length) && fsync(file->fd) == 0) {
        file->length += (int64_t)length;
        return true;
    }
    int why = errno;
    cut(file); /* if that fails too, reading the file tells */
    return fail(err, ERR_FILE_WRITE, file->path, why);
}

void append_close(struct append_file *file)
{
    if (file->fd >= 0)
        close(file->fd);
    file->fd = -1;
}
