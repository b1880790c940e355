/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/exam_sitting.h"

#include <stdlib.h>
#include <string.h>

#include "os/clock.h"
#include "os/files.h"

void exam_sitting_init(struct exam_sitting *sitting, const struct context *context,
                       const struct pack *pack)
{
    *sitting = (struct exam_sitting){.context = context, .pack = pack, .file = {.fd = -1}};
}

void exam_sitting_clear(struct exam_sitting *sitting)
{
    append_close(&sitting->file);
    exam_clear(&sitting->exam);
    exam_desk_clear(&sitting->desk);
    buf_clear(&sitting->path);
    buf_clear(&sitting->paper);
}

static void sit_down(struct exam_sitting *sitting)
{
    exam_begin(&sitting->exam, &sitting->desk.paper, &sitting->desk.puzzles,
               (struct exam_keeper){&sitting->file, append_add});
}

bool exam_sitting_begin(struct exam_sitting *sitting, const char *candidate, int factor,
                        struct err *err)
{
    if (!append_create(&sitting->file, buf_text(&sitting->path), err))
        return false;
    sit_down(sitting);
    exam_clock(&sitting->exam, clock_monotonic_ms(), clock_utc());
    return exam_keep_paper(sitting->context, &sitting->desk.paper, err) &&
           exam_start(&sitting->exam, candidate, factor, err);
}

/* ---- resume ---- */

static bool refuse(struct err_list *faults, struct err *err, const char *file)
{
    if (!err->file)
        err->file = file;
    err_list_add(faults, err);
    return false;
}

/* Opens the kept paper to which answers belong. */
static bool open_paper(struct exam_sitting *sitting, const struct buf *answers,
                       struct err_list *faults)
{
    char hash[DIGEST_SIZE];
    struct err err;

    if (!exam_sheet_peek(buf_text(answers), answers->length, hash)) {
        err_set(&err, ERR_EXAM_KIND);
        err_add_text(&err, "drawclaim-answers 1");
        return refuse(faults, &err, buf_text(&sitting->path));
    }
    if (!exam_find_paper(&sitting->paper, sitting->context, hash)) {
        err_set(&err, ERR_EXAM_PAPER);
        return refuse(faults, &err, buf_text(&sitting->path));
    }
    return exam_desk_read(&sitting->desk, buf_text(&sitting->paper), sitting->pack, faults);
}

static bool go_on(struct exam_sitting *sitting, const struct buf *answers, struct err *err)
{
    struct exam_sheet sheet = {.count = 0};
    bool good =
        exam_sheet_read(&sheet, &sitting->desk.paper, buf_text(answers), answers->length, err) ||
        err->code == ERR_EXAM_CUT;

    sit_down(sitting);
    good = good &&
           append_open(&sitting->file, buf_text(&sitting->path), (int64_t)answers->length,
                       (int64_t)sheet.length, err) &&
           exam_resume(&sitting->exam, &sheet, clock_monotonic_ms(), clock_utc(), err);
    exam_sheet_clear(&sheet);
    return good;
}

bool exam_sitting_resume(struct exam_sitting *sitting, struct err_list *faults)
{
    const char *path = buf_text(&sitting->path);
    struct buf answers = {0};
    struct err err = {.code = ERR_NONE};
    bool good = files_read(&answers, path, EXAM_FILE_LIMIT, &err) || refuse(faults, &err, path);

    good = good && open_paper(sitting, &answers, faults) &&
           (go_on(sitting, &answers, &err) || refuse(faults, &err, path));
    buf_clear(&answers);
    return good;
}

/* ---- the lobby ---- */

/* Opened once: who leaves the exam and comes back finds it as it was. */
static struct exam *open_sitting(void *data, size_t n, struct err *err)
{
    const struct exam_lobby *lobby = data;
    struct exam_sitting *sitting = &lobby->sittings[n];
    struct err_list faults = {0};

    if (sitting->file.fd < 0 && !exam_sitting_resume(sitting, &faults)) {
        if (faults.count > 0)
            *err = faults.items[0];
        else
            err_set(err, ERR_MEMORY);
        err_list_clear(&faults);
        return NULL;
    }
    return &sitting->exam;
}

static void name_sitting(const void *data, size_t n, struct buf *out)
{
    const struct exam_lobby *lobby = data;

    exam_say_answers(out, buf_text(&lobby->sittings[n].path));
}

static int compare_paths(const void *a, const void *b)
{
    const char *const *left = a, *const *right = b;

    return strcmp(*left, *right);
}

static void enter(struct exam_lobby *lobby, const struct path_list *found,
                  const struct context *context, const struct pack *pack)
{
    qsort(found->items, found->count, sizeof *found->items, compare_paths);
    for (size_t i = 0; i < found->count; i++) {
        exam_sitting_init(&lobby->sittings[i], context, pack);
        buf_add(&lobby->sittings[i].path, found->items[i]);
    }
    lobby->count = found->count;
    lobby->door = (struct exam_door){lobby, found->count, name_sitting, open_sitting};
}

bool exam_lobby_open(struct exam_lobby *lobby, const struct context *context,
                     const struct pack *pack)
{
    struct path_list found = {0};
    bool good = exam_find_open(&found, context);

    *lobby = (struct exam_lobby){.sittings = calloc(found.count + 1, sizeof *lobby->sittings)};
    good = good && lobby->sittings;
    if (good && found.count > 0)
        enter(lobby, &found, context, pack);
    path_list_clear(&found);
    return good;
}

void exam_lobby_clear(struct exam_lobby *lobby)
{
    for (size_t i = 0; i < lobby->count; i++)
        exam_sitting_clear(&lobby->sittings[i]);
    free(lobby->sittings);
    *lobby = (struct exam_lobby){.count = 0};
}
