/* SPDX-License-Identifier: MIT */
/*
 * The states and what leads from one to the next:
 *
 *     VERDICT --answer--> GROUND --ground--> STEP --step--> … --> FEEDBACK --next--> VERDICT …
 *        ^------back---------+------back------+                                  or OVER
 *
 *     CHOICE --choose, or confirm--> FEEDBACK        a law question
 *
 * GROUND and STEP are passed over where they are not asked; STEP comes up to three times.  Every way into FEEDBACK goes
 * through complete(), which keeps the attempt.
 */
#include "config.h"

#include "train/session_inside.h"

#include <string.h>

enum { HINTS = 3 };

/* ---- questions ---- */

const struct puzzle *session_puzzle(const struct session *session)
{
    if (session->state == SESSION_OVER)
        return NULL;
    return session->selection->items[session->at];
}

enum verdict_answer session_answer_for(const struct verdict *verdict)
{
    if (verdict->answer != VERDICT_RESULT)
        return verdict->answer;
    if (verdict->outcome == OUTCOME_WHITE_WINS || verdict->outcome == OUTCOME_BLACK_WINS)
        return VERDICT_VALID;
    return verdict->outcome == OUTCOME_ARBITER ? VERDICT_UNDECIDED : VERDICT_INVALID;
}

static void fill_right(struct attempt *attempt, const struct session *session,
                       const struct puzzle *puzzle)
{
    if (puzzle->kind == PUZZLE_QUESTION) {
        attempt->is_question = true;
        attempt->choices_right = puzzle_right_choices(puzzle);
        return;
    }
    attempt->right = session_answer_for(&session->verdict);
    attempt->ground_right = session->verdict.reason;
    for (int ask = 0; ask < ASKS; ask++)
        attempt->steps[ask].right = verdict_step(&session->verdict, (enum ask)ask);
}

static void copy_cut(char *to, size_t size, const char *text)
{
    size_t length = strlen(text);

    if (length >= size)
        length = size - 1;
    memcpy(to, text, length);
    to[length] = '\0';
}

static void begin_attempt(struct session *session)
{
    const struct puzzle *puzzle = session->selection->items[session->at];
    struct attempt *attempt = &session->attempt;

    *attempt = (struct attempt){.content = puzzle->content,
                                .mode = session->options.mode,
                                .topic = puzzle->topic,
                                .level = puzzle->level};
    fill_right(attempt, session, puzzle);
    copy_cut(attempt->puzzle, sizeof attempt->puzzle, puzzle->id);
    copy_cut(attempt->ruleset, sizeof attempt->ruleset, puzzle->rules_id);
}

static void finish(struct session *session)
{
    verdict_clear(&session->verdict);
    session->verdict = (struct verdict){0};
    session->state = SESSION_OVER;
}

/* Tells what is left now. */
static void tell_keeper(struct session *session)
{
    const struct session_keeper *keeper = session->options.keeper;

    session->left_is_kept = keeper && keeper->keep(keeper->data, session);
}

static bool has_no_memory(struct session *session)
{
    finish(session);
    err_set(&session->err, ERR_MEMORY);
    return false;
}

static void show_question(struct session *session, int64_t now_ms)
{
    session->state = session_asks_claim(session) ? SESSION_VERDICT : SESSION_CHOICE;
    session->shown_at = session->stirred_at = now_ms;
    session->active_ms = 0;
    session_choose(session);
    begin_attempt(session);
}

/* Of a series the next one is made when it comes to be asked.  False: memory. */
static bool reach(struct session *session, size_t place)
{
    struct series *series = session->options.series;

    if (!series || place < session->queue.count || !series_has_more(series))
        return true;
    return series_grow(series, &session->err) &&
           queue_add(&session->queue, series->selection.count - 1);
}

/* Asks the puzzle at a place; past the last one the session is over.  False: memory. */
static bool ask(struct session *session, size_t place, int64_t now_ms)
{
    finish(session);
    if (!reach(session, place))
        return has_no_memory(session);
    session->queue.at = place;
    if (place < session->queue.count) {
        session->at = session->queue.items[place];
        if (session_asks_claim(session) &&
            !puzzle_verdict(session->selection->items[session->at], &session->verdict)) {
            session->verdict = (struct verdict){0};
            return has_no_memory(session);
        }
        show_question(session, now_ms);
    }
    tell_keeper(session);
    return true;
}

bool session_start(struct session *session, const struct selection *selection,
                   struct records *records, struct session_options options, int64_t now_ms)
{
    *session = (struct session){.selection = selection, .records = records, .options = options};
    err_set(&session->err, ERR_NONE);
    if (!queue_fill(&session->queue, selection->count))
        return has_no_memory(session);
    return ask(session, 0, now_ms);
}

void session_clear(struct session *session)
{
    if (!session)
        return;
    finish(session);
    queue_clear(&session->queue);
}

size_t session_answers(const struct session *session, enum verdict_answer out[3])
{
    (void)session; /* the same for every kind so far; skins word them by kind */
    out[0] = VERDICT_VALID;
    out[1] = VERDICT_INVALID;
    out[2] = VERDICT_UNDECIDED;
    return 3;
}

enum verdict_answer session_right_answer(const struct session *session)
{
    return session->attempt.right;
}

/* ---- answers ---- */

struct step {
    int value;
    int64_t now_ms, utc;
};

/* The attempt is kept first, and moves the card.  One that waits to be written counts; only where
 * memory is short it is gone. */
static bool keep(struct session *session)
{
    session->not_kept =
        !session->records->keep(session->records->data, &session->attempt, &session->err);
    if (session->not_kept && session->err.code == ERR_MEMORY)
        return true;
    return session_review(session);
}

/* The one way into the feedback. */
static bool complete(struct session *session, int64_t utc)
{
    struct attempt *attempt = &session->attempt;

    attempt->active_ms = session->active_ms;
    attempt->when = utc;
    session_grade(session, utc);
    session->asked++;
    session->latest_at = session->at;
    session->latest_place = session->queue.at;
    session->latest_right = attempt_is_right(attempt);
    session->latest_hints = attempt->hints;
    session->latest_active_ms = attempt->active_ms;
    session->right += session->latest_right;
    session->undoable = true;
    session->state = SESSION_FEEDBACK;
    if (!keep(session))
        return has_no_memory(session);
    tell_keeper(session);
    return true;
}

static bool asks_ground(const struct session *session)
{
    return session->options.ask_ground && session->ground_count >= 2;
}

const struct session_ask *session_ask(const struct session *session)
{
    return session->state == SESSION_STEP ? &session->asks[session->ask_at] : NULL;
}

/* Asks what follows, or completes the answer. */
static bool ask_step(struct session *session, size_t at, const struct step *step)
{
    if (at >= session->ask_count)
        return complete(session, step->utc);
    session->ask_at = at;
    session->state = SESSION_STEP;
    return true;
}

static bool after_verdict(struct session *session, const struct step *step)
{
    if (!asks_ground(session))
        return ask_step(session, 0, step);
    session->state = SESSION_GROUND;
    return true;
}

static bool answer(struct session *session, const struct step *step)
{
    enum verdict_answer answers[3];
    size_t count = session_answers(session, answers);

    for (size_t i = 0; i < count; i++) {
        if ((int)answers[i] != step->value)
            continue;
        session->attempt.given = answers[i];
        return after_verdict(session, step);
    }
    return false;
}

static bool dont_know(struct session *session, const struct step *step)
{
    struct attempt *attempt = &session->attempt;

    attempt->gave_up = true;
    attempt->has_ground = attempt->certain = false;
    for (int ask = 0; ask < ASKS; ask++)
        attempt->steps[ask].given_any = false;
    attempt->choices_given = 0;
    return complete(session, step->utc);
}

static bool ground(struct session *session, const struct step *step)
{
    if (step->value < 0 || (size_t)step->value >= session->ground_count)
        return false;
    session->attempt.has_ground = true;
    session->attempt.ground_given = session->grounds[step->value];
    return ask_step(session, 0, step);
}

static bool answer_step(struct session *session, const struct step *step)
{
    const struct session_ask *asked = session_ask(session);
    struct attempt_step *to = &session->attempt.steps[asked->ask];

    if (step->value < 0 || (size_t)step->value >= asked->count)
        return false;
    to->given_any = true;
    to->given = asked->options[step->value];
    return ask_step(session, session->ask_at + 1, step);
}

static bool choose_one(struct session *session, const struct step *step)
{
    const struct puzzle *puzzle = session->selection->items[session->at];

    if (step->value < 0 || (size_t)step->value >= session->choice_count)
        return false;
    session->marked ^= 1u << session->choices[step->value];
    if (puzzle->several)
        return true;
    session->attempt.choices_given = session->marked;
    return complete(session, step->utc);
}

static bool confirm(struct session *session, const struct step *step)
{
    if (session->marked == 0)
        return false;
    session->attempt.choices_given = session->marked;
    return complete(session, step->utc);
}

bool session_is_marked(const struct session *session, size_t choice)
{
    return session->marked & 1u << session->choices[choice];
}

static bool certain(struct session *session, const struct step *step)
{
    (void)step;
    session->attempt.certain = !session->attempt.certain;
    return true;
}

int session_hints(const struct session *session)
{
    const struct puzzle *puzzle = session_puzzle(session);

    if (!puzzle || puzzle->kind == PUZZLE_CLAIM)
        return HINTS;
    return puzzle->article ? 1 : 0;
}

static bool hint(struct session *session, const struct step *step)
{
    (void)step;
    if (session->attempt.hints >= session_hints(session))
        return false;
    session->attempt.hints++;
    return true;
}

/* To the verdict, or from what follows to the question before. */
static bool back(struct session *session, const struct step *step)
{
    struct attempt *attempt = &session->attempt;

    (void)step;
    if (session->state == SESSION_STEP && session->ask_at > 0) {
        session->ask_at--;
        attempt->steps[session_ask(session)->ask].given_any = false;
        return true;
    }
    attempt->has_ground = false;
    session->state = session->state == SESSION_STEP && asks_ground(session) ? SESSION_GROUND
                                                                            : SESSION_VERDICT;
    return true;
}

/* ---- to and fro between puzzles ---- */

static bool next(struct session *session, const struct step *step)
{
    return ask(session, session->queue.at + 1, step->now_ms);
}

static bool skip(struct session *session, const struct step *step)
{
    session->skipped++;
    return next(session, step);
}

static bool undo(struct session *session, const struct step *step)
{
    struct records *records = session->records;

    if (!session->undoable || !records->undo(records->data, &session->err))
        return false;
    session_unreview(session);
    session->undoable = session->not_kept = false;
    session->asked--;
    session->right -= session->latest_right;
    if (!ask(session, session->latest_place, step->now_ms))
        return false;
    session->attempt.hints = session->latest_hints; /* what was read stays read */
    return true;
}

static bool regrade(struct session *session, const struct step *step)
{
    if (!session_regrade(session, (enum grade)step->value))
        return false;
    tell_keeper(session);
    return true;
}

static bool quit(struct session *session, const struct step *step)
{
    (void)step;
    session->queue.at += session->state == SESSION_FEEDBACK; /* what is answered is not left */
    finish(session);
    return true;
}

enum {
    IN_VERDICT = 1 << SESSION_VERDICT,
    IN_GROUND = 1 << SESSION_GROUND,
    IN_STEP = 1 << SESSION_STEP,
    IN_CHOICE = 1 << SESSION_CHOICE,
    IN_FEEDBACK = 1 << SESSION_FEEDBACK,
    IN_QUESTION = IN_VERDICT | IN_GROUND | IN_STEP | IN_CHOICE,
    IN_PUZZLE = IN_QUESTION | IN_FEEDBACK
};

static const struct {
    unsigned states; /* in which it makes sense */
    bool (*run)(struct session *session, const struct step *step);
} inputs[] = {
    [INPUT_ANSWER] = {IN_VERDICT, answer},
    [INPUT_DONT_KNOW] = {IN_QUESTION, dont_know},
    [INPUT_GROUND] = {IN_GROUND, ground},
    [INPUT_STEP] = {IN_STEP, answer_step},
    [INPUT_CHOOSE] = {IN_CHOICE, choose_one},
    [INPUT_CONFIRM] = {IN_CHOICE, confirm},
    [INPUT_CERTAIN] = {IN_QUESTION, certain},
    [INPUT_HINT] = {IN_QUESTION, hint},
    [INPUT_BACK] = {IN_GROUND | IN_STEP, back},
    [INPUT_GRADE] = {IN_FEEDBACK, regrade},
    [INPUT_NEXT] = {IN_FEEDBACK, next},
    [INPUT_UNDO] = {IN_PUZZLE, undo},
    [INPUT_SKIP] = {IN_QUESTION, skip},
    [INPUT_QUIT] = {IN_PUZZLE, quit},
};

static bool is_asking(const struct session *session)
{
    return IN_QUESTION & 1u << session->state;
}

void session_stir(struct session *session, int64_t now_ms)
{
    int64_t gap = now_ms - session->stirred_at;

    if (!is_asking(session) || gap < 0)
        return;
    session->active_ms += gap < SESSION_IDLE_MS ? gap : SESSION_IDLE_MS;
    session->stirred_at = now_ms;
}

void session_pause(struct session *session, int64_t paused_ms)
{
    session->shown_at += paused_ms;
    session->stirred_at += paused_ms;
}

size_t session_number(const struct session *session)
{
    return session->queue.at + 1;
}

size_t session_count(const struct session *session)
{
    const struct series *series = session->options.series;

    return series ? series->most : session->queue.count;
}

bool session_goes_on(const struct session *session)
{
    const struct series *series = session->options.series;

    return session_left(session, 0) || (series && series_has_more(series));
}

bool session_step(struct session *session, struct input input, int64_t now_ms, int64_t utc)
{
    struct step step = {.value = input.value, .now_ms = now_ms, .utc = utc};

    if (!(inputs[input.kind].states & 1u << session->state))
        return false;
    err_set(&session->err, ERR_NONE);
    session_stir(session, now_ms);
    return inputs[input.kind].run(session, &step);
}
