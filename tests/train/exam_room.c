/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tests/train/exam_room.h"

#include <stdlib.h>
#include <string.h>

#include "tests/tap/tap.h"

/* Two claims of one game, one of another, and a law question. */
static const char pgn[] =
    "[PuzzleId \"home\"]\n[Level \"1\"]\n\n"
    "1. Nf3 Nf6 2. Ng1 Ng8 {[%claim threefold] [%expect invalid,counted-short]}\n"
    "3. Nf3 Nf6 4. Ng1 {[%claim threefold,move=Ng8] [%expect valid]} *\n\n"
    "[PuzzleId \"early\"]\n[Level \"3\"]\n\n"
    "1. Nf3 Nf6 2. Ng1 Ng8 {[%claim threefold] [%expect invalid,counted-short]} *\n\n"
    "[PuzzleId \"law-minutes\"]\n[Topic \"procedure\"]\n\n"
    "{[%question] How many?} {[%right] two minutes} {[%wrong] one minute}\n"
    "{[%wrong] three minutes} {[%because] So it is written in the Laws.} *\n";

struct pack pack;

void read_pack(void)
{
    struct err_list errors = {0};

    if (!pack_read(&pack, "a.pgn", pgn, strlen(pgn), &errors, NULL) || errors.count > 0)
        bail("the file of this test is no good: %s",
             errors.count > 0 ? err_code_name(errors.items[0].code) : "memory");
}

struct exam_paper make_paper(const char *parts)
{
    struct exam_paper paper = {.name = "trial", .seed = 7, .minutes = 10, .pass = 50};
    struct filter all = {0};
    const char *bad;
    struct err err;

    if ((parts && !exam_read_parts(&paper, parts, &bad)) ||
        !exam_choose(&paper, &pack, &all, 4, ruleset_default(), &err))
        bail("no paper");
    return paper;
}

size_t passes_changed(const char *text, size_t length, reader *reads)
{
    static const char others[] = {'0', 'a', 'A', ' ', '\n', '\0', '\x80', '1'};
    char *copy = malloc(length + 1);
    size_t passed = 0;

    for (size_t at = 0; at < length; at++) {
        for (size_t i = 0; i < sizeof others; i++) {
            memcpy(copy, text, length);
            copy[at] = others[i];
            passed += text[at] != others[i] && reads(copy, length);
        }
        memcpy(copy, text, length);
        copy[at] = (char)(text[at] ^ 1);
        passed += reads(copy, length);
        memmove(copy + at, text + at + 1, length - at - 1);
        passed += reads(copy, length - 1);
        memcpy(copy, text, at + 1);
        memcpy(copy + at + 1, text + at, length - at);
        passed += reads(copy, length + 1);
        passed += reads(text, at);
    }
    free(copy);
    return passed;
}
