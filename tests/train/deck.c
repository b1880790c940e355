/* SPDX-License-Identifier: MIT */
/* Cards from answers, and what is to be asked on a day. */
#include "config.h"

#include "train/deck.h"

#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "tests/tap/tap.h"

enum { DAY = 86400, TODAY = 20000 };

static struct pack pack;
static struct records records;
static struct deck deck;
static struct plan plan;
static struct selection all;

static const char *nothing_set(const void *data, const char *key)
{
    (void)data;
    (void)key;
    return NULL;
}

static void usual_plan(void)
{
    if (!plan_read(&plan, nothing_set, NULL, 0, NULL))
        bail("no plan");
}

static void read_text(struct pack *to, const char *text)
{
    struct err_list errors = {0};

    *to = (struct pack){0};
    if (!pack_read(to, "a.pgn", text, strlen(text), &errors, NULL) || errors.count > 0)
        bail("the file of this test is no good");
    err_list_clear(&errors);
}

/* Ids are level, a name for the topic, number; all make the same claim. */
static void add_puzzle(struct buf *out, int level, const char *name, enum topic topic, int n)
{
    buf_printf(out,
               "[PuzzleId \"%d-%s-%d\"]\n[Topic \"%s\"]\n[Level \"%d\"]\n\n"
               "1. Nf3 Nf6 {[%%claim threefold]} *\n\n",
               level, name, n, topic_name(topic), level);
}

static void open_deck(void)
{
    deck_clear(&deck);
    if (!deck_open(&deck, &pack, &records, &plan))
        bail("no memory for a deck");
}

/* Twelve puzzles: levels 1 and 2, on three topics, two of each. */
static void begin(void)
{
    static const enum topic topics[] = {TOPIC_THREEFOLD, TOPIC_FIFTY, TOPIC_PROCEDURE};
    static const char *const names[] = {"ant", "bee", "cat"};
    struct buf text = {0};

    for (int level = 2; level >= 1; level--)
        for (int topic = 0; topic < 3; topic++)
            for (int n = 1; n <= 2; n++)
                add_puzzle(&text, level, names[topic], topics[topic], n);
    pack_clear(&pack);
    read_text(&pack, buf_text(&text));
    buf_clear(&text);
    if (records.free)
        records.free(records.data);
    if (!records_memory(&records) || !catalog_select(&pack, &(struct filter){0}, "en", &all))
        bail("no memory");
    usual_plan();
    open_deck();
}

static struct attempt answer(const struct puzzle *puzzle, enum grade grade, int64_t day)
{
    struct attempt attempt = {
        .content = puzzle->content, .mode = MODE_QUIZ, .graded = grade, .grade = grade, .day = day};

    strncat(attempt.puzzle, puzzle->id, sizeof attempt.puzzle - 1);
    return attempt;
}

static void keep(const struct attempt *attempt)
{
    if (!records.keep(records.data, attempt, NULL))
        bail("not kept");
}

static void review(const char *id, enum grade grade, int64_t day)
{
    struct attempt attempt = answer(catalog_find(&pack, id), grade, day);

    keep(&attempt);
}

static const struct deck_card *card(const char *id)
{
    return deck_card(&deck, catalog_find(&pack, id));
}

static void is_count(size_t cards, size_t due, size_t fresh, int64_t day, const char *name)
{
    struct deck_count count = deck_count(&deck, day);

    is_size(cards, count.cards, "%s: cards", name);
    is_size(due, count.due, "%s: due", name);
    is_size(fresh, count.fresh, "%s: new", name);
}

/* ---- replay ---- */

static void replays(void)
{
    struct attempt drilled;

    begin();
    is_count(0, 0, 10, TODAY, "at first");
    review("1-bee-1", GRADE_GOOD, TODAY);
    review("1-bee-2", GRADE_AGAIN, TODAY);
    review("1-bee-1", GRADE_GOOD, TODAY + 2);
    drilled = answer(catalog_find(&pack, "2-bee-1"), GRADE_NONE, TODAY + 3);
    keep(&drilled);
    drilled = answer(catalog_find(&pack, "2-bee-2"), GRADE_GOOD, TODAY + 4);
    drilled.mode = MODE_EXAM;
    keep(&drilled);
    open_deck();
    is_int(TODAY + 13, card("1-bee-1")->card.due, "two days and eleven: as in the table");
    is_int(2, card("1-bee-1")->card.reviews, "after two reviews");
    is_int(TODAY, card("1-bee-1")->begun, "begun on the first of them");
    is_int(TODAY, card("1-bee-2")->card.due, "what was not known is due the same day");
    is_int(0, card("2-bee-1")->card.reviews, "an answer without a grade moves no card");
    is_int(0, card("2-bee-2")->card.reviews, "nor does an exam");
    is_int(TODAY + 4, deck.latest, "but the day has come all the same");
    is_count(2, 1, 8, TODAY, "that day");
    is_count(2, 1, 10, TODAY + 12, "the day before it is due");
    is_count(2, 2, 10, TODAY + 13, "the day");
    plan.retention = 0.8;
    deck_replay(&deck, &plan);
    is_int(TODAY + 2 + 36, card("1-bee-1")->card.due,
           "with less retention it would have been later: 10.96 days times 3.316");
}

static const char before_text[] = "[PuzzleId \"one\"]\n[Topic \"fifty\"]\n\n"
                                  "{A story.} 1. Nf3 Nf6 {[%claim threefold] It is claimed.} *\n";
static const char prose_text[] = "[PuzzleId \"one\"]\n[Topic \"fifty\"]\n[PuzzleTitle \"New\"]\n\n"
                                 "{Another.} 1. Nf3 Nf6 {[%claim threefold] She claims.} *\n";
static const char question_text[] = "[PuzzleId \"one\"]\n[Topic \"fifty\"]\n\n"
                                    "{A story.} 1. Nf3 Nf6 {[%claim fifty] It is claimed.} *\n";

static void reopen_with(const char *text)
{
    deck_clear(&deck);
    pack_clear(&pack);
    read_text(&pack, text);
    open_deck();
}

static void changes(void)
{
    begin();
    reopen_with(before_text);
    review("one", GRADE_GOOD, TODAY);
    reopen_with(prose_text);
    is_int(1, card("one")->card.reviews, "other prose keeps the card");
    ok(!card("one")->changed, "and there is nothing to say");
    reopen_with(question_text);
    is_int(0, card("one")->card.reviews, "another question is another card");
    ok(card("one")->changed, "which is told");
    review("one", GRADE_GOOD, TODAY + 1);
    open_deck();
    is_int(1, card("one")->card.reviews, "it begins anew");
    is_int(TODAY + 1, card("one")->begun, "on that day");
    ok(!card("one")->changed, "and is told no more");
}

/* ---- days ---- */

static void days(void)
{
    begin();
    is_int(TODAY - 1, deck_day(&deck, (int64_t)TODAY * DAY + 3 * 3600), "before four it is yesterday");
    is_int(TODAY, deck_day(&deck, (int64_t)TODAY * DAY + 4 * 3600), "at four today begins");
    review("1-bee-1", GRADE_GOOD, TODAY);
    open_deck();
    ok(!deck_clock_is_back(&deck, (int64_t)TODAY * DAY + 4 * 3600), "the clock is right");
    ok(deck_clock_is_back(&deck, (int64_t)TODAY * DAY), "the clock was set back");
    is_int(TODAY, deck_day(&deck, (int64_t)TODAY * DAY), "days do not go back");
    plan.offset = -5 * 3600;
    deck_replay(&deck, &plan);
    is_int(TODAY + 1, deck_day(&deck, (int64_t)(TODAY + 1) * DAY + 9 * 3600), "west of Greenwich");
}

/* ---- what is asked ---- */

static const char *chosen(int64_t day, size_t new_most, uint64_t seed)
{
    static char out[400];
    struct selection selection = {0};

    if (!deck_choose(&deck, &all, day, new_most, seed, &selection))
        bail("no memory");
    out[0] = '\0';
    for (size_t i = 0; i < selection.count; i++)
        snprintf(out + strlen(out), sizeof out - strlen(out), "%s%s", i > 0 ? " " : "",
                 selection.items[i]->id);
    selection_clear(&selection);
    return out;
}

static void chooses_due(void)
{
    begin();
    review("2-bee-1", GRADE_EASY, TODAY);
    review("1-bee-1", GRADE_GOOD, TODAY);
    review("1-bee-2", GRADE_AGAIN, TODAY);
    review("2-bee-2", GRADE_GOOD, TODAY + 9);
    open_deck();
    is_string("1-bee-2 1-bee-1 2-bee-1", chosen(TODAY + 10, 0, 1),
              "the least remembered first; what is not due yet waits");
    is_string("1-bee-2", chosen(TODAY + 1, 0, 1), "a day later only one is due");
}

/* Is each of three topics there among the three ids from `at` on? */
static bool is_mixed(const char *ids, int at)
{
    char copy[400], *word;
    bool ant = false, bee = false, cat = false;

    snprintf(copy, sizeof copy, "%s", ids);
    word = strtok(copy, " ");
    for (int n = 0; word && n < at + 3; n++, word = strtok(NULL, " ")) {
        ant = ant || (n >= at && strstr(word, "ant"));
        bee = bee || (n >= at && strstr(word, "bee"));
        cat = cat || (n >= at && strstr(word, "cat"));
    }
    return ant && bee && cat;
}

static void chooses_new(void)
{
    const char *ids;
    bool differ = false;
    char first[400];

    begin();
    ids = chosen(TODAY, 6, 1);
    ok(!strstr(ids, "2-bee") && !strstr(ids, "2-ant") && !strstr(ids, "2-cat"),
       "the easy ones first");
    ok(is_mixed(ids, 0), "one of each topic");
    ok(is_mixed(ids, 3), "before the second of one");
    snprintf(first, sizeof first, "%s", ids);
    is_string(first, chosen(TODAY, 6, 1), "the same seed, the same order");
    for (uint64_t seed = 2; seed < 8; seed++)
        differ = differ || strcmp(first, chosen(TODAY, 6, seed)) != 0;
    ok(differ, "another seed, another order");
    is_string("", chosen(TODAY, 0, 1), "no new ones where none are wanted");
}

/* Claims and law questions at several levels, under two rulesets. */
static const char mixed_text[] =
    "[PuzzleId \"word\"]\n[Topic \"terms\"]\n[Level \"2\"]\n\n"
    "{[%question] A?} {[%right] b} {[%wrong] c} {[%because] So.} *\n\n"
    "[PuzzleId \"old\"]\n[Topic \"fifty\"]\n[Level \"1\"]\n[Ruleset \"fide1989\"]\n\n"
    "1. Nf3 Nf6 {[%claim fifty]} *\n\n"
    "[PuzzleId \"hard\"]\n[Topic \"threefold\"]\n[Level \"2\"]\n\n"
    "1. Nf3 Nf6 {[%claim threefold]} *\n\n"
    "[PuzzleId \"law\"]\n[Topic \"procedure\"]\n[Level \"1\"]\n\n"
    "{[%question] D?} {[%right] e} {[%wrong] f} {[%because] So.} *\n\n"
    "[PuzzleId \"easy\"]\n[Topic \"threefold\"]\n[Level \"1\"]\n\n"
    "1. Nf3 Nf6 {[%claim threefold]} *\n\n";

static void reselect(const char *text)
{
    begin();
    reopen_with(text);
    if (!catalog_select(&pack, &(const struct filter){0}, "en", &all))
        bail("no memory");
}

/* By hand: under the Laws of today the old claim counts as one of level 3 and the word as one of
 * level 4; under those of 1989 only the old claim stays where it is, the others go to 3 and 4. */
static void new_by_rules(void)
{
    reselect(mixed_text);
    is_string("easy law hard old word", chosen(TODAY, 9, 1), "today's Laws first");
    plan.rules = ruleset_find("fide1989");
    deck_replay(&deck, &plan);
    is_string("old easy law hard word", chosen(TODAY, 9, 1), "or those that are in use");
}

/* The kinds of what is chosen: c, q. */
static const char *kinds_of(size_t claims, size_t questions, uint64_t seed)
{
    static char out[32];
    struct buf text = {0};
    const char *ids;

    for (size_t n = 0; n < claims; n++)
        buf_printf(&text,
                   "[PuzzleId \"c%zu\"]\n[Topic \"%s\"]\n\n"
                   "1. Nf3 Nf6 {[%%claim fifty]} *\n\n",
                   n, n % 2 ? "fifty" : "flag");
    for (size_t n = 0; n < questions; n++)
        buf_printf(&text,
                   "[PuzzleId \"q%zu\"]\n[Topic \"%s\"]\n\n{[%%question] A?} {[%%right] b} "
                   "{[%%wrong] c} {[%%because] So.} *\n\n",
                   n, n % 2 ? "fifty" : "agreement");
    reselect(buf_text(&text));
    buf_clear(&text);
    ids = chosen(TODAY, 99, seed);
    out[0] = '\0';
    for (const char *at = ids; *at; at++)
        if (*at == 'c' || *at == 'q')
            strncat(out, at, 1);
    return out;
}

static void new_by_turns(void)
{
    is_string("cqcqcc", kinds_of(4, 2, 1), "claims and questions by turns, then what is left");
    is_string("cqcqqq", kinds_of(2, 4, 7), "whatever that is");
    is_string("qqq", kinds_of(0, 3, 3), "or one kind alone");
}

static void new_each_day(void)
{
    begin();
    plan.new_each_day = 3;
    deck_replay(&deck, &plan);
    is_size(3, deck_new_left(&deck, TODAY), "three a day");
    review("1-bee-1", GRADE_GOOD, TODAY);
    review("1-bee-1", GRADE_GOOD, TODAY);
    review("1-bee-2", GRADE_AGAIN, TODAY);
    open_deck();
    is_size(1, deck_new_left(&deck, TODAY), "of which two have begun");
    is_size(3, deck_new_left(&deck, TODAY + 1), "tomorrow there are three again");
    plan.new_each_day = 1;
    deck_replay(&deck, &plan);
    is_size(0, deck_new_left(&deck, TODAY), "more than wanted is none left");
}

/* ---- one card ---- */

static void one_card(void)
{
    const struct puzzle *puzzle;
    struct deck_card before, after;

    begin();
    puzzle = catalog_find(&pack, "1-bee-1");
    before = *deck_card(&deck, puzzle);
    after = deck_review(&deck, &before, GRADE_GOOD, TODAY);
    is_int(0, card("1-bee-1")->card.reviews, "nothing happens by asking");
    deck_put(&deck, puzzle, &after);
    is_int(TODAY + 2, card("1-bee-1")->card.due, "a review");
    ok(!deck_is_due(card("1-bee-1"), TODAY + 1), "not due before its day");
    ok(deck_is_due(card("1-bee-1"), TODAY + 2), "due then");
    deck_put(&deck, puzzle, &before);
    is_int(0, card("1-bee-1")->card.reviews, "taken back");
    ok(!deck_is_due(card("1-bee-1"), TODAY + 2), "what is new is not due");
}

static void stubborn(void)
{
    begin();
    review("1-bee-1", GRADE_GOOD, TODAY);
    for (int n = 1; n < DECK_STUBBORN_LAPSES; n++)
        review("1-bee-1", GRADE_AGAIN, TODAY + n);
    open_deck();
    ok(!deck_is_stubborn(card("1-bee-1")), "seven lapses are not enough");
    review("1-bee-1", GRADE_AGAIN, TODAY + DECK_STUBBORN_LAPSES);
    open_deck();
    ok(deck_is_stubborn(card("1-bee-1")), "eight are");
}

static void strangers(void)
{
    struct pack other;
    struct pack none = {0};

    begin();
    read_text(&other, before_text);
    ok(!deck_card(&deck, &other.puzzles[0]), "a puzzle of another pack has no card");
    pack_clear(&other);
    deck_clear(&deck);
    ok(deck_open(&deck, &none, &records, &plan), "a pack without puzzles");
    is_count(0, 0, 0, TODAY, "is a deck without cards");
    deck_clear(NULL);
}

int main(void)
{
    tap_plan(3 + 8 + 9 + 7 + 6 + 2 + 6 + 5 + 4 + 6 + 2 + 5);
    replays();
    changes();
    days();
    chooses_due();
    chooses_new();
    new_by_rules();
    new_by_turns();
    new_each_day();
    one_card();
    stubborn();
    strangers();
    deck_clear(&deck);
    selection_clear(&all);
    pack_clear(&pack);
    records.free(records.data);
    return tap_done();
}
