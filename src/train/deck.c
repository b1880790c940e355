/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/deck.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

/* ---- by id ---- */

/* Attempts keep the beginning of a long id only. */
enum { ID_KEPT = sizeof((struct attempt *)0)->puzzle - 1 };

static int compare_ids(const void *a, const void *b)
{
    const struct puzzle *const *left = a, *const *right = b;

    return strncmp((*left)->id, (*right)->id, ID_KEPT);
}

static int compare_with_id(const void *id, const void *item)
{
    const struct puzzle *const *puzzle = item;

    return strncmp(id, (*puzzle)->id, ID_KEPT);
}

static struct deck_card *card_by_id(const struct deck *deck, const char *id,
                                    const struct puzzle **puzzle)
{
    const struct puzzle **found =
        deck->pack->count > 0 ? bsearch(id, deck->by_id, deck->pack->count, sizeof *deck->by_id,
                                        compare_with_id)
                              : NULL;

    if (!found)
        return NULL;
    *puzzle = *found;
    return &deck->cards[*found - deck->pack->puzzles];
}

static struct deck_card *card_of(const struct deck *deck, const struct puzzle *puzzle)
{
    const struct puzzle *found;
    struct deck_card *card = card_by_id(deck, puzzle->id, &found);

    return card && found == puzzle ? card : NULL;
}

const struct deck_card *deck_card(const struct deck *deck, const struct puzzle *puzzle)
{
    return card_of(deck, puzzle);
}

/* ---- replay ---- */

struct deck_card deck_review(const struct deck *deck, const struct deck_card *card, enum grade grade,
                             int64_t day)
{
    return (struct deck_card){
        .card = schedule_review(&deck->plan.weights, deck->plan.retention, &card->card, grade, day),
        .begun = card->card.reviews > 0 ? card->begun : day,
    };
}

static void replay_one(struct deck *deck, const struct attempt *attempt)
{
    const struct puzzle *puzzle;
    struct deck_card *card;

    if (attempt->day > deck->latest)
        deck->latest = attempt->day;
    if (attempt->mode != MODE_QUIZ || attempt->grade == GRADE_NONE)
        return;
    card = card_by_id(deck, attempt->puzzle, &puzzle);
    if (!card)
        return;
    if (attempt->content == puzzle->content)
        *card = deck_review(deck, card, attempt->grade, attempt->day);
    else if (card->card.reviews == 0)
        card->changed = true;
}

void deck_replay(struct deck *deck, const struct plan *plan)
{
    const struct records *records = deck->records;
    struct attempt attempt;

    deck->plan = *plan;
    deck->latest = INT64_MIN;
    for (size_t i = 0; i < deck->pack->count; i++)
        deck->cards[i] = (struct deck_card){0};
    for (size_t n = 0; records->get(records->data, n, &attempt); n++)
        replay_one(deck, &attempt);
}

bool deck_open(struct deck *deck, const struct pack *pack, const struct records *records,
               const struct plan *plan)
{
    *deck = (struct deck){.pack = pack, .records = records};
    deck->cards = calloc(pack->count + 1, sizeof *deck->cards);
    deck->by_id = calloc(pack->count + 1, sizeof *deck->by_id);
    if (!deck->cards || !deck->by_id) {
        deck_clear(deck);
        return false;
    }
    for (size_t i = 0; i < pack->count; i++)
        deck->by_id[i] = &pack->puzzles[i];
    qsort(deck->by_id, pack->count, sizeof *deck->by_id, compare_ids);
    deck_replay(deck, plan);
    return true;
}

void deck_clear(struct deck *deck)
{
    if (!deck)
        return;
    free(deck->cards);
    free(deck->by_id);
    *deck = (struct deck){0};
}

/* ---- one card ---- */

void deck_put(struct deck *deck, const struct puzzle *puzzle, const struct deck_card *card)
{
    *card_of(deck, puzzle) = *card;
    if (card->card.day > deck->latest)
        deck->latest = card->card.day;
}

bool deck_is_due(const struct deck_card *card, int64_t day)
{
    return card->card.reviews > 0 && card->card.due <= day;
}

bool deck_is_stubborn(const struct deck_card *card)
{
    return card->card.lapses >= DECK_STUBBORN_LAPSES;
}

/* ---- days ---- */

static int64_t day_by_clock(const struct deck *deck, int64_t utc)
{
    return schedule_day(utc, deck->plan.offset, deck->plan.rollover);
}

bool deck_clock_is_back(const struct deck *deck, int64_t utc)
{
    return day_by_clock(deck, utc) < deck->latest;
}

int64_t deck_day(const struct deck *deck, int64_t utc)
{
    return deck_clock_is_back(deck, utc) ? deck->latest : day_by_clock(deck, utc);
}

static size_t begun_on(const struct deck *deck, int64_t day)
{
    size_t begun = 0;

    for (size_t i = 0; i < deck->pack->count; i++)
        begun += deck->cards[i].card.reviews > 0 && deck->cards[i].begun == day;
    return begun;
}

size_t deck_new_left(const struct deck *deck, int64_t day)
{
    size_t most = (size_t)deck->plan.new_each_day, begun = begun_on(deck, day);

    return begun < most ? most - begun : 0;
}

struct deck_count deck_count(const struct deck *deck, int64_t day)
{
    struct deck_count count = {0};
    size_t left = deck_new_left(deck, day);

    for (size_t i = 0; i < deck->pack->count; i++) {
        count.cards += deck->cards[i].card.reviews > 0;
        count.due += deck_is_due(&deck->cards[i], day);
    }
    count.fresh = deck->pack->count - count.cards;
    if (count.fresh > left)
        count.fresh = left;
    return count;
}

/* ---- what is to be asked ---- */

enum { LATER = 2, LEVELS = 6 + LATER }; /* from 1 */

/* A puzzle with what it is sorted by: smaller first, then as they came. */
struct candidate {
    const struct puzzle *puzzle;
    double key;
    size_t came;
};

struct candidates {
    struct candidate *items;
    size_t count;
};

static int compare_candidates(const void *a, const void *b)
{
    const struct candidate *left = a, *right = b;

    if (left->key != right->key)
        return left->key < right->key ? -1 : 1;
    return left->came < right->came ? -1 : left->came > right->came;
}

static void add(struct candidates *to, const struct puzzle *puzzle, double key)
{
    to->items[to->count] = (struct candidate){puzzle, key, to->count};
    to->count++;
}

static double recall_on(const struct deck *deck, const struct card *card, int64_t day)
{
    double days = day > card->day ? (double)(day - card->day) : 0;

    return schedule_recall(&deck->plan.weights, days, card->stability);
}

static void find_due(const struct deck *deck, const struct selection *wanted, int64_t day,
                     struct candidates *out)
{
    for (size_t i = 0; i < wanted->count; i++) {
        const struct deck_card *card = card_of(deck, wanted->items[i]);

        if (card && deck_is_due(card, day))
            add(out, wanted->items[i], recall_on(deck, &card->card, day));
    }
}

/* The draws of today's Laws come first; what is past, elsewhere or about words waits. */
static int level_in_order(const struct deck *deck, const struct puzzle *puzzle)
{
    const unsigned aside = 1u << TOPIC_HISTORY | 1u << TOPIC_OTHER_RULES | 1u << TOPIC_TERMS;
    bool waits = puzzle->rules != deck->plan.rules || (aside & 1u << puzzle->topic);

    return puzzle->level + (waits ? LATER : 0);
}

/* The second puzzle of a topic comes after the first of each other topic of its kind and level. */
static void find_new(const struct deck *deck, const struct selection *wanted, struct candidates *out)
{
    size_t seen[LEVELS][PUZZLE_KINDS][TOPICS] = {{{0}}};

    for (size_t i = 0; i < wanted->count; i++) {
        const struct puzzle *puzzle = wanted->items[i];
        const struct deck_card *card = card_of(deck, puzzle);
        int level = level_in_order(deck, puzzle);

        if (card && card->card.reviews == 0)
            add(out, puzzle, (double)seen[level][puzzle->kind][puzzle->topic]++);
    }
}

/* Of a level the first claim comes before the first law question, and that before the second claim;
 * what is left of one kind follows. */
static void alternate(const struct deck *deck, struct candidates *found)
{
    size_t place[LEVELS][PUZZLE_KINDS] = {{0}};
    double step = 1.0 / (double)(PUZZLE_KINDS * (found->count + 1));

    qsort(found->items, found->count, sizeof *found->items, compare_candidates);
    for (size_t i = 0; i < found->count; i++) {
        const struct puzzle *puzzle = found->items[i].puzzle;
        int level = level_in_order(deck, puzzle);
        size_t before = PUZZLE_KINDS * place[level][puzzle->kind]++ + puzzle->kind;

        found->items[i].key = level + step * (double)before;
    }
}

/* Appends the first of them, at most so many. */
static bool take(struct candidates *from, size_t most, struct selection *out)
{
    size_t count = from->count < most ? from->count : most;

    if (!mem_grow((void **)&out->items, &out->capacity, out->count + count + 1, sizeof *out->items))
        return false;
    qsort(from->items, from->count, sizeof *from->items, compare_candidates);
    for (size_t i = 0; i < count; i++)
        out->items[out->count++] = from->items[i].puzzle;
    from->count = 0;
    return true;
}

static bool copy_shuffled(const struct selection *from, uint64_t seed, struct selection *out)
{
    if (!mem_grow((void **)&out->items, &out->capacity, from->count + 1, sizeof *out->items))
        return false;
    for (size_t i = 0; i < from->count; i++)
        out->items[i] = from->items[i];
    out->count = from->count;
    selection_shuffle(out, seed);
    return true;
}

bool deck_choose(const struct deck *deck, const struct selection *wanted, int64_t day,
                 size_t new_most, uint64_t seed, struct selection *out)
{
    struct selection mixed = {0};
    struct candidates found = {.items = calloc(wanted->count + 1, sizeof *found.items)};
    bool good = found.items && copy_shuffled(wanted, seed, &mixed);

    out->count = 0;
    if (good) {
        find_due(deck, &mixed, day, &found);
        good = take(&found, found.count, out);
    }
    if (good) {
        find_new(deck, &mixed, &found);
        alternate(deck, &found);
        good = take(&found, new_most, out);
    }
    free(found.items);
    selection_clear(&mixed);
    return good;
}
