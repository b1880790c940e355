/* SPDX-License-Identifier: MIT */
/* Joining by a code, votes of devices, and patience with wrong codes; with a clock of our own. */
#include "config.h"

#include "net/vote_room.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "tests/tap/tap.h"

static struct vote_room room;
static const unsigned char here[VOTE_PLACE_SIZE] = {1}, there[VOTE_PLACE_SIZE] = {2};

static const struct vote_page open_page = {
    .serial = 7,
    .open = true,
    .title = "One",
    .parts = {{"Correct?", 3, {"valid", "invalid", "open"}}, {"Ground?", 2, {"a", "b"}}}};

static enum vote_join join(const char *code, int64_t now_ms)
{
    size_t device;
    return vote_room_join(&room, code, here, now_ms, &device);
}

static void codes(void)
{
    size_t device = 99, found;
    char small[VOTE_CODE_SIZE + 4] = "";
    vote_room_init(&room);
    is_size(5, strlen(room.code), "a code of five letters");
    is_size(5, strspn(room.code, "CDFGHKMPRTWXZ"), "that look like nothing else");
    for (int i = 0; i < 5; i++) {
        char letter[] = {(char)tolower(room.code[i]), i == 2 ? ' ' : '\0', '\0'};
        strcat(small, letter);
    }
    is_int(VOTE_JOINED, vote_room_join(&room, small, here, 0, &device), "in small letters, spaced");
    is_size(0, device, "the first one");
    is_size(32, strspn(room.devices[0].token, "0123456789abcdef"), "has a token");
    is_bool(true, vote_room_find(&room, room.devices[0].token, &found), "by which it is found");
    is_bool(false, vote_room_find(&room, "", &found), "no token finds nobody");
    is_int(VOTE_WRONG_CODE, join("", 0), "no code");
    is_int(VOTE_WRONG_CODE, join("AAAAA", 0), "another code");
    strcpy(small, room.code);
    small[4] = '\0';
    is_int(VOTE_WRONG_CODE, join(small, 0), "a part of it");
    snprintf(small, sizeof small, "%sC", room.code);
    is_int(VOTE_WRONG_CODE, join(small, 0), "more than it");
    vote_room_join(&room, room.code, here, 0, &device);
    ok(strcmp(room.devices[0].token, room.devices[1].token) != 0, "tokens differ");
}

static void patience(void)
{
    size_t device;
    int refused = 0;
    vote_room_init(&room);
    for (int i = 0; i < VOTE_TRIES; i++)
        refused += join("AAAAA", 1000) == VOTE_WRONG_CODE;
    is_int(VOTE_TRIES, refused, "so many wrong codes are told to be wrong");
    is_int(VOTE_TOO_OFTEN, join("AAAAA", 1000), "then it is enough");
    is_int(VOTE_TOO_OFTEN, join(room.code, 1000), "for the right one as well");
    is_int(VOTE_JOINED, vote_room_join(&room, room.code, there, 1000, &device), "not elsewhere");
    is_int(VOTE_TOO_OFTEN, join(room.code, 1000 + VOTE_TRY_MS - 1), "not a moment later");
    is_int(VOTE_JOINED, join(room.code, 1000 + VOTE_TRY_MS), "but after a while");
    for (int i = 0; i < 1000; i++) {
        unsigned char place[VOTE_PLACE_SIZE] = {3, (unsigned char)i, (unsigned char)(i >> 8)};
        vote_room_join(&room, "AAAAA", place, 1000, &device);
    }
    join("AAAAA", 1000 + VOTE_TRY_MS);
    is_int(VOTE_TOO_OFTEN, join(room.code, 1000 + VOTE_TRY_MS),
           "and is not forgotten for a thousand others");
}

static void full(void)
{
    vote_room_init(&room);
    int joined = 0;
    for (int i = 0; i < VOTE_DEVICES; i++)
        joined += join(room.code, 0) == VOTE_JOINED;
    is_int(VOTE_DEVICES, joined, "so many may join");
    is_int(VOTE_FULL, join(room.code, 0), "and no more");
}

static void votes(void)
{
    struct vote_page page = open_page;
    int before = 5;
    vote_room_init(&room);
    join(room.code, 0);
    is_int(-1, vote_room_choice(&room, 0, &page, 0), "nothing chosen yet");
    is_int(VOTE_TAKEN, vote_room_vote(&room, 0, &page, 7, 0, 2, &before), "a choice");
    is_int(-1, before, "is the first one");
    is_int(VOTE_TAKEN, vote_room_vote(&room, 0, &page, 7, 0, 1, &before), "another mind");
    is_int(2, before, "gives up the one before");
    is_int(1, vote_room_choice(&room, 0, &page, 0), "and is remembered");
    is_int(VOTE_OLD, vote_room_vote(&room, 0, &page, 6, 0, 1, &before), "an old form");
    is_int(VOTE_NONSENSE, vote_room_vote(&room, 0, &page, 7, 0, 3, &before), "no such choice");
    is_int(VOTE_NONSENSE, vote_room_vote(&room, 0, &page, 7, 0, -1, &before), "none at all");
    is_int(VOTE_NONSENSE, vote_room_vote(&room, 0, &page, 7, 2, 0, &before), "no such part");
    is_int(VOTE_NONSENSE, vote_room_vote(&room, 0, &page, 7, -1, 0, &before), "none at all");
    page.open = false;
    is_int(VOTE_CLOSED, vote_room_vote(&room, 0, &page, 7, 0, 0, &before), "closed");
    is_int(1, vote_room_choice(&room, 0, &page, 0), "the choice stands");
    page.open = true;
    vote_room_vote(&room, 0, &page, 7, 1, 1, &before);
    is_int(-1, before, "the ground has a place of its own");
    page.serial = 8;
    is_int(-1, vote_room_choice(&room, 0, &page, 0), "in the next vote nothing is chosen");
    vote_room_vote(&room, 0, &page, 8, 0, 0, &before);
    is_int(-1, before, "and nothing is given up");
    is_int(-1, vote_room_choice(&room, 0, &page, 1), "nor is the ground of the last one there");
}

int main(void)
{
    tap_plan(38);
    codes();
    patience();
    full();
    votes();
    return tap_done();
}
