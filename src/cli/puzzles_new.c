/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/puzzles_new.h"

#include <string.h>

#include "cli/commands.h"
#include "os/files.h"
#include "pgn/claim_text.h"
#include "pgn/reader.h"
#include "text/i18n.h"
#include "text/notation.h"
#include "train/puzzle_write.h"

enum { GAME_MOST = 1000000000 };

struct making {
    struct context *context;
    const char *from, *name;       /* name NULL: to standard output */
    long number;                   /* of the game, from 1 */
    struct claim claim;
    char place[CLAIM_PLACE_SIZE];  /* "33b"; "": claim.ply */
    struct pgn_game game;
};

static bool read_asked(struct making *making, const struct options *options, struct err *err)
{
    const char *claim = option_value(options, "claim");
    return claim_text_parse_at(claim, strlen(claim), NULL, &making->claim, making->place, err) &&
           option_number(options, "game", 1, GAME_MOST, &making->number, err);
}

/* --- reading ----------------------------------------------------------------------------- */

static bool fail_with(struct err *err, enum err_code code, long number)
{
    err_set(err, code);
    err_add_number(err, number);
    return false;
}

static bool find_game(struct making *making, struct reader *reader, struct file_stream *stream,
                      struct err *err)
{
    enum read_what what = READ_FAILED;
    err_set(err, ERR_MEMORY);
    while (reader && (what = reader_next(reader, &making->game, err)) == READ_GAME)
        if (making->game.number == making->number)
            return true;
    if (what == READ_FAILED && err->code != ERR_MEMORY)
        file_stream_error(stream, err);
    return what == READ_END && fail_with(err, ERR_NO_GAME, making->number);
}

static bool read_game(struct making *making, struct err *err)
{
    struct file_stream *stream = file_stream_open(making->from, err);
    if (!stream)
        return false;
    struct reader *reader = reader_new((struct pgn_source){file_stream_read, stream}, NULL);
    bool good = find_game(making, reader, stream, err);
    reader_free(reader);
    file_stream_close(stream);
    if (good && making->game.errors.count > 0) { /* a puzzle wants a game that is whole */
        *err = making->game.errors.items[0];
        good = false;
    }
    return good;
}

static bool settle_ply(struct making *making, struct err *err)
{
    int plies = making->game.game.plies;
    if (making->place[0])
        making->claim.ply = notation_parse_ply(&making->game.game, making->place);
    if (making->claim.ply >= 0 && making->claim.ply <= plies)
        return true;
    err_set(err, ERR_CLAIM_PLY_RANGE);
    if (making->place[0])
        err_add_text(err, making->place);
    else
        err_add_number(err, making->claim.ply);
    err_add_number(err, plies);
    return false;
}

/* --- writing ----------------------------------------------------------------------------- */

static bool write_file(const struct making *making, struct buf *out, struct err *err)
{
    struct puzzle_source source = {&making->game, &making->game.game, making->game.game.plies};
    struct verdict verdict;
    err_set(err, ERR_MEMORY);
    if (!verdict_of(&making->game.game, &making->claim, making->context->rules, DEAD_FAST,
                    &verdict))
        return false;
    bool good = puzzle_write(out, &source, &verdict, making->name ? making->name : making->from);
    verdict_clear(&verdict);
    return good;
}

static bool is_name(const char *name)
{
    size_t length = strlen(name);
    return length > 0 && length <= 64 &&
           strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == length;
}

static enum exit_status put_among_own(const struct making *making, const struct buf *text)
{
    struct buf path = {0};
    struct err err;
    enum exit_status status = EXIT_DONE;
    if (!paths_data(&path, making->context->env)) {
        err_set(&err, ERR_STORE_NO_PLACE);
        return command_fail(making->context, &err);
    }
    buf_printf(&path, "/puzzles/%s.pgn", making->name);
    files_make_folders(buf_text(&path));
    if (files_create(buf_text(&path), buf_text(text), text->length, &err))
        fprintf(making->context->err, _("drawclaim: %s is written; give it a title and words, and "
                                        "check it with: drawclaim puzzles lint\n"),
                buf_text(&path));
    else
        status = command_fail(making->context, &err);
    buf_clear(&path);
    return status;
}

static enum exit_status make(struct making *making, const struct options *options)
{
    struct buf text = {0};
    struct err err;
    enum exit_status status;
    if (!read_asked(making, options, &err))
        return exit_worse(command_fail(making->context, &err), EXIT_USAGE);
    if (!read_game(making, &err) || !settle_ply(making, &err) ||
        !write_file(making, &text, &err)) {
        err.file = making->from;
        status = command_fail(making->context, &err);
    } else if (making->name) {
        status = put_among_own(making, &text);
    } else {
        status = command_write(making->context, buf_text(&text), text.length);
    }
    buf_clear(&text);
    return status;
}

enum exit_status puzzles_new(struct context *context, const struct options *options)
{
    struct making making = {.context = context, .from = option_value(options, "from"), .number = 1};
    if (options->operand_count > 1)
        making.name = options->operands[1];
    if (options->operand_count > 2 || !making.from || !option_given(options, "claim"))
        return command_usage(context, &cmd_puzzles,
                             _("puzzles new: --from=PGN and --claim=PLY:CLAIM are needed"));
    if (making.name && !is_name(making.name))
        return command_usage(context, &cmd_puzzles,
                             _("puzzles new: a name has letters, digits and -, at most 64"));
    enum exit_status status = make(&making, options);
    pgn_game_clear(&making.game);
    return status;
}
