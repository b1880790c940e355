/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/course.h"

#include "base/mem.h"
#include "text/i18n.h"

enum { MASTERED_PERCENT = 80 };

#define ON(topic) (1u << TOPIC_##topic)
#define ENDS (ON(AUTOMATIC) | ON(STALEMATE))

/* First what the words mean and what a claim is; at each level repetition before fifty moves before
 * the ends by themselves, flags after dead positions, on which they depend, and procedure when there
 * is something to claim.  What held once or holds elsewhere comes when today's Laws are known. */
static const struct station stations[] = {
    {N_("Words and offers"), ON(TERMS) | ON(AGREEMENT), 1, 1},
    {N_("Repetition"), ON(THREEFOLD), 1, 1},
    {N_("Fifty moves"), ON(FIFTY), 1, 1},
    {N_("Ends by themselves"), ENDS, 1, 1},
    {N_("Dead positions"), ON(DEAD), 1, 1},
    {N_("Fallen flags"), ON(FLAG), 1, 1},
    {N_("How to claim"), ON(PROCEDURE), 1, 1},
    {N_("Words and offers"), ON(TERMS) | ON(AGREEMENT), 2, 2},
    {N_("Repetition"), ON(THREEFOLD), 2, 2},
    {N_("Fifty moves"), ON(FIFTY), 2, 2},
    {N_("Ends by themselves"), ENDS, 2, 2},
    {N_("Dead positions"), ON(DEAD), 2, 2},
    {N_("Fallen flags"), ON(FLAG), 2, 2},
    {N_("How to claim"), ON(PROCEDURE), 2, 2},
    {N_("Repetition"), ON(THREEFOLD), 3, 3},
    {N_("Fifty moves"), ON(FIFTY), 3, 3},
    {N_("Ends by themselves"), ENDS, 3, 3},
    {N_("Dead positions"), ON(DEAD), 3, 3},
    {N_("Fallen flags"), ON(FLAG), 3, 3},
    {N_("How to claim"), ON(PROCEDURE), 3, 3},
    {N_("Words and offers"), ON(TERMS) | ON(AGREEMENT), 3, 3},
    {N_("Other days, other rules"), ON(HISTORY) | ON(OTHER_RULES), 1, 2},
    {N_("Other days"), ON(HISTORY), 3, 3},
    {N_("Other rules"), ON(OTHER_RULES), 3, 3},
    {N_("Repetition"), ON(THREEFOLD), 4, 4},
    {N_("Fifty moves"), ON(FIFTY), 4, 4},
    {N_("Ends by themselves"), ENDS | ON(DEAD), 4, 4},
    {N_("Fallen flags"), ON(FLAG), 4, 4},
    {N_("How to claim"), ON(PROCEDURE), 4, 4},
    {N_("Words and old rules"), ON(TERMS) | ON(AGREEMENT) | ON(HISTORY), 4, 4},
    {N_("Other rules"), ON(OTHER_RULES), 4, 4},
    {N_("Grandmaster traps"), ON(THREEFOLD) | ON(FIFTY), 5, 5},
    {N_("Ends, dead or alive"), ENDS | ON(DEAD) | ON(FLAG), 5, 5},
    {N_("The arbiter's hardest"), ON(PROCEDURE) | ON(AGREEMENT) | ON(TERMS), 5, 5},
    {N_("Other days, other rules"), ON(HISTORY) | ON(OTHER_RULES), 5, 5},
};
enum { STATIONS = sizeof stations / sizeof stations[0] };
_Static_assert((int)STATIONS <= (int)COURSE_MOST, "a course has room for all stations");

const struct station *course_station(size_t n)
{
    return n < STATIONS ? &stations[n] : NULL;
}

bool station_has(const struct station *station, const struct puzzle *puzzle)
{
    return station->topics & 1u << puzzle->topic && puzzle->level >= station->level_from &&
           puzzle->level <= station->level_to;
}

/* ---- how far ---- */

static bool is_begun(const struct deck_card *card)
{
    return card->card.reviews > 0;
}

/* Only Again leaves a card due on its own day. */
static bool is_right(const struct deck_card *card)
{
    return is_begun(card) && card->card.due > card->card.day;
}

static struct station_state state_of(const struct station *station, const struct deck *deck)
{
    struct station_state state = {.station = station};
    for (size_t n = 0; n < deck->pack->count; n++) {
        if (!station_has(station, &deck->pack->puzzles[n]))
            continue;
        state.count++;
        state.begun += is_begun(&deck->cards[n]);
        state.right += is_right(&deck->cards[n]);
    }
    return state;
}

void course_make(struct course *out, const struct deck *deck)
{
    out->count = 0;
    for (size_t n = 0; n < STATIONS; n++) {
        struct station_state state = state_of(&stations[n], deck);
        if (state.count > 0)
            out->stations[out->count++] = state;
    }
}

bool station_is_mastered(const struct station_state *state)
{
    return 100 * state->right >= MASTERED_PERCENT * state->count;
}

size_t course_at(const struct course *course)
{
    size_t at = 0;
    while (at < course->count && station_is_mastered(&course->stations[at]))
        at++;
    return at;
}

int course_percent(const struct course *course)
{
    size_t count = 0, right = 0;
    for (size_t n = 0; n < course->count; n++) {
        count += course->stations[n].count;
        right += course->stations[n].right;
    }
    return count > 0 ? (int)(100 * right / count) : 0;
}

/* ---- what is asked ---- */

enum part { PART_NEW, PART_WRONG, PART_RIGHT };

static enum part part_of(const struct deck_card *card)
{
    if (!is_begun(card))
        return PART_NEW;
    return is_right(card) ? PART_RIGHT : PART_WRONG;
}

/* Appends those of a part of the station, shuffled. */
static bool add_part(const struct deck *deck, const struct station *station, enum part part,
                     uint64_t seed, struct selection *out)
{
    struct selection added = {0};
    const struct pack *pack = deck->pack;
    if (!mem_grow((void **)&out->items, &out->capacity, out->count + pack->count + 1,
                  sizeof *out->items))
        return false;
    added.items = out->items + out->count;
    for (size_t n = 0; n < pack->count; n++)
        if (station_has(station, &pack->puzzles[n]) && part_of(&deck->cards[n]) == part)
            added.items[added.count++] = &pack->puzzles[n];
    selection_shuffle(&added, seed);
    out->count += added.count;
    return true;
}

bool course_choose(const struct deck *deck, const struct station *station, uint64_t seed,
                   struct selection *out)
{
    out->count = 0;
    return add_part(deck, station, PART_NEW, seed, out) &&
           add_part(deck, station, PART_WRONG, seed, out) &&
           (out->count > 0 || add_part(deck, station, PART_RIGHT, seed, out));
}
