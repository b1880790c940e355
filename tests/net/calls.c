/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "calls.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "os/clock.h"
#include "tests/tap/tap.h"

enum { CALLS_MOST = 1024 };

void call_open(struct call *call, const struct net_address *address)
{
    *call = (struct call){.fd = socket(address->storage.ss_family, SOCK_STREAM, 0)};
    fcntl(call->fd, F_SETFL, O_NONBLOCK);
    if (connect(call->fd, (const struct sockaddr *)&address->storage, address->length) != 0 &&
        errno != EINPROGRESS)
        bail("can't connect: %s", strerror(errno));
}

void call_close(struct call *call)
{
    if (call->fd >= 0)
        close(call->fd);
    call->fd = -1;
    buf_clear(&call->request);
    buf_clear(&call->answer);
}

void call_get(struct call *call, const char *path, const char *more)
{
    buf_printf(&call->request, "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%s\r\n", path, more);
}

void call_post(struct call *call, const char *path, const char *more, const char *form)
{
    buf_printf(&call->request,
               "POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%s"
               "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: %zu\r\n\r\n%s",
               path, more, strlen(form), form);
}

/* --- running --- */

static void send_some(struct call *call)
{
    ssize_t sent = send(call->fd, buf_text(&call->request), call->request.length, MSG_NOSIGNAL);
    if (sent <= 0)
        return;
    memmove(call->request.data, call->request.data + sent, call->request.length - (size_t)sent);
    buf_truncate(&call->request, call->request.length - (size_t)sent);
}

static void receive_some(struct call *call)
{
    char bytes[4096];
    ssize_t got = recv(call->fd, bytes, sizeof bytes, 0);
    if (got > 0)
        buf_add_bytes(&call->answer, bytes, (size_t)got);
    else if (got == 0 || (errno != EAGAIN && errno != EINTR))
        call->ended = true;
}

static bool is_over(const struct call *calls, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (!calls[i].ended && !calls[i].holds)
            return false;
    }
    return true;
}

static size_t watch(const struct call *calls, size_t count, struct pollfd *fds)
{
    for (size_t i = 0; i < count; i++)
        fds[i] = (struct pollfd){
            .fd = calls[i].ended ? -1 : calls[i].fd,
            .events = (short)(POLLIN | (calls[i].request.length > 0 ? POLLOUT : 0))};
    return count;
}

static void turn(struct vote_server *server, struct call *calls, size_t count)
{
    static struct pollfd fds[CALLS_MOST + SOURCE_FDS];
    int timeout_ms = 50;
    size_t own = watch(calls, count, fds);
    size_t all = own + vote_server_wait(server, fds + own, SOURCE_FDS, &timeout_ms);
    poll(fds, (nfds_t)all, timeout_ms);
    vote_server_take(server);
    for (size_t i = 0; i < count; i++) {
        if (fds[i].revents & POLLOUT)
            send_some(&calls[i]);
        if (fds[i].revents & (POLLIN | POLLHUP | POLLERR))
            receive_some(&calls[i]);
    }
}

bool calls_run(struct vote_server *server, struct call *calls, size_t count, int most_ms)
{
    int64_t until = clock_monotonic_ms() + most_ms;
    while (!is_over(calls, count)) {
        if (clock_monotonic_ms() > until)
            return false;
        turn(server, calls, count);
    }
    return true;
}

void calls_serve(struct vote_server *server, int turns)
{
    while (turns-- > 0)
        turn(server, NULL, 0);
}

/* --- asking --- */

int call_status(const struct call *call)
{
    const char *text = buf_text(&call->answer);
    return strncmp(text, "HTTP/1.1 ", 9) == 0 ? atoi(text + 9) : 0;
}

bool call_says(const struct call *call, const char *text)
{
    return strstr(buf_text(&call->answer), text) != NULL;
}
