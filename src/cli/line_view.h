/* SPDX-License-Identifier: MIT */
/* Looking at the position of a game in words: pieces, squares, ranks, moves.  The commands are
 * the same wherever there is a game. */
#ifndef CLI_LINE_VIEW_H
#define CLI_LINE_VIEW_H

#include "core/game.h"
#include "core/san.h"
#include "text/explain.h"

struct line_desk;
struct line_mode;

struct line_view {
    const struct game *game;             /* NULL: there is none */
    const struct ruleset *rules;
    const struct san_letters *letters;
    const struct speaker *speaker;       /* of the claim that is looked at; NULL: none */
    bool open;                           /* what the verdict knows may be told */
    int ply;                             /* looked at */
    int last;                            /* the furthest ply that may be */
    bool if_played;                      /* looked at is what the written move would bring */
};

/* The position looked at. */
struct position line_view_position(const struct line_view *view);
/* Says what is looked at: "After 33...Rd5. White to move." */
void line_view_say_place(struct line_mode *mode, const struct line_view *view);
/* Looks at a ply; false if it is beyond what may be seen. */
bool line_view_go(struct line_view *view, int ply);
/* Reads a ply as people write it ("34w", "33b", "34", "start", "end"); -1 if it is none. */
int line_view_parse(const struct line_view *view, const char *text);
/* Is there a written move that can be put on the board, and which? */
bool line_view_has_written(const struct line_view *view);
/* Steps, and says where one is then. */
void line_view_step(struct line_desk *desk, int plies);

#endif
