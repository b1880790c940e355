/* SPDX-License-Identifier: MIT */
/* Calls to a server that runs in the same process, as many at once as are wanted. */
#ifndef TESTS_NET_CALLS_H
#define TESTS_NET_CALLS_H

#include "base/buf.h"
#include "net/vote_server.h"

struct call {
    int fd;              /* -1: closed */
    struct buf request;  /* what is still to be sent */
    struct buf answer;   /* what has come */
    bool ended;          /* the server has closed */
    bool holds;          /* nothing more is sent or waited for */
};

/* Connects; the request may be added to later. */
void call_open(struct call *call, const struct net_address *address);
void call_close(struct call *call);
/* "GET path" and "POST path" with a form, after a Host header; more: header lines, or "". */
void call_get(struct call *call, const char *path, const char *more);
void call_post(struct call *call, const char *path, const char *more, const char *form);

/* Serves until all calls have ended (but those that hold), at most so long.  False: the time was
 * over. */
bool calls_run(struct vote_server *server, struct call *calls, size_t count, int most_ms);

/* Lets the server notice what has happened. */
void calls_serve(struct vote_server *server, int turns);

/* The status of an answer; 0: there is none. */
int call_status(const struct call *call);
/* Does the answer contain this? */
bool call_says(const struct call *call, const char *text);

#endif
