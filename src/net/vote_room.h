/* SPDX-License-Identifier: MIT */
/*
 * Who has joined a vote and what each of them said: devices with a token of their own, a code
 * that lets one in, and patience with wrong codes.  No network, no pages (vote_server.h).
 */
#ifndef NET_VOTE_ROOM_H
#define NET_VOTE_ROOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    VOTE_DEVICES = 512,      /* at most so many may join */
    VOTE_TOKEN_SIZE = 33,    /* 128 bits in hexadecimal, and NUL */
    VOTE_CODE_SIZE = 6,      /* five letters, and NUL */
    VOTE_PARTS = 2,
    VOTE_CHOICES = 5,
    VOTE_PLACES = 64,        /* places whose wrong codes are counted */
    VOTE_PLACE_SIZE = 16,
    VOTE_TRIES = 60,         /* wrong codes of one place at once: a school has one address ... */
    VOTE_TRY_MS = 2000       /* ... and so long after each of them there is one more */
};

/* What is voted on, as the devices are told.  Texts are plain UTF-8; all borrowed. */
struct vote_page {
    unsigned serial;         /* another one for each vote */
    bool open;
    const char *title;       /* "Puzzle 3 of 8: The queen comes home" */
    struct vote_part {
        const char *question;
        size_t count;        /* 0: not asked */
        const char *choices[VOTE_CHOICES];
    } parts[VOTE_PARTS];
};

struct vote_device {
    char token[VOTE_TOKEN_SIZE];
    unsigned serial;         /* of the vote that the choices are for */
    int choices[VOTE_PARTS]; /* -1: none */
};

struct vote_tries {
    unsigned char place[VOTE_PLACE_SIZE];
    int left;
    int64_t since_ms;        /* when `left` was right */
};

struct vote_room {
    char code[VOTE_CODE_SIZE];
    struct vote_device devices[VOTE_DEVICES];
    size_t device_count;
    struct vote_tries tries[VOTE_PLACES];
    size_t place_count;
};

/* Draws a code.  False: there is no source of randomness. */
bool vote_room_init(struct vote_room *room);

enum vote_join { VOTE_JOINED, VOTE_WRONG_CODE, VOTE_TOO_OFTEN, VOTE_FULL };
/* A device at a place (net_address_place) wants in; blanks and case of the code don't matter.
 * *device is set with VOTE_JOINED. */
enum vote_join vote_room_join(struct vote_room *room, const char *code,
                              const unsigned char place[VOTE_PLACE_SIZE], int64_t now_ms,
                              size_t *device);
/* By its token; false: nobody has it. */
bool vote_room_find(const struct vote_room *room, const char *token, size_t *device);
/* What a device has chosen in this vote; -1: nothing yet. */
int vote_room_choice(const struct vote_room *room, size_t device, const struct vote_page *page,
                     int part);

enum vote_result {
    VOTE_TAKEN,
    VOTE_CLOSED,             /* nothing is voted on now */
    VOTE_OLD,                /* a vote on something that is over */
    VOTE_NONSENSE            /* nothing that was offered */
};
/* A device chooses, or changes its mind: *before is what it had chosen, -1 for nothing. */
enum vote_result vote_room_vote(struct vote_room *room, size_t device, const struct vote_page *page,
                                unsigned serial, int part, int choice, int *before);

#endif
