/* SPDX-License-Identifier: MIT */
/* The menu, and the screens that need nothing but the app: rules, settings, summary. */
#include "config.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "tui/screens.h"
#include "tests/tui/walk.h"

static void starts_with_everything(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "menu", NULL);
    walk_matches(&walk, "menu-80x24");
    walk_resize(&walk, 120, 40);
    walk_matches(&walk, "menu-120x40");
    walk_resize(&walk, 60, 18);
    walk_matches(&walk, "menu-60x18");
    walk_answer(&walk, 0, true);
    walk_answer(&walk, 1, false);
    walk_resize(&walk, 80, 24);
    ok(walk_shows(&walk, "1 of 2 right"), "the row of the results says how many were right");
    ok(walk_shows(&walk, "This session: 1 of 2 right, 42 s."), "and the last line the time");
    walk_end(&walk);
}

static void leads_everywhere(void)
{
    static const struct {
        const char *keys, *screen;
    } ways[] = {
        {"1", "quiz"},
        {"2", "quiz"},
        {"3", "browse"},
        {"4", "course"},
        {"5", "quiz"},
        {"8", "summary"},
        {"9", "rules"},
        {"End Up Up Enter", "settings"},
        {": 'help' Enter", "help"},
        {"Down Down Enter", "browse"},
        {"End Up Enter", "help"},
        {"r", "rules"},
        {"j j k j Enter", "browse"},
        {": 'settings' Enter", "settings"},
        {"7 'no-such.pgn' Enter", "analysis"},
        {"7 '8/8/8/8/8/4k3/8/4K2R w - - 0 1' Enter", "analysis"},
    };

    for (size_t n = 0; n < sizeof ways / sizeof ways[0]; n++) {
        struct walk walk;
        walk_start(&walk, 80, 24);
        walk_open(&walk, "menu", NULL);
        walk_keys(&walk, ways[n].keys);
        is_string(ways[n].screen, walk_screen(&walk), "%s opens %s", ways[n].keys, ways[n].screen);
        walk_end(&walk);
    }
}

static void leaves(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "menu", NULL);
    walk_keys(&walk, "End Enter");
    is_string("", walk_screen(&walk), "the last row quits");
    walk_open(&walk, "menu", NULL);
    walk_keys(&walk, "q");
    is_string("", walk_screen(&walk), "so does q");
    walk_open(&walk, "menu", NULL);
    walk_keys(&walk, "7 Enter");
    is_string("menu", walk_screen(&walk), "no file name, no analysis");
    walk_end(&walk);
}

static void shows_what_exists(void)
{
    static const struct pack none;
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk.app.context.pack = &none;
    walk_open(&walk, "menu", NULL);
    is_bool(false, walk_shows(&walk, "Start"), "without puzzles there is nothing to start");
    is_bool(false, walk_shows(&walk, "Browse"), "nor to browse");
    walk_keys(&walk, "4");
    is_string("rules", walk_screen(&walk), "the other rows move up");
    walk_end(&walk);
}

/* ---- rules ---- */

static void rules_can_be_read(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "rules", NULL);
    walk_matches(&walk, "rules-80x24");
    walk_keys(&walk, "End");
    ok(walk_shows(&walk, "7.5.5"), "End leads to the last article");
    is_bool(false, walk_shows(&walk, "9.2.1"), "and the first is out of sight");
    walk_keys(&walk, "Home PgDn");
    is_bool(false, walk_shows(&walk, "The same position again"), "a page down leaves the top");
    walk_keys(&walk, "Esc");
    is_string("", walk_screen(&walk), "Esc leads back");
    walk_end(&walk);
}

static void rules_stand_at_an_article(void)
{
    struct rules_setup setup = {.article = "9.5.3"};
    struct walk walk;

    walk_start(&walk, 60, 18);
    walk_open(&walk, "rules", &setup);
    walk_matches(&walk, "rules-article-60x18");
    is_int(0, walk.canvas.cursor_col, "the cursor stands at the article asked for");
    walk_keys(&walk, "q");
    walk_resize(&walk, 80, 24);
    setup = (struct rules_setup){.rules = ruleset_find("fide2023-blitz"), .article = "9.5.3"};
    walk_open(&walk, "rules", &setup);
    ok(walk_shows(&walk, "1 minute"), "another ruleset has other numbers");
    ok(walk_shows(&walk, "Doubt D1"), "and names what is in doubt");
    walk_keys(&walk, "q");
    walk_open(&walk, "rules", &(struct rules_setup){.article = "12.3"});
    ok(walk_shows(&walk, "The same position again"), "an unknown article shows the top");
    walk_end(&walk);
}

/* ---- settings ---- */

static void settings_are_saved_at_once(void)
{
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_open(&walk, "settings", NULL);
    walk_matches(&walk, "settings-80x24");
    walk_keys(&walk, "Down Down Right");
    is_string("theme=dark", buf_text(&walk.setting), "Right takes the next value");
    walk_keys(&walk, "Left Left");
    is_string("theme=cvd", buf_text(&walk.setting), "Left goes round");
    is_int(THEME_CVD, app_theme(&walk.app), "and is in force");
    walk_keys(&walk, "Down Down Enter");
    is_string("flip=on", buf_text(&walk.setting), "Enter changes, too");
    is_bool(true, walk.app.display.flip, "the board is turned");
    walk_keys(&walk, "Home Right");
    is_string("rules=fide2023-rapid", buf_text(&walk.setting), "rulesets come from their table");
    is_string("fide2023-rapid", walk.app.context.rules->id, "and the app judges by it");
    walk_keys(&walk, "Down Right Right");
    is_string("lang=es", buf_text(&walk.setting), "languages come from the letters known");
    is_string("es", walk.app.context.language, "and the app speaks it");
    walk_keys(&walk, "Esc");
    is_string("", walk_screen(&walk), "Esc leads back");
    walk_end(&walk);
}

/* ---- summary ---- */

static void summary_of_a_run(void)
{
    static const char *const missed[] = {"The queen goes back to e2", "Into the corner"};
    struct summary_setup setup = {.asked = 7,
                                  .right = 5,
                                  .skipped = 1,
                                  .active_ms = 203000,
                                  .missed = missed,
                                  .missed_count = 2};
    struct walk walk;

    walk_start(&walk, 80, 24);
    walk_answer(&walk, 0, false);
    walk_open(&walk, "menu", NULL);
    walk_open(&walk, "summary", &setup);
    walk_matches(&walk, "summary-80x24");
    walk_resize(&walk, 60, 18);
    walk_matches(&walk, "summary-60x18");
    walk_keys(&walk, "Enter");
    is_string("menu", walk_screen(&walk), "Enter leads back to the menu");
    walk_open(&walk, "summary", &setup);
    walk_keys(&walk, "Down Enter");
    is_string("quiz", walk_screen(&walk), "the second row asks again");
    walk_end(&walk);
}

static void summary_of_much(void)
{
    const char *missed[40];
    struct summary_setup setup = {
        .asked = 40, .active_ms = 1000, .missed = missed, .missed_count = 40};
    struct walk walk;

    for (size_t n = 0; n < 40; n++)
        missed[n] = "One of many";
    walk_start(&walk, 60, 18);
    walk_open(&walk, "summary", &setup);
    walk_matches(&walk, "summary-much-60x18");
    ok(walk_shows(&walk, "1  Back"), "and leaves room for the way back");
    walk_keys(&walk, "q");
    walk_open(&walk, "menu", NULL);
    walk_keys(&walk, "8");
    ok(walk_shows(&walk, "Nothing answered yet."), "no results yet");
    ok(walk_shows(&walk, "in memory only"), "they are kept in memory only");
    walk_keys(&walk, "2 Enter");
    is_string("menu", walk_screen(&walk), "there is nothing to repeat");
    walk_end(&walk);
}

int main(void)
{
    tap_plan(57);
    starts_with_everything();
    leads_everywhere();
    leaves();
    shows_what_exists();
    rules_can_be_read();
    rules_stand_at_an_article();
    settings_are_saved_at_once();
    summary_of_a_run();
    summary_of_much();
    return tap_done();
}
