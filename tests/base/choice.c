/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "base/choice.h"

#include <string.h>

#include "tests/tap/tap.h"

static const struct {
    const char *values, *value;
    bool allowed;
} rows[] = {
    {"auto|dark|light", "auto", true},  {"auto|dark|light", "light", true},
    {"auto|dark|light", "li", false},   {"auto|dark|light", "lighter", false},
    {"auto|dark|light", "", false},     {"auto|dark|light", "auto|dark", false},
    {"0..23", "0", true},               {"0..23", "23", true},
    {"0..23", "24", false},             {"0..23", "4.5", false},
    {"0..23", "-1", false},             {"0..23", "", false},
    {"0..23", "4x", false},             {"0..23", "1e1", false},
    {"0..23", "0000000000000004", false},{"0.70..0.97", "0.7", true},
    {"0.70..0.97", "0.9", true},        {"0.70..0.97", "0.97", true},
    {"0.70..0.97", "0.69", false},      {"0.70..0.97", "0.971", false},
    {"0.70..0.97", ".9", false},        {"0.70..0.97", "0.", false},
    {"0.70..0.97", "0.9.1", false},     {"0.70..0.97", "nan", false},
    {"0.70..0.97", "90", false},
};

int main(void)
{
    tap_plan(sizeof rows / sizeof rows[0] + 4);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        is_bool(rows[i].allowed,
                choice_allows(rows[i].values, rows[i].value, strlen(rows[i].value)),
                "%s: \"%s\"", rows[i].values, rows[i].value);
    ok(choice_allows("0..23", "234", 2), "a value ends where it is said to end");
    ok(!choice_allows("0..23", "5 # five", 8), "and not before");
    ok(choice_is_range("0..23"), "a range");
    ok(!choice_is_range("on|off"), "words");
    return tap_done();
}
