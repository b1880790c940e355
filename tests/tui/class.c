/* SPDX-License-Identifier: MIT */
/* A class on the screen: what it shows when, its keys, and its end. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "tests/tap/tap.h"
#include "train/class.h"
#include "tui/screens.h"
#include "walk.h"

static struct walk walk;
static struct selection selection;
static struct class class;
static struct class_door door = {.address = "http://192.168.1.5:8080", .code = "KWRTZ"};

static void read_pack(const char *file)
{
    struct buf path = {0};
    struct err_list errors = {0};
    struct filter all = {0};
    size_t length;
    char *text = tap_read_file(tap_data_path(&path, file), &length);
    pack_clear(&walk.pack);
    if (!pack_read(&walk.pack, "pack", text, length, &errors, NULL) || errors.count > 0 ||
        !catalog_select(&walk.pack, &all, "en", &selection))
        bail("%s can't be read", file);
    free(text);
    buf_clear(&path);
}

/* All puzzles of a pack in tests/data/quiz, with grounds. */
static void start_with(const char *file, int cols, int rows, enum class_show show, bool with_door)
{
    struct class_options options = {.seed = 3, .ask_ground = true, .show = show};
    struct class_setup setup = {&class, with_door ? &door : NULL};
    walk_start(&walk, cols, rows);
    read_pack(file);
    if (!class_start(&class, &selection, &walk.records, &options, NULL) ||
        !walk_open(&walk, "class", &setup))
        bail("no class");
}

static void start(int cols, int rows, enum class_show show, bool with_door)
{
    start_with("quiz/pack.pgn", cols, rows, show, with_door);
}

static void stop(void)
{
    walk_end(&walk);
    class_clear(&class);
    selection_clear(&selection);
}

static unsigned votes(enum class_part part, size_t choice)
{
    return class_votes(&class, class.round, part, choice);
}

static bool refuse(void *data, const struct class_result *result, struct err *err)
{
    (void)data;
    (void)result;
    err_set(err, ERR_FILE_WRITE);
    err_add_text(err, "no room");
    return false;
}

/* --- checks --- */

static void sizes(void)
{
    static const struct {
        int cols, rows;
        const char *name;
    } all[] = {{80, 24, "class-80x24"}, {120, 40, "class-120x40"}, {160, 50, "class-160x50"},
               {60, 18, "class-60x18"}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        start(all[i].cols, all[i].rows, SHOW_AFTER, true);
        walk_keys(&walk, "1 2 v i i");
        walk_matches(&walk, all[i].name);
        stop();
    }
}

static void keys(void)
{
    start(80, 24, SHOW_AFTER, false);
    walk_keys(&walk, "v v i a");
    ok(votes(CLASS_ANSWERS, 0) == 2 && votes(CLASS_ANSWERS, 1) == 1 && votes(CLASS_ANSWERS, 2) == 1,
       "each letter is a vote");
    ok(walk_shows(&walk, "votes in: 4") && walk_shows(&walk, "???"), "counted, and hidden");
    walk_keys(&walk, "1 2 v");
    is_int(12, votes(CLASS_ANSWERS, 0), "12v sets twelve");
    walk_keys(&walk, "Backspace");
    is_int(2, votes(CLASS_ANSWERS, 0), "Backspace takes it back");
    walk_keys(&walk, "1 0 i");
    is_int(10, votes(CLASS_ANSWERS, 1), "a nought counts as well");
    walk_keys(&walk, "3 1 Backspace");
    ok(walk_shows(&walk, "3: v, i or a sets its votes"), "Backspace takes a digit");
    walk_keys(&walk, "Esc v");
    is_int(3, votes(CLASS_ANSWERS, 0), "Esc forgets the number");
    walk_keys(&walk, "Down Down 7 Enter");
    is_int(7, votes(CLASS_ANSWERS, 2), "arrows, digits and Enter do it without letters");
    walk_keys(&walk, ": 'i 5' Enter");
    is_int(5, votes(CLASS_ANSWERS, 1), "and the command line");
    class_wire(&class, CLASS_ANSWERS, VERDICT_VALID, 1);
    is_int(4, votes(CLASS_ANSWERS, 0), "votes of others come beside");
    walk_keys(&walk, "b");
    ok(!walk_shows(&walk, "valid") && walk_shows(&walk, "blank"), "b blanks the screen");
    walk_keys(&walk, "Space");
    ok(walk_shows(&walk, "valid"), "Space shows it again first");
    is_int(CLASS_VOTE, class.state, "and goes nowhere");
    stop();
}

static void going_on(void)
{
    start(80, 24, SHOW_AFTER, false);
    ok(walk_shows(&walk, "Space ask for the ground"), "the key line names the next step");
    walk_keys(&walk, "6 i 4 v Space");
    ok(walk_shows(&walk, "On what ground?"), "the ground");
    walk_keys(&walk, "1 1 2");
    ok(votes(CLASS_REASONS, 0) == 2 && votes(CLASS_REASONS, 1) == 1, "digits are grounds now");
    ok(walk_shows(&walk, "grounds in: 3"), "which are counted");
    ok(walk_shows(&walk, "Space show the tally"), "then the tally");
    walk_keys(&walk, "Space");
    ok(walk_shows(&walk, "40 %") && walk_shows(&walk, "60 %"), "with bars");
    walk_keys(&walk, "u");
    is_int(CLASS_GROUNDS, class.state, "u opens the vote again");
    walk_keys(&walk, "Space Space");
    ok(walk_shows(&walk, "VOTE 2") && walk_shows(&walk, "???"), "the second vote");
    walk_keys(&walk, "9 i 1 v Space Space");
    ok(walk_shows(&walk, "BOTH VOTES") && walk_shows(&walk, "90 %") && walk_shows(&walk, "60 %"),
       "both votes side by side");
    walk_matches(&walk, "class-both-80x24");
    walk_keys(&walk, "Space");
    is_int(CLASS_ANSWER, class.state, "the answer");
    walk_matches(&walk, "class-answer-80x24");
    walk_keys(&walk, "Space");
    is_string("explain", walk_screen(&walk), "the proof");
    ok(!walk_shows(&walk, "you said"), "of nobody's answer");
    walk_keys(&walk, "q");
    ok(class.state == CLASS_ANSWER, "back to the answer");
    walk_keys(&walk, "Space Enter");
    ok(class.state == CLASS_VOTE && class.session.at == 1, "on to the next puzzle");
    stop();
}

/* Space alone leads from the first vote to the end. */
static void space_alone(void)
{
    start(120, 40, SHOW_AFTER, false);
    size_t presses = 0;
    walk_keys(&walk, "v");
    while (strcmp(walk_screen(&walk), "class-end") != 0 && presses++ < 400)
        walk_keys(&walk, "Space");
    is_string("class-end", walk_screen(&walk), "Space alone leads to the results");
    ok(walk_shows(&walk, "vote 1") && walk_shows(&walk, " of 1"), "which are counted by puzzle");
    walk_keys(&walk, "Space");
    is_string("", walk_screen(&walk), "and left by it");
    stop();
}

static void leaving(void)
{
    start(80, 24, SHOW_AFTER, false);
    walk_keys(&walk, "v q");
    ok(walk_shows(&walk, "not kept yet"), "q asks where votes would be lost");
    walk_keys(&walk, "n");
    is_string("class", walk_screen(&walk), "n stays");
    walk_keys(&walk, "q y");
    is_string("", walk_screen(&walk), "y leaves; there is no result to show");
    stop();
    start(80, 24, SHOW_AFTER, false);
    walk_keys(&walk, "q");
    is_string("", walk_screen(&walk), "without votes it does not ask");
    stop();
}

static void showing(void)
{
    start(80, 24, SHOW_LIVE, false);
    walk_keys(&walk, "v");
    ok(walk_shows(&walk, "100 %"), "live: the tally while the vote is open");
    stop();
    start(80, 24, SHOW_NEVER, false);
    walk_keys(&walk, "v");
    ok(!walk_shows(&walk, "???") && !walk_shows(&walk, "%"), "never: none");
    walk_keys(&walk, "Space Space");
    ok(walk_shows(&walk, "The vote is closed: 1 vote.") && !walk_shows(&walk, "%"), "nor after");
    walk_keys(&walk, "Space Space Space Space");
    ok(class.state == CLASS_ANSWER && !walk_shows(&walk, "%"), "nor with the answer");
    stop();
}

static void not_kept(void)
{
    static const struct class_keeper keeper = {NULL, refuse};
    start(80, 24, SHOW_AFTER, false);
    class.keeper = &keeper;
    walk_keys(&walk, "v Space Space Space Space Space Space");
    ok(class.state == CLASS_ANSWER && walk_shows(&walk, "could not be kept"),
       "what can't be kept is said with the answer");
    walk_keys(&walk, "q");
    ok(walk_shows(&walk, "Not all of these counts could be kept."), "and at the end");
    stop();
}

static void the_door(void)
{
    start(120, 40, SHOW_AFTER, true);
    ok(walk_shows(&walk, "K W R T Z") && walk_shows(&walk, "code KWRTZ  (0 devices)"),
       "the code is seen from afar");
    door.joined = 1;
    walk_keys(&walk, "Left");
    ok(walk_shows(&walk, "(1 device)"), "devices are counted");
    door.joined = 0;
    stop();
}

static void law(void)
{
    start_with("quiz/questions.pgn", 80, 24, SHOW_AFTER, false);
    walk_keys(&walk, "4 4 2 v");
    ok(votes(CLASS_ANSWERS, 3) == 2 && votes(CLASS_ANSWERS, 1) == 1, "digits are choices");
    is_int(3, class_total(&class, 0, CLASS_ANSWERS), "and letters nothing");
    walk_matches(&walk, "class-law-80x24");
    walk_keys(&walk, "Space Space Space Space Space");
    is_string("answer", walk_screen(&walk), "five steps to the proof");
    ok(walk_shows(&walk, "(right)") && !walk_shows(&walk, "Wrong."), "which says what is right");
    walk_keys(&walk, "Space");
    is_int(1, class.session.at, "Space leads on from there too");
    stop();
}

int main(void)
{
    tap_plan(54);
    sizes();
    keys();
    going_on();
    space_alone();
    leaving();
    showing();
    not_kept();
    the_door();
    law();
    return tap_done();
}
