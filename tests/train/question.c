/* SPDX-License-Identifier: MIT */
/* Law questions: what is read, every fault with its place, what lint asks for, and how they are
 * asked. */
#include "config.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "train/catalog.h"
#include "train/puzzle.h"
#include "train/records.h"
#include "train/session.h"

static struct pack pack;
static struct err_list errors, warnings;

static void read_file(const char *text)
{
    pack_clear(&pack);
    err_list_reset(&errors);
    err_list_reset(&warnings);
    if (!pack_read(&pack, "a.pgn", text, strlen(text), &errors, &warnings))
        bail("no memory for a pack");
}

/* ---- a good file ---- */

static const char example[] = "[Event \"Law question\"]\n"
                              "[PuzzleId \"law-threefold-who\"]\n"
                              "[Title \"Who claims?\"]\n"
                              "[TitleEs \"¿Quién reclama?\"]\n"
                              "[Ruleset \"fide2023\"]\n"
                              "[Topic \"terms\"]\n"
                              "[Level \"2\"]\n"
                              "[Article \"9.2, -11.5\"]\n"
                              "\n"
                              "{[%question] Who may claim\na draw?}\n"
                              "{[%lang es] ¿Quién puede reclamar tablas?}\n"
                              "{[%right] the player to move}\n"
                              "{[%lang es] el jugador que mueve}\n"
                              "{[%wrong] the arbiter}\n"
                              "{[%wrong] a spectator}\n"
                              "{[%because] Nobody else has the move.}\n"
                              "{[%lang es] Nadie más tiene el turno.}\n"
                              "*\n"
                              "\n"
                              "[PuzzleId \"law-two\"]\n"
                              "[Ruleset \"uscf7\"]\n"
                              "[Topic \"other-rules\"]\n"
                              "[Article \"-\"]\n"
                              "[SetUp \"1\"]\n"
                              "[FEN \"8/8/8/4k3/8/8/4K3/8 w - - 12 60\"]\n"
                              "\n"
                              "{[%question] Which are true? Choose all that apply.}\n"
                              "{[%wrong] one} {[%right] two} {[%right] three}\n"
                              "{[%because] So it is.}\n"
                              "*\n";

static void good_questions(void)
{
    const struct puzzle *one, *two;

    read_file(example);
    is_size(0, errors.count, "a good file has no errors");
    is_size(0, warnings.count, "nor warnings; what came before a diagram does not matter");
    if (!is_size(2, pack.count, "it holds two questions"))
        bail("the questions are missing");
    one = &pack.puzzles[0];
    two = &pack.puzzles[1];
    is_int(PUZZLE_QUESTION, one->kind, "a question it is");
    is_string("question", puzzle_kind_name(one->kind), "and is called so");
    is_string("law-threefold-who", one->id, "whose id may name what it is about");
    is_string("Who claims?", puzzle_title(one, "en"), "its title");
    is_int(TOPIC_TERMS, one->topic, "its topic");
    is_int(2, one->level, "its level");
    is_string("9.2, 11.5", one->article, "its articles, without the mark for lint");
    is_string("fide2023", one->rules_id, "its rules");
    ok(one->rules == ruleset_find("fide2023"), "as in the table");
    is_int(10, one->line, "its line");
    is_int(2, one->column, "and column");
    is_size(3, one->choice_count, "three choices");
    is_hex(1, puzzle_right_choices(one), "the first is right");
    is_int(15, one->choices[1].line, "each with its line");
    ok(!one->several && !one->has_diagram, "one is wanted, and there is no diagram");
    is_string("uscf7", two->rules_id, "rules by their id, which the table need not have");
    ok(two->rules == ruleset_find("uscf7"), "if it has them, it is asked");
    is_hex(6, puzzle_right_choices(two), "two right ones");
    ok(two->several && two->has_diagram, "all of which are wanted, and a diagram");
    ok(two->article == NULL, "no article");
    is_int(3, two->level, "the usual level");
    ok(puzzle_check(one, NULL) && puzzle_check(two, NULL), "lint finds nothing");
    ok(one->content != two->content && one->content != 0, "their hashes differ");
}

static void good_texts(void)
{
    const struct puzzle *one = &pack.puzzles[0];
    struct buf because = {0};
    bool fallback = false;

    is_string("Who may claim a draw?", words_in(&one->words, "en", NULL), "the question");
    is_string("¿Quién puede reclamar tablas?", words_in(&one->words, "es", &fallback),
              "in Spanish");
    is_string("el jugador que mueve", words_in(&one->choices[0].words, "es", &fallback),
              "a choice in Spanish");
    ok(!fallback, "both are translated");
    is_string("the arbiter", words_in(&one->choices[1].words, "es", &fallback), "another is not");
    ok(fallback, "which is told");
    puzzle_aftermath(&because, one, "es", NULL);
    is_string("Nadie más tiene el turno.", buf_text(&because), "why");
    buf_clear(&because);
}

static size_t count(const struct filter *filter)
{
    struct selection selection = {0};
    size_t found;

    catalog_select(&pack, filter, "en", &selection);
    found = selection.count;
    selection_clear(&selection);
    return found;
}

static void filters(void)
{
    is_size(2, count(&(struct filter){.kinds = 1u << PUZZLE_QUESTION}), "two questions");
    is_size(0, count(&(struct filter){.kinds = 1u << PUZZLE_CLAIM}), "no claims");
    is_size(1, count(&(struct filter){.topics = 1u << TOPIC_OTHER_RULES}), "one of other rules");
    is_size(1, count(&(struct filter){.text = "MAY CLAIM"}), "one by words of the question");
}

/* Only what decides changes the question. */
static uint64_t content_of(const char *rules, const char *right, const char *wrong)
{
    struct buf text = {0};

    buf_printf(&text,
               "[PuzzleId \"x\"]\n[Ruleset \"%s\"]\n\n{[%%question] Q?} {[%%right] %s}"
               "{[%%wrong] %s} {[%%because] B.} *\n",
               rules, right, wrong);
    read_file(buf_text(&text));
    buf_clear(&text);
    if (pack.count != 1)
        bail("no question in this test");
    return pack.puzzles[0].content;
}

static void hashes(void)
{
    uint64_t first = content_of("fide2023", "yes", "no");

    is_hex(first, content_of("fide2023", "yes", "never"), "a wrong choice does not change it");
    ok(first != content_of("fide2023", "Yes", "no"), "a right one does");
    ok(first != content_of("lichess", "yes", "no"), "and so do other rules");
}

/* ---- faults ---- */

#define ID      "[PuzzleId \"q\"]\n"
#define CHOICES "{[%right] a} {[%wrong] b} "
#define BECAUSE "{[%because] c}"

static const struct fault {
    const char *text;
    enum err_code code;
    long line, column;
    const char *argument; /* the first; NULL: none or a number */
} faults[] = {
    {ID "\n{[%question] Q?} " CHOICES BECAUSE " 1. e4 *\n", ERR_QUESTION_MOVES, 1, 1, NULL},
    {"\n{[%question] Q?} " CHOICES BECAUSE " *\n", ERR_PUZZLE_NO_ID, 2, 1, NULL},
    {ID "\n{[%question] Q?} {[%claim fifty]} " CHOICES BECAUSE " *\n", ERR_QUESTION_CLAIM, 3, 19,
     NULL},
    {ID "\n{[%question] Q?}\n{[%question] P?} " CHOICES BECAUSE " *\n", ERR_QUESTION_TWICE, 4, 2,
     "question"},
    {ID "\n{[%question] Q?}\n" CHOICES BECAUSE "\n " BECAUSE " *\n", ERR_QUESTION_TWICE, 5, 3,
     "because"},
    {ID "\n{[%question] Q?}\n{Once upon a time.}" CHOICES BECAUSE " *\n", ERR_QUESTION_PART, 4, 1,
     NULL},
    {ID "\n{[%lang es] P?} {[%question] Q?}" CHOICES BECAUSE " *\n", ERR_QUESTION_PART, 3, 1, NULL},
    {ID "\n{[%right] a} {[%question] Q?} {[%wrong] b}" BECAUSE " *\n", ERR_QUESTION_ORDER, 3, 2,
     "right"},
    {ID "\n{[%question] Q?} " CHOICES BECAUSE "\n{[%wrong] d} *\n", ERR_QUESTION_ORDER, 4, 2,
     "because"},
    {ID "\n{[%question] Q?} {[%right] a} {[%wrong]}" BECAUSE " *\n", ERR_QUESTION_EMPTY, 3, 32,
     "wrong"},
    {ID "\n{[%question] Q?} {[%right] a} " BECAUSE " *\n", ERR_QUESTION_CHOICES, 3, 2, NULL},
    {ID "\n{[%question] Q?} " CHOICES "{[%wrong] d} {[%wrong] e} {[%wrong] f} {[%wrong] g}" BECAUSE
        " *\n",
     ERR_QUESTION_CHOICES, 3, 2, NULL},
    {ID "\n{[%question] Q?} {[%wrong] a} {[%wrong] b} " BECAUSE " *\n", ERR_QUESTION_RIGHT, 3, 2,
     NULL},
    {ID "\n{[%question] Q?} {[%right] a} {[%right] b} " BECAUSE " *\n", ERR_QUESTION_RIGHT, 3, 2,
     NULL},
    {ID "\n{[%question] Q?} " CHOICES " *\n", ERR_QUESTION_BECAUSE, 3, 2, NULL},
    {ID "\n{[%question] Q?} {[%right] a [%wrong] b} {[%wrong] d} " BECAUSE " *\n", ERR_CLAIM_CLASH,
     3, 30, "right"},
    {ID "\n{[%question] Q?} {[%right] a} {[%lang Spanish] b} {[%wrong] d}" BECAUSE " *\n",
     ERR_PUZZLE_LANG, 3, 32, "Spanish"},
    {ID "\n{[%question] Q?} {[%right] [%lang es] a} {[%wrong] b}" BECAUSE " *\n", ERR_CLAIM_CLASH,
     3, 19, "right"},
    {ID "\n{[%question] Q?} {[%set x] [%right] a} {[%wrong] b}" BECAUSE " *\n", ERR_COMMAND_UNKNOWN,
     3, 19, "set"},
    {ID "[Ruleset \"no rules\"]\n\n{[%question] Q?} " CHOICES BECAUSE " *\n", ERR_PUZZLE_RULESET, 2,
     1, "no rules"},
    {ID "[Topic \"tea\"]\n\n{[%question] Q?} " CHOICES BECAUSE " *\n", ERR_PUZZLE_TOPIC, 2, 1,
     "tea"},
    {"[PuzzleId \"a b\"]\n\n{[%question] Q?} " CHOICES BECAUSE " *\n", ERR_PUZZLE_ID_FORM, 1, 1,
     "a b"},
    {ID "\n{[%question] Q?} " CHOICES BECAUSE " *\n\n" ID "\n{[%question] Q?} " CHOICES BECAUSE
        " *\n",
     ERR_PUZZLE_ID_TWICE, 5, 1, "q"},
    {ID "\n1. e4 {[%right] a} e5 {[%claim fifty]} *\n", ERR_CLAIM_NEEDS, 3, 8, "right"},
};

enum { FAULTS = sizeof faults / sizeof faults[0], CHECKS_PER_FAULT = 4 };

static const struct err *find(enum err_code code)
{
    for (size_t i = 0; i < errors.count; i++)
        if (errors.items[i].code == code)
            return &errors.items[i];
    return NULL;
}

static void check_fault(const struct fault *fault)
{
    const char *name = err_code_name(fault->code);
    const struct err *err;

    read_file(fault->text);
    err = find(fault->code);
    if (!ok(err != NULL, "%s is found", name)) {
        for (size_t i = 0; i < errors.count; i++)
            diag("instead: %s", err_code_name(errors.items[i].code));
        skip(CHECKS_PER_FAULT - 1, "it was not");
        return;
    }
    is_int(fault->line, err->line, "%s: line", name);
    is_int(fault->column, err->column, "%s: column", name);
    is_string(fault->argument ? fault->argument : "", err->args[0].text, "%s: argument", name);
}

/* ---- lint ---- */

#define TEN "0123456789"

static const struct fault lints[] = {
    {ID "\n{[%question] Q?} " CHOICES BECAUSE " *\n", ERR_PUZZLE_ARTICLE, 3, 2, ""},
    {ID "[Article \"9.2, 4.2\"]\n\n{[%question] Q?} " CHOICES BECAUSE " *\n", ERR_PUZZLE_ARTICLE, 4,
     2, "4.2"},
    {ID "[Article \"9.2.2.2\"]\n\n{[%question] Q?} " CHOICES BECAUSE " *\n", ERR_PUZZLE_ARTICLE, 4,
     2, "9.2.2.2"},
    {ID "[Article \"-\"]\n\n{[%question] Q?}\n{[%right] the PLAYER} {[%wrong] Player} " BECAUSE
        " *\n",
     ERR_CHOICE_WITHIN, 5, 24, "Player"},
    {ID "[Article \"-\"]\n\n{[%question] Q?} {[%right] " TEN TEN TEN TEN TEN TEN TEN
        "0} {[%wrong] b}" BECAUSE " *\n",
     ERR_CHOICE_LONG, 4, 19, ""},
};

static const char *const clean[] = {
    ID "[Article \"-\"]\n\n{[%question] Q?} " CHOICES BECAUSE " *\n",
    ID "[Article \"-4.2, 9.2\"]\n\n{[%question] Q?} " CHOICES BECAUSE " *\n",
    ID "[Article \"9.6, 1.3\"]\n\n{[%question] Q?} " CHOICES BECAUSE " *\n",
    ID "[Ruleset \"nowhere1900\"]\n[Article \"77\"]\n\n{[%question] Q?} " CHOICES BECAUSE " *\n",
    ID "[Article \"-\"]\n\n{[%question] Q?} {[%right] " TEN TEN TEN TEN TEN TEN TEN
       "} {[%wrong] b}" BECAUSE " *\n",
};

enum {
    LINTS = sizeof lints / sizeof lints[0],
    CLEAN = sizeof clean / sizeof clean[0],
    CHECKS_PER_LINT = 5
};

static void check_lint(const struct fault *lint)
{
    const char *name = err_code_name(lint->code);
    struct err err;

    read_file(lint->text);
    if (errors.count > 0 || pack.count != 1)
        bail("%s: not read", lint->text);
    ok(!puzzle_check(&pack.puzzles[0], &err) && err.code == lint->code, "lint finds %s", name);
    is_string("a.pgn", err.file, "%s: file", name);
    is_int(lint->line, err.line, "%s: line", name);
    is_int(lint->column, err.column, "%s: column", name);
    is_string(lint->argument, err.args[0].text, "%s: argument", name);
}

/* Seven words a row, so that the choices find no room. */
static void too_many_rows(void)
{
    struct buf text = {0};
    struct err err = {0};

    buf_add(&text, ID "[Article \"-\"]\n\n{[%question]");
    for (int word = 0; word < 13 * 7; word++)
        buf_add(&text, " " TEN);
    buf_add(&text, "} " CHOICES BECAUSE " *\n");
    read_file(buf_text(&text));
    ok(pack.count == 1 && !puzzle_check(&pack.puzzles[0], &err), "a question that is too long");
    is_int(ERR_QUESTION_LONG, err.code, "is found");
    is_int(3 + 1, err.line, "in its line");
    is_int(13 + 2, (int)err.args[0].number, "with its rows");
    is_int(13, (int)err.args[1].number, "and how many there may be");
    buf_clear(&text);
}

/* ---- asking ---- */

static struct records records;
static struct selection selection;
static struct session session;

static bool step(enum input_kind kind, int value)
{
    return session_step(&session, (struct input){kind, value}, 2000, 1800000000);
}

/* Where a choice of the file is offered. */
static int place_of(int choice)
{
    for (size_t i = 0; i < session.choice_count; i++)
        if (session.choices[i] == choice)
            return (int)i;
    return -1;
}

static struct attempt latest(void)
{
    struct attempt attempt = {0};
    size_t count = records.count(records.data);

    if (count > 0)
        records.get(records.data, count - 1, &attempt);
    return attempt;
}

static void start(void)
{
    struct session_options options = {.seed = 7, .ask_ground = true, .ask_steps = true};

    session_clear(&session);
    if (!session_start(&session, &selection, &records, options, 1000))
        bail("no memory for a session");
}

static void asks_one(void)
{
    struct attempt attempt;

    start();
    is_int(SESSION_CHOICE, session.state, "a question is one step");
    is_size(3, session.choice_count, "with three choices");
    ok(!step(INPUT_ANSWER, VERDICT_VALID) && !step(INPUT_GROUND, 0) && !step(INPUT_CONFIRM, 0) &&
           !step(INPUT_BACK, 0),
       "nothing of a claim is asked");
    ok(!step(INPUT_CHOOSE, 3) && !step(INPUT_CHOOSE, -1), "no choice that is not there");
    is_int(1, session_hints(&session), "there is one hint");
    ok(step(INPUT_HINT, 0) && !step(INPUT_HINT, 0), "which can be had once");
    ok(step(INPUT_CERTAIN, 0), "one may be certain");
    ok(step(INPUT_CHOOSE, place_of(0)), "the right choice");
    is_int(SESSION_FEEDBACK, session.state, "is the answer");
    attempt = latest();
    ok(attempt_is_right(&attempt) && attempt.is_question, "and right");
    is_hex(1, attempt.choices_given, "what was given");
    is_hex(1, attempt.choices_right, "what is right");
    is_int(1, attempt.hints, "the hint is noted");
    ok(attempt.certain, "certainty, too");
    is_string("law-threefold-who", attempt.puzzle, "of this puzzle");
    is_string("fide2023", attempt.ruleset, "and its rules");
    ok(step(INPUT_UNDO, 0), "it can be taken back");
    is_int(SESSION_CHOICE, session.state, "and asked again");
    is_size(0, records.count(records.data), "nothing is kept");
    step(INPUT_CHOOSE, place_of(2));
    attempt = latest();
    ok(!attempt_is_right(&attempt), "another choice is wrong");
    is_hex(4, attempt.choices_given, "and noted by its place in the file");
    is_size(0, session.right, "none right");
}

static void asks_several(void)
{
    struct attempt attempt;

    start();
    step(INPUT_SKIP, 0);
    is_int(SESSION_CHOICE, session.state, "skipped to the one with several");
    is_int(0, session_hints(&session), "without an article there is no hint");
    ok(!step(INPUT_HINT, 0), "so none can be had");
    ok(!step(INPUT_CONFIRM, 0), "nothing is no answer");
    ok(step(INPUT_CHOOSE, place_of(1)), "one is marked");
    is_int(SESSION_CHOICE, session.state, "which is no answer yet");
    ok(session_is_marked(&session, (size_t)place_of(1)), "it is shown");
    step(INPUT_CHOOSE, place_of(0));
    step(INPUT_CHOOSE, place_of(0));
    ok(!session_is_marked(&session, (size_t)place_of(0)), "a mark can be taken away");
    step(INPUT_CHOOSE, place_of(2));
    ok(step(INPUT_CONFIRM, 0), "both are confirmed");
    is_int(SESSION_FEEDBACK, session.state, "that is the answer");
    attempt = latest();
    ok(attempt_is_right(&attempt), "and right");
    is_hex(6, attempt.choices_given, "both given");
    is_string("uscf7", attempt.ruleset, "under rules by their id");
    step(INPUT_UNDO, 0);
    step(INPUT_CHOOSE, place_of(1));
    step(INPUT_CONFIRM, 0);
    attempt = latest();
    ok(!attempt_is_right(&attempt), "one of two is not right");
    step(INPUT_UNDO, 0);
    step(INPUT_CHOOSE, place_of(1));
    ok(step(INPUT_DONT_KNOW, 0), "don't know");
    attempt = latest();
    ok(attempt.gave_up && attempt.choices_given == 0 && !attempt_is_right(&attempt),
       "is wrong, whatever was marked");
    step(INPUT_NEXT, 0);
    is_int(SESSION_OVER, session.state, "then it is over");
}

static void shuffles(void)
{
    unsigned firsts = 0;

    for (uint64_t seed = 0; seed < 40; seed++) {
        session_clear(&session);
        session_start(&session, &selection, &records, (struct session_options){.seed = seed}, 0);
        firsts |= 1u << session.choices[0];
    }
    is_hex(7, firsts, "each choice comes first with some seed");
}

static void asking(void)
{
    struct filter all = {0};

    read_file(example);
    if (!records_memory(&records) || !catalog_select(&pack, &all, "en", &selection))
        bail("no memory");
    asks_one();
    asks_several();
    shuffles();
    session_clear(&session);
    selection_clear(&selection);
    records.free(records.data);
}

int main(void)
{
    tap_plan(26 + 7 + 4 + 3 + CHECKS_PER_FAULT * FAULTS + CHECKS_PER_LINT * LINTS + CLEAN + 5 + 22 +
             17 + 1);
    good_questions();
    good_texts();
    filters();
    hashes();
    for (size_t i = 0; i < FAULTS; i++)
        check_fault(&faults[i]);
    for (size_t i = 0; i < LINTS; i++)
        check_lint(&lints[i]);
    for (size_t i = 0; i < CLEAN; i++) {
        read_file(clean[i]);
        ok(pack.count == 1 && puzzle_check(&pack.puzzles[0], NULL), "lint takes %s", clean[i]);
    }
    too_many_rows();
    asking();
    pack_clear(&pack);
    err_list_clear(&errors);
    err_list_clear(&warnings);
    return tap_done();
}
