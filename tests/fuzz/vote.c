/* SPDX-License-Identifier: MIT */
/* Foreign bytes as a vote: what is taken is within its bounds, and means the same in the other
 * spelling. */
#include "config.h"

#include <stdlib.h>

#include "base/buf.h"
#include "tests/fuzz/target.h"
#include "train/vote_line.h"

static void must(bool good)
{
    if (!good)
        abort();
}

static void is_in_bounds(const struct vote_line *line)
{
    must(line->is_letter ? line->number == 0 : line->number >= 1 && line->number <= 9);
    must(!line->has_count || line->count <= VOTE_COUNT_MOST);
    must(!line->is_letter || line->answer == VERDICT_VALID || line->answer == VERDICT_INVALID ||
         line->answer == VERDICT_UNDECIDED);
}

static void write_and_read(const struct vote_line *line)
{
    struct buf text = {0};
    struct vote_line again;
    if (line->is_letter)
        buf_add_char(&text, line->answer == VERDICT_VALID     ? 'v'
                            : line->answer == VERDICT_INVALID ? 'i'
                                                              : 'a');
    else
        buf_printf(&text, "%d", line->number);
    if (line->has_count)
        buf_printf(&text, " %u", line->count);
    must(vote_line_parse(buf_text(&text), text.length, &again));
    must(again.is_letter == line->is_letter && again.number == line->number &&
         again.has_count == line->has_count && again.count == line->count &&
         (!line->is_letter || again.answer == line->answer));
    buf_clear(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct vote_line line;
    if (!vote_line_parse((const char *)data, size, &line))
        return 0;
    is_in_bounds(&line);
    write_and_read(&line);
    return 0;
}
