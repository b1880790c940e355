/* SPDX-License-Identifier: MIT */
/*
 * Games in, findings out: one text or one JSON object per game, complaints on stderr.  The
 * games are read one at a time, so that memory is bounded by one of them.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "cli/check.h"
#include "cli/commands.h"
#include "os/files.h"
#include "pgn/claim_text.h"
#include "text/i18n.h"
#include "text/notation.h"

static const struct option_info check_options[] = {
    {"claim", 0, "PLY:CLAIM", N_("judge this claim, as in 66:threefold,move=Qe2 (66 half-moves; or 33b); may be repeated")},
    {"game", 0, "N[-M]", N_("only this game, or these games, of each file")},
    {"fen", 0, "FEN", N_("judge a position instead of files")},
    {"letters", 0, "LL", N_("moves, also those in --claim, have the piece letters of this language")},
    {"explain", 0, NULL, N_("give the reasons of each verdict in full")},
    {"moves", 0, NULL, N_("JSON: list the moves")},
    {"legal", 0, NULL, N_("JSON: list the legal moves of the final position")},
    {"summary", 0, NULL, N_("one JSON object with the counts of all games")},
    {"dead", 0, "off|material|fast|full", N_("how hard dead positions are looked for; fast by default")},
    {NULL, 0, NULL, NULL},
};

static bool read_claims(struct check *check, const struct options *options, struct err *err)
{
    const char *text;
    for (size_t n = 0; (text = option_nth(options, "claim", n)); n++) {
        if (n == CHECK_CLAIMS) {
            option_refuse(err, "claim", text, _("at most 64 claims"));
            return false;
        }
        if (!claim_text_parse_at(text, strlen(text), check->reading, &check->claims[n].claim,
                                 check->claims[n].place, err))
            return false;
        check->claim_count = n + 1;
    }
    return true;
}

static bool read_letters(struct check *check, const char *code, struct err *err)
{
    if (!code)
        return true;
    check->reading = notation_find(code);
    if (!check->reading)
        option_refuse(err, "letters", code, _("a language with known piece letters, as en or de"));
    return check->reading != NULL;
}

static bool read_options(struct check *check, const struct options *options, struct err *err)
{
    const char *dead = option_value(options, "dead");
    check->mode = dead ? dead_mode_find(dead) : DEAD_FAST; /* one of the words, or refused before */
    check->explain = option_given(options, "explain");
    check->moves = option_given(options, "moves");
    check->legal = option_given(options, "legal");
    check->summing = option_given(options, "summary");
    check->first = 1;
    check->last = -1;
    return read_letters(check, option_value(options, "letters"), err) &&
           read_claims(check, options, err) &&
           option_range(options, "game", &check->first, &check->last, err);
}

static void worse(struct check *check, enum exit_status status)
{
    check->status = exit_worse(check->status, status);
}

static bool wanted(const struct check *check, const struct pgn_game *game)
{
    return game->number >= check->first && (check->last < 0 || game->number <= check->last);
}

static bool past(const struct check *check, const struct pgn_game *game)
{
    return check->last >= 0 && game->number >= check->last;
}

struct seen {
    long wanted;
    bool bad; /* it could not be read, which was said */
};

/* A file's games until its end, or until the last one wanted. */
static void check_source(struct check *check, struct pgn_source source, struct file_stream *stream,
                         struct seen *seen)
{
    struct reader *reader = reader_new(source, check->reading);
    struct pgn_game game = {0};
    struct err err;
    enum read_what what = READ_FAILED;
    err_set(&err, ERR_MEMORY);
    while (reader && (what = reader_next(reader, &game, &err)) == READ_GAME) {
        if (wanted(check, &game)) {
            worse(check, check_game(check, &game));
            seen->wanted++;
        }
        if (past(check, &game))
            break;
    }
    if (what == READ_FAILED && stream && err.code != ERR_MEMORY)
        file_stream_error(stream, &err);
    if (what == READ_NOT_PGN || what == READ_FAILED) {
        err.file = check->file;
        worse(check, command_fail(check->context, &err));
        seen->bad = true;
    }
    pgn_game_clear(&game);
    reader_free(reader);
}

/* Nothing to judge is not silence: bad input where a claim or a game was asked for, which has no
 * answer; else a warning. */
static void check_seen(struct check *check, const struct seen *seen)
{
    struct err err;
    if (seen->wanted > 0 || seen->bad)
        return;
    err_set(&err, ERR_NO_GAME);
    err_add_number(&err, check->first > 1 ? check->first : 0);
    err.file = check->file;
    if (check->claim_count > 0 || check->first > 1)
        worse(check, command_fail(check->context, &err));
    else
        command_warn(check->context, &err);
}

static void check_file(struct check *check, const char *path)
{
    struct err err;
    struct seen seen = {0, false};
    bool is_input = strcmp(path, "-") == 0;
    struct file_stream *stream = file_stream_open(path, &err);
    check->file = is_input ? "(stdin)" : path;
    if (is_input)
        command_say_waiting(check->context);
    if (!stream) {
        worse(check, command_fail(check->context, &err));
        return;
    }
    check_source(check, (struct pgn_source){file_stream_read, stream}, stream, &seen);
    file_stream_close(stream);
    check_seen(check, &seen);
}

static void check_fen(struct check *check, const char *fen)
{
    struct pgn_game game = {0};
    check->file = "--fen";
    if (pgn_game_from_fen(&game, fen, strlen(fen))) {
        worse(check, check_game(check, &game));
    } else {
        struct err err;
        err_set(&err, ERR_MEMORY);
        worse(check, command_fail(check->context, &err));
    }
    pgn_game_clear(&game);
}

static void check_all(struct check *check, const struct options *options)
{
    const char *fen = option_value(options, "fen");
    if (fen)
        check_fen(check, fen);
    else if (options->operand_count == 0)
        check_file(check, "-");
    for (int i = 0; i < options->operand_count; i++)
        check_file(check, options->operands[i]);
}

static enum exit_status run(struct context *context, const struct options *options)
{
    struct check *check = calloc(1, sizeof *check);
    struct err err;
    err_set(&err, ERR_MEMORY);
    if (!check)
        return command_fail(context, &err);
    check->context = context;
    if (!read_options(check, options, &err)) {
        enum exit_status failed = command_fail(context, &err);
        worse(check, failed == EXIT_SYSTEM ? failed : EXIT_USAGE); /* a --claim that is no move */
    } else if (option_given(options, "fen") && options->operand_count > 0) {
        worse(check, command_usage(context, &cmd_check, _("check: either --fen or files, not both")));
    } else {
        check_all(check, options);
        if (check->summing)
            worse(check, check_summary(check));
    }
    enum exit_status status = check->status;
    check_clear(check);
    free(check);
    return status;
}

const struct command cmd_check = {
    "check", "[FILE|-]...", N_("judge claims and list what could have been claimed"), check_options,
    run,
};
