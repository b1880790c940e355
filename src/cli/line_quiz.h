/* SPDX-License-Identifier: MIT */
/* Questions in lines: train/session.h's skin for the plain mode. */
#ifndef CLI_LINE_QUIZ_H
#define CLI_LINE_QUIZ_H

#include "cli/line_command.h"
#include "train/session.h"

struct quiz {
    struct line_desk desk;
    struct session session;
    struct speaker speaker;  /* of the puzzle asked */
    size_t first_attempt;    /* number of the session's first attempt in the records */
    bool why_asked;          /* `why` before the answer asks once */
};

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
