/* SPDX-License-Identifier: MIT */
/* Law questions in lines. */
#include "config.h"

#include <string.h>

#include "cli/line_quiz.h"
#include "cli/line_rules.h"
#include "text/i18n.h"

bool law_is_asked(const struct quiz *quiz)
{
    const struct puzzle *puzzle = session_puzzle(&quiz->session);

    return puzzle && puzzle->kind == PUZZLE_QUESTION;
}

/* ---- the question ---- */

static void say_men(struct quiz *quiz, const struct position *position, enum color color)
{
    struct buf men = {0};

    explain_men(&men, position, color);
    line_phrase(quiz->desk.mode, color == WHITE ? _("White: {men}") : _("Black: {men}"),
                (const struct filling[]){{"men", buf_text(&men), 0}, {0}});
    buf_clear(&men);
}

static void say_diagram(struct quiz *quiz)
{
    const struct position *position = game_at(quiz->desk.view.game, 0);

    line_say(quiz->desk.mode, position->turn == WHITE ? _("The diagram, with White to move:")
                                                      : _("The diagram, with Black to move:"));
    say_men(quiz, position, WHITE);
    say_men(quiz, position, BLACK);
}

/* The n-th choice as offered. */
static const struct choice *choice_at(const struct quiz *quiz, size_t n)
{
    return &session_puzzle(&quiz->session)->choices[quiz->session.choices[n]];
}

static void say_choices(struct quiz *quiz, bool *fallback)
{
    size_t count = quiz->session.choice_count;

    for (size_t i = 0; i < count; i++)
        line_sayf(quiz->desk.mode, "%zu %s", i + 1,
                  words_in(&choice_at(quiz, i)->words, quiz_language(quiz), fallback));
    line_sayf(quiz->desk.mode, "%zu %s", count + 1, _("don't know"));
}

void law_say_how(struct quiz *quiz)
{
    line_say(quiz->desk.mode, session_puzzle(&quiz->session)->several
                                  ? _("Answer with all numbers that are right, as in: 1 3")
                                  : _("Answer with a number."));
}

void law_say_question(struct quiz *quiz)
{
    const struct puzzle *puzzle = session_puzzle(&quiz->session);
    struct buf rules = {0};
    bool fallback = false;

    quiz_say_number(quiz);
    puzzle_rules(&rules, puzzle);
    line_phrase(quiz->desk.mode, _("Law question. Rules: {rules}."),
                (const struct filling[]){{"rules", buf_text(&rules), 0}, {0}});
    buf_clear(&rules);
    if (puzzle->has_diagram)
        say_diagram(quiz);
    line_say(quiz->desk.mode, words_in(&puzzle->words, quiz_language(quiz), &fallback));
    say_choices(quiz, &fallback);
    quiz_say_fallback(quiz, fallback);
    law_say_how(quiz);
}

/* ---- answers ---- */

/* Marks what the numbers say; false: one of them is no choice. */
static bool read_marks(const struct quiz *quiz, const char *text, unsigned *marks)
{
    char word[8];

    for (*marks = 0; *text; text += strspn(text, " ,")) {
        size_t length = strcspn(text, " ,"), number;

        word[0] = '\0';
        strncat(word, text, length < sizeof word ? length : 0);
        number = line_number(word);
        if (number == 0 || number > quiz->session.choice_count + 1)
            return false;
        *marks |= 1u << (number - 1);
        text += length;
    }
    return *marks != 0;
}

/* One answer where one is wanted, else all those marked; "don't know" goes with no other. */
static bool give_marks(struct quiz *quiz, unsigned marks)
{
    size_t count = quiz->session.choice_count;
    bool single = (marks & (marks - 1)) == 0;

    if (marks == 1u << count)
        return quiz_move_on(quiz, INPUT_DONT_KNOW, 0);
    if (marks >> count || (!single && !session_puzzle(&quiz->session)->several)) {
        law_say_how(quiz);
        return true;
    }
    if (!session_puzzle(&quiz->session)->several)
        for (size_t i = 0; i < count; i++)
            if (marks == 1u << i)
                return quiz_move_on(quiz, INPUT_CHOOSE, (int)i);
    for (size_t i = 0; i < count; i++)
        if (marks & 1u << i)
            quiz_step(quiz, INPUT_CHOOSE, (int)i);
    return quiz_move_on(quiz, INPUT_CONFIRM, 0);
}

bool law_answer(struct quiz *quiz, const char *text)
{
    static const char dont_know[] = "dontknow";
    unsigned marks;

    if (strcmp(text, "d") == 0 || strcmp(text, dont_know) == 0)
        return quiz_move_on(quiz, INPUT_DONT_KNOW, 0);
    if (text[0] && strchr("via", text[0]) && !text[1]) { /* answers to a claim */
        law_say_how(quiz);
        return true;
    }
    if (text[strspn(text, "0123456789 ,")] || !text[0])
        return false;
    if (read_marks(quiz, text, &marks))
        return give_marks(quiz, marks);
    line_say(quiz->desk.mode, _("There is no answer with this number."));
    return true;
}

/* ---- after the answer ---- */

static void add_choices(struct buf *out, const struct quiz *quiz, unsigned which)
{
    const struct session *session = &quiz->session;

    for (size_t i = 0; i < session->choice_count; i++)
        if (which & 1u << session->choices[i])
            buf_printf(out, "%s%s", out->length > 0 ? "; " : "",
                       words_in(&choice_at(quiz, i)->words, quiz_language(quiz), NULL));
}

static void say_mark(struct quiz *quiz)
{
    const struct attempt *attempt = &quiz->session.attempt;
    const char *sentence = _("WRONG, you said: {given}. Right is: {right}.");
    struct buf given = {0}, right = {0};

    add_choices(&given, quiz, attempt->choices_given);
    add_choices(&right, quiz, attempt->choices_right);
    if (attempt->gave_up)
        sentence = _("NOT ANSWERED. Right is: {right}.");
    else if (attempt_is_right(attempt))
        sentence = _("RIGHT: {right}.");
    line_phrase(quiz->desk.mode, sentence,
                (const struct filling[]){
                    {"given", buf_text(&given), 0}, {"right", buf_text(&right), 0}, {0}});
    buf_clear(&given);
    buf_clear(&right);
}

void law_say_why(struct quiz *quiz)
{
    const struct puzzle *puzzle = session_puzzle(&quiz->session);
    struct buf why = {0}, rules = {0};
    bool fallback = false;

    puzzle_aftermath(&why, puzzle, quiz_language(quiz), &fallback);
    line_say_buf(quiz->desk.mode, &why);
    quiz_say_fallback(quiz, fallback);
    puzzle_rules(&rules, puzzle);
    if (puzzle->article)
        line_phrase(quiz->desk.mode, _("{rules}, article {article}."),
                    (const struct filling[]){
                        {"rules", buf_text(&rules), 0}, {"article", puzzle->article, 0}, {0}});
    buf_clear(&rules);
}

void law_say_feedback(struct quiz *quiz)
{
    say_mark(quiz);
    law_say_why(quiz);
    quiz_say_not_kept(quiz);
    quiz_say_grade(quiz);
    line_say(quiz->desk.mode, session_goes_on(&quiz->session)
                                  ? _("undo takes the answer back; next asks the next puzzle.")
                                  : _("undo takes the answer back; next ends with the summary."));
}

/* ---- help with it ---- */

void law_say_hint(struct quiz *quiz)
{
    line_phrase(
        quiz->desk.mode, _("Hint: see article {article}."),
        (const struct filling[]){{"article", session_puzzle(&quiz->session)->article, 0}, {0}});
}

void law_say_rules(struct quiz *quiz)
{
    const struct puzzle *puzzle = session_puzzle(&quiz->session);

    if (puzzle->rules)
        line_rules_say(quiz->desk.mode, puzzle->rules);
    else
        line_phrase(quiz->desk.mode, _("There is no table of the rules {rules} here."),
                    (const struct filling[]){{"rules", puzzle->rules_id, 0}, {0}});
}
