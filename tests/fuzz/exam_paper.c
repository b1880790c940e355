/* SPDX-License-Identifier: MIT */
/* Any bytes as an exam paper, as they are and with the right hash below: nobody finds that by
 * chance.  What is taken is written again byte for byte. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "tests/fuzz/target.h"
#include "train/exam_paper.h"

static void must(bool good)
{
    if (!good)
        abort();
}

static void read_paper(const char *text, size_t length)
{
    struct exam_paper paper;
    struct buf again = {0};
    struct err err = {.code = ERR_NONE};

    if (exam_paper_read(&paper, text, length, &err)) {
        must(paper.count >= 1 && paper.count <= EXAM_QUESTIONS_MOST);
        must(paper.pass >= 1 && paper.pass <= 100);
        exam_paper_write(&again, &paper);
        must(again.length == length && memcmp(buf_text(&again), text, length) == 0);
    } else {
        must(err.code != ERR_NONE && err.line > 0);
    }
    exam_paper_clear(&paper);
    buf_clear(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct buf text = {0};
    char hash[DIGEST_SIZE];

    read_paper((const char *)data, size);
    buf_add_bytes(&text, (const char *)data, size);
    digest_sha256(buf_text(&text), text.length, hash);
    buf_printf(&text, "sha256 %s\n", hash);
    read_paper(buf_text(&text), text.length);
    buf_clear(&text);
    return 0;
}
