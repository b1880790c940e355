/* SPDX-License-Identifier: MIT */
#include "text/json_parts.h"

#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"

json_t *json_text(const char *text)
{
    size_t length = strlen(text);
    struct buf clean = {0};
    json_t *value;

    if (utf8_valid_prefix(text, length) == length)
        return json_string(text);
    utf8_clean(&clean, text, length);
    value = json_string(buf_text(&clean));
    buf_clear(&clean);
    return value;
}

json_t *json_text_or_null(const char *text)
{
    return text ? json_text(text) : json_null();
}

void json_set(json_t *object, const char *key, json_t *value)
{
    json_object_set_new(object, key, value);
}

/* More digits of a fraction would say more than is known. */
enum { FLAGS = JSON_COMPACT | JSON_PRESERVE_ORDER | JSON_REAL_PRECISION(6) };

bool json_write(struct buf *out, json_t *object)
{
    char *text = object ? json_dumps(object, FLAGS) : NULL;

    if (text)
        buf_add(out, text);
    free(text);
    json_decref(object);
    return text && buf_ok(out);
}

bool json_write_line(struct buf *out, json_t *object)
{
    bool written = json_write(out, object);

    if (written)
        buf_add_char(out, '\n');
    return written && buf_ok(out);
}
