/* SPDX-License-Identifier: MIT */
/* One game of `drawclaim check`: events, claims, and their output. */
#ifndef CLI_CHECK_H
#define CLI_CHECK_H

#include "cli/command.h"
#include "core/draws.h"
#include "core/verdict.h"
#include "pgn/claim_text.h"
#include "pgn/reader.h"
#include "text/json.h"

enum { CHECK_CLAIMS = 64 };

/* A claim from the command line. */
struct asked {
    struct claim claim;
    char place[CLAIM_PLACE_SIZE]; /* "33b": its ply, which each game settles; "": claim.ply */
};

struct check {
    struct context *context;
    const char *file;                   /* for messages */
    const struct san_letters *reading;  /* letters of the moves in the file; NULL: English */
    enum dead_mode mode;
    bool explain, moves, legal, summing;
    long first, last;                   /* games wanted; last -1: all */
    struct asked claims[CHECK_CLAIMS];
    size_t claim_count;
    struct event_list events;           /* of the game at hand; memory is used again */
    struct verdict *verdicts;           /* of the game at hand */
    size_t verdict_count, verdict_capacity;
    struct json_summary summary;
    enum exit_status status;            /* so far */
};

/* Judges a game and prints it.  A claim at a ply that the game hasn't is complained about and
 * passed over: EXIT_USAGE, with all else done. */
enum exit_status check_game(struct check *check, struct pgn_game *game);
enum exit_status check_summary(struct check *check);
void check_clear(struct check *check);

/* The text for people: check_text.c. */
bool check_text(struct buf *out, const struct check *check, const struct pgn_game *game,
                const struct ruleset *rules);

#endif
