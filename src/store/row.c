/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "store/row.h"

#include <stddef.h>
#include <string.h>

#include "base/buf.h"
#include "base/utf8.h"

/* ---- names of enums ---- */

struct vocabulary {
    const char *(*name)(int value);
    int count;
};

static const char *mode(int value) { return attempt_mode_name((enum attempt_mode)value); }
static const char *topic(int value) { return topic_name((enum topic)value); }
static const char *answer(int value) { return verdict_answer_name((enum verdict_answer)value); }
static const char *reason(int value) { return reason_name((enum reason)value); }
static const char *action(int value) { return action_name((enum action)value); }
static const char *outcome(int value) { return outcome_name((enum outcome)value); }
static const char *clock_change(int value) { return clock_change_name((enum clock_change)value); }
static const char *duty(int value) { return move_duty_name((enum move_duty)value); }

static const struct vocabulary modes = {mode, MODES}, topics = {topic, TOPICS},
                               answers = {answer, VERDICT_RESULT + 1},
                               reasons = {reason, REASON_COUNT}, actions = {action, ACTION_COUNT},
                               outcomes = {outcome, OUTCOME_COUNT},
                               clocks = {clock_change, CLOCK_CHANGES}, duties = {duty, DUTIES};

static const char *name_of(const struct vocabulary *words, int value)
{
    return value >= 0 && value < words->count ? words->name(value) : NULL;
}

static bool find_name(const struct vocabulary *words, const char *text, int *value)
{
    for (*value = 0; *value < words->count; ++*value)
        if (strcmp(words->name(*value), text) == 0)
            return true;
    return false;
}

/* ---- which fields stand in a row ---- */

enum field_kind {
    FIELD_BOOL,
    FIELD_INT,
    FIELD_INT64,
    FIELD_TIME, /* int64_t to calculate with: seconds, days, milliseconds */
    FIELD_REAL,
    FIELD_TEXT,
    FIELD_NAME
};

/* No clock goes further, and no sum of a few of them overflows. */
#define TIME_MOST INT64_C(999999999999999)

/* Fields are reached by their offset; enums are read and written as int. */
_Static_assert(sizeof(enum reason) == sizeof(int) && sizeof(enum grade) == sizeof(int),
               "an enum is as large as an int");

struct field {
    const char *column;
    enum field_kind kind;
    size_t offset;
    int most;                            /* FIELD_INT: 0 to this; FIELD_TEXT: size of the array */
    const struct vocabulary *vocabulary; /* FIELD_NAME */
    bool (*stands)(const struct attempt *attempt); /* false: NULL is written; NULL: always */
};

static bool has_verdict(const struct attempt *attempt)
{
    return !attempt->is_question;
}

static bool gave_verdict(const struct attempt *attempt)
{
    return !attempt->is_question && !attempt->gave_up;
}

static bool gave_ground(const struct attempt *attempt)
{
    return attempt->has_ground;
}

static bool gave_action(const struct attempt *attempt)
{
    return attempt->steps[ASK_ACTION].given_any;
}

static bool gave_outcome(const struct attempt *attempt)
{
    return attempt->steps[ASK_OUTCOME].given_any;
}

static bool gave_clock(const struct attempt *attempt)
{
    return attempt->steps[ASK_CLOCK].given_any;
}

static bool gave_duty(const struct attempt *attempt)
{
    return attempt->steps[ASK_MOVE].given_any;
}

enum { CHOICE_BITS = (1 << CHOICES_MOST) - 1, ANY = INT32_MAX };

#define AT(field) offsetof(struct attempt, field)
#define STEP(name, ask, words, gave)                                                    \
    {name "_given", FIELD_NAME, AT(steps[ask].given), 0, words, gave},                   \
    {name "_right", FIELD_NAME, AT(steps[ask].right), 0, words, NULL}

static const struct field review_fields[] = {
    {"utc", FIELD_TIME, AT(when), 0, NULL, NULL},
    {"day", FIELD_TIME, AT(day), 0, NULL, NULL},
    {"mode", FIELD_NAME, AT(mode), 0, &modes, NULL},
    {"puzzle", FIELD_TEXT, AT(puzzle), sizeof((struct attempt *)0)->puzzle, NULL, NULL},
    {"content", FIELD_INT64, AT(content), 0, NULL, NULL},
    {"ruleset", FIELD_TEXT, AT(ruleset), ATTEMPT_RULESET_SIZE, NULL, NULL},
    {"topic", FIELD_NAME, AT(topic), 0, &topics, NULL},
    {"level", FIELD_INT, AT(level), ANY, NULL, NULL},
    {"is_question", FIELD_BOOL, AT(is_question), 0, NULL, NULL},
    {"gave_up", FIELD_BOOL, AT(gave_up), 0, NULL, NULL},
    {"verdict_given", FIELD_NAME, AT(given), 0, &answers, gave_verdict},
    {"verdict_right", FIELD_NAME, AT(right), 0, &answers, has_verdict},
    {"ground_given", FIELD_NAME, AT(ground_given), 0, &reasons, gave_ground},
    {"ground_right", FIELD_NAME, AT(ground_right), 0, &reasons, has_verdict},
    {"choices_given", FIELD_INT, AT(choices_given), CHOICE_BITS, NULL, NULL},
    {"choices_right", FIELD_INT, AT(choices_right), CHOICE_BITS, NULL, NULL},
    STEP("action", ASK_ACTION, &actions, gave_action),
    STEP("outcome", ASK_OUTCOME, &outcomes, gave_outcome),
    STEP("clock", ASK_CLOCK, &clocks, gave_clock),
    STEP("move", ASK_MOVE, &duties, gave_duty),
    {"certain", FIELD_BOOL, AT(certain), 0, NULL, NULL},
    {"hints", FIELD_INT, AT(hints), ANY, NULL, NULL},
    {"active_ms", FIELD_TIME, AT(active_ms), 0, NULL, NULL},
    {"graded", FIELD_INT, AT(graded), GRADE_EASY, NULL, NULL},
    {"grade", FIELD_INT, AT(grade), GRADE_EASY, NULL, NULL},
    {"stability", FIELD_REAL, AT(stability), 0, NULL, NULL},
    {"difficulty", FIELD_REAL, AT(difficulty), 0, NULL, NULL},
    {"interval", FIELD_INT, AT(interval), ANY, NULL, NULL},
};

static const struct field run_fields[] = {
    {"utc", FIELD_TIME, offsetof(struct run, when), 0, NULL, NULL},
    {"mode", FIELD_NAME, offsetof(struct run, mode), 0, &modes, NULL},
    {"lasted_ms", FIELD_TIME, offsetof(struct run, lasted_ms), 0, NULL, NULL},
    {"asked", FIELD_INT, offsetof(struct run, asked), ANY, NULL, NULL},
    {"right", FIELD_INT, offsetof(struct run, right), ANY, NULL, NULL},
};

static const char *const review_head[] = {"uid", "kind", "of", "program"};
static const char *const run_head[] = {"uid", "program"};

enum {
    REVIEW_OWN = sizeof review_fields / sizeof *review_fields,
    RUN_OWN = sizeof run_fields / sizeof *run_fields
};
_Static_assert(REVIEW_FIELDS + REVIEW_OWN + 1 <= ROW_VALUES, "a row has room for a review");

static const struct shape {
    const char *name;
    const char *const *head; /* columns in front of the fields */
    int head_count;
    const struct field *fields;
    int field_count;
} shapes[TABLES] = {
    [TABLE_REVIEW] = {"review", review_head, REVIEW_FIELDS, review_fields, REVIEW_OWN},
    [TABLE_RUN] = {"run", run_head, 2, run_fields, RUN_OWN},
};

/* With the sum at the end. */
static int column_count(const struct shape *shape)
{
    return shape->head_count + shape->field_count + 1;
}

static const char *column_name(const struct shape *shape, int i)
{
    if (i < shape->head_count)
        return shape->head[i];
    i -= shape->head_count;
    return i < shape->field_count ? shape->fields[i].column : "sum";
}

/* ---- sums ---- */

static uint64_t add_byte(uint64_t sum, unsigned byte)
{
    return (sum ^ (byte & 0xFF)) * 0x100000001B3;
}

static uint64_t add_number(uint64_t sum, uint64_t number)
{
    for (int i = 0; i < 8; i++)
        sum = add_byte(sum, (unsigned)(number >> 8 * i));
    return sum;
}

static uint64_t add_words(uint64_t sum, const char *text)
{
    for (; *text; text++)
        sum = add_byte(sum, (unsigned char)*text);
    return add_byte(sum, 0);
}

static uint64_t add_value(uint64_t sum, const struct value *value)
{
    uint64_t bits;

    sum = add_byte(sum, value->kind);
    if (value->kind == VALUE_INTEGER)
        return add_number(sum, (uint64_t)value->integer);
    if (value->kind == VALUE_REAL) {
        memcpy(&bits, &value->real, sizeof bits);
        return add_number(sum, bits);
    }
    return add_words(sum, value->text);
}

/* Of all values but the last. */
static int64_t sum_of(const struct row *row, enum table table)
{
    uint64_t sum = add_byte(0xCBF29CE484222325, (unsigned)table);

    for (int i = 0; i < row->count - 1; i++)
        if (row->values[i].kind != VALUE_NULL)
            sum = add_value(add_words(sum, column_name(&shapes[table], i)), &row->values[i]);
    return (int64_t)sum;
}

/* ---- into a row ---- */

static struct value *next_value(struct row *row)
{
    struct value *value = &row->values[row->count++];

    *value = (struct value){.kind = VALUE_NULL};
    return value;
}

static void add_integer(struct row *row, int64_t number)
{
    *next_value(row) = (struct value){.kind = VALUE_INTEGER, .integer = number};
}

static void add_text(struct row *row, const char *text)
{
    struct value *value = next_value(row);

    if (text)
        *value = (struct value){.kind = VALUE_TEXT, .text = text};
}

/* SQLite keeps no NaN, and no sign of zero. */
static void add_real(struct row *row, double real)
{
    struct value *value = next_value(row);

    if (real == real)
        *value = (struct value){.kind = VALUE_REAL, .real = real == 0 ? 0 : real};
}

static void add_field(struct row *row, const struct field *field, const void *data)
{
    const void *at = (const char *)data + field->offset;

    switch (field->kind) {
    case FIELD_BOOL:
        add_integer(row, *(const bool *)at);
        break;
    case FIELD_INT:
        add_integer(row, *(const int *)at);
        break;
    case FIELD_INT64:
    case FIELD_TIME:
        add_integer(row, *(const int64_t *)at);
        break;
    case FIELD_REAL:
        add_real(row, *(const double *)at);
        break;
    case FIELD_TEXT:
        add_text(row, at);
        break;
    case FIELD_NAME:
        add_text(row, name_of(field->vocabulary, *(const int *)at));
        break;
    }
}

static void add_sum(struct row *row, enum table table)
{
    row->count++;
    row->values[row->count - 1] =
        (struct value){.kind = VALUE_INTEGER, .integer = sum_of(row, table)};
}

static const char *const kind_names[REVIEW_KINDS] = {"attempt", "undo", "regrade"};

void row_of_review(struct row *out, enum review_kind kind, review_uid uid, review_uid of,
                   const struct attempt *attempt)
{
    out->count = 0;
    add_integer(out, uid);
    add_text(out, kind_names[kind]);
    if (of)
        add_integer(out, of);
    else
        next_value(out);
    add_text(out, PACKAGE_VERSION);
    for (const struct field *field = review_fields; field < review_fields + REVIEW_OWN; field++)
        if (attempt && (!field->stands || field->stands(attempt)))
            add_field(out, field, attempt);
        else
            next_value(out);
    add_sum(out, TABLE_REVIEW);
}

void row_of_run(struct row *out, review_uid uid, const struct run *run)
{
    out->count = 0;
    add_integer(out, uid);
    add_text(out, PACKAGE_VERSION);
    for (int i = 0; i < RUN_OWN; i++)
        add_field(out, &run_fields[i], run);
    add_sum(out, TABLE_RUN);
}

/* ---- out of a row ---- */

static bool take_int(const struct field *field, const struct value *value, int *out)
{
    if (value->kind != VALUE_INTEGER || value->integer < 0 || value->integer > field->most)
        return false;
    *out = (int)value->integer;
    return true;
}

static bool take_time(const struct value *value, int64_t *out)
{
    *out = value->integer;
    return value->kind == VALUE_INTEGER && *out >= -TIME_MOST && *out <= TIME_MOST;
}

/* Who has the file from somebody else has the text from there, too. */
static bool take_text(const struct field *field, const struct value *value, char *out)
{
    struct buf clean = {0};
    bool good;

    if (value->kind != VALUE_TEXT)
        return false;
    utf8_clean(&clean, value->text, strlen(value->text));
    good = buf_ok(&clean) && clean.length < (size_t)field->most;
    if (good)
        strcpy(out, buf_text(&clean));
    buf_clear(&clean);
    return good;
}

/* No value is fine: what `given_any` and the like say is found out by who asks. */
static bool take_name(const struct field *field, const struct value *value, int *out)
{
    return value->kind == VALUE_NULL ||
           (value->kind == VALUE_TEXT && find_name(field->vocabulary, value->text, out));
}

static bool take_field(const struct field *field, const struct value *value, void *data)
{
    void *at = (char *)data + field->offset;

    switch (field->kind) {
    case FIELD_BOOL:
        *(bool *)at = value->integer != 0;
        return value->kind == VALUE_INTEGER;
    case FIELD_INT:
        return take_int(field, value, at);
    case FIELD_INT64:
        *(int64_t *)at = value->integer;
        return value->kind == VALUE_INTEGER;
    case FIELD_TIME:
        return take_time(value, at);
    case FIELD_REAL:
        *(double *)at = value->real;
        return value->kind == VALUE_REAL || value->kind == VALUE_NULL;
    case FIELD_TEXT:
        return take_text(field, value, at);
    case FIELD_NAME:
        return take_name(field, value, at);
    }
    return false;
}

static bool take_fields(const struct row *row, enum table table, void *data)
{
    const struct shape *shape = &shapes[table];

    for (int i = 0; i < shape->field_count; i++)
        if (!take_field(&shape->fields[i], &row->values[shape->head_count + i], data))
            return false;
    return true;
}

/* Was there something in the column of this field? */
static bool has_value(const struct row *row, size_t offset)
{
    for (int i = 0; i < REVIEW_OWN; i++)
        if (review_fields[i].offset == offset)
            return row->values[REVIEW_FIELDS + i].kind != VALUE_NULL;
    return false;
}

bool row_attempt(const struct row *row, struct attempt *out)
{
    *out = (struct attempt){.level = 0};
    for (int ask = 0; ask < ASKS; ask++)
        out->steps[ask].right = -1;
    if (!take_fields(row, TABLE_REVIEW, out))
        return false;
    out->has_ground = has_value(row, AT(ground_given));
    for (int ask = 0; ask < ASKS; ask++)
        out->steps[ask].given_any =
            has_value(row, AT(steps) + (size_t)ask * sizeof *out->steps +
                               offsetof(struct attempt_step, given));
    return true;
}

bool row_run(const struct row *row, struct run *out)
{
    *out = (struct run){.asked = 0};
    return take_fields(row, TABLE_RUN, out);
}

enum review_kind row_review_kind(const struct row *row)
{
    const struct value *value = &row->values[REVIEW_KIND];
    int kind = 0;

    while (kind < REVIEW_KINDS &&
           (value->kind != VALUE_TEXT || strcmp(kind_names[kind], value->text) != 0))
        kind++;
    return (enum review_kind)kind;
}

/* ---- SQLite ---- */

static void add_columns(struct buf *out, const struct shape *shape)
{
    for (int i = 0; i < column_count(shape); i++)
        buf_printf(out, "%s\"%s\"", i > 0 ? ", " : "", column_name(shape, i));
}

static sqlite3_stmt *prepare(sqlite3 *db, struct buf *sql)
{
    sqlite3_stmt *statement = NULL;

    if (buf_ok(sql))
        sqlite3_prepare_v2(db, buf_text(sql), -1, &statement, NULL);
    buf_clear(sql);
    return statement;
}

sqlite3_stmt *row_prepare_read(sqlite3 *db, enum table table)
{
    struct buf sql = {0};

    buf_add(&sql, "SELECT \"row\", ");
    add_columns(&sql, &shapes[table]);
    buf_printf(&sql, " FROM \"%s\" WHERE \"row\" >= ?1 ORDER BY \"row\"", shapes[table].name);
    return prepare(db, &sql);
}

sqlite3_stmt *row_prepare_insert(sqlite3 *db, enum table table)
{
    struct buf sql = {0};

    buf_printf(&sql, "INSERT INTO \"%s\" (", shapes[table].name);
    add_columns(&sql, &shapes[table]);
    buf_add(&sql, ") VALUES (");
    for (int i = 0; i < column_count(&shapes[table]); i++)
        buf_printf(&sql, "%s?%d", i > 0 ? ", " : "", i + 1);
    buf_add(&sql, ") ON CONFLICT (\"uid\") DO NOTHING");
    return prepare(db, &sql);
}

static void read_value(struct value *out, sqlite3_stmt *statement, int column)
{
    const unsigned char *text;

    *out = (struct value){.kind = VALUE_NULL};
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
        out->kind = VALUE_INTEGER;
        out->integer = sqlite3_column_int64(statement, column);
        break;
    case SQLITE_FLOAT:
        out->kind = VALUE_REAL;
        out->real = sqlite3_column_double(statement, column);
        break;
    case SQLITE_NULL:
        break;
    default:
        text = sqlite3_column_text(statement, column);
        out->kind = VALUE_TEXT;
        out->text = text ? (const char *)text : "";
    }
}

bool row_read(struct row *out, sqlite3_stmt *read, enum table table)
{
    const struct value *last;

    out->count = column_count(&shapes[table]);
    for (int i = 0; i < out->count; i++)
        read_value(&out->values[i], read, i + 1);
    last = &out->values[out->count - 1];
    return last->kind == VALUE_INTEGER && last->integer == sum_of(out, table);
}

static int bind(sqlite3_stmt *statement, int at, const struct value *value)
{
    switch (value->kind) {
    case VALUE_INTEGER:
        return sqlite3_bind_int64(statement, at, value->integer);
    case VALUE_REAL:
        return sqlite3_bind_double(statement, at, value->real);
    case VALUE_TEXT:
        return sqlite3_bind_text(statement, at, value->text, -1, SQLITE_STATIC);
    case VALUE_NULL:
        break;
    }
    return sqlite3_bind_null(statement, at);
}

int row_insert(const struct row *row, sqlite3_stmt *insert)
{
    int result = SQLITE_OK;

    for (int i = 0; i < row->count && result == SQLITE_OK; i++)
        result = bind(insert, i + 1, &row->values[i]);
    if (result == SQLITE_OK)
        result = sqlite3_step(insert);
    sqlite3_reset(insert);
    sqlite3_clear_bindings(insert);
    return result;
}
