/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/exam_paper.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "train/exam_lines.h"

enum { SEED_MOST = 1000000000, PART_MOST = 99999 };

/* Topics of which claims and questions are asked. */
static const unsigned about_laws = 1u << TOPIC_HISTORY | 1u << TOPIC_OTHER_RULES |
                                   1u << TOPIC_TERMS;

static const char first_line[] = "drawclaim-paper 1";

/* ---- parts ---- */

static const char law[] = "law";

static const char *part_name(const struct exam_part *part)
{
    return part->law ? law : topic_name(part->topic);
}

static bool name_part(struct exam_part *part, const char *name)
{
    part->law = strcmp(name, law) == 0;
    part->topic = part->law ? TOPICS : topic_find(name);
    return part->law || part->topic < TOPICS;
}

/* "threefold:8"; the text's length is known to fit. */
static bool read_part(struct exam_part *part, const char *text, size_t length)
{
    char word[32] = "", *colon;
    const char *number;
    int64_t count;

    strncat(word, text, length < sizeof word ? length : 0);
    colon = strchr(word, ':');
    if (!colon)
        return false;
    *colon = '\0';
    number = colon + 1;
    if (!name_part(part, word) || !exam_take_number(&number, 1, PART_MOST, &count) ||
        *number)
        return false;
    part->count = (int)count;
    return true;
}

static bool has_part(const struct exam_paper *paper, const struct exam_part *part)
{
    for (size_t i = 0; i < paper->part_count; i++)
        if (paper->parts[i].law == part->law && paper->parts[i].topic == part->topic)
            return true;
    return false;
}

bool exam_read_parts(struct exam_paper *paper, const char *text, const char **bad)
{
    paper->part_count = 0;
    for (bool more = true; more;) {
        size_t length = strcspn(text, ",");
        struct exam_part part;

        *bad = text;
        if (paper->part_count == EXAM_PARTS_MOST || !read_part(&part, text, length) ||
            has_part(paper, &part))
            return false;
        paper->parts[paper->part_count++] = part;
        more = text[length] == ',';
        text += length + more;
    }
    return true;
}

static void write_parts(struct buf *out, const struct exam_paper *paper)
{
    for (size_t i = 0; i < paper->part_count; i++)
        buf_printf(out, "%s%s:%d", i > 0 ? "," : "", part_name(&paper->parts[i]),
                   paper->parts[i].count);
    if (paper->part_count == 0)
        buf_add_char(out, '-');
}

/* ---- choosing ---- */

static bool is_in(const struct selection *chosen, const struct puzzle *puzzle)
{
    for (size_t i = 0; i < chosen->count; i++)
        if (chosen->items[i] == puzzle)
            return true;
    return false;
}

static bool has_game(const struct selection *chosen, const struct puzzle *puzzle)
{
    for (size_t i = 0; i < chosen->count; i++)
        if (chosen->items[i]->source == puzzle->source)
            return true;
    return false;
}

static bool add(struct selection *chosen, const struct puzzle *puzzle)
{
    if (!mem_grow((void **)&chosen->items, &chosen->capacity, chosen->count + 1,
                  sizeof *chosen->items))
        return false;
    chosen->items[chosen->count++] = puzzle;
    return true;
}

/* Takes up to `count` of the candidates; first from games of which nothing was taken. */
static bool take(struct selection *chosen, const struct selection *from, size_t *count)
{
    for (int again = 0; again < 2; again++)
        for (size_t i = 0; i<from->count && * count> 0; i++) {
            const struct puzzle *puzzle = from->items[i];

            if (is_in(chosen, puzzle) || (!again && has_game(chosen, puzzle)))
                continue;
            if (!add(chosen, puzzle))
                return false;
            --*count;
        }
    return true;
}

static bool too_few(struct err *err, const char *name, long wanted, long found)
{
    err_set(err, ERR_EXAM_FEW);
    err_add_text(err, name);
    err_add_number(err, wanted);
    err_add_number(err, found);
    return false;
}

/* What a filter lets through, as many as are wanted. */
static bool choose_some(struct selection *chosen, const struct pack *pack,
                        const struct filter *filter, uint64_t seed, size_t wanted, const char *name,
                        struct err *err)
{
    struct selection from = {0};
    size_t missing = wanted;
    bool good = catalog_select(pack, filter, "en", &from);

    if (good)
        selection_shuffle(&from, seed);
    good = good && take(chosen, &from, &missing);
    selection_clear(&from);
    if (!good)
        err_set(err, ERR_MEMORY);
    else if (missing > 0)
        return too_few(err, name, (long)wanted, (long)(wanted - missing));
    return good;
}

/* What a part may draw from, of what the filter leaves. */
static struct filter filter_of(const struct exam_part *part, const struct filter *filter,
                               const struct ruleset *rules)
{
    const unsigned past = 1u << TOPIC_HISTORY | 1u << TOPIC_OTHER_RULES;
    unsigned topic = part->law ? 0 : 1u << part->topic;
    unsigned kinds = topic & about_laws ? 0 : 1u << PUZZLE_CLAIM;

    return (struct filter){.kinds = part->law ? 1u << PUZZLE_QUESTION : kinds,
                           .topics = part->law ? ~past : topic,
                           .rules = part->law ? rules : NULL,
                           .level_from = filter->level_from,
                           .level_to = filter->level_to,
                           .set = filter->set};
}

static bool choose_all(struct selection *chosen, const struct exam_paper *paper,
                       const struct pack *pack, const struct filter *filter, size_t count,
                       const struct ruleset *rules, struct err *err)
{
    uint64_t seed = (uint64_t)paper->seed;

    for (size_t i = 0; i < paper->part_count; i++) {
        const struct exam_part *part = &paper->parts[i];
        struct filter own = filter_of(part, filter, rules);

        if (!choose_some(chosen, pack, &own, random_next(&seed), (size_t)part->count,
                         part_name(part), err))
            return false;
    }
    if (paper->part_count == 0 &&
        !choose_some(chosen, pack, filter, random_next(&seed), count, "-", err))
        return false;
    selection_shuffle(chosen, random_next(&seed));
    return true;
}

static bool too_many(struct err *err, size_t wanted)
{
    err_set(err, ERR_EXAM_MANY);
    err_add_number(err, EXAM_QUESTIONS_MOST);
    err_add_number(err, (long)wanted);
    return false;
}

static bool fill(struct exam_paper *paper, const struct selection *chosen)
{
    paper->questions = calloc(chosen->count, sizeof *paper->questions);
    for (size_t i = 0; paper->questions && i < chosen->count; i++) {
        struct exam_question *question = &paper->questions[i];

        strncat(question->id, chosen->items[i]->id, sizeof question->id - 1);
        if (!exam_digest(chosen->items[i], question->asks))
            return false;
        paper->count++;
    }
    return paper->questions != NULL;
}

bool exam_choose(struct exam_paper *paper, const struct pack *pack, const struct filter *filter,
                 size_t count, const struct ruleset *rules, struct err *err)
{
    struct selection chosen = {0};
    bool good = choose_all(&chosen, paper, pack, filter, count, rules, err);

    if (good && chosen.count > EXAM_QUESTIONS_MOST)
        good = too_many(err, chosen.count);
    else if (good && !fill(paper, &chosen)) {
        err_set(err, ERR_MEMORY);
        good = false;
    }
    selection_clear(&chosen);
    return good;
}

/* ---- the file ---- */

void exam_paper_write(struct buf *out, struct exam_paper *paper)
{
    struct buf text = {0};

    buf_printf(&text, "%s\nname %s\nseed %lld\nminutes %d\npass %d\nparts ", first_line,
               paper->name, (long long)paper->seed, paper->minutes, paper->pass);
    write_parts(&text, paper);
    buf_add_char(&text, '\n');
    for (size_t i = 0; i < paper->count; i++)
        buf_printf(&text, "question %s %s\n", paper->questions[i].asks, paper->questions[i].id);
    digest_sha256(buf_text(&text), text.length, paper->hash);
    buf_printf(&text, "sha256 %s\n", paper->hash);
    buf_add(out, buf_text(&text));
    out->failed = out->failed || !buf_ok(&text);
    buf_clear(&text);
}

/* A line of one word and its value; false: it is another one. */
static bool take_value(struct exam_text *text, char line[EXAM_LINE_MOST], const char *word,
                       const char **value)
{
    if (!exam_take_line(text, line))
        return false;
    *value = line;
    return exam_take_this(value, word) && **value;
}

static bool take_number(struct exam_text *text, char line[EXAM_LINE_MOST], const char *word,
                        int64_t most, int64_t *out)
{
    const char *value;

    return take_value(text, line, word, &value) && exam_take_number(&value, 1, most, out) &&
           !*value;
}

static bool read_name(struct exam_paper *out, struct exam_text *text, char line[EXAM_LINE_MOST])
{
    const char *value;

    if (!take_value(text, line, "name", &value) || !exam_is_name(value, sizeof out->name))
        return false;
    strcpy(out->name, value);
    return true;
}

static bool read_head(struct exam_paper *out, struct exam_text *text, char line[EXAM_LINE_MOST])
{
    int64_t minutes, pass;
    const char *value, *bad;

    if (!read_name(out, text, line) || !take_number(text, line, "seed", SEED_MOST, &out->seed) ||
        !take_number(text, line, "minutes", EXAM_MINUTES_MOST, &minutes) ||
        !take_number(text, line, "pass", 100, &pass) || !take_value(text, line, "parts", &value))
        return false;
    out->minutes = (int)minutes;
    out->pass = (int)pass;
    return strcmp(value, "-") == 0 || exam_read_parts(out, value, &bad);
}

static bool read_question(struct exam_question *out, const char *at)
{
    return exam_take_digest(&at, out->asks) && exam_take_word(&at, out->id, sizeof out->id) && !*at;
}

/* Questions up to the line of the hash, which is left in `line`. */
static bool read_questions(struct exam_paper *out, struct exam_text *text,
                           char line[EXAM_LINE_MOST])
{
    static const char word[] = "question ";

    while (exam_take_line(text, line)) {
        if (strncmp(line, word, strlen(word)) != 0)
            return out->count > 0;
        if (out->count == EXAM_QUESTIONS_MOST ||
            !read_question(&out->questions[out->count], line + strlen(word)))
            return false;
        out->count++;
    }
    line[0] = '\0';
    return false;
}

/* The hash is the last line and nothing follows. */
static bool check_hash(struct exam_paper *out, const struct exam_text *text, const char *line,
                       const char *start, struct err *err)
{
    size_t length = (size_t)(text->at - start) - strlen(line) - 1;
    char stated[DIGEST_SIZE];

    if (!exam_take_this(&line, "sha256") || !exam_take_digest(&line, stated) || *line ||
        text->at != text->end)
        return exam_refuse(err, ERR_EXAM_LINE, text->line, line);
    digest_sha256(start, length, out->hash);
    return strcmp(stated, out->hash) == 0 || exam_refuse(err, ERR_EXAM_HASH, text->line, NULL);
}

bool exam_paper_read(struct exam_paper *out, const char *text, size_t length, struct err *err)
{
    struct exam_text lines = {text, text + length, 0};
    char line[EXAM_LINE_MOST] = "";

    *out = (struct exam_paper){.count = 0};
    if (!exam_take_line(&lines, line) || strcmp(line, first_line) != 0)
        return exam_refuse(err, ERR_EXAM_KIND, 1, first_line);
    out->questions = calloc(EXAM_QUESTIONS_MOST, sizeof *out->questions);
    if (!out->questions) {
        err_set(err, ERR_MEMORY);
        return false;
    }
    if (!read_head(out, &lines, line) || !read_questions(out, &lines, line))
        return exam_refuse(err, ERR_EXAM_LINE, lines.line, line);
    return check_hash(out, &lines, line, text, err);
}

void exam_paper_clear(struct exam_paper *paper)
{
    free(paper->questions);
    *paper = (struct exam_paper){.count = 0};
}

/* ---- its puzzles ---- */

bool exam_digest(const struct puzzle *puzzle, char out[DIGEST_SIZE])
{
    struct buf text = {0};
    bool good;

    puzzle_hash_text(&text, puzzle);
    for (size_t i = 0; i < puzzle->choice_count; i++)
        buf_printf(&text, "\n%s", words_in(&puzzle->choices[i].words, "en", NULL));
    digest_sha256(buf_text(&text), text.length, out);
    good = buf_ok(&text);
    buf_clear(&text);
    return good;
}

static const struct puzzle *find(const struct pack *pack, const char *id)
{
    for (size_t i = 0; i < pack->count; i++)
        if (strcmp(pack->puzzles[i].id, id) == 0)
            return &pack->puzzles[i];
    return NULL;
}

static void note_fault(struct err_list *faults, enum err_code code, const char *id)
{
    struct err err;

    err_set(&err, code);
    err_add_text(&err, id);
    err_list_add(faults, &err);
}

bool exam_puzzles(const struct exam_paper *paper, const struct pack *pack, struct selection *out,
                  struct err_list *faults)
{
    bool good = true;

    for (size_t i = 0; i < paper->count; i++) {
        const struct exam_question *question = &paper->questions[i];
        const struct puzzle *puzzle = find(pack, question->id);
        char asks[DIGEST_SIZE];
        bool same = puzzle && exam_digest(puzzle, asks) && strcmp(asks, question->asks) == 0;

        if (!same)
            note_fault(faults, puzzle ? ERR_EXAM_OTHER : ERR_EXAM_MISSING, question->id);
        else if (!add(out, puzzle))
            note_fault(faults, ERR_MEMORY, question->id);
        else
            continue;
        good = false;
    }
    return good;
}
