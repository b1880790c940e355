/* SPDX-License-Identifier: MIT */
/* Parts of a page that more than one format has. */
#ifndef EXPORT_PAGE_H
#define EXPORT_PAGE_H

#include "export/sheet.h"

/* The board of a sheet with has_board, and who is to move. */
void page_board(struct buf *out, const struct sheet *sheet);

#endif
