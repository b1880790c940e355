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

#include "train/session.h"

#include <string.h>

enum { ACTION_LEVEL = 3, HINTS = 3 };

/* ---- questions ---- */

const struct puzzle *session_puzzle(const struct session *session)
{
    if (session->state == SESSION_OVER)
        return NULL;
    return session->selection->items[session->at];
}

/* Fisher-Yates on whole numbers; enums come and go as such. */
static void shuffle(int *items, size_t count, uint64_t *state)
{
    for (; count > 1; count--) {
        size_t pick = (size_t)(random_next(state) % count);
        int last = items[count - 1];

        items[count - 1] = items[pick];
        items[pick] = last;
    }
}

static void choose_grounds(struct session *session, uint64_t *state)
{
    const struct puzzle *puzzle = session->selection->items[session->at];
    int order[SESSION_GROUNDS];
    enum reason grounds[SESSION_GROUNDS];

    session->ground_count = verdict_grounds(&puzzle->source->pgn.game, &session->verdict,
                                            puzzle->rules, grounds, SESSION_GROUNDS);
    for (size_t i = 0; i < session->ground_count; i++)
        order[i] = (int)i;
    shuffle(order, session->ground_count, state);
    for (size_t i = 0; i < session->ground_count; i++)
        session->grounds[i] = grounds[order[i]];
}

/* Adds a question about what follows, unless it makes no sense here. */
static void choose_step(struct session *session, enum ask ask, uint64_t *state)
{
    struct session_ask *to = &session->asks[session->ask_count];
    size_t most = ask == ASK_ACTION ? SESSION_ACTIONS : SESSION_OPTIONS; /* those are long */

    to->ask = ask;
    to->count = verdict_steps(&session->verdict, ask, to->options, most);
    if (to->count < 2)
        return;
    shuffle(to->options, to->count, state);
    session->ask_count++;
}

/* Procedure is asked one thing after the other; of the rest, the more difficult ones have one
 * question. */
static void choose_steps(struct session *session, uint64_t *state)
{
    const struct puzzle *puzzle = session->selection->items[session->at];

    if (!session->options.ask_steps)
        return;
    if (puzzle->topic == TOPIC_PROCEDURE)
        for (int ask = ASK_OUTCOME; ask < ASKS; ask++)
            choose_step(session, (enum ask)ask, state);
    else if (puzzle->level >= ACTION_LEVEL)
        choose_step(session, ASK_ACTION, state);
}

static bool asks_claim(const struct session *session)
{
    return session->selection->items[session->at]->kind == PUZZLE_CLAIM;
}

static void choose_choices(struct session *session, uint64_t *state)
{
    session->choice_count = session->selection->items[session->at]->choice_count;
    session->marked = 0;
    for (size_t i = 0; i < session->choice_count; i++)
        session->choices[i] = (int)i;
    shuffle(session->choices, session->choice_count, state);
}

/* The choices depend on seed and index alone: coming back, one finds them as they were. */
static void choose(struct session *session)
{
    uint64_t state = session->options.seed + ((uint64_t)session->at << 32);

    session->ground_count = session->ask_count = session->ask_at = 0;
    choose_choices(session, &state);
    if (!asks_claim(session))
        return;
    choose_grounds(session, &state);
    choose_steps(session, &state);
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

    *attempt = (struct attempt){
        .content = puzzle->content, .topic = puzzle->topic, .level = puzzle->level};
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

/* Asks the puzzle at `at`; past the last one the session is over.  False: memory. */
static bool ask(struct session *session, size_t at, int64_t now_ms)
{
    finish(session);
    session->at = at;
    if (at >= session->selection->count)
        return true;
    if (asks_claim(session) && !puzzle_verdict(session->selection->items[at], &session->verdict)) {
        session->verdict = (struct verdict){0};
        err_set(&session->err, ERR_MEMORY);
        return false;
    }
    session->state = asks_claim(session) ? SESSION_VERDICT : SESSION_CHOICE;
    session->shown_at = now_ms;
    choose(session);
    begin_attempt(session);
    return true;
}

bool session_start(struct session *session, const struct selection *selection,
                   struct records *records, struct session_options options, int64_t now_ms)
{
    *session = (struct session){.selection = selection, .records = records, .options = options};
    err_set(&session->err, ERR_NONE);
    return ask(session, 0, now_ms);
}

void session_clear(struct session *session)
{
    if (session)
        finish(session);
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

/* The one way into the feedback: the attempt is kept first. */
static bool complete(struct session *session, int64_t now_ms, int64_t utc)
{
    struct attempt *attempt = &session->attempt;

    attempt->active_ms = now_ms - session->shown_at;
    attempt->when = utc;
    session->not_kept = !session->records->keep(session->records->data, attempt, &session->err);
    session->asked++;
    session->latest_at = session->at;
    session->latest_right = attempt_is_right(attempt);
    session->right += session->latest_right;
    session->undoable = true;
    session->state = SESSION_FEEDBACK;
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
        return complete(session, step->now_ms, step->utc);
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
    return complete(session, step->now_ms, step->utc);
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
    return complete(session, step->now_ms, step->utc);
}

static bool confirm(struct session *session, const struct step *step)
{
    if (session->marked == 0)
        return false;
    session->attempt.choices_given = session->marked;
    return complete(session, step->now_ms, step->utc);
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
    return ask(session, session->at + 1, step->now_ms);
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
    session->undoable = session->not_kept = false;
    session->asked--;
    session->right -= session->latest_right;
    return ask(session, session->latest_at, step->now_ms);
}

static bool quit(struct session *session, const struct step *step)
{
    (void)step;
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
    [INPUT_NEXT] = {IN_FEEDBACK, next},
    [INPUT_UNDO] = {IN_PUZZLE, undo},
    [INPUT_SKIP] = {IN_QUESTION, skip},
    [INPUT_QUIT] = {IN_PUZZLE, quit},
};

bool session_step(struct session *session, struct input input, int64_t now_ms, int64_t utc)
{
    struct step step = {.value = input.value, .now_ms = now_ms, .utc = utc};

    if (!(inputs[input.kind].states & 1u << session->state))
        return false;
    err_set(&session->err, ERR_NONE);
    return inputs[input.kind].run(session, &step);
}
