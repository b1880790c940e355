/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "export/export.h"

#include <string.h>

#include "export/formats.h"

static const struct export_format *const formats[] = {
    &export_csv,  &export_json, &export_ndjson, &export_gift, &export_moodle,
    &export_anki, &export_html, &export_pgn,    NULL,
};

const struct export_format *export_find(const char *name)
{
    for (const struct export_format *const *at = formats; *at; at++)
        if (strcmp((*at)->name, name) == 0)
            return *at;
    return NULL;
}

void export_begin(struct buf *out, struct export_job *job)
{
    job->count = 0;
    job->latest = NULL;
    if (job->format->begin)
        job->format->begin(out, job);
}

bool export_puzzle(struct buf *out, struct export_job *job, const struct puzzle *puzzle)
{
    struct sheet sheet;
    bool good = sheet_make(&sheet, puzzle, job->language) && job->format->sheet(out, job, &sheet);
    sheet_clear(&sheet);
    job->count++;
    job->latest = puzzle->source;
    return good && buf_ok(out);
}

void export_end(struct buf *out, struct export_job *job)
{
    if (job->format->end)
        job->format->end(out, job);
}
