/* SPDX-License-Identifier: MIT */
/* What one may type while puzzles are asked. */
#include "config.h"

#include "cli/line_quiz.h"

#include <string.h>

#include "cli/line_rules.h"
#include "text/i18n.h"

static struct quiz *quiz_of(struct line_desk *desk)
{
    return desk->owner;
}

static int64_t now_ms(const struct line_mode *mode)
{
    return mode->now_ms ? mode->now_ms() : 0;
}

bool quiz_step(struct quiz *quiz, enum input_kind kind, int value)
{
    const struct line_mode *mode = quiz->desk.mode;
    struct input input = {kind, value};
    bool good = session_step(&quiz->session, input, now_ms(mode), line_utc(mode));

    if (!good && quiz->session.err.code == ERR_MEMORY)
        line_fail(quiz->desk.mode, &quiz->session.err);
    return good;
}

/* A step that leads to another state, which is told then. */
bool quiz_move_on(struct quiz *quiz, enum input_kind kind, int value)
{
    if (!quiz_step(quiz, kind, value))
        return false;
    other_forget(quiz);
    if (quiz->exam)
        exam_note_step(quiz);
    if (quiz->session.state == SESSION_VERDICT || quiz->session.state == SESSION_CHOICE)
        line_say(quiz->desk.mode, "");
    quiz_say_state(quiz);
    return true;
}

static bool is_answered(const struct quiz *quiz)
{
    return quiz->session.state == SESSION_FEEDBACK;
}

static void say_answered(struct quiz *quiz)
{
    line_say(quiz->desk.mode,
             _("The answer is given. undo takes it back; next goes to the next puzzle."));
}

/* ---- answers ---- */

enum { DONT_KNOW = -1 };

/* Words for answers; the letters are those of the keys on the screen. */
static const struct {
    const char *word;
    int answer;
} answer_words[] = {
    {"valid", VERDICT_VALID}, {"invalid", VERDICT_INVALID}, {"arbiter", VERDICT_UNDECIDED},
    {"dontknow", DONT_KNOW},  {"yes", VERDICT_VALID},       {"no", VERDICT_INVALID},
    {"loses", VERDICT_VALID}, {"drawn", VERDICT_INVALID},
};

enum { ANSWER_WORDS = sizeof answer_words / sizeof answer_words[0], ANSWERS = 4 };

static void give_answer(struct quiz *quiz, int answer)
{
    if (other_is_asked(quiz)) {
        other_answer(quiz, answer != DONT_KNOW, (enum verdict_answer)answer);
        return;
    }
    bool good = answer == DONT_KNOW ? quiz_move_on(quiz, INPUT_DONT_KNOW, 0)
                                    : quiz_move_on(quiz, INPUT_ANSWER, answer);

    if (good || quiz->desk.mode->failed)
        return;
    if (is_answered(quiz))
        say_answered(quiz);
    else
        line_say(quiz->desk.mode,
                 _("The verdict is given; \"change\" goes back to it. Now a number, please."));
}

/* A number from 1, by what is asked. */
static void give_number(struct quiz *quiz, size_t number)
{
    static const enum input_kind kinds[] = {
        [SESSION_GROUND] = INPUT_GROUND, [SESSION_STEP] = INPUT_STEP};
    enum session_state state = quiz->session.state;

    if (state == SESSION_FEEDBACK && !other_is_asked(quiz)) {
        say_answered(quiz);
    } else if (state == SESSION_VERDICT || state == SESSION_FEEDBACK) {
        if (number >= 1 && number <= ANSWERS)
            give_answer(quiz, answer_words[number - 1].answer);
        else
            line_say(quiz->desk.mode, _("There is no answer with this number."));
    } else if (!quiz_move_on(quiz, kinds[state], (int)number - 1)) {
        line_say(quiz->desk.mode, _("There is no answer with this number."));
    }
}

/* By its beginning; the first in the table goes before the others. */
static bool find_answer(const char *word, int *answer)
{
    size_t length = strlen(word);

    for (size_t i = 0; length > 0 && i < ANSWER_WORDS; i++) {
        if (strncmp(answer_words[i].word, word, length) != 0)
            continue;
        *answer = answer_words[i].answer;
        return true;
    }
    return false;
}

void quiz_do_answer(struct line_desk *desk, const char *argument)
{
    size_t number = line_number(argument);
    int answer;

    if (quiz_of(desk)->session.state == SESSION_CHOICE) {
        if (!law_answer(quiz_of(desk), argument))
            law_say_how(quiz_of(desk));
    } else if (number > 0)
        give_number(quiz_of(desk), number);
    else if (find_answer(argument, &answer))
        give_answer(quiz_of(desk), answer);
    else
        line_say(desk->mode, _("Which answer? valid, invalid, arbiter or dontknow."));
}

/* Bare answers: v, i, a, d, whole words and numbers; an empty line goes on from the feedback. */
bool quiz_bare_answer(struct line_desk *desk, const char *line)
{
    struct quiz *quiz = quiz_of(desk);
    size_t number = line_number(line);

    session_stir(&quiz->session, now_ms(desk->mode));
    if (quiz->session.state == SESSION_CHOICE)
        return law_answer(quiz, line);
    if (number > 0) {
        give_number(quiz, number);
        return true;
    }
    if (!line[0] && is_answered(quiz))
        return quiz_move_on(quiz, INPUT_NEXT, 0);
    for (size_t i = 0; i < ANSWER_WORDS; i++) {
        const char *word = answer_words[i].word;
        bool is_letter = i < ANSWERS && line[0] == word[0] && !line[1];

        if (!is_letter && strcmp(line, word) != 0)
            continue;
        give_answer(quiz, answer_words[i].answer);
        return true;
    }
    return false;
}

static void give_choice(struct line_desk *desk, const char *argument, enum session_state state)
{
    struct quiz *quiz = quiz_of(desk);

    if (quiz->session.state == SESSION_FEEDBACK)
        say_answered(quiz);
    else if (quiz->session.state != state)
        line_say(desk->mode, _("This is not asked now."));
    else
        give_number(quiz, line_number(argument));
}

void quiz_do_ground(struct line_desk *desk, const char *argument)
{
    give_choice(desk, argument, SESSION_GROUND);
}

static void do_action(struct line_desk *desk, const char *argument)
{
    give_choice(desk, argument, SESSION_STEP);
}

void quiz_do_change(struct line_desk *desk, const char *argument)
{
    struct quiz *quiz = quiz_of(desk);

    (void)argument;
    if (!quiz_step(quiz, INPUT_BACK, 0)) {
        if (is_answered(quiz))
            say_answered(quiz);
        else
            line_say(desk->mode, _("No verdict has been given yet."));
    } else if (quiz->session.state == SESSION_VERDICT) {
        quiz_say_choices(quiz);
    } else {
        quiz_say_state(quiz);
    }
}

static void do_other(struct line_desk *desk, const char *argument)
{
    (void)argument;
    other_ask(quiz_of(desk));
}

static void do_certain(struct line_desk *desk, const char *argument)
{
    struct quiz *quiz = quiz_of(desk);

    (void)argument;
    if (!quiz_step(quiz, INPUT_CERTAIN, 0))
        say_answered(quiz);
    else
        line_say(desk->mode, quiz->session.attempt.certain ? _("Noted: you are certain.")
                                                           : _("Noted: you are not certain."));
}

/* ---- help with the question ---- */

void quiz_do_claim(struct line_desk *desk, const char *argument)
{
    struct quiz *quiz = quiz_of(desk);

    (void)argument;
    line_view_go(&desk->view, quiz->speaker.verdict->claim.ply);
    quiz_say_question(quiz);
    if (quiz->session.state == SESSION_GROUND || quiz->session.state == SESSION_STEP)
        quiz_say_state(quiz);
}

void quiz_do_story(struct line_desk *desk, const char *argument)
{
    (void)argument;
    quiz_say_story(quiz_of(desk));
}

static void do_hint(struct line_desk *desk, const char *argument)
{
    struct quiz *quiz = quiz_of(desk);
    struct buf hint = {0};

    (void)argument;
    if (!quiz_step(quiz, INPUT_HINT, 0)) {
        line_say(desk->mode, is_answered(quiz) ? _("The answer is given already.")
                             : session_hints(&quiz->session) == 0
                                 ? _("There is no hint to this one.")
                                 : _("That was the last hint."));
        return;
    }
    if (law_is_asked(quiz)) {
        law_say_hint(quiz);
        return;
    }
    explain_hint(&hint, &quiz->speaker, quiz->session.attempt.hints);
    line_phrase(desk->mode, _("Hint {n} of 3: {hint}"),
                (const struct filling[]){
                    {"n", NULL, quiz->session.attempt.hints}, {"hint", buf_text(&hint), 0}, {0}});
    buf_clear(&hint);
}

void quiz_do_rule(struct line_desk *desk, const char *argument)
{
    struct quiz *quiz = quiz_of(desk);

    (void)argument;
    if (law_is_asked(quiz)) {
        law_say_rules(quiz);
        return;
    }
    line_rules_say(desk->mode, quiz->speaker.rules);
    if (is_answered(quiz) && quiz->speaker.verdict->article)
        line_phrase(desk->mode, _("This claim was judged by Article {article}."),
                    (const struct filling[]){{"article", quiz->speaker.verdict->article, 0}, {0}});
}

/* Before the answer it gives up, and asks once whether that is meant. */
static void do_why(struct line_desk *desk, const char *argument)
{
    struct quiz *quiz = quiz_of(desk);

    (void)argument;
    if (!is_answered(quiz) && !quiz->why_asked) {
        quiz->why_asked = true;
        line_say(desk->mode, _("This gives the puzzle up. Say why once more to see the answer."));
        return;
    }
    bool told = law_is_asked(quiz) && !is_answered(quiz); /* by the feedback itself */
    if (!is_answered(quiz) && !quiz_move_on(quiz, INPUT_DONT_KNOW, 0))
        return;
    if (!law_is_asked(quiz))
        line_proof_why(desk);
    else if (!told)
        law_say_why(quiz);
}

/* ---- to and fro ---- */

static void do_next(struct line_desk *desk, const char *argument)
{
    (void)argument;
    if (is_answered(quiz_of(desk)))
        quiz_move_on(quiz_of(desk), INPUT_NEXT, 0);
    else
        line_view_step(desk, 1);
}

/* ---- the grade ---- */

static void say_grades(struct quiz *quiz)
{
    struct buf list = {0};

    for (int grade = GRADE_AGAIN; grade <= GRADE_EASY; grade++)
        if (session_may_grade(&quiz->session, (enum grade)grade))
            buf_printf(&list, "%s%s", list.length > 0 ? ", " : "", grade_label((enum grade)grade));
    quiz_say_grade(quiz);
    if (list.length > 0)
        line_phrase(quiz->desk.mode, _("It may be: {grades}. The program's grade is {grade}."),
                    (const struct filling[]){
                        {"grades", buf_text(&list), 0},
                        {"grade", grade_label(quiz->session.attempt.graded), 0},
                        {0}});
    else
        line_say(quiz->desk.mode, _("A wrong answer stays so; undo takes it back."));
    buf_clear(&list);
}

static void give_grade(struct quiz *quiz, enum grade grade)
{
    if (quiz_step(quiz, INPUT_GRADE, (int)grade) || grade == quiz->session.attempt.grade)
        quiz_say_grade(quiz);
    else if (quiz->session.err.code != ERR_NONE)
        line_complain(quiz->desk.mode, &quiz->session.err, false);
    else
        say_grades(quiz);
}

static void do_grade(struct line_desk *desk, const char *argument)
{
    struct quiz *quiz = quiz_of(desk);
    enum grade grade = grade_find(argument);

    if (!is_answered(quiz))
        line_say(desk->mode, _("There is no answer to grade yet."));
    else if (quiz->session.attempt.grade == GRADE_NONE)
        line_say(desk->mode, _("Answers are not graded here."));
    else if (grade != GRADE_NONE)
        give_grade(quiz, grade);
    else
        say_grades(quiz);
}

static void do_undo(struct line_desk *desk, const char *argument)
{
    struct quiz *quiz = quiz_of(desk);

    (void)argument;
    if (quiz_move_on(quiz, INPUT_UNDO, 0) || desk->mode->failed)
        return;
    if (quiz->session.err.code == ERR_NONE) {
        line_say(desk->mode, _("There is no answer to take back."));
        return;
    }
    line_say(desk->mode, _("The answer could not be taken back:"));
    line_complain(desk->mode, &quiz->session.err, false);
}

static void do_skip(struct line_desk *desk, const char *argument)
{
    (void)argument;
    if (!quiz_move_on(quiz_of(desk), INPUT_SKIP, 0) && is_answered(quiz_of(desk)))
        say_answered(quiz_of(desk));
}

static void do_quit(struct line_desk *desk, const char *argument)
{
    (void)argument;
    quiz_move_on(quiz_of(desk), INPUT_QUIT, 0);
}

static const struct line_command quiz_commands[] = {
    {"answer", N_("ANSWER"),
     N_("valid, invalid, arbiter or dontknow; also alone: v, i, a, d, "
        "or a number"),
     quiz_do_answer},
    {"ground", N_("NUMBER"), N_("the ground, when it is asked; the number alone will do"),
     quiz_do_ground},
    {"action", N_("NUMBER"), N_("what follows for game, clock and move, when it is asked"), do_action},
    {"change", "", N_("go a step back before the answer is complete"), quiz_do_change},
    {"certain", "", N_("note that you are certain, or take that back"), do_certain},
    {"claim", "", N_("the question once more"), quiz_do_claim},
    {"story", "", N_("what the author tells of the game"), quiz_do_story},
    {"hint", "", N_("a hint; there are three, each tells more, and they are noted"), do_hint},
    {"rule", "", N_("the rules of this puzzle"), quiz_do_rule},
    {"rules", "", NULL, quiz_do_rule},
    {"why", "", N_("after the answer: why each ground is right or wrong; before it: give up"),
     do_why},
    {"other", "", N_("after the answer: the same claim under rules that judge it otherwise"),
     do_other},
    {"next", "", N_("after the answer: the next puzzle; before it: half a move later"), do_next},
    {"grade", N_("[GRADE]"), N_("after the answer: what it was worth; again, hard, good or easy "
                                "gives it another grade"), do_grade},
    {"undo", "", N_("take the last answer back and be asked again"), do_undo},
    {"skip", "", N_("leave this puzzle unanswered"), do_skip},
    {"quit", "", N_("end with the summary"), do_quit},
    {"help", N_("[COMMAND]"), N_("this list"), desk_help},
    {NULL, NULL, NULL, NULL},
};

/* ---- the whole ---- */

static void greet(struct line_mode *mode)
{
    if (!mode->records->lasting && !mode->said_lasting)
        line_say(mode, _("Answers are kept for this session only."));
    mode->said_lasting = true;
    line_say(mode, _("Answer with a number, or with v, i, a or d; help lists all commands."));
}

static int64_t active_ms(const struct quiz *quiz)
{
    const struct records *records = quiz->desk.mode->records;
    struct attempt attempt;
    int64_t sum = 0;

    for (size_t i = quiz->first_attempt; records->get(records->data, i, &attempt); i++)
        sum += attempt.active_ms;
    return sum;
}

/* What could not be written is written with the next answer. */
static void note_run(const struct quiz *quiz)
{
    const struct line_mode *mode = quiz->desk.mode;
    struct run run = {.mode = quiz->session.options.mode,
                      .when = line_utc(mode),
                      .lasted_ms = active_ms(quiz),
                      .asked = (int)quiz->session.asked,
                      .right = (int)quiz->session.right};

    if (run.asked > 0)
        mode->records->note_run(mode->records->data, &run, NULL);
}

static void run(struct quiz *quiz)
{
    struct line_mode *mode = quiz->desk.mode;

    greet(mode);
    quiz_say_state(quiz);
    desk_run(&quiz->desk);
    note_run(quiz);
    if (!mode->failed)
        quiz_say_summary(quiz);
}

bool line_mode_quiz(struct line_mode *mode, const struct selection *selection)
{
    struct quiz quiz = {
        .desk = {.mode = mode,
                 .tables = {quiz_commands, line_view_commands, line_proof_commands, NULL},
                 .other = quiz_bare_answer},
        .first_attempt = mode->records->count(mode->records->data),
    };

    quiz.desk.owner = &quiz;
    if (selection->count == 0)
        line_say(mode, _("No puzzle fits."));
    else if (session_start(&quiz.session, selection, mode->records, mode->options,
                           now_ms(mode)))
        run(&quiz);
    else
        line_fail(mode, &quiz.session.err);
    other_forget(&quiz);
    session_clear(&quiz.session);
    return line_flush(mode);
}

bool line_mode_drill(struct line_mode *mode, struct series *series)
{
    struct session_options before = mode->options;
    struct buf command = {0};
    bool good;

    mode->options.mode = MODE_DRILL;
    mode->options.keeper = NULL;
    mode->options.series = series;
    series_command(&command, series);
    line_say(mode, _("Games made on the spot. This command makes the same ones again:"));
    line_say_raw(mode, buf_text(&command));
    buf_clear(&command);
    good = line_mode_quiz(mode, &series->selection);
    mode->options = before;
    return good;
}
