/* SPDX-License-Identifier: MIT */
/* An exam on the screen: no hints and no verdicts, any order, and an end that nobody misses. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/tap/tap.h"
#include "tests/tui/walk.h"
#include "train/exam.h"

/* ---- an exam of the puzzles in tests/data/quiz ---- */

static struct pack pack;
static struct exam_paper paper;
static struct selection puzzles;
static struct exam exam;
static struct walk walk;
static struct buf kept;
static bool full; /* the disk */

static bool keep(void *data, const char *bytes, size_t length, struct err *err)
{
    (void)data;
    if (full) {
        err_set(err, ERR_FILE_WRITE);
        err_add_text(err, "No space left on device");
        return false;
    }
    buf_add_bytes(&kept, bytes, length);
    return true;
}

static void read_file(const char *name)
{
    struct buf path = {0};
    struct err_list errors = {0};
    size_t length;
    char *text = tap_read_file(tap_data_path(&path, name), &length);

    if (!pack_read(&pack, "x.pgn", text, length, &errors, NULL) || errors.count > 0)
        bail("%s can't be read", name);
    free(text);
    buf_clear(&path);
}

/* The claim first, then two law questions: an order that the tests can rely on. */
static void set_paper(void)
{
    static const char *const ids[] = {"quiz-knights", "law-diagram", "quiz-rooks"};
    struct buf text = {0};

    paper = (struct exam_paper){.name = "club", .seed = 3, .minutes = 10, .pass = 80};
    paper.questions = calloc(3, sizeof *paper.questions);
    for (size_t i = 0; i < 3; i++) {
        const struct puzzle *puzzle = catalog_find(&pack, ids[i]);

        if (puzzle == NULL || !exam_digest(puzzle, paper.questions[i].asks))
            bail("no puzzle %s", ids[i]);
        strcpy(paper.questions[i].id, puzzle->id);
        paper.count++;
    }
    exam_paper_write(&text, &paper); /* for its hash */
    buf_clear(&text);
}

static void sit_down(int cols, int rows)
{
    struct err_list faults = {0};
    struct err err;

    full = false;
    set_paper();
    if (!exam_puzzles(&paper, &pack, &puzzles, &faults))
        bail("puzzles are missing");
    exam_begin(&exam, &paper, &puzzles, (struct exam_keeper){NULL, keep});
    walk_start(&walk, cols, rows);
    exam_clock(&exam, walk.now_ms, 1700000000 + walk.now_ms / 1000);
    if (!exam_start(&exam, "0417", 100, &err) || !walk_open(&walk, "exam", &exam))
        bail("no exam");
}

static void stand_up(void)
{
    walk_end(&walk);
    exam_clear(&exam);
    selection_clear(&puzzles);
    exam_paper_clear(&paper);
    buf_clear(&kept);
}

/* A second passes, or many. */
static void tick(int seconds)
{
    walk.now_ms += 1000 * (int64_t)seconds;
    app_update(&walk.app, &(struct tui_event){.type = TUI_TICK,
                                              .now_ms = walk.now_ms,
                                              .utc = 1700000000 + walk.now_ms / 1000});
    app_view(&walk.app, &walk.canvas);
    app_drawn(&walk.app);
}

static bool at_question(size_t n)
{
    return strcmp(walk_screen(&walk), "exam") == 0 && exam.at == n - 1;
}

/* ---- how it looks ---- */

static void sizes(void)
{
    static const struct {
        int cols, rows;
        const char *size;
    } all[] = {{80, 24, "80x24"}, {60, 18, "60x18"}, {120, 40, "120x40"}};
    char name[40];

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        sit_down(all[i].cols, all[i].rows);
        snprintf(name, sizeof name, "exam-%s", all[i].size);
        walk_matches(&walk, name);
        walk_keys(&walk, "v");
        snprintf(name, sizeof name, "exam-ground-%s", all[i].size);
        walk_matches(&walk, name);
        walk_keys(&walk, "1 m");
        snprintf(name, sizeof name, "exam-law-%s", all[i].size);
        walk_matches(&walk, name);
        walk_keys(&walk, "Tab");
        snprintf(name, sizeof name, "exam-list-%s", all[i].size);
        walk_matches(&walk, name);
        stand_up();
    }
}

/* ---- answers ---- */

static void keeps_answers(void)
{
    sit_down(80, 24);
    walk_keys(&walk, "v");
    ok(strstr(buf_text(&kept), " 1 valid - ") != NULL, "a verdict is kept at once");
    walk_keys(&walk, "1");
    is_size(1, exam_answered(&exam.sheet), "with its ground the answer is whole");
    ok(at_question(2), "and the next question is asked");
    ok(walk_shows(&walk, "Answer 1 is kept."), "which is said, and no more");
    ok(!walk_shows(&walk, "RIGHT") && !walk_shows(&walk, "NOT VALID") &&
           !walk_shows(&walk, "WRONG"),
       "no verdict leaks");
    walk_keys(&walk, "N");
    ok(at_question(1), "N goes back");
    ok(walk_shows(&walk, "Given: valid: "), "where the answer stands");
    walk_keys(&walk, "i 2");
    is_int(VERDICT_INVALID, exam.sheet.answers[0].verdict, "a new answer takes its place");
    stand_up();
}

static void has_no_helps(void)
{
    sit_down(80, 24);
    walk_keys(&walk, "x w u c o = y");
    ok(at_question(1) && exam.sheet.answers[0].given == false, "no hints, no giving up, no undo");
    ok(!walk_shows(&walk, "Hint") && !walk_shows(&walk, "certain"),
       "and nothing on the screen of them");
    walk_keys(&walk, "?");
    ok(!walk_shows(&walk, "hint"), "nor in the help");
    stand_up();
}

static void marks_several(void)
{
    sit_down(80, 24);
    walk_keys(&walk, "n 1 2 Enter");
    ok(exam.sheet.answers[1].is_choice, "several choices are one answer");
    unsigned given = exam.sheet.answers[1].choices;
    walk_keys(&walk, "N");
    is_size(given, exam.at == 1 ? given : 0, "coming back");
    ok(walk_shows(&walk, "[x]"), "they are marked still");
    stand_up();
}

static void verdict_again(void)
{
    sit_down(80, 24);
    walk_keys(&walk, "v 2 N v");
    ok(exam.sheet.answers[0].has_ground, "the same verdict once more does not lose its ground");
    walk_keys(&walk, "n N i n");
    ok(!exam_is_answered(&exam.sheet.answers[0]), "another one does");
    walk_keys(&walk, "Tab");
    ok(walk_shows(&walk, "ground missing"), "which the list tells");
    stand_up();
}

static void says_not_kept(void)
{
    sit_down(80, 24);
    full = true;
    walk_keys(&walk, "d");
    ok(at_question(1) && !exam.sheet.answers[0].given, "what can't be written is not answered");
    ok(walk_shows(&walk, "The exam's answers: ") && walk_shows(&walk, "No space left"), "and it says why");
    full = false;
    walk_keys(&walk, "d");
    ok(at_question(2) && exam.sheet.answers[0].gave_up, "when there is room, it is");
    stand_up();
}

/* ---- the list and the hand-in ---- */

static void lists(void)
{
    sit_down(80, 24);
    walk_keys(&walk, "m Tab Down Down Enter");
    ok(at_question(3), "from the list to a question");
    ok(exam.sheet.answers[0].marked, "a mark is kept");
    walk_keys(&walk, "Tab Home m");
    ok(!exam.sheet.answers[0].marked, "and taken off in the list");
    walk_keys(&walk, "Tab");
    ok(at_question(3), "Tab goes back");
    walk_keys(&walk, "d");
    is_string("exam-list", walk_screen(&walk), "after the last question the list is shown");
    stand_up();
}

static void hands_in(void)
{
    sit_down(80, 24);
    walk_keys(&walk, "d Tab End Enter");
    ok(walk_shows(&walk, "Not answered: 2, 3.  Hand in all the same? (y/n)"), "names what is open");
    walk_keys(&walk, "n End Enter");
    ok(walk_shows(&walk, "Not answered: 2, 3."), "no takes it back");
    walk_keys(&walk, "y");
    ok(walk_shows(&walk, "Nothing can be changed after that."), "asks a second time");
    walk_keys(&walk, "Up End Enter");
    ok(walk_shows(&walk, "Not answered: 2, 3."), "another key takes that back, too");
    walk_keys(&walk, "Enter Enter");
    ok(exam.sheet.handed_in && !exam.sheet.by_time, "twice yes hands in");
    walk_matches(&walk, "exam-end-80x24");
    walk_keys(&walk, "v m Tab n");
    ok(strcmp(walk_screen(&walk), "exam") == 0 && !exam.sheet.answers[1].given,
       "after that nothing is changed");
    walk_keys(&walk, "Enter");
    is_string("", walk_screen(&walk), "Enter leaves");
    stand_up();
}

static void leaves(void)
{
    sit_down(80, 24);
    walk_keys(&walk, "q");
    ok(walk_shows(&walk, "It is not handed in, and the time goes on."), "q asks");
    walk_keys(&walk, "n");
    ok(at_question(1), "any other key goes on");
    walk_keys(&walk, "q q");
    is_string("", walk_screen(&walk), "twice leaves");
    ok(!exam.sheet.handed_in, "and does not hand in");
    stand_up();
}

static void name_exam(const void *data, size_t n, struct buf *out)
{
    (void)data;
    buf_add(out, n == 0 ? "club, ann" : "club, bob");
}

static size_t opened; /* the exam that the menu asked for */

static struct exam *open_exam(void *data, size_t n, struct err *err)
{
    (void)err;
    opened = n;
    return data;
}

static void leads_back(void)
{
    struct exam_door door = {&exam, 1, name_exam, open_exam};

    sit_down(80, 24);
    walk_keys(&walk, "q q");
    walk.app.context.exam = &door;
    walk_open(&walk, "menu", NULL);
    ok(strstr(walk_row(&walk, 3), "1  Exam: go on") != NULL, "the menu leads back to an exam");
    door.count = 2;
    walk_keys(&walk, "Down");
    ok(strstr(walk_row(&walk, 3), "1  Exam: club, ann") != NULL, "or to each of two");
    ok(strstr(walk_row(&walk, 4), "2  Exam: club, bob") != NULL, "by name");
    walk_keys(&walk, "2");
    is_string("exam", walk_screen(&walk), "the second row");
    is_size(1, opened, "leads to the second");
    stand_up();
}

/* ---- time ---- */

static void time_ends(void)
{
    sit_down(80, 24);
    tick(5);
    ok(strstr(walk_row(&walk, 0), "left 0:09:55") != NULL, "the time left");
    walk_keys(&walk, "v");
    tick(700);
    ok(exam.sheet.handed_in && exam.sheet.by_time, "at the end it is handed in");
    ok(walk_shows(&walk, "The time is over"), "which is said");
    walk_keys(&walk, "1");
    ok(!exam.sheet.answers[0].has_ground, "too late is too late");
    stand_up();
    sit_down(80, 24);
    walk_keys(&walk, "Tab");
    tick(700);
    is_string("exam", walk_screen(&walk), "so it is from the list");
    ok(walk_shows(&walk, "The time is over"), "with the same words");
    stand_up();
    sit_down(80, 24);
    walk_keys(&walk, "?");
    walk.now_ms += 700000;
    walk_keys(&walk, "q");
    ok(walk_shows(&walk, "The time is over"), "and from the help");
    stand_up();
}

static void hides_the_clock(void)
{
    sit_down(80, 24);
    walk_keys(&walk, ": 'timer' Enter");
    ok(strstr(walk_row(&walk, 0), "left") == NULL, "the time can be hidden");
    tick(330);
    ok(strstr(walk_row(&walk, 0), "left 0:04:") != NULL, "but not for the last five minutes");
    stand_up();
}

int main(void)
{
    tap_plan(63);
    read_file("quiz/pack.pgn");
    read_file("quiz/questions.pgn");
    sizes();
    keeps_answers();
    has_no_helps();
    marks_several();
    verdict_again();
    says_not_kept();
    lists();
    hands_in();
    leaves();
    leads_back();
    time_ends();
    hides_the_clock();
    pack_clear(&pack);
    return tap_done();
}
