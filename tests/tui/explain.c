/* SPDX-License-Identifier: MIT */
/* The verdict with its proof, and the timeline. */
#include "config.h"

#include <string.h>

#include "asked.h"
#include "tests/tap/tap.h"
#include "tui/screens.h"

/* Opens the explanation of a puzzle after "don't know", or after an answer. */
static void explain(struct walk *walk, int cols, int rows, const char *id, const char *keys,
                    bool glyphs)
{
    asked_start(walk, cols, rows, id, glyphs);
    walk_keys(walk, keys);
}

static void all_sizes(void)
{
    static const struct {
        int cols, rows;
        bool glyphs;
        const char *id, *name;
    } screens[] = {{80, 24, false, "quiz-pawns", "explain-80x24"},
                   {60, 18, false, "quiz-pawns", "explain-60x18"},
                   {59, 17, false, "quiz-pawns", "explain-59x17"},
                   {100, 30, true, "quiz-pawns", "explain-100x30"},
                   {120, 40, true, "quiz-pawns", "explain-120x40"},
                   {160, 50, true, "quiz-pawns", "explain-160x50"},
                   {80, 24, false, "quiz-rooks", "explain-castling-80x24"},
                   {80, 24, false, "quiz-queen", "explain-fifty-80x24"},
                   {60, 18, false, "quiz-queen", "explain-fifty-60x18"}};
    for (size_t i = 0; i < sizeof screens / sizeof *screens; i++) {
        struct walk walk;
        explain(&walk, screens[i].cols, screens[i].rows, screens[i].id, "d", screens[i].glyphs);
        walk_matches(&walk, screens[i].name);
        walk_end(&walk);
    }
}

static void says_what_was_wrong(void)
{
    struct walk walk;
    explain(&walk, 80, 24, "quiz-pawns", "v", false);
    walk_keys(&walk, asked_right_ground(&walk));
    ok(walk_shows(&walk, "NOT VALID - you said: valid"), "the title holds the verdict and yours");
    ok(walk_shows(&walk, "missed"), "and that it was missed");
    ok(walk_shows(&walk, "Wrong: you said “valid”."), "a wrong verdict is named");
    walk_end(&walk);
    explain(&walk, 80, 24, "quiz-pawns", "i", false);
    walk_keys(&walk, asked_wrong_ground(&walk));
    ok(walk_shows(&walk, "The verdict is right, the ground is not"), "so is a wrong ground");
    walk_end(&walk);
    explain(&walk, 80, 24, "quiz-rooks", "i", false);
    walk_keys(&walk, asked_right_ground(&walk));
    walk_keys(&walk, asked_right_action(&walk)[0] == '1' ? "2" : "1");
    ok(walk_shows(&walk, "Verdict and ground are right."), "and a wrong action");
    walk_keys(&walk, "Space");
    ok(walk_shows(&walk, "What the arbiter does: not"), "with the right one");
    walk_end(&walk);
}

static void says_that_a_hint_helped(void)
{
    struct walk walk;
    explain(&walk, 80, 24, "quiz-pawns", "x i", false);
    walk_keys(&walk, asked_right_ground(&walk));
    ok(strstr(walk_row(&walk, 0), "right, helped  ? help") != NULL,
       "what a hint costs is said after, too");
    walk_end(&walk);
}

static void compares_pairs(void)
{
    struct walk walk;
    explain(&walk, 80, 24, "quiz-pawns", "d", false);
    ok(walk_shows(&walk, "A  after 47...f5") && walk_shows(&walk, "B  after 51...Kd6"),
       "first the pair that decides");
    ok(walk_shows(&walk, "g5xf6 is legal"), "what differs stands in its row");
    ok(walk_shows(&walk, "DIFFERENT  Art. 9.2.3.1"), "with its article");
    walk_keys(&walk, "Down");
    ok(walk_shows(&walk, "A  after 49...Kd6"), "Down shows another");
    ok(!walk_shows(&walk, "DIFFERENT"), "where all is the same");
    walk_keys(&walk, "Up");
    ok(walk_shows(&walk, "A  after 47...f5"), "Up goes back");
    walk_end(&walk);
}

static void scrolls(void)
{
    struct walk walk;
    explain(&walk, 80, 24, "quiz-rooks", "d", false);
    ok(!walk_shows(&walk, "At the board"), "a long page begins at its top");
    ok(walk_shows(&walk, "Space: more below."), "and says that it goes on");
    walk_keys(&walk, "Space");
    ok(walk_shows(&walk, "At the board"), "Space shows what happens at the board");
    walk_keys(&walk, "End PgDn PgDn");
    ok(!walk_shows(&walk, "more below"), "the end is the end");
    walk_keys(&walk, "Home");
    ok(walk_shows(&walk, "A  after"), "Home is the top");
    walk_end(&walk);
}

static void tells_why_not_the_others(void)
{
    struct walk walk;
    explain(&walk, 80, 24, "quiz-pawns", "d", false);
    walk_keys(&walk, "w");
    ok(walk_shows(&walk, "(right)"), "w goes through all grounds");
    walk_matches(&walk, "explain-why-80x24");
    walk_keys(&walk, "w");
    ok(walk_shows(&walk, "A  after 47...f5"), "and back");
    walk_end(&walk);
}

/* Behind the wall the kings are shut in: one picture for each. */
static void shows_squares(void)
{
    struct walk walk;
    asked_start_ends(&walk, 80, 24, "quiz-teeth");
    walk_keys(&walk, "d");
    ok(walk_shows(&walk, "Step 1 of 2."), "the proof has two pictures");
    ok(walk_shows(&walk, "Marked: the black king can never"), "below the board it says of what");
    ok(strchr(walk_row(&walk, 1), '*') != NULL, "squares that can be reached have a star");
    ok(strchr(walk_row(&walk, 15), '*') == NULL, "the others have none");
    walk_keys(&walk, "Right");
    ok(walk_shows(&walk, "Marked: the white king") && strchr(walk_row(&walk, 15), '*') != NULL,
       "then the other king's");
    walk_keys(&walk, "Right");
    ok(walk_shows(&walk, "Step 2 of 2."), "after the last there is none");
    walk_keys(&walk, "w");
    ok(!walk_shows(&walk, "Step 2"), "why not the others has no board");
    walk_end(&walk);
}

static void plays_the_mate(void)
{
    struct walk walk;
    asked_start_ends(&walk, 60, 18, "quiz-corner");
    walk_keys(&walk, "d");
    ok(walk_shows(&walk, "Before the 2 half-moves."), "the position itself");
    walk_keys(&walk, "Right");
    ok(walk_shows(&walk, "60...Kg8 (1 of 2)."), "a move on");
    ok(walk_shows(&walk, "[k]"), "with its square marked");
    walk_keys(&walk, "End");
    ok(walk_shows(&walk, "(2 of 2): mate."), "the end is the mate");
    walk_keys(&walk, "Left Left Left");
    ok(walk_shows(&walk, "Step 1 of 3."), "back at the beginning");
    walk_end(&walk);
}

static void leads_on(void)
{
    struct walk walk;
    explain(&walk, 80, 24, "quiz-", "d", false);
    walk_keys(&walk, "1 2 3 9 0");
    is_string("explain", walk_screen(&walk), "digits do nothing");
    walk_keys(&walk, "R");
    is_string("rules", walk_screen(&walk), "R reads the rule");
    walk_keys(&walk, "q o");
    is_string("timeline", walk_screen(&walk), "o shows the timeline");
    walk_keys(&walk, "q u");
    is_string("quiz", walk_screen(&walk), "u answers again");
    ok(walk_shows(&walk, "QUIZ 1/6"), "the same question");
    walk_keys(&walk, "d Enter");
    ok(walk_shows(&walk, "QUIZ 2/6"), "Enter goes on");
    walk_keys(&walk, "d q");
    is_string("summary", walk_screen(&walk), "q ends the run");
    walk_end(&walk);
}

static void timeline(void)
{
    struct walk walk;
    explain(&walk, 80, 24, "quiz-pawns", "d o", false);
    walk_matches(&walk, "timeline-80x24");
    walk_keys(&walk, "Left Left");
    ok(walk_shows(&walk, "0 half-moves"), "the clock of the first mark");
    walk_keys(&walk, "m Right =");
    is_string("explain", walk_screen(&walk), "two marks can be compared");
    ok(walk_shows(&walk, "COMPARISON") && walk_shows(&walk, "A  after 47...f5") &&
           walk_shows(&walk, "B  after 49...Kd6"),
       "and are shown side by side");
    walk_keys(&walk, "q Enter");
    walk_matches(&walk, "timeline-80x24-board");
    walk_keys(&walk, "Enter Home");
    ok(walk_shows(&walk, "*1"), "Home goes to the first, which is still marked");
    walk_resize(&walk, 60, 18);
    walk_matches(&walk, "timeline-60x18");
    walk_keys(&walk, "End");
    ok(strstr(walk_row(&walk, 1), "  <") == walk_row(&walk, 1), "what is cut off left has a mark");
    ok(!walk_shows(&walk, "start"), "the start is not seen");
    walk_keys(&walk, "Left Left Left Left");
    ok(walk_shows(&walk, "start") && !walk_shows(&walk, "<"), "Left leads to it");
    ok(strchr(walk_row(&walk, 1), '>') != NULL, "then what is cut off right has one");
    walk_keys(&walk, "Home");
    walk_resize(&walk, 160, 50);
    walk_matches(&walk, "timeline-160x50");
    walk_end(&walk);
}

/* The aftermath comes in the learner's language. */
static void speaks(void)
{
    struct walk walk;
    explain(&walk, 80, 24, "quiz-knights", "d Space", false);
    ok(walk_shows(&walk, "The start of the game is where counting begins."),
       "the aftermath is told");
    walk_end(&walk);
    asked_start(&walk, 80, 24, "quiz-knights", false);
    walk.app.context.language = "es";
    walk_keys(&walk, "s");
    ok(walk_shows(&walk, "Los dos esperan."), "a story in the language asked for");
    ok(walk_shows(&walk, "Los caballos salen y vuelven"), "a title, too");
    walk_keys(&walk, "d Space");
    ok(walk_shows(&walk, "(There is no translation yet.)"), "and a word where there is none");
    walk_end(&walk);
}

int main(void)
{
    tap_plan(65);
    all_sizes();
    says_what_was_wrong();
    says_that_a_hint_helped();
    compares_pairs();
    scrolls();
    tells_why_not_the_others();
    shows_squares();
    plays_the_mate();
    leads_on();
    timeline();
    speaks();
    return tap_done();
}
