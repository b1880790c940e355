/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/exam_sheet.h"

#include <stdlib.h>
#include <string.h>

#include "train/exam_lines.h"

static const char first_words[] = "drawclaim-answers 1";

#define TIME_MOST INT64_C(999999999999)

int64_t exam_deadline(const struct exam_paper *paper, int64_t start, int factor)
{
    return start + (int64_t)paper->minutes * 60 * factor / 100;
}

bool exam_is_answered(const struct exam_answer *answer)
{
    return answer->given && (answer->gave_up || answer->is_choice || answer->has_ground);
}

size_t exam_answered(const struct exam_sheet *sheet)
{
    size_t count = 0;

    for (size_t i = 0; i < sheet->count; i++)
        count += exam_is_answered(&sheet->answers[i]);
    return count;
}

/* ---- writing ---- */

void exam_line_start(struct buf *out, const struct exam_paper *paper, const char *candidate,
                     int64_t start, int factor)
{
    buf_printf(out, "%s %s %zu %s %lld %lld %d", first_words, paper->hash, paper->count, candidate,
               (long long)start, (long long)exam_deadline(paper, start, factor), factor);
}

void exam_choices_write(struct buf *out, unsigned choices)
{
    const char *between = "";

    for (int i = 0; i < CHOICES_MOST; i++)
        if (choices & 1u << i) {
            buf_printf(out, "%s%d", between, i + 1);
            between = ",";
        }
}

void exam_line_answer(struct buf *out, int64_t at, size_t n, const struct exam_answer *answer)
{
    buf_printf(out, "answer %lld %zu ", (long long)at, n + 1);
    if (answer->gave_up) {
        buf_add(out, "dont-know");
    } else if (answer->is_choice) {
        buf_add(out, "choices ");
        exam_choices_write(out, answer->choices);
    } else {
        buf_printf(out, "%s %s", verdict_answer_name(answer->verdict),
                   answer->has_ground ? reason_name(answer->ground) : "-");
    }
}

static void chain(const char *previous, const char *body, size_t length, char out[DIGEST_SIZE])
{
    char text[DIGEST_SIZE + EXAM_LINE_MOST];
    size_t start = DIGEST_SIZE - 1;

    memcpy(text, previous, start);
    text[start++] = ' ';
    memcpy(text + start, body, length);
    digest_sha256(text, start + length, out);
}

void exam_sheet_line(struct buf *out, const struct exam_sheet *sheet, const char *body)
{
    char hash[DIGEST_SIZE];

    chain(sheet->hash, body, strlen(body), hash);
    buf_printf(out, "%s %s\n", body, hash);
}

/* ---- applying ---- */

void exam_sheet_new(struct exam_sheet *sheet, const struct exam_paper *paper)
{
    *sheet = (struct exam_sheet){.count = 0};
    memcpy(sheet->hash, paper->hash, sizeof sheet->hash);
}

static bool start(struct exam_sheet *sheet, const char *at)
{
    struct exam_sheet next = *sheet;
    int64_t count, factor;

    if (!exam_take_this(&at, "drawclaim-answers") || !exam_take_this(&at, "1") ||
        !exam_take_digest(&at, next.paper) ||
        !exam_take_number(&at, 1, EXAM_QUESTIONS_MOST, &count) ||
        !exam_take_word(&at, next.candidate, sizeof next.candidate) ||
        !exam_is_name(next.candidate, sizeof next.candidate) ||
        !exam_take_number(&at, 0, TIME_MOST, &next.start) ||
        !exam_take_number(&at, next.start, TIME_MOST, &next.deadline) ||
        !exam_take_number(&at, 100, EXAM_FACTOR_MOST, &factor) || *at)
        return false;
    next.answers = calloc((size_t)count, sizeof *next.answers);
    if (!next.answers)
        return false;
    next.count = (size_t)count;
    next.factor = (int)factor;
    next.latest = next.start;
    *sheet = next;
    return true;
}

/* The question that a line speaks of. */
static bool take_answer(struct exam_sheet *sheet, const char **at, struct exam_answer **out)
{
    int64_t number;

    if (!exam_take_number(at, 1, (int64_t)sheet->count, &number))
        return false;
    *out = &sheet->answers[number - 1];
    return true;
}

/* "1,3": rising. */
static bool read_choices(const char *text, unsigned *choices)
{
    *choices = 0;
    for (bool more = true; more; text += 1 + more) {
        unsigned bit;

        if (*text < '1' || *text >= '1' + CHOICES_MOST)
            return false;
        bit = 1u << (*text - '1');
        if (*choices >= bit || (text[1] && text[1] != ','))
            return false;
        *choices |= bit;
        more = text[1] == ',';
    }
    return true;
}

static bool read_verdict(const char *word, struct exam_answer *answer)
{
    for (int i = 0; i < VERDICT_RESULT; i++)
        if (strcmp(word, verdict_answer_name((enum verdict_answer)i)) == 0) {
            answer->verdict = (enum verdict_answer)i;
            return true;
        }
    return false;
}

static bool read_ground(const char *word, struct exam_answer *answer)
{
    answer->has_ground = strcmp(word, "-") != 0;
    answer->ground = answer->has_ground ? reason_find(word, strlen(word)) : (enum reason)0;
    return answer->ground < REASON_COUNT;
}

static bool read_answer(const char *at, struct exam_answer *out)
{
    char word[EXAM_LINE_MOST];

    out->given = true;
    if (!exam_take_word(&at, word, sizeof word))
        return false;
    if (strcmp(word, "dont-know") == 0) {
        out->gave_up = true;
        return !*at;
    }
    out->is_choice = strcmp(word, "choices") == 0;
    if (out->is_choice)
        return read_choices(at, &out->choices);
    return read_verdict(word, out) && read_ground(at, out);
}

static bool apply_answer(struct exam_sheet *sheet, const char *at, int64_t when)
{
    struct exam_answer *answer, given = {.at = when};

    if (!take_answer(sheet, &at, &answer) || !read_answer(at, &given))
        return false;
    given.marked = answer->marked;
    *answer = given;
    return true;
}

static bool apply_mark(struct exam_sheet *sheet, const char *at, int64_t when)
{
    struct exam_answer *answer;

    (void)when;
    if (!take_answer(sheet, &at, &answer) || *at)
        return false;
    answer->marked = true;
    return true;
}

static bool apply_unmark(struct exam_sheet *sheet, const char *at, int64_t when)
{
    struct exam_answer *answer;

    (void)when;
    if (!take_answer(sheet, &at, &answer) || *at)
        return false;
    answer->marked = false;
    return true;
}

static bool apply_seen(struct exam_sheet *sheet, const char *at, int64_t when)
{
    (void)sheet;
    (void)when;
    return !*at;
}

static bool apply_resume(struct exam_sheet *sheet, const char *at, int64_t when)
{
    (void)when;
    sheet->resumes += !*at;
    return !*at;
}

static bool apply_hand_in(struct exam_sheet *sheet, const char *at, int64_t when)
{
    bool by_time = when >= sheet->deadline;

    if (strcmp(at, by_time ? "time" : "candidate") != 0)
        return false;
    sheet->handed_in = true;
    sheet->by_time = by_time;
    return true;
}

static const struct {
    const char *word;
    bool (*apply)(struct exam_sheet *sheet, const char *at, int64_t when);
    bool late; /* may come after the deadline */
} lines[] = {
    {"answer", apply_answer, false}, {"mark", apply_mark, false},
    {"unmark", apply_unmark, false}, {"seen", apply_seen, false},
    {"resume", apply_resume, false}, {"hand-in", apply_hand_in, true},
};

/* A line after the first, without its hash. */
static bool apply(struct exam_sheet *sheet, const char *at)
{
    char word[EXAM_LINE_MOST];
    int64_t when;

    if (sheet->handed_in || !exam_take_word(&at, word, sizeof word) ||
        !exam_take_number(&at, sheet->latest, TIME_MOST, &when))
        return false;
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        if (strcmp(word, lines[i].word) != 0)
            continue;
        if ((!lines[i].late && when >= sheet->deadline) || !lines[i].apply(sheet, at, when))
            return false;
        sheet->latest = when;
        return true;
    }
    return false;
}

/* Cuts the hash off a line and compares it; next gets it. */
static bool check_hash(const struct exam_sheet *sheet, char *line, char next[DIGEST_SIZE])
{
    char *blank = strrchr(line, ' ');

    if (!blank)
        return false;
    chain(sheet->hash, line, (size_t)(blank - line), next);
    *blank = '\0';
    return strcmp(blank + 1, next) == 0;
}

bool exam_sheet_apply(struct exam_sheet *sheet, const char *line, struct err *err)
{
    char body[EXAM_LINE_MOST], next[DIGEST_SIZE];
    size_t length = strlen(line);
    bool first = sheet->count == 0;

    if (length >= sizeof body)
        return exam_refuse(err, ERR_EXAM_LINE, 0, line);
    memcpy(body, line, length + 1);
    if (first && strncmp(line, first_words, strlen(first_words)) != 0)
        return exam_refuse(err, ERR_EXAM_KIND, 0, first_words);
    if (!check_hash(sheet, body, next))
        return exam_refuse(err, ERR_EXAM_HASH, 0, NULL);
    if (!(first ? start(sheet, body) : apply(sheet, body)))
        return exam_refuse(err, ERR_EXAM_LINE, 0, body);
    memcpy(sheet->hash, next, sizeof next);
    sheet->length += length + 1;
    return true;
}

/* ---- whole files ---- */

bool exam_sheet_peek(const char *text, size_t length, char paper[DIGEST_SIZE])
{
    struct exam_text file = {text, text + length, 0};
    char line[EXAM_LINE_MOST];
    const char *at = line;

    return exam_take_line(&file, line) && exam_take_this(&at, "drawclaim-answers") &&
           exam_take_this(&at, "1") && exam_take_digest(&at, paper);
}

static bool fits(const struct exam_sheet *sheet, const struct exam_paper *paper)
{
    return sheet->count == paper->count &&
           sheet->deadline == exam_deadline(paper, sheet->start, sheet->factor);
}

static bool is_of(const char *text, size_t length, const struct exam_paper *paper)
{
    char hash[DIGEST_SIZE];

    return !exam_sheet_peek(text, length, hash) || strcmp(hash, paper->hash) == 0;
}

bool exam_sheet_read(struct exam_sheet *out, const struct exam_paper *paper, const char *text,
                     size_t length, struct err *err)
{
    struct exam_text file = {text, text + length, 0};
    char line[EXAM_LINE_MOST];

    exam_sheet_new(out, paper);
    if (!is_of(text, length, paper))
        return exam_refuse(err, ERR_EXAM_PAPER, 1, NULL);
    while (exam_take_line(&file, line))
        if (!exam_sheet_apply(out, line, err)) {
            if (err)
                err->line = file.line;
            return false;
        }
    if (out->count == 0)
        return exam_refuse(err, ERR_EXAM_KIND, 1, first_words);
    if (!fits(out, paper))
        return exam_refuse(err, ERR_EXAM_PAPER, 1, NULL);
    if (file.at == file.end)
        return true;
    bool whole = memchr(file.at, '\n', (size_t)(file.end - file.at)) != NULL; /* and too long */
    return exam_refuse(err, whole ? ERR_EXAM_LINE : ERR_EXAM_CUT, file.line + 1,
                       whole ? "…" : NULL);
}

void exam_sheet_clear(struct exam_sheet *sheet)
{
    free(sheet->answers);
    *sheet = (struct exam_sheet){.count = 0};
}
