/* SPDX-License-Identifier: MIT */
/* The question: its table of keys, and what surrounds it.  quiz_do.c has what happens,
 * quiz_view.c how it looks. */
#include "config.h"

#include <stdlib.h>

#include "base/mem.h"
#include "text/i18n.h"
#include "tui/quiz.h"
#include "tui/screens.h"

const struct puzzle *quiz_puzzle(const struct quiz *quiz)
{
    return session_puzzle(&quiz->session);
}

const struct game *quiz_game(const struct quiz *quiz)
{
    return &quiz_puzzle(quiz)->source->pgn.game;
}

int quiz_claim_ply(const struct quiz *quiz)
{
    return quiz_puzzle(quiz)->claim.ply;
}

struct speaker quiz_speaker(const struct quiz *quiz, const struct app *app)
{
    return (struct speaker){.game = quiz_game(quiz),
                            .rules = quiz_puzzle(quiz)->rules,
                            .verdict = &quiz->session.verdict,
                            .letters = app->display.letters};
}

bool quiz_has_written(const struct quiz *quiz)
{
    return quiz_puzzle(quiz)->claim.move[0] != '\0';
}

bool quiz_is_question(const struct quiz *quiz)
{
    return quiz->session.state < SESSION_FEEDBACK;
}

bool quiz_is_law(const struct quiz *quiz)
{
    const struct puzzle *puzzle = quiz_puzzle(quiz);
    return puzzle != NULL && puzzle->kind == PUZZLE_QUESTION;
}

static bool is_narrow(const struct app *app)
{
    return layout_of(app->cols, app->rows) <= LAYOUT_NARROW;
}

int quiz_choice_count(const struct quiz *quiz)
{
    enum verdict_answer answers[3];
    switch (quiz->session.state) {
    case SESSION_VERDICT:
        return (int)session_answers(&quiz->session, answers) + 1; /* don't know */
    case SESSION_GROUND:
        return (int)quiz->session.ground_count;
    case SESSION_STEP:
        return (int)session_ask(&quiz->session)->count;
    case SESSION_CHOICE:
        return (int)quiz->session.choice_count + 1; /* don't know */
    default:
        return 0;
    }
}

/* --- the rest of a screen --- */

static void quiz_close(struct screen *screen)
{
    struct quiz *quiz = (struct quiz *)screen;
    session_clear(&quiz->session);
    selection_clear(&quiz->selection);
    series_clear(&quiz->series);
    free(quiz->notes);
    free(quiz);
}

bool quiz_make_notes(struct quiz *quiz)
{
    size_t count = quiz->session.selection->count;
    if (!mem_grow((void **)&quiz->notes, &quiz->note_capacity, count, sizeof *quiz->notes))
        return false;
    for (; quiz->note_count < count; quiz->note_count++)
        quiz->notes[quiz->note_count] = (struct quiz_note){0};
    return true;
}

/* What is to be asked moves in here. */
static const struct selection *take(struct quiz *quiz, const struct quiz_setup *setup)
{
    if (setup->series == NULL) {
        quiz->selection = *setup->selection;
        *setup->selection = (struct selection){0};
        return &quiz->selection;
    }
    quiz->series = *setup->series;
    *setup->series = (struct series){0};
    return &quiz->series.selection;
}

static bool quiz_start(struct quiz *quiz, struct app *app, const struct quiz_setup *setup)
{
    struct session_options options = setup->options;
    const struct selection *asked = take(quiz, setup);
    options.series = setup->series != NULL ? &quiz->series : NULL;
    return session_start(&quiz->session, asked, app->context.records, options, app->now_ms) &&
           quiz_make_notes(quiz);
}

static size_t count_asked(const struct quiz_setup *setup)
{
    return setup->series != NULL ? setup->series->selection.count : setup->selection->count;
}

static struct screen *quiz_open(struct app *app, const void *argument)
{
    const struct quiz_setup *setup = argument;
    if (count_asked(setup) == 0) {
        app_warn(app, _("There is no puzzle to ask."));
        return NULL;
    }
    struct quiz *quiz = calloc(1, sizeof *quiz);
    if (quiz == NULL)
        return NULL;
    if (!quiz_start(quiz, app, setup)) {
        quiz_close(&quiz->screen);
        return NULL;
    }
    quiz->first = setup->first;
    quiz_show_question(quiz, app);
    return &quiz->screen;
}

static bool is_at_step(const struct quiz *quiz, enum session_state state)
{
    return quiz->session.state == state;
}

/* A law question has no moves to go through, and perhaps no board. */
static bool law_works(const struct quiz *quiz, enum doing doing)
{
    const struct puzzle *puzzle = quiz_puzzle(quiz);
    switch (doing) {
    case DO_PLAYED:
        return puzzle->several;
    case DO_UNDO:
        return quiz->session.undoable;
    case DO_HINT:
        return quiz->session.attempt.hints < session_hints(&quiz->session);
    case DO_RULES:
        return puzzle->rules != NULL;
    case DO_FLIP:
    case DO_PIECES:
    case DO_LARGER:
    case DO_SMALLER:
        return puzzle->has_diagram;
    case DO_VALID:
    case DO_INVALID:
    case DO_ARBITER:
    case DO_NEXT_PANE:
    case DO_PREVIOUS_PANE:
    case DO_STEP_BACK:
    case DO_STEP_ON:
    case DO_FIRST:
    case DO_LAST:
    case DO_GOTO:
    case DO_STORY:
    case DO_STEP_UNDONE:
        return false;
    default:
        return true;
    }
}

bool quiz_works(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct quiz *quiz = (const struct quiz *)screen;
    if (quiz_is_law(quiz))
        return law_works(quiz, doing);
    switch (doing) {
    case DO_VALID:
    case DO_INVALID:
    case DO_ARBITER:
        return is_at_step(quiz, SESSION_VERDICT);
    case DO_STEP_UNDONE:
        return !is_at_step(quiz, SESSION_VERDICT);
    case DO_PLAYED:
        return quiz_has_written(quiz);
    case DO_UNDO:
        return quiz->session.undoable;
    case DO_HINT:
        return quiz->session.attempt.hints < 3;
    case DO_NEXT_PANE:
    case DO_PREVIOUS_PANE:
        return quiz_room(quiz, app) != ROOM_ALL;
    default:
        return true;
    }
}

static bool is_offered(const struct quiz *quiz, enum verdict_answer answer)
{
    enum verdict_answer answers[3];
    size_t count = session_answers(&quiz->session, answers);
    bool found = false;
    for (size_t i = 0; i < count; i++)
        found = found || answers[i] == answer;
    return found;
}

/* How one answers stands in the key line where little else does.  "if played" is no hint where
 * Space marks a choice; the message line tells that. */
bool quiz_hints(const struct screen *screen, const struct app *app, enum doing doing)
{
    const struct quiz *quiz = (const struct quiz *)screen;
    bool verdict = is_at_step(quiz, SESSION_VERDICT);
    switch (doing) {
    case DO_PLAYED:
        return !quiz_is_law(quiz);
    case DO_VALID:
    case DO_INVALID:
    case DO_DONT_KNOW:
        return verdict && is_narrow(app);
    case DO_ARBITER:
        return is_offered(quiz, VERDICT_UNDECIDED) && is_narrow(app);
    case DO_CHOOSE:
    case DO_CONFIRM:
        return !verdict && is_narrow(app);
    default:
        return true;
    }
}

static void quiz_happened(struct screen *screen, struct app *app, const struct tui_event *event)
{
    struct quiz *quiz = (struct quiz *)screen;
    if (event->type == TUI_RESUMED)
        session_pause(&quiz->session, app->paused_ms);
}

static bool quiz_ticking(const struct screen *screen, const struct app *app)
{
    return quiz_is_question((const struct quiz *)screen) && !app->timer_hidden;
}

static void add_time(struct buf *out, int64_t ms)
{
    long seconds = (long)(ms / 1000);
    buf_printf(out, "%ld:%02ld", seconds / 60, seconds % 60);
}

/* "due 13 new 4": of those left in this run. */
static void add_left(struct buf *out, const struct quiz *quiz, const struct app *app)
{
    struct deck_count left;
    if (session_count_left(&quiz->session, app->utc, &left))
        buf_printf(out, _("due %zu new %zu | "), left.due, left.fresh);
}

static void add_number(struct buf *out, const struct session *session)
{
    size_t number = session_number(session), count = session_count(session);
    if (session->options.series == NULL)
        /* TRANSLATORS: puzzle 7 of 20 */
        buf_printf(out, _("QUIZ %zu/%zu | "), number, count);
    else if (count > 0)
        /* TRANSLATORS: 3 of 10 games that were made on the spot */
        buf_printf(out, _("DRILL %zu/%zu | "), number, count);
    else
        buf_printf(out, _("DRILL %zu | "), number);
}

static void quiz_title(const struct screen *screen, const struct app *app, struct buf *left,
                       struct buf *right)
{
    const struct quiz *quiz = (const struct quiz *)screen;
    const struct session *session = &quiz->session;
    add_number(left, session);
    add_left(left, quiz, app);
    buf_add(left, puzzle_title(quiz_puzzle(quiz), app->context.language));
    if (quiz->notes[session->at].marked)
        buf_printf(left, " | %s", _("marked"));
    if (!app->timer_hidden)
        add_time(right, app->now_ms - session->shown_at);
}

static void law_message(const struct quiz *quiz, struct buf *out)
{
    if (quiz_puzzle(quiz)->several)
        buf_add(out, _("Space or a digit marks a choice, or no longer; Enter gives the answer."));
    else
        buf_add(out, _("A digit or Enter gives the answer."));
}

void quiz_message(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct quiz *quiz = (const struct quiz *)screen;
    struct speaker speaker = quiz_speaker(quiz, app);
    if (session_is_changed(&quiz->session))
        buf_add(out, _("Changed since you answered it: it begins anew.  "));
    if (quiz_is_law(quiz)) {
        law_message(quiz, out);
        return;
    }
    if (quiz->first) {
        buf_add(out, _("pieces look wrong? p   colours? t"));
        return;
    }
    if (quiz->played) {
        buf_add(out,
                _("What the written move would bring, not what is on the board.  Space: back"));
        return;
    }
    explain_turn(out, &speaker);
    if (quiz_has_written(quiz)) {
        buf_add_char(out, ' ');
        buf_add(out, _("Space shows where it leads."));
    }
}

void quiz_about(const struct screen *screen, const struct app *app, struct buf *out)
{
    const struct quiz *quiz = (const struct quiz *)screen;
    const struct puzzle *puzzle = quiz_puzzle(quiz);
    (void)app;
    buf_printf(out, _("puzzle %s, version %08lx"), puzzle->id,
               (unsigned long)(puzzle->content & 0xffffffff));
    if (quiz->session.options.series != NULL) {
        buf_add(out, "\n");
        series_command(out, &quiz->series);
    }
}

/* A ply may be typed at once: ":30w". */
bool quiz_command(struct screen *screen, struct app *app, const char *text)
{
    struct quiz *quiz = (struct quiz *)screen;
    (void)app;
    return !quiz_is_law(quiz) && quiz_goto(quiz, text);
}

static const struct binding quiz_keys[] = {
    {'v', DO_VALID, N_("answer"), N_("the claim is valid")},
    {'i', DO_INVALID, N_("answer"), N_("the claim is invalid")},
    {'a', DO_ARBITER, N_("answer"), N_("the Laws leave it to the arbiter")},
    {'d', DO_DONT_KNOW, N_("answer"), N_("don't know: the explanation at once; counts as missed")},
    {K_DIGIT, DO_CHOOSE, N_("answer"), N_("the answer of that number")},
    {K_ENTER, DO_CONFIRM, N_("answer"), N_("give the chosen answer")},
    {K_TAB, DO_NEXT_PANE, N_("other pane"), N_("claim, answer or moves beside the board")},
    {K_BACKTAB, DO_PREVIOUS_PANE, NULL, N_("the pane before")},
    {K_LEFT, DO_STEP_BACK, N_("step"), N_("a move back")},
    {K_RIGHT, DO_STEP_ON, N_("step"), N_("a move on")},
    {K_SPACE, DO_PLAYED, N_("if played"),
     N_("the board as if the written move had been played, and back; where several choices may "
        "be right: mark one")},
    {'x', DO_HINT, N_("hint"), N_("a hint, three in all; the answer then counts as helped")},
    {'f', DO_FLIP, N_("flip"), N_("the board from the other side")},
    {'s', DO_STORY, N_("story"), N_("the story of the game up to here, and back")},
    {'R', DO_RULES, N_("rules"), N_("the rules of this puzzle")},
    {'r', DO_RULES, NULL, NULL},
    {'q', DO_BACK, N_("back"), N_("end this run; what was answered is kept")},
    {'m', DO_MARK, N_("mark"), N_("mark this puzzle, or no longer")},
    {K_UP, DO_UP, NULL, N_("the answer above")},
    {'k', DO_UP, NULL, NULL},
    {K_DOWN, DO_DOWN, NULL, N_("the answer below")},
    {'j', DO_DOWN, NULL, NULL},
    {'c', DO_CERTAIN, NULL, N_("say that you are certain, or no longer")},
    {K_BACKSPACE, DO_STEP_UNDONE, NULL, N_("a step back in the answer")},
    {K_ESCAPE, DO_CANCEL, NULL, N_("back to the claim's position, or a step back in the answer")},
    {'w', DO_WHY, NULL, N_("give up: why?  Asks once; counts as missed")},
    {'u', DO_UNDO, NULL, N_("take the last answer back")},
    {K_NONE, DO_NEXT, NULL, N_("leave this puzzle out")},
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

const struct screen_ops screen_quiz = {
    .name = "quiz",
    .keys = quiz_keys,
    .open = quiz_open,
    .close = quiz_close,
    .update = quiz_update,
    .view = quiz_view,
    .title = quiz_title,
    .message = quiz_message,
    .works = quiz_works,
    .hints = quiz_hints,
    .command = quiz_command,
    .resume = quiz_resume,
    .happened = quiz_happened,
    .ticking = quiz_ticking,
    .about = quiz_about,
};
