/* SPDX-License-Identifier: MIT */
#include "text/json_stats.h"

#include "text/json_parts.h"

static void set_share(json_t *object, size_t asked, size_t right)
{
    json_set(object, "asked", json_integer((json_int_t)asked));
    json_set(object, "right", json_integer((json_int_t)right));
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
        json_set(object, table->name, json_string(row->name));
        set_share(object, row->asked, row->right);
        if (table->cards) {
            json_set(object, "lapses", json_integer(row->lapses));
            json_set(object, "due", json_text_or_null(row->due));
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
        json_set(object, "right", json_string(stats->confusions[n].right));
        json_set(object, "given", json_string(stats->confusions[n].given));
        json_set(object, "count", json_integer((json_int_t)stats->confusions[n].count));
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
        json_set(object, "from", json_real(bin->from));
        json_set(object, "to", json_real(bin->to));
        json_set(object, "predicted", bin->asked ? json_real(bin->predicted) : json_null());
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
    json_set(object, "schema", json_string(JSON_SCHEMA));
    json_set(object, "since", json_text_or_null(stats->since));
    json_set(object, "until", json_string(stats->until));
    set_share(object, stats->asked, stats->right);
    json_set(object, "first", share_value(stats->first_asked, stats->first_right));
    json_set(object, "median_ms", json_integer(stats->median_ms));
    for (size_t n = 0; n < stats->table_count; n++)
        json_set(object, stats->tables[n].key, table_value(&stats->tables[n]));
    json_set(object, "confusions", confusions_value(stats));
    json_set(object, "calibration", calibration_value(stats));
    json_set(object, "due", due_value(stats));
    return object;
}

bool json_write_stats(struct buf *out, const struct json_stats *stats)
{
    return json_write_line(out, stats_value(stats));
}
