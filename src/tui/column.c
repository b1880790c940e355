/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tui/column.h"

#include <stddef.h>

#include "base/utf8.h"

void column_add(struct buf *out, const char *text, int cols)
{
    size_t start = out->length;

    buf_add_bytes(out, text, utf8_fit(text, cols));
    if (!buf_ok(out))
        return;
    int taken = utf8_width(buf_text(out) + start);
    if (taken < cols)
        buf_add_times(out, ' ', (size_t)(cols - taken));
}

void column_cut(struct buf *out, const char *text, int cols)
{
    size_t length;

    if (utf8_width(text) <= cols) {
        buf_add(out, text);
        return;
    }
    length = utf8_fit(text, cols > 1 ? cols - 1 : 0);
    while (length > 0 && text[length] != ' ')
        length--;
    while (length > 0 && text[length - 1] == ' ')
        length--;
    buf_add_bytes(out, text, length);
    buf_add(out, "…");
}
