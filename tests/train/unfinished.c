/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/unfinished.h"

#include <string.h>

#include "tests/tap/tap.h"

static const char text[] = "[PuzzleId \"ann\"]\n\n1. Nf3 Nf6 {[%claim threefold]} *\n\n"
                           "[PuzzleId \"bob\"]\n\n1. Nf3 Nf6 {[%claim threefold]} *\n\n"
                           "[PuzzleId \"cleo\"]\n\n1. Nf3 Nf6 {[%claim threefold]} *\n";

static struct pack pack;
static struct selection all;
static struct records records;
static struct session session;

static void start(void)
{
    struct session_options options = {.ask_ground = true, .scheduled = false};

    if (!pack_read(&pack, "a.pgn", text, strlen(text), NULL, NULL) || !records_memory(&records) ||
        !catalog_select(&pack, &(struct filter){0}, "en", &all) ||
        !session_start(&session, &all, &records, options, 0))
        bail("nothing to ask");
}

static void step(enum input_kind kind)
{
    session_step(&session, (struct input){kind, 0}, 0, 0);
}

static void is_written(const char *wanted, const char *name)
{
    struct buf out = {0};

    unfinished_write(&out, &session);
    is_string(wanted, buf_text(&out), "%s", name);
    buf_clear(&out);
}

static void writes(void)
{
    start();
    is_written("drawclaim session 1\nground on\nschedule off\nann\nbob\ncleo\n", "all is left");
    step(INPUT_DONT_KNOW);
    is_written("drawclaim session 1\nground on\nschedule off\nbob\ncleo\n", "one is answered");
    step(INPUT_NEXT);
    step(INPUT_SKIP);
    is_written("drawclaim session 1\nground on\nschedule off\ncleo\n", "one is left out");
    step(INPUT_QUIT);
    is_written("drawclaim session 1\nground on\nschedule off\ncleo\n", "what is left when one leaves");
    session_clear(&session);
}

static void reads(void)
{
    struct selection out = {0};
    struct session_options options = {0};

    ok(unfinished_read("drawclaim session 1\nground off\nschedule on\ncleo\nann\n", &pack, &out,
                       &options),
       "what was written is read");
    is_size(2, out.count, "two puzzles");
    is_string("cleo", out.items[0]->id, "in their order");
    ok(!options.ask_ground && options.scheduled, "and how they were asked");
    ok(unfinished_read("drawclaim session 1\nground on\nschedule on\ndora\nbob\nan\n", &pack, &out,
                       &options),
       "puzzles that are gone");
    is_size(1, out.count, "are passed over; no beginning of an id will do");
    ok(options.ask_ground, "with grounds");
    selection_clear(&out);
}

static void refuses(void)
{
    static const char *const bad[] = {"", "drawclaim session 2\nground on\nschedule on\nann\n",
                                      "drawclaim session 1\nground\nschedule on\nann\n",
                                      "drawclaim session 1\nground on\nann\n", "ann\nbob\n"};
    struct selection out = {0};
    struct session_options options = {0};

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        ok(!unfinished_read(bad[i], &pack, &out, &options), "text %zu is none", i + 1);
        is_size(0, out.count, "and gives nothing");
    }
    selection_clear(&out);
}

int main(void)
{
    tap_plan(4 + 7 + 10);
    writes();
    reads();
    refuses();
    selection_clear(&all);
    records.free(records.data);
    pack_clear(&pack);
    return tap_done();
}
