/* SPDX-License-Identifier: MIT */
/* Walks through sessions, with a store that counts its calls and can be told to fail. */
#include "config.h"

#include "train/session.h"

#include <string.h>

#include "tests/tap/tap.h"

/* Three puzzles: a valid claim, a wrong one of level 3, one the Laws leave open. */
static const char text[] =
    "[PuzzleId \"home\"]\n[Level \"1\"]\n\n"
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 {[%claim threefold,move=Ng8] [%expect valid]} *\n\n"
    "[PuzzleId \"early\"]\n[Level \"3\"]\n\n"
    "1. Nf3 Nf6 2. Ng1 Ng8 {[%claim threefold] [%expect invalid,counted-short]} *\n\n"
    "[PuzzleId \"open\"]\n[Level \"2\"]\n\n"
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1\n"
    "{[%claim threefold,move=Ng8,unwritten] [%expect undecided,not-written]} *\n";

/* Two about procedure, on the easiest level: a false claim with a written move, and a true one. */
static const char procedure_text[] =
    "[PuzzleId \"false\"]\n[Topic \"procedure\"]\n[Level \"1\"]\n\n"
    "1. Nf3 Nf6 2. Ng1 {[%claim threefold,move=Nc6] [%expect invalid,counted-short]} *\n\n"
    "[PuzzleId \"true\"]\n[Topic \"procedure\"]\n[Level \"1\"]\n\n"
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 {[%claim threefold,move=Ng8] [%expect valid]} *\n";

static struct pack pack;
static struct selection selection;

static void read_pack(const char *pgn)
{
    struct err_list errors = {0};
    struct filter all = {0};

    if (!pack_read(&pack, "a.pgn", pgn, strlen(pgn), &errors, NULL) || errors.count > 0 ||
        !catalog_select(&pack, &all, "en", &selection))
        bail("the file of this test is no good");
}

/* ---- a store ---- */

static struct store {
    struct attempt attempts[8];
    size_t count;
    int kept, undone;
    bool fails;
    bool waits; /* the latest one could not be kept */
} store;

static bool keep(void *data, const struct attempt *attempt, struct err *err)
{
    struct store *to = data;

    to->kept++;
    to->attempts[to->count++] = *attempt;
    to->waits = to->fails;
    if (to->fails)
        err_set(err, ERR_FILE_WRITE);
    return !to->fails;
}

static bool undo(void *data, struct err *err)
{
    struct store *from = data;

    if (from->fails && !from->waits) {
        err_set(err, ERR_FILE_WRITE);
        return false;
    }
    from->undone += !from->waits;
    from->waits = false;
    from->count--;
    return true;
}

static struct records records = {.data = &store, .keep = keep, .undo = undo};

static struct session session;

static void start(bool ask_ground, bool ask_steps)
{
    struct session_options options = {
        .seed = 7, .ask_ground = ask_ground, .ask_steps = ask_steps};

    store = (struct store){0};
    session_clear(&session);
    if (!session_start(&session, &selection, &records, options, 1000))
        bail("no memory for a session");
}

static bool step_at(enum input_kind kind, int value, int64_t now_ms)
{
    struct input input = {kind, value};

    return session_step(&session, input, now_ms, 1800000000);
}

static bool step(enum input_kind kind, int value)
{
    return step_at(kind, value, 2000);
}

/* Index of a ground on offer; -1 if it is not. */
static int ground(enum reason reason)
{
    for (size_t i = 0; i < session.ground_count; i++)
        if (session.grounds[i] == reason)
            return (int)i;
    return -1;
}

static int wrong_ground(void)
{
    return session.grounds[0] == session.verdict.reason ? 1 : 0;
}

static void is_at(enum session_state state, const char *puzzle, const char *name)
{
    const struct puzzle *seen = session_puzzle(&session);

    is_int(state, session.state, "%s: state", name);
    is_string(puzzle, seen ? seen->id : NULL, "%s: puzzle", name);
}

/* ---- walks ---- */

static void right_answer(void)
{
    const struct attempt *attempt = &store.attempts[0];

    start(true, false);
    is_at(SESSION_VERDICT, "home", "at first");
    ok(session.ground_count >= 2, "there are grounds to choose from");
    ok(ground(REASON_THIRD_OCCURRENCE) >= 0, "the true one among them");
    ok(step(INPUT_ANSWER, VERDICT_VALID), "the right verdict");
    is_at(SESSION_GROUND, "home", "then the ground is asked");
    is_int(0, store.kept, "nothing is kept yet");
    ok(step(INPUT_CERTAIN, 0), "certain");
    ok(step_at(INPUT_GROUND, ground(REASON_THIRD_OCCURRENCE), 4500), "the right ground");
    is_at(SESSION_FEEDBACK, "home", "then comes the feedback");
    is_int(1, store.kept, "and the attempt was kept once");
    ok(attempt_is_right(attempt), "it is right");
    is_string("home", attempt->puzzle, "of this puzzle");
    is_hex(pack.puzzles[0].content, attempt->content, "of this question");
    is_string("fide2023", attempt->ruleset, "under these rules");
    ok(attempt->certain && attempt->has_ground && !attempt->steps[ASK_ACTION].given_any && !attempt->gave_up,
       "with what was said and no more");
    is_int(3500, attempt->active_ms, "after three and a half seconds");
    is_int(1800000000, attempt->when, "at this second");
    is_size(1, session.asked, "one asked");
    is_size(1, session.right, "one right");
    ok(step(INPUT_NEXT, 0), "on");
    is_at(SESSION_VERDICT, "early", "to the next");
    is_int(1, store.kept, "going on keeps nothing");
}

static void wrong_answers(void)
{
    start(true, false);
    ok(step(INPUT_ANSWER, VERDICT_INVALID), "a wrong verdict");
    is_at(SESSION_GROUND, "home", "does not show by what is asked next");
    step(INPUT_GROUND, ground(REASON_THIRD_OCCURRENCE));
    ok(!attempt_is_right(&store.attempts[0]), "and stays wrong whatever the ground");
    step(INPUT_NEXT, 0);
    step(INPUT_ANSWER, VERDICT_INVALID);
    step(INPUT_GROUND, wrong_ground());
    ok(!attempt_is_right(&store.attempts[1]), "a right verdict for a wrong reason is wrong");
    is_size(2, session.asked, "two asked");
    is_size(0, session.right, "none right");
}

static void undecided(void)
{
    start(false, false);
    step(INPUT_SKIP, 0);
    step(INPUT_SKIP, 0);
    is_at(SESSION_VERDICT, "open", "two skipped");
    is_size(2, session.skipped, "and counted");
    is_int(VERDICT_UNDECIDED, session_right_answer(&session), "left to the arbiter is right here");
    step(INPUT_ANSWER, VERDICT_UNDECIDED);
    is_at(SESSION_FEEDBACK, "open", "no ground is asked with --ground=off");
    ok(attempt_is_right(&store.attempts[0]), "and it is right");
    ok(!store.attempts[0].has_ground, "without a ground");
    step(INPUT_NEXT, 0);
    is_at(SESSION_OVER, NULL, "after the last one it is over");
    is_size(1, store.count, "skipping keeps nothing");
}

static void gives_up(void)
{
    start(true, true);
    ok(step(INPUT_DONT_KNOW, 0), "don't know");
    is_at(SESSION_FEEDBACK, "home", "nothing more is asked");
    ok(store.attempts[0].gave_up && !attempt_is_right(&store.attempts[0]), "it counts as wrong");
    step(INPUT_NEXT, 0);
    step(INPUT_ANSWER, VERDICT_INVALID);
    step(INPUT_CERTAIN, 0);
    ok(step(INPUT_DONT_KNOW, 0), "giving up at the ground");
    is_at(SESSION_FEEDBACK, "early", "likewise");
    ok(store.attempts[1].gave_up && !store.attempts[1].has_ground && !store.attempts[1].certain,
       "and nothing else counts");
}

static void asks_action(void)
{
    bool found = false;

    start(true, true);
    step(INPUT_ANSWER, VERDICT_VALID);
    step(INPUT_GROUND, 0);
    is_at(SESSION_FEEDBACK, "home", "a level 1 puzzle does not ask for the action");
    step(INPUT_NEXT, 0);
    step(INPUT_ANSWER, VERDICT_INVALID);
    step(INPUT_GROUND, ground(REASON_COUNTED_SHORT));
    is_at(SESSION_STEP, "early", "one of level 3 does");
    for (size_t i = 0; i < session_ask(&session)->count; i++)
        found = found || session_ask(&session)->options[i] == ACTION_PENALTY_CONTINUE;
    ok(found, "the right action is on offer");
    ok(!step(INPUT_STEP, (int)session_ask(&session)->count), "one that is not can't be chosen");
    ok(step(INPUT_STEP, 0), "one that is can");
    is_at(SESSION_FEEDBACK, "early", "then comes the feedback");
    is_int(ACTION_PENALTY_CONTINUE, store.attempts[1].steps[ASK_ACTION].right,
           "with the right one noted");
    ok(store.attempts[1].steps[ASK_ACTION].given_any, "and the one given");
    start(false, true);
    step(INPUT_SKIP, 0);
    step(INPUT_ANSWER, VERDICT_INVALID);
    is_at(SESSION_STEP, "early", "the action alone can be asked");
    ok(step(INPUT_BACK, 0), "and back");
    is_at(SESSION_VERDICT, "early", "goes to the verdict then");
}

static void goes_back(void)
{
    enum reason first;

    start(true, true);
    ok(!step(INPUT_BACK, 0), "no way back from the verdict");
    step(INPUT_SKIP, 0);
    step(INPUT_ANSWER, VERDICT_VALID);
    first = session.grounds[0];
    ok(step(INPUT_BACK, 0), "from the ground");
    is_at(SESSION_VERDICT, "early", "back to the verdict");
    step(INPUT_ANSWER, VERDICT_INVALID);
    is_int(first, session.grounds[0], "the choices stay as they were");
    step(INPUT_GROUND, ground(REASON_COUNTED_SHORT));
    ok(step(INPUT_BACK, 0), "from the action");
    is_at(SESSION_GROUND, "early", "back to the ground");
    step(INPUT_GROUND, ground(REASON_COUNTED_SHORT));
    step(INPUT_STEP, 0);
    ok(!step(INPUT_BACK, 0), "not from the feedback");
    ok(attempt_is_right(&store.attempts[0]), "what was said last counts");
    is_int(1, store.kept, "and was kept once");
}

static void hints(void)
{
    start(true, false);
    ok(step(INPUT_HINT, 0) && step(INPUT_HINT, 0) && step(INPUT_HINT, 0), "three hints");
    ok(!step(INPUT_HINT, 0), "are all");
    step(INPUT_ANSWER, VERDICT_VALID);
    ok(step(INPUT_CERTAIN, 0) && step(INPUT_CERTAIN, 0), "certain, and not");
    step(INPUT_GROUND, 0);
    is_int(3, store.attempts[0].hints, "hints are noted");
    ok(!store.attempts[0].certain, "certainty can be taken back");
    ok(!step(INPUT_HINT, 0) && !step(INPUT_CERTAIN, 0), "neither after the answer");
}

static void undoes(void)
{
    start(false, false);
    ok(!step(INPUT_UNDO, 0), "nothing to take back at first");
    step(INPUT_ANSWER, VERDICT_VALID);
    ok(step(INPUT_UNDO, 0), "from the feedback");
    is_at(SESSION_VERDICT, "home", "the puzzle is asked again");
    is_size(0, store.count, "the attempt is gone");
    is_size(0, session.asked + session.right, "and not counted");
    ok(!step(INPUT_UNDO, 0), "once only");
    step(INPUT_ANSWER, VERDICT_INVALID);
    step(INPUT_NEXT, 0);
    step(INPUT_SKIP, 0);
    is_at(SESSION_VERDICT, "open", "answered, gone on and skipped");
    ok(step(INPUT_UNDO, 0), "the latest answer is still there to be taken back");
    is_at(SESSION_VERDICT, "home", "and its puzzle asked");
    step_at(INPUT_ANSWER, VERDICT_VALID, 2500);
    is_int(500, store.attempts[0].active_ms, "the time begins anew");
    is_size(1, session.right, "the new answer counts");
    store.fails = true;
    ok(!step(INPUT_UNDO, 0), "a store that can't");
    is_int(ERR_FILE_WRITE, session.err.code, "says so");
    is_at(SESSION_FEEDBACK, "home", "and nothing has changed");
}

static void keep_fails(void)
{
    start(false, false);
    step(INPUT_ANSWER, VERDICT_VALID);
    step(INPUT_NEXT, 0);
    store.fails = true;
    ok(step(INPUT_ANSWER, VERDICT_INVALID), "an answer that can't be kept");
    is_at(SESSION_FEEDBACK, "early", "does not stop the session");
    ok(session.not_kept, "but it is told");
    is_int(ERR_FILE_WRITE, session.err.code, "and why");
    is_size(2, session.right, "it counts for now");
    ok(step(INPUT_UNDO, 0), "it can be taken back");
    is_int(0, store.undone, "without taking the one before from the store");
    is_size(1, store.count, "which is still there");
    is_at(SESSION_VERDICT, "early", "and the puzzle is asked again");
    store.fails = false;
    step(INPUT_ANSWER, VERDICT_INVALID);
    ok(!session.not_kept, "the next one can be kept");
}

static void senseless(void)
{
    start(true, false);
    ok(!step(INPUT_NEXT, 0), "no next before an answer");
    ok(!step(INPUT_GROUND, 0), "no ground before the verdict");
    ok(!step(INPUT_STEP, 0), "no action either");
    ok(!step(INPUT_ANSWER, VERDICT_RESULT), "an answer that is not on offer");
    step(INPUT_ANSWER, VERDICT_VALID);
    ok(!step(INPUT_ANSWER, VERDICT_VALID), "no second verdict");
    ok(!step(INPUT_GROUND, -1) && !step(INPUT_GROUND, 99), "no ground that is not on offer");
    step(INPUT_GROUND, 0);
    ok(!step(INPUT_SKIP, 0) && !step(INPUT_DONT_KNOW, 0), "the feedback can't be skipped");
    is_int(1, store.kept, "none of it keeps anything");
}

static void quits(void)
{
    struct selection none = {0};

    start(true, false);
    step(INPUT_ANSWER, VERDICT_VALID);
    ok(step(INPUT_QUIT, 0), "quitting in the middle");
    is_at(SESSION_OVER, NULL, "ends");
    is_int(0, store.kept, "an answer that is not complete is not kept");
    ok(!step(INPUT_QUIT, 0) && !step(INPUT_UNDO, 0) && !step(INPUT_NEXT, 0), "for good");
    session_clear(&session);
    ok(session_start(&session, &none, &records, (struct session_options){0}, 0), "no puzzles");
    is_at(SESSION_OVER, NULL, "are over at once");
    session_clear(&session);
    session_clear(NULL);
}

/* Other seeds bring other orders, and never another set. */
static void shuffled(void)
{
    unsigned firsts = 0, all = 0;

    for (uint64_t seed = 0; seed < 40; seed++) {
        struct session_options options = {.seed = seed, .ask_ground = true};
        unsigned set = 0;

        session_start(&session, &selection, &records, options, 0);
        firsts |= 1u << session.grounds[0];
        for (size_t i = 0; i < session.ground_count; i++)
            set |= 1u << session.grounds[i];
        all |= set;
        if (set != all)
            break;
        session_clear(&session);
    }
    is_hex(all, firsts, "each ground comes first with some seed");
}

static void answers(void)
{
    enum verdict_answer list[3];

    start(true, false);
    is_size(3, session_answers(&session, list), "three verdicts");
    is_int(VERDICT_VALID, list[0], "valid");
    is_int(VERDICT_INVALID, list[1], "invalid");
    is_int(VERDICT_UNDECIDED, list[2], "left to the arbiter");
}

/* ---- procedure ---- */

/* Index of the right option, or of a wrong one. */
static int option(bool right)
{
    const struct session_ask *asked = session_ask(&session);
    int value = verdict_step(&session.verdict, asked->ask);

    for (size_t i = 0; i < asked->count; i++)
        if ((asked->options[i] == value) == right)
            return (int)i;
    return -1;
}

static void is_asked(enum ask ask, const char *name)
{
    const struct session_ask *asked = session_ask(&session);

    is_int(ask, asked ? (int)asked->ask : -1, "%s", name);
}

/* 9.5.3: the game goes on, two minutes, and the written move. */
static void asks_in_steps(void)
{
    const struct attempt *attempt = &store.attempts[0];

    step(INPUT_ANSWER, VERDICT_INVALID);
    step(INPUT_GROUND, ground(REASON_COUNTED_SHORT));
    is_asked(ASK_OUTCOME, "after the ground the outcome");
    ok(step(INPUT_STEP, option(true)), "the game goes on");
    is_asked(ASK_CLOCK, "then the clock");
    ok(step(INPUT_STEP, option(false)), "not two minutes");
    is_asked(ASK_MOVE, "then the next move");
    ok(step(INPUT_BACK, 0), "a step back");
    is_asked(ASK_CLOCK, "is the clock again");
    step(INPUT_STEP, option(false));
    ok(step(INPUT_STEP, option(true)), "the written move");
    is_at(SESSION_FEEDBACK, "false", "that was the last");
    ok(attempt_is_right(attempt), "verdict and ground are right");
    ok(attempt_step_is_wrong(attempt, ASK_CLOCK), "the clock is not");
    ok(!attempt_step_is_wrong(attempt, ASK_OUTCOME), "the outcome is");
    ok(!attempt_step_is_wrong(attempt, ASK_MOVE), "so is the move");
    ok(!attempt_step_is_wrong(attempt, ASK_ACTION), "and the action was not asked");
    is_int(CLOCK_TWO_MINUTES, attempt->steps[ASK_CLOCK].right, "two minutes are noted");
}

/* 9.5.2: after a draw there is no clock to change and no move to make. */
static void asks_what_makes_sense(void)
{
    step(INPUT_NEXT, 0);
    step(INPUT_ANSWER, VERDICT_VALID);
    step(INPUT_GROUND, ground(REASON_THIRD_OCCURRENCE));
    is_asked(ASK_OUTCOME, "the outcome of a true claim");
    ok(step(INPUT_STEP, option(true)), "is a draw");
    is_at(SESSION_FEEDBACK, "true", "nothing more is asked");
    ok(!attempt_has_wrong_step(&store.attempts[1]), "and nothing was wrong");
}

static void procedure(void)
{
    selection_clear(&selection);
    pack_clear(&pack);
    pack = (struct pack){0};
    read_pack(procedure_text);
    start(true, true);
    asks_in_steps();
    asks_what_makes_sense();
}

int main(void)
{
    tap_plan(26 + 7 + 11 + 8 + 15 + 12 + 6 + 18 + 12 + 8 + 8 + 1 + 4 + 16 + 5);
    read_pack(text);
    right_answer();
    wrong_answers();
    undecided();
    gives_up();
    asks_action();
    goes_back();
    hints();
    undoes();
    keep_fails();
    senseless();
    quits();
    shuffled();
    answers();
    procedure();
    session_clear(&session);
    selection_clear(&selection);
    pack_clear(&pack);
    return tap_done();
}
