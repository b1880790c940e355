/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/exam_grade.h"

#include <math.h>
#include <stdlib.h>

#include "train/session.h"

/* ---- the key ---- */

static bool make_answer(struct exam_answer *out, const struct puzzle *puzzle)
{
    struct verdict verdict;

    out->given = true;
    out->is_choice = puzzle->kind == PUZZLE_QUESTION;
    if (out->is_choice) {
        out->choices = puzzle_right_choices(puzzle);
        return true;
    }
    if (!puzzle_verdict(puzzle, &verdict))
        return false;
    out->verdict = session_answer_for(&verdict);
    out->has_ground = true;
    out->ground = verdict.reason;
    verdict_clear(&verdict);
    return true;
}

bool exam_key_make(struct exam_key *out, const struct selection *puzzles)
{
    *out = (struct exam_key){calloc(puzzles->count + 1, sizeof *out->answers), puzzles->count};
    for (size_t i = 0; out->answers && i < out->count; i++)
        if (!make_answer(&out->answers[i], puzzles->items[i]))
            return false;
    return out->answers != NULL;
}

void exam_key_clear(struct exam_key *key)
{
    free(key->answers);
    *key = (struct exam_key){.count = 0};
}

/* ---- marks ---- */

static bool is_same(const struct exam_answer *a, const struct exam_answer *b)
{
    if (a->gave_up || b->gave_up || a->is_choice != b->is_choice)
        return a->gave_up && b->gave_up;
    if (a->is_choice)
        return a->choices == b->choices;
    return a->verdict == b->verdict && a->has_ground == b->has_ground &&
           (!a->has_ground || a->ground == b->ground);
}

bool exam_is_right(const struct exam_answer *right, const struct exam_answer *given)
{
    return given->given && is_same(right, given);
}

size_t exam_score(const struct exam_key *key, const struct exam_sheet *sheet)
{
    size_t score = 0;

    for (size_t i = 0; i < key->count; i++)
        score += exam_is_right(&key->answers[i], &sheet->answers[i]);
    return score;
}

bool exam_passes(size_t right, size_t count, int percent)
{
    return right * 100 >= count * (size_t)percent;
}

void exam_answer_code(struct buf *out, const struct exam_answer *answer)
{
    if (!answer->given)
        buf_add_char(out, '-');
    else if (answer->gave_up)
        buf_add(out, "dont-know");
    else if (answer->is_choice)
        exam_choices_write(out, answer->choices);
    else
        buf_printf(out, "%s %s", verdict_answer_name(answer->verdict),
                   answer->has_ground ? reason_name(answer->ground) : "-");
}

/* ---- questions over all candidates ---- */

/* How many candidates gave this very answer to question n. */
static size_t count_same(const struct exam_answer *answer, size_t n,
                         const struct exam_sheet *sheets, size_t sheet_count)
{
    size_t count = 0;

    for (size_t i = 0; i < sheet_count; i++)
        count += sheets[i].answers[n].given && is_same(answer, &sheets[i].answers[n]);
    return count;
}

static void note_wrong(struct exam_item *out, const struct exam_answer *answer, size_t count)
{
    if (count <= out->wrong_count)
        return;
    out->wrong = *answer;
    out->wrong_count = count;
}

/* Pearson's r of question and rest, from sums. */
static void correlate(struct exam_item *out, const struct exam_key *key, size_t n,
                      const struct exam_sheet *sheets, size_t sheet_count)
{
    double count = (double)sheet_count, right = (double)out->right;
    double rests = 0, squares = 0, products = 0;

    for (size_t i = 0; i < sheet_count; i++) {
        bool hit = exam_is_right(&key->answers[n], &sheets[i].answers[n]);
        double rest = (double)(exam_score(key, &sheets[i]) - hit);

        rests += rest;
        squares += rest * rest;
        products += hit ? rest : 0;
    }
    double spread = (count * right - right * right) * (count * squares - rests * rests);
    out->has_discrimination = spread > 0.5; /* all terms are whole numbers */
    if (out->has_discrimination)
        out->discrimination = (count * products - right * rests) / sqrt(spread);
}

void exam_item_of(struct exam_item *out, const struct exam_key *key, size_t n,
                  const struct exam_sheet *sheets, size_t sheet_count)
{
    *out = (struct exam_item){.asked = sheet_count};
    for (size_t i = 0; i < sheet_count; i++) {
        const struct exam_answer *answer = &sheets[i].answers[n];
        bool right = exam_is_right(&key->answers[n], answer);

        out->right += right;
        out->answered += exam_is_answered(answer);
        if (answer->given && !right)
            note_wrong(out, answer, count_same(answer, n, sheets, sheet_count));
    }
    if (sheet_count > 0)
        out->difficulty = (double)out->right / (double)sheet_count;
    correlate(out, key, n, sheets, sheet_count);
}
