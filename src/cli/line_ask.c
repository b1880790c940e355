/* SPDX-License-Identifier: MIT */
/* What the quiz says: question, choices, feedback, summary. */
#include "config.h"

#include <string.h>

#include "base/utf8.h"
#include "cli/line_quiz.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "text/proof.h"

static const struct puzzle *asked(const struct quiz *quiz)
{
    return session_puzzle(&quiz->session);
}

const char *quiz_language(const struct quiz *quiz)
{
    return quiz->desk.mode->language ? quiz->desk.mode->language : "en";
}

/* A text of the puzzle's author; nothing where there is none. */
static void say_words(struct quiz *quiz, const char *text)
{
    if (text[0])
        line_say(quiz->desk.mode, text);
}

/* Once in a run is enough. */
void quiz_say_fallback(struct quiz *quiz, bool fallback)
{
    struct line_mode *mode = quiz->desk.mode;

    if (!fallback || mode->said_language)
        return;
    mode->said_language = true;
    line_say(mode, _("(Some texts of the puzzles have no translation; they are shown as their "
                     "author wrote them.)"));
}

/* ---- the question ---- */

void quiz_say_number(struct quiz *quiz)
{
    const struct session *session = &quiz->session;

    if (quiz->exam) {
        exam_say_number(quiz);
        return;
    }
    line_phrase(quiz->desk.mode,
                !session->options.series ? _("Puzzle {n} of {count}: {title}")
                : session_count(session) ? _("Drill {n} of {count}: {id}")
                                         : _("Drill {n}: {id}"),
                (const struct filling[]){
                    {"n", NULL, (long)session_number(session)},
                    {"count", NULL, (long)session_count(session)},
                    {"title", puzzle_title(asked(quiz), quiz_language(quiz)), 0},
                    {"id", asked(quiz)->id, 0},
                    {0},
                });
}

/* A tag's value, cleaned; "?" where it is not known. */
static void add_tag(struct buf *out, const struct puzzle *puzzle, const char *name)
{
    const char *value = pgn_game_tag(&puzzle->source->pgn, name);

    if (value && value[0])
        utf8_clean(out, value, strlen(value));
    else
        buf_add_char(out, '?');
}

/* Who played whom, and when; the result would tell too much. */
static void say_players(struct quiz *quiz)
{
    const struct puzzle *puzzle = asked(quiz);
    struct buf white = {0}, black = {0}, event = {0}, date = {0};

    add_tag(&white, puzzle, "White");
    add_tag(&black, puzzle, "Black");
    add_tag(&event, puzzle, "Event");
    add_tag(&date, puzzle, "Date");
    buf_truncate(&date, strspn(buf_text(&date), "0123456789"));
    line_phrase(quiz->desk.mode,
                date.length > 0 ? _("White: {white}. Black: {black}. {event}, {year}.")
                                : _("White: {white}. Black: {black}. {event}."),
                (const struct filling[]){{"white", buf_text(&white), 0},
                                         {"black", buf_text(&black), 0},
                                         {"event", buf_text(&event), 0},
                                         {"year", buf_text(&date), 0},
                                         {0}});
    buf_clear(&white);
    buf_clear(&black);
    buf_clear(&event);
    buf_clear(&date);
}

void quiz_say_story(struct quiz *quiz)
{
    bool fallback = false;
    const char *story = puzzle_story(asked(quiz), quiz_language(quiz), &fallback);

    say_words(quiz, story);
    quiz_say_fallback(quiz, fallback);
}

/* As the arbiter hears it, where no author tells it. */
static void say_card(struct quiz *quiz)
{
    struct buf card = {0};

    explain_claim(&card, &quiz->speaker);
    buf_add_char(&card, ' ');
    explain_how(&card, &quiz->speaker);
    line_say_buf(quiz->desk.mode, &card);
}

/* The author's words, and beside them no fact a second time. */
static void say_claim(struct quiz *quiz)
{
    bool fallback = false;
    const char *words = words_in(&asked(quiz)->words, quiz_language(quiz), &fallback);
    struct buf beside = {0};

    if (words[0])
        say_words(quiz, words);
    else
        say_card(quiz);
    quiz_say_fallback(quiz, fallback);
    explain_beside(&beside, &quiz->speaker, words);
    line_say_buf(quiz->desk.mode, &beside);
}

static void say_rules(struct quiz *quiz)
{
    struct buf rules = {0};

    explain_ruleset(&rules, quiz->speaker.rules);
    line_phrase(quiz->desk.mode, _("Rules: {rules}."),
                (const struct filling[]){{"rules", buf_text(&rules), 0}, {0}});
    buf_clear(&rules);
}

/* How the question is meant: a claim, "has the game ended?", or "what is the result?"; the two
 * last as session_answers() has it. */
static const char *const answer_names[][2] = {
    {N_("valid"), N_("invalid")},
    {N_("yes"), N_("no")},
    {N_("the player loses"), N_("the game is drawn or was over before")},
};

const char *quiz_answer_name(const struct quiz *quiz, enum verdict_answer answer)
{
    enum claim_kind kind = quiz->session.verdict.claim.kind;
    int question = claim_is_made_by_player(kind) ? 0 : 1;

    if (kind == CLAIM_FLAG || kind == CLAIM_RESIGN || kind == CLAIM_SECOND_ILLEGAL_MOVE)
        question = 2;
    if (answer != VERDICT_VALID && answer != VERDICT_INVALID)
        return explain_answer(answer);
    return _(answer_names[question][answer == VERDICT_INVALID]);
}

/* "Is the claim correct? 1 valid, 2 invalid, 3 left to the arbiter, 4 don't know." */
void quiz_say_choices(struct quiz *quiz)
{
    enum verdict_answer answers[3];
    size_t count = session_answers(&quiz->session, answers);
    struct buf out = {0};

    explain_question(&out, &quiz->speaker);
    for (size_t i = 0; i < count; i++)
        buf_printf(&out, " %zu %s,", i + 1, quiz_answer_name(quiz, answers[i]));
    buf_printf(&out, " %zu %s.", count + 1, _("don't know"));
    line_say_buf(quiz->desk.mode, &out);
}

void quiz_say_question(struct quiz *quiz)
{
    if (session_is_changed(&quiz->session))
        line_say(quiz->desk.mode, _("This question has changed since you answered it: it begins "
                                    "anew."));
    if (law_is_asked(quiz)) {
        law_say_question(quiz);
        return;
    }
    quiz_say_number(quiz);
    if (!quiz->session.options.series)
        say_players(quiz);
    quiz_say_story(quiz);
    say_rules(quiz);
    say_claim(quiz);
    quiz_say_choices(quiz);
}

/* ---- ground and what follows ---- */

static void say_choice(struct quiz *quiz, size_t number, const char *text)
{
    line_sayf(quiz->desk.mode, "%zu %s", number, text);
}

static void say_grounds(struct quiz *quiz)
{
    const struct session *session = &quiz->session;

    line_say(quiz->desk.mode, _("On what ground? Answer with its number:"));
    for (size_t i = 0; i < session->ground_count; i++)
        say_choice(quiz, i + 1, explain_ground(session->grounds[i]));
}

static void say_step(struct quiz *quiz)
{
    const struct session_ask *asked = session_ask(&quiz->session);

    line_phrase(quiz->desk.mode, _("{question} Answer with its number:"),
                (const struct filling[]){{"question", explain_ask(asked->ask), 0}, {0}});
    for (size_t i = 0; i < asked->count; i++) {
        struct buf option = {0};

        explain_option(&option, &quiz->speaker, asked->ask, asked->options[i]);
        say_choice(quiz, i + 1, buf_text(&option));
        buf_clear(&option);
    }
}

/* ---- feedback ---- */

/* RIGHT, WRONG and what exactly, before the verdict's headline. */
static void say_mark(struct quiz *quiz)
{
    const struct attempt *attempt = &quiz->session.attempt;
    const char *sentence = _("RIGHT. {headline}");
    struct buf headline = {0};

    explain_headline(&headline, &quiz->speaker);
    if (attempt->gave_up)
        sentence = _("NOT ANSWERED. {headline}");
    else if (attempt->given != attempt->right)
        sentence = _("WRONG, you said: {given}. {headline}");
    else if (!attempt_is_right(attempt))
        sentence = _("WRONG GROUND, you said: {ground}; right is: {right}. {headline}");
    line_phrase(quiz->desk.mode, sentence,
                (const struct filling[]){
                    {"headline", buf_text(&headline), 0},
                    {"given", quiz_answer_name(quiz, attempt->given), 0},
                    {"ground", explain_ground(attempt->ground_given), 0},
                    {"right", explain_ground(attempt->ground_right), 0},
                    {0},
                });
    buf_clear(&headline);
}

static void say_right_step(struct quiz *quiz, enum ask ask, int option)
{
    static const char *const sentences[ASKS] = {
        [ASK_ACTION] = N_("The arbiter's action: right, {right}."),
        [ASK_OUTCOME] = N_("The game: right, {right}."),
        [ASK_CLOCK] = N_("The clock: right, {right}."),
        [ASK_MOVE] = N_("The next move: right, {right}."),
    };
    struct buf right = {0};

    explain_option(&right, &quiz->speaker, ask, option);
    line_phrase(quiz->desk.mode, _(sentences[ask]),
                (const struct filling[]){{"right", buf_text(&right), 0}, {0}});
    buf_clear(&right);
}

static void say_step_marks(struct quiz *quiz)
{
    const struct attempt *attempt = &quiz->session.attempt;

    for (int ask = 0; ask < ASKS; ask++) {
        const struct attempt_step *step = &attempt->steps[ask];
        struct buf wrong = {0};

        if (attempt_step_is_wrong(attempt, (enum ask)ask))
            explain_wrong_step(&wrong, &quiz->speaker, (enum ask)ask, step->given);
        else if (step->given_any)
            say_right_step(quiz, (enum ask)ask, step->given);
        if (wrong.length > 0)
            line_say_buf(quiz->desk.mode, &wrong);
        buf_clear(&wrong);
    }
}

static void say_aftermath(struct quiz *quiz)
{
    bool fallback = false;
    struct buf out = {0};

    puzzle_aftermath(&out, asked(quiz), quiz_language(quiz), &fallback);
    line_say_buf(quiz->desk.mode, &out);
    quiz_say_fallback(quiz, fallback);
}

void quiz_say_not_kept(struct quiz *quiz)
{
    if (!quiz->session.not_kept)
        return;
    line_say(quiz->desk.mode, _("This answer could not be kept:"));
    line_complain(quiz->desk.mode, &quiz->session.err, false);
}

/* What is told of the clock once in a run. */
static void say_clock_is_back(struct quiz *quiz)
{
    if (!quiz->session.clock_is_back || quiz->said_clock)
        return;
    quiz->said_clock = true;
    line_say(quiz->desk.mode, _("The clock shows an earlier day than the answers kept: the latest "
                                "of their days counts."));
}

void quiz_say_grade(struct quiz *quiz)
{
    const struct attempt *attempt = &quiz->session.attempt;
    struct buf next = {0};

    say_clock_is_back(quiz);
    if (attempt->grade == GRADE_NONE)
        return;
    session_say_next(&next, &quiz->session, attempt);
    line_phrase(quiz->desk.mode, _("Grade: {grade}. {next}"),
                (const struct filling[]){{"grade", grade_label(attempt->grade), 0},
                                         {"next", buf_text(&next), 0},
                                         {0}});
    buf_clear(&next);
}

/* Is there more to a proof than its words? */
static void say_proof(struct quiz *quiz)
{
    struct proof proofs[2];
    int count = explain_proofs(&quiz->speaker, proofs), frames = 0;

    for (int n = 0; n < count; n++)
        frames += proof_frames(&proofs[n]);
    if (frames > 0)
        line_say(quiz->desk.mode, _("\"proof\" shows it on the board."));
}

static void say_feedback(struct quiz *quiz)
{
    struct line_mode *mode = quiz->desk.mode;
    struct buf reasons = {0}, next = {0};

    say_mark(quiz);
    explain_reasons(&reasons, &quiz->speaker);
    line_say_buf(mode, &reasons);
    say_proof(quiz);
    explain_next(&next, &quiz->speaker);
    line_say_buf(mode, &next);
    say_step_marks(quiz);
    say_aftermath(quiz);
    quiz_say_not_kept(quiz);
    quiz_say_grade(quiz);
    line_say(mode, session_goes_on(&quiz->session)
                       ? _("More: why, diff, timeline, count, other. undo takes the answer back; "
                           "next asks the next puzzle.")
                       : _("More: why, diff, timeline, count, other. undo takes the answer back; "
                           "next ends with the summary."));
}

/* ---- one state after the other ---- */

/* The claim's position, and no further until the answer is given; a law question's only one. */
static void look_at_claim(struct quiz *quiz)
{
    const struct puzzle *puzzle = asked(quiz);
    struct line_view *view = &quiz->desk.view;
    const struct ruleset *rules = puzzle->rules ? puzzle->rules : ruleset_default();

    quiz->why_asked = false;
    quiz->speaker = (struct speaker){
        .game = &puzzle->source->pgn.game,
        .rules = rules,
        .verdict = &quiz->session.verdict,
        .letters = quiz->desk.mode->letters,
    };
    *view = (struct line_view){
        .game = quiz->speaker.game,
        .rules = rules,
        .letters = quiz->speaker.letters,
        .speaker = puzzle->kind == PUZZLE_CLAIM ? &quiz->speaker : NULL,
        .ply = puzzle->claim.ply,
        .last = puzzle->claim.ply,
    };
}

static void open_game(struct quiz *quiz)
{
    quiz->desk.view.open = true;
    quiz->desk.view.last = quiz->speaker.game->plies;
}

void quiz_say_state(struct quiz *quiz)
{
    switch (quiz->session.state) {
    case SESSION_VERDICT:
    case SESSION_CHOICE:
        look_at_claim(quiz);
        quiz_say_question(quiz);
        break;
    case SESSION_GROUND:
        say_grounds(quiz);
        break;
    case SESSION_STEP:
        say_step(quiz);
        break;
    case SESSION_FEEDBACK:
        if (quiz->exam) {
            exam_say_noted(quiz);
            break;
        }
        open_game(quiz);
        if (law_is_asked(quiz))
            law_say_feedback(quiz);
        else
            say_feedback(quiz);
        break;
    case SESSION_OVER:
        quiz->desk.leave = true;
        break;
    }
}

/* ---- summary ---- */

/* Was a puzzle missed in this session before its n-th attempt of all? */
static bool is_listed(const struct quiz *quiz, const char *puzzle, size_t n)
{
    const struct records *records = quiz->desk.mode->records;
    struct attempt attempt;

    for (size_t i = quiz->first_attempt; i < n && records->get(records->data, i, &attempt); i++)
        if (!attempt_is_right(&attempt) && strcmp(attempt.puzzle, puzzle) == 0)
            return true;
    return false;
}

/* Attempts keep the beginning of a long id only. */
static const struct puzzle *puzzle_of(const struct selection *selection,
                                      const struct attempt *attempt)
{
    for (size_t i = 0; i < selection->count; i++)
        if (strncmp(selection->items[i]->id, attempt->puzzle, sizeof attempt->puzzle - 1) == 0)
            return selection->items[i];
    return NULL;
}

static void add_missed(struct buf *list, const struct quiz *quiz, const struct attempt *attempt)
{
    const struct puzzle *puzzle = puzzle_of(quiz->session.selection, attempt);

    if (list->length > 0)
        buf_add(list, "; ");
    if (puzzle)
        puzzle_name(list, puzzle, quiz_language(quiz));
    else
        buf_add(list, attempt->puzzle);
}

static void say_missed(struct quiz *quiz)
{
    const struct records *records = quiz->desk.mode->records;
    struct attempt attempt;
    struct buf list = {0};

    for (size_t i = quiz->first_attempt; records->get(records->data, i, &attempt); i++)
        if (!attempt_is_right(&attempt) && !is_listed(quiz, attempt.puzzle, i))
            add_missed(&list, quiz, &attempt);
    if (list.length > 0)
        line_phrase(quiz->desk.mode, _("To look at again: {puzzles}."),
                    (const struct filling[]){{"puzzles", buf_text(&list), 0}, {0}});
    buf_clear(&list);
}

/* Where they can be gone on with. */
static void say_left(struct quiz *quiz)
{
    const struct session *session = &quiz->session;
    size_t count = 0;

    while (session_left(session, count))
        count++;
    if (session->left_is_kept && count > 0)
        line_phrase(quiz->desk.mode,
                    ngettext("One puzzle is left: drawclaim quiz --resume asks it.",
                             "{count} puzzles are left: drawclaim quiz --resume asks them.", count),
                    (const struct filling[]){{"count", NULL, (long)count}, {0}});
}

void quiz_say_summary(struct quiz *quiz)
{
    const struct session *session = &quiz->session;

    line_phrase(quiz->desk.mode,
                ngettext("Summary: {asked} question answered, {right} right, {skipped} skipped.",
                         "Summary: {asked} questions answered, {right} right, {skipped} skipped.",
                         session->asked),
                (const struct filling[]){{"asked", NULL, (long)session->asked},
                                         {"right", NULL, (long)session->right},
                                         {"skipped", NULL, (long)session->skipped},
                                         {0}});
    say_missed(quiz);
    say_left(quiz);
}
