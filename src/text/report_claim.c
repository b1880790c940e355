/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "text/report_claim.h"

#include <string.h>

#include "core/movegen.h"

static enum claim_kind claim_of(enum event_kind kind)
{
    static const enum claim_kind claims[EVENT_KINDS] = {
        [EVENT_CHECKMATE] = CLAIM_CHECKMATE,
        [EVENT_STALEMATE] = CLAIM_STALEMATE,
        [EVENT_DEAD] = CLAIM_DEAD,
        [EVENT_FIVEFOLD] = CLAIM_FIVEFOLD,
        [EVENT_SEVENTYFIVE] = CLAIM_SEVENTYFIVE,
        [EVENT_THREEFOLD] = CLAIM_THREEFOLD,
        [EVENT_FIFTY] = CLAIM_FIFTY,
    };

    return claims[kind];
}

/* Does a line of the report speak of this event? */
static bool is_about(const struct report_line *line, const struct event *event)
{
    bool automatic = event->how == EVENT_AUTOMATIC;

    return line->ply == event->ply && line->kind != REPORT_NEAR_MISS &&
           automatic == (line->kind == REPORT_END);
}

/* The event of a line: the report keeps their order, so it is the same one of those that share
 * ply and kind, or the last of them where the report put some together. */
static const struct event *event_of(const struct report *report, const struct event_list *events,
                                    size_t at)
{
    const struct report_line *lines = report->lines;
    const struct event *found = NULL;
    size_t skip = 0;

    for (size_t n = 0; n < at; n++)
        skip += lines[n].ply == lines[at].ply && lines[n].kind == lines[at].kind;
    for (size_t n = 0; n < events->count; n++) {
        if (!is_about(&lines[at], &events->items[n]))
            continue;
        found = &events->items[n];
        if (skip-- == 0)
            break;
    }
    return found;
}

/* A move that could be written for the fifty moves: the one that was played, or else the
 * first of those that are neither capture nor pawn move (9.3.1). */
static move quiet_move(const struct game *game, int ply)
{
    const struct position *position = game_at(game, ply);
    struct movelist list;

    if (ply < game->plies && !position_is_zeroing(position, game->moves[ply]))
        return game->moves[ply];
    movegen_legal(position, &list);
    for (int n = 0; n < list.count; n++)
        if (!position_is_zeroing(position, list.moves[n]))
            return list.moves[n];
    return MOVE_NONE;
}

/* Where any of several moves would do, the event names none. */
static move written_move(const struct game *game, const struct event *event)
{
    if (event->how != EVENT_INTENDED)
        return MOVE_NONE;
    return event->intended != MOVE_NONE ? event->intended : quiet_move(game, event->ply);
}

static struct claim claim_on(const struct game *game, const struct event *event)
{
    struct claim claim = {.ply = event->ply, .kind = claim_of(event->kind)};
    move m = written_move(game, event);
    struct buf san = {0};

    if (m != MOVE_NONE)
        san_write(&san, game_at(game, event->ply), m, NULL);
    strncat(claim.move, buf_text(&san), sizeof claim.move - 1);
    buf_clear(&san);
    return claim;
}

struct claim report_claim(const struct report *report, const struct event_list *events,
                          const struct game *game, size_t line)
{
    const struct event *event = event_of(report, events, line);

    if (event)
        return claim_on(game, event);
    return (struct claim){.ply = report->lines[line].ply, .kind = CLAIM_THREEFOLD};
}
