/* SPDX-License-Identifier: MIT */
/* Rulesets for machines: the values of core/ruleset_keys.h. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "core/ruleset_keys.h"
#include "text/json.h"

#define SCHEMA "drawclaim/1"

static bool write_line(struct buf *out, json_t *object)
{
    char *text = object ? json_dumps(object, JSON_COMPACT | JSON_PRESERVE_ORDER) : NULL;

    json_decref(object);
    if (!text)
        return false;
    buf_printf(out, "%s\n", text);
    free(text);
    return true;
}

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
        json_object_set_new(object, ruleset_key_name(key), value_of(key, rules));
    return object;
}

static json_t *articles_of(const struct ruleset *rules)
{
    json_t *object = json_object();
    const struct ruleset_key *key;

    for (int n = 0; (key = ruleset_key_at(n)); n++)
        if (ruleset_key_article(key, rules))
            json_object_set_new(object, ruleset_key_name(key),
                                json_string(ruleset_key_article(key, rules)));
    return object;
}

/* "KRB-KR": 150 and 200 half-moves; null for the most where nobody knows. */
static json_t *endings_of(const struct ruleset *rules)
{
    json_t *list = json_array();
    const struct ending *ending = rules->endings;

    for (; ending && (ending->least_plies || ending->most_plies); ending++) {
        json_t *object = json_object();
        json_object_set_new(object, "material",
                            ending->material ? json_string(ending->material) : json_null());
        json_object_set_new(object, "men",
                            ending->men ? json_integer(ending->men) : json_null());
        json_object_set_new(object, "on_seventh", json_boolean(ending->on_seventh));
        json_object_set_new(object, "least", json_integer(ending->least_plies));
        json_object_set_new(object, "most",
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

    json_object_set_new(object, "schema", json_string(SCHEMA));
    json_object_set_new(object, "ruleset", json_string(rules->id));
    json_object_set_new(object, "name", json_string(rules->name));
    json_object_set_new(object, "confidence", json_string(rules->confidence));
    json_object_set_new(object, "values", values_of(rules));
    json_object_set_new(object, "articles", articles_of(rules));
    json_object_set_new(object, "endings", endings_of(rules));
    json_object_set_new(object, "unknown", unknown_of(rules));
    return write_line(out, object);
}

bool json_write_rules_diff(struct buf *out, const struct ruleset *a, const struct ruleset *b)
{
    json_t *object = json_object(), *differs = json_object();
    const struct ruleset_key *key;

    for (int n = 0; (key = ruleset_key_at(n)); n++) {
        json_t *left = value_of(key, a), *right = value_of(key, b);
        if (!json_equal(left, right))
            json_object_set_new(differs, ruleset_key_name(key), json_pack("[OO]", left, right));
        json_decref(left);
        json_decref(right);
    }
    json_object_set_new(object, "schema", json_string(SCHEMA));
    json_object_set_new(object, "rulesets", json_pack("[ss]", a->id, b->id));
    json_object_set_new(object, "differs", differs);
    return write_line(out, object);
}
