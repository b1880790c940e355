/* SPDX-License-Identifier: MIT */
/* A game goes by on the screen: knights out and back, the third time at ply 8, and a mate. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "tests/tap/tap.h"
#include "tests/tui/walk.h"
#include "tui/screens.h"

static const char text[] =
    "[White \"Knight\"]\n[Black \"Rider\"]\n\n"
    "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4 *\n\n"
    "[White \"Fool\"]\n[Black \"Mate\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

static void start(struct walk *walk, int cols, int rows, int pace)
{
    struct spot_games games = {.text = text, .length = sizeof text - 1};
    walk_start(walk, cols, rows);
    walk->app.now_ms = walk->now_ms;
    walk_open(walk, "spot", &(struct spot_setup){.games = &games, .pace = pace});
}

static struct attempt attempt_at(const struct walk *walk, size_t n)
{
    struct attempt attempt = {0};
    walk->records.get(walk->records.data, n, &attempt);
    return attempt;
}

static size_t count(const struct walk *walk)
{
    return walk->records.count(walk->records.data);
}

static void spots(void)
{
    struct walk walk;
    start(&walk, 80, 24, 0);
    walk_matches(&walk, "spot-80x24");
    walk_keys(&walk, "Space Space Right Right");
    ok(walk_shows(&walk, ">Ng8") && !walk_shows(&walk, "3. "), "nothing beyond is to be seen");
    is_bool(false, walk_shows(&walk, "Knight"), "nor who plays");
    walk_keys(&walk, "Left Left");
    ok(walk_shows(&walk, "A look back; on the board: 2...Ng8"), "one may look back");
    walk_keys(&walk, "1");
    is_string("explain", walk_screen(&walk), "a claim is judged");
    ok(walk_shows(&walk, "Your claim: not right."), "it comes too early");
    walk_keys(&walk, "End");
    ok(walk_shows(&walk, "two minutes"), "at its price (9.5.3)");
    is_size(0, count(&walk), "the game goes on");
    walk_keys(&walk, "Enter Space Space Space 2 'Ng8' Enter");
    is_string("explain", walk_screen(&walk), "a claim with a move written");
    ok(walk_shows(&walk, "Your claim: right, at the first chance."), "is found");
    is_size(1, count(&walk), "and kept before its proof is shown");
    is_int(MODE_SPOT, attempt_at(&walk, 0).mode, "as what it is");
    struct attempt kept = attempt_at(&walk, 0);
    is_bool(false, attempt_is_right(&kept), "with a false claim it is not right");
    walk_keys(&walk, "Enter");
    ok(walk_shows(&walk, "Knight - Rider"), "now one learns who played");
    walk_matches(&walk, "spot-over-80x24");
    walk_keys(&walk, "Space Down Down");
    walk_resize(&walk, 60, 18);
    walk_matches(&walk, "spot-over-60x18");
    walk_keys(&walk, "Enter");
    is_string("explain", walk_screen(&walk), "each chance has its proof");
    ok(walk_shows(&walk, "VALID"), "as it was");
    walk_keys(&walk, "Esc Up Up Up Enter");
    ok(strstr(walk_row(&walk, 0), "SPOT IT 2") != NULL, "on to the next game");
    walk_matches(&walk, "spot-60x18");
    walk_keys(&walk, "Space Space Space Space 8 Enter Up Enter");
    is_string("summary", walk_screen(&walk), "after the last the summary");
    ok(walk_shows(&walk, "1 of 2 right"), "counts them");
    ok(walk_shows(&walk, "- Knight - Rider"), "and names what went wrong");
    walk_end(&walk);
}

static void is_missed(void)
{
    struct walk walk;
    start(&walk, 80, 24, 0);
    walk_keys(&walk, ": 'next' Enter");
    ok(strstr(walk_row(&walk, 0), "SPOT IT 2") != NULL, "a game can be left out");
    is_size(0, count(&walk), "and does not count");
    walk_keys(&walk, "Space Space Space Space Space");
    ok(walk_shows(&walk, "MISSED") && walk_shows(&walk, "You played on"), "a mate is not to be played on");
    is_size(1, count(&walk), "which is kept");
    walk_keys(&walk, "q");
    is_string("summary", walk_screen(&walk), "q leads out");
    walk_end(&walk);
}

static void claims_by_name(void)
{
    struct walk walk;
    start(&walk, 80, 24, 0);
    walk_keys(&walk, ": 'claim threefold,loudly' Enter");
    is_string("spot", walk_screen(&walk), "a claim that is none is no claim");
    walk_keys(&walk, "Space Space Space Space Space Space Space Space : 'claim threefold' Enter");
    ok(walk_shows(&walk, "right, but not at the first chance"), "by name, and late");
    walk_keys(&walk, "Esc");
    ok(walk_shows(&walk, "NOT QUITE") && walk_shows(&walk, "Found, 1 half-move after"),
       "which is told");
    walk_end(&walk);
}

static void asks_before_it_leaves(void)
{
    struct walk walk;
    start(&walk, 80, 24, 0);
    walk_keys(&walk, "Space q");
    is_string("spot", walk_screen(&walk), "a game that is not over is not lost at once");
    walk_keys(&walk, "n q y");
    is_string("", walk_screen(&walk), "but when it is meant");
    walk_end(&walk);
}

/* --- at a pace --- */

static void wait(struct walk *walk, int seconds)
{
    for (int n = 0; n < seconds; n++) {
        struct tui_event tick = {.type = TUI_TICK};
        tick.now_ms = walk->now_ms += 1000;
        if (app_is_ticking(&walk->app))
            app_update(&walk->app, &tick);
    }
    app_view(&walk->app, &walk->canvas);
}

static void goes_by(void)
{
    struct walk walk;
    start(&walk, 80, 24, 3);
    wait(&walk, 2);
    ok(walk_shows(&walk, "the starting position"), "before its time nothing moves");
    wait(&walk, 1);
    ok(walk_shows(&walk, "On the board: 1.Nf3"), "then the first move");
    wait(&walk, 3);
    ok(walk_shows(&walk, "On the board: 1...Nf6"), "and the next");
    walk_keys(&walk, "Space");
    ok(strstr(walk_row(&walk, 0), "paused") != NULL, "Space stops it");
    wait(&walk, 20);
    ok(walk_shows(&walk, "On the board: 1...Nf6"), "for as long as one likes");
    walk_keys(&walk, "Space Left");
    wait(&walk, 3);
    ok(walk_shows(&walk, "A look back; on the board: 2.Ng1"), "it goes on while one looks back");
    walk_keys(&walk, "Esc 2");
    wait(&walk, 20);
    walk_keys(&walk, "Esc");
    ok(walk_shows(&walk, "On the board: 2.Ng1"), "while a claim is written it waits");
    wait(&walk, 90);
    ok(walk_shows(&walk, "MISSED"), "who sleeps misses it");
    is_bool(false, app_is_ticking(&walk.app), "then it stands still");
    walk_end(&walk);
}

static void needs_a_game(void)
{
    struct spot_games games = {.text = "[White \"A\"]\n\n*\n", .length = 16};
    struct walk walk;
    walk_start(&walk, 80, 24);
    is_bool(false, walk_open(&walk, "spot", &(struct spot_setup){.games = &games}),
            "without a game there is nothing to watch");
    walk_end(&walk);
}

int main(void)
{
    tap_plan(43);
    spots();
    is_missed();
    claims_by_name();
    asks_before_it_leaves();
    goes_by();
    needs_a_game();
    return tap_done();
}
