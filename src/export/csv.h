/* SPDX-License-Identifier: MIT */
#ifndef EXPORT_CSV_H
#define EXPORT_CSV_H

#include "base/buf.h"

/* Appends a cell, in quotes where it needs them.  What a spreadsheet would take for a formula
 * gets an apostrophe in front: texts come from strangers. */
void csv_cell(struct buf *out, const char *text);

#endif
