/* SPDX-License-Identifier: MIT */
/*
 * What happens in a quiz.  The board stands at the claim's ply; nothing after it can be seen
 * before the answer, for how the game went on tells what became of the claim.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "text/complain.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "tui/quiz.h"
#include "tui/screens.h"

/* --- from step to step --- */

static void show_step(struct quiz *quiz)
{
    quiz->choices = (struct list){.count = quiz_choice_count(quiz)};
}

void quiz_show_question(struct quiz *quiz, struct app *app)
{
    quiz->ply = quiz_claim_ply(quiz);
    quiz->played = quiz->story = false;
    quiz->skip = 0;
    quiz->pane = PANE_CARD;
    show_step(quiz);
    app_freshen(app);
}

/* All drills have the same title. */
static const char *name_of(const struct quiz *quiz, const struct app *app, size_t n)
{
    const struct puzzle *puzzle = quiz->session.selection->items[n];
    return quiz->session.options.series != NULL ? puzzle->id
                                                : puzzle_title(puzzle, app->context.language);
}

/* Titles of what was missed, for the summary; the array is the caller's. */
static const char **missed_titles(const struct quiz *quiz, const struct app *app, size_t *count)
{
    const char **titles = calloc(quiz->note_count + 1, sizeof *titles);
    *count = 0;
    for (size_t i = 0; titles != NULL && i < quiz->note_count; i++) {
        if (quiz->notes[i].missed)
            titles[(*count)++] = name_of(quiz, app, i);
    }
    return titles;
}

/* What could not be written is written with the next answer. */
static void note_run(const struct quiz *quiz, const struct app *app)
{
    const struct records *records = quiz->session.records;
    struct run run = {.mode = quiz->session.options.mode,
                      .when = app->utc,
                      .lasted_ms = quiz->active_ms,
                      .asked = (int)quiz->session.asked,
                      .right = (int)quiz->session.right};
    if (run.asked > 0)
        records->note_run(records->data, &run, NULL);
}

/* What can be gone on with. */
static size_t count_left(const struct quiz *quiz)
{
    size_t count = 0;
    while (quiz->session.left_is_kept && session_left(&quiz->session, count) != NULL)
        count++;
    return count;
}

/* The end of the run; the screen is gone after this. */
static void finish(struct quiz *quiz, struct app *app)
{
    note_run(quiz, app);
    struct summary_setup setup = {.asked = quiz->session.asked,
                                  .right = quiz->session.right,
                                  .skipped = quiz->session.skipped,
                                  .left = count_left(quiz),
                                  .active_ms = quiz->active_ms};
    const char **titles = missed_titles(quiz, app, &setup.missed_count);
    setup.missed = titles;
    if (setup.asked == 0 || !app_replace(app, "summary", &setup))
        app_close(app, DO_BACK);
    free(titles);
}

static void say_error(struct app *app, const struct err *err)
{
    struct buf sentence = {0};
    complain_sentence(&sentence, err, NULL);
    app_warn(app, "%s", buf_text(&sentence));
    buf_clear(&sentence);
}

/* Once in a run is enough. */
static void say_clock_is_back(struct quiz *quiz, struct app *app)
{
    if (!quiz->said_clock)
        app_warn(app, _("The clock shows an earlier day than the answers kept: the latest of their "
                        "days counts."));
    quiz->said_clock = true;
}

static bool goes_on_by_itself(const struct quiz *quiz, const struct app *app)
{
    return quiz->session.latest_right && strcmp(app_setting(app, "quiz.autoadvance"), "right") == 0;
}

static void go_on(struct quiz *quiz, struct app *app, enum input_kind kind)
{
    session_step(&quiz->session, (struct input){.kind = kind}, app->now_ms, app->utc);
    if (quiz->session.state == SESSION_OVER || !quiz_make_notes(quiz))
        finish(quiz, app);
    else
        quiz_show_question(quiz, app);
}

static void explain_law(struct quiz *quiz, struct app *app)
{
    const struct session *session = &quiz->session;
    struct answer_setup setup = {.puzzle = quiz_puzzle(quiz),
                                 .attempt = &session->attempt,
                                 .choices = session->choices,
                                 .choice_count = session->choice_count,
                                 .session = &quiz->session,
                                 .can_undo = session->undoable};
    if (!app_open(app, "answer", &setup))
        finish(quiz, app);
}

static void explain(struct quiz *quiz, struct app *app)
{
    const struct session *session = &quiz->session;
    if (quiz_is_law(quiz)) {
        explain_law(quiz, app);
        return;
    }
    struct explain_setup setup = {.game = quiz_game(quiz),
                                  .rules = quiz_puzzle(quiz)->rules,
                                  .verdict = &session->verdict,
                                  .puzzle = quiz_puzzle(quiz),
                                  .attempt = &session->attempt,
                                  .grounds = session->grounds,
                                  .ground_count = session->ground_count,
                                  .session = &quiz->session,
                                  .can_undo = session->undoable};
    if (!app_open(app, "explain", &setup))
        finish(quiz, app);
}

static void answered(struct quiz *quiz, struct app *app)
{
    if (quiz->answered != NULL) {
        quiz->answered(quiz, app);
        return;
    }
    quiz->notes[quiz->session.at].missed += !quiz->session.latest_right;
    quiz->active_ms += quiz->session.attempt.active_ms;
    if (quiz->session.not_kept)
        say_error(app, &quiz->session.err);
    else if (quiz->session.clock_is_back)
        say_clock_is_back(quiz, app);
    if (goes_on_by_itself(quiz, app)) {
        app_say(app, _("Right."));
        go_on(quiz, app, INPUT_NEXT);
    } else {
        explain(quiz, app);
    }
}

/* Gives the session an input and shows where it led. */
static void give(struct quiz *quiz, struct app *app, enum input_kind kind, int value)
{
    struct input input = {.kind = kind, .value = value};
    if (!session_step(&quiz->session, input, app->now_ms, app->utc))
        return;
    if (quiz->session.state == SESSION_FEEDBACK) {
        answered(quiz, app);
        return;
    }
    if (quiz_is_law(quiz))
        return;
    show_step(quiz);
    quiz->pane = PANE_ANSWER;
}

/* --- doings --- */

static void do_answer(struct quiz *quiz, struct app *app, const struct call *call)
{
    enum verdict_answer answer = call->doing == DO_VALID     ? VERDICT_VALID
                                 : call->doing == DO_INVALID ? VERDICT_INVALID
                                                             : VERDICT_UNDECIDED;
    give(quiz, app, INPUT_ANSWER, (int)answer);
}

static void do_dont_know(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)call;
    give(quiz, app, INPUT_DONT_KNOW, 0);
}

static void do_give_up(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)call;
    if (app_sure(app, DO_WHY, _("Give up and see why? (y/n)  w or Enter: yes, too.")))
        give(quiz, app, INPUT_DONT_KNOW, 0);
}

static void choose_verdict(struct quiz *quiz, struct app *app, int index)
{
    enum verdict_answer answers[3];
    int count = (int)session_answers(&quiz->session, answers);
    if (index < count)
        give(quiz, app, INPUT_ANSWER, (int)answers[index]);
    else
        give(quiz, app, INPUT_DONT_KNOW, 0);
}

/* The row after the last choice is "don't know". */
static void choose_law(struct quiz *quiz, struct app *app, int index)
{
    quiz->choices.chosen = index;
    if (index < (int)quiz->session.choice_count)
        give(quiz, app, INPUT_CHOOSE, index);
    else
        give(quiz, app, INPUT_DONT_KNOW, 0);
}

static void choose(struct quiz *quiz, struct app *app, int index)
{
    if (index < 0 || index >= quiz->choices.count)
        return;
    if (quiz->session.state == SESSION_CHOICE)
        choose_law(quiz, app, index);
    else if (quiz->session.state == SESSION_VERDICT)
        choose_verdict(quiz, app, index);
    else
        give(quiz, app, quiz->session.state == SESSION_GROUND ? INPUT_GROUND : INPUT_STEP, index);
}

static void do_choose(struct quiz *quiz, struct app *app, const struct call *call)
{
    choose(quiz, app, call->number - 1);
}

static bool sees_answers(const struct quiz *quiz, const struct app *app)
{
    return quiz_is_law(quiz) || quiz->pane == PANE_ANSWER || quiz_room(quiz, app) != ROOM_ONE;
}

/* Where several choices are wanted, Enter ends the marking. */
static void confirm_law(struct quiz *quiz, struct app *app)
{
    bool at_choice = quiz->choices.chosen < (int)quiz->session.choice_count;
    if (!quiz_puzzle(quiz)->several || !at_choice)
        choose(quiz, app, quiz->choices.chosen);
    else if (quiz->session.marked != 0)
        give(quiz, app, INPUT_CONFIRM, 0);
    else
        app_warn(app, _("No choice is marked yet: Space or a digit marks one."));
}

/* Enter first leads to the answers: what can't be seen is not chosen. */
static void do_confirm(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)call;
    if (quiz_is_law(quiz))
        confirm_law(quiz, app);
    else if (!sees_answers(quiz, app))
        quiz->pane = PANE_ANSWER;
    else
        choose(quiz, app, quiz->choices.chosen);
}

static void do_certain(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)call;
    session_step(&quiz->session, (struct input){.kind = INPUT_CERTAIN}, app->now_ms, app->utc);
}

static void do_step_undone(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)call;
    give(quiz, app, INPUT_BACK, 0);
}

static void show_ply(struct quiz *quiz, int ply)
{
    int last = quiz_claim_ply(quiz);
    quiz->played = false;
    quiz->ply = ply < 0 ? 0 : ply > last ? last : ply;
}

/* Esc takes back one thing at a time: the story, a look elsewhere in the game, a step. */
static void do_cancel(struct quiz *quiz, struct app *app, const struct call *call)
{
    if (quiz->story)
        quiz->story = false;
    else if (quiz->played || quiz->ply != quiz_claim_ply(quiz))
        show_ply(quiz, quiz_claim_ply(quiz));
    else
        do_step_undone(quiz, app, call);
}

static void do_hint(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)call;
    if (!session_step(&quiz->session, (struct input){.kind = INPUT_HINT}, app->now_ms, app->utc))
        return;
    if (quiz_is_law(quiz)) {
        law_scroll(quiz, app, DO_LAST);
        return;
    }
    quiz->story = false;
    quiz->pane = PANE_CARD;
    struct area card = quiz_card_area(quiz, app, app_body(app));
    struct buf text = {0};
    quiz_card(quiz, app, &text);
    scroll_do(&quiz->skip, DO_LAST, text_rows(buf_text(&text), card.cols), card.rows);
    buf_clear(&text);
}

static void do_mark(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)call;
    bool *marked = &quiz->notes[quiz->session.at].marked;
    *marked = !*marked;
    app_say(app, *marked ? _("Marked.") : _("No longer marked."));
}

static void do_undo(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)call;
    int64_t active_ms = quiz->session.latest_active_ms;
    bool wrong = !quiz->session.latest_right;
    size_t at = quiz->session.latest_at;
    if (!session_step(&quiz->session, (struct input){.kind = INPUT_UNDO}, app->now_ms, app->utc)) {
        if (quiz->session.err.code != ERR_NONE)
            say_error(app, &quiz->session.err);
        return;
    }
    quiz->notes[at].missed -= wrong;
    quiz->active_ms -= active_ms;
    quiz_show_question(quiz, app);
    app_say(app, _("The last answer is taken back."));
}

static void do_story(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)app;
    (void)call;
    quiz->story = !quiz->story;
    quiz->skip = 0;
    quiz->pane = PANE_CARD;
}

static void do_rules(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)call;
    /* No article: it would name the ground. */
    struct rules_setup setup = {.rules = quiz_puzzle(quiz)->rules};
    app_open(app, "rules", &setup);
}

static void do_played(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)call;
    if (quiz_is_law(quiz)) {
        if (quiz->choices.chosen < (int)quiz->session.choice_count)
            choose(quiz, app, quiz->choices.chosen);
        return;
    }
    quiz->ply = quiz_claim_ply(quiz);
    quiz->played = !quiz->played;
}

static void do_step(struct quiz *quiz, struct app *app, const struct call *call)
{
    const int to[] = {[DO_STEP_BACK - DO_STEP_BACK] = quiz->ply - (quiz->played ? 0 : 1),
                      [DO_STEP_ON - DO_STEP_BACK] = quiz->ply + 1,
                      [DO_FIRST - DO_STEP_BACK] = 0,
                      [DO_LAST - DO_STEP_BACK] = quiz_claim_ply(quiz)};
    (void)app;
    show_ply(quiz, to[call->doing - DO_STEP_BACK]);
}

bool quiz_goto(struct quiz *quiz, const char *text)
{
    int ply = text[0] == '\0' ? quiz_claim_ply(quiz) : notation_parse_ply(quiz_game(quiz), text);
    if (ply < 0 || ply > quiz_claim_ply(quiz))
        return false;
    show_ply(quiz, ply);
    return true;
}

static void do_goto(struct quiz *quiz, struct app *app, const struct call *call)
{
    if (call->text == NULL)
        app_prompt(app, DO_GOTO, _("Go to (30w, 30b, start; Enter: the claim): "), "");
    else if (!quiz_goto(quiz, call->text))
        app_warn(app, _("“%s” is no move up to the claim; write 30w, 30b or start."), call->text);
}

static void do_list(struct quiz *quiz, struct app *app, const struct call *call)
{
    if (!sees_answers(quiz, app))
        quiz->pane = PANE_ANSWER;
    list_do(&quiz->choices, call->doing, quiz->choices.count);
    if (quiz_is_law(quiz))
        law_scroll(quiz, app, DO_NONE);
}

static void do_scroll(struct quiz *quiz, struct app *app, const struct call *call)
{
    if (quiz_is_law(quiz)) {
        law_scroll(quiz, app, call->doing);
        return;
    }
    struct area card = quiz_card_area(quiz, app, app_body(app));
    struct buf text = {0};
    quiz_card(quiz, app, &text);
    scroll_do(&quiz->skip, call->doing, text_rows(buf_text(&text), card.cols), card.rows);
    buf_clear(&text);
}

static void do_pane(struct quiz *quiz, struct app *app, const struct call *call)
{
    int step = call->doing == DO_NEXT_PANE ? 1 : QUIZ_PANES - 1;
    if (quiz_room(quiz, app) == ROOM_TWO)
        quiz->pane = quiz->pane == PANE_MOVES ? PANE_CARD : PANE_MOVES;
    else
        quiz->pane = (enum quiz_pane)(((int)quiz->pane + step) % QUIZ_PANES);
}

static void do_skip(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)call;
    go_on(quiz, app, INPUT_SKIP);
}

/* All answers are kept; only a verdict without its ground, or marks, would be lost. */
static bool would_lose(const struct session *session)
{
    return session->state == SESSION_CHOICE ? session->marked != 0
                                            : session->state != SESSION_VERDICT;
}

static void do_back(struct quiz *quiz, struct app *app, const struct call *call)
{
    (void)call;
    if (would_lose(&quiz->session) &&
        !app_sure(app, DO_BACK,
                  _("Your answer is not complete.  Leave? (y/n)  q or Enter: yes, too.")))
        return;
    go_on(quiz, app, INPUT_QUIT);
}

static const struct {
    enum doing doing;
    void (*run)(struct quiz *quiz, struct app *app, const struct call *call);
} doings[] = {
    {DO_VALID, do_answer},       {DO_INVALID, do_answer},
    {DO_ARBITER, do_answer},     {DO_DONT_KNOW, do_dont_know},
    {DO_CHOOSE, do_choose},      {DO_CONFIRM, do_confirm},
    {DO_CERTAIN, do_certain},    {DO_STEP_UNDONE, do_step_undone},
    {DO_CANCEL, do_cancel},      {DO_HINT, do_hint},
    {DO_MARK, do_mark},          {DO_WHY, do_give_up},
    {DO_UNDO, do_undo},          {DO_STORY, do_story},
    {DO_RULES, do_rules},        {DO_PLAYED, do_played},
    {DO_STEP_BACK, do_step},     {DO_STEP_ON, do_step},
    {DO_FIRST, do_step},         {DO_LAST, do_step},
    {DO_GOTO, do_goto},          {DO_UP, do_list},
    {DO_DOWN, do_list},          {DO_PAGE_UP, do_scroll},
    {DO_PAGE_DOWN, do_scroll},   {DO_NEXT_PANE, do_pane},
    {DO_PREVIOUS_PANE, do_pane}, {DO_NEXT, do_skip},
    {DO_BACK, do_back},
};

void quiz_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct quiz *quiz = (struct quiz *)screen;
    session_stir(&quiz->session, app->now_ms);
    quiz->first = quiz->first && (call->doing == DO_PIECES || call->doing == DO_THEME);
    for (size_t i = 0; i < sizeof doings / sizeof *doings; i++) {
        if (doings[i].doing == call->doing) {
            doings[i].run(quiz, app, call);
            return;
        }
    }
}

/* Only the explanation leads on; from help or rules one comes back to the same question. */
void quiz_resume(struct screen *screen, struct app *app, enum doing how)
{
    struct quiz *quiz = (struct quiz *)screen;
    if (quiz->session.state != SESSION_FEEDBACK)
        return;
    if (how == DO_UNDO)
        do_undo(quiz, app, &(struct call){.doing = DO_UNDO});
    else
        go_on(quiz, app, how == DO_NEXT ? INPUT_NEXT : INPUT_QUIT);
}
