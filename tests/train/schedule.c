/* SPDX-License-Identifier: MIT */
/*
 * FSRS-6 against what its reference implementations give (py-fsrs 6.3, ts-fsrs 5.4, fsrs-rs 6.6),
 * computed by them or published in their own tests.
 */
#include "config.h"

#include "train/schedule.h"

#include <math.h>
#include <stdio.h>

#include "tests/tap/tap.h"

enum { GRADES = 4 };

static const struct weights *const usual = &schedule_weights;

static bool is_near(double wanted, double seen, double most, const char *name)
{
    bool good = fabs(seen - wanted) <= most;

    if (!good)
        diag("wanted %.15g, seen %.15g", wanted, seen);
    return ok(good, "%s", name);
}

/* To the last digits of what is printed. */
static bool is_exact(double wanted, double seen, const char *name)
{
    return is_near(wanted, seen, fabs(wanted) * 1e-12, name);
}

static struct weights with_decay(double decay)
{
    struct weights weights = *usual;

    weights.w[20] = decay;
    return weights;
}

/* ---- single formulas ---- */

static void recall(void)
{
    static const struct {
        double days, stability, wanted;
    } rows[] = {
        {0, 1, 1},
        {1, 1, 0.9},
        {2, 1, 0.845884645149434},
        {3, 1, 0.809388103573171},
        {1, 2, 0.940344288892923},
        {2, 3, 0.925378632368948},
        {3, 4, 0.918522904563055},
        {4, 4, 0.9},
        {5, 2, 0.826135877362045},
        {10, 100, 0.985682408777515},
        {365, 50, 0.723512212756745},
        {36500, 0.001, 0.0684264019327356},
    };
    static const double fast[] = {0.9, 0.8402894, 0.7985002};
    struct weights weights = with_decay(0.2);

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        is_exact(rows[i].wanted, schedule_recall(usual, rows[i].days, rows[i].stability),
                 "chance of recall");
    for (int days = 1; days <= 3; days++)
        is_near(fast[days - 1], schedule_recall(&weights, days, 1), 1e-7, "with another decay");
}

static void difficulty(void)
{
    static const double first[GRADES] = {6.4133, 5.11217070560106, 2.11810397045902,
                                         -4.77163070316174};
    static const double from[] = {1, 5, 10};
    static const double next[][GRADES] = {
        {7.02698956929684, 4.01060896929684, 1, 1},
        {8.34176236929684, 6.66599536929684, 4.99022836929684, 3.31446136929684},
        {9.98522836929684, 9.98522836929684, 9.98522836929684, 9.98522836929684},
    };

    for (int grade = GRADE_AGAIN; grade <= GRADE_EASY; grade++)
        is_exact(first[grade - 1], schedule_first_difficulty(usual, (enum grade)grade),
                 "first difficulty");
    for (int row = 0; row < 3; row++)
        for (int grade = GRADE_AGAIN; grade <= GRADE_EASY; grade++)
            is_exact(next[row][grade - 1],
                     schedule_difficulty(usual, from[row], (enum grade)grade), "next difficulty");
}

static void stability(void)
{
    static const struct {
        double stability, difficulty, recall, wanted[GRADES];
    } rows[] = {
        {5, 1, 0.9, {1.05253960806508, 17.3903562392322, 25.6025211826276, 43.5864619229432}},
        {5, 2, 0.8, {1.18943295047057, 28.2265709590841, 43.6208363137414, 77.3329643320063}},
        {5, 3, 0.7, {1.3680838671371, 37.2687130282277, 58.6559910678877, 105.492305671047}},
        {5, 4, 0.6, {1.58498896388977, 44.2477616909903, 70.2606612753414, 127.226692502587}},
        {100, 5, 0.95, {3.4508384311871, 144.233876311293, 173.551507002482, 237.754617464948}},
        {0.5, 7, 0.5, {0.337613027413515, 4.79142435271229, 7.63572389875672, 13.8644972899815}},
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct card card = {.stability = rows[i].stability, .difficulty = rows[i].difficulty};

        for (int grade = GRADE_AGAIN; grade <= GRADE_EASY; grade++)
            is_exact(rows[i].wanted[grade - 1],
                     schedule_stability(usual, &card, rows[i].recall, (enum grade)grade),
                     "stability after days");
    }
}

static void same_day(void)
{
    static const struct {
        double stability, wanted[GRADES];
    } rows[] = {
        {0.212, {0.083356717110316, 0.212, 0.246689187775673, 0.424379963876634}},
        {5, {1.59681799798692, 5, 5, 8.12960955991611}},
        {100, {26.2227141573167, 100, 100, 133.503272113054}},
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (int grade = GRADE_AGAIN; grade <= GRADE_EASY; grade++)
            is_exact(rows[i].wanted[grade - 1],
                     schedule_same_day(usual, rows[i].stability, (enum grade)grade),
                     "stability on the same day");
    is_exact(0.001, schedule_same_day(usual, 0.001, GRADE_AGAIN), "never below a thousandth");
}

static void intervals(void)
{
    static const double stabilities[] = {0.1, 1, 2.3065, 8.2956, 10, 100, 365, 36500};
    static const struct {
        double retention, multiplier;
        int wanted[8];
    } rows[] = {
        {0.70, 9.28791118241702, {1, 9, 21, 77, 93, 929, 3390, 36500}},
        {0.80, 3.31595978623098, {1, 3, 8, 28, 33, 332, 1210, 36500}},
        {0.85, 1.90642613305296, {1, 2, 4, 16, 19, 191, 696, 36500}},
        {0.90, 1, {1, 1, 2, 8, 10, 100, 365, 36500}},
        {0.95, 0.402558691989992, {1, 1, 1, 3, 4, 40, 147, 14693}},
        {0.97, 0.222768440744665, {1, 1, 1, 2, 2, 22, 81, 8131}},
    };

    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        for (int i = 0; i < 8; i++)
            is_int(rows[row].wanted[i],
                   schedule_interval(usual, stabilities[i], rows[row].retention),
                   "interval at %.2f for %g days", rows[row].retention, stabilities[i]);
        is_exact(rows[row].retention, schedule_recall(usual, rows[row].multiplier, 1),
                 "and recall after the multiplier is what was wanted");
    }
}

/* With a stability of a day, from never forgetting to hardly ever remembering. */
static void every_retention(void)
{
    static const int wanted[] = {0, 36500, 34793, 2508, 387, 90, 27, 9, 3, 1};

    for (int tenths = 1; tenths < 10; tenths++)
        is_int(wanted[tenths], schedule_interval(usual, 1, tenths / 10.0), "interval at 0.%d",
               tenths);
}

/* ---- histories ---- */

struct review {
    enum grade grade;
    int days;
    double stability, difficulty;
    int interval;
};

/* The day is any; what counts is how many lie between. */
static void history(const char *name, double retention, const struct review *reviews, int count)
{
    struct card card = {0};
    int64_t day = 20000;

    for (int i = 0; i < count; i++) {
        day += reviews[i].days;
        card = schedule_review(usual, retention, &card, reviews[i].grade, day);
        is_near(reviews[i].stability, card.stability, 1e-7, name);
        is_near(reviews[i].difficulty, card.difficulty, 1e-7, "difficulty");
        is_int(reviews[i].interval, schedule_interval(usual, card.stability, retention),
               "interval");
        is_int(reviews[i].grade == GRADE_AGAIN ? day : day + reviews[i].interval, card.due,
               "due then; the same day where it was forgotten");
    }
    is_int(count, card.reviews, "all reviews are counted");
}

#define HISTORY(name, retention, rows) history(name, retention, rows, sizeof rows / sizeof rows[0])

static void histories(void)
{
    static const struct review good[] = {
        {3, 0, 2.306500000, 2.118103970, 2},        {3, 2, 10.964332336, 2.111214236, 11},
        {3, 11, 46.280217288, 2.104331391, 46},     {3, 46, 162.862201639, 2.097455429, 163},
        {3, 163, 497.447193600, 2.090586343, 497},  {3, 497, 1345.528777543, 2.083724126, 1346},
        {3, 1346, 3292.279595700, 2.076868771, 3292},
    };
    static const struct review mixed[] = {
        {1, 0, 0.212000000, 6.413300000, 1},  {3, 1, 1.886787620, 6.402115069, 2},
        {2, 2, 4.522347161, 7.596784691, 5},  {4, 5, 17.487714023, 6.778970494, 17},
        {1, 17, 1.787813009, 8.926497874, 2}, {3, 2, 3.750025439, 8.912799745, 4},
        {3, 4, 7.291983267, 8.899115315, 7},  {2, 7, 10.753891902, 9.254409814, 11},
    };
    static const struct review forgotten[] = {
        {3, 0, 2.306500000, 2.118103970, 2},   {3, 5, 18.167850235, 2.111214236, 18},
        {1, 20, 1.982915731, 7.392238132, 2},  {1, 0, 0.673006531, 9.128074776, 1},
        {3, 1, 1.622568140, 9.114175071, 2},   {4, 7, 8.370603669, 8.803402028, 8},
        {2, 90, 22.711238966, 9.190870874, 23},
    };
    static const struct review hard[] = {
        {3, 0, 2.306500000, 2.118103970, 2},
        {2, 0, 2.306500000, 4.752858489, 2},
        {2, 0, 2.306500000, 6.501931317, 2},
        {3, 3, 8.140791113, 6.490657755, 8},
    };
    static const struct review easy[] = {
        {4, 0, 8.295600000, 1.000000000, 16},  {1, 8, 1.388632461, 7.026989569, 3},
        {2, 3, 4.178616261, 8.011605503, 8},   {3, 10, 13.446318662, 7.998822267, 26},
        {4, 40, 65.441690304, 7.315350293, 125},
    };
    static const struct review late[] = {
        {2, 0, 1.293100000, 5.112170706, 1},
        {3, 1, 4.546029441, 5.102286904, 5},
        {1, 2, 0.834386762, 8.375383379, 1},
        {3, 400, 10.063486256, 8.362236365, 10},
    };

    HISTORY("only Good", 0.90, good);
    HISTORY("all grades", 0.90, mixed);
    HISTORY("forgotten twice on a day", 0.90, forgotten);
    HISTORY("Hard on the same day", 0.90, hard);
    HISTORY("less retention", 0.85, easy);
    HISTORY("long overdue", 0.90, late);
}

/* ---- what the references publish as their own expectations ---- */

struct published {
    const char *weights; /* NULL: the usual */
    int grades[6], days[6];
    int count;
    double stability, difficulty, most;
};

static const char old_weights[] =
    "0.6845422, 1.6790825, 4.7349424, 10.042885, 7.4410233, 0.64219797, 1.071918, 0.0025195254, "
    "1.432437, 0.1544, 0.8692766, 2.0696752, 0.0953, 0.2975, 2.4691248, 0.19542035, 3.201072, "
    "0.18046261, 0.121442534";

static const char without_same_day[] =
    "0.212 1.2931 2.3065 8.2956 6.4133 0.8334 3.0194 0.001 1.8722 0.1666 0.796 1.4835 0.0614 "
    "0.2629 1.6483 0.6014 1.8729 0 0 0 0.1542";

static void published(void)
{
    static const struct published rows[] = {
        {NULL, {1, 3, 3, 3, 3, 3}, {0, 0, 1, 3, 8, 21}, 6, 53.62691, 6.3574867, 1e-4},
        {without_same_day, {1, 3, 3, 3, 3, 3}, {0, 0, 1, 3, 8, 21}, 6, 53.335106, 6.3574867, 1e-4},
        {old_weights, {1, 3, 3, 3, 1}, {0, 1, 3, 8, 21}, 5, 2.9691455, 8.000659, 1e-4},
        {old_weights, {1, 3, 3, 3, 2}, {0, 1, 3, 8, 21}, 5, 17.091452, 7.6913934, 1e-4},
        {old_weights, {1, 3, 3, 3, 3}, {0, 1, 3, 8, 21}, 5, 31.722992, 7.382128, 1e-4},
        {old_weights, {1, 3, 3, 3, 4}, {0, 1, 3, 8, 21}, 5, 71.7502, 7.0728626, 1e-4},
    };

    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        struct weights weights = *usual;
        struct card card = {0};
        int64_t day = 0;

        if (rows[row].weights && !schedule_parse_weights(rows[row].weights, &weights, NULL))
            bail("the weights of this test are not taken");
        for (int i = 0; i < rows[row].count; i++) {
            day += rows[row].days[i];
            card = schedule_review(&weights, 0.9, &card, (enum grade)rows[row].grades[i], day);
        }
        is_near(rows[row].stability, card.stability, rows[row].most, "published stability");
        is_near(rows[row].difficulty, card.difficulty, rows[row].most, "and difficulty");
    }
}

static void published_state(void)
{
    struct card card = {.stability = 20.925528, .difficulty = 7.005062, .reviews = 1};
    struct weights weights;

    schedule_parse_weights(old_weights, &weights, NULL);
    card = schedule_review(&weights, 0.9, &card, GRADE_GOOD, 21);
    is_near(40.87456, card.stability, 1e-4, "from a given state: stability");
    is_near(6.9913807, card.difficulty, 1e-4, "and difficulty");
}

/* ---- the card ---- */

static void lapses(void)
{
    struct card card = {0};

    card = schedule_review(usual, 0.9, &card, GRADE_AGAIN, 100);
    is_int(0, card.lapses, "what was never known is not forgotten");
    card = schedule_review(usual, 0.9, &card, GRADE_GOOD, 100);
    card = schedule_review(usual, 0.9, &card, GRADE_AGAIN, 104);
    is_int(1, card.lapses, "forgotten");
    card = schedule_review(usual, 0.9, &card, GRADE_AGAIN, 104);
    is_int(1, card.lapses, "once a day");
    is_int(4, card.reviews, "four reviews");
    is_int(104, card.due, "and due today");
    card = schedule_review(usual, 0.9, &card, GRADE_GOOD, 90);
    is_int(104, card.day, "a clock that was set back does not take days back");
}

/* ---- weights ---- */

static void is_refused(const char *text, enum err_code code, long number, const char *name)
{
    struct weights weights = with_decay(0.7);
    struct err err;

    ok(!schedule_parse_weights(text, &weights, &err), "%s: refused", name);
    is_int(code, err.code, "%s: why", name);
    is_int(number, err.args[0].number, "%s: where", name);
    ok(weights.w[20] == 0.7, "%s: nothing has changed", name);
}

/* The usual weights as a text with one of them replaced. */
static const char *replaced(char *out, size_t size, int index, const char *value)
{
    size_t length = 0;

    for (int i = 0; i < SCHEDULE_WEIGHTS && length < size; i++)
        length += (size_t)(i == index ? snprintf(out + length, size - length, "%s,", value)
                                      : snprintf(out + length, size - length, "%.17g,",
                                                 usual->w[i]));
    return out;
}

static void reads_weights(void)
{
    char text[800];
    struct weights weights;
    bool same = true;

    ok(schedule_parse_weights(replaced(text, sizeof text, -1, ""), &weights, NULL),
       "the usual weights are taken");
    for (int i = 0; i < SCHEDULE_WEIGHTS; i++)
        same = same && weights.w[i] == usual->w[i];
    ok(same, "as they are");
    ok(schedule_parse_weights(old_weights, &weights, NULL), "so are the nineteen of FSRS-5");
    ok(weights.w[18] == 0.121442534 && weights.w[19] == 0 && weights.w[20] == 0.5,
       "which get the decay they had");
    is_refused("", ERR_WEIGHT_COUNT, 0, "none");
    is_refused("1 2 3", ERR_WEIGHT_COUNT, 3, "three");
    is_refused(replaced(text, sizeof text, 0, "0.0009"), ERR_WEIGHT_VALUE, 0, "too small");
    is_refused(replaced(text, sizeof text, 20, "0.81"), ERR_WEIGHT_VALUE, 20, "too large");
    is_refused(replaced(text, sizeof text, 7, "nan"), ERR_WEIGHT_VALUE, 7, "not a number");
    is_refused(replaced(text, sizeof text, 16, "inf"), ERR_WEIGHT_VALUE, 16, "infinite");
    is_refused(replaced(text, sizeof text, 4, "6.4x"), ERR_WEIGHT_VALUE, 4, "a stray letter");
}

/* Each bound is taken, and nothing beyond it. */
static void bounds(void)
{
    static const char *const rows[SCHEDULE_WEIGHTS][4] = {
        {"0.001", "100", "0.0009", "101"}, {"0.001", "100", "0.0009", "101"},
        {"0.001", "100", "0.0009", "101"}, {"0.001", "100", "0.0009", "101"},
        {"1", "10", "0.9", "10.1"},        {"0.001", "4", "0.0009", "4.1"},
        {"0.001", "4", "0.0009", "4.1"},   {"0.001", "0.75", "0.0009", "0.76"},
        {"0", "4.5", "-0.1", "4.6"},       {"0", "0.8", "-0.1", "0.9"},
        {"0.001", "3.5", "0.0009", "3.6"}, {"0.001", "5", "0.0009", "5.1"},
        {"0.001", "0.25", "0.0009", "0.3"},{"0.001", "0.9", "0.0009", "1"},
        {"0", "4", "-0.1", "4.1"},         {"0", "1", "-0.1", "1.1"},
        {"1", "6", "0.9", "6.1"},          {"0", "2", "-0.1", "2.1"},
        {"0", "2", "-0.1", "2.1"},         {"0", "0.8", "-0.1", "0.9"},
        {"0.1", "0.8", "0.09", "0.9"},
    };
    char text[800];
    struct weights weights;

    for (int i = 0; i < SCHEDULE_WEIGHTS; i++)
        for (int n = 0; n < 4; n++)
            is_bool(n < 2, schedule_parse_weights(replaced(text, sizeof text, i, rows[i][n]),
                                                  &weights, NULL),
                    "w%d = %s", i, rows[i][n]);
}

/* ---- days ---- */

static void days(void)
{
    enum { DAY = 86400, HOUR = 3600 };

    is_int(0, schedule_day(0, 0, 0), "the first of January 1970");
    is_int(-1, schedule_day(-1, 0, 0), "the second before it");
    is_int(-1, schedule_day(0, 0, 4), "which lasts until four");
    is_int(0, schedule_day(4 * HOUR, 0, 4), "and no longer");
    is_int(20000, schedule_day(20000LL * DAY + 3 * HOUR, 2 * HOUR, 4), "five in the morning, local time");
    is_int(19999, schedule_day(20000LL * DAY + HOUR, 2 * HOUR, 4), "three is still yesterday");
    is_int(19999, schedule_day(20000LL * DAY + HOUR, -5 * HOUR, 0), "west of Greenwich");
}

int main(void)
{
    tap_plan(15 + 16 + 24 + 13 + 54 + 9 + 35 * 4 + 6 + 12 + 2 + 6 + 4 + 28 + 84 + 7);
    recall();
    difficulty();
    stability();
    same_day();
    intervals();
    every_retention();
    histories();
    published();
    published_state();
    lapses();
    reads_weights();
    bounds();
    days();
    return tap_done();
}
