/* SPDX-License-Identifier: MIT */
/* The menu of the plain mode. */
#include "config.h"

#include "cli/line_mode.h"

#include <string.h>

#include "cli/line_command.h"
#include "cli/line_course.h"
#include "cli/line_rules.h"
#include "text/i18n.h"
#include "train/exam.h"

/* ---- asking ---- */

static void ask(struct line_desk *desk, const struct filter *filter, bool shuffled)
{
    struct line_mode *mode = desk->mode;
    struct selection selection = {0};

    if (!mode->pack)
        line_say(mode, _("There are no puzzles here."));
    else if (!catalog_select(mode->pack, filter, mode->language ? mode->language : "en",
                             &selection))
        mode->pending.failed = true;
    else {
        if (shuffled)
            selection_shuffle(&selection, mode->options.seed);
        line_mode_quiz(mode, &selection);
    }
    selection_clear(&selection);
}

/* What is due, then the day's new ones. */
static void do_review(struct line_desk *desk, const char *argument)
{
    struct line_mode *mode = desk->mode;
    const struct deck *deck = mode->options.deck;
    struct selection all = {0}, chosen = {0};
    int64_t day = deck ? deck_day(deck, line_utc(mode)) : 0;

    (void)argument;
    if (!deck || !mode->pack)
        line_say(mode, _("There are no puzzles here."));
    else if (!catalog_select(mode->pack, &(const struct filter){0}, "en", &all) ||
             !deck_choose(deck, &all, day, deck_new_left(deck, day), mode->options.seed, &chosen))
        mode->pending.failed = true;
    else if (chosen.count == 0)
        line_say(mode, _("Nothing more is due today; puzzles asks what you like."));
    else
        line_mode_quiz(mode, &chosen);
    selection_clear(&all);
    selection_clear(&chosen);
}

static size_t count_left(const struct line_mode *mode)
{
    return mode->left ? mode->left->count(mode->left->data) : 0;
}

/* As it was asked. */
static void do_left(struct line_desk *desk, const char *argument)
{
    struct line_mode *mode = desk->mode;
    struct session_options options = mode->options;
    struct selection selection = {0};

    (void)argument;
    if (count_left(mode) == 0 || !mode->left->read(mode->left->data, &selection, &mode->options))
        line_say(mode, _("There is no session to go on with."));
    else
        line_mode_quiz(mode, &selection);
    mode->options = options;
    selection_clear(&selection);
}

/* ---- results ---- */

/* Each answer of this session, and what all of them add up to. */

struct by_ground {
    size_t asked, right;
};

static void say_ground(struct line_mode *mode, const char *name, const struct by_ground *ground)
{
    if (ground->asked > 0)
        line_phrase(mode, _("{ground}: {right} of {asked} right."),
                    (const struct filling[]){{"ground", name, 0},
                                             {"right", NULL, (long)ground->right},
                                             {"asked", NULL, (long)ground->asked},
                                             {0}});
}

static void say_grounds(struct line_mode *mode)
{
    struct by_ground grounds[REASON_COUNT] = {{0, 0}}, laws = {0, 0};
    struct attempt attempt;

    for (size_t i = 0; mode->records->get(mode->records->data, i, &attempt); i++) {
        struct by_ground *to = attempt.is_question ? &laws : &grounds[attempt.ground_right];

        if (attempt.mode == MODE_SPOT) /* no ground was asked */
            continue;
        to->asked++;
        to->right += attempt_is_right(&attempt);
    }
    for (int reason = 0; reason < REASON_COUNT; reason++)
        say_ground(mode, explain_ground((enum reason)reason), &grounds[reason]);
    say_ground(mode, _("law questions"), &laws);
}

static void say_attempts(struct line_mode *mode)
{
    struct attempt attempt;

    for (size_t i = mode->earlier; mode->records->get(mode->records->data, i, &attempt); i++)
        line_phrase(mode,
                    attempt_is_right(&attempt) ? _("{puzzle}: right.")
                    : attempt.gave_up          ? _("{puzzle}: not answered.")
                                               : _("{puzzle}: wrong."),
                    (const struct filling[]){{"puzzle", attempt.puzzle, 0}, {0}});
}

static void do_results(struct line_desk *desk, const char *argument)
{
    struct tally tally;

    (void)argument;
    records_tally(desk->mode->records, NULL, &tally);
    if (tally.asked == 0) {
        line_say(desk->mode, _("Nothing has been answered yet."));
        return;
    }
    say_attempts(desk->mode);
    line_say(desk->mode, _("By ground:"));
    say_grounds(desk->mode);
    line_phrase(desk->mode, _("All in all: {right} of {asked} right."),
                (const struct filling[]){
                    {"right", NULL, (long)tally.right}, {"asked", NULL, (long)tally.asked}, {0}});
}

/* ---- the menu ---- */

static void do_famous(struct line_desk *desk, const char *argument)
{
    (void)argument;
    ask(desk, &(const struct filter){.set = "famous"}, false);
}

static void do_puzzles(struct line_desk *desk, const char *argument)
{
    (void)argument;
    ask(desk, &(const struct filter){0}, true);
}

static void do_questions(struct line_desk *desk, const char *argument)
{
    (void)argument;
    ask(desk, &(const struct filter){.kinds = 1u << PUZZLE_QUESTION}, true);
}

/* Other ones each time. */
static void do_drill(struct line_desk *desk, const char *argument)
{
    struct line_mode *mode = desk->mode;
    struct series series = {
        .seed = series_seed(mode->options.seed, mode->records->count(mode->records->data))};
    struct err err;

    (void)argument;
    if (series_grow(&series, &err))
        line_mode_drill(mode, &series);
    else
        line_fail(mode, &err);
    series_clear(&series);
}

/* Games of the pack, in another order each time. */
static void do_spot(struct line_desk *desk, const char *argument)
{
    struct line_mode *mode = desk->mode;
    struct spot_games games = {0};

    (void)argument;
    if (!mode->pack || !spot_games_of_pack(&games, mode->pack, &(const struct filter){0})) {
        line_say(mode, _("There are no games here."));
        return;
    }
    selection_shuffle(&games.selection,
                      mode->options.seed + mode->records->count(mode->records->data));
    line_mode_spot(mode, &games, 0);
}

static void do_browse(struct line_desk *desk, const char *argument)
{
    struct filter filter = {.text = argument[0] ? argument : NULL};

    line_mode_browse(desk->mode, &filter);
}

/* Without an argument the path is asked for. */
static void do_analyse(struct line_desk *desk, const char *argument)
{
    struct buf path = {0};

    buf_add(&path, argument);
    if (path.length == 0) {
        line_say(desk->mode, _("Which file? The path of a PGN or FEN file; empty: none."));
        if (!line_read(desk->mode, &path))
            buf_reset(&path);
    }
    if (strcmp(buf_text(&path), "-") == 0)
        line_say(desk->mode, _("Standard input gives the commands here; name a file."));
    else if (path.length > 0)
        line_mode_analyse(desk->mode, buf_text(&path), 0, NULL);
    buf_clear(&path);
}

static void do_rules(struct line_desk *desk, const char *argument)
{
    line_rules_command(desk, argument);
    if (!argument[0])
        line_say(desk->mode, _("rules and one of these ids tells what they say; settings and set "
                               "change how this program behaves; help lists all commands."));
}

static void go_into_exam(struct line_mode *mode, size_t n)
{
    struct err err;
    struct exam *exam = mode->exam->open(mode->exam->data, n, &err);

    if (exam)
        line_mode_exam(mode, exam);
    else
        line_complain(mode, &err, false);
}

static void list_exams(struct line_mode *mode)
{
    const struct exam_door *door = mode->exam;

    line_say(mode, _("Which exam? For example: exam 1"));
    for (size_t n = 0; n < door->count; n++) {
        struct buf name = {0};

        door->name(door->data, n, &name);
        line_sayf(mode, "%zu %s", n + 1, buf_text(&name));
        buf_clear(&name);
    }
}

/* The only one, or the one of a number. */
static void do_exam(struct line_desk *desk, const char *argument)
{
    const struct exam_door *door = desk->mode->exam;
    size_t number = line_number(argument);

    if (!door)
        line_say(desk->mode, _("No exam is open."));
    else if (number > 0 && number <= door->count)
        go_into_exam(desk->mode, number - 1);
    else if (door->count == 1 && !argument[0])
        go_into_exam(desk->mode, 0);
    else
        list_exams(desk->mode);
}

static void do_quit(struct line_desk *desk, const char *argument)
{
    (void)argument;
    desk->leave = true;
}

static const struct line_command menu_commands[] = {
    {"go-on", "", N_("go on with the session that was left"), do_left},
    {"review", "", N_("what is due, then new puzzles"), do_review},
    {"famous", "", N_("three famous claims"), do_famous},
    {"puzzles", "", N_("all puzzles, mixed"), do_puzzles},
    {"questions", "", N_("law questions, mixed"), do_questions},
    {"browse", N_("[TEXT]"), N_("puzzles by topic, level or name"), do_browse},
    {"course", N_("[NUMBER]"), N_("station by station, from the first lesson on"),
     line_course_command},
    {"drill", "", N_("games made on the spot, as many as you like"), do_drill},
    {"spot", "", N_("a game goes by: claim at the right moment yourself"), do_spot},
    {"analyse", N_("[PATH]"), N_("a game of your own (PGN or FEN)"), do_analyse},
    {"results", "", N_("results so far"), do_results},
    {"rules", N_("[ID]"), N_("rules, settings, help"), do_rules},
    {"exam", N_("[NUMBER]"), N_("go on with an exam that is open"), do_exam},
    {"settings", "", N_("the settings and their values"), line_settings_command},
    {"set", N_("KEY VALUE"), N_("change a setting"), line_set_command},
    {"help", N_("[COMMAND]"), N_("this list"), desk_help},
    {"quit", "", N_("leave the program"), do_quit},
    {NULL, NULL, NULL, NULL},
};

enum { MENU_ROWS = 12 }; /* so many of the commands have numbers, where they are offered */

static struct deck_count count_today(const struct line_mode *mode)
{
    const struct deck *deck = mode->options.deck;

    if (!deck || !mode->options.scheduled)
        return (struct deck_count){0};
    return deck_count(deck, deck_day(deck, line_utc(mode)));
}

/* Has one of the famous claims not been graded yet? */
static bool has_famous(const struct line_mode *mode)
{
    const struct pack *pack = mode->pack;
    const struct deck_card *card;

    for (size_t i = 0; pack && i < pack->count; i++) {
        if (!puzzle_in_set(&pack->puzzles[i], "famous"))
            continue;
        card = mode->options.deck ? deck_card(mode->options.deck, &pack->puzzles[i]) : NULL;
        if (!card || card->card.reviews == 0)
            return true;
    }
    return false;
}

/* The same rows as on the screen. */
static bool is_offered(const struct line_mode *mode, const struct line_command *command)
{
    if (command->run == do_left)
        return count_left(mode) > 0;
    if (command->run == do_review)
        return count_today(mode).cards > 0;
    return command->run != do_famous || has_famous(mode);
}

/* The n-th row, from 0; NULL after the last. */
static const struct line_command *menu_row(const struct line_mode *mode, size_t n)
{
    for (size_t i = 0; i < MENU_ROWS; i++)
        if (is_offered(mode, &menu_commands[i]) && n-- == 0)
            return &menu_commands[i];
    return NULL;
}

static void say_left(struct line_mode *mode, size_t number)
{
    line_phrase(mode, _("{n} go on: {left} left"),
                (const struct filling[]){
                    {"n", NULL, (long)number}, {"left", NULL, (long)count_left(mode)}, {0}});
}

static void say_review(struct line_mode *mode, size_t number)
{
    struct deck_count count = count_today(mode);

    line_phrase(mode, _("{n} review: {due} due, {new} new"),
                (const struct filling[]){{"n", NULL, (long)number},
                                         {"due", NULL, (long)count.due},
                                         {"new", NULL, (long)count.fresh},
                                         {0}});
}

static void say_course(struct line_mode *mode, size_t number)
{
    char before[24];

    snprintf(before, sizeof before, "%zu ", number);
    line_course_say_at(mode, before);
}

static void say_row(struct line_mode *mode, const struct line_command *row, size_t number)
{
    if (row->run == do_left)
        say_left(mode, number);
    else if (row->run == do_review)
        say_review(mode, number);
    else if (row->run == line_course_command && mode->options.deck)
        say_course(mode, number);
    else
        line_sayf(mode, "%zu %s", number, _(row->help));
}

static void say_menu(struct line_desk *desk)
{
    const struct line_command *row;

    if (desk->mode->exam && desk->mode->exam->count == 1)
        line_say(desk->mode, _("An exam is open, and its time goes on: exam leads back to it."));
    else if (desk->mode->exam)
        line_say(desk->mode, _("Exams are open, and their time goes on: exam lists them."));
    line_say(desk->mode, _("What would you like? Type a number or a command; help lists them."));
    for (size_t n = 0; (row = menu_row(desk->mode, n)); n++)
        say_row(desk->mode, row, n + 1);
    line_sayf(desk->mode, "q %s", _("quit"));
}

/* Numbers of the menu; an empty line shows it again. */
static bool menu_number(struct line_desk *desk, const char *line)
{
    size_t length = strcspn(line, " ");
    const struct line_command *row;
    char word[8] = "";
    size_t number;

    if (!line[0]) {
        say_menu(desk);
        return true;
    }
    if (strcmp(line, "q") == 0) { /* as the menu has it, though others begin so */
        do_quit(desk, "");
        return true;
    }
    strncat(word, line, length < sizeof word ? length : 0);
    number = line_number(word);
    if (number == 0)
        return false;
    row = menu_row(desk->mode, number - 1);
    if (!row) {
        line_say(desk->mode, _("There is no such number in the menu."));
        return true;
    }
    row->run(desk, line + length + strspn(line + length, " "));
    if (!desk->mode->ended)
        line_say(desk->mode, _("Back in the menu; an empty line shows it."));
    return true;
}

bool line_mode_menu(struct line_mode *mode)
{
    struct line_desk desk = {.mode = mode, .tables = {menu_commands, NULL}, .other = menu_number};

    mode->earlier = mode->records->count(mode->records->data);
    line_say(mode, _("drawclaim trains the draw rules of chess on real games."));
    say_menu(&desk);
    desk_run(&desk);
    return line_flush(mode);
}

void line_mode_clear(struct line_mode *mode)
{
    buf_clear(&mode->pending);
}
