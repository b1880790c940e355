/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "train/records.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

struct memory {
    struct attempt *attempts;
    size_t count, capacity;
    struct run run;
    bool has_run;
    bool lost_latest; /* the latest keep had no memory */
};

static bool keep(void *data, const struct attempt *attempt, struct err *err)
{
    struct memory *memory = data;

    if (!mem_grow((void **)&memory->attempts, &memory->capacity, memory->count + 1,
                  sizeof *memory->attempts)) {
        memory->lost_latest = true;
        err_set(err, ERR_MEMORY);
        return false;
    }
    memory->lost_latest = false;
    memory->attempts[memory->count++] = *attempt;
    return true;
}

static bool undo(void *data, struct err *err)
{
    struct memory *memory = data;

    if (memory->lost_latest) {
        memory->lost_latest = false;
        return true;
    }
    if (memory->count == 0) {
        err_set(err, ERR_NONE);
        return false;
    }
    memory->count--;
    return true;
}

static bool replace(void *data, const struct attempt *attempt, struct err *err)
{
    struct memory *memory = data;

    if (memory->lost_latest)
        return keep(data, attempt, err);
    if (memory->count == 0) {
        err_set(err, ERR_NONE);
        return false;
    }
    memory->attempts[memory->count - 1] = *attempt;
    return true;
}

static size_t count(void *data)
{
    const struct memory *memory = data;

    return memory->count;
}

static bool get(void *data, size_t n, struct attempt *out)
{
    const struct memory *memory = data;

    if (n >= memory->count)
        return false;
    *out = memory->attempts[n];
    return true;
}

static bool note_run(void *data, const struct run *run, struct err *err)
{
    struct memory *memory = data;

    (void)err;
    memory->run = *run;
    memory->has_run = true;
    return true;
}

static bool last_run(void *data, struct run *out)
{
    const struct memory *memory = data;

    if (memory->has_run)
        *out = memory->run;
    return memory->has_run;
}

static void release(void *data)
{
    struct memory *memory = data;

    if (!memory)
        return;
    free(memory->attempts);
    free(memory);
}

bool records_memory(struct records *out)
{
    struct memory *memory = calloc(1, sizeof *memory);

    *out = (struct records){
        .data = memory, .keep = keep, .undo = undo, .replace = replace, .count = count, .get = get,
        .note_run = note_run, .last_run = last_run, .free = release};
    return memory != NULL;
}

const char *attempt_mode_name(enum attempt_mode mode)
{
    static const char *const names[MODES] = {"quiz", "drill", "spot", "class", "exam"};

    return names[mode];
}

bool attempt_is_right(const struct attempt *attempt)
{
    if (attempt->is_question)
        return !attempt->gave_up && attempt->choices_given == attempt->choices_right;
    if (attempt->gave_up || attempt->given != attempt->right)
        return false;
    return !attempt->has_ground || attempt->ground_given == attempt->ground_right;
}

bool attempt_step_is_wrong(const struct attempt *attempt, enum ask ask)
{
    const struct attempt_step *step = &attempt->steps[ask];

    return step->given_any && step->given != step->right;
}

bool attempt_has_wrong_step(const struct attempt *attempt)
{
    bool found = false;

    for (int ask = 0; ask < ASKS; ask++)
        found = found || attempt_step_is_wrong(attempt, (enum ask)ask);
    return found;
}

bool records_last(const struct records *records)
{
    return records->lasting && (!records->waiting || records->waiting(records->data) == 0);
}

void records_tally(const struct records *records, const char *puzzle, struct tally *out)
{
    struct attempt attempt;

    *out = (struct tally){0};
    for (size_t i = 0; records->get(records->data, i, &attempt); i++) {
        if (puzzle && strncmp(attempt.puzzle, puzzle, sizeof attempt.puzzle - 1) != 0)
            continue;
        out->asked++;
        out->right += attempt_is_right(&attempt);
    }
    out->seen = puzzle ? out->asked : 0;
}
