/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "export/formats.h"

size_t sheet_right_count(const struct sheet *sheet)
{
    size_t count = 0;
    for (size_t n = 0; n < sheet->choice_count; n++)
        count += sheet->choices[n].right;
    return count;
}

/* Moodle knows a list of fractions and compares texts: the parts of 100 in five places. */
void sheet_fraction(struct buf *out, const struct sheet *sheet, size_t choice)
{
    static const char *const parts[] = {"0", "100", "50", "33.33333", "25", "20"};
    size_t right = sheet_right_count(sheet);
    if (sheet->choices[choice].right) {
        buf_add(out, parts[right]);
        return;
    }
    buf_add(out, sheet->several ? "-" : "");
    buf_add(out, sheet->several ? parts[sheet->choice_count - right] : parts[0]);
}
