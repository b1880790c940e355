/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "asked.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/tap/tap.h"
#include "tui/quiz.h"
#include "tui/screens.h"

static void read_pack(struct walk *walk, const char *path)
{
    size_t length;
    char *text = tap_read_file(path, &length);
    struct err_list errors = {0};
    if (!pack_read(&walk->pack, path, text, length, &errors, NULL) || errors.count > 0)
        bail("%s can't be read", path);
    free(text);
    walk_restudy(walk);
}

/* Opens a quiz about what is left of the pack. */
static void open_quiz(struct walk *walk, const char *id, bool scheduled)
{
    struct filter filter = {0};
    struct selection selection = {0};
    catalog_select(&walk->pack, &filter, "en", &selection);
    size_t kept = 0;
    for (size_t i = 0; i < selection.count; i++) {
        if (strncmp(selection.items[i]->id, id, strlen(id)) == 0)
            selection.items[kept++] = selection.items[i];
    }
    selection.count = kept;
    struct quiz_setup setup = {.selection = &selection,
                               .options = {.seed = 3,
                                           .ask_ground = true,
                                           .ask_steps = true,
                                           .scheduled = scheduled,
                                           .deck = &walk->deck}};
    walk_open(walk, "quiz", &setup);
    selection_clear(&selection);
}

static void start_with(struct walk *walk, int cols, int rows, const char *file)
{
    struct buf path = {0};
    walk_start(walk, cols, rows);
    pack_clear(&walk->pack);
    read_pack(walk, tap_data_path(&path, file));
    buf_clear(&path);
}

void asked_start_law(struct walk *walk, int cols, int rows, const char *id)
{
    start_with(walk, cols, rows, "quiz/questions.pgn");
    open_quiz(walk, id, false);
}

void asked_start_ends(struct walk *walk, int cols, int rows, const char *id)
{
    start_with(walk, cols, rows, "quiz/ends.pgn");
    open_quiz(walk, id, false);
}

void asked_start_procedure(struct walk *walk, int cols, int rows)
{
    start_with(walk, cols, rows, "quiz/procedure.pgn");
    open_quiz(walk, "quiz-steps", false);
}

void asked_start_study(struct walk *walk, int cols, int rows, const char *file, const char *id)
{
    start_with(walk, cols, rows, file);
    open_quiz(walk, id, true);
}

const char *asked_choice(const struct walk *walk, int choice)
{
    static const char *const numbers[] = {"1", "2", "3", "4", "5"};
    const struct session *session = &((const struct quiz *)walk->app.stack[0])->session;
    for (size_t i = 0; i < session->choice_count; i++) {
        if (session->choices[i] == choice)
            return numbers[i];
    }
    return "";
}

void asked_start(struct walk *walk, int cols, int rows, const char *id, bool glyphs)
{
    start_with(walk, cols, rows, "quiz/pack.pgn");
    if (glyphs) {
        walk->app.context.depth = DEPTH_256;
        app_set(&walk->app, "pieces", "auto");
    }
    open_quiz(walk, id, false);
}

bool asked_start_famous(struct walk *walk, int cols, int rows)
{
    static const char *const packs[] = {"puzzles/01-1971-fischer-petrosian.pgn",
                                        "puzzles/02-1986-karpov-miles.pgn",
                                        "puzzles/03-1972-fischer-spassky-g20.pgn"};
    struct buf path = {0};
    for (int i = 0; i < 3; i++) {
        buf_reset(&path);
        if (access(tap_source_path(&path, packs[i]), R_OK) != 0) {
            buf_clear(&path);
            return false;
        }
    }
    walk_start(walk, cols, rows);
    pack_clear(&walk->pack);
    for (int i = 0; i < 3; i++) {
        buf_reset(&path);
        read_pack(walk, tap_source_path(&path, packs[i]));
    }
    buf_clear(&path);
    struct selection selection = {0};
    struct filter filter = {.set = "famous"};
    catalog_select(&walk->pack, &filter, "en", &selection);
    struct quiz_setup setup = {.selection = &selection,
                               .options = {.seed = 3, .ask_ground = true, .ask_steps = true}};
    walk_open(walk, "quiz", &setup);
    selection_clear(&selection);
    return true;
}

static const struct session *session_of(const struct walk *walk)
{
    return &((const struct quiz *)walk->app.stack[0])->session;
}

static const char *const digits[] = {"1", "2", "3", "4", "5"};

static const char *ground_digit(const struct walk *walk, bool right)
{
    const struct session *session = session_of(walk);
    for (size_t i = 0; i < session->ground_count; i++) {
        if ((session->grounds[i] == session->verdict.reason) == right)
            return digits[i];
    }
    return "";
}

const char *asked_right_ground(const struct walk *walk)
{
    return ground_digit(walk, true);
}

const char *asked_wrong_ground(const struct walk *walk)
{
    return ground_digit(walk, false);
}

const char *asked_right_action(const struct walk *walk)
{
    const struct session *session = session_of(walk);
    const struct session_ask *asked = session_ask(session);
    for (size_t i = 0; asked != NULL && i < asked->count; i++) {
        if (asked->options[i] == verdict_step(&session->verdict, asked->ask))
            return digits[i];
    }
    return "";
}
