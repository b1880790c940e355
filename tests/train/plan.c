/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/plan.h"

#include <string.h>

#include "tests/tap/tap.h"

struct setting {
    const char *key, *value;
};

static const char *find(const void *data, const char *key)
{
    for (const struct setting *at = data; at->key; at++)
        if (strcmp(at->key, key) == 0)
            return at->value;
    return NULL;
}

static void usual(void)
{
    const struct setting none[] = {{NULL, NULL}};
    struct plan plan;

    ok(plan_read(&plan, find, none, 3600, NULL), "nothing is set");
    ok(plan.retention == 0.9, "90 %% are to be remembered");
    is_int(10, plan.new_each_day, "ten new ones a day");
    is_int(4, plan.rollover, "a day begins at four");
    ok(!plan.grading.lenient && !plan.grading.binary && !plan.grading.untimed,
       "strict, four grades, timed");
    ok(plan.weights.w[20] == schedule_weights.w[20], "with the usual weights");
    is_int(3600, plan.offset, "an hour east of Greenwich");
}

static void set(void)
{
    const struct setting settings[] = {
        {"schedule.retention", "0.85"}, {"schedule.new", "0"},       {"schedule.rollover", "0"},
        {"schedule.weights", ""},       {"grading.ground", "lenient"}, {"grading.mode", "binary"},
        {"grading.timing", "off"},      {NULL, NULL},
    };
    struct plan plan;

    ok(plan_read(&plan, find, settings, 0, NULL), "all is set");
    ok(plan.retention == 0.85, "retention");
    is_int(0, plan.new_each_day, "no new ones");
    is_int(0, plan.rollover, "from midnight");
    ok(plan.grading.lenient && plan.grading.binary && plan.grading.untimed, "grading");
}

static void weights(void)
{
    const struct setting old[] = {
        {"schedule.weights", "0.4072 1.1829 3.1262 15.4722 7.2102 0.5316 1.0651 0.0234 1.616 0.1544 "
                             "1.0824 1.9813 0.0953 0.2975 2.2042 0.2407 2.9466 0.5034 0.6567"},
        {NULL, NULL}};
    const struct setting bad[] = {{"schedule.weights", "1, 2"}, {NULL, NULL}};
    struct plan plan;
    struct err err;

    ok(plan_read(&plan, find, old, 0, NULL), "weights of one's own");
    ok(plan.weights.w[3] == 15.4722, "are taken");
    ok(!plan_read(&plan, find, bad, 0, &err), "two are no weights");
    is_int(ERR_WEIGHT_COUNT, err.code, "which is said");
    ok(plan.weights.w[3] == schedule_weights.w[3], "and the usual ones are used");
}

int main(void)
{
    tap_plan(7 + 5 + 5);
    usual();
    set();
    weights();
    return tap_done();
}
