/* SPDX-License-Identifier: MIT */
/* The menu: a table of rows, of which only those are shown that lead somewhere. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "core/fen.h"
#include "text/i18n.h"
#include "text/phrase.h"
#include "tui/app.h"
#include "tui/column.h"
#include "tui/exam_screen.h"
#include "tui/run.h"
#include "tui/screens.h"
#include "tui/tally.h"
#include "tui/widget.h"

static const char famous[] = "famous"; /* the set that the first row starts */
enum { LABEL_COLS = 36, LIST_COLS = 58, LIST_TOP = 2, ROWS_WITH_DIGIT = 9 };

struct menu {
    struct screen screen;
    struct list list;
};

/* ---- the rows ---- */

struct menu_row {
    const char *label;                     /* N_(); with places for counts: write_label() */
    const char *message;                   /* N_(): what it does, shown while it is chosen */
    bool (*exists)(const struct app *app); /* NULL: always */
    void (*note)(const struct app *app, struct buf *out); /* NULL: nothing to note */
    void (*open)(struct app *app);
};

/* Once there are cards, they come first. */
static bool has_review(const struct app *app)
{
    return run_review_count(app).cards > 0;
}

/* Until each of them has been answered. */
static bool has_famous(const struct app *app)
{
    return run_has_new(app, famous);
}

static bool has_left(const struct app *app)
{
    return run_left_count(app) > 0;
}

static bool has_puzzles(const struct app *app)
{
    return run_count(app, NULL) > 0;
}

static bool has_questions(const struct app *app)
{
    return run_count_kind(app, PUZZLE_QUESTION) > 0;
}

static bool has_records(const struct app *app)
{
    return app->context.records != NULL;
}

static int count_exams(const struct app *app)
{
    return app->context.exam ? (int)app->context.exam->count : 0;
}

static void note_famous(const struct app *app, struct buf *out)
{
    (void)app;
    buf_add(out, _("5 min"));
}

static void note_count(const struct app *app, struct buf *out)
{
    buf_printf(out, "%zu", run_count(app, NULL));
}

static void note_questions(const struct app *app, struct buf *out)
{
    buf_printf(out, "%zu", run_count_kind(app, PUZZLE_QUESTION));
}

static void note_results(const struct app *app, struct buf *out)
{
    struct tally tally;

    records_tally(app->context.records, NULL, &tally);
    if (tally.asked > 0)
        buf_printf(out, _("%zu of %zu right"), tally.right, tally.asked);
}

static void note_rules(const struct app *app, struct buf *out)
{
    buf_add(out, app->context.rules ? app->context.rules->id : ruleset_default()->id);
}

static void open_review(struct app *app)
{
    struct deck_count count = run_review_count(app);

    if (count.due + count.fresh > 0)
        run_open_review(app);
    else
        app_say(app, _("Nothing more is due today.  \"All puzzles\" asks what you like."));
}

static void open_left(struct app *app)
{
    if (!run_open_left(app))
        app_warn(app, _("What was left can't be read."));
}

static void open_exam(struct app *app, int n)
{
    struct err err;
    struct exam *exam = app->context.exam->open(app->context.exam->data, (size_t)n, &err);

    if (exam != NULL)
        app_open(app, "exam", exam);
    else
        exam_warn(app, &err);
}

static void open_famous(struct app *app)
{
    run_open_set(app, famous);
}

static void open_all(struct app *app)
{
    run_open_all(app);
}

static void open_questions(struct app *app)
{
    run_open_kind(app, PUZZLE_QUESTION);
}

static bool has_course(const struct app *app)
{
    return app->context.deck != NULL && has_puzzles(app);
}

static void open_course(struct app *app)
{
    app_open(app, "course", NULL);
}

static void open_drills(struct app *app)
{
    run_open_drills(app);
}

static void open_spot(struct app *app)
{
    run_open_spot(app);
}

static void open_browse(struct app *app)
{
    app_open(app, "browse", NULL);
}

/* The answer comes back as DO_OPEN. */
static void ask_for_game(struct app *app)
{
    app_prompt(app, DO_OPEN, _("PGN file, or a FEN: "), "");
}

static bool has_learned(const struct app *app)
{
    return app->context.deck && app->context.records->count(app->context.records->data) > 0;
}

/* Before there is anything to chart, the list of this session. */
static void open_results(struct app *app)
{
    if (has_learned(app))
        app_open(app, "stats", NULL);
    else
        tally_open(app);
}

static void open_rules(struct app *app)
{
    app_open(app, "rules", NULL);
}

static void open_settings(struct app *app)
{
    app_open(app, "settings", NULL);
}

static void open_help(struct app *app)
{
    app_open(app, "help", NULL);
}

static void quit(struct app *app)
{
    app_close(app, DO_BACK);
}

/* Above all others, for each exam that is open. */
static const struct menu_row exam_row = {
    N_("Exam: {exam}"), N_("Back to the exam that is open: its time goes on."), NULL, NULL, NULL};

static const struct menu_row rows[] = {
    {N_("Go on: {left} left"), N_("The session that was left, from where it was left."), has_left,
     NULL, open_left},
    {N_("Review: {due} due, {new} new"),
     N_("What is due today, the least remembered first, then the new ones of the day."),
     has_review, NULL, open_review},
    {N_("Start: three famous claims"),
     N_("Three games, three claims: is each of them valid, and why?"), has_famous, note_famous,
     open_famous},
    {N_("All puzzles"), N_("Every claim and every question of the pack, the easy ones first."),
     has_puzzles, note_count, open_all},
    {N_("Law questions"), N_("What the Laws say, in questions with choices; the easy ones first."),
     has_questions, note_questions, open_questions},
    {N_("Browse puzzles"), N_("Find puzzles by topic, level, player or year, and choose some."),
     has_puzzles, note_count, open_browse},
    {N_("Course: station {station} of {stations} ({percent} %)"),
     N_("From the first lesson to grandmaster traps, station by station."), has_course, NULL,
     open_course},
    {N_("Drills"), N_("Games made on the spot, each around one trap; as many as you like."),
     has_records, NULL, open_drills},
    {N_("Spot it"), N_("A game goes by, move for move: claim at the right moment yourself."),
     has_puzzles, NULL, open_spot},
    {N_("Analyse a game (PGN or FEN)"), N_("Which draws can be claimed in a game of yours?"), NULL,
     NULL, ask_for_game},
    {N_("Results"), N_("Ninety days in charts and as a table: what is weak, and what is due."),
     has_records, note_results, open_results},
    {N_("Rules"), N_("The rules of the draw as this program applies them."), NULL, note_rules,
     open_rules},
    {N_("Settings"), N_("Colours, pieces, language and the like."), NULL, NULL, open_settings},
    {N_("Help"), N_("All keys of this screen."), NULL, NULL, open_help},
    {N_("Quit"), N_("Leave the program."), NULL, NULL, quit},
};
enum { ROWS = sizeof rows / sizeof rows[0] };

/* The n-th of those that exist, NULL after the last. */
static const struct menu_row *row_at(const struct app *app, int n)
{
    if (n < count_exams(app))
        return &exam_row;
    n -= count_exams(app);
    for (size_t i = 0; i < ROWS; i++)
        if ((!rows[i].exists || rows[i].exists(app)) && n-- == 0)
            return &rows[i];
    return NULL;
}

static int row_count(const struct app *app)
{
    int count = 0;

    while (row_at(app, count))
        count++;
    return count;
}

/* ---- the screen ---- */

static struct screen *menu_open(struct app *app, const void *argument)
{
    struct menu *menu = calloc(1, sizeof *menu);

    (void)argument;
    if (!menu)
        return NULL;
    menu->list.count = row_count(app);
    return &menu->screen;
}

static void menu_close(struct screen *screen)
{
    free(screen);
}

/* What was typed is a file's name, or a FEN. */
static void analyse(struct app *app, const char *text)
{
    bool is_fen = fen_looks_like(text, strlen(text));
    struct analysis_setup setup = {
        .path = is_fen ? NULL : text,
        .text = is_fen ? text : NULL,
        .length = is_fen ? strlen(text) : 0,
    };

    if (*text)
        app_open(app, "analysis", &setup);
}

/* Last thing an update does: the screen may be gone after it. */
static void choose(struct menu *menu, struct app *app, int n)
{
    const struct menu_row *row = row_at(app, n);

    if (!row)
        return;
    menu->list.chosen = n;
    if (row == &exam_row)
        open_exam(app, n);
    else
        row->open(app);
}

static void menu_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct menu *menu = (struct menu *)screen;

    menu->list.count = row_count(app);
    if (call->doing == DO_CONFIRM)
        choose(menu, app, menu->list.chosen);
    else if (call->doing == DO_CHOOSE)
        choose(menu, app, call->number - 1);
    else if (call->doing == DO_OPEN && call->text)
        analyse(app, call->text);
    else if (call->doing == DO_OPEN)
        ask_for_game(app);
    else if (call->doing == DO_RULES)
        open_rules(app);
    else if (call->doing == DO_SETTINGS)
        open_settings(app);
    else if (call->doing == DO_BACK)
        quit(app);
    else
        list_do(&menu->list, call->doing, menu->list.count);
}

/* From 1; the last one also where all are mastered. */
static long station_now(const struct course *course)
{
    size_t at = course_at(course);

    return (long)(at < course->count ? at + 1 : course->count);
}

/* The only one needs no name. */
static void add_exam_name(struct buf *out, const struct app *app, int n)
{
    const struct exam_door *door = app->context.exam;

    if (door->count == 1)
        buf_add(out, _("go on"));
    else
        door->name(door->data, (size_t)n, out);
}

static void write_exam_label(struct buf *out, const struct app *app, int n)
{
    struct buf name = {0};

    add_exam_name(&name, app, n);
    phrase_with(out, _(exam_row.label),
                (struct filling[]){{.name = "exam", .text = buf_text(&name)}, {0}});
    buf_clear(&name);
}

static void write_label(struct buf *out, const struct menu_row *row, const struct app *app)
{
    struct deck_count count = run_review_count(app);
    struct course course = {.count = 0};

    if (has_course(app))
        course_make(&course, app->context.deck);
    phrase_with(out, _(row->label),
                (struct filling[]){{.name = "due", .number = (long)count.due},
                                   {.name = "new", .number = (long)count.fresh},
                                   {.name = "left", .number = (long)run_left_count(app)},
                                   {.name = "station", .number = station_now(&course)},
                                   {.name = "stations", .number = (long)course.count},
                                   {.name = "percent", .number = course_percent(&course)},
                                   {0}});
}

static void draw_row(const void *data, int index, struct buf *out)
{
    const struct app *app = data;
    const struct menu_row *row = row_at(app, index);
    struct buf label = {0};

    if (!row)
        return;
    if (index < ROWS_WITH_DIGIT)
        buf_printf(out, "%d  ", index + 1);
    else
        buf_add(out, "   ");
    if (row == &exam_row)
        write_exam_label(&label, app, index);
    else
        write_label(&label, row, app);
    column_add(out, buf_text(&label), LABEL_COLS);
    buf_clear(&label);
    if (row->note)
        row->note(app, out);
}

static void menu_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                      struct area body)
{
    const struct menu *menu = (const struct menu *)screen;
    struct area area = area_part(body, 1, LIST_TOP, LIST_COLS, body.rows - LIST_TOP - 2);
    struct buf line = {0};

    canvas_put(canvas, body, 1, 0, ROLE_HEADING,
               _("A draw is claimed. Is the claim valid, and why?"));
    list_draw(canvas, area, &menu->list, draw_row, app, true);
    tally_line(&line, app);
    canvas_put_cut(canvas, body, 1, body.rows - 1, ROLE_TEXT, buf_text(&line));
    buf_clear(&line);
}

static void menu_title(const struct screen *screen, const struct app *app, struct buf *left,
                       struct buf *right)
{
    (void)screen;
    buf_add(left, PACKAGE_STRING);
    if (app->context.profile)
        buf_printf(right, _("profile: %s"), app->context.profile);
}

static void menu_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct menu *menu = (const struct menu *)screen;
    const struct menu_row *row = row_at(app, menu->list.chosen);

    if (row)
        buf_add(out, _(row->message));
}

static const struct binding menu_keys[] = {
    {K_ENTER, DO_CONFIRM, N_("open"), N_("open what is chosen")},
    {K_DIGIT, DO_CHOOSE, N_("open a row"), N_("open the row of that number")},
    {'q', DO_BACK, N_("quit"), N_("leave the program")},
    {K_UP, DO_UP, NULL, N_("up")},
    {K_DOWN, DO_DOWN, NULL, N_("down")},
    {'k', DO_UP, NULL, NULL},
    {'j', DO_DOWN, NULL, NULL},
    {K_HOME, DO_FIRST, NULL, N_("first row")},
    {K_END, DO_LAST, NULL, N_("last row")},
    {'r', DO_RULES, NULL, N_("the rules of the draw")},
    {'R', DO_RULES, NULL, NULL},
    {K_NONE, DO_OPEN, NULL, N_("analyse a game: file name or FEN")},
    {K_NONE, DO_SETTINGS, NULL, N_("colours, pieces, language and the like")},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_menu = {
    .name = "menu",
    .keys = menu_keys,
    .open = menu_open,
    .close = menu_close,
    .update = menu_update,
    .view = menu_view,
    .title = menu_title,
    .message = menu_message,
};
