/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/class_keep.h"

#include <inttypes.h>
#include <string.h>
#include <time.h>

#include "os/files.h"

static const char head[] = "when,puzzle,content,ruleset,votes_1,right_1,votes_2,right_2,"
                           "grounds_1,right_grounds_1,grounds_2,right_grounds_2\r\n";

static void add_time(struct buf *out, int64_t utc)
{
    char text[32];
    time_t seconds = (time_t)utc;
    struct tm parts;

    if (gmtime_r(&seconds, &parts) && strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts) > 0)
        buf_add(out, text);
}

/* Ids of puzzles and rulesets have no character that a field would need quotes for. */
static void add_row(struct buf *out, const struct class_result *result)
{
    const struct puzzle *puzzle = result->puzzle;

    add_time(out, result->utc);
    buf_printf(out, ",%s,%016" PRIx64 ",%s", puzzle->id, puzzle->content, puzzle->rules_id);
    for (int part = 0; part < CLASS_PARTS; part++)
        for (int round = 0; round < CLASS_ROUNDS; round++)
            buf_printf(out, ",%u,%u", result->counts[round][part].votes,
                       result->counts[round][part].right);
    buf_add(out, "\r\n");
}

static bool keep(void *data, const struct class_result *result, struct err *err)
{
    const struct class_book *book = data;
    struct buf row = {0};
    bool good;

    add_row(&row, result);
    good = buf_ok(&row) &&
           files_append(buf_text(&book->path), head, buf_text(&row), row.length, err);
    if (!buf_ok(&row))
        err_set(err, ERR_MEMORY);
    buf_clear(&row);
    return good;
}

bool class_book_open(struct class_book *book, const char *store)
{
    const char *slash = strrchr(store, '/');

    *book = (struct class_book){.keeper = {.data = book, .keep = keep}};
    if (slash)
        buf_add_bytes(&book->path, store, (size_t)(slash + 1 - store));
    buf_add(&book->path, "class.csv");
    return buf_ok(&book->path);
}

void class_book_close(struct class_book *book)
{
    buf_clear(&book->path);
}
