/* SPDX-License-Identifier: MIT */
/* Every ruleset can be read: no place left open, and what is not known is said. */
#include "text/rules_text.h"

#include <string.h>

#include "tests/tap/tap.h"
#include "text/explain.h"

static void tell(struct buf *out, const struct ruleset *rules, bool *good)
{
    struct rules_paragraph what;
    struct buf text = {0};

    for (int n = 0; rules_text(&text, rules, n, &what); n++) {
        bool has_text = text.length > 0;
        *good = *good && has_text == (what.article != NULL) &&
                (!has_text || text.data[text.length - 1] == '.');
        buf_add(out, buf_text(&text));
        buf_add_char(out, '\n');
        buf_reset(&text);
    }
    buf_clear(&text);
}

static bool tells_unknown(const struct ruleset *rules, const char *text)
{
    for (int n = 0; n < RULE_PARTS; n++) {
        const char *part = explain_rule_part((enum rule_part)(1u << n));
        if ((strstr(text, part) != NULL) != ((rules->unknown & 1u << n) != 0))
            return false;
    }
    return true;
}

int main(void)
{
    int count = 0;

    while (ruleset_at(count))
        count++;
    tap_plan(2 * count);
    for (int n = 0; n < count; n++) {
        const struct ruleset *rules = ruleset_at(n);
        struct buf out = {0};
        bool good = true;

        tell(&out, rules, &good);
        ok(good && !strpbrk(buf_text(&out), "{}"), "%s: whole sentences", rules->id);
        ok(tells_unknown(rules, buf_text(&out)), "%s: what is not known, and nothing else",
           rules->id);
        buf_clear(&out);
    }
    return tap_done();
}
