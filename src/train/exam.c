/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/exam.h"

#include <stdlib.h>

enum { SEEN_EVERY = 60 }; /* seconds */

/* ---- keeping ---- */

/* Writes a body down as the next line, then applies it: the same way as when it is read. */
static bool write_line(struct exam *exam, const struct buf *body, struct err *err)
{
    struct buf line = {0};
    bool good;

    exam_sheet_line(&line, &exam->sheet, buf_text(body));
    good = buf_ok(body) && buf_ok(&line);
    if (!good)
        err_set(err, ERR_MEMORY);
    good = good && exam->keeper.add(exam->keeper.data, buf_text(&line), line.length, err);
    if (good) {
        buf_truncate(&line, line.length - 1);
        good = exam_sheet_apply(&exam->sheet, buf_text(&line), err);
    }
    buf_clear(&line);
    return good;
}

static bool write_body(struct exam *exam, struct buf *body, struct err *err)
{
    bool good = write_line(exam, body, err);

    buf_clear(body);
    return good;
}

/* "seen AT", "mark AT 3". */
static bool write_words(struct exam *exam, const char *word, size_t number, const char *last,
                        struct err *err)
{
    struct buf body = {0};

    buf_printf(&body, "%s %lld", word, (long long)exam->now);
    if (number > 0)
        buf_printf(&body, " %zu", number);
    if (last)
        buf_printf(&body, " %s", last);
    return write_body(exam, &body, err);
}

/* ---- time ---- */

int64_t exam_left(const struct exam *exam)
{
    int64_t left = exam->sheet.deadline - exam->now;

    return left > 0 ? left : 0;
}

static void set_now(struct exam *exam, int64_t now_ms, int64_t utc)
{
    int64_t by_base = exam->base_utc + (now_ms - exam->base_ms) / 1000;

    if (!exam->ticking || utc > by_base) {
        exam->base_utc = utc;
        exam->base_ms = now_ms;
        exam->ticking = true;
        by_base = utc;
    }
    if (by_base > exam->now)
        exam->now = by_base;
}

int64_t exam_clock(struct exam *exam, int64_t now_ms, int64_t utc)
{
    const struct exam_sheet *sheet = &exam->sheet;

    set_now(exam, now_ms, utc);
    if (sheet->count == 0 || sheet->handed_in)
        return exam_left(exam);
    if (exam_left(exam) == 0)
        write_words(exam, "hand-in", 0, "time", NULL);
    else if (exam->now >= sheet->latest + SEEN_EVERY)
        write_words(exam, "seen", 0, NULL, NULL);
    return exam_left(exam);
}

/* ---- start and end ---- */

static struct exam_answer *answer_at(struct exam *exam, size_t n)
{
    return &exam->sheet.answers[n];
}

/* The session's attempt as an answer; a verdict alone while its ground is asked. */
static struct exam_answer answer_of(const struct attempt *attempt)
{
    return (struct exam_answer){.given = true,
                                .gave_up = attempt->gave_up,
                                .is_choice = attempt->is_question && !attempt->gave_up,
                                .verdict = attempt->given,
                                .has_ground = attempt->has_ground,
                                .ground = attempt->ground_given,
                                .choices = attempt->choices_given};
}

/* After the end nothing is written any more. */
static bool is_open(const struct exam *exam, struct err *err)
{
    bool open = !exam->sheet.handed_in && exam_left(exam) > 0;

    if (!open)
        err_set(err, ERR_EXAM_OVER);
    return open;
}

static bool write_answer(struct exam *exam, const struct attempt *attempt, struct err *err)
{
    struct exam_answer answer = answer_of(attempt);
    struct buf body = {0};

    if (!is_open(exam, err))
        return false;
    exam_line_answer(&body, exam->now, exam->at, &answer);
    return write_body(exam, &body, err);
}

/* The session gives its attempts to these; no more is asked of them. */
static bool keep(void *data, const struct attempt *attempt, struct err *err)
{
    return write_answer(data, attempt, err);
}

void exam_begin(struct exam *exam, const struct exam_paper *paper, const struct selection *puzzles,
                struct exam_keeper keeper)
{
    *exam = (struct exam){.paper = paper, .puzzles = puzzles, .keeper = keeper};
    exam->records = (struct records){.data = exam, .lasting = true, .keep = keep};
    exam_sheet_new(&exam->sheet, paper);
}

void exam_clear(struct exam *exam)
{
    exam_sheet_clear(&exam->sheet);
    selection_clear(&exam->one);
}

bool exam_start(struct exam *exam, const char *candidate, int factor, struct err *err)
{
    struct buf body = {0};

    exam_line_start(&body, exam->paper, candidate, exam->now, factor);
    return write_body(exam, &body, err);
}

/* Time never goes back behind what the file has seen. */
bool exam_resume(struct exam *exam, struct exam_sheet *sheet, int64_t now_ms, int64_t utc,
                 struct err *err)
{
    exam_sheet_clear(&exam->sheet);
    exam->sheet = *sheet;
    *sheet = (struct exam_sheet){.count = 0};
    exam->now = exam->sheet.latest;
    set_now(exam, now_ms, utc > exam->now ? utc : exam->now);
    if (exam->sheet.handed_in)
        return true;
    if (exam_left(exam) == 0)
        return write_words(exam, "hand-in", 0, "time", err);
    return write_words(exam, "resume", 0, NULL, err);
}

bool exam_hand_in(struct exam *exam, struct err *err)
{
    if (exam->sheet.handed_in)
        return true;
    return write_words(exam, "hand-in", 0, exam_left(exam) == 0 ? "time" : "candidate", err);
}

/* ---- questions ---- */

bool exam_ask(struct exam *exam, struct session *session, size_t n)
{
    struct session_options options = {.ask_ground = true, .mode = MODE_EXAM};
    uint64_t state = (uint64_t)exam->paper->seed + ((uint64_t)n << 32);

    exam->at = n;
    selection_clear(&exam->one);
    exam->one.items = calloc(1, sizeof *exam->one.items);
    if (!exam->one.items)
        return false;
    exam->one.items[0] = exam->puzzles->items[n];
    exam->one.count = exam->one.capacity = 1;
    options.seed = random_next(&state);
    return session_start(session, &exam->one, &exam->records, options, 0);
}

bool exam_note(struct exam *exam, const struct session *session, struct err *err)
{
    const struct exam_answer *known = answer_at(exam, exam->at);

    if (session->state != SESSION_GROUND)
        return true;
    if (known->given && !known->gave_up && known->verdict == session->attempt.given)
        return true;
    return write_answer(exam, &session->attempt, err);
}

bool exam_mark(struct exam *exam, size_t n, struct err *err)
{
    return is_open(exam, err) &&
           write_words(exam, answer_at(exam, n)->marked ? "unmark" : "mark", n + 1, NULL, err);
}

size_t exam_next_open(const struct exam *exam, size_t from)
{
    size_t count = exam->sheet.count;

    for (size_t i = 0; i < count; i++) {
        size_t n = (from + i) % count;

        if (!exam_is_answered(&exam->sheet.answers[n]))
            return n;
    }
    return count;
}
