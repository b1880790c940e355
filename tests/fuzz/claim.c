/* SPDX-License-Identifier: MIT */
/* Foreign bytes as a claim and as an expectation: what is taken is written, and read again it
 * is the same. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "pgn/claim_text.h"
#include "tests/fuzz/target.h"

static void must(bool good)
{
    if (!good)
        abort();
}

static bool is_same(const struct claim *a, const struct claim *b)
{
    return a->ply == b->ply && a->kind == b->kind && a->by == b->by && a->flags == b->flags &&
           strcmp(a->move, b->move) == 0 && strcmp(a->changed, b->changed) == 0 &&
           a->fallen == b->fallen && a->flag_fallen == b->flag_fallen;
}

static void write_and_read(const struct claim *claim)
{
    char place[CLAIM_PLACE_SIZE];
    struct buf text = {0};
    struct claim again;

    buf_printf(&text, "%d:", claim->ply);
    claim_text_write(&text, claim);
    must(buf_ok(&text));
    must(claim_text_parse_at(buf_text(&text), text.length, NULL, &again, place, NULL));
    must(is_same(claim, &again));
    buf_clear(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data;
    char place[CLAIM_PLACE_SIZE];
    struct claim claim;
    struct expect expect;
    struct err err;

    if (claim_text_parse(text, size, NULL, &claim, &err))
        write_and_read(&claim);
    else
        must(err.column > 0 && err.column <= (long)size + 1);
    if (claim_text_parse_at(text, size, NULL, &claim, place, &err))
        write_and_read(&claim);
    else
        must(err.column > 0 && err.column <= (long)size + 1);
    if (!expect_text_parse(text, size, &expect, &err))
        must(err.code == ERR_EXPECT_FORM && err.column > 0);
    return 0;
}
