/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/plan.h"

#include <stdlib.h>
#include <string.h>

static const struct plan usual = {.retention = 0.9, .new_each_day = 10, .rollover = 4};

struct source {
    plan_lookup *lookup;
    const void *data;
};

/* Never NULL. */
static const char *value_of(const struct source *source, const char *key)
{
    const char *value = source->lookup(source->data, key);

    return value ? value : "";
}

static int number(const struct source *source, const char *key, int missing)
{
    const char *value = value_of(source, key);

    return value[0] ? (int)strtol(value, NULL, 10) : missing;
}

static bool is(const struct source *source, const char *key, const char *value)
{
    return strcmp(value_of(source, key), value) == 0;
}

bool plan_read(struct plan *out, plan_lookup *lookup, const void *data, int64_t offset,
               struct err *err)
{
    struct source source = {lookup, data};
    const char *retention = value_of(&source, "schedule.retention");
    const char *weights = value_of(&source, "schedule.weights");

    *out = usual;
    out->weights = schedule_weights;
    out->offset = offset;
    out->rules = ruleset_default();
    if (retention[0])
        out->retention = strtod(retention, NULL);
    out->new_each_day = number(&source, "schedule.new", usual.new_each_day);
    out->rollover = number(&source, "schedule.rollover", usual.rollover);
    out->grading = (struct grading){.lenient = is(&source, "grading.ground", "lenient"),
                                    .binary = is(&source, "grading.mode", "binary"),
                                    .untimed = is(&source, "grading.timing", "off")};
    return !weights[0] || schedule_parse_weights(weights, &out->weights, err);
}
