/* SPDX-License-Identifier: MIT */
/* Questions on sheets: one right choice at least, none given away before the answer, and worth
 * what Moodle lets them be. */
#include "export/sheet.h"

#include <stdlib.h>
#include <string.h>

#include "export/formats.h"
#include "tests/export/whole.h"
#include "tests/tap/tap.h"
#include "text/notation.h"
#include "train/catalog.h"

/* What must hold of every puzzle; NULL, or what does not. */
static const char *fault_of(const struct sheet *sheet)
{
    size_t right = sheet_right_count(sheet);
    if (sheet->choice_count < 2)
        return "fewer than two choices";
    if (right == 0 || right == sheet->choice_count)
        return "none or all are right";
    if (!sheet->several && right != 1)
        return "more than one is right";
    if (sheet->question.length == 0 || sheet->explanation.length == 0)
        return "no question or no explanation";
    for (size_t n = 0; n < sheet->choice_count; n++)
        if (sheet->choices[n].text.length == 0 || strchr(buf_text(&sheet->choices[n].text), '\n'))
            return "a choice is empty or has two lines";
    return NULL;
}

static void test_whole_pack(void)
{
    size_t faults = 0;
    for (size_t n = 0; n < whole_count(); n++) {
        struct sheet sheet;
        if (!sheet_make(&sheet, whole_puzzle(n), "en"))
            bail("no memory");
        const char *fault = fault_of(&sheet);
        if (fault)
            diag("%s: %s", whole_puzzle(n)->id, fault);
        faults += fault != NULL;
        sheet_clear(&sheet);
    }
    is_size(0, faults, "%zu puzzles make good questions", whole_count());
}

/* Fischer against Petrosian: three times, the third written. */
static void test_claim(void)
{
    const struct puzzle *puzzle = catalog_find(whole_pack(), "fischer-petrosian-1971#2");
    struct sheet sheet;
    struct buf board = {0};
    if (!puzzle || !sheet_make(&sheet, puzzle, "en"))
        bail("no such puzzle");
    ok(strstr(buf_text(&sheet.moves), "33. Qd3 Rd5") != NULL, "the moves go up to the claim");
    ok(!strstr(buf_text(&sheet.moves), "34. Qe2"), "and not on to the move that is only written");
    ok(sheet.has_board && sheet.position.turn == WHITE, "White is to move");
    is_int(2, bb_count(sheet.marked), "the written move's two squares are marked");
    for (size_t n = 0; n < sheet.choice_count; n++)
        if (sheet.choices[n].right)
            is_string("third-occurrence", sheet.choices[n].code, "the third time it is");
    notation_board(&board, &sheet.position, NULL);
    ok(strstr(buf_text(&board), "2  P . P . . P . .") != NULL, "the position of the claim is on the board");
    buf_clear(&board);
    sheet_clear(&sheet);
}

static void test_fractions(void)
{
    struct {
        size_t count, right;
        const char *first, *last;
    } rows[] = {{4, 1, "100", "0"}, {4, 2, "50", "-50"}, {5, 3, "33.33333", "-50"},
                {5, 4, "25", "-100"}, {5, 2, "50", "-33.33333"}};
    for (size_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        struct sheet sheet = {.choice_count = rows[n].count, .several = rows[n].right > 1};
        struct buf first = {0}, last = {0};
        for (size_t choice = 0; choice < rows[n].right; choice++)
            sheet.choices[choice].right = true;
        sheet_fraction(&first, &sheet, 0);
        sheet_fraction(&last, &sheet, rows[n].count - 1);
        is_string(rows[n].first, buf_text(&first), "%zu of %zu right: a right one",
                  rows[n].right, rows[n].count);
        is_string(rows[n].last, buf_text(&last), "and a wrong one");
        buf_clear(&first);
        buf_clear(&last);
    }
}

int main(void)
{
    tap_plan(17);
    test_whole_pack();
    test_claim();
    test_fractions();
    whole_clear();
    return tap_done();
}
