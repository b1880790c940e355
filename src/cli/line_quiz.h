/* SPDX-License-Identifier: MIT */
/* Questions in lines: train/session.h's skin for the plain mode. */
#ifndef CLI_LINE_QUIZ_H
#define CLI_LINE_QUIZ_H

#include "cli/line_command.h"
#include "train/exam.h"
#include "train/session.h"

/* An exam as it is taken in lines (line_exam.c). */
struct line_exam {
    struct exam *exam;
    int asked;               /* how often `hand-in` was said in a row */
    int before;              /* that, before the line at work */
};

struct quiz {
    struct line_desk desk;
    struct session session;
    struct speaker speaker;  /* of the puzzle asked */
    size_t first_attempt;    /* number of the session's first attempt in the records */
    bool said_clock;         /* that the clock was set back has been told */
    bool why_asked;          /* `why` before the answer asks once */
    struct other_rules other; /* rules: NULL unless asked about just now */
    struct line_exam *exam;  /* an exam: no feedback, no hints; NULL: a quiz */
};

/* Of an exam: the question's number, a step that leads to a verdict without its ground, and the
 * complete answer in place of the feedback. */
void exam_say_number(struct quiz *quiz);
void exam_note_step(struct quiz *quiz);
void exam_say_noted(struct quiz *quiz);

/* The quiz's commands that an exam has, too (line_quiz.c). */
bool quiz_bare_answer(struct line_desk *desk, const char *line);
void quiz_do_answer(struct line_desk *desk, const char *argument);
void quiz_do_ground(struct line_desk *desk, const char *argument);
void quiz_do_change(struct line_desk *desk, const char *argument);
void quiz_do_claim(struct line_desk *desk, const char *argument);
void quiz_do_story(struct line_desk *desk, const char *argument);
void quiz_do_rule(struct line_desk *desk, const char *argument);

/* Law questions (line_law.c): is one asked, the question, its answer, and why. */
bool law_is_asked(const struct quiz *quiz);
void law_say_question(struct quiz *quiz);
void law_say_feedback(struct quiz *quiz);
void law_say_why(struct quiz *quiz);
void law_say_hint(struct quiz *quiz);
void law_say_rules(struct quiz *quiz);
/* Which words are an answer; said where something else was typed. */
void law_say_how(struct quiz *quiz);
/* Gives "2", "1 3", "d" or "dontknow" as the answer; false: it is none, nothing is said. */
bool law_answer(struct quiz *quiz, const char *text);

/* The claim under other rules (line_other.c), after the answer: asks, is it asked, the answer to
 * it (has_answer false: don't know), and no longer. */
void other_ask(struct quiz *quiz);
bool other_is_asked(const struct quiz *quiz);
void other_answer(struct quiz *quiz, bool has_answer, enum verdict_answer given);
void other_forget(struct quiz *quiz);

/* One step of the session; false if it makes no sense now. */
bool quiz_step(struct quiz *quiz, enum input_kind kind, int value);
/* A step of the session that leads to another state, which is told then (line_quiz.c). */
bool quiz_move_on(struct quiz *quiz, enum input_kind kind, int value);
/* The title with its number, and the author's texts (line_ask.c). */
void quiz_say_number(struct quiz *quiz);
void quiz_say_fallback(struct quiz *quiz, bool fallback);
void quiz_say_not_kept(struct quiz *quiz);
/* The grade and when the puzzle comes again; nothing where it has none. */
void quiz_say_grade(struct quiz *quiz);
const char *quiz_language(const struct quiz *quiz);

/* The state's question or feedback, said when the session has come to it (line_ask.c). */
void quiz_say_state(struct quiz *quiz);
/* The question once more. */
void quiz_say_question(struct quiz *quiz);
/* Its last line: what is asked, and the answers. */
void quiz_say_choices(struct quiz *quiz);
void quiz_say_story(struct quiz *quiz);
/* What was asked and how it went. */
void quiz_say_summary(struct quiz *quiz);
/* What an answer is called for this kind of claim. */
const char *quiz_answer_name(const struct quiz *quiz, enum verdict_answer answer);

#endif
