/* SPDX-License-Identifier: MIT */
/* The paper of an exam: its blueprint, what is chosen, and its hash. */
#include "config.h"

#include "train/exam_paper.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tests/train/exam_room.h"
#include "train/digest.h"

/* ---- SHA-256 ---- */

/* The examples of FIPS 180-4's companion document. */
static void test_digest(void)
{
    char digest[DIGEST_SIZE];

    digest_sha256("abc", 3, digest);
    is_string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", digest,
              "SHA-256 of abc");
    digest_sha256("", 0, digest);
    is_string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", digest,
              "and of nothing");
}

/* ---- the paper ---- */

static bool has_id(const struct exam_paper *paper, const char *id)
{
    for (size_t i = 0; i < paper->count; i++)
        if (strcmp(paper->questions[i].id, id) == 0)
            return true;
    return false;
}

static void test_parts(void)
{
    struct exam_paper paper = {.count = 0};
    const char *bad;

    ok(exam_read_parts(&paper, "threefold:2,law:1", &bad), "a blueprint is read");
    is_size(2, paper.part_count, "with two parts");
    ok(paper.parts[1].law && paper.parts[1].count == 1, "the second of law questions");
    static const char *const wrong[] = {
        "",       "threefold",    "threefold:0", "threefold:",        "chess:2",
        "law:1,", "law:1,law:2",  "law:100000",  "law:01",
        "law: 1", "law:1 fifty:1"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        ok(!exam_read_parts(&paper, wrong[i], &bad), "\"%s\" is none", wrong[i]);
}

static void test_choosing(void)
{
    struct exam_paper paper = make_paper("threefold:2,law:1"),
                      again = make_paper("threefold:2,law:1");
    struct filter all = {0};
    struct err err;

    is_size(3, paper.count, "as many questions as the blueprint has");
    ok(has_id(&paper, "law-minutes") && has_id(&paper, "early"),
       "of two claims one is not of the other's game");
    ok(memcmp(paper.questions, again.questions, 3 * sizeof *paper.questions) == 0,
       "the same seed gives the same paper");
    exam_paper_clear(&paper);
    exam_paper_clear(&again);
    paper = make_paper(NULL);
    is_size(4, paper.count, "without blueprint so many as were asked for");
    exam_paper_clear(&paper);
    ok(!exam_choose(&paper, &pack, &all, 5, ruleset_default(), &err), "five of four puzzles can't be");
    is_string("exam-few", err_code_name(err.code), "and it says so");
    is_int(4, err.args[2].number, "with the number that there is");
    exam_paper_clear(&paper);
}

/* Questions on today's Laws, on those of another time, and on what other rules say; a claim under
 * the rules of another time. */
static const char mixed_pgn[] =
    "[PuzzleId \"today\"]\n[Topic \"procedure\"]\n\n"
    "{[%question] A?} {[%right] b} {[%wrong] c} {[%because] So it is.} *\n\n"
    "[PuzzleId \"once\"]\n[Topic \"procedure\"]\n[Ruleset \"fide1989\"]\n\n"
    "{[%question] D?} {[%right] e} {[%wrong] f} {[%because] So it was.} *\n\n"
    "[PuzzleId \"how-it-came\"]\n[Topic \"history\"]\n\n"
    "{[%question] G?} {[%right] h} {[%wrong] i} {[%because] So it came.} *\n\n"
    "[PuzzleId \"old-claim\"]\n[Topic \"history\"]\n[Ruleset \"fide1989\"]\n\n"
    "1. Nf3 Nf6 2. Ng1 Ng8 {[%claim threefold] [%expect invalid,counted-short]} *\n";

/* Chooses from it by a blueprint: the ids, or the error's name. */
static const char *chosen(const struct pack *mixed, const char *parts, const char *rules,
                          struct err *err)
{
    static char ids[200];
    struct exam_paper paper = {.name = "trial", .seed = 7, .minutes = 10, .pass = 50};
    const char *bad;

    err_set(err, ERR_NONE);
    ids[0] = '\0';
    if (!exam_read_parts(&paper, parts, &bad) ||
        !exam_choose(&paper, mixed, &(struct filter){0}, 0, ruleset_find(rules), err))
        strcpy(ids, err_code_name(err->code));
    for (size_t i = 0; i < paper.count; i++) {
        strcat(ids, paper.questions[i].id);
        strcat(ids, " ");
    }
    exam_paper_clear(&paper);
    return ids;
}

static void test_law(void)
{
    struct pack mixed = {0};
    struct err_list errors = {0};
    struct err err;

    if (!pack_read(&mixed, "a.pgn", mixed_pgn, strlen(mixed_pgn), &errors, NULL) || errors.count)
        bail("the file of this test is no good");
    is_string("today ", chosen(&mixed, "law:1", "fide2023", &err), "law: what the Laws say today");
    is_string("once ", chosen(&mixed, "law:1", "fide1989", &err), "or what other rules say");
    is_string("exam-few", chosen(&mixed, "law:900", "fide2023", &err), "900 there are not");
    is_int(1, err.args[2].number, "but one");
    const char *history = chosen(&mixed, "history:2", "fide2023", &err);
    ok(strstr(history, "how-it-came ") && strstr(history, "old-claim "),
       "history: its questions and claims");
    is_string("exam-few", chosen(&mixed, "procedure:1", "fide2023", &err),
              "other topics are parts of claims");
    err_list_clear(&errors);
    pack_clear(&mixed);
}

/* More than fit on a paper: 501 of one claim under names of their own. */
static void test_many(void)
{
    struct pack many = {0};
    struct err_list errors = {0};
    struct buf text = {0};
    struct err err;

    for (int i = 0; i <= EXAM_QUESTIONS_MOST; i++)
        buf_printf(&text, "[PuzzleId \"n%d\"]\n[Topic \"threefold\"]\n\n"
                          "1. Nf3 Nf6 {[%%claim threefold]} *\n\n", i);
    if (!pack_read(&many, "a.pgn", buf_text(&text), text.length, &errors, NULL) || errors.count)
        bail("the file of this test is no good");
    is_string("exam-many", chosen(&many, "threefold:501", "fide2023", &err), "501 are too many");
    is_int(EXAM_QUESTIONS_MOST, err.args[0].number, "and it says how many may be");
    is_int(501, err.args[1].number, "and would have been");
    err_list_clear(&errors);
    buf_clear(&text);
    pack_clear(&many);
}

static void test_paper_file(void)
{
    struct exam_paper paper = make_paper("threefold:2,law:1"), read = {.count = 0};
    struct buf text = {0}, again = {0};
    struct err err = {.code = ERR_NONE};

    exam_paper_write(&text, &paper);
    ok(exam_paper_read(&read, buf_text(&text), text.length, &err), "a paper is read again (%s)",
       err_code_name(err.code));
    exam_paper_write(&again, &read);
    is_string(buf_text(&text), buf_text(&again), "and is the same");
    ok(strstr(buf_text(&text), "valid") == NULL && strstr(buf_text(&text), "short") == NULL,
       "no verdict stands in it");
    exam_paper_clear(&paper);
    exam_paper_clear(&read);
    buf_clear(&text);
    buf_clear(&again);
}

static bool reads_paper(const char *text, size_t length)
{
    struct exam_paper paper;
    bool good = exam_paper_read(&paper, text, length, NULL);

    exam_paper_clear(&paper);
    return good;
}

static void test_paper_changed(void)
{
    struct exam_paper paper = make_paper("threefold:2,law:1");
    struct buf text = {0};

    exam_paper_write(&text, &paper);
    is_size(0, passes_changed(buf_text(&text), text.length, reads_paper),
            "no changed paper passes as good");
    exam_paper_clear(&paper);
    buf_clear(&text);
}

static void test_puzzles(void)
{
    struct exam_paper paper = make_paper("threefold:2,law:1");
    struct selection puzzles = {0};
    struct err_list faults = {0};
    struct pack none = {0};

    ok(exam_puzzles(&paper, &pack, &puzzles, &faults), "all puzzles are found");
    is_size(3, puzzles.count, "in the paper's number");
    is_string(paper.questions[0].id, puzzles.items[0]->id, "and order");
    selection_clear(&puzzles);
    ok(!exam_puzzles(&paper, &none, &puzzles, &faults), "in an empty pack none is");
    is_size(3, faults.count, "and each is named");
    is_string("exam-missing", err_code_name(faults.items[0].code), "as missing");
    selection_clear(&puzzles);
    err_list_reset(&faults);
    paper.questions[1].asks[0] ^= 1;
    ok(!exam_puzzles(&paper, &pack, &puzzles, &faults), "one that asks something else is refused");
    is_string("exam-other", err_code_name(faults.items[0].code), "by that reason");
    is_string(paper.questions[1].id, faults.items[0].args[0].text, "and name");
    selection_clear(&puzzles);
    err_list_clear(&faults);
    exam_paper_clear(&paper);
}

int main(void)
{
    tap_plan(45);
    read_pack();
    test_digest();
    test_parts();
    test_choosing();
    test_law();
    test_many();
    test_paper_file();
    test_paper_changed();
    test_puzzles();
    pack_clear(&pack);
    return tap_done();
}
