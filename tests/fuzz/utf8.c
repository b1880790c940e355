/* SPDX-License-Identifier: MIT */
/*
 * Whatever bytes come in: what utf8_clean() gives is one valid line without controls that
 * stays as it is when cleaned again, and utf8_wrap() never gives a line that is too wide.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "tests/fuzz/target.h"

/* assert() would vanish from a build without assertions; a target must not. */
static void must(bool good)
{
    if (!good)
        abort();
}

static void check_line(void *data, const char *text, size_t length)
{
    struct buf line = {0};

    buf_add_bytes(&line, text, length);
    must(utf8_valid_prefix(text, length) == length);
    must(utf8_width(buf_text(&line)) <= *(const int *)data);
    buf_clear(&line);
}

static void check_cleaned(const struct buf *text)
{
    struct buf again = {0};
    size_t used;

    must(utf8_valid_prefix(buf_text(text), text->length) == text->length);
    for (size_t at = 0; at < text->length; at += used)
        must(utf8_char_width(utf8_decode(text->data + at, text->length - at, &used)) >= 0);
    utf8_clean(&again, buf_text(text), text->length);
    must(strcmp(buf_text(text), buf_text(&again)) == 0);
    buf_clear(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    int columns = size > 0 ? 8 + data[0] % 40 : 8;
    struct buf text = {0};

    utf8_clean(&text, (const char *)data, size);
    check_cleaned(&text);
    must(utf8_fit(buf_text(&text), columns) <= text.length);
    buf_reset(&text);
    utf8_clean_lines(&text, (const char *)data, size);
    utf8_wrap(buf_text(&text), columns, check_line, &columns);
    buf_reset(&text);
    utf8_from_latin1(&text, (const char *)data, size);
    must(utf8_valid_prefix(buf_text(&text), text.length) == text.length);
    buf_clear(&text);
    return 0;
}
