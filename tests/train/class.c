/* SPDX-License-Identifier: MIT */
/* A class from its first vote to its end, with a keeper that can be told to fail; and votes as
 * lines. */
#include "config.h"

#include "train/class.h"

#include <string.h>

#include "tests/tap/tap.h"

/* A claim with several grounds to choose from, one that the Laws leave open, and two law questions:
 * one with a single right choice, one with two. */
static const char text[] =
    "[PuzzleId \"early\"]\n[Level \"3\"]\n\n"
    "1. Nf3 Nf6 2. Ng1 Ng8 {[%claim threefold] [%expect invalid,counted-short]} *\n\n"
    "[PuzzleId \"open\"]\n[Level \"2\"]\n\n"
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1\n"
    "{[%claim threefold,move=Ng8,unwritten] [%expect undecided,not-written]} *\n\n"
    "[PuzzleId \"who\"]\n[Topic \"procedure\"]\n[Level \"1\"]\n[Article \"9.2\"]\n\n"
    "{[%question] Who may claim a draw?} {[%right] the player to move}\n"
    "{[%wrong] the arbiter} {[%because] It is a player's right.} *\n\n"
    "[PuzzleId \"which\"]\n[Topic \"terms\"]\n[Level \"1\"]\n[Article \"-\"]\n\n"
    "{[%question] Which end a game at once? Choose all that apply.} {[%right] stalemate}\n"
    "{[%right] checkmate} {[%wrong] check} {[%because] Check can be met.} *\n";

static struct pack pack;
static struct selection selection;
static struct records records;

static void read_pack(void)
{
    struct err_list errors = {0};
    struct filter all = {0};
    if (!pack_read(&pack, "a.pgn", text, strlen(text), &errors, NULL) || errors.count > 0 ||
        !catalog_select(&pack, &all, "en", &selection) || !records_memory(&records))
        bail("the file of this test is no good");
}

/* --- a keeper --- */

static struct kept {
    struct class_result results[4];
    size_t count;
    bool fails;
} kept;

static bool keep(void *data, const struct class_result *result, struct err *err)
{
    struct kept *to = data;
    if (to->fails) {
        err_set(err, ERR_FILE_WRITE);
        return false;
    }
    to->results[to->count++] = *result;
    return true;
}

static const struct class_keeper keeper = {&kept, keep};
static struct class class;

static void start(bool ask_ground, enum class_show show)
{
    struct class_options options = {.seed = 3, .ask_ground = ask_ground, .show = show};
    class_clear(&class);
    kept = (struct kept){0};
    if (!class_start(&class, &selection, &records, &options, &keeper))
        bail("no memory for a class");
}

static void go_on(int times)
{
    while (times-- > 0)
        class_go_on(&class, 1800000000);
}

/* Skips to a puzzle by its id. */
static void go_to(const char *id)
{
    while (class_puzzle(&class) != NULL && strcmp(class_puzzle(&class)->id, id) != 0)
        class_skip(&class);
}

static int wrong_reason(void)
{
    for (size_t i = 0; i < class.choices[CLASS_REASONS].count; i++) {
        if (!class_is_right(&class, CLASS_REASONS, i))
            return class.choices[CLASS_REASONS].codes[i];
    }
    bail("there is no wrong ground");
}

/* --- checks --- */

static void states(void)
{
    static const enum class_state wanted[] = {CLASS_VOTE,   CLASS_GROUNDS, CLASS_TALLY, CLASS_VOTE,
                                              CLASS_GROUNDS, CLASS_TALLY,  CLASS_ANSWER, CLASS_PROOF,
                                              CLASS_VOTE};
    static const int rounds[] = {0, 0, 0, 1, 1, 1, 1, 1, 0};
    size_t right = 0;
    unsigned first;
    start(true, SHOW_AFTER);
    first = class.serial;
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        right += class.state == wanted[i] && class.round == rounds[i];
        go_on(1);
    }
    is_size(sizeof wanted / sizeof *wanted, right, "two votes, the answer, the proof, the next");
    is_int(first + 2, class.serial, "each vote has a serial of its own");
    is_size(0, kept.count, "what nobody voted on is not kept");
    start(false, SHOW_AFTER);
    go_on(1);
    is_int(CLASS_TALLY, class.state, "without grounds the tally follows the verdicts");
    go_to("who");
    go_on(1);
    is_int(CLASS_TALLY, class.state, "and in a law question");
    while (class_go_on(&class, 0)) {
    }
    is_int(CLASS_OVER, class.state, "after the last puzzle it is over");
    ok(class_puzzle(&class) == NULL && !class_skip(&class), "with nothing more to ask");
}

static void counts(void)
{
    start(true, SHOW_AFTER);
    class_hand(&class, CLASS_ANSWERS, VERDICT_VALID);
    class_hand_set(&class, CLASS_ANSWERS, VERDICT_VALID, 12);
    class_wire(&class, CLASS_ANSWERS, VERDICT_VALID, 1);
    for (int i = 0; i < 3; i++)
        class_wire(&class, CLASS_ANSWERS, VERDICT_INVALID, 1);
    is_int(13, class_votes(&class, 0, CLASS_ANSWERS, 0), "twelve by hand and one by wire");
    is_int(16, class_total(&class, 0, CLASS_ANSWERS), "sixteen in all");
    is_int(3, class_count(&class, 0, CLASS_ANSWERS).right, "three of them right");
    class_wire(&class, CLASS_ANSWERS, VERDICT_VALID, -1);
    class_wire(&class, CLASS_ANSWERS, VERDICT_INVALID, 1);
    is_int(4, class_count(&class, 0, CLASS_ANSWERS).right, "one has changed its mind");
    is_int(16, class_total(&class, 0, CLASS_ANSWERS), "and is counted once");
    is_bool(false, class_wire(&class, CLASS_ANSWERS, VERDICT_VALID, -1), "nothing is below none");
    is_bool(false, class_wire(&class, CLASS_ANSWERS, VERDICT_RESULT, 1), "what is not offered");
    is_bool(false, class_hand_set(&class, CLASS_ANSWERS, VERDICT_VALID, 10000), "too many hands");
    class_wire(&class, CLASS_REASONS, REASON_COUNTED_SHORT, 1);
    is_int(1, class_count(&class, 0, CLASS_REASONS).right, "a ground before the board asks for it");
    is_bool(true, class_would_lose(&class), "votes would be lost now");
}

static void taking_back(void)
{
    start(true, SHOW_AFTER);
    is_bool(false, class_take_back(&class), "nothing to take back");
    class_hand(&class, CLASS_ANSWERS, VERDICT_VALID);
    class_hand_set(&class, CLASS_ANSWERS, VERDICT_VALID, 12);
    class_hand(&class, CLASS_ANSWERS, VERDICT_INVALID);
    class_take_back(&class);
    is_int(12, class_total(&class, 0, CLASS_ANSWERS), "the latest vote");
    class_take_back(&class);
    is_int(1, class_total(&class, 0, CLASS_ANSWERS), "the twelve");
    for (int i = 0; i < 2 * CLASS_TAKES; i++)
        class_hand(&class, CLASS_ANSWERS, VERDICT_INVALID);
    while (class_take_back(&class)) {
    }
    is_int(1 + CLASS_TAKES, class_total(&class, 0, CLASS_ANSWERS), "no more than are remembered");
}

static void closed(void)
{
    start(true, SHOW_AFTER);
    class_hand(&class, CLASS_ANSWERS, VERDICT_VALID);
    unsigned serial = class.serial;
    is_bool(false, class_back(&class), "an open vote is not opened");
    go_on(2);
    is_bool(false, class_hand(&class, CLASS_ANSWERS, VERDICT_VALID), "closed by hand");
    is_bool(false, class_wire(&class, CLASS_ANSWERS, VERDICT_VALID, 1), "closed by wire");
    is_bool(false, class_take_back(&class), "and nothing is taken back");
    is_bool(true, class_back(&class), "it may be opened again");
    is_int(CLASS_GROUNDS, class.state, "where it was");
    is_int(serial, class.serial, "as the same vote");
    is_int(1, class_total(&class, 0, CLASS_ANSWERS), "with its votes");
}

static void keeping(void)
{
    start(true, SHOW_AFTER);
    class_hand_set(&class, CLASS_ANSWERS, VERDICT_VALID, 20);
    class_hand_set(&class, CLASS_ANSWERS, VERDICT_INVALID, 4);
    go_on(1);
    class_hand_set(&class, CLASS_REASONS, REASON_COUNTED_SHORT, 3);
    class_hand_set(&class, CLASS_REASONS, wrong_reason(), 5);
    go_on(2);
    class_hand_set(&class, CLASS_ANSWERS, VERDICT_INVALID, 23);
    go_on(2);
    is_size(0, kept.count, "nothing is kept before the answer");
    go_on(1);
    is_size(1, kept.count, "on the way to the answer it is kept, once");
    const struct class_result *result = &kept.results[0];
    is_string("early", result->puzzle->id, "for its puzzle");
    is_int(24, result->counts[0][CLASS_ANSWERS].votes, "24 votes");
    is_int(4, result->counts[0][CLASS_ANSWERS].right, "4 right");
    is_int(3, result->counts[0][CLASS_REASONS].right, "3 right grounds");
    is_int(8, result->counts[0][CLASS_REASONS].votes, "of 8");
    is_int(23, result->counts[1][CLASS_ANSWERS].right, "23 right the second time");
    is_int(0, result->counts[1][CLASS_REASONS].votes, "and no grounds");
    is_bool(false, class_would_lose(&class), "nothing would be lost now");
    kept.fails = true;
    class_skip(&class);
    class_hand(&class, CLASS_ANSWERS, VERDICT_UNDECIDED);
    go_on(6);
    is_int(CLASS_ANSWER, class.state, "where it can't be kept the class goes on");
    ok(class.not_kept && class.err.code == ERR_FILE_WRITE, "and it is said");
    ok(class.result_count == 2 && class.lost == 1, "the class itself remembers");
}

static void law(void)
{
    struct vote_line line;
    enum class_part part;
    int code;
    start(true, SHOW_AFTER);
    go_to("which");
    for (int code_given = 0; code_given < 3; code_given++)
        class_wire(&class, CLASS_ANSWERS, code_given, 1);
    is_int(3, class_total(&class, 0, CLASS_ANSWERS), "three choices have a vote each");
    is_int(2, class_count(&class, 0, CLASS_ANSWERS).right, "two of them are right");
    vote_line_parse("v", 1, &line);
    is_bool(false, class_read(&class, &line, &part, &code), "no verdict is asked");
    vote_line_parse("3", 1, &line);
    is_bool(true, class_read(&class, &line, &part, &code), "the third choice");
    is_int(class.choices[CLASS_ANSWERS].codes[2], code, "is a code at once");
    vote_line_parse("4", 1, &line);
    is_bool(false, class_read(&class, &line, &part, &code), "there is no fourth");
}

static void numbers(void)
{
    struct vote_line line;
    enum class_part part;
    int code;
    start(true, SHOW_AFTER);
    vote_line_parse("2", 1, &line);
    class_read(&class, &line, &part, &code);
    ok(part == CLASS_ANSWERS && code == VERDICT_INVALID, "a number means what is on the board");
    go_on(1);
    class_read(&class, &line, &part, &code);
    ok(part == CLASS_REASONS && code == class.choices[CLASS_REASONS].codes[1], "a ground then");
    vote_line_parse("i", 1, &line);
    class_read(&class, &line, &part, &code);
    ok(part == CLASS_ANSWERS && code == VERDICT_INVALID, "a letter is always a verdict");
}

static void showing(void)
{
    static const bool open[] = {[SHOW_AFTER] = false, [SHOW_LIVE] = true, [SHOW_NEVER] = false};
    static const bool shut[] = {[SHOW_AFTER] = true, [SHOW_LIVE] = true, [SHOW_NEVER] = false};
    for (int show = SHOW_AFTER; show <= SHOW_NEVER; show++) {
        start(false, (enum class_show)show);
        is_bool(open[show], class_shows_tally(&class), "%d: while the vote is open", show);
        go_on(1);
        is_bool(shut[show], class_shows_tally(&class), "%d: and after", show);
    }
}

/* --- lines --- */

static void lines(void)
{
    static const struct {
        const char *text;
        bool good;
        int answer, number, count; /* -1: none */
    } cases[] = {
        {"v", true, VERDICT_VALID, 0, -1},
        {"I\r", true, VERDICT_INVALID, 0, -1},
        {" a ", true, VERDICT_UNDECIDED, 0, -1},
        {"3", true, -1, 3, -1},
        {"v 12", true, VERDICT_VALID, 0, 12},
        {"12v", true, VERDICT_VALID, 0, 12},
        {"0i", true, VERDICT_INVALID, 0, 0},
        {"3 12", true, -1, 3, 12},
        {"9999v", true, VERDICT_VALID, 0, 9999},
        {"10000v", false, 0, 0, 0},
        {"99999999999999999999v", false, 0, 0, 0},
        {"v12", false, 0, 0, 0},
        {"12", false, 0, 0, 0},
        {"0", false, 0, 0, 0},
        {"valid", false, 0, 0, 0},
        {"12 v", false, 0, 0, 0},
        {"v 1 2", false, 0, 0, 0},
        {"v -1", false, 0, 0, 0},
        {"vi", false, 0, 0, 0},
        {"", false, 0, 0, 0},
        {"\xff", false, 0, 0, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct vote_line seen;
        bool good = vote_line_parse(cases[i].text, strlen(cases[i].text), &seen);
        bool same = good == cases[i].good &&
                    (!good || ((seen.is_letter ? (int)seen.answer : -1) == cases[i].answer &&
                               seen.number == cases[i].number &&
                               (seen.has_count ? (int)seen.count : -1) == cases[i].count));
        ok(same, "line \"%s\"", i < 20 ? cases[i].text : "a stray byte");
    }
    struct vote_line seen;
    is_bool(false, vote_line_parse("v\0v", 3, &seen), "a NUL is no blank");
}

int main(void)
{
    tap_plan(79);
    read_pack();
    states();
    counts();
    taking_back();
    closed();
    keeping();
    law();
    numbers();
    showing();
    lines();
    class_clear(&class);
    class_clear(&class);
    selection_clear(&selection);
    records.free(records.data);
    pack_clear(&pack);
    return tap_done();
}
