/* SPDX-License-Identifier: MIT */
/*
 * Puzzles for other programs, and reviews for fitting a schedule elsewhere.
 *
 *     struct export_job job = {.format = export_find("gift"), .language = "en"};
 *     export_begin(&out, &job);
 *     for (...) export_puzzle(&out, &job, puzzle);
 *     export_end(&out, &job);
 *
 * Each appends to `out`, which the caller may write and empty in between.
 */
#ifndef EXPORT_EXPORT_H
#define EXPORT_EXPORT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "export/sheet.h"
#include "train/puzzle.h"
#include "train/records.h"

struct export_job;

struct export_format {
    const char *name;                    /* "moodle-xml", as in --format */
    void (*begin)(struct buf *out, const struct export_job *job);  /* NULL: nothing to begin */
    /* False: memory. */
    bool (*sheet)(struct buf *out, const struct export_job *job, const struct sheet *sheet);
    void (*end)(struct buf *out, const struct export_job *job);    /* NULL: nothing to end */
};

struct export_job {
    const struct export_format *format;
    const char *language;                /* "en": of the puzzles' texts */
    bool key;                            /* pages: with the answers */
    size_t count;                        /* puzzles so far; export's own */
    const struct puzzle_game *latest;    /* of the puzzle before; export's own */
};

/* By name; NULL if there is none. */
const struct export_format *export_find(const char *name);

void export_begin(struct buf *out, struct export_job *job);
/* False: memory. */
bool export_puzzle(struct buf *out, struct export_job *job, const struct puzzle *puzzle);
void export_end(struct buf *out, struct export_job *job);

/* The reviews that moved a card, for the FSRS optimizer: card_id, review_rating (1..4),
 * review_time (ISO 8601, UTC), review_duration (milliseconds), as CSV. */
void export_reviews(struct buf *out, const struct records *records);

#endif
