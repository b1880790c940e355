/* SPDX-License-Identifier: MIT */
#include "config.h"

#include "cli/line_game.h"

#include <string.h>

#include "os/files.h"

void line_game_clear(struct line_game *game)
{
    pgn_game_clear(&game->pgn);
    event_list_clear(&game->events);
    report_clear(&game->report);
    *game = (struct line_game){0};
}

/* ---- a file's games ---- */

struct games {
    const char *path;
    struct file_stream *stream;
    struct reader *reader;
};

static bool open_games(struct games *games, const char *path, struct err *err)
{
    struct pgn_source source = {.read = file_stream_read};

    *games = (struct games){.path = path, .stream = file_stream_open(path, err)};
    if (!games->stream)
        return false;
    source.data = games->stream;
    games->reader = reader_new(source, NULL);
    if (games->reader)
        return true;
    err_set(err, ERR_MEMORY);
    file_stream_close(games->stream);
    return false;
}

static void close_games(struct games *games)
{
    reader_free(games->reader);
    file_stream_close(games->stream);
}

/* The next game; false at the end (err->code ERR_NONE) and on a failure. */
static bool next_game(struct games *games, struct pgn_game *out, struct err *err)
{
    enum read_what what = reader_next(games->reader, out, err);

    if (what == READ_GAME)
        return true;
    if (what == READ_END)
        err_set(err, ERR_NONE);
    else if (what == READ_FAILED && err->code != ERR_MEMORY)
        file_stream_error(games->stream, err);
    err->file = games->path;
    return false;
}

bool line_game_read(struct line_game *game, const char *path, long number, struct err *err)
{
    struct pgn_game pgn = {0};
    struct games games;
    bool found = false;

    if (!open_games(&games, path, err))
        return false;
    while (!found && next_game(&games, &pgn, err))
        found = pgn.number == number;
    close_games(&games);
    if (!found) {
        pgn_game_clear(&pgn);
        return false;
    }
    pgn_game_clear(&game->pgn);
    game->pgn = pgn;
    return true;
}

bool line_game_titles(const char *path, void (*title)(void *data, long number, const char *text),
                      void *data, struct err *err)
{
    struct pgn_game pgn = {0};
    struct games games;

    if (!open_games(&games, path, err))
        return false;
    while (next_game(&games, &pgn, err)) {
        struct buf text = {0};

        report_title(&text, &pgn);
        title(data, pgn.number, buf_text(&text));
        buf_clear(&text);
    }
    close_games(&games);
    pgn_game_clear(&pgn);
    return err->code == ERR_NONE;
}

bool line_game_from_fen(struct line_game *game, const char *fen, struct err *err)
{
    struct pgn_game pgn = {0};

    if (pgn_game_from_fen(&pgn, fen, strlen(fen)) && pgn.playable) {
        pgn_game_clear(&game->pgn);
        game->pgn = pgn;
        return true;
    }
    if (pgn.errors.count > 0)
        *err = pgn.errors.items[0];
    else
        err_set(err, ERR_MEMORY);
    pgn_game_clear(&pgn);
    return false;
}

bool line_game_look(struct line_game *game, const struct ruleset *rules,
                    const struct san_letters *letters)
{
    const struct game *moves = &game->pgn.game;
    struct near_miss_list near = {0};
    bool good = draws_events(moves, moves->plies, rules, DEAD_FULL, &game->events) &&
                near_misses(moves, rules, &near);

    report_clear(&game->report);
    game->report = (struct report){0};
    good = good && report_game(&game->report, &game->pgn, rules, &game->events, &near, letters);
    near_miss_list_clear(&near);
    return good;
}
