/* SPDX-License-Identifier: MIT */
/* How the files of text/json* make, set and write values of jansson. */
#ifndef TEXT_JSON_PARTS_H
#define TEXT_JSON_PARTS_H

#include <jansson.h>
#include <stdbool.h>

#include "base/buf.h"

/* Which description all objects follow (doc/check-output.md). */
#define JSON_SCHEMA "drawclaim/1"

/* Text as it is; what is not UTF-8 (a file name) with U+FFFD in place of its bad bytes. */
json_t *json_text(const char *text);
/* The same; null where there is no text. */
json_t *json_text_or_null(const char *text);

/* Sets a key to a value, which it takes.  jansson takes no NULL: where memory is short a value is
 * left out. */
void json_set(json_t *object, const char *key, json_t *value);

/* Appends the object on one line, its keys in the order they were set, and takes it.  False:
 * memory; an object that is NULL counts as that. */
bool json_write(struct buf *out, json_t *object);
/* The same with a newline. */
bool json_write_line(struct buf *out, json_t *object);

#endif
