/* SPDX-License-Identifier: MIT */
/* Any bytes as what is left of a session: what is taken are puzzles of the pack, and a session of
 * them is written down so that it is read as the same one. */
#include "config.h"

#include "train/unfinished.h"

#include <stdlib.h>
#include <string.h>

#include "tests/fuzz/target.h"

static void must(bool good)
{
    if (!good)
        abort();
}

static const char puzzles[] = "[PuzzleId \"ann\"]\n\n1. Nf3 Nf6 {[%claim threefold]} *\n\n"
                              "[PuzzleId \"anna\"]\n\n1. Nf3 Nf6 {[%claim threefold]} *\n\n"
                              "[PuzzleId \"bob\"]\n\n1. Nf3 Nf6 {[%claim threefold]} *\n";

/* Read once, for all runs. */
static const struct pack *the_pack(void)
{
    static struct pack pack;

    if (pack.count == 0)
        must(pack_read(&pack, "a.pgn", puzzles, strlen(puzzles), NULL, NULL));
    return &pack;
}

static void are_same(const struct selection *a, const struct selection *b)
{
    must(a->count == b->count);
    for (size_t i = 0; i < a->count; i++)
        must(a->items[i] == b->items[i]);
}

static void write_and_read(const struct selection *left, struct session_options options)
{
    struct selection again = {0};
    struct session_options read = {0};
    struct records records;
    struct session session;
    struct buf text = {0};

    must(records_memory(&records) && session_start(&session, left, &records, options, 0));
    unfinished_write(&text, &session);
    must(unfinished_read(buf_text(&text), the_pack(), &again, &read));
    must(read.ask_ground == options.ask_ground && read.scheduled == options.scheduled);
    are_same(left, &again);
    session_clear(&session);
    records.free(records.data);
    selection_clear(&again);
    buf_clear(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct selection left = {0};
    struct session_options options = {0};
    struct buf text = {0};

    buf_add_bytes(&text, (const char *)data, size);
    if (unfinished_read(buf_text(&text), the_pack(), &left, &options) && left.count > 0)
        write_and_read(&left, options);
    selection_clear(&left);
    buf_clear(&text);
    return 0;
}
