/* SPDX-License-Identifier: MIT */
/*
 * draws_events: one walk over the plies.
 *
 * Each ply gets a mark that says how often its position has occurred and links to the
 * occurrence before, so that the list for an event is read off backwards.  The search for
 * that occurrence goes back in steps of two (all rulesets compare the player to move) within
 * the stretch without capture or pawn move, by key first and exactly after.
 */
#include "config.h"

#include "core/draws.h"

#include <assert.h>

#include "base/mem.h"
#include "core/bitboard.h"
#include "core/first_dead.h"
#include "core/movegen.h"
#include "core/series.h"

struct event_mark {
    uint64_t key;
    int previous; /* ply of the occurrence before this one, -1 if there is none */
    int count;    /* occurrences up to here, this one included */
};

struct walk {
    const struct game *game;
    const struct ruleset *rules;
    struct event_list *out;
    struct first_dead dead;
    int ply;
    const struct position *position; /* at ply */
    int start;         /* first ply of the stretch */
    bool repeated[2];  /* by ply & 1: a position of the stretch needs one more for a claim */
    bool fivefold;     /* listed in this game */
    bool seventyfive;  /* listed in this stretch */
    bool fifty;        /* listed in this stretch ... */
    size_t fifty_index;/* ... as this item */
};

/* Both players must make two moves before a position can come back. */
enum { SHORTEST_CYCLE = 4 };

/* Was the game over when this event came?  At the ply of the end itself its claims are. */
static bool is_after_end(const struct event_list *list, int ply, enum event_how how)
{
    const struct event *end = event_list_end(list);
    return end && (end->ply < ply || how != EVENT_AUTOMATIC);
}

static struct event *add_event(struct walk *walk, enum event_kind kind, enum event_how how)
{
    struct event_list *out = walk->out;
    if (!mem_grow((void **)&out->items, &out->capacity, out->count + 1, sizeof *out->items))
        return NULL;
    bool after_end = is_after_end(out, walk->ply, how);
    if (how == EVENT_AUTOMATIC && out->end < 0)
        out->end = (int)out->count;
    struct event *event = &out->items[out->count++];
    *event = (struct event){.ply = walk->ply, .kind = kind, .how = how,
                            .by = (enum color)walk->position->turn, .intended = MOVE_NONE,
                            .first = out->plies.count, .after_end = after_end};
    return event;
}

/* Adds the chain of occurrences that ends at `last` to the event, in order of plies. */
static bool add_chain(struct walk *walk, struct event *event, int last)
{
    struct event_list *out = walk->out;
    size_t count = (size_t)out->marks[last].count;
    for (size_t n = 0; n < count; n++)
        if (!plies_add(&out->plies, last))
            return false;
    int *slot = &out->plies.items[event->first];
    for (size_t n = count; n-- > 0; last = out->marks[last].previous)
        slot[n] = last;
    event->count = count;
    return true;
}

static uint64_t lookup_key(const struct walk *walk, const struct position *position)
{
    return ruleset_identity(walk->rules) == IDENTITY_ALL ? position->key
                                                         : position_diagram_key(position);
}

/* The last ply from `from` down, in steps of two, with the same position; -1 if none. */
static int find_before(const struct walk *walk, const struct position *position, uint64_t key,
                       int from)
{
    for (int ply = from; ply >= walk->start; ply -= 2)
        if (walk->out->marks[ply].key == key &&
            identity_same(game_at(walk->game, ply), position, ruleset_identity(walk->rules)))
            return ply;
    return -1;
}

static void mark_ply(struct walk *walk)
{
    struct event_mark *marks = walk->out->marks;
    struct event_mark *mark = &marks[walk->ply];
    mark->key = lookup_key(walk, walk->position);
    mark->previous = find_before(walk, walk->position, mark->key, walk->ply - SHORTEST_CYCLE);
    mark->count = mark->previous < 0 ? 1 : marks[mark->previous].count + 1;
    if (mark->count + 1 >= walk->rules->threefold_claim)
        walk->repeated[walk->ply & 1] = true;
    if (mark->count > walk->out->max_occurrences)
        walk->out->max_occurrences = mark->count;
    if (walk->position->halfmove > walk->out->max_halfmove)
        walk->out->max_halfmove = walk->position->halfmove;
}

/* Articles 5.1.1 and 5.2.1.  A game that goes on after this ply was at neither. */
static enum position_state mate_here(const struct walk *walk)
{
    return walk->ply < walk->game->plies ? STATE_ONGOING : movegen_state(walk->position);
}

/* Article 5.2.2: the first such ply. */
static bool list_dead(struct walk *walk)
{
    if (walk->ply != walk->dead.ply)
        return true;
    struct event *event = add_event(walk, EVENT_DEAD, EVENT_AUTOMATIC);
    if (event)
        event->at_latest = walk->dead.at_latest;
    return event != NULL;
}

/* Article 9.6.1: only the first one of a game. */
static bool list_fivefold(struct walk *walk)
{
    int needed = walk->rules->fivefold_automatic;
    if (!needed || walk->fivefold || walk->out->marks[walk->ply].count < needed)
        return true;
    if (walk->rules->consecutive &&
        !draws_is_consecutive(walk->game, walk->ply, needed, ruleset_identity(walk->rules)))
        return true;
    walk->fivefold = true;
    struct event *event = add_event(walk, EVENT_FIVEFOLD, EVENT_AUTOMATIC);
    return event && add_chain(walk, event, walk->ply);
}

/* Article 9.6.2: the first ply of each stretch. */
static bool list_seventyfive(struct walk *walk)
{
    int needed = walk->rules->seventyfive_automatic_plies;
    if (!needed || walk->seventyfive || walk->position->halfmove < needed)
        return true;
    walk->seventyfive = true;
    return add_event(walk, EVENT_SEVENTYFIVE, EVENT_AUTOMATIC) != NULL;
}

/* Rules of old ask for the same moves, too. */
static bool has_series(const struct walk *walk, move ahead)
{
    const struct ruleset *rules = walk->rules;
    if (rules->repetition != REPEATS_SERIES && !ruleset_is_unknown(rules, RULE_SERIES))
        return true;
    return series_at(walk->game, walk->ply, ahead).times >= rules->threefold_claim;
}

/* The half-moves that are enough for a claim here, and for certain; 0: none are. */
static int fifty_needed(const struct walk *walk)
{
    const struct ruleset *rules = walk->rules;
    if (rules->fifty_from_demand ||
        bb_count(position_occupied(walk->position)) < rules->fifty_least_men)
        return 0;
    return ruleset_count_limit(rules, walk->position).most_plies;
}

/* Article 9.2.2: at every such ply. */
static bool list_threefold(struct walk *walk)
{
    int needed = walk->rules->threefold_claim;
    if (!needed || walk->out->marks[walk->ply].count < needed || !has_series(walk, MOVE_NONE))
        return true;
    struct event *event = add_event(walk, EVENT_THREEFOLD, EVENT_ON_BOARD);
    return event && add_chain(walk, event, walk->ply);
}

/* Article 9.3.2: at the first ply of a stretch; `until` moves on with the plies. */
static bool list_fifty(struct walk *walk)
{
    int needed = fifty_needed(walk);
    if (!needed || walk->position->halfmove < needed)
        return true;
    if (!walk->fifty) {
        if (!add_event(walk, EVENT_FIFTY, EVENT_ON_BOARD))
            return false;
        walk->fifty = true;
        walk->fifty_index = walk->out->count - 1;
    }
    walk->out->items[walk->fifty_index].until = walk->ply;
    return true;
}

/* These rules allow no claim before the move, or nobody knows. */
static bool is_written_open(const struct walk *walk)
{
    return ruleset_is_unknown(walk->rules, RULE_WRITTEN) || walk->rules->ahead != AHEAD_CLAIM;
}

/* Can some move lead to a position that needs one more for a claim?  Cheap and necessary:
 * a move that is no capture leaves the other side's men where they are. */
static bool can_repeat(const struct walk *walk)
{
    int needed = walk->rules->threefold_claim;
    if (!needed || !walk->repeated[(walk->ply + 1) & 1])
        return false;
    enum color still = color_other((enum color)walk->position->turn);
    bitboard men = walk->position->by_color[still];
    for (int ply = walk->ply + 1 - SHORTEST_CYCLE; ply >= walk->start; ply -= 2)
        if (walk->out->marks[ply].count + 1 >= needed &&
            game_at(walk->game, ply)->by_color[still] == men)
            return true;
    return false;
}

/* Article 9.2.1 with one move. */
static bool list_intended_move(struct walk *walk, move m)
{
    struct position next;
    position_play(walk->position, m, &next);
    int last = find_before(walk, &next, lookup_key(walk, &next),
                           walk->ply + 1 - SHORTEST_CYCLE);
    if (last < 0 || walk->out->marks[last].count + 1 < walk->rules->threefold_claim ||
        !has_series(walk, m))
        return true;
    struct event *event = add_event(walk, EVENT_THREEFOLD, EVENT_INTENDED);
    if (!event || !add_chain(walk, event, last) || !plies_add(&walk->out->plies, walk->ply + 1))
        return false;
    event->intended = m;
    event->count++;
    return true;
}

/* Where a move stands in the order of coordinate texts: file before rank. */
static int text_order(move m)
{
    square from = move_from(m);
    square to = move_to(m);
    int order = square_file(from) * 8 + square_rank(from);
    return order * 64 + square_file(to) * 8 + square_rank(to);
}

static void sort_by_text(struct event *items, size_t count)
{
    for (size_t n = 1; n < count; n++) {
        struct event item = items[n];
        size_t at = n;
        for (; at > 0 && text_order(items[at - 1].intended) > text_order(item.intended); at--)
            items[at] = items[at - 1];
        items[at] = item;
    }
}

static bool list_intended_threefold(struct walk *walk)
{
    if (is_written_open(walk) || !can_repeat(walk))
        return true;
    size_t first = walk->out->count;
    struct movelist moves;
    movegen_legal(walk->position, &moves);
    for (int n = 0; n < moves.count; n++)
        if (!position_is_zeroing(walk->position, moves.moves[n]) &&
            !list_intended_move(walk, moves.moves[n]))
            return false;
    if (walk->out->count > first)
        sort_by_text(&walk->out->items[first], walk->out->count - first);
    return true;
}

/* Article 9.3.1: one half-move short, and a move that completes it. */
static bool list_intended_fifty(struct walk *walk)
{
    int needed = fifty_needed(walk);
    if (!needed || walk->position->halfmove != needed - 1 || is_written_open(walk) ||
        !movegen_has_quiet(walk->position))
        return true;
    return add_event(walk, EVENT_FIFTY, EVENT_INTENDED) != NULL;
}

static void enter_ply(struct walk *walk, int ply)
{
    walk->ply = ply;
    walk->position = game_at(walk->game, ply);
    int start = game_stretch_start(walk->game, ply);
    if (start == walk->start)
        return;
    walk->start = start;
    walk->repeated[0] = walk->repeated[1] = false;
    walk->seventyfive = walk->fifty = false;
}

/* The order of the calls is the order of the list. */
static bool list_ply(struct walk *walk)
{
    mark_ply(walk);
    enum position_state state = mate_here(walk);
    if (state == STATE_CHECKMATE)
        return add_event(walk, EVENT_CHECKMATE, EVENT_AUTOMATIC) != NULL;
    if (state == STATE_STALEMATE)
        return add_event(walk, EVENT_STALEMATE, EVENT_AUTOMATIC) != NULL;
    return list_dead(walk) && list_fivefold(walk) && list_seventyfive(walk) &&
           list_threefold(walk) && list_fifty(walk) && list_intended_threefold(walk) &&
           list_intended_fifty(walk);
}

static bool reset_list(struct event_list *out, int upto)
{
    out->count = out->plies.count = 0;
    out->end = -1;
    out->max_occurrences = out->max_halfmove = 0;
    return mem_grow((void **)&out->marks, &out->mark_capacity, (size_t)upto + 1,
                    sizeof *out->marks);
}

bool draws_events(const struct game *game, int upto, const struct ruleset *rules,
                  enum dead_mode mode, struct event_list *out)
{
    assert(upto >= 0 && upto <= game->plies);
    struct walk walk = {.game = game, .rules = rules, .out = out,
                        .dead = first_dead_of(game, upto, rules, mode, &dead_default_budget)};
    if (!reset_list(out, upto))
        return false;
    out->dead_is_open = walk.dead.is_open;
    for (int ply = 0; ply <= upto; ply++) {
        enter_ply(&walk, ply);
        if (!list_ply(&walk))
            return false;
    }
    return true;
}
