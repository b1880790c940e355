/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "os/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/mem.h"

/* A fault of the system's, with its own words for it. */
static bool fail(struct err *err, enum err_code code, const char *path, int why)
{
    err_set(err, code);
    if (err)
        err->file = path;
    err_add_text(err, strerror(why));
    return false;
}

/* ---- streams ---- */

struct file_stream {
    const char *path; /* the caller's */
    int fd;
    int why; /* errno of the read that failed */
};

static int open_to_read(const char *path)
{
    struct stat status;
    int fd = strcmp(path, "-") == 0 ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC);

    if (fd >= 0 && fstat(fd, &status) == 0 && S_ISDIR(status.st_mode)) {
        close(fd);
        errno = EISDIR;
        return -1;
    }
    return fd;
}

struct file_stream *file_stream_open(const char *path, struct err *err)
{
    struct file_stream *stream = malloc(sizeof *stream);

    if (!stream) {
        err_set(err, ERR_MEMORY);
        return NULL;
    }
    *stream = (struct file_stream){.path = path, .fd = open_to_read(path)};
    if (stream->fd >= 0)
        return stream;
    fail(err, ERR_FILE_OPEN, path, errno);
    free(stream);
    return NULL;
}

long file_stream_read(void *data, char *bytes, size_t size)
{
    struct file_stream *stream = data;
    ssize_t got;

    do
        got = read(stream->fd, bytes, size);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        stream->why = errno;
    return (long)got;
}

void file_stream_error(const struct file_stream *stream, struct err *err)
{
    fail(err, ERR_FILE_READ, stream->path, stream->why);
}

void file_stream_close(struct file_stream *stream)
{
    if (!stream)
        return;
    close(stream->fd);
    free(stream);
}

/* ---- whole files ---- */

static bool too_large(struct err *err, const char *path, size_t limit)
{
    err_set(err, ERR_FILE_TOO_LARGE);
    if (err)
        err->file = path;
    err_add_number(err, (long)limit);
    return false;
}

static bool read_all(struct buf *out, struct file_stream *stream, size_t limit, struct err *err)
{
    char bytes[16 * 1024];
    size_t start = out->length;
    long got;

    while ((got = file_stream_read(stream, bytes, sizeof bytes)) > 0) {
        if ((size_t)got > limit - (out->length - start))
            return too_large(err, stream->path, limit);
        buf_add_bytes(out, bytes, (size_t)got);
        if (!buf_ok(out)) {
            err_set(err, ERR_MEMORY);
            return false;
        }
    }
    if (got < 0)
        file_stream_error(stream, err);
    return got == 0;
}

bool files_read(struct buf *out, const char *path, size_t limit, struct err *err)
{
    struct file_stream *stream = file_stream_open(path, err);
    bool good;

    if (!stream)
        return false;
    good = read_all(out, stream, limit, err);
    file_stream_close(stream);
    return good;
}

/* ---- replacing ---- */

/* One that is there already is fine. */
static bool make_folders(char *path)
{
    char *slash = path[0] ? strchr(path + 1, '/') : NULL;

    for (; slash; slash = strchr(slash + 1, '/')) {
        int made;

        *slash = '\0';
        made = mkdir(path, 0700);
        *slash = '/';
        if (made != 0 && errno != EEXIST && errno != EISDIR && errno != EROFS && errno != EACCES)
            return false;
    }
    return true; /* where a folder is really missing, opening the file tells */
}

bool files_make_folders(const char *path)
{
    char *copy = mem_dup(path);
    bool good = copy && make_folders(copy);
    int why = copy ? errno : ENOMEM;

    free(copy);
    errno = why;
    return good;
}

static bool write_all(int fd, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t done = write(fd, bytes, length);

        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return false;
        bytes += done;
        length -= (size_t)done;
    }
    return true;
}

void files_sync_folder(const char *path)
{
    const char *slash = strrchr(path, '/');
    char *folder = !slash          ? mem_dup(".")
                   : slash == path ? mem_dup("/")
                                   : mem_dup_bytes(path, (size_t)(slash - path));
    int fd = folder ? open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;

    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
    free(folder);
}

/* Until it is on the disk, and closes it.  0, or errno. */
static int write_whole(int fd, const char *bytes, size_t length)
{
    int why = 0;

    if (!write_all(fd, bytes, length) || fsync(fd) != 0)
        why = errno;
    if (close(fd) != 0 && why == 0)
        why = errno;
    return why;
}

/* Writes under the temporary name and renames.  0, or errno. */
static int write_and_rename(char *temporary, const char *path, const char *bytes, size_t length)
{
    int fd = mkstemp(temporary); /* mode 0600 */
    int why;

    if (fd < 0)
        return errno;
    why = write_whole(fd, bytes, length);
    if (why == 0 && rename(temporary, path) != 0)
        why = errno;
    if (why != 0)
        unlink(temporary);
    else
        files_sync_folder(path);
    return why;
}

/* A link to the file stays a link: what it points to is replaced. */
static char *real_target(const char *path)
{
    struct stat status;
    char *target = NULL;

    if (lstat(path, &status) == 0 && S_ISLNK(status.st_mode))
        target = realpath(path, NULL);
    return target ? target : mem_dup(path);
}

bool files_replace(const char *path, const char *bytes, size_t length, struct err *err)
{
    struct buf temporary = {0};
    char *target = real_target(path);
    int why = ENOMEM;

    if (target) {
        buf_printf(&temporary, "%s.XXXXXX", target);
        if (!make_folders(target))
            why = errno;
        else if (buf_ok(&temporary))
            why = write_and_rename(temporary.data, target, bytes, length);
    }
    free(target);
    buf_clear(&temporary);
    return why == 0 || fail(err, ERR_FILE_WRITE, path, why);
}

/* ---- new files ---- */

/* What could not be written whole does not stay.  0, or errno. */
static int create_whole(const char *path, const char *bytes, size_t length)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    int why;

    if (fd < 0)
        return errno;
    why = write_whole(fd, bytes, length);
    if (why != 0)
        unlink(path);
    else
        files_sync_folder(path);
    return why;
}

bool files_create(const char *path, const char *bytes, size_t length, struct err *err)
{
    int why = create_whole(path, bytes, length);

    return why == 0 || fail(err, why == EEXIST ? ERR_FILE_THERE : ERR_FILE_WRITE, path, why);
}

/* ---- adding ---- */

/* In one write, so that two programs don't mix their lines.  0, or errno. */
static int append_whole(int fd, const char *head, const char *bytes, size_t length)
{
    struct stat status;
    struct buf text = {0};
    int why = 0;

    if (fstat(fd, &status) == 0 && status.st_size == 0)
        buf_add(&text, head);
    buf_add_bytes(&text, bytes, length);
    if (!buf_ok(&text))
        why = ENOMEM;
    else if (!write_all(fd, buf_text(&text), text.length) || fsync(fd) != 0)
        why = errno;
    buf_clear(&text);
    return why;
}

bool files_append(const char *path, const char *head, const char *bytes, size_t length,
                  struct err *err)
{
    int fd = files_make_folders(path) ? open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600)
                                      : -1;
    int why = fd >= 0 ? append_whole(fd, head, bytes, length) : errno;

    if (fd >= 0 && close(fd) != 0 && why == 0)
        why = errno;
    return why == 0 || fail(err, ERR_FILE_WRITE, path, why);
}
