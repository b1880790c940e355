/* SPDX-License-Identifier: MIT */
/*
 * Questions are written as text and read like any other file: what holds for those of an author
 * holds for these.
 */
#include "config.h"

#include "train/table_questions.h"

#include <stddef.h>
#include <string.h>

#include "text/i18n.h"
#include "text/phrase.h"
#include "train/catalog.h"
#include "train/puzzle_internal.h"

/* ---- the cells ---- */

enum unit { UNIT_TIMES, UNIT_PLIES, UNIT_SECONDS };

static const struct cell {
    const char *name; /* in ids */
    size_t offset;    /* of an int in struct ruleset */
    size_t article;   /* in struct ruleset_articles */
    enum unit unit;
    enum rule_part part;                  /* what must have been read */
    const char *topic;                    /* where the default ruleset is asked about */
    const char *title, *question, *which; /* N_() */
    const char *none;                     /* N_(): what 0 means */
    const char *subject;                  /* N_(): what two rulesets may differ in */
} cells[] = {
    {"claim", offsetof(struct ruleset, threefold_claim),
     offsetof(struct ruleset_articles, threefold), UNIT_TIMES, RULE_SERIES, "threefold",
     N_("Occurrences for a claim"),
     N_("{rules}: how many occurrences of a position does a claim need, the announced one "
        "included?"),
     N_("Under which of these rules does a claim of repetition need just this: {value}, the "
        "announced occurrence included?"),
     N_("however often, there is no such claim"), N_("how many occurrences a claim needs")},
    {"end", offsetof(struct ruleset, fivefold_automatic),
     offsetof(struct ruleset_articles, fivefold), UNIT_TIMES, RULE_AUTOMATIC, "automatic",
     N_("Occurrences that end the game"),
     N_("{rules}: how often must a position have been there for the game to end without a claim?"),
     N_("Under which of these rules does the game end without a claim only when a position "
        "has been there {value}?"),
     N_("never, somebody has to claim"), N_("how many occurrences end the game without a claim")},
    {"moves-claim", offsetof(struct ruleset, fifty_claim_plies),
     offsetof(struct ruleset_articles, fifty), UNIT_PLIES, RULE_FIFTY, "fifty",
     N_("Moves for a claim"),
     N_("{rules}: how many moves by each side without capture and pawn move does a claim need, the "
        "announced one included?"),
     N_("Under which of these rules does a claim need just this: {value} by each side without "
        "capture and pawn move, the announced one included?"),
     N_("however many, there is no such claim"),
     N_("how many moves by each side a claim needs")},
    {"moves-end", offsetof(struct ruleset, seventyfive_automatic_plies),
     offsetof(struct ruleset_articles, seventyfive), UNIT_PLIES, RULE_FIFTY, "automatic",
     N_("Moves that end the game"),
     N_("{rules}: how many moves by each side without capture and pawn move end the game without "
        "a claim?"),
     N_("Under which of these rules does the game end without a claim only after {value} by each "
        "side without capture and pawn move?"),
     N_("never, somebody has to claim"),
     N_("how many moves by each side end the game")},
    {"penalty", offsetof(struct ruleset, penalty_opponent_seconds),
     offsetof(struct ruleset_articles, claim_incorrect), UNIT_SECONDS, RULE_PENALTY, "procedure",
     N_("An incorrect claim"),
     N_("{rules}: a claim was not correct. How much time does the opponent get?"),
     N_("Under which of these rules does the opponent get {value} more after a claim that was not "
        "correct?"),
     N_("no time at all"), N_("the time that the opponent gets after an incorrect claim")},
};

enum { CELLS = sizeof cells / sizeof cells[0], VALUES_MOST = 32, WRONG_MOST = 3 };

static int value_of(const struct cell *cell, const struct ruleset *rules)
{
    return *(const int *)(const void *)((const char *)rules + cell->offset);
}

static const char *article_of(const struct cell *cell, const struct ruleset *rules)
{
    return *(const char *const *)(const void *)((const char *)&rules->articles + cell->article);
}

/* Is this cell beyond doubt, and the whole of the rule?  Where a number is missing and yet there is an article, the rule is
 * another one than our question; a penalty needs an article, or nobody has said what happens. */
static bool is_sure(const struct cell *cell, const struct ruleset *rules)
{
    const char *article = article_of(cell, rules);

    if (ruleset_standing(rules) != STANDING_READ || ruleset_is_unknown(rules, cell->part) ||
        rules->repetition != REPEATS_POSITION || rules->fifty_from_demand || rules->endings)
        return false;
    if (cell->unit == UNIT_SECONDS)
        return article && !rules->penalty_doubt && rules->penalty_claimant_seconds == 0;
    return value_of(cell, rules) > 0 || !article;
}

/* ---- words in two languages ---- */

struct maker {
    struct buf *out;
    const char *language; /* NULL: English only */
    uint64_t random;
};

static const char *say(const char *text, bool local)
{
    return local ? _(text) : text;
}

static void write_count(struct buf *out, const char *one, const char *many, int count, bool local)
{
    unsigned long n = (unsigned long)count;

    buf_printf(out, local ? ngettext(one, many, n) : count == 1 ? one : many, count);
}

static void write_value(struct buf *out, const struct cell *cell, int value, bool local)
{
    if (value == 0)
        buf_add(out, say(cell->none, local));
    else if (cell->unit == UNIT_TIMES)
        write_count(out, N_("%d time"), N_("%d times"), value, local);
    else if (cell->unit == UNIT_PLIES)
        write_count(out, N_("%d move"), N_("%d moves"), value / 2, local);
    else if (value % 60 != 0)
        write_count(out, N_("%d second"), N_("%d seconds"), value, local);
    else
        write_count(out, N_("%d minute"), N_("%d minutes"), value / 60, local);
}

static void write_rules(struct buf *out, const struct ruleset *rules, bool local)
{
    buf_printf(out, "%s (%s)", say(rules->name, local), rules->id);
}

/* What a sentence is filled with. */
struct about {
    const struct cell *cell;
    const struct ruleset *rules, *other;
    int value;
    const char *after; /* N_(): added to it; NULL: nothing */
};

static void write_sentence(struct buf *out, const char *sentence, const struct about *about,
                           bool local)
{
    struct buf rules = {0}, other = {0}, value = {0};

    if (about->rules)
        write_rules(&rules, about->rules, local);
    if (about->other)
        write_rules(&other, about->other, local);
    if (about->cell)
        write_value(&value, about->cell, about->value, local);
    phrase_with(out, say(sentence, local),
                (const struct filling[]){{"rules", buf_text(&rules), 0},
                                         {"other", buf_text(&other), 0},
                                         {"value", buf_text(&value), 0},
                                         {0}});
    if (about->after)
        buf_printf(out, " %s", say(about->after, local));
    buf_clear(&rules);
    buf_clear(&other);
    buf_clear(&value);
}

/* One part of a question, and its translation. */
static void put(struct maker *maker, const char *part, const char *sentence,
                const struct about *about)
{
    buf_printf(maker->out, "{[%%%s] ", part);
    write_sentence(maker->out, sentence, about, false);
    buf_add(maker->out, "}\n");
    if (!maker->language)
        return;
    buf_printf(maker->out, "{[%%lang %s] ", maker->language);
    write_sentence(maker->out, sentence, about, true);
    buf_add(maker->out, "}\n");
}

static void put_tag(struct maker *maker, const char *name, const char *value)
{
    buf_printf(maker->out, "[%s \"%s\"]\n", name, value);
}

/* Title, and TitleEs. */
static void put_titles(struct maker *maker, const char *title, const char *id)
{
    const char *language = maker->language;

    buf_printf(maker->out, "[Title \"%s (%s)\"]\n", title, id);
    if (language && strlen(language) == 2)
        buf_printf(maker->out, "[Title%c%c \"%s (%s)\"]\n", language[0] - 'a' + 'A', language[1],
                   _(title), id);
}

struct head {
    const char *title, *title_id, *rules, *topic, *article;
    int level;
};

/* The id stands in `id`. */
static void put_head(struct maker *maker, const struct buf *id, const struct head *head)
{
    char level[2] = {(char)('0' + head->level), '\0'};

    put_tag(maker, "PuzzleId", buf_text(id));
    put_titles(maker, head->title, head->title_id);
    put_tag(maker, "Ruleset", head->rules);
    put_tag(maker, "Topic", head->topic);
    put_tag(maker, "Level", level);
    put_tag(maker, "Article", head->article ? head->article : "-");
    buf_add_char(maker->out, '\n');
}

/* ---- lists to choose wrong choices from ---- */

struct values {
    int items[VALUES_MOST];
    size_t count;
};

/* Adds what is not there yet, and neither a part of nor around what is there, in words. */
static void add_value(struct values *values, const struct cell *cell, int value)
{
    struct buf text = {0};
    bool fits = values->count < VALUES_MOST;

    write_value(&text, cell, value, false);
    for (size_t i = 0; fits && i < values->count; i++) {
        struct buf other = {0};

        write_value(&other, cell, values->items[i], false);
        fits = !choice_is_part(buf_text(&text), buf_text(&other)) &&
               !choice_is_part(buf_text(&other), buf_text(&text));
        buf_clear(&other);
    }
    if (fits)
        values->items[values->count++] = value;
    buf_clear(&text);
}

/* Takes out all but the first, which is right, and some of the others. */
static void thin(struct maker *maker, int *items, size_t *count)
{
    while (*count > 1 + WRONG_MOST) {
        size_t out = 1 + (size_t)(random_next(&maker->random) % (*count - 1));

        memmove(items + out, items + out + 1, (*count - out - 1) * sizeof *items);
        --*count;
    }
}

/* ---- which number has a ruleset? ---- */

/* The right one, then what other rows and other cells of the unit have. */
static void collect_values(struct values *values, const struct cell *cell,
                           const struct ruleset *asked)
{
    add_value(values, cell, value_of(cell, asked));
    for (int c = 0; c < CELLS; c++)
        for (int n = 0; cells[c].unit == cell->unit && ruleset_at(n); n++) {
            int value = value_of(&cells[c], ruleset_at(n));

            if (is_sure(&cells[c], ruleset_at(n)) && (value > 0 || &cells[c] == cell))
                add_value(values, cell, value);
        }
}

static void put_because(struct maker *maker, const struct cell *cell, const struct ruleset *rules)
{
    put(maker, "because", N_("{rules}: {value}."),
        &(struct about){.cell = cell, .rules = rules, .value = value_of(cell, rules)});
}

static void ask_number(struct maker *maker, const struct cell *cell, const struct ruleset *rules)
{
    bool is_default = rules == ruleset_default();
    struct values values = {.count = 0};
    struct buf id = {0};

    collect_values(&values, cell, rules);
    thin(maker, values.items, &values.count);
    if (values.count < CHOICES_LEAST)
        return;
    buf_printf(&id, "table-%s-%s", cell->name, rules->id);
    put_head(maker, &id,
             &(struct head){cell->title, rules->id, rules->id,
                            is_default ? cell->topic : "other-rules", article_of(cell, rules),
                            is_default ? 1 : 3});
    put(maker, "question", cell->question, &(struct about){.rules = rules});
    for (size_t i = 0; i < values.count; i++)
        put(maker, i == 0 ? "right" : "wrong", "{value}",
            &(struct about){.cell = cell, .value = values.items[i]});
    put_because(maker, cell, rules);
    buf_add(maker->out, "*\n\n");
    buf_clear(&id);
}

/* Other rulesets are asked about only where they differ from the default. */
static void ask_numbers(struct maker *maker)
{
    const struct ruleset *first = ruleset_default();

    for (int c = 0; c < CELLS; c++)
        for (int n = 0; ruleset_at(n); n++) {
            const struct ruleset *rules = ruleset_at(n);

            if (is_sure(&cells[c], rules) &&
                (rules == first || value_of(&cells[c], rules) != value_of(&cells[c], first)))
                ask_number(maker, &cells[c], rules);
        }
}

/* ---- which ruleset has a number? ---- */

/* Rows by number: those that are sure and have the value, or have not. */
static void collect_rows(struct values *rows, const struct cell *cell, int value, bool having)
{
    for (int n = 0; ruleset_at(n) && rows->count < VALUES_MOST; n++)
        if (is_sure(cell, ruleset_at(n)) && (value_of(cell, ruleset_at(n)) == value) == having)
            rows->items[rows->count++] = n;
}

/* One of those that have it goes first. */
static bool collect_which(struct maker *maker, struct values *rows, const struct cell *cell,
                          int value)
{
    struct values having = {.count = 0};

    collect_rows(&having, cell, value, true);
    if (having.count == 0)
        return false;
    rows->items[rows->count++] = having.items[random_next(&maker->random) % having.count];
    collect_rows(rows, cell, value, false);
    thin(maker, rows->items, &rows->count);
    return rows->count >= CHOICES_LEAST;
}

/* In the place of a ruleset's id, which would be the answer. */
static const char several[] = "several";

static void ask_which(struct maker *maker, const struct cell *cell, int value)
{
    struct values rows = {.count = 0};
    struct buf id = {0};

    if (!collect_which(maker, &rows, cell, value))
        return;
    buf_printf(&id, "table-which-%s-%d", cell->name, value);
    put_head(maker, &id, &(struct head){cell->title, several, several, "other-rules", NULL, 3});
    put(maker, "question", cell->which, &(struct about){.cell = cell, .value = value});
    for (size_t i = 0; i < rows.count; i++)
        put(maker, i == 0 ? "right" : "wrong", "{rules}",
            &(struct about){.rules = ruleset_at(rows.items[i])});
    put_because(maker, cell, ruleset_at(rows.items[0]));
    buf_add(maker->out, "*\n\n");
    buf_clear(&id);
}

static void ask_whiches(struct maker *maker)
{
    for (int c = 0; c < CELLS; c++) {
        struct values values = {.count = 0};

        for (int n = 0; ruleset_at(n); n++)
            if (is_sure(&cells[c], ruleset_at(n)) && value_of(&cells[c], ruleset_at(n)) > 0)
                add_value(&values, &cells[c], value_of(&cells[c], ruleset_at(n)));
        for (size_t i = 0; i < values.count; i++)
            ask_which(maker, &cells[c], values.items[i]);
    }
}

/* ---- what do two rulesets differ in? ---- */

struct changes {
    const struct cell *items[CELLS];
    bool differ[CELLS];
    size_t count, changed;
};

static struct changes find_changes(const struct ruleset *first, const struct ruleset *rules)
{
    struct changes changes = {.count = 0};

    for (int c = 0; c < CELLS; c++) {
        bool differ = value_of(&cells[c], first) != value_of(&cells[c], rules);

        if (!is_sure(&cells[c], first) || !is_sure(&cells[c], rules))
            continue;
        changes.items[changes.count] = &cells[c];
        changes.differ[changes.count++] = differ;
        changes.changed += differ;
    }
    return changes;
}

static void put_changes(struct maker *maker, const struct changes *changes)
{
    for (size_t i = 0; i < changes->count; i++)
        put(maker, changes->differ[i] ? "right" : "wrong", changes->items[i]->subject,
            &(struct about){0});
}

/* "{rules}: 1 minute.  …" of each cell that differs, in both rulesets. */
static void write_changes(struct buf *out, const struct changes *changes,
                          const struct ruleset *rules, bool local)
{
    for (size_t i = 0; i < changes->count; i++) {
        if (!changes->differ[i])
            continue;
        buf_add(out, out->length > 0 ? "; " : "");
        write_value(out, changes->items[i], value_of(changes->items[i], rules), local);
    }
}

static void put_both(struct maker *maker, const struct changes *changes,
                     const struct ruleset *first, const struct ruleset *rules, bool local)
{
    const struct ruleset *const both[] = {first, rules};

    for (int i = 0; i < 2; i++) {
        struct buf values = {0};

        write_changes(&values, changes, both[i], local);
        buf_add(maker->out, i ? " " : "");
        write_rules(maker->out, both[i], local);
        buf_printf(maker->out, ": %s.", buf_text(&values));
        buf_clear(&values);
    }
}

static void ask_change(struct maker *maker, const struct ruleset *first,
                       const struct ruleset *rules)
{
    struct changes changes = find_changes(first, rules);
    struct buf id = {0};

    if (changes.changed == 0 || changes.changed == changes.count)
        return;
    buf_printf(&id, "table-change-%s-%s", first->id, rules->id);
    put_head(maker, &id,
             &(struct head){N_("What is different"), rules->id, rules->id, "other-rules", NULL, 3});
    put(maker, "question", N_("Compare {rules} with {other}. Which of these is different?"),
        &(struct about){.rules = rules,
                        .other = first,
                        .after = changes.changed > 1 ? N_("Choose all that apply.") : NULL});
    put_changes(maker, &changes);
    buf_add(maker->out, "{[%because] ");
    put_both(maker, &changes, first, rules, false);
    buf_add(maker->out, "}\n");
    if (maker->language) {
        buf_printf(maker->out, "{[%%lang %s] ", maker->language);
        put_both(maker, &changes, first, rules, true);
        buf_add(maker->out, "}\n");
    }
    buf_add(maker->out, "*\n\n");
    buf_clear(&id);
}

/* ---- the whole ---- */

void table_questions_write(struct buf *out, const char *language, uint64_t seed)
{
    bool english = !language || strcmp(language, "en") == 0;
    struct maker maker = {.out = out, .language = english ? NULL : language, .random = seed};

    ask_numbers(&maker);
    ask_whiches(&maker);
    for (int n = 1; ruleset_at(n); n++)
        ask_change(&maker, ruleset_at(0), ruleset_at(n));
}

bool table_questions(struct pack *pack, const char *language, uint64_t seed)
{
    struct buf text = {0};
    bool good;

    table_questions_write(&text, language, seed);
    good = buf_ok(&text) && pack_read(pack, "table", buf_text(&text), text.length, NULL, NULL);
    buf_clear(&text);
    return good;
}
