/* SPDX-License-Identifier: MIT */
/* One question of a paper, to be printed. */
#ifndef EXPORT_PAGE_H
#define EXPORT_PAGE_H

#include "export/sheet.h"

/* Appends it with its number; the choices have boxes to tick.  key: the right ones are ticked, and
 * the explanation stands below. */
void page_sheet(struct buf *out, const struct sheet *sheet, size_t number, bool key);

#endif
