/* SPDX-License-Identifier: MIT */
/* Papers and answers: reading them, and the folder where they are kept. */
#include "config.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/utf8.h"
#include "cli/exam.h"
#include "os/files.h"
#include "os/paths.h"

/* ---- papers ---- */

static bool read_paper(struct exam_paper *out, const char *path, struct err *err)
{
    struct buf text = {0};
    bool good = files_read(&text, path, EXAM_FILE_LIMIT, err);

    if (good && !exam_paper_read(out, buf_text(&text), text.length, err)) {
        if (err)
            err->file = path;
        good = false;
    }
    buf_clear(&text);
    return good;
}

bool exam_desk_read(struct exam_desk *desk, const char *path, const struct pack *pack,
                    struct err_list *faults)
{
    struct err err;
    size_t before = faults->count;
    bool good = read_paper(&desk->paper, path, &err);

    if (!good)
        err_list_add(faults, &err);
    good = good && exam_puzzles(&desk->paper, pack, &desk->puzzles, faults);
    for (size_t i = before; i < faults->count; i++)
        faults->items[i].file = path;
    return good;
}

enum exit_status exam_desk_open(struct exam_desk *desk, const struct context *context,
                                const char *path, const struct pack *pack)
{
    struct err_list faults = {0};
    enum exit_status status = EXIT_DONE;

    if (!exam_desk_read(desk, path, pack, &faults))
        status = exam_complain(context, &faults);
    err_list_clear(&faults);
    return status;
}

enum exit_status exam_complain(const struct context *context, const struct err_list *faults)
{
    enum exit_status status = EXIT_DONE;

    for (size_t i = 0; i < faults->count; i++)
        status = exit_worse(status, command_fail(context, &faults->items[i]));
    return status;
}

void exam_desk_clear(struct exam_desk *desk)
{
    exam_paper_clear(&desk->paper);
    selection_clear(&desk->puzzles);
}

/* ---- the folder ---- */

bool exam_folder(struct buf *out, const struct context *context)
{
    if (!paths_data(out, context->env))
        return false;
    buf_printf(out, "/%s/exams/", context->profile);
    return true;
}

enum { SHORT_HASH = 12 };

void exam_answers_name(struct buf *out, const struct exam_paper *paper, const char *candidate)
{
    buf_printf(out, "%s-%.*s-%s.answers", paper->name, SHORT_HASH, paper->hash, candidate);
}

/* The place of "-0123456789ab-" in a name; NULL: it has none. */
static const char *find_hash(const char *name)
{
    const char *dash = name;

    while ((dash = strchr(dash, '-')) != NULL) {
        if (strspn(dash + 1, "0123456789abcdef") == SHORT_HASH && dash[1 + SHORT_HASH] == '-')
            return dash;
        dash++;
    }
    return NULL;
}

void exam_say_answers(struct buf *out, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    const char *hash = find_hash(name), *dot = strrchr(name, '.');
    const char *candidate = hash ? hash + 1 + SHORT_HASH + 1 : NULL;

    if (!hash || !dot || dot < candidate) {
        utf8_clean(out, name, strlen(name));
        return;
    }
    utf8_clean(out, name, (size_t)(hash - name));
    buf_add(out, ", ");
    utf8_clean(out, candidate, (size_t)(dot - candidate));
}

bool exam_keep_paper(const struct context *context, struct exam_paper *paper, struct err *err)
{
    struct buf path = {0}, text = {0};
    bool good = true;

    if (exam_folder(&path, context)) {
        exam_paper_write(&text, paper);
        buf_printf(&path, "%.*s.paper", SHORT_HASH, paper->hash);
        good = files_replace(buf_text(&path), buf_text(&text), text.length, err);
    }
    if (!good && err)
        err->file = NULL; /* the path goes away here */
    buf_clear(&path);
    buf_clear(&text);
    return good;
}

static bool ends_with(const char *name, const char *end)
{
    size_t length = strlen(name), tail = strlen(end);

    return length > tail && strcmp(name + length - tail, end) == 0;
}

/* Calls `take` with the path of each file of the folder whose name has this end. */
static void each_file(const struct context *context, const char *end,
                      void (*take)(void *data, const char *path), void *data)
{
    struct buf path = {0};
    bool known = exam_folder(&path, context);
    DIR *folder = known ? opendir(buf_text(&path)) : NULL;
    size_t length = path.length;

    for (struct dirent *entry; folder && (entry = readdir(folder)) != NULL;) {
        if (!ends_with(entry->d_name, end))
            continue;
        buf_add(&path, entry->d_name);
        take(data, buf_text(&path));
        buf_truncate(&path, length);
    }
    if (folder)
        closedir(folder);
    buf_clear(&path);
}

struct paper_search {
    const char *hash;
    struct buf *out;
    bool found;
};

static void look_at_paper(void *data, const char *path)
{
    struct paper_search *search = data;
    struct exam_paper paper = {.count = 0};

    if (!search->found && read_paper(&paper, path, NULL) && strcmp(paper.hash, search->hash) == 0) {
        buf_add(search->out, path);
        search->found = true;
    }
    exam_paper_clear(&paper);
}

bool exam_find_paper(struct buf *out, const struct context *context, const char *hash)
{
    struct paper_search search = {hash, out, false};

    each_file(context, ".paper", look_at_paper, &search);
    return search.found;
}

struct open_search {
    const struct context *context;
    struct path_list *out;
    bool failed;
};

static bool is_open(const struct context *context, const char *path)
{
    struct exam_paper paper = {.count = 0};
    struct exam_sheet sheet = {.count = 0};
    struct buf text = {0}, where = {0};
    char hash[DIGEST_SIZE];
    struct err err = {.code = ERR_NONE};
    bool good = files_read(&text, path, EXAM_FILE_LIMIT, NULL) &&
                exam_sheet_peek(buf_text(&text), text.length, hash) &&
                exam_find_paper(&where, context, hash) &&
                read_paper(&paper, buf_text(&where), NULL) &&
                (exam_sheet_read(&sheet, &paper, buf_text(&text), text.length, &err) ||
                 err.code == ERR_EXAM_CUT) &&
                !sheet.handed_in;

    exam_sheet_clear(&sheet);
    exam_paper_clear(&paper);
    buf_clear(&text);
    buf_clear(&where);
    return good;
}

static void look_at_answers(void *data, const char *path)
{
    struct open_search *search = data;
    struct path_list *out = search->out;
    char *copy;

    if (search->failed || !is_open(search->context, path))
        return;
    copy = mem_dup(path);
    if (!copy ||
        !mem_grow((void **)&out->items, &out->capacity, out->count + 1, sizeof *out->items)) {
        free(copy);
        search->failed = true;
        return;
    }
    out->items[out->count++] = copy;
}

bool exam_find_open(struct path_list *out, const struct context *context)
{
    struct open_search search = {context, out, false};

    each_file(context, ".answers", look_at_answers, &search);
    return !search.failed;
}
