/* SPDX-License-Identifier: MIT */
/*
 * What stands between a class and its voters: lines of a bridge, and the server for devices.
 * It is a source (os/source.h): whoever reads the keyboard serves it.
 */
#ifndef CLI_CLASS_HOST_H
#define CLI_CLASS_HOST_H

#include "cli/command.h"
#include "net/vote_server.h"
#include "os/line_feed.h"
#include "os/source.h"
#include "train/class.h"

struct class_host {
    struct class *class;            /* borrowed */
    const char *language;
    const struct san_letters *letters;
    struct line_feed feed;
    struct vote_server *server;     /* NULL: none */
    struct vote_words words;
    struct class_door door;
    struct source source;
    size_t refused;                 /* lines that were no votes */
    char refused_line[LINE_FEED_SIZE]; /* the latest of them, raw */
    size_t refused_length;
    struct vote_page page;          /* what devices see */
    unsigned page_serial;           /* the state it was made for ... */
    enum class_state page_state;
    struct buf title, question;     /* ... and its texts */
};

/* No voters yet. */
void class_host_init(struct class_host *host, struct class *class, const struct context *context);
/* Votes from a file or FIFO by name.  False: err says why. */
bool class_host_feed(struct class_host *host, const char *path, struct err *err);
/* Votes over the network at "PORT", "ADDR:PORT" or "[ADDR]:PORT".  False: err says why. */
bool class_host_listen(struct class_host *host, const char *address, struct err *err);
void class_host_close(struct class_host *host);

/* Appends what the teacher may know and the room may not: the tally so far, the answer, the
 * proof and the author's notes. */
void class_host_notes(const struct class_host *host, struct buf *out);

#endif
