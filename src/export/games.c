/* SPDX-License-Identifier: MIT */
/* Puzzles as puzzle files (doc/puzzle-format.md): the games they come from, each once. */
#include "config.h"

#include "export/formats.h"
#include "pgn/writer.h"

static bool add_sheet(struct buf *out, const struct export_job *job, const struct sheet *sheet)
{
    if (job->latest != sheet->puzzle->source)
        writer_game(out, &sheet->puzzle->source->pgn);
    return true;
}

const struct export_format export_pgn = {"pgn", NULL, add_sheet, NULL};
