/* SPDX-License-Identifier: MIT */
#include "text/json_sheet.h"

#include <jansson.h>
#include <stdlib.h>

#define SCHEMA "drawclaim/1"

static void set_text(json_t *object, const char *key, const char *text)
{
    json_object_set_new(object, key, text ? json_string(text) : json_null());
}

static json_t *choices_value(const struct json_sheet *sheet)
{
    json_t *list = json_array();
    for (size_t n = 0; n < sheet->choice_count; n++) {
        const struct json_sheet_choice *choice = &sheet->choices[n];
        json_t *object = json_object();
        set_text(object, "code", choice->code);
        set_text(object, "text", choice->text);
        json_object_set_new(object, "right", json_boolean(choice->right));
        set_text(object, "feedback", choice->feedback);
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *hints_value(const struct json_sheet *sheet)
{
    json_t *list = json_array();
    for (size_t n = 0; n < sheet->hint_count; n++)
        json_array_append_new(list, json_string(sheet->hints[n]));
    return list;
}

static json_t *sheet_value(const struct json_sheet *sheet)
{
    json_t *object = json_object();
    set_text(object, "schema", SCHEMA);
    set_text(object, "puzzle", sheet->id);
    set_text(object, "kind", sheet->kind);
    set_text(object, "topic", sheet->topic);
    json_object_set_new(object, "level", json_integer(sheet->level));
    set_text(object, "title", sheet->title);
    set_text(object, "ruleset", sheet->ruleset);
    set_text(object, "start", sheet->start);
    set_text(object, "fen", sheet->fen);
    set_text(object, "moves", sheet->moves);
    set_text(object, "story", sheet->story);
    set_text(object, "claim", sheet->claim);
    set_text(object, "question", sheet->question);
    json_object_set_new(object, "several", json_boolean(sheet->several));
    json_object_set_new(object, "choices", choices_value(sheet));
    json_object_set_new(object, "hints", hints_value(sheet));
    set_text(object, "article", sheet->article);
    set_text(object, "explanation", sheet->explanation);
    return object;
}

bool json_write_sheet(struct buf *out, const struct json_sheet *sheet)
{
    json_t *object = sheet_value(sheet);
    char *text = json_dumps(object, JSON_COMPACT | JSON_PRESERVE_ORDER);
    json_decref(object);
    if (!text)
        return false;
    buf_add(out, text);
    free(text);
    return buf_ok(out);
}
