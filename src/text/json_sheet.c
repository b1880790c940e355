/* SPDX-License-Identifier: MIT */
#include "text/json_sheet.h"

#include "text/json_parts.h"

static json_t *choices_value(const struct json_sheet *sheet)
{
    json_t *list = json_array();
    for (size_t n = 0; n < sheet->choice_count; n++) {
        const struct json_sheet_choice *choice = &sheet->choices[n];
        json_t *object = json_object();
        json_set(object, "code", json_text_or_null(choice->code));
        json_set(object, "text", json_text_or_null(choice->text));
        json_set(object, "right", json_boolean(choice->right));
        json_set(object, "feedback", json_text_or_null(choice->feedback));
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
    json_set(object, "schema", json_string(JSON_SCHEMA));
    json_set(object, "puzzle", json_text_or_null(sheet->id));
    json_set(object, "kind", json_text_or_null(sheet->kind));
    json_set(object, "topic", json_text_or_null(sheet->topic));
    json_set(object, "level", json_integer(sheet->level));
    json_set(object, "title", json_text_or_null(sheet->title));
    json_set(object, "ruleset", json_text_or_null(sheet->ruleset));
    json_set(object, "start", json_text_or_null(sheet->start));
    json_set(object, "fen", json_text_or_null(sheet->fen));
    json_set(object, "moves", json_text_or_null(sheet->moves));
    json_set(object, "story", json_text_or_null(sheet->story));
    json_set(object, "claim", json_text_or_null(sheet->claim));
    json_set(object, "question", json_text_or_null(sheet->question));
    json_set(object, "several", json_boolean(sheet->several));
    json_set(object, "choices", choices_value(sheet));
    json_set(object, "hints", hints_value(sheet));
    json_set(object, "article", json_text_or_null(sheet->article));
    json_set(object, "explanation", json_text_or_null(sheet->explanation));
    return object;
}

bool json_write_sheet(struct buf *out, const struct json_sheet *sheet)
{
    return json_write(out, sheet_value(sheet));
}
