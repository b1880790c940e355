/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/packs.h"

#include "os/files.h"
#include "os/paths.h"
#include "text/i18n.h"
#include "train/table_questions.h"

/* Always the same seed: a question stays the same from run to run. */
enum { PACK_LIMIT = 64 * 1024 * 1024, TABLE_SEED = 1 };

bool packs_read_file(struct pack *pack, const char *path, struct err_list *errors,
                     struct err_list *warnings, struct err *err)
{
    struct buf text = {0};
    bool good = files_read(&text, path, PACK_LIMIT, err);
    if (good && !pack_read(pack, path, buf_text(&text), text.length, errors, warnings)) {
        err_set(err, ERR_MEMORY);
        good = false;
    }
    buf_clear(&text);
    return good;
}

static void load_file(const struct context *context, struct pack *pack, const char *path)
{
    struct err_list errors = {0}, warnings = {0};
    struct err err;
    if (!packs_read_file(pack, path, &errors, &warnings, &err))
        command_complain(context, &err);
    for (size_t i = 0; i < errors.count; i++)
        command_complain(context, &errors.items[i]);
    for (size_t i = 0; i < warnings.count; i++)
        command_warn(context, &warnings.items[i]);
    err_list_clear(&errors);
    err_list_clear(&warnings);
}

static void load_folder(const struct context *context, struct pack *pack, const char *folder)
{
    struct path_list files = {0};
    paths_puzzle_files(&files, folder);
    for (size_t i = 0; i < files.count; i++)
        load_file(context, pack, files.items[i]);
    path_list_clear(&files);
}

enum exit_status packs_load(const struct context *context, struct pack *out)
{
    struct path_list folders = {0};
    paths_puzzle_folders(&folders, context->env, PKGDATADIR "/puzzles");
    for (size_t i = 0; i < folders.count; i++)
        load_folder(context, out, folders.items[i]);
    path_list_clear(&folders);
    if (out->count > 0) {
        struct err err;
        err_set(&err, ERR_MEMORY);
        return table_questions(out, context->language, TABLE_SEED) ? EXIT_DONE
                                                                   : command_fail(context, &err);
    }
    fputs(_("drawclaim: no puzzles found; install the program, or name their folder in "
            "DRAWCLAIM_PUZZLES\n"),
          context->err);
    return EXIT_SYSTEM;
}
