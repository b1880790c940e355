/* SPDX-License-Identifier: MIT */
/* Questions made from the ruleset table, against another reading of the same table: numbers are
 * read back out of the choices, and compared with what a ruleset has. */
#include "config.h"

#include "train/table_questions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/tap/tap.h"

static struct pack pack;

static const struct puzzle *find(const char *id)
{
    for (size_t i = 0; i < pack.count; i++)
        if (strcmp(pack.puzzles[i].id, id) == 0)
            return &pack.puzzles[i];
    return NULL;
}

static const char *choice(const struct puzzle *puzzle, size_t n)
{
    return words_in(&puzzle->choices[n].words, "en", NULL);
}

static const char *right_choice(const char *id)
{
    const struct puzzle *puzzle = find(id);

    for (size_t i = 0; puzzle && i < puzzle->choice_count; i++)
        if (puzzle->choices[i].right)
            return choice(puzzle, i);
    return NULL;
}

/* ---- the other reading ---- */

static int claim(const struct ruleset *rules)
{
    return rules->threefold_claim;
}

static int end(const struct ruleset *rules)
{
    return rules->fivefold_automatic;
}

static int moves_claim(const struct ruleset *rules)
{
    return rules->fifty_claim_plies / 2;
}

static int moves_end(const struct ruleset *rules)
{
    return rules->seventyfive_automatic_plies / 2;
}

static int penalty(const struct ruleset *rules)
{
    return rules->penalty_opponent_seconds;
}

static const struct cell {
    const char *name;
    int (*read)(const struct ruleset *rules);
    const char *subject; /* words of it in a comparison */
} cells[] = {
    {"claim", claim, "how many occurrences a claim needs"},
    {"end", end, "how many occurrences end the game without a claim"},
    {"moves-claim", moves_claim, "how many moves by each side a claim needs"},
    {"moves-end", moves_end, "how many moves by each side end the game"},
    {"penalty", penalty, "the time that the opponent gets after an incorrect claim"},
};

enum { CELLS = sizeof cells / sizeof cells[0] };

/* "5 times", "75 moves", "2 minutes" (in seconds); words without a number are 0. */
static int number_in(const char *text)
{
    int number = atoi(text);

    return strstr(text, "minute") ? number * 60 : number;
}

/* ---- kinds of questions ---- */

/* A question about one number: the right choice says it and no other does. */
static bool is_right_number(const struct puzzle *puzzle, const struct cell *cell,
                            const struct ruleset *rules)
{
    for (size_t i = 0; i < puzzle->choice_count; i++)
        if ((number_in(choice(puzzle, i)) == cell->read(rules)) != puzzle->choices[i].right)
            return false;
    return true;
}

/* The ruleset whose id stands in brackets at the end. */
static const struct ruleset *rules_in(const char *text)
{
    const char *open = strrchr(text, '(');
    char id[64] = "";

    if (open)
        strncat(id, open + 1, strcspn(open + 1, ")"));
    return ruleset_find(id);
}

/* Which ruleset: the right one has the number, and no other has. */
static bool is_right_which(const struct puzzle *puzzle, const struct cell *cell, int value)
{
    for (size_t i = 0; i < puzzle->choice_count; i++) {
        const struct ruleset *rules = rules_in(choice(puzzle, i));
        int scale = strncmp(cell->name, "moves", 5) == 0 ? 2 : 1; /* ids have half-moves */

        if (!rules || (cell->read(rules) * scale == value) != puzzle->choices[i].right)
            return false;
    }
    return true;
}

static bool is_right_change(const struct puzzle *puzzle, const struct ruleset *rules)
{
    for (size_t i = 0; i < puzzle->choice_count; i++)
        for (int c = 0; c < CELLS; c++)
            if (strcmp(cells[c].subject, choice(puzzle, i)) == 0 &&
                (cells[c].read(rules) != cells[c].read(ruleset_default())) !=
                    puzzle->choices[i].right)
                return false;
    return true;
}

static const struct cell *cell_of(const char *id, const char **rest)
{
    const struct cell *found = NULL;

    for (int c = 0; c < CELLS; c++) {
        size_t length = strlen(cells[c].name);

        if (strncmp(id, cells[c].name, length) != 0 || id[length] != '-')
            continue;
        found = &cells[c];
        *rest = id + length + 1;
    }
    return found;
}

static bool is_right(const struct puzzle *puzzle)
{
    static const char which[] = "table-which-", change[] = "table-change-", table[] = "table-";
    const char *rest = NULL;
    const struct cell *cell;

    if (strncmp(puzzle->id, change, strlen(change)) == 0)
        return is_right_change(puzzle, puzzle->rules);
    if (strncmp(puzzle->id, which, strlen(which)) == 0) {
        cell = cell_of(puzzle->id + strlen(which), &rest);
        return cell && is_right_which(puzzle, cell, atoi(rest));
    }
    cell = cell_of(puzzle->id + strlen(table), &rest);
    return cell && ruleset_find(rest) == puzzle->rules && puzzle->rules &&
           is_right_number(puzzle, cell, puzzle->rules);
}

/* ---- checks ---- */

static void all_right(void)
{
    size_t wrong = 0, mended = 0, doubtful = 0;

    for (size_t i = 0; i < pack.count; i++) {
        const struct puzzle *puzzle = &pack.puzzles[i];
        struct err err;

        if (!is_right(puzzle)) {
            diag("%s is wrong", puzzle->id);
            wrong++;
        }
        if (!puzzle_check(puzzle, &err)) {
            diag("%s: %s %s", puzzle->id, err_code_name(err.code), err.args[0].text);
            mended++;
        }
        doubtful += puzzle->rules && strcmp(puzzle->rules->confidence, "V") != 0;
    }
    ok(pack.count >= 9, "there are %zu questions", pack.count);
    is_size(0, wrong, "each right choice is in the table, and no other is");
    is_size(0, mended, "lint finds nothing");
    is_size(0, doubtful, "nothing is asked that was not read first-hand");
}

/* Numbers of the Laws, not of our table. */
static void known(void)
{
    is_string("3 times", right_choice("table-claim-fide2023"), "9.2: the third time");
    is_string("5 times", right_choice("table-end-fide2023"), "9.6.1: the fifth");
    is_string("50 moves", right_choice("table-moves-claim-fide2023"), "9.3: fifty moves");
    is_string("75 moves", right_choice("table-moves-end-fide2023"), "9.6.2: seventy-five");
    is_string("2 minutes", right_choice("table-penalty-fide2023"), "9.5.3: two minutes");
    is_string("1 minute", right_choice("table-penalty-fide2023-rapid"), "A.3: one in rapid");
    ok(find("table-penalty-fide2023-blitz") == NULL, "where there is a doubt nothing is asked");
    ok(find("table-claim-fide2023-rapid") == NULL, "nor what is the same in another edition");
    is_string("the time that the opponent gets after an incorrect claim",
              right_choice("table-change-fide2023-fide2023-rapid"), "what rapid changes");
    ok(find("table-which-penalty-120") != NULL, "which rules have two minutes");
}

static void topics(void)
{
    const struct puzzle *one = find("table-penalty-fide2023");
    const struct puzzle *two = find("table-penalty-fide2023-rapid");
    const struct puzzle *which = find("table-which-penalty-60");

    ok(one && one->topic == TOPIC_PROCEDURE && one->level == 1, "the default: by what it is about");
    ok(two && two->topic == TOPIC_OTHER_RULES, "others are other rules");
    is_string("9.5.3, A.3", two ? two->article : NULL, "with their article");
    is_string("several", which ? which->rules_id : NULL, "which rules is not told");
    ok(which && !which->rules && !which->article, "nor anything else of them");
}

/* A seed gives one text; what is asked does not depend on it. */
static void seeds(void)
{
    struct buf one = {0}, two = {0};
    struct pack other = {0};
    size_t same = 0;

    table_questions_write(&one, "en", 5);
    table_questions_write(&two, NULL, 5);
    is_string(buf_text(&one), buf_text(&two), "the same seed, the same questions");
    table_questions(&other, "en", 99);
    is_size(pack.count, other.count, "another seed, as many");
    for (size_t i = 0; i < pack.count && i < other.count; i++)
        same += strcmp(pack.puzzles[i].id, other.puzzles[i].id) == 0;
    is_size(pack.count, same, "with the same ids");
    pack_clear(&other);
    buf_clear(&one);
    buf_clear(&two);
}

static void translated(void)
{
    struct pack spanish = {0};
    struct err_list errors = {0};
    struct buf text = {0};
    bool fallback = false;

    table_questions_write(&text, "es", 1);
    ok(pack_read(&spanish, "es", buf_text(&text), text.length, &errors, NULL), "in Spanish");
    is_size(0, errors.count, "without faults");
    is_size(pack.count, spanish.count, "as many");
    for (size_t i = 0; i < spanish.count; i++) {
        words_in(&spanish.puzzles[i].words, "es", &fallback);
        words_in(&spanish.puzzles[i].choices[0].words, "es", &fallback);
        words_in(&spanish.puzzles[i].aftermath, "es", &fallback);
    }
    ok(!fallback, "all of it");
    is_hex(pack.puzzles[0].content, spanish.puzzles[0].content, "and the same questions");
    pack_clear(&spanish);
    err_list_clear(&errors);
    buf_clear(&text);
}

int main(void)
{
    tap_plan(4 + 10 + 5 + 3 + 5);
    if (!table_questions(&pack, NULL, 1))
        bail("no memory for the questions");
    all_right();
    known();
    topics();
    seeds();
    translated();
    pack_clear(&pack);
    return tap_done();
}
