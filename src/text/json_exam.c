/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "text/json_exam.h"

#include "text/json_parts.h"

static json_t *answers(const struct json_candidate *candidate)
{
    json_t *list = json_array();

    for (size_t i = 0; i < candidate->count; i++) {
        const struct json_answer *answer = &candidate->answers[i];

        json_array_append_new(list, json_pack("{s:s, s:s, s:s, s:b}", "puzzle", answer->puzzle,
                                              "given", answer->given, "key", answer->right, "right",
                                              (int)answer->is_right));
    }
    return list;
}

bool json_write_candidate(struct buf *out, const struct json_candidate *candidate)
{
    return json_write_line(
        out,
        json_pack(
            "{s:s, s:s, s:s, s:s, s:s, s:s, s:I, s:I, s:I, s:i, s:i, s:b, s:b, s:b, s:i, s:i, "
            "s:I, s:I, s:o}",
            "schema", JSON_SCHEMA, "type", "exam-candidate", "paper", candidate->paper, "candidate",
            candidate->candidate, "file", candidate->file, "seal", candidate->seal, "questions",
            (json_int_t)candidate->count, "answered", (json_int_t)candidate->answered, "right",
            (json_int_t)candidate->right, "percent", candidate->percent, "pass_mark",
            candidate->pass, "passed", (int)candidate->passed, "handed_in",
            (int)candidate->handed_in, "by_time", (int)candidate->by_time, "time_factor_percent",
            candidate->factor, "resumes", candidate->resumes, "start", (json_int_t)candidate->start,
            "end", (json_int_t)candidate->end, "answers", answers(candidate)));
}

bool json_write_item(struct buf *out, const struct json_item *item)
{
    return json_write_line(
        out, json_pack("{s:s, s:s, s:s, s:I, s:s, s:s, s:I, s:I, s:I, s:f, s:o, s:s?, s:I}",
                       "schema", JSON_SCHEMA, "type", "exam-item", "paper", item->paper, "number",
                       (json_int_t)item->number, "puzzle", item->puzzle, "key", item->key, "asked",
                       (json_int_t)item->asked, "answered", (json_int_t)item->answered, "right",
                       (json_int_t)item->right, "difficulty", item->difficulty, "discrimination",
                       item->has_discrimination ? json_real(item->discrimination) : json_null(),
                       "wrong", item->wrong, "wrong_count", (json_int_t)item->wrong_count));
}
