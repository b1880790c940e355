/* SPDX-License-Identifier: MIT */
/* The question: what it shows at all sizes, what keys do, and what it must not tell. */
#include "config.h"

#include <ctype.h>
#include <string.h>

#include "asked.h"
#include "tests/tap/tap.h"
#include "text/explain.h"
#include "tui/quiz.h"

static void all_sizes(void)
{
    static const struct {
        int cols, rows;
        bool glyphs;
        const char *name;
    } sizes[] = {{80, 24, false, "quiz-80x24"},  {80, 24, true, "quiz-80x24-glyphs"},
                 {60, 18, false, "quiz-60x18"},  {59, 17, false, "quiz-59x17"},
                 {79, 24, false, "quiz-79x24"},  {60, 40, true, "quiz-60x40"},
                 {100, 30, true, "quiz-100x30"}, {120, 40, true, "quiz-120x40"},
                 {160, 50, true, "quiz-160x50"}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct walk walk;
        asked_start(&walk, sizes[i].cols, sizes[i].rows, "quiz-knights", sizes[i].glyphs);
        walk_matches(&walk, sizes[i].name);
        walk_end(&walk);
    }
}

static void resizes_and_returns(void)
{
    struct walk walk;
    asked_start(&walk, 80, 24, "quiz-knights", false);
    walk_keys(&walk, "v Left");
    walk_resize(&walk, 59, 17);
    walk_keys(&walk, "1 Right");
    walk_resize(&walk, 80, 24);
    walk_matches(&walk, "quiz-80x24-back");
    walk_end(&walk);
}

static void steps_through_the_game(void)
{
    struct walk walk;
    asked_start(&walk, 80, 24, "quiz-knights", false);
    walk_keys(&walk, "Left");
    ok(walk_shows(&walk, "after 3...Nf6"), "Left goes a move back");
    walk_keys(&walk, "Home");
    ok(walk_shows(&walk, "the starting position"), "Home to the start");
    walk_keys(&walk, "Left Right");
    ok(walk_shows(&walk, "after 1.Nf3"), "Right a move on");
    walk_keys(&walk, "End Right Right");
    ok(walk_shows(&walk, "after 4.Ng1"), "End to the claim, and nothing goes beyond it");
    walk_keys(&walk, "g '2b' Enter");
    ok(walk_shows(&walk, "after 2...Ng8"), "g goes to a move");
    walk_keys(&walk, "g '9b' Enter");
    ok(walk_shows(&walk, "“9b” is no move up to the claim"), "but to none that is not there");
    walk_keys(&walk, "g '4b' Enter");
    ok(walk_shows(&walk, "“4b” is no move up to the claim"), "nor to one after the claim");
    walk_keys(&walk, ": '3w' Enter");
    ok(walk_shows(&walk, "after 3.Nf3"), "a move can be typed at the command line");
    walk_keys(&walk, "Esc");
    ok(walk_shows(&walk, "after 4.Ng1"), "Esc goes back to the claim");
    walk_end(&walk);
}

static void shows_the_written_move(void)
{
    struct walk walk;
    asked_start(&walk, 80, 24, "quiz-knights", false);
    ok(walk_shows(&walk, "4...Ng8  <- written, not played"), "the written move stands in the list");
    ok(walk_shows(&walk, "(n)"), "and is marked on the board, not played");
    walk_keys(&walk, "Space");
    walk_matches(&walk, "quiz-80x24-played");
    walk_keys(&walk, "Left");
    ok(!walk_shows(&walk, "IF PLAYED"), "stepping back leaves it");
    walk_keys(&walk, "Space Space");
    ok(!walk_shows(&walk, "IF PLAYED") && walk_shows(&walk, "after 4.Ng1"), "Space goes back");
    walk_end(&walk);
    asked_start(&walk, 80, 24, "quiz-rooks", false);
    walk_keys(&walk, "Space");
    ok(!walk_shows(&walk, "IF PLAYED"), "without a written move Space does nothing");
    ok(!walk_shows(&walk, "if played"), "and no hint names it");
    walk_end(&walk);
}

static void asks_step_by_step(void)
{
    struct walk walk;
    asked_start(&walk, 80, 24, "quiz-rooks", false);
    ok(walk_shows(&walk, "Is the claim correct?"), "first the verdict");
    ok(!walk_shows(&walk, "On what ground?"), "and nothing of grounds");
    walk_keys(&walk, "i");
    ok(walk_shows(&walk, "On what ground?"), "then the ground");
    ok(!walk_shows(&walk, "Is the claim correct?"), "in the place of the verdict");
    walk_keys(&walk, "Backspace");
    ok(walk_shows(&walk, "Is the claim correct?"), "Backspace goes a step back");
    walk_keys(&walk, "2");
    walk_keys(&walk, asked_right_ground(&walk));
    ok(walk_shows(&walk, "What does the arbiter do now?"), "from level 3 on the arbiter's action");
    walk_matches(&walk, "quiz-80x24-action");
    walk_keys(&walk, "Esc");
    ok(walk_shows(&walk, "On what ground?"), "Esc goes a step back, too");
    walk_keys(&walk, asked_right_ground(&walk));
    walk_keys(&walk, asked_right_action(&walk));
    is_string("explain", walk_screen(&walk), "and then the explanation");
    ok(walk_shows(&walk, "Right."), "which says that all was right");
    struct attempt attempt = {0};
    is_bool(true, walk.records.get(walk.records.data, 0, &attempt), "the attempt is kept");
    is_bool(true, attempt_is_right(&attempt), "as right");
    is_int(VERDICT_INVALID, attempt.given, "with the verdict given");
    walk_end(&walk);
}

/* 9.5.3: the game goes on, two minutes to White, 2...Nc6; a wrong step is told in the feedback. */
static void asked_in_steps(void)
{
    struct walk walk;
    asked_start_procedure(&walk, 60, 18);
    walk_keys(&walk, "i");
    walk_keys(&walk, asked_right_ground(&walk));
    ok(walk_shows(&walk, "What becomes of the game?"), "of procedure first the game is asked");
    walk_keys(&walk, asked_right_action(&walk));
    ok(walk_shows(&walk, "What happens on the clock?"), "then the clock");
    walk_keys(&walk, strcmp(asked_right_action(&walk), "1") == 0 ? "2" : "1");
    ok(walk_shows(&walk, "What must be played next?"), "then the move");
    walk_keys(&walk, "Backspace");
    ok(walk_shows(&walk, "What happens on the clock?"), "Backspace goes one step back");
    walk_keys(&walk, strcmp(asked_right_action(&walk), "1") == 0 ? "2" : "1");
    walk_keys(&walk, asked_right_action(&walk));
    is_string("explain", walk_screen(&walk), "and then the explanation");
    ok(walk_shows(&walk, "Verdict and ground"), "which counts verdict and ground");
    ok(walk_shows(&walk, "The clock: not"), "and tells the wrong step");
    walk_end(&walk);
}

/* After the answer: 9.2.1 of 2023 against rules that say otherwise. */
static void under_other_rules(void)
{
    struct walk walk;
    if (!asked_start_famous(&walk, 80, 24))
        bail("the famous claims are missing");
    walk_keys(&walk, "d y");
    is_string("other", walk_screen(&walk), "y asks under other rules");
    ok(walk_shows(&walk, "under other rules"), "and says so");
    ok(!walk_shows(&walk, "makes the difference"), "but not what they say");
    walk_keys(&walk, "v");
    ok(walk_shows(&walk, "Wrong: you said"), "valid it is not, for it was so before");
    ok(walk_shows(&walk, "makes the difference"), "then the difference is told");
    walk_keys(&walk, "i");
    ok(walk_shows(&walk, "Wrong: you said"), "one answer is all");
    walk_keys(&walk, "Enter");
    is_string("explain", walk_screen(&walk), "Enter goes back to the explanation");
    is_size(1, walk.records.count(walk.records.data), "and nothing of it is kept");
    walk_end(&walk);
}

static void every_key_of_the_verdict(void)
{
    static const struct {
        const char *key;
        enum verdict_answer given;
    } keys[] = {{"v", VERDICT_VALID},     {"i", VERDICT_INVALID},         {"a", VERDICT_UNDECIDED},
                {"1", VERDICT_VALID},     {"2", VERDICT_INVALID},         {"3", VERDICT_UNDECIDED},
                {"Enter", VERDICT_VALID}, {"Down Enter", VERDICT_INVALID}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        struct walk walk;
        asked_start(&walk, 80, 24, "quiz-knights", false);
        walk_keys(&walk, keys[i].key);
        const struct quiz *quiz = (const struct quiz *)app_top(&walk.app);
        is_int(keys[i].given, quiz->session.attempt.given, "%s gives that verdict", keys[i].key);
        walk_end(&walk);
    }
}

static void gives_up(void)
{
    struct walk walk;
    asked_start(&walk, 80, 24, "quiz-knights", false);
    walk_keys(&walk, "w");
    is_string("quiz", walk_screen(&walk), "giving up asks once");
    walk_keys(&walk, "Left w w");
    is_string("explain", walk_screen(&walk), "and then explains");
    ok(walk_shows(&walk, "You did not answer."), "without an answer");
    walk_end(&walk);
    asked_start(&walk, 80, 24, "quiz-knights", false);
    walk_keys(&walk, "d");
    is_string("explain", walk_screen(&walk), "so does don't know, at once");
    walk_end(&walk);
}

static void hints_and_marks(void)
{
    struct walk walk;
    asked_start(&walk, 80, 24, "quiz-knights", false);
    walk_keys(&walk, "x");
    ok(walk_shows(&walk, "Hint 1 of 3 (counts as helped)"), "a hint says what it costs");
    walk_keys(&walk, "x x");
    walk_matches(&walk, "quiz-80x24-hints");
    walk_keys(&walk, "x PgUp");
    ok(walk_shows(&walk, "Black claims a draw by repetition."), "the card can be scrolled");
    walk_keys(&walk, "m");
    ok(walk_shows(&walk, "| marked"), "m marks the puzzle");
    walk_keys(&walk, "c");
    ok(walk_shows(&walk, "[x] certain"), "c says certain");
    walk_keys(&walk, "m c");
    ok(!walk_shows(&walk, "| marked") && walk_shows(&walk, "[ ] certain"),
       "and both are taken back");
    walk_end(&walk);
}

static void tells_the_story(void)
{
    struct walk walk;
    asked_start(&walk, 80, 24, "quiz-knights", false);
    walk_keys(&walk, "s");
    ok(walk_shows(&walk, "STORY") && walk_shows(&walk, "Both sides wait."), "s tells the story");
    ok(walk_shows(&walk, "Black writes 4...Ng8 and calls the"), "up to the claim");
    ok(!walk_shows(&walk, "The start of the game"), "and not what came of it");
    walk_keys(&walk, "s");
    ok(walk_shows(&walk, "CLAIM"), "s again shows the card");
    walk_end(&walk);
}

static void asks_at_any_size(void)
{
    static const int sizes[][2] = {{60, 18}, {60, 24}, {79, 24}, {80, 23}, {70, 40},
                                   {60, 40}, {79, 60}, {80, 24}, {200, 18}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct walk walk;
        asked_start(&walk, sizes[i][0], sizes[i][1], "quiz-knights", false);
        ok(walk_shows(&walk, "Black claims a draw by") && walk_shows(&walk, "Is the claim cor") &&
               walk_shows(&walk, "v  valid") && walk_shows(&walk, "d  don't know"),
           "at %dx%d claim, question and answers are seen at once", sizes[i][0], sizes[i][1]);
        walk_end(&walk);
    }
}

static void narrow_panes(void)
{
    struct walk walk;
    asked_start(&walk, 60, 18, "quiz-knights", false);
    ok(strstr(walk_row(&walk, -1), "v/i/a/d answer") != NULL, "the key line names the answers");
    walk_keys(&walk, "Tab");
    walk_matches(&walk, "quiz-60x18-moves");
    walk_keys(&walk, "Shift-Tab");
    ok(walk_shows(&walk, "CLAIM") && !walk_shows(&walk, "Moves"),
       "Shift-Tab shows the claim again");
    walk_keys(&walk, "Enter");
    ok(walk_shows(&walk, "On what ground?"), "Enter answers: the choice is seen");
    ok(strstr(walk_row(&walk, -1), "1-9/Enter answer") != NULL, "then digits are named");
    walk_keys(&walk, "Tab Down Tab");
    ok(walk_shows(&walk, "CLAIM") && walk_shows(&walk, ">2"), "the choice is moved in sight");
    walk_end(&walk);
    asked_start(&walk, 60, 18, "quiz-knights", false);
    walk_keys(&walk, "v");
    ok(walk_shows(&walk, "On what ground?"), "a letter answers at once and shows what is next");
    walk_end(&walk);
    asked_start(&walk, 60, 40, "quiz-knights", false);
    walk_keys(&walk, "Tab");
    ok(walk_shows(&walk, "CLAIM") && walk_shows(&walk, "Moves"), "with room nothing is hidden");
    walk_end(&walk);
}

/* Long answers leave the claim a few rows. */
static void long_answers(void)
{
    struct walk walk;
    asked_start(&walk, 60, 18, "quiz-rooks", false);
    walk_keys(&walk, "i");
    walk_keys(&walk, asked_right_ground(&walk));
    ok(walk_shows(&walk, "What does the arbiter do now?"), "the actions are asked");
    walk_matches(&walk, "quiz-60x18-action");
    walk_keys(&walk, "PgDn PgDn");
    ok(walk_shows(&walk, "(R to read)"), "and all of the claim can be read");
    walk_end(&walk);
}

static void goes_on_and_back(void)
{
    struct walk walk;
    asked_start(&walk, 80, 24, "quiz-", false);
    ok(walk_shows(&walk, "QUIZ 1/6"), "six questions");
    walk_keys(&walk, "d Enter");
    ok(walk_shows(&walk, "QUIZ 2/6"), "Enter goes on");
    walk_keys(&walk, "u");
    ok(walk_shows(&walk, "QUIZ 1/6"), "u takes the last answer back");
    is_size(0, walk.records.count(walk.records.data), "and its record");
    walk_keys(&walk, "u");
    ok(walk_shows(&walk, "QUIZ 1/6"), "once");
    walk_keys(&walk, ": 'next' Enter");
    ok(walk_shows(&walk, "QUIZ 2/6"), "a puzzle can be left out");
    walk_keys(&walk, "i q");
    is_string("quiz", walk_screen(&walk), "leaving in the middle of an answer asks");
    ok(walk_shows(&walk, "Leave? (y/n)"), "for a yes or a no");
    walk_keys(&walk, "n");
    is_string("quiz", walk_screen(&walk), "n stays");
    walk_keys(&walk, "q y");
    is_string("", walk_screen(&walk), "y leaves; nothing was answered, so no summary");
    walk_end(&walk);
    asked_start(&walk, 80, 24, "quiz-", false);
    walk_keys(&walk, "d Enter q");
    is_string("summary", walk_screen(&walk), "after answers a summary");
    walk_end(&walk);
}

static void shows_time(void)
{
    struct walk walk;
    asked_start(&walk, 80, 24, "quiz-knights", false);
    is_bool(true, app_is_ticking(&walk.app), "the clock ticks while a question is open");
    walk_keys(&walk, ": 'timer' Enter");
    ok(!walk_shows(&walk, "0:0"), "and can be hidden");
    is_bool(false, app_is_ticking(&walk.app), "then nothing ticks");
    walk_keys(&walk, "d");
    is_bool(false, app_is_ticking(&walk.app), "nor in the explanation");
    walk_end(&walk);
}

/* --- what is not told --- */

static void lower(char *text)
{
    for (; *text != '\0'; text++)
        *text = (char)tolower((unsigned char)*text);
}

/* Does the screen hold these words, across all rows of the panel? */
static bool tells(struct walk *walk, const char *words)
{
    struct buf flat = {0};
    char wanted[128];
    buf_add(&flat, walk_dump(walk));
    lower(flat.data);
    strcpy(wanted, words);
    lower(wanted);
    bool found = strstr(flat.data, wanted) != NULL;
    buf_clear(&flat);
    return found;
}

/* Looks at every view of every question before the verdict: no ground is named on it, neither the
 * true one nor the others. */
static int grounds_told(struct walk *walk)
{
    static const char *const views[] = {"", "Space", "s", "Tab", "Tab", "Left", "Home", "?"};
    int told = 0;
    const struct quiz *quiz = (const struct quiz *)walk->app.stack[0];
    for (size_t v = 0; v < sizeof views / sizeof *views; v++) {
        walk_keys(walk, views[v]);
        for (size_t i = 0; i < quiz->session.ground_count; i++) {
            bool found = tells(walk, explain_ground(quiz->session.grounds[i]));
            if (found)
                diag("%s: %s\n%s", session_puzzle(&quiz->session)->id,
                     explain_ground(quiz->session.grounds[i]), walk_dump(walk));
            told += found;
        }
    }
    walk_keys(walk, "q Esc Esc");
    return told;
}

static void keeps_the_ground_to_itself(void)
{
    static const int sizes[][2] = {{80, 24}, {60, 18}, {160, 50}};
    for (int i = 0; i < 3; i++) {
        struct walk walk;
        int told = 0;
        asked_start(&walk, sizes[i][0], sizes[i][1], "quiz-", false);
        for (int n = 0; n < 6; n++) {
            told += grounds_told(&walk);
            walk_keys(&walk, "d Enter");
        }
        is_int(0, told, "at %dx%d no ground is told before the verdict", sizes[i][0], sizes[i][1]);
        walk_end(&walk);
    }
}

/* An illegal written move looks like a legal one. */
static void illegal_looks_legal(void)
{
    struct walk walk;
    asked_start(&walk, 80, 24, "quiz-knights#2", false);
    ok(walk_shows(&walk, "(n)") && walk_shows(&walk, "if played"), "it is marked");
    walk_keys(&walk, "Space");
    ok(walk_shows(&walk, "IF PLAYED: after 4...Ne5"), "and shown as if played");
    walk_end(&walk);
}

static void famous_three(void)
{
    enum { CHECKS = 10 };
    struct walk walk;
    if (!asked_start_famous(&walk, 80, 24)) {
        skip(CHECKS, "the program's own puzzles are not here");
        return;
    }
    static const char *const verdicts[] = {"v", "i", "i"};
    for (int n = 0; n < 3; n++) {
        is_string("quiz", walk_screen(&walk), "question %d", n + 1);
        walk_keys(&walk, verdicts[n]);
        walk_keys(&walk, asked_right_ground(&walk));
        if (strcmp(walk_screen(&walk), "quiz") == 0)
            walk_keys(&walk, asked_right_action(&walk));
        is_string("explain", walk_screen(&walk), "is answered");
        ok(walk_shows(&walk, "Right."), "rightly");
        walk_keys(&walk, "o Left m Right = q q Enter");
    }
    is_string("summary", walk_screen(&walk), "and the run ends with the summary");
    walk_end(&walk);
}

int main(void)
{
    tap_plan(111 + 7 + 8);
    all_sizes();
    asked_in_steps();
    under_other_rules();
    resizes_and_returns();
    steps_through_the_game();
    shows_the_written_move();
    asks_step_by_step();
    every_key_of_the_verdict();
    gives_up();
    hints_and_marks();
    tells_the_story();
    asks_at_any_size();
    narrow_panes();
    long_answers();
    goes_on_and_back();
    shows_time();
    keeps_the_ground_to_itself();
    illegal_looks_legal();
    famous_three();
    return tap_done();
}
