/* SPDX-License-Identifier: MIT */
/* The marks of an exam as JSON, by jansson: one object a line, codes and never sentences.
 * All texts borrowed; false: memory. */
#ifndef TEXT_JSON_EXAM_H
#define TEXT_JSON_EXAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"

struct json_answer {
    const char *puzzle;         /* id */
    const char *given, *right;  /* codes; "-" for none given */
    bool is_right;
};

/* {"schema":"drawclaim/1","type":"exam-candidate", …} */
struct json_candidate {
    const char *paper, *candidate, *file, *seal;
    size_t count, answered, right;
    int percent, pass;          /* the share that is right, rounded down; what is enough */
    bool passed, handed_in, by_time;
    int factor;                 /* of the time, in per cent: 100..400 */
    int resumes;
    int64_t start, end;         /* UTC seconds */
    const struct json_answer *answers; /* count of them */
};
bool json_write_candidate(struct buf *out, const struct json_candidate *candidate);

/* {"schema":"drawclaim/1","type":"exam-item", …} */
struct json_item {
    const char *paper, *puzzle, *key;
    size_t number, asked, answered, right;
    double difficulty;          /* the share that was right, 0..1 */
    bool has_discrimination;    /* false: null */
    double discrimination;      /* correlation with the other questions, -1..1 */
    const char *wrong;          /* code of the wrong answer most often given; NULL: none */
    size_t wrong_count;
};
bool json_write_item(struct buf *out, const struct json_item *item);

#endif
