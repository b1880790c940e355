/* SPDX-License-Identifier: MIT */
/* Verdicts and games as JSON (schema drawclaim/1, doc/check-output.md), by jansson.  Codes, never
 * sentences, except an error's message.  One object per call, on one line, with a newline; texts
 * are borrowed.  False: memory. */
#ifndef TEXT_JSON_H
#define TEXT_JSON_H

#include <stdbool.h>

#include "base/buf.h"
#include "core/ruleset.h"
#include "core/draws.h"
#include "core/verdict.h"
#include "pgn/reader.h"

struct json_game {
    const char *file;
    const struct pgn_game *game;
    const struct ruleset *rules;
    enum dead_mode mode;
    const struct event_list *events;
    const struct verdict *verdicts; /* one per claim asked, in order */
    size_t verdict_count;
    bool moves;                     /* list all moves */
    bool legal;                     /* list the final position's legal moves */
};
bool json_write_game(struct buf *out, const struct json_game *what);

struct json_summary {
    long games, bad_games, plies;
    long threefold, fivefold, fifty, seventyfive, checkmate, stalemate; /* games with the event */
};
bool json_write_summary(struct buf *out, const struct json_summary *summary);

/* A ruleset: id, name, confidence, values by key, articles, what is unknown. */
bool json_write_ruleset(struct buf *out, const struct ruleset *rules);
/* The keys whose values differ, of two of them. */
bool json_write_rules_diff(struct buf *out, const struct ruleset *a, const struct ruleset *b);

bool json_write_dead(struct buf *out, const struct position *position,
                     const struct dead_result *result);

struct json_puzzle {
    const char *id, *title, *topic; /* title in the language shown */
    int level;
    const struct pgn_game *game;
    const struct ruleset *rules;
    const struct verdict *verdict;  /* the claim and its answer, as in a game's `claims` */
};
bool json_write_puzzle(struct buf *out, const struct json_puzzle *puzzle);

/* A law question with its answer.  All texts in the language shown. */
struct json_choice {
    const char *text;
    bool right;
};
struct json_question {
    const char *id, *title, *topic;
    int level;
    const struct pgn_game *game;
    const char *ruleset;            /* its id */
    const char *article;            /* NULL: none */
    bool has_diagram;               /* the starting position of the game */
    const char *question, *because;
    bool several;
    const struct json_choice *choices; /* in the file's order */
    size_t choice_count;
};
bool json_write_question(struct buf *out, const struct json_question *question);

#endif
