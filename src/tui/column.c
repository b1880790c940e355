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
