/* SPDX-License-Identifier: MIT */
/* Any keys in any order at any size: nothing crashes, and some screen is always drawn. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "tests/tap/tap.h"
#include "tui/screens.h"
#include "tests/tui/walk.h"

static const char *const keys[] = {
    "Up",
    "Down",
    "Left",
    "Right",
    "Enter",
    "Esc",
    "Tab",
    "Shift-Tab",
    "Home",
    "End",
    "PgUp",
    "PgDn",
    "Backspace",
    "Space",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "q",
    "?",
    "r",
    "o",
    "=",
    "g",
    "f",
    "+",
    "-",
    "t",
    "p",
    "/",
    "n",
    "N",
    ":",
    "x",
    "v",
    "i",
    "a",
    "d",
    "c",
    "u",
    "w",
    "s",
    "m",
    "Ctrl-U",
    "#",
    "'claim'",
    "'e4'",
    "'Nf6'",
    "'4w'",
    "'end'",
    "'save x'",
    "'new'",
    "'fen 8/8/8/4k3/8/4K3/8/7R w - - 99 80'",
    "'repetition 2'",
    "'questions'",
    "'threefold,move=Ng8'",
};
enum { KEYS = sizeof keys / sizeof keys[0] };

static const char *const files[] = {"two.pgn", "broken.pgn", "hostile.pgn", "pack.pgn"};

static int below(uint64_t *seed, int limit)
{
    return (int)(random_next(seed) % (uint64_t)limit);
}

/* Games go by, at a pace or not. */
static void open_spot(struct walk *walk, int pace)
{
    static const char text[] = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 *\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    struct spot_games games = {.text = text, .length = sizeof text - 1};

    walk_open(walk, "spot", &(struct spot_setup){.games = &games, .pace = pace});
}

static void open_something(struct walk *walk, uint64_t *seed)
{
    struct buf path = {0};

    while (walk->app.depth > 6)
        app_close(&walk->app, DO_BACK);
    buf_add(&path, walk_file(walk, files[below(seed, 4)]));
    int what = below(seed, 5);
    if (what < 2)
        walk_open(walk, "menu", NULL);
    else if (what == 2)
        open_spot(walk, below(seed, 3));
    else
        walk_open(walk, "analysis", &(struct analysis_setup){.path = buf_text(&path)});
    buf_clear(&path);
}

/* Law questions among the claims. */
static void add_questions(struct walk *walk)
{
    struct buf path = {0};
    size_t length;
    char *text = tap_read_file(tap_data_path(&path, "quiz/questions.pgn"), &length);

    if (!pack_read(&walk->pack, "questions.pgn", text, length, NULL, NULL))
        bail("no memory for the questions");
    walk_restudy(walk);
    free(text);
    buf_clear(&path);
}

static void mash(uint64_t seed, int steps)
{
    struct walk walk;
    bool drawn = true;

    walk_start(&walk, 80, 24);
    add_questions(&walk);
    for (int n = 0; n < steps; n++) {
        if (!app_top(&walk.app) || below(&seed, 150) == 0)
            open_something(&walk, &seed);
        if (below(&seed, 50) == 0)
            walk_resize(&walk, 60 + below(&seed, 100), 18 + below(&seed, 40));
        walk_keys(&walk, keys[below(&seed, KEYS)]);
        drawn = drawn && (!app_top(&walk.app) || *walk_row(&walk, 0));
    }
    ok(drawn, "%d keys, and the screen is still there", steps);
    walk_end(&walk);
}

int main(void)
{
    int steps = tap_is_slow() ? 100 : 800;

    tap_plan(3);
    for (uint64_t seed = 1; seed <= 3; seed++)
        mash(seed, steps);
    return tap_done();
}
