/* SPDX-License-Identifier: MIT */
/* Sessions that move cards: grades, puzzles that come again, and what is taken back. */
#include "config.h"

#include "train/session.h"

#include <string.h>

#include "base/buf.h"
#include "tests/tap/tap.h"

enum { PUZZLES = 8, DAY = 86400, TODAY = 20000, NOON = TODAY * DAY + 12 * 3600, SECOND = 1000 };

static struct pack pack;
static struct selection selection;
static struct records records;
static struct deck deck;
static struct plan plan;
static struct session session;
static int64_t now_ms, utc;

static const char *nothing_set(const void *data, const char *key)
{
    (void)data;
    (void)key;
    return NULL;
}

/* "a" to "h": wrong claims, judged invalid. */
static void read_pack(void)
{
    struct buf text = {0};

    for (int n = 0; n < PUZZLES; n++)
        buf_printf(&text,
                   "[PuzzleId \"%c\"]\n[Topic \"threefold\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 "
                   "{[%%claim threefold]} *\n\n",
                   'a' + n);
    if (!pack_read(&pack, "a.pgn", buf_text(&text), text.length, NULL, NULL) ||
        pack.count != PUZZLES ||
        !catalog_select(&pack, &(struct filter){0}, "en", &selection))
        bail("the file of this test is no good");
    buf_clear(&text);
}

/* ---- a store that can be told to fail: what is kept waits then ---- */

static struct records memory;
static bool fails;

static bool keep(void *data, const struct attempt *attempt, struct err *err)
{
    if (!memory.keep(data, attempt, err))
        return false;
    err_set(err, ERR_FILE_WRITE);
    return !fails;
}

static bool replace(void *data, const struct attempt *attempt, struct err *err)
{
    if (!fails)
        return memory.replace(data, attempt, err);
    err_set(err, ERR_FILE_WRITE);
    return false;
}

static void begin_with(struct session_options options)
{
    session_clear(&session);
    deck_clear(&deck);
    if (memory.free)
        memory.free(memory.data);
    if (!records_memory(&memory))
        bail("no memory");
    records = memory;
    records.keep = keep;
    records.replace = replace;
    fails = false;
    now_ms = 0;
    utc = NOON;
    plan_read(&plan, nothing_set, NULL, 0, NULL);
    if (!deck_open(&deck, &pack, &records, &plan))
        bail("no memory for a deck");
    options.deck = &deck;
    if (!session_start(&session, &selection, &records, options, now_ms))
        bail("no memory for a session");
}

static void begin(void)
{
    begin_with((struct session_options){.seed = 7, .scheduled = true});
}

static bool step(enum input_kind kind, int value)
{
    now_ms += 10 * SECOND;
    return session_step(&session, (struct input){kind, value}, now_ms, utc);
}

static void answer(bool right)
{
    if (!step(INPUT_ANSWER, right ? VERDICT_INVALID : VERDICT_VALID))
        bail("not asked for an answer");
}

static void answer_and_go_on(bool right)
{
    answer(right);
    step(INPUT_NEXT, 0);
}

static const struct card *card_of(size_t n)
{
    return &deck_card(&deck, &pack.puzzles[n])->card;
}

/* The ids that are left, in order. */
static void is_left(const char *wanted, const char *name)
{
    struct buf seen = {0};
    const struct puzzle *puzzle;

    for (size_t n = 0; (puzzle = session_left(&session, n)); n++)
        buf_add(&seen, puzzle->id);
    is_string(wanted, buf_text(&seen), "%s", name);
    buf_clear(&seen);
}

static struct attempt latest(void)
{
    struct attempt attempt = {0};

    records.get(records.data, records.count(records.data) - 1, &attempt);
    return attempt;
}

/* ---- walks ---- */

static void grades(void)
{
    struct attempt attempt;

    begin();
    answer(true);
    attempt = latest();
    is_int(MODE_QUIZ, attempt.mode, "an answer in a quiz");
    is_int(TODAY, attempt.day, "on this day");
    is_int(GRADE_GOOD, attempt.graded, "is graded");
    is_int(GRADE_GOOD, attempt.grade, "and that counts");
    ok(attempt.stability == 2.3065, "the card's stability");
    ok(attempt.difficulty > 2.118103 && attempt.difficulty < 2.118105, "and difficulty");
    is_int(2, attempt.interval, "comes again in two days");
    is_int(TODAY + 2, card_of(0)->due, "the card says so, too");
    is_left("bcdefgh", "and is not asked again in this session");
}

static void comes_again(void)
{
    struct attempt attempt;

    begin();
    answer(false);
    attempt = latest();
    is_int(GRADE_AGAIN, attempt.grade, "a wrong answer is Again");
    is_int(0, attempt.interval, "for today");
    is_int(TODAY, card_of(0)->due, "the card stays due");
    is_left("bcdefagh", "and comes again behind five others");
    is_size(9, session_count(&session), "one more to ask");
    step(INPUT_NEXT, 0);
    for (int n = 0; n < 5; n++)
        answer_and_go_on(true);
    is_string("a", session_puzzle(&session)->id, "there it is");
    is_size(7, session_number(&session), "at the seventh place");
    answer(true);
    attempt = latest();
    is_int(2, card_of(0)->reviews, "each repeat is a review");
    ok(attempt.stability > 0.2466 && attempt.stability < 0.2467, "within the day");
    is_int(1, attempt.interval, "and comes tomorrow");
    is_left("gh", "not today");
}

static void comes_again_at_the_end(void)
{
    begin();
    for (int n = 0; n < 6; n++)
        answer_and_go_on(true);
    answer(false);
    is_left("hg", "at the end, where there are fewer than five others");
    step(INPUT_NEXT, 0);
    answer_and_go_on(true);
    answer(false);
    is_left("g", "the last one comes at once");
    step(INPUT_NEXT, 0);
    answer_and_go_on(true);
    is_int(SESSION_OVER, session.state, "then it is over");
    is_size(10, session.asked, "ten answers");
}

static void is_left_at_last(void)
{
    struct buf next = {0};

    begin();
    for (int n = 0; n < 7; n++)
        answer_and_go_on(true);
    answer_and_go_on(false);
    answer(false);
    is_left("h", "twice wrong, and nothing else left: it comes once more");
    ok(!session_gives_up(&session), "it is not given up");
    step(INPUT_NEXT, 0);
    answer(false);
    is_left("", "three times: not today");
    ok(session_gives_up(&session), "it is given up");
    session_say_next(&next, &session, &session.attempt);
    ok(strstr(buf_text(&next), "tomorrow") != NULL, "which is said");
    is_int(TODAY, card_of(7)->due, "its card stays due");
    step(INPUT_UNDO, 0);
    is_left("h", "taken back, it is asked again");
    answer(false);
    step(INPUT_NEXT, 0);
    is_int(SESSION_OVER, session.state, "and then it is over");
    buf_clear(&next);
}

/* Three times wrong with others in between, or with others behind, is no reason to stop. */
static void goes_on_with_others(void)
{
    begin();
    for (int n = 0; n < 6; n++)
        answer_and_go_on(true);
    for (int n = 0; n < 5; n++)
        answer_and_go_on(false);
    is_left("hg", "two come by turns for ever");
}

static void keeps_hints(void)
{
    begin();
    step(INPUT_HINT, 0);
    answer(true);
    is_int(GRADE_HARD, latest().grade, "with a hint it is Hard");
    step(INPUT_NEXT, 0);
    step(INPUT_UNDO, 0);
    is_int(1, session.attempt.hints, "taken back, the hint is still taken");
    answer_and_go_on(true);
    is_int(GRADE_HARD, latest().grade, "and it is Hard again");
    is_int(1, latest().hints, "with one hint");
    answer(true);
    is_int(GRADE_GOOD, latest().grade, "the next puzzle has none");
    step(INPUT_UNDO, 0);
    is_int(0, session.attempt.hints, "nor has it when that is taken back");
}

static void dont_know(void)
{
    begin();
    step(INPUT_DONT_KNOW, 0);
    is_int(GRADE_AGAIN, latest().grade, "don't know is Again");
    step(INPUT_NEXT, 0);
    step(INPUT_HINT, 0);
    answer_and_go_on(true);
    is_int(GRADE_HARD, latest().grade, "with a hint it is Hard");
    step(INPUT_SKIP, 0);
    is_size(2, records.count(records.data), "what is skipped is not logged");
    is_int(0, card_of(2)->reviews, "and moves no card");
}

static void undoes(void)
{
    begin();
    answer(false);
    step(INPUT_NEXT, 0);
    is_left("bcdefagh", "a is to come again");
    ok(step(INPUT_UNDO, 0), "taken back");
    is_left("abcdefgh", "it is asked, and no more than that");
    is_int(0, card_of(0)->reviews, "its card is new");
    answer(true);
    is_int(1, card_of(0)->reviews, "answered anew");
    is_int(TODAY + 2, card_of(0)->due, "from the start");
    ok(step(INPUT_UNDO, 0), "that can be taken back, too");
    is_int(0, card_of(0)->reviews, "and the card is new once more");
}

static void regrades(void)
{
    begin();
    answer(true);
    ok(step(INPUT_GRADE, GRADE_EASY), "Easy");
    is_size(1, records.count(records.data), "replaces what was kept");
    is_int(GRADE_EASY, latest().grade, "the grade counts");
    is_int(GRADE_GOOD, latest().graded, "what the program made of it is still known");
    is_int(8, latest().interval, "eight days");
    is_int(TODAY + 8, card_of(0)->due, "for the card as well");
    ok(step(INPUT_GRADE, GRADE_AGAIN), "Again");
    is_left("bcdefagh", "then it comes again");
    is_int(1, card_of(0)->reviews, "it is still one review");
    ok(step(INPUT_GRADE, GRADE_HARD), "Hard");
    is_left("bcdefgh", "and no longer");
    ok(!step(INPUT_GRADE, GRADE_HARD), "the same grade changes nothing");
    ok(!step(INPUT_GRADE, GRADE_NONE), "no grade is none");
    fails = true;
    ok(!step(INPUT_GRADE, GRADE_EASY), "a store that can't");
    is_int(ERR_FILE_WRITE, session.err.code, "says so");
    is_int(GRADE_HARD, session.attempt.grade, "and the grade is as it was");
    is_int(1, session.attempt.interval, "with its interval");
    fails = false;
    step(INPUT_NEXT, 0);
    ok(!step(INPUT_GRADE, GRADE_EASY), "not during the next question");
    answer(false);
    ok(!session_may_grade(&session, GRADE_HARD), "a wrong answer can't be raised");
    ok(!step(INPUT_GRADE, GRADE_GOOD), "to nothing");
}

static void not_kept(void)
{
    begin();
    fails = true;
    answer(false);
    ok(session.not_kept, "an answer that can't be kept yet");
    is_int(1, card_of(0)->reviews, "counts");
    is_left("bcdefagh", "and comes again");
}

static void other_ways(void)
{
    begin_with((struct session_options){.seed = 7});
    answer(false);
    is_int(GRADE_NONE, latest().graded, "without a schedule there are no grades");
    is_int(TODAY, latest().day, "but there is a day");
    is_int(0, card_of(0)->reviews, "no card is moved");
    is_left("bcdefgh", "nothing comes again");
    begin_with((struct session_options){.seed = 7, .scheduled = true, .mode = MODE_DRILL});
    answer(false);
    is_int(MODE_DRILL, latest().mode, "a drill is kept as one");
    is_int(GRADE_NONE, latest().grade, "and grades nothing");
    is_left("bcdefgh", "nor does anything come again");
}

/* ---- time ---- */

static void active_time(void)
{
    begin();
    session_stir(&session, 30 * SECOND);
    session_stir(&session, 200 * SECOND);
    session_pause(&session, 1000 * SECOND);
    now_ms = 1205 * SECOND - 10 * SECOND;
    answer(true);
    is_int((30 + 60 + 5) * SECOND, latest().active_ms,
           "30 s, an idle gap cut at a minute, none while suspended, 5 s");
    session_stir(&session, 2000 * SECOND);
    is_int(95 * SECOND, session.attempt.active_ms, "reading the explanation is no thinking");
}

static void clock_set_back(void)
{
    begin();
    answer_and_go_on(true);
    ok(!session.clock_is_back, "nothing is wrong with the clock");
    utc -= 3 * DAY;
    answer(true);
    is_int(TODAY, latest().day, "three days back: the day stays");
    is_int(utc, latest().when, "the second is what the clock says");
    ok(session.clock_is_back, "it is told");
    step(INPUT_NEXT, 0);
    utc += 4 * DAY;
    answer(true);
    is_int(TODAY + 1, latest().day, "and goes on when the clock is right");
    ok(!session.clock_is_back, "without a word");
}

/* ---- counts and the keeper ---- */

static char kept[40];

static bool note_left(void *data, const struct session *of)
{
    char *to = data;
    const struct puzzle *puzzle;

    *to = '\0';
    for (size_t n = 0; (puzzle = session_left(of, n)); n++)
        strcat(to, puzzle->id);
    return !fails;
}

static void keeps_what_is_left(void)
{
    const struct session_keeper keeper = {kept, note_left};

    begin_with((struct session_options){.seed = 7, .scheduled = true, .keeper = &keeper});
    is_string("abcdefgh", kept, "all at first");
    answer(false);
    is_string("bcdefagh", kept, "what was answered is left again where it comes again");
    step(INPUT_GRADE, GRADE_GOOD);
    is_string("bcdefagh", kept, "which no grade changes");
    step(INPUT_UNDO, 0);
    is_string("abcdefgh", kept, "but taking back does");
    answer_and_go_on(true);
    step(INPUT_SKIP, 0);
    is_string("cdefgh", kept, "what is skipped is not left");
    step(INPUT_QUIT, 0);
    is_string("cdefgh", kept, "the rest is, when one leaves");
    ok(session.left_is_kept, "and is known to be kept");
    begin_with((struct session_options){.seed = 7, .keeper = &keeper});
    fails = true;
    step(INPUT_SKIP, 0);
    ok(!session.left_is_kept, "unless the keeper can't");
}

static void counts(void)
{
    struct deck_count count;

    begin();
    ok(session_count_left(&session, utc, &count), "there is something to count");
    is_size(0, count.due, "nothing is due");
    is_size(8, count.fresh, "all are new");
    answer_and_go_on(false);
    session_count_left(&session, utc, &count);
    is_size(1, count.due, "one is due once more");
    is_size(7, count.fresh, "seven are new");
    begin_with((struct session_options){.seed = 7});
    ok(!session_count_left(&session, utc, &count), "nothing to count without a schedule");
}

static void changed(void)
{
    struct attempt attempt = {.content = 1, .grade = GRADE_GOOD, .day = TODAY, .puzzle = "a"};

    begin();
    ok(!session_is_changed(&session), "a question as it was");
    records.keep(records.data, &attempt, NULL);
    deck_replay(&deck, &plan);
    ok(session_is_changed(&session), "another one than the one that was answered");
    answer(true);
    ok(!session_is_changed(&session), "which is learned now");
}

int main(void)
{
    tap_plan(9 + 11 + 4 + 8 + 1 + 6 + 4 + 8 + 20 + 3 + 7 + 2 + 6 + 8 + 6 + 3);
    read_pack();
    grades();
    comes_again();
    comes_again_at_the_end();
    is_left_at_last();
    goes_on_with_others();
    dont_know();
    undoes();
    keeps_hints();
    regrades();
    not_kept();
    other_ways();
    active_time();
    clock_set_back();
    keeps_what_is_left();
    counts();
    changed();
    session_clear(&session);
    deck_clear(&deck);
    selection_clear(&selection);
    pack_clear(&pack);
    memory.free(memory.data);
    return tap_done();
}
