/* SPDX-License-Identifier: MIT */
/*
 * A vote for people with phones: a few plain pages over HTTP, by libmicrohttpd.  It has no thread
 * of its own; whoever waits for keys serves it (os/source.h).
 *
 *     /          the code is typed, then one taps a choice
 *     /teacher   notes and hidden tally, for this machine only
 *
 * What is open to whom: without the code one sees the page that asks for it and nothing else.  A
 * device that has joined has a random token, in a cookie, or in its forms and links where it takes
 * no cookies; with it it sees the question, its choices and its own vote, never the tally.  It has
 * one vote in each part of a vote and may change it while that is open; the code sent once more makes
 * no second device of it, where it keeps its cookie.  Nothing that a device sends is shown to
 * anybody.  No address is kept, but for counting wrong codes.
 *
 * Limits: connections in all and of one address (a school may have one), 8 KiB for a request
 * with its head, 1 KiB for what a form sends, seconds without a byte, wrong codes, devices.
 */
#ifndef NET_VOTE_SERVER_H
#define NET_VOTE_SERVER_H

#include "base/buf.h"
#include "base/err.h"
#include "net/address.h"
#include "net/vote_pages.h"
#include "net/vote_room.h"
#include "os/source.h"

/* Who holds the vote.  What the calls return is used at once and no longer. */
struct vote_host {
    void *data;
    /* What is voted on just now. */
    const struct vote_page *(*page)(void *data);
    /* A vote: one that is given (change 1), or taken back for another (-1). */
    void (*vote)(void *data, int part, int choice, int change);
    /* Appends the teacher's notes, cleaned text of several lines. */
    void (*notes)(void *data, struct buf *out);
};

struct vote_server_options {
    struct net_address address;
    const struct vote_words *words;   /* borrowed */
    struct vote_host host;
    int64_t (*now_ms)(void);          /* monotonic */
    unsigned idle_seconds;            /* a connection without a byte ends after that; 0: 10 */
    unsigned connections;             /* at most, of all; 0: VOTE_CONNECTIONS */
    unsigned connections_each;        /* and of one address; 0: VOTE_CONNECTIONS_EACH */
};
enum { VOTE_CONNECTIONS = 512, VOTE_CONNECTIONS_EACH = 384, VOTE_FORM_MOST = 1024 };

struct vote_server;

/* Begins to listen.  NULL: err is ERR_LISTEN or ERR_MEMORY. */
struct vote_server *vote_server_open(const struct vote_server_options *options, struct err *err);
void vote_server_close(struct vote_server *server);

/* The code that lets a device in. */
const char *vote_server_code(const struct vote_server *server);
/* Where it listens; the port is the real one. */
const struct net_address *vote_server_address(const struct vote_server *server);
/* How many devices have joined. */
size_t vote_server_joined(const struct vote_server *server);

/* As in struct source; data is the server. */
size_t vote_server_wait(void *data, struct pollfd *fds, size_t most, int *timeout_ms);
void vote_server_take(void *data);

#endif
