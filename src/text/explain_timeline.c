/* SPDX-License-Identifier: MIT */
/* When the claimed diagram stood on the board: a row for each different position that looks
 * like it. */
#include "text/explain.h"

#include <stdlib.h>

#include "text/explain_parts.h"

enum { PLIES_BEFORE = 2 }; /* shown before the first mark, so that one sees where it begins */

/* Positions are told apart in what the ruleset compares. */
static struct timeline_row *find_row(struct timeline *timeline, const struct speaker *speaker,
                                     const struct position *position)
{
    for (size_t n = 0; n < timeline->row_count; n++) {
        struct position first;

        if (explain_position(speaker, timeline->rows[n].plies[0], &first) &&
            identity_same(&first, position, ruleset_identity(speaker->rules)))
            return &timeline->rows[n];
    }
    return NULL;
}

/* Rows are few, plies in a row too: room grows one by one. */
static struct timeline_row *add_row(struct timeline *timeline, unsigned in)
{
    struct timeline_row *rows =
        realloc(timeline->rows, (timeline->row_count + 1) * sizeof *timeline->rows);

    if (!rows)
        return NULL;
    timeline->rows = rows;
    rows[timeline->row_count] = (struct timeline_row){.claimed = in == 0, .in = in};
    return &rows[timeline->row_count++];
}

static bool add_to_row(struct timeline_row *row, int ply)
{
    int *plies = realloc(row->plies, (row->count + 1) * sizeof *row->plies);

    if (!plies)
        return false;
    row->plies = plies;
    plies[row->count++] = ply;
    return true;
}

static bool add_ply(struct timeline *timeline, const struct speaker *speaker, int ply,
                    const struct position *claimed)
{
    struct position position;

    if (!explain_position(speaker, ply, &position))
        return true;
    unsigned in = identity_differ(&position, claimed);
    if (in & IDENTITY_PLACEMENT)
        return true;
    struct timeline_row *row = find_row(timeline, speaker, &position);
    if (!row)
        row = add_row(timeline, in & ruleset_identity(speaker->rules));
    return row && add_to_row(row, ply);
}

/* The first ply worth showing: for a count of moves where it starts, else a little before the
 * first mark. */
static int first_shown(const struct timeline *timeline, const struct speaker *speaker)
{
    int first = timeline->last;

    if (parts_is_count(speaker))
        return parts_stretch_start(speaker, timeline->last);
    for (size_t n = 0; n < timeline->row_count; n++)
        if (timeline->rows[n].plies[0] < first)
            first = timeline->rows[n].plies[0];
    return first > PLIES_BEFORE ? first - PLIES_BEFORE : 0;
}

bool explain_timeline(struct timeline *out, const struct speaker *speaker)
{
    struct position claimed;
    bool good = true;

    *out = (struct timeline){.last = parts_claimed(speaker, &claimed)};
    for (int ply = parts_stretch_start(speaker, out->last); good && ply <= out->last; ply++)
        good = add_ply(out, speaker, ply, &claimed);
    out->first = first_shown(out, speaker);
    return good;
}

void timeline_clear(struct timeline *timeline)
{
    if (!timeline)
        return;
    for (size_t n = 0; n < timeline->row_count; n++)
        free(timeline->rows[n].plies);
    free(timeline->rows);
    *timeline = (struct timeline){0};
}
