/* SPDX-License-Identifier: MIT */
/* Any bytes as a candidate's answers to a paper of five questions: as a file, and line by line
 * with the right hash behind each.  Whatever is taken, numbers and times stay within bounds. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "tests/fuzz/target.h"
#include "train/exam_lines.h"
#include "train/exam_sheet.h"

static void must(bool good)
{
    if (!good)
        abort();
}

static struct exam_paper paper = {
    .name = "fuzz",
    .seed = 1,
    .minutes = 10,
    .pass = 80,
    .count = 5,
    .hash = "0000000000000000000000000000000000000000000000000000000000000000"};

static void check(const struct exam_sheet *sheet)
{
    must(sheet->count <= EXAM_QUESTIONS_MOST && exam_answered(sheet) <= sheet->count);
    must(sheet->latest >= sheet->start && sheet->factor >= 100);
    must(!sheet->by_time || (sheet->handed_in && sheet->latest >= sheet->deadline));
    for (size_t i = 0; i < sheet->count; i++) {
        const struct exam_answer *answer = &sheet->answers[i];

        must(!answer->given || answer->at < sheet->deadline);
        must(answer->choices < 1u << CHOICES_MOST && answer->ground < REASON_COUNT);
        must(answer->verdict < VERDICT_RESULT);
    }
}

static void read_file(const char *text, size_t length)
{
    struct exam_sheet sheet;
    struct err err = {.code = ERR_NONE};

    if (exam_sheet_read(&sheet, &paper, text, length, &err))
        check(&sheet);
    else
        must(err.code != ERR_NONE && err.line > 0);
    exam_sheet_clear(&sheet);
}

static void apply_lines(const char *text, size_t length)
{
    struct exam_text lines = {text, text + length, 0};
    struct exam_sheet sheet;
    struct buf line = {0};
    char body[EXAM_LINE_MOST];

    exam_sheet_new(&sheet, &paper);
    while (exam_take_line(&lines, body)) {
        buf_reset(&line);
        exam_sheet_line(&line, &sheet, body);
        buf_truncate(&line, line.length - 1);
        if (exam_sheet_apply(&sheet, buf_text(&line), NULL))
            check(&sheet);
    }
    exam_sheet_clear(&sheet);
    buf_clear(&line);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    read_file((const char *)data, size);
    apply_lines((const char *)data, size);
    return 0;
}
