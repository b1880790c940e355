/* SPDX-License-Identifier: MIT */
/* The course: what belongs to a station, when it is mastered, and what it asks. */
#include "config.h"

#include "train/course.h"

#include <stdio.h>

#include "base/buf.h"
#include "tests/tap/tap.h"

enum { DAY = 20000, OF_A_STATION = 10 };

static struct pack pack;
static struct records records;
static struct deck deck;

/* --- ten puzzles each of the first and of the last but one station of fifty moves --- */

static void add_game(struct buf *out, const char *name, int number, const char *topic, int level)
{
    buf_printf(out, "[PuzzleId \"%s%d\"]\n[Topic \"%s\"]\n[Level \"%d\"]\n\n", name, number, topic,
               level);
    buf_add(out, "Nf3 Nf6 Ng1 Ng8 {[%claim fifty]} *\n\n");
}

static void make_pack(void)
{
    struct buf text = {0};
    struct err_list errors = {0};
    for (int n = 0; n < OF_A_STATION; n++) {
        add_game(&text, "one", n, "fifty", 1);
        add_game(&text, "four", n, "fifty", 4);
    }
    if (!pack_read(&pack, "pack", buf_text(&text), text.length, &errors, NULL) ||
        errors.count > 0 || pack.count != 2 * OF_A_STATION)
        bail("the pack can't be read");
    buf_clear(&text);
}

static const char *nothing_set(const void *data, const char *key)
{
    (void)data;
    (void)key;
    return NULL;
}

static void start(void)
{
    struct plan plan;
    if (!records_memory(&records) || !plan_read(&plan, nothing_set, NULL, 0, NULL) ||
        !deck_open(&deck, &pack, &records, &plan))
        bail("memory");
}

static void stop(void)
{
    deck_clear(&deck);
    records.free(records.data);
}

static const struct puzzle *puzzle(const char *name, int number)
{
    char id[16];
    snprintf(id, sizeof id, "%s%d", name, number);
    return catalog_find(&pack, id);
}

/* As a quiz does it. */
static void answer(const char *name, int number, enum grade grade, int64_t day)
{
    const struct puzzle *asked = puzzle(name, number);
    struct deck_card after = deck_review(&deck, deck_card(&deck, asked), grade, day);
    deck_put(&deck, asked, &after);
}

static void answer_all(const char *name, int count, enum grade grade)
{
    for (int n = 0; n < count; n++)
        answer(name, n, grade, DAY);
}

/* --- stations --- */

static void belongs_to_one(void)
{
    struct puzzle any = {.kind = PUZZLE_CLAIM};
    bool all = true;
    for (int topic = 0; topic < TOPICS; topic++) {
        for (int level = 1; level <= 5; level++) {
            int count = 0;
            any.topic = (enum topic)topic;
            any.level = level;
            for (size_t n = 0; course_station(n); n++)
                count += station_has(course_station(n), &any);
            if (count != 1)
                diag("%s, level %d: %d stations", topic_name((enum topic)topic), level, count);
            all = all && count == 1;
        }
    }
    ok(all, "every topic at every level belongs to one station");
}

static void begins_easy(void)
{
    bool all = true;
    for (size_t n = 1; course_station(n); n++)
        all = all && course_station(n)->level_to >= course_station(n - 1)->level_to - 1;
    ok(all, "the levels rise");
    is_int(1, course_station(0)->level_to, "from the first lesson");
}

static void passes_over_the_empty(void)
{
    struct course course;
    start();
    course_make(&course, &deck);
    is_size(2, course.count, "stations without puzzles are no stations");
    is_size(OF_A_STATION, course.stations[0].count, "those that are there have all of theirs");
    is_size(0, course.stations[0].begun, "none of them begun");
    is_size(0, course_at(&course), "the first comes first");
    is_int(0, course_percent(&course), "nothing is known");
    stop();
}

/* --- mastered --- */

static void is_mastered_by_eight_of_ten(void)
{
    struct course course;
    start();
    answer_all("one", 7, GRADE_GOOD);
    course_make(&course, &deck);
    is_bool(false, station_is_mastered(&course.stations[0]), "seven of ten are not enough");
    is_int(35, course_percent(&course), "seven of twenty are 35 of 100");
    answer("one", 7, GRADE_HARD, DAY);
    course_make(&course, &deck);
    is_bool(true, station_is_mastered(&course.stations[0]), "eight are, also if one was hard");
    is_size(1, course_at(&course), "the next station comes");
    answer("one", 8, GRADE_AGAIN, DAY);
    course_make(&course, &deck);
    is_size(9, course.stations[0].begun, "a wrong answer is begun");
    is_size(8, course.stations[0].right, "and not right");
    answer("one", 0, GRADE_AGAIN, DAY + 5);
    course_make(&course, &deck);
    is_bool(false, station_is_mastered(&course.stations[0]), "what is forgotten is lost again");
    answer("one", 0, GRADE_GOOD, DAY + 5);
    course_make(&course, &deck);
    is_bool(true, station_is_mastered(&course.stations[0]), "until it is right once more");
    stop();
}

static void has_an_end(void)
{
    struct course course;
    start();
    answer_all("one", OF_A_STATION, GRADE_GOOD);
    answer_all("four", OF_A_STATION, GRADE_EASY);
    course_make(&course, &deck);
    is_size(2, course_at(&course), "beyond the last station is the end");
    is_int(100, course_percent(&course), "all is known");
    stop();
}

/* --- what is asked --- */

static void is_asked(const struct selection *asked, size_t from, const char *name, int first,
                     int last, const char *what)
{
    int found = 0;
    for (size_t n = from; n < asked->count && found <= last - first; n++)
        for (int number = first; number <= last; number++)
            found += asked->items[n] == puzzle(name, number);
    is_int(last - first + 1, found, "%s", what);
}

static void asks_new_ones_first(void)
{
    struct course course;
    struct selection asked = {0};
    start();
    answer_all("one", 3, GRADE_GOOD);
    for (int n = 3; n < 6; n++)
        answer("one", n, GRADE_AGAIN, DAY);
    course_make(&course, &deck);
    ok(course_choose(&deck, course.stations[0].station, 1, &asked), "of a station");
    is_size(7, asked.count, "what is right is not asked again");
    is_asked(&asked, 0, "one", 6, 9, "the new ones");
    is_asked(&asked, 4, "one", 3, 5, "stand before those that were wrong");
    answer_all("one", OF_A_STATION, GRADE_GOOD);
    course_choose(&deck, course.stations[0].station, 1, &asked);
    is_size(OF_A_STATION, asked.count, "where all are right all are asked");
    selection_clear(&asked);
    stop();
}

int main(void)
{
    tap_plan(23);
    make_pack();
    belongs_to_one();
    begins_easy();
    passes_over_the_empty();
    is_mastered_by_eight_of_ten();
    has_an_end();
    asks_new_ones_first();
    pack_clear(&pack);
    return tap_done();
}
