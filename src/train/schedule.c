/* SPDX-License-Identifier: MIT */
/*
 * The formulas of FSRS-6.  Where the reference implementations differ: doubles that are never
 * rounded, Hard never below what was on the same day, intervals rounded half up.
 */
#include "config.h"

#include "train/schedule.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { OLD_WEIGHTS = 19, DAY_SECONDS = 86400, HOUR_SECONDS = 3600 };

static const double stability_least = 0.001, stability_most = SCHEDULE_DAYS_MOST;

const struct weights schedule_weights = {
    {0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001,  1.8722, 0.1666, 0.796,
     1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542}};

/* ---- weights from a text ---- */

static const struct {
    double least, most;
} bounds[SCHEDULE_WEIGHTS] = {
    {0.001, 100}, {0.001, 100}, {0.001, 100}, {0.001, 100},  {1, 10},      {0.001, 4}, {0.001, 4},
    {0.001, 0.75}, {0, 4.5},    {0, 0.8},     {0.001, 3.5},  {0.001, 5},   {0.001, 0.25},
    {0.001, 0.9}, {0, 4},       {0, 1},       {1, 6},        {0, 2},       {0, 2},     {0, 0.8},
    {0.1, 0.8},
};

static const char separators[] = ", \t";

/* Not a number is within no bounds. */
static bool is_within(int index, double value)
{
    return value >= bounds[index].least && value <= bounds[index].most;
}

static bool refuse_value(struct err *err, int index, const char *text, size_t length)
{
    err_set(err, ERR_WEIGHT_VALUE);
    err_add_number(err, index);
    err_add_bytes(err, text, length);
    return false;
}

static bool refuse_count(struct err *err, int count)
{
    err_set(err, ERR_WEIGHT_COUNT);
    err_add_number(err, count);
    return false;
}

/* FSRS-5 had a fixed decay and knew no dependence on stability within a day. */
static void extend(struct weights *weights)
{
    weights->w[19] = 0;
    weights->w[20] = 0.5;
}

static int count_words(const char *text)
{
    int count = 0;

    for (text += strspn(text, separators); *text; text += strspn(text, separators)) {
        text += strcspn(text, separators);
        count++;
    }
    return count;
}

bool schedule_parse_weights(const char *text, struct weights *out, struct err *err)
{
    int count = count_words(text);
    struct weights read;

    if (count != SCHEDULE_WEIGHTS && count != OLD_WEIGHTS)
        return refuse_count(err, count);
    for (int i = 0; i < count; i++) {
        size_t length;
        char *end;

        text += strspn(text, separators);
        length = strcspn(text, separators);
        read.w[i] = strtod(text, &end);
        if (end != text + length || !is_within(i, read.w[i]))
            return refuse_value(err, i, text, length);
        text = end;
    }
    if (count == OLD_WEIGHTS)
        extend(&read);
    *out = read;
    return true;
}

/* ---- recall and interval ---- */

static double clamp(double value, double least, double most)
{
    return value < least ? least : value > most ? most : value;
}

/* Chosen so that recall is 90 % after as many days as the stability says. */
static double factor(const struct weights *weights)
{
    return pow(0.9, -1 / weights->w[20]) - 1;
}

double schedule_recall(const struct weights *weights, double days, double stability)
{
    return pow(1 + factor(weights) * days / stability, -weights->w[20]);
}

int schedule_interval(const struct weights *weights, double stability, double retention)
{
    double days = stability / factor(weights) * (pow(retention, -1 / weights->w[20]) - 1);

    return (int)clamp(floor(days + 0.5), 1, SCHEDULE_DAYS_MOST);
}

/* ---- difficulty ---- */

double schedule_first_difficulty(const struct weights *weights, enum grade grade)
{
    return weights->w[4] - exp(weights->w[5] * ((double)grade - GRADE_AGAIN)) + 1;
}

/* Towards what a first Easy gives, which is not bounded here. */
double schedule_difficulty(const struct weights *weights, double difficulty, enum grade grade)
{
    double moved = difficulty - weights->w[6] * ((double)grade - GRADE_GOOD) * (10 - difficulty) / 9;
    double easy = schedule_first_difficulty(weights, GRADE_EASY);

    return clamp(weights->w[7] * easy + (1 - weights->w[7]) * moved, 1, 10);
}

/* ---- stability ---- */

static double clamp_stability(double stability)
{
    return clamp(stability, stability_least, stability_most);
}

double schedule_same_day(const struct weights *weights, double stability, enum grade grade)
{
    const double *w = weights->w;
    double growth = exp(w[17] * ((double)grade - GRADE_GOOD + w[18])) * pow(stability, -w[19]);

    return clamp_stability(stability * (grade >= GRADE_HARD ? fmax(growth, 1) : growth));
}

static double forgotten(const struct weights *weights, const struct card *card, double recall)
{
    const double *w = weights->w;
    double anew = w[11] * pow(card->difficulty, -w[12]) * (pow(card->stability + 1, w[13]) - 1) *
                  exp(w[14] * (1 - recall));

    return fmin(anew, card->stability / exp(w[17] * w[18]));
}

static double recalled(const struct weights *weights, const struct card *card, double recall,
                       enum grade grade)
{
    const double *w = weights->w;
    double growth = exp(w[8]) * (11 - card->difficulty) * pow(card->stability, -w[9]) *
                    (exp(w[10] * (1 - recall)) - 1);

    if (grade == GRADE_HARD)
        growth *= w[15];
    if (grade == GRADE_EASY)
        growth *= w[16];
    return card->stability * (1 + growth);
}

double schedule_stability(const struct weights *weights, const struct card *card, double recall,
                          enum grade grade)
{
    return clamp_stability(grade == GRADE_AGAIN ? forgotten(weights, card, recall)
                                                : recalled(weights, card, recall, grade));
}

/* ---- a review ---- */

static struct card first_review(const struct weights *weights, enum grade grade, int64_t day)
{
    return (struct card){
        .stability = weights->w[grade - GRADE_AGAIN],
        .difficulty = clamp(schedule_first_difficulty(weights, grade), 1, 10),
        .day = day,
        .reviews = 1,
    };
}

static double stability_after(const struct weights *weights, const struct card *card,
                              enum grade grade, int64_t days)
{
    if (days == 0)
        return schedule_same_day(weights, card->stability, grade);
    return schedule_stability(weights, card,
                              schedule_recall(weights, (double)days, card->stability), grade);
}

/* Failing once more on the day on which it failed is no second lapse. */
static struct card later_review(const struct weights *weights, const struct card *card,
                                enum grade grade, int64_t day)
{
    int64_t days = day > card->day ? day - card->day : 0;

    return (struct card){
        .stability = stability_after(weights, card, grade, days),
        .difficulty = schedule_difficulty(weights, card->difficulty, grade),
        .day = card->day + days,
        .reviews = card->reviews + 1,
        .lapses = card->lapses + (grade == GRADE_AGAIN && days > 0),
    };
}

struct card schedule_review(const struct weights *weights, double retention,
                            const struct card *card, enum grade grade, int64_t day)
{
    struct card next = card->reviews > 0 ? later_review(weights, card, grade, day)
                                         : first_review(weights, grade, day);

    next.due = next.day;
    if (grade != GRADE_AGAIN)
        next.due += schedule_interval(weights, next.stability, retention);
    return next;
}

/* ---- days ---- */

int64_t schedule_day(int64_t utc, int64_t offset, int rollover)
{
    int64_t local = utc + offset - (int64_t)rollover * HOUR_SECONDS;

    return local / DAY_SECONDS - (local % DAY_SECONDS < 0);
}
