/* SPDX-License-Identifier: MIT */
/* The claim that was answered once more, under other rules that judge it otherwise.  Nothing of
 * it is kept. */
#include "config.h"

#include "cli/line_quiz.h"
#include "text/i18n.h"

void other_forget(struct quiz *quiz)
{
    other_rules_clear(&quiz->other);
}

bool other_is_asked(const struct quiz *quiz)
{
    return quiz->other.rules != NULL;
}

static bool find(struct quiz *quiz)
{
    const struct puzzle *puzzle = session_puzzle(&quiz->session);
    struct judged judged = {quiz->speaker.game, &puzzle->claim, puzzle->rules,
                            &quiz->session.verdict};

    other_forget(quiz);
    if (other_rules_find(&quiz->other, &judged, quiz->session.options.seed + quiz->session.at))
        return true;
    quiz->desk.mode->pending.failed = true;
    return false;
}

static void ask(struct quiz *quiz)
{
    struct buf rules = {0};

    explain_ruleset(&rules, quiz->other.rules);
    line_phrase(quiz->desk.mode, _("The same claim under other rules: {rules}."),
                (const struct filling[]){{"rules", buf_text(&rules), 0}, {0}});
    quiz_say_choices(quiz);
    buf_clear(&rules);
}

void other_ask(struct quiz *quiz)
{
    if (quiz->session.state != SESSION_FEEDBACK)
        line_say(quiz->desk.mode, _("This is open after the answer."));
    else if (law_is_asked(quiz))
        line_say(quiz->desk.mode, _("A question on the Laws is asked under its own rules only."));
    else if (find(quiz) && other_is_asked(quiz))
        ask(quiz);
    else
        line_say(quiz->desk.mode,
                 _("All other rules that were read first-hand judge this claim alike."));
}

void other_answer(struct quiz *quiz, bool has_answer, enum verdict_answer given)
{
    enum verdict_answer right = session_answer_for(&quiz->other.verdict);
    const char *sentence = has_answer ? _("WRONG, you said: {given}; right is: {right}.")
                                      : _("NOT ANSWERED. Right is: {right}.");
    struct buf compared = {0};

    if (has_answer && given == right)
        sentence = _("RIGHT: {right}.");
    line_phrase(quiz->desk.mode, sentence,
                (const struct filling[]){
                    {"given", has_answer ? quiz_answer_name(quiz, given) : "", 0},
                    {"right", quiz_answer_name(quiz, right), 0},
                    {0}});
    explain_compare(&compared, &quiz->speaker, &session_puzzle(&quiz->session)->claim,
                    &quiz->other);
    line_say_buf(quiz->desk.mode, &compared);
    other_forget(quiz);
}
