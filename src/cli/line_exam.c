/* SPDX-License-Identifier: MIT */
/* An exam in lines: the quiz's questions without hints and feedback, in any order, until it is
 * handed in or the time is over. */
#include "config.h"

#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "cli/line_quiz.h"
#include "text/i18n.h"

static struct quiz *quiz_of(struct line_desk *desk)
{
    return desk->owner;
}

static struct exam *exam_of(const struct quiz *quiz)
{
    return quiz->exam->exam;
}

static int64_t tick(struct quiz *quiz)
{
    const struct line_mode *mode = quiz->desk.mode;

    return exam_clock(exam_of(quiz), mode->now_ms ? mode->now_ms() : 0,
                      mode->utc ? mode->utc() : 0);
}

/* ---- what is said ---- */

void exam_say_number(struct quiz *quiz)
{
    const struct exam *exam = exam_of(quiz);

    line_phrase(quiz->desk.mode, _("Question {n} of {count}: {title}"),
                (const struct filling[]){
                    {"n", NULL, (long)exam->at + 1},
                    {"count", NULL, (long)exam->sheet.count},
                    {"title", puzzle_title(exam->puzzles->items[exam->at], quiz_language(quiz)), 0},
                    {0}});
}

static void say_time(struct quiz *quiz)
{
    const struct exam *exam = exam_of(quiz);
    long left = (long)tick(quiz);
    struct buf text = {0};

    buf_printf(&text, "%ld:%02ld:%02ld", left / 3600, left / 60 % 60, left % 60);
    line_phrase(quiz->desk.mode, _("{answered} of {count} answered. Time left: {time}."),
                (const struct filling[]){{"answered", NULL, (long)exam_answered(&exam->sheet)},
                                         {"count", NULL, (long)exam->sheet.count},
                                         {"time", buf_text(&text), 0},
                                         {0}});
    buf_clear(&text);
}

/* "14, 19"; empty if none is. */
static void add_open(struct buf *out, const struct exam *exam)
{
    for (size_t i = 0; i < exam->sheet.count; i++)
        if (!exam_is_answered(&exam->sheet.answers[i]))
            buf_printf(out, "%s%zu", out->length > 0 ? ", " : "", i + 1);
}

static void say_open(struct quiz *quiz)
{
    struct buf open = {0};

    add_open(&open, exam_of(quiz));
    if (open.length > 0)
        line_phrase(quiz->desk.mode, _("Not answered: {numbers}."),
                    (const struct filling[]){{"numbers", buf_text(&open), 0}, {0}});
    else
        line_say(quiz->desk.mode, _("All questions are answered."));
    buf_clear(&open);
}

static void say_not_kept(struct quiz *quiz, const struct err *err)
{
    line_say(quiz->desk.mode, _("This could not be kept:"));
    line_complain(quiz->desk.mode, err, false);
}

/* "valid: counted short"; a law question's choices by the order in which they are offered. */
static void add_answer(struct buf *out, const struct quiz *quiz, const struct exam_answer *answer)
{
    const struct session *session = &quiz->session;

    if (answer->gave_up)
        buf_add(out, _("don't know"));
    else if (!answer->is_choice && !answer->has_ground)
        buf_add(out, quiz_answer_name(quiz, answer->verdict));
    else if (!answer->is_choice)
        buf_printf(out, "%s: %s", quiz_answer_name(quiz, answer->verdict),
                   explain_ground(answer->ground));
    for (size_t i = 0; answer->is_choice && i < session->choice_count; i++)
        if (answer->choices & 1u << session->choices[i])
            buf_printf(out, "%s%zu", out->length > 0 ? ", " : "", i + 1);
}

static void say_given(struct quiz *quiz)
{
    const struct exam_answer *answer = &exam_of(quiz)->sheet.answers[exam_of(quiz)->at];
    struct buf text = {0};

    add_answer(&text, quiz, answer);
    if (answer->given)
        line_phrase(quiz->desk.mode,
                    exam_is_answered(answer)
                        ? _("Your answer so far: {answer}. A new one takes its place.")
                        : _("Your verdict so far: {answer}; its ground is missing."),
                    (const struct filling[]){{"answer", buf_text(&text), 0}, {0}});
    buf_clear(&text);
}

/* ---- from question to question ---- */

static void ask(struct quiz *quiz, size_t n)
{
    struct err err;

    session_clear(&quiz->session);
    if (!exam_ask(exam_of(quiz), &quiz->session, n)) {
        err_set(&err, ERR_MEMORY);
        line_fail(quiz->desk.mode, &err);
        return;
    }
    line_say(quiz->desk.mode, "");
    quiz_say_state(quiz);
    say_given(quiz);
}

void exam_note_step(struct quiz *quiz)
{
    struct err err;

    if (!exam_note(exam_of(quiz), &quiz->session, &err))
        say_not_kept(quiz, &err);
}

/* The answer is on the disk, or it is asked for once more. */
void exam_say_noted(struct quiz *quiz)
{
    struct exam *exam = exam_of(quiz);
    size_t n = exam->at;

    if (quiz->session.not_kept) {
        say_not_kept(quiz, &quiz->session.err);
        ask(quiz, n);
        return;
    }
    line_say(quiz->desk.mode, _("Noted."));
    say_time(quiz);
    if (n + 1 < exam->sheet.count) {
        ask(quiz, n + 1);
        return;
    }
    say_open(quiz);
    line_say(quiz->desk.mode,
             _("That was the last question. list shows all, hand-in ends the exam."));
    ask(quiz, n);
}

static void go(struct quiz *quiz, size_t n)
{
    if (n < exam_of(quiz)->sheet.count)
        ask(quiz, n);
    else
        line_say(quiz->desk.mode, _("There is no question with this number."));
}

static void do_question(struct line_desk *desk, const char *argument)
{
    go(quiz_of(desk), line_number(argument) - 1); /* no number: beyond the last */
}

static void do_next(struct line_desk *desk, const char *argument)
{
    (void)argument;
    go(quiz_of(desk), exam_of(quiz_of(desk))->at + 1);
}

static void do_previous(struct line_desk *desk, const char *argument)
{
    (void)argument;
    go(quiz_of(desk), exam_of(quiz_of(desk))->at - 1);
}

static void do_open(struct line_desk *desk, const char *argument)
{
    const struct exam *exam = exam_of(quiz_of(desk));
    size_t n = exam_next_open(exam, exam->at + 1);

    (void)argument;
    if (n < exam->sheet.count)
        ask(quiz_of(desk), n);
    else
        say_open(quiz_of(desk));
}

/* ---- list, marks, time ---- */

static void do_list(struct line_desk *desk, const char *argument)
{
    const struct exam *exam = exam_of(quiz_of(desk));

    (void)argument;
    for (size_t i = 0; i < exam->sheet.count; i++) {
        const struct exam_answer *answer = &exam->sheet.answers[i];
        const char *state = exam_is_answered(answer) ? _("answered")
                            : answer->given          ? _("ground missing")
                                                     : _("not answered");

        line_sayf(desk->mode, "%zu %s%s%s", i + 1, state, answer->marked ? ", " : "",
                  answer->marked ? _("marked") : "");
    }
    say_time(quiz_of(desk));
}

static void do_mark(struct line_desk *desk, const char *argument)
{
    struct exam *exam = exam_of(quiz_of(desk));
    struct err err;

    (void)argument;
    if (!exam_mark(exam, exam->at, &err))
        say_not_kept(quiz_of(desk), &err);
    else
        line_say(desk->mode,
                 exam->sheet.answers[exam->at].marked ? _("Marked.") : _("No longer marked."));
}

static void do_time(struct line_desk *desk, const char *argument)
{
    (void)argument;
    say_time(quiz_of(desk));
}

/* ---- the end ---- */

static void say_end(struct quiz *quiz)
{
    if (exam_of(quiz)->sheet.by_time)
        line_say(quiz->desk.mode, _("The time is over: handed in as it is."));
    quiz->desk.leave = true;
}

/* Asks twice. */
static void do_hand_in(struct line_desk *desk, const char *argument)
{
    struct quiz *quiz = quiz_of(desk);
    struct err err;

    (void)argument;
    quiz->exam->asked = quiz->exam->before + 1;
    if (quiz->exam->asked == 1) {
        say_open(quiz);
        line_say(desk->mode, _("Hand in? Say hand-in once more; anything else goes on."));
    } else if (quiz->exam->asked == 2) {
        line_say(desk->mode, _("No answer can be changed after that. Say hand-in a last time."));
    } else if (exam_hand_in(exam_of(quiz), &err)) {
        say_end(quiz);
    } else {
        say_not_kept(quiz, &err);
    }
}

/* The command says what that means. */
static void do_quit(struct line_desk *desk, const char *argument)
{
    (void)argument;
    desk->leave = true;
}

static const struct line_command exam_commands[] = {
    {"answer", N_("ANSWER"),
     N_("valid, invalid, arbiter or dontknow; also alone: v, i, a, d, or a number"),
     quiz_do_answer},
    {"ground", N_("NUMBER"), N_("the ground, when it is asked; the number alone will do"),
     quiz_do_ground},
    {"change", "", N_("go back from the ground to the verdict"), quiz_do_change},
    {"question", N_("NUMBER"), N_("go to the question of that number"), do_question},
    {"next", "", N_("go to the next question"), do_next},
    {"previous", "", N_("go to the question before"), do_previous},
    {"open", "", N_("go to the next question that is not answered"), do_open},
    {"list", "", N_("all questions: answered, not answered, marked"), do_list},
    {"mark", "", N_("mark this question, or no longer"), do_mark},
    {"time", "", N_("the time that is left"), do_time},
    {"claim", "", N_("the question once more"), quiz_do_claim},
    {"story", "", N_("what the author tells of the game"), quiz_do_story},
    {"rule", "", N_("the rules of this puzzle"), quiz_do_rule},
    {"rules", "", NULL, quiz_do_rule},
    {"hand-in", "", N_("end the exam; asks twice"), do_hand_in},
    {"quit", "", N_("leave without handing in; the time goes on"), do_quit},
    {"help", N_("[COMMAND]"), N_("this list"), desk_help},
    {NULL, NULL, NULL, NULL},
};

/* Every line: first the time, then what it says. */
static bool take_line(struct line_desk *desk, const char *line)
{
    struct quiz *quiz = quiz_of(desk);

    quiz->exam->before = quiz->exam->asked;
    quiz->exam->asked = 0;
    tick(quiz);
    if (exam_of(quiz)->sheet.handed_in || exam_left(exam_of(quiz)) == 0) {
        say_end(quiz);
        return true;
    }
    return quiz_bare_answer(desk, line);
}

/* Who sits before a terminal and types nothing is told all the same when the time is over.  Other
 * input may wait in a buffer already, where poll() does not see it. */
static bool wait_for_line(void *data)
{
    enum { SECOND_MS = 1000 };
    struct quiz *quiz = data;
    struct pollfd input = {.fd = fileno(quiz->desk.mode->in), .events = POLLIN};

    while (isatty(input.fd) && !exam_of(quiz)->sheet.handed_in && tick(quiz) > 0)
        if (poll(&input, 1, SECOND_MS) != 0)
            break;
    return !exam_of(quiz)->sheet.handed_in;
}

/* From the menu it may be over already. */
static bool is_over(struct line_mode *mode, const struct exam *exam)
{
    if (exam->sheet.handed_in)
        line_say(mode, exam->sheet.by_time ? _("The time is over: it is handed in as it was.")
                                           : _("This exam is handed in."));
    return exam->sheet.handed_in;
}

bool line_mode_exam(struct line_mode *mode, struct exam *exam)
{
    struct line_exam own = {.exam = exam};
    struct quiz quiz = {
        .desk = {.mode = mode,
                 .tables = {exam_commands, line_view_commands, NULL},
                 .other = take_line},
        .exam = &own,
    };

    quiz.desk.owner = &quiz;
    if (is_over(mode, exam))
        return line_flush(mode);
    mode->wait = wait_for_line;
    mode->wait_data = &quiz;
    line_say(mode, _("Answer with a number, or with v, i, a or d; help lists all commands."));
    say_time(&quiz);
    ask(&quiz, exam_next_open(exam, 0) % exam->sheet.count);
    desk_run(&quiz.desk);
    mode->wait = NULL;
    if (!mode->failed && !quiz.desk.leave) {
        tick(&quiz);
        if (exam->sheet.handed_in)
            say_end(&quiz);
    }
    session_clear(&quiz.session);
    return line_flush(mode);
}
