/* SPDX-License-Identifier: MIT */
/*
 * Plays keys through the app and its screens without a terminal, and writes each screen as text.
 *
 *     play [OPTION]... PACK... <SCRIPT
 *
 * Options: --size=80x24 --mono --ascii --roles --lang=es --set=NAME --puzzle=ID --open=SCREEN
 * --setting=KEY=VALUE
 *
 * A script has one step a line:
 *     Left            a key by its name, or several: Left Left x Enter
 *     "30w"           typed character by character
 *     size 60x18      the window changes
 *     wait 90         so many seconds pass
 *     on NAME Left    keys, if that screen is on top
 *     depth 2         q until so many screens are left
 *     show [NAME]     writes the screen, with NAME above it
 *     # words         nothing
 */
#include "config.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/i18n.h"
#include "text/notation.h"
#include "tui/app.h"
#include "tui/screens.h"

struct player {
    struct app app;
    struct pack pack;
    struct records records;
    struct canvas canvas;
    struct app_setting settings[APP_SETTINGS];
    size_t setting_count;
    const char *set, *puzzle, *screen;
    int cols, rows;
    bool mono, ascii, roles;
    const char *language;
    int64_t now_ms;
};

static void die(const char *what, const char *which)
{
    fprintf(stderr, "play: %s: %s\n", what, which);
    exit(2);
}

/* --- reading --- */

static char *read_stream(FILE *stream, size_t *length)
{
    struct buf text = {0};
    char bytes[4096];
    for (size_t n; (n = fread(bytes, 1, sizeof bytes, stream)) > 0;)
        buf_add_bytes(&text, bytes, n);
    *length = text.length;
    return buf_steal(&text);
}

static void read_pack(struct player *player, const char *path)
{
    size_t length;
    struct err_list errors = {0}, warnings = {0};
    FILE *file = fopen(path, "r");
    if (file == NULL)
        die("can't open", path);
    char *text = read_stream(file, &length);
    fclose(file);
    if (!pack_read(&player->pack, path, text, length, &errors, &warnings) || errors.count > 0)
        die("bad pack", path);
    err_list_clear(&errors);
    err_list_clear(&warnings);
    free(text);
}

/* --- options --- */

/* What follows "--name=" in an argument, NULL if it is another one. */
static const char *value_of(const char *argument, const char *name)
{
    size_t length = strlen(name);
    bool same = strncmp(argument, name, length) == 0 && argument[length] == '=';
    return same ? argument + length + 1 : NULL;
}

static void add_setting(struct player *player, const char *pair)
{
    static char keys[APP_SETTINGS][32];
    struct app_setting *setting = &player->settings[player->setting_count];
    char *key = keys[player->setting_count++];
    const char *equals = strchr(pair, '=');
    if (equals == NULL || equals - pair >= 32 || strlen(equals + 1) >= SETTING_VALUE_SIZE)
        die("not KEY=VALUE", pair);
    memcpy(key, pair, (size_t)(equals - pair));
    setting->key = key;
    strcpy(setting->value, equals + 1);
}

static bool take_option(struct player *player, const char *argument)
{
    const char *value;
    if ((value = value_of(argument, "--size")) != NULL)
        return sscanf(value, "%dx%d", &player->cols, &player->rows) == 2;
    if ((value = value_of(argument, "--lang")) != NULL)
        return (player->language = value) != NULL;
    if ((value = value_of(argument, "--set")) != NULL)
        return (player->set = value) != NULL;
    if ((value = value_of(argument, "--puzzle")) != NULL)
        return (player->puzzle = value) != NULL;
    if ((value = value_of(argument, "--open")) != NULL)
        return (player->screen = value) != NULL;
    if ((value = value_of(argument, "--setting")) != NULL)
        return add_setting(player, value), true;
    if (strcmp(argument, "--mono") == 0)
        return player->mono = true;
    if (strcmp(argument, "--ascii") == 0)
        return player->ascii = true;
    return strcmp(argument, "--roles") == 0 && (player->roles = true);
}

/* --- events --- */

static void send(struct player *player, struct tui_event event)
{
    struct wish wish;
    event.now_ms = player->now_ms;
    event.utc = 1700000000 + player->now_ms / 1000;
    app_update(&player->app, &event);
    while (app_next_wish(&player->app, &wish)) {
        if (wish.kind == WISH_LEAVE)
            exit(0);
        wish_clear(&wish);
    }
    app_drawn(&player->app);
}

static void press(struct player *player, int key)
{
    send(player, (struct tui_event){.type = TUI_KEY, .key = key});
}

static void wait_seconds(struct player *player, int seconds)
{
    player->now_ms += 1000 * (int64_t)seconds;
    send(player, (struct tui_event){.type = TUI_TICK});
}

static void resize(struct player *player, int cols, int rows)
{
    if (!canvas_resize(&player->canvas, cols, rows))
        die("no memory", "canvas");
    send(player, (struct tui_event){.type = TUI_RESIZE, .cols = cols, .rows = rows});
}

static void show(struct player *player, const char *name)
{
    struct buf text = {0};
    if (app_is_over(&player->app)) {
        printf("(over)\n");
        return;
    }
    app_view(&player->app, &player->canvas);
    canvas_dump(&player->canvas, &text, player->roles ? DUMP_ROLES : DUMP_TEXT);
    if (name[0] != '\0')
        printf("== %s\n", name);
    fputs(buf_text(&text), stdout);
    buf_clear(&text);
}

/* --- the script --- */

static void press_names(struct player *player, char *line)
{
    for (char *name = strtok(line, " "); name != NULL; name = strtok(NULL, " ")) {
        int key = key_find(name);
        if (key == K_NONE)
            die("no such key", name);
        if (!app_is_over(&player->app))
            press(player, key);
    }
}

static void press_on(struct player *player, char *line)
{
    char *keys = strchr(line, ' ');
    const struct screen *top = app_top(&player->app);
    if (keys == NULL)
        die("no keys", line);
    *keys = '\0';
    if (top != NULL && strcmp(top->ops->name, line) == 0)
        press_names(player, keys + 1);
}

static void go_back(struct player *player, int depth)
{
    while (player->app.depth > depth)
        press(player, 'q');
}

static void type(struct player *player, const char *text)
{
    for (; *text != '\0' && *text != '"'; text++)
        press(player, (unsigned char)*text);
}

static void run_line(struct player *player, char *line)
{
    int cols, rows, number;
    if (line[0] == '#' || line[0] == '\0')
        return;
    if (sscanf(line, "size %dx%d", &cols, &rows) == 2)
        resize(player, cols, rows);
    else if (sscanf(line, "wait %d", &number) == 1)
        wait_seconds(player, number);
    else if (sscanf(line, "depth %d", &number) == 1)
        go_back(player, number);
    else if (strncmp(line, "on ", 3) == 0)
        press_on(player, line + 3);
    else if (strncmp(line, "show", 4) == 0 && (line[4] == ' ' || line[4] == '\0'))
        show(player, line[4] == ' ' ? line + 5 : "");
    else if (line[0] == '"')
        type(player, line + 1);
    else
        press_names(player, line);
}

static void run_script(struct player *player)
{
    char line[1024];
    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        run_line(player, line);
    }
}

/* --- start --- */

static void start_app(struct player *player)
{
    const struct san_letters *letters = notation_find(player->language);
    app_init(&player->app, &(struct app_context){.pack = &player->pack,
                                                 .records = &player->records,
                                                 .language = player->language,
                                                 .letters = letters,
                                                 .seed = 1,
                                                 .utf8 = !player->ascii,
                                                 .depth = player->mono ? DEPTH_MONO : DEPTH_256,
                                                 .background = THEME_DARK,
                                                 .settings = player->settings,
                                                 .setting_count = player->setting_count});
    resize(player, player->cols, player->rows);
}

static bool select_puzzles(struct player *player, struct selection *out)
{
    struct filter filter = {.set = player->set, .text = player->puzzle};
    return catalog_select(&player->pack, &filter, player->language, out);
}

static void open_first(struct player *player)
{
    struct selection selection = {0};
    bool quiz = strcmp(player->screen, "quiz") == 0;
    if (!select_puzzles(player, &selection))
        die("no memory", "selection");
    struct quiz_setup setup = {.selection = &selection,
                               .options = {.seed = 1, .ask_ground = true, .ask_steps = true}};
    if (!app_open(&player->app, player->screen, quiz ? &setup : NULL))
        die("can't open", player->screen);
    selection_clear(&selection);
    app_drawn(&player->app);
}

int main(int argc, char **argv)
{
    static struct player player = {.screen = "quiz", .cols = 80, .rows = 24, .language = "en"};
    setlocale(LC_ALL, "");
    i18n_start();
    if (!records_memory(&player.records))
        die("no memory", "records");
    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], "--", 2) != 0)
            read_pack(&player, argv[i]);
        else if (!take_option(&player, argv[i]))
            die("bad option", argv[i]);
    }
    start_app(&player);
    open_first(&player);
    run_script(&player);
    app_clear(&player.app);
    canvas_clear(&player.canvas);
    pack_clear(&player.pack);
    player.records.free(player.records.data);
    return 0;
}
