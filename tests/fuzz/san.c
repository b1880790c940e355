/* SPDX-License-Identifier: MIT */
/* First byte: the language.  Up to the line's end: a FEN.  Then any bytes as a move.  What
 * is taken must be legal, and its canonical form must be read as the same move. */
#include "core/san.h"

#include <stdlib.h>
#include <string.h>

#include "core/fen.h"
#include "core/movegen.h"
#include "tests/fuzz/target.h"

static const struct san_letters languages[] = {
    {"en", {"K", "Q", "R", "B", "N"}},
    {"de", {"K", "D", "T", "L", "S"}},
    {"fr", {"R", "D", "T", "F", "C"}},
    {"ru", {"\xd0\x9a\xd1\x80", "\xd0\xa4", "\xd0\x9b", "\xd0\xa1", "\xd0\x9a"}},
};
enum { LANGUAGES = sizeof languages / sizeof *languages };

static void demand(bool good)
{
    if (!good)
        abort();
}

static void is_same(const struct position *position, const struct buf *text,
                    const struct san_letters *letters, move m)
{
    move again;
    bool repaired;
    demand(san_parse(position, text->data, text->length, letters, &again, &repaired, NULL));
    demand(again == m && !repaired);
}

static void check(const struct position *position, const struct san_letters *letters, move m)
{
    struct buf text = {0};
    demand(movegen_is_legal(position, m));
    san_write(&text, position, m, letters);
    is_same(position, &text, letters, m);
    buf_reset(&text);
    san_write_uci(&text, m);
    is_same(position, &text, letters, m);
    buf_clear(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *line = (const char *)data + 1;
    const char *end = size > 1 ? memchr(line, '\n', size - 1) : NULL;
    struct position position;
    if (end == NULL || !fen_parse(line, (size_t)(end - line), &position, NULL, NULL))
        return 0;
    const struct san_letters *letters = &languages[data[0] % LANGUAGES];
    size_t length = size - 1 - (size_t)(end - line) - 1;
    struct err err;
    bool repaired;
    move m;
    if (san_parse(&position, end + 1, length, letters, &m, &repaired, &err))
        check(&position, letters, m);
    return 0;
}
