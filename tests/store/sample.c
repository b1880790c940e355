/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "tests/store/sample.h"

#include <stdio.h>
#include <string.h>

#include "os/files.h"
#include "store/store.h"
#include "tests/tap/tap.h"

/* splitmix64 (https://prng.di.unimi.it/splitmix64.c) */
static uint64_t draw(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15;

    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

static int below(uint64_t *state, int limit)
{
    return (int)(draw(state) % (uint64_t)limit);
}

static bool coin(uint64_t *state)
{
    return below(state, 2) == 1;
}

static void fill_steps(struct attempt *attempt, uint64_t *state)
{
    static const int limits[ASKS] = {ACTION_COUNT, OUTCOME_COUNT, CLOCK_CHANGES, DUTIES};

    for (int ask = 0; ask < ASKS; ask++) {
        struct attempt_step *step = &attempt->steps[ask];

        step->given_any = coin(state);
        step->given = step->given_any ? below(state, limits[ask]) : 0;
        step->right = below(state, limits[ask] + 1) - 1;
    }
}

static void fill_claim(struct attempt *attempt, uint64_t *state)
{
    attempt->given = attempt->gave_up ? VERDICT_VALID : (enum verdict_answer)below(state, 4);
    attempt->right = (enum verdict_answer)below(state, 4);
    attempt->has_ground = !attempt->gave_up && coin(state);
    attempt->ground_given = (enum reason)(attempt->has_ground ? below(state, REASON_COUNT) : 0);
    attempt->ground_right = (enum reason)below(state, REASON_COUNT);
    fill_steps(attempt, state);
}

static void fill_question(struct attempt *attempt, uint64_t *state)
{
    attempt->choices_given = attempt->gave_up ? 0 : (unsigned)below(state, 32);
    attempt->choices_right = (unsigned)below(state, 32);
    for (int ask = 0; ask < ASKS; ask++)
        attempt->steps[ask].right = -1;
}

static double real(uint64_t *state)
{
    return (double)(draw(state) >> 11) / 1e14 + 1e-9;
}

struct attempt sample(uint64_t number)
{
    uint64_t state = number;
    struct attempt attempt;

    memset(&attempt, 0, sizeof attempt); /* the gaps between the fields as well */
    snprintf(attempt.puzzle, sizeof attempt.puzzle, "puzzle-%llu#%d", (unsigned long long)number,
             below(&state, 9));
    snprintf(attempt.ruleset, sizeof attempt.ruleset, "rules%d", below(&state, 100));
    attempt.content = draw(&state);
    attempt.mode = (enum attempt_mode)below(&state, MODES);
    attempt.topic = (enum topic)below(&state, TOPICS);
    attempt.level = 1 + below(&state, 5);
    attempt.gave_up = below(&state, 8) == 0;
    attempt.is_question = below(&state, 4) == 0;
    if (attempt.is_question)
        fill_question(&attempt, &state);
    else
        fill_claim(&attempt, &state);
    attempt.certain = coin(&state);
    attempt.hints = below(&state, 4);
    attempt.active_ms = below(&state, 600000);
    attempt.when = SAMPLE_NOW + (int64_t)number;
    attempt.day = attempt.when / 86400;
    attempt.graded = (enum grade)below(&state, 5);
    attempt.grade = (enum grade)below(&state, 5);
    attempt.stability = real(&state);
    attempt.difficulty = 1 + real(&state) / 1e4;
    attempt.interval = below(&state, 36501);
    return attempt;
}

static bool same_steps(const struct attempt *a, const struct attempt *b)
{
    for (int ask = 0; ask < ASKS; ask++)
        if (a->steps[ask].given_any != b->steps[ask].given_any ||
            a->steps[ask].given != b->steps[ask].given ||
            a->steps[ask].right != b->steps[ask].right)
            return false;
    return true;
}

static bool same_answer(const struct attempt *a, const struct attempt *b)
{
    return a->gave_up == b->gave_up && a->given == b->given && a->right == b->right &&
           a->has_ground == b->has_ground && a->ground_given == b->ground_given &&
           a->ground_right == b->ground_right && a->is_question == b->is_question &&
           a->choices_given == b->choices_given && a->choices_right == b->choices_right &&
           same_steps(a, b);
}

static bool same_card(const struct attempt *a, const struct attempt *b)
{
    return a->graded == b->graded && a->grade == b->grade &&
           memcmp(&a->stability, &b->stability, sizeof a->stability) == 0 &&
           memcmp(&a->difficulty, &b->difficulty, sizeof a->difficulty) == 0 &&
           a->interval == b->interval;
}

bool sample_is(const struct attempt *attempt, uint64_t number)
{
    const struct attempt wanted = sample(number);

    return strcmp(attempt->puzzle, wanted.puzzle) == 0 &&
           strcmp(attempt->ruleset, wanted.ruleset) == 0 && attempt->content == wanted.content &&
           attempt->mode == wanted.mode && attempt->topic == wanted.topic &&
           attempt->level == wanted.level && attempt->certain == wanted.certain &&
           attempt->hints == wanted.hints && attempt->active_ms == wanted.active_ms &&
           attempt->when == wanted.when && attempt->day == wanted.day &&
           same_answer(attempt, &wanted) && same_card(attempt, &wanted);
}

/* ---- stores ---- */

const char *sample_path(struct buf *path, const char *name)
{
    buf_reset(path);
    buf_printf(path, "%s/%s/learner.db", tap_scratch(), name);
    return buf_text(path);
}

void sample_open(struct records *records, const char *path)
{
    struct err err;

    if (!store_open(records, path, SAMPLE_NOW, NULL, &err))
        bail("%s can't be opened: %s %s", path, err_code_name(err.code), err.args[0].text);
}

long sample_count(const char *path)
{
    struct records records;
    struct err err;
    long count;

    if (!store_open(&records, path, SAMPLE_NOW, NULL, &err))
        return -1;
    count = (long)records.count(records.data);
    records.free(records.data);
    return count;
}

void sample_store(const char *path, size_t count)
{
    struct records records;
    struct err err;

    sample_open(&records, path);
    for (size_t i = 0; i < count; i++) {
        struct attempt attempt = sample(i);

        if (!records.keep(records.data, &attempt, &err))
            bail("sample %zu can't be kept", i);
    }
    records.free(records.data);
}

void sample_write(const char *path, const void *bytes, size_t length)
{
    FILE *file = files_make_folders(path) ? fopen(path, "wb") : NULL;

    if (!file || fwrite(bytes, 1, length, file) != length || fclose(file) != 0)
        bail("%s can't be written", path);
}
