/* SPDX-License-Identifier: MIT */
/*
 * A question of an exam: the quiz's question without hints and feedback (quiz_do.c and
 * quiz_view.c), every answer kept by train/exam before the next one is shown.  When it is handed
 * in, the same screen says so.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "text/complain.h"
#include "text/i18n.h"
#include "text/phrase.h"
#include "train/answer_words.h"
#include "tui/exam_screen.h"
#include "tui/quiz.h"
#include "tui/screens.h"

struct exam_screen {
    struct quiz quiz;
    struct exam *exam;
};

/* ---- shared with the list ---- */

void exam_tick(struct exam *exam, const struct app *app)
{
    exam_clock(exam, app->now_ms, app->utc);
}

/* The end is near: then it is shown even where clocks are hidden. */
enum { NEAR_END = 300 };

void exam_title(const struct exam *exam, const struct app *app, struct buf *left, struct buf *right)
{
    const struct exam_sheet *sheet = &exam->sheet;
    long seconds = (long)exam_left(exam);

    buf_printf(left, _("EXAM %s | %s | %zu of %zu answered"), exam->paper->name, sheet->candidate,
               exam_answered(sheet), sheet->count);
    if (!sheet->handed_in && (!app->timer_hidden || seconds <= NEAR_END))
        buf_printf(right, _("left %ld:%02ld:%02ld"), seconds / 3600, seconds / 60 % 60,
                   seconds % 60);
}

/* As many as there is room for. */
void exam_add_open(struct buf *out, const struct exam *exam)
{
    enum { NAMED_MOST = 20 };
    size_t named = 0;

    for (size_t i = 0; i < exam->sheet.count && named <= NAMED_MOST; i++) {
        if (exam_is_answered(&exam->sheet.answers[i]))
            continue;
        if (named++ < NAMED_MOST)
            buf_printf(out, "%s%zu", out->length > 0 ? ", " : "", i + 1);
        else
            buf_add(out, " …");
    }
}

void exam_warn(struct app *app, const struct err *err)
{
    struct buf sentence = {0};

    complain_sentence(&sentence, err, NULL);
    app_warn(app, _("The exam's answers: %s"), buf_text(&sentence));
    buf_clear(&sentence);
}

/* ---- questions ---- */

static const struct exam_answer *given(const struct exam_screen *screen)
{
    return &screen->exam->sheet.answers[screen->exam->at];
}

static bool is_over(const struct exam_screen *screen)
{
    return screen->exam->sheet.handed_in;
}

/* What was answered before stands chosen, and marked. */
static void choose_given(struct exam_screen *screen)
{
    struct quiz *quiz = &screen->quiz;
    const struct exam_answer *answer = given(screen);
    int last = quiz->choices.count - 1;

    if (!answer->given)
        return;
    if (answer->gave_up) {
        quiz->choices.chosen = last;
        return;
    }
    if (!answer->is_choice)
        quiz->choices.chosen = (int)answer->verdict;
    if (answer->is_choice && quiz_puzzle(quiz)->several)
        quiz->session.marked = answer->choices;
    for (int i = 0; answer->is_choice && i < last; i++)
        if (answer->choices == 1u << quiz->session.choices[i])
            quiz->choices.chosen = i;
}

static void choose_ground(struct exam_screen *screen)
{
    struct session *session = &screen->quiz.session;
    const struct exam_answer *answer = given(screen);

    for (size_t i = 0; answer->has_ground && i < session->ground_count; i++)
        if (answer->ground == session->grounds[i] && answer->verdict == session->attempt.given)
            screen->quiz.choices.chosen = (int)i;
}

/* False: memory. */
static bool ask(struct exam_screen *screen, struct app *app, size_t n)
{
    session_clear(&screen->quiz.session);
    if (!exam_ask(screen->exam, &screen->quiz.session, n))
        return false;
    quiz_show_question(&screen->quiz, app);
    choose_given(screen);
    return true;
}

static void go(struct exam_screen *screen, struct app *app, size_t n)
{
    if (!ask(screen, app, n))
        app_close(app, DO_BACK);
}

static void open_list(struct exam_screen *screen, struct app *app)
{
    app_open(app, "exam-list", screen->exam);
}

/* The answer is on the disk, or it is asked for once more. */
static void answered(struct quiz *quiz, struct app *app)
{
    struct exam_screen *screen = (struct exam_screen *)quiz;
    size_t n = screen->exam->at;
    bool is_last = n + 1 == screen->exam->sheet.count;

    if (quiz->session.not_kept) {
        struct err err = quiz->session.err;

        go(screen, app, n);
        exam_warn(app, &err);
        return;
    }
    go(screen, app, is_last ? n : n + 1);
    if (is_last)
        open_list(screen, app);
    app_say(app, _("Answer %zu is kept."), n + 1);
}

/* ---- opening and closing ---- */

static void exam_close(struct screen *screen)
{
    struct exam_screen *own = (struct exam_screen *)screen;

    session_clear(&own->quiz.session);
    free(own);
}

static struct screen *exam_open(struct app *app, const void *argument)
{
    struct exam_screen *screen = calloc(1, sizeof *screen);

    if (screen == NULL)
        return NULL;
    screen->exam = (struct exam *)argument; /* it is ours to change: screens.h */
    screen->quiz.answered = answered;
    size_t first = exam_next_open(screen->exam, 0);
    if (!ask(screen, app, first < screen->exam->sheet.count ? first : 0)) {
        exam_close(&screen->quiz.screen);
        return NULL;
    }
    return &screen->quiz.screen;
}

/* ---- doing ---- */

static void mark(struct exam_screen *screen, struct app *app)
{
    struct err err;

    if (!exam_mark(screen->exam, screen->exam->at, &err))
        exam_warn(app, &err);
    else
        app_say(app, given(screen)->marked ? _("Marked.") : _("No longer marked."));
}

static void leave(struct app *app)
{
    if (app_sure(
            app, DO_BACK,
            _("Leave?  It is not handed in, and the time goes on.  (y/n)  q or Enter: yes, too.")))
        app_close(app, DO_BACK);
}

/* The next one, or the one before; at the ends the list. */
static void turn(struct exam_screen *screen, struct app *app, enum doing doing)
{
    size_t n = screen->exam->at;

    if (doing == DO_NEXT_MATCH && n + 1 < screen->exam->sheet.count)
        go(screen, app, n + 1);
    else if (doing == DO_PREVIOUS_MATCH && n > 0)
        go(screen, app, n - 1);
    else
        open_list(screen, app);
}

/* A verdict is kept at once, before its ground is given. */
static void do_as_quiz(struct exam_screen *screen, struct app *app, const struct call *call)
{
    struct session *session = &screen->quiz.session;
    enum session_state before = session->state;
    struct err err;

    quiz_update(&screen->quiz.screen, app, call);
    if (app_top(app) != &screen->quiz.screen || session->state != SESSION_GROUND ||
        before == SESSION_GROUND)
        return;
    if (!exam_note(screen->exam, session, &err))
        exam_warn(app, &err);
    choose_ground(screen);
}

static void exam_update(struct screen *screen, struct app *app, const struct call *call)
{
    struct exam_screen *own = (struct exam_screen *)screen;

    exam_tick(own->exam, app);
    if (is_over(own)) {
        if (call->doing == DO_BACK || call->doing == DO_CONFIRM)
            app_close(app, DO_BACK);
        return;
    }
    if (call->doing == DO_MARK)
        mark(own, app);
    else if (call->doing == DO_BACK)
        leave(app);
    else if (call->doing == DO_QUESTIONS)
        open_list(own, app);
    else if (call->doing == DO_NEXT_MATCH || call->doing == DO_PREVIOUS_MATCH)
        turn(own, app, call->doing);
    else
        do_as_quiz(own, app, call);
}

/* From the list, with the question chosen there; from help or rules, as it was. */
static void exam_resumed(struct screen *screen, struct app *app, enum doing how)
{
    struct exam_screen *own = (struct exam_screen *)screen;

    exam_tick(own->exam, app);
    if (how == DO_GOTO && !is_over(own))
        go(own, app, own->exam->at);
}

static void exam_happened(struct screen *screen, struct app *app, const struct tui_event *event)
{
    struct exam_screen *own = (struct exam_screen *)screen;

    (void)event;
    exam_tick(own->exam, app);
}

static bool exam_ticking(const struct screen *screen, const struct app *app)
{
    (void)app;
    return !is_over((const struct exam_screen *)screen);
}

/* ---- seeing ---- */

static void add_answer(struct buf *out, const struct exam_screen *screen)
{
    const struct exam_answer *answer = given(screen);

    if (answer->gave_up)
        buf_add(out, _("don't know"));
    else if (answer->has_ground)
        buf_printf(out, "%s: %s",
                   answer_words(quiz_puzzle(&screen->quiz)->claim.kind, answer->verdict),
                   explain_ground(answer->ground));
    else
        buf_add(out, answer_words(quiz_puzzle(&screen->quiz)->claim.kind, answer->verdict));
}

/* What was answered so far: it can be changed. */
static void add_given(struct buf *out, const struct exam_screen *screen)
{
    struct buf answer = {0};

    add_answer(&answer, screen);
    phrase_with(out,
                exam_is_answered(given(screen))
                    ? _("Given: {answer}.  A new answer takes its place.")
                    : _("Given: {answer}; its ground is missing."),
                (struct filling[]){{"answer", buf_text(&answer), 0}, {NULL, NULL, 0}});
    buf_clear(&answer);
}

static void exam_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct exam_screen *own = (const struct exam_screen *)screen;
    const struct exam_answer *answer = given(own);

    if (is_over(own))
        buf_add(out, _("Enter leaves."));
    else if (answer->given && !answer->is_choice && own->quiz.session.state != SESSION_GROUND)
        add_given(out, own);
    else
        quiz_message(screen, app, out);
}

static void exam_head(const struct screen *screen, const struct app *app, struct buf *left,
                      struct buf *right)
{
    const struct exam_screen *own = (const struct exam_screen *)screen;

    if (!is_over(own))
        buf_printf(left, _("Q%zu%s | "), own->exam->at + 1, given(own)->marked ? _(" marked") : "");
    exam_title(own->exam, app, left, right);
}

static void draw_end(const struct exam *exam, struct canvas *canvas, struct area body)
{
    struct area area = area_inset(body, 2, 1, 2, 0);
    const struct exam_sheet *sheet = &exam->sheet;
    int row =
        text_flow(canvas, area, 0, ROLE_HEADING,
                  sheet->by_time ? _("The time is over: handed in as it is.") : _("Handed in."));
    struct buf text = {0};

    buf_printf(&text, _("Questions answered: %zu of %zu."), exam_answered(sheet), sheet->count);
    row = text_flow(canvas, area, row + 1, ROLE_TEXT, buf_text(&text));
    buf_reset(&text);
    buf_printf(&text, _("Seal: %.4s %.4s %.4s %.4s"), sheet->hash, sheet->hash + 4, sheet->hash + 8,
               sheet->hash + 12);
    row = text_flow(canvas, area, row, ROLE_TEXT, buf_text(&text));
    text_flow(canvas, area, row, ROLE_DIM,
              _("Write the seal down: whoever marks the exam sees the same one, unless something "
                "was changed."));
    canvas_cursor(canvas, area, 0, 0);
    buf_clear(&text);
}

static void exam_view(const struct screen *screen, const struct app *app, struct canvas *canvas,
                      struct area body)
{
    const struct exam_screen *own = (const struct exam_screen *)screen;

    if (is_over(own))
        draw_end(own->exam, canvas, body);
    else
        quiz_view(screen, app, canvas, body);
}

static bool exam_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct exam_screen *own = (const struct exam_screen *)screen;

    if (is_over(own))
        return doing == DO_BACK || doing == DO_CONFIRM;
    if (doing == DO_NEXT_PANE) /* Tab has the list: this is for where panes change */
        return !quiz_is_law(&own->quiz) && quiz_works(screen, app, doing);
    return doing == DO_NEXT_MATCH || doing == DO_PREVIOUS_MATCH || quiz_works(screen, app, doing);
}

static bool exam_hints(const struct screen *screen, const struct app *app, enum doing doing)
{
    bool over = is_over((const struct exam_screen *)screen);

    return over ? doing == DO_BACK : quiz_hints(screen, app, doing);
}

static bool exam_command(struct screen *screen, struct app *app, const char *text)
{
    return !is_over((const struct exam_screen *)screen) && quiz_command(screen, app, text);
}

static const struct binding exam_keys[] = {
    {'v', DO_VALID, N_("answer"), N_("the claim is valid")},
    {'i', DO_INVALID, N_("answer"), N_("the claim is invalid")},
    {'a', DO_ARBITER, N_("answer"), N_("the Laws leave it to the arbiter")},
    {'d', DO_DONT_KNOW, N_("answer"), N_("don't know; can be changed")},
    {K_DIGIT, DO_CHOOSE, N_("answer"), N_("the answer of that number")},
    {K_ENTER, DO_CONFIRM, N_("answer"), N_("give the chosen answer")},
    {K_TAB, DO_QUESTIONS, N_("questions"), N_("the list of questions, to choose one or hand in")},
    {'m', DO_MARK, N_("mark"), N_("mark this question, or no longer")},
    {'n', DO_NEXT_MATCH, N_("next"), N_("the next question")},
    {'N', DO_PREVIOUS_MATCH, NULL, N_("the question before")},
    {K_BACKTAB, DO_NEXT_PANE, N_("other pane"), N_("claim, answer or moves beside the board")},
    {K_LEFT, DO_STEP_BACK, N_("step"), N_("a move back")},
    {K_RIGHT, DO_STEP_ON, N_("step"), N_("a move on")},
    {K_SPACE, DO_PLAYED, N_("if played"),
     N_("the board as if the written move had been played, and back; where several choices may "
        "be right: mark one")},
    {'f', DO_FLIP, N_("flip"), N_("the board from the other side")},
    {'s', DO_STORY, N_("story"), N_("the story of the game up to here, and back")},
    {'q', DO_BACK, N_("leave"), N_("leave without handing in; asks, for the time goes on")},
    {K_UP, DO_UP, NULL, N_("the answer above")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("the answer below")},
    {'j', DO_DOWN, NULL, NULL},
    {K_BACKSPACE, DO_STEP_UNDONE, NULL, N_("from the ground back to the verdict")},
    {K_ESCAPE, DO_CANCEL, NULL, N_("back to the claim's position, or to the verdict")},
    {'R', DO_RULES, NULL, N_("the rules of this puzzle")},
    {'r', DO_RULES, NULL, NULL},
    {K_HOME, DO_FIRST, NULL, N_("to the start of the game")},
    {K_END, DO_LAST, NULL, N_("to the claim")},
    {'g', DO_GOTO, NULL, N_("to a move: 30w, 30b, start")},
    {K_PAGE_UP, DO_PAGE_UP, NULL, N_("the claim's text up")},
    {K_CTRL('U'), DO_PAGE_UP, NULL, NULL},
    {K_PAGE_DOWN, DO_PAGE_DOWN, NULL, N_("the claim's text down")},
    {K_CTRL('D'), DO_PAGE_DOWN, NULL, NULL},
    KEYS_OF_LOOK,
    {K_NONE, DO_TIMER, NULL, N_("hide the clock, or show it")},
    {K_NONE, DO_NONE, NULL, NULL},
};

const struct screen_ops screen_exam = {
    .name = "exam",
    .keys = exam_keys,
    .open = exam_open,
    .close = exam_close,
    .update = exam_update,
    .view = exam_view,
    .title = exam_head,
    .message = exam_message,
    .works = exam_works,
    .hints = exam_hints,
    .command = exam_command,
    .resume = exam_resumed,
    .happened = exam_happened,
    .ticking = exam_ticking,
    .about = quiz_about,
};
