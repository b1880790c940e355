/* SPDX-License-Identifier: MIT */
/* Answers that move cards, on the screen: grades, what is due, and what comes again. */
#include "config.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tests/tui/asked.h"
#include "tui/screens.h"

static struct attempt latest(const struct walk *walk)
{
    struct attempt attempt = {0};

    walk->records.get(walk->records.data, walk->records.count(walk->records.data) - 1, &attempt);
    return attempt;
}

/* ---- a law question ---- */

static const char questions[] = "quiz/questions.pgn";

static void grades_a_law_question(void)
{
    struct walk walk;

    asked_start_study(&walk, 80, 24, questions, "");
    ok(strstr(walk_row(&walk, 0), "QUIZ 1/3 | due 0 new 3 | ") != NULL, "three are new");
    walk_keys(&walk, "d");
    is_string("answer", walk_screen(&walk), "the answer is shown");
    ok(strstr(walk_row(&walk, 0), "grade: Again") != NULL, "with its grade");
    ok(walk_shows(&walk, "It comes again today."), "and when it comes again");
    is_bool(false, walk_shows(&walk, "# grade"), "which can't be another");
    walk_keys(&walk, "#");
    is_string("answer", walk_screen(&walk), "by no key");
    walk_keys(&walk, "Enter");
    ok(strstr(walk_row(&walk, 0), "QUIZ 2/4 | due 1 new 2 | ") != NULL, "it comes again at the end");
    walk_end(&walk);
}

static void answer_right(struct walk *walk)
{
    walk_keys(walk, asked_choice(walk, 0));
}

static void changes_a_grade(void)
{
    struct walk walk;

    asked_start_study(&walk, 80, 24, questions, "");
    answer_right(&walk);
    ok(strstr(walk_row(&walk, 0), "grade: Good") != NULL, "a right answer is Good");
    ok(walk_shows(&walk, "Next review in 2 days."), "for two days");
    walk_keys(&walk, "#");
    is_string("grade", walk_screen(&walk), "# asks for another grade");
    walk_matches(&walk, "grade-80x24");
    walk_resize(&walk, 60, 18);
    walk_matches(&walk, "grade-60x18");
    walk_resize(&walk, 80, 24);
    walk_keys(&walk, "Esc");
    is_string("answer", walk_screen(&walk), "Esc leaves it");
    is_int(GRADE_GOOD, latest(&walk).grade, "as it is");
    walk_keys(&walk, "# 2");
    is_string("answer", walk_screen(&walk), "a digit takes one");
    ok(strstr(walk_row(&walk, 0), "grade: Hard") != NULL, "which is shown");
    ok(walk_shows(&walk, "Next review in 1 day."), "with its day");
    is_int(GRADE_HARD, latest(&walk).grade, "and kept");
    is_int(GRADE_GOOD, latest(&walk).graded, "beside the program's own");
    walk_keys(&walk, "# Up Enter");
    ok(strstr(walk_row(&walk, 0), "grade: Again") != NULL, "the list begins at the grade it has");
    walk_keys(&walk, "Enter");
    ok(strstr(walk_row(&walk, 0), "QUIZ 2/4 | due 1 new 2 | ") != NULL,
       "what was made Again comes again");
    walk_end(&walk);
}

/* ---- a claim ---- */

static void grades_a_claim(void)
{
    struct walk walk;

    asked_start_study(&walk, 80, 24, "quiz/pack.pgn", "");
    walk_matches(&walk, "quiz-due-80x24");
    walk_keys(&walk, "w w");
    is_string("explain", walk_screen(&walk), "given up");
    ok(strstr(walk_row(&walk, 0), "grade: Again") != NULL, "is Again");
    walk_matches(&walk, "explain-grade-80x24");
    walk_keys(&walk, "u");
    is_string("quiz", walk_screen(&walk), "taken back");
    ok(strstr(walk_row(&walk, 0), "| due 0 new ") != NULL, "it is new once more");
    walk_end(&walk);
}

/* Time with another screen above, or none at all, is cut at a minute. */
static void cuts_idle_time(void)
{
    struct walk walk;

    asked_start_study(&walk, 80, 24, questions, "");
    walk_keys(&walk, "Down");
    walk.now_ms += 500000;
    walk_keys(&walk, "Up");
    answer_right(&walk);
    ok(latest(&walk).active_ms >= 60000 && latest(&walk).active_ms < 70000,
       "eight idle minutes are one");
    ok(strstr(walk_row(&walk, 0), "grade: Hard") != NULL, "which is slow still");
    walk_end(&walk);
}

/* ---- the menu ---- */

static void reviews_from_the_menu(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_answer(&walk, 0, true);
    walk_answer(&walk, 1, false);
    walk_open(&walk, "menu", NULL);
    ok(walk_shows(&walk, "Review: 1 due, 3 new"), "once there are cards, a review comes first");
    ok(walk_shows(&walk, "Start: three"), "before the famous claims");
    walk_matches(&walk, "menu-review-80x24");
    walk_keys(&walk, "1");
    is_string("quiz", walk_screen(&walk), "it asks");
    ok(strstr(walk_row(&walk, 0), "QUIZ 1/4 | due 1 new 3 | The queen goes") != NULL,
       "what is due first");
    walk_end(&walk);
}

static void famous_until_answered(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "menu", NULL);
    for (size_t n = 0; n < walk.pack.count; n++) {
        is_bool(true, walk_shows(&walk, "Start: three"), "a claim of them is left");
        while (!puzzle_in_set(&walk.pack.puzzles[n], "famous") && n + 1 < walk.pack.count)
            walk_answer(&walk, n++, true);
        walk_answer(&walk, n, true);
        walk_keys(&walk, "Down");
    }
    is_bool(false, walk_shows(&walk, "Start: three"), "then there is no reason to start");
    walk_end(&walk);
}

/* ---- what was left ---- */

static size_t left; /* so many of the pack's puzzles */

static size_t count_left(const void *data)
{
    (void)data;
    return left;
}

static bool read_left(void *data, struct selection *out, struct session_options *options)
{
    const struct pack *pack = data;

    options->ask_ground = false;
    return catalog_select(pack, &(const struct filter){0}, "en", out) &&
           (selection_cut(out, left), true);
}

static void goes_on_from_the_menu(void)
{
    struct unfinished_door door = {.count = count_left, .read = read_left};
    struct walk walk;

    walk_start(&walk, 80, 24);
    door.data = &walk.pack;
    walk.app.context.left = &door;
    left = 0;
    walk_open(&walk, "menu", NULL);
    is_bool(false, walk_shows(&walk, "Go on"), "nothing was left");
    left = 3;
    walk_keys(&walk, "Down");
    ok(strstr(walk_row(&walk, 3), "Go on: 3 left") != NULL, "three were");
    walk_keys(&walk, "1");
    is_string("quiz", walk_screen(&walk), "the first row asks them");
    ok(strstr(walk_row(&walk, 0), "QUIZ 1/3") != NULL, "all three");
    walk_end(&walk);
}

static void has_nothing_due(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    for (size_t n = 0; n < walk.pack.count; n++)
        walk_answer(&walk, n, true);
    walk_open(&walk, "menu", NULL);
    ok(walk_shows(&walk, "Review: 0 due, 0 new"), "all is done");
    walk_keys(&walk, "1");
    is_string("menu", walk_screen(&walk), "there is nothing to ask");
    ok(walk_shows(&walk, "Nothing more is due today."), "which is said");
    walk_end(&walk);
}

/* ---- settings ---- */

static const struct app_setting settings[] = {
    {"schedule.retention", "0.70..0.97", "share to be remembered", "0.90"},
    {"schedule.weights", NULL, "weights", ""},
    {"schedule.new", "0..999", "new puzzles a day", "10"},
};

static void sets_the_plan(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_answer(&walk, 0, true);
    for (size_t n = 0; n < sizeof settings / sizeof settings[0]; n++)
        walk.app.settings[n] = settings[n];
    walk.app.setting_count = sizeof settings / sizeof settings[0];
    walk_open(&walk, "settings", NULL);
    walk_keys(&walk, "Enter Ctrl-U '0.70' Enter");
    is_string("schedule.retention=0.70", buf_text(&walk.setting), "a number in its range");
    is_int(WALK_DAY + 21, deck_card(&walk.deck, &walk.pack.puzzles[0])->card.due,
           "moves what was answered before");
    walk_keys(&walk, "Enter Ctrl-U '0.99' Enter");
    ok(walk_shows(&walk, "schedule.retention can't be set to that."), "and none beyond it");
    walk_keys(&walk, "Down Enter '1 2 3' Enter");
    ok(walk_shows(&walk, "schedule.weights has 3 numbers"), "weights are counted");
    is_string("schedule.retention=0.70", buf_text(&walk.setting), "before they are kept");
    walk_end(&walk);
}

int main(void)
{
    tap_plan(7 + 14 + 6 + 2 + 5 + 3 + 4 + 3 + 5);
    grades_a_law_question();
    changes_a_grade();
    grades_a_claim();
    cuts_idle_time();
    reviews_from_the_menu();
    famous_until_answered();
    goes_on_from_the_menu();
    has_nothing_due();
    sets_the_plan();
    return tap_done();
}
