/* SPDX-License-Identifier: MIT */
#include "text/json_stats.h"

#include <jansson.h>
#include <stdlib.h>

#define SCHEMA "drawclaim/1"

static void set(json_t *object, const char *key, json_t *value)
{
    json_object_set_new(object, key, value);
}

static json_t *text_or_null(const char *text)
{
    return text ? json_string(text) : json_null();
}

static void set_share(json_t *object, size_t asked, size_t right)
{
    set(object, "asked", json_integer((json_int_t)asked));
    set(object, "right", json_integer((json_int_t)right));
}

static json_t *share_value(size_t asked, size_t right)
{
    json_t *object = json_object();
    set_share(object, asked, right);
    return object;
}

static json_t *table_value(const struct json_stats_table *table)
{
    json_t *list = json_array();
    for (size_t n = 0; n < table->count; n++) {
        const struct json_stats_row *row = &table->rows[n];
        json_t *object = json_object();
        set(object, table->name, json_string(row->name));
        set_share(object, row->asked, row->right);
        if (table->cards) {
            set(object, "lapses", json_integer(row->lapses));
            set(object, "due", text_or_null(row->due));
        }
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *confusions_value(const struct json_stats *stats)
{
    json_t *list = json_array();
    for (size_t n = 0; n < stats->confusion_count; n++) {
        json_t *object = json_object();
        set(object, "right", json_string(stats->confusions[n].right));
        set(object, "given", json_string(stats->confusions[n].given));
        set(object, "count", json_integer((json_int_t)stats->confusions[n].count));
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *calibration_value(const struct json_stats *stats)
{
    json_t *list = json_array();
    for (size_t n = 0; n < stats->calibration_count; n++) {
        const struct json_calibration *bin = &stats->calibration[n];
        json_t *object = json_object();
        set(object, "from", json_real(bin->from));
        set(object, "to", json_real(bin->to));
        set(object, "predicted", bin->asked ? json_real(bin->predicted) : json_null());
        set_share(object, bin->asked, bin->right);
        json_array_append_new(list, object);
    }
    return list;
}

static json_t *due_value(const struct json_stats *stats)
{
    json_t *list = json_array();
    for (size_t n = 0; n < stats->due_count; n++)
        json_array_append_new(list, json_integer((json_int_t)stats->due[n]));
    return list;
}

static json_t *stats_value(const struct json_stats *stats)
{
    json_t *object = json_object();
    set(object, "schema", json_string(SCHEMA));
    set(object, "since", text_or_null(stats->since));
    set(object, "until", json_string(stats->until));
    set_share(object, stats->asked, stats->right);
    set(object, "first", share_value(stats->first_asked, stats->first_right));
    set(object, "median_ms", json_integer(stats->median_ms));
    for (size_t n = 0; n < stats->table_count; n++)
        set(object, stats->tables[n].key, table_value(&stats->tables[n]));
    set(object, "confusions", confusions_value(stats));
    set(object, "calibration", calibration_value(stats));
    set(object, "due", due_value(stats));
    return object;
}

bool json_write_stats(struct buf *out, const struct json_stats *stats)
{
    json_t *object = stats_value(stats);
    char *text = json_dumps(object, JSON_COMPACT | JSON_PRESERVE_ORDER | JSON_REAL_PRECISION(6));
    json_decref(object);
    if (!text)
        return false;
    buf_printf(out, "%s\n", text);
    free(text);
    return buf_ok(out);
}
