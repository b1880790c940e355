/* SPDX-License-Identifier: MIT */
/*
 * The puzzles of a pack as cards: what the learner's answers have made of each, and which are to
 * be asked on a day.  Cards are never stored: they are worked out from the answers, so that other
 * weights hold for what was answered before, too.
 *
 *     deck_open(&deck, &pack, &records, &plan)
 *     day = deck_day(&deck, utc);
 *     deck_choose(&deck, &wanted, day, deck_new_left(&deck, day), seed, &selection);
 */
#ifndef TRAIN_DECK_H
#define TRAIN_DECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "train/catalog.h"
#include "train/plan.h"
#include "train/records.h"

enum { DECK_STUBBORN_LAPSES = 8 };

struct deck_card {
    struct card card;     /* card.reviews 0: new */
    int64_t begun;        /* study day of the first review, if there was one */
    bool changed;         /* new because its question is another than the one that was answered */
};

struct deck {
    const struct pack *pack;       /* borrowed */
    const struct records *records; /* borrowed */
    struct plan plan;
    struct deck_card *cards;       /* one for each puzzle, in the pack's order */
    const struct puzzle **by_id;
    int64_t latest;                /* study day of the latest answer of any kind; INT64_MIN: none */
};

/* Works the cards out from the graded answers of quizzes.  A puzzle is the same as long as its id
 * and the hash of its question are: other prose keeps the card.  False: memory.  deck_clear it. */
bool deck_open(struct deck *deck, const struct pack *pack, const struct records *records,
               const struct plan *plan);
/* The same once more, under another plan. */
void deck_replay(struct deck *deck, const struct plan *plan);
void deck_clear(struct deck *deck);

/* The study day of a moment; never one before the latest answer's. */
int64_t deck_day(const struct deck *deck, int64_t utc);
/* Would it be one, by the clock? */
bool deck_clock_is_back(const struct deck *deck, int64_t utc);

/* The card of a puzzle; NULL: not of this pack. */
const struct deck_card *deck_card(const struct deck *deck, const struct puzzle *puzzle);
/* What a review makes of a card. */
struct deck_card deck_review(const struct deck *deck, const struct deck_card *card, enum grade grade,
                             int64_t day);
/* Puts a card in the place of the puzzle's: after a review, and to take one back. */
void deck_put(struct deck *deck, const struct puzzle *puzzle, const struct deck_card *card);

/* Reviewed before and to be asked again on this day or before. */
bool deck_is_due(const struct deck_card *card, int64_t day);
bool deck_is_stubborn(const struct deck_card *card);

/* How many cards there are (puzzles reviewed at least once), how many are due, and how many new
 * ones the day has left. */
struct deck_count {
    size_t cards, due, fresh;
};
struct deck_count deck_count(const struct deck *deck, int64_t day);
/* New puzzles that may still be begun on the day. */
size_t deck_new_left(const struct deck *deck, int64_t day);

/* Of the puzzles wanted (of this pack), what is to be asked: those due, least likely remembered
 * first, then at most new_most new ones by level: a claim, a law question, a claim and so on, with
 * the topics of each mixed.  What is under other rules than the plan's, and the topics history,
 * other-rules and terms, count as two levels higher.  The seed decides among equals.  Clears out
 * first.  False: memory. */
bool deck_choose(const struct deck *deck, const struct selection *wanted, int64_t day,
                 size_t new_most, uint64_t seed, struct selection *out);

#endif
