/* SPDX-License-Identifier: MIT */
/*
 * Sentences with named places: "After {move} it was White's turn."
 *
 * Translators get whole sentences and may move the places about.  A place is filled by the
 * caller's function; one that it does not know stays as it is, braces and all.  Messages that
 * are used here are marked with xgettext's --flag=…:perl-brace-format.
 */
#ifndef TEXT_PHRASE_H
#define TEXT_PHRASE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"

/* Appends what belongs into the place of that name; false if there is none. */
typedef bool phrase_fill(const void *data, struct buf *out, const char *name);

void phrase(struct buf *out, const char *sentence, phrase_fill *fill, const void *data);

/* The usual data: a list that ends with name NULL.  text NULL: the number is written. */
struct filling {
    const char *name;
    const char *text;
    long number;
};
void phrase_with(struct buf *out, const char *sentence, const struct filling *fillings);
/* The same as a phrase_fill: data is such a list, or NULL. */
bool phrase_fill_from(const void *data, struct buf *out, const char *name);

/* Joins a growing list as people read it: "30.Qe2", "30.Qe2 and 32.Qe2", "30.Qe2, 32.Qe2 and
 * 34.Qe2".  Called for item 0 to count - 1 in turn. */
void phrase_list_item(struct buf *list, const char *item, size_t at, size_t count);

#endif
