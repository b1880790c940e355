/* SPDX-License-Identifier: MIT */
/* Rulesets for machines: the values of core/ruleset_keys.h. */
#include <jansson.h>
#include <string.h>

#include "core/ruleset_keys.h"
#include "text/json.h"
#include "text/json_parts.h"

/* A number, true or false, a word; null where nobody knows. */
static json_t *value_of(const struct ruleset_key *key, const struct ruleset *rules)
{
    struct buf text = {0};
    json_t *value;
    int number;

    ruleset_key_write(&text, key, rules);
    if (ruleset_key_number(key, rules, &number))
        value = json_integer(number);
    else if (strcmp(buf_text(&text), "unknown") == 0)
        value = json_null();
    else if (strcmp(buf_text(&text), "yes") == 0 || strcmp(buf_text(&text), "no") == 0)
        value = json_boolean(buf_text(&text)[0] == 'y');
    else
        value = json_string(buf_text(&text));
    buf_clear(&text);
    return value;
}

static json_t *values_of(const struct ruleset *rules)
{
    json_t *object = json_object();
    const struct ruleset_key *key;

    for (int n = 0; (key = ruleset_key_at(n)); n++)
        json_set(object, ruleset_key_name(key), value_of(key, rules));
    return object;
}

static json_t *articles_of(const struct ruleset *rules)
{
    json_t *object = json_object();
    const struct ruleset_key *key;

    for (int n = 0; (key = ruleset_key_at(n)); n++)
        if (ruleset_key_article(key, rules))
            json_set(object, ruleset_key_name(key), json_string(ruleset_key_article(key, rules)));
    return object;
}

/* "KRB-KR": 150 and 200 half-moves; null for the most where nobody knows. */
static json_t *endings_of(const struct ruleset *rules)
{
    json_t *list = json_array();
    const struct ending *ending = rules->endings;

    for (; ending && (ending->least_plies || ending->most_plies); ending++) {
        json_t *object = json_object();
        json_set(object, "material",
                 ending->material ? json_string(ending->material) : json_null());
        json_set(object, "men", ending->men ? json_integer(ending->men) : json_null());
        json_set(object, "on_seventh", json_boolean(ending->on_seventh));
        json_set(object, "least", json_integer(ending->least_plies));
        json_set(object, "most",
                 ending->most_plies ? json_integer(ending->most_plies) : json_null());
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *unknown_of(const struct ruleset *rules)
{
    json_t *list = json_array();

    for (int n = 0; n < RULE_PARTS; n++)
        if (rules->unknown & 1u << n)
            json_array_append_new(list, json_string(rule_part_name((enum rule_part)(1u << n))));
    return list;
}

bool json_write_ruleset(struct buf *out, const struct ruleset *rules)
{
    json_t *object = json_object();

    json_set(object, "schema", json_string(JSON_SCHEMA));
    json_set(object, "ruleset", json_string(rules->id));
    json_set(object, "name", json_string(rules->name));
    json_set(object, "confidence", json_string(rules->confidence));
    json_set(object, "values", values_of(rules));
    json_set(object, "articles", articles_of(rules));
    json_set(object, "endings", endings_of(rules));
    json_set(object, "unknown", unknown_of(rules));
    return json_write_line(out, object);
}

bool json_write_rules_diff(struct buf *out, const struct ruleset *a, const struct ruleset *b)
{
    json_t *object = json_object(), *differs = json_object();
    const struct ruleset_key *key;

    for (int n = 0; (key = ruleset_key_at(n)); n++) {
        json_t *left = value_of(key, a), *right = value_of(key, b);
        if (!json_equal(left, right))
            json_set(differs, ruleset_key_name(key), json_pack("[OO]", left, right));
        json_decref(left);
        json_decref(right);
    }
    json_set(object, "schema", json_string(JSON_SCHEMA));
    json_set(object, "rulesets", json_pack("[ss]", a->id, b->id));
    json_set(object, "differs", differs);
    return json_write_line(out, object);
}
