/* SPDX-License-Identifier: MIT */
/*
 * A descriptor is asked by poll() before each read, so that it need not be made non-blocking: that
 * would change it for everyone who shares it.  The writing end that we hold of a FIFO keeps it from
 * ending each time a writer goes.
 */
#include "config.h"

#include "os/line_feed.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { READS_MOST = 16, READ_SIZE = 4096 };

void line_feed_use(struct line_feed *feed, int fd)
{
    *feed = (struct line_feed){.fd = fd, .holder = -1};
}

static bool refuse(struct err *err, const char *path, int why)
{
    err_set(err, ERR_FILE_OPEN);
    if (err)
        err->file = path;
    err_add_text(err, strerror(why));
    return false;
}

bool line_feed_open(struct line_feed *feed, const char *path, struct err *err)
{
    struct stat status;
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);

    line_feed_use(feed, fd);
    if (fd < 0)
        return refuse(err, path, errno);
    if (fstat(fd, &status) != 0 || S_ISDIR(status.st_mode)) {
        line_feed_close(feed);
        return refuse(err, path, EISDIR);
    }
    if (S_ISFIFO(status.st_mode))
        feed->holder = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    return true;
}

int line_feed_fd(const struct line_feed *feed)
{
    return feed->fd;
}

void line_feed_close(struct line_feed *feed)
{
    if (feed->fd >= 0)
        close(feed->fd);
    if (feed->holder >= 0)
        close(feed->holder);
    feed->fd = feed->holder = -1;
}

/* ---- lines ---- */

struct taker {
    void (*line)(void *data, const char *text, size_t length);
    void *data;
};

static void end_line(struct line_feed *feed, const struct taker *taker)
{
    taker->line(taker->data, feed->line, feed->length);
    feed->length = 0;
}

static void take_bytes(struct line_feed *feed, const char *bytes, size_t count,
                       const struct taker *taker)
{
    for (size_t i = 0; i < count; i++) {
        if (bytes[i] == '\n')
            end_line(feed, taker);
        else if (feed->length < sizeof feed->line)
            feed->line[feed->length++] = bytes[i];
    }
}

/* Bytes read; 0 at the end, also where reading fails; -1 where nothing is there yet. */
static ssize_t read_some(int fd, char *bytes, size_t size)
{
    struct pollfd wait = {.fd = fd, .events = POLLIN};
    ssize_t got;

    if (poll(&wait, 1, 0) <= 0)
        return -1;
    got = read(fd, bytes, size);
    if (got < 0)
        return errno == EINTR || errno == EAGAIN ? -1 : 0;
    return got;
}

/* A flood of lines does not keep anybody else from their turn. */
void line_feed_take(struct line_feed *feed, void (*line)(void *data, const char *text, size_t length),
                    void *data)
{
    char bytes[READ_SIZE];
    struct taker taker = {line, data};
    ssize_t got = -1;

    for (int reads = 0; feed->fd >= 0 && reads < READS_MOST; reads++) {
        got = read_some(feed->fd, bytes, sizeof bytes);
        if (got <= 0)
            break;
        take_bytes(feed, bytes, (size_t)got, &taker);
    }
    if (got != 0)
        return;
    if (feed->length > 0)
        end_line(feed, &taker);
    line_feed_close(feed);
}
