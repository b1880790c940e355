/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tests/tui/walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/err.h"
#include "tests/tap/tap.h"

static const struct app_setting settings[] = {
    {"rules", NULL, "ruleset to judge by", "fide2023"},
    {"lang", NULL, "language of puzzle texts", ""},
    {"theme", "auto|dark|light|mono|contrast|cvd", "colours of the screen", "auto"},
    {"pieces", "auto|glyph|letter|ascii|block", "how pieces are drawn", "ascii"},
    {"flip", "off|on", "Black at the bottom of the board", "off"},
    {"quiz.ground", "on|off", "ask for the ground after the verdict", "on"},
};

/* Scratch of walk_dump, walk_row and walk_file: one test program is one thread. */
static struct buf scratch;

static const char *nothing_set(const void *data, const char *key)
{
    (void)data;
    (void)key;
    return NULL;
}

void walk_restudy(struct walk *walk)
{
    struct plan plan;

    plan_read(&plan, nothing_set, NULL, 0, NULL);
    deck_clear(&walk->deck);
    if (!deck_open(&walk->deck, &walk->pack, &walk->records, &plan))
        bail("no memory");
}

void walk_start(struct walk *walk, int cols, int rows)
{
    *walk = (struct walk){.now_ms = 1000};
    struct buf path = {0};
    size_t length;
    char *text = tap_read_file(tap_data_path(&path, "tui/pack.pgn"), &length);
    struct err_list errors = {0};

    if (!pack_read(&walk->pack, "pack.pgn", text, length, &errors, NULL) || errors.count > 0)
        bail("the test's pack can't be read");
    free(text);
    buf_clear(&path);
    if (!records_memory(&walk->records))
        bail("no memory");
    walk_restudy(walk);
    app_init(&walk->app, &(struct app_context){
                             .pack = &walk->pack,
                             .records = &walk->records,
                             .deck = &walk->deck,
                             .scheduled = true,
                             .seed = 7,
                             .utf8 = true,
                             .depth = DEPTH_MONO,
                             .background = THEME_DARK,
                             .settings = settings,
                             .setting_count = sizeof settings / sizeof settings[0],
                         });
    canvas_resize(&walk->canvas, cols, rows);
    app_update(&walk->app, &(struct tui_event){.type = TUI_RESIZE, .cols = cols, .rows = rows});
}

void walk_end(struct walk *walk)
{
    app_clear(&walk->app);
    canvas_clear(&walk->canvas);
    deck_clear(&walk->deck);
    walk->records.free(walk->records.data);
    pack_clear(&walk->pack);
    buf_clear(&walk->setting);
    buf_clear(&walk->saved_name);
    buf_clear(&walk->saved);
    buf_clear(&scratch);
}

/* ---- wishes ---- */

static void update(struct walk *walk, struct tui_event event)
{
    event.now_ms = walk->now_ms += 1000;
    event.utc = 1700000000 + walk->now_ms / 1000;
    app_update(&walk->app, &event);
}

static void load(struct walk *walk, const char *path)
{
    struct err err;

    if (access(path, R_OK) == 0) {
        size_t length;
        char *text = tap_read_file(path, &length);
        update(walk, (struct tui_event){
                         .type = TUI_LOADED, .path = path, .text = text, .length = length});
        free(text);
        return;
    }
    err_set(&err, ERR_FILE_OPEN);
    err.file = path;
    err_add_text(&err, "No such file or directory");
    update(walk, (struct tui_event){.type = TUI_LOADED, .path = path, .err = &err});
}

static void save(struct walk *walk, const struct wish *wish)
{
    struct err err;

    buf_reset(&walk->saved_name);
    buf_add(&walk->saved_name, wish->name);
    buf_reset(&walk->saved);
    if (!walk->refuse_saving)
        buf_add_bytes(&walk->saved, wish->text, wish->length);
    err_set(&err, ERR_FILE_THERE);
    err.file = wish->name;
    err_add_text(&err, "File exists");
    update(walk, (struct tui_event){.type = TUI_SAVED,
                                    .path = wish->name,
                                    .err = walk->refuse_saving ? &err : NULL});
}

static void carry_out(struct walk *walk, const struct wish *wish)
{
    if (wish->kind == WISH_LOAD)
        load(walk, wish->name);
    else if (wish->kind == WISH_SAVE_FILE)
        save(walk, wish);
    else if (wish->kind == WISH_LEAVE)
        walk->left = true;
    else if (wish->kind == WISH_SAVE_SETTING) {
        buf_reset(&walk->setting);
        buf_printf(&walk->setting, "%s=%s", wish->name, wish->text);
    }
}

/* What the loop does after each event. */
static void settle(struct walk *walk)
{
    struct wish wish;

    while (app_next_wish(&walk->app, &wish)) {
        carry_out(walk, &wish);
        wish_clear(&wish);
    }
    app_view(&walk->app, &walk->canvas);
    app_drawn(&walk->app);
}

/* ---- events ---- */

bool walk_open(struct walk *walk, const char *screen, const void *argument)
{
    bool good = app_open(&walk->app, screen, argument);

    settle(walk);
    return good;
}

static void press(struct walk *walk, int key)
{
    update(walk, (struct tui_event){.type = TUI_KEY, .key = key});
    settle(walk);
}

/* Types up to the closing quote; returns what follows it. */
static const char *type(struct walk *walk, const char *text)
{
    for (; *text && *text != '\''; text++)
        press(walk, *text);
    return *text ? text + 1 : text;
}

void walk_keys(struct walk *walk, const char *keys)
{
    char name[16];

    for (keys += strspn(keys, " "); *keys; keys += strspn(keys, " ")) {
        if (*keys == '\'') {
            keys = type(walk, keys + 1);
            continue;
        }
        size_t length = strcspn(keys, " ");
        if (length >= sizeof name)
            bail("no key: %s", keys);
        memcpy(name, keys, length);
        name[length] = '\0';
        if (key_find(name) == K_NONE)
            bail("no key: %s", name);
        press(walk, key_find(name));
        keys += length;
    }
}

void walk_resize(struct walk *walk, int cols, int rows)
{
    canvas_resize(&walk->canvas, cols, rows);
    update(walk, (struct tui_event){.type = TUI_RESIZE, .cols = cols, .rows = rows});
    settle(walk);
}

void walk_answer(struct walk *walk, size_t puzzle, bool right)
{
    const struct puzzle *about = &walk->pack.puzzles[puzzle];
    struct attempt attempt = {.content = about->content,
                              .given = VERDICT_VALID,
                              .right = right ? VERDICT_VALID : VERDICT_INVALID,
                              .active_ms = 21000,
                              .day = WALK_DAY,
                              .graded = right ? GRADE_GOOD : GRADE_AGAIN,
                              .grade = right ? GRADE_GOOD : GRADE_AGAIN};

    strncat(attempt.puzzle, about->id, sizeof attempt.puzzle - 1);
    strncat(attempt.ruleset, about->rules->id, sizeof attempt.ruleset - 1);
    if (!walk->records.keep(walk->records.data, &attempt, NULL))
        bail("no memory");
    walk_restudy(walk);
}

/* ---- looking ---- */

const char *walk_screen(const struct walk *walk)
{
    const struct screen *top = app_top(&walk->app);

    return top ? top->ops->name : "";
}

const char *walk_dump(struct walk *walk)
{
    buf_reset(&scratch);
    canvas_dump(&walk->canvas, &scratch, DUMP_TEXT);
    return buf_text(&scratch);
}

const char *walk_row(struct walk *walk, int row)
{
    walk_dump(walk);
    char *at = scratch.data;

    for (int n = row < 0 ? walk->canvas.rows + row : row; n > 0; n--)
        at = strchr(at, '\n') + 1;
    *strchr(at, '\n') = '\0';
    return at;
}

bool walk_shows(struct walk *walk, const char *text)
{
    return strstr(walk_dump(walk), text) != NULL;
}

static void write_new(const char *folder, const char *name, const char *text)
{
    struct buf path = {0};

    buf_printf(&path, "%s/%s.txt", folder, name);
    FILE *file = fopen(buf_text(&path), "w");
    if (!file || fputs(text, file) < 0 || fclose(file) != 0)
        bail("can't write %s", buf_text(&path));
    buf_clear(&path);
}

static char *read_accepted(const char *name)
{
    struct buf path = {0}, file = {0};
    char *text = NULL;

    buf_printf(&file, "screens/%s.txt", name);
    tap_data_path(&path, buf_text(&file));
    if (access(buf_text(&path), R_OK) == 0)
        text = tap_read_file(buf_text(&path), NULL);
    buf_clear(&path);
    buf_clear(&file);
    return text;
}

/* A release changes the version, and should not change all screens: a fixed word stands for
 * it, and takes as many columns as there are with the blanks behind it. */
static void hide_version(struct buf *out, const char *text)
{
    static const char word[] = "VERSION";
    const char *at = strstr(text, PACKAGE_VERSION);

    if (!at) {
        buf_add(out, text);
        return;
    }
    const char *rest = at + strlen(PACKAGE_VERSION);
    size_t cols = strlen(PACKAGE_VERSION) + strspn(rest, " ");
    buf_add_bytes(out, text, (size_t)(at - text));
    buf_add(out, word);
    buf_add_times(out, ' ', cols > strlen(word) ? cols - strlen(word) : 0);
    buf_add(out, rest + strspn(rest, " "));
}

bool walk_matches(struct walk *walk, const char *name)
{
    const char *folder = getenv("DRAWCLAIM_NEW_SCREENS");
    char *wanted = read_accepted(name);
    struct buf seen = {0};

    hide_version(&seen, walk_dump(walk));
    if (folder && *folder)
        write_new(folder, name, buf_text(&seen));
    bool good = is_string(wanted, buf_text(&seen), "the screen is %s.txt", name);
    free(wanted);
    buf_clear(&seen);
    return good;
}

const char *walk_file(struct walk *walk, const char *name)
{
    struct buf file = {0};

    (void)walk;
    buf_printf(&file, "tui/%s", name);
    tap_data_path(&scratch, buf_text(&file));
    buf_clear(&file);
    return buf_text(&scratch);
}
