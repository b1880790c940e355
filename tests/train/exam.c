/* SPDX-License-Identifier: MIT */
/* A candidate at an exam: the chain of answers, the two clocks, marks and statistics. */
#include "config.h"

#include "train/exam.h"

#include <math.h>
#include <string.h>

#include "tests/tap/tap.h"
#include "tests/train/exam_room.h"
#include "train/exam_grade.h"

/* ---- a file in memory ---- */

static struct file {
    struct buf text;
    bool fails;
} file;

static bool add(void *data, const char *bytes, size_t length, struct err *err)
{
    struct file *to = data;

    if (to->fails) {
        err_set(err, ERR_FILE_WRITE);
        return false;
    }
    buf_add_bytes(&to->text, bytes, length);
    return true;
}

static const struct exam_keeper keeper = {&file, add};

/* ---- a sitting ---- */

static struct exam_paper paper;
static struct selection puzzles;
static struct exam exam;
static struct session session;

enum { START = 1000000 }; /* UTC seconds; monotonic time begins at 0 */

static void sit_down(int factor)
{
    struct err_list faults = {0};
    struct err err;

    buf_clear(&file.text);
    file.fails = false;
    paper = make_paper("threefold:2,law:1");
    struct buf text = {0};
    exam_paper_write(&text, &paper); /* for its hash */
    buf_clear(&text);
    exam_puzzles(&paper, &pack, &puzzles, &faults);
    exam_begin(&exam, &paper, &puzzles, keeper);
    exam_clock(&exam, 0, START);
    if (!exam_start(&exam, "0417", factor, &err))
        bail("the exam does not start");
}

static void stand_up(void)
{
    session_clear(&session);
    exam_clear(&exam);
    selection_clear(&puzzles);
    exam_paper_clear(&paper);
}

/* The number of a claim or of the law question. */
static size_t number_of(enum puzzle_kind kind)
{
    for (size_t n = 0; n < puzzles.count; n++)
        if (puzzles.items[n]->kind == kind)
            return n;
    bail("no such question");
    return 0;
}

static void step(enum input_kind kind, int value)
{
    session_step(&session, (struct input){kind, value}, 0, 0);
}

static void ask(size_t n)
{
    session_clear(&session);
    if (!exam_ask(&exam, &session, n))
        bail("memory");
}

/* Answers question n rightly. */
static void answer_rightly(size_t n)
{
    ask(n);
    if (session.state == SESSION_CHOICE) {
        for (int i = 0; i < (int)session.choice_count; i++)
            if (1u << session.choices[i] == session.attempt.choices_right)
                step(INPUT_CHOOSE, i);
        return;
    }
    step(INPUT_ANSWER, (int)session_right_answer(&session));
    for (int i = 0; i < (int)session.ground_count; i++)
        if (session.state == SESSION_GROUND && session.grounds[i] == session.verdict.reason)
            step(INPUT_GROUND, i);
}

static bool reads_sheet(const char *text, size_t length)
{
    struct exam_sheet sheet;
    bool good = exam_sheet_read(&sheet, &paper, text, length, NULL) && sheet.handed_in;

    exam_sheet_clear(&sheet);
    return good;
}

static void test_answers(void)
{
    struct err err;

    sit_down(100);
    size_t claim = number_of(PUZZLE_CLAIM), law = number_of(PUZZLE_QUESTION);
    ask(claim);
    step(INPUT_ANSWER, VERDICT_VALID);
    ok(exam_note(&exam, &session, &err), "a verdict is kept before its ground");
    ok(exam.sheet.answers[claim].given && !exam_is_answered(&exam.sheet.answers[claim]),
       "and is no whole answer");
    step(INPUT_GROUND, 0);
    ok(exam_is_answered(&exam.sheet.answers[claim]), "with its ground it is");
    is_int(SESSION_FEEDBACK, session.state, "then the session has nothing more to ask");
    answer_rightly(law);
    is_size(2, exam_answered(&exam.sheet), "a law question, too");
    ok(exam_mark(&exam, law, &err) && exam.sheet.answers[law].marked, "marked");
    answer_rightly(law);
    ok(exam.sheet.answers[law].marked, "a new answer leaves the mark");
    is_size(exam_next_open(&exam, claim), exam_next_open(&exam, law), "one is open");
    ok(exam_hand_in(&exam, &err) && !exam.sheet.by_time, "handed in");
    ok(!exam_mark(&exam, law, &err), "after that nothing is marked");
    is_string("exam-over", err_code_name(err.code), "for it is over");
    ok(reads_sheet(buf_text(&file.text), file.text.length), "the file is good");
    is_size(0, passes_changed(buf_text(&file.text), file.text.length, reads_sheet),
            "and no changed file passes as good");
    stand_up();
}

/* A line taken out, two changed about, and a line of another exam. */
static void test_chain(void)
{
    struct err err;
    struct buf text = {0};

    sit_down(100);
    exam_mark(&exam, 0, &err);
    exam_mark(&exam, 1, &err);
    exam_hand_in(&exam, &err);
    const char *first = strchr(buf_text(&file.text), '\n') + 1;
    const char *second = strchr(first, '\n') + 1, *third = strchr(second, '\n') + 1;
    buf_add_bytes(&text, buf_text(&file.text), (size_t)(first - buf_text(&file.text)));
    buf_add(&text, second);
    ok(!reads_sheet(buf_text(&text), text.length), "a line that was taken out is missed");
    buf_truncate(&text, (size_t)(first - buf_text(&file.text)));
    buf_add_bytes(&text, second, (size_t)(third - second));
    buf_add_bytes(&text, first, (size_t)(second - first));
    buf_add(&text, third);
    ok(!reads_sheet(buf_text(&text), text.length), "so are two in another order");
    paper.hash[0] = paper.hash[0] == '0' ? '1' : '0';
    struct exam_sheet sheet;
    ok(!exam_sheet_read(&sheet, &paper, buf_text(&file.text), file.text.length, &err),
       "answers to another paper are refused");
    is_string("exam-paper", err_code_name(err.code), "by that reason");
    exam_sheet_clear(&sheet);
    buf_clear(&text);
    stand_up();
}

static void test_not_kept(void)
{
    struct err err;

    sit_down(100);
    size_t claim = number_of(PUZZLE_CLAIM);
    file.fails = true;
    answer_rightly(claim);
    ok(session.not_kept, "an answer that can't be written is not kept");
    ok(!exam.sheet.answers[claim].given, "and does not count");
    ok(!exam_mark(&exam, claim, &err), "nor does a mark");
    file.fails = false;
    answer_rightly(claim);
    ok(!session.not_kept && exam.sheet.answers[claim].given, "when there is room again, it does");
    ok(exam_hand_in(&exam, &err) && reads_sheet(buf_text(&file.text), file.text.length),
       "and the file is whole");
    stand_up();
}

/* ---- time ---- */

static void test_deadline(void)
{
    struct err err;

    sit_down(150);
    is_int(START + 900, exam.sheet.deadline, "ten minutes and half as much again");
    is_int(900, exam_left(&exam), "all left at the start");
    is_int(800, exam_clock(&exam, 100000, START + 100), "100 seconds later 800");
    is_int(700, exam_clock(&exam, 200000, START + 100), "a wall clock that stands gives no time");
    is_int(690, exam_clock(&exam, 210000, START - 5000), "nor one that is set back");
    is_int(300, exam_clock(&exam, 220000, START + 600), "sleep takes it");
    is_int(290, exam_clock(&exam, 230000, START + 600), "also when the clock stands after it");
    is_int(1, exam_clock(&exam, 519000, START + 600), "one second left");
    ok(exam_mark(&exam, 0, &err), "enough for a mark");
    is_int(0, exam_clock(&exam, 520000, START + 600), "and none");
    ok(exam.sheet.handed_in && exam.sheet.by_time, "then it is handed in");
    ok(reads_sheet(buf_text(&file.text), file.text.length), "and the file is good");
    ok(!exam_mark(&exam, 0, &err), "nothing comes after");
    stand_up();
}

/* Where the hand-in can't be written, nothing else is, and it is tried again. */
static void test_deadline_not_kept(void)
{
    struct err err;

    sit_down(100);
    file.fails = true;
    exam_clock(&exam, 600000, START + 600);
    ok(!exam.sheet.handed_in, "the hand-in could not be written");
    file.fails = false;
    ok(!exam_mark(&exam, 0, &err), "but it is too late for anything else");
    exam_clock(&exam, 601000, START + 601);
    ok(exam.sheet.handed_in && exam.sheet.by_time, "it is tried again");
    stand_up();
}

/* What a killed program has left is read again by another one. */
static void resume_at(int64_t utc, struct err *err)
{
    struct exam_sheet sheet;

    exam_clear(&exam);
    exam_sheet_read(&sheet, &paper, buf_text(&file.text), file.text.length, NULL);
    buf_truncate(&file.text, sheet.length);
    exam_begin(&exam, &paper, &puzzles, keeper);
    ok(exam_resume(&exam, &sheet, 5, utc, err), "the exam goes on");
    exam_sheet_clear(&sheet);
}

static void test_resume(void)
{
    struct err err;

    sit_down(100);
    size_t claim = number_of(PUZZLE_CLAIM);
    exam_clock(&exam, 100000, START + 100);
    answer_rightly(claim);
    buf_add(&file.text, "answer 1000");
    resume_at(START + 200, &err);
    is_int(400, exam_left(&exam), "with the time that is left");
    ok(exam_is_answered(&exam.sheet.answers[claim]), "and the answers given");
    is_int(1, exam.sheet.resumes, "it was resumed once");
    resume_at(START - 100000, &err);
    is_int(400, exam_left(&exam), "a clock set back in between gives no time");
    exam_clock(&exam, 60005, START - 99000);
    is_int(340, exam_left(&exam), "and time goes on from there");
    resume_at(START + 5000, &err);
    ok(exam.sheet.handed_in && exam.sheet.by_time, "after the deadline it is only handed in");
    ok(reads_sheet(buf_text(&file.text), file.text.length), "the file is good");
    stand_up();
}

static void test_seen(void)
{
    size_t before;

    sit_down(100);
    before = file.text.length;
    exam_clock(&exam, 59000, START + 59);
    is_size(before, file.text.length, "within a minute no time is written");
    exam_clock(&exam, 60000, START + 60);
    ok(file.text.length > before, "after a minute it is");
    is_int(START + 60, exam.sheet.latest, "and is the latest seen");
    stand_up();
}

/* The choices come in the same order each time. */
static void test_order(void)
{
    enum reason grounds[SESSION_GROUNDS];

    sit_down(100);
    size_t claim = number_of(PUZZLE_CLAIM);
    ask(claim);
    memcpy(grounds, session.grounds, sizeof grounds);
    ask((claim + 1) % 3);
    ask(claim);
    is_bytes(grounds, session.ground_count * sizeof *grounds, session.grounds,
             session.ground_count * sizeof *grounds,
             "coming back one finds the grounds as they were");
    is_size(0, session.ask_count, "what follows is not asked");
    stand_up();
}

/* ---- lines that no program would write ---- */

/* Adds a body with a good hash to an exam's file; is it taken? */
static bool takes(const char *body)
{
    struct buf line = {0};
    struct err err;
    bool good;

    exam_sheet_line(&line, &exam.sheet, body);
    buf_truncate(&line, line.length - 1);
    good = exam_sheet_apply(&exam.sheet, buf_text(&line), &err);
    buf_clear(&line);
    return good;
}

static void test_bodies(void)
{
    static const char *const wrong[] = {
        "answer 1000000 0 valid -",
        "answer 1000000 4 valid -",
        "answer 999999 1 valid -",
        "answer 1000600 1 valid -",
        "answer 1000000 1 maybe -",
        "answer 1000000 1 valid nonsense",
        "answer 1000000 1 result -",
        "answer 1000000 1 valid",
        "answer 1000000 1 valid - more",
        "answer 1000000 1 choices 0",
        "answer 1000000 1 choices 6",
        "answer 1000000 1 choices 2,1",
        "answer 1000000 1 choices 1,1",
        "answer 1000000 1 choices",
        "answer 1000000 1 choices 1,",
        "answer  1000000 1 valid -",
        "answer 01000000 1 valid -",
        "answer 1000000 1 valid - ",
        "mark 1000000",
        "mark 1000000 1 2",
        "seen 1000600",
        "seen 1000000 x",
        "hand-in 1000000 time",
        "hand-in 1000600 candidate",
        "hand-in 1000000",
        "forget 1000000 1",
        "",
        "seen",
    };

    sit_down(100);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        ok(!takes(wrong[i]), "\"%s\" is refused", wrong[i]);
    ok(!exam.sheet.handed_in && exam_answered(&exam.sheet) == 0, "and nothing has changed");
    ok(takes("answer 1000001 1 dont-know"), "a good one is taken");
    ok(!takes("seen 1000000"), "time does not go back");
    ok(takes("hand-in 1000600 time"), "the end comes late");
    ok(!takes("hand-in 1000601 time"), "and once");
    stand_up();
}

/* ---- marks ---- */

static void test_marks(void)
{
    struct exam_key key;

    sit_down(100);
    ok(exam_key_make(&key, &puzzles), "the key is made from the puzzles");
    for (size_t n = 0; n < puzzles.count; n++)
        answer_rightly(n);
    is_size(3, exam_score(&key, &exam.sheet), "three right answers");
    size_t claim = number_of(PUZZLE_CLAIM);
    ask(claim);
    step(INPUT_ANSWER, (int)session_right_answer(&session));
    step(INPUT_GROUND, session.grounds[0] == session.verdict.reason ? 1 : 0);
    is_size(2, exam_score(&key, &exam.sheet), "a wrong ground makes one wrong");
    ask(claim);
    step(INPUT_DONT_KNOW, 0);
    is_size(2, exam_score(&key, &exam.sheet), "so does don't know");
    ok(exam_passes(2, 3, 66) && !exam_passes(2, 3, 67), "two of three are 66 per cent, not 67");
    ok(exam_passes(24, 30, 80) && !exam_passes(23, 30, 80), "24 of 30 are 80 per cent");
    exam_key_clear(&key);
    stand_up();
}

/* Four candidates, three questions; right answers as in this table:
 *
 *        Q1 Q2 Q3   rest of Q1
 *    A    1  1  1       2
 *    B    1  1  0       1
 *    C    0  1  0       1
 *    D    0  0  0       0
 *
 * r of Q1 with the rest, by hand: means 1/2 and 1, covariance 3/4 - 1/2 = 1/4, spreads
 * 1/2 and sqrt(1/2): 0.25 / (0.5 * 0.70711) = 0.70711. */
static void test_items(void)
{
    static const bool right[4][3] = {{1, 1, 1}, {1, 1, 0}, {0, 1, 0}, {0, 0, 0}};
    struct exam_answer answers[4][3] = {{{0}}}, good[3] = {{0}};
    struct exam_key key = {good, 3};
    struct exam_sheet sheets[4] = {{.count = 0}};
    struct exam_item item;

    for (int n = 0; n < 3; n++)
        good[n] = (struct exam_answer){.given = true,
                                       .has_ground = true,
                                       .verdict = VERDICT_INVALID,
                                       .ground = REASON_COUNTED_SHORT};
    for (int i = 0; i < 4; i++) {
        for (int n = 0; n < 3; n++) {
            answers[i][n] = good[n];
            answers[i][n].verdict = right[i][n] ? VERDICT_INVALID : VERDICT_VALID;
        }
        sheets[i] = (struct exam_sheet){.answers = answers[i], .count = 3};
    }
    answers[3][2].verdict = VERDICT_UNDECIDED;
    exam_item_of(&item, &key, 0, sheets, 4);
    ok(fabs(item.difficulty - 0.5) < 1e-12, "half were right");
    ok(item.has_discrimination && fabs(item.discrimination - 0.70710678) < 1e-8,
       "the correlation with the rest (%.8f)", item.discrimination);
    exam_item_of(&item, &key, 2, sheets, 4);
    is_size(2, item.wrong_count, "the wrong answer most often given was given twice");
    is_int(VERDICT_VALID, item.wrong.verdict, "and is that one");
    exam_item_of(&item, &key, 0, sheets, 1);
    ok(!item.has_discrimination, "of one candidate there is no correlation");
    answers[2][1].given = false;
    exam_item_of(&item, &key, 1, sheets, 4);
    is_size(3, item.answered, "one did not answer");
    is_size(2, item.right, "and so is not right");
}

int main(void)
{
    tap_plan(99);
    read_pack();
    test_answers();
    test_chain();
    test_not_kept();
    test_deadline();
    test_deadline_not_kept();
    test_resume();
    test_seen();
    test_order();
    test_bodies();
    test_marks();
    test_items();
    pack_clear(&pack);
    buf_clear(&file.text);
    return tap_done();
}
