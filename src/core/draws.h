/* SPDX-License-Identifier: MIT */
/*
 * Facts about a game, without an opinion about claims: which plies show the same position,
 * what ends the game by itself, what a player to move could have claimed and when.
 */
#ifndef CORE_DRAWS_H
#define CORE_DRAWS_H

#include <stdbool.h>
#include <stddef.h>

#include "core/game.h"
#include "core/ruleset.h"

/* A growing list of plies.  Zero-initialise; plies_clear it. */
struct plies {
    int *items;
    size_t count;
    size_t capacity;
};
bool plies_add(struct plies *plies, int ply);
void plies_clear(struct plies *plies);

/* Appends the plies <= upto whose position is the same as `position` in `parts`
 * (enum identity_part), in order.  Only those that can be: the search stops at the start of
 * the stretch without capture or pawn move that ply upto ends.  False: memory. */
bool draws_occurrences(const struct game *game, int upto, const struct position *position,
                       unsigned parts, struct plies *out);
/* Did the position of a ply stand there at each second move of both players before: at the
 * plies ply, ply - 4, ply - 8 ..., so many times, the one at `ply` included? */
bool draws_is_consecutive(const struct game *game, int ply, int times, unsigned parts);
/* Does the ruleset call it dead by the men alone?  What is not known is not dead here. */
bool draws_is_dead(const struct ruleset *rules, const struct position *position);
/* Only how many. */
int draws_count(const struct game *game, int upto, const struct position *position, unsigned parts);

enum event_kind {
    EVENT_CHECKMATE,
    EVENT_STALEMATE,
    EVENT_DEAD,
    EVENT_FIVEFOLD,
    EVENT_SEVENTYFIVE,
    EVENT_THREEFOLD,
    EVENT_FIFTY,
    EVENT_KINDS
};

enum event_how { EVENT_AUTOMATIC, EVENT_ON_BOARD, EVENT_INTENDED };

struct event {
    int ply;
    enum event_kind kind;
    enum event_how how;
    enum color by;          /* the player to move: claims only */
    move intended;          /* threefold by an intended move, else MOVE_NONE */
    int until;              /* fifty on the board: last ply of the stretch with a claim open */
    size_t first;           /* occurrences: plies->items[first] … */
    size_t count;           /* … this many; for an intended move the last one is ply + 1 */
    bool after_end;         /* the game was over by then */
    bool at_latest;         /* dead: a ply before may be the first; neither is proven of it */
};

struct event_list {
    struct event *items;
    size_t count;
    size_t capacity;
    struct plies plies;     /* pool that `first` points into */
    int end;                /* index of the first automatic event, -1 if none */
    bool dead_is_open;      /* DEAD_FULL: whether the last position is dead is not decided */
    int max_occurrences;    /* up to the last ply looked at */
    int max_halfmove;
    struct event_mark *marks; /* a note for each ply while draws_events runs; kept for reuse */
    size_t mark_capacity;
};

/* How hard dead positions are looked for (first_dead.h).  What is called dead is proven in
 * each of them. */
enum dead_mode {
    DEAD_OFF,
    DEAD_MATERIAL, /* by the men alone */
    DEAD_FAST,     /* by what takes microseconds; nothing is said to be alive */
    DEAD_FULL,     /* by a search with the default budget */
    DEAD_MODES
};

/*
 * All events of a game, in the order of design check-output: by ply; at one ply checkmate,
 * stalemate, dead, fivefold, seventyfive, then on-board before intended (threefold, fifty;
 * intended moves by their coordinate text).  At mate and stalemate nothing else is listed.
 * `upto`: the last ply looked at (game->plies for all); events are those of the game cut off
 * there.  False: memory.  The list is zero-initialised once, may be used again (its memory
 * is), and is given to event_list_clear at the end.  Articles: 9.2, 9.3, 9.6, 5.1.1, 5.2.1, 5.2.2.
 */
bool draws_events(const struct game *game, int upto, const struct ruleset *rules,
                  enum dead_mode mode, struct event_list *out);
void event_list_clear(struct event_list *list);

/* The first event that ends the game by itself at or before a ply; NULL if none. */
const struct event *event_list_end(const struct event_list *list);

/* The plies of an event's occurrences, event->count of them; NULL where it has none.  Borrowed
 * until the list changes. */
static inline const int *event_occurrences(const struct event_list *list, const struct event *event)
{
    return event->count > 0 ? list->plies.items + event->first : NULL;
}

/* "threefold", "on-board" … as in the machine output. */
const char *event_kind_name(enum event_kind kind);
const char *event_how_name(enum event_how how);
const char *dead_mode_name(enum dead_mode mode);
enum dead_mode dead_mode_find(const char *name); /* DEAD_MODES if none */

#endif
