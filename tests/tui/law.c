/* SPDX-License-Identifier: MIT */
/* Law questions on the screen: how they look, what keys do, and the answer's page. */
#include "config.h"

#include <string.h>

#include "asked.h"
#include "tests/tap/tap.h"
#include "tui/quiz.h"

static void all_sizes(void)
{
    static const struct {
        int cols, rows;
        const char *id, *name;
    } sizes[] = {{80, 24, "law-who", "law-80x24"},
                 {60, 18, "law-who", "law-60x18"},
                 {80, 24, "law-diagram", "law-diagram-80x24"},
                 {60, 18, "law-diagram", "law-diagram-60x18"},
                 {120, 40, "law-diagram", "law-diagram-120x40"}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct walk walk;
        asked_start_law(&walk, sizes[i].cols, sizes[i].rows, sizes[i].id);
        walk_matches(&walk, sizes[i].name);
        walk_end(&walk);
    }
}

static struct attempt latest(struct walk *walk)
{
    struct attempt attempt = {0};
    size_t count = walk->records.count(walk->records.data);
    if (count > 0)
        walk->records.get(walk->records.data, count - 1, &attempt);
    return attempt;
}

static void one_choice(void)
{
    struct walk walk;
    asked_start_law(&walk, 80, 24, "law-who");
    walk_keys(&walk, asked_choice(&walk, 0));
    is_string("answer", walk_screen(&walk), "a digit answers");
    ok(walk_shows(&walk, "Right.") && walk_shows(&walk, "(right, your answer)"), "rightly");
    walk_matches(&walk, "answer-80x24");
    struct attempt attempt = latest(&walk);
    is_bool(true, attempt_is_right(&attempt), "which is kept");
    walk_keys(&walk, "u");
    is_string("quiz", walk_screen(&walk), "u takes it back");
    is_size(0, walk.records.count(walk.records.data), "and its record");
    walk_keys(&walk, asked_choice(&walk, 1));
    ok(walk_shows(&walk, "Wrong.") && walk_shows(&walk, "(wrong, your answer)"), "wrong");
    attempt = latest(&walk);
    is_hex(2, attempt.choices_given, "by its place in the file");
    walk_keys(&walk, "Enter");
    is_string("summary", walk_screen(&walk), "after the last one the summary");
    ok(walk_shows(&walk, "Who claims"), "names what was missed");
    walk_end(&walk);
}

static void arrows(void)
{
    struct walk walk;
    asked_start_law(&walk, 80, 24, "law-who");
    const struct quiz *quiz = (const struct quiz *)app_top(&walk.app);
    int second = quiz->session.choices[1];
    walk_keys(&walk, "Down Enter");
    struct attempt attempt = latest(&walk);
    is_hex(1u << second, attempt.choices_given, "Down and Enter give the second");
    walk_end(&walk);
    asked_start_law(&walk, 80, 24, "law-who");
    walk_keys(&walk, "Space");
    is_string("quiz", walk_screen(&walk), "Space does nothing where one is wanted");
    walk_keys(&walk, "5");
    ok(walk_shows(&walk, "You did not answer."), "the last row is don't know");
    walk_matches(&walk, "answer-not-80x24");
    walk_end(&walk);
    asked_start_law(&walk, 80, 24, "law-who");
    walk_keys(&walk, "w");
    is_string("quiz", walk_screen(&walk), "giving up asks once");
    walk_keys(&walk, "w");
    is_string("answer", walk_screen(&walk), "and then shows the answer");
    walk_end(&walk);
}

static void several_choices(void)
{
    struct walk walk;
    asked_start_law(&walk, 80, 24, "law-diagram");
    walk_keys(&walk, "Enter");
    ok(walk_shows(&walk, "No choice is marked yet"), "Enter alone is no answer");
    walk_keys(&walk, asked_choice(&walk, 2));
    ok(walk_shows(&walk, "[x] the position is dead"), "a digit marks");
    walk_keys(&walk, "q");
    is_string("quiz", walk_screen(&walk), "leaving with marks asks");
    walk_keys(&walk, "Left Space");
    ok(!walk_shows(&walk, "[x] the position"), "Space takes the mark at the cursor away");
    walk_keys(&walk, asked_choice(&walk, 0));
    walk_keys(&walk, asked_choice(&walk, 1));
    walk_matches(&walk, "law-marked-80x24");
    walk_keys(&walk, "Enter");
    is_string("answer", walk_screen(&walk), "Enter gives what is marked");
    ok(walk_shows(&walk, "Right."), "both are right");
    walk_matches(&walk, "answer-diagram-80x24");
    walk_keys(&walk, "R");
    is_string("rules", walk_screen(&walk), "R shows the rules");
    ok(walk_shows(&walk, "5.2.2"), "at the article");
    walk_end(&walk);
}

static void hints(void)
{
    struct walk walk;
    asked_start_law(&walk, 80, 24, "law-who");
    walk_keys(&walk, "x");
    ok(walk_shows(&walk, "see article 9.2."), "the hint is the article");
    walk_keys(&walk, "x c");
    ok(walk_shows(&walk, "[x] certain"), "c says certain");
    walk_keys(&walk, asked_choice(&walk, 0));
    struct attempt attempt = latest(&walk);
    ok(attempt.hints == 1 && attempt.certain, "both are noted");
    walk_end(&walk);
    asked_start_law(&walk, 80, 24, "law-elsewhere");
    ok(walk_shows(&walk, "Rules: nowhere1900") && !walk_shows(&walk, "R to read"),
       "rules without a table are an id");
    walk_keys(&walk, "x");
    ok(!walk_shows(&walk, "Hint"), "no article, no hint");
    walk_keys(&walk, "R");
    is_string("quiz", walk_screen(&walk), "and nothing to read");
    walk_keys(&walk, "d R");
    is_string("answer", walk_screen(&walk), "nor after the answer");
    walk_end(&walk);
}

/* What concerns a game has no use here, and is not offered. */
static void no_game(void)
{
    struct walk walk;
    asked_start_law(&walk, 80, 24, "law-who");
    walk_keys(&walk, "v i a Left Right Home End g s Tab Backspace f : '3w' Enter Esc");
    is_string("quiz", walk_screen(&walk), "keys of claims do nothing");
    is_size(0, walk.records.count(walk.records.data), "and answer nothing");
    walk_keys(&walk, "?");
    ok(!walk_shows(&walk, "the claim is valid"), "nor does the help name them");
    walk_end(&walk);
}

static void small(void)
{
    struct walk walk;
    asked_start_law(&walk, 60, 18, "law-diagram");
    walk_keys(&walk, "Down Down Down");
    ok(walk_shows(&walk, ">4"), "the chosen row is always seen");
    walk_keys(&walk, "PgUp");
    ok(walk_shows(&walk, "LAW QUESTION"), "PgUp shows the question again");
    walk_keys(&walk, "d");
    walk_matches(&walk, "answer-diagram-60x18");
    walk_keys(&walk, "Space Space Space");
    ok(walk_shows(&walk, "article 5.2.2"), "Space goes to the end");
    walk_end(&walk);
}

static void in_spanish(void)
{
    struct walk walk;
    asked_start_law(&walk, 80, 24, "law-who");
    walk.app.context.language = "es";
    walk_keys(&walk, "Down");
    ok(walk_shows(&walk, "¿Quién puede") && walk_shows(&walk, "solo el árbitro"),
       "question and choices in Spanish");
    walk_keys(&walk, "d");
    ok(walk_shows(&walk, "La reclamación es"), "and why");
    walk_end(&walk);
}

static void in_lists(void)
{
    struct walk walk;
    asked_start_law(&walk, 80, 24, "law-");
    ok(walk_shows(&walk, "QUIZ 1/3"), "three questions in a run");
    walk_keys(&walk, "d Enter d Enter d Enter q");
    walk_open(&walk, "menu", NULL);
    ok(walk_shows(&walk, "Law questions                       3"), "a row of the menu counts them");
    walk_keys(&walk, "Down Enter");
    ok(walk_shows(&walk, "LAW QUESTION"), "and asks them");
    walk_keys(&walk, "q");
    walk_open(&walk, "browse", NULL);
    walk_matches(&walk, "browse-law-80x24");
    walk_keys(&walk, "/ 'questions' Enter");
    ok(walk_shows(&walk, "3 of 3"), "the browser finds them by their kind");
    walk_keys(&walk, "/ Ctrl-U 'claims' Enter");
    ok(walk_shows(&walk, "0 of 3"), "and tells them from claims");
    walk_keys(&walk, "/ Ctrl-U 'other' Enter");
    ok(walk_shows(&walk, "Other rules"), "and by topic");
    walk_end(&walk);
}

int main(void)
{
    tap_plan(54);
    all_sizes();
    one_choice();
    arrows();
    several_choices();
    hints();
    no_game();
    small();
    in_spanish();
    in_lists();
    return tap_done();
}
