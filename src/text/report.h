/* SPDX-License-Identifier: MIT */
/*
 * What an arbiter wants to read about one game: each claim that was open, for whom, how, at
 * which move, and whether it was taken; what ended the game by itself; near misses ("41...Kd6
 * looks like a third time; the en passant right differs").  For `check` and for the analysis
 * screen.
 */
#ifndef TEXT_REPORT_H
#define TEXT_REPORT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "core/draws.h"
#include "core/near_miss.h"
#include "core/san.h"
#include "pgn/reader.h"

enum report_line_kind { REPORT_END, REPORT_CLAIM, REPORT_NEAR_MISS };

struct report_line {
    enum report_line_kind kind;
    int ply;
    char *text;      /* one line, cleaned; owned by the report */
};
struct report {
    struct report_line *lines; /* by ply */
    size_t count;
    size_t capacity;
};

/* False: memory.  report_clear it.  Runs of claims that stay open from ply to ply (fifty,
 * perpetual checks) are put together into one line. */
bool report_game(struct report *out, const struct pgn_game *game, const struct ruleset *rules,
                 const struct event_list *events, const struct near_miss_list *near_misses,
                 const struct san_letters *letters);
void report_clear(struct report *report);

/* "White - Black, Event 1971.10.07, 1/2-1/2, 67 plies": cleaned. */
void report_title(struct buf *out, const struct pgn_game *game);

#endif
